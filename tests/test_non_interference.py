"""Nobody is sent what their seat cannot know, and the comparison would notice a leak (INF-4)."""

from random import Random

import pytest

from defuse.game import events as e
from defuse.game.events import Event
from defuse.game.kinds import EXPLODING_KITTEN, NOPE
from defuse.sight.memory import Memory
from defuse.sight.observer import Observer
from defuse.sight.redaction import redact
from defuse.sight.view import names
from tests import extent
from tests.non_interference import Interference, Letter, Post, compare, compare_all, honest_letter
from tests.random_games import SetUp, all_editions, players_of, sampled_set_up

pytestmark = pytest.mark.quick


@pytest.mark.parametrize("edition", all_editions())
def test_a_seat_is_sent_the_same_whatever_it_cannot_know(edition: str) -> None:
    tables = [SetUp(edition, players) for players in players_of(edition)]
    compare_all(tables, f"non-interference {edition}", long=10)


@pytest.mark.parametrize("batch", range(8))
def test_a_seat_is_sent_the_same_under_any_options(batch: int) -> None:
    for seed in extent.seeds(8, f"non-interference options {batch}", long=40):
        set_up = sampled_set_up(Random(seed))
        if not set_up.quick:
            compare(set_up, seed)


# The leaks of INF-4, put in on purpose


def who_holds_a_nope(observer: Observer, news: list[Event]) -> Letter:
    """The seats asked for a Nope, if only holders of one were asked."""
    table = observer.game.table
    return honest_letter(observer, news) | {"asked": [seat for seat in range(table.seats) if table.has(seat, NOPE)]}


def _raw(observer: Observer, news: list[Event], what: int) -> Letter:
    """One kind of event as it is, without redaction."""
    raw = [event.as_list() for event in observer.game.events if event.what == what]
    return honest_letter(observer, news) | {"raw": raw}


def where_the_kitten_went(observer: Observer, news: list[Event]) -> Letter:
    return _raw(observer, news, e.INSERTED)


def what_a_favor_handed_over(observer: Observer, news: list[Event]) -> Letter:
    return _raw(observer, news, e.GAVE)


def a_held_kitten(observer: Observer, news: list[Event]) -> Letter:
    return _raw(observer, news, e.HELD)


def a_kitten_about_to_be_held(observer: Observer, news: list[Event]) -> Letter:
    """The table itself instead of its state before a secret choice."""
    return honest_letter(observer, news) | {"pile": len(observer.game.table.pile)}


def kittens_in_hands(observer: Observer, news: list[Event]) -> Letter:
    held = [hand.count(EXPLODING_KITTEN) for hand in observer.game.table.hands]
    return honest_letter(observer, news) | {"held": held}


_SHIFTING: dict[Observer, tuple[Memory, list[int]]] = {}


def remembered_cards_that_shift(observer: Observer, news: list[Event]) -> Letter:
    """A memory that shifts peeked cards by the true depth of another player's kitten."""
    if observer not in _SHIFTING:
        _SHIFTING[observer] = (observer.memory.copy(), [0])
    memory, heard = _SHIFTING[observer]
    letter = honest_letter(observer, news)
    for event in observer.game.events[heard[0] :]:
        known = redact(event, observer.seat)
        if known is not None:
            if known.what == e.INSERTED:
                known = Event(e.INSERTED, known.seat, card=known.card, number=event.number)
            memory.hear(known)
    heard[0] = len(observer.game.events)
    return letter | {"remembered": names(memory.pile())}


def numbered_cards(observer: Observer, news: list[Event]) -> Letter:
    """Numbers that cards have kept since the box was opened, when all cards lay in order."""
    numbers = [[10 * kind + i for i, kind in enumerate(hand)] for hand in observer.game.table.hands]
    return honest_letter(observer, news) | {"numbers": numbers}


def seeds(observer: Observer, news: list[Event]) -> Letter:
    return honest_letter(observer, news) | {"seed": observer.game.table.seed}


def random_states(observer: Observer, news: list[Event]) -> Letter:
    table = observer.game.table
    return honest_letter(observer, news) | {"state": hash((table.seed, table.shuffles, table.picks))}


LEAKS: list[tuple[Post, str]] = [
    (who_holds_a_nope, "original"),
    (where_the_kitten_went, "original"),
    (remembered_cards_that_shift, "original"),
    (what_a_favor_handed_over, "original"),
    (a_held_kitten, "own:thieves"),
    (a_kitten_about_to_be_held, "own:thieves"),
    (kittens_in_hands, "own:thieves"),
    (numbered_cards, "compact"),
    (seeds, "two-player"),
    (random_states, "two-player"),
]


@pytest.mark.parametrize(("leak", "edition"), LEAKS, ids=[leak.__name__ for leak, _ in LEAKS])
def test_the_alarm_goes_off_when_a_leak_is_put_in(leak: Post, edition: str) -> None:
    with pytest.raises(Interference):
        _look_long(leak, edition)


def _look_long(leak: Post, edition: str) -> None:
    players = max(players for players in players_of(edition) if players <= 4)
    for seed in extent.seeds(3000, leak.__name__):
        compare(SetUp(edition, players), seed, leak)
