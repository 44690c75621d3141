"""Unfinished games are saved after every move, and broken files are left alone."""

import io
import json
import os
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from defuse.cli import main
from defuse.game.library import edition
from defuse.game.moves import DRAW_A_CARD
from defuse.record.record import BadRecord
from defuse.record.situation import Situation, set_up
from defuse.terminal.plain.console import Console
from defuse.terminal.plain.evening import Evening, play
from defuse.terminal.plain.table import PlainTable
from defuse.terminal.shared.invitation import Invitation
from defuse.terminal.shared.local_game import LocalGame
from defuse.terminal.shared.saved_games import (
    MOST_KEPT,
    Keeping,
    SavedGames,
    load_game,
    read_game,
    save_game,
    write_game,
)
from tests.extent import seeds, share
from tests.random_games import players_of
from tests.typists import Fumblers, Paper

FAREWELL = "Thank you for playing. Goodbye!\n"
KEPT = "The game is kept. Go on with: defuse play --resume\n"


def some_game(seed: int = 5, people: tuple[str, ...] = ("You",)) -> LocalGame:
    """A game in which bots have moved until a person is next."""
    local_game = LocalGame.begin(Invitation(seed=seed, people=people))
    for _ in local_game.let_bots_move():
        pass
    return local_game


# Saving


TABLES = [
    (name, people)
    for name in ("original+imploding+streaking+barking", "good-vs-evil", "compact")
    for people in (("Ann",), ("Ann", "Ben"), ("Ann", "Ben", "Cem"))
]


@pytest.mark.parametrize(("name", "people"), share(TABLES, 2, "kept games"))
def test_whenever_something_is_asked_the_game_so_far_is_kept(name: str, people: tuple[str, ...]) -> None:
    """From the first move of a person on, the saved game can be resumed as it is."""

    class Checker(Fumblers):
        table: PlainTable
        checked = 0

        def readline(self) -> str:
            kept = saved_games.unfinished()
            if kept:
                written = kept[0].path.read_text(encoding="utf-8")
                assert written == write_game(self.table.local_game)
                self.checked += 1
                if self.random.random() < 0.05:
                    assert read_game(written).players == self.table.players
            return super().readline()

    random = Random(seeds(2, f"kept games {name} {people}")[1])
    saved_games = SavedGames()
    paper = Paper()
    checker = Checker(random, paper)
    local_game = LocalGame.begin(Invitation(edition(name), max(3, players_of(name)[0]), people=people, bot="random"))
    checker.table = PlainTable(
        Console(checker, paper), local_game, Invitation().words, Keeping(saved_games, local_game)
    )
    checker.table.play()
    assert checker.checked > 5
    assert saved_games.unfinished() == [], "a finished game leaves the shelf"
    assert list(saved_games.folder.iterdir()) == []


@pytest.mark.parametrize("typed", ["", "?\ntable\n", "quit\n", "rubbish\n", "nope\nquit\n"])
def test_leaving_before_the_first_move_leaves_nothing_behind(typed: str) -> None:
    out = io.StringIO()
    assert play(Invitation(options={"first_player": 0}), io.StringIO(typed), out) == 0
    assert "kept" not in out.getvalue()
    assert not SavedGames().folder.exists()


@pytest.mark.parametrize("leave", ["", "quit\n"])
def test_leaving_later_tells_how_to_resume(leave: str) -> None:
    out = io.StringIO()
    assert play(Invitation(options={"first_player": 0}), io.StringIO(f"1\n{leave}"), out) == 0
    assert out.getvalue().endswith(KEPT + FAREWELL)
    assert len(SavedGames().unfinished()) == 1


def test_a_shelf_that_cannot_be_written_to_is_mentioned_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    nowhere = tmp_path / "file"
    nowhere.write_text("no folder")
    monkeypatch.setenv("DEFUSE_HOME", str(nowhere))
    random = Random(3)
    paper = Paper()
    invitation = Invitation(people=("Ann", "Ben"), bot="random", options={"first_player": 0})
    local_game = LocalGame.begin(invitation)
    PlainTable(
        Console(Fumblers(random, paper), paper), local_game, invitation.words, Keeping(SavedGames(), local_game)
    ).play()
    assert paper.getvalue().count("This game cannot be kept for later: Not a directory.") == 1
    out = io.StringIO()
    assert play(Invitation(options={"first_player": 0}), io.StringIO("1\n"), out) == 0
    assert "The game is kept" not in out.getvalue()
    assert out.getvalue().endswith(FAREWELL)


def test_a_game_from_the_shelf_goes_on_in_its_place() -> None:
    saved_games = SavedGames()
    place = saved_games.new_place()
    game = set_up(Situation("original", ["You", "Ann"], deck=["tacocat"] * 20, hands={"You": [], "Ann": []}))
    begun = LocalGame.begin(Invitation(players=2), game)
    begun.submit(0, DRAW_A_CARD)
    saved_games.keep(begun, place)
    local_game = load_game(place)
    out = io.StringIO()
    Evening(Invitation(), Console(io.StringIO("draw\n"), out), saved_games).spend(local_game, place)
    assert "> " not in out.getvalue().partition("You draw: Tacocat.")[0], "what happened last is told again"
    assert [(kept.path, kept.moves) for kept in saved_games.unfinished()] == [(place, 4)]
    assert out.getvalue().endswith(KEPT + FAREWELL)


