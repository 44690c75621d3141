"""Seats people at a table by the server's protocol, so that their pages can be opened in the middle of a game."""

import json
from collections.abc import Sequence
from contextlib import AsyncExitStack
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from defuse.server.wire.protocol import VERSION

Frame = dict[str, Any]


async def seat_everybody(address: str, link: str, names: Sequence[str]) -> list[Frame]:
    """Seat these people and let the first one begin; returns what their browsers would keep of the room."""
    socket = address.replace("http", "ws", 1) + "/ws"
    room = link.rpartition("/")[2]
    async with AsyncExitStack() as stack:
        members = [_Member(await stack.enter_async_context(connect(socket))) for _ in names]
        for member, name in zip(members, names, strict=True):
            await member.say("hello", room=room, version=VERSION)
            await member.say("sit", name=name, avatar=3)
        await members[0].say("begin")
        return [{"token": member.token, "n": member.said, "game": 0, "at": 1} for member in members]


class _Member:
    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.said = 0
        self.token = ""

    async def say(self, what: str, **more: Any) -> None:
        """Send a command and wait until it is done."""
        self.said += 1
        await self.socket.send(json.dumps({"do": what, "n": self.said, **more}))
        async for written in self.socket:
            frame = json.loads(written)
            if frame["is"] == "welcome":
                self.token = frame["token"] or self.token
                if what == "hello":
                    return
            elif frame["is"] in ("done", "no") and frame["n"] == self.said:
                assert frame["is"] == "done", frame
                return
