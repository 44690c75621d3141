"""Taking luck out of a result: the expectation stays the same, whatever the judge thinks; the spread gets smaller."""

from collections import Counter
from itertools import product
from math import sqrt
from pathlib import Path

import numpy as np
import pytest

from defuse.adapters.opponents import weighs
from defuse.adapters.tree.run import CHANCE, OVER, TreeRun, new_run
from defuse.adapters.tree.setting import setting
from defuse.adapters.tree.sights import view_of
from defuse.bots.careful import CarefulBot
from defuse.bots.entrants import entrant
from defuse.cli import main
from defuse.encoding.speller import Speller, seen_at
from defuse.game.chance import Dice
from defuse.game.engine import Game
from defuse.game.kinds import EXPLODING_KITTEN, NUMBERS
from defuse.game.library import edition, read_recipe
from defuse.game.moves import DRAW, PAIR, Move
from defuse.game.setup import new_game
from defuse.game.table import Table
from defuse.lab.arena.arena import Programme, hold
from defuse.lab.arena.luck import Chances, LuckTerms, World
from defuse.lab.running.tables import Seat, Setup, play_game
from defuse.lab.running.work import ThisProcess
from defuse.lab.statistics.rates import controlled
from tests.extent import LONG, seeds

TINY = Path(__file__).parent.parent / "examples" / "tiny-kittens.toml"


class Whimsical:
    """A judge that thinks anything; it only must not look at the order of undecided cards."""

    def chances(self, worlds: list[World]) -> Chances:
        return np.array([self._one(*world) for world in worlds])

    def _one(self, table: Table, loose: list[bool]) -> list[float]:
        settled = tuple(card for card, is_loose in zip(table.pile, loose, strict=True) if not is_loose)
        undecided = tuple(sorted(card for card, is_loose in zip(table.pile, loose, strict=True) if is_loose))
        hands = [tuple(sorted(hand)) for hand in table.hands]
        return [hash((seat, settled, undecided, *hands, table.present)) % 1009 / 1009 for seat in range(table.seats)]


def lucky_at(before: Table, move: Move, seed: int) -> Chances:
    table = before.clone()
    table.log = []
    luck = LuckTerms(Game(table), Whimsical(), seed)
    assert luck.submit(table.turn, move) is None
    return luck.corrections


@pytest.mark.parametrize("seed", seeds(4, "fair corrections"))
def test_corrections_of_a_draw_add_up_to_nothing_over_all_cards(seed: int) -> None:
    before = new_game("original", 2, seed, quick=True).table
    cards = Counter(before.pile)
    total = np.zeros(2)
    for card, number in cards.items():
        table = before.clone()
        place = table.pile.index(card)
        pile = table.pile.copy()
        pile[place], pile[-1] = pile[-1], pile[place]
        table.pile = pile
        found = lucky_at(table, Move(DRAW), seed)
        assert found.any()
        total += number / len(pile) * found
    assert total == pytest.approx([0, 0], abs=1e-9)


def test_corrections_of_a_theft_add_up_to_nothing_over_the_hand() -> None:
    game = new_game("original", 2, 1, quick=True)
    table = game.table
    thief, other = table.turn, 1 - table.turn
    cat = NUMBERS["tacocat"]
    for hand in (0, 1):
        table.hands[hand] = []
    table.take_up(thief, [cat, cat])
    loot = [NUMBERS["defuse"], NUMBERS["skip"], NUMBERS["skip"], NUMBERS["attack"]]
    table.take_up(other, loot)
    move = next(move for move in game.legal_moves(thief) if move.verb == PAIR)
    total = np.zeros(2)
    for card in set(loot):
        before = table.clone()
        before.pins = [card]
        total += loot.count(card) / len(loot) * lucky_at(before, move, 5)
    assert total == pytest.approx([0, 0], abs=1e-9)


def test_there_is_no_luck_where_chance_has_no_choice() -> None:
    before = new_game("original", 2, 3, quick=True).table
    before.pile = [NUMBERS["favor"]] * 4
    assert not lucky_at(before, Move(DRAW), 1).any()


# A game with a known value


