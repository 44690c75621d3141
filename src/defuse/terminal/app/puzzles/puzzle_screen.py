"""`defuse puzzles` as an app: a puzzle on the drawn table, its answer and why, and the next one."""

from collections.abc import Sequence
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from defuse.game import moves as m
from defuse.game.events import Event
from defuse.game.moves import Move
from defuse.game.refusals import Refusal
from defuse.settings.declared import DARK
from defuse.sight.view import View
from defuse.terminal.app.app import DefuseApp
from defuse.terminal.app.dialogs import Choose
from defuse.terminal.app.entry import run_app
from defuse.terminal.app.table.asking import asked
from defuse.terminal.app.table.board import told
from defuse.terminal.app.table.deeds import Deed
from defuse.terminal.app.table.hand_screen import HandScreen
from defuse.terminal.app.texts import key_help
from defuse.terminal.shared.puzzling import Trainer

NEXT = "next"
LEAVE = "leave"


class PuzzleScreen(HandScreen[str]):
    """One puzzle. Its result is what the solver wants then: the next one, or to leave."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("greater_than_sign", "want('next')", show=False),
        Binding("t", "themes", show=False),
        Binding("q", "want('leave')", show=False),
    ]

    def __init__(self, trainer: Trainer) -> None:
        words = trainer.words
        title = words("puzzle-day") if trainer.is_daily else trainer.about()
        super().__init__(words, f"{title} · {trainer.title()}", trainer.names)
        self.trainer = trainer
        self.puzzle = trainer.puzzle
        self._says = words("puzzle-done") if trainer.is_all_done else words("puzzle-what")
        self._told = told(self.puzzle.heard, trainer.names, self.puzzle.seat, words)

    def compose(self) -> ComposeResult:
        yield from self.compose_table()
        yield Static(id="guide", markup=False)
        yield from self.compose_hand()
        yield Static(self.words("puzzle-keys"), id="keys", markup=False)

    def on_mount(self) -> None:
        self.solve()

    # The viewer

    @property
    def you(self) -> int | None:
        return self.puzzle.seat

    def seen(self) -> View:
        return self.puzzle.view

    def heard(self) -> Sequence[Event]:
        return ()  # `lines` contains the events

    def lines(self) -> list[Content]:
        return self._told

    def key_help(self) -> Content:
        return key_help(self.words)

    def advice(self) -> str:
        return self._says

    def why_not(self, kind: int) -> Refusal | None:
        return self.puzzle.may(m.play(kind))

    # The puzzle

    @work(exclusive=True)
    async def solve(self) -> None:
        """Show the puzzle, wait for an answer, and say why it is right or wrong."""
        view, moves = self.seen(), self.puzzle.moves()
        self.show_table(view)
        self._say(self._says)
        await self.show_hand(view, moves)
        await self.ask(asked(view, self.players, self.words), self.deeds_of(moves), asks_you=True)
        answer = await self._answer(view, moves)
        judged = self.trainer.answer(answer)
        self._say(" ".join(judged.lines))
        await self.show_hand(view, ())
        await self.ask("", [Deed("enter", self.words("puzzle-next"), ())], asks_you=True)
        self.forget_wishes()
        await self.wish()
        self.action_want(NEXT)

    async def _answer(self, view: View, moves: Sequence[Move]) -> Move:
        """A legal move; who cancels or does what is not allowed is asked again."""
        opens_dialog = all(move.verb in (m.INSERT, m.ORDER) for move in moves)
        self.forget_wishes()
        while True:
            move = await self.complete(view, moves if opens_dialog else await self.wish())
            refusal = None if move is None else self.puzzle.may(move)
            if refusal is not None:
                self.say_no(refusal)
            elif move is not None:
                return move

    def _say(self, text: str) -> None:
        self._says = text
        self.query_one("#guide", Static).update(Content(text))

    def action_want(self, what: str) -> None:
        self.dismiss(what)

    @work
    async def action_themes(self) -> None:
        """Choose a theme; its next puzzle comes."""
        themes = self.trainer.themes()
        labels = [label for _, label in themes]
        place = await self.app.push_screen_wait(Choose(self.words("puzzle-themes"), labels, self.words))
        if place is not None:
            self.trainer.theme = themes[place][0]
            self.dismiss(NEXT)


class PuzzleApp(DefuseApp):
    """Puzzles until the solver leaves."""

    def __init__(self, trainer: Trainer) -> None:
        super().__init__(trainer.words)
        self.trainer = trainer

    @property
    def farewell(self) -> str:
        return self.words("puzzle-goodbye")

    async def go_through(self) -> None:
        while await self.push_screen_wait(PuzzleScreen(self.trainer)) == NEXT:
            self.trainer.next()


def run_puzzles(trainer: Trainer, look: str = DARK) -> int:
    """The puzzles at the drawn table; returns the exit code."""
    return run_app(PuzzleApp(trainer), look)
