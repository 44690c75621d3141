"""From the command line to a table, drawn or plain: playing, watching, replaying, learning."""

import io
import os
import sys
from argparse import Namespace
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from secrets import randbelow
from typing import Final, TextIO

from defuse.asked import CannotDo, no_seat, read_edition, read_options, read_recipe_or_file, read_record_file
from defuse.bot_arguments import bot_limits_asked
from defuse.output_files import files_asked
from defuse.record.record import BadRecord, MissingRecord, Record, write_record
from defuse.record.retelling import retell
from defuse.record.scenario_writing import as_scenario
from defuse.settings import SETTING, Preferences
from defuse.settings.declared import CATS, NO_COLOURS
from defuse.terminal.plain.console import Console, Goodbye, Source
from defuse.terminal.plain.evening import Evening
from defuse.terminal.plain.inviting import Inviting
from defuse.terminal.plain.keyboard import Keyboard, can_keep_time
from defuse.terminal.plain.watching import replay as replay_plainly
from defuse.terminal.plain.watching import story
from defuse.terminal.plain.watching import watch as watch_plainly
from defuse.terminal.shared.invitation import Invitation, seated
from defuse.terminal.shared.local_game import LocalGame
from defuse.terminal.shared.playback import Playback, names_in
from defuse.terminal.shared.quiet_keyboard import quiet_keyboard
from defuse.terminal.shared.saved_games import SavedGames, load_game
from defuse.terminal.shared.window import is_large_enough
from defuse.terminal.shared.wishes import Wishes, read_any_bot, read_countdown, read_people
from defuse.words import Words

DRAWN_COUNTDOWN: Final = 8  # the default seconds to say Nope at the drawn table
USUAL_SPEED: Final = 1.0
SLOWEST: Final = 0.1
FASTEST: Final = 100.0

_SET_UP: Final = ("edition", "recipe", "players", "bot", "seed", "option", "name")
_MANNERS: Final = ("countdown", "reactions")  # options that may also be given for a resumed game


# Playing


def play(chosen: Namespace, words: Words) -> int:
    """Play: a new game, or a saved one."""
    saved_games = SavedGames()
    drawn = _can_be_drawn(chosen)
    resumed, place = (None, None) if chosen.resume is None else _resume(chosen, saved_games, words)
    wishes = _wishes(chosen, words, DRAWN_COUNTDOWN if drawn else 0)
    invitation = wishes.invitation()
    settled = resumed is not None or bool(_given(chosen, *_SET_UP, *_MANNERS))
    if drawn:
        with quiet_keyboard():
            from defuse.terminal.app import run_play

            return run_play(invitation, settled, resumed, place, saved_games, look=_look(chosen))
    console = _console()
    if not settled and _is_terminal(sys.stdin):
        return _talk_first(console, wishes, saved_games)
    return Evening(invitation, console, saved_games).spend(resumed, place)


def _talk_first(console: Console, wishes: Wishes, saved_games: SavedGames) -> int:
    """Ask what to play if the command does not say and a person is at the terminal."""
    words = wishes.words
    try:
        invitation, resumed, place = Inviting(console, wishes, saved_games).settle()
    except (Goodbye, KeyboardInterrupt) as leaving:
        if isinstance(leaving, KeyboardInterrupt):
            console.say()
        console.say(words("app-goodbye"))
        return 0
    if invitation.people:
        return Evening(invitation, console, saved_games).spend(resumed, place)
    return _watch_by_steps(invitation, None, USUAL_SPEED, console)


def _wishes(chosen: Namespace, words: Words, countdown: int) -> Wishes:
    """The wishes that the command line expresses."""
    wishes = _table_wishes(chosen, words)
    settings = Preferences.load()
    people = chosen.name or [settings.text("name") or words("app-you")]
    settled = chosen.countdown or settings.text("countdown")
    if settled is not None:
        countdown = read_countdown(settled, words)
    wishes = replace(wishes, people=read_people(people, words), countdown=countdown)
    return replace(wishes, reactions=chosen.reactions) if chosen.reactions is not None else wishes


def _table_wishes(chosen: Namespace, words: Words) -> Wishes:
    """The wishes about the game, without those about people."""
    files_asked([chosen.record], words)
    wishes = Wishes(words, players=chosen.players, seed=chosen.seed, record=chosen.record)
    wishes = replace(wishes, options=read_options(chosen.option, words))
    wishes = replace(wishes, limits=bot_limits_asked(chosen, words))
    bot = chosen.bot or Preferences.load().text("bots") or wishes.bot
    wishes = replace(wishes, bot=read_any_bot(bot, wishes.limits, words))
    if chosen.recipe is not None:
        return replace(wishes, edition=read_recipe_or_file(chosen.recipe, words))
    return wishes if chosen.edition is None else replace(wishes, edition=read_edition(chosen.edition, words))


