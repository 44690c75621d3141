"""Our bots as OpenSpiel policies: the probability of each action in an information state."""

from collections import Counter
from typing import Any, Final

from open_spiel.python import policy

from defuse.adapters.openspiel.game import DefuseGame
from defuse.adapters.openspiel.state import DefuseState
from defuse.adapters.opponents import Opponent, opponent, weighs
from defuse.adapters.tree.run import TreeRun
from defuse.adapters.tree.sights import view_of
from defuse.encoding.speller import Speller, seen_at
from defuse.game.moves import Move

ROLLS: Final = 16  # how many times a bot is asked, each time with another seed


class BotPolicy(policy.Policy):
    """The policy of a bot; uniform in states that the bot's own moves would never reach.

    A random bot is asked several times, always with the same seeds, so that the policy is fixed.
    """

    def __init__(self, game: DefuseGame, bot: Opponent, rolls: int = ROLLS) -> None:
        """`bot` is anybody whom opponents.py knows: a name, a bot or its class, a function, a Policy."""
        super().__init__(game, list(range(game.num_players())))
        self._bot = opponent(bot)
        self._rolls = rolls
        self._known: dict[tuple[int, str], dict[int, float]] = {}

    def action_probabilities(self, state: DefuseState, player_id: Any = None) -> dict[int, float]:
        player = state.current_player() if player_id is None else player_id
        key = (player, state.information_state_string(player))
        if key not in self._known:
            self._known[key] = self._chances(state.run, player)
        return self._known[key]

    def _chances(self, run: TreeRun, seat: int) -> dict[int, float]:
        speller = run.speller
        assert speller is not None
        wanted = Counter[int]()
        for move in self._moves(run, seat):
            words = spelling(run, seat, move)
            if words[: len(speller.chosen)] == speller.chosen:
                wanted[words[len(speller.chosen)]] += 1
        if not wanted:
            wanted.update(speller.open)
        total = wanted.total()
        return {action: wanted[action] / total for action in speller.open}

    def _moves(self, run: TreeRun, seat: int) -> list[Move]:
        """The bot's move with each of its seeds."""
        assert run.game is not None
        bots = [self._bot.bot(seed) for seed in range(self._rolls)]
        view = view_of(run, seat, weighing=weighs(bots[0]))
        return [bot.choose(view, run.game.legal_moves(seat)) for bot in bots]


def spelling(run: TreeRun, seat: int, move: Move) -> list[int]:
    """All actions that spell this move."""
    assert run.game is not None
    return Speller(run.setting.actions, run.game.legal_moves(seat), seen_at(run.game.table, seat)).spelling(move)
