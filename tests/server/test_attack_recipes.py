"""Recipes, scenarios and records that are made to occupy a machine, over real connections and on the command line."""

import asyncio
import json
import subprocess
import sys
import threading
import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from defuse.game.library.bounds import FILE, RECIPE, Bounds, TooMuch, check_toml
from defuse.server import limits
from defuse.server.http import api
from defuse.server.play import dealing
from defuse.server.wire.protocol import Settings
from tests.extent import seeds
from tests.server.attacked import attacked, request
from tests.server.hurry import HurriedClock
from tests.server.running import Guest, Served, open_room, serving

MB = 1_000_000
DOTS = "a" + ".a" * 9990 + "=1"
HEAVY = {
    "a dotted key": DOTS,
    "a dotted header": "[" + "a." * 9990 + "a]",
    "quoted parts": '"a"' + '."a"' * 4990 + "=1",
    "a dotted key in a table": "x={" + "a." * 9000 + "a=1}",
    "lists": "x=" + "[" * 9000,
    "tables": "x=" + "{a=" * 6000,
    "keys": "\n".join(f"a{number}=1" for number in range(2_200)),
    "headers": "\n".join(f"[a{number}]" for number in range(2_200)),
    "values": "x=[" + "1," * 9000 + "]",
    "length": "#" * 20_001,
}


