"""The searcher: its settings, its budget, and that searching pays."""

from random import Random

import pytest

from defuse.bots import SearcherBot
from defuse.bots.entrants import NoSuchEntrant, entrant
from defuse.bots.searcher.budget import Samples, Seconds, budget
from defuse.bots.searcher.promising import promising
from defuse.bots.searcher.search import search
from defuse.bots.searcher.searcher_bot import SURE
from defuse.game import kinds as k
from defuse.game import moves as m
from defuse.game.cards.futures import ALTER_THE_FUTURE_5
from defuse.game.engine import Game
from defuse.game.moves import Move
from defuse.game.table import Table
from defuse.game.writing import write_move
from defuse.record.notation import read_move
from defuse.record.situation import Situation, set_up
from defuse.sight.observer import Observer

PLAYERS = ["Ann", "Ben", "Cem"]


def answer(seat: int, before: list[str], samples: int = 400, **situation: object) -> str:
    """The move of a searcher in this seat after these moves."""
    players = PLAYERS[: int(str(situation.pop("number", 2)))]
    filled: dict[str, object] = {"edition": "original", "players": players, "deck": ["tacocat"] * 9, **situation}
    game = set_up(Situation(**filled))  # type: ignore[arg-type]
    observer = Observer(game, seat, weighing=True)
    for line in before:
        name, _, text = line.partition(": ")
        refusal = game.submit(players.index(name), read_move(text, players, game.table))
        assert refusal is None, refusal
    return write_move(SearcherBot(1, str(samples)).choose(observer.view(), observer.moves()), players)


# Budgets


def test_a_number_of_samples() -> None:
    for setting, number in (("1", 1), ("400", 400), ("2000", 2000)):
        found = budget(setting)
        assert isinstance(found, Samples)
        assert found.number == number


def test_a_time() -> None:
    for setting, seconds in (("200ms", 0.2), ("1s", 1.0), ("1.5 s", 1.5), (".5s", 0.5)):
        found = budget(setting)
        assert isinstance(found, Seconds)
        assert found.seconds == pytest.approx(seconds)


def test_other_settings_are_refused_with_a_reason() -> None:
    for setting in ("0", "-5", "many", "1.5", "0ms", "200 min", "2h", "s", "1000001", "9999s", "1s1s"):
        with pytest.raises(ValueError, match="expected"):
            budget(setting)
        with pytest.raises(NoSuchEntrant) as told:
            entrant(f"searcher:{setting}")
        assert told.value.why == "bad setting"
        assert "expected" in told.value.problem


def test_no_more_samples_are_taken_than_allowed() -> None:
    for moves in range(2, 30):
        for number in (1, 7, 100):
            made = 0

            def play(table: Table, move: Move, seed: int) -> float:
                nonlocal made
                made += 1
                return float(move.number % 2)

            choices = [m.insert(depth) for depth in range(moves)]
            found = budget(str(number))
            found.begin()
            search(choices, empty_table, play, found, SURE)
            assert made <= number


def empty_table() -> Table:
    return set_up(Situation("original", PLAYERS, deck=["exploding_kitten"])).table


class MovedClock:
    """Stands still unless it is moved, or moves a little whenever it is read."""

    def __init__(self, step: float = 0.0) -> None:
        self.now = 1000.0
        self.step = step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def test_a_time_is_over_before_a_play_out_that_would_not_fit() -> None:
    clock = MovedClock()
    found = budget("100ms", clock)
    found.begin()
    made = 0
    while found.allows(1, 1.0):
        clock.now += 0.03 if made == 1 else 0.01  # the longest so far is the estimate for the next one
        found.count()
        made += 1
    assert made == 6  # 10, 40, 50, 60, 70 ms; after 80 another 30 would be too many
    assert clock.now - 1000.0 == pytest.approx(0.08)
    found.begin()
    assert found.allows(10, 1.0)
    clock.now += 0.051
    assert found.allows(1, 1.0)
    assert not found.allows(1, 0.5)


@pytest.mark.parametrize("milliseconds", [60, 200])
def test_the_time_is_kept(milliseconds: int) -> None:
    game = set_up(Situation("original", PLAYERS, deck=["tacocat", "exploding_kitten"] * 9, hands=MANY))
    observer = Observer(game, 0, weighing=True)
    view, moves = observer.view(), observer.moves()
    clock = MovedClock(0.001)
    bot = SearcherBot(1)
    bot.budget = budget(f"{milliseconds}ms", clock)
    for _ in range(3):
        began = clock.now
        bot.choose(view, moves)
        taken = round(1000 * (clock.now - began))
        assert 0.8 * milliseconds <= taken <= milliseconds + 2  # read once more at the beginning and at the end


