"""Saves and copies of a game at any moment, and impossible saves, which are refused."""

import copy
import json
import pickle
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from defuse.game import moves as m
from defuse.game.agenda import CHOOSE_PLAY, CHOOSE_RESCUE, REACT
from defuse.game.cards.deck import CARDS
from defuse.game.chance import Dice
from defuse.game.engine import Game
from defuse.game.kinds import ALL_KINDS, PLACES
from defuse.game.questions import QUESTIONS
from defuse.game.refusals import Refusal
from defuse.game.saving import BadSave, freeze, thaw
from defuse.record.scenario import read_said, read_scenario
from defuse.record.situation import Situation, set_up
from defuse.record.table_talk import TableTalk
from defuse.sight.observer import Observer
from defuse.sight.redaction import SPECTATOR
from tests.extent import LONG, ROOT, seeds, share
from tests.game_checks import as_lists
from tests.random_games import RandomPlayers, Story, all_editions, sampled_set_up
from tests.table_checks import WITHOUT_LOG, check_table, differences, state

SCENARIOS = ROOT / "scenarios"
every_edition = pytest.mark.parametrize("edition", share(all_editions(), 9, "saves"))


def save_game(game: Game) -> str:
    return json.dumps(freeze(game.table))


def load_game(text: str) -> Game:
    table = thaw(json.loads(text))
    if table.pins:
        raise BadSave("pins: chance that is laid down beforehand need not be possible")
    table.log = []
    return Game(table)


def saved_and_loaded(game: Game) -> Game:
    return load_game(save_game(game))


def frozen_and_thawed(game: Game) -> Game:
    return Game(thaw(freeze(game.table)))


def pickled(game: Game) -> Game:
    sent = pickle.loads(pickle.dumps(game))
    assert isinstance(sent, Game)
    return sent


def with_pickled_table(game: Game) -> Game:
    return Game(pickle.loads(pickle.dumps(game.table)))


def with_copied_table(game: Game) -> Game:
    return Game(copy.deepcopy(game.table))


WAYS: list[Callable[[Game], Game]] = [
    saved_and_loaded,
    frozen_and_thawed,
    pickled,
    with_pickled_table,
    with_copied_table,
    copy.deepcopy,
    Game.clone,
]


def stories(edition: str, games: int = 3) -> Iterator[tuple[Story, RandomPlayers, Random]]:
    for seed in seeds(games, f"saves {edition}"):
        random = Random(seed)
        yield Story(sampled_set_up(random, edition), seed), RandomPlayers(seed), random


# Copies


@every_edition
def test_a_copy_made_at_any_step_is_the_same_and_goes_on_the_same(edition: str) -> None:
    """At every step another kind of copy is made; the next move leads it to the same table and events."""
    for story, players, random in stories(edition):
        twin: Game | None = None
        with story.told_if_it_fails():
            for game in story.play(players):
                if twin is not None:
                    seat, move = story.moves[-1]
                    twin.table.log = []
                    said = twin.play(seat, move)
                    assert not isinstance(said, Refusal), said
                    assert as_lists(said) == as_lists(game.events[-len(said) :] if said else [])
                    assert differences(state(game.table, WITHOUT_LOG), state(twin.table, WITHOUT_LOG)) == ""
                before = state(game.table)
                twin = random.choice(WAYS)(game)
                assert differences(state(game.table, WITHOUT_LOG), state(twin.table, WITHOUT_LOG)) == ""
                assert differences(before, state(game.table)) == ""


@every_edition
def test_what_a_copy_does_leaves_the_original_alone(edition: str) -> None:
    for story, players, random in stories(edition, 1):
        with story.told_if_it_fails():
            for game in story.play(players):
                if game.over or random.random() < 0.7:
                    continue
                before = state(game.table)
                twin = random.choice(WAYS)(game)
                for _ in range(5):
                    if not twin.over:
                        twin.submit(*RandomPlayers(random.randrange(99)).choose(twin))
                assert differences(before, state(game.table)) == ""


@every_edition
def test_a_save_is_text_that_reads_back_as_itself(edition: str) -> None:
    for story, players, random in stories(edition, 1):
        for game in story.play(players):
            if random.random() < 0.2:
                text = save_game(game)
                assert save_game(load_game(text)) == text


def _all_questions() -> set[int]:
    return {question.number for question in QUESTIONS if question.word}


def test_the_games_used_here_stop_in_the_middle_of_everything() -> None:
    asked: set[int] = set()
    secrets = 0
    for saved in positions():
        table = load_game(saved).table
        asked.add(table.agenda[-1].what)
        secrets += table.public_table is not None
    assert asked == _all_questions()
    assert secrets > 3


