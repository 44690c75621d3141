"""The guided game at the plain table: its lessons line by line."""

import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final, TextIO

from defuse.game.agenda import CHOOSE_PLAY
from defuse.game.events import TURN_BEGAN
from defuse.game.moves import Move
from defuse.game.questions import QUESTIONS
from defuse.game.refusals import Refusal
from defuse.lessons import YOU, Course, Guide, Hint, Lesson
from defuse.record.transcript import sentence
from defuse.sight.view import View
from defuse.terminal.plain.answers import QUIT, Answers, pass_on_it
from defuse.terminal.plain.console import Console, Goodbye, Source
from defuse.terminal.plain.showing import list_moves, prompt_for, show_help, show_table
from defuse.terminal.plain.table_lines import hand_line, turn_line
from defuse.terminal.shared.menu import MenuEntry, entries, question_line
from defuse.words import Words

if TYPE_CHECKING:
    from defuse.terminal.plain.hints import PlainHints

_PATIENCE: Final = 2  # after so many attempts the move is spelled out


def learn(words: Words, source: Source = sys.stdin, out: TextIO = sys.stdout) -> int:
    """All lessons, or as many as the learner wants; returns the exit code 0."""
    console = Console(source, out)
    try:
        PlainSchool(console, words).teach()
    except Goodbye:
        console.say(words("learn-goodbye"))
    except KeyboardInterrupt:
        console.say()
        console.say(words("learn-goodbye"))
    return 0


class _PageTurned(Exception):
    """The learner goes to another lesson, or restarts this one."""


class PlainSchool:
    """Teaches a learner at a console."""

    def __init__(self, console: Console, words: Words) -> None:
        self._console = console
        self._words = words
        self.course = Course(words("app-you"))
        self._hints: PlainHints | None = None

    def teach(self) -> None:
        """Teach lesson by lesson, to the end of the last one."""
        self._console.say(self._words("learn-says", text=self._words("learn-welcome")))
        self._console.say(self._words("learn-how"))
        while not self.course.over:
            with suppress(_PageTurned):
                self._teach_lesson(self.course.lesson)
        self._console.say(self._words("learn-says", text=self._words("learn-done")))

    def _teach_lesson(self, lesson: Lesson) -> None:
        course = self.course
        title = lesson.title(self._words)
        self._console.say()
        self._console.say(self._words("learn-lesson", number=course.number, length=course.length, title=title))
        self._console.say()
        while not lesson.finished:
            self._let_learner_move(lesson)
        self._tell(lesson)
        if course.number == course.length:
            course.next()
            return
        while True:
            line = self._console.ask(self._words("learn-go-on"))
            if not self._grant(line or "next"):
                self._help("")

    # The learner's move

    def _let_learner_move(self, lesson: Lesson) -> None:
        if self._tell(lesson):
            self._console.say()
        view = lesson.view()
        listed = entries(view, lesson.moves(), lesson.players, self._words)
        self._ask(lesson, view, listed)
        answers = Answers(self._console, lesson.players, lesson.table, view, self._words, self._grant)
        attempts = 0
        while True:
            line = self._console.ask(prompt_for(view, lesson.players, self._words))
            if self._grant(line) or self._show(line, lesson, view, listed):
                continue
            move = answers.read(line, listed) if line else pass_on_it(view)
            if self._try(lesson, move, line):
                return
            attempts += 1
            if attempts >= _PATIENCE:
                self._console.say(self._words("learn-write", move=lesson.written()))

    def _try(self, lesson: Lesson, move: Move | None, line: str) -> bool:
        """Try a move; if it is not the wanted one, the guide helps. Returns whether it was."""
        if move is None:
            if not line:
                self._speak(lesson.guide.hint(self._words))
            return False
        said = lesson.try_move(move)
        if isinstance(said, Refusal):
            self._console.say(self._words.refusal(said.why, said.rule))
            self._speak(lesson.guide.hint(self._words))
        elif isinstance(said, Hint):
            self._speak(self._words("learn-not-now", hint=said.text(self._words)))
        return said is None

    def _grant(self, line: str) -> bool:
        """Carry out a command; False if the line is not one."""
        word, _, rest = line.lower().partition(" ")
        if line.lower() in QUIT:
            raise Goodbye
        pages = {"next": self.course.next, "back": self.course.back, "again": self.course.again}
        if line.lower() in pages:
            pages[word]()
            raise _PageTurned
        if word == "help":
            self._help(rest.strip())
        return word == "help"

    def _show(self, line: str, lesson: Lesson, view: View, listed: Sequence[MenuEntry]) -> bool:
        """Show the list of moves or the table; False if the line does not ask for it."""
        if line == "?":
            list_moves(self._console, listed)
        elif line.lower() == "table":
            show_table(self._console, view, lesson.players, self._words)
        elif line.lower() == "hint":
            self._hint(lesson)
        return line.lower() in ("?", "table", "hint")

    def _hint(self, lesson: Lesson) -> None:
        """The guide's hint, then the move and its reason."""
        from defuse.terminal.plain.hints import PlainHints
        from defuse.terminal.shared.hinting import hint_in_lesson

        if self._hints is None:
            self._hints = PlainHints(self._console, self._words)
        self._hints.say_more((lesson.name, lesson.guide.id), lambda: hint_in_lesson(lesson), counts=False)

    # Showing

    def _tell(self, lesson: Lesson) -> bool:
        """Say what has happened, with the guide's remarks; the one that asks for a move comes below the table."""
        told = False
        for news in lesson.news():
            if isinstance(news, Guide):
                if lesson.finished or news is not lesson.guide:
                    self._speak(news.text(self._words))
                continue
            if news.what == TURN_BEGAN and news.seat == YOU:
                continue  # the table shows it better
            line = sentence(news, lesson.players, YOU, self._words)
            if line is not None:
                self._console.say(line)
                told = True
        return told

    def _speak(self, text: str) -> None:
        """The guide's words, with blank lines around."""
        self._console.say()
        self._console.say(self._words("learn-says", text=text))
        self._console.say()

    def _ask(self, lesson: Lesson, view: View, listed: Sequence[MenuEntry]) -> None:
        question = view.question
        assert question is not None
        if question.what == CHOOSE_PLAY:
            self._console.say(turn_line(view, self._words))
            show_table(self._console, view, lesson.players, self._words)
        elif QUESTIONS[question.what].is_window:
            self._console.say(hand_line(view, self._words))
        else:
            self._console.say(question_line(view, lesson.players, self._words))
        self._speak(lesson.guide.text(self._words))
        if question.what == CHOOSE_PLAY:
            list_moves(self._console, listed)

    def _help(self, card: str) -> None:
        words = self._words
        commands = (
            ("hint", words("help-hint")),
            ("next", words("learn-help-next")),
            ("back", words("learn-help-back")),
            ("again", words("learn-help-again")),
        )
        show_help(self._console, card, commands, words("learn-help-quit"), words)
