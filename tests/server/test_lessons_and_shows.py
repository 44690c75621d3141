"""Lessons and games between bots, as browsers get them: true, without secrets, within limits, and nothing is kept."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from defuse.game.kinds import NAMES, UNKNOWN
from defuse.lessons import LESSONS, YOU, Lesson
from defuse.lessons import lesson as lesson_module
from defuse.record.record import Replay, from_data
from defuse.record.scenario import Scenario, read_scenario
from defuse.server import limits
from defuse.server.limits import Recently
from defuse.server.play.bounded_thread import BoundedThread
from defuse.server.play.lesson_scripts import written_lesson
from defuse.server.play.replays import kept, replayed
from defuse.server.play.shows import show
from defuse.server.wire.lesson_structs import LessonPlace, LessonScript
from defuse.words import words_in
from defuse.words.languages import languages
from tests.extent import seeds
from tests.server.hands import HandClock
from tests.server.running import Served
from tests.server.test_ways_in import at_a_server, request

every_lesson = pytest.mark.parametrize("number", range(1, len(LESSONS) + 1))

CLIENT: Final = Path(__file__).parent.parent.parent / "web" / "src" / "learn" / "lesson.svelte.ts"
PRESS: Final = 1.5  # seconds to find and press what the guide has named
FIVE_MINUTES: Final = 300.0


# Lessons


@every_lesson
def test_every_way_through_a_script_ends_with_the_guides_last_word(number: int) -> None:
    script = written_lesson(number)
    reached = {0} | {answer.next for place in script.places for answer in place.answers}
    assert reached == set(range(len(script.places)))
    for place in script.places:
        assert place.steps[-1].guide, "the guide asks, or has the last word"
        assert bool(place.answers) == bool(place.moves)
        if not place.answers:
            assert place.steps[-1].guide == f"learn-{script.name}-done"
        assert all(answer.move < len(place.moves) for answer in place.answers)


@every_lesson
def test_a_script_shows_what_the_terminal_shows(number: int) -> None:
    """The same remarks and the same number of events, in the same order, for a learner who does as asked."""
    script, lesson = written_lesson(number), Lesson(LESSONS[number - 1], "You")
    for place in way_through(script):
        told = [step.guide or [event["event"] for event in step.events] for step in place.steps]
        heard: list[object] = []
        for scene in lesson.scenes():
            heard.append(scene.guide.id if scene.guide else len(scene.events))
        assert [each if isinstance(each, str) else len(each) for each in told] == heard
        assert place.steps[-1].view.hand == tuple(lesson.view().hand)
        if lesson.wanted is not None:
            assert lesson.try_move(lesson.wanted) is None
    assert lesson.finished


def way_through(script: LessonScript) -> list[LessonPlace]:
    """The places of a learner who always gives the answer that the scenario has."""
    places, place = [], script.places[0]
    while True:
        places.append(place)
        if not place.answers:
            return places
        place = script.places[place.answers[0].next]


def test_a_script_has_nothing_that_the_learner_cannot_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two lessons that differ only in hidden hands are the same bytes until one of these hands is seen."""
    text = (Path(lesson_module.__file__).parent / "draw.toml").read_text(encoding="utf-8")
    swapped = text.replace("hands.Ann", "hands.X").replace("hands.Ben", "hands.Ann").replace("hands.X", "hands.Ben")
    one = until_seen(written_lesson(1))
    worlds = {"draw": read_scenario(swapped)}

    def scenario(name: str) -> Scenario:
        return worlds[name]

    monkeypatch.setattr(lesson_module, "_scenario", scenario)
    other = until_seen(written_lesson(1))
    assert one == other
    assert len(one) > 3
    assert written_lesson(1).places[0].steps[0].view.hands[1:] == ((UNKNOWN, UNKNOWN), (UNKNOWN, UNKNOWN))


def until_seen(script: LessonScript) -> list[bytes]:
    """The steps before somebody is out and shows a hand."""
    steps = [step for place in way_through(script) for step in place.steps]
    seen = next(place for place, step in enumerate(steps) if any(each["event"] == "went_out" for each in step.events))
    return [msgspec.json.encode(step) for step in steps[:seen]]


def test_lessons_are_served_to_everybody_and_there_are_no_others() -> None:
    async def scene(served: Served) -> None:
        for number, name in enumerate(LESSONS, 1):
            status, headers, body = await request(served, "GET", f"/api/lessons/{number}")
            told = json.loads(body)
            assert (status, told["number"], told["length"], told["name"]) == (200, number, len(LESSONS), name)
            assert (told["seat"], "max-age" in headers["cache-control"]) == (YOU, True)
        for wrong in ("0", "10", "99", "-1", "x", "1e1", "%00", "%D9%A3", "123456789"):
            assert (await request(served, "GET", f"/api/lessons/{wrong}"))[0] == 404, wrong
        assert served.house.rooms == {}, "nothing is kept"

    at_a_server(scene)