def test_the_latest_game_comes_first_and_the_oldest_go() -> None:
    saved_games = SavedGames()
    local_game = some_game()
    places = []
    for age in range(MOST_KEPT + 3):
        place = saved_games.new_place()
        saved_games.keep(local_game, place)
        os.utime(place, (1_000_000 + age, 1_000_000 + age))
        places.append(place)
    (saved_games.folder / "rubbish.json").write_text("{")
    (saved_games.folder / "other.json").write_text('{"format": "defuse-table", "version": 1}')
    found = saved_games.unfinished()
    assert [kept.path for kept in found] == places[::-1]
    assert found[0].players == ("You", "Ann", "Ben", "Cem")
    assert found[0].moves == len(local_game.record.entries)
    saved_games.clear_out()
    assert [kept.path for kept in saved_games.unfinished()] == places[::-1][: MOST_KEPT - 1]
    assert (saved_games.folder / "rubbish.json").exists(), "what is no game of ours is left alone"


# Files that the player names


def save(typed: str) -> str:
    out = io.StringIO()
    play(Invitation(options={"first_player": 0}), io.StringIO(f"{typed}\n"), out)
    return out.getvalue()


def test_a_game_is_saved_where_one_likes(tmp_path: Path) -> None:
    file = tmp_path / "my game.json"
    assert f"The game is saved in {file}." in save(f"save {file}").replace("\n    ", " ")
    assert load_game(file).players == ["You", "Ann", "Ben", "Cem"]
    assert "is saved in" in save(f"1\nsave {file}"), "an earlier save may be written over"
    assert [each.name for each in tmp_path.iterdir() if "home" not in each.name] == ["my game.json"]


def test_a_save_writes_over_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "thesis.txt"
    file.write_text("ten years of work")
    shown = save(f"save {file}").replace("\n    ", " ")
    assert f"The game could not be written to {file}: File exists." in shown
    assert file.read_text() == "ten years of work"
    assert "could not be written" in save(f"save {tmp_path}")
    assert "could not be written" in save(f"save {tmp_path}/no/such/folder.json")
    assert "Write: save FILE" in save("save")


# Broken files


def _without(key: str) -> Callable[[dict[str, object]], object]:
    return lambda data: data.pop(key)


def _with(key: str, value: object) -> Callable[[dict[str, object]], object]:
    return lambda data: data.update({key: value})


def _record(change: Callable[[dict[str, object]], object]) -> Callable[[dict[str, object]], object]:
    def do(data: dict[str, object]) -> object:
        record = data["record"]
        assert isinstance(record, dict)
        return change(record)

    return do


BROKEN = [
    _without("format"),
    _without("version"),
    _without("record"),
    _without("people"),
    _without("bot"),
    _without("title"),
    _without("countdown"),
    _without("reactions"),
    _with("format", "defuse-record"),
    _with("version", 2),
    _with("version", True),
    _with("people", 0),
    _with("people", 5),
    _with("people", "one"),
    _with("people", True),
    _with("bot", "genius"),
    _with("bot", ["careful"]),
    _with("countdown", -1),
    _with("countdown", 61),
    _with("countdown", 1.5),
    _with("reactions", "never"),
    _with("reactions", ["ask"]),
    _with("title", 7),
    _with("record", []),
    _record(_without("start")),
    _record(_with("moves", ["Ann: fly"])),
    _record(_with("moves", ["Nobody: draw"])),
    _record(_with("moves", ["You: draw", "You: draw", "You: draw"])),
    _record(_with("moves", [7])),
    _record(_with("start", {"edition": "original", "players": []})),
]


def test_a_broken_save_is_refused_and_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = write_game(some_game())
    for breaks in BROKEN:
        data = json.loads(whole)
        breaks(data)
        _refused(tmp_path, json.dumps(data).encode(), capsys)


ALIEN = [b"", b"{", b"[]", b"null", b"\xff\xfe\x00", b"[" * 100_000, b"Dear diary", b'{"format": "defuse-table"']


def test_an_alien_file_is_refused_and_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for content in ALIEN:
        _refused(tmp_path, content, capsys)


def test_half_a_save_is_refused_wherever_it_ends(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = write_game(some_game()).encode()
    for end in share(range(0, len(whole) - 2, len(whole) // 25), 8, "half a save"):
        _refused(tmp_path, whole[:end], capsys)


def _refused(folder: Path, content: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    file = folder / "broken.json"
    file.write_bytes(content)
    with pytest.raises(BadRecord):
        load_game(file)
    assert main(["play", "--plain", "--resume", str(file)]) == 2, content[:2000]
    told = capsys.readouterr()
    assert told.out == "", content[:2000]
    assert told.err.startswith(f"defuse: {file} cannot be played on: ")
    assert told.err.count("\n") == 1
    assert file.read_bytes() == content


def test_a_broken_game_on_the_shelf_is_left_alone(capsys: pytest.CaptureFixture[str]) -> None:
    saved_games = SavedGames()
    place = saved_games.new_place()
    saved_games.keep(some_game(), place)
    data = json.loads(place.read_text())
    data["record"]["moves"] = ["You: fly"]
    place.write_text(json.dumps(data))
    before = place.read_bytes()
    assert main(["play", "--plain", "--resume"]) == 2
    assert f"defuse: {place} cannot be played on: move 1, 'You: fly'" in capsys.readouterr().err
    assert place.read_bytes() == before


def test_a_save_of_a_finished_game_tells_who_has_won(tmp_path: Path) -> None:
    local_game = LocalGame.begin(Invitation(people=("Ann",), bot="random"))
    for _ in LocalGame.resume(local_game.record, 0, "random").let_bots_move():
        pass
    file = tmp_path / "over.json"
    over = LocalGame.resume(local_game.record, 1, "random")
    assert over.over
    save_game(over, file)
    out = io.StringIO()
    local_game = load_game(file)
    Evening(Invitation(), Console(io.StringIO("n\n"), out), SavedGames()).spend(local_game, None)
    assert "the game!" in out.getvalue()
