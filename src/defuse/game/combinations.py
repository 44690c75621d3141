"""Pairs, triples and five different titles (COM)."""

from typing import Final

from mypy_extensions import i64

from defuse.game import moves
from defuse.game.actions import FIVE_OF, PAIR_OF, Action
from defuse.game.card_lists import count_card, has_card, remove_last
from defuse.game.chance import Dice
from defuse.game.events import TOOK_DISCARDED
from defuse.game.kinds import (
    DEVILCAT,
    FERAL_CAT,
    GODCAT,
    NOPE,
    PLACES,
    is_cat,
    is_kind,
    is_kitten,
    is_plain_cat,
    may_be_taken,
)
from defuse.game.moves import PAIRS, SEATS_IN, TRIPLES, Move
from defuse.game.options import FIRST_RULES
from defuse.game.refusals import (
    CATS_ONLY,
    FIVE_IS_OFF,
    NO_FIVE,
    NO_KITTENS,
    NO_PAIR,
    NO_SUCH_KIND,
    NO_TRIPLE,
    NOT_AS_GODCAT,
    NOT_FROM_DISCARD,
    NOT_IN_DISCARD,
    Refusal,
)
from defuse.game.table import Table
from defuse.game.thefts import can_be_robbed, demand, steal_random

NO_TITLE: Final = -1


def title(cards: list[int]) -> i64:
    """What the cards count as when they are alike, stand-ins included; NO_TITLE if they are not."""
    kind: i64 = NO_TITLE
    ferals: i64 = 0
    card: i64
    for card in cards:
        if card == FERAL_CAT:
            ferals += 1
        elif card != GODCAT:
            if kind == NO_TITLE:
                kind = card
            elif kind != card:
                return NO_TITLE
    if ferals == 0:
        return kind
    if kind == NO_TITLE or is_plain_cat(kind):
        return FERAL_CAT if kind == NO_TITLE else kind
    return NO_TITLE


def why_not_alike(table: Table, cards: list[int]) -> Refusal | None:
    """Whether two cards make a pair or three a triple here."""
    for card in cards:
        if is_kitten(card):
            return NO_KITTENS
    kind = title(cards)
    if kind == NO_TITLE:
        return NO_PAIR if len(cards) == 2 else NO_TRIPLE
    if has_card(cards, GODCAT) and not _godcat_goes_with(table, kind):
        return NOT_AS_GODCAT
    if not table.options.any_pair and (len(cards) == 3 or not is_cat(kind)):
        return CATS_ONLY
    return None


def _godcat_goes_with(table: Table, kind: i64) -> bool:
    """Godcat takes the title of the others, and is never a Nope (GC-1)."""
    return kind != NOPE or table.options.rules == FIRST_RULES


def why_not_five(table: Table, cards: list[int], named: i64) -> Refusal | None:
    if not table.options.five_different:
        return FIVE_IS_OFF
    if not table.options.any_pair:
        return CATS_ONLY
    for card in cards:
        if is_kitten(card):
            return NO_KITTENS
        if card != FERAL_CAT and count_card(cards, card) > 1:
            return NO_FIVE
    if not is_kind(named):
        return NO_SUCH_KIND
    if not may_be_taken(named):
        return NOT_FROM_DISCARD
    if not has_card(table.discard, named) and not has_card(cards, named):
        return NOT_IN_DISCARD
    return None


def carry_out_combination(table: Table, act: Action) -> None:
    if act.form == FIVE_OF:
        remove_last(table.discard, act.named)
        table.gain(act.seat, act.named)
        table.tell(TOOK_DISCARDED, act.seat, card=act.named)
    elif act.form == PAIR_OF:
        steal_random(table, act.seat, act.target)
    else:
        demand(table, act.seat, act.target, act.named)


def list_alike(table: Table, seat: i64, alike: list[int], out: list[Move]) -> None:
    """The pairs and triples of a hand without stand-ins; a pair needs a victim with cards.

    `alike` has the cards of the hand that have another one of their kind before them.
    """
    any_pair = table.options.any_pair
    others = table.others(seat)
    victims = can_be_robbed(table, others)
    last: i64 = -1
    count: i64 = 0
    kind: i64
    victim: i64
    for kind in alike:
        count = count + 1 if kind == last else 2
        last = kind
        if count > 3 or is_kitten(kind) or (not any_pair and (count == 3 or not is_cat(kind))):
            continue
        listed = PAIRS[kind] if count == 2 else TRIPLES[kind]
        for victim in SEATS_IN[victims if count == 2 else others]:
            out.append(listed[victim])


