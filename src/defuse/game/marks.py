"""Which of several cards of a kind somebody plays, gives or puts down: a marked one or another (MRK-1).

A move names kinds. `Move.marked` has a bit for each of its cards that is a marked one of its kind. The others are
unmarked as far as there are unmarked ones.
"""

from mypy_extensions import i64

from defuse.game.card_lists import has_card
from defuse.game.kinds import NOPE, is_kind
from defuse.game.moves import FIVE, GIVE, NO_CARDS, NOPE_IT, ONE_CARD, PAIR, PLAY, PUT, TRIPLE, Move
from defuse.game.options import FIRST_RULES
from defuse.game.table import Table


def cards_of(move: Move) -> list[int]:
    """The cards that a move takes from the hand of its player, as far as they can be chosen."""
    verb = move.verb
    if verb == PLAY or verb == GIVE or verb == PUT:
        return ONE_CARD[move.card] if is_kind(move.card) else [move.card]
    if verb == NOPE_IT:
        return ONE_CARD[NOPE]
    if verb == PAIR or verb == TRIPLE or verb == FIVE:
        return move.cards
    return NO_CARDS


def has_marked(table: Table, seat: i64, move: Move) -> bool:
    """Whether the cards that a move calls marked are so."""
    cards = cards_of(move)
    if move.marked >> len(cards) or table.is_blind(seat):
        return False
    called = [cards[place] for place in range(len(cards)) if (move.marked >> place) & 1]
    for kind in called:
        if not is_kind(kind) or called.count(kind) > table.marks_on(seat, kind):
            return False
    return True


def list_marked(table: Table, seat: i64, out: list[Move]) -> None:
    """Add to the moves of a seat those in which other cards of the same kinds are used."""
    if table.options.rules == FIRST_RULES or table.is_blind(seat):
        return
    marked = table.marks_of(seat)
    if not marked:
        return
    for move in out.copy():
        cards = cards_of(move)
        if _is_any_in(cards, marked):
            masks = ways_to_mark(table.hands[seat], marked, cards)
            out.extend([move.with_marked(mask) for mask in masks[1:]])


def _is_any_in(cards: list[int], marked: list[int]) -> bool:
    for card in cards:
        if has_card(marked, card):
            return True
    return False


def ways_to_mark(hand: list[int], marked: list[int], cards: list[int]) -> list[int]:
    """How many of these cards can be marked ones, as bits; first the way with as few as possible, which is 0."""
    masks = [0]
    for kind in sorted(set(cards)):
        marks = marked.count(kind)
        if marks == 0:
            continue
        places = [place for place in range(len(cards)) if cards[place] == kind]
        needed = max(0, len(places) - hand.count(kind) + marks)  # so many marked ones are used anyway
        more: list[int] = []
        for number in range(needed + 1, min(len(places), marks) + 1):
            mask = 0
            for place in places[:number]:
                mask |= 1 << place
            more += [mask | other for other in masks]
        masks += more
    return masks
