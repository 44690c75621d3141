"""The `defuse` command: for each subcommand one function that adds its arguments and one that runs it."""

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
    from defuse.terminal.plain.console import Console

    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

_INTERRUPTED = 130  # the convention of shells


def main(arguments: Sequence[str] | None = None) -> int:
    typed = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # characters that the terminal cannot write must not end the game
    try:
        words = words_in(chosen_language(_asked_language(typed), os.environ))
    except NoSuchLanguage as error:
        words = words_in(chosen_language(None, os.environ))
        return _refuse([words("cli-no-language", name=error.name, languages=", ".join(languages()))])
    chosen = _parser(words).parse_args(typed)
    from defuse.asked import CannotDo

    try:
        code: int = chosen.run(chosen, words)
        sys.stdout.flush()
    except CannotDo as error:
        return _refuse(error.reasons)
    except BrokenPipeError:
        _fall_silent()
        return 0
    except KeyboardInterrupt:
        return _INTERRUPTED
    return code


def _refuse(reasons: Sequence[str]) -> int:
    for reason in reasons:
        print(f"defuse: {reason}", file=sys.stderr)
    return 2


def _fall_silent() -> None:
    """Redirect output to nowhere: the reader has closed the pipe."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _asked_language(typed: Sequence[str]) -> str | None:
    """The language of --lang, which is needed before any message can be shown."""
    first = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    first.add_argument("--lang")
    try:
        asked: str | None = first.parse_known_args(typed)[0].lang
    except argparse.ArgumentError:
        return None
    return asked


def _parser(words: Words) -> argparse.ArgumentParser:
    from defuse.bots.outside.command import add_new_bot
    from defuse.fair.command import add_verify
    from defuse.lab.arena.command import add_arena
    from defuse.lab.simulate.command import add_simulate
    from defuse.lab.train.command import add_train
    from defuse.server.http.command import add_serve

    parser = argparse.ArgumentParser(prog="defuse", description=words("cli-description"))
    parser.add_argument("--version", action="version", version=f"defuse {__version__}")
    _add_language(parser, words)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    at_the_table = (_add_play, add_serve, _add_watch, _add_replay, _add_learn)
    to_look_up = (_add_rules, _add_boxes, _add_recipes, _add_check, add_verify)
    in_the_lab = (add_arena, add_simulate, add_train, add_new_bot)
    for add in (*at_the_table, *to_look_up, *in_the_lab):
        _add_language(add(commands, words), words)
    return parser


def _add_language(parser: argparse.ArgumentParser, words: Words) -> None:
    told = words("cli-lang", languages=", ".join(languages()))
    parser.add_argument("--lang", metavar="LANG", default=argparse.SUPPRESS, help=told)


# Playing


def _add_play(commands: "Commands", words: Words) -> argparse.ArgumentParser:
    from defuse.terminal.shared.invitation import REACTIONS

    play = commands.add_parser("play", help=words("cli-play"))
    _add_set_up(play, words("cli-play-players"), words("cli-play-bot"), words)
    play.add_argument("--name", action="append", default=[], help=words("cli-play-name"))
    play.add_argument("--countdown", metavar="SECONDS", help=words("cli-play-countdown"))
    play.add_argument("--reactions", choices=REACTIONS, help=words("cli-play-reactions"))
    play.add_argument("--resume", metavar="FILE", nargs="?", const="", help=words("cli-play-resume"))
    play.set_defaults(run=_play)
    return play


def _add_set_up(parser: argparse.ArgumentParser, players: str, bot: str, words: Words) -> None:
    """Add the arguments that set up a game; the help for players and bots differs by command."""
    from defuse.bots import BOTS

    what = parser.add_mutually_exclusive_group()
    what.add_argument("--edition", metavar="NAME", help=words("cli-play-edition"))
    what.add_argument("--recipe", metavar="NAME|FILE", help=words("cli-play-recipe"))
    parser.add_argument("--players", metavar="N", type=int, help=players)
    parser.add_argument("--bot", choices=tuple(BOTS), help=bot)
    parser.add_argument("--seed", metavar="N", type=int, help=words("cli-play-seed"))
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help=words("cli-play-option"))
    parser.add_argument("--record", metavar="FILE", type=Path, help=words("cli-play-record"))
    parser.add_argument("--plain", action="store_true", help=words("cli-plain"))


def _play(chosen: argparse.Namespace, words: Words) -> int:
    from defuse.terminal import entrance

    return entrance.play(chosen, words)


def _add_learn(commands: "Commands", words: Words) -> argparse.ArgumentParser:
    learn = commands.add_parser("learn", help=words("cli-learn"))
    learn.add_argument("--plain", action="store_true", help=words("cli-plain"))
    learn.set_defaults(run=_learn)
    return learn


def _learn(chosen: argparse.Namespace, words: Words) -> int:
    from defuse.terminal import entrance

    return entrance.learn(chosen, words)


# Watching


def _add_watch(commands: "Commands", words: Words) -> argparse.ArgumentParser:
    watch = commands.add_parser("watch", help=words("cli-watch"))
    _add_set_up(watch, words("cli-watch-players"), words("cli-watch-bot"), words)
    eyes = watch.add_mutually_exclusive_group()
    eyes.add_argument("--seat", metavar="NAME", help=words("cli-watch-seat"))
    eyes.add_argument("--above", action="store_true", help=words("cli-watch-above"))
    _add_steps(watch, words)
    watch.set_defaults(run=_watch)
    return watch


def _add_steps(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--speed", metavar="N", help=words("cli-watch-speed"))
    parser.add_argument("--interactive", action="store_true", help=words("cli-interactive"))


def _watch(chosen: argparse.Namespace, words: Words) -> int:
    from defuse.terminal import entrance

    return entrance.watch(chosen, words)


def _add_replay(commands: "Commands", words: Words) -> argparse.ArgumentParser:
    replay = commands.add_parser("replay", help=words("cli-replay"))
    replay.add_argument("file", metavar="FILE", type=Path, help=words("cli-replay-file"))
    how = replay.add_mutually_exclusive_group()
    how.add_argument("--seat", metavar="NAME", help=words("cli-replay-seat"))
    how.add_argument("--scenario", action="store_true", help=words("cli-replay-scenario"))
    _add_steps(replay, words)
    replay.add_argument("--plain", action="store_true", help=words("cli-plain"))
    replay.set_defaults(run=_replay)
    return replay


def _replay(chosen: argparse.Namespace, words: Words) -> int:
    from defuse.terminal import entrance

    return entrance.replay(chosen, words)


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
    print(f"{passed} passed, {failed} failed")  # a stable format for scripts, in every language
    return 1 if failed else 0


# Looking things up


def _add_rules(commands: "Commands", words: Words) -> argparse.ArgumentParser:
    rules = commands.add_parser("rules", help=words("cli-rules"))
    rules.add_argument("name", nargs="*", metavar="CARD|RULE", help=words("cli-rules-name"))
    rules.set_defaults(run=_rules)
    return rules


def _rules(chosen: argparse.Namespace, words: Words) -> int:
    from defuse.terminal.shared.reference import show_rules

    return _look_up(show_rules, chosen, words)


def _add_boxes(commands: "Commands", words: Words) -> argparse.ArgumentParser:
    boxes = commands.add_parser("boxes", help=words("cli-boxes"))
    boxes.add_argument("name", nargs="*", metavar="BOX", help=words("cli-boxes-name"))
    boxes.set_defaults(run=_boxes)
    return boxes


def _boxes(chosen: argparse.Namespace, words: Words) -> int:
    from defuse.terminal.shared.reference import show_boxes

    return _look_up(show_boxes, chosen, words)


def _add_recipes(commands: "Commands", words: Words) -> argparse.ArgumentParser:
    recipes = commands.add_parser("recipes", help=words("cli-recipes"))
    recipes.add_argument("name", nargs="*", metavar="RECIPE", help=words("cli-recipes-name"))
    recipes.set_defaults(run=_recipes)
    return recipes


def _recipes(chosen: argparse.Namespace, words: Words) -> int:
    from defuse.terminal.shared.reference import show_recipes

    return _look_up(show_recipes, chosen, words)


def _look_up(show: "Callable[[Console, Words, str | None], None]", chosen: argparse.Namespace, words: Words) -> int:
    """Show all entries, or those of a name, which may have several words."""
    from defuse.asked import CannotDo
    from defuse.terminal.plain.console import Console
    from defuse.terminal.shared.reference import NotFound

    try:
        show(Console(sys.stdin, sys.stdout), words, " ".join(chosen.name) or None)
    except NotFound as error:
        raise CannotDo(str(error)) from None
    return 0


if __name__ == "__main__":
    sys.exit(main())
