"""Nobody is ever sent what their seat cannot know, neither by bytes nor by their timing."""

import asyncio
from collections.abc import Callable
from random import Random

import msgspec
import pytest

from defuse.game.agenda import REACT
from defuse.game.moves import Move
from defuse.record.happenings import happening
from defuse.record.situation import Situation
from defuse.server.play.clock import Alarm
from defuse.server.play.dealer import Dealer
from defuse.server.play.pace import BANK, USUAL
from defuse.server.play.server_game import ServerGame
from defuse.server.room.broadcast import Broadcast
from defuse.server.room.entries import Timer
from defuse.server.room.state import RoomState
from defuse.server.wire import frames
from defuse.server.wire.protocol import FairSeal
from tests.extent import seeds
from tests.non_interference import Interference
from tests.random_games import all_editions, sampled_set_up
from tests.server.hands import HandClock
from tests.server.inn import Inn, run
from tests.server.test_clocks import shut_after, table
from tests.server.two_worlds import compare

ALL_THREE = "original+imploding+streaking+barking"


def compare_games(edition: str, chosen: list[int]) -> int:
    """Look for interference in the random games of these seeds; returns how many moves were compared."""

    async def play() -> int:
        compared = 0
        for seed in chosen:
            random = Random(seed)
            async with Inn.open() as one, Inn.open() as other:
                set_up = sampled_set_up(random, edition)
                while set_up.players > 6:
                    set_up = sampled_set_up(random, edition)
                compared += await compare(one, other, set_up, random, window=5, turn=60)
        return compared

    return asyncio.run(play())


@pytest.mark.parametrize("edition", ["original", ALL_THREE, "good-vs-evil", "recipe:mind-games", "own:everything"])
def test_what_a_guest_is_sent_does_not_depend_on_hidden_cards(edition: str) -> None:
    assert edition in all_editions() or "+" in edition
    assert compare_games(edition, seeds(10, f"over the wire: {edition}", long=64)) > 0


