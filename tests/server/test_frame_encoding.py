"""Piecewise encoding gives the same JSON as encoding the whole."""

import json
from random import Random

import pytest

from defuse.record.happenings import happening
from defuse.record.listing import listed, view_in_names
from defuse.record.transcript import telling
from defuse.server.wire.frame_encoding import FrameEncoder
from defuse.sight.observer import Observer
from defuse.sight.redaction import SPECTATOR
from tests.extent import LONG, seeds, share
from tests.random_games import RandomPlayers, all_editions, sampled_set_up

TRAIL = {"eyes", "shunned", "put_back_by", "left_since", "defused", "robbed"}  # for bots
MOVES = 120 if LONG else 60


@pytest.mark.parametrize("edition", share(all_editions(), 18, "frames"))
def test_every_view_move_and_event_is_written_as_records_do(edition: str) -> None:
    for seed in seeds(2, f"frames: {edition}", long=6):
        check_a_game(edition, Random(seed))


def check_a_game(edition: str, random: Random) -> None:
    """Compare everything that is sent in the first moves of a game."""
    set_up = sampled_set_up(random, edition)
    game = set_up.deal(random.getrandbits(60))
    names = [f"Person {seat}" for seat in range(set_up.players)]
    encoder = FrameEncoder(names)
    observers = [Observer(game, seat) for seat in (*range(set_up.players), SPECTATOR)]
    players = RandomPlayers(random.getrandbits(30))
    for _ in range(MOVES):
        if game.over:
            break
        game.play(*players.choose(game))
        for observer in observers:
            you = None if observer.seat == SPECTATOR else observer.seat
            for event in observer.news():
                told = json.loads(encoder.event(event, you))
                assert told == json.loads(json.dumps(happening(event) | {"told": telling(event, names, you)}))
            view, moves = observer.view(), observer.moves()
            known = {name: value for name, value in view_in_names(view).items() if name not in TRAIL}
            assert json.loads(encoder.view(view)) == json.loads(json.dumps(known))
            assert json.loads(encoder.moves(moves, view)) == [
                listed(number, move, view) for number, move in enumerate(moves)
            ]
