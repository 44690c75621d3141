"""A game with one agent: it sits down somewhere, the others are played by bots."""

from collections.abc import Sequence

import numpy as np

from defuse.adapters.match import MatchSetup, new_match
from defuse.adapters.opponents import Opponent, others, weighs
from defuse.bots.entrants import Chooser
from defuse.game.chance import HIGHEST_SEED


class OneAgent:
    """The table of one agent. `opponents` are seated after it, in seat order; one stands for all of them."""

    def __init__(self, setting: MatchSetup, opponents: Opponent | Sequence[Opponent], seat: int | None) -> None:
        players = setting.plan.players
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"seat: expected None for any, or a seat from 0 to {players - 1}, there is {seat}")
        self.setting = setting
        self.opponents = others(opponents, players)
        self.fixed_seat = seat

    def deal(self, random: np.random.Generator) -> None:
        """Deal a new game and play to the agent's first choice."""
        players = self.setting.plan.players
        while True:
            self.seat = int(random.integers(players)) if self.fixed_seat is None else self.fixed_seat
            self._bots = self._seated(random)
            weighing = [seat for seat, bot in self._bots.items() if weighs(bot)]
            self.match = new_match(self.setting, _some_seed(random), weighing)
            self.let_the_others_play()
            if self.asks_agent:
                return  # otherwise the agent was out before its first choice

    @property
    def asks_agent(self) -> bool:
        return self.match.seat == self.seat

    @property
    def ended(self) -> bool:
        """Whether the game is over for the agent."""
        return self.match.over or not self.match.game.table.is_present(self.seat)

    @property
    def broken_off(self) -> bool:
        return not self.ended and self.match.too_long

    @property
    def reward(self) -> float:
        return self.setting.reward(self.match.game.winner == self.seat) if self.ended else 0.0

    def names(self) -> list[str]:
        """The players by seat."""
        names = ["agent"] * self.setting.plan.players
        for number, one in enumerate(self.opponents):
            seat = (self.seat + 1 + number) % len(names)
            names[seat] = f"{one.name}_{seat}"
        return names

    def let_the_others_play(self) -> None:
        """Let the bots move until the agent is asked, is out, or the game is over."""
        match = self.match
        while match.seat in self._bots and match.game.table.is_present(self.seat) and not match.too_long:
            bot = self._bots[match.seat]
            match.submit(bot.choose(match.observers[match.seat].view(), match.moves.copy()))

    def _seated(self, random: np.random.Generator) -> dict[int, Chooser]:
        players = self.setting.plan.players
        return {
            (self.seat + 1 + number) % players: one.bot(_some_seed(random) % 2**31)
            for number, one in enumerate(self.opponents)
        }


def _some_seed(random: np.random.Generator) -> int:
    return int(random.integers(HIGHEST_SEED, endpoint=True))
