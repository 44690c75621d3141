"""Runs the thinking of slow bots in the background from the moment they are asked.

They still move at the usual time; without a finished thought, the move of a quick bot is played.
"""

import asyncio
from collections.abc import Callable

from defuse.server.http.logs import note_fault
from defuse.server.play.dealer import Dealer
from defuse.server.play.thinking import Brains
from defuse.server.room.inbox import Work


class Pondering:
    """The running thoughts. A finished thought is posted to the room as a piece of work."""

    def __init__(self, brains: Brains, post: Callable[[Work], None]) -> None:
        self._brains = brains
        self._post = post
        self._tasks: set[asyncio.Task[None]] = set()
        self._begun: set[tuple[object, int]] = set()  # questions, and the seats that think about them

    def begin(self, dealer: Dealer, bots: set[int]) -> None:
        for seat in dealer.to_think(bots) if bots else ():
            if (dealer.question, seat) not in self._begun:
                self._begun = {key for key in self._begun if key[0] == dealer.question}
                self._begun.add((dealer.question, seat))
                task = asyncio.get_running_loop().create_task(self._think(dealer, seat, dealer.question))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _think(self, dealer: Dealer, seat: int, question: tuple[float, int | None]) -> None:
        feed = dealer.server_game.feed(seat)
        try:
            move = await self._brains.slowly(dealer.match.bots, feed.glance(), feed.observer.moves())
        except Exception:  # a failing bot must not stop the room
            note_fault("a bot failed")
            return

        async def answer() -> None:
            if dealer.question == question:
                dealer.thoughts[seat] = move

        self._post(answer)

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
