"""Windows, turns and banks: when each clock expires, by a clock that the test moves."""

import asyncio
import json

import pytest

from defuse.game.cards.piles import SHUFFLE
from defuse.game.moves import Move
from defuse.record.situation import Situation
from defuse.server.play.pace import BANK, BRISK, USUAL
from defuse.server.play.thinking import Brains
from defuse.sight.view import View
from tests.server.inn import Guest, Inn, run, told

PILE = ["tacocat", "beard_cat", "tacocat", "beard_cat", "exploding_kitten", "tacocat", "exploding_kitten"]


def table(hand: list[str], others: list[str] | None = None, deck: list[str] | None = None) -> Situation:
    held = others if others is not None else ["skip", "defuse"]
    hands = {"Ann": hand, "Ben": held, "Cem": held}
    return Situation("original", ["Ann", "Ben", "Cem"], turn="Ann", deck=deck or PILE, hands=hands)


async def shut_after(inn: Inn, guests: list[Guest], move: str) -> float:
    """How long everybody waits until a card takes effect when nobody reacts."""
    began, sent = inn.clock.now(), len(guests[1].bytes)
    await guests[0].move(move)
    await inn.wait(30)
    asked = [
        (when, json.loads(frame)["view"]["question"]) for when, frame in guests[1].bytes[sent:] if b'"view"' in frame
    ]
    return round(next(when for when, question in asked if question["word"] != "react") - began, 1)


def test_every_card_has_the_same_window_whatever_players_hold() -> None:
    async def scene(inn: Inn) -> None:
        lengths = set()
        for others in (["skip", "defuse"], ["nope", "defuse"], ["nope", "nope"]):
            for card in ("skip", "attack", "shuffle", "see_the_future_3", "favor"):
                hand = ["skip", "attack", "shuffle", "see_the_future_3", "favor"]
                guests = await inn.laid(table(hand, others), 3, window=5)
                lengths.add(await shut_after(inn, guests, card))
        assert lengths == {round(5 + USUAL.showing, 1)}

    run(scene)


def test_a_window_shuts_as_soon_as_everybody_has_answered() -> None:
    async def scene(inn: Inn) -> None:
        guests = await inn.laid(table(["skip", "attack"]), 3, window=8)
        await guests[0].move("skip")
        await guests[1].move("pass")
        assert guests[0].table["view"]["question"]["word"] == "react"
        await guests[2].move("pass")
        assert guests[0].table["view"]["turn"] == 1

    run(scene)


def test_nobody_hears_that_another_player_passed() -> None:
    async def scene(inn: Inn) -> None:
        guests = await inn.laid(table(["skip"]), 3)
        await guests[0].move("skip")
        before = [len(guest.bytes) for guest in guests]
        await guests[1].move("pass")
        assert [len(guest.bytes) - count for guest, count in zip(guests, before, strict=True)] == [0, 2, 0]

    run(scene)


def test_each_nope_begins_a_window_anew() -> None:
    async def scene(inn: Inn) -> None:
        guests = await inn.laid(table(["skip", "nope"], ["nope", "nope"]), 3, window=5)
        await guests[0].move("skip")
        await inn.wait(USUAL.showing + 4.5)
        await guests[1].move("nope")
        clock = guests[2].table["clock"]
        assert clock["kind"] == "window"
        assert clock["left"] == (USUAL.showing + 5) * 1000
        await inn.wait(USUAL.showing + 4.5)
        assert guests[0].table["view"]["question"]["chain"] == 1
        await inn.wait(1)
        assert "cancelled" in told(guests[0])

    run(scene)


def test_an_unlimited_window_waits_for_everybody() -> None:
    async def scene(inn: Inn) -> None:
        guests = await inn.laid(table(["skip"]), 3, window=0)
        await guests[0].move("skip")
        assert guests[1].table["clock"] is None
        await inn.wait(10_000)
        assert guests[1].table["view"]["question"]["word"] == "react"

    run(scene)


def test_a_turn_uses_the_bank_and_then_the_default_is_played() -> None:
    async def scene(inn: Inn) -> None:
        guests = await inn.laid(table(["skip"]), 3, turn=20)
        await inn.wait(19)
        assert guests[0].table["view"]["turn"] == 0
        await inn.wait(1 + BANK - 1)
        assert guests[0].table["view"]["turn"] == 0
        await inn.wait(2)
        assert told(guests[1])[0] == "drew"
        assert guests[0].table["view"]["turn"] == 1

    run(scene)


def test_used_bank_time_does_not_come_back() -> None:
    async def scene(inn: Inn) -> None:
        guests = await inn.laid(table(["see_the_future_3", "skip"]), 3, turn=20, window=5)
        await inn.wait(50)
        await guests[0].move("see")
        await guests[1].move("pass")
        await guests[2].move("pass")
        clock = guests[0].table["clock"]
        assert (clock["kind"], clock["seat"], clock["left"], clock["whole"]) == ("turn", 0, 20_000, 20_000)
        assert clock["bank"] == (BANK - 30) * 1000

    run(scene)


