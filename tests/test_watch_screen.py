"""Watching bots and recorded games in the drawn app: running and stepping, forwards and back, by key and mouse."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from textual.app import App
from textual.pilot import Pilot
from textual.widgets import Input

from defuse.record.record import load_record, write_record
from defuse.sight.redaction import SPECTATOR
from defuse.terminal.app import entry
from defuse.terminal.app.app import DefuseApp
from defuse.terminal.app.dialogs import Choose, Reader
from defuse.terminal.app.table.board import CardTile
from defuse.terminal.app.watch.controls import Control, Timeline
from defuse.terminal.app.watch.from_above import OpenHand
from defuse.terminal.app.watch.watch_app import ReplayApp, WatchApp
from defuse.terminal.app.watch.watch_screen import WatchScreen
from defuse.terminal.shared.playback import ABOVE
from defuse.words import WordsMissing, languages, words_in
from tests.extent import share
from tests.film_viewers import (
    EVERYTHING,
    LARGE,
    SMALL,
    WORDS,
    bots,
    in_front_of,
    position,
    press,
    recorded,
    settle,
    shortest,
    until,
)
from tests.screens import screen_text as text

pytestmark = pytest.mark.alternating

FASTEST = 100.0  # moves per second


# Bots at play


GAMES = [
    ("original", 4, ABOVE, SMALL),
    (EVERYTHING, 6, ABOVE, SMALL),
    ("original+imploding", 3, 1, LARGE),
    ("good-vs-evil", 5, ABOVE, LARGE),
    ("compact", 3, SPECTATOR, SMALL),
    ("recipe:danger-mode", 3, 0, SMALL),
]


@pytest.mark.parametrize(("name", "players", "seat", "size"), share(GAMES, 2, "watched games"))
def test_a_whole_game_is_watched_to_its_end(name: str, players: int, seat: int | None, size: tuple[int, int]) -> None:
    async def watch(pilot: Pilot[int], screen: WatchScreen) -> None:
        await until(pilot, lambda: screen.playback.at_the_end and not screen.running)
        await settle(pilot)
        winner = screen.seen().winner
        assert f"Move {screen.playback.length} of {screen.playback.length} · " in position(pilot.app)
        assert position(pilot.app).endswith(f"{screen.players[winner]} wins the game!")
        assert "★" in text(pilot.app) or seat is not ABOVE
        assert all(len(line) <= size[0] for line in text(pilot.app).splitlines())

    in_front_of(WatchApp(bots(name, players), FASTEST, seat), watch, size)


def test_it_pauses_and_goes_on() -> None:
    async def watch(pilot: Pilot[int], screen: WatchScreen) -> None:
        assert "· 4 moves a second · running" in position(pilot.app)
        await until(pilot, lambda: screen.playback.place > 2)
        await press(pilot, "space")
        assert not screen.running
        stopped = screen.playback.place
        await pilot.pause(60)
        assert screen.playback.place == stopped
        assert position(pilot.app).startswith(f"Move {stopped} · from above")
        assert position(pilot.app).endswith("paused")
        await press(pilot, "space")
        await until(pilot, lambda: screen.playback.place > stopped)

    in_front_of(WatchApp(bots(EVERYTHING, 5), 4), watch)


def test_bots_move_when_somebody_steps_on_and_only_then() -> None:
    async def watch(pilot: Pilot[int], screen: WatchScreen) -> None:
        playback = screen.playback
        assert playback.length == playback.place == 0
        await press(pilot, "right", "n")
        first, last = playback.place, playback.length
        assert 0 < first == last
        shown = text(pilot.app)
        await press(pilot, "left", "b")
        assert (playback.place, playback.length) == (0, last)
        assert f"Move 0 of {last}" in position(pilot.app)
        await press(pilot, "right", "right")
        assert (playback.place, playback.length) == (first, last)
        assert text(pilot.app) == shown

    in_front_of(WatchApp(bots(), running=False), watch)


def test_the_rest_is_played_at_once_and_can_be_kept(tmp_path: Path) -> None:
    async def watch(pilot: Pilot[int], screen: WatchScreen) -> None:
        assert not screen.query_one("#offers").display
        await press(pilot, "right", "end")
        assert screen.playback.over
        assert {"R", "A"} <= set(text(pilot.app).split())
        await pilot.press("r")
        await until(pilot, lambda: bool(pilot.app.screen.query(Input)))
        pilot.app.screen.query_one(Input).value = str(tmp_path / "game.json")
        await press(pilot, "enter")
        assert write_record(load_record(tmp_path / "game.json")) == write_record(screen.playback.record)
        await pilot.press("a")
        await until(pilot, lambda: isinstance(pilot.app.screen, WatchScreen) and pilot.app.screen is not screen)
        again = pilot.app.screen
        assert isinstance(again, WatchScreen)
        assert again.playback.record is not screen.playback.record
        assert not again.playback.over

    in_front_of(WatchApp(bots(EVERYTHING, 4), running=False), watch)


def test_a_record_that_cannot_be_written_is_no_harm(tmp_path: Path) -> None:
    async def watch(pilot: Pilot[int], screen: WatchScreen) -> None:
        await press(pilot, "end")
        await pilot.press("r")
        await until(pilot, lambda: bool(pilot.app.screen.query(Input)))
        pilot.app.screen.query_one(Input).value = str(tmp_path)
        await press(pilot, "enter")
        assert pilot.app.screen is screen
        said = [each.message for each in pilot.app._notifications]
        assert said
        assert str(tmp_path) in said[0]

    in_front_of(WatchApp(bots(), running=False), watch)


# Forwards and back


@pytest.mark.parametrize(
    ("seat", "size"), share([(ABOVE, SMALL), (0, LARGE), (SPECTATOR, SMALL)], 1, "forwards and back")
)
def test_the_same_place_looks_the_same_from_both_sides(seat: int | None, size: tuple[int, int]) -> None:
    async def watch(pilot: Pilot[int], screen: WatchScreen) -> None:
        playback = screen.playback
        seen = {0: text(pilot.app)}
        while not playback.at_the_end:
            await press(pilot, "right")
            seen[playback.place] = text(pilot.app)
        assert len(set(seen.values())) == len(seen)
        back = [playback.place]
        while playback.place:
            await press(pilot, "left")
            back.append(playback.place)
            assert text(pilot.app) == seen[playback.place]
        assert back == sorted(seen, reverse=True)
        await press(pilot, "end")
        assert text(pilot.app) == seen[playback.length]
        await press(pilot, "home")
        assert text(pilot.app) == seen[0]

    in_front_of(ReplayApp(shortest(), WORDS, seat), watch, size)


def test_pages_and_the_timeline_leap() -> None:
    async def watch(pilot: Pilot[int], screen: WatchScreen) -> None:
        playback = screen.playback
        await press(pilot, "pagedown")
        assert playback.place == playback.length // 10
        await press(pilot, "pageup")
        assert playback.place == 0
        line = screen.query_one(Timeline)
        await pilot.click(line, offset=(line.size.width // 2, 0))
        await settle(pilot)
        assert abs(playback.place - playback.length / 2) <= playback.length / line.size.width + 1
        await pilot.click(line, offset=(line.size.width - 1, 0))
        await settle(pilot)
        assert playback.at_the_end

    in_front_of(ReplayApp(recorded(EVERYTHING, 5), WORDS), watch)


def test_at_the_end_it_runs_from_the_beginning() -> None:
    async def watch(pilot: Pilot[int], screen: WatchScreen) -> None:
        await press(pilot, "end", "space")
        assert screen.running
        assert not screen.playback.at_the_end

    in_front_of(ReplayApp(recorded(EVERYTHING, 5), WORDS), watch)


def test_a_record_may_break_off() -> None:
    async def watch(pilot: Pilot[int], screen: WatchScreen) -> None:
        await press(pilot, "end")
        assert position(pilot.app).endswith("here the record ends")
        assert not screen.query_one("#offers").display
        await press(pilot, "r", "a")  # nothing to save, and no other game
        assert pilot.app.screen is screen

    whole = shortest()
    in_front_of(ReplayApp(replace(whole, entries=whole.entries[:5]), WORDS), watch)


def test_the_speed_is_shown_and_changes() -> None:
    async def watch(pilot: Pilot[int], screen: WatchScreen) -> None:
        assert "2 moves a second" in position(pilot.app)
        await press(pilot, "plus")
        assert "4 moves a second" in position(pilot.app)
        await press(pilot, "minus", "minus")
        assert "1 move a second" in position(pilot.app)
        await press(pilot, *["minus"] * 5)
        assert "a move every 4 seconds" in position(pilot.app)
        await press(pilot, *["plus"] * 9)
        assert "16 moves a second" in position(pilot.app)

    in_front_of(ReplayApp(shortest(), WORDS), watch)


# Keys, mouse and reading


def test_everything_can_be_done_with_the_mouse() -> None:
    async def watch(pilot: Pilot[int], screen: WatchScreen) -> None:
        playback = screen.playback
        controls = list(screen.query(Control))
        labels = [str(control.render()).split()[0] for control in controls]

        async def click(key: str) -> None:
            await pilot.click(controls[labels.index(key)])
            await settle(pilot)

        await click("→")
        assert playback.place > 0
        await click("←")
        assert playback.place == 0
        await click("End")
        assert playback.at_the_end
        await click("Home")
        assert playback.place == 0
        await click("S")
        assert playback.seat == 0
        await pilot.press("S")
        await settle(pilot)
        await pilot.click(list(screen.query(OpenHand))[1])
        await settle(pilot)
        assert playback.seat == 1
        await pilot.click(screen.query_one(CardTile))
        await settle(pilot)
        assert isinstance(pilot.app.screen, Reader)
        await press(pilot, "escape")
        await click("+")
        await click("␣")
        assert screen.running
        await until(pilot, lambda: playback.place > 0)

    in_front_of(ReplayApp(shortest(), WORDS), watch)


@pytest.mark.parametrize("language", share(languages(), 2, "controls of a film"))
def test_there_is_room_for_all_controls(language: str) -> None:
    words = words_in(language)
    try:
        words("film-run")
    except WordsMissing:
        pytest.skip("the words of this screen are not translated yet")

    async def watch(pilot: Pilot[int], screen: WatchScreen) -> None:
        await press(pilot, "end")
        controls = list(screen.query(Control))
        assert all(control.display for control in controls)
        assert all(control.region.right <= SMALL[0] and control.region.bottom <= SMALL[1] for control in controls)
        assert screen.query_one(Timeline).size.width > 3

    in_front_of(WatchApp(replace(bots(), words=words), running=False), watch)


def test_the_arrows_turn_the_film_wherever_the_focus_is() -> None:
    async def watch(pilot: Pilot[int], screen: WatchScreen) -> None:
        for _ in range(4):
            await press(pilot, "tab", "right")
            place = screen.playback.place
            assert place > 0
            await press(pilot, "left")
            assert screen.playback.place < place
            await press(pilot, "right")
        await press(pilot, "space")
        assert screen.running or screen.playback.at_the_end

    in_front_of(ReplayApp(shortest(), WORDS, 1), watch)


@pytest.mark.parametrize("seat", share([ABOVE, 0], 1, "the film waits"))
def test_while_somebody_reads_the_film_waits(seat: int | None) -> None:
    readings = {
        "c": "Which card?",
        "x": "Discard pile:",
        "p": "Draw pile:",
        "l": "What has happened",
        "v": "The table",
        "question_mark": "run and pause",
    }

    async def watch(pilot: Pilot[int], screen: WatchScreen) -> None:
        for key, told in readings.items():
            await pilot.press(key)
            await until(pilot, lambda: isinstance(pilot.app.screen, (Choose, Reader)))
            await settle(pilot)
            place = screen.playback.place
            assert told in text(pilot.app)
            await pilot.pause(60)
            assert screen.playback.place == place
            await pilot.press("escape")
            await until(pilot, lambda place=place: screen.playback.place > place)  # type: ignore[misc]

    in_front_of(ReplayApp(recorded(EVERYTHING, 4), WORDS, seat, speed=4, running=True), watch)


def test_the_window_may_change() -> None:
    async def watch(pilot: Pilot[int], screen: WatchScreen) -> None:
        await press(pilot, *["right"] * 5, "s")
        small = text(pilot.app)
        await pilot.resize_terminal(*LARGE)
        await settle(pilot)
        assert screen.has_class("-high")
        assert text(pilot.app) != small
        await pilot.resize_terminal(40, 10)
        await settle(pilot)
        assert "40 × 10" in text(pilot.app)
        await pilot.resize_terminal(*SMALL)
        await settle(pilot)
        assert text(pilot.app) == small

    in_front_of(ReplayApp(shortest(), WORDS), watch)


def test_light_and_dark_tell_the_same() -> None:
    async def watch(pilot: Pilot[int], screen: WatchScreen) -> None:
        await press(pilot, *["right"] * 5)
        dark = text(pilot.app)
        await press(pilot, "f2")
        assert text(pilot.app) == dark

    in_front_of(ReplayApp(shortest(), WORDS), watch)


# From the command line


def left_at_once(monkeypatch: pytest.MonkeyPatch, *keys: str) -> None:
    """Run apps without a terminal, and press these keys."""

    async def pressed(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: isinstance(pilot.app.screen, WatchScreen))
        await press(pilot, *keys)

    monkeypatch.setattr(DefuseApp, "run", lambda app: App.run(app, headless=True, size=SMALL, auto_pilot=pressed))


def test_defuse_watch(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    left_at_once(monkeypatch, "space", "right", "q")
    file = tmp_path / "game.json"
    assert entry.run_watch(replace(bots("original", 4), record=file), 1.0, "Ben") == 0
    told = capsys.readouterr().out
    assert "Thank you for watching." in told
    assert str(file) in told
    assert load_record(file).entries


def test_defuse_watch_says_when_it_cannot_write(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    left_at_once(monkeypatch, "q")
    assert entry.run_watch(replace(bots(), record=tmp_path), 1.0, None) == 0
    assert "could not be written" in capsys.readouterr().out


@pytest.mark.parametrize("keys", [("end", "q"), ("right", "ctrl+c")])
def test_defuse_replay(
    keys: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    left_at_once(monkeypatch, *keys)
    assert entry.run_replay(shortest(), 1, WORDS) == 0
    assert "Thank you for watching." in capsys.readouterr().out
