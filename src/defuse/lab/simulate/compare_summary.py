"""The real differences between two recipes, in words."""

from collections.abc import Sequence
from typing import Final

from defuse.lab.running.wording import Wording, digits_for
from defuse.lab.simulate.compare import LEVEL, Difference, Measure

_MOST_TOLD: Final = 10

# What the author of a recipe asks first.
_ORDER: Final = (
    "turns",
    "unfinished",
    "win",
    "waits",
    "out",
    "ends",
    "rescues",
    "nopes",
    "stopped",
    "dealt",
    "used",
    "moves",
)


def comparison_summary(differences: Sequence[Difference], wording: Wording) -> list[str]:
    """The number of differences, then the real ones as sentences, the most important first."""
    words = wording.words
    real = [each for each in differences if each.real]
    number, level = len(differences), wording.percent(LEVEL, 0)
    if not real:
        return [words("simulate-none-real", number=number, level=level)]
    real.sort(key=lambda each: (_ORDER.index(each.measure.what), -abs(each.found.value / (each.found.error or 1))))
    chosen = _varied(real)
    told = [words("simulate-some-real", number=number, real=len(real), level=level)]
    told += [sentence(each, wording) for each in chosen]
    if len(chosen) < len(real):
        told.append(words("simulate-more-real", number=len(real) - len(chosen)))
    return told


def _varied(real: Sequence[Difference]) -> list[Difference]:
    """At most _MOST_TOLD differences, with the most certain one of each measure first."""
    seen: dict[str, int] = {}
    ranked = []
    for place, each in enumerate(real):
        rank = seen[each.measure.what] = seen.get(each.measure.what, -1) + 1
        ranked.append((rank, place))
    chosen = sorted(ranked)[:_MOST_TOLD]
    return [real[place] for _, place in sorted(chosen, key=lambda pair: pair[1])]


def sentence(found: Difference, wording: Wording) -> str:
    """A difference as a sentence: more or less of what, with how many players, and how certain."""
    words = wording.words
    players = wording.counted(found.measure.players)
    factor = 100 if found.measure.is_share else 1
    amount = wording.number(abs(found.found.value) * factor, digits_for(found.found.times(factor)))
    change = words("simulate-change", one=_written(found, True, wording), other=_written(found, False, wording))
    more = found.found.value > 0
    what, of = found.measure.what, found.measure.of
    if what == "turns":
        if more:
            return words("simulate-real-longer", players=players, amount=amount, change=change)
        return words("simulate-real-shorter", players=players, amount=amount, change=change)
    if what == "win":
        place = wording.place(int(of) - 1)
        if more:
            return words("simulate-real-wins-more", players=players, place=place, amount=amount, change=change)
        return words("simulate-real-wins-less", players=players, place=place, amount=amount, change=change)
    if what in ("out", "ends", "dealt", "used"):
        return _of_card(found, players, amount, change, wording)
    return words("simulate-real-other", players=players, what=measure_name(found.measure, wording), change=change)


def _of_card(found: Difference, players: str, amount: str, change: str, wording: Wording) -> str:
    words = wording.words
    card = wording.card(found.measure.of)
    more = found.found.value > 0
    if found.measure.what == "out":
        if more:
            return words("simulate-real-out-more", players=players, card=card, change=change)
        return words("simulate-real-out-less", players=players, card=card, change=change)
    if found.measure.what == "ends":
        if more:
            return words("simulate-real-ends-more", players=players, card=card, change=change)
        return words("simulate-real-ends-less", players=players, card=card, change=change)
    if found.measure.what == "used":
        if more:
            return words("simulate-real-used-more", players=players, card=card, change=change)
        return words("simulate-real-used-less", players=players, card=card, change=change)
    if more:
        return words("simulate-real-worth-more", players=players, card=card, amount=amount, change=change)
    return words("simulate-real-worth-less", players=players, card=card, amount=amount, change=change)


def _written(found: Difference, first: bool, wording: Wording) -> str:
    """One of the two values, with as many digits as the difference justifies."""
    estimate = found.one if first else found.other
    if found.measure.what == "dealt":
        return wording.signed(100 * estimate.value, digits_for(found.found.times(100)))
    if found.measure.is_share:
        return wording.percent(estimate.value, digits_for(found.found.times(100)))
    return wording.number(estimate.value, digits_for(found.found))


def measure_name(measure: Measure, wording: Wording) -> str:
    """A measure as a heading."""
    words = wording.words
    if measure.what == "win":
        return words("simulate-measure-win", place=wording.place(int(measure.of) - 1))
    if measure.what == "out":
        return words("simulate-measure-out", card=wording.card(measure.of))
    if measure.what == "ends":
        return words("simulate-measure-ends", card=wording.card(measure.of))
    if measure.what == "dealt":
        return words("simulate-measure-dealt", card=wording.card(measure.of))
    if measure.what == "used":
        return words("simulate-measure-used", card=wording.card(measure.of))
    plain = {
        "turns": words("simulate-measure-turns"),
        "moves": words("simulate-measure-moves"),
        "waits": words("simulate-measure-waits"),
        "nopes": words("simulate-measure-nopes"),
        "rescues": words("simulate-measure-rescues"),
        "stopped": words("simulate-measure-stopped"),
        "unfinished": words("simulate-measure-unfinished"),
    }
    return plain[measure.what]
