"""Bots that need time: they begin to think as soon as they are asked.

They answer at the usual moment all the same; who has come to no thought by then does what a quick bot would do.
"""

import asyncio
from collections.abc import Callable

from defuse.server.http.logs import note_fault
from defuse.server.play.dealer import Dealer
from defuse.server.play.thinking import Brains
from defuse.server.room.inbox import Work


class Pondering:
    """What is being thought about. A thought comes back as a piece of work for the room."""

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
        except Exception:  # nobody waits for a bot that has lost its head
            note_fault("a bot failed")
            return

        async def answer() -> None:
            if dealer.question == question:
                dealer.thoughts[seat] = move

        self._post(answer)

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