def _resume(chosen: Namespace, saved_games: SavedGames, words: Words) -> tuple[LocalGame, Path | None]:
    """An unfinished game, and its path among the saved games; None for a file from elsewhere, which is not changed."""
    given = _given(chosen, *_SET_UP)
    if given:
        raise CannotDo(words("cli-resume-alone", options=", ".join(f"--{name}" for name in given)))
    if chosen.resume:
        path = Path(chosen.resume)
    else:
        kept = saved_games.unfinished()
        if not kept:
            raise CannotDo(words("cli-no-games"))
        path = kept[0].path
    try:
        local_game = load_game(path, saved_games.folder, bot_limits_asked(chosen, words))
    except MissingRecord:
        raise CannotDo(words("bot-missing", file=str(path))) from None
    except BadRecord as error:
        raise CannotDo(words("cli-bad-save", file=str(path), problem=str(error))) from None
    if chosen.countdown is not None:
        local_game.countdown = read_countdown(chosen.countdown, words)
    if chosen.reactions is not None:
        local_game.reactions = chosen.reactions
    return local_game, path if path.resolve().parent == saved_games.folder.resolve() else None


def _given(chosen: Namespace, *names: str) -> list[str]:
    """The options that were given."""
    return [name for name in names if getattr(chosen, name) not in (None, [])]


# Watching


def watch(chosen: Namespace, words: Words) -> int:
    """Bots play against each other."""
    invitation = _table_wishes(chosen, words).invitation()
    players = seated((), invitation.players)
    seat = _seat(chosen.seat, players, words)
    speed = _speed(chosen, words)
    if _can_be_drawn(chosen):
        with quiet_keyboard():
            from defuse.terminal.app import run_watch

            return run_watch(invitation, speed, None if seat is None else players[seat], look=_look(chosen))
    if _by_steps(chosen):
        return _watch_by_steps(invitation, seat, speed, _console())
    local_game = LocalGame.begin(invitation)
    code = _print(story(Playback(local_game.record, seat, local_game), invitation.title, words))
    _write_down(local_game.record, invitation)
    return code


def _watch_by_steps(invitation: Invitation, seat: int | None, speed: float, console: Console) -> int:
    local_game = LocalGame.begin(invitation)
    code = watch_plainly(local_game, invitation.title, seat, invitation.words, speed, console)
    local_game.leave()
    _write_down(local_game.record, invitation)
    return code


def _write_down(record: Record, invitation: Invitation) -> None:
    """Write the record of the watched game, if one is wanted."""
    path, words = invitation.record, invitation.words
    if path is None:
        return
    try:
        path.write_text(write_record(record), encoding="utf-8")
    except OSError as error:
        problem = error.strerror or type(error).__name__
        raise CannotDo(words("app-not-written", file=str(path), problem=problem)) from None


def _speed(chosen: Namespace, words: Words) -> float:
    if chosen.speed is None:
        return USUAL_SPEED
    try:
        speed = float(chosen.speed)
    except ValueError:
        speed = 0
    if not SLOWEST <= speed <= FASTEST:
        slowest, fastest = f"{SLOWEST:g}", f"{FASTEST:g}"
        raise CannotDo(words("cli-bad-speed", text=chosen.speed, slowest=slowest, fastest=fastest))
    return speed


# Recorded games


def replay(chosen: Namespace, words: Words) -> int:
    """Show a recorded game, or print all of it if nobody can ask for the next step."""
    record = read_record_file(chosen.file, words)
    seat = _replay_seat(chosen.seat, record, words)
    speed = _speed(chosen, words)
    if chosen.scenario:
        print(as_scenario(record, f"A game of {' and '.join(record.players)}"), end="")
        return 0
    if _can_be_drawn(chosen):
        with quiet_keyboard():
            from defuse.terminal.app import run_replay

            return run_replay(record, seat, words, speed, look=_look(chosen))
    if _by_steps(chosen):
        return replay_plainly(record, seat, words, speed, _console())
    return _print(retell(record, seat, words, names_in(record, words)))


