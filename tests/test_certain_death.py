"""No bot that people respect chooses certain death where there is another way."""

from random import Random

import pytest

from defuse.bots.careful.reading import Reading
from defuse.bots.fatal import draw_is_fatal, worth_weighing
from defuse.game.agenda import CHOOSE_PLAY
from defuse.game.cards.skips import SKIP
from defuse.game.kinds import IMPLODING_KITTEN, IMPLODING_KITTEN_UP
from defuse.game.moves import DRAW, Move
from defuse.sight.observer import Observer
from defuse.sight.view import View
from tests.editions import EDITIONS
from tests.extent import seeds, share
from tests.random_games import SetUp, bound, has_run_dry, players_of
from tests.test_bots import hasty

RESPECTED = ("careful", "searcher", "master")
DEADLY = [name for name in EDITIONS if "imploding" in name or "streaking" in name or name.startswith("recipe:")]


def is_trapped(view: View, moves: list[Move]) -> bool:
    """Whether a draw surely kills, and there is a way around it."""
    question = view.question
    if question is None or question.what != CHOOSE_PLAY or view.turn != view.seat:
        return False
    reading = Reading(view, moves)
    return draw_is_fatal(reading) and any(reading.is_way_out(move) for move in moves)


@pytest.mark.parametrize("edition", share(DEADLY, 6, "certain death"))
def test_nobody_draws_a_kitten_that_surely_kills_with_a_way_out(edition: str) -> None:
    for seed in seeds(4, f"certain death {edition}", long=40):
        random = Random(seed)
        players = random.choice([number for number in players_of(edition) if number <= 5] or players_of(edition))
        game = SetUp(edition, players, quick=True).deal(seed)
        bots = [hasty(random.choice(RESPECTED), random.getrandbits(30)) for _ in range(players)]
        observers = [Observer(game, seat, bot.weighs) for seat, bot in enumerate(bots)]
        for _ in range(bound(game)):
            if game.over or has_run_dry(game):
                break
            seat = game.next_seat()
            view, moves = observers[seat].view(), observers[seat].moves()
            chosen = bots[seat].choose(view, moves)
            if is_trapped(view, moves):
                assert chosen.verb != DRAW, f"{type(bots[seat]).__name__} at {players} players, seed {seed}"
            game.submit(seat, chosen)


@pytest.mark.parametrize("name", RESPECTED)
def test_an_imploding_kitten_that_all_see_on_top_is_left_to_others(name: str) -> None:
    for seed in seeds(6, f"imploding on top {name}"):
        game = SetUp("original+imploding", 4, quick=True).deal(seed)
        table, seat = game.table, game.table.turn
        table.pile.remove(IMPLODING_KITTEN)
        table.pile.append(IMPLODING_KITTEN_UP)
        table.surfaced = True
        table.hands[seat][0] = SKIP
        table.hands[seat].sort()
        bot = hasty(name, seed & 0xFFFF)
        observer = Observer(game, seat, bot.weighs)
        view, moves = observer.view(), observer.moves()
        assert is_trapped(view, moves)
        assert bot.choose(view, moves).verb != DRAW


def test_there_is_always_a_move_left() -> None:
    for seed in seeds(20, "moves worth weighing"):
        game = SetUp("original+imploding", 2, quick=True).deal(seed)
        observer = Observer(game, game.table.turn)
        assert any(worth_weighing(observer.view(), observer.moves()))
