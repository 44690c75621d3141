"""What a seat sees: views at every step of every kind of game, and a memory that is never wrong (INF-5)."""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from defuse.game.cards.puts import CHOOSE_PUT
from defuse.game.engine import Game
from defuse.game.event_kinds import SECRETS
from defuse.game.events import PUBLIC
from defuse.game.kinds import GODCAT, NAMES, NUMBERS, UNKNOWN
from defuse.game.questions import question_words
from defuse.game.table import Table, kind_of
from defuse.record.situation import Situation, set_up
from defuse.record.table_talk import TableTalk
from defuse.sight.observer import Observer
from defuse.sight.redaction import SPECTATOR
from defuse.sight.view import View, name
from defuse.sight.view_building import table_seen_by
from tests.extent import LONG
from tests.random_games import RandomPlayers, SetUp, Story, all_editions, stories

pytestmark = pytest.mark.quick

every_edition = pytest.mark.parametrize("edition", all_editions())


def everybody(game: Game) -> list[int]:
    return [*range(game.table.seats), SPECTATOR]


# The memory is never wrong


def must_be_right(table: Table, view: View) -> None:
    """Every card a view knows is where it says, and the numbers of all others are right."""
    whose = "a spectator" if view.seat == SPECTATOR else f"seat {view.seat}"
    true_pile = tuple(reversed(table.pile))
    assert len(view.pile) == view.pile_size == len(true_pile), f"{whose} knows another pile"
    for place, (seen, true) in enumerate(zip(view.pile, true_pile, strict=True)):
        assert seen in (true, UNKNOWN), f"{whose} takes the card at {place} for {name(seen)}, it is {name(true)}"
    for seat, hand in enumerate(table.hands):
        seen_hand = Counter(card for card in view.hands[seat] if card != UNKNOWN)
        assert len(view.hands[seat]) == len(hand), f"{whose} sees another number of cards in hand {seat}"
        assert seen_hand <= Counter(hand), f"{whose} sees {view.hands[seat]} in the hand {hand} of seat {seat}"


@every_edition
def test_nobody_is_ever_sure_of_something_wrong(edition: str) -> None:
    for story, players, random in stories(edition, "sure", 1, long=2):
        game = story.game
        observers = [Observer(game, seat) for seat in everybody(game)]
        with story.told_if_it_fails():
            for _ in story.play(players):
                for observer in observers:
                    view = observer.view()
                    must_be_right(table_seen_by(game.table, observer.seat), view)
                if random.random() < 0.05:
                    json.dumps(view.as_dict(), allow_nan=False)


@every_edition
def test_reusing_another_seats_view_shows_no_more_and_no_less(edition: str) -> None:
    for story, players, random in stories(edition, "beside", 1):
        game = story.game
        observers = [Observer(game, seat) for seat in everybody(game)]
        with story.told_if_it_fails():
            for _ in story.play(players):
                beside: View | None = None
                for observer in random.sample(observers, len(observers)):
                    beside = observer.view(beside)
                    assert beside.as_dict() == observer.view().as_dict()


@every_edition
def test_what_hides_nothing_is_for_everybody(edition: str) -> None:
    for story, players, _ in stories(edition, "open", 1):
        for _ in story.play(players):
            pass
        open_events = [event for event in story.game.events if SECRETS[event.what] == 0]
        assert open_events
        assert {event.audience for event in open_events} == {PUBLIC}


@every_edition
def test_who_comes_later_is_not_wrong_either(edition: str) -> None:
    """Also while a secret choice is open."""
    for story, players, random in stories(edition, "later", 1):
        game = story.game
        observers: list[Observer] = []
        with story.told_if_it_fails():
            for _ in story.play(players):
                if random.random() < 0.1 or game.table.public_table is not None:
                    observers = [*observers[-6:], Observer(game, random.choice(everybody(game)))]
                for observer in observers:
                    must_be_right(table_seen_by(game.table, observer.seat), observer.view())


@every_edition
def test_what_is_known_does_not_depend_on_when_somebody_looks(edition: str) -> None:
    for story, players, random in stories(edition, "when", 1):
        game = story.game
        always = [Observer(game, seat) for seat in everybody(game)]
        seldom = [Observer(game, seat) for seat in everybody(game)]
        with story.told_if_it_fails():
            for _ in story.play(players):
                seen = [observer.view().as_dict() for observer in always]
                if random.random() < 0.1:
                    assert seen == [observer.view().as_dict() for observer in seldom]