def test_without_another_clock_it_goes_by_the_true_one() -> None:
    game = set_up(Situation("original", PLAYERS, deck=["tacocat", "exploding_kitten"] * 9, hands=MANY))
    observer = Observer(game, 0, weighing=True)
    assert SearcherBot(1, "20ms").choose(observer.view(), observer.moves()) in observer.moves()


MANY = {
    "Ann": ["attack", "skip", "favor", "tacocat", "tacocat", "see_the_future_3", "shuffle", "defuse"],
    "Ben": ["defuse", "nope", "beard_cat", "beard_cat"],
    "Cem": ["defuse", "attack", "skip"],
}


# The search


def test_the_best_move_is_found() -> None:
    dice = Random(1)

    def play(table: Table, move: Move, seed: int) -> float:
        return float(dice.random() < (0.8 if move.number == 5 else 0.4))

    choices = [m.insert(depth) for depth in range(12)]
    found = [_searched(choices, play) for _ in range(20)]
    assert found.count(m.insert(5)) >= 18


def test_where_nothing_is_better_the_usual_move_stays() -> None:
    choices = [m.insert(depth) for depth in range(12)]
    assert _searched(choices, lambda table, move, seed: seed % 2) == choices[0]


def _searched(choices: list[Move], play: object) -> Move:
    found = budget("1200")
    found.begin()
    return search(choices, empty_table, play, found, SURE)  # type: ignore[arg-type]


def test_all_moves_are_tried_on_the_same_tables() -> None:
    seen: dict[int, set[int]] = {}

    def play(table: Table, move: Move, seed: int) -> float:
        seen.setdefault(seed, set()).add(table.seed)
        return 0.5

    def deal() -> Table:
        table = empty_table()
        table.seed = 17 + len(seen)
        return table

    found = budget("100")
    found.begin()
    search([m.insert(depth) for depth in range(4)], deal, play, found, SURE)
    assert len(seen) > 10
    assert all(len(seeds) == 1 for seeds in seen.values())


def test_few_of_many_orders_and_kinds_are_tried() -> None:
    hands = {"Ann": ["alter_the_future_5", "tacocat", "tacocat", "tacocat"], "Ben": ["defuse"] * 2 + ["skip"] * 5}
    deck = ["exploding_kitten", "skip", "nope", "attack", "tacocat", "defuse"]
    game = set_up(Situation("recipes", PLAYERS[:2], deck=deck, hands=hands))
    observer = Observer(game, 0)
    moves = observer.moves()
    named = {move.named for move in promising(observer.view(), moves, m.DRAW_A_CARD) if move.verb == m.TRIPLE}
    assert k.DEFUSE in named
    assert len(named) <= 3
    game.submit(0, m.play(ALTER_THE_FUTURE_5))
    game.submit(1, m.PASS_ON_IT)
    view = observer.view()
    assert view.question is not None
    usual = m.order(list(view.question.cards))
    orders = promising(view, observer.moves(), usual)
    assert {order.cards.index(k.EXPLODING_KITTEN) for order in orders} == set(range(5))
    assert all(Game(game.table.clone()).submit(0, order) is None for order in orders)


# Advantages of searching


def test_it_does_not_draw_a_kitten_that_it_has_seen() -> None:
    hands = {"Ann": ["see_the_future_3", "skip", "tacocat"], "Ben": ["defuse", "tacocat"]}
    deck = ["exploding_kitten"] + ["tacocat"] * 8
    assert answer(0, ["Ann: see_the_future_3", "Ben: pass"], deck=deck, hands=hands) == "skip"


def test_it_gives_away_no_defuse() -> None:
    hands = {"Ann": ["favor"], "Ben": ["defuse", "tacocat", "skip"]}
    deck = ["exploding_kitten"] + ["tacocat"] * 8
    assert answer(1, ["Ann: favor @Ben", "Ben: pass"], deck=deck, hands=hands) != "give defuse"


def test_the_last_kitten_goes_where_the_other_has_to_draw_it() -> None:
    """One card is left besides the kitten, and the other player has only a cat: on top, the kitten ends their game."""
    hands = {"Ann": ["defuse"], "Ben": ["tacocat"]}
    assert answer(0, ["Ann: draw"], deck=["exploding_kitten", "tacocat"], hands=hands) == "insert 0"
