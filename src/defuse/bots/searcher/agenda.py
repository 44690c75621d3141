"""What a table waits for, laid out again from what one of its seats is asked."""

from defuse.game.agenda import CHECK_HELD, CHOOSE_DEPTH, Step
from defuse.game.chance import Dice
from defuse.game.kinds import STREAKING_KITTEN
from defuse.game.questions import QUESTIONS, Asked, step_kind
from defuse.game.table import Table


def in_the_air(asked: Asked) -> list[int]:
    """The cards that have no place until the question is answered."""
    below = [step.card for step in asked.postponed if step.what == CHOOSE_DEPTH]
    return below + QUESTIONS[asked.what].air(asked.card)


def agenda(table: Table, asked: Asked, me: int, dice: Dice) -> list[Step]:
    """All steps of a table on which everything else is in its place; what others chose in secret is left to luck."""
    postponed = list(asked.postponed)
    steps: list[Step] = []
    for what in asked.below:
        kind = step_kind(what)
        steps.append(postponed.pop(0) if kind.is_public else kind.restore_below(table, asked))
    question = QUESTIONS[asked.what]
    if table.cast[STREAKING_KITTEN] > 0 and question.sets_off_held:
        steps += [Step(CHECK_HELD, seat) for seat in range(table.seats) if table.lives(seat)]
    steps.append(question.restore(table, asked, me, dice))
    return steps
