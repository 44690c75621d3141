"""The commands of the terminal: for each one function that adds its arguments and one that runs it."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from defuse.output_files import STANDARD_OUTPUT, add_json, answer, files_asked
from defuse.settings import SETTING
from defuse.words import Words

if TYPE_CHECKING:
    from defuse.terminal.plain.console import Console

# Playing


def add_play(play: argparse.ArgumentParser, words: Words) -> None:
    from defuse.terminal.shared.invitation import REACTIONS

    _add_set_up(play, words("cli-play-players"), words("cli-play-bot"), words)
    play.add_argument("--name", action="append", default=[], help=words("cli-play-name"))
    SETTING["countdown"].add_option(play, words("cli-play-countdown"))
    play.add_argument("--reactions", choices=REACTIONS, help=words("cli-play-reactions"))
    play.add_argument("--resume", metavar="FILE", nargs="?", const="", help=words("cli-play-resume"))
    play.set_defaults(run=_play)


def _add_set_up(parser: argparse.ArgumentParser, players: str, bot: str, words: Words) -> None:
    """Add the arguments that set up a game; the help for players and bots differs by command."""
    from defuse.bot_arguments import add_bot_limits

    what = parser.add_mutually_exclusive_group()
    what.add_argument("--edition", "--box", metavar="NAME", help=words("cli-play-edition"))
    what.add_argument("--recipe", metavar="NAME|FILE", help=words("cli-play-recipe"))
    parser.add_argument("--players", metavar="N", type=int, help=players)
    SETTING["bots"].add_option(parser, bot)
    add_bot_limits(parser, words)
    parser.add_argument("--seed", metavar="N", type=int, help=words("cli-play-seed"))
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help=words("cli-play-option"))
    parser.add_argument("--record", metavar="FILE", type=Path, help=words("cli-play-record"))
    _add_looks(parser, words)


def _add_looks(parser: argparse.ArgumentParser, words: Words) -> None:
    """Add the arguments that say how the table looks."""
    parser.add_argument("--plain", action="store_true", help=words("cli-plain"))
    SETTING["colours"].add_option(parser, words("cli-colours"))


def _play(chosen: argparse.Namespace, words: Words) -> int:
    from defuse.terminal import entrance

    return entrance.play(chosen, words)


def add_join(join: argparse.ArgumentParser, words: Words) -> None:
    join.add_argument("link", metavar="LINK", nargs="?", help=words("cli-join-link"))
    SETTING["name"].add_option(join, words("cli-join-name"))
    SETTING["cat"].add_option(join, words("cli-join-cat"))
    _add_looks(join, words)
    join.set_defaults(run=_join)


def _join(chosen: argparse.Namespace, words: Words) -> int:
    from defuse.terminal import entrance

    return entrance.join(chosen, words)


def add_learn(learn: argparse.ArgumentParser, words: Words) -> None:
    _add_looks(learn, words)
    learn.set_defaults(run=_learn)


def _learn(chosen: argparse.Namespace, words: Words) -> int:
    from defuse.terminal import entrance

    return entrance.learn(chosen, words)


def add_puzzles(puzzles: argparse.ArgumentParser, words: Words) -> None:
    from defuse.puzzles.mining.command import add_confirm, add_mine
    from defuse.puzzles.themes import THEMES

    puzzles.add_argument(
        "--theme", metavar="NAME", default="", help=words("cli-puzzles-theme", themes=", ".join(THEMES))
    )
    puzzles.add_argument("--puzzle", metavar="ID", default="", help=words("cli-puzzles-puzzle"))
    _add_looks(puzzles, words)
    puzzles.set_defaults(run=_puzzles)
    what = puzzles.add_subparsers(dest="what", metavar="WHAT")
    add_mine(what.add_parser("mine", help=words("cli-puzzles-mine")), words)
    add_confirm(what.add_parser("confirm", help=words("cli-puzzles-confirm")), words)


def _puzzles(chosen: argparse.Namespace, words: Words) -> int:
    from defuse.terminal import entrance

    return entrance.puzzles(chosen, words)


# Watching


def add_watch(watch: argparse.ArgumentParser, words: Words) -> None:
    _add_set_up(watch, words("cli-watch-players"), words("cli-watch-bot"), words)
    eyes = watch.add_mutually_exclusive_group()
    eyes.add_argument("--seat", metavar="NAME", help=words("cli-watch-seat"))
    eyes.add_argument("--above", action="store_true", help=words("cli-watch-above"))
    _add_steps(watch, words)
    watch.set_defaults(run=_watch)


def _add_steps(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--speed", metavar="N", help=words("cli-watch-speed"))
    parser.add_argument("--interactive", action="store_true", help=words("cli-interactive"))


def _watch(chosen: argparse.Namespace, words: Words) -> int:
    from defuse.terminal import entrance

    return entrance.watch(chosen, words)


def add_replay(replay: argparse.ArgumentParser, words: Words) -> None:
    replay.add_argument("file", metavar="FILE", type=Path, help=words("cli-replay-file"))
    how = replay.add_mutually_exclusive_group()
    how.add_argument("--seat", metavar="NAME", help=words("cli-replay-seat"))
    how.add_argument("--scenario", action="store_true", help=words("cli-replay-scenario"))
    _add_steps(replay, words)
    _add_looks(replay, words)
    replay.set_defaults(run=_replay)


def _replay(chosen: argparse.Namespace, words: Words) -> int:
    from defuse.terminal import entrance

    return entrance.replay(chosen, words)


# Checking scenarios


def add_check(check: argparse.ArgumentParser, words: Words) -> None:
    check.add_argument("paths", nargs="+", metavar="PATH", type=Path, help=words("cli-check-paths"))
    add_json(check, words)
    check.set_defaults(run=_check)


def _check(chosen: argparse.Namespace, words: Words) -> int:
    from defuse.asked import CannotDo
    from defuse.record.scenario import check_file, check_reports, scenario_files

    files_asked([chosen.json], words)
    reports = []
    for path in chosen.paths:
        files = list(scenario_files(path))
        if not files:
            raise CannotDo(words("cli-check-empty", path=str(path)))
        for file in files:
            reports.append(check_file(file))
            if chosen.json != STANDARD_OUTPUT:
                print(reports[-1])
    document = check_reports(reports)
    answer(chosen.json, lambda: document, lambda: print("{passed} passed, {failed} failed".format(**document)), words)
    return 1 if document["failed"] else 0


# Looking things up


def add_rules(rules: argparse.ArgumentParser, words: Words) -> None:
    rules.add_argument("name", nargs="*", metavar="CARD|RULE", help=words("cli-rules-name"))
    add_json(rules, words)
    rules.set_defaults(run=_rules)


def _rules(chosen: argparse.Namespace, words: Words) -> int:
    from defuse.terminal.shared.reference import show_rules
    from defuse.terminal.shared.reference_data import rules_data

    return _look_up(show_rules, rules_data, chosen, words)


def add_boxes(boxes: argparse.ArgumentParser, words: Words) -> None:
    boxes.add_argument("name", nargs="*", metavar="BOX", help=words("cli-boxes-name"))
    add_json(boxes, words)
    boxes.set_defaults(run=_boxes)


def _boxes(chosen: argparse.Namespace, words: Words) -> int:
    from defuse.terminal.shared.reference import show_boxes
    from defuse.terminal.shared.reference_data import boxes_data

    return _look_up(show_boxes, boxes_data, chosen, words)


def add_recipes(recipes: argparse.ArgumentParser, words: Words) -> None:
    recipes.add_argument("name", nargs="*", metavar="RECIPE", help=words("cli-recipes-name"))
    add_json(recipes, words)
    recipes.set_defaults(run=_recipes)


def _recipes(chosen: argparse.Namespace, words: Words) -> int:
    from defuse.terminal.shared.reference import show_recipes
    from defuse.terminal.shared.reference_data import recipes_data

    return _look_up(show_recipes, recipes_data, chosen, words)


def _look_up(
    show: "Callable[[Console, Words, str | None], None]",
    data: "Callable[[Words, str | None], dict[str, object]]",
    chosen: argparse.Namespace,
    words: Words,
) -> int:
    """Show all entries, or those of a name, which may have several words."""
    from defuse.asked import CannotDo
    from defuse.terminal.plain.console import Console
    from defuse.terminal.shared.reference import NotFound

    name = " ".join(chosen.name) or None
    try:
        console = Console(sys.stdin, sys.stdout)
        answer(chosen.json, lambda: data(words, name), lambda: show(console, words, name), words)
    except NotFound as error:
        raise CannotDo(str(error)) from None
    return 0
