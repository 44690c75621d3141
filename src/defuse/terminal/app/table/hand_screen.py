"""A table with the hand below it: cards and deeds by key or mouse, and dialogs for what a move still lacks."""

import asyncio
from collections.abc import Sequence
from typing import Any, ClassVar, TypeVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.events import Click, Key
from textual.message import Message
from textual.widgets import Static

from defuse.game.kinds import UNKNOWN
from defuse.game.moves import Move
from defuse.game.refusals import Refusal
from defuse.sight.view import View, name
from defuse.terminal.app.dialogs import Choose, ChooseSeveral, DepthDialog, Dialog
from defuse.terminal.app.table.asking import asked
from defuse.terminal.app.table.board import CardTile, Hand, tiles
from defuse.terminal.app.table.board_screen import BoardScreen
from defuse.terminal.app.table.deeds import Deed, deeds, letting_deeds, lit, on_card
from defuse.terminal.shared.choices import Choices, PickDepth, PickFive, PickOne, PickOrder, Step, is_deadly_draw
from defuse.terminal.shared.letting_happen import LettingHappen
from defuse.words import Words

Result = TypeVar("Result")
Answer = TypeVar("Answer")


class Chip(Static, can_focus=True):
    """A deed that can be clicked."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "do", show=False)]

    class Done(Message):
        """The deed was chosen."""

        def __init__(self, deed: Deed) -> None:
            super().__init__()
            self.deed = deed

    def __init__(self, deed: Deed) -> None:
        key = "↵" if deed.key == "enter" else deed.key.upper()
        super().__init__(Content.assemble((f" {key} ", "reverse"), f" {deed.label} "), markup=False)
        self.deed = deed

    def on_click(self, event: Click) -> None:
        event.stop()
        self.action_do()

    def action_do(self) -> None:
        self.post_message(self.Done(self.deed))


class HandScreen(BoardScreen[Result]):
    """A table at which a person plays. Their input arrives as wishes: moves that differ only in details."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "beside(-1)", show=False),
        Binding("right", "beside(1)", show=False),
    ]

    def __init__(self, words: Words, title: str, players: Sequence[str]) -> None:
        super().__init__(words, title, players)
        self._wishes: asyncio.Queue[Sequence[Move]] = asyncio.Queue()
        self.letting = LettingHappen()
        self._moves: Sequence[Move] = ()  # the legal moves of the hand on the screen
        self._deeds: list[Deed] = []
        self.dialog: Dialog[Any] | None = None  # that asks for what is missing in a move

    def compose_hand(self) -> ComposeResult:
        """The question, the hand, the deeds."""
        with Vertical(id="mine"):
            with Horizontal(id="question"):
                yield Static(id="prompt", markup=False)
                yield Static(id="countdown", markup=False)
            yield Hand()
            yield Static(id="about", markup=False)
            yield Horizontal(id="deeds")

    # Showing

    async def show_hand(self, view: View, moves: Sequence[Move]) -> None:
        """Show the hand with its usable cards lit; no hand for a spectator."""
        self._moves = moves
        hand = tiles(view, lit(view, moves)) if view.seat < view.seats else []
        await self.query_one(Hand).show(hand, self.words)
        self._look_at(UNKNOWN)

    async def ask(self, prompt: str, possible: Sequence[Deed], asks_you: bool) -> None:
        """Set the line above the hand, and the deeds below it."""
        line = self.query_one("#prompt", Static)
        line.update(Content(prompt))
        line.set_class(asks_you, "-asked")
        self._deeds = list(possible)
        row = self.query_one("#deeds", Horizontal)
        async with row.batch():
            await row.remove_children()
            await row.mount_all([Chip(deed) for deed in self._deeds])

    def deeds_of(self, moves: Sequence[Move]) -> list[Deed]:
        return deeds(moves, self.players, self.words, self.active_bindings)

    def all_deeds(self, view: View, moves: Sequence[Move]) -> list[Deed]:
        """The deeds of these moves, and the one that lets windows pass without a question, or asks again."""
        found = self.deeds_of(moves)
        taken = {*self.active_bindings, *(deed.key for deed in found)}
        return [*found, *letting_deeds(self.letting, view, moves, self.words, taken)]

    def say_no(self, refusal: Refusal) -> None:
        """Show why something cannot be done, with its rule."""
        self.notify(self.words.refusal(refusal.why, refusal.rule), severity="warning", markup=False)

    def why_not(self, kind: int) -> Refusal | None:
        """Why a card of the hand cannot be played now, if the viewer is asked to play."""
        raise NotImplementedError

    def _look_at(self, kind: int) -> None:
        self._looked_at = kind
        text = "" if kind == UNKNOWN else self.words.card_text(name(kind))
        self.query_one("#about", Static).update(Content(text))

    # Wishes

    async def wish(self) -> Sequence[Move]:
        """Wait for the next wish."""
        return await self._wishes.get()

    def make_wish(self, moves: Sequence[Move]) -> None:
        """Wish for one of these moves, as a key would."""
        self._wishes.put_nowait(list(moves))

    def forget_wishes(self) -> None:
        """Drop keys that were pressed before the question was shown."""
        while not self._wishes.empty():
            self._wishes.get_nowait()

    def on_key(self, event: Key) -> None:
        for deed in self._deeds:
            if event.key == deed.key:
                event.stop()
                event.prevent_default()
                self._do(deed)
                return
        for card in self.query(CardTile):
            if event.character and event.character == card.tile.key:
                event.stop()
                self._choose(card.tile.kind)
                return

    @on(CardTile.Chosen)
    def _card_chosen(self, event: CardTile.Chosen) -> None:
        self._choose(event.kind)

    @on(CardTile.Looked)
    def _card_looked_at(self, event: CardTile.Looked) -> None:
        self._look_at(event.kind)

    @on(Chip.Done)
    def _deed_done(self, event: Chip.Done) -> None:
        self._do(event.deed)

    def _do(self, deed: Deed) -> None:
        if deed.lets is None:
            self._wishes.put_nowait(deed.moves)
        else:
            self.letting.what = deed.lets
            self.letting_changed()

    def letting_changed(self) -> object:
        """Act on what the player lets happen from now on."""
        raise NotImplementedError

    def _choose(self, kind: int) -> None:
        """Play a card of the hand, or show why that is not legal."""
        moves = on_card(self._moves, kind)
        if moves:
            self._wishes.put_nowait(moves)
            return
        refusal = None if kind == UNKNOWN else self.why_not(kind)
        if refusal is not None:
            self.say_no(refusal)

    def action_beside(self, by: int) -> None:
        """Focus the next card of the hand."""
        cards = list(self.query(CardTile))
        if cards:
            at = cards.index(self.focused) + by if isinstance(self.focused, CardTile) else min(0, by)
            cards[at % len(cards)].focus()

    # Completing moves

    async def complete(self, view: View, wish: Sequence[Move]) -> Move | None:
        """Ask for what is missing in a move; None if the player cancels."""
        step: Step | None = Choices(view, self.players, self.words).first(wish)
        while step is not None and not isinstance(step, Move):
            step = await self._next_step(view, step)
        return step if step is None or not is_deadly_draw(view, step) or await self._is_sure() else None

    async def _is_sure(self) -> bool:
        """Ask once more before a kitten is drawn that everybody at this seat can see coming."""
        words = self.words
        labels = [words("browser-draw-anyway"), words("browser-back")]
        return await self._put(Choose(words("browser-draw-sure"), labels, words)) == 0

    async def _put(self, dialog: Dialog[Answer]) -> Answer | None:
        """Show a dialog and wait for its answer."""
        dialog.advice = self.advice()
        self.dialog = dialog
        try:
            return await self.app.push_screen_wait(dialog)
        finally:
            self.dialog = None

    def advice(self) -> str:
        """What dialogs say above their question, because they cover it."""
        return ""

    async def _next_step(self, view: View, step: PickOne | PickFive | PickDepth | PickOrder) -> Step | None:
        words = self.words
        if isinstance(step, PickDepth):
            title = asked(view, self.players, words)
            depth = await self._put(DepthDialog(title, step.deepest, words))
            return None if depth is None else step.take(depth)
        if isinstance(step, PickOne):
            place = await self._put(Choose(step.prompt, step.labels, words))
            return None if place is None else step.take(place)
        in_order = isinstance(step, PickOrder)
        cards = step.cards if isinstance(step, PickOrder) else step.titles
        labels = [words.title(name(card)) for card in cards]
        title = asked(view, self.players, words) if in_order else step.prompt
        dialog = ChooseSeveral(title, labels, len(cards) if in_order else 5, words, in_order)
        places = await self._put(dialog)
        return None if places is None else step.take(places)
