"""Writes files of the current version, so that later versions can be tested with them.

`python -m tests.older_versions.make` creates a folder named after the version. Run it before a format changes, and
never for an existing folder: those files stand for what users have.
"""

import asyncio
import json
import sqlite3
from pathlib import Path
from random import Random
from typing import Any, Final

import defuse
from defuse.cli import main
from defuse.game.engine import Game
from defuse.game.library import edition
from defuse.game.writing import card_name
from defuse.record.record import as_data
from defuse.server.room.state import OVER
from defuse.terminal.shared.invitation import Invitation
from defuse.terminal.shared.local_game import LocalGame
from defuse.terminal.shared.saved_games import write_game
from tests.editions import EDITIONS
from tests.random_games import RandomPlayers, SetUp, players_of
from tests.recorded_games import Recorded
from tests.server.inn import Guest, Inn
from tests.server.random_guests import play_a_bit

FOLDER: Final = Path(__file__).parent / defuse.__version__

TABLES: Final[list[tuple[str, int, dict[str, object]]]] = [
    ("original", 4, {}),
    ("original+imploding+streaking+barking", 5, {}),
    ("good-vs-evil", 3, {}),
    ("compact", 4, {}),
    ("two-player", 2, {}),
    ("original", 2, {"combos": "cats", "attack_stacking": True, "deal": 7, "first_player": 1}),
    ("original+barking", 3, {"fast": True}),
    ("recipe:mind-games", 4, {}),
]

OWN_RECIPE: Final = """title = "Half a dozen Nopes"
players = [2, 4]
hand = { cards = { 2 = 4, 3 = 4, 4 = 3 }, defuses = 1 }

[cards]
exploding_kitten = "players - 1"
defuse = "players + 1"
nope = 6
skip = 4
see_the_future_3 = { 2 = 3, 3 = 4, 4 = 5 }
tacocat = 8
feral_cat = 4

[options]
attack_stacking = true
five_different = true
"""


def seen_from_above(game: Game) -> dict[str, Any]:
    """All cards and the turn, by name."""
    table = game.table
    return {
        "over": game.over,
        "turn": table.turn,
        "alive": [seat for seat in range(table.seats) if table.lives(seat)],
        "hands": [sorted(map(card_name, hand)) for hand in table.hands],
        "pile": [card_name(card) for card in table.pile],
        "discard": [card_name(card) for card in table.discard],
    }


def write(path: Path, data: object) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def make_records(expected: dict[str, Any]) -> None:
    """A random game of every edition; every second one stays unfinished."""
    for number, name in enumerate(EDITIONS):
        random = Random(number)
        recorded = Recorded(SetUp(name, max(players_of(name)), quick=number % 3 == 0), number)
        stop = random.randrange(5, 40) if number % 2 else 10_000
        for moves, _ in enumerate(recorded.steps(RandomPlayers(number))):
            if moves == stop:
                break
        path = f"records/{name.replace(':', '-')}.json"
        write(FOLDER / path, as_data(recorded.record))
        expected[path] = seen_from_above(recorded.game)


def make_tables(expected: dict[str, Any]) -> None:
    """Unfinished games of the terminal, each stopped at a different question."""
    for number, (name, players, options) in enumerate(TABLES):
        random = Random(f"{number} {name}")
        people = ("Ann", "Ben")[: 1 + number % 2]
        local_game = LocalGame.begin(Invitation(edition(name), players, options, people, seed=number))
        chooser = RandomPlayers(number)
        for _ in range(random.randrange(10, 30)):
            if not local_game.over:
                local_game.recorder.play(*chooser.choose(local_game.game))
        path = f"tables/{number}-{name.replace(':', '-')}.json"
        (FOLDER / path).parent.mkdir(parents=True, exist_ok=True)
        (FOLDER / path).write_text(write_game(local_game), encoding="utf-8")
        expected[path] = seen_from_above(local_game.game)


async def make_rooms(expected: dict[str, Any]) -> None:
    """A server's file: a room before its game, running games, a paused one, a finished one."""
    place = FOLDER / "rooms.sqlite"
    rooms: dict[str, list[Guest]] = {}
    async with Inn.open(str(place)) as inn:
        for number, (name, players, options) in enumerate(TABLES[:6]):
            random = Random(f"room {number} {name}")
            guests = await inn.new_room(min(players, 3), game=name, seats=players, options=options)
            await guests[0].ask("begin")
            for _ in range(random.randrange(8, 25)):
                if guests[0].room.state.phase != OVER:
                    await play_a_bit(inn, guests, random)
            if number == 1:
                await guests[0].ask("pause", on=True)
            rooms[f"room {number}"] = guests
        waiting = await inn.new_room(2, game="own", recipe=OWN_RECIPE, seats=3, bots="easy")
        await waiting[1].ask("say", text="Shall we?")
        over = await inn.new_room(2, game="original", seats=2, options={"fast": True})
        await over[0].ask("begin")
        random = Random("over")
        while over[0].room.state.phase != OVER:
            await play_a_bit(inn, over, random)
        # The clocks of the other rooms ran meanwhile.
        expected |= {name: known(guests) for name, guests in rooms.items()}
        expected["room before its game"] = known(waiting)
        expected["room after its game"] = {**known(over), "replay": over[0].over and over[0].over["replay"]}
    with sqlite3.connect(place) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        database.execute("PRAGMA journal_mode=DELETE")
    database.close()
    place.with_name("rooms.sqlite.lock").unlink(missing_ok=True)


def known(guests: list[Guest]) -> dict[str, Any]:
    """The room, and what each of its guests knows of the game."""
    return {
        "room": guests[0].room_name,
        "tokens": [guest.token for guest in guests],
        "numbers": [guest.n for guest in guests],
        "hands": [sorted(guest.table["view"]["hand"]) if guest.table else [] for guest in guests],
        "turn": guests[0].table["view"]["turn"] if guests[0].table else None,
        "pile": guests[0].table["view"]["pile_size"] if guests[0].table else None,
    }


def make_all() -> None:
    FOLDER.mkdir()  # fails if the folder exists
    expected: dict[str, Any] = {}
    make_records(expected)
    make_tables(expected)
    asyncio.run(make_rooms(expected))
    recipe = FOLDER / "own-recipe.toml"
    recipe.write_text(OWN_RECIPE, encoding="utf-8")
    for game in ("original", str(recipe)):
        box = ["--recipe", game] if game.endswith(".toml") else ["--edition", game]
        arguments = ["timid", "random", *box, "--players", "2", "--games", "20", "--workers", "1", "--seed", "1"]
        assert main(["arena", *arguments, "--ladder", str(FOLDER / "ladder.json")]) == 0
    write(FOLDER / "expected.json", expected)


if __name__ == "__main__":
    make_all()
