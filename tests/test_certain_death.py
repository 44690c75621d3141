"""No bot that people respect chooses certain death where there is another way, nor what surely does nothing."""

import pytest

from defuse.bots.careful.fatal import draw_is_fatal, surely_fatal, worth_weighing
from defuse.bots.careful.reading import Reading
from defuse.game.cards.skips import SKIP
from defuse.game.engine import Game
from defuse.game.kinds import IMPLODING_KITTEN, IMPLODING_KITTEN_UP, UNKNOWN
from defuse.game.moves import DRAW, NOPE_IT, PLAY, TAKE, Move
from defuse.game.writing import write_move
from defuse.record.situation import Situation, set_up
from defuse.sight.observer import Observer
from defuse.sight.piles import Pile
from defuse.sight.view import View
from tests.certain_death import RESPECTED, hasty, look_at_a_game
from tests.extent import seeds, share
from tests.random_games import SetUp, all_editions

PLAYERS = ["Ann", "Ben", "Cem"]
FATES = ["zombie", "recipe:black-hole", "original+imploding", "good-vs-evil"]


# The mixes that are others with every commit are left to the long run of `python -m tests.certain_death`.
SEARCHED = [name for name in all_editions() if not name.startswith("own:mixed-")]


@pytest.mark.parametrize("edition", share(SEARCHED, 14, "certain death"))
def test_no_move_surely_kills_where_another_does_not(edition: str) -> None:
    """Late moments of games are dealt again and again, and what was chosen is played out (`tests/certain_death.py`)."""
    (seed,) = seeds(1, f"certain death {edition}")
    found = look_at_a_game(edition, seed)
    assert not found.errors, "\n".join(found.errors)


def position(
    hand: list[str],
    deck: list[str],
    edition: str,
    discard: list[str] | None = None,
    turns_left: int = 1,
    others: str = "skip",
) -> tuple[View, list[Move]]:
    """Ann's view of a moment in which she knows the whole pile."""
    hands = {"Ann": hand, "Ben": [others, "feral_cat"], "Cem": [others, "feral_cat"]}
    cards = [*deck, *(discard or []), *(card for cards in hands.values() for card in cards)]
    cast = {card.removesuffix("!"): 0 for card in cards}
    for card in cards:
        cast[card.removesuffix("!")] += 1
    if "godcat" in cast:
        cast["devilcat"] = 1  # on the mat
    situation = Situation(
        edition, PLAYERS, hands=hands, deck=deck, discard=discard or [], turn="Ann", turns_left=turns_left, cast=cast
    )
    return known(set_up(situation), 0)


def known(game: Game, seat: int) -> tuple[View, list[Move]]:
    observer = Observer(game, seat)
    view = observer.view().copy()
    view.pile = tuple(reversed(game.table.pile))
    view.piles = ((1.0, Pile(view.pile, ())),)
    return view, observer.moves()


def chosen(name: str, view: View, moves: list[Move]) -> str:
    return write_move(hasty(name, 1).choose(view, moves), PLAYERS)


EVERYTHING = "original+imploding+streaking+barking"
UP = "imploding_kitten!"


@pytest.mark.parametrize("name", RESPECTED)
@pytest.mark.parametrize(
    ("hand", "deck", "edition", "never"),
    [
        (["draw_from_the_bottom", "skip"], ["tacocat", "exploding_kitten"], EVERYTHING, "draw_from_the_bottom"),
        (["draw_from_the_bottom", "skip"], [UP, "exploding_kitten"], EVERYTHING, "draw_from_the_bottom"),
        (["garbage_collection", "tacocat"], [UP], EVERYTHING, "draw"),
        (["favor"], [UP, "tacocat"], EVERYTHING, "draw"),
        (["tacocat", "tacocat"], [UP, "tacocat"], EVERYTHING, "draw"),
        (["swap_top_and_bottom", "favor"], [UP], EVERYTHING, "swap_top_and_bottom"),
        (["shuffle", "favor"], ["exploding_kitten"], EVERYTHING, "shuffle"),
        (["dig_deeper", "skip"], ["exploding_kitten", "exploding_kitten", "nope"], "zombie", "dig_deeper"),
        (["see_the_future_3", "favor"], ["exploding_kitten", "nope", "nope"], "zombie", "see_the_future_3"),
    ],
)
def test_what_is_known_to_kill_or_to_do_nothing_is_left_alone(
    name: str, hand: list[str], deck: list[str], edition: str, never: str
) -> None:
    view, moves = position(hand, deck, edition)
    assert chosen(name, view, moves) != never


