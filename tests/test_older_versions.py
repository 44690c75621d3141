"""Files of older versions: records, saved games, rooms, recipes and ladders open and continue."""

import asyncio
import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from defuse.cli import main
from defuse.lab.arena.ladder import read_ladder
from defuse.record.record import load_record, replay
from defuse.server.room.state import OVER
from defuse.terminal.shared.saved_games import load_game
from tests.older_versions.make import seen_from_above
from tests.random_games import RandomPlayers
from tests.server.inn import Guest, Inn
from tests.server.random_guests import play_a_bit

FOLDER = Path(__file__).parent / "older_versions"
VERSIONS = sorted(path.parent for path in FOLDER.glob("*/expected.json"))

each_version = pytest.mark.parametrize("version", VERSIONS, ids=lambda path: path.name)


def expected(version: Path, kind: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The files of this kind, each with its expected contents."""
    everything: dict[str, dict[str, Any]] = json.loads((version / "expected.json").read_text(encoding="utf-8"))
    found = [(name, facts) for name, facts in everything.items() if name.startswith(kind)]
    assert found
    yield from found


def test_there_are_some() -> None:
    assert VERSIONS


@each_version
def test_records_replay_to_the_same_table(version: Path) -> None:
    for name, facts in expected(version, "records/"):
        assert seen_from_above(replay(load_record(version / name))) == facts, name


@each_version
def test_saved_games_go_on_to_their_end(version: Path) -> None:
    for name, facts in expected(version, "tables/"):
        local_game = load_game(version / name)
        assert seen_from_above(local_game.game) == facts, name
        players = RandomPlayers(1)
        while not local_game.over:
            local_game.recorder.play(*players.choose(local_game.game))


@each_version
def test_rooms_go_on_to_the_end_of_their_game(version: Path, tmp_path: Path) -> None:
    file = Path(shutil.copy(version / "rooms.sqlite", tmp_path))

    async def visit(inn: Inn) -> None:
        rooms = []
        for name, facts in expected(version, "room "):
            guests = [
                await inn.enter(facts["room"], token, n=number + 1)
                for token, number in zip(facts["tokens"], facts["numbers"], strict=True)
            ]
            assert [hand_of(guest) for guest in guests] == facts["hands"], name
            if "replay" in facts:
                assert await inn.store.replay(facts["replay"]) is not None
            rooms.append(guests)
        for guests in rooms:
            await play_on(inn, guests)

    async def play() -> None:
        async with Inn.open(str(file)) as inn:
            await visit(inn)

    asyncio.run(play())


def hand_of(guest: Guest) -> list[str]:
    return sorted(guest.table["view"]["hand"]) if guest.table else []


async def play_on(inn: Inn, guests: list[Guest]) -> None:
    """Play to the end of the game, or of a new one if none is running."""
    host, random = guests[0], Random(1)
    if host.room.state.paused:
        await host.ask("pause", on=False)
    if not host.table or host.room.state.phase == OVER:
        await host.ask("begin")
    while host.room.state.phase != OVER:
        await play_a_bit(inn, guests, random)


@each_version
def test_own_recipes_are_played(version: Path, capsys: pytest.CaptureFixture[str]) -> None:
    recipe = str(version / "own-recipe.toml")
    assert main(["simulate", "--recipe", recipe, "--players", "4", "--games", "20", "--workers", "1"]) == 0


@each_version
def test_ladders_go_on(version: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = Path(shutil.copy(version / "ladder.json", tmp_path))
    before = read_ladder(file).ladders
    again = ["timid", "random", "--edition", "original", "--players", "2", "--games", "4", "--workers", "1"]
    assert main(["arena", *again, "--ladder", str(file)]) == 0
    after = read_ladder(file).ladders
    assert after.keys() == before.keys()
    assert after["original, 2 players"]["timid"].games == before["original, 2 players"]["timid"].games + 4
