"""The careful bot: every question of the game with the advice that answers it."""

from defuse.bots.bot import Bot
from defuse.bots.careful.choices import assignment, gift, heck, rescue, target_of
from defuse.bots.careful.placing import depth, future
from defuse.bots.careful.reactions import react, react_to_draw
from defuse.bots.careful.reading import Reading
from defuse.bots.careful.turn import choose_play
from defuse.game import moves as m
from defuse.game import questions as q
from defuse.game.chance import Dice
from defuse.game.moves import Move
from defuse.sight.view import View


class CarefulBot(Bot):
    """It counts what can be counted, and says why it does what it does."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)
        self.reading: Reading | None = None

    def choose(self, view: View, moves: list[Move]) -> Move:
        reading = Reading(view, moves)
        self.reading = reading
        return self.answer(reading)

    def answer(self, reading: Reading) -> Move:
        moves = reading.moves
        question = reading.view.question
        if len(moves) == 1 and not moves[0].open:
            reading.because("why-only-move")
            return moves[0]
        what = -1 if question is None else question.what
        if what == q.CHOOSE_PLAY:
            if reading.my_turn:
                return choose_play(reading)
            return react_to_draw(reading)
        if what == q.REACT:
            return react(reading)
        if what == q.REACT_TO_DRAW:
            return react_to_draw(reading)
        if what == q.CHOOSE_GIFT or what == q.CHOOSE_PUT:
            return gift(reading)
        if what == q.CHOOSE_DEPTH:
            return depth(reading, self.dice)
        if what == q.CHOOSE_ORDER:
            return future(reading)
        if what == q.CHOOSE_RESCUE:
            return rescue(reading)
        if what == q.CHOOSE_HECK:
            return heck(reading)
        if what == q.CHOOSE_THEFT:
            return m.PICK_THE_GODCAT
        if what == q.CHOOSE_TARGET:
            return target_of(reading)
        if what == q.CHOOSE_ASSIGNMENT:
            return assignment(reading, self.dice)
        return moves[self.dice.roll(len(moves))]
