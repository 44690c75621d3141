"""A summary for the author of a recipe: is it too long or unfair, which cards are dead, what ends its games?"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from defuse.bots.entrants import Outsider
from defuse.bots.outside.limits import CAN_LIMIT
from defuse.bots.outside.wording import no_limits
from defuse.lab.running.wording import Wording
from defuse.lab.simulate.compare import LEVEL
from defuse.lab.simulate.findings import CardFindings, Findings
from defuse.lab.statistics.estimates import Estimate, around, chance_of, holm

# How many times the length of the Original Edition counts as long, and as very long.
_LONG: Final = 1.2
_VERY_LONG: Final = 1.5

# A seat or a card matters if it changes the chance of winning by this part of a fair share.
MATTERS: Final = 0.1

# A card is dead if a smaller share of its holders ever use it.
_HARDLY_USED: Final = 0.1

_MOST_NAMED: Final = 3


def summary(found: Sequence[Findings], usual: Mapping[int, Findings], wording: Wording) -> list[str]:
    """The sentences about all numbers of players together; `usual` are games of the Original Edition."""
    return [
        *_length(found, usual, wording),
        *_fairness(found, wording),
        *_dead_cards(found, wording),
        *_worth(found, wording),
        *_ends(found, wording),
        *_nopes(found, wording),
        *_troubles(found, wording),
    ]


def _each(found: Sequence[Findings], tell: Callable[[Findings], str]) -> str:
    """A figure for every number of players: 24.1 / 37.3."""
    return " / ".join(map(tell, found))


def counts_of(found: Sequence[Findings], wording: Wording) -> str:
    """The numbers of players of such figures: 2 / 3 / 4 players."""
    *others, last = (each.players for each in found)
    return " / ".join([*map(str, others), wording.counted(last)])


# Length


def _length(found: Sequence[Findings], usual: Mapping[int, Findings], wording: Wording) -> list[str]:
    words = wording.words
    told = []
    for degree in ("short", "usual", "long", "very long", "unknown"):
        alike = [each for each in found if _degree(each, usual.get(each.players)) == degree]
        if not alike:
            continue
        players = counts_of(alike, wording)
        turns = _each(alike, lambda each: wording.number(each.turns.mean.value))
        late = _each(alike, lambda each: wording.whole(each.turns.high))
        if degree == "unknown":
            told.append(words("simulate-sum-length", players=players, turns=turns, late=late))
            continue
        normal = _each(alike, lambda each: wording.number(usual[each.players].turns.mean.value))
        if degree == "short":
            told.append(words("simulate-sum-length-short", players=players, turns=turns, late=late, usual=normal))
        elif degree == "usual":
            told.append(words("simulate-sum-length-usual", players=players, turns=turns, late=late, usual=normal))
        elif degree == "long":
            told.append(words("simulate-sum-length-long", players=players, turns=turns, late=late, usual=normal))
        else:
            told.append(words("simulate-sum-length-very-long", players=players, turns=turns, late=late, usual=normal))
    waiting = [each for each in found if each.players > 2]
    if waiting:
        waits = _each(waiting, lambda each: wording.number(each.waits.mean.value))
        told.append(words("simulate-sum-waits", players=counts_of(waiting, wording), turns=waits))
    return told


def _degree(found: Findings, usual: Findings | None) -> str:
    if usual is None:
        return "unknown"
    times = found.turns.mean.value / usual.turns.mean.value
    if times >= _VERY_LONG:
        return "very long"
    if times >= _LONG:
        return "long"
    return "short" if times <= 1 / _LONG else "usual"


# Seats


def _fairness(found: Sequence[Findings], wording: Wording) -> list[str]:
    words = wording.words
    rates = _each(found, lambda each: wording.percent(each.wins[0].value))
    fair = _each(found, lambda each: wording.percent(1 / each.players))
    told = [words("simulate-sum-first", players=counts_of(found, wording), rates=rates, fair=fair)]
    places = _deviations(found)
    unfair = [(each, place) for each, place, real in places if real and _is_far(each, place)]
    if unfair:
        for each, place in unfair:
            rate, par = wording.percent(each.wins[place].value), wording.percent(1 / each.players)
            seat, players = wording.place(place), wording.counted(each.players)
            told.append(words("simulate-sum-unfair", place=seat, players=players, rate=rate, par=par))
    elif any(real for _, _, real in places):
        told.append(words("simulate-sum-nearly-fair"))
    elif all(_is_within(each, won) for each in found for won in each.wins):
        told.append(words("simulate-sum-fair"))
    else:
        told.append(words("simulate-sum-fair-unknown"))
    return told


def _deviations(found: Sequence[Findings]) -> list[tuple[Findings, int, bool]]:
    """Every place, with whether its win rate surely differs from a fair share, corrected for multiple tests."""
    places = [(each, place) for each in found for place in range(each.players)]
    chances = [
        chance_of(around(each.wins[place].value - 1 / each.players, _fair_error(each))) for each, place in places
    ]
    return [(each, place, chance < LEVEL) for (each, place), chance in zip(places, holm(chances), strict=True)]


def seat_signs(found: Sequence[Findings]) -> dict[tuple[int, int], str]:
    """By players and place: a sign where a seat surely wins more or less than its fair share."""
    return {
        (each.players, place): "▲" if each.wins[place].value * each.players > 1 else "▼"
        for each, place, real in _deviations(found)
        if real
    }


def _fair_error(found: Findings) -> float:
    """The standard error of a win rate if seats were fair."""
    par = 1 / found.players
    return float((par * (1 - par) / found.games) ** 0.5)


def _is_far(found: Findings, place: int) -> bool:
    return abs(found.wins[place].value * found.players - 1) >= MATTERS


def _is_within(found: Findings, won: Estimate) -> bool:
    """Whether a seat surely does not matter."""
    return abs(won.low * found.players - 1) < MATTERS and abs(won.high * found.players - 1) < MATTERS


# Cards


def _dead_cards(found: Sequence[Findings], wording: Wording) -> list[str]:
    """Cards that hardly any holder uses, at any number of players; otherwise the lowest share of the tables."""
    words = wording.words
    used: dict[str, list[tuple[float, int]]] = {}
    for each in found:
        for card in each.cards:
            if card.shown_share is not None:
                used.setdefault(card.kind, []).append((card.shown_share.value, each.players))
    if not used:
        return []
    dead = sorted((kind for kind in used if max(used[kind])[0] < _HARDLY_USED), key=lambda kind: max(used[kind]))
    if dead:
        return [words("simulate-sum-dead", cards=wording.cards(dead), limit=wording.percent(_HARDLY_USED, 0))]
    least = min(used, key=lambda kind: min(used[kind]))
    value, players = min(used[least])
    name, share = wording.card(least), wording.percent(value, 0)
    if len(found) == 1:
        return [words("simulate-sum-no-dead", card=name, share=share)]
    return [words("simulate-sum-no-dead-among", card=name, share=share, players=wording.counted(players))]


def _worth(found: Sequence[Findings], wording: Wording) -> list[str]:
    """The best and worst cards to be dealt, if that is certain and matters."""
    words = wording.words
    known = [(each, card) for each in found for card in each.cards if card.dealt is not None]
    chances = holm([chance_of(card.dealt.difference) for _, card in known if card.dealt is not None])
    sure = [pair for pair, chance in zip(known, chances, strict=True) if chance < LEVEL]
    best = _named([(each, card) for each, card in sure if _points(card) >= MATTERS / each.players], True, wording)
    worst = _named([(each, card) for each, card in sure if _points(card) <= -MATTERS / each.players], False, wording)
    told = []
    if best:
        told.append(words("simulate-sum-best", cards=best))
    if worst:
        told.append(words("simulate-sum-worst", cards=worst))
    if known and not told:
        told.append(words("simulate-sum-alike"))
    return told


def _points(card: CardFindings) -> float:
    assert card.dealt is not None
    return card.dealt.difference.value


def _named(cards: list[tuple[Findings, CardFindings]], best: bool, wording: Wording) -> str:
    """The most important cards, each at the number of players where it matters most."""
    cards.sort(key=lambda pair: -abs(_points(pair[1]) * pair[0].players))
    told: dict[str, str] = {}
    for each, card in cards:
        if card.kind not in told and len(told) < _MOST_NAMED:
            points = wording.signed(100 * _points(card))
            players = wording.counted(each.players)
            name = wording.card(card.kind)
            told[card.kind] = wording.words("simulate-card-points", card=name, points=points, players=players)
    return wording.words.names(list(told.values()))


# The rest


def _ends(found: Sequence[Findings], wording: Wording) -> list[str]:
    words = wording.words
    kinds = list(dict.fromkeys(cause.kind for each in found for cause in each.causes if cause.ends.value > 0))
    if len(kinds) == 1:
        return [words("simulate-sum-one-end", card=wording.card(kinds[0]))]
    told = []
    for kind in kinds:
        shares = [cause.ends.value for each in found for cause in each.causes if cause.kind == kind]
        low, high = wording.percent(min(shares), 0), wording.percent(max(shares), 0)
        share = low if low == high else words("simulate-from-to", low=low, high=high)
        told.append(words("simulate-end", card=wording.card(kind), share=share))
    return [words("simulate-sum-ends", ends=words.names(told))]


def _nopes(found: Sequence[Findings], wording: Wording) -> list[str]:
    flying = [each for each in found if each.stopped is not None and each.nopes.mean.value > 0]
    if not flying:
        return []
    players = counts_of(flying, wording)
    nopes = _each(flying, lambda each: wording.number(each.nopes.mean.value))
    stopped = _each(flying, lambda each: wording.percent(each.stopped.value if each.stopped else 0.0, 0))
    return [wording.words("simulate-sum-nopes", players=players, nopes=nopes, stopped=stopped)]


def _troubles(found: Sequence[Findings], wording: Wording) -> list[str]:
    words = wording.words
    told = []
    bots = found[0].run.bots
    if bots.timed:
        told.append(words("arena-timed", names=bots.name))
    elif not bots.ours:
        told.append(words("arena-others", names=bots.name))
    if isinstance(bots, Outsider) and not CAN_LIMIT:
        told.append(no_limits(words))
    unfinished = sum(each.unfinished for each in found)
    if unfinished:
        share = unfinished / (unfinished + sum(each.games for each in found))
        told.append(words("simulate-sum-unfinished", share=wording.percent(share, 2)))
    faults = sum(sum(each.faults.counts.values()) for each in found)
    if faults:
        told.append(words("simulate-sum-faults", number=faults))
    return told
