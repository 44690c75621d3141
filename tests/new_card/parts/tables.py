"""The new card at the tables where people play: plain, drawn, and over a real WebSocket."""

import asyncio
import io
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from textual.pilot import Pilot

from defuse.game.kinds import UNKNOWN
from defuse.game.library import edition
from defuse.game.moves import VERB_NAMES
from defuse.record.situation import Situation, set_up
from defuse.terminal.shared.invitation import Invitation
from defuse.terminal.shared.saved_games import SavedGames
from defuse.words import languages, words_in
from tests.new_card.adding import CARD, WORD
from tests.new_card.meetings import Check, Part
from tests.new_card.parts.editions import MANY, PRINTED, seeds
from tests.random_games import chosen_edition
from tests.screens import KeyPresser, drive, play_app, screen_text, table_of, until
from tests.server.running import Guest
from tests.server.test_games import play
from tests.test_plain_terminal import ENDING, sit_down
from tests.typists import Fumbler, Writer

HANDS: Final = {"You": [CARD] * 3, "Ann": ["tacocat"], "Ben": ["tacocat"]}
DECK: Final = ["skip"] * 9


def plain_table() -> Iterator[None]:
    """People who type numbers and nonsense, and people who write every move in full, in every language in turn."""
    for number, seed in enumerate(seeds("plain tables")):
        random = Random(seed)
        words = words_in(languages()[number % len(languages())])
        invitation = Invitation(chosen_edition(MANY), 2, bot="random", seed=seed, words=words)
        out = io.StringIO()
        sit_down(invitation, Fumbler(random), out).play()
        assert "{" not in out.getvalue()
        assert ENDING.search(out.getvalue()) or words.language != "en"
        writer = Writer(random)
        writer.table = sit_down(invitation, writer, out)
        writer.table.play()
        yield


def drawn_table() -> Iterator[None]:
    """Somebody presses the keys of both answers, then a whole game is played with random keys."""
    with tempfile.TemporaryDirectory() as folder:
        for seed in seeds("drawn tables"):
            _press_both_answers(SavedGames(Path(folder) / "set up"))
            invitation = Invitation(edition(PRINTED), 2, bot="random", seed=seed)
            app = play_app(invitation, SavedGames(Path(folder) / "dealt"))
            drive(app, KeyPresser(Random(seed)).play)
            yield


def _press_both_answers(saved_games: SavedGames) -> None:
    game = set_up(Situation("original", ["You", "Ann", "Ben"], deck=DECK, hands=HANDS))
    app = play_app(Invitation(players=3, bot="random"), saved_games, game)

    async def act(pilot: Pilot[int]) -> None:
        table = table_of(app)

        def keys() -> dict[str, str]:
            return {VERB_NAMES[deed.moves[0].verb]: deed.key for deed in table._deeds if deed.moves}

        for answer in ("lift", "leave"):
            await pilot.press("1")
            await until(pilot, lambda: set(keys()) == {"lift", "leave"})
            assert len(set(keys().values())) == 2, "each answer has a key of its own"
            assert not set(keys().values()) & set(table.active_bindings), "which is no key of the screen"
            assert words_in("en")("ask-reconsider", card="Skip") in screen_text(app)
            await pilot.press(keys()[answer])
            await until(pilot, lambda: "draw" in keys())

    drive(app, act)
    assert len(game.table.pile) == len(DECK)


def websocket() -> Iterator[None]:
    """People at browsers are told what happens; a card that somebody else looks at and leaves is a secret."""
    for _ in seeds("WebSockets"):
        guests = asyncio.run(play(PRINTED, 3, 3, speed=20.0))
        ends = [guest.over for guest in guests]
        assert all(end is not None and end == ends[0] for end in ends)
        words = {frame["view"]["question"]["word"] for guest in guests for frame in _tables(guest)}
        assert WORD in words
        for guest in guests:
            seat = next(frame["view"]["seat"] for frame in _tables(guest))
            left = [event for event in guest.events if event["event"] == "left_at_bottom"]
            assert all((event["card"] != UNKNOWN) == (event["seat"] == seat) for event in left)
        yield


def _tables(guest: Guest) -> list[dict[str, Any]]:
    return [frame for frame in guest.frames if frame["is"] == "table" and frame["view"]["question"]]


PLAYED: Final[list[Part]] = [(plain_table, 1, 8), (drawn_table, 1, 3), (websocket, 1, 3)]
CHECKED: Final[list[Check]] = []
