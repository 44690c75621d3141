"""What the results say about each member: a rating with its interval, how many games, what went wrong."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from defuse.bots.outside.faults import Faults
from defuse.lab.league.members import LeagueMember
from defuse.lab.league.results_file import LeagueDeal
from defuse.lab.statistics.estimates import Estimate
from defuse.lab.statistics.plackett_luce import Ratings, ratings
from defuse.lab.statistics.rates import student

LEAST_DEALS: Final = 16  # before an interval counts
MOST_LOST: Final = 0.5  # the share of its moves that a member may lose
LEAST_ASKED: Final = 20  # before that share counts


@dataclass
class LeagueStanding:
    """One member in the table."""

    member: LeagueMember
    points: Estimate
    deals: int = 0
    games: int = 0
    wins: float = 0.0
    faults: Faults = field(default_factory=Faults)

    @property
    def half(self) -> float:
        """Half the interval of its points; endless before enough deals."""
        return self.points.half if self.deals >= LEAST_DEALS else float("inf")

    @property
    def is_stopped(self) -> bool:
        """Whether it fails so often that more games would say nothing."""
        return self.faults.asked >= LEAST_ASKED and self.faults.lost > MOST_LOST * self.faults.asked

    @property
    def can_play(self) -> bool:
        return not self.member.problem and not self.is_stopped


@dataclass
class LeagueStandings:
    """All members, the best first, and how often each has met each."""

    table: list[LeagueStanding]
    met: Counter[frozenset[str]]
    deals: int

    def of(self, member: LeagueMember) -> LeagueStanding:
        return next(each for each in self.table if each.member.key == member.key)

    @property
    def games(self) -> int:
        return sum(each.games for each in self.table)


def standings(members: Sequence[LeagueMember], deals: Iterable[LeagueDeal]) -> LeagueStandings:
    """Fit ratings to all deals between today's versions of the members."""
    number = {member.key: place for place, member in enumerate(members)}
    counted = [deal for deal in deals if all(key in number for key in deal.lineup)]
    games = [
        (deal.number, tuple(number[deal.who(rotation, seat)] for seat in order))
        for deal in counted
        for rotation, order in enumerate(deal.orders)
        if order
    ]
    # Each has one win over the average of the others as a prior, however many there are.
    found = ratings(len(members), games, 1 / max(1, len(members) - 1))
    table = [LeagueStanding(member, Estimate(0.0, 0.0, 0.0, 0.0)) for member in members]
    _count(table, number, counted)
    for place, each in enumerate(table):
        each.points = _points(found, place, each.deals)
    table.sort(key=lambda each: (each.deals == 0, bool(each.member.problem), -each.points.value))
    return LeagueStandings(table, _meetings(counted), len(counted))


def _points(found: Ratings, place: int, deals: int) -> Estimate:
    """The points of a member; the interval is as wide as the number of its own deals demands."""
    value, error = found.points[place], found.errors[place]
    half = student(max(1, deals - 1)) * error
    return Estimate(value, value - half, value + half, error)


def _count(table: Sequence[LeagueStanding], number: dict[str, int], deals: Iterable[LeagueDeal]) -> None:
    for deal in deals:
        for key in set(deal.lineup):
            table[number[key]].deals += 1
        for rotation, order in enumerate(deal.orders):
            for seat in range(len(deal.lineup)):
                table[number[deal.who(rotation, seat)]].games += 1
            if order:
                table[number[deal.who(rotation, order[0])]].wins += 1
        for key, faults in deal.faults.items():
            if key in number:
                table[number[key]].faults.add(faults)


def _meetings(deals: Iterable[LeagueDeal]) -> Counter[frozenset[str]]:
    met: Counter[frozenset[str]] = Counter()
    for deal in deals:
        for one in set(deal.lineup):
            for other in set(deal.lineup) - {one}:
                met[frozenset((one, other))] += 1
    return met


def wins_between(
    members: Sequence[LeagueMember], deals: Iterable[LeagueDeal]
) -> dict[tuple[str, str], tuple[int, int]]:
    """For every pair that met: how often the first finished before the second, and in how many games they met."""
    keys = {member.key for member in members}
    found: dict[tuple[str, str], list[int]] = defaultdict(lambda: [0, 0])
    for deal in deals:
        for rotation, order in enumerate(deal.orders):
            who = [deal.who(rotation, seat) for seat in order]
            for place, one in enumerate(who):
                for other in who[place + 1 :]:
                    if one != other and {one, other} <= keys:
                        found[one, other][0] += 1
                        found[one, other][1] += 1
                        found[other, one][1] += 1
    return {pair: (wins, games) for pair, (wins, games) in found.items()}
