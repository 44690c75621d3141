"""The searcher samples tables that its seat cannot tell from the true one, and every possible one."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from defuse.bots.searcher.sampling import Sampler
from defuse.game import kinds as k
from defuse.game import moves as m
from defuse.game.cards.attacks import ATTACK
from defuse.game.cards.favor import FAVOR
from defuse.game.cards.futures import SEE_THE_FUTURE_2
from defuse.game.cards.piles import SHUFFLE
from defuse.game.cards.skips import SKIP
from defuse.game.chance import Dice
from defuse.game.engine import Game
from defuse.game.inspection import what_cannot_go_on, what_is_wrong
from defuse.game.kinds import UNKNOWN
from defuse.game.moves import Move
from defuse.game.options import Options
from defuse.game.table import Table
from defuse.sight.observer import Observer
from defuse.sight.piles import Pile
from defuse.sight.view import View
from defuse.sight.view_building import view
from tests.every_table import EveryTable, lay
from tests.extent import share
from tests.random_games import RandomPlayers, SetUp, all_editions, bound, players_of, sampled_set_up, seeded
from tests.table_checks import check_table


def decisions(set_up: SetUp, random: Random, weighing: bool) -> Iterator[Observer]:
    """The observers that may act, at every step of a random game."""
    game = set_up.deal(random.randrange(2**62))
    players = RandomPlayers(random.randrange(2**32))
    observers = [Observer(game, seat, weighing) for seat in range(set_up.players)]
    for _ in range(bound(game)):
        if game.over:
            return
        seat, move = players.choose(game)
        yield observers[seat]
        game.submit(seat, move)


def check_sampled(observer: Observer, seen: View, table: Table) -> None:
    """The seat sees on this table what it sees on the true one, and the table is possible."""
    assert view(table, observer.seat, observer.memory, observer.belief).as_dict() == seen.as_dict()
    assert Game(table).legal_moves(observer.seat) == observer.moves()
    check_table(Game(table))
    assert what_is_wrong(table) == ""
    assert what_cannot_go_on(table) == ""
    pile = table.pile[::-1]
    assert all(known in (UNKNOWN, card) for known, card in zip(seen.pile, pile, strict=True))
    assert not seen.piles or any(lies_so(way, pile) for _, way in seen.piles)


def lies_so(way: Pile, pile: list[int]) -> bool:
    """Whether a pile is one of the orders that another pile stands for."""
    for number, bag in enumerate(way.bags):
        there = Counter(card for card, place in zip(pile, way.row, strict=True) if place == UNKNOWN - 1 - number)
        if Counter(bag) - there:
            return False
    return all(place < 0 or place == card for place, card in zip(way.row, pile, strict=True))


@pytest.mark.parametrize("edition", share(all_editions(), 18, "sampled tables"))
def test_the_seat_cannot_tell_a_sampled_table_from_the_true_one(edition: str) -> None:
    counts = share(players_of(edition), 1, f"sampling {edition}")
    for players, seed in seeded(counts, f"sampling {edition}", long=1):
        random = Random(seed)
        for set_up in (SetUp(edition, players), sampled_set_up(random, edition)):
            for observer in decisions(set_up, random, weighing=random.random() < 0.7):
                if random.random() < 0.25:
                    seen = observer.view()
                    sampler = Sampler(seen, Dice(random.randrange(2**32)), armed=random.choice((0, 90)))
                    for _ in range(2):
                        check_sampled(observer, seen, sampler.table())


# Every possible table comes up with the right frequency


EK, SK, IK = k.EXPLODING_KITTEN, k.STREAKING_KITTEN, k.IMPLODING_KITTEN
CAT, CAT_2 = k.NUMBERS["tacocat"], k.NUMBERS["beard_cat"]
US, THEM = 0, 1

# Our hand, theirs, the pile from the top, and what has happened since the deal.
STORIES: dict[str, tuple[list[int], list[int], list[int], list[tuple[int, Move]]]] = {
    "just dealt": ([k.DEFUSE, CAT], [SKIP, CAT], [EK, CAT_2, k.NOPE, EK], []),
    "two kinds of kittens": ([CAT, k.NOPE], [SKIP, CAT], [EK, IK, CAT, k.DEFUSE], []),
    "a look into the future": (
        [SEE_THE_FUTURE_2, CAT],
        [SKIP, k.DEFUSE],
        [CAT, EK, CAT_2, EK, CAT],
        [(US, m.play(SEE_THE_FUTURE_2))],
    ),
    "a kitten that they put back somewhere": (
        [SEE_THE_FUTURE_2, CAT, SKIP],
        [k.DEFUSE, CAT_2],
        [CAT, EK, CAT_2, SHUFFLE],
        [(US, m.play(SEE_THE_FUTURE_2)), (US, m.DRAW_A_CARD), (THEM, m.DRAW_A_CARD), (THEM, m.insert(2))],
    ),
    "a kitten that we put back": (
        [k.DEFUSE, CAT],
        [CAT, CAT_2, SKIP],
        [EK, CAT_2, k.NOPE, EK, CAT],
        [(US, m.DRAW_A_CARD), (US, m.insert(1)), (THEM, m.play(SKIP))],
    ),
    "a gift": (
        [FAVOR, CAT],
        [SKIP, ATTACK, CAT_2],
        [CAT, EK, CAT_2, k.DEFUSE],
        [(US, m.play(FAVOR, THEM)), (THEM, m.give(CAT_2)), (US, m.DRAW_A_CARD)],
    ),
    "a kitten that they may hold": ([CAT], [k.DEFUSE, CAT], [SK, EK, CAT_2, EK], [(US, m.DRAW_A_CARD)]),
    "a kitten that is held": (
        [CAT],
        [SK, CAT],
        [CAT_2, EK, EK, CAT_2, k.DEFUSE],
        [(US, m.DRAW_A_CARD), (THEM, m.DRAW_A_CARD)],
    ),
}


@pytest.mark.parametrize("story", STORIES)
def test_every_table_that_fits_comes_up_as_often_as_it_should(story: str) -> None:
    ours, theirs, pile, moves = STORIES[story]
    game = lay([ours, theirs], pile, [], Options())
    observer, every = Observer(game, US, weighing=True), EveryTable(game, US)
    for seat, move in moves:
        before = len(game.events)
        assert game.submit(seat, move) is None
        every.follow(seat, move, game.events[before:])
    expected: Counter[object] = Counter()
    for other, weight in every.games.values():
        expected[hidden(other.table)] += weight  # type: ignore[assignment]
    sampler = Sampler(observer.view(), Dice(7))
    number = 100 * len(expected)
    found = Counter(hidden(sampler.table()) for _ in range(number))
    total = expected.total()
    assert found.keys() <= expected.keys()
    share = {table: number * weight / total for table, weight in expected.items()}
    off = sum((found[table] - usual) ** 2 / usual for table, usual in share.items())
    freedom = len(expected) - 1
    assert off < freedom + 5 * (2 * freedom) ** 0.5, f"{off} where {freedom} is expected"


def hidden(table: Table) -> object:
    return tuple(table.hands[THEM]), tuple(table.pile)