@pytest.mark.parametrize("language", languages())
def test_all_lessons_take_a_newcomer_five_minutes(language: str) -> None:
    """At the pace of the browser, with the time to read everything and to press what is asked for."""
    pace, letter = (_seconds(name) for name in ("PACE", "READING"))
    words = words_in(language)
    time = letter * len(words("learn-welcome")) + PRESS
    for number in range(1, len(LESSONS) + 1):
        for place in way_through(written_lesson(number)):
            is_read_at = time
            for step, shown in enumerate(place.steps):
                if step > 0:
                    time = max(time + pace, is_read_at if shown.guide else 0.0)
                if shown.guide:
                    is_read_at = time + letter * len(words(shown.guide))
            time = max(time, is_read_at) + PRESS
    assert FIVE_MINUTES / 2 < time <= FIVE_MINUTES


def _seconds(name: str) -> float:
    found = re.search(rf"^const {name} = (\d+);", CLIENT.read_text(encoding="utf-8"), re.M)
    assert found is not None
    return int(found[1]) / 1000


# Games between bots


def names_of_shows(count: int) -> list[str]:
    return [f"show-{seed}" for seed in seeds(count, "shows", long=4 * count)]


@pytest.mark.parametrize("name", names_of_shows(4))
def test_a_show_is_a_whole_game_that_follows_from_its_name(name: str) -> None:
    body = show(name)
    show.cache_clear()
    assert show(name) == body
    game = kept(body)
    assert sorted(game.levels) == ["master", "master", "normal", "normal"]
    assert len(set(game.names)) == len(set(game.avatars)) == 4
    run = Replay(from_data(game.record))
    while not run.finished:
        run.step()
    assert run.game.over
    told = json.loads(replayed(body, None))
    assert (told["winner"], told["levels"]) == (run.game.winner, game.levels)


def test_from_a_seat_a_show_has_only_what_that_seat_knows() -> None:
    for name in names_of_shows(2):
        told = json.loads(replayed(show(name), 1))
        view = told["steps"][0]["view"]
        assert (view["seat"], set(view["hands"][0]), set(view["pile"])) == (1, {UNKNOWN}, {UNKNOWN})
        assert all(NAMES[card] for card in view["hand"])


def test_shows_are_played_within_limits_and_never_kept() -> None:
    async def scene(served: Served) -> None:
        served.desk.shows = Recently(3, 60.0)
        answers = [
            await request(served, "GET", path)
            for path in ("/api/shows/some-show-of-bots", "/api/shows/some-show-of-bots?seat=2")
        ]
        assert [status for status, _, _ in answers] == [200, 200]
        assert answers[0][2] != answers[1][2]
        assert (await request(served, "GET", "/api/shows/some-show-of-bots?seat=9"))[0] == 404
        status, headers, _ = await request(served, "GET", "/api/shows/another-show-of-bots")
        assert (status, "retry-after" in headers) == (429, True)
        for wrong in (
            "/api/shows/%00",
            "/api/shows/some-show-of-bots?seat=-1",
            f"/api/shows/{'x' * 200}",
            "/api/shows/a%20name",
        ):
            assert (await request(served, "GET", wrong))[0] == 404
        assert served.house.rooms == {}
        assert await served.house.store.replay("some-show-of-bots") is None

    at_a_server(scene, clock=HandClock())


def test_too_many_shows_at_once_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(served: Served) -> None:
        served.desk.stage = BoundedThread("shows", 0, limits.SHOW_WITHIN)
        status, headers, body = await request(served, "GET", "/api/shows/some-show-of-bots")
        assert (status, json.loads(body), "retry-after" in headers) == (503, {"why": "busy"}, True)

    at_a_server(scene)


def test_work_in_a_thread_has_its_turn_and_its_time() -> None:
    async def scene() -> None:
        thread = BoundedThread("work", 1, 30.0)
        first = asyncio.create_task(thread.run(str.upper, "a"))
        assert await first == "A"
        assert await thread.run(str.upper, "b") == "B"
        thread.close()

    asyncio.run(scene())


@pytest.mark.parametrize("path", ["/learn", "/learn/3", "/watch", "/watch/some-show-of-bots"])
def test_the_pages_of_learners_are_the_client(path: str) -> None:
    async def scene(served: Served) -> None:
        pages: list[Any] = [await request(served, "GET", each) for each in ("/", path)]
        assert pages[0][0] == pages[1][0]
        assert pages[0][2] == pages[1][2]

    at_a_server(scene)
