"""The searcher deals tables that its seat cannot tell from the true one, and every one that may be."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from defuse.bots.searcher.sampling import Sampler
from defuse.game.chance import Dice
from defuse.game.engine import Game
from defuse.game.inspection import what_cannot_go_on, what_is_wrong
from defuse.game.kinds import UNKNOWN
from defuse.game.table import Table
from defuse.sight.piles import Pile
from defuse.sight.view import View, view
from defuse.sight.witness import Witness
from tests.random_games import RandomPlayers, SetUp, all_editions, bound, players_of, sampled_set_up
from tests.table_checks import check_table


def decisions(set_up: SetUp, random: Random, weighing: bool) -> Iterator[Witness]:
    """Whoever may do something, at every step of a random game."""
    game = set_up.deal(random.randrange(2**62))
    players = RandomPlayers(random.randrange(2**32))
    witnesses = [Witness(game, seat, weighing) for seat in range(set_up.players)]
    for _ in range(bound(game)):
        if game.over:
            return
        seat, move = players.choose(game)
        yield witnesses[seat]
        game.submit(seat, move)


def check_sampled(witness: Witness, seen: View, table: Table) -> None:
    """The seat sees on this table what it sees on the true one, and nothing there is impossible."""
    assert view(table, witness.seat, witness.memory, witness.belief).as_dict() == seen.as_dict()
    assert Game(table).legal_moves(witness.seat) == witness.moves()
    check_table(Game(table))
    assert what_is_wrong(table) == ""
    assert what_cannot_go_on(table) == ""
    pile = table.pile[::-1]
    assert all(known in (UNKNOWN, card) for known, card in zip(seen.pile, pile, strict=True))
    assert not seen.piles or any(lies_so(way, pile) for _, way in seen.piles)


def lies_so(way: Pile, pile: list[int]) -> bool:
    """Whether a pile is one of those that are meant."""
    for number, bag in enumerate(way.bags):
        there = Counter(card for card, place in zip(pile, way.row, strict=True) if place == UNKNOWN - 1 - number)
        if Counter(bag) - there:
            return False
    return all(place < 0 or place == card for place, card in zip(way.row, pile, strict=True))


@pytest.mark.parametrize("edition", all_editions())
def test_the_seat_cannot_tell_a_sampled_table_from_the_true_one(edition: str) -> None:
    random = Random(edition)
    for players in players_of(edition):
        set_ups = [SetUp(edition, players), sampled_set_up(random, edition)]
        for set_up in set_ups:
            for weighing in (True, False):
                for witness in decisions(set_up, random, weighing):
                    seen = witness.view()
                    sampler = Sampler(seen, Dice(random.randrange(2**32)), random.choice((0, 90)))
                    for _ in range(2):
                        check_sampled(witness, seen, sampler.table())