def test_a_game_that_is_over_can_be_saved() -> None:
    story, players, _ = next(stories("original"))
    for _ in story.play(players):
        pass
    game = load_game(save_game(story.game))
    assert game.over
    assert game.winner == story.game.winner


def test_a_secret_choice_that_was_saved_stays_secret() -> None:
    """Everybody else sees the table as it was before, also in a loaded game (SK-1)."""
    hands = {"Ann": ["streaking_kitten", "defuse"], "Ben": ["nope"]}
    situation = Situation("original+streaking", ["Ann", "Ben"], deck=["exploding_kitten", "skip"], hands=hands)
    talk = TableTalk(set_up(situation), ["Ann", "Ben"])
    before = Observer(talk.game, 1).view().as_dict()
    move = talk.hear(0, "draw")
    talk.say(0, move)
    assert talk.game.question.what == CHOOSE_RESCUE
    for way in WAYS:
        game = way(talk.game)
        observer = Observer(game, 1)
        assert observer.view().as_dict() == before
        game.submit(0, m.HOLD_IT)
        seen = observer.view()
        assert (seen.pile_size, len(seen.pile), len(seen.hands[0])) == (1, 1, 3)


def test_a_secret_choice_behind_the_last_pass_can_be_saved() -> None:
    """The others see a window in which nobody is asked any more."""
    hands = {"Ann": ["streaking_kitten", "defuse"], "Ben": ["nope"], "Cem": ["alter_the_future_now_3"]}
    deck = ["exploding_kitten", "skip"]
    game = set_up(Situation("original+streaking+barking", ["Ann", "Ben", "Cem"], deck=deck, hands=hands))
    talk = TableTalk(game, ["Ann", "Ben", "Cem"])
    for seat, text in [(0, "draw"), (1, "pass"), (2, "pass")]:
        talk.say(seat, talk.hear(seat, text))
    assert game.question.what == CHOOSE_RESCUE
    assert game.table.public_table is not None
    assert differences(state(game.table, WITHOUT_LOG), state(saved_and_loaded(game).table, WITHOUT_LOG)) == ""


# Impossible saves


@cache
def positions() -> list[str]:
    """Saved games at all kinds of moments: from random games, and from scenarios what those have too seldom."""
    found = random_positions()
    asked = Counter(load_game(saved).question.what for saved in found)
    return found + [save_game(game) for game in moments_of_scenarios() if asked[game.question.what] < 4]


@cache
def random_positions() -> list[str]:
    """Saved games of all editions, mostly in the middle of something."""
    random = Random(seeds(2, "saves at all moments")[1])
    found: list[str] = []
    asked = dict.fromkeys(_all_questions(), 0)
    while len(found) < 120:
        seed = random.randrange(2**62)
        story = Story(sampled_set_up(random), seed)
        for game in story.play(RandomPlayers(seed)):
            if game.over:
                break
            what = game.question.what
            secret = game.table.public_table is not None
            if asked[what] < 15 and random.random() < (0.02 if what in (CHOOSE_PLAY, REACT) else 0.3 + secret):
                asked[what] += 1
                found.append(save_game(game))
    return found


def moments_of_scenarios() -> Iterator[Game]:
    """The games of all scenarios, after each of their moves and when its windows have passed."""
    for file in sorted(SCENARIOS.rglob("*.toml")):
        scenario = read_scenario(file.read_text("utf-8"))
        talk = TableTalk(set_up(scenario.situation), scenario.situation.players)
        for line in scenario.lines:
            if line.sign == "":
                said = read_said(line, talk.players)
                talk.say(said.seat, talk.hear(said.seat, said.text), said.pins)
                later = TableTalk(frozen_and_thawed(talk.game), talk.players)
                later.game.table.pins = []  # those of what waits under a NOW card are not with the game
                later.let_pass()
                yield from (told.game for told in (talk, later) if not told.game.over and not told.game.table.pins)


def a_table() -> dict[str, object]:
    hands = {"Ann": ["skip*", "nope"], "Ben": ["defuse"]}
    table = set_up(Situation("original", ["Ann", "Ben", "Cem"], deck=["skip", "attack"], hands=hands)).table
    table.play_with([0 if kind in ALL_KINDS and CARDS[kind].of_the_dead else 9 for kind in range(PLACES)])
    return freeze(table)


def with_fields(**changes: object) -> str:
    return json.dumps({**a_table(), **changes})


def waiting_for(*step: object) -> str:
    """A table with a question on top of Ann's turn."""
    return with_fields(agenda=[[CHOOSE_PLAY, 0, 1, -1, -1, 0, [], None], list(step)])


ATTACK = [0, 0, 6, -1, -1, [6]]

