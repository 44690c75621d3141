"""One game for an environment: who is asked, which actions are legal, and what each seat observes."""

from collections.abc import Collection, Mapping
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from defuse.adapters.spelled_game import SpelledGame
from defuse.encoding.actions import Actions
from defuse.encoding.observation import FlatRow, ObservationWriter, observation_size, observe_said
from defuse.game.engine import Game
from defuse.game.library import Edition, Plan, edition, plan
from defuse.game.setup import deal
from defuse.sight.observer import Observer


class MatchSetup:
    """What all games of an environment share: the plan of the deal, and the actions."""

    def __init__(
        self, box: str | Edition, players: int, options: Mapping[str, object] | None = None, quick: bool = False
    ) -> None:
        self.plan: Plan = plan(edition(box) if isinstance(box, str) else box, players, options)
        self.quick = quick
        self.actions = Actions(self.plan.cast, players)
        self.size = observation_size(self.actions)
        self.cards = sum(self.plan.cast)
        # More moves than any game takes, unless everybody draws from an empty pile for ever (TURN-4)
        self.longest = 4 * self.cards * (self.plan.players + 1)
        self.lost = -1.0 / (self.plan.players - 1)  # the reward of a seat that has not won
        self.no_mask: NDArray[np.int8] = np.zeros(self.actions.size, np.int8)
        self._writer: ObservationWriter | None = None

    def __getstate__(self) -> dict[str, Any]:
        return {**vars(self), "_writer": None}

    def observation(self, observer: Observer) -> NDArray[np.float32]:
        """What a seat observes, without the words that it has chosen so far."""
        if self._writer is None:
            self._writer = ObservationWriter(1, self.size)
        rows = self._writer.rows
        rows.clear()
        self._writer.write(0, observer, None)
        return np.frombuffer(memoryview(rows.bits), np.float32, self.size).copy()

    def reward(self, won: bool) -> float:
        """A player's reward at their end; the rewards of a game sum to zero."""
        return 1.0 if won else self.lost


class Lookout:
    """A seat's observation, cached between moves: it is the same for every word of one move."""

    def __init__(self, setting: MatchSetup, observer: Observer) -> None:
        self._setting = setting
        self._observer = observer
        self._moves_made = -1  # at the last observation
        self._seen: NDArray[np.float32] | None = None

    def after(self, moves_made: int) -> NDArray[np.float32]:
        """A fresh copy of the observation, without the words that the seat has chosen so far."""
        if self._seen is None or moves_made != self._moves_made:
            self._moves_made = moves_made
            self._seen = self._setting.observation(self._observer)
        return self._seen.copy()


class AdapterMatch(SpelledGame):
    """One game, with what each seat observes."""

    def __init__(self, setting: MatchSetup, game: Game, observers: list[Observer]) -> None:
        super().__init__(setting.actions, game, observers, setting.quick, setting.longest)
        self.setting = setting
        self._lookouts: list[Lookout | None] = [None] * len(observers)

    def observe(self, seat: int) -> NDArray[np.float32]:
        """A seat's observation, whether it is asked or not."""
        lookout = self._lookouts[seat]
        if lookout is None:
            self._lookouts[seat] = lookout = Lookout(self.setting, self.observers[seat])
        found = lookout.after(self.moves_made)
        if seat == self.seat and self.speller is not None and self.speller.said:
            observe_said(self.speller, FlatRow(_places(found)))
        return found

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for every action that is open to the seat; all 0 if it is not asked."""
        mask = self.setting.no_mask.copy()
        if seat == self.seat:
            for action in self.open:
                mask[action] = 1
        return mask


def new_match(setting: MatchSetup, seed: int, weighing: Collection[int] = ()) -> AdapterMatch:
    """Deal a new game; the observers of the seats in `weighing` also keep probabilities."""
    game = deal(setting.plan, seed, setting.quick)
    return AdapterMatch(setting, game, [Observer(game, seat, seat in weighing) for seat in range(setting.plan.players)])


def _places(numbers: NDArray[np.float32]) -> "memoryview[float]":
    return cast("memoryview[float]", numbers.data)
