"""A game as a row of choices: who is asked, which actions are open, and what each seat observes meanwhile."""

from array import array
from collections.abc import Mapping
from typing import Final

import numpy as np
from numpy.typing import NDArray

from defuse.adapters.asking import next_asked
from defuse.encoding.actions import Actions
from defuse.encoding.encode import Rows
from defuse.encoding.observation import observation_size, observe
from defuse.encoding.speller import Speller, seen_at
from defuse.game.chance import HIGHEST_SEED
from defuse.game.engine import Game
from defuse.game.library import CannotPlay, Edition, Plan, edition, plan
from defuse.game.moves import NOBODY, Move
from defuse.game.setup import deal
from defuse.sight.witness import Witness

LOST_AMONG: Final = -1.0  # shared by all who lose, so that nobody gains on average


class Setting:
    """What is played: the plan by which every game is dealt, and the actions that all of them share."""

    def __init__(
        self, box: str | Edition, players: int, options: Mapping[str, object] | None = None, quick: bool = False
    ) -> None:
        self.plan: Plan = plan(edition(box) if isinstance(box, str) else box, players, options)
        self.quick = quick
        self.actions = Actions(self.plan.cast, players)
        self.size = observation_size(self.actions)
        self.cards = sum(self.plan.cast)

    @property
    def longest(self) -> int:
        """More moves than a game takes, unless everybody draws from an empty pile for ever (TURN-4)."""
        return 4 * self.cards * (self.plan.players + 1)

    def reward(self, won: bool) -> float:
        return 1.0 if won else LOST_AMONG / (self.plan.players - 1)


class Match:
    """One game. Whoever is asked chooses actions until they have spelled a move."""

    def __init__(self, setting: Setting, seed: int, weighing: frozenset[int] = frozenset()) -> None:
        if not 0 <= seed <= HIGHEST_SEED:
            raise CannotPlay([f"seed: expected a number from 0 to {HIGHEST_SEED}, there is {seed}"])
        self.setting = setting
        self.game: Game = deal(setting.plan, seed, setting.quick)
        self.witnesses = [Witness(self.game, seat, seat in weighing) for seat in range(setting.plan.players)]
        self.moves_made = 0
        self.seat = NOBODY  # who is asked
        self.moves: list[Move] = []  # of whoever is asked
        self.speller: Speller | None = None
        self._ask()

    @property
    def over(self) -> bool:
        return self.seat == NOBODY

    @property
    def open(self) -> list[int]:
        """What can be chosen now."""
        return [] if self.speller is None else self.speller.open

    def choose(self, action: int) -> None:
        """One action of whoever is asked; raises ValueError if it is not open."""
        speller = self.speller
        if speller is None:
            raise ValueError("the game is over")
        speller.choose(action)
        if speller.move is not None:
            self.submit(speller.move)

    def submit(self, move: Move) -> None:
        """A whole move of whoever is asked."""
        refusal = self.game.submit(self.seat, move)
        if refusal is not None:
            raise ValueError(f"seat {self.seat}: {move} is refused: {refusal}")
        self.moves_made += 1
        self._ask()

    def _ask(self) -> None:
        """Find who is asked next; with quick windows nobody is who has but one action."""
        game, setting = self.game, self.setting
        while True:
            self.seat = seat = next_asked(game)
            if seat == NOBODY:
                self.moves, self.speller = [], None
                return
            self.moves = game.legal_moves(seat)
            if not setting.quick or len(self.moves) > 1 or self.moves[0].open:
                break
            game.submit(seat, self.moves[0])
            self.moves_made += 1
        self.speller = Speller(setting.actions, self.moves, seen_at(game.table, seat))

    def observe(self, seat: int) -> NDArray[np.float32]:
        """What a seat observes, whether it is asked or not."""
        rows = Rows()
        observe(self.witnesses[seat].view(), self.speller if seat == self.seat else None, rows)
        return _dense(rows, self.setting.size)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for every action that is open to a seat; none to who is not asked."""
        mask = np.zeros(self.setting.actions.size, np.int8)
        if seat == self.seat:
            mask[self.open] = 1
        return mask


def _dense(rows: Rows, size: int) -> NDArray[np.float32]:
    """All places of one row. Through plain buffers, since numpy is slow at reading lists."""
    found = np.zeros(size, np.float32)
    places = np.frombuffer(array("q", rows.places), np.int64)
    np.add.at(found, places, np.frombuffer(array("f", rows.values), np.float32))
    return found