KITTENS = ["exploding_kitten", "exploding_kitten"]


@pytest.mark.parametrize(
    ("hand", "deck", "move", "kills"),
    [
        (["godcat", "draw_from_the_bottom"], KITTENS, "draw", True),  # saved once, and drawn again
        (["defuse", "shuffle"], KITTENS, "draw", True),  # a shuffle of kittens alone is none
        (["defuse", "shuffle"], [*KITTENS, "nope"], "draw", False),
        (["defuse", "swap_top_and_bottom"], KITTENS, "draw", True),
        (["defuse", "grave_robber"], KITTENS, "draw", True),  # nobody is dead
        (["mark", "mark", "personal_attack"], KITTENS, "pair mark mark @Ben", True),  # nothing there that helps
        (["feral_cat", "tacocat", "personal_attack"], KITTENS, "pair tacocat feral_cat @Ben", True),
    ],
)
def test_what_comes_after_a_rescue_or_a_theft_is_seen(hand: list[str], deck: list[str], move: str, kills: bool) -> None:
    """Ann owes two turns; the others have nothing but cats, which would not help."""
    view, moves = position(hand, deck, EVERYTHING, turns_left=2, others="tacocat")
    told = dict(zip([write_move(each, PLAYERS) for each in moves], surely_fatal(view, moves), strict=True))
    assert told[move] == kills, told


@pytest.mark.parametrize("name", RESPECTED)
def test_five_titles_that_bring_an_escape_are_kept_together(name: str) -> None:
    hand = ["shuffle", "mark", "curse_of_the_cat_butt", "tacocat", "beard_cat"]
    view, moves = position(hand, KITTENS, EVERYTHING, ["skip"], others="tacocat")
    kills = surely_fatal(view, moves)
    assert {write_move(move, PLAYERS) for move, kill in zip(moves, kills, strict=True) if not kill} == {"five _ for _"}
    assert chosen(name, view, moves).endswith("for skip")


@pytest.mark.parametrize("name", RESPECTED)
def test_a_clone_is_what_it_counts_as(name: str) -> None:
    view, moves = position(["clone", "skip"], ["nope", "exploding_kitten"], EVERYTHING, ["draw_from_the_bottom"])
    assert chosen(name, view, moves) != "clone"


@pytest.mark.parametrize("name", RESPECTED)
def test_the_catomic_bomb_is_not_laid_before_ones_own_next_turn(name: str) -> None:
    """It ends one of two turns, and the kitten is on top in the other."""
    view, moves = position(["catomic_bomb"], ["nope", "nope", "exploding_kitten"], EVERYTHING, turns_left=2)
    assert chosen(name, view, moves) == "draw"


@pytest.mark.parametrize("name", RESPECTED)
def test_a_nope_that_saves_is_played(name: str) -> None:
    hands = {"Ann": ["nope", "tacocat"], "Ben": ["attack"], "Cem": ["attack"]}
    game = set_up(Situation(EVERYTHING, PLAYERS, hands=hands, deck=[UP, "nope"], turn="Cem"))
    attack = next(move for move in game.legal_moves(2) if move.verb == PLAY)
    game.submit(2, attack)
    view, moves = known(game, 0)
    assert hasty(name, 1).choose(view, moves).verb == NOPE_IT


