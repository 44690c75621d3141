"""Random games that are recorded while they are played."""

from collections.abc import Iterator
from functools import cache
from random import Random

from defuse.game.engine import Game
from defuse.game.refusals import Refusal
from defuse.record.record import Record, Recorder, new_record
from tests.extent import seeds
from tests.game_checks import NAMES_OF_PLAYERS, as_lists
from tests.random_games import RandomPlayers, SetUp, Story, printed_set_ups, sampled_set_up


class Recorded:
    """A random game that is recorded while it is played."""

    def __init__(self, set_up: SetUp, seed: int) -> None:
        self.story = Story(set_up, seed)
        self.game = self.story.game
        self.dealt = len(self.game.events)
        names = NAMES_OF_PLAYERS[: self.game.table.seats]
        self.recorder = Recorder(self.game, new_record(self.game, names, set_up.edition))

    @property
    def record(self) -> Record:
        return self.recorder.record

    def steps(self, players: RandomPlayers) -> Iterator[Game]:
        """Play on, stopping at every step."""
        yield self.game
        while not self.game.over and len(self.record.entries) < 500:
            seat, move = players.choose(self.game)
            said = self.recorder.play(seat, move)
            assert not isinstance(said, Refusal), said
            yield self.game

    def told(self) -> list[list[object]]:
        return as_lists(self.game.events[self.dealt :])


def games(edition: str, purpose: str) -> Iterator[tuple[Recorded, RandomPlayers, Random]]:
    """A game of the edition with each kind of reaction windows, and one with any options."""
    choice = Random(seeds(2, f"recorded {edition} {purpose}")[1])
    printed = printed_set_ups(edition)
    asking, quick = [[set_up for set_up in printed if set_up.quick == way] for way in (False, True)]
    set_ups = (choice.choice(asking), choice.choice(quick), sampled_set_up(choice, edition))
    for set_up, seed in zip(set_ups, seeds(3, f"{edition} {purpose}"), strict=True):
        yield Recorded(set_up, seed), RandomPlayers(seed), Random(seed)


@cache
def finished(edition: str = "original+imploding+streaking+barking", players: int = 4, seed: int = 5) -> Record:
    """A whole recorded game; cached, do not change it."""
    recorded = Recorded(SetUp(edition, players), seed)
    for _ in recorded.steps(RandomPlayers(seed)):
        pass
    return recorded.record
