"""The main screens as text in tests/snapshots, so that visible changes appear in the diff.

`DEFUSE_SNAPSHOTS=write make test` writes them again.
"""

import os
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.app import App
from textual.pilot import Pilot

from defuse.game.library import edition
from defuse.record.situation import Situation, set_up
from defuse.terminal.app.learn.learn_screen import LearnApp
from defuse.terminal.app.table.hand_over import HandOverScreen
from defuse.terminal.app.table.playing import PlayApp
from defuse.terminal.app.watch.watch_app import ReplayApp
from defuse.terminal.shared.invitation import Invitation
from defuse.terminal.shared.local_game import LocalGame
from defuse.terminal.shared.saved_games import SavedGames
from defuse.words import words_in
from defuse.words.languages import ENGLISH
from tests.screens import HIGH, LOW, drive, play_app, screen_text, until

SNAPSHOTS = Path(__file__).parent / "snapshots"
SIZES = {"80x24": LOW, "140x45": HIGH}

Act = Callable[[Pilot[int]], Awaitable[None]]

EVERYTHING = {
    "edition": "original+imploding+streaking+barking",
    "players": ["You", "Ann", "Ben", "Cem", "Dee"],
    "deck": ["imploding_kitten!", *["tacocat"] * 20, "exploding_kitten"],
    "discard": ["attack", "skip", "favor"],
    "turns_left": 3,
    "direction": "counterclockwise",
    "hands": {
        "You": ["defuse", "nope", "attack", "reverse", "alter_the_future_3", "tacocat", "tacocat", "mark*"],
        "Ann": ["skip*", "defuse", "nope"],
        "Ben": ["beard_cat"] * 9,
        "Dee": ["skip"],
    },
    "front": {"Ann": ["barking_kitten"], "Ben": ["ill_take_that:You"]},
    "blind": ["Dee"],
    "out": ["Cem"],
}


async def nothing(pilot: Pilot[int]) -> None:
    """Do nothing."""


def pressing(*keys: str) -> Act:
    async def act(pilot: Pilot[int]) -> None:
        for key in keys:
            await pilot.press(key)
            await pilot.pause(0.1)

    return act


def table(saved_games: SavedGames, **laid: object) -> App[int]:
    situation: dict[str, object] = {**EVERYTHING, **laid}
    names = situation["players"]
    assert isinstance(names, list)
    invitation = Invitation(edition(str(situation["edition"])), len(names))
    return play_app(invitation, saved_games, set_up(Situation(**situation)))  # type: ignore[arg-type]


def start(saved_games: SavedGames) -> App[int]:
    return PlayApp(Invitation(countdown=8), saved_games=saved_games)


def hand_over(saved_games: SavedGames) -> App[int]:
    return play_app(Invitation(players=3, people=("Zoe", "Max"), seed=1), saved_games)


def lesson(saved_games: SavedGames) -> App[int]:
    return LearnApp(words_in(ENGLISH), pace=0)


def tower(saved_games: SavedGames) -> App[int]:
    return table(
        saved_games,
        edition="good-vs-evil",
        players=["You", "Ann", "Ben"],
        deck=["tacocat"] * 9,
        hands={"You": ["godcat", "armageddon", "skip"], "Ann": ["raising_heck"], "Ben": []},
        turns_left=1,
        direction="clockwise",
        front={},
        blind=[],
        out=[],
    )


def playback(saved_games: SavedGames) -> App[int]:
    """A game that bots have played, seen from above in its middle."""
    game = set_up(Situation(**EVERYTHING))  # type: ignore[arg-type]
    local_game = LocalGame.begin(Invitation(edition(str(EVERYTHING["edition"])), 5, people=(), seed=3), game)
    for _ in local_game.let_bots_move():
        if len(local_game.record.entries) == 12:
            break
    return ReplayApp(local_game.record, words_in(ENGLISH))


async def ask_for_keyboard(pilot: Pilot[int]) -> None:
    await until(pilot, lambda: isinstance(pilot.app.screen, HandOverScreen))


# One app shows several screens, one after the other.
SCREENS: dict[str, tuple[Callable[[SavedGames], App[int]], dict[str, Act]]] = {
    "start": (start, {"start": nothing}),
    "table": (
        table,
        {
            "table": nothing,
            "target": pressing("p"),
            "keys": pressing("escape", "question_mark"),
            "table-in-words": pressing("escape", "v"),
            "card": pressing("escape", "right", "c"),
        },
    ),
    "good-vs-evil": (tower, {"good-vs-evil": nothing}),
    "hand-over": (hand_over, {"hand-over": ask_for_keyboard}),
    "lesson": (lesson, {"lesson": pressing("1")}),
    "film": (playback, {"from-above": pressing("right", "right", "right"), "from-a-seat": pressing("s")}),
}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", SCREENS)
def test_the_screens_look_as_they_did(name: str, size: str, tmp_path: Path) -> None:
    make, acts = SCREENS[name]
    seen: dict[str, str] = {}

    async def look(pilot: Pilot[int]) -> None:
        for shown, act in acts.items():
            await act(pilot)
            await pilot.pause(0.2)
            seen[shown] = screen_text(pilot.app) + "\n"

    drive(make(SavedGames(tmp_path)), look, SIZES[size])
    for shown, text in seen.items():
        kept = SNAPSHOTS / f"{shown}-{size}.txt"
        if os.environ.get("DEFUSE_SNAPSHOTS") == "write":
            kept.parent.mkdir(exist_ok=True)
            kept.write_text(text, encoding="utf-8")
    assert seen == {shown: (SNAPSHOTS / f"{shown}-{size}.txt").read_text(encoding="utf-8") for shown in seen}


def test_no_snapshot_is_left_over() -> None:
    shown = {f"{each}-{size}" for _, acts in SCREENS.values() for each in acts for size in SIZES}
    assert {file.stem for file in SNAPSHOTS.iterdir()} == shown
