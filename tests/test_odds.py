"""The risk of a draw: computed by hand, against every possible table, and against the actual results."""

import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations, product
from random import Random

import pytest

import defuse.game.engine
from defuse.game import kinds as k
from defuse.game import moves as m
from defuse.game.agenda import CHOOSE_PLAY, CHOOSE_RESCUE
from defuse.game.cards.favor import FAVOR
from defuse.game.cards.futures import ALTER_THE_FUTURE_3, SEE_THE_FUTURE_2, SEE_THE_FUTURE_3, SHARE_THE_FUTURE_3
from defuse.game.cards.looks import BURY, RAISING_HECK
from defuse.game.cards.mark import MARK
from defuse.game.cards.piles import CATOMIC_BOMB, DRAW_FROM_THE_BOTTOM, SHUFFLE, SWAP_TOP_AND_BOTTOM
from defuse.game.cards.puts import GARBAGE_COLLECTION, POTLUCK
from defuse.game.cards.skips import SKIP
from defuse.game.chance import Dice
from defuse.game.engine import Game
from defuse.game.events import SHOWED, SHUFFLED
from defuse.game.options import Options
from defuse.game.refusals import Refusal
from defuse.game.table import Table
from defuse.record.situation import Situation, set_up
from defuse.record.table_talk import TableTalk
from defuse.sight.cases import MOST_CASES
from defuse.sight.observer import Observer
from defuse.sight.odds import chance_of_kitten, is_deadly, own_risk, risk_of_drawing
from defuse.sight.piles import BOTTOM, KITTENS, TOP, Pile, others, put_somewhere, stir, swap, take, unordered
from defuse.sight.redaction import SPECTATOR
from defuse.sight.view import View
from defuse.sight.view_building import table_seen_by
from tests import extent
from tests.every_table import EveryTable, lay
from tests.failures import Failures
from tests.random_games import RandomPlayers, Story, all_editions, printed_set_ups, stories

pytestmark = pytest.mark.quick

COMPILED = not defuse.game.engine.__file__.endswith(".py")
EK, SK, IK, UP = k.EXPLODING_KITTEN, k.STREAKING_KITTEN, k.IMPLODING_KITTEN, k.IMPLODING_KITTEN_UP
CAT, DOG = k.NUMBERS["tacocat"], k.BARKING_KITTEN
BAG, BAG_2 = k.UNKNOWN - 1, k.UNKNOWN - 2


def at_table(*lines: str, **keys: object) -> TableTalk:
    """A game played so far without Nopes."""
    players = ["Ann", "Ben", "Cem"]
    talk = TableTalk(set_up(Situation("original", players, **keys)), players, weighing=True)  # type: ignore[arg-type]
    for line in lines:
        who, _, text = line.partition(": ")
        seat = players.index(who)
        said = talk.say(seat, talk.hear(seat, text))
        assert not isinstance(said, Refusal), f"{line}: {said}"
        talk.let_pass()
    return talk


def chances(talk: TableTalk, player: str) -> tuple[float, float]:
    """The chances of the top and of the bottom card, as a player knows them."""
    view = talk.view(player)
    return chance_of_kitten(view, TOP), chance_of_kitten(view, BOTTOM)


def about(*chances: float) -> object:
    """Certainties must be exactly 0 or 1."""
    return tuple(float(chance) if chance in (0, 1) else pytest.approx(chance) for chance in chances)


def cats(number: int) -> list[str]:
    return ["tacocat"] * number


# Worked by hand


def test_in_a_pile_of_which_nothing_is_known_every_place_is_alike() -> None:
    talk = at_table(deck=["exploding_kitten", *cats(7), "exploding_kitten", "skip"])
    assert chances(talk, "Ann") == chances(talk, "Cem") == about(0.2, 0.2)


def test_without_a_pile_nothing_can_be_drawn() -> None:
    assert chances(at_table(deck=[]), "Ann") == about(0, 0)


