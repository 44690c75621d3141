"""The rules with the new card: properties of whole games, and who knows what."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Final

import pytest

from defuse.game.actions import SINGLE, Action
from defuse.game.events import Event
from defuse.game.kinds import NUMBERS, UNKNOWN
from defuse.game.moves import NOBODY
from defuse.game.questions import QUESTIONS
from defuse.sight.observer import Observer
from tests.game_checks import check_copies, check_recorded, check_retold, check_steps
from tests.new_card.adding import CARD, WORD
from tests.new_card.meetings import MOST_GAMES, Check, Part
from tests.new_card.parts.editions import set_ups
from tests.non_interference import Interference, Letter, compare, honest_letter
from tests.random_games import RandomPlayers, Story
from tests.strict_seats import NobodyMeant


def properties() -> Iterator[None]:
    """Each game is checked in all four ways."""
    for set_up, seed in set_ups("properties"):
        for check in (check_steps, check_copies, check_retold, check_recorded):
            story = Story(set_up, seed)
            with story.told_if_it_fails():
                check(story, RandomPlayers(seed), Random(seed))
        yield


def secrecy() -> Iterator[None]:
    """What a seat is sent does not depend on what it cannot know."""
    for set_up, seed in set_ups("secrecy"):
        compare(set_up, seed)
        yield


def a_leak_is_noticed() -> None:
    """The comparison notices if a seat is told which card somebody else looks at."""
    with pytest.raises(Interference):
        _compare_leaking_games()


def _compare_leaking_games() -> None:
    for set_up, seed in islice(set_ups("leaks"), MOST_GAMES):
        compare(set_up, seed, _with_a_leak)


def _with_a_leak(observer: Observer, news: list[Event]) -> Letter:
    agenda = observer.game.table.agenda
    card = agenda[-1].card if agenda and QUESTIONS[agenda[-1].what].word == WORD else UNKNOWN
    return honest_letter(observer, news) | {"looked at": card}


def nobody_is_noticed() -> None:
    """A card without a target that asks for the hand of its target is noticed."""
    ((set_up, seed),) = islice(set_ups("nobody"), 1)
    act = Action(0, SINGLE, NUMBERS[CARD], NOBODY, UNKNOWN, [NUMBERS[CARD]])
    with pytest.raises(NobodyMeant):
        set_up.deal(seed).table.hands[act.target]


PLAYED: Final[list[Part]] = [(properties, 10, 60), (secrecy, 10, 60)]
CHECKED: Final[list[Check]] = [a_leak_is_noticed, nobody_is_noticed]
