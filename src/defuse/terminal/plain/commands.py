"""The commands at every prompt besides moves: looking at the table, help, saving, leaving."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from defuse.record.transcript import sentence
from defuse.sight.view import View
from defuse.terminal.plain.answers import QUIT
from defuse.terminal.plain.console import Console, Goodbye
from defuse.terminal.plain.letting import let, let_commands
from defuse.terminal.plain.showing import list_moves, looks_help, show_help, show_look
from defuse.terminal.shared.letting_happen import LettingHappen
from defuse.terminal.shared.local_game import LocalGame
from defuse.terminal.shared.menu import MenuEntry
from defuse.terminal.shared.reference import NotFound, show_rules
from defuse.terminal.shared.saved_games import save_game
from defuse.words import Words

if TYPE_CHECKING:
    from defuse.terminal.plain.hints import PlainHints


@dataclass(frozen=True)
class Prompted:
    """The view and the listed moves of the player at the prompt."""

    view: View
    listed: Sequence[MenuEntry]


class Commands:
    """Carries out commands that are not moves."""

    def __init__(self, console: Console, local_game: LocalGame, words: Words) -> None:
        self._console = console
        self._local_game = local_game
        self._words = words
        self.letting = LettingHappen()
        self._hints: PlainHints | None = None
        self._wishes: dict[str, Callable[[Prompted, str], None]] = {
            "?": lambda at, _: list_moves(console, at.listed),
            "log": lambda at, rest: self._show_log(at.view.seat, rest),
            "hint": lambda at, _: self._hint(at.view.seat),
            "help": lambda _, rest: self._help(rest),
            "rules": lambda _, rest: self._rules(rest),
            "save": lambda _, rest: self._save(rest),
        }
        if local_game.only_person is not None:
            self._wishes["let"] = lambda _, rest: console.say(let(rest, self.letting, words))

    def grant(self, line: str, at: Prompted) -> bool:
        """Carry out a command; False if the line is not one."""
        if line.lower() in QUIT:
            raise Goodbye
        word, _, rest = line.partition(" ")
        wish = self._wishes.get(word.lower())
        if wish is None:
            return show_look(self._console, line.lower(), at.view, self._local_game.players, self._words)
        wish(at, rest.strip())
        return True

    def _hint(self, seat: int) -> None:
        """Say something to think of, then the move, then why; only to people who play alone."""
        if self._local_game.only_person is None:
            self._console.say(self._words("online-not-alone"))
            return
        from defuse.terminal.plain.hints import PlainHints
        from defuse.terminal.shared.hinting import note_hint, table_hint

        if self._hints is None:
            self._hints = PlainHints(self._console, self._words)
        about = len(self._local_game.record.entries)
        if self._hints.say_more(about, table_hint(self._local_game, seat), counts=True):
            note_hint(self._local_game, seat)

    def _show_log(self, seat: int, last: str) -> None:
        """Show what this seat has heard so far, or the last lines of it."""
        told = [sentence(event, self._local_game.players, seat, self._words) for event in self._local_game.heard(seat)]
        lines = [line for line in told if line is not None]
        if last.isdecimal():
            lines = lines[max(0, len(lines) - int(last[:6])) :]
        for line in lines or [self._words("plain-nothing-yet")]:
            self._console.say(line)

    def _help(self, card: str) -> None:
        words = self._words
        commands = (
            *looks_help(words),
            ("log, log 9", words("help-log")),
            ("hint", words("help-hint")),
            ("rules ATK-3", words("help-rules")),
            *(let_commands(words) if self._local_game.only_person is not None else ()),
            ("save FILE", words("help-save")),
        )
        show_help(self._console, card, commands, words("help-quit"), words)

    def _rules(self, name: str) -> None:
        try:
            show_rules(self._console, self._words, name or None)
        except NotFound as error:
            self._console.say(str(error))

    def _save(self, file: str) -> None:
        words = self._words
        if not file:
            self._console.say(words("say-write", shape="save FILE"))
            return
        try:
            path = Path(file).expanduser()
            save_game(self._local_game, path)
        except (OSError, RuntimeError) as error:  # an unknown home folder raises RuntimeError
            problem = (error.strerror if isinstance(error, OSError) else str(error)) or type(error).__name__
            self._console.say(words("app-not-written", file=file, problem=problem), whole_words=True)
        else:
            self._console.say(words("plain-saved", file=str(path)), whole_words=True)