def test_what_was_seen_is_sure_and_the_rest_is_more_dangerous() -> None:
    deck = ["skip", "nope", "attack", *cats(3), "exploding_kitten"]
    talk = at_table("Ann: see_the_future_3", deck=deck, hands={"Ann": ["see_the_future_3"]})
    assert chances(talk, "Ann") == about(0, 1 / 4)
    assert chances(talk, "Ben") == about(1 / 7, 1 / 7)


def test_a_kitten_that_the_seat_put_back_is_where_it_put_it() -> None:
    deck = ["exploding_kitten", *cats(3), "exploding_kitten", *cats(3)]
    talk = at_table("Ann: draw", "Ann: insert 1", "Ben: draw", deck=deck, hands={"Ann": ["defuse"]})
    assert chances(talk, "Ann") == about(1, 1 / 6)
    assert chances(talk, "Cem") == about(2 / 7, 2 / 7)


def test_a_kitten_put_among_known_cards_is_as_likely_between_any_of_them() -> None:
    """There are seven gaps, and one less after each draw that was no kitten."""
    keys = {
        "hands": {"Ann": ["see_the_future_3", "skip"], "Ben": ["defuse"]},
        "deck": ["exploding_kitten", "skip", "nope", *cats(4)],
    }
    lines = ["Ann: see_the_future_3", "Ann: skip", "Ben: draw", "Ben: insert bottom"]
    assert chances(at_table(*lines, **keys), "Ann") == about(1 / 7, 1 / 7)
    lines += ["Cem: draw"]
    assert chances(at_table(*lines, **keys), "Ann") == about(1 / 6, 1 / 6)
    lines += ["Ann: draw", "Ben: draw", "Cem: draw", "Ann: draw", "Ben: draw"]
    assert chances(at_table(*lines, **keys), "Ann") == about(1, 1)


def test_a_card_buried_unseen_makes_a_known_place_doubtful() -> None:
    """In three of four gaps Ann's card stays at the bottom: it is drawn, and the kitten is at one of three places.

    In the fourth gap, in two of three cases, the buried card is harmless and is drawn instead. That is 9 to 2.
    """
    hands = {
        "Ann": ["raising_heck"],
        "Ben": ["swap_top_and_bottom", "bury"],
        "Cem": ["draw_from_the_bottom"],
    }
    deck = ["favor", "exploding_kitten", "attack", "beard_cat"]
    lines = ["Ann: raising_heck", "Ann: top", "Ben: swap_top_and_bottom"]
    assert chances(at_table(*lines, deck=deck, hands=hands), "Ann") == about(1 / 3, 0)
    lines += ["Ben: bury", "Ben: insert 1", "Cem: draw_from_the_bottom"]
    assert chances(at_table(*lines, deck=deck, hands=hands), "Ann") == about(4 / 11, 3 / 11)


def test_seeing_the_known_card_again_tells_where_the_kitten_is_not() -> None:
    hands = {"Ann": ["see_the_future_3", "see_the_future_2", "skip"], "Ben": ["defuse", "attack"]}
    deck = ["exploding_kitten", "skip", "nope", *cats(4)]
    lines = [
        "Ann: see_the_future_3",
        "Ann: skip",
        "Ben: draw",
        "Ben: insert bottom",
        "Cem: draw",
        "Ann: see_the_future_2",
    ]
    assert chances(at_table(*lines, deck=deck, hands=hands), "Ann") == about(0, 1 / 4)


def test_cards_that_another_player_ordered_may_lie_in_any_order() -> None:
    hands = {"Ann": ["see_the_future_3", "skip"], "Ben": ["alter_the_future_3"]}
    deck = ["exploding_kitten", "skip", "nope", *cats(3)]
    lines = ["Ann: see_the_future_3", "Ann: skip", "Ben: alter_the_future_3", "Ben: order skip nope exploding_kitten"]
    assert chances(at_table(*lines, deck=deck, hands=hands), "Ann") == about(1 / 3, 0)
    lines += ["Ben: draw"]
    assert chances(at_table(*lines, deck=deck, hands=hands), "Ann") == about(1 / 2, 0)