NO_SAVES = [
    ("[]", "a table must be an object with named fields"),
    ("{}", "seats: expected a number from 2 to 10"),
    (with_fields(seats=11), "seats: expected a number from 2 to 10"),
    (with_fields(seats=10**30), "seats: expected a number from 2 to 10"),
    (with_fields(seats=True), "seats: expected a number from 2 to 10"),
    (with_fields(seats=2), "hands: expected 2 lists of cards"),
    (with_fields(options={}), "options.combos is missing"),
    (with_fields(options=None), "options: expected an object"),
    (with_fields(cast=[]), "cast: expected 96 numbers, there are 0"),
    (with_fields(cast=[0] * 96), "cast: there are more cards on the table than in the game"),
    (with_fields(hands=[[], [], [99]]), "hands[2]: expected card kinds, there is 99"),
    (with_fields(hands=[[], [], [95]]), "hands[2]: expected card kinds, there is 95"),
    (with_fields(discard=[95]), "discard: expected card kinds, there is 95"),
    (with_fields(hands=[[1], [], []]), "hands: an Imploding Kitten or Devilcat is in a hand"),
    (with_fields(pile="skip"), "pile: expected a list of numbers"),
    (with_fields(pile=[0] * 2001), "pile: expected a list of numbers"),
    (with_fields(marked=[13]), "marked: a marked card is not in its hand"),
    (with_fields(front=[127]), "front: expected cards of players at this table"),
    (with_fields(front=[9]), "front: a card lies where it never does"),
    (with_fields(air=[9]), "air: other cards are in the air than the agenda is about"),
    (with_fields(alive=0), "alive: expected a number from 1 to 7"),
    (with_fields(alive=6), "alive: somebody who is out has cards, or is blind"),
    (with_fields(alive=5, hands=[[], [], []], marked=[], blind=2), "alive: somebody who is out has cards, or is blind"),
    (with_fields(alive=1, hands=[[], [], []], marked=[]), "alive: the last one alive has not won"),
    (with_fields(turn=1), "agenda: it is about another turn"),
    (with_fields(owed=0), "owed: expected a number from 1 to 2000"),
    (with_fields(direction=0), "direction: expected 1 or -1"),
    (with_fields(attacked=1), "attacked: expected true or false"),
    (with_fields(winner=0), "agenda: expected something to wait for, or a winner"),
    (with_fields(winner=0, agenda=[]), "winner: somebody has won, and is not the last one alive"),
    (with_fields(agenda=[]), "agenda: expected something to wait for, or a winner"),
    (with_fields(agenda=[[0, 0, 1]]), "agenda: expected steps of eight fields"),
    (with_fields(agenda=[[0, 0, 3, -1, -1, 0, [], None]]), "agenda: a turn that nobody can take or pass on"),
    (with_fields(agenda=[[32, 0, 0, -1, -1, 1, [], None]]), "agenda: nobody is asked anything"),
    (with_fields(agenda=[[3, 0, 1, 1, -1, 0, [], None]]), "agenda: expected the turn first"),
    (with_fields(shuffles=10**12), "shuffles: expected a number from 0 to 1000000000"),
    (with_fields(seed=2**62), "seed: expected a number from 0 to"),
    (with_fields(public_table=7), "a table must be an object with named fields"),
    (with_fields(public_table=a_table()), "public_table: nobody chooses in secret"),
    (waiting_for(1, 0, 6, -1, -1, 0, [], None), "agenda: expected an action in a reaction window and nowhere else"),
    (waiting_for(1, 0, 7, -1, -1, 0, [], ATTACK), "agenda: a question that cannot be asked"),
    (waiting_for(1, 0, 6, -1, -1, 0, [], [*ATTACK[:3], 1, -1, [6]]), "agenda: a question that cannot be asked"),
    (waiting_for(3, 1, 2, -1, -1, 0, [], None), "agenda: a question that cannot be asked"),
    (waiting_for(3, 2, 4, 0, -1, 0, [], None), "agenda: a question that cannot be asked"),
    (waiting_for(4, 0, 1, -1, 24, 0, [-1], None), "agenda: a question that cannot be asked"),
    (waiting_for(4, 0, 1, -1, 24, 0, [-1, 9, -1], None), "agenda: a question that cannot be asked"),
    (waiting_for(5, 0, 1, -1, 0, 0, [], None), "air: other cards are in the air than the agenda is about"),
    (waiting_for(6, 0, 1, -1, 19, 3, [], None), "agenda: a question that cannot be asked"),
    (waiting_for(7, 0, 1, -1, 0, 3, [], None), "agenda: a question that cannot be asked"),
    (waiting_for(9, 1, 2, 0, 9, 0, [], None), "agenda: a question that cannot be asked"),
    (waiting_for(11, 0, 1, 1, -1, 0, [], None), "agenda: a question that cannot be asked"),
    (waiting_for(12, 0, 1, -1, 9, 0, [], None), "agenda: a question that cannot be asked"),
    (waiting_for(12, 0, 1, -1, 3, 0, [], None), "agenda: a question that cannot be asked"),  # one Barking Kitten
    (waiting_for(0, 0, 1, -1, -1, 0, [], None), "agenda: a step at the wrong place"),
    (waiting_for(34, 0, 0, -1, -1, 0, [], None), "agenda: nobody is asked anything"),
]


