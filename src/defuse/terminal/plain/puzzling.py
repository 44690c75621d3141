"""Puzzles at the plain table: line by line, for every terminal, screen reader and script."""

import sys
from collections.abc import Sequence
from typing import TextIO

from defuse.asked import CannotDo
from defuse.game.agenda import CHOOSE_PLAY
from defuse.game.cards.futures import CHOOSE_ORDER
from defuse.game.moves import Move
from defuse.game.questions import QUESTIONS
from defuse.game.refusals import Refusal
from defuse.record.transcript import sentence
from defuse.sight.view import View, name
from defuse.terminal.plain.answers import QUIT, Answers, pass_on_it
from defuse.terminal.plain.console import Console, Goodbye, Source
from defuse.terminal.plain.showing import list_commands, list_moves, prompt_for, show_help, show_table
from defuse.terminal.plain.table_lines import turn_line
from defuse.terminal.shared.menu import MenuEntry, entries, question_line
from defuse.terminal.shared.puzzling import Trainer
from defuse.words import Words

_NEXT = ("", "next")


def puzzle_plainly(trainer: Trainer, source: Source = sys.stdin, out: TextIO = sys.stdout) -> int:
    """Puzzles until the solver leaves; returns the exit code 0."""
    console = Console(source, out)
    try:
        PlainPuzzles(console, trainer).spend()
    except Goodbye:
        console.say(trainer.words("puzzle-goodbye"))
    except KeyboardInterrupt:
        console.say()
        console.say(trainer.words("puzzle-goodbye"))
    return 0


class _Another(Exception):
    """The solver wants another puzzle."""


class PlainPuzzles:
    """Shows puzzles at a console, and asks for their answers."""

    def __init__(self, console: Console, trainer: Trainer) -> None:
        self._console = console
        self._trainer = trainer
        self._words: Words = trainer.words

    def spend(self) -> None:
        self._console.say(self._words("puzzle-how"))
        while True:
            try:
                self._puzzle()
                while not self._goes_on(self._console.ask(self._words("puzzle-go-on"))):
                    self._help("")
            except _Another:
                pass

    def _puzzle(self) -> None:
        """One puzzle: what has happened, the table, the question, the answer and why."""
        trainer, words, say = self._trainer, self._words, self._console.say
        puzzle = trainer.puzzle
        say()
        say(words("puzzle-day") if trainer.is_daily else trainer.about())
        say(trainer.title())
        if trainer.is_all_done:
            say(words("puzzle-done"))
        say()
        for event in puzzle.heard:
            line = sentence(event, trainer.names, puzzle.seat, words)
            if line is not None:
                say(line)
        view = puzzle.view
        listed = entries(view, puzzle.moves(), trainer.names, words)
        self._ask(view, listed)
        judged = trainer.answer(self._answer(view, listed))
        say()
        for line in judged.lines:
            say(line)
        say()

    def _ask(self, view: View, listed: Sequence[MenuEntry]) -> None:
        question, words, names = view.question, self._words, self._trainer.names
        assert question is not None
        if view.turn == view.seat:
            self._console.say(turn_line(view, words))
        show_table(self._console, view, names, words)
        if question.what != CHOOSE_PLAY and not QUESTIONS[question.what].is_window:
            self._console.say(question_line(view, names, words))
        self._console.say()
        self._console.say(words("puzzle-what"))
        self._list(view, listed)

    def _list(self, view: View, listed: Sequence[MenuEntry]) -> None:
        assert view.question is not None
        if view.question.what == CHOOSE_ORDER:
            self._console.listing([self._words.title(name(card)) for card in view.question.cards])
        else:
            list_moves(self._console, listed)

    def _answer(self, view: View, listed: Sequence[MenuEntry]) -> Move:
        """Ask until there is a legal move."""
        puzzle, words = self._trainer.puzzle, self._words

        def grant(line: str) -> bool:
            return self._grant(line, view, listed)

        answers = Answers(self._console, self._trainer.names, puzzle.table, view, words, grant)
        while True:
            line = self._console.ask(prompt_for(view, self._trainer.names, words))
            if grant(line):
                continue
            move = answers.read(line, listed) if line else pass_on_it(view)
            refusal = None if move is None else puzzle.may(move)
            if isinstance(refusal, Refusal):
                self._console.say(words.refusal(refusal.why, refusal.rule))
            elif move is not None:
                return move
            elif not line:
                self._console.say(words("say-lost"))

    def _grant(self, line: str, view: View, listed: Sequence[MenuEntry]) -> bool:
        """Carry out a command; False if the line is not one."""
        if line == "?":
            self._list(view, listed)
        elif line.lower() == "table":
            show_table(self._console, view, self._trainer.names, self._words)
        else:
            return line != "" and self._goes_on(line)
        return True

    def _goes_on(self, line: str) -> bool:
        """Leave, help, or go to another puzzle; False if the line says nothing of that."""
        word, _, rest = line.lower().partition(" ")
        if line.lower() in QUIT:
            raise Goodbye
        if line.lower() in _NEXT:
            self._trainer.next()
            raise _Another
        if word == "help":
            self._help(rest.strip())
        elif word == "themes":
            self._themes(rest.strip())
        return word in ("help", "themes")

    def _themes(self, name: str) -> None:
        """List the themes, or go to the next puzzle of one."""
        if not name:
            list_commands(self._console, self._trainer.themes()[1:])
            return
        try:
            self._trainer.next(name)
        except CannotDo as error:
            self._console.say("; ".join(error.reasons))
        else:
            raise _Another

    def _help(self, card: str) -> None:
        words = self._words
        commands = (
            ("next", words("puzzle-help-next")),
            ("themes NAME", words("puzzle-help-themes")),
        )
        show_help(self._console, card, commands, words("puzzle-help-quit"), words)
