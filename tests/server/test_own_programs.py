"""Programs of the server's machine as bots in its rooms: only those it was started with, and none harms a table."""

import argparse
import asyncio
import json
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random
from urllib.request import urlopen

import pytest

from defuse.asked import CannotDo
from defuse.bots.outside.limits import Limits
from defuse.bots.outside.process_pool import POOL
from defuse.game.writing import write_move
from defuse.record.listing import player_names
from defuse.record.record import Replay
from defuse.record.situation import Situation
from defuse.server.http.command import add_serve
from defuse.server.http.serve import programs_asked
from defuse.server.play import outside_bots
from defuse.server.play.outside_bots import OutsideBots
from defuse.server.room.room import Room
from defuse.words import words_in
from tests.server.inn import Guest, Inn, run
from tests.server.random_guests import any_move
from tests.server.running import open_room_at, serving

ROGUES = Path(__file__).parent.parent / "rogues"
PATIENT = Limits(move_seconds=60.0, game_seconds=600.0, start_seconds=60.0)
HASTY = Limits(move_seconds=0.1, game_seconds=600.0, start_seconds=60.0)

# Draws and passes where it may, and writes down every line that it reads and writes.
WRITER = """
import json, pathlib, sys
kept = pathlib.Path(__file__).with_name("heard.txt").open("a")
for line in sys.stdin:
    kept.write("< " + line)
    message = json.loads(line)
    answer = None
    if message["type"] == "hello":
        answer = json.dumps({"name": "writer"})
    elif message["type"] == "move":
        texts = [move["text"] for move in message["moves"]]
        text = next((text for text in ("pass", "draw") if text in texts), texts[0].replace(" _", " 0"))
        answer = json.dumps({"ask": message["ask"], "move": text})
    if answer:
        kept.write("> " + answer + "\\n")
    kept.flush()  # after its answer it is asleep
    if answer:
        print(answer, flush=True)
"""


@pytest.fixture(autouse=True)
def _nobody_stays() -> Iterator[None]:
    yield
    for thread in threading.enumerate():
        if thread.name.startswith("program"):
            thread.join()
    POOL.close()
    POOL.forget()


@pytest.fixture
def writer(tmp_path: Path) -> Path:
    file = tmp_path / "writer.py"
    file.write_text(WRITER, encoding="utf-8")
    return file


def lines(folder: Path, sign: str) -> list[str]:
    text = (folder / "heard.txt").read_text(encoding="utf-8") if (folder / "heard.txt").exists() else ""
    return [line[2:] for line in text.splitlines() if line.startswith(sign)]


async def thoughts(room: Room) -> None:
    """Wait until every bot that thinks has come to its move."""
    while room.runner._pondering._tasks:
        await asyncio.gather(*room.runner._pondering._tasks, return_exceptions=True)
        await room.settled()


async def play_on(inn: Inn, guest: Guest, random: Random) -> None:
    """Play until the game is over; time passes when nobody but the bots is asked."""
    for _ in range(3000):
        if guest.over is not None:
            return
        await thoughts(guest.room)
        if guest.table and guest.table["moves"]:
            inn.clock.turn_to(inn.clock.now() + 0.001)  # two questions are never asked at the same moment
            await any_move(guest, random)
        else:
            when = inn.clock.next
            assert when is not None
            await inn.wait(max(0.0, when - inn.clock.now()))
    raise AssertionError("the game has no end")


async def whole_game(inn: Inn, program: Path, limits: Limits, seats: int = 2) -> Guest:
    inn.house._brains.programs = OutsideBots({"mine": str(program)}, limits)
    (guest,) = await inn.new_room(game="original", seats=seats, bots="own:mine")
    await guest.ask("begin")
    await inn.wait(5.0)
    await play_on(inn, guest, Random(3))
    return guest


def test_a_program_plays_a_whole_game_and_its_answers_are_the_moves(writer: Path, tmp_path: Path) -> None:
    async def scene(inn: Inn) -> None:
        guest = await whole_game(inn, writer, PATIENT)
        dealer = guest.room.runner.dealer
        assert dealer is not None
        answered = [json.loads(line) for line in lines(tmp_path, ">")]
        said = [answer["move"] for answer in answered if "move" in answer]
        assert said
        run = Replay(dealer.server_game.record)
        seat = next(seat for seat, place in enumerate(dealer.match.places) if place.member is None)
        left = iter(said)  # some are answers to questions that were no longer asked, such as after a Nope
        while not run.finished:
            entry, legal = run.record.entries[run.done], run.game.legal_moves(seat)
            if entry.seat == seat and (len(legal) > 1 or legal[0].open):
                made = write_move(entry.move, player_names(2)).replace("insert top", "insert 0")
                assert made in left, (made, said)
            run.step()

    run(scene)
    types = [json.loads(line)["type"] for line in lines(tmp_path, "<")]
    assert types[:3] == ["hello", "game", "move"]
    assert "game" not in types[2:]  # it is one game to the program


def situation(hand: list[str], deck: list[str]) -> Situation:
    """It is the turn of the program, which is the second of two."""
    names = ["Ann", "Bot"]
    mine = ["defuse", "skip", "tacocat", "favor"]
    return Situation("original", names, hands={"Ann": hand, "Bot": mine}, deck=deck, turn="Bot")


