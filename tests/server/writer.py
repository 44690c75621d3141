"""A server process for tests: writes to its rooms without a pause, and prints what was acknowledged.

`python -m tests.server.writer PLACE SERVER ROOM...` claims the rooms, or opens them, and prints `ROOM SEQ` after every
append, `ROOM fenced` when it has lost one.
"""

import asyncio
import os
import sys

from defuse.server.store import Appended, Claimed, Fenced, NewEvent, Store, open_store

LEASE = 600.0  # seconds; tests that take over expire it by hand


def body(room: str, seq: int) -> bytes:
    """The body of event `seq` of a room, the same for every writer."""
    return f"{room}: move {seq}".encode() * (1 + seq % 9)


def say(*words: object) -> None:
    """Print a line in one write, so that a reader never sees half of it."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


async def write(store: Store, room: str, server: str) -> None:
    claimed = await store.claim(room, server)
    if not isinstance(claimed, Claimed):
        await store.open_room(room, b"", None)
        claimed = await store.claim(room, server)
        assert isinstance(claimed, Claimed), claimed
    seq = claimed.last + 1
    while True:
        events = [NewEvent(number, "move", body(room, number)) for number in range(seq, seq + 1 + seq % 3)]
        outcome = await store.append(room, claimed.epoch, events)
        if outcome == Fenced():
            say(room, "fenced")
            return
        assert isinstance(outcome, Appended), outcome
        say(room, outcome.last)
        seq = outcome.last + 1


async def main(place: str, server: str, *rooms: str) -> None:
    store = await open_store(place)
    await store.heartbeat(server, "nowhere", LEASE)
    await asyncio.gather(*(write(store, room, server) for room in rooms))
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
