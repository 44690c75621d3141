"""What is left to do where the usual advice is certain death, or surely does nothing."""

from typing import Final

from defuse.bots.careful.fatal import Fate, is_idle, worth_choosing
from defuse.bots.careful.reading import Reading
from defuse.bots.careful.whom import prize
from defuse.encoding.candidates import candidates
from defuse.game import moves as m
from defuse.game.cards.deck import CARDS
from defuse.game.moves import Move

_STEALS: Final = (m.PAIR, m.TRIPLE, m.FIVE)
_NEVER: Final = 1000


def rather_live(reading: Reading, chosen: Move) -> Move:
    """The move that was chosen, unless it surely kills us or does nothing, and another one does not."""
    if len(reading.moves) < 2 and not reading.moves[0].open:
        return chosen
    if not Fate(reading).surely_kills(chosen) and not is_idle(reading, chosen):
        return chosen
    found = candidates(reading.view, reading.moves)
    if chosen in found:
        found.remove(chosen)
    every = Reading(reading.view, [chosen, *found], reading.temper)
    may_be = worth_choosing(every)
    best, least = chosen, _NEVER
    for place in range(1, len(may_be)):
        if may_be[place]:
            rank = _rank(every, every.moves[place])
            if rank < least:
                best, least = every.moves[place], rank
    if best != chosen:
        _say_why(reading, best)
    return best


def _rank(reading: Reading, move: Move) -> int:
    """How soon it is tried: what ends the turn, then what changes the draw, then what brings other cards."""
    if move.verb == m.DRAW:
        return 10 if reading.fear < 0.5 else 60
    if move.verb == m.NOPE_IT:
        return 20
    kind = reading.acts_as(move)
    if kind >= 0:
        card = CARDS[kind]
        if card.leave_rank > 0:
            return 20 + (card.leave_all_rank if reading.owed > 1 else card.leave_rank)
        if card.alters:
            return 40
        if card.changes_draw:
            return 50
        return 70 if move.target >= 0 and prize(reading, move.target) > 0.0 else 90
    if move.verb in _STEALS:
        return 71 if move.verb == m.FIVE or prize(reading, move.target) > 0.0 else 91
    return 80


def _say_why(reading: Reading, move: Move) -> None:
    reading.without_reason()
    kind = reading.acts_as(move)
    percent = reading.fear_in_percent
    if kind >= 0:
        card = CARDS[kind]
        if card.leave_rank > 0:
            reading.because("why-leave", percent=percent)
        elif card.alters:
            reading.because("why-alter", percent=percent)
        elif card.stirs:
            reading.because("why-stir", percent=percent)
        elif card.changes_draw:
            reading.because("why-bottom", percent=percent)
        elif move.target >= 0:
            reading.because("why-rob-one", other=move.target)
    elif move.verb in (m.PAIR, m.TRIPLE):
        reading.because("why-rob-one", other=move.target)
    elif move.verb == m.FIVE:
        reading.because("why-five", card=move.named)
