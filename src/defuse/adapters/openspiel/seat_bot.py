"""Anybody as a bot of OpenSpiel, for one seat: to train against, or for `pyspiel.evaluate_bots`."""

from random import Random

import pyspiel
from open_spiel.python import policy as policies

from defuse.adapters.openspiel.policy import spelling
from defuse.adapters.openspiel.state import DefuseState
from defuse.adapters.opponents import Opponent, opponent, weighs
from defuse.adapters.tree.sights import view_of


class SeatBot(pyspiel.Bot):
    """Plays one seat: as one of our bots or anybody else whom opponents.py knows, or by a policy of OpenSpiel."""

    def __init__(self, seat: int, who: Opponent, seed: int = 0) -> None:
        super().__init__()
        self._seat = seat
        self._who = who
        self._random = Random(seed)
        self._words: list[int] = []  # what is left to say of the move that was chosen
        self.restart()

    def restart(self) -> None:
        """A new game."""
        self._words = []
        if not isinstance(self._who, policies.Policy):
            self._bot = opponent(self._who).bot(self._random.randrange(2**31))

    def restart_at(self, state: DefuseState) -> None:
        self.restart()

    def inform_action(self, state: DefuseState, player_id: int, action: int) -> None:
        """Nothing to note: the state tells everything."""

    def player_id(self) -> int:
        return self._seat

    def provides_policy(self) -> bool:
        return False

    def step(self, state: DefuseState) -> int:
        """The next action of the seat, which is asked in this state."""
        if isinstance(self._who, policies.Policy):
            chances = self._who.action_probabilities(state, self._seat)
            return int(self._random.choices(list(chances), list(chances.values()))[0])
        run = state.run
        assert run.game is not None
        assert run.speller is not None
        if not run.speller.chosen:
            moves = run.game.legal_moves(self._seat)
            move = self._bot.choose(view_of(run, self._seat, weighs(self._bot)), moves)
            self._words = spelling(run, self._seat, move)
        return self._words[len(run.speller.chosen)]