@every_edition
def test_a_weighing_observer_is_sure_of_no_less_and_of_nothing_wrong(edition: str) -> None:
    """What is certain has no chance of being otherwise; what is impossible has chance zero."""
    for story, players, random in stories(edition, "weighing", 1):
        game = story.game
        seats = everybody(game) if LONG else random.sample(everybody(game), 3)
        observers = [Observer(game, seat, weighing=True) for seat in seats]
        with story.told_if_it_fails():
            for _ in story.play(players):
                for observer in observers:
                    view, belief = observer.view(), observer.belief
                    assert belief is not None
                    sure = belief.pile()
                    true = tuple(reversed(table_seen_by(game.table, observer.seat).pile))
                    assert all(card in (truth, UNKNOWN) for card, truth in zip(sure, true, strict=True))
                    assert all(card in (known, UNKNOWN) for card, known in zip(view.pile, sure, strict=True))


def test_what_is_remembered_can_be_copied() -> None:
    story = Story(SetUp("original+imploding+streaking+barking", 4), 3)
    observer = Observer(story.game, 0, weighing=True)
    for number, _ in enumerate(story.play(RandomPlayers(3))):
        view = observer.view()
        if number == 5:
            twin, then = observer.moved_to(story.game), view
            heard = len(story.game.events)
    assert (tuple(twin.memory.pile()), twin.belief and twin.belief.piles(calm=False)) == (then.pile, then.piles)
    assert observer.memory.pile() != list(then.pile)
    assert heard < len(story.game.events)


# Views


@every_edition
def test_a_view_shows_what_is_public_and_the_own_hand(edition: str) -> None:
    for story, players, random in stories(edition, "public", 1):
        game = story.game
        observers = [Observer(game, seat) for seat in everybody(game)]
        with story.told_if_it_fails():
            for _ in story.play(players):
                if random.random() < 0.4:
                    for observer in observers:
                        seen = table_seen_by(game.table, observer.seat)
                        must_show_what_is_public(seen, observer.view())


def must_show_what_is_public(table: Table, view: View) -> None:
    assert (view.turn, view.owed, view.direction, view.winner) == (
        table.turn,
        table.owed,
        table.direction,
        table.winner,
    )
    assert view.alive == tuple(table.lives(seat) for seat in range(table.seats))
    assert view.blind == tuple(table.is_blind(seat) for seat in range(table.seats))
    assert view.discard == tuple(reversed(table.discard))
    assert view.storage_size == len(table.storage)
    assert [lying.kind for lying in view.front] == [kind_of(code) for code in table.front]
    for seat in range(table.seats):
        holds_godcat = GODCAT in table.hands[seat]
        if seat != view.seat:
            assert view.marked[seat] == tuple(table.marks_of(seat))
            assert (GODCAT in view.hands[seat]) == holds_godcat
        elif table.is_blind(seat):
            assert set(view.hand) <= {UNKNOWN}
            assert set(view.marked[seat]) <= {UNKNOWN}
        else:
            assert view.hand == view.hands[seat] == tuple(table.hands[seat])
    must_be_json_of_names(view)


def must_be_json_of_names(view: View) -> None:
    written = view.as_dict()
    assert json.loads(json.dumps(written)) == written
    known = {*NAMES, "imploding_kitten!", "_"}
    assert {*view_cards(written)} <= known
    question = written["question"]
    assert question is None or (isinstance(question, dict) and question["word"] in question_words())


def view_cards(written: dict[str, object]) -> Iterator[str]:
    for key in ("hand", "pile", "discard", "hands", "marked"):
        cards = written[key]
        assert isinstance(cards, list)
        for entry in cards:
            yield from [entry] if isinstance(entry, str) else entry


# One by one


def at_table(*lines: str, edition: str = "original", **keys: object) -> TableTalk:
    """A game that has been played so far."""
    players = ["Ann", "Ben", "Cem"]
    situation = Situation(edition, players, **keys)  # type: ignore[arg-type]
    talk = TableTalk(set_up(situation), players)
    for line in lines:
        who, _, text = line.partition(": ")
        seat = players.index(who)
        talk.say(seat, talk.hear(seat, text))
    return talk


def kinds(*names: str) -> tuple[int, ...]:
    return tuple(UNKNOWN if text == "_" else NUMBERS[text] for text in names)


def test_a_spectator_sees_no_hand() -> None:
    talk = at_table("Ann: see_the_future_3", deck=["skip", "nope"], hands={"Ann": ["see_the_future_3", "skip"]})
    seen = Observer(talk.game, SPECTATOR).view()
    assert seen.hand == ()
    assert seen.hands == (kinds("_"), (), ())
    assert seen.pile == kinds("_", "_")


def test_while_cards_can_be_noped_nobody_is_told_who_is_asked() -> None:
    talk = at_table("Ann: attack", hands={"Ann": ["attack"], "Ben": ["nope"]})
    for player in ("Ann", "Ben", "Cem"):
        question = talk.view(player).question
        assert question is not None
        assert question.waiting == ()
        assert question.asks_me == (player != "Ann")
        assert question.chain == 0


def test_only_the_player_who_buries_a_card_sees_it() -> None:
    talk = at_table("Ann: bury", edition="original+barking", deck=["skip", "nope"], hands={"Ann": ["bury"]})
    talk.let_pass()
    cards = [question.card for player in ("Ann", "Ben") if (question := talk.view(player).question) is not None]
    assert cards == [NUMBERS["skip"], UNKNOWN]


