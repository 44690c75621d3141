"""`defuse simulate`: its arguments, and what it does."""

import argparse
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final

from defuse.asked import CannotDo, check_players, nearest_to_usual, read_edition, read_options, read_recipe_or_file
from defuse.bot_arguments import add_bot_limits, bot_limits_asked, bots_asked, see_who_can_play
from defuse.extras import install_line
from defuse.lab.running.asked import (
    add_crew,
    add_game,
    at_least_1,
    can_be_set_up,
    edition_asked,
    seed_asked,
)
from defuse.lab.running.command import FAILED, INTERRUPTED, carry_out, deliver, progress_bar, refuse
from defuse.lab.running.interruption import interrupts_only_games
from defuse.output_files import files_asked
from defuse.words import Words

if TYPE_CHECKING:
    from rich.console import Console

    from defuse.game.library import Edition
    from defuse.lab.running.wording import Wording
    from defuse.lab.running.work import Crew
    from defuse.lab.simulate.experiment import Experiment, Variant
    from defuse.lab.simulate.report import Report
    from defuse.lab.simulate.simulate import Run, Simulated


GAMES: Final = 10_000
BOTS: Final = "careful"

_FILES: Final = ("json", "csv", "parquet", "html")


def add_simulate(simulate: argparse.ArgumentParser, words: Words) -> None:
    add_game(simulate, words)
    simulate.add_argument("--players", metavar="N|N-N", help=words("cli-simulate-players"))
    simulate.add_argument("--games", metavar="N", type=int, default=GAMES, help=words("cli-simulate-games"))
    simulate.add_argument("--bots", metavar="BOT", default=BOTS, help=words("cli-simulate-bots"))
    against = words("cli-simulate-against")
    simulate.add_argument("--against", metavar="GAME|NAME=VALUE", nargs="+", default=[], help=against)
    add_bot_limits(simulate, words)
    add_crew(simulate, words)
    simulate.add_argument("--json", metavar="FILE|-", type=Path, help=words("cli-simulate-json"))
    simulate.add_argument("--csv", metavar="FILE", type=Path, help=words("cli-simulate-csv"))
    simulate.add_argument("--parquet", metavar="FILE", type=Path, help=words("cli-simulate-parquet"))
    simulate.add_argument("--html", metavar="FILE", type=Path, help=words("cli-simulate-html"))
    simulate.set_defaults(run=run)


def run(chosen: argparse.Namespace, words: Words) -> int:
    return carry_out(lambda: _simulate(chosen, words), words)


def _simulate(chosen: argparse.Namespace, words: Words) -> int:
    from defuse.lab.running.work import crew
    from defuse.lab.simulate.experiment import cook
    from defuse.lab.simulate.findings import NoGameWon
    from defuse.lab.simulate.simulate import Simulated

    order = _order(chosen, words)
    files = _files(chosen, words)
    at_least_1(chosen.workers, "--workers", words)
    see_who_can_play([order.bots], words)
    began = monotonic()
    played: list[Simulated] = []

    def play(runs: "list[Run]") -> "list[Simulated]":
        played.extend(_play(runs, crew(chosen.workers, chosen.ray, sum(each.parts for each in runs)), words))
        return played

    with interrupts_only_games():
        try:
            report = cook(order, play)
        except NoGameWon:
            return refuse(FAILED, words("simulate-no-game-won"))
        code = _tell(report, sum(each.games for each in played), monotonic() - began, files, words)
    return INTERRUPTED if report.interrupted else code


# Reading the arguments


def _order(chosen: argparse.Namespace, words: Words) -> "Experiment":
    from defuse.lab.simulate.experiment import Experiment, Variant

    at_least_1(chosen.games, "--games", words)
    options = read_options(chosen.option, words)
    variants = [Variant(edition_asked(chosen, words), options)]
    if chosen.against:
        variants.append(_other_variant(variants[0], chosen.against, words))
    players = _players(chosen.players, variants, words)
    if len(variants) > 1 and _are_alike(variants[0], variants[1], players[0]):
        raise CannotDo(words("simulate-against-itself"))
    (bots,) = bots_asked([chosen.bots], bot_limits_asked(chosen, words), words)
    return Experiment(variants, players, bots, chosen.games, seed_asked(chosen.seed, words))


