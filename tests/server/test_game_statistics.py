"""The risk of a draw counts by what the seat could know, whether its feed was read or not."""

from random import Random

import pytest

from defuse.game.setup import new_game
from defuse.record.record import Recorder, as_data, new_record
from defuse.server.play.server_game import ServerGame
from tests.extent import seeds
from tests.random_games import RandomPlayers

NAMES = ["Ann", "Ben", "Cem"]


@pytest.mark.parametrize("edition", ["original", "original+imploding+streaking+barking", "recipe:danger-mode"])
def test_the_risk_taken_does_not_depend_on_which_seats_looked(edition: str) -> None:
    for seed in seeds(4, f"luck: {edition}", long=20):
        random = Random(seed)
        game = new_game(edition, len(NAMES), seed=random.getrandbits(30))
        server_game = ServerGame(Recorder(game, new_record(game, NAMES, edition)), NAMES, range(len(NAMES)))
        players = RandomPlayers(random.getrandbits(30))
        while not game.over and server_game.moves < 300:
            server_game.play(*players.choose(game))
            for feed in random.sample(server_game.feeds(), random.randrange(len(NAMES) + 1)):
                if random.random() < 0.5:
                    feed.look()
                else:
                    feed.listen()
        again = ServerGame.resume(as_data(server_game.record), NAMES, range(len(NAMES)))
        assert again.tally.risk == pytest.approx(server_game.tally.risk)
        assert sum(again.tally.risk) > 0
