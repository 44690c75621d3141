"""Who plays the seats that the agent does not: bots by name, bot objects, functions, and frozen networks."""

import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, cast, runtime_checkable

import numpy as np
from numpy.typing import NDArray

from defuse.bots.entrants import Chooser, Entrant, Outsider, entrant
from defuse.encoding.actions import Actions
from defuse.encoding.observation import FlatRow, observation_size, observe
from defuse.encoding.speller import Speller, seen_in
from defuse.game.moves import Move
from defuse.sight.view import View

Observation = NDArray[np.float32]
Mask = NDArray[np.int8]

# The name of a bot, a bot, a class of bots, a function of view and moves, a Policy, or a model with `predict`.
Opponent = object


@runtime_checkable
class Model(Protocol):
    """A trained model of stable-baselines3 or sb3-contrib."""

    def predict(self, observation: Any, **arguments: Any) -> tuple[Any, Any]: ...


class Policy:
    """A policy in the encoding of the adapters, as a bot: it sees what an agent sees, and spells its moves.

    The function gets an observation and the mask of the open actions, and returns an action. It may be a frozen copy of
    the network that is being trained.
    """

    def __init__(self, choose_action: Callable[[Observation, Mask], Any]) -> None:
        self._choose_action = choose_action
        self._actions: Actions | None = None

    def choose(self, view: View, moves: list[Move]) -> Move:
        actions = self._actions_of(view)
        speller = Speller(actions, moves, seen_in(view))
        while speller.move is None:
            seen = np.zeros(observation_size(actions), np.float32)
            observe(view, speller, FlatRow(cast("memoryview[float]", seen.data)))
            mask = np.zeros(actions.size, np.int8)
            mask[speller.open] = 1
            speller.choose(int(self._choose_action(seen, mask)))
        return speller.move

    def _actions_of(self, view: View) -> Actions:
        found = self._actions
        if found is None or found.seats != view.seats or found.cast != list(view.cast):
            found = self._actions = Actions(list(view.cast), view.seats)
        return found


@dataclass(frozen=True)
class GivenBot(Entrant):
    """A bot that somebody made: the same one plays all games."""

    given: Chooser

    def bot(self, seed: int) -> Chooser:
        return self.given


@dataclass(frozen=True)
class GivenClass(Entrant):
    """A class of bots, or a function that makes one with `seed=...`: every game has a new one."""

    maker: Callable[..., Chooser]

    def bot(self, seed: int) -> Chooser:
        return self.maker(seed=seed)


class _Function:
    """A function of view and moves as a bot."""

    def __init__(self, choose: Callable[[View, list[Move]], Move]) -> None:
        self.choose = choose


def opponent(written: Opponent) -> Entrant:
    """Who is meant; raises ValueError if that is nobody who can play here."""
    if isinstance(written, str):
        found = entrant(written)
        if isinstance(found, Outsider):
            raise ValueError(f"opponents: expected bots in Python, there is the program {found.name}")
        return found
    if isinstance(written, Entrant):
        return written
    name = getattr(written, "__name__", type(written).__name__).lower()
    if inspect.isclass(written) and hasattr(written, "choose"):
        return GivenClass(name, cast(Callable[..., Chooser], written))
    if hasattr(written, "choose"):
        return GivenBot(name, cast(Chooser, written))
    if isinstance(written, Model):
        return GivenBot(name, Policy(_predicting(written)))
    if callable(written):
        return GivenBot(name, _Function(written))
    expected = "the name of a bot, a bot with choose(view, moves), a function of these, or a Policy"
    raise ValueError(f"opponents: expected {expected}, there is {written!r}")


def _predicting(model: Model) -> Callable[[Observation, Mask], int]:
    """The action that a model predicts; one that knows no masks may choose an action that is not open."""
    knows_masks = "action_masks" in inspect.signature(model.predict).parameters

    def choose_action(seen: Observation, mask: Mask) -> int:
        if knows_masks:
            action, _ = model.predict(seen, action_masks=mask.astype(bool), deterministic=True)
        else:
            action, _ = model.predict(seen, deterministic=True)
        return int(action)

    return choose_action


def weighs(bot: Chooser) -> bool:
    """Whether a bot wants to know the chances of all ways in which the pile may lie."""
    return getattr(bot, "weighs", False) is True


def others(written: Opponent | Sequence[Opponent], players: int) -> list[Entrant]:
    """The opponents of one agent, in seat order, starting after it; one stands for all of them."""
    if isinstance(written, Sequence) and not isinstance(written, str):
        if len(written) != players - 1:
            raise ValueError(f"opponents: expected one or {players - 1}, there are {len(written)}")
        return [opponent(one) for one in written]
    return [opponent(written)] * (players - 1)


def by_agent(written: Mapping[str, Opponent], agents: Sequence[str]) -> dict[int, Entrant]:
    """Opponents by their seats, given by the names of the agents whose places they take."""
    for name in written:
        if name not in agents:
            raise ValueError(f"opponents: expected some of {', '.join(agents)}, there is {name!r}")
    if len(written) == len(agents):
        raise ValueError("opponents: expected at least one seat without one")
    return {agents.index(name): opponent(one) for name, one in written.items()}