def test_what_was_shared_is_known_to_both() -> None:
    hands = {"Ann": ["share_the_future_3"]}
    deck = ["exploding_kitten", "skip", "nope", *cats(3)]
    lines = ["Ann: share_the_future_3", "Ann: order skip exploding_kitten nope", "Ann: draw"]
    talk = at_table(*lines, deck=deck, hands=hands)
    assert chances(talk, "Ann") == chances(talk, "Ben") == about(1, 0)
    assert chances(talk, "Cem") == about(1 / 5, 1 / 5)


def test_a_swap_takes_what_is_known_along() -> None:
    hands = {"Ann": ["see_the_future_2", "swap_top_and_bottom"]}
    deck = ["exploding_kitten", "skip", *cats(3), "exploding_kitten"]
    talk = at_table("Ann: see_the_future_2", "Ann: swap_top_and_bottom", deck=deck, hands=hands)
    assert chances(talk, "Ann") == about(1 / 4, 1)


def test_a_catomic_bomb_shows_where_all_kittens_are() -> None:
    deck = [*cats(2), "exploding_kitten", "skip", "exploding_kitten"]
    lines = ["Ann: catomic_bomb"]
    assert chances(at_table(*lines, deck=deck, hands={"Ann": ["catomic_bomb"]}), "Ben") == about(1, 0)


def test_what_comes_from_a_hand_is_no_kitten_unless_one_can_be_held() -> None:
    hands = {"Ann": ["potluck"], "Ben": ["skip", "favor"]}
    deck = ["exploding_kitten", *cats(3)]
    talk = at_table("Ann: potluck", "Ben: put favor", deck=deck, hands=hands)
    assert chances(talk, "Ann") == chances(talk, "Cem") == about(0, 1 / 4)


def test_a_card_that_was_drawn_unseen_may_come_back() -> None:
    """Ben draws one of three cards that Ann knew, and puts it back: she still knows the kitten under them (POT-1)."""
    hands = {
        "Ann": ["see_the_future_5", "skip", "tacocat", "share_the_future_3"],
        "Ben": ["alter_the_future_3"],
        "Cem": ["potluck", "skip", "beard_cat"],
    }
    lines = ["Ann: see_the_future_5", "Ann: skip", "Ben: alter_the_future_3", "Ben: order favor nope attack"]
    lines += ["Ben: draw", "Cem: potluck", "Cem: put beard_cat", "Ann: put tacocat", "Ben: put favor", "Cem: skip"]
    lines += ["Ann: share_the_future_3", "Ann: order favor tacocat beard_cat"]
    talk = at_table(*lines, deck=["favor", "nope", "attack", "exploding_kitten", *cats(3)], hands=hands)
    assert {pile.row[5] for _, pile in talk.view("Ann").piles} == {EK}


def test_a_card_that_is_seen_may_be_the_one_that_was_drawn() -> None:
    """Ben may have drawn the Favor that he plays, so that the other one may be at the bottom."""
    hands = {
        "Ann": ["see_the_future_5", "skip", "raising_heck"],
        "Ben": ["alter_the_future_3", "super_skip"],
        "Cem": ["targeted_attack", "beard_cat", "skip"],
    }
    lines = ["Ann: see_the_future_5", "Ann: skip", "Ben: alter_the_future_3", "Ben: order favor nope attack"]
    lines += ["Ben: draw", "Cem: targeted_attack @Ben", "Ben: favor @Cem", "Cem: give beard_cat", "Ben: super_skip"]
    lines += ["Cem: skip", "Ann: raising_heck", "Ann: top"]
    talk = at_table(*lines, deck=["favor", "nope", "attack", "exploding_kitten", *cats(3), "favor"], hands=hands)
    assert {pile.row[3] for _, pile in talk.view("Ann").piles} == {EK}


