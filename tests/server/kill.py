"""Rooms under load, `kill -9`, and another server that takes over: nothing acknowledged may be lost.

With a file the other server starts afterwards; with PostgreSQL it already runs, half of the people are connected to it,
and it has to take the rooms over. `python -m tests.server.kill --rounds 50` is the long run (`make soak-server`); the
tests run a few rounds.
"""

import argparse
import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from time import monotonic
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from benchmarks.server import open_room
from defuse.server.play.server_game import ServerGame
from defuse.server.room import entries as e
from defuse.server.room.house import LEASE
from defuse.server.room.state import RoomState, fold
from defuse.server.store import open_store
from defuse.server.wire.protocol import VERSION
from tests.server.inn import answering
from tests.server.postgres import MISSING, programs, running
from tests.server.random_guests import any_blanks
from tests.server.standby import Pair, pair

Frame = dict[str, Any]
LOST = (OSError, WebSocketException, EOFError)
_PATIENCE = 0.3  # seconds
_TAKING_OVER = LEASE + 2.0
SETTINGS: dict[str, object] = {"game": "original", "seats": 3, "window": 1, "turn": 5, "fast": True}
_STUCK_AFTER = 180.0  # longer than any clock of a room


@dataclass
class Process:
    """A server in its own process."""

    process: subprocess.Popen[str]
    port: int
    host: str = "127.0.0.1"

    @classmethod
    async def start(
        cls, database: str, module: str = "defuse.cli", inside: Sequence[str] = (), host: str = "127.0.0.1"
    ) -> "Process":
        """`inside` is the beginning of a command that runs the server in a network of its own."""
        command = [*inside, sys.executable, "-m", module, "serve", "--host", host, "--port", "0"]
        command += ["--exchange-host", host]
        command += ["--no-browser", "--no-limits", "--database", database]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert process.stdout is not None
        line = await asyncio.to_thread(process.stdout.readline)
        server = cls(process, int(line.strip().rpartition(":")[2]), host)
        while not await server._answers():
            await asyncio.sleep(0.05)
        return server

    async def _answers(self) -> bool:
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection(self.host, self.port)
            writer.close()
            return True
        return False

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()


@dataclass(eq=False)
class Player:
    """A person who reconnects after every crash and remembers what was acknowledged."""

    room: str
    random: Random
    token: str = ""
    member: int = 0
    n: int = 0
    heard: int = 0
    acknowledged: set[int] = field(default_factory=set)
    unanswered: dict[int, str] = field(default_factory=dict)
    moves: int = 0

    async def play(self, port: int, host: str = "127.0.0.1") -> None:
        """Play until the connection breaks; reconnect if the server says so."""
        with contextlib.suppress(*LOST):
            again = True
            while again:
                async with connect(f"ws://{host}:{port}/ws", compression=None) as socket:
                    await self._say(socket, "hello", room=self.room, version=VERSION, token=self.token)
                    again = await self._follow(socket)
                await asyncio.sleep(_PATIENCE)

    async def _follow(self, socket: ClientConnection) -> bool:
        """Play over one connection; returns whether to reconnect, as when the room's owner is gone."""
        table: Frame = {}
        answered: Frame = {}
        waiting = 0
        async for text in socket:
            frame = json.loads(text)
            match frame["is"]:
                case "welcome":
                    self.token, self.member = frame["token"] or self.token, frame["member"]
                    if frame["token"]:
                        self.unanswered.clear()
                        await self._say(socket, "sit", name=f"P{self.member}", avatar=1)
                    else:
                        waiting = max(self.unanswered, default=0)
                        for command in self.unanswered.values():
                            await socket.send(command)
                case "table":
                    table = frame
                    self.heard = frame["heard"]
                case "room" if frame["phase"] != "playing" and frame["host"] == self.member:
                    if sum(member["seat"] is not None for member in frame["members"]) > 1:
                        await self._say(socket, "begin")
                case "done":
                    self.unanswered.pop(frame["n"], None)
                    self.acknowledged.add(frame["n"])
                    self.moves += frame["n"] == waiting
                    waiting = 0
                case "no":
                    self.unanswered.pop(frame["n"], None)
                    waiting = 0
                    if frame["why"] != "late":  # a blank was filled in wrongly: the question is still open
                        table = table or answered
                case "bye":
                    return bool(frame["again"])
            if table.get("moves") and not waiting:
                number, listed = self.random.choice(list(enumerate(table["moves"])))
                blanks = any_blanks(listed.get("fill", {}), self.random)
                await self._say(socket, "move", **answering(table), move=number, **blanks)
                waiting, answered, table = self.n, table, {}
        return False

    async def _say(self, socket: ClientConnection, do: str, **facts: Any) -> None:
        self.n += 1
        text = json.dumps({"do": do, "n": self.n, **facts})
        if do != "hello":
            self.unanswered[self.n] = text
        await socket.send(text)


@dataclass
class Toll:
    """The counts of all rounds."""

    rounds: int = 0
    acknowledged: int = 0
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    stuck: list[str] = field(default_factory=list)


@asynccontextmanager
async def place_to_keep(database: str) -> AsyncIterator[str]:
    if database:
        yield database
        return
    with tempfile.TemporaryDirectory() as folder:
        yield os.path.join(folder, "rooms.sqlite")


