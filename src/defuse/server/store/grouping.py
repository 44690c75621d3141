"""Group commit: requests that arrive during a commit share the next one."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Sequence
from typing import Generic, TypeVar

from defuse.server.store.faults import StoreClosed, StoreLost

Item = TypeVar("Item")
Outcome = TypeVar("Outcome")


class Grouped(Generic[Item, Outcome]):
    """Passes single requests on as groups, one group at a time, in order of arrival.

    A commit that raises must have written nothing. Requests about the same thing are never in one group.
    """

    def __init__(
        self,
        commit: Callable[[Sequence[Item]], Awaitable[Sequence[Outcome]]],
        about: Callable[[Item], Hashable],
    ) -> None:
        self._commit = commit
        self._about = about
        self._waiting: list[tuple[Item, asyncio.Future[Outcome]]] = []
        self._under_way: list[tuple[Item, asyncio.Future[Outcome]]] = []
        self._closed = False
        self._loop = asyncio.get_running_loop()
        self._idle: asyncio.Future[None] | None = None  # what the task waits for while there is nothing to commit
        self._task = self._loop.create_task(self._run())

    def ask(self, item: Item) -> asyncio.Future[Outcome]:
        """Add a request to the next group; the future resolves when the group is committed."""
        if self._closed:
            raise StoreClosed("the store is closed")
        future: asyncio.Future[Outcome] = self._loop.create_future()
        self._waiting.append((item, future))
        self._wake()
        return future

    def _wake(self) -> None:
        if self._idle is not None:
            idle, self._idle = self._idle, None
            idle.set_result(None)

    async def close(self, patience: float) -> None:
        """Commit what is waiting, for at most `patience` seconds."""
        self._closed = True
        self._wake()
        done, _ = await asyncio.wait([self._task], timeout=patience)
        if not done:
            self._task.cancel()
            await asyncio.wait([self._task])
        for _, future in [*self._under_way, *self._waiting]:
            if not future.done():
                future.set_exception(StoreLost("the store was closed while its database was out of reach"))

    async def _run(self) -> None:
        while self._waiting or not self._closed:
            if not self._waiting:
                self._idle = self._loop.create_future()
                await self._idle  # which ends after the requests that are made in this turn of the event loop
            while self._waiting:
                if group := self._next_group():
                    self._under_way = group
                    await self._settle(group)
                    self._under_way = []
                await asyncio.sleep(0)  # those who were answered may ask again: include that

    def _next_group(self) -> list[tuple[Item, asyncio.Future[Outcome]]]:
        group: dict[Hashable, tuple[Item, asyncio.Future[Outcome]]] = {}
        later = []
        for item, future in self._waiting:
            about = self._about(item)
            if about in group:
                later.append((item, future))
            elif not future.done():  # leave out requests that were cancelled meanwhile
                group[about] = item, future
        self._waiting = later
        return list(group.values())

    async def _settle(self, group: list[tuple[Item, asyncio.Future[Outcome]]]) -> None:
        try:
            outcomes = await self._commit([item for item, _ in group])
        except Exception as error:
            await self._settle_failed(group, error)
        else:
            for (_, future), outcome in zip(group, outcomes, strict=True):
                if not future.done():
                    future.set_result(outcome)

    async def _settle_failed(self, group: list[tuple[Item, asyncio.Future[Outcome]]], error: Exception) -> None:
        """The group wrote nothing: commit each request alone, so that one failure does not affect the others."""
        if len(group) > 1:
            for alone in group:
                await self._settle([alone])
        elif not group[0][1].done():
            group[0][1].set_exception(error)
