"""The `defuse` command: one pair of functions for each of its commands, what it takes and what it does."""

import argparse
import io
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from defuse import __version__
from defuse.words import NoSuchLanguage, Words, chosen_language, languages, words_in

if TYPE_CHECKING:
    from defuse.game.library import Edition
    from defuse.terminal.console import Console
    from defuse.terminal.plain import Invitation

    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

_USUAL_PLAYERS = 4
_LONGEST_NAME = 20
_WRITTEN = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}


class _CannotDo(Exception):
    """Something that was asked for cannot be had, with every reason."""

    def __init__(self, *reasons: str) -> None:
        super().__init__(*reasons)
        self.reasons = reasons


def main(arguments: Sequence[str] | None = None) -> int:
    typed = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # signs that the terminal cannot write do not end the game
    try:
        words = words_in(chosen_language(_asked_language(typed), os.environ))
    except NoSuchLanguage as error:
        words = words_in(chosen_language(None, os.environ))
        return _refuse([words("cli-no-language", name=error.name, languages=", ".join(languages()))])
    chosen = _parser(words).parse_args(typed)
    try:
        code: int = chosen.run(chosen, words)
        sys.stdout.flush()
    except _CannotDo as error:
        return _refuse(error.reasons)
    except BrokenPipeError:
        _fall_silent()
        return 0
    return code


def _asked_language(typed: Sequence[str]) -> str | None:
    """The language of --lang, which is needed before anything can be said about the rest."""
    first = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    first.add_argument("--lang")
    try:
        asked: str | None = first.parse_known_args(typed)[0].lang
    except argparse.ArgumentError:
        return None
    return asked


def _parser(words: Words) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="defuse", description=words("cli-description"))
    parser.add_argument("--version", action="version", version=f"defuse {__version__}")
    _add_language(parser, words)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for add in (_add_play, _add_replay, _add_check, _add_rules, _add_boxes, _add_recipes):
        _add_language(add(commands, words), words)
    return parser


def _add_language(parser: argparse.ArgumentParser, words: Words) -> None:
    told = words("cli-lang", languages=", ".join(languages()))
    parser.add_argument("--lang", metavar="LANG", default=argparse.SUPPRESS, help=told)


# Playing


def _add_play(commands: "Commands", words: Words) -> argparse.ArgumentParser:
    play = commands.add_parser("play", help=words("cli-play"))
    what = play.add_mutually_exclusive_group()
    what.add_argument("--edition", metavar="NAME", default="original", help=words("cli-play-edition"))
    what.add_argument("--recipe", metavar="FILE", type=Path, help=words("cli-play-recipe"))
    play.add_argument("--players", metavar="N", type=int, help=words("cli-play-players"))
    play.add_argument("--bot", choices=("simple", "random"), default="simple", help=words("cli-play-bot"))
    play.add_argument("--seed", metavar="N", type=int, help=words("cli-play-seed"))
    play.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help=words("cli-play-option"))
    play.add_argument("--name", type=_name(words), default=words("app-you"), help=words("cli-play-name"))
    play.add_argument("--record", metavar="FILE", type=Path, help=words("cli-play-record"))
    play.set_defaults(run=_play)
    return play


def _play(chosen: argparse.Namespace, words: Words) -> int:
    from defuse.game.library import CannotPlay, LibraryError
    from defuse.terminal.plain import play

    try:
        return play(_invitation(chosen, words), sys.stdin, sys.stdout)
    except CannotPlay as error:
        return _refuse([words("cli-cannot-play", problem=reason) for reason in error.reasons])
    except LibraryError as error:  # a recipe of one's own: the reasons name the file and the place in it
        return _refuse(error.reasons)


