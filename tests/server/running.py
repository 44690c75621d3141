"""A real server on a real port, and people who speak the protocol over real WebSockets."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from benchmarks.server import open_room as open_by_request
from defuse.server.http.serve import configured
from defuse.server.http.server_app import ServerApp
from defuse.server.play.clock import Clock, RealClock
from defuse.server.play.thinking import Brains
from defuse.server.room.house import House
from defuse.server.store import Store, open_store
from defuse.server.wire.protocol import VERSION, Settings
from tests.server.inn import answering
from tests.server.random_guests import any_blanks

Frame = dict[str, Any]


@dataclass
class At:
    """The address of a server."""

    port: int


@dataclass
class Served(At):
    """A server that runs in this process."""

    desk: ServerApp

    @property
    def house(self) -> House:
        return self.desk.house

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@contextlib.asynccontextmanager
async def serving(store: Store | None = None, clock: Clock | None = None, **wishes: Any) -> AsyncIterator[Served]:
    """Run a server for a test."""
    kept = store or await open_store(":memory:")
    desk = ServerApp(House(kept, clock or RealClock(), Brains()), **wishes)
    server = uvicorn.Server(configured(desk))
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    yield Served(server.servers[0].sockets[0].getsockname()[1], desk)
    server.should_exit = True
    await task
    if store is None:
        await kept.close()


@dataclass
class Guest:
    """A person with a browser: remembers the frames it was sent, and numbers its commands."""

    socket: ClientConnection
    room: str
    n: int = 0
    member: int = 0
    token: str = ""
    frames: list[Frame] = field(default_factory=list)
    table: Frame = field(default_factory=dict)
    place: Frame = field(default_factory=dict)
    answers: dict[int, Frame] = field(default_factory=dict)
    events: list[Frame] = field(default_factory=list)
    bye: Frame | None = None
    _news: asyncio.Condition = field(default_factory=asyncio.Condition)
    _task: asyncio.Task[None] | None = None
    _answered: Frame = field(default_factory=dict)

    @classmethod
    async def enter(
        cls, served: At, room: str, token: str = "", game: int = 0, heard: int = 0, n: int = 0, version: int = VERSION
    ) -> "Guest":
        guest = cls(await connect(f"ws://127.0.0.1:{served.port}/ws", max_size=None), room, n)
        guest.token = token
        guest._task = asyncio.create_task(guest._read())
        await guest.say("hello", room=room, version=version, token=token, game=game, heard=heard)
        await guest.until(lambda: bool(guest.place) or guest.bye is not None)
        return guest

    async def _read(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for text in self.socket:
                assert isinstance(text, str)
                await self._take(json.loads(text))
        async with self._news:
            self.bye = self.bye or {"is": "bye", "why": "", "again": True}
            self._news.notify_all()

    async def _take(self, frame: Frame) -> None:
        async with self._news:
            self.frames.append(frame)
            match frame["is"]:
                case "welcome":
                    self.member, self.token = frame["member"], frame["token"] or self.token
                case "table":
                    self.table = frame
                    self.events += frame["events"]
                case "room":
                    self.place = frame
                case "done" | "no":
                    self.answers[frame["n"]] = frame
                case "bye":
                    self.bye = frame
            self._news.notify_all()

    async def say(self, do: str, **facts: Any) -> int:
        self.n += 1
        await self.socket.send(json.dumps({"do": do, "n": self.n, **facts}))
        return self.n

    async def ask(self, do: str, **facts: Any) -> Frame:
        """Send a command and wait for the answer."""
        n = await self.say(do, **facts)
        await self.until(lambda: n in self.answers or self.bye is not None)
        return self.answers.get(n) or self.bye or {}

    async def until(self, happens: Callable[[], bool], seconds: float = 120.0) -> None:
        async with self._news:
            await asyncio.wait_for(self._news.wait_for(happens), seconds)

    async def leave(self) -> None:
        await self.socket.close()
        if self._task is not None:
            await self._task

    # Playing

    def move(self, number: int, **blanks: Any) -> Frame:
        """The fields of a move that answers the latest question."""
        return {**answering(self.table), "move": number, **blanks}

    def any_move(self, random: Random) -> Frame:
        """A random listed move with random blanks."""
        number, listed = random.choice(list(enumerate(self.table["moves"])))
        blanks = any_blanks(listed.get("fill", {}), random)
        return self.move(number, **blanks)

    @property
    def over(self) -> Frame | None:
        return next((frame for frame in reversed(self.frames) if frame["is"] == "over"), None)

    async def play(self, random: Random) -> None:
        """Make random moves until the game is over."""
        while True:
            await self.until(lambda: bool(self.over) or bool(self.table["moves"]) or self.bye is not None)
            if self.over or self.bye is not None:
                return
            self._answered = self.table
            answer = await self.ask("move", **self.any_move(random))
            if answer["is"] == "done":
                await self.until(lambda: bool(self.over) or self.table is not self._answered or self.bye is not None)
            elif answer.get("why") not in ("late", "not_now", "malformed"):
                raise AssertionError(answer)


async def open_room_at(port: int, **settings: Any) -> str:
    """Open a room of a server in another process."""
    return await open_by_request(port, {"window": 5, "turn": 30, "fast": True, **settings})


async def open_room(served: Served, **settings: Any) -> str:
    wishes = Settings(**{"window": 5, "turn": 30, "fast": True, **settings})
    return await served.house.open_room(wishes)
