"""`defuse arena`: what it takes, and what it does."""

import argparse
import sys
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final

from defuse.lab.asked import (
    CannotDo,
    add_crew,
    add_game,
    at_least_1,
    can_be_written,
    edition_asked,
    options_asked,
    players_asked,
    seed_asked,
)
from defuse.words import Words

if TYPE_CHECKING:
    from defuse.lab.arena import Programme
    from defuse.lab.ladder import Ladder
    from defuse.lab.results import Results
    from defuse.lab.work import Crew

    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

GAMES: Final = 2000
GAMES_UNTIL_SURE: Final = 40_000

_WRONG: Final = 2
_FAILED: Final = 1
_INTERRUPTED: Final = 130
_WIDTH_IN_A_FILE: Final = 120


def add_arena(commands: "Commands", words: Words) -> argparse.ArgumentParser:
    arena = commands.add_parser("arena", help=words("cli-arena"))
    arena.add_argument("entrants", nargs="+", metavar="BOT", help=words("cli-arena-entrants"))
    add_game(arena, words)
    arena.add_argument("--players", metavar="N", type=int, help=words("cli-arena-players"))
    arena.add_argument("--games", metavar="N", type=int, help=words("cli-arena-games"))
    arena.add_argument("--until-sure", action="store_true", help=words("cli-arena-until-sure"))
    arena.add_argument("--bounds", metavar="EFFECT", type=float, nargs=2, help=words("cli-arena-bounds"))
    add_crew(arena, words)
    arena.add_argument("--json", metavar="FILE", type=Path, help=words("cli-arena-json"))
    arena.add_argument("--plot", metavar="FILE", type=Path, help=words("cli-arena-plot"))
    arena.add_argument("--ladder", metavar="FILE", type=Path, help=words("cli-arena-ladder"))
    arena.set_defaults(run=run)
    return arena


def run(chosen: argparse.Namespace, words: Words) -> int:
    """0 when all is said, 1 when something broke, 2 when it cannot be done, 130 when it was interrupted."""
    from defuse.lab.players import who_cannot_play
    from defuse.lab.work import CannotWork, TaskFailed, crew

    try:
        programme = _programme(chosen, words)
        ladder = _prepare(chosen, words)
        at_least_1(chosen.workers, "--workers", words)
        cannot = who_cannot_play(programme.entrants, words)
        if cannot:
            raise CannotDo(*cannot)
        workers = crew(chosen.workers, chosen.ray)
        began = monotonic()
        results = _hold(programme, workers, words)
    except CannotDo as error:
        return _refuse(*error.reasons)
    except CannotWork as error:
        return _refuse(words("lab-no-ray", problem=str(error)))
    except TaskFailed as error:
        print(words("lab-task-failed", task=str(error.task), problem=error.problem), file=sys.stderr)
        return _FAILED
    how = {"crew": workers.name, "seconds": round(monotonic() - began, 3)}
    _tell(chosen, programme, results, ladder, how, words)
    return _INTERRUPTED if results.interrupted else 0


def _programme(chosen: argparse.Namespace, words: Words) -> "Programme":
    from defuse.game.library import LibraryError
    from defuse.lab.arena import Programme
    from defuse.lab.players import NoSuchEntrant, entrants, why_not
    from defuse.lab.sequential import NO_EFFECT, SMALL_EFFECT, Hypotheses
    from defuse.lab.tables import Setting

    if len(chosen.entrants) < 2:
        raise CannotDo(words("arena-two"))
    try:
        players = tuple(entrants(chosen.entrants))
    except NoSuchEntrant as error:
        raise CannotDo(why_not(error, words)) from None
    at_least_1(chosen.games, "--games", words)
    none, some = chosen.bounds or (NO_EFFECT, SMALL_EFFECT)
    if not none < some:
        raise CannotDo(words("arena-bounds-order"))
    until_sure = chosen.until_sure or chosen.bounds is not None
    what, options = edition_asked(chosen, words), options_asked(chosen.option, words)
    setting = Setting(what, players_asked(chosen.players, what, options, words), options)
    try:
        setting.plan  # noqa: B018
    except LibraryError as error:
        raise CannotDo(*(words("cli-cannot-play", problem=reason) for reason in error.reasons)) from None
    games = chosen.games or (GAMES_UNTIL_SURE if until_sure else GAMES)
    deals = -(-games // setting.players)
    hypotheses = Hypotheses(none, some) if until_sure else None
    return Programme(setting, players, deals, seed_asked(chosen.seed, words), hypotheses)


def _prepare(chosen: argparse.Namespace, words: Words) -> "Ladder | None":
    """See that all files can be written before any game is played; the ladder as it is."""
    from defuse.lab.ladder import BadLadder, NoOpenSkill, new_model, read_ladder
    from defuse.lab.plots import NoMatplotlib, can_plot

    for path in (chosen.json, chosen.plot, chosen.ladder):
        can_be_written(path, words)
    try:
        if chosen.plot is not None and not can_plot(chosen.plot):
            raise CannotDo(words("lab-no-plot-format", file=str(chosen.plot)))
    except NoMatplotlib:
        raise CannotDo(words("lab-no-matplotlib")) from None
    if chosen.ladder is None:
        return None
    try:
        new_model()
        return read_ladder(chosen.ladder)
    except NoOpenSkill:
        raise CannotDo(words("lab-no-openskill")) from None
    except BadLadder as error:
        raise CannotDo(words("arena-bad-ladder", file=str(chosen.ladder), problem=str(error))) from None


def _hold(programme: "Programme", crew: "Crew", words: Words) -> "Results":
    """Play, with a bar and the time that is left for whoever watches."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

    from defuse.lab.arena import hold

    watched = sys.stderr.isatty()
    columns = (BarColumn(), TextColumn("{task.description}"), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), disable=not watched, transient=True) as bar:
        task = bar.add_task("", total=programme.games)

        def show(results: "Results", most: int) -> None:
            if watched:
                told = words("arena-progress", games=f"{results.games:,}", all=f"{most:,}")
                bar.update(task, completed=results.games, total=most, description=told)

        return hold(programme, crew, show)


def _tell(
    chosen: argparse.Namespace,
    programme: "Programme",
    results: "Results",
    ladder: "Ladder | None",
    how: dict[str, object],
    words: Words,
) -> None:
    """All that was asked for: tables, files, the ladder."""
    from rich.console import Console

    from defuse.lab.arena_data import write_json
    from defuse.lab.arena_report import ArenaReport
    from defuse.lab.ladder import write_ladder
    from defuse.lab.plots import plot_arena

    console = Console(width=None if sys.stdout.isatty() else _WIDTH_IN_A_FILE)
    report = ArenaReport(programme, results, words)
    report.show(console)
    if not results.games:
        return
    if ladder is not None:
        report.show_ladder(console, ladder.add(programme.setting, results.names, results.in_order()))
        write_ladder(ladder, chosen.ladder)
    if chosen.json is not None:
        write_json(chosen.json, programme, results, how)
    if chosen.plot is not None:
        plot_arena(chosen.plot, results, words)
    for path in (chosen.json, chosen.plot, chosen.ladder):
        if path is not None:
            console.print(words("arena-written", file=str(path)), highlight=False, markup=False)


def _refuse(*reasons: str) -> int:
    for reason in reasons:
        print(f"defuse: {reason}", file=sys.stderr)
    return _WRONG
