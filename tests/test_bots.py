"""Bots play every edition by the rules, and see nothing but views."""

from collections.abc import Iterator
from random import Random

import pytest

from defuse.bots import BOTS, Bot, SearcherBot, complete, new_bot
from defuse.game.chance import Dice
from defuse.game.engine import Game
from defuse.game.events import Event
from defuse.game.moves import Move
from defuse.game.writing import write_move
from defuse.sight.observer import Observer
from defuse.words import Told, languages, words_in
from tests.extent import seeds, share
from tests.non_interference import NAMES, Letter, compare_all
from tests.random_games import SetUp, all_editions, bound, has_run_dry, players_of, seeded


def hasty(name: str, seed: int) -> Bot:
    """The bot of that name, with a small budget for the searcher."""
    return SearcherBot(seed, "4") if name == "searcher" else new_bot(name, seed)


def steps(game: Game, bots: list[Bot], order: Random) -> Iterator[tuple[int, Move]]:
    """Play to the end, or until nothing is left to draw; every seat answers from its observer's view."""
    observers = [Observer(game, seat) for seat in range(game.table.seats)]
    longest = bound(game)
    taken = 0
    while not game.over and not has_run_dry(game):
        assert taken < longest, f"the game has not ended after {longest} moves"
        seat = order.choice(game.waiting)
        move = bots[seat].choose(observers[seat].view(), observers[seat].moves())
        assert not move.open
        refusal = game.submit(seat, move)
        assert refusal is None, f"seat {seat}: {move} is refused: {refusal}"
        yield seat, move
        taken += 1


@pytest.mark.parametrize("edition", all_editions())
def test_bots_play_every_edition_to_its_end(edition: str) -> None:
    several = [] if edition.startswith(("recipe:", "own:")) else [(players, 2) for players in players_of(edition, 2)]
    tables = [*((players, 1) for players in players_of(edition)), *several]
    for (players, copies), seed in seeded(share(tables, 1, edition), f"bots {edition}", long=1):
        random = Random(seed)
        game = SetUp(edition, players, random.random() < 0.5, {"copies": copies}).deal(seed)
        names = [random.choice(list(BOTS)) for _ in range(players)]
        bots = [hasty(name, random.randrange(2**32)) for name in names]
        for _ in steps(game, bots, random):
            pass


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_with_the_same_seed_plays_the_same_game(name: str) -> None:
    (seed,) = seeds(2, f"the same game of {name}")[1:]

    def moves() -> list[tuple[int, Move]]:
        game = SetUp("original+imploding+streaking+barking", 5).deal(seed)
        return list(steps(game, [hasty(name, seat) for seat in range(5)], Random(seed)))

    assert moves() == moves()


@pytest.mark.parametrize("edition", all_editions())
def test_every_blank_is_filled_in_so_that_the_move_is_legal(edition: str) -> None:
    """Fill in each open move several times, and try each result on a copy."""
    (seed,) = seeds(2, f"blanks {edition}")[1:]
    random = Random(seed)
    game = SetUp(edition, players_of(edition)[-1], quick=True).deal(seed)
    bots = [new_bot("random", seat) for seat in range(game.table.seats)]
    observers = [Observer(game, seat) for seat in range(game.table.seats)]
    dice = Dice(random.randrange(2**32))
    for _ in steps(game, bots, random):
        for seat in game.waiting:
            for move in game.legal_moves(seat):
                if move.open:
                    view = observers[seat].view()
                    tried = [complete(view, move, dice) for _ in range(5)]
                    assert [game.clone().submit(seat, filled) for filled in tried] == [None] * 5


def what_bots_do(observer: Observer, news: list[Event]) -> Letter:
    """The move of every bot in this seat."""
    moves = observer.moves()
    view = observer.view()
    chosen = [hasty(name, 1).choose(view, moves) for name in BOTS] if moves else []
    return {"events": [], "chosen": [write_move(move, NAMES) for move in chosen]}


@pytest.mark.parametrize("edition", all_editions())
def test_no_bot_knows_what_its_seat_cannot_know(edition: str) -> None:
    """With everything else dealt again, every bot gives the same answer."""
    tables = [SetUp(edition, players) for players in players_of(edition)]
    compare_all(share(tables, 1, edition), f"what bots do {edition}", what_bots_do)


def wins(one: str, others: str, games: int, players: int = 2, edition: str = "original") -> int:
    """How many games a bot wins against others, sitting in every seat in turn."""
    won = 0
    for number in range(games):
        game = SetUp(edition, players, quick=True).deal(number)
        place = number % players
        bots = [new_bot(one if seat == place else others, 7 * number + seat) for seat in range(players)]
        for _ in steps(game, bots, Random(number)):
            pass
        won += game.winner == place
    return won


@pytest.mark.parametrize(("one", "others"), [("timid", "random"), ("easy", "timid"), ("careful", "easy")])
def test_every_bot_beats_the_one_before_it(one: str, others: str) -> None:
    """Chance would be 50; 65 or more by chance has a probability of 1 in 400."""
    assert wins(one, others, 100) >= 65


@pytest.mark.parametrize("name", ["easy", "careful"])
def test_a_bot_says_why(name: str) -> None:
    """In a game with every card, each reason has a sentence in every language."""
    said: dict[str, Told] = {}
    for number in range(5):
        game = SetUp("own:everything", 5).deal(number)
        bots = [new_bot(name, seat) for seat in range(5)]
        for seat, _ in steps(game, bots, Random(number)):
            why = bots[seat].why(NAMES)
            if why is not None:
                said[repr(why)] = why
    assert len({why[0] for why in said.values()}) > 10
    for language in languages():
        words = words_in(language)
        told = [words.tell(why) for why in said.values()]
        assert [text for text in told if text[-1] not in ".!" or "{" in text] == [], language


def test_other_bots_do_not_say_why() -> None:
    game = SetUp("original", 2).deal(1)
    bots = [new_bot("random", 1), new_bot("timid", 2)]
    for _ in steps(game, bots, Random(1)):
        pass
    assert [bot.why(NAMES) for bot in bots] == [None, None]
