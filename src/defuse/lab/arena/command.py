"""`defuse arena`: its arguments, and what it does."""

import argparse
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final

from defuse.asked import CannotDo, read_options
from defuse.bot_arguments import add_bot_limits, bot_limits_asked, bots_asked, see_who_can_play
from defuse.extras import install_line
from defuse.lab.running.asked import (
    add_crew,
    add_game,
    at_least_1,
    can_be_set_up,
    edition_asked,
    players_asked,
    seed_asked,
)
from defuse.lab.running.command import INTERRUPTED, carry_out, deliver, progress_bar
from defuse.lab.running.interruption import interrupts_only_games
from defuse.output_files import files_asked
from defuse.words import Words

if TYPE_CHECKING:
    from rich.console import Console

    from defuse.lab.arena.arena import Programme
    from defuse.lab.arena.ladder import Ladder
    from defuse.lab.arena.results import Results
    from defuse.lab.running.work import Crew


GAMES: Final = 2000
GAMES_UNTIL_SURE: Final = 40_000


def add_arena(arena: argparse.ArgumentParser, words: Words) -> None:
    arena.add_argument("entrants", nargs="+", metavar="BOT", help=words("cli-arena-entrants"))
    add_game(arena, words)
    arena.add_argument("--players", metavar="N", type=int, help=words("cli-arena-players"))
    arena.add_argument("--games", metavar="N", type=int, help=words("cli-arena-games"))
    arena.add_argument("--until-sure", action="store_true", help=words("cli-arena-until-sure"))
    arena.add_argument("--bounds", metavar="EFFECT", type=float, nargs=2, help=words("cli-arena-bounds"))
    arena.add_argument("--less-luck", action="store_true", help=words("cli-arena-less-luck"))
    add_bot_limits(arena, words)
    add_crew(arena, words)
    arena.add_argument("--json", metavar="FILE|-", type=Path, help=words("cli-arena-json"))
    arena.add_argument("--plot", metavar="FILE", type=Path, help=words("cli-arena-plot"))
    arena.add_argument("--ladder", metavar="FILE", type=Path, help=words("cli-arena-ladder"))
    arena.add_argument("--records", metavar="DIR", type=Path, help=words("cli-arena-records"))
    arena.set_defaults(run=run)


def run(chosen: argparse.Namespace, words: Words) -> int:
    return carry_out(lambda: _arena(chosen, words), words)


def _arena(chosen: argparse.Namespace, words: Words) -> int:
    from defuse.lab.running.work import crew

    programme = _programme(chosen, words)
    files_asked((chosen.json, chosen.plot, chosen.ladder), words)
    _see_what_can_be_drawn(chosen.plot, words)
    _ladder(chosen.ladder, words)
    _records(chosen, words)
    at_least_1(chosen.workers, "--workers", words)
    see_who_can_play(programme.entrants, words)
    workers = crew(chosen.workers, chosen.ray, programme.games // programme.setting.players)
    began = monotonic()
    with interrupts_only_games():
        results = _hold(programme, workers, words)
        how = {"crew": workers.name, "seconds": round(monotonic() - began, 3)}
        return _tell(chosen, programme, results, how, words)


def _programme(chosen: argparse.Namespace, words: Words) -> "Programme":
    from defuse.lab.arena.arena import Programme
    from defuse.lab.running.tables import Setup
    from defuse.lab.statistics.sequential import NO_EFFECT, SMALL_EFFECT, Hypotheses, win_rate

    if len(chosen.entrants) < 2:
        raise CannotDo(words("arena-two"))
    players = tuple(bots_asked(chosen.entrants, bot_limits_asked(chosen, words), words))
    at_least_1(chosen.games, "--games", words)
    what, options = edition_asked(chosen, words), read_options(chosen.option, words)
    setting = Setup(what, players_asked(chosen.players, what, options, words), options)
    can_be_set_up(setting, words)
    none, some = chosen.bounds or (NO_EFFECT, SMALL_EFFECT)
    if not none < some:
        raise CannotDo(words("arena-bounds-order"))
    par = 1 / setting.players
    if not all(0 < win_rate(effect, par) < 1 for effect in (none, some)):
        raise CannotDo(words("arena-bounds-far"))
    until_sure = chosen.until_sure or chosen.bounds is not None
    games = chosen.games or (GAMES_UNTIL_SURE if until_sure else GAMES)
    deals = -(-games // setting.players)
    hypotheses = Hypotheses(none, some) if until_sure else None
    seed = seed_asked(chosen.seed, words)
    return Programme(setting, players, deals, seed, hypotheses, chosen.records, chosen.less_luck)


def _records(chosen: argparse.Namespace, words: Words) -> None:
    """Make the folder of the records; it must be empty, so that games of two runs are never mixed."""
    folder: Path | None = chosen.records
    if folder is None:
        return
    if chosen.ray is not None:
        raise CannotDo(words("arena-records-ray"))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        empty = not any(folder.iterdir())
    except OSError:
        raise CannotDo(words("lab-cannot-write", file=str(folder))) from None
    if not empty:
        raise CannotDo(words("arena-records-not-empty", folder=str(folder)))


def _see_what_can_be_drawn(path: Path | None, words: Words) -> None:
    from defuse.lab.arena.plots import NoMatplotlib, can_plot

    try:
        if path is not None and not can_plot(path):
            raise CannotDo(words("lab-no-plot-format", file=str(path)))
    except NoMatplotlib:
        raise CannotDo(words("lab-no-matplotlib", install=install_line("lab"))) from None


def _ladder(path: Path | None, words: Words) -> "Ladder | None":
    """The ladder in this file; None without a file."""
    if path is None:
        return None
    from defuse.lab.arena.ladder import BadLadder, NoOpenSkill, new_model, read_ladder

    try:
        new_model()
        return read_ladder(path)
    except NoOpenSkill:
        raise CannotDo(words("lab-no-openskill", install=install_line("lab"))) from None
    except BadLadder as error:
        raise CannotDo(words("arena-bad-ladder", file=str(path), problem=str(error))) from None


def _hold(programme: "Programme", crew: "Crew", words: Words) -> "Results":
    """Play, with a progress bar."""
    from defuse.lab.arena.arena import hold

    with progress_bar(words) as show:
        return hold(programme, crew, lambda results, games: show(results.games, games))


def _tell(
    chosen: argparse.Namespace,
    programme: "Programme",
    results: "Results",
    how: dict[str, object],
    words: Words,
) -> int:
    """Write the files, show the tables, and add the games to the ladder, as far as requested."""
    from defuse.lab.arena import data, ladder
    from defuse.lab.arena.plots import arena_plot

    contents: dict[Path, bytes] = {}
    standings: dict[str, ladder.LadderPlace] = {}
    if chosen.json is not None:
        contents[chosen.json] = data.as_json(programme, results, how)
    if results.games:
        if chosen.plot is not None:
            contents[chosen.plot] = arena_plot(chosen.plot.suffix, results, words)
        ladders = _ladder(chosen.ladder, words)
        if ladders is not None:
            standings = ladders.add(programme.setting, results.names, results.in_order())
            contents[chosen.ladder] = ladder.as_json(ladders)

    def show(console: "Console") -> None:
        from defuse.lab.arena.report import ArenaReport  # with it comes Rich, which JSON does not need

        report = ArenaReport(programme, results, words)
        report.show(console)
        if standings:
            report.show_ladder(console, standings)

    code = deliver(contents, show, words)
    return INTERRUPTED if results.interrupted else code