def value_of(run: TreeRun) -> float:
    """How often careful wins from seat 0 against itself, over everything that chance may say."""
    if run.player == OVER:
        assert run.game is not None
        return float(run.game.winner == 0)
    if run.player == CHANCE:
        return sum(chance * value_of(after(run, [outcome])) for outcome, chance in run.outcomes)
    assert run.game is not None
    seat, moves = run.player, run.game.legal_moves(run.player)
    bot = CarefulBot(1)
    move = bot.choose(view_of(run, seat, weighs(bot)), moves)
    return value_of(after(run, Speller(run.setting.actions, moves, seen_at(run.game.table, seat)).spelling(move)))


def after(run: TreeRun, actions: list[int]) -> TreeRun:
    twin = run.copy()
    for action in actions:
        twin.choose(action)
    return twin


def test_the_mean_is_the_value_of_the_game_and_the_spread_is_smaller() -> None:
    exact = value_of(new_run(setting(str(TINY), 2, "first_player:0", "exact", True)))
    assert 0.1 < exact < 0.9
    tiny = Setup(edition(read_recipe(str(TINY))), 2, {"first_player": 0})
    usual, less = [], []
    for seed in range(2000 if LONG else 250):
        game = tiny.deal(seed)
        luck = LuckTerms(game, Sharp(), seed)
        outcome = play_game(game, [Seat(CarefulBot(1)) for _ in range(2)], Dice(1), luck=luck)
        usual.append(outcome.score(0, 2))
        less.append(outcome.score(0, 2) + outcome.luck[0])
    for scores in (usual, less):
        assert abs(np.mean(scores) - exact) < 4 * np.std(scores) / sqrt(len(scores))
    assert np.var(less) < 0.8 * np.var(usual)


class Sharp:
    """A judge for tiny games: who is out, and who holds more cards to survive with."""

    def chances(self, worlds: list[World]) -> Chances:
        return np.array([self._one(table) for table, _ in worlds])

    def _one(self, table: Table) -> list[float]:
        if table.winner >= 0:
            return [float(seat == table.winner) for seat in range(table.seats)]
        safety = [1 + 2 * hand.count(NUMBERS["defuse"]) + 0.5 * len(hand) for hand in table.hands]
        kitten_is_out = EXPLODING_KITTEN not in table.pile
        safety[table.turn] *= 0.8 if kitten_is_out else 0.9
        return [one / sum(safety) for one in safety]


# In the arena


def test_the_arena_plays_the_same_games_and_is_surer() -> None:
    two = (entrant("careful"), entrant("random"))
    original = Setup(edition("original"), 2)
    deals = 200 if LONG else 20
    (usual,) = hold(Programme(original, two, deals, 3), ThisProcess()).matches
    results = hold(Programme(original, two, deals, 3, less_luck=True), ThisProcess())
    (less,) = results.matches
    assert less.scores() == usual.scores()
    found = results.less_lucky(less)
    assert found is not None
    rate, _ = found
    assert rate.low < rate.value < rate.high
    assert abs(rate.value - results.rate(0, 1).value) < 0.5  # type: ignore[union-attr]
    assert results.less_lucky(usual) is None


def test_the_command_tells_how_many_games_it_saves(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "careful", "timid", "--players", "2", "--games", "8", "--less-luck", "--seed", "1"]) == 0
    assert "times as many games" in " ".join(capsys.readouterr().out.split())


def test_controls_change_no_expectation_and_useless_ones_do_no_harm() -> None:
    random = np.random.default_rng(1)
    for share in (0.0, 0.9):
        control = random.normal(size=4000)
        value = 0.3 + share * control + random.normal(size=4000)
        found = controlled(value.tolist(), control.tolist())
        assert abs(np.mean(found) - 0.3) < 4 * np.std(found) / sqrt(4000)
        assert np.var(found) < (1.01 if share == 0 else 0.6) * np.var(value)
    # Exactly: over all outcomes of three fair coins whose control is their luck
    total = 0.0
    for coins in product((0, 1), repeat=3):
        total += sum(controlled([float(coin) for coin in coins], [0.5 - coin for coin in coins])) / 3 / 8
    assert total == pytest.approx(0.5)