def test_after_a_garbage_collection_all_places_are_alike_again() -> None:
    hands = {"Ann": ["garbage_collection", "see_the_future_3"], "Ben": ["skip"]}
    deck = ["exploding_kitten", *cats(3)]
    lines = ["Ann: see_the_future_3", "Ann: garbage_collection", "Ben: put skip"]
    assert chances(at_table(*lines, deck=deck, hands=hands), "Ann") == about(1 / 5, 1 / 5)


def test_a_face_down_imploding_kitten_is_not_deadly_yet() -> None:
    talk = at_table(deck=["imploding_kitten", "exploding_kitten", *cats(3)])
    assert chances(talk, "Ann") == about(1 / 5, 1 / 5)


def test_a_face_up_imploding_kitten_is_anywhere_but_on_top_unless_it_is_seen_there() -> None:
    deck = ["imploding_kitten", "exploding_kitten", *cats(3)]
    seen = at_table("Ann: draw", "Ann: insert 0", deck=deck)
    assert chances(seen, "Ben") == about(1, 1 / 4)
    hidden = at_table("Ann: draw", "Ann: insert 2", deck=deck)
    assert chances(hidden, "Ann") == about(1 / 4, 1 / 4)
    assert chances(hidden, "Ben") == about(1 / 4, 1 / 4 + 3 / 4 * 1 / 4)


def test_a_face_up_kitten_is_not_where_it_was_not_seen() -> None:
    """Neither the card that Ben swaps to the bottom nor the one that comes to the top was a face-up one."""
    deck = ["imploding_kitten", *cats(4)]
    talk = at_table("Ann: draw", "Ann: insert 2", deck=deck, hands={"Ben": ["swap_top_and_bottom"]})
    assert chances(talk, "Cem") == about(0, 1 / 4)
    talk = at_table(
        "Ann: draw", "Ann: insert 2", "Ben: swap_top_and_bottom", deck=deck, hands={"Ben": ["swap_top_and_bottom"]}
    )
    assert chances(talk, "Cem") == about(0, 0)


def just_dealt(ann: list[int], ben: list[int], pile: list[int]) -> Game:
    return lay([ann, ben], pile, [], Options())


def test_a_kitten_may_be_held_in_silence() -> None:
    """Ben has one of Streaking Kitten and two cats, so there are 3 times 6 ways to lay the rest. In 4 of them he would
    have had to show the kitten; in 6 of the other 14 it is on top now."""
    game = just_dealt([SKIP], [CAT], [CAT, EK, SK])
    ann, ben = Observer(game, 0, weighing=True), Observer(game, 1, weighing=True)
    assert chance_of_kitten(ann.view(), TOP) == pytest.approx(1 / 3)
    assert game.submit(0, m.play(SKIP)) is None
    while game.question.what != CHOOSE_PLAY:
        game.submit(game.waiting[0], m.PASS_ON_IT)
    assert game.submit(1, m.DRAW_A_CARD) is None
    assert chance_of_kitten(ann.view(), TOP) == pytest.approx(6 / 14)
    assert chance_of_kitten(ben.view(), TOP) == pytest.approx(1 / 2)


def test_a_held_kitten_goes_off_after_all_have_given_a_card() -> None:
    """Both have seen the Streaking Kitten leave or Ann's kitten go off: one of two is in the pile of six (ZMB-8)."""
    hands = {"Ann": ["streaking_kitten", "skip", "defuse"], "Ben": ["attack", "nope"], "Cem": ["feed_the_dead"]}
    deck = ["exploding_kitten", "tacocat", "exploding_kitten", *cats(4)]
    lines = ["Ann: draw", "Ann: hold", "Cem: feed_the_dead @Cem", "Ann: give streaking_kitten", "Ben: give nope"]
    talk = at_table(*lines, deck=deck, hands=hands, out=["Cem"])
    assert chances(talk, "Cem") == chances(talk, "Ben") == about(1 / 6, 1 / 6)


