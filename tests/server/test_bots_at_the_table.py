"""Bots in empty seats: every level plays, and none makes the others wait."""

import asyncio
import os
import signal
from random import Random
from typing import Any

import pytest

from defuse.game.moves import Move
from defuse.game.refusals import Refusal
from defuse.game.setup import new_game
from defuse.server.play.thinking import LEVELS, SLOW, Brains
from defuse.sight.observer import Observer
from defuse.sight.view import View
from tests.server.hurry import HurriedClock
from tests.server.running import Guest, open_room, serving


def play_a_whole_game(**settings: Any) -> None:
    """One person plays a whole game against bots."""

    async def scene() -> None:
        async with serving(clock=HurriedClock(), limited=False) as served:
            guest = await Guest.enter(served, await open_room(served, **settings))
            await guest.ask("sit", name="Ann", avatar=1)
            await guest.ask("begin")
            await guest.until(lambda: bool(guest.table))
            await guest.play(Random())
            assert guest.over is not None
            await guest.leave()

    asyncio.run(asyncio.wait_for(scene(), 180))


@pytest.mark.parametrize("level", LEVELS)
def test_somebody_plays_a_whole_game_against_bots_of_every_level(level: str) -> None:
    play_a_whole_game(seats=3, bots=level)


@pytest.mark.parametrize("level", sorted(SLOW))
def test_bots_that_think_come_to_a_move_of_the_game(level: str) -> None:
    async def scene() -> None:
        brains = Brains()
        brains.wake(level)
        game = new_game("original", 3, 5)
        observer = Observer(game, game.table.turn, weighing=True)
        move = await brains.slowly(level, observer.view(), observer.moves())
        assert not isinstance(game.play(observer.seat, move), Refusal)
        brains.close()

    asyncio.run(asyncio.wait_for(scene(), 180))


def test_a_bot_whose_process_was_killed_moves_all_the_same() -> None:
    async def scene() -> None:
        brains = Brains()
        game = new_game("original", 3, 5)
        observer = Observer(game, game.table.turn, weighing=True)
        await brains.slowly("hard", observer.view(), observer.moves())
        assert brains._pool is not None
        for process in list(brains._pool._processes):
            os.kill(process, signal.SIGKILL)
        assert await brains.slowly("hard", observer.view(), observer.moves()) in observer.moves()
        brains.close()

    asyncio.run(asyncio.wait_for(scene(), 180))


def test_a_bot_that_fails_moves_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where no clock would play for it."""

    async def fails(self: Brains, level: str, view: View, moves: list[Move]) -> Move:
        raise ZeroDivisionError

    monkeypatch.setattr(Brains, "slowly", fails)

    play_a_whole_game(seats=2, bots="hard", turn=0, window=0)
