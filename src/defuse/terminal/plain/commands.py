"""What can be typed at every prompt besides a move: looking at the table, asking for help, saving, leaving."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from defuse.record.transcript import sentence
from defuse.sight.view import View, names
from defuse.terminal.lookup import cards_called
from defuse.terminal.menu import Entry
from defuse.terminal.plain.answers import QUIT
from defuse.terminal.plain.console import Console, Goodbye
from defuse.terminal.plain.table_lines import hand_line, risk_line, table_lines
from defuse.terminal.reference import NotFound, show_rules
from defuse.terminal.shelf import save_sitting
from defuse.terminal.sitting import Sitting
from defuse.words import Words

_NOTATION_WIDTH: Final = 34
_HELP_WIDTH: Final = 13


@dataclass(frozen=True)
class Prompted:
    """Somebody at a prompt, with what they see and may do."""

    view: View
    listed: Sequence[Entry]


class Commands:
    """Grants wishes that are no moves."""

    def __init__(self, console: Console, sitting: Sitting, words: Words) -> None:
        self._console = console
        self._sitting = sitting
        self._words = words
        self._wishes: dict[str, Callable[[Prompted, str], None]] = {
            "?": lambda at, _: self.list(at.listed),
            "table": lambda at, _: self.show_table(at.view),
            "hand": lambda at, _: console.say(hand_line(at.view, words)),
            "discard": lambda at, _: self._show_discard_pile(at.view),
            "risk": lambda at, _: console.say(risk_line(at.view, words)),
            "log": lambda at, rest: self._show_log(at.view.seat, rest),
            "help": lambda _, rest: self._help(rest),
            "rules": lambda _, rest: self._rules(rest),
            "save": lambda _, rest: self._save(rest),
        }

    def grant(self, line: str, at: Prompted) -> bool:
        """Whether the line was no move but a wish of another kind, which is granted."""
        if line.lower() in QUIT:
            raise Goodbye
        word, _, rest = line.partition(" ")
        wish = self._wishes.get(word.lower())
        if wish is None:
            return False
        wish(at, rest.strip())
        return True

    def list(self, listed: Sequence[Entry]) -> None:
        """What can be done now."""
        for number, entry in enumerate(listed, 1):
            self._console.column(f"{number:>3}  {entry.notation}", entry.text, _NOTATION_WIDTH)

    def show_table(self, view: View) -> None:
        """Everything on the table, and the hand."""
        for line in [*table_lines(view, self._sitting.players, self._words), hand_line(view, self._words)]:
            self._console.say(line)

    def _show_discard_pile(self, view: View) -> None:
        if view.discard:
            row = self._words.in_order(names(view.discard))
            self._console.say(self._words("plain-discard-pile", number=len(view.discard), row=row))
        else:
            self._console.say(self._words("table-discard-pile-empty"))

    def _show_log(self, seat: int, last: str) -> None:
        """What this seat has heard so far, or the last of it."""
        told = [sentence(event, self._sitting.players, seat, self._words) for event in self._sitting.heard(seat)]
        lines = [line for line in told if line is not None]
        if last.isdecimal():
            lines = lines[max(0, len(lines) - int(last[:6])) :]
        for line in lines or [self._words("plain-nothing-yet")]:
            self._console.say(line)

    def _help(self, card: str) -> None:
        words = self._words
        if not card:
            self._console.say(words("help-moves"))
            for command, text in (
                ("?", words("help-list")),
                ("table", words("help-table")),
                ("hand", words("help-hand")),
                ("discard", words("help-discard")),
                ("risk", words("help-risk")),
                ("log, log 9", words("help-log")),
                ("help CARD", words("help-card")),
                ("rules ATK-3", words("help-rules")),
                ("save FILE", words("help-save")),
                ("quit", words("help-quit")),
            ):
                self._console.column(command, text, _HELP_WIDTH)
            return
        found = cards_called(card, words)
        for kind in found:
            self._console.say(f"{words.title(kind)} ({kind}): {words.card_text(kind)}")
            self._console.say(words.card_exactly(kind))
        if not found:
            self._console.say(words("say-unknown-card", name=card))

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
            save_sitting(self._sitting, path)
        except (OSError, RuntimeError) as error:  # a home that is not there is a RuntimeError
            problem = (error.strerror if isinstance(error, OSError) else str(error)) or type(error).__name__
            self._console.say(words("app-not-written", file=file, problem=problem), whole_words=True)
        else:
            self._console.say(words("plain-saved", file=str(path)), whole_words=True)