def test_a_kitten_of_the_dead_takes_no_place_of_a_living_streaker() -> None:
    """Ben has fed Cem a kitten and holds the next one: Ann, who knows neither, rules no pile out (ZMB-15)."""
    hands = {"Ann": ["streaking_kitten", "streaking_kitten", "skip"], "Ben": ["streaking_kitten", "exploding_kitten"]}
    deck = ["tacocat", "exploding_kitten", *cats(3)]
    lines = ["Cem: feed_the_dead @Cem", "Ann: give skip", "Ben: give exploding_kitten", "Ann: draw", "Ben: draw"]
    talk = at_table(*lines, deck=deck, hands={**hands, "Cem": ["feed_the_dead"]}, out=["Cem"])
    assert talk.game.table.hands[1] == [EK, SK]
    assert 0 < chances(talk, "Ann")[0] < 1
    must_be_possible(talk.game.table, talk.view("Ann"))


def test_an_open_kitten_that_is_told_of_after_several_gifts_is_known() -> None:
    """Godcat goes to its mat, two others give a card, and everybody still sees what lies on top (ZMB-8, IK-3)."""
    players = ["Ann", "Ben", "Cem", "Dan"]
    hands = {"Ann": ["godcat"], "Ben": ["skip"], "Cem": ["nope"], "Dan": ["feed_the_dead"]}
    start = Situation("zombie", players, deck=["imploding_kitten!", "skip"], hands=hands, out=["Dan"])
    talk = TableTalk(set_up(start), players, weighing=True)
    for seat, text in ((3, "feed_the_dead @Dan"), (0, "give godcat"), (1, "give skip"), (2, "give nope")):
        assert not isinstance(talk.say(seat, talk.hear(seat, text)), Refusal)
    for player in players:
        assert chances(talk, player) == about(1, 0)


def test_the_holder_of_the_streaking_kitten_knows_that_nobody_else_holds_a_kitten() -> None:
    game = just_dealt([SK], [CAT], [CAT, CAT, EK, EK])
    ann = Observer(game, 0, weighing=True)
    assert game.submit(0, m.DRAW_A_CARD) is None
    assert game.submit(1, m.DRAW_A_CARD) is None
    assert chance_of_kitten(ann.view(), TOP) == 1.0


def test_a_card_that_ill_take_that_takes_is_no_risk() -> None:
    talk = at_table(deck=["exploding_kitten"], front={"Ann": ["ill_take_that:Ben"]})
    assert own_risk(talk.view("Ann")) == 0.0
    assert own_risk(talk.view("Ben")) == 1.0
    risk = risk_of_drawing(talk.view("Ann"))
    assert (risk.chance, risk.hits) == (1.0, 1)


# Piles


def test_a_card_put_somewhere_among_cards_of_a_bag_becomes_one_of_them() -> None:
    assert put_somewhere(unordered(5, (EK,)), EK) == [(1.0, unordered(6, (EK, EK)))]


def test_a_card_put_somewhere_is_in_each_gap_with_the_same_chance() -> None:
    ways = {pile: share for share, pile in put_somewhere(Pile((CAT, DOG, BAG, BAG), ((EK,),)), SK)}
    assert ways == {
        Pile((SK, CAT, DOG, BAG, BAG), ((EK,),)): pytest.approx(1 / 5),
        Pile((CAT, SK, DOG, BAG, BAG), ((EK,),)): pytest.approx(1 / 5),
        Pile((CAT, DOG, BAG, BAG, BAG), ((EK, SK),)): pytest.approx(3 / 5),
    }


def all_orders(pile: Pile) -> dict[tuple[int, ...], float]:
    """Every order of cards that a pile stands for, with its chance."""
    if not pile.row:
        return {(): 1.0}
    orders: dict[tuple[int, ...], float] = {}
    for share, card, rest in take(pile, TOP):
        for order, chance in all_orders(rest).items():
            add(orders, (card, *order), share * chance)
    return orders


def add(orders: dict[tuple[int, ...], float], order: tuple[int, ...], chance: float) -> None:
    orders[order] = orders.get(order, 0.0) + chance