@pytest.mark.parametrize("name", RESPECTED)
def test_a_kitten_from_the_bottom_is_not_taken(name: str) -> None:
    hands = {"Ann": ["raising_heck"], "Ben": ["favor"], "Cem": ["favor"]}
    deck = ["favor", "nope", "exploding_kitten"]
    game = set_up(Situation("good-vs-evil", PLAYERS, hands=hands, deck=deck, turn="Ann"))
    game.submit(0, next(move for move in game.legal_moves(0) if move.verb == PLAY))
    while game.next_seat() != 0:
        seat = game.next_seat()
        game.submit(seat, game.legal_moves(seat)[0])
    observer = Observer(game, 0)
    assert hasty(name, 1).choose(observer.view(), observer.moves()).verb != TAKE


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
        assert draw_is_fatal(Reading(view, moves))
        assert bot.choose(view, moves).verb != DRAW


@pytest.mark.parametrize(
    ("saviour", "owed", "kills"),
    [
        ("mark", 6, True),  # who draws surely dies, whatever they owe
        ("defuse", 6, False),  # or goes on
        ("defuse", 1, True),  # whatever becomes of it, kittens are left to us
        ("streaking_kitten", 6, False),
        ("streaking_kitten", 1, True),
    ],
)
def test_a_draw_that_leaves_our_end_to_us_is_stopped(saviour: str, owed: int, kills: bool) -> None:
    hands = {"Ann": ["alter_the_future_now_3", "mark"], "Ben": ["mark"], "Cem": [saviour]}
    deck = ["exploding_kitten", UP, "exploding_kitten"]
    cast = {"alter_the_future_now_3": 1, "mark": 3, "exploding_kitten": 2, "imploding_kitten": 1}
    cast[saviour] = cast.get(saviour, 0) + 1
    game = set_up(Situation("recipes", PLAYERS, hands=hands, deck=deck, turn="Cem", turns_left=owed, cast=cast))
    game.submit(2, next(move for move in game.legal_moves(2) if move.verb == DRAW))
    view, moves = known(game, 0)
    told = dict(zip([write_move(move, PLAYERS) for move in moves], surely_fatal(view, moves), strict=True))
    assert told == {"pass": kills, "alter_the_future_now_3": False}
    assert not kills or all(hasty(name, 1).choose(view, moves).verb == PLAY for name in RESPECTED)


@pytest.mark.parametrize("name", RESPECTED)
def test_a_pile_that_is_drawn_as_a_whole_is_not_shuffled_unseen(name: str) -> None:
    """It would cover the card that a Clone may count as."""
    hands = {"Ann": ["shuffle_now", "nope"], "Ben": ["favor"], "Cem": ["favor"]}
    game = set_up(Situation("zombie", PLAYERS, hands=hands, deck=["exploding_kitten", "clone"], turns_left=2))
    observer = Observer(game, 0, hasty(name, 1).weighs)
    assert hasty(name, 1).choose(observer.view(), observer.moves()).verb == DRAW


def test_counting_is_as_good_as_seeing() -> None:
    """The last cards are kittens: a player who has counted knows it. A Defuse, or a card that is none, changes it."""
    for hand, deck, fatal in [
        (["skip"], ["exploding_kitten"], True),
        (["skip", "defuse"], ["exploding_kitten"], False),
        (["skip"], ["exploding_kitten", "nope"], False),
    ]:
        cast = {card: [*hand, *deck].count(card) for card in [*hand, *deck]}
        situation = Situation("original", PLAYERS, hands={"Ann": hand}, deck=deck, turn="Ann", cast=cast)
        observer = Observer(set_up(situation), 0)
        view, moves = observer.view(), observer.moves()
        kills = dict(zip([write_move(move, PLAYERS) for move in moves], surely_fatal(view, moves), strict=True))
        assert kills == {"draw": fatal, "skip": False}
        assert view.pile == (UNKNOWN,) * len(deck)


def test_there_is_always_a_move_left() -> None:
    for edition in FATES:
        for seed in seeds(6, f"moves worth weighing {edition}"):
            game = SetUp(edition, 3, quick=True).deal(seed)
            observer = Observer(game, game.table.turn)
            assert any(worth_weighing(observer.view(), observer.moves()))
