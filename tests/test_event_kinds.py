"""Every event is declared once, everything else follows from that, and a faulty declaration is refused."""

import subprocess
import sys
from pathlib import Path

import pytest

from defuse.adapters.tree.loose import LoosePile, touches_loose_places
from defuse.game import events
from defuse.game.actions import SINGLE, Action
from defuse.game.cards.skips import SKIP
from defuse.game.event_effects import HAND, OTHER_HAND, UNTOUCHED, UnhandledEvent, moves
from defuse.game.event_fields import ACT, BOTTOM, CARD, OTHER, Field, number, secret
from defuse.game.event_kinds import EVENT_KINDS, EVENT_PLACES, EventKind, declare, event_kind
from defuse.game.event_list import EVENT_LIST
from defuse.game.event_messages import Message, card_is_unseen, message, silence
from defuse.game.events import Event
from defuse.game.kinds import UNKNOWN
from defuse.game.moves import NOBODY
from defuse.game.setup import deal
from defuse.sight.belief import Belief
from defuse.sight.memory import Memory
from tests.random_games import SetUp, all_editions, stories
from tools.event_forms import PAGE, TYPES, page, typescript

EVERY_EVENT = pytest.mark.parametrize("kind", EVENT_LIST, ids=lambda kind: kind.name)
FREE = EVENT_PLACES - 1

# Numbers and names for ever: new events come after these, and need not be written down here.
FIRST_NAMES = """
    dealt turn_began played noped cancelled about_to_draw drew drew_nothing showed defused held inserted buried went_out
    won peeked reordered shuffled swapped gave stole found_none took_stored took_discarded marked went_blind saw_again
    turned_over put_on_pile laid cleared catomic assigned kept exchanged got_godcat got_devilcat reversed looked
    took_over put_back_on_top claimed_back crowned owes took_looked_at surfaced
"""
FIRST_EVENTS = FIRST_NAMES.split()


def an_event(kind: EventKind, **given: int) -> Event:
    """An event with everything in it that its declaration says."""
    slots = {field.slot for field in kind.fields}
    act = Action(1, SINGLE, SKIP, NOBODY, UNKNOWN, [SKIP]) if "act" in slots else None
    filled = {"other": 2, "card": SKIP, "number": 1} | given
    chosen = {slot: value for slot, value in filled.items() if slot in slots}
    return Event(kind.number, 1, cards=[SKIP] if "cards" in slots else [], act=act, **chosen)


# What the declarations say


def test_the_first_events_keep_their_numbers_and_names() -> None:
    assert [kind.name for kind in EVENT_LIST[: len(FIRST_EVENTS)]] == FIRST_EVENTS
    assert [event_kind(what).number for what in range(len(FIRST_EVENTS))] == list(range(len(FIRST_EVENTS)))


def test_the_constant_of_an_event_has_its_name() -> None:
    for what, name in enumerate(FIRST_EVENTS):
        assert getattr(events, name.upper()) == what


def test_only_the_wish_to_draw_is_never_told() -> None:
    silent = {kind.name for kind in EVENT_LIST if not any(message.id for message in kind.messages)}
    assert silent & set(FIRST_EVENTS) == {"about_to_draw"}


@pytest.mark.parametrize("edition", all_editions())
def test_events_carry_nothing_that_is_not_declared(edition: str) -> None:
    """A slot without a field would be told to nobody, or to those who may not know it."""
    for story, players, _ in stories(edition, "declared slots", 1):
        for _ in story.play(players):
            pass
        for event in story.game.events:
            slots = {field.slot for field in event_kind(event.what).fields}
            empty = {"other": NOBODY, "card": UNKNOWN, "number": 0, "cards": [], "act": None}
            for slot, nothing in empty.items():
                assert slot in slots or getattr(event, slot) == nothing, (event_kind(event.what).name, slot)


# What follows from them


def test_the_types_of_the_browser_are_those_of_the_declarations() -> None:
    assert TYPES.read_text(encoding="utf-8") == typescript(), "run python -m tools.event_forms"


def test_the_page_about_the_protocol_has_the_table_of_the_declarations() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run python -m tools.event_forms"


@EVERY_EVENT
@pytest.mark.parametrize("seen", [SKIP, UNKNOWN])
def test_memory_and_belief_know_every_event(kind: EventKind, seen: int) -> None:
    """What an event does to the pile and to hands is remembered, or it is declared to do nothing."""
    game = deal(SetUp("own:everything", 4).plan(), 1, True)
    memory = Memory(0, 4, len(game.table.pile), game.table.cast)
    belief = Belief.at(game.table, 0, True)
    memory.hear(an_event(kind, card=seen))
    belief.hear(an_event(kind, card=seen))
    assert len(memory.pile()) > 0
    assert len(belief.pile()) > 0


@EVERY_EVENT
def test_a_tree_of_choices_knows_every_event(kind: EventKind) -> None:
    pile = LoosePile([False] * 10)
    if touches_loose_places(an_event(kind)):
        pile.hear(an_event(kind))