def _fall_silent() -> None:
    """Nobody reads on: nothing more is written."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _invitation(chosen: argparse.Namespace, words: Words) -> "Invitation":
    from defuse.game.chance import HIGHEST_SEED
    from defuse.game.library import edition, player_counts, read_recipe
    from defuse.terminal.plain import Invitation

    what = edition(read_recipe(chosen.recipe)) if chosen.recipe is not None else _edition(chosen.edition, words)
    options = _options(chosen.option, words)
    if chosen.seed is not None and not 0 <= chosen.seed <= HIGHEST_SEED:
        raise _CannotDo(words("cli-bad-seed", seed=str(chosen.seed), highest=str(HIGHEST_SEED)))
    possible = player_counts(what, options)
    players = chosen.players
    if players is None:
        players = min(possible or [_USUAL_PLAYERS], key=lambda number: abs(number - _USUAL_PLAYERS))
    elif possible and players not in possible:
        raise _CannotDo(words("cli-players", number=players, counts=", ".join(map(str, possible))))
    return Invitation(what, players, options, chosen.bot, chosen.seed, chosen.name, chosen.record, words)


def _edition(name: str, words: Words) -> "Edition":
    from defuse.game.library import NotInLibrary, edition, edition_names
    from defuse.game.library.boxfiles import box_names
    from defuse.terminal.lookup import meant

    names = edition_names()
    if name == "recipes":
        recipes = [name for name in names if name.startswith("recipe:")]
        raise _CannotDo(words("cli-choose-recipe", names=", ".join(recipes)))
    if name not in names and (name.startswith("recipe:") or not set(name.split("+")) <= set(box_names())):
        close = meant(name, names) or meant(f"recipe:{name}", names)
        if close:
            raise _CannotDo(words("cli-no-edition-meant", name=name, meant=close))
        raise _CannotDo(words("cli-no-edition", name=name))
    try:
        return edition(name)
    except NotInLibrary:
        raise _CannotDo(words("cli-bad-mix", name=name)) from None


def _name(words: Words) -> Callable[[str], str]:
    from defuse.record.notation import is_name

    def read(written: str) -> str:
        if not is_name(written) or not written.isprintable() or len(written) > _LONGEST_NAME:
            raise argparse.ArgumentTypeError(words("cli-bad-name", number=_LONGEST_NAME))
        return written

    return read


def _options(written: Sequence[str], words: Words) -> dict[str, object]:
    """Rule options as NAME=VALUE; whether they fit together is said when the game is set up."""
    from defuse.game.options import OPTION_NAMES, Options, set_option
    from defuse.terminal.reference import OPTION_VALUES

    options: dict[str, object] = {}
    reasons = []
    for text in written:
        name, _, value = (part.strip() for part in text.partition("="))
        number = int(value) if value.isdecimal() and len(value) < 10 else value
        options[name] = _WRITTEN.get(value.lower(), number)
        if name not in OPTION_NAMES:
            reasons.append(words("cli-no-option", name=name, names=", ".join(OPTION_NAMES)))
        elif set_option(Options(), name, options[name]):
            values = ", ".join(OPTION_VALUES[name])
            reasons.append(words("cli-bad-option", name=name, value=value, values=values))
    if reasons:
        raise _CannotDo(*reasons)
    return options


def _refuse(reasons: Sequence[str]) -> int:
    for reason in reasons:
        print(f"defuse: {reason}", file=sys.stderr)
    return 2


# Telling recorded games


def _add_replay(commands: "Commands", words: Words) -> argparse.ArgumentParser:
    replay = commands.add_parser("replay", help=words("cli-replay"))
    replay.add_argument("file", metavar="FILE", type=Path, help=words("cli-replay-file"))
    how = replay.add_mutually_exclusive_group()
    how.add_argument("--seat", metavar="NAME", help=words("cli-replay-seat"))
    how.add_argument("--scenario", action="store_true", help=words("cli-replay-scenario"))
    replay.set_defaults(run=_replay)
    return replay


def _replay(chosen: argparse.Namespace, words: Words) -> int:
    from defuse.record.record import BadRecord, as_scenario, load_record
    from defuse.record.retelling import retell

    try:
        record = load_record(chosen.file)
    except BadRecord as error:
        raise _CannotDo(words("cli-bad-record", file=str(chosen.file), problem=str(error))) from None
    players = record.players
    if chosen.seat is not None and chosen.seat.removeprefix("@") not in players:
        raise _CannotDo(words("cli-no-seat", name=chosen.seat, names=", ".join(players)))
    if chosen.scenario:
        print(as_scenario(record, f"A game of {' and '.join(players)}"), end="")
    else:
        seat = None if chosen.seat is None else players.index(chosen.seat.removeprefix("@"))
        for line in retell(record, seat, words):
            print(line)
    return 0


# Checking scenarios


def _add_check(commands: "Commands", words: Words) -> argparse.ArgumentParser:
    check = commands.add_parser("check", help=words("cli-check"))
    check.add_argument("paths", nargs="+", metavar="PATH", type=Path, help=words("cli-check-paths"))
    check.set_defaults(run=_check)
    return check


def _check(chosen: argparse.Namespace, words: Words) -> int:
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
    print(f"{passed} passed, {failed} failed")  # as scenarios promise it to scripts, in every language
    return 1 if failed else 0


# Looking things up


def _add_rules(commands: "Commands", words: Words) -> argparse.ArgumentParser:
    rules = commands.add_parser("rules", help=words("cli-rules"))
    rules.add_argument("name", nargs="*", metavar="CARD|RULE", help=words("cli-rules-name"))
    rules.set_defaults(run=_rules)
    return rules


def _rules(chosen: argparse.Namespace, words: Words) -> int:
    from defuse.terminal.reference import show_rules

    return _look_up(show_rules, chosen, words)


def _add_boxes(commands: "Commands", words: Words) -> argparse.ArgumentParser:
    boxes = commands.add_parser("boxes", help=words("cli-boxes"))
    boxes.add_argument("name", nargs="*", metavar="BOX", help=words("cli-boxes-name"))
    boxes.set_defaults(run=_boxes)
    return boxes


def _boxes(chosen: argparse.Namespace, words: Words) -> int:
    from defuse.terminal.reference import show_boxes

    return _look_up(show_boxes, chosen, words)


def _add_recipes(commands: "Commands", words: Words) -> argparse.ArgumentParser:
    recipes = commands.add_parser("recipes", help=words("cli-recipes"))
    recipes.add_argument("name", nargs="*", metavar="RECIPE", help=words("cli-recipes-name"))
    recipes.set_defaults(run=_recipes)
    return recipes


def _recipes(chosen: argparse.Namespace, words: Words) -> int:
    from defuse.terminal.reference import show_recipes

    return _look_up(show_recipes, chosen, words)


def _look_up(show: "Callable[[Console, Words, str | None], None]", chosen: argparse.Namespace, words: Words) -> int:
    """Show all there is, or what is called so; the name may be of several words."""
    from defuse.terminal.console import Console
    from defuse.terminal.reference import NotFound

    try:
        show(Console(sys.stdin, sys.stdout), words, " ".join(chosen.name) or None)
    except NotFound as error:
        raise _CannotDo(str(error)) from None
    return 0


if __name__ == "__main__":
    sys.exit(main())
