"""Temperaments: bots that people can tell apart."""

from random import Random

import pytest

from defuse.bots import BOTS, new_bot, with_temperaments
from defuse.bots.entrants import NoSuchEntrant, entrant
from defuse.game import moves as m
from defuse.game.engine import Game
from defuse.game.moves import DRAW
from defuse.record.situation import Situation, set_up
from defuse.sight.observer import Observer
from defuse.sight.view import View
from tests.extent import seeds, share
from tests.random_games import SetUp, bound, has_run_dry

PLAYERS = ["Ann", "Ben", "Cem"]


def table(hand: list[str], deck: list[str]) -> Game:
    hands = {"Ann": hand, "Ben": ["skip", "skip", "tacocat"], "Cem": ["skip", "skip", "tacocat"]}
    return set_up(Situation("original", PLAYERS, hands=hands, deck=deck, turn="Ann"))


def answer(name: str, game: Game, view: View | None = None) -> m.Move:
    observer = Observer(game, 0)
    return entrant(name).bot(1).choose(view or observer.view(), observer.moves())


def test_every_name_can_be_entered() -> None:
    assert "master:bold" in with_temperaments()
    for name in with_temperaments():
        assert entrant(name).ours
    with pytest.raises(NoSuchEntrant, match="bold, cautious, vengeful"):
        entrant("careful:blod")
    assert entrant("searcher:200ms:bold").timed
    assert not entrant("searcher:50:bold").timed


def test_the_bold_draw_where_others_do_not_and_the_cautious_do_not_where_others_draw() -> None:
    hand = ["defuse", "skip", "skip"]
    even = table(hand, ["exploding_kitten", "exploding_kitten", "tacocat", "tacocat"])  # 50 %
    worse = table(hand, ["exploding_kitten"] * 4 + ["tacocat"] * 3)  # 57 %
    assert answer("careful:cautious", even).verb != DRAW
    assert answer("careful", even).verb == DRAW
    assert answer("careful", worse).verb != DRAW
    assert answer("careful:bold", worse).verb == DRAW


def test_the_vengeful_hit_back() -> None:
    game = table(["favor", "nope"], ["tacocat"] * 5)
    view = Observer(game, 0).view()
    wronged = view.copy()
    wronged.wronged_by = (0, 0, 2)
    assert answer("careful", game, wronged).target == 1
    bot = entrant("careful:vengeful").bot(1)
    assert bot.choose(wronged, Observer(game, 0).moves()).target == 2
    assert bot.why(PLAYERS) == ("why-revenge", {"other": "Cem"})  # type: ignore[attr-defined]


def test_everybody_notices_who_wronged_them() -> None:
    hands = {"Ann": ["favor", "shuffle"], "Ben": ["nope", "tacocat"], "Cem": ["skip"]}
    game = set_up(Situation("original", PLAYERS, hands=hands, deck=["tacocat"] * 5, turn="Ann"))
    observers = [Observer(game, seat) for seat in range(3)]
    favor = next(move for move in game.legal_moves(0) if move.target == 1)
    game.submit(0, favor)
    assert [observer.view().wronged_by for observer in observers] == [(0, 0, 0), (1, 0, 0), (0, 0, 0)]
    game.submit(1, next(move for move in game.legal_moves(1) if move.verb == m.NOPE_IT))
    assert [observer.view().wronged_by for observer in observers] == [(0, 1, 0), (1, 0, 0), (0, 0, 0)]


def test_courage_is_all_that_differs() -> None:
    """Wherever the cautious draw, the bold do as well."""
    for seed in seeds(6, "courage", long=60):
        random = Random(seed)
        game = SetUp("original", 4, quick=True).deal(seed)
        observers = [Observer(game, seat) for seat in range(4)]
        for _ in range(bound(game)):
            if game.over or has_run_dry(game):
                break
            seat = game.next_seat()
            view, moves = observers[seat].view(), observers[seat].moves()
            chosen = {name: entrant(f"careful:{name}").bot(seed & 0xFFFF).choose(view, moves) for name in COURAGE}
            if chosen["cautious"].verb == DRAW:
                assert chosen["bold"].verb == DRAW
            game.submit(seat, chosen[random.choice(COURAGE)])


COURAGE = ("bold", "cautious")


@pytest.mark.parametrize("edition", share(["original", "zombie", "good-vs-evil", "party-pack"], 2, "reasons"))
@pytest.mark.parametrize("name", ["careful", "master"])
def test_bots_say_why(edition: str, name: str) -> None:
    """A master has a reason for every move that was a choice, but for letting things happen."""
    for seed in seeds(1, f"why {edition} {name}", long=10):
        game = SetUp(edition, 4, quick=True).deal(seed)
        bots = [new_bot(name, seed & 0xFFFF) for _ in range(4)]
        observers = [Observer(game, seat) for seat in range(4)]
        said = 0
        for _ in range(bound(game)):
            if game.over or has_run_dry(game):
                break
            seat = game.next_seat()
            moves = observers[seat].moves()
            chosen = bots[seat].choose(observers[seat].view(), moves)
            why = bots[seat].why(["Ann", "Ben", "Cem", "Dee"])
            said += why is not None
            if why is not None and why[0] == "why-look":
                assert why[1]["percent"] != 100, "what is sure needs no look"
            if why is not None and why[0] == "why-draw-keep":
                assert int(str(why[1]["percent"])) <= 50, "hardly any moment is worse"
            assert name == "careful" or why is not None or chosen.verb == m.PASS or len(moves) == 1
            game.submit(seat, chosen)
        assert said > 5


def test_all_of_our_names_are_bots() -> None:
    assert {name.partition(":")[0] for name in with_temperaments()} == set(BOTS)