def _replay_seat(name: str | None, record: Record, words: Words) -> int | None:
    """A seat by the name in the record, or by the one that is shown."""
    names = names_in(record, words)
    return _seat(name, names if name is not None and name.removeprefix("@") in names else record.players, words)


def _seat(name: str | None, players: list[str], words: Words) -> int | None:
    if name is None:
        return None
    if name.removeprefix("@") not in players:
        raise no_seat(name.removeprefix("@"), players, words)
    return players.index(name.removeprefix("@"))


def _print(lines: Iterator[str]) -> int:
    for line in lines:
        print(line)
    return 0


# Learning


def learn(chosen: Namespace, words: Words) -> int:
    """The guided game."""
    if _can_be_drawn(chosen):
        with quiet_keyboard():
            from defuse.terminal.app import run_learn

            return run_learn(words, look=_look(chosen))
    from defuse.terminal.plain.learning import learn as learn_plainly

    return learn_plainly(words, _source(), sys.stdout)


def puzzles(chosen: Namespace, words: Words) -> int:
    """The puzzle of the day, and as many others as somebody likes."""
    from defuse.terminal.plain.puzzling import puzzle_plainly
    from defuse.terminal.shared.puzzling import Trainer  # it needs libraries that load slowly

    trainer = Trainer(words, chosen.theme, chosen.puzzle)
    if _can_be_drawn(chosen):
        with quiet_keyboard():
            from defuse.terminal.app.puzzles.puzzle_screen import run_puzzles

            return run_puzzles(trainer, look=_look(chosen))
    return puzzle_plainly(trainer, _source(), sys.stdout)


# Rooms of a server


def join(chosen: Namespace, words: Words) -> int:
    """Sit down at a table of a server."""
    from defuse.client.background import BackgroundConnection
    from defuse.client.connection import RoomConnection
    from defuse.client.link import BadLink, read_link
    from defuse.client.tickets import Tickets
    from defuse.terminal.plain.joining import PlainRoom

    tickets = Tickets()
    written = tickets.latest() if chosen.link is None else chosen.link
    if chosen.link is None and not written:
        raise CannotDo(words("join-no-latest"))
    try:
        link = read_link(written)
    except BadLink:
        raise CannotDo(words("join-bad-link", link=written)) from None
    settings = Preferences.load()
    (name,) = read_people([chosen.name or settings.text("name") or words("app-player")], words)
    cat = _cat(chosen.cat or settings.text("cat"), words)
    connection = RoomConnection(link, tickets)
    if _can_be_drawn(chosen):
        with quiet_keyboard():
            from defuse.terminal.app.join.join_screen import run_join

            return run_join(connection, name, cat, words, look=_look(chosen))
    source = _source()
    line = BackgroundConnection(connection)
    try:
        return PlainRoom(source, Console(source, sys.stdout), line, words).visit(name, cat)
    finally:
        line.close()


def _cat(written: str | None, words: Words) -> int:
    """The number of the cat, as servers count: from 0."""
    if written is None:
        return randbelow(CATS)
    try:
        return int(SETTING["cat"].read(written)) - 1
    except ValueError:
        expected = words("setting-cat.expected")
        raise CannotDo(words("settings-cannot-be", key="cat", value=written, expected=expected)) from None


# The terminal


def _can_be_drawn(chosen: Namespace) -> bool:
    """Whether the terminal can show the drawn table and `--plain` was not given."""
    is_able = _at_a_terminal() and os.environ.get("TERM", "dumb") != "dumb"
    return not chosen.plain and is_able and is_large_enough()


def _look(chosen: Namespace) -> str:
    """The colours of the drawn table."""
    look = chosen.colours or Preferences.load().text("colours")
    os.environ.pop("NO_COLOR", None)
    if look == NO_COLOURS:
        os.environ["NO_COLOR"] = "1"  # Textual goes by it
    return str(look)


def _by_steps(chosen: Namespace) -> bool:
    """Whether a person is there to ask for the next step."""
    return chosen.interactive or _at_a_terminal()


def _at_a_terminal() -> bool:
    return _is_terminal(sys.stdin) and _is_terminal(sys.stdout)


def _is_terminal(stream: TextIO | None) -> bool:
    return stream is not None and stream.isatty()


def _console() -> Console:
    return Console(_source(), sys.stdout)


def _source() -> Source:
    stream: TextIO | None = sys.stdin
    if stream is None:  # it was closed before the program started
        return io.StringIO()
    return Keyboard(stream) if can_keep_time(stream) else stream