def orders_of(ways: list[tuple[float, Pile]]) -> dict[tuple[int, ...], float]:
    found: dict[tuple[int, ...], float] = {}
    for share, pile in ways:
        for order, chance in all_orders(pile).items():
            add(found, order, share * chance)
    return found


PILES = [
    unordered(4, (EK, EK)),
    Pile((BAG, CAT, BAG, BAG, BAG), ((EK, SK),)),
    Pile((BAG, BAG, BAG_2, BAG_2, BAG), ((EK,), (EK, UP))),
    Pile((k.UNKNOWN, BAG, BAG, k.UNKNOWN, EK), ((CAT, DOG),)),
    Pile((k.UNKNOWN, k.UNKNOWN, BAG, BAG_2, BAG), ((EK,), (SK,))),
    Pile((CAT, EK), ()),
    Pile((), ()),
]


def test_putting_a_card_somewhere_is_right_for_every_order() -> None:
    for pile, card in product(PILES, (EK, CAT, k.UNKNOWN)):
        wanted: dict[tuple[int, ...], float] = {}
        for order, chance in all_orders(pile).items():
            for depth in range(len(order) + 1):
                add(wanted, (*order[:depth], card, *order[depth:]), chance / (len(order) + 1))
        assert orders_of(put_somewhere(pile, card)) == pytest.approx(wanted), (pile, card)


def test_stirring_the_top_is_right_for_every_order() -> None:
    for pile, depth in product(PILES, (1, 2, 3, 5)):
        wanted: dict[tuple[int, ...], float] = {}
        for order, chance in all_orders(pile).items():
            ways = list(permutations(order[:depth]))
            for top in ways:
                add(wanted, (*top, *order[depth:]), chance / len(ways))
        assert orders_of(stir(pile, depth)) == pytest.approx(wanted), (pile, depth)


def test_swapping_is_right_for_every_order() -> None:
    for pile in PILES:
        wanted: dict[tuple[int, ...], float] = {}
        for order, chance in all_orders(pile).items():
            add(wanted, order[-1:] + order[1:-1] + order[:1] if len(order) > 1 else order, chance)
        assert orders_of([(1.0, swap(pile))]) == pytest.approx(wanted), pile


# Against every table that fits

CARDS = [
    BURY,
    RAISING_HECK,
    SEE_THE_FUTURE_2,
    SEE_THE_FUTURE_3,
    ALTER_THE_FUTURE_3,
    SHARE_THE_FUTURE_3,
    SWAP_TOP_AND_BOTTOM,
    SHUFFLE,
    CATOMIC_BOMB,
    DRAW_FROM_THE_BOTTOM,
    POTLUCK,
    GARBAGE_COLLECTION,
    FAVOR,
    MARK,
    k.ILL_TAKE_THAT,
    SKIP,
    CAT,
    CAT,
]


@dataclass(frozen=True)
class Small:
    """A game that is small enough to enumerate all its tables."""

    kittens: tuple[int, ...]  # in the pile
    others: tuple[int, ...]  # that are surely in the game
    players: int = 2
    hand: int = 2
    pile: int = 4

    def deal(self, random: Random) -> Game:
        cards = [*self.others]
        number = self.players * self.hand + self.pile - len(self.kittens)
        cards += [random.choice(CARDS) for _ in range(number - len(cards))]
        random.shuffle(cards)
        hands = [cards[self.hand * seat : self.hand * (seat + 1)] for seat in range(self.players)]
        pile = [*cards[self.hand * self.players :], *self.kittens]
        random.shuffle(pile)
        return lay(hands, pile, [], Options())


