"""The entry points of the command line: each command as an app that fills the terminal."""

from collections.abc import Sequence
from pathlib import Path

from defuse.record.record import Record, write_record
from defuse.settings.declared import DARK
from defuse.terminal.app.app import DefuseApp
from defuse.terminal.app.learn.learn_screen import LearnApp
from defuse.terminal.app.table.playing import PlayApp
from defuse.terminal.app.watch.watch_app import ReplayApp, WatchApp
from defuse.terminal.app.watch.watch_screen import USUAL_SPEED
from defuse.terminal.shared.invitation import Invitation, seated
from defuse.terminal.shared.local_game import LocalGame
from defuse.terminal.shared.playback import ABOVE
from defuse.terminal.shared.quiet_keyboard import drop_typed
from defuse.terminal.shared.saved_games import SavedGames
from defuse.words import Words


def run_play(
    invitation: Invitation,
    chosen: bool,
    resumed: LocalGame | None,
    place: Path | None,
    saved_games: SavedGames,
    look: str = DARK,
) -> int:
    """Play games until the player leaves; `chosen` skips the start screen. Returns the exit code."""
    return run_app(PlayApp(invitation, chosen, resumed, place, saved_games), look)


def run_learn(words: Words, look: str = DARK) -> int:
    """The guided game; returns the exit code."""
    return run_app(LearnApp(words), look)


def run_watch(invitation: Invitation, speed: float, seat: str | None, look: str = DARK) -> int:
    """Bots play against each other, seen from above or from one of their seats; returns the exit code."""
    place = ABOVE if seat is None else seated((), invitation.players).index(seat)
    app = WatchApp(invitation, speed, place)
    code = run_app(app, look)
    if invitation.record is not None:
        _write_down(invitation.record, app.records, invitation.words)
    return code


def run_replay(record: Record, seat: int | None, words: Words, speed: float = USUAL_SPEED, look: str = DARK) -> int:
    """A recorded game, seen from above or from a seat; returns the exit code."""
    return run_app(ReplayApp(record, words, seat, speed), look)


def run_app(app: DefuseApp, look: str) -> int:
    """Fill the terminal with the app."""
    app.wear(look)
    drop_typed()
    code = app.run()
    if code is None:  # the app has crashed; Textual has printed the traceback
        return app.return_code or 1
    print(app.farewell)
    return code


def _write_down(path: Path, records: Sequence[Record], words: Words) -> None:
    """Write the records, also of an unfinished game; the second and later ones get a number."""
    for number, record in enumerate(records, 1):
        file = path if number == 1 else path.with_stem(f"{path.stem}-{number}")
        try:
            file.write_text(write_record(record), encoding="utf-8")
            print(words("app-written", file=str(file)))
        except OSError as error:
            print(words("app-not-written", file=str(file), problem=error.strerror or type(error).__name__))
