"""The bots with the new card: all of them play it, answer its question, and know nothing that they cannot know."""

from collections.abc import Iterator
from random import Random
from typing import Final

from defuse.bots import BOTS
from defuse.game.questions import QUESTIONS
from defuse.sight.observer import Observer
from tests import test_outside_protocol
from tests.new_card.adding import WORD
from tests.new_card.meetings import Check, Part
from tests.new_card.parts.editions import MANY, seeds, set_ups
from tests.non_interference import NAMES, compare
from tests.random_games import RandomPlayers, SetUp
from tests.test_bots import hasty, steps, what_bots_do


def whole_games() -> Iterator[None]:
    """A game for each bot against random ones, who make sure that the card is played."""
    for seed in seeds("whole games of bots"):
        for name in BOTS:
            game = SetUp(MANY, 3, quick=True).deal(seed)
            for _ in steps(game, [hasty(bot, seed) for bot in (name, "random", name)], Random(seed)):
                pass
        yield


def answers() -> Iterator[None]:
    """Whenever the question comes up, every bot answers it in a way that is accepted."""
    for set_up, seed in set_ups("answers of bots"):
        game, players = set_up.deal(seed), RandomPlayers(seed)
        observers = [Observer(game, seat) for seat in range(set_up.players)]
        while not game.over:
            if QUESTIONS[game.question.what].word == WORD:
                observer = observers[game.question.seat]
                for name in BOTS:
                    bot = hasty(name, seed)
                    move = bot.choose(observer.view(), observer.moves())
                    assert bot.why(NAMES) is None, "it gives a reason for a question that it does not know"
                    assert game.clone().submit(observer.seat, move) is None, (name, move)
            assert game.submit(*players.choose(game)) is None
        yield


def secrecy() -> Iterator[None]:
    """With everything else dealt again, every bot gives the same answer."""
    for set_up, seed in set_ups("secrecy of bots"):
        compare(set_up, seed, what_bots_do, steps=6, positions=3)
        yield


def outside_bots() -> Iterator[None]:
    """Bots of other people are sent lines that they can answer by number and by text."""
    for seed in seeds("bots of others"):
        test_outside_protocol.check_answers(MANY, f"answers {seed}")
        test_outside_protocol.check_lines(MANY, f"lines {seed}")
        yield


PLAYED: Final[list[Part]] = [(whole_games, 2, 10), (answers, 2, 8), (secrecy, 2, 8), (outside_bots, 1, 4)]
CHECKED: Final[list[Check]] = []
