"""What is cheap to ask for must be cheap to answer: nothing that one visitor asks for keeps the server busy for all."""

import asyncio
import gzip
import threading
from pathlib import Path
from random import Random

import pytest

from defuse.game.setup import new_game
from defuse.server import limits, site
from defuse.server.play.bounded_thread import BoundedThread
from defuse.server.play.dealing import deal, problem
from defuse.server.play.shows import show
from defuse.server.wire.protocol import Settings
from defuse.sight.belief import can_be_weighed
from defuse.sight.cases import MOST_PLACES
from defuse.sight.observer import Observer
from defuse.sight.odds import risk_of_drawing
from tests.editions import EDITIONS
from tests.extent import seeds
from tests.random_games import players_of
from tests.server.hands import HandClock
from tests.server.running import Served
from tests.server.test_ways_in import at_a_server, request

# Many kittens that are put back in secret into a long pile, the orders of which are seen in part.
MANY_PILES = """title = "Piles"
players = [2, 6]
hand = { cards = 2, defuses = 1 }

[cards]
imploding_kitten = 17
super_skip = 46
reverse = 31
curse_of_the_cat_butt = 26
favor = 59
attack = 4
alter_the_future_5 = 32
defuse = 15
"""

FLOOD = 200  # connections of one address with a request each
GZIP = {"accept-encoding": "gzip"}

# All cards of a kind that a recipe can have: who holds which kittens would be a list that takes minutes to write.
MANY_KITTENS = """title = "Kittens"
players = [2, 10]
hand = { cards = 2, defuses = 18 }

[cards]
exploding_kitten = 150
imploding_kitten = 20
streaking_kitten = 20
defuse = 200
see_the_future_5 = 20
tacocat = 200
beard_cat = 150
"""


def test_links_are_drawn_for_an_address_only_so_often() -> None:
    async def scene(served: Served) -> None:
        path = "/api/rooms/some-room-name/qr.svg"
        answers = [await request(served, "GET", path) for _ in range(limits.PICTURES_A_MINUTE + 1)]
        assert [status for status, _, _ in answers] == [200] * limits.PICTURES_A_MINUTE + [429]
        assert answers[-1][1]["retry-after"] == "60"

    at_a_server(scene, clock=HandClock())


def test_the_list_of_puzzles_is_made_for_an_address_only_so_often() -> None:
    async def scene(served: Served) -> None:
        statuses = [(await request(served, "GET", "/api/puzzles"))[0] for _ in range(limits.PUZZLES_A_MINUTE + 1)]
        assert statuses == [200] * limits.PUZZLES_A_MINUTE + [429]

    at_a_server(scene, clock=HandClock())


def test_requests_of_a_flood_begin_after_those_of_everybody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []

    async def scene(served: Served) -> None:
        take = served.desk.requests.take

        def noted(network: str, now: float) -> bool:
            begun.append(network)
            return take(network, now)

        monkeypatch.setattr(served.desk.requests, "take", noted)
        flood = [await connected(served, "127.0.0.1") for _ in range(FLOOD)]
        other = await connected(served, "127.0.0.2")
        for _, writer in (*flood, other):  # without a step of the event loop: all of them can be read at the same time
            writer.write(b"GET /api/options HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
        for reader, writer in (*flood, other):
            assert (await reader.read()).startswith(b"HTTP/1.1 200")
            writer.close()
        assert len(begun) == FLOOD + 1
        assert begun.index("127.0.0.2") < 5 * limits.BEGIN_AT_ONCE

    at_a_server(scene)


async def connected(served: Served, source: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", served.port, local_addr=(source, 0))


def test_a_file_of_the_client_is_compressed_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    text = b"console.log('meow');\n" * 500
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "cat.js").write_bytes(text)
    (tmp_path / "cat.png").write_bytes(b"\x89PNG")
    monkeypatch.setattr(site, "SITE", tmp_path)
    made: list[bytes] = []
    honest = gzip.compress

    def compress(data: bytes, level: int, *, mtime: int) -> bytes:
        made.append(data)
        return honest(data, level, mtime=mtime)

    async def scene(served: Served) -> None:
        for _ in range(3):
            status, headers, body = await request(served, "GET", "/assets/cat.js", b"", **GZIP)
            assert (status, headers["content-encoding"]) == (200, "gzip")
            assert headers["content-type"].partition(";")[0] in ("text/javascript", "application/javascript")
            assert headers["vary"].lower() == "accept-encoding"
            assert gzip.decompress(body) == text
        status, headers, body = await request(served, "GET", "/assets/cat.js")
        assert (status, body) == (200, text)
        assert "content-encoding" not in headers
        _, headers, body = await request(served, "GET", "/cat.png", b"", **GZIP)
        assert body == b"\x89PNG"
        assert "content-encoding" not in headers

    monkeypatch.setattr(gzip, "compress", compress)
    at_a_server(scene)
    assert made == [text]


def test_replays_are_written_and_compressed_in_a_thread_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []
    honest = gzip.compress

    def compress(data: bytes, level: int, *, mtime: int) -> bytes:
        threads.append(threading.current_thread().name)
        return honest(data, level, mtime=mtime)

    async def scene(served: Served) -> None:
        await served.house.store.keep_replay("replay-name-0000000000", "", 1, show("a show that is kept"))
        path = "/api/replays/replay-name-0000000000?seat=1"
        status, headers, body = await request(served, "GET", path, b"", **GZIP)
        assert (status, headers["content-encoding"], headers["vary"].lower()) == (200, "gzip", "accept-encoding")
        assert gzip.decompress(body) == (await request(served, "GET", path))[2]
        assert (await request(served, "GET", "/api/shows/a-show-to-watch", b"", **GZIP))[1][
            "content-encoding"
        ] == "gzip"
        served.desk.archive = BoundedThread("replays", 0, 1.0)
        status, headers, _ = await request(served, "GET", path)
        assert (status, "retry-after" in headers) == (503, True)

    monkeypatch.setattr(gzip, "compress", compress)
    at_a_server(scene)
    assert [name.partition("_")[0] for name in threads] == ["replays", "shows"]


def test_a_recipe_with_very_many_kittens_is_not_weighed() -> None:
    settings = Settings("own", recipe=MANY_KITTENS, seats=10)
    assert problem(settings) is None
    game = deal(settings, [f"P{seat}" for seat in range(10)], b"key").game
    observer = Observer(game, 0, weighing=True)
    assert observer.belief is None
    view = observer.view()
    assert view.piles == ()
    assert 0.0 < risk_of_drawing(view).chance < 1.0


@pytest.mark.parametrize("seed", seeds(6, "very many piles"))
def test_a_recipe_with_very_many_possible_piles_is_weighed_in_bounds(seed: int) -> None:
    random = Random(seed)
    game = deal(Settings("own", recipe=MANY_PILES, seats=3), ["Ann", "Ben", "Cem"], random.randbytes(32)).game
    observers = [Observer(game, seat, weighing=True) for seat in range(3)]
    for _ in range(250):
        if game.over:
            break
        seat = game.next_seat()
        game.play(seat, random.choice(list(game.every_move(seat))))
        for observer in observers:
            view = observer.view()
            assert len(view.piles) * view.pile_size <= MOST_PLACES


@pytest.mark.parametrize("name", EDITIONS)
def test_every_box_is_weighed(name: str) -> None:
    for players in players_of(name):
        assert can_be_weighed(new_game(name, players, seed=1).table)
