"""The games of the arena, and what follows from them: win rates, the cross table, ratings, faults."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from defuse.bots.outside.faults import Faults
from defuse.lab.running.tables import Outcome
from defuse.lab.statistics.plackett_luce import Order, Ratings, ratings
from defuse.lab.statistics.rates import Mean, Rate, controlled, mean, rate
from defuse.lab.statistics.sequential import SequentialTest


@dataclass(frozen=True)
class Match:
    """One candidate against equal opponents; numbers are positions in the list of entrants."""

    candidate: int
    opponent: int


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """One deal in all rotations: one observation."""

    number: int
    lineup: tuple[int, ...]  # in the first game; in each later one everybody moves one seat on
    games: tuple[Outcome, ...]

    def score(self) -> float:
        """The share of games that the first entrant of the lineup won."""
        seats = len(self.lineup)
        return sum(game.score(rotation, seats) for rotation, game in enumerate(self.games)) / seats

    def bad_luck(self) -> float:
        """How unlucky the first entrant of the lineup was, in wins per game; its expectation is 0 (luck.py)."""
        return sum(game.luck[rotation] for rotation, game in enumerate(self.games)) / len(self.lineup)

    @property
    def luck_is_known(self) -> bool:
        return all(game.luck for game in self.games)

    def who(self, rotation: int, seat: int) -> int:
        """The entrant in a seat of a game."""
        return self.lineup[(seat - rotation) % len(self.lineup)]

    def orders(self) -> Iterator[Order]:
        """The finishing order of each game that ended, as entrants."""
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
        """Add a deal, unless the match is decided."""
        if not self.decided:
            self.deals.append(deal)
            if self.test is not None:
                self.test.add(deal.score())

    def scores(self) -> list[float]:
        return [deal.score() for deal in self.deals]

    def rate_by_seat(self) -> list[float]:
        """The candidate's share of wins in each seat."""
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
        """The win rate among equals."""
        return 1 / self.players

    def all_deals(self) -> Iterator[PlayedDeal]:
        for match in self.matches:
            yield from match.deals
        yield from self.mixed

    def in_order(self) -> list[PlayedDeal]:
        """All deals by number, as if the matches had been played side by side."""
        return sorted(self.all_deals(), key=lambda deal: deal.number)

    @property
    def games(self) -> int:
        return (sum(len(match.deals) for match in self.matches) + len(self.mixed)) * self.players

    @property
    def endless(self) -> int:
        """How many games had no end (TURN-4)."""
        return sum(not game.order for deal in self.all_deals() for game in deal.games)

    def rate(self, candidate: int, opponent: int) -> Rate | None:
        """The candidate's win rate against this opponent, if they met; with two players one match serves both."""
        for match in self.matches:
            if match.match == Match(candidate, opponent):
                return rate(match.scores(), self.players)
            if self.players == 2 and match.match == Match(opponent, candidate):
                return rate([1 - score for score in match.scores()], self.players)
        return None

    def less_lucky(self, match: MatchResult) -> tuple[Mean, float] | None:
        """A candidate's win rate with luck taken out, and with how many times as many games the usual one is as sure.

        None if nobody asked for it, or if there are too few deals.
        """
        if len(match.deals) < 3 or not all(deal.luck_is_known for deal in match.deals):
            return None
        found = mean(controlled(match.scores(), [deal.bad_luck() for deal in match.deals]))
        usual = mean(match.scores())
        return found, (usual.error / found.error) ** 2 if found.error else 1.0

    def ratings(self) -> Ratings:
        """Ratings fitted to the finishing orders of all games; deals with the same number are one observation."""
        games = [(deal.number, order) for deal in self.all_deals() for order in deal.orders()]
        return ratings(len(self.names), games)

    def faults(self) -> list[Faults]:
        """Each entrant's faults in all games."""
        found = [Faults() for _ in self.names]
        for deal in self.all_deals():
            for rotation, game in enumerate(deal.games):
                for seat, slips in game.slips:
                    found[deal.who(rotation, seat)].add(slips)
        return found
