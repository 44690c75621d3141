"""The careful bot: every question of the game with the advice that answers it."""

from collections.abc import Sequence

from defuse.bots.bot import Bot
from defuse.bots.careful.answers import assignment, dig, gift, godcat_or_any, heck, rescue, revive, target
from defuse.bots.careful.last_resort import rather_live
from defuse.bots.careful.placing import depth, order
from defuse.bots.careful.reactions import react, react_to_draw, watch
from defuse.bots.careful.reading import Reading
from defuse.bots.careful.turn import choose_play
from defuse.bots.marks import marked_first
from defuse.bots.temperament import only_temperament
from defuse.game import agenda as q
from defuse.game.cards.armageddon import CHOOSE_ASSIGNMENT, CHOOSE_SIDE
from defuse.game.cards.dig_deeper import CHOOSE_DIG
from defuse.game.cards.futures import CHOOSE_ORDER
from defuse.game.cards.looks import CHOOSE_HECK
from defuse.game.cards.puts import CHOOSE_PUT
from defuse.game.cards.the_dead import CHOOSE_FOOD
from defuse.game.chance import Dice
from defuse.game.moves import Move
from defuse.sight.blanks import complete
from defuse.sight.view import View
from defuse.words import Told


class CarefulBot(Bot):
    """It counts what can be counted, and says why it does what it does. Its setting is a temperament."""

    def __init__(self, seed: int, setting: str = "") -> None:
        self.dice = Dice(seed)
        self.temper = only_temperament(setting)
        self._reading: Reading | None = None  # of its latest move

    def choose(self, view: View, moves: list[Move]) -> Move:
        reading = Reading(view, marked_first(moves), self.temper)
        self._reading = reading
        return rather_live(reading, advice(reading, self.dice))

    def why(self, players: Sequence[str]) -> Told | None:
        return None if self._reading is None else self._reading.reason(players)


def advice(reading: Reading, dice: Dice) -> Move:
    """What to do, whatever is asked."""
    moves = reading.moves
    question = reading.view.question
    if question is None or (len(moves) == 1 and not moves[0].open):
        return moves[0]
    what = question.what
    if what == q.CHOOSE_PLAY and reading.my_turn:
        return choose_play(reading)
    if what == q.REACT:
        return react(reading)
    if what == q.REACT_TO_DRAW or what == q.CHOOSE_PLAY:
        return react_to_draw(reading)
    if what == q.REACT_TO_RESCUE:
        return watch(reading)
    if what == q.CHOOSE_GIFT or what == CHOOSE_PUT or what == CHOOSE_FOOD:
        return gift(reading)
    if what == q.CHOOSE_DEPTH:
        return depth(reading, dice)
    if what == CHOOSE_ORDER:
        return order(reading)
    if what == q.CHOOSE_RESCUE:
        return rescue(reading)
    if what == CHOOSE_HECK:
        return heck(reading)
    if what == CHOOSE_DIG:
        return dig(reading)
    if what == q.CHOOSE_REVIVED:
        return revive(reading)
    if what == q.CHOOSE_THEFT:
        return godcat_or_any(reading)
    if what == q.CHOOSE_TARGET:
        return target(reading)
    if what == CHOOSE_ASSIGNMENT:
        return assignment(reading, dice)
    if what == CHOOSE_SIDE:
        reading.because("why-luck")
    chosen = moves[dice.roll(len(moves))]  # Armageddon, or a question that nobody has studied
    return complete(reading.view, chosen, dice)
