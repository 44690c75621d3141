"""The actions that spell moves: every legal move can be spelled, and every spelling is a legal move."""

import copy
import pickle
from random import Random

import pytest

from defuse.encoding.actions import Actions
from defuse.encoding.speller import Speller, seen_at, seen_in
from defuse.game import moves as m
from defuse.game.agenda import CHOOSE_PLAY
from defuse.game.cards.deck import CARDS
from defuse.game.engine import Game
from defuse.game.kinds import ALL_KINDS, NAMES, PLACES, is_kitten
from defuse.game.moves import Move
from defuse.record.situation import Situation, set_up
from defuse.sight.observer import Observer
from tests.extent import seeds, share
from tests.random_games import RandomPlayers, SetUp, Story, all_editions, players_of, sampled_set_up, seeded

MOST_LISTED = 60  # moves of one decision that are spelled, if there are thousands


def actions_of(game: Game) -> Actions:
    return Actions(game.table.cast, game.table.seats)


def speller_of(game: Game, seat: int) -> Speller:
    return Speller(actions_of(game), game.legal_moves(seat), seen_at(game.table, seat))


def sayable(game: Game, move: Move) -> bool:
    """Only kinds of this game can be named."""
    return move.verb != m.TRIPLE or game.table.cast[move.named] > 0


def check_decision(game: Game, seat: int, random: Random) -> None:
    """Every legal move of a seat can be spelled and read back; any sequence of open actions gives a legal move."""
    first = speller_of(game, seat)
    legal = [move for move in game.every_move(seat) if sayable(game, move)]
    for move in random.sample(legal, min(MOST_LISTED, len(legal))):
        spelling = first.spelling(move)
        speller = first.copy()
        for action in spelling:
            assert speller.move is None
            speller.choose(action)
        assert speller.move == move
    anything = first.copy()
    while anything.move is None:
        assert anything.open == sorted(set(anything.open))
        assert 0 <= anything.open[0] <= anything.open[-1] < first.actions.size
        assert len(anything.open) > 1 or not anything.chosen
        anything.choose(random.choice(anything.open))
    assert game.clone().submit(seat, anything.move) is None


def check_game(set_up: SetUp, seed: int, random: Random) -> None:
    story = Story(set_up, seed)
    with story.told_if_it_fails():
        for game in story.play(RandomPlayers(seed)):
            for seat in game.waiting:
                if random.random() < 0.3:
                    check_decision(game, seat, random)


@pytest.mark.parametrize("edition", all_editions())
def test_whatever_is_legal_can_be_said_and_read_again(edition: str) -> None:
    for players, seed in seeded(share(players_of(edition), 2, edition), f"actions {edition}", long=1):
        check_game(SetUp(edition, players), seed, Random(seed))


@pytest.mark.parametrize("batch", range(4))
def test_moves_can_be_spelled_under_any_options(batch: int) -> None:
    for seed in seeds(4, f"actions with options {batch}", long=12):
        random = Random(seed)
        check_game(sampled_set_up(random), seed, random)


def test_names_are_unique_and_the_list_stays_short() -> None:
    wrong = []
    for edition in all_editions():
        for players in players_of(edition):
            names = actions_of(SetUp(edition, players).deal(1)).names
            if not len(set(names)) == len(names) < 600:
                wrong.append((edition, players, len(names)))
    assert wrong == []


def test_the_kinds_that_are_played_alone_are_those_of_the_cards() -> None:
    actions = Actions([int(kind in ALL_KINDS) for kind in range(PLACES)], 2)
    assert [action >= 0 for action in actions.plays[:PLACES]] == [card.plays or card.is_rescue for card in CARDS]
    disguises = [card.plays and not is_kitten(card.kind) for card in CARDS]
    assert [action >= 0 for action in actions.disguises[:PLACES]] == disguises


def ann(hand: list[str], **more: object) -> Game:
    hands = {"Ann": hand, "Ben": ["skip"], "Cem": ["nope"]}
    return set_up(Situation("original", ["Ann", "Ben", "Cem"], hands=hands, turn="Ann", **more))  # type: ignore[arg-type]


def words(speller: Speller) -> list[str]:
    return [speller.actions.names[action] for action in speller.open]


def say(speller: Speller, word: str) -> None:
    speller.choose(speller.actions.names.index(word))


def test_a_card_is_named_first_and_then_its_target() -> None:
    speller = speller_of(ann(["favor", "skip"]), 0)
    assert words(speller) == ["draw", "play skip", "play favor"]
    say(speller, "play favor")
    assert words(speller) == ["at 1", "at 2"]
    say(speller, "at 2")
    assert speller.move == m.play(NAMES.index("favor"), 2)


def test_opponents_are_counted_in_the_direction_of_play() -> None:
    game = ann(["favor"])
    game.table.direction = -1
    speller = speller_of(game, 0)
    say(speller, "play favor")
    say(speller, "at 1")
    assert speller.move == m.play(NAMES.index("favor"), 2)


def test_a_word_without_an_alternative_is_not_asked() -> None:
    game = set_up(Situation("original", ["Ann", "Ben"], hands={"Ann": ["favor"], "Ben": ["skip"]}, turn="Ann"))
    speller = speller_of(game, 0)
    say(speller, "play favor")
    assert speller.move == m.play(NAMES.index("favor"), 1)


def test_five_titles_are_said_in_order_one_by_one() -> None:
    hand = ["attack", "skip", "favor", "shuffle", "tacocat", "beard_cat"]
    speller = speller_of(ann(hand), 0)
    say(speller, "five")
    assert words(speller) == ["card attack", "card skip"]
    say(speller, "card skip")
    assert words(speller) == [f"for {name}" for name in hand[1:]]
    say(speller, "for shuffle")
    assert speller.move == m.five(sorted(NAMES.index(name) for name in hand[1:]), NAMES.index("shuffle"))


def test_a_word_that_is_not_open_is_refused() -> None:
    speller = speller_of(ann(["skip"]), 0)
    with pytest.raises(ValueError, match="not open"):
        say(speller, "at 1")


def test_what_a_seat_sees_is_the_same_in_its_view() -> None:
    for chosen in seeds(10, "what a seat sees", long=30):
        story = Story(sampled_set_up(Random(chosen)), chosen)
        with story.told_if_it_fails():
            for game in story.play(RandomPlayers(story.seed)):
                for seat in game.waiting:
                    there, here = seen_at(game.table, seat), seen_in(Observer(game, seat).view())
                    assert (here.pile_size, here.opponents) == (there.pile_size, there.opponents)
                    assert sorted(here.to_order) == sorted(there.to_order)
                    assert sorted(here.discard) == sorted(there.discard)
                    assert here.hand == there.hand or game.table.is_blind(seat)


def test_half_a_move_can_be_copied_and_kept() -> None:
    game = ann(["favor", "tacocat", "tacocat"])
    assert game.question.what == CHOOSE_PLAY
    speller = speller_of(game, 0)
    say(speller, "pair tacocat")
    for twin in (speller.copy(), copy.deepcopy(speller), pickle.loads(pickle.dumps(speller))):
        assert twin.open == speller.open
        assert twin.chosen == speller.chosen
        say(twin, "at 2")
        assert twin.move == m.pair(NAMES.index("tacocat"), NAMES.index("tacocat"), 2)
    assert speller.move is None
