"""Plays a league: deal after deal until every rating is sure enough, each written down as soon as it is played."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import Final

from defuse.bots.entrants import Entrant
from defuse.game.chance import Dice
from defuse.lab.arena.arena import play_rotation
from defuse.lab.league.members import LeagueMember
from defuse.lab.league.pairing import Goal, lineup, unsure
from defuse.lab.league.results_file import ResultsFile, deal_of
from defuse.lab.league.standings import LeagueStandings, standings
from defuse.lab.running.interruption import interruptible
from defuse.lab.running.seeds import LINEUP, mixed
from defuse.lab.running.tables import Outcome, Setup
from defuse.lab.running.work import Crew, work

_FIT_AFTER: Final = 24  # deals, at first; ratings are fitted again when there are a twentieth more
_FIT_SHARE: Final = 20

Progress = Callable[[LeagueStandings], None]  # called whenever ratings were fitted again


@dataclass(frozen=True)
class LeagueTable:
    """One task: a deal in all rotations."""

    number: int
    seats: tuple[int, ...]  # members, in the first game


class PlayTables:
    """The job. The results depend on the seed and the number of the deal alone."""

    def __init__(self, setting: Setup, entrants: Sequence[Entrant], seed: int) -> None:
        self.setting = setting
        self.entrants = tuple(entrants)
        self.seed = seed

    def __call__(self, table: LeagueTable) -> tuple[Outcome, ...]:
        who = [self.entrants[each] for each in table.seats]
        return tuple(
            play_rotation(self.setting, who, self.seed, table.number, rotation) for rotation in range(len(who))
        )


class League:
    """A league while it is played."""

    def __init__(self, members: Sequence[LeagueMember], setting: Setup, results: ResultsFile, goal: Goal) -> None:
        self.members = list(members)
        self.setting = setting
        self.results = results
        self.goal = goal
        self.is_interrupted = False
        self._able = [member for member in self.members if member.entrant is not None and not member.problem]
        self._seed = int(str(results.head["seed"]))
        self._number = results.next_number
        self.fit()

    def fit(self) -> LeagueStandings:
        """Fit the ratings to everything that was played."""
        self.found = standings(self.members, self.results.deals)
        self._fitted = len(self.results.deals)
        return self.found

    def play(self, crew: Crew, progress: Progress, is_over: Callable[[], bool] = lambda: False) -> None:
        """Play until everybody's rating is sure, the time is over, or Ctrl-C."""
        job = PlayTables(self.setting, [each.entrant for each in self._able if each.entrant is not None], self._seed)
        tables: list[LeagueTable] = []

        def tasks() -> Iterator[LeagueTable]:
            for table in self._tables(is_over):
                tables.append(table)
                yield table

        try:
            with interruptible(), closing(work(job, tasks(), crew)) as finished:
                for place, games in enumerate(finished):
                    self._note(tables[place], games)
                    if self._is_due():
                        progress(self.fit())
        except KeyboardInterrupt:
            self.is_interrupted = True
        progress(self.fit())

    def _note(self, table: LeagueTable, games: tuple[Outcome, ...]) -> None:
        keys = tuple(self._able[each].key for each in table.seats)
        self.results.add(deal_of(table.number, keys, games))

    def _is_due(self) -> bool:
        return len(self.results.deals) - self._fitted >= max(_FIT_AFTER, self._fitted // _FIT_SHARE)

    def _tables(self, is_over: Callable[[], bool]) -> Iterator[LeagueTable]:
        """Tables for the unsure members in turn. Between two fits everybody who is unsure plays about as much."""
        place = {member.key: number for number, member in enumerate(self._able)}
        if len(place) < 2:
            return
        while not is_over():
            turn, found = unsure(self.found, self.goal), self.found
            if not turn:
                if self._fitted == len(self.results.deals):
                    return
                self.fit()
                continue
            for wanted in turn:
                if is_over() or self.found is not found:
                    break
                dice = Dice(mixed(self._seed, LINEUP, self._number))
                seats = lineup(wanted, found, self.setting.players, dice)
                for member in seats:
                    for other in set(seats) - {member}:
                        found.met[frozenset((member.key, other.key))] += 1
                yield LeagueTable(self._number, tuple(place[member.key] for member in seats))
                self._number += 1