SMALL = {
    "exploding": Small((EK, EK), (k.DEFUSE, k.DEFUSE)),
    "more_cards": Small((EK,), (k.DEFUSE,), hand=3),
    "three_players": Small((EK, EK), (k.DEFUSE, k.DEFUSE), players=3, pile=3),
    "imploding": Small((EK, IK), (k.DEFUSE,)),
    "two_imploding": Small((EK, IK, IK), (k.DEFUSE,)),
    "streaking": Small((EK, EK), (k.DEFUSE, SK)),
    "two_streaking": Small((EK, EK), (SK, SK)),
    "three_and_streaking": Small((EK, EK), (k.DEFUSE, SK), players=3, pile=3),
    "all_kittens": Small((EK, EK, IK), (k.DEFUSE, SK)),
}


def test_the_chance_is_that_of_every_table_that_fits() -> None:
    """At most one in twenty chances is inexact.

    The belief does not follow cards other than kittens into hands, which matters in games as small as these.
    """
    games = 6 if extent.LONG else 2 if COMPILED else 1
    compared = 0
    with Failures() as failures:
        for name, small in SMALL.items():
            with failures.of(name):
                errors = [error for number in range(games) for error in compare(small, Random(f"{name} {number}"))]
                assert errors
                assert sum(error > 1e-9 for error in errors) <= len(errors) / 20
                assert max(errors) < 0.2
                compared += len(errors)
    assert compared > 20 * games


def compare(small: Small, random: Random) -> Iterator[float]:
    """Play a game at random and yield after every move how far off the chances are."""
    game = small.deal(random)
    observer, every = Observer(game, 0, weighing=True), EveryTable(game, 0)
    dice = Dice(random.getrandbits(30))
    was_up = False
    for _ in range(30):
        if game.over or not game.table.pile or len(every.games) > 1500:
            return
        before = len(game.events)
        seat = random.choice(game.waiting)
        move = game.complete(seat, random.choice(game.legal_moves(seat)), dice)
        if move.verb == m.TRIPLE:
            continue
        assert game.submit(seat, move) is None
        choose_in_secret(game, random)
        news = game.events[before:]
        every.follow(seat, move, news)
        view = observer.view()
        if was_up and not any(event.what == SHOWED and event.card == UP for event in news):
            return  # nobody is told when a face-up kitten on top is covered
        was_up = view.imploding_on_top
        if game.table.pile and not in_secret(game):
            for end in (TOP, BOTTOM):
                yield abs(chance_of_kitten(view, end) - every.chance(end, view.imploding_on_top))
        if SK in small.others and any(event.what == SHUFFLED for event in news):
            return  # which other cards lie in the pile is forgotten (INF-5), and so how many may be in hands


def in_secret(game: Game) -> bool:
    return bool(game.table.agenda) and game.question.what == CHOOSE_RESCUE


def choose_in_secret(game: Game, random: Random) -> None:
    """The others choose how to survive, unnoticed."""
    while in_secret(game) and game.question.seat != 0:
        seat = game.question.seat
        assert game.submit(seat, random.choice(game.legal_moves(seat))) is None


# Against what then happened


@pytest.mark.parametrize(
    "edition", ["original", "original+imploding", "original+barking", "good-vs-evil", "recipe:mind-games"]
)
def test_as_many_draws_are_deadly_as_was_to_be_expected(edition: str) -> None:
    """Prediction errors sum to a martingale: more than six deviations by chance has a probability of 1 in 10^9."""
    for name, draws in drawn(edition, 60).items():
        off = sum(deadly - chance for chance, deadly in draws)
        deviation = math.sqrt(sum(chance * (1 - chance) for chance, _ in draws))
        assert abs(off) <= 6 * deviation, f"{name}: {off} off in {len(draws)} draws"
        assert len(draws) > 300


def test_a_meter_that_is_a_third_wrong_would_be_noticed() -> None:
    draws = drawn("original", 250)["player"]
    deviation = math.sqrt(sum(chance * (1 - chance) for chance, _ in draws))
    assert sum(deadly - 2 / 3 * chance for chance, deadly in draws) > 6 * deviation


