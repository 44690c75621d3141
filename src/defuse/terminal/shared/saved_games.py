"""Unfinished games, saved after every move, so that a closed terminal loses nothing."""

import errno
import json
import os
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from defuse.bots import BOTS
from defuse.bots.entrants import NoSuchEntrant
from defuse.bots.outside.limits import Limits
from defuse.folders import state_folder
from defuse.record.record import BadRecord, as_data, from_data, load_text
from defuse.settings.declared import LONGEST_COUNTDOWN
from defuse.terminal.shared.invitation import REACTIONS
from defuse.terminal.shared.local_game import LocalGame

FORMAT: Final = "defuse-table"
VERSION: Final = 1
MOST_KEPT: Final = 20  # if there are more, the oldest are deleted


@dataclass(frozen=True)
class SavedGame:
    """An unfinished game in the folder, without replaying it."""

    path: Path
    when: float  # seconds since 1970
    edition: str
    title: str
    players: tuple[str, ...]
    moves: int


def write_game(local_game: LocalGame) -> str:
    """A game and its players, as the text of a file."""
    data = {
        "format": FORMAT,
        "version": VERSION,
        "people": len(local_game.people),
        "bot": local_game.bot,
        "countdown": local_game.countdown,
        "reactions": local_game.reactions,
        "title": local_game.title,
        "hinted": sorted(local_game.hinted),
        "record": as_data(local_game.record),
    }
    return json.dumps(data, indent=1) + "\n"


def read_game(text: str, is_own: bool = False, limits: Limits | None = None) -> LocalGame:
    """The game of such a file, replayed to its last move; raises BadRecord.

    Only a file of our own folder may name a program to be started: one from elsewhere could name any.
    """
    data = _parse(text)
    record = from_data(data.get("record"))
    people, bot, title = data.get("people"), data.get("bot"), data.get("title")
    countdown, reactions = data.get("countdown"), data.get("reactions")
    if type(people) is not int or not 1 <= people <= len(record.players):
        raise BadRecord(f"people: expected a number from 1 to {len(record.players)}")
    if not isinstance(bot, str) or (bot not in BOTS and not is_own):
        raise BadRecord(f"bot: expected one of {', '.join(BOTS)}")
    if type(countdown) is not int or not 0 <= countdown <= LONGEST_COUNTDOWN:
        raise BadRecord(f"countdown: expected a number from 0 to {LONGEST_COUNTDOWN}")
    if reactions not in REACTIONS or not isinstance(title, str):
        raise BadRecord(f"reactions: expected one of {', '.join(REACTIONS)}; title: expected a text")
    hinted = data.get("hinted", [])  # older files have none
    if not isinstance(hinted, list) or not all(type(each) is int for each in hinted):
        raise BadRecord("hinted: expected a list of numbers")
    try:
        local_game = LocalGame.resume(record, people, bot, title, limits)
    except NoSuchEntrant as error:
        raise BadRecord(f"bot: {error}") from None
    local_game.countdown, local_game.reactions = countdown, reactions
    local_game.hinted = set(hinted)
    return local_game


def load_game(path: Path, folder: Path | None = None, limits: Limits | None = None) -> LocalGame:
    """A game from a file; `folder` is that of our own saved games, the limits are those of bots of other people."""
    return read_game(load_text(path), folder is not None and path.resolve().parent == folder.resolve(), limits)


def save_game(local_game: LocalGame, path: Path) -> None:
    """Write a game to a file that the player names; overwrites only a saved game. Raises OSError."""
    if path.exists():
        try:
            _parse(load_text(path))
        except BadRecord:
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path)) from None
    _write(path, write_game(local_game))


def _write(path: Path, text: str) -> None:
    """Write a file atomically."""
    beside = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def _parse(text: str) -> dict[str, object]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise BadRecord("this is not a saved game: no JSON") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadRecord(f'this is not a saved game: expected "format": "{FORMAT}"')
    if type(data.get("version")) is not int or data["version"] != VERSION:
        raise BadRecord(f"version: expected {VERSION}, there is another")
    return data


class SavedGames:
    """The folder of unfinished games."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or state_folder() / "tables"

    def new_place(self) -> Path:
        """The path for a game that begins now."""
        stamp = time.strftime("%Y%m%d-%H%M%S")
        return self.folder / f"{stamp}-{os.getpid()}-{time.monotonic_ns() % 1_000_000:06}.json"

    def keep(self, local_game: LocalGame, path: Path) -> None:
        """Save a game as it is now, or delete it if it is over. Raises OSError."""
        if local_game.over:
            path.unlink(missing_ok=True)
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        _write(path, write_game(local_game))

    def unfinished(self) -> list[SavedGame]:
        """The games that can be resumed, the latest first; other files are ignored."""
        try:
            files = list(self.folder.glob("*.json"))
        except OSError:
            return []
        found = [kept for kept in map(_kept, files) if kept is not None]
        return sorted(found, key=lambda kept: (kept.when, kept.path.name), reverse=True)

    def clear_out(self) -> None:
        """Delete the oldest games to make room for one more."""
        for kept in self.unfinished()[MOST_KEPT - 1 :]:
            try:
                kept.path.unlink(missing_ok=True)
            except OSError:
                return


class Keeping:
    """Saves one game from the first move of a person until it is over."""

    def __init__(self, saved_games: SavedGames, local_game: LocalGame, place: Path | None = None) -> None:
        self._saved_games = saved_games
        self._local_game = local_game
        self._place = place
        self._moves = len(local_game.record.entries) if place is not None else -1  # how many moves are saved
        self.problem = ""  # why the last attempt to save failed

    @property
    def kept(self) -> bool:
        """Whether the game is saved."""
        return self._moves >= 0 and not self.problem and not self._local_game.over

    def begin(self) -> None:
        """Start saving: a person has moved."""
        if self._place is None:
            self._place = self._saved_games.new_place()
            self._saved_games.clear_out()

    def keep(self) -> None:
        """Save the game if there are new moves and saving has started."""
        moves = len(self._local_game.record.entries)
        if self._place is None or moves == self._moves:
            return
        try:
            self._saved_games.keep(self._local_game, self._place)
        except OSError as error:
            self.problem = error.strerror or type(error).__name__
        else:
            self._moves, self.problem = moves, ""


def _kept(path: Path) -> SavedGame | None:
    try:
        data = _parse(load_text(path))
        record = data["record"]
        assert isinstance(record, dict)
        start = record["start"]
        players = tuple(map(str, start["players"]))
        return SavedGame(
            path, path.stat().st_mtime, str(start["edition"]), str(data["title"]), players, len(record["moves"])
        )
    except (BadRecord, LookupError, TypeError, AssertionError, OSError):
        return None
