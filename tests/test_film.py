"""A game to be looked at forwards and back: whichever way one comes to a place, it looks the same."""

import signal
from random import Random

import pytest

from defuse.game.events import Event
from defuse.game.library import edition
from defuse.record.record import Replay
from defuse.record.transcript import sentence
from defuse.sight.observer import Observer
from defuse.sight.redaction import SPECTATOR
from defuse.terminal.film import ABOVE, Film
from defuse.terminal.invitation import Invitation
from defuse.terminal.sitting import Sitting
from defuse.words import ENGLISH, words_in
from tests.extent import LONG, share
from tests.random_games import players_of
from tests.recorded_games import finished

EDITIONS = ("original+imploding+streaking+barking", "good-vs-evil", "recipe:nope-sauce")
WORDS = words_in(ENGLISH)


def state(film: Film) -> list[object]:
    """All that is seen at a place."""
    return [film.place, film.over, film.view().as_dict(), [event.as_list() for event in film.heard()]]


def told(film: Film, heard: object) -> list[str | None]:
    assert isinstance(heard, list)
    return [sentence(event, film.players, film.seat, WORDS) for event in heard]


@pytest.mark.parametrize("name", EDITIONS)
def test_a_place_looks_the_same_however_one_comes_to_it(name: str) -> None:
    record = finished(name, max(players_of(name)))
    random = Random(name)
    for seat in (ABOVE, SPECTATOR, 0, len(record.players) - 1):
        straight = []
        film = Film(record, seat)
        for place in range(film.length + 1):
            film.go(place)
            assert film.place == place
            straight.append(state(film))
        assert film.at_the_end
        for _ in range(12):
            place = random.randint(0, film.length)
            if random.random() < 0.5:
                film.go(place)
            elif random.random() < 0.5:
                film.back()
            else:
                film.forward()
            assert state(film) == straight[film.place]


@pytest.mark.parametrize("name", EDITIONS)
def test_from_a_seat_it_is_what_the_witness_there_saw_and_heard(name: str) -> None:
    record = finished(name, max(players_of(name)))
    for seat in (SPECTATOR, *share(range(len(record.players)), 2, f"films {name}")):
        run = Replay(record)
        observer = Observer(run.game, seat, weighing=True)
        heard: list[object] = []
        film = Film(record, seat)
        while not run.finished:
            run.step()
            heard += [event.as_list() for event in observer.news()]
            film.go(run.done)
            assert film.view().as_dict() == observer.view().as_dict()
            assert [event.as_list() for event in film.heard()] == heard


def test_from_above_every_card_is_seen() -> None:
    film = Film(finished())
    run = Replay(film.record)
    while not run.finished:
        run.step()
        film.go(run.done)
        table, view = run.game.table, film.view()
        assert [list(hand) for hand in view.hands] == [sorted(hand) for hand in table.hands]
        assert list(view.pile) == table.pile[::-1]


def test_every_step_forward_has_something_to_tell_and_back_undoes_it() -> None:
    record = finished() if LONG else finished("compact", 2)
    for seat in (ABOVE, 0):
        film = Film(record, seat)
        stops = [film.place]
        while not film.at_the_end:
            before = len(film.heard())
            news = film.forward()
            assert film.at_the_end or any(told(film, list(news)))
            assert len(film.heard()) == before + len(news)
            stops.append(film.place)
        for stop in reversed(stops[:-1]):
            film.back()
            assert film.place == stop
        film.back()
        assert film.place == 0


def test_one_can_change_the_seat_in_the_middle() -> None:
    film = Film(finished())
    film.go(film.length // 2)
    for seat in (1, SPECTATOR, 0, ABOVE):
        film.look_from(seat)
        fresh = Film(film.record, seat)
        fresh.go(film.length // 2)
        assert state(film) == state(fresh)


def test_there_is_nothing_before_the_beginning_and_after_the_end() -> None:
    film = Film(finished())
    film.back()
    assert film.place == 0
    film.go(10**9)
    assert film.at_the_end
    assert film.over
    assert film.place == film.length
    assert not film.forward()


def test_bots_play_on_while_they_are_watched() -> None:
    sitting = Sitting.begin(Invitation(edition("compact"), 3, people=(), bot="random"))
    film = Film(sitting.record, ABOVE, sitting)
    assert (film.length, film.at_the_end) == (0, False)
    seen: list[Event] = []
    while not film.at_the_end:
        seen += film.forward()
    assert film.over
    assert sitting.over
    assert "wins the game!" in (sentence(seen[-1], film.players, None, WORDS) or "")
    played = film.length
    film.back()
    film.go(0)
    film.go(10**9)
    assert film.length == played, "what has been played is not played again"
    assert [event.as_list() for event in film.heard()] == [event.as_list() for event in seen]


class Struck(Exception):
    """What a key press sets off."""


class Key:
    """Ctrl-C, pressed again and again, which strikes only while somebody is ready for it."""

    def __init__(self) -> None:
        self.is_ready = False
        self.struck = 0

    def press(self, *_: object) -> None:
        if self.is_ready:
            self.is_ready = False
            self.struck += 1
            raise Struck


def test_an_interrupt_never_comes_in_the_middle_of_a_move() -> None:
    """Ctrl-C at any time while bots play: the game goes on as if nothing had been."""
    key = Key()
    for _ in range(1000):  # games; the faster the machine the more it takes for some interrupts
        sitting = Sitting.begin(Invitation(edition("recipe:nope-sauce"), 4, people=(), bot="random"))
        film = Film(sitting.record, 0, sitting)
        _play_with_interrupts(film, key)
        fresh = Film(sitting.record, 0)
        fresh.go(film.length)
        assert state(fresh) == state(film)
        if key.struck > 3:
            return
    raise AssertionError("there were no interrupts")


def _play_with_interrupts(film: Film, key: Key) -> None:
    handlers = signal.signal(signal.SIGINT, key.press), signal.signal(signal.SIGALRM, lambda *_: signal.raise_signal(2))
    signal.setitimer(signal.ITIMER_REAL, 0.0005, 0.0003)
    try:
        while not film.at_the_end:
            try:
                key.is_ready = True
                film.forward()
                key.is_ready = False
            except Struck:
                pass
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGINT, handlers[0])
        signal.signal(signal.SIGALRM, handlers[1])