@pytest.mark.parametrize("heavy", HEAVY.values(), ids=HEAVY.keys())
def test_a_heavy_recipe_is_refused_before_it_is_parsed(heavy: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def loads(text: str) -> dict[str, Any]:
        raise AssertionError("parsed")

    async def scene() -> None:
        async with serving(clock=HurriedClock()) as served:
            room = await open_room(served)
            host = await Guest.enter(served, room)
            monkeypatch.setattr(tomllib, "loads", loads)
            status, _, body = await request(served, "POST", "/api/recipes/check", heavy.encode())
            assert status == 200
            (problem,) = json.loads(body)["problems"]
            assert "at most" in problem["words"]
            settings = {"game": "own", "recipe": heavy}
            answer = await host.ask("arrange", settings=settings)
            if len(heavy) > limits.LONGEST_RECIPE:
                assert answer["why"] == "malformed"
            else:
                assert answer["is"] == "done"
                await host.until(lambda: host.place["settings"]["recipe"] == heavy)
                assert host.place["problem"][0] == "online-cannot-be-played"
                assert (await host.ask("begin"))["why"] == "not_now"
            await host.leave()

    asyncio.run(asyncio.wait_for(scene(), 120))


def test_heavy_recipes_take_no_memory_from_a_server() -> None:
    async def scene() -> None:
        async with attacked() as server:
            host = await Guest.enter(server, await server.open_room())
            before = server.memory()
            for _ in range(3):
                assert (await server.request("POST", "/api/recipes/check", DOTS.encode()))[0] == 200
                assert (await host.ask("arrange", settings={"game": "own", "recipe": DOTS}))["is"] == "done"
            assert server.memory() - before < 30 * MB
            await host.leave()

    asyncio.run(asyncio.wait_for(scene(), 120))


def test_many_problems_make_a_short_answer() -> None:
    async def scene() -> None:
        async with serving() as served:
            text = "[cards]\n" + "\n".join(f"c{number}=1" for number in range(1_100))
            _, _, body = await request(served, "POST", "/api/recipes/check", text.encode())
            assert len(json.loads(body)["problems"]) == limits.MOST_PROBLEMS

    asyncio.run(asyncio.wait_for(scene(), 120))


# While a recipe is read


@pytest.fixture
def stuck(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Reading a recipe takes until this is set."""
    free = threading.Event()
    real = dealing._recipe

    def slowly(text: str) -> Any:
        assert free.wait(120)
        return real(text)

    monkeypatch.setattr(dealing, "_recipe", slowly)
    yield free
    free.set()


def test_no_table_waits_while_a_recipe_is_read(stuck: threading.Event) -> None:
    async def scene(served: Served) -> None:
        room = await open_room(served)
        host, other = await Guest.enter(served, room), await Guest.enter(served, await open_room(served))
        asked = asyncio.create_task(host.ask("arrange", settings={"game": "own", "recipe": "title = 'slow'"}))
        for _ in range(20):
            assert (await other.ask("ping"))["is"] == "done"
        assert not asked.done()
        stuck.set()
        assert (await asked)["is"] == "done"
        await host.leave()
        await other.leave()

    _at_a_server(scene)


def test_a_recipe_that_takes_too_long_is_given_up(stuck: threading.Event, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "CHECK_WITHIN", 0.05)

    async def scene(served: Served) -> None:
        host = await Guest.enter(served, await open_room(served))
        before = host.place["settings"]
        answer = await host.ask("arrange", settings={"game": "own", "recipe": "title = 'too slow'"})
        assert (answer["is"], answer["why"], answer["told"][0]) == ("no", "busy", "online-busy")
        assert host.place["settings"] == before
        settings = {"game": "own", "recipe": "title = 'slower'"}
        status, headers, body = await request(served, "POST", "/api/rooms", json.dumps(settings).encode())
        assert (status, json.loads(body)) == (503, {"why": "busy"})
        assert int(headers["retry-after"]) > 0
        await host.leave()
        stuck.set()

    _at_a_server(scene)


def test_only_so_many_recipes_wait(stuck: threading.Event, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_CHECKS", 2)
    monkeypatch.setattr(limits, "CHECK_WITHIN", 60.0)
    monkeypatch.setattr(api, "checked", lambda text: stuck.wait(120))

    async def scene(served: Served) -> None:
        waiting = [asyncio.create_task(request(served, "POST", "/api/recipes/check", b"x")) for _ in range(5)]
        while sum(task.done() for task in waiting) < 3:
            await asyncio.wait([task for task in waiting if not task.done()], return_when=asyncio.FIRST_COMPLETED)
        assert [task.result()[0] for task in waiting if task.done()] == [503, 503, 503]
        stuck.set()
        assert sorted([(await task)[0] for task in waiting]) == [200, 200, 503, 503, 503]

    _at_a_server(scene)


def test_a_recipe_is_read_once_as_long_as_its_room_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    real = dealing._recipe

    def reads(text: str) -> Any:
        read.append(text)
        return real(text)

    monkeypatch.setattr(dealing, "_recipe", reads)
    recipe = (Path(dealing.__file__).parents[2] / "game" / "recipes" / "nope-sauce.toml").read_text(encoding="utf-8")

    async def scene(served: Served) -> None:
        room = await served.house.open_room(Settings(game="own", recipe=recipe))
        host = await Guest.enter(served, room)
        assert (await host.ask("sit", name="Ann", avatar=1))["is"] == "done"
        for _ in range(3):
            await (await Guest.enter(served, room)).leave()
        assert (await host.ask("begin"))["is"] == "done"
        assert host.place["title"] == "Nope Sauce"
        await host.leave()

    _at_a_server(scene)
    assert read == [recipe]


def _at_a_server(scene: Any) -> None:
    async def play() -> None:
        async with serving() as served:
            await asyncio.wait_for(scene(served), 120)

    asyncio.run(play())


# Files on the command line


@pytest.mark.parametrize("command", [["check"], ["play", "--recipe"]], ids=" ".join)
def test_a_heavy_file_is_refused_by_a_process_with_little_memory(tmp_path: Path, command: list[str]) -> None:
    heavy = tmp_path / "heavy.toml"
    heavy.write_text("a" + ".a" * 49_990 + "=1")
    done = _in_little_memory([*command, str(heavy)])
    assert done.returncode in (1, 2)
    assert f"keys of at most {FILE.key_parts} parts" in done.stdout + done.stderr


def test_a_heavy_record_is_refused_by_a_process_with_little_memory(tmp_path: Path) -> None:
    heavy = tmp_path / "heavy.json"
    heavy.write_text("[" + "{}," * 5_000_000 + "{}]")
    done = _in_little_memory(["replay", str(heavy)])
    assert done.returncode == 2
    assert "entries" in done.stderr


def _in_little_memory(arguments: list[str]) -> "subprocess.CompletedProcess[str]":
    """Run a command of `defuse` that may take 500 MB of address space beyond what it has when it starts."""
    code = f"""
import resource, sys
from defuse.cli import main
import defuse.record.scenario, defuse.record.record, defuse.terminal.entrance
taken = int(open("/proc/self/statm").read().split()[0]) * resource.getpagesize()
resource.setrlimit(resource.RLIMIT_AS, (taken + 500 * 2**20,) * 2)
sys.exit(main({arguments!r}))
"""
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=300, check=False, stdin=subprocess.DEVNULL
    )


# The scan itself

SIGNS = ["a", "b", '"', "'", '"""', "'''", "\\", "\n", "=", ".", ",", "[", "]", "{", "}", "#", " ", "1", "=1\n", "a.b"]
SMALL = Bounds(characters=1000, entries=4, key_parts=2, nesting=2)


@pytest.mark.parametrize("seed", seeds(4, "toml bounds", long=40))
def test_whatever_the_parser_finds_too_much_of_the_scan_has_found_before(seed: int) -> None:
    random = Random(seed)
    parsed = 0
    for _ in range(4_000):
        text = "".join(random.choice(SIGNS) for _ in range(random.randrange(3, 14)))
        text = random.choice(["", "x=", 'x="', "x=[", "[a.", "x={a"]) + text + random.choice(["", "=1", "]", '"', "}"])
        try:
            data = tomllib.loads(text)
        except (ValueError, RecursionError):
            continue
        parsed += 1
        if _entries(data) > 2 * SMALL.entries * SMALL.key_parts or _depth(data) > 2 * SMALL.key_parts + SMALL.nesting:
            with pytest.raises(TooMuch):
                check_toml(text, SMALL)
    assert parsed > 20


def test_text_within_the_bounds_passes() -> None:
    check_toml('a.b = "x.y.z = [[[["\n# a.b.c.d.e\n[t]\nu = """\n[[[[\n"""\nv = 1.5', RECIPE)
    check_toml("a = '''" + "." * 9000 + "'''", RECIPE)


def _depth(value: object) -> int:
    inner = list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []
    return 1 + max(map(_depth, inner), default=0) if isinstance(value, dict | list) else 0


def _entries(value: object) -> int:
    inner = list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []
    return sum(1 + _entries(each) for each in inner)
