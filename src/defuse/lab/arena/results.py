"""What was played in the arena, and what follows from it: win rates, the cross table, ratings, faults."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from defuse.bots.outside.faults import Faults
from defuse.lab.running.tables import Outcome
from defuse.lab.statistics.plackett_luce import Order, Ratings, ratings
from defuse.lab.statistics.rates import Rate, rate
from defuse.lab.statistics.sequential import SequentialTest


@dataclass(frozen=True)
class Match:
    """One candidate among opponents who are all alike; by their numbers in the list of entrants."""

    candidate: int
    opponent: int


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """One deal in all rotations: one observation."""

    number: int
    lineup: tuple[int, ...]  # in the first game; in the next everybody is one seat further
    games: tuple[Outcome, ...]

    def score(self) -> float:
        """The share of its games that the first of the lineup has won."""
        seats = len(self.lineup)
        return sum(game.score(rotation, seats) for rotation, game in enumerate(self.games)) / seats

    def who(self, rotation: int, seat: int) -> int:
        """The entrant in a seat of a game."""
        return self.lineup[(seat - rotation) % len(self.lineup)]

    def orders(self) -> Iterator[Order]:
        """The finishing order of each game that had an end, in entrants."""
        for rotation, game in enumerate(self.games):
            if game.order:
                yield tuple(self.who(rotation, seat) for seat in game.order)


@dataclass
class MatchResult:
    """A match as far as it has been played."""

    match: Match
    test: SequentialTest | None = None
    deals: list[PlayedDeal] = field(default_factory=list)

    @property
    def decided(self) -> bool:
        return self.test is not None and self.test.accepted is not None

    def add(self, deal: PlayedDeal) -> None:
        """One more deal, unless the match is over."""
        if not self.decided:
            self.deals.append(deal)
            if self.test is not None:
                self.test.add(deal.score())

    def scores(self) -> list[float]:
        return [deal.score() for deal in self.deals]

    def rate_by_seat(self) -> list[float]:
        """The share of games that the candidate has won in each seat."""
        seats = len(self.deals[0].lineup) if self.deals else 0
        return [
            sum(deal.games[seat].score(seat, seats) for deal in self.deals) / len(self.deals) for seat in range(seats)
        ]


@dataclass
class Results:
    """Everything that was played."""

    players: int
    names: list[str]
    matches: list[MatchResult]
    mixed: list[PlayedDeal] = field(default_factory=list)
    interrupted: bool = False

    @property
    def par(self) -> float:
        """What somebody wins who is as good as all others."""
        return 1 / self.players

    def all_deals(self) -> Iterator[PlayedDeal]:
        for match in self.matches:
            yield from match.deals
        yield from self.mixed

    def in_order(self) -> list[PlayedDeal]:
        """By the numbers of the deals, as if all matches had been played side by side."""
        return sorted(self.all_deals(), key=lambda deal: deal.number)

    @property
    def games(self) -> int:
        return (sum(len(match.deals) for match in self.matches) + len(self.mixed)) * self.players

    @property
    def endless(self) -> int:
        """How many games had no end (TURN-4)."""
        return sum(not game.order for deal in self.all_deals() for game in deal.games)

    def rate(self, candidate: int, opponent: int) -> Rate | None:
        """How much a candidate wins among such opponents, if that was played; among two it is one match for both."""
        for match in self.matches:
            if match.match == Match(candidate, opponent):
                return rate(match.scores(), self.players)
            if self.players == 2 and match.match == Match(opponent, candidate):
                return rate([1 - score for score in match.scores()], self.players)
        return None

    def ratings(self) -> Ratings:
        """Fitted to the finishing orders of all games; deals of the same number are one observation."""
        games = [(deal.number, order) for deal in self.all_deals() for order in deal.orders()]
        return ratings(len(self.names), games)

    def faults(self) -> list[Faults]:
        """What each entrant did wrong in all games."""
        found = [Faults() for _ in self.names]
        for deal in self.all_deals():
            for rotation, game in enumerate(deal.games):
                for seat, slips in game.slips:
                    found[deal.who(rotation, seat)].add(slips)
        return found
