"""The judge: how likely a seat wins, after each move it may make and while others move, from what it knows alone."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from defuse.bots.careful import CarefulBot
from defuse.bots.careful.fatal import surely_fatal, worth_weighing
from defuse.bots.choices import choices
from defuse.bots.master_bot import network_for, practised
from defuse.coach.calibration import Cell, calibration
from defuse.encoding.encode import Encoder, Rows
from defuse.game.kinds import ZOMBIE_KITTEN
from defuse.game.library import LEFT_OUT, LibraryError, edition, plan
from defuse.game.moves import Move
from defuse.game.options import RULE_FIELDS, Options
from defuse.sight.view import View

MOST_AT_STAKE: Final = 0.3  # in one decision: one at the end of a game shall not settle the rate of twenty games
_SEED: Final = 0  # of the careful player that is asked for advice


@dataclass(frozen=True)
class Opinion:
    """What the judge says about one decision."""

    moves: tuple[Move, ...]
    chances: tuple[float, ...]  # of winning, after each of them
    best: int  # the index of the best move
    advised: int  # that of the careful player's move
    error: float  # moves within this of each other are equal

    @property
    def value(self) -> float:
        """The chance of winning before the decision."""
        return self.chances[self.best]

    def chance_after(self, move: Move) -> float | None:
        """The chance of winning after a move; None if the judge has not weighed it."""
        return self.chances[self.moves.index(move)] if move in self.moves else None

    def loss(self, move: Move) -> float:
        """What a move costs; nothing if it is as good as the best within the error bar."""
        after = self.chance_after(move)
        lost = 0.0 if after is None else self.value - after
        return lost if lost > self.error else 0.0

    def below_best(self, move: Move) -> float:
        """By how much a move wins less often than the best; differences that nobody can be sure of count, too."""
        after = self.chance_after(move)
        return 0.0 if after is None else _at_stake(self.value - after)

    @property
    def stake(self) -> float:
        """What it is worth to find the best move: by so much it wins more often than the second best."""
        second = max(chance for place, chance in enumerate(self.chances) if place != self.best)
        return _at_stake(self.value - second)

    def equals(self) -> list[Move]:
        """The moves that are as good as the best within the error bar, the best first."""
        near = [place for place, each in enumerate(self.chances) if self.value - each <= self.error]
        return [self.moves[place] for place in sorted(near, key=lambda place: -self.chances[place])]

    def ranked(self) -> list[tuple[Move, float]]:
        """All moves with their chances, the best first."""
        order = sorted(range(len(self.moves)), key=lambda place: -self.chances[place])
        return [(self.moves[place], self.chances[place]) for place in order]


def _at_stake(difference: float) -> float:
    """What the difference between two moves counts for the error rate."""
    return min(max(0.0, difference), MOST_AT_STAKE)


class Judge:
    """A judge of one game with one number of players."""

    def __init__(self, cell: Cell, head: Sequence[float]) -> None:
        self.cell = cell
        self._constant = head[0]
        self._head = np.asarray(head[1:], np.float32)

    def opinion(self, view: View, moves: list[Move], made: Move | None = None) -> Opinion | None:
        """What each of the moves is worth, and the one that was made; None if there is nothing to choose."""
        known = practised(view, moves)
        if made is not None and made not in moves and made.verb not in {move.verb for move in known}:
            return None
        state, rows = Rows(), Rows()
        found, advised = choices(view, known, CarefulBot(_SEED), state, rows, made, for_people=True)
        if len(found) == 1:
            return None
        values = network_for(view).values(state, rows)
        best = int(np.where(worth_weighing(view, found), values, -np.inf).argmax())
        # What the network makes of moves that nobody should weigh is noise: they are no better than the best one.
        gone = view.seats - sum(view.alive)
        chances = tuple(
            0.0 if dies else self.cell.of_move(float(value), gone, view.pile_size)
            for value, dies in zip(np.minimum(values, values[best]), _deaths(view, found), strict=True)
        )
        return Opinion(tuple(found), chances, best, advised, self.cell.error(chances[best]))

    def outlook(self, view: View) -> float:
        """The chance of winning while others move."""
        state = Rows()
        Encoder(view).state(state)
        return self.cell.of_look(float(network_for(view).impressions(state) @ self._head) + self._constant)


def _deaths(view: View, moves: list[Move]) -> list[bool]:
    """For each move whether it surely ends the game for the seat; among zombies the dead may come back (ZMB-3)."""
    return [False] * len(moves) if view.cast[ZOMBIE_KITTEN] else surely_fatal(view, moves)


def judge_of(edition_name: str, players: int, options: Options | None = None) -> Judge | None:
    """The judge of a game; None where it is not calibrated, or by rules that it has not practised."""
    cell = calibration().cell(edition_name, players)
    if cell is None or LEFT_OUT in edition_name:
        return None
    if options is not None and not _usual(edition_name, players, options):
        return None
    return Judge(cell, calibration().heads[edition_name])


def _usual(edition_name: str, players: int, options: Options) -> bool:
    """Whether a game is played by the rules of its box."""
    try:
        usual = plan(edition(edition_name), players).options
    except LibraryError:
        return False
    return all(getattr(usual, name) == getattr(options, name) for name in (*RULE_FIELDS, "copies", "deal"))
