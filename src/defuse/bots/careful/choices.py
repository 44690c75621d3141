"""The smaller questions: what to give, how to survive, whom to hit."""

from defuse.bots.careful.reading import Reading, is_deadly
from defuse.bots.careful.thefts import victim, weakest
from defuse.bots.careful.worth import worth
from defuse.game import kinds as k
from defuse.game import moves as m
from defuse.game.chance import Dice
from defuse.game.moves import Move


def gift(reading: Reading) -> Move:
    """What we need least."""
    best = reading.moves[0]
    least = worth(reading, best.card)
    for move in reading.moves:
        value = worth(reading, move.card)
        if value < least:
            best = move
            least = value
    reading.because("why-give", card=best.card)
    return best


def rescue(reading: Reading) -> Move:
    for way in (m.HOLD, m.DEFUSE_WITH_GODCAT, m.DEFUSE_IT):
        found = reading.verb(way)
        if found is not None:
            return found
    return reading.moves[0]


def heck(reading: Reading) -> Move:
    question = reading.view.question
    if question is not None and is_deadly(question.card):
        reading.because("why-heck-top")
        return m.PUT_ON_TOP
    reading.because("why-heck-take")
    return m.TAKE_IT


def target_of(reading: Reading) -> Move:
    question = reading.view.question
    card = k.UNKNOWN if question is None else question.card
    if card in (k.TARGETED_ATTACK, k.BARKING_KITTEN, k.CURSE_OF_THE_CAT_BUTT):
        wanted = weakest(reading, reading.moves)
    else:
        wanted = victim(reading, reading.moves)
    for move in reading.moves:
        if move.target == wanted:
            return move
    return reading.moves[0]


def assignment(reading: Reading, dice: Dice) -> Move:
    wanted = weakest(reading, reading.moves)
    side = k.GODCAT if dice.roll(2) else k.DEVILCAT
    return m.assign(side, wanted)
