"""`defuse simulate`: what it takes, and what it does."""

import argparse
import sys
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final

from defuse.lab.asked import (
    USUAL_PLAYERS,
    CannotDo,
    add_crew,
    add_game,
    at_least_1,
    can_be_written,
    edition_asked,
    options_asked,
    seed_asked,
)
from defuse.words import Words

if TYPE_CHECKING:
    from defuse.game.library import Edition
    from defuse.lab.kitchen import Dish, Order
    from defuse.lab.report import Report
    from defuse.lab.simulate import Run, Simulated
    from defuse.lab.wording import Wording
    from defuse.lab.work import Crew

    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

GAMES: Final = 10_000
BOTS: Final = "careful"

_WRONG: Final = 2
_FAILED: Final = 1
_INTERRUPTED: Final = 130
_FILES: Final = ("json", "csv", "parquet", "html")


def add_simulate(commands: "Commands", words: Words) -> argparse.ArgumentParser:
    simulate = commands.add_parser("simulate", help=words("cli-simulate"))
    add_game(simulate, words)
    simulate.add_argument("--players", metavar="N|N-N", help=words("cli-simulate-players"))
    simulate.add_argument("--games", metavar="N", type=int, default=GAMES, help=words("cli-simulate-games"))
    simulate.add_argument("--bots", metavar="BOT", default=BOTS, help=words("cli-simulate-bots"))
    against = words("cli-simulate-against")
    simulate.add_argument("--against", metavar="GAME|NAME=VALUE", nargs="+", default=[], help=against)
    add_crew(simulate, words)
    simulate.add_argument("--json", metavar="FILE", type=Path, help=words("cli-simulate-json"))
    simulate.add_argument("--csv", metavar="FILE", type=Path, help=words("cli-simulate-csv"))
    simulate.add_argument("--parquet", metavar="FILE", type=Path, help=words("cli-simulate-parquet"))
    simulate.add_argument("--html", metavar="FILE", type=Path, help=words("cli-simulate-html"))
    simulate.set_defaults(run=run)
    return simulate


def run(chosen: argparse.Namespace, words: Words) -> int:
    """0 when all is said, 1 when something broke, 2 when it cannot be done, 130 when it was interrupted."""
    from defuse.lab.findings import NoGameWon
    from defuse.lab.kitchen import cook
    from defuse.lab.work import CannotWork, TaskFailed, crew

    try:
        order = _order(chosen, words)
        files = _files(chosen, words)
        at_least_1(chosen.workers, "--workers", words)
        began = monotonic()
        report = cook(order, lambda runs: _play(runs, crew(chosen.workers, chosen.ray), words))
        seconds = monotonic() - began
        _tell(report, order.all_games, seconds, files, words)
    except CannotDo as error:
        return _refuse(_WRONG, *error.reasons)
    except CannotWork as error:
        return _refuse(_WRONG, words("lab-no-ray", problem=str(error)))
    except NoGameWon:
        return _refuse(_FAILED, words("simulate-no-game-won"))
    except TaskFailed as error:
        return _refuse(_FAILED, words("lab-task-failed", task=str(error.task), problem=error.problem))
    except KeyboardInterrupt:
        return _refuse(_INTERRUPTED, words("simulate-interrupted"))
    return 0


# What is asked for


def _order(chosen: argparse.Namespace, words: Words) -> "Order":
    from defuse.lab.kitchen import Dish, Order
    from defuse.lab.players import NoSuchEntrant, entrant, why_not

    at_least_1(chosen.games, "--games", words)
    options = options_asked(chosen.option, words)
    dishes = [Dish(edition_asked(chosen, words), options)]
    if chosen.against:
        dishes.append(_other_dish(dishes[0], chosen.against, words))
    players = _players(chosen.players, dishes, words)
    try:
        bots = entrant(chosen.bots)
    except NoSuchEntrant as error:
        raise CannotDo(why_not(error, words)) from None
    return Order(dishes, players, bots, chosen.games, seed_asked(chosen.seed, words))


def _other_dish(one: "Dish", against: list[str], words: Words) -> "Dish":
    """Another game, or the same with other options, or both; options of --option hold for both sides."""
    from defuse.lab.kitchen import Dish

    games = [text for text in against if "=" not in text]
    if len(games) > 1:
        raise CannotDo(words("simulate-against-one", names=", ".join(games)))
    options = options_asked([text for text in against if "=" in text], words)
    other = Dish(_game(games[0], words) if games else one.edition, {**one.options, **options})
    if other == one:
        raise CannotDo(words("simulate-against-itself"))
    return other


