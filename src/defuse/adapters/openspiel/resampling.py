"""States that a player cannot tell from the true one, for information-set search (`ISMCTSBot.set_resampler`).

What the player knows is kept; the sampler of our search bot deals everything else. The stories of the other players
then contain only what this player has heard of them, and their new hands.
"""

from defuse.adapters.openspiel.state import DefuseState
from defuse.adapters.tree.chance import TreeLuck
from defuse.adapters.tree.run import CHANCE, OVER, Choice, TreeRun
from defuse.adapters.tree.sights import view_of
from defuse.adapters.tree.story import known_events
from defuse.bots.searcher.sampling import Sampler
from defuse.encoding.speller import seen_at, spelled
from defuse.game.chance import Dice
from defuse.game.engine import Game
from defuse.game.events import Event
from defuse.sight.redaction import redact


class Resampler:
    """Call it with a state and the player who is asked in it."""

    def __init__(self, seed: int) -> None:
        self._dice = Dice(seed)

    def __call__(self, state: DefuseState, player: int) -> DefuseState:
        if state.run.player in (CHANCE, OVER):
            raise ValueError("expected a state in which a player is asked")
        sampled: DefuseState = state.clone()
        sampled.run = resampled(state.run, player, self._dice)
        return sampled


def resampled(run: TreeRun, seat: int, dice: Dice) -> TreeRun:
    """A copy of the game that is the same to this seat, which is asked."""
    assert run.game is not None
    assert run.speller is not None
    table = Sampler(view_of(run, seat, weighing=True), dice).table()
    table.log, places = _known_log(run.game, seat)
    twin = run.copy()
    twin.game = Game(table)
    twin.heard = {}
    own = [choice for choice in run.choices if choice.seat == seat]
    twin.choices = [Choice(seat, choice.action, places[choice.events]) for choice in own]
    if twin.luck is not None:
        twin.luck = TreeLuck([False] * len(table.pile))
    moves = twin.game.legal_moves(seat)
    twin.speller = spelled(run.setting.actions, moves, seen_at(table, seat), run.speller.chosen)
    return twin


def _known_log(game: Game, seat: int) -> tuple[list[Event], list[int]]:
    """The events that a seat has heard, and for each number of true events how many of them it has heard."""
    log: list[Event] = []
    places = [0]
    for event in game.events[: known_events(game, seat)]:
        known = redact(event, seat)
        if known is not None:
            log.append(_for_its_audience(known, event.audience))
        places.append(len(log))
    return log, places


def _for_its_audience(event: Event, audience: int) -> Event:
    return Event(event.what, event.seat, event.other, event.card, event.number, event.cards, event.act, audience)
