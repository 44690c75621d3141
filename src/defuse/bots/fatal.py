"""Moves after which a player surely dies, or that surely do nothing: no bot makes them if there is another way."""

from typing import Final

from defuse.bots.careful.placing import best_order
from defuse.bots.careful.reading import SURE, Reading
from defuse.game.agenda import CHOOSE_PLAY
from defuse.game.cards.deck import CARDS
from defuse.game.cards.futures import CHOOSE_ORDER, REVEAL_THE_FUTURE_3, SHARE_THE_FUTURE_3, SeeTheFuture
from defuse.game.kinds import UNKNOWN
from defuse.game.moves import DRAW, PLAY, Move
from defuse.sight.odds import end_of_draw, is_deadly, who_is_hit
from defuse.sight.piles import TOP
from defuse.sight.view import View

_FOR_OTHERS: Final = (REVEAL_THE_FUTURE_3, SHARE_THE_FUTURE_3)  # others see the cards, too


def worth_weighing(view: View, moves: list[Move]) -> list[bool]:
    """For each move whether it may be chosen; at least one of them may."""
    question = view.question
    if question is None or view.turn != view.seat or question.what not in (CHOOSE_PLAY, CHOOSE_ORDER):
        return [True] * len(moves)
    reading = Reading(view, moves)
    is_bad = _is_bad_play if question.what == CHOOSE_PLAY else _is_bad_order
    found = [not is_bad(reading, move) for move in moves]
    return found if any(found) else [True] * len(moves)


def draw_is_fatal(reading: Reading) -> bool:
    """Whether the next draw of the seat surely kills it, by sight or by counting."""
    return reading.risk == SURE and reading.lives == 0


def _is_bad_play(reading: Reading, move: Move) -> bool:
    if move.verb == DRAW:
        return draw_is_fatal(reading) and any(reading.is_way_out(other) for other in reading.moves)
    if move.verb != PLAY or move.card < 0:
        return False
    if CARDS[move.card].owner_gets_draw:
        return move.target == reading.rivals[0] and _kills_us(reading)
    card = CARDS[move.card]
    if card.stirs and not card.fills_pile and reading.mixed == SURE:
        return True
    return isinstance(card, SeeTheFuture) and _changes_nothing(reading, card)


def _changes_nothing(reading: Reading, card: SeeTheFuture) -> bool:
    """Whether we know all that a look would show us, and would leave it as it lies; others learn nothing either."""
    top = list(reading.pile[: card.depth])
    if not top or UNKNOWN in top or card.kind in _FOR_OTHERS:
        return False
    return card.sees or best_order(reading, top) == top


def _kills_us(reading: Reading) -> bool:
    """Whether the top card, drawn for us by somebody else, would be our end (ITT-1)."""
    return reading.lives == 0 and bool(reading.pile) and is_deadly(reading.pile[0])


def _is_bad_order(reading: Reading, move: Move) -> bool:
    """Whether a kitten is put on top that we have to draw ourselves, although another card could lie there."""
    if not move.cards or not is_deadly(move.cards[0]) or reading.lives > 0 or reading.escapes > 0:
        return False
    if who_is_hit(reading.view) != reading.seat or end_of_draw(reading.view) != TOP:
        return False
    return not all(is_deadly(card) for card in move.cards)