def drawn(edition: str, games: int) -> dict[str, list[tuple[float, bool]]]:
    """For a player and for a spectator: the predicted chance of each draw, and whether it was deadly."""
    found: dict[str, list[tuple[float, bool]]] = {"player": [], "spectator": []}
    for number in range(games):
        random = Random(f"{edition} drawn {number}")
        set_up = random.choice([set_up for set_up in printed_set_ups(edition) if set_up.quick])
        story = Story(set_up, random.randrange(2**62))
        players = RandomPlayers(random.randrange(2**32))
        game = story.game
        seats = {
            "player": Observer(game, random.randrange(set_up.players), weighing=True),
            "spectator": Observer(game, SPECTATOR, weighing=True),
        }
        while not game.over:
            seat, move = players.choose(game)
            if move.verb == m.DRAW and game.table.pile:
                for name, observer in seats.items():
                    found[name].append((chance_of_kitten(observer.view(), TOP), is_deadly(game.table.pile[-1])))
            story.go_on(seat, move)
    return found


# In every game


def may_lie(pile: Pile, table: Table) -> bool:
    """Whether the true pile is one of the orders that a pile of a view stands for."""
    true = table.pile[::-1]
    in_bags: dict[int, Counter[int]] = {}
    for place, card in zip(pile.row, true, strict=True):
        if place > k.UNKNOWN:
            if place != card:
                return False
        elif place == k.UNKNOWN:
            if card in KITTENS:
                return False
        else:
            in_bags.setdefault(place, Counter())[card] += 1
    for place, there in in_bags.items():
        bag = Counter(pile.bag(place))
        if not bag <= there or any(card in KITTENS for card in there - bag):
            return False
    return True


def must_fit(table: Table, observer: Observer) -> None:
    """In one of the cases the cards of the pile that nobody knows are cards that have not been located elsewhere."""
    belief = observer.belief
    assert belief is not None
    unseen = Counter({kind: number for kind, number in enumerate(belief._hands.unseen) if number > 0})
    assert any(
        unknown_cards(case.pile, table) + Counter(case.located()) <= unseen
        for case in belief._cases.chances
        if may_lie(case.pile, table)
    ), f"seat {observer.seat} has located a card of the pile elsewhere"


def unknown_cards(pile: Pile, table: Table) -> Counter[int]:
    """The cards of the true pile that this pile does not name."""
    return Counter(card for card in table.pile if card not in KITTENS) - Counter(others(pile))


def must_be_possible(table: Table, view: View) -> None:
    assert any(may_lie(pile, table) for _, pile in view.piles), f"seat {view.seat} rules out the truth: {view.piles}"
    assert sum(chance for chance, _ in view.piles) == pytest.approx(1.0)
    if table.pile:
        for end in (TOP, BOTTOM):
            chance = chance_of_kitten(view, end)
            assert 0.0 <= chance <= 1.0
            true = table.pile[-1 - end]
            assert chance > 0.0 if is_deadly(true) else chance < 1.0


@pytest.mark.parametrize("edition", extent.share(all_editions(), 12, "the truth is never ruled out"))
def test_the_truth_is_never_ruled_out(edition: str) -> None:
    play_and_look(edition, "truth", 1, long=2)


@pytest.mark.parametrize("edition", ["original+streaking", "original+imploding+barking", "recipe:mind-games"])
def test_the_truth_is_never_ruled_out_with_too_many_cases(edition: str) -> None:
    play_and_look(edition, "too many cases", 2, long=2, most=2)


def play_and_look(edition: str, purpose: str, games: int, long: int, most: int = MOST_CASES) -> None:
    for story, players, _ in stories(edition, purpose, games, long):
        game = story.game
        observers = [Observer(game, seat, weighing=True) for seat in (*range(game.table.seats), SPECTATOR)]
        for observer in observers:
            assert observer.belief is not None
            observer.belief._cases.most = most
        with story.told_if_it_fails():
            for number, _ in enumerate(story.play(players)):
                for observer in observers:
                    must_be_possible(table_seen_by(game.table, observer.seat), observer.view())
                one = observers[number % len(observers)]
                must_fit(table_seen_by(game.table, one.seat), one)
