"""The `defuse` command: one pair of functions for each of its commands, what it takes and what it does."""

import argparse
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from defuse import __version__

if TYPE_CHECKING:
    from defuse.terminal.plain import Invitation

    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

_USUAL_PLAYERS = 4
_LONGEST_NAME = 20
_WRITTEN = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="defuse", description="Every edition of Exploding Kittens (unofficial).")
    parser.add_argument("--version", action="version", version=f"defuse {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    _add_play(commands)
    _add_replay(commands)
    _add_check(commands)
    chosen = parser.parse_args(arguments)
    code: int = chosen.run(chosen)
    return code


# Playing


def _add_play(commands: "Commands") -> None:
    play = commands.add_parser("play", help="sit down at a table with bots")
    what = play.add_mutually_exclusive_group()
    what.add_argument("--edition", metavar="NAME", default="original", help="original+imploding, recipe:nope-sauce ...")
    what.add_argument("--recipe", metavar="FILE", type=Path, help="a recipe of your own")
    play.add_argument("--players", metavar="N", type=int, help="how many play, you included; 4 where that is possible")
    play.add_argument("--bot", choices=("simple", "random"), default="simple", help="whom you play against")
    play.add_argument("--seed", metavar="N", type=int, help="a number that deals the same game again")
    play.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help="a rule option: fast=on ...")
    play.add_argument("--name", type=_name, default="You", help="your name at the table")
    play.add_argument("--record", metavar="FILE", type=Path, help="write the game down, for `defuse replay`")
    play.set_defaults(run=_play)


def _play(chosen: argparse.Namespace) -> int:
    from defuse.game.library import LibraryError
    from defuse.terminal.plain import play

    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # signs that the terminal cannot write do not end the game
    try:
        return play(_invitation(chosen), sys.stdin, sys.stdout)
    except LibraryError as error:
        return _refuse(error.reasons)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads on: nothing more is written
        return 0


def _invitation(chosen: argparse.Namespace) -> "Invitation":
    from defuse.game.library import edition, player_counts, read_recipe
    from defuse.terminal.plain import Invitation

    what = edition(chosen.edition if chosen.recipe is None else read_recipe(chosen.recipe))
    options = _options(chosen.option)
    players = chosen.players
    if players is None:
        possible = player_counts(what, options) or [_USUAL_PLAYERS]
        players = min(possible, key=lambda number: abs(number - _USUAL_PLAYERS))
    return Invitation(what, players, options, chosen.bot, chosen.seed, chosen.name, chosen.record)


def _name(written: str) -> str:
    from defuse.record.notation import is_name

    if not is_name(written) or not written.isprintable() or len(written) > _LONGEST_NAME:
        raise argparse.ArgumentTypeError(
            f"expected one word of at most {_LONGEST_NAME} letters without @ : # = ! ? | *"
        )
    return written


def _options(written: Sequence[str]) -> dict[str, object]:
    """Rule options as NAME=VALUE; whether they exist and fit is said when the game is set up."""
    options: dict[str, object] = {}
    for text in written:
        name, _, value = text.partition("=")
        number = int(value) if value.isdecimal() and len(value) < 10 else value
        options[name.strip()] = _WRITTEN.get(value.strip().lower(), number)
    return options


def _refuse(reasons: Sequence[str]) -> int:
    for reason in reasons:
        print(f"defuse: {reason}", file=sys.stderr)
    return 2


# Telling recorded games


def _add_replay(commands: "Commands") -> None:
    replay = commands.add_parser("replay", help="tell a recorded game again")
    replay.add_argument("file", metavar="FILE", type=Path)
    how = replay.add_mutually_exclusive_group()
    how.add_argument("--seat", metavar="NAME", help="only what this player knew")
    how.add_argument("--scenario", action="store_true", help="write it as a scenario file instead")
    replay.set_defaults(run=_replay)


def _replay(chosen: argparse.Namespace) -> int:
    from defuse.record.notation import BadNotation, read_seat
    from defuse.record.record import BadRecord, as_scenario, load_record
    from defuse.record.retelling import retell

    try:
        record = load_record(chosen.file)
        seat = None if chosen.seat is None else read_seat(chosen.seat, record.players)
    except (BadRecord, BadNotation) as error:
        return _refuse([f"{chosen.file}: {error}"])
    if chosen.scenario:
        print(as_scenario(record, f"A game of {' and '.join(record.players)}"), end="")
    else:
        for line in retell(record, seat):
            print(line)
    return 0


# Checking scenarios


def _add_check(commands: "Commands") -> None:
    check = commands.add_parser("check", help="run scenario files or folders of them")
    check.add_argument("paths", nargs="+", metavar="PATH", type=Path)
    check.set_defaults(run=_check)


def _check(chosen: argparse.Namespace) -> int:
    from defuse.record.scenario import check_file, scenario_files

    passed = failed = 0
    for path in chosen.paths:
        for file in scenario_files(path):
            report = check_file(file)
            print(report)
            if report.failure is None:
                passed += 1
            else:
                failed += 1
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