def test_the_alarm_goes_off_when_events_are_not_redacted(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Broadcast.tell_table

    def tell_table(broadcast: Broadcast, dealer: Dealer | None) -> None:
        for feed in () if dealer is None else dealer.server_game.feeds():
            feed.listen()
            feed.told = [msgspec.json.encode(happening(event)) for event in feed.observer.game.events]
        honest(broadcast, dealer)

    monkeypatch.setattr(Broadcast, "tell_table", tell_table)
    with pytest.raises(Interference):
        compare_games("original", seeds(40, "not redacted"))


def test_the_alarm_goes_off_when_the_secret_of_the_luck_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = frames._seal

    def seal(state: RoomState) -> FairSeal | None:
        found, match = honest(state), state.match
        if found is None or match is None or match.fair is None:
            return found
        return msgspec.structs.replace(found, terms=match.fair.secret)

    monkeypatch.setattr(frames, "_seal", seal)
    with pytest.raises(Interference):
        compare_games("original", seeds(40, "the secret is sent"))


def test_the_alarm_goes_off_when_a_window_shuts_early_for_want_of_nopes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A classic leak: nobody left holds a Nope, so why wait?"""
    honest = HandClock.ring_at

    async def scene(inn: Inn) -> None:
        def ring_at(clock: HandClock, when: float, ring: Callable[[], None]) -> Alarm:
            dealer, now = guests[0].room.runner.dealer, clock.now()
            assert dealer is not None
            asked = dealer.server_game.game.question
            if asked.what == REACT and not dealer.server_game.game.table.nopers & asked.waits:
                dealer.match.timer = Timer("window", -1, now, now, now)
                when = now
            return honest(clock, when, ring)

        lengths = set()
        for others in (["skip", "defuse"], ["nope", "defuse"]):
            guests = await inn.laid(table(["skip"], others), 3)
            monkeypatch.setattr(HandClock, "ring_at", ring_at)
            lengths.add(await shut_after(inn, guests, "skip"))
            monkeypatch.undo()
        assert len(lengths) == 2

    run(scene)


# A secret choice (SK-1)


def drawer(hand: list[str], pile: list[str]) -> Situation:
    """Ann draws in a game with Alter the Future NOW, so that everybody is asked first."""
    hands = {"Ann": hand, "Ben": ["skip", "skip"], "Cem": ["skip", "skip"]}
    return Situation(ALL_THREE, ["Ann", "Ben", "Cem"], turn="Ann", deck=pile, hands=hands)


CHOICE = drawer(["streaking_kitten", "defuse"], ["exploding_kitten", "tacocat", "tacocat", "exploding_kitten"])
NO_CHOICE = drawer(["skip", "defuse"], ["tacocat", "tacocat", "exploding_kitten", "exploding_kitten"])


async def watched(inn: Inn, situation: Situation, choice: str, wait: float) -> list[tuple[float, bytes]]:
    """What Ben is sent from the moment at which Ann wants to draw."""
    ann, ben, cem = await inn.laid(situation, 3)
    began, sent = inn.clock.now(), len(ben.bytes)
    await ann.move("draw")
    await ben.move("pass")
    await cem.move("pass")
    await inn.wait(wait)
    if choice:
        await ann.move(choice)
    await inn.wait(8 - wait)
    return [(round(when - began, 3), frame) for when, frame in ben.bytes[sent:] if b'"is":"table"' in frame]


def moments(frames: list[tuple[float, bytes]]) -> list[float]:
    return [when for when, _ in frames]


def test_a_secret_choice_shows_neither_in_frames_nor_in_time() -> None:
    async def scene(inn: Inn) -> None:
        chose = await watched(inn, CHOICE, "hold", 1.5)
        dithered = await watched(inn, CHOICE, "", 1.5)
        had_none = await watched(inn, NO_CHOICE, "", 1.5)
        assert moments(chose) == moments(had_none) == moments(dithered)
        assert b"hold" not in b"".join(frame for _, frame in chose)

    run(scene)


@pytest.mark.parametrize("pauses", [False, True], ids=["Ben comes back", "Ann pauses"])
def test_a_secret_choice_does_not_show_when_the_table_is_sent_again(pauses: bool) -> None:
    async def shown(inn: Inn, situation: Situation) -> list[object]:
        ann, ben, cem = await inn.laid(situation, 3)
        await ann.move("draw")
        await ben.move("pass")
        await cem.move("pass")
        await inn.wait(1)
        if pauses:
            await ann.ask("pause", on=True)
        else:
            ben = await inn.enter(ben.room_name, ben.token, 1, ben.table["heard"], n=ben.n + 1)
        return [ben.table[part] for part in ("heard", "asked", "moves", "clock")]

    async def scene(inn: Inn) -> None:
        assert await shown(inn, CHOICE) == await shown(inn, NO_CHOICE)

    run(scene)


@pytest.mark.parametrize("down", [0.0, 1.5, 60.0], ids=["at once", "in time", "late"])
def test_a_secret_choice_does_not_show_after_a_restart(down: float) -> None:
    async def told(inn: Inn, situation: Situation, choice: str) -> list[float]:
        ann, ben, cem = await inn.laid(situation, 3)
        await ann.move("draw")
        await ben.move("pass")
        await cem.move("pass")
        if choice:
            await ann.move(choice)
        await inn.wait(1)
        began = inn.clock.now()
        await inn.crash()
        inn.clock.turn_to(began + down)
        ben = await inn.enter(ben.room_name, ben.token, 1, ben.table["heard"], n=ben.n + 1)
        await inn.wait(10)
        return [round(when - began, 3) for when, frame in ben.bytes if b'"is":"table"' in frame]

    async def scene(inn: Inn) -> None:
        dithered, chose = await told(inn, CHOICE, ""), await told(inn, CHOICE, "hold")
        assert dithered == chose == await told(inn, NO_CHOICE, "")

    run(scene)


def test_the_secret_chooser_sees_the_time_left() -> None:
    async def scene(inn: Inn) -> None:
        ann, ben, cem = await inn.laid(CHOICE, 3)
        await ann.move("draw")
        await ben.move("pass")
        await cem.move("pass")
        assert ann.table["clock"] == {"kind": "turn", "seat": 0, "left": 4000, "whole": 4000, "bank": 0}

    run(scene)


def test_a_game_has_no_replay_before_it_is_over() -> None:
    async def scene(inn: Inn) -> None:
        ann, ben, _ = await inn.laid(NO_CHOICE, 3)
        await ann.move("draw")
        assert ben.place["replay"] == ""
        assert ben.over is None
        for name in ("", ben.room_name, "1"):
            assert await inn.store.replay(name) is None

    run(scene)


def test_nobody_else_sees_that_a_gift_is_a_kitten() -> None:
    """Ann may choose how to survive what Ben gives her; to Cem it is a gift like any other."""
    hands = {
        "Ann": ["favor", "godcat", "defuse"],
        "Ben": ["exploding_kitten", "streaking_kitten", "skip"],
        "Cem": ["skip"],
    }
    situation = Situation(ALL_THREE, list(hands), turn="Ann", deck=["tacocat", "exploding_kitten"], hands=hands)

    async def given(inn: Inn, gift: str) -> tuple[list[tuple[float, bytes]], list[float]]:
        ann, ben, cem = await inn.laid(situation, 3, turn=20)
        await ann.move("favor @P1")
        await inn.wait(12 + 25)  # which uses some of Ben's bank
        began, sent = inn.clock.now(), len(cem.bytes)
        await ben.move(f"give {gift}")
        await inn.wait(1.7)
        if ann.says("defuse with"):
            assert (await ann.move("defuse with"))["is"] == "done"
        await inn.wait(6)
        match = cem.room.state.match
        assert match is not None
        return [(round(when - began, 3), frame) for when, frame in cem.bytes[sent:]], match.banks

    async def scene(inn: Inn) -> None:
        (kitten, banks), (skip, same) = await given(inn, "exploding_kitten"), await given(inn, "skip")
        assert b"showed" in kitten[0][1]
        assert moments(kitten) == moments(skip) == [USUAL.look]
        assert banks == same != [BANK] * 3

    run(scene)


class Hasty(ServerGame):
    """Waits only if there really is a secret choice."""

    def may_bring_a_kitten(self, seat: int, move: Move) -> bool:
        return False


def test_without_the_wait_a_secret_choice_would_show(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("defuse.server.room.game_runner.ServerGame", Hasty)

    async def scene(inn: Inn) -> None:
        chose = await watched(inn, CHOICE, "hold", 1.5)
        had_none = await watched(inn, NO_CHOICE, "", 1.5)
        assert moments(chose) != moments(had_none)

    run(scene)
