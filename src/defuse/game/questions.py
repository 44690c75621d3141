"""What the rules know of each question and task of the agenda: one object for each, by its number.

A question says everything that anybody needs of it: which moves answer it and what they do, which card waits for a
place, what a seat may know of it, what somebody learns who comes late, how a search lays it out again, and whether a
table from outside can be asking it. `declare` refuses one that leaves something out.
"""

from typing import Final

from mypy_extensions import i64

from defuse.game.actions import Action
from defuse.game.agenda import FIRST_TASK, STEP_PLACES, Step
from defuse.game.chance import Dice
from defuse.game.kinds import UNKNOWN
from defuse.game.moves import NOBODY, NOPE_IT, Move
from defuse.game.refusals import NOTHING_TO_NOPE, OTHER_ANSWER, Refusal
from defuse.game.table import Table

# Where a card was drawn from that only the player who is asked has seen.
NOT_DRAWN: Final = 0
DRAWN_FROM_TOP: Final = 1
DRAWN_FROM_BOTTOM: Final = 2


class Asked:
    """What one seat may know of the question that the table waits for."""

    __slots__ = (
        "act",
        "asks_me",
        "below",
        "burying",
        "card",
        "cards",
        "chain",
        "other",
        "postponed",
        "seat",
        "waiting",
        "watchers",
        "what",
        "word",
    )

    what: int
    word: str
    seat: int  # the player who chooses; in a reaction window the owner of the card or the draw
    waiting: tuple[int, ...]  # the players who are asked; empty while reactions are open
    asks_me: bool
    act: Action | None  # what can be Noped
    chain: int  # how many Nopes lie on it
    other: int
    card: int  # the card it is about, if this seat may know it
    cards: tuple[int, ...]  # the cards to be put in order, for the player who orders them
    burying: bool  # the card was drawn to be put back (BUR-1)
    below: tuple[int, ...]  # the steps that are left when it is answered, the turn first
    postponed: tuple[Step, ...]  # those of them that everybody may know as they are, such as waiting actions (NOW-1)
    watchers: tuple[int, ...]  # who sees where the kitten goes (ZMB-10)


class StepKind:
    """A question or a task."""

    def __init__(self, number: int, word: str) -> None:
        self.number = number
        self.word = word  # what is asked, in one word of the notation; a task has none
        self.left_word = ""  # how everybody is told that it is left below a question; nobody is told if empty
        self.is_public = False  # everybody may know all of such a step while it is left below a question

    def air(self, card: i64) -> list[int]:
        """The cards that have no place until it is settled, if it is about this card."""
        raise NotImplementedError

    def is_possible(self, table: Table, step: Step) -> bool:
        """Whether a table that comes from outside can have this step."""
        raise NotImplementedError

    def restore_below(self, table: Table, asked: Asked) -> Step:
        """The step as it lies below what is asked, for a search that knows only the view; if `left_word` is told."""
        raise NotImplementedError


class Question(StepKind):
    """What the table asks one or several seats."""

    def __init__(self, number: int, word: str, about: str) -> None:
        super().__init__(number, word)
        self.about = about  # when it is asked, for docs/protocol.md
        self.is_open = False  # players who are not asked may act, too
        self.is_window = False  # a reaction window: nobody is told who is still asked
        self.below_others = False  # it can lie below another question
        self.sets_off_held = False  # the answer can set off a kitten that a Streaking Kitten held (SK-2)
        self.brings_kitten = True  # the answer can bring another player an Exploding Kitten

    def list_moves(self, table: Table, step: Step, seat: i64, out: list[Move]) -> None:
        """The answers of a seat that is asked; of any seat, if the question is open."""
        raise NotImplementedError

    def accept(self, table: Table, step: Step, seat: i64, move: Move) -> Refusal | None:
        """Carry out an answer, or refuse it and change nothing."""
        raise NotImplementedError

    def card_seen(self, step: Step, seat: i64, asks_me: bool) -> i64:
        """The card it is about as far as a seat may know it, else UNKNOWN."""
        raise NotImplementedError

    def drawn_unseen(self, step: Step) -> i64:
        """Where its card was drawn from, if only the player who is asked has seen it; else NOT_DRAWN."""
        raise NotImplementedError

    def restore(self, table: Table, asked: Asked, me: i64, dice: Dice) -> Step:
        """The question as a table may ask it that this seat sees so; what others chose in secret is left to luck."""
        raise NotImplementedError

    def shows(self, table: Table, step: Step) -> list[int]:
        """The cards that the players who are asked see with it."""
        return []

    def complete(self, table: Table, step: Step, asked: Asked) -> None:
        """Add what else a seat is told: the chain of Nopes, or the cards to be put in order if it is asked."""

    def waiting(self, table: Table, step: Step) -> tuple[int, ...]:
        """The players everybody knows to be asked. If all have answered, one of them is choosing in secret (SK-1)."""
        if self.is_window:
            return ()
        if step.waits == 0:
            return (step.seat,)
        return tuple([seat for seat in range(table.seats) if (step.waits >> seat) & 1])


