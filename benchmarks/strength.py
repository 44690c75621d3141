"""Strength of our bots: `python -m benchmarks.strength` plays the ladder and writes docs/strength.md.

Each bot of the ladder plays the one below it, on the Original box with 2 and with 4 players; then the master plays the
careful bot on every box, mix and recipe, and on the Original box by other rules; then bots with a temperament play
those without. It takes an hour or two, mostly for the searcher. `--games` makes it shorter; a line stops as soon as its
interval excludes par by far (`CLEAR`), because more games would not change the verdict.
Results are cached in build/strength.json, so that a run can be interrupted, and after a change only the affected bots
play again.
"""

import argparse
import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from defuse.bots.entrants import entrant
from defuse.bots.temperament import TEMPERAMENTS
from defuse.game.library import edition, edition_names, player_counts
from defuse.lab.arena.arena import Programme, hold
from defuse.lab.running.tables import Setup
from defuse.lab.running.work import crew
from defuse.lab.statistics.rates import Rate, rate
from defuse.output_files import write_all
from defuse.sight.survival import ENDS_A_TURN
from defuse.words import ENGLISH, words_in

LADDER: Final = ("random", "timid", "easy", "careful", "searcher", "master")
PLAYERS: Final = (2, 4)
GAMES: Final = 2000
SLOW: Final = 4  # the searcher is slow: so many times fewer games where the difference is large
NARROW: Final = (("searcher", 4), ("master", 2))  # steps with a small difference
SEED: Final = 2026
FIRST: Final = 500  # games of a line before it may stop
CLEAR: Final = 0.02  # how far the interval has to be from par then

# The Original box as other people play it (rules.md, section 9).
OTHER_TABLES: Final = (
    ("hands of 8 cards", {"deal": 7}),
    ("combinations of cats only", {"combos": "cats"}),
    ("no five different", {"five_different": "off"}),
    ("attacks add up", {"attack_stacking": "on"}),
)
TEMPERED: Final = ("careful", "master")

HOUSE: Final = Path(__file__).resolve().parent.parent
PAGE: Final = HOUSE / "docs" / "strength.md"
KEPT: Final = HOUSE / "build" / "strength.json"
_WORDS: Final = words_in(ENGLISH)

_OPENING: Final = """# How strong the bots are

Written by `python -m benchmarks.strength`; do not edit it by hand. One candidate sits at a table of opponents who are
all alike, and every deal is played with the candidate in every seat. *Par* is what an equal would win; the intervals
are 95 %, clustered by deal. Seed {seed}; {games} games a line, {slow} where the searcher plays and the step is wide,
{first} where these are clear enough.
"""
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
        wide = (self.candidate, self.players) not in NARROW
        return max(2, usual // SLOW) if "searcher" in self.bots and wide else usual

    def play(self, games: int, workers: int | None) -> Rate:
        """A line that is clear after its first games is not played on."""
        found = self._play(min(games, FIRST), workers)
        par = 1 / self.players
        if games <= FIRST or found.low > par + CLEAR or found.high < par - CLEAR:
            return found
        return self._play(games, workers)

    def _play(self, games: int, workers: int | None) -> Rate:
        deals = max(2, games // self.players)
        setting = Setup(edition(self.edition), self.players, dict(self.options))
        programme = Programme(setting, (entrant(self.candidate), entrant(self.opponent)), deals, SEED)
        return rate(hold(programme, crew(workers)).matches[0].scores(), self.players)


class Results:
    """The cached results, by everything they depend on."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._kept: dict[str, dict[str, Any]] = json.loads(path.read_text()) if path.exists() else {}

    def of(self, duel: Duel, games: int, workers: int | None) -> Rate:
        key = f"{duel} {games} {SEED} {_sources('master' in duel.bots)}"
        if key in self._kept:
            return Rate(**self._kept[key])
        found = duel.play(games, workers)
        self._kept[key] = asdict(found)
        self._path.parent.mkdir(exist_ok=True)
        write_all({self._path: json.dumps(self._kept, indent=1).encode()})
        return found


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
    """What manners cost: one with a temperament among three without."""
    for bot in TEMPERED:
        for temper in TEMPERAMENTS:
            yield Duel(f"{bot}:{temper}", bot, "original", max(PLAYERS))


def _closest(counts: Sequence[int], wanted: int) -> int:
    return min(counts, key=lambda count: abs(count - wanted))


def line(duel: Duel, won: Rate) -> str:
    par = 1 / duel.players
    verdict = {1: "better", 0: "cannot be told", -1: "worse"}[won.verdict(par)]
    game = _WORDS.game(duel.edition) + (f", {duel.named}" if duel.named else "")
    figures = f"{won.value:.1%} ({won.low:.1%} to {won.high:.1%}) | {par:.1%} | {verdict}"
    if verdict == "cannot be told":
        figures += "".join(f"; {reason}" for reason in why_alike(duel, won))
    return f"| {game} | {duel.players} | {duel.candidate} | {duel.opponent} | {won.games} | {figures} |"


def why_alike(duel: Duel, won: Rate) -> Iterator[str]:
    """What makes two bots hard to tell apart in a game."""
    if duel.players == 2:
        yield f"in {1 - won.design / 2:.0%} of the deals the same seat wins, whoever plays it"
    cast = Setup(edition(duel.edition), duel.players, dict(duel.options)).plan.cast
    if not any(cast[kind] for kind in ENDS_A_TURN):
        yield "no card of it ends a turn without a draw"


def table(title: str, lines: list[str]) -> str:
    return "\n".join([f"\n## {title}\n", _HEAD, *lines, ""])


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how strong the bots are, and write it down.")
    parser.add_argument("--games", type=int, default=GAMES, help="games for each line")
    parser.add_argument("--workers", type=int, help="processes; as many as there are cores if nothing is said")
    chosen = parser.parse_args()
    results = Results(KEPT)
    parts = [_OPENING.format(seed=SEED, games=chosen.games, slow=chosen.games // SLOW, first=FIRST)]
    chapters = (
        ("The ladder", ladder()),
        ("The master on every box", every_box()),
        ("The master at other tables", other_tables()),
        ("What a temperament costs", temperaments()),
    )
    for title, duels in chapters:
        lines = []
        for duel in duels:
            lines.append(line(duel, results.of(duel, duel.games(chosen.games), chosen.workers)))
            print(lines[-1], flush=True)
        parts.append(table(title, lines))
    PAGE.write_text("".join(parts), encoding="utf-8")


if __name__ == "__main__":
    main()
