"""Strength of our bots: `python -m benchmarks.strength` plays the ladder and writes docs/strength.md.

Each bot of the ladder plays the one below it, on the Original box with 2 and with 4 players; then the master plays the
careful bot on every box, mix and recipe, and on the Original box by other rules; then bots with a temperament play
those without. Where the master cannot be told from the careful bot, weaker bots play there, too, and its choices are
counted, to find out why. It takes an hour or two, mostly for the searcher. `--games` makes it shorter; a line stops as
soon as its interval excludes par by far (`CLEAR`), because more games would not change the verdict.
Results are cached in build/strength.json, so that a run can be interrupted, and after a change only the affected bots
play again. With `--minutes` no line is begun after that time: those that are left keep what the page said, marked as
played by earlier bots.
"""

import argparse
import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from functools import cache
from itertools import pairwise
from math import inf
from pathlib import Path
from time import monotonic
from typing import Any, Final

from defuse.bots import Bot, new_bot
from defuse.bots.choices import worthy
from defuse.bots.entrants import entrant
from defuse.bots.master_bot import MasterBot, practised
from defuse.bots.temperament import TEMPERAMENTS
from defuse.game.chance import Dice
from defuse.game.library import edition, edition_names, player_counts
from defuse.game.moves import Move
from defuse.lab.arena.arena import Programme, hold
from defuse.lab.running.seeds import DEAL, DICE, mixed
from defuse.lab.running.tables import Seat, Setup, play_game
from defuse.lab.running.work import crew
from defuse.lab.statistics.rates import Rate, rate
from defuse.output_files import write_all
from defuse.sight.survival import ENDS_A_TURN
from defuse.sight.view import View
from defuse.words import ENGLISH, words_in

LADDER: Final = ("random", "timid", "easy", "careful", "searcher", "master")
PLAYERS: Final = (2, 4)
GAMES: Final = 2000
SLOW: Final = 4  # the searcher is slow: so many times fewer games
SEED: Final = 2026
FIRST: Final = 500  # games of a line before it may stop
FIRST_OF_SLOW: Final = 200
CLEAR: Final = 0.02  # how far the interval has to be from par then
WATCHED: Final = 200  # games in which the choices of the master are counted
WEAKER: Final = ("random", "easy")  # how far they come tells how much skill counts

# The Original box as other people play it (rules.md, section 9).
OTHER_TABLES: Final = (
    ("hands of 8 cards", {"deal": 7}),
    ("combinations of cats only", {"combos": "cats"}),
    ("no five different", {"five_different": "off"}),
    ("attacks add up", {"attack_stacking": "on"}),
)
TEMPERED: Final = ("careful", "master")
MANNERS_AT: Final = ("original", "original+imploding+streaking+barking")

HOUSE: Final = Path(__file__).resolve().parent.parent
PAGE: Final = HOUSE / "docs" / "strength.md"
KEPT: Final = HOUSE / "build" / "strength.json"
_WORDS: Final = words_in(ENGLISH)

_OPENING: Final = """# How strong the bots are

Written by `python -m benchmarks.strength`; do not edit it by hand. One candidate sits at a table of opponents who are
all alike, and every deal is played with the candidate in every seat. *Par* is what an equal would win; the intervals
are 95 %, clustered by deal. Seed {seed}; {games} games a line, {first} where these are clear enough; {slow} where the
searcher plays, {slow_first} where these are clear enough.
"""
EARLIER: Final = " †"
_EARLIER_MEANS: Final = "\n† Played by earlier bots, which differ in details; a full run replaces these lines.\n"
CANNOT_BE_TOLD: Final = "cannot be told"
WHY_ALIKE: Final = "Where the master cannot be told from the careful bot"
_HEAD: Final = """| game | players | candidate | opponents | games | wins | par | verdict |
|---|---:|---|---|---:|---:|---:|---|"""


