"""A viewer in front of a playback screen: presses keys, and reads what it shows."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any

from textual.app import App
from textual.pilot import Pilot

from defuse.game.library import edition
from defuse.record.record import Record
from defuse.terminal.app.app import DefuseApp
from defuse.terminal.app.watch.watch_screen import STEPS, WatchScreen
from defuse.terminal.shared.invitation import Invitation
from defuse.terminal.shared.local_game import LocalGame
from defuse.words import ENGLISH, words_in
from tests import patient_loop

SMALL, LARGE = (80, 24), (140, 45)
EVERYTHING = "original+imploding+streaking+barking"
WORDS = words_in(ENGLISH)

Part = Callable[[Pilot[int], WatchScreen], Awaitable[None]]


def in_front_of(app: DefuseApp, part: Part, size: tuple[int, int] = SMALL) -> None:
    """Act on an app."""

    async def sit_down() -> None:
        async with app.run_test(size=size) as pilot:
            await until(pilot, lambda: isinstance(app.screen, WatchScreen))
            await settle(pilot)
            assert isinstance(app.screen, WatchScreen)
            await part(pilot, app.screen)

    patient_loop.run(sit_down())


async def until(pilot: Pilot[int], happens: Callable[[], bool], seconds: float = 60) -> None:
    """Wait until something happens; at most so long by the clock of the app, not by real time."""
    async with asyncio.timeout(seconds):
        while not happens():
            await pilot.pause(0.01)


async def settle(pilot: Pilot[int]) -> None:
    """Wait until no step is running and everything is drawn."""
    await until(pilot, lambda: not any(each.group == STEPS and not each.is_finished for each in pilot.app.workers))
    await pilot.pause()


async def press(pilot: Pilot[int], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settle(pilot)


def position(app: App[Any]) -> str:
    return str(app.screen.query_one("#place").render())


def bots(name: str = "two-player", players: int = 2, seed: int | None = None) -> Invitation:
    return Invitation(edition(name), players, people=(), seed=seed)


@cache
def recorded(name: str = "two-player", players: int = 2, seed: int = 1) -> Record:
    """A whole game between bots; cached, do not change it."""
    local_game = LocalGame.begin(bots(name, players, seed))
    for _ in local_game.let_bots_move():
        pass
    return local_game.record


@cache
def shortest() -> Record:
    """A short game; cached, do not change it."""
    return min((recorded(seed=seed) for seed in range(20)), key=lambda record: len(record.entries))