def _game(name: str, words: Words) -> "Edition":
    """A box, mix or recipe by its name, or a recipe in a file."""
    from defuse.game.library.recipefiles import recipe_ids

    is_recipe = name in recipe_ids() or name.endswith(".toml") or Path(name).is_file()
    wanted = argparse.Namespace(recipe=name if is_recipe else None, edition=name)
    return edition_asked(wanted, words)


def _players(written: str | None, dishes: "list[Dish]", words: Words) -> list[int]:
    """All numbers of players that are meant by 4, 2-5 or 2,4; each must be possible on both sides."""
    from defuse.game.library import LibraryError, player_counts
    from defuse.lab.tables import Setting

    possible = player_counts(dishes[0].edition, dishes[0].options)
    for dish in dishes[1:]:
        others = player_counts(dish.edition, dish.options)
        if possible and others and not set(possible) & set(others):
            raise CannotDo(words("simulate-no-common-players"))
        possible = [number for number in possible if number in others] if others else possible
    if written is None:
        numbers = [min(possible or [USUAL_PLAYERS], key=lambda number: abs(number - USUAL_PLAYERS))]
    else:
        numbers = _numbers(written, words)
    for number in numbers:
        if possible and number not in possible:
            raise CannotDo(words("cli-players", number=number, counts=", ".join(map(str, possible))))
    try:
        for dish in dishes:
            for number in numbers:
                Setting(dish.edition, number, dish.options).plan  # noqa: B018
    except LibraryError as error:
        raise CannotDo(*(words("cli-cannot-play", problem=reason) for reason in error.reasons)) from None
    return numbers


def _numbers(written: str, words: Words) -> list[int]:
    numbers: set[int] = set()
    for part in written.split(","):
        first, dash, last = (text.strip() for text in part.partition("-"))
        ends = [first, last] if dash else [first]
        if not all(end.isdecimal() and len(end) < 3 for end in ends) or int(ends[0]) > int(ends[-1]):
            raise CannotDo(words("simulate-bad-players", written=written))
        numbers.update(range(int(ends[0]), int(ends[-1]) + 1))
    return sorted(numbers)


def _files(chosen: argparse.Namespace, words: Words) -> dict[str, Path]:
    """The files to be written, seen to before any game is played."""
    from importlib.util import find_spec

    files = {kind: path for kind in _FILES if (path := getattr(chosen, kind)) is not None}
    for path in files.values():
        can_be_written(path, words)
    if len({path.resolve() for path in files.values()}) < len(files):
        raise CannotDo(words("simulate-same-file"))
    if "parquet" in files and find_spec("pyarrow") is None:
        raise CannotDo(words("simulate-no-pyarrow"))
    return files


# What is done


def _play(runs: "list[Run]", crew: "Crew", words: Words) -> "list[Simulated]":
    """Play, with a bar and the time that is left for whoever watches."""
    from defuse.lab.simulate import simulate

    if not sys.stderr.isatty():
        return simulate(runs, crew)
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

    columns = (BarColumn(), TextColumn("{task.description}"), TimeElapsedColumn(), TimeRemainingColumn())
    games = sum(each.games for each in runs)
    done = 0
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games)

        def show(more: int) -> None:
            nonlocal done
            done += more
            told = words("simulate-progress", done=f"{done:,}", all=f"{games:,}")
            bar.update(task, completed=done, description=told)

        show(0)
        return simulate(runs, crew, show)


def _tell(report: "Report", games: int, seconds: float, files: dict[str, Path], words: Words) -> None:
    """Files first, so that nothing is shown as done that was not; then the tables."""
    from rich.console import Console

    from defuse.lab.report_files import write_all
    from defuse.lab.report_tables import show
    from defuse.lab.wording import Wording

    wording = Wording(words)
    contents = {path: _contents(kind, report, wording) for kind, path in files.items()}
    try:
        write_all(contents)
    except OSError as error:
        raise CannotDo(words("simulate-not-written", problem=str(error))) from None
    console = Console(highlight=False, markup=False)
    show(report, console, wording)
    speed = wording.whole(round(games / max(seconds, 1e-9)))
    console.print(words("simulate-speed", seconds=wording.number(seconds), speed=speed), style="dim")
    for path in files.values():
        console.print(words("simulate-written", file=str(path)))


def _contents(kind: str, report: "Report", wording: "Wording") -> bytes:
    from defuse.lab.report_files import as_csv, as_json, as_parquet

    if kind == "json":
        return as_json(report, wording)
    if kind == "csv":
        return as_csv(report)
    if kind == "parquet":
        return as_parquet(report)
    from defuse.lab.report_html import as_html

    return as_html(report, wording)


def _refuse(code: int, *reasons: str) -> int:
    for reason in reasons:
        print(f"defuse: {reason}", file=sys.stderr)
    return code