def test_a_save_that_cannot_be_is_refused_with_what_is_wrong() -> None:
    wrong = []
    for text, heard in NO_SAVES:
        with pytest.raises(BadSave) as refused:
            load_game(text)
        if not str(refused.value).startswith(heard):
            wrong.append(f"{refused.value} is said, not {heard}")
    assert wrong == []


def test_a_public_table_has_none_of_its_own() -> None:
    """However deep they are nested in a file."""
    saved = next(each for each in positions() if load_game(each).table.public_table is not None)
    data = json.loads(saved)
    inner = data["public_table"]
    for _ in range(300):
        inner["public_table"] = json.loads(saved)["public_table"]
        inner = inner["public_table"]
    table = load_game(json.dumps(data)).table
    assert table.public_table is not None
    assert table.public_table.public_table is None


# Corrupted saves


thorough = settings(max_examples=400 if LONG else 100, deadline=None, suppress_health_check=[HealthCheck.too_slow])
small_numbers = st.one_of(st.integers(-1, 12), st.integers(0, 48), st.integers(0, 30_000))
anything = st.one_of(
    small_numbers,
    st.sampled_from([None, True, 1.5, "skip", -7, 10**30, float("nan")]),
    st.lists(small_numbers, max_size=4),
    st.lists(st.lists(small_numbers, max_size=3), max_size=3),
)


@st.composite
def fiddled(draw: st.DrawFn) -> str:
    """A save with some values changed: other numbers, and lists that are longer, shorter or in another order."""
    data = json.loads(draw(st.sampled_from(positions())))
    for _ in range(draw(st.integers(1, 3))):
        place = data
        key: str | int = draw(st.sampled_from(["agenda", "air", "hands", "alive", *place]))
        while isinstance(place[key], list | dict) and place[key] and draw(st.integers(0, 4)) > 0:
            place = place[key]
            key = draw(st.sampled_from(sorted(place)) if isinstance(place, dict) else st.integers(0, len(place) - 1))
        _fiddle(draw, place, key)
    return json.dumps(data)


def _fiddle(draw: st.DrawFn, place: list[object] | dict[str, object], key: str | int) -> None:
    old = place[key]  # type: ignore[index]
    new: object = draw(anything)
    if isinstance(old, bool):
        new = not old
    elif isinstance(old, int) and draw(st.integers(0, 9)) > 0:
        new = draw(st.one_of(small_numbers, st.sampled_from([old + 1, old - 1, old ^ 1, old ^ 2, old ^ 4])))
    elif isinstance(old, list) and draw(st.integers(0, 9)) > 0:
        longer = [*old, draw(small_numbers)]
        new = draw(st.sampled_from([old[1:], old[:-1], old[::-1], old + old[:1], longer, []]))
    place[key] = new  # type: ignore[index]


@thorough
@given(fiddled(), st.integers(0, 999))
def test_a_save_that_was_fiddled_with_is_refused_or_can_be_played_on(text: str, seed: int) -> None:
    try:
        game = load_game(text)
    except BadSave:
        return
    play_a_while(game, seed)


def play_a_while(game: Game, seed: int) -> None:
    """Make fifty random moves; every seat looks at the table before, on the way and after."""
    random, dice = Random(seed), Dice(seed)
    observers = [Observer(game, seat) for seat in [*range(game.table.seats), SPECTATOR]]
    for number in range(51):
        if number % 10 == 0 or game.over:
            for observer in observers:
                json.dumps(observer.view().as_dict())
                observer.moves()
        if game.over:
            return
        seat = random.choice(game.waiting)
        move = game.complete(seat, random.choice(game.legal_moves(seat)), dice)
        no = game.submit(seat, move)
        assert no is None, f"{move} is listed and refused: {no}"


def test_saves_of_good_games_are_accepted_and_in_order() -> None:
    for saved in random_positions():
        game = load_game(saved)
        check_table(game)
        play_a_while(game, 1)


def test_a_save_keeps_what_was_chosen_before_it() -> None:
    """What players have put so far (GAR-1) is part of the question, and as secret in a save as on the table."""
    chosen = [saved for saved in positions() if len(load_game(saved).question.cards) > 0]
    assert chosen
    for saved in chosen:
        assert load_game(saved).question.cards == json.loads(saved)["agenda"][-1][6]
