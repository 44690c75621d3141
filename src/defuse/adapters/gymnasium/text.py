"""The environment in text: one seat answers with moves as strings, bots play the others."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

import gymnasium
from gymnasium import spaces

from defuse.adapters.match import MatchSetup
from defuse.adapters.one_agent import OneAgent
from defuse.adapters.opponents import Opponent
from defuse.adapters.text import FORMAT, BadAnswer, moves_text, observation, read_answer
from defuse.game.library import Edition

ILLEGAL_REWARD: Final = -1.0
_LONGEST_OBSERVATION: Final = 100_000
_LONGEST_ANSWER: Final = 1_000
_SIGNS: Final = frozenset(map(chr, [10, *range(32, 127), *range(160, 384), 0x2018, 0x2019, 0x201C, 0x201D, 0x2026]))


class TextEnv(gymnasium.Env[str, str]):
    """An observation is a text, an action is a move as a text.

    An answer that is no legal move loses the game at once, unless there are further attempts: then the observation is
    the same again, and `info["error"]` says what is wrong with the answer.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "format": FORMAT}  # type: ignore[misc]

    def __init__(
        self,
        box: str | Edition = "original",
        players: int = 2,
        opponents: Opponent | Sequence[Opponent] = "careful",
        seat: int | None = None,
        attempts: int = 1,
        render_mode: str | None = None,
        *,
        options: Mapping[str, object] | None = None,
    ) -> None:
        """`attempts` are allowed for each move."""
        if attempts < 1:
            raise ValueError(f"attempts: expected 1 or more, there is {attempts}")
        self.setting = MatchSetup(box, players, options, quick=True)
        self.attempts = attempts
        self.render_mode = render_mode
        self.observation_space = spaces.Text(_LONGEST_OBSERVATION, charset=_SIGNS)
        self.action_space = spaces.Text(_LONGEST_ANSWER, charset=_SIGNS)
        self._table = OneAgent(self.setting, opponents, seat)
        self._failed = 0  # attempts at this move
        self._seen = ""

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[str, dict[str, Any]]:
        """Deal a new game and play to the agent's first choice. `options` is ignored."""
        super().reset(seed=seed)
        self._table.deal(self.np_random)
        self._look()
        return self._seen, self._info()

    def step(self, action: str) -> tuple[str, float, bool, bool, dict[str, Any]]:
        table = self._table
        if not table.asks_agent:
            raise gymnasium.error.ResetNeeded("the game is over for this seat: call reset()")
        try:
            move = read_answer(action, table.match.game, table.seat)
        except BadAnswer as error:
            self._failed += 1
            lost = self._failed >= self.attempts
            info = self._info() | {"error": str(error)}
            return self._seen, ILLEGAL_REWARD if lost else 0.0, lost, False, info
        table.match.submit(move)
        table.let_the_others_play()
        self._look()
        return self._seen, table.reward, table.ended, table.broken_off, self._info()

    def render(self) -> str:
        return self._seen

    def _look(self) -> None:
        self._failed = 0
        match, seat = self._table.match, self._table.seat
        observer = match.observers[seat]
        news = observer.news()
        self._seen = observation(observer.view(), news, self._moves())

    def _moves(self) -> list[Any]:
        return self._table.match.moves if self._table.asks_agent else []

    def _info(self) -> dict[str, Any]:
        return {"legal_moves": moves_text(self._moves(), self.setting.plan.players), "seat": self._table.seat}