@dataclass(frozen=True)
class Duel:
    """One line of a table."""

    candidate: str
    opponent: str
    edition: str
    players: int
    options: tuple[tuple[str, object], ...] = ()
    named: str = ""  # how the table plays, if not as printed

    @property
    def bots(self) -> set[str]:
        return {self.candidate, self.opponent}

    def games(self, usual: int) -> int:
        """The number of games, given the usual number."""
        return max(2, usual // SLOW) if "searcher" in self.bots else usual

    @property
    def setting(self) -> Setup:
        return Setup(edition(self.edition), self.players, dict(self.options))

    def play(self, games: int, workers: int | None) -> "Won":
        """A line that is clear after its first games is not played on."""
        first = FIRST_OF_SLOW if "searcher" in self.bots else FIRST
        found = self._play(min(games, first), workers)
        par = 1 / self.players
        if games <= first or found.rate.low > par + CLEAR or found.rate.high < par - CLEAR:
            return found
        return self._play(games, workers)

    def _play(self, games: int, workers: int | None) -> "Won":
        deals = max(2, games // self.players)
        programme = Programme(self.setting, (entrant(self.candidate), entrant(self.opponent)), deals, SEED)
        match = hold(programme, crew(workers)).matches[0]
        alike = sum(len({game.winner for game in deal.games}) == 1 for deal in match.deals)
        return Won(rate(match.scores(), self.players), alike / len(match.deals))


@dataclass(frozen=True)
class Won:
    """What came out of a line."""

    rate: Rate
    same_seat: float  # the share of deals in which the same seat won, whoever played it


class WatchedMaster(MasterBot):
    """A master that counts how often it has a choice, and how often it then does what the careful bot would do."""

    def __init__(self, seed: int, counts: list[int]) -> None:
        super().__init__(seed)
        self.counts = counts

    def choose(self, view: View, moves: list[Move]) -> Move:
        chosen = super().choose(view, moves)
        if len(worthy(view, practised(view, moves))) > 1:
            self.counts[0] += 1
            self.counts[1] += self._is_usual
        return chosen


class Results:
    """The cached results, by everything they depend on."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._kept: dict[str, dict[str, Any]] = json.loads(path.read_text()) if path.exists() else {}

    def has(self, duel: Duel, games: int) -> bool:
        return _key(duel, games) in self._kept

    def of(self, duel: Duel, games: int, workers: int | None) -> Won:
        key = _key(duel, games)
        if key not in self._kept:
            self._keep(key, asdict(duel.play(games, workers)))
        kept = self._kept[key]
        return Won(Rate(**kept["rate"]), kept["same_seat"])

    def like_careful(self, duel: Duel) -> float:
        """How often the master does what the careful bot would do, of its choices in such games."""
        key = f"choices {duel} {WATCHED} {SEED} {_sources(True)}"
        if key not in self._kept:
            self._keep(key, {"like_careful": like_careful(duel)})
        return float(self._kept[key]["like_careful"])

    def _keep(self, key: str, found: dict[str, Any]) -> None:
        self._kept[key] = found
        self._path.parent.mkdir(exist_ok=True)
        write_all({self._path: json.dumps(self._kept, indent=1).encode()})


def _key(duel: Duel, games: int) -> str:
    return f"{duel} {games} {SEED} {_sources('master' in duel.bots)}"


def like_careful(duel: Duel) -> float:
    counts = [0, 0]
    for number in range(WATCHED):
        game = duel.setting.deal(mixed(SEED, DEAL, number))
        bots: list[Bot] = [new_bot(duel.opponent, mixed(SEED, DICE, number, seat)) for seat in range(duel.players)]
        place = number % duel.players
        bots[place] = WatchedMaster(mixed(SEED, DICE, number, place), counts)
        play_game(game, [Seat(bot) for bot in bots], Dice(number), duel.edition)
    return counts[1] / max(1, counts[0])


@cache
def _sources(with_weights: bool) -> str:
    """A digest of everything that decides how bots play."""
    seen = hashlib.sha256()
    for part in ("game", "sight", "encoding", "bots"):
        for file in sorted((HOUSE / "src" / "defuse" / part).rglob("*")):
            if file.suffix in (".py", ".toml") or (with_weights and file.suffix == ".npz"):
                seen.update(file.read_bytes())
    return seen.hexdigest()[:16]


def ladder() -> Iterator[Duel]:
    for below, above in pairwise(LADDER):
        for players in PLAYERS:
            yield Duel(above, below, "original", players)


def every_box() -> Iterator[Duel]:
    """Each edition with two and with four players, or the nearest possible numbers."""
    for name in edition_names():
        counts = player_counts(edition(name), {})
        if counts:
            for players in sorted({_closest(counts, wanted) for wanted in PLAYERS}):
                yield Duel("master", "careful", name, players)


def other_tables() -> Iterator[Duel]:
    for named, options in OTHER_TABLES:
        for players in PLAYERS:
            yield Duel("master", "careful", "original", players, tuple(options.items()), named)


def temperaments() -> Iterator[Duel]:
    """What manners cost: one with a temperament among others without, on the smallest game and on the largest mix."""
    for name in MANNERS_AT:
        for players in PLAYERS:
            for bot in TEMPERED:
                for temper in TEMPERAMENTS:
                    yield Duel(f"{bot}:{temper}", bot, name, players)


def _closest(counts: Sequence[int], wanted: int) -> int:
    return min(counts, key=lambda count: abs(count - wanted))


def line(duel: Duel, won: Won) -> str:
    par = 1 / duel.players
    found = won.rate
    verdict = {1: "better", 0: CANNOT_BE_TOLD, -1: "worse"}[found.verdict(par)]
    figures = f"{found.value:.1%} ({found.low:.1%} to {found.high:.1%}) | {par:.1%} | {verdict}"
    return f"| {game_name(duel)} | {duel.players} | {duel.candidate} | {duel.opponent} | {found.games} | {figures} |"


def game_name(duel: Duel) -> str:
    return _WORDS.game(duel.edition) + (f", {duel.named}" if duel.named else "")


def kept_lines(page: str) -> dict[tuple[str, ...], str]:
    """The lines of a page, by what they are about, without the mark of earlier bots."""
    rows = [row.replace(EARLIER, "") for row in page.splitlines() if row.startswith("| ")]
    return {_about(row): row for row in rows}


def _about(row: str) -> tuple[str, ...]:
    return tuple(cell.strip() for cell in row.split("|")[1:5])


def as_kept(row: str) -> str:
    """A line of earlier bots."""
    return f"{row.removesuffix('|').rstrip()}{EARLIER} |"


def why_alike(duel: Duel, won: Won, results: Results, games: int, workers: int | None) -> str:
    """What makes the master hard to tell from the careful bot in a game, in figures."""
    cast = duel.setting.plan.cast
    reasons = []
    if not any(cast[kind] for kind in ENDS_A_TURN):
        reasons.append("no card of it ends a turn without a draw")
    reasons.append(f"in {won.same_seat:.0%} of the deals the same seat wins, whoever plays it")
    weaker = []
    for bot in WEAKER:
        found = results.of(replace(duel, candidate=bot), games, workers).rate
        weaker.append(f"{bot} {found.value:.1%} ({found.low:.1%} to {found.high:.1%})")
    reasons.append(f"against careful there {' and '.join(weaker)} win of {1 / duel.players:.0%}")
    reasons.append(f"master does in {results.like_careful(duel):.0%} of its choices what careful would do")
    return f"- **{game_name(duel)}, {duel.players} players**: {'; '.join(reasons)}."


def table(title: str, lines: list[str]) -> str:
    return "\n".join([f"\n## {title}\n", _HEAD, *lines, ""])


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how strong the bots are, and write it down.")
    parser.add_argument("--games", type=int, default=GAMES, help="games for each line")
    parser.add_argument("--minutes", type=float, default=inf, help="begin no line after that time")
    parser.add_argument("--workers", type=int, help="processes; as many as there are cores if nothing is said")
    chosen = parser.parse_args()
    results = Results(KEPT)
    slow = chosen.games // SLOW
    parts = [
        _OPENING.format(seed=SEED, games=chosen.games, slow=slow, first=FIRST, slow_first=FIRST_OF_SLOW),
    ]
    chapters = (
        ("The ladder", ladder()),
        ("The master on every box", every_box()),
        ("The master at other tables", other_tables()),
        ("What a temperament costs", temperaments()),
    )
    alike = []
    end = monotonic() + 60 * chosen.minutes
    kept = kept_lines(PAGE.read_text(encoding="utf-8")) if PAGE.exists() else {}
    for title, duels in chapters:
        lines = []
        for duel in duels:
            games = duel.games(chosen.games)
            if monotonic() > end and not results.has(duel, games):
                about = (game_name(duel), str(duel.players), duel.candidate, duel.opponent)
                lines += [as_kept(kept[about])] if about in kept else []
                continue
            won = results.of(duel, games, chosen.workers)
            lines.append(line(duel, won))
            print(lines[-1], flush=True)
            if (duel.candidate, duel.opponent) == ("master", "careful") and won.rate.verdict(1 / duel.players) == 0:
                alike.append(why_alike(duel, won, results, games, chosen.workers))
                print(alike[-1], flush=True)
        parts.append(table(title, lines))
    if alike:
        parts.append("\n".join([f"\n## {WHY_ALIKE}\n", *alike, ""]))
    if any(EARLIER in part for part in parts):
        parts.append(_EARLIER_MEANS)
    PAGE.write_text("".join(parts), encoding="utf-8")


if __name__ == "__main__":
    main()