def test_an_event_that_nobody_has_declared_is_not_ignored() -> None:
    table = deal(SetUp("original", 4).plan(), 1, True).table
    with pytest.raises(UnhandledEvent):
        Memory(0, 4, 10, table.cast).hear(Event(FREE, 1))
    with pytest.raises(UnhandledEvent):
        Belief.at(table, 0, True).hear(Event(FREE, 1))
    with pytest.raises(UnhandledEvent):
        LoosePile([False] * 10).hear(Event(FREE, 1))
    with pytest.raises(LookupError, match="not declared"):
        event_kind(FREE)


# Declarations that lack something


def refused(
    why: str,
    *fields: Field,
    what: int = FREE,
    name: str = "purred",
    told: list[Message] | None = None,
) -> None:
    messages = [message("event-purred", "who")] if told is None else told
    with pytest.raises(ValueError, match=why):
        declare(what, name, "seat purrs", *fields, effect=UNTOUCHED, told=messages)
    assert EVENT_KINDS[FREE] is None


def test_a_number_is_given_once() -> None:
    refused("its number is that of drew; the next free one is", what=events.DREW)
    refused("its number is not one of", what=EVENT_PLACES)


def test_a_name_is_given_once() -> None:
    refused("its name is taken", name="drew")
    refused("a name in lower case", name="Purred loudly")


def test_a_field_is_given_once() -> None:
    refused("share a slot", BOTTOM, number("depth"))
    refused("share a name", CARD, number("card"))


def test_what_redaction_cannot_hide_cannot_be_secret() -> None:
    with pytest.raises(ValueError, match="cannot be secret"):
        secret(OTHER)


def test_every_event_is_told_or_silent_on_purpose() -> None:
    refused("needs to tell it whatever the case", told=[])
    refused("needs to tell it whatever the case", told=[message("event-purred", "who", card_is_unseen)])
    refused("comes after one that always tells it", told=[silence(), message("event-purred")])


def test_messages_name_what_the_event_carries() -> None:
    refused("no field holds the variable card", told=[message("event-purred", "who card")])
    refused("nothing says what the variable mood is", told=[message("event-purred", "who mood")])
    refused("begin with event-", told=[message("purred", "who")])
    refused("other variables elsewhere", CARD, told=[message("event-won", "who card")])


def test_cards_that_move_are_named() -> None:
    with pytest.raises(ValueError, match="it moves the cards of a field, or"):
        declare(FREE, "purred", "seat purrs", effect=moves(HAND, HAND), told=[silence()])
    with pytest.raises(ValueError, match="which other seat"):
        declare(FREE, "purred", "seat purrs", CARD, effect=moves(HAND, OTHER_HAND), told=[silence()])
    with pytest.raises(ValueError, match="it moves the cards of a field, or"):
        declare(FREE, "purred", "seat purrs", ACT, effect=moves(HAND, HAND, SKIP), told=[silence()])


# A card with an event of its own

A_CARD_FILE = """
from typing import Final

from defuse.game.event_effects import HAND, OTHER_HAND, moves
from defuse.game.event_fields import CARD, OTHER, secret
from defuse.game.event_kinds import declare
from defuse.game.event_messages import with_unseen

BORROWED: Final = 95
declare(
    BORROWED,
    "borrowed",
    "seat borrows a card of other",
    OTHER,
    secret(CARD),
    effect=moves(OTHER_HAND, HAND),
    told=with_unseen("event-borrowed", "who other card"),
)
"""
WHAT_FOLLOWS = """
from defuse.game.event_list import EVENT_LIST
from defuse.game.events import Event
from defuse.game.cards.skips import SKIP
from defuse.game.kinds import PLACES, UNKNOWN
from defuse.record.happenings import EVENT_FIELDS, happening
from defuse.record.transcript import event_messages, telling
from defuse.sight.memory import Memory
from defuse.sight.redaction import redact
from tools.event_forms import table, typescript

assert EVENT_LIST[-1].name == "borrowed"
event = Event(BORROWED, 0, other=1, card=SKIP, audience=3)
known, unknown = redact(event, 1), redact(event, 2)
assert known is not None and unknown is not None
assert (known.card, unknown.card) == (SKIP, UNKNOWN)
assert happening(unknown) == {"event": "borrowed", "seat": 0, "other": 1, "card": "_"}
assert EVENT_FIELDS["borrowed"] == ("seat", "other", "card")
players = ["Ann", "Ben", "Cem"]
assert telling(known, players, 1) == ("event-borrowed-to-you", {"who": "Ann", "card": "skip"})
assert telling(unknown, players, 2) == ("event-borrowed-unseen", {"who": "Ann", "other": "Ben"})
assert "event-borrowed-unseen-you" in event_messages()
assert "| `borrowed` | `other`, `card` | seat borrows a card of other |" in table()
assert "borrowed: { other: Seat; card: Card };" in typescript()
assert 'borrowed: ["other", "seat"]' in typescript()
memory = Memory(2, 3, 10, [0] * PLACES)
memory.hear(Event(BORROWED, 0, other=1, card=SKIP))
assert memory.hand(0) == [SKIP]
memory.hear(unknown)
assert memory.noticed.robbed == [0, 1, 0]
"""


def test_a_card_declares_an_event_of_its_own_and_the_rest_follows() -> None:
    root = Path(__file__).parent.parent
    subprocess.run([sys.executable, "-c", A_CARD_FILE + WHAT_FOLLOWS], check=True, cwd=root)
