"""Nobody is sent anything before it is durable; and nothing at all if it never becomes durable."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from defuse.record.situation import Situation
from defuse.server.play.pace import GRACE, USUAL
from defuse.server.store import AppendOutcome, Fenced, NewEvent, Store
from defuse.server.wire import protocol as p
from tests.server.inn import Guest, Inn, run

PILE = ["tacocat", "beard_cat", "tacocat", "exploding_kitten", "exploding_kitten"]

Deed = Callable[[Inn, list[Guest]], None]


def asks(command: Callable[[Guest], p.Command]) -> Deed:
    return lambda inn, guests: guests[0].room.ask(guests[0], command(guests[0]))


def time_passes(seconds: float) -> Deed:
    return lambda inn, guests: inn.clock.turn_to(inn.clock.now() + seconds)


def arrives(inn: Inn, guests: list[Guest]) -> None:
    stranger = Guest(inn, guests[0].room_name, "")
    guests[0].room.arrive(stranger, p.Hello(1, stranger.room_name, p.VERSION))
    guests.append(stranger)


def hangs_up(inn: Inn, guests: list[Guest]) -> None:
    looked_in = guests.pop()
    looked_in.room.hang_up(looked_in)


DEEDS: dict[str, Deed] = {
    "a move": asks(lambda guest: p.MakeMove(9, **guest.answer("skip"))),
    "the last move": asks(lambda guest: p.MakeMove(9, **guest.answer("draw"))),
    "a word": asks(lambda guest: p.Say(9, "hello")),
    "an emote": asks(lambda guest: p.Emote(9, "wow")),
    "another name": asks(lambda guest: p.Sit(9, "Anna", 3)),
    "standing up": asks(lambda guest: p.Stand(9)),
    "leaving": asks(lambda guest: p.Leave(9)),
    "a pause": asks(lambda guest: p.Pause(9, True)),
    "muting": asks(lambda guest: p.Mute(9, 2, True)),
    "removing": asks(lambda guest: p.Remove(9, 2)),
    "handing over": asks(lambda guest: p.HandOver(9, 2)),
    "somebody new": arrives,
    "somebody who only looked in": hangs_up,
    "the clock": time_passes(USUAL.showing + 1000),
}


async def at_a_table(inn: Inn) -> list[Guest]:
    hands = {"Ann": ["skip"], "Ben": ["defuse"]}
    situation = Situation("original", list(hands), turn="Ann", deck=["exploding_kitten", *PILE], hands=hands)
    guests = await inn.laid(situation, 2)
    return [*guests, await inn.enter(guests[0].room_name)]


def sent(guests: Sequence[Guest]) -> list[object]:
    return [(guest.bytes[:], guest.bye) for guest in guests]


async def a_while() -> None:
    for _ in range(50):
        await asyncio.sleep(0)


@pytest.mark.parametrize("deed", DEEDS)
def test_nobody_hears_of_anything_before_it_is_kept(deed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(inn: Inn) -> None:
        guests = await at_a_table(inn)
        kept, honest = asyncio.Event(), Store.append
        asked = 0

        async def append(self: Store, room: str, epoch: int, events: Sequence[NewEvent]) -> AppendOutcome:
            nonlocal asked
            asked += 1
            await kept.wait()
            return await honest(self, room, epoch, events)

        monkeypatch.setattr(Store, "append", append)
        DEEDS[deed](inn, guests)
        before = sent(guests)
        try:
            while not asked:
                await asyncio.sleep(0.001)
            await a_while()
            assert sent(guests) == before
        finally:
            kept.set()
        await inn.settle()
        assert sent(guests)[0] != before[0]

    run(scene)


@pytest.mark.parametrize("deed", DEEDS)
def test_nobody_hears_of_what_the_store_refuses(deed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def refuses(*_: Any) -> AppendOutcome:
        return Fenced()

    async def scene(inn: Inn) -> None:
        guests = await at_a_table(inn)
        room = guests[0].room
        monkeypatch.setattr(Store, "append", refuses)
        DEEDS[deed](inn, guests)
        before = [guest.bytes[:] for guest in guests]
        await room.settled()
        assert [guest.bytes for guest in guests] == before
        assert {guest.bye for guest in guests[:2]} == {("moved", True)}

    run(scene)


def test_the_host_passes_on_only_when_that_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    async def refuses(*_: Any) -> AppendOutcome:
        return Fenced()

    async def scene(inn: Inn) -> None:
        ann, ben, _ = await at_a_table(inn)
        await ann.hang_up()
        monkeypatch.setattr(Store, "append", refuses)
        room = ben.room
        inn.clock.turn_to(inn.clock.now() + GRACE + 1)
        await room.settled()
        assert ben.place["host"] == 1
        assert ben.bye == ("moved", True)

    run(scene)
