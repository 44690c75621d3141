"""Drives the start screen of `defuse play` by keys."""

import os
from collections.abc import Callable, Sequence
from pathlib import Path

from textual.await_complete import AwaitComplete
from textual.widgets import Static

from defuse.bots import new_bot
from defuse.game.library import edition_names
from defuse.terminal.app.app import DefuseApp
from defuse.terminal.app.start.start_form import base_boxes, expansions_of
from defuse.terminal.app.start.start_rows import FormLine, FormRow
from defuse.terminal.app.start.start_screen import Picked, StartScreen
from defuse.terminal.shared.invitation import Invitation
from defuse.terminal.shared.local_game import LocalGame
from defuse.terminal.shared.saved_games import SavedGames
from tests import patient_loop

SMALL, LARGE = (80, 24), (140, 45)
EDITIONS = [name for name in edition_names() if name != "recipes"]
MIXES = [name for name in EDITIONS if not name.startswith("recipe:")]
SIGNS = {" ": "space", ".": "full_stop", "/": "slash", "-": "minus", "_": "underscore", ",": "comma", "@": "at"}
HOT_POTATO = """
title   = "Hot Potato"
players = [2, 3]
hand    = { cards = 4, defuses = 1 }
[cards]
exploding_kitten = "players - 1"
defuse = "players + 1"
skip = 20
"""


class Stays(StartScreen):
    """Stays open when a game is chosen, so that another one can be chosen."""

    def dismiss(self, result: Picked | None = None) -> AwaitComplete:
        assert isinstance(self.app, Host)
        self.app.picked = result
        return AwaitComplete()


class Host(DefuseApp):
    """An app with only the start screen."""

    def __init__(
        self,
        invitation: Invitation,
        saved_games: SavedGames,
        can_learn: bool = False,
        screen: type[StartScreen] = StartScreen,
    ) -> None:
        super().__init__(invitation.words)
        self.start = screen(invitation, saved_games, can_learn)
        self.picked: Picked | None = None
        self.lessons = 0

    async def go_through(self) -> None:
        self.picked = await self.push_screen_wait(self.start)

    def on_start_screen_lessons_wanted(self) -> None:
        self.lessons += 1


def recommended() -> Invitation:
    return Invitation(countdown=8)


Look = Callable[[Host], None]


def visit(
    *keys: str,
    invitation: Invitation | None = None,
    saved_games: SavedGames | None = None,
    look: Look | None = None,
    size: tuple[int, int] = SMALL,
    can_learn: bool = False,
) -> Host:
    """Open the start screen, press some keys, then look."""
    return follow(
        (keys, look or (lambda app: None)),
        invitation=invitation,
        saved_games=saved_games,
        size=size,
        can_learn=can_learn,
    )


def follow(
    *steps: tuple[Sequence[str], Look],
    invitation: Invitation | None = None,
    saved_games: SavedGames | None = None,
    size: tuple[int, int] = SMALL,
    can_learn: bool = False,
    screen: type[StartScreen] = StartScreen,
) -> Host:
    """Press some keys and look, several times."""

    async def press() -> Host:
        app = Host(invitation or recommended(), saved_games or SavedGames(), can_learn, screen)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            for keys, look in steps:
                await pilot.press(*keys)
                await pilot.pause()
                look(app)
        return app

    return patient_loop.run(press())


def start(*keys: str, invitation: Invitation | None = None) -> Invitation:
    """The invitation after these keys and Enter."""
    picked = visit(*keys, "enter", invitation=invitation).picked
    assert picked is not None
    assert picked[1:] == (None, None)
    return picked[0]


def started(*tries: Sequence[str], invitation: Invitation | None = None) -> list[Invitation]:
    """The invitations that Enter gives on one screen, each after some more keys."""
    found: list[Invitation] = []

    def look(app: Host) -> None:
        assert app.picked is not None
        assert app.picked[1:] == (None, None)
        found.append(app.picked[0])
        app.picked = None

    follow(*[([*keys, "enter"], look) for keys in tries], invitation=invitation, screen=Stays)
    return found


def typed(text: str) -> list[str]:
    return [SIGNS.get(letter, letter) for letter in text]


def said(app: Host, id: str = "start-game") -> str:
    """The text of a widget, in one line."""
    return " ".join(str(app.screen.query_one(f"#{id}", Static).content).split())


def shown(app: Host, row: str) -> bool:
    return app.start.query_one(f"#row-{row}", FormRow).display


def labels(app: Host, row: str) -> list[str]:
    line = app.start.query_one(f"#row-{row}", FormRow).line
    assert isinstance(line, FormLine)
    return list(line.labels)


def chosen(app: Host, row: str) -> list[str]:
    line = app.start.query_one(f"#row-{row}", FormRow).line
    assert isinstance(line, FormLine)
    return [line.labels[place] for place in sorted(line.chosen)]


def keys_for(name: str) -> list[str]:
    """The keys that choose a box or a mix, from the Original Edition."""
    base, *others = name.split("+")
    keys = ["right"] * [box.name for box in base_boxes()].index(base)
    if others:
        keys.append("e")
        for box in expansions_of(base):
            keys += ["space"] * (box.name in others) + ["right"]
    return keys


def keys_back_from(name: str) -> list[str]:
    """The keys back to the Original Edition; choosing an expansion again deselects it."""
    base = name.split("+", maxsplit=1)[0]
    again = keys_for(name)
    return ["b", *["left" if key == "right" else key for key in again]] if base != "original" else [*again, "b"]


def are_shown(app: Host, **rows: bool) -> None:
    assert {row: shown(app, row) for row in rows} == rows


def is_said(app: Host, text: str) -> None:
    assert text in said(app)


def keep(saved_games: SavedGames, what: Invitation, moves: int = 5) -> Path:
    local_game = LocalGame.begin(what)
    bot = new_bot("random", 1)
    for _ in range(moves):
        if not local_game.over:
            seat = local_game.next_seat()
            observer = local_game.observer(seat)
            assert local_game.submit(seat, bot.choose(observer.view(), observer.moves())) is None
    place = saved_games.folder / f"game-{len(list(saved_games.folder.glob('*')))}.json"
    saved_games.keep(local_game, place)
    return place


def older(path: Path) -> Path:
    os.utime(path, (1_000_000_000, 1_000_000_000))
    return path
