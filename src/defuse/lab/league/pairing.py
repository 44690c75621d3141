"""Who plays next: the member whose rating is least sure, against those who tell most about it."""

from collections.abc import Sequence
from dataclasses import dataclass

from defuse.game.chance import Dice
from defuse.lab.league.members import LeagueMember
from defuse.lab.league.standings import LeagueStanding, LeagueStandings


@dataclass(frozen=True)
class Goal:
    """When a rating is sure enough."""

    half: float  # points: half of its interval
    games: int  # at most, a member

    def is_reached(self, standing: LeagueStanding) -> bool:
        return standing.half <= self.half or standing.games >= self.games


def unsure(found: LeagueStandings, goal: Goal) -> list[LeagueStanding]:
    """The members that have to play on, the least sure first."""
    left = [each for each in found.table if each.can_play and not goal.is_reached(each)]
    return sorted(left, key=lambda each: (each.deals > 0, -min(each.half, 1e9), each.deals))


def lineup(wanted: LeagueStanding, found: LeagueStandings, players: int, dice: Dice) -> tuple[LeagueMember, ...]:
    """A table with this member: opponents near it, whom it has met least.

    A game between equals tells most, so the nearest ones come first; among these the ones it has met least. A league of
    fewer members than seats has some of them twice.
    """
    others = [each for each in found.table if each.can_play and each.member.key != wanted.member.key]
    near = sorted(others, key=lambda each: abs(each.points.value - wanted.points.value))[: max(4, 2 * (players - 1))]
    fresh = sorted(near, key=lambda each: (_met(found, wanted, each), dice.roll(1 << 20)))
    chosen = [each.member for each in _repeated(fresh, players - 1)]
    seats = [wanted.member, *chosen]
    return tuple(seats.pop(dice.roll(len(seats))) for _ in range(len(seats)))


def _repeated(those: Sequence[LeagueStanding], number: int) -> list[LeagueStanding]:
    return [those[place % len(those)] for place in range(number)]


def _met(found: LeagueStandings, one: LeagueStanding, other: LeagueStanding) -> int:
    return found.met[frozenset((one.member.key, other.member.key))]
