"""Bots play every edition by the rules, and see nothing but views."""

from collections.abc import Iterator
from random import Random

import pytest

from defuse.bots import BOTS, Bot, SimpleBot, complete, new_bot
from defuse.game import moves as m
from defuse.game.chance import Dice
from defuse.game.engine import Game
from defuse.game.library import edition_names
from defuse.game.moves import Move
from defuse.record.notation import read_move, write_move
from defuse.record.situation import Situation, set_up
from defuse.sight.witness import Witness
from tests.random_games import SetUp, bound, players_of

EDITIONS = [name for name in edition_names() if players_of(name)]
NAMES = ["Ann", "Ben", "Cem", "Dee", "Eli", "Fay", "Gus", "Hal", "Ida", "Jan"]


def steps(game: Game, bots: list[Bot], order: Random) -> Iterator[tuple[int, Move]]:
    """Play to the end; whoever is asked answers from what a witness in that seat sees."""
    witnesses = [Witness(game, seat) for seat in range(game.table.seats)]
    longest = bound(game)
    taken = 0
    while not game.over:
        assert taken < longest, f"the game has not ended after {longest} moves"
        seat = order.choice(game.waiting)
        move = bots[seat].choose(witnesses[seat].view(), witnesses[seat].moves())
        assert not move.open
        refusal = game.submit(seat, move)
        assert refusal is None, f"seat {seat}: {move} is refused: {refusal}"
        yield seat, move
        taken += 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_bots_play_every_edition_to_its_end(edition: str) -> None:
    for copies in (1, 2):
        if copies == 2 and edition.startswith("recipe:"):
            continue
        for players in players_of(edition, copies):
            random = Random(f"{edition} {players} {copies}")
            game = SetUp(edition, players, random.random() < 0.5, {"copies": copies}).deal(random.randrange(2**62))
            names = [random.choice(list(BOTS)) for _ in range(players)]
            bots = [new_bot(name, random.randrange(2**32)) for name in names]
            for _ in steps(game, bots, random):
                pass


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_with_the_same_seed_plays_the_same_game(name: str) -> None:
    def moves() -> list[tuple[int, Move]]:
        game = SetUp("original+imploding+streaking+barking", 5).deal(5)
        return list(steps(game, [new_bot(name, seat) for seat in range(5)], Random(5)))

    assert moves() == moves()


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_blank_is_filled_in_so_that_the_move_is_legal(edition: str) -> None:
    """Each open move that comes up is filled in several ways, each tried out on a copy."""
    random = Random(edition)
    game = SetUp(edition, players_of(edition)[-1], quick=True).deal(random.randrange(2**62))
    bots = [new_bot("random", seat) for seat in range(game.table.seats)]
    witnesses = [Witness(game, seat) for seat in range(game.table.seats)]
    dice = Dice(random.randrange(2**32))
    for _ in steps(game, bots, random):
        for seat in game.waiting:
            for move in game.legal_moves(seat):
                if move.open:
                    view = witnesses[seat].view()
                    tried = [complete(view, move, dice) for _ in range(5)]
                    assert [game.clone().submit(seat, filled) for filled in tried] == [None] * 5


def test_the_simple_bot_beats_the_random_one() -> None:
    wins = 0
    for number in range(100):
        game = SetUp("original", 4, quick=True).deal(number)
        clever = number % 4
        bots = [new_bot("simple" if seat == clever else "random", 7 * number + seat) for seat in range(4)]
        for _ in steps(game, bots, Random(number)):
            pass
        wins += game.winner == clever
    assert wins > 45  # 25 would be chance; it is about 75


# Habits of the simple bot, each in a situation that calls for it.


def answer(seat: int, before: list[str], **situation: object) -> str:
    """What the simple bot in this seat does after these moves."""
    players = NAMES[:3]
    filled: dict[str, object] = {"edition": "original", "players": players, "deck": ["tacocat"] * 30, **situation}
    game = set_up(Situation(**filled))  # type: ignore[arg-type]
    witness = Witness(game, seat)
    for line in before:
        name, _, text = line.partition(": ")
        refusal = game.submit(players.index(name), read_move(text, players, game.table))
        assert refusal is None, refusal
    return write_move(SimpleBot(1).choose(witness.view(), witness.moves()), players)


def passed(*names: str) -> list[str]:
    return [f"{name}: pass" for name in names]


KITTENS_ABOUT = ["exploding_kitten"] * 2 + ["tacocat"] * 3


def test_it_draws_while_that_is_safe() -> None:
    assert answer(0, [], hands={"Ann": ["attack", "skip", "see_the_future_3"]}) == "draw"


def test_it_looks_ahead_when_a_draw_is_risky() -> None:
    hand = ["attack", "skip", "see_the_future_3"]
    assert answer(0, [], deck=KITTENS_ABOUT, hands={"Ann": hand}) == "see_the_future_3"


def test_it_gets_out_of_the_way_of_a_kitten_it_has_seen() -> None:
    hands = {"Ann": ["see_the_future_3", "skip", "beard_cat"]}
    seen = ["Ann: see_the_future_3", *passed("Ben", "Cem")]
    assert answer(0, seen, deck=KITTENS_ABOUT, hands=hands) == "skip"
    assert answer(0, seen, deck=KITTENS_ABOUT[::-1], hands=hands) == "draw"


def test_it_nopes_what_is_aimed_at_it() -> None:
    hands = {"Ann": ["favor", "attack"], "Ben": ["nope", "skip"], "Cem": ["nope"]}
    assert answer(1, ["Ann: favor @Ben"], hands=hands) == "nope"
    assert answer(1, ["Ann: favor @Cem"], hands=hands) == "pass"
    assert answer(1, ["Ann: attack"], hands=hands) == "nope"
    assert answer(2, ["Ann: attack"], hands=hands) == "pass"


def test_it_gives_away_what_it_needs_least() -> None:
    hands = {"Ann": ["favor"], "Ben": ["defuse", "skip", "tacocat", "nope"]}
    assert answer(1, ["Ann: favor @Ben", *passed("Ben", "Cem")], hands=hands) == "give tacocat"


def test_it_puts_a_kitten_where_others_will_draw_it() -> None:
    hands = {"Ann": ["defuse"]}
    deck = ["exploding_kitten"] + ["tacocat"] * 9
    assert answer(0, ["Ann: draw"], deck=deck, hands=hands) in ("insert 0", "insert 1")
    assert answer(0, ["Ann: draw"], deck=deck, hands=hands, turns_left=3) in ("insert 2", "insert 3")


def test_it_orders_the_future_so_that_its_own_draws_are_safe() -> None:
    hands = {"Ann": ["alter_the_future_3"]}
    seen = ["Ann: alter_the_future_3", *passed("Ben", "Cem")]
    deck = ["exploding_kitten", "skip", "tacocat", "nope"]
    assert answer(0, seen, deck=deck, hands=hands) == "order skip exploding_kitten tacocat"
    assert answer(0, seen, deck=deck, hands=hands, turns_left=2) == "order skip tacocat exploding_kitten"


def test_it_keeps_its_defuses() -> None:
    """Two Defuses are a pair to anybody else."""
    hands = {"Ann": ["defuse", "defuse", "tacocat"], "Ben": ["skip"]}
    assert answer(0, [], hands=hands) == "draw"
    assert m.PAIR in [move.verb for move in set_up(Situation("original", NAMES[:3], hands=hands)).legal_moves(0)]
