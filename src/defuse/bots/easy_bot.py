"""The easy bot: a careful player who forgets what it has seen, and at times plays whatever comes to mind."""

from collections.abc import Sequence
from typing import Final

from defuse.bots.bot import Bot
from defuse.bots.careful import Reading, advice
from defuse.bots.marks import marked_first
from defuse.bots.temperament import only_temperament
from defuse.game.agenda import CHOOSE_PLAY, REACT
from defuse.game.cards.attacks import PERSONAL_ATTACK
from defuse.game.chance import Dice
from defuse.game.kinds import DEFUSE, IMPLODING_KITTEN_UP, UNKNOWN, ZOMBIE_KITTEN
from defuse.game.moves import DRAW, Move
from defuse.sight.view import View
from defuse.words import Told

WHIM: Final = 30  # percent of its plays and reactions


class EasyBot(Bot):
    """It knows only the face-up card of the pile, and wastes many cards."""

    def __init__(self, seed: int, setting: str = "") -> None:
        self.dice = Dice(seed)
        self._temper = only_temperament(setting)
        self._reading: Reading | None = None  # of its latest move

    def choose(self, view: View, moves: list[Move]) -> Move:
        moves = marked_first(moves)
        reading = Reading(_forgetful(view), moves, self._temper)
        self._reading = reading
        chosen = advice(reading, self.dice)
        question = view.question
        if question is None or question.what not in (CHOOSE_PLAY, REACT) or self.dice.roll(100) >= WHIM:
            return chosen
        whims = [move for move in moves if not _is_suicidal(view, move)]
        if not whims:
            return chosen
        reading.because("why-whim")
        return whims[self.dice.roll(len(whims))]

    def why(self, players: Sequence[str]) -> Told | None:
        return None if self._reading is None else self._reading.reason(players)


def _forgetful(view: View) -> View:
    """The view of a player who remembers nothing of the pile."""
    pile = (UNKNOWN,) * view.pile_size
    if view.imploding_on_top:
        pile = (IMPLODING_KITTEN_UP, *pile[1:])
    forgetful = view.copy()
    forgetful.pile = pile
    forgetful.piles = ()
    return forgetful


def _is_suicidal(view: View, move: Move) -> bool:
    """Whether even a beginner avoids this: waste a Defuse, take on more turns, draw a kitten that everybody sees."""
    if move.verb == DRAW:
        return view.imploding_on_top
    return move.open or DEFUSE in move.cards or ZOMBIE_KITTEN in move.cards or move.card == PERSONAL_ATTACK