def test_after_two_timeouts_a_bot_plays_until_the_player_acts() -> None:
    async def scene(inn: Inn) -> None:
        safe = ["tacocat"] * 20 + ["exploding_kitten"]
        situation = Situation(
            "original", ["Ann", "Ben"], turn="Ann", deck=safe, hands={"Ann": ["defuse"], "Ben": ["defuse"]}
        )
        guests = await inn.laid(situation, 2, turn=10)
        await inn.wait(10 + BANK + 1)
        await guests[1].move("draw")
        assert guests[1].place["members"][0]["presence"] == "here"
        await inn.wait(12)
        assert guests[1].place["members"][0]["presence"] == "away"
        await guests[1].move("draw")
        heard = guests[1].table["heard"]
        await inn.wait(USUAL.bot_turn + 0.1)
        assert guests[1].table["heard"] > heard
        await guests[0].ask("emote", emote="oops")
        assert guests[1].place["members"][0]["presence"] == "here"

    run(scene)


@pytest.fixture
def busy(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine so busy that bots never finish thinking."""

    async def slowly(self: Brains, level: str, view: View, moves: list[Move], temper: str = "") -> Move:
        if len(moves) > 1:
            await asyncio.Event().wait()
        return moves[0]

    monkeypatch.setattr(Brains, "slowly", slowly)


@pytest.mark.usefixtures("busy")
@pytest.mark.parametrize("bots", ["normal", "hard"])
def test_bots_answer_after_the_same_time_whatever_they_hold(bots: str) -> None:
    async def scene(inn: Inn) -> None:
        moments = set()
        for held in (["nope", "nope", "nope"], ["tacocat", "skip"]):
            situation = table(["attack", "favor", "tacocat"], held)
            guests = await inn.laid(situation, 1, window=0, bots=bots)
            began = inn.clock.now()
            await guests[0].move("attack")
            heard = guests[0].table["heard"]
            while guests[0].table["heard"] == heard and inn.clock.now() < began + 60:
                await inn.wait(0.05)
            moments.add(round(inn.clock.now() - began, 2))
        assert len(moments) == 1

    run(scene)


@pytest.mark.usefixtures("busy")
def test_bots_take_the_same_time_for_a_turn_whatever_they_can_do() -> None:
    async def scene(inn: Inn) -> None:
        for held in (["defuse"], ["skip", "attack", "favor", "shuffle"]):
            (ann,) = await inn.laid(table(["skip"], held), 1, bots="hard", window=0, turn=0)
            await ann.move("draw")
            heard = ann.table["heard"]
            await inn.wait(USUAL.bot_turn - 0.01)
            assert ann.table["heard"] == heard
            await inn.wait(0.02)
            assert ann.table["heard"] > heard

    run(scene)


def test_a_bot_plays_its_finished_thought_at_the_usual_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def slowly(self: Brains, level: str, view: View, moves: list[Move], temper: str = "") -> Move:
        return next(move for move in moves if move.card == SHUFFLE)  # which none of our bots plays without a reason

    def at_once(self: Brains, level: str, view: View, moves: list[Move], temper: str = "") -> Move:
        raise AssertionError

    monkeypatch.setattr(Brains, "slowly", slowly)
    monkeypatch.setattr(Brains, "at_once", at_once)

    async def scene(inn: Inn) -> None:
        (ann,) = await inn.laid(table(["skip"], ["defuse", "shuffle"]), 1, bots="hard", window=0, turn=0)
        await ann.move("draw")
        await inn.wait(USUAL.bot_turn + 0.01)
        assert ann.table["view"]["question"]["act"]["kind"] == "shuffle"

    run(scene)


def test_bots_are_faster_when_only_bots_are_alive() -> None:
    async def scene(inn: Inn) -> None:
        (ann,) = await inn.laid(table([], ["tacocat"], ["exploding_kitten", *PILE]), 1, window=0, turn=0)
        await ann.move("draw")
        assert ann.table["view"]["alive"] == [False, True, True]
        heard = ann.table["heard"]
        await inn.wait(BRISK.bot_turn + 0.01)
        assert ann.table["heard"] > heard

    run(scene)


def test_everybody_sees_who_still_has_to_choose_a_card() -> None:
    async def scene(inn: Inn) -> None:
        hands = {"Ann": ["garbage_collection", "skip"], "Ben": ["skip", "nope"], "Cem": ["skip", "nope"]}
        players = ["Ann", "Ben", "Cem"]
        situation = Situation("original+imploding+streaking+barking", players, turn="Ann", deck=PILE, hands=hands)
        situation.deck = [*PILE, "imploding_kitten"]
        guests = await inn.laid(situation, 3)
        await guests[0].move("garbage_collection")
        await guests[1].move("pass")
        await guests[2].move("pass")
        await inn.wait(USUAL.look + 0.1)
        assert guests[1].table["view"]["question"]["waiting"] == [0, 1, 2]
        await guests[2].move("put skip")
        assert [guest.table["view"]["question"]["waiting"] for guest in guests] == [[0, 1]] * 3

    run(scene)