def list_wild_combinations(table: Table, seat: i64, out: list[Move]) -> None:
    """The pairs and triples of a hand with Feral Cats or Godcat in it."""
    hand = table.hands[seat]
    any_pair = table.options.any_pair
    others = table.others(seat)
    victims = can_be_robbed(table, others)
    ferals = count_card(hand, FERAL_CAT)
    god = 1 if has_card(hand, GODCAT) else 0
    last = -1
    for kind in hand:
        if kind == last or is_kitten(kind) or kind == GODCAT or (not any_pair and not is_cat(kind)):
            continue
        last = kind
        count = count_card(hand, kind)
        wild = ferals if is_plain_cat(kind) else 0
        divine = god if _godcat_goes_with(table, kind) else 0
        if count + wild + divine >= 2:
            for victim in SEATS_IN[others]:
                if (victims >> victim) & 1:
                    _list_pairs(kind, count, wild, divine, victim, out)
                if any_pair:
                    _list_triples(kind, count, wild, divine, victim, out)


def allows_five(table: Table) -> bool:
    """Whether five different titles can be played in this game."""
    return table.options.five_different and table.options.any_pair


def _list_pairs(kind: i64, count: i64, wild: i64, god: i64, seat: i64, out: list[Move]) -> None:
    if count >= 2:
        out.append(PAIRS[kind][seat])
    if wild >= 1:
        out.append(moves.pair(kind, FERAL_CAT, seat))
    if god:
        out.append(moves.pair(kind, GODCAT, seat))


def _list_triples(kind: i64, count: i64, wild: i64, god: i64, seat: i64, out: list[Move]) -> None:
    if count >= 3:
        out.append(TRIPLES[kind][seat])
    if count >= 2 and wild >= 1:
        out.append(moves.triple(kind, kind, FERAL_CAT, seat))
    if wild >= 2:
        out.append(moves.triple(kind, FERAL_CAT, FERAL_CAT, seat))
    if god:
        if count >= 2:
            out.append(moves.triple(kind, kind, GODCAT, seat))
        if wild >= 1:
            out.append(moves.triple(kind, FERAL_CAT, GODCAT, seat))


def every_five(table: Table, seat: i64) -> list[Move]:
    """All fives of a hand, for each card that the discard pile will then hold."""
    hand = [card for card in table.hands[seat] if not is_kitten(card) and card != DEVILCAT]
    choices: list[int] = []
    for i, card in enumerate(hand):
        if card == FERAL_CAT or i == 0 or hand[i - 1] != card:
            choices.append(card)
    found: list[Move] = []
    _extend_five(table, choices, 0, [], found)
    return found


def _extend_five(table: Table, choices: list[int], start: i64, cards: list[int], found: list[Move]) -> None:
    if len(cards) == 5:
        for named in _kinds_to_take(table, cards):
            found.append(moves.five(cards, named))
        return
    for i in range(start, len(choices)):
        same_as_before = i > start and choices[i] == choices[i - 1]
        if not same_as_before:
            _extend_five(table, choices, i + 1, [*cards, choices[i]], found)


def some_five(table: Table, seat: i64, dice: Dice) -> Move:
    """A random one of all fives."""
    titles: list[int] = []
    for card in table.hands[seat]:
        if not is_kitten(card) and (card == FERAL_CAT or not titles or titles[-1] != card):
            titles.append(card)
    cards: list[int] = []
    for _ in range(5):
        cards.append(titles.pop(dice.roll(len(titles))))
    cards.sort()
    there = _kinds_to_take(table, cards)
    return moves.five(cards, there[dice.roll(len(there))])


def _kinds_to_take(table: Table, cards: list[int]) -> list[int]:
    """The kinds that a five of these cards may take from the discard pile, itself included, in ascending order."""
    kinds: list[int] = []
    is_there = [False] * PLACES
    kind: i64
    for kind in table.discard + cards:
        if not is_there[kind]:
            is_there[kind] = True
            if may_be_taken(kind):
                kinds.append(kind)
    kinds.sort()
    return kinds