class QuestionAboutNoCard(Question):
    """A question that no card waits for."""

    def air(self, card: i64) -> list[int]:
        return []

    def card_seen(self, step: Step, seat: i64, asks_me: bool) -> i64:
        return UNKNOWN

    def drawn_unseen(self, step: Step) -> i64:
        return NOT_DRAWN


class Task(StepKind):
    """What the table does by itself when it comes up."""

    def __init__(self, number: int) -> None:
        super().__init__(number, "")

    def run(self, table: Table, step: Step) -> None:
        raise NotImplementedError

    def air(self, card: i64) -> list[int]:
        return []


QUESTIONS: Final[list[Question]] = [Question(number, "", "") for number in range(FIRST_TASK)]
TASKS: Final[list[Task]] = [Task(number) for number in range(STEP_PLACES)]  # by number, from FIRST_TASK on

_NEEDED: Final = ("air", "is_possible", "list_moves", "accept", "card_seen", "drawn_unseen", "restore")
_NEEDED_OF_TASKS: Final = ("is_possible", "run")


def declare(question: Question) -> None:
    """Enter a question; raises TypeError if it leaves something open or another one has its number."""
    _check(question, QUESTIONS[question.number], Question, _NEEDED, 0, FIRST_TASK)
    if not question.word or not question.about:
        raise TypeError(f"question {question.number} needs a word, and a sentence that says when it is asked")
    QUESTIONS[question.number] = question


def declare_task(task: Task) -> None:
    _check(task, TASKS[task.number], Task, _NEEDED_OF_TASKS, FIRST_TASK, STEP_PLACES)
    TASKS[task.number] = task


def _check(new: StepKind, old: StepKind, base: type, needed: tuple[str, ...], first: int, end: int) -> None:
    name = type(new).__name__
    if not first <= new.number < end:
        raise TypeError(f"{name}: expected a number from {first} to {end - 1}, there is {new.number}")
    if type(old) is not base:
        raise TypeError(f"{name}: {new.number} is the number of {type(old).__name__}")
    wanted = [*needed, "restore_below"] if new.left_word else list(needed)
    for method in wanted:
        if getattr(type(new), method) is getattr(base, method):
            raise TypeError(f"{name} does not say {method}")


def step_kind(number: i64) -> StepKind:
    return QUESTIONS[number] if number < FIRST_TASK else TASKS[number]


def question_words() -> list[str]:
    """The words of all questions, each once."""
    return list(dict.fromkeys(question.word for question in QUESTIONS if question.word))


def left_word(number: i64) -> str:
    """How everybody is told of a step that is left below a question, or nothing."""
    return step_kind(number).left_word


def no_answer(move: Move) -> Refusal:
    """Why a move is no answer to what a seat is asked."""
    return NOTHING_TO_NOPE if move.verb == NOPE_IT else OTHER_ANSWER


def asks_one(table: Table, step: Step) -> bool:
    """Whether one player is asked who has not left, and nobody else."""
    return table.is_present(step.seat) and step.waits == 1 << step.seat


def names_another(table: Table, step: Step) -> bool:
    """Whether the step is also about another player who has not left."""
    return step.other != NOBODY and step.other != step.seat and table.is_present(step.other)


def ask_one(what: i64, asked: Asked, card: i64 = UNKNOWN, number: i64 = 0) -> Step:
    """A question to one player as a search lays it out again."""
    return Step(what, asked.seat, 1 << asked.seat, asked.other, card, number)
