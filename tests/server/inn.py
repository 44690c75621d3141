"""Rooms without sockets and with a clock that tests move; everything else is real, including the store."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec

from defuse.record.record import Recorder, new_record
from defuse.record.situation import Situation, set_up
from defuse.server.play.dealer import timer
from defuse.server.play.pace import BANK
from defuse.server.play.server_game import dealt
from defuse.server.play.thinking import Brains
from defuse.server.room import entries as e
from defuse.server.room.house import House
from defuse.server.room.places import taken_places
from defuse.server.room.room import Room
from defuse.server.room.state import RoomState, apply
from defuse.server.store import Appended, NewEvent, RoomRow, Store, new_token, open_store
from defuse.server.wire import protocol
from defuse.server.wire.protocol import VERSION, Settings
from tests.server.hands import HandClock
from tests.server.named_frames import in_numbers, table_in_names

PATIENCE: Final = 900  # seconds; only a failure waits so long

Frame = dict[str, Any]
_decoder: msgspec.json.Decoder[protocol.Command] = msgspec.json.Decoder(protocol.Command)
_frames: msgspec.json.Decoder[protocol.Frame] = msgspec.json.Decoder(protocol.Frame)


class Guest:
    """A member of a room, and every frame they were sent, with its time."""

    def __init__(self, inn: "Inn", name: str, token: str) -> None:
        self.inn = inn
        self.address = ""
        self.room_name = name
        self.token = token
        self.n = 0
        self.bytes: list[tuple[float, bytes]] = []
        self.frames: list[Frame] = []
        self.table: Frame = {}
        self.place: Frame = {}
        self.answers: dict[int, Frame] = {}
        self.events: list[Frame] = []
        self.member = 0
        self.bye: tuple[str, bool] | None = None

    def send(self, frame: bytes) -> None:
        _frames.decode(frame)  # it must be one of the protocol
        self.bytes.append((self.inn.clock.now(), frame))
        told = json.loads(frame)
        self.frames.append(told)
        match told["is"]:
            case "welcome":
                self.member, self.token = told["member"], told["token"] or self.token
            case "table":
                self.table = told = self.frames[-1] = table_in_names(told)
                self.events += told["events"]
            case "room":
                self.place = told
            case "done" | "no":
                self.answers[told["n"]] = told

    def close(self, why: str, again: bool) -> None:
        self.bye = (why, again)

    @property
    def room(self) -> Room:
        return self.inn.house.rooms[self.room_name]

    @property
    def seat(self) -> int:
        return int(self.table["view"]["seat"])

    @property
    def over(self) -> Frame | None:
        return next((frame for frame in reversed(self.frames) if frame["is"] == "over"), None)

    async def ask(self, do: str, **facts: Any) -> Frame:
        self.n += 1
        await self.resend(self.n, do, **facts)
        return self.answers.get(self.n, {})

    async def resend(self, n: int, do: str, **facts: Any) -> None:
        text = json.dumps({"do": do, "n": n, **(in_numbers(facts) if do == "move" else facts)})
        self.room.ask(self, _decoder.decode(text))
        await self.inn.settle()

    def listed(self, beginning: str) -> int:
        """The number of the first listed move with this beginning."""
        return next(int(move["number"]) for move in self.table["moves"] if move["text"].startswith(beginning))

    def says(self, beginning: str) -> bool:
        return any(move["text"].startswith(beginning) for move in self.table["moves"])

    def answer(self, beginning: str) -> Frame:
        """The fields of the listed move with this beginning, as an answer to the current question."""
        return {**answering(self.table), "move": self.listed(beginning)}

    async def move(self, beginning: str, **blanks: Any) -> Frame:
        """Make the listed move with this beginning."""
        return await self.ask("move", **self.answer(beginning), **blanks)

    async def hang_up(self) -> None:
        self.room.hang_up(self)
        await self.inn.settle()


class Inn:
    """A server's rooms with a hand clock."""

    def __init__(self, store: Store, clock: HandClock) -> None:
        self.store = store
        self.clock = clock
        self.house = House(store, clock, Brains())

    @classmethod
    @asynccontextmanager
    async def open(cls, place: str = ":memory:") -> AsyncIterator["Inn"]:
        inn = cls(await open_store(place), HandClock())
        try:
            yield inn
        finally:
            await inn.house.leave()
            await inn.store.close()

    async def settle(self) -> None:
        """Wait until every room has done its work."""
        for room in list(self.house.rooms.values()):
            await room.settled()
            assert not room.closed, "the room has failed"

    async def wait(self, seconds: float) -> None:
        """Let time pass, alarm by alarm."""
        until = self.clock.now() + seconds
        while (next := self.clock.next) is not None and next <= until:
            self.clock.turn_to(next)
            await self.settle()
        self.clock.turn_to(until)
        await self.settle()

    async def crash(self) -> None:
        """The server dies and another takes its place: only the store survives."""
        for room in list(self.house.rooms.values()):
            room.closed = True
            assert room._task is not None
            room._task.cancel()
        self.house.rooms.clear()
        await self.store.release_all(self.house.server)
        self.house = House(self.store, self.clock, Brains())

    async def enter(self, name: str, token: str = "", game: int = 0, heard: int = 0, n: int = 1) -> Guest:
        room = await self.house.room(name)
        assert isinstance(room, Room), room
        guest = Guest(self, name, token)
        guest.n = n
        room.arrive(guest, protocol.Hello(n, name, VERSION, token, game, heard))
        await self.settle()
        return guest

    async def new_room(self, people: int = 1, **settings: Any) -> list[Guest]:
        """A room with people who have sat down."""
        name = await self.house.open_room(Settings(**settings))
        guests = [await self.enter(name) for _ in range(people)]
        for number, guest in enumerate(guests):
            await guest.ask("sit", name=f"Person {number}", avatar=number)
        return guests

    async def laid(self, situation: Situation, people: int, **settings: Any) -> list[Guest]:
        """A room whose game starts from this situation; people sit in its first seats and are connected."""
        seats = len(situation.players)
        wishes = Settings(**{"game": situation.edition, "seats": seats, **settings})
        name = new_token()[:16]
        state = RoomState(settings=wishes)
        log: list[e.Entry] = []
        for member in range(1, people + 1):
            log += [e.Joined(member), e.Sat(member, situation.players[member - 1], member, member - 1, 1)]
        for entry in log:
            apply(state, entry)
        game = set_up(situation)
        recorder = Recorder(game, new_record(game, situation.players, situation.edition))
        step = recorder.game.question
        running = timer(step, self.clock.now(), state, [BANK] * seats)
        places = taken_places(state)
        log.append(e.Began(dealt(recorder), "", places, wishes.bots, running, BANK, 1, 1))
        tokens = [new_token() for _ in range(people)]
        row = await self.store.open_room(name, msgspec.json.encode(wishes), self.house.server)
        events = [NewEvent(number, *e.written(entry)) for number, entry in enumerate(log, 1)]
        assert isinstance(row, RoomRow)
        assert isinstance(await self.store.append(name, row.epoch, events), Appended)
        for member, token in enumerate(tokens, 1):
            await self.store.add_token(name, token, member)
        return [await self.enter(name, token, n=2) for token in tokens]


def run(scene: Callable[[Inn], Coroutine[Any, Any, None]]) -> None:
    """Run a scene with its own inn."""

    async def play() -> None:
        async with Inn.open() as inn:
            await asyncio.wait_for(scene(inn), PATIENCE)

    asyncio.run(play())


def answering(table: Frame) -> Frame:
    """The fields of a move that name the question it answers."""
    return {"game": table["game"], "heard": table["heard"], "asked": table["asked"]}


def told(guest: Guest, since: int = 0) -> list[str]:
    """The names of the events that a guest heard."""
    return [event["event"] for event in guest.events[since:]]


def everybody(guests: Sequence[Guest]) -> list[list[str]]:
    return [told(guest) for guest in guests]
