"""Two servers, PostgreSQL and browsers, each in a network namespace: cut off from one another, or losing packets.

Whatever is cut, moves wait or another server takes over: nothing acknowledged is lost, nothing is made twice, and the
log of a room never goes back to an earlier owner. `python -m tests.server.partitions --rounds 8` needs root.
"""

import argparse
import asyncio
import os
import pwd
import shutil
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import Final

from benchmarks.server import open_room
from defuse.server.room.house import LEASE
from defuse.server.store import open_store
from tests.server.kill import SETTINGS, Player, Process, Toll, _look, _until_acknowledged, _until_all_go_on
from tests.server.networks import HUB, Network, built, permitted
from tests.server.postgres import MISSING, START_SECONDS, USER, Postgres, account, programs

DATABASE, SERVERS = "db", ("one", "two")
MEMBERS = (DATABASE, *SERVERS)
CUT_FOR: Final = LEASE + 2.0  # seconds: the lease of a server that is cut off expires
_WHOLE: Final = 180.0  # seconds in which everybody must go on

Fault = Callable[[Network, Random], None]


def no_database(network: Network, random: Random) -> None:
    for server in SERVERS:
        network.cut(server, DATABASE)


def servers_lose_packets(network: Network, random: Random) -> None:
    for server in SERVERS:
        network.lose(server, 0.1)


FAULTS: Final[dict[str, Fault]] = {
    "a server without database": lambda network, random: network.cut(random.choice(SERVERS), DATABASE),
    "two servers without each other": lambda network, random: network.cut(*SERVERS),
    "no database": no_database,
    "browsers without a server": lambda network, random: network.cut(random.choice(SERVERS), HUB),
    "a database that loses packets": lambda network, random: network.lose(DATABASE, 0.1),
    "servers that lose packets": servers_lose_packets,
}


class NetworkPostgres(Postgres):
    """PostgreSQL in a namespace, reachable for the others."""

    def __init__(self, programs: Path, folder: Path, network: Network) -> None:
        super().__init__(programs, folder)
        self._network = network

    def serve(self) -> "subprocess.Popen[bytes]":
        self.run("initdb", "-D", "data", "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        with (self._folder / "data" / "pg_hba.conf").open("a") as rules:
            rules.write(f"host all all {self._network.address(HUB)}/24 trust\n")
        settings = ("listen_addresses=*", "max_connections=50", "shared_buffers=16MB", "fsync=off")
        options = [option for setting in settings for option in ("-c", setting)]
        uid = account()
        login = ["setpriv", f"--reuid={uid}", f"--regid={pwd.getpwuid(uid).pw_gid}", "--clear-groups"] if uid else []
        command = [*self._network.inside(DATABASE), *login, str(self._programs / "postgres"), "-D", "data"]
        with (self._folder / "log").open("wb") as log:
            server = subprocess.Popen(
                [*command, "-k", str(self._folder), *options], cwd=self._folder, stdout=log, stderr=log
            )
        self.wait_until_ready(server)
        return server


@contextmanager
def database(network: Network) -> Iterator[str]:
    """The address of a database in its namespace."""
    found = programs()
    assert found is not None, MISSING
    folder = Path(tempfile.mkdtemp(prefix="defuse-postgres-"))
    if (uid := account()) is not None:
        os.chown(folder, uid, -1)
    postgres = NetworkPostgres(found, folder, network)
    try:
        server = postgres.serve()
        try:
            name = postgres.new_database().partition("?")[0].rpartition("/")[2]
            yield f"postgresql://{USER}@{network.address(DATABASE)}/{name}"
        finally:
            server.send_signal(2)
            server.wait(START_SECONDS)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


async def keep_playing(player: Player, server: Process) -> None:
    """Come back whatever happens to the connection."""
    while True:
        await player.play(server.port, server.host)
        await asyncio.sleep(0.3)


@asynccontextmanager
async def playing(players: list[Player], servers: list[Process]) -> AsyncIterator[None]:
    tasks = [
        asyncio.create_task(keep_playing(player, servers[number % len(servers)]))
        for number, player in enumerate(players)
    ]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def partitions(network: Network, place: str, faults: list[str], rooms: int, seed: int) -> Toll:
    """One round a fault: it lasts longer than a lease, then the network is mended and everybody must go on."""
    random = Random(seed)
    toll = Toll()
    servers = [await Process.start(place, inside=network.inside(name), host=network.address(name)) for name in SERVERS]
    try:
        names = [
            await open_room(servers[number % 2].port, SETTINGS, servers[number % 2].host) for number in range(rooms)
        ]
        players = [Player(room, Random(random.random())) for room in names for _ in range(2)]
        async with playing(players, servers):
            for fault in faults:
                await _until_acknowledged(players, random.randint(10, 60))
                await asyncio.to_thread(FAULTS[fault], network, random)
                await asyncio.sleep(CUT_FOR)
                await asyncio.to_thread(network.mend)
                toll.stuck += [f"{room} after {fault}" for room in await _until_all_go_on(players, names, _WHOLE)]
                toll.rounds += 1
                await _look(place, players, toll)
                toll.doubled += await went_back(place, names)
    finally:
        for server in servers:
            server.kill()
    return toll


async def went_back(place: str, rooms: list[str]) -> list[str]:
    """Rooms in whose log a former owner wrote after its successor."""
    store = await open_store(place)
    try:
        found = []
        for room in rooms:
            epochs = [event.epoch for event in await store.read(room)]
            if epochs != sorted(epochs):
                found.append(f"{room}: two owners")
        return found
    finally:
        await store.close()


def run(faults: list[str], rooms: int, seed: int) -> subprocess.CompletedProcess[str]:
    """Build the network, and play in its hub."""
    with built(MEMBERS) as network:
        command = [*network.inside(HUB), sys.executable, "-m", "tests.server.partitions", "--inside", network.prefix]
        command += ["--rooms", str(rooms), "--seed", str(seed), "--faults", *faults]
        return subprocess.run(command, text=True, capture_output=True, check=False)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.partitions", description=__doc__)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--rooms", type=int, default=6)
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(4)))
    parser.add_argument("--faults", nargs="*", choices=FAULTS, help="instead of all in turn")
    parser.add_argument("--inside", default="", help=argparse.SUPPRESS)  # the prefix of a network that is there already
    chosen = parser.parse_args()
    faults = chosen.faults or [list(FAULTS)[number % len(FAULTS)] for number in range(chosen.rounds)]
    if not chosen.inside:
        if why := permitted() or ("" if programs() else MISSING):
            print(f"not run: {why}")
            return 0
        done = run(faults, chosen.rooms, chosen.seed)
        print(done.stdout + done.stderr, end="")
        return done.returncode
    network = Network(chosen.inside, MEMBERS)
    with database(network) as place:
        toll = asyncio.run(partitions(network, place, faults, chosen.rooms, chosen.seed))
    print(
        f"{toll.rounds} faults of the network, {toll.acknowledged} commands acknowledged, {len(toll.lost)} lost; ",
        end="",
    )
    print(f"{len(toll.doubled)} moves made twice or by two owners, {len(toll.stuck)} rooms stuck")
    for problem in (*toll.lost, *toll.doubled, *toll.stuck):
        print(problem)
    return bool(toll.lost or toll.doubled or toll.stuck)


if __name__ == "__main__":
    sys.exit(main())
