"""Runs the thinking of slow bots in the background from the moment they are asked.

They still move at the usual time; without a finished thought, the move of a quick bot is played.
"""

import asyncio
from collections.abc import Callable

from defuse.game.moves import Move
from defuse.server.http.logs import note_fault
from defuse.server.play.dealer import Dealer
from defuse.server.play.outside_bots import SeatedProgram
from defuse.server.play.thinking import Brains
from defuse.server.room.inbox import Work


class Pondering:
    """The running thoughts. A finished thought is posted to the room as a piece of work."""

    def __init__(self, brains: Brains, post: Callable[[Work], None]) -> None:
        self._brains = brains
        self._post = post
        self._tasks: set[asyncio.Task[None]] = set()
        self._begun: set[tuple[object, int]] = set()  # questions, and the seats that think about them
        self._programs: dict[int, SeatedProgram] = {}  # by seat, in the game of this dealer
        self._dealer: Dealer | None = None

    def begin(self, dealer: Dealer, bots: set[int]) -> None:
        if self._programs and (dealer is not self._dealer or dealer.server_game.over):
            self._dismiss()
        self._dealer = dealer
        for seat in dealer.to_think(bots) if bots else ():
            if (dealer.question, seat) not in self._begun:
                self._begun = {key for key in self._begun if key[0] == dealer.question}
                self._begun.add((dealer.question, seat))
                task = asyncio.get_running_loop().create_task(self._think(dealer, seat, dealer.question))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _think(self, dealer: Dealer, seat: int, question: tuple[float, int | None]) -> None:
        try:
            move = await self._move(dealer, seat)
        except Exception:  # a failing bot must not stop the room
            note_fault("a bot failed")
            return
        if move is None:
            return

        async def answer() -> None:
            if dealer.question == question:
                dealer.thoughts[seat] = move

        self._post(answer)

    async def _move(self, dealer: Dealer, seat: int) -> Move | None:
        """The move that a bot finds; None if a program has no time or no place."""
        feed, level = dealer.server_game.feed(seat), dealer.match.bots
        if not self._brains.programs.offers(level):
            temper = dealer.match.places[seat].temper
            return await self._brains.slowly(level, feed.glance(), feed.observer.moves(), temper)
        program = self._programs.get(seat)
        if program is None:
            program = self._brains.programs.sit_down(level)
            if program is None:
                return None
            self._programs[seat] = program
        return await program.choose(dealer.server_game.record.start.edition, feed)

    def _dismiss(self) -> None:
        """Let the programs of the last game go."""
        game = None if self._dealer is None else self._dealer.server_game
        for seat, program in self._programs.items():
            program.leave(game.feed(seat).glance() if game is not None and game.over else None)
        self._programs = {}

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        self._dismiss()
