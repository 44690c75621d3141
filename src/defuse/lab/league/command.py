"""`defuse league`: its arguments, and what it does."""

import argparse
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final

from defuse.asked import CannotDo, read_options
from defuse.bot_arguments import add_bot_limits, bot_limits_asked, why_cannot_play
from defuse.lab.running.asked import (
    add_crew,
    add_game,
    at_least_1,
    can_be_set_up,
    edition_asked,
    players_asked,
    seed_asked,
)
from defuse.lab.running.command import INTERRUPTED, WRONG, carry_out, progress_bar, refuse
from defuse.lab.running.interruption import interruptible, interrupts_only_games
from defuse.output_files import files_asked, why_not_written, write_all
from defuse.words import Words

if TYPE_CHECKING:
    from defuse.lab.league.league import League
    from defuse.lab.league.members import LeagueMember
    from defuse.lab.league.standings import LeagueStandings
    from defuse.lab.league.wording import LeagueWording
    from defuse.lab.running.tables import Setup

SURE: Final = 50.0  # points: half of an interval
GAMES: Final = 2000  # at most, a bot

_RESULTS: Final = "league.jsonl"
_PAGE: Final = "league.html"


def add_league(league: argparse.ArgumentParser, words: Words) -> None:
    league.add_argument("place", metavar="DIR|FILE", type=Path, help=words("cli-league-place"))
    add_game(league, words)
    league.add_argument("--players", metavar="N", type=int, help=words("cli-arena-players"))
    league.add_argument("--sure", metavar="POINTS", type=float, default=SURE, help=words("cli-league-sure"))
    league.add_argument("--games", metavar="N", type=int, default=GAMES, help=words("cli-league-games"))
    league.add_argument("--hours", metavar="HOURS", type=float, help=words("cli-league-hours"))
    league.add_argument("--page", metavar="FILE", type=Path, help=words("cli-league-page"))
    league.add_argument("--show", action="store_true", help=words("cli-league-show"))
    add_bot_limits(league, words)
    add_crew(league, words)
    league.set_defaults(run=run)


def run(chosen: argparse.Namespace, words: Words) -> int:
    return carry_out(lambda: _league(chosen, words), words)


def _league(chosen: argparse.Namespace, words: Words) -> int:
    from defuse.lab.league.league import League
    from defuse.lab.league.members import members_of
    from defuse.lab.league.pairing import Goal
    from defuse.lab.league.results_file import BadResults, InUse, head_of, opened
    from defuse.lab.league.wording import LeagueWording

    place: Path = chosen.place
    if not place.exists():
        raise CannotDo(words("bot-missing", file=str(place)))
    _check(chosen, words)
    setting = _setting(chosen, words)
    members = members_of(place, bot_limits_asked(chosen, words), words)
    results, page = _files(place, chosen.page)
    files_asked((results, page), words)
    goal = Goal(chosen.sure, chosen.games)
    wording = LeagueWording(place.resolve().stem if place.is_file() else place.resolve().name, setting, goal, words)
    try:
        with opened(results, head_of(setting, seed_asked(chosen.seed, words))) as kept, interrupts_only_games():
            met = None if chosen.show else _met(members, words)
            if met is None and not chosen.show and not kept.deals:
                raise KeyboardInterrupt
            league = League(met or members, setting, kept, goal)
            league.is_interrupted = met is None and not chosen.show
            if met is not None:
                _play(league, chosen, wording, page)
            return _tell(league, wording, page, words)
    except InUse:
        raise CannotDo(words("league-in-use", file=str(results))) from None
    except BadResults as error:
        raise CannotDo(words("league-bad-results", file=str(results), problem=str(error))) from None


# Reading the arguments


def _check(chosen: argparse.Namespace, words: Words) -> None:
    at_least_1(chosen.games, "--games", words)
    at_least_1(chosen.workers, "--workers", words)
    for option, value in (("--sure", chosen.sure), ("--hours", chosen.hours)):
        if value is not None and not 0 < value < 1e6:
            raise CannotDo(words("league-bad-number", option=option, value=f"{value:g}"))


def _setting(chosen: argparse.Namespace, words: Words) -> "Setup":
    from defuse.lab.running.tables import Setup

    what, options = edition_asked(chosen, words), read_options(chosen.option, words)
    setting = Setup(what, players_asked(chosen.players, what, options, words), options)
    can_be_set_up(setting, words)
    return setting


def _files(place: Path, page: Path | None) -> tuple[Path, Path]:
    """The results and the page: in the folder, or beside the file."""
    if place.is_dir():
        return place / _RESULTS, page or place / _PAGE
    return place.with_name(f"{place.stem}.{_RESULTS}"), page or place.with_name(f"{place.stem}.{_PAGE}")


def _met(members: "list[LeagueMember]", words: Words) -> "list[LeagueMember] | None":
    """The members, each started once: those that do not introduce themselves do not play, and are named.

    None after Ctrl-C.
    """
    from defuse.bots.outside.process_pool import POOL

    met: list[LeagueMember] = []
    try:
        with interruptible(), progress_bar(words, are_bots=True) as show:
            for member in members:
                show(len(met), len(members))
                reason = "" if member.entrant is None else why_cannot_play(member.entrant, words)
                met.append(replace(member, problem=reason) if reason else member)
    except KeyboardInterrupt:
        return None
    finally:
        POOL.close()
    return met


# Playing


def _play(league: "League", chosen: argparse.Namespace, wording: "LeagueWording", page: Path) -> None:
    """Play, with a progress bar; the page is written again whenever the ratings are."""
    from defuse.lab.running.work import crew

    with progress_bar(wording.words) as show:

        def progress(found: "LeagueStandings") -> None:
            players = league.setting.players
            show(found.deals * players, len(found.table) * league.goal.games // players)
            _write(league, wording, page)

        league.play(crew(chosen.workers, chosen.ray), progress, _deadline(chosen.hours))


def _deadline(hours: float | None) -> Callable[[], bool]:
    if hours is None:
        return lambda: False
    until = monotonic() + 3600 * hours
    return lambda: monotonic() >= until


def _write(league: "League", wording: "LeagueWording", page: Path) -> str:
    """Write the page; returns why that is impossible."""
    from defuse.lab.league.page import as_html

    try:
        write_all({page: as_html(league.found, league.results.deals, wording)})
    except OSError as error:
        return why_not_written(error)
    return ""


def _tell(league: "League", wording: "LeagueWording", page: Path, words: Words) -> int:
    from defuse.lab.league.report import show_league
    from defuse.lab.simulate.layout import ReportPage

    problem = _write(league, wording, page)
    console = ReportPage()
    show_league(league.found, wording, console)
    if problem:
        return refuse(WRONG, words("lab-not-written", problem=problem))
    console.print(words("lab-written", file=str(page)))
    return INTERRUPTED if league.is_interrupted else 0