def _other_variant(one: "Variant", against: list[str], words: Words) -> "Variant":
    """The second variant: another game, the same with other options, or both. --option holds for both variants."""
    from defuse.lab.simulate.experiment import Variant

    games = [text for text in against if "=" not in text]
    if len(games) > 1:
        raise CannotDo(words("simulate-against-one", names=", ".join(games)))
    options = read_options([text for text in against if "=" in text], words)
    return Variant(_game(games[0], words) if games else one.edition, {**one.options, **options})


def _game(name: str, words: Words) -> "Edition":
    """A box, mix or recipe by its name, or a recipe in a file."""
    from defuse.game.library.recipefiles import recipe_ids

    is_recipe = name in recipe_ids() or name.endswith(".toml") or Path(name).is_file()
    return read_recipe_or_file(name, words) if is_recipe else read_edition(name, words)


def _players(written: str | None, variants: "list[Variant]", words: Words) -> list[int]:
    """The player counts of a text such as 4, 2-5 or 2,4; each must be possible for all variants."""
    from defuse.game.library import player_counts
    from defuse.lab.running.tables import Setup

    possible = player_counts(variants[0].edition, variants[0].options)
    for variant in variants[1:]:
        others = player_counts(variant.edition, variant.options)
        if possible and others and not set(possible) & set(others):
            raise CannotDo(words("simulate-no-common-players"))
        possible = [number for number in possible if number in others] if others else possible
    if written is None:
        numbers = [nearest_to_usual(possible)]
    else:
        numbers = _numbers(written, words)
    for number in numbers:
        check_players(number, possible, words)
    for variant in variants:
        for number in numbers:
            can_be_set_up(Setup(variant.edition, number, variant.options), words)
    return numbers


def _are_alike(one: "Variant", other: "Variant", players: int) -> bool:
    """Whether two variants are the same game: fast=off changes nothing in a game that is not fast."""
    from defuse.game.options import written
    from defuse.lab.running.tables import Setup

    ours, theirs = (Setup(variant.edition, players, variant.options).plan for variant in (one, other))
    return written(ours.options) == written(theirs.options) and replace(ours, options=theirs.options) == theirs


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
    """The output files, checked before any game is played."""
    from importlib.util import find_spec

    files = {kind: path for kind in _FILES if (path := getattr(chosen, kind)) is not None}
    files_asked(files.values(), words)
    if "parquet" in files and find_spec("pyarrow") is None:
        raise CannotDo(words("simulate-no-pyarrow", install=install_line("lab")))
    return files


# Playing and reporting


def _play(runs: "list[Run]", crew: "Crew", words: Words) -> "list[Simulated]":
    """Play, with a progress bar."""
    from defuse.lab.simulate.simulate import simulate

    games = sum(each.games for each in runs)
    done = 0
    with progress_bar(words) as show:

        def progress(more: int) -> None:
            nonlocal done
            done += more
            show(done, games)

        return simulate(runs, crew, progress)


def _tell(report: "Report", games: int, seconds: float, files: dict[str, Path], words: Words) -> int:
    from defuse.lab.running.wording import Wording
    from defuse.lab.simulate import report_tables

    wording = Wording(words)
    speed = games / max(seconds, 1e-9)

    def show(console: "Console") -> None:
        if report.interrupted:
            console.print(words("lab-so-far"), style="yellow")
        report_tables.show(report, console, wording)
        fast = wording.number(speed, 0 if speed >= 100 else 1)
        console.print(words("simulate-speed", seconds=wording.number(seconds), speed=fast), style="dim")

    return deliver({path: _contents(kind, report, wording) for kind, path in files.items()}, show, words)


def _contents(kind: str, report: "Report", wording: "Wording") -> bytes:
    from defuse.lab.simulate.report_files import as_csv, as_json, as_parquet

    if kind == "json":
        return as_json(report, wording)
    if kind == "csv":
        return as_csv(report)
    if kind == "parquet":
        return as_parquet(report)
    from defuse.lab.simulate.report_html import as_html

    return as_html(report, wording)
