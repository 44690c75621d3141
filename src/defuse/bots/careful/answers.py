"""The smaller questions: what to give, how to survive, whom to hit."""

from typing import Final

from defuse.bots.careful.reading import Reading
from defuse.bots.careful.whom import is_revenge, poorest, richest, weakest
from defuse.bots.careful.worth import worth
from defuse.game import kinds as k
from defuse.game import moves as m
from defuse.game.cards.deck import all_cards
from defuse.game.chance import Dice
from defuse.game.moves import Move
from defuse.sight.odds import is_deadly

_AT_THE_WEAK: Final[list[int]] = [card.kind for card in all_cards() if card.hits]


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
    """Holding a kitten back costs nothing, Godcat can be stolen by anybody; a Defuse comes last."""
    held = reading.first(m.HOLD)
    if held is not None:
        reading.because("why-hold")
        return held
    godcat = reading.first(m.DEFUSE_WITH_GODCAT)
    if godcat is not None:
        reading.because("why-use-godcat")
        return godcat
    defuse = reading.first(m.DEFUSE_IT)
    zombies = [move for move in reading.moves if move.verb == m.PLAY]
    if defuse is not None or not zombies:
        return defuse or reading.moves[0]  # it brings no rival back
    best = poorest(reading, zombies)
    if best.target >= 0:
        reading.because("why-revive", other=best.target)
    return best


def revive(reading: Reading) -> Move:
    """Whom a Zombie Kitten brings back that we have turned over blindly."""
    best = poorest(reading, reading.moves)
    reading.because("why-revive", other=best.target)
    return best


def dig(reading: Reading) -> Move:
    """The top card is ours, unless it is deadly; then the one below, unless that is known to be deadly, too."""
    question = reading.view.question
    below = reading.pile[1] if len(reading.pile) > 1 else k.UNKNOWN
    if question is not None and is_deadly(question.card) and not is_deadly(below):
        reading.because("why-dig")
        return m.DIG_ON
    reading.because("why-dig-take")
    return m.TAKE_IT


def heck(reading: Reading) -> Move:
    """What has come from the bottom: ours, unless it is deadly."""
    question = reading.view.question
    if question is not None and is_deadly(question.card):
        reading.because("why-heck-top")
        return m.PUT_ON_TOP
    reading.because("why-heck-take")
    return m.TAKE_IT


def godcat_or_any(reading: Reading) -> Move:
    """A thief who may choose."""
    reading.because("why-pick-godcat")
    return m.PICK_THE_GODCAT


def target(reading: Reading) -> Move:
    """At whom goes a card that we have turned over blindly."""
    question = reading.view.question
    if question is not None and question.card in _AT_THE_WEAK:
        best = weakest(reading, reading.moves)
        if not is_revenge(reading, best.target):
            reading.because("why-hit", other=best.target)
    else:
        best = richest(reading, reading.moves)
        if not is_revenge(reading, best.target):
            reading.because("why-rob", other=best.target)
    return best


def assignment(reading: Reading, dice: Dice) -> Move:
    """Heaven or hell: the weakest player has the choice, and it must not be foreseen."""
    best = weakest(reading, reading.moves)
    reading.because("why-hit", other=best.target)
    return m.assign(k.GODCAT if dice.roll(2) else k.DEVILCAT, best.target)