def test_nobody_else_can_tell_that_a_face_up_kitten_is_looked_at() -> None:
    """Raising Heck takes it from the bottom: for the others it may still lie in the pile (INF-4)."""
    deck = ["shuffle", "favor", "imploding_kitten!"]
    talk = at_table("Ann: raising_heck", edition="original+imploding", deck=deck, hands={"Ann": ["raising_heck"]})
    talk.let_pass()
    assert talk.view("Ann").imploding_up == 0
    assert talk.view("Ben").imploding_up == 1
    assert Observer(talk.game, SPECTATOR).view().imploding_up == 1


def test_only_the_player_who_orders_the_cards_sees_them() -> None:
    talk = at_table("Ann: alter_the_future_3", deck=["skip", "nope"], hands={"Ann": ["alter_the_future_3"]})
    talk.let_pass()
    cards = [question.cards for player in ("Ann", "Ben") if (question := talk.view(player).question) is not None]
    assert cards == [kinds("skip", "nope"), ()]


def test_what_somebody_has_chosen_for_garbage_collection_is_their_secret() -> None:
    hands = {"Ann": ["garbage_collection", "skip"], "Ben": ["nope"], "Cem": ["nope"]}
    talk = at_table("Ann: garbage_collection", "Ann: put skip", edition="original+streaking", hands=hands)
    assert talk.game.question.what == CHOOSE_PUT
    cards = [question.card for player in ("Ann", "Ben") if (question := talk.view(player).question) is not None]
    assert cards == [NUMBERS["skip"], UNKNOWN]


TWO_WAYS = ["godcat", "defuse"]
HELD = ["streaking_kitten", "exploding_kitten"]
GIFT = {"hands": {"Ann": ["favor", *TWO_WAYS], "Ben": HELD, "Cem": ["nope"]}}
TAKEN_OVER = {
    "deck": ["exploding_kitten", "tacocat"],
    "hands": {"Ann": ["skip"], "Ben": ["streaking_kitten", "defuse"], "Cem": ["nope"]},
    "front": {"Ann": ["ill_take_that:Ben"]},
}
GARBAGE = {"hands": {"Ann": ["garbage_collection", *HELD, *TWO_WAYS], "Ben": ["nope"], "Cem": ["nope"]}}


@pytest.mark.parametrize(
    ("table", "lines", "mover"),
    [
        (GIFT, ["Ann: favor @Ben", "Ben: give exploding_kitten"], 1),
        (TAKEN_OVER, ["Ann: draw"], 0),
        (GARBAGE, ["Ann: garbage_collection", "Ann: put streaking_kitten", "Ben: put nope", "Cem: put nope"], 2),
    ],
    ids=["a gift", "a card taken over", "garbage"],
)
def test_during_a_secret_choice_the_table_still_waits_for_the_mover(
    table: dict[str, Any], lines: list[str], mover: int
) -> None:
    before, after = at_table(*lines[:-1], **table), at_table(*lines, **table)
    before.let_pass()
    chooser = after.game.question.seat
    assert after.game.table.public_table is not None
    assert chooser != mover
    for seat in set(everybody(after.game)) - {chooser, mover}:
        assert Observer(after.game, seat).view().as_dict() == Observer(before.game, seat).view().as_dict()
    question = Observer(after.game, mover).view().question
    assert question is not None
    assert (question.waiting, question.asks_me) == ((mover,), False)


def test_what_lies_face_down_in_armageddon_is_in_no_view() -> None:
    hands = {"Ann": ["armageddon"], "Ben": ["nope"]}
    talk = at_table("Ann: armageddon", "Ann: assign godcat @Ben", edition="good-vs-evil", hands=hands)
    for player in ("Ann", "Ben", "Cem"):
        question = talk.view(player).question
        assert question is not None
        assert question.card == UNKNOWN


def test_a_marked_card_is_seen_by_all_but_a_blind_owner() -> None:
    talk = at_table(hands={"Ann": ["skip*", "nope"], "Ben": ["favor*", "nope"]}, blind=["Ben"])
    assert talk.view("Cem").hands == (kinds("skip", "_"), kinds("favor", "_"), ())
    assert talk.view("Cem").marked == (kinds("skip"), kinds("favor"), ())
    assert talk.view("Ben").hand == kinds("_", "_")
    assert talk.view("Ben").marked == (kinds("skip"), kinds("_"), ())
    assert talk.view("Ann").marked == (kinds("skip"), kinds("favor"), ())


def test_after_the_end_there_is_no_question() -> None:
    talk = at_table("Ann: draw", deck=["exploding_kitten"], out=["Cem"])
    assert talk.view("Ann").question is None
    assert talk.view("Ann").winner == 1
    assert talk.view("Ann").alive == (False, True, False)
