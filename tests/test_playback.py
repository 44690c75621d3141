"""A playback looks the same at a place, whichever way it got there."""

import signal
from random import Random

import pytest

from defuse.game.events import DREW, Event
from defuse.game.library import edition
from defuse.game.moves import DRAW, PASS
from defuse.record.record import Replay
from defuse.record.transcript import sentence
from defuse.sight.observer import Observer
from defuse.sight.redaction import SPECTATOR
from defuse.terminal.shared.invitation import Invitation
from defuse.terminal.shared.local_game import LocalGame
from defuse.terminal.shared.playback import ABOVE, Playback
from defuse.words import ENGLISH, words_in
from tests.extent import LONG, share
from tests.random_games import players_of
from tests.recorded_games import finished

EDITIONS = ("original+imploding+streaking+barking", "good-vs-evil", "recipe:nope-sauce")
WORDS = words_in(ENGLISH)


def state(playback: Playback) -> list[object]:
    """Everything that is seen at a place."""
    return [playback.place, playback.over, playback.view().as_dict(), [event.as_list() for event in playback.heard()]]


def told(playback: Playback, heard: object) -> list[str | None]:
    assert isinstance(heard, list)
    return [sentence(event, playback.players, playback.seat, WORDS) for event in heard]


@pytest.mark.parametrize("name", EDITIONS)
def test_a_place_looks_the_same_however_one_comes_to_it(name: str) -> None:
    record = finished(name, max(players_of(name)))
    random = Random(name)
    for seat in (ABOVE, SPECTATOR, 0, len(record.players) - 1):
        straight = []
        playback = Playback(record, seat)
        for place in range(playback.length + 1):
            playback.go(place)
            assert playback.place == place
            straight.append(state(playback))
        assert playback.at_the_end
        for _ in range(12):
            place = random.randint(0, playback.length)
            if random.random() < 0.5:
                playback.go(place)
            elif random.random() < 0.5:
                playback.back()
            else:
                playback.forward()
            assert state(playback) == straight[playback.place]


@pytest.mark.parametrize("name", EDITIONS)
def test_from_a_seat_it_is_what_the_witness_there_saw_and_heard(name: str) -> None:
    record = finished(name, max(players_of(name)))
    for seat in (SPECTATOR, *share(range(len(record.players)), 2, f"films {name}")):
        run = Replay(record)
        observer = Observer(run.game, seat, weighing=True)
        heard: list[object] = []
        playback = Playback(record, seat)
        while not run.finished:
            run.step()
            heard += [event.as_list() for event in observer.news()]
            playback.go(run.done)
            assert playback.view().as_dict() == observer.view().as_dict()
            assert [event.as_list() for event in playback.heard()] == heard


def test_from_above_every_card_is_seen() -> None:
    playback = Playback(finished())
    run = Replay(playback.record)
    while not run.finished:
        run.step()
        playback.go(run.done)
        table, view = run.game.table, playback.view()
        assert [list(hand) for hand in view.hands] == [sorted(hand) for hand in table.hands]
        assert list(view.pile) == table.pile[::-1]


def test_every_step_forward_has_something_to_tell_and_back_undoes_it() -> None:
    record = finished() if LONG else finished("compact", 2)
    for seat in (ABOVE, 0):
        playback = Playback(record, seat)
        stops = [playback.place]
        while not playback.at_the_end:
            before = len(playback.heard())
            news = playback.forward()
            assert playback.at_the_end or any(told(playback, list(news)))
            assert len(playback.heard()) == before + len(news)
            stops.append(playback.place)
        for stop in reversed(stops[:-1]):
            playback.back()
            assert playback.place == stop
        playback.back()
        assert playback.place == 0


def test_one_can_change_the_seat_in_the_middle() -> None:
    playback = Playback(finished())
    playback.go(playback.length // 2)
    for seat in (1, SPECTATOR, 0, ABOVE):
        playback.look_from(seat)
        fresh = Playback(playback.record, seat)
        fresh.go(playback.length // 2)
        assert state(playback) == state(fresh)


def test_there_is_nothing_before_the_beginning_and_after_the_end() -> None:
    playback = Playback(finished())
    playback.back()
    assert playback.place == 0
    playback.go(10**9)
    assert playback.at_the_end
    assert playback.over
    assert playback.place == playback.length
    assert not playback.forward()


def test_bots_play_on_while_they_are_watched() -> None:
    local_game = LocalGame.begin(Invitation(edition("compact"), 3, people=(), bot="random"))
    playback = Playback(local_game.record, ABOVE, local_game)
    assert (playback.length, playback.at_the_end) == (0, False)
    seen: list[Event] = []
    while not playback.at_the_end:
        seen += playback.forward()
    assert playback.over
    assert local_game.over
    assert "wins the game!" in (sentence(seen[-1], playback.players, None, WORDS) or "")
    played = playback.length
    playback.back()
    playback.go(0)
    playback.go(10**9)
    assert playback.length == played, "what has been played is not played again"
    assert [event.as_list() for event in playback.heard()] == [event.as_list() for event in seen]


def test_the_reason_for_a_draw_is_told_with_the_card_and_none_for_letting_things_happen() -> None:
    """In a game with NOW cards a draw waits until everybody has passed."""
    local_game = LocalGame.begin(Invitation(edition("zombie"), 3, people=(), bot="careful"))
    playback = Playback(local_game.record, ABOVE, local_game)
    draws = 0
    while not playback.at_the_end:
        heard = playback.forward()
        place = playback.place
        while place and local_game.record.entries[place - 1].move.verb == PASS:
            place -= 1
        is_draw = place > 0 and local_game.record.entries[place - 1].move.verb == DRAW
        if not playback.over and place < playback.place:
            assert playback.why() == (local_game.reason(place) if is_draw else None)
            draws += playback.why() is not None and any(event.what == DREW for event in heard)
    assert draws > 0


class Struck(Exception):
    """Raised by a key press."""


class Key:
    """Ctrl-C, pressed again and again, which has an effect only when it is allowed."""

    def __init__(self) -> None:
        self.is_ready = False
        self.struck = 0

    def press(self, *_: object) -> None:
        if self.is_ready:
            self.is_ready = False
            self.struck += 1
            raise Struck


def test_an_interrupt_never_comes_in_the_middle_of_a_move() -> None:
    """Ctrl-C at any time while bots play: the game goes on unchanged."""
    key = Key()
    for _ in range(1000):  # games; a faster machine needs more of them for some interrupts
        local_game = LocalGame.begin(Invitation(edition("recipe:nope-sauce"), 4, people=(), bot="random"))
        playback = Playback(local_game.record, 0, local_game)
        _play_with_interrupts(playback, key)
        fresh = Playback(local_game.record, 0)
        fresh.go(playback.length)
        assert state(fresh) == state(playback)
        if key.struck > 3:
            return
    raise AssertionError("there were no interrupts")


def _play_with_interrupts(playback: Playback, key: Key) -> None:
    handlers = signal.signal(signal.SIGINT, key.press), signal.signal(signal.SIGALRM, lambda *_: signal.raise_signal(2))
    signal.setitimer(signal.ITIMER_REAL, 0.0005, 0.0003)
    try:
        while not playback.at_the_end:
            try:
                key.is_ready = True
                playback.forward()
                key.is_ready = False
            except Struck:
                pass
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGINT, handlers[0])
        signal.signal(signal.SIGALRM, handlers[1])