def test_a_program_is_sent_what_its_seat_may_know_and_nothing_else(tmp_path: Path) -> None:
    """Two tables that differ only in what it cannot see: it reads the same bytes, and answers the same."""
    told = []
    worlds = [
        (["nope", "attack", "defuse"], ["shuffle", "exploding_kitten", "see_the_future_3", "beard_cat"]),
        (["beard_cat", "see_the_future_3", "shuffle"], ["attack", "nope", "exploding_kitten", "defuse"]),
    ]
    for number, (hand, deck) in enumerate(worlds):
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / "writer.py").write_text(WRITER, encoding="utf-8")

        async def scene(inn: Inn, folder: Path = folder, hand: list[str] = hand, deck: list[str] = deck) -> None:
            inn.house._brains.programs = OutsideBots({"mine": str(folder / "writer.py")}, PATIENT)
            (guest,) = await inn.laid(situation(hand, deck), people=1, bots="own:mine")
            await inn.wait(0.0)
            await thoughts(guest.room)
            assert guest.room.runner.dealer is not None
            assert 1 in guest.room.runner.dealer.thoughts

        run(scene)
        told.append(lines(folder, "<"))
    assert len(told[0]) == 3
    assert told[0] == told[1]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="some rogues are stopped on Linux alone")
@pytest.mark.parametrize(
    "name",
    ["crashes_at_hello", "hangs", "writes_garbage", "plays_illegal_moves", "floods_with_answers", "kills_its_keeper"],
)
def test_no_rogue_stops_a_table(name: str) -> None:
    limits = HASTY if name == "hangs" else PATIENT

    async def scene(inn: Inn) -> None:
        guest = await whole_game(inn, ROGUES / f"{name}.py", limits)
        assert guest.over is not None
        assert not guest.room.closed

    run(scene)


def test_there_are_only_so_many_programs_and_the_other_seats_play_normally(
    writer: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outside_bots, "MOST_PROGRAMS", 1)

    async def scene(inn: Inn) -> None:
        await whole_game(inn, writer, PATIENT, seats=4)
        programs = inn.house._brains.programs
        await inn.settle()
        assert programs._threads is not None
        programs._threads.shutdown(wait=True)
        assert programs._seated == 0  # they have left after the game

    run(scene)
    seats = {json.loads(line)["seat"] for line in lines(tmp_path, "<") if json.loads(line)["type"] == "game"}
    assert len(seats) == 1


def test_a_server_that_no_longer_has_the_program_goes_on_with_the_normal_bot(writer: Path) -> None:
    async def scene(inn: Inn) -> None:
        inn.house._brains.programs = OutsideBots({"mine": str(writer)}, PATIENT)
        (guest,) = await inn.new_room(game="original", seats=3, bots="own:mine")
        await guest.ask("begin")
        await inn.wait(5.0)
        programs = inn.house._brains.programs
        guest.room.runner._pondering.stop()
        await inn.crash()
        programs.close()
        back = await inn.enter(guest.room_name, guest.token, n=guest.n + 1)
        await play_on(inn, back, Random(1))
        assert back.over is not None

    run(scene)


# Nobody can name one from the network


@pytest.mark.parametrize("name", ["own:other", "own:", "own:../../bin/sh", "own:./mine.py", "/bin/sh", "own:mine\n"])
def test_only_programs_that_the_server_was_started_with_can_be_chosen(name: str, writer: Path) -> None:
    async def scene(inn: Inn) -> None:
        inn.house._brains.programs = OutsideBots({"mine": str(writer)}, PATIENT)
        (guest,) = await inn.new_room(game="original", seats=2)
        settings = guest.place["settings"]
        assert (await guest.ask("arrange", settings=settings | {"bots": name}))["is"] == "no"
        assert (await guest.ask("arrange", settings=settings | {"bots": "own:mine"}))["is"] == "done"
        assert guest.place["settings"]["bots"] == "own:mine"

    run(scene)


def _fetched(address: str) -> bytes:
    with urlopen(address) as answer:
        content: bytes = answer.read()
        return content


def test_without_the_option_there_are_none() -> None:
    async def scene() -> None:
        async with serving(limited=False) as served:
            assert served.house.programs == []
            assert await asyncio.to_thread(_fetched, f"{served.url}/api/bots") == b"[]"
            with pytest.raises(KeyError):  # no room is opened
                await open_room_at(served.port, bots="own:mine")

    asyncio.run(asyncio.wait_for(scene(), 120))


# defuse serve --bot


def asked(*typed: str) -> OutsideBots:
    parser = argparse.ArgumentParser()
    add_serve(parser, words_in("en"))
    return programs_asked(parser.parse_args(typed), words_in("en"))


def test_programs_are_named_when_the_server_starts(writer: Path) -> None:
    found = asked("--bot", f"mine={writer}", "--bot", f"other-1={writer}", "--move-seconds", "5", "--memory", "300")
    assert found.names == ["mine", "other-1"]
    assert (found.limits.move_seconds, found.limits.memory_mb) == (5.0, 300)
    assert found.offers("own:mine")
    assert not found.offers("mine")
    assert asked().names == []


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (["--bot", "mine"], "NAME=PATH"),
        (["--bot", "=x.py"], "NAME=PATH"),
        (["--bot", "a b={writer}"], "NAME=PATH"),
        (["--bot", "mine={writer}", "--bot", "mine={writer}"], "NAME=PATH"),
        (["--bot", "mine=careful"], "NAME=PATH"),
        (["--bot", "mine=./none.py"], "There is no file"),
        (["--bot", "mine={rogue}"], "cannot play"),
        (["--move-seconds", "100"], "20 at most"),
    ],
)
def test_what_cannot_be_is_refused_before_the_server_starts(typed: list[str], said: str, writer: Path) -> None:
    meant = [text.format(writer=writer, rogue=ROGUES / "crashes_at_hello.py") for text in typed]
    with pytest.raises(CannotDo) as refused:
        asked(*meant)
    assert said in " ".join(refused.value.reasons)
