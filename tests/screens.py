"""Drives the real app: its screen as text, and a player who presses keys."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import TypeVar

from textual._context import visible_screen_stack
from textual.app import App
from textual.pilot import Pilot

from defuse.game.engine import Game
from defuse.terminal.app.dialogs import Choose, ChooseSeveral, DepthDialog
from defuse.terminal.app.table.board import CardTile
from defuse.terminal.app.table.hand_over import CallOut, HandOverScreen
from defuse.terminal.app.table.playing import PlayApp
from defuse.terminal.app.table.table_screen import TableScreen
from defuse.terminal.shared.invitation import Invitation
from defuse.terminal.shared.local_game import LocalGame
from defuse.terminal.shared.saved_games import SavedGames
from tests import patient_loop
from tests.extent import LONG

LOW, HIGH = (80, 24), (140, 45)

Result = TypeVar("Result")


def drive(
    app: App[Result], act: Callable[[Pilot[Result]], Awaitable[None]], size: tuple[int, int] = LOW
) -> App[Result]:
    """Run the app without a terminal and act on it."""

    async def run() -> None:
        async with app.run_test(size=size, notifications=True) as pilot:
            await pilot.pause()
            await act(pilot)

    patient_loop.run(run())
    return app


def screen_text(app: App[Result]) -> str:
    """The text of the screen, without colours."""
    visible_screen_stack.set(app._background_screens)
    return "\n".join(strip.text.rstrip() for strip in app.screen._compositor.render_strips())


def table_of(app: App[Result]) -> TableScreen:
    """The table screen, wherever it is in the stack of screens."""
    return next(screen for screen in app.screen_stack if isinstance(screen, TableScreen))


def play_app(invitation: Invitation, saved_games: SavedGames, game: Game | None = None) -> PlayApp:
    """The app at a table that is already dealt."""
    return PlayApp(invitation, chosen=True, resumed=LocalGame.begin(invitation, game), saved_games=saved_games)


async def until(pilot: Pilot[Result], holds: Callable[[], bool], seconds: float = 60) -> None:
    """Wait until a condition holds; at most so long by the clock of the app, not by real time."""
    end = asyncio.get_running_loop().time() + seconds
    while not holds():
        assert asyncio.get_running_loop().time() < end, f"it did not come about:\n{screen_text(pilot.app)}"
        await pilot.pause(0.05)


class KeyPresser:
    """Presses random useful keys; after a while only those that end the game."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.left = 4000
        self.tired = 0 if LONG else 3920

    async def play(self, pilot: Pilot[Result]) -> None:
        """Play until the game is over."""
        table = table_of(pilot.app)
        table.pace = 0
        while not table.local_game.over:
            self.left -= 1
            assert self.left >= 0, "the game does not end"
            if LONG or self.left % 5 == 0:
                assert screen_text(pilot.app)
            keys = self.keys(pilot.app)
            if self.left < self.tired and isinstance(pilot.app.screen, (TableScreen, CallOut)):
                keys = [key for key in keys if key == "d"] or [key for key in keys if key == "enter"] or keys
            if keys:
                await pilot.press(self.random.choice(keys))
            else:
                await pilot.pause(0.01)

    def keys(self, app: App[Result]) -> list[str]:
        """The keys that are useful now."""
        screen = app.screen
        if isinstance(screen, (HandOverScreen, DepthDialog)):
            return ["enter", *(["home", "end", "down"] if isinstance(screen, DepthDialog) else [])]
        if isinstance(screen, CallOut):
            return ["enter", "enter", "1"]
        if isinstance(screen, ChooseSeveral):
            return ["1", "2", "3", "4", "5", "6", "enter", "enter"]
        if isinstance(screen, Choose):
            return ["1", "2", "3", "4", "enter", "down", "escape"]
        if isinstance(screen, TableScreen):
            deeds = [deed.key for deed in screen._deeds]
            cards = [card.tile.key for card in screen.query(CardTile) if card.tile.legal and card.tile.key]
            return deeds * 2 + cards if deeds or screen._asked is not None else []
        return ["escape"]