async def rounds(how_many: int, rooms: int, commands: int, seed: int, database: str = "") -> Toll:
    """Kill a server so many times, each after about so many commands, while two people and a bot play in every room."""
    random = Random(seed)
    toll = Toll()
    async with place_to_keep(database) as place:
        servers = [await Process.start(place) for _ in range(2 if database else 1)]
        names = [await open_room(servers[0].port, SETTINGS) for _ in range(rooms)]
        players = [Player(room, Random(random.random())) for room in names for _ in range(2)]
        for _ in range(how_many):
            async with playing(players, servers):
                await _until_acknowledged(players, random.randint(1, 2 * commands))
                servers.pop(0).kill()
                if servers:
                    await _until_all_go_on(players, names, _TAKING_OVER)
            toll.rounds += 1
            await _look(place, players, toll)
            servers.append(await Process.start(place))
        async with playing(players, servers):
            toll.stuck = await _until_all_go_on(players, names, _STUCK_AFTER)
        for server in servers:
            server.kill()
    return toll


async def failovers(how_many: int, rooms: int, commands: int, seed: int, databases: Pair) -> Toll:
    """Kill the primary database so many times; its synchronous standby takes over while everybody plays."""
    random = Random(seed)
    toll = Toll()
    place = databases.address
    servers = [await Process.start(place) for _ in range(2)]
    names = [await open_room(servers[number % 2].port, SETTINGS) for number in range(rooms)]
    players = [Player(room, Random(random.random())) for room in names for _ in range(2)]
    for number in range(how_many):
        if number:
            await asyncio.to_thread(databases.follow)
        async with playing(players, servers):
            await _until_acknowledged(players, random.randint(commands // 2, 2 * commands))
            await asyncio.to_thread(databases.fail_over)
            toll.stuck += await _until_all_go_on(players, names, _STUCK_AFTER)
        toll.rounds += 1
        await _look(place, players, toll)
    for server in servers:
        server.kill()
    return toll


@asynccontextmanager
async def playing(players: list[Player], servers: list[Process]) -> AsyncIterator[None]:
    """Everybody plays, connected to the servers in turn."""
    tasks = [
        asyncio.create_task(player.play(servers[number % len(servers)].port)) for number, player in enumerate(players)
    ]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _until_acknowledged(players: list[Player], more: int) -> None:
    """Wait until so many more commands were acknowledged."""
    end = monotonic() + _STUCK_AFTER
    wanted = _acknowledged(players) + more
    while _acknowledged(players) < wanted:
        assert monotonic() < end, "nothing is acknowledged any more"
        await asyncio.sleep(0.01)


def _acknowledged(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


async def _until_all_go_on(players: list[Player], rooms: list[str], seconds: float) -> list[str]:
    """Wait until there is a new move in every room; returns the rooms without one."""
    before = {room: _moves(players, room) for room in rooms}
    waiting, end = rooms, monotonic() + seconds
    while waiting and monotonic() < end:
        await asyncio.sleep(0.1)
        waiting = [room for room in waiting if _moves(players, room) == before[room]]
    return waiting


def _moves(players: list[Player], room: str) -> int:
    return sum(player.moves for player in players if player.room == room)


async def _look(place: str, players: list[Player], toll: Toll) -> None:
    """Check that everything acknowledged is in the logs, and that the games can be resumed."""
    store = await open_store(place)
    answered = {player: (player.member, set(player.acknowledged)) for player in players}  # they may be playing on
    try:
        toll.acknowledged = _acknowledged(players)
        for room in {player.room for player in players}:
            log = [e.read(event.body) for event in await store.read(room)]
            kept = {(getattr(entry, "member", 0) or getattr(entry, "by", 0), getattr(entry, "n", 0)) for entry in log}
            kept |= {(getattr(entry, "by", 0), getattr(entry, "n", 0)) for entry in log}
            moved = Counter((entry.member, entry.n) for entry in log if isinstance(entry, e.Moved) and entry.n)
            toll.doubled += [f"{room} {member} {n}" for (member, n), times in moved.items() if times > 1]
            for player, (member, numbers) in answered.items():
                if player.room == room:
                    toll.lost += [f"{room} {member} {n}" for n in numbers if (member, n) not in kept]
            _replays(fold(RoomState(), log))
    finally:
        await store.close()


def _replays(state: RoomState) -> None:
    if state.match is not None:
        ServerGame.resume(
            {**state.match.deal, "moves": state.match.lines}, [place.name for place in state.match.places], []
        )


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.kill", description=__doc__)
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--rooms", type=int, default=20)
    parser.add_argument("--commands", type=int, default=300, help="about how many a server lives")
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(4)))
    parser.add_argument("--database", default="", help="postgresql://... instead of a file")
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL of its own, from Debian's package")
    parser.add_argument("--standby", action="store_true", help="kill the database instead; its standby takes over")
    chosen = parser.parse_args()
    if (chosen.postgres or chosen.standby) and programs() is None:
        parser.error(MISSING)
    toll = _toll(chosen)
    what = "failovers" if chosen.standby else "kills"
    print(f"{toll.rounds} {what}, {toll.acknowledged} commands acknowledged, {len(toll.lost)} lost; ", end="")
    print(f"{len(toll.doubled)} moves made twice, {len(toll.stuck)} rooms stuck")
    return bool(toll.lost or toll.doubled or toll.stuck)


def _toll(chosen: argparse.Namespace) -> Toll:
    extent = (chosen.rounds, chosen.rooms, chosen.commands, chosen.seed)
    with contextlib.ExitStack() as stack:
        found = programs()
        if chosen.standby and found is not None:
            return asyncio.run(failovers(*extent, stack.enter_context(pair(found))))
        database = chosen.database
        if chosen.postgres and found is not None:
            database = stack.enter_context(running(found)).new_database()
        return asyncio.run(rounds(*extent, database))


if __name__ == "__main__":
    sys.exit(main())
