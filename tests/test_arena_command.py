"""`defuse arena`: its arguments, its output and its files."""

import argparse
import builtins
import json
import os
import pickle
import signal
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from defuse.bots import BOTS, TimidBot
from defuse.bots.entrants import NoSuchEntrant, OurBot, Outsider, OwnClass, entrant, entrants
from defuse.bots.outside.limits import Limits
from defuse.game.library import edition
from defuse.game.moves import Move
from defuse.lab.arena import data
from defuse.lab.arena.command import add_arena
from defuse.lab.arena.ladder import BadLadder, Ladder, LadderPlace, as_json, read_ladder, representatives
from defuse.lab.arena.results import PlayedDeal
from defuse.lab.running.tables import Outcome, Setup
from defuse.sight.view import View
from defuse.words import words_in
from tests.extent import share
from tests.test_arena import Interrupting, Pressing

GALLERY = Path(__file__).parent / "rogues"
PATIENT = Limits(start_seconds=120.0)  # for busy machines


def arena(*typed: str) -> int:
    """Run the command as typed, by default in this process."""
    words = words_in("en")
    parser = argparse.ArgumentParser()
    add_arena(parser.add_subparsers().add_parser("arena"), words)
    workers = [] if "--workers" in typed or "--ray" in typed else ["--workers", "1"]
    chosen = parser.parse_args(["arena", *typed, *workers])
    code: int = chosen.run(chosen, words)
    return code


def shown(capsys: pytest.CaptureFixture[str]) -> str:
    return " ".join(capsys.readouterr().out.split())


# Output


def test_two_entrants_are_shown_with_par_interval_and_ratio(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("careful", "random", "--players", "4", "--games", "40", "--seed", "1") == 0
    out = shown(capsys)
    assert "Original Edition, 4 at a table, 40 games, seed 1" in out
    assert "careful 3 × random 40" in out
    assert "25.0% ×" in out
    assert "Plackett–Luce" in out


def test_more_entrants_are_shown_in_a_cross_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("careful", "random", "random", "--players", "3", "--games", "9", "--seed", "1") == 0
    out = shown(capsys)
    assert "Cross table" in out
    assert "random#2" in out
    assert "(33.3%)" in out


def test_games_are_rounded_up_to_whole_deals(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("random", "random", "--players", "4", "--games", "5", "--seed", "1") == 0
    assert " 8 games" in shown(capsys)


def test_a_recipe_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    game = ["--recipe", "nope-sauce", "--option", "fast=on", "--option", "first_player=0"]
    assert arena("random", "random", *game, "--games", "4", "--seed", "1") == 0
    assert "Nope Sauce, 4 at a table" in shown(capsys)


def test_until_sure_says_what_it_is_sure_of(capsys: pytest.CaptureFixture[str]) -> None:
    bounds = ["--until-sure", "--bounds", "0", "0.3"]
    assert arena("careful", "random", "--players", "2", "--games", "400", "--seed", "1", *bounds) == 0
    out = shown(capsys)
    assert "Sure (H1 accepted): careful among random wins 65.00% or more, rather than 50.00%." in out
    assert "bounds −2.94 and +2.94" in out
    assert "errors 5% and 5%" in out
    assert arena("careful", "random", "--players", "2", "--games", "4", "--seed", "1", "--until-sure") == 0
    assert "Not sure" in shown(capsys)


def test_bots_with_a_time_budget_are_named(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "thinker", Thinker)
    assert arena("thinker:200ms", "random", "--games", "4", "--seed", "1") == 0
    assert "A seed does not give the same games again here: thinker:200ms" in shown(capsys)


def test_faults_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("tests.test_arena:Sloppy", "careful", "--games", "12", "--seed", "1") == 0
    out = shown(capsys)
    assert "Faults of bots of other people" in out
    assert "tests.test_arena:Sloppy, the last time:" in out


@pytest.mark.skipif(sys.platform == "win32", reason="programs are limited elsewhere only")
def test_programs_of_other_people_play_and_their_faults_are_shown(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("defuse.bots.outside.limits.Limits", lambda: PATIENT)
    rogue = GALLERY / "plays_illegal_moves.py"
    assert arena(str(rogue), "careful", "--players", "2", "--games", "4", "--seed", "1", "--workers", "2") == 0
    out = shown(capsys)
    assert "Faults of bots of other people" in out
    assert "plays_illegal_moves.py, the last time:" in out
    assert arena(str(GALLERY / "crashes_at_hello.py"), "careful") == 2
    assert "cannot play" in capsys.readouterr().err


def test_a_bug_of_ours_stops_it_with_a_report(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "broken", Broken)
    assert arena("broken", "random", "--games", "4", "--seed", "1") == 1
    err = capsys.readouterr().err
    assert "broken against random, deal 0" in err
    assert "ZeroDivisionError" in err


def test_an_interrupt_is_said_and_ends_with_130(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Interrupting, "made", -20)
    assert arena("tests.test_arena:Interrupting", "random", "--games", "4000", "--seed", "1") == 130
    assert "Interrupted" in shown(capsys)


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is no signal there")
@pytest.mark.parametrize("made", [0, 18])
def test_pressing_ctrl_c_again_loses_nothing(
    made: int, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also before the first deal is complete."""
    monkeypatch.setattr(Pressing, "made", made)
    writing = data.as_json

    def pressed_while_writing(*arguments: Any) -> bytes:
        os.kill(os.getpid(), signal.SIGINT)
        return writing(*arguments)

    monkeypatch.setattr(data, "as_json", pressed_while_writing)
    file = tmp_path / "arena.json"
    three = ["tests.test_arena:Pressing", "random", "timid"]
    usual = signal.getsignal(signal.SIGINT)
    assert arena(*three, "--players", "2", "--games", "400", "--seed", "1", "--json", str(file)) == 130
    assert signal.getsignal(signal.SIGINT) is usual
    written = json.loads(file.read_text())
    assert written["interrupted"] is True
    assert (written["games"] > 0) == (made == 0)
    played = written["played"]
    assert sum(len(deals) for deals in [*played["matches"], played["mixed"]]) * 2 == written["games"]
    assert "Interrupted" in shown(capsys)


# Files


def test_everything_is_written_and_only_the_run_depends_on_the_crew(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = ["careful", "random", "random", "--players", "3", "--games", "9", "--seed", "4", "--json"]
    written = []
    for workers in ("1", "2"):
        file = tmp_path / f"{workers}.json"
        assert arena(*game, str(file), "--workers", workers) == 0
        written.append(json.loads(file.read_text()))
    one, other = written
    assert one.pop("run") != other.pop("run")
    assert one == other
    assert len(one["matches"]) == 6
    assert [len(deals) for deals in one["played"]["matches"]] == [3] * 6
    assert len(one["played"]["mixed"]) == 3
    first = one["matches"][0]
    assert first["win_rate"]["low"] <= first["win_rate"]["value"] <= first["win_rate"]["high"]
    wins = sum(game[0] == seat for _, _, games in one["played"]["matches"][0] for seat, game in enumerate(games))
    assert first["win_rate"]["value"] == pytest.approx(wins / 9)
    assert one["repeatable"] is True


@pytest.mark.parametrize("more", [[], ["random"], ["--until-sure"]])
def test_plots_are_drawn(more: list[str], tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    for ending in share(("svg", "png"), 1, f"plots {more}"):
        file = tmp_path / f"plot.{ending}"
        game = ["--players", "2", "--games", "64", "--seed", "1"]
        assert arena("careful", "random", *more, *game, "--plot", str(file)) == 0
        drawn = file.read_bytes()
        assert drawn.startswith(b"<?xml" if ending == "svg" else b"\x89PNG")
        assert len(drawn) > 5000


def test_a_ladder_goes_on_from_run_to_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("openskill")
    file = tmp_path / "ladder.json"
    for seed in ("1", "2"):
        assert arena("careful", "random", "--games", "20", "--seed", seed, "--ladder", str(file)) == 0
    assert arena("careful", "random", "--players", "2", "--games", "4", "--ladder", str(file)) == 0
    ladders = read_ladder(file).ladders
    assert set(ladders) == {"original, 4 players", "original, 2 players"}
    four = ladders["original, 4 players"]
    assert four["careful"].games == four["random"].games == 40
    assert four["careful"].ordinal > four["random"].ordinal
    assert "Running ladder" in capsys.readouterr().out


def test_a_player_in_several_seats_is_represented_by_one_whatever_the_outcome() -> None:
    def game(number: int, *order: int) -> list[int]:
        outcome = Outcome(order[0], tuple((seat, 0) for seat in reversed(order[1:])), 9)
        return representatives(PlayedDeal(number, (0, 1, 1), (outcome,) * 3), 0)

    assert game(0, 1, 0, 2) == [1, 0]  # counted from seat 0: player 1 is seat 1
    assert game(2, 1, 0, 2) == [0, 1]  # counted from seat 2: player 1 is seat 2
    assert game(0, 2, 0, 1) == [0, 1]
    assert representatives(PlayedDeal(0, (0, 1), (Outcome(-1, (), 9),) * 2), 0) == []


def test_a_ladder_is_written_and_read(tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    assert read_ladder(file).ladders == {}
    ladder = Ladder({"original, 4 players": {"careful": LadderPlace(30.0, 2.0, 7)}})
    file.write_bytes(as_json(ladder))
    assert read_ladder(file) == ladder


def test_an_invalid_ladder_is_refused_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("openskill")
    file = tmp_path / "ladder.json"
    for text in ("", "[]", "{}", '{"format": 9}', '{"format": 1, "ladders": {"a": {"b": {}}}}'):
        file.write_text(text)
        with pytest.raises(BadLadder):
            read_ladder(file)
        assert arena("careful", "random", "--ladder", str(file)) == 2, text
        assert "is not a ladder" in capsys.readouterr().err, text
        assert file.read_text() == text
    with pytest.raises(BadLadder):
        read_ladder(tmp_path)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no such device here")
def test_a_device_is_no_ladder() -> None:
    with pytest.raises(BadLadder):
        read_ladder(Path("/dev/full"))  # it can be read for ever


# Errors


CANNOT_BE_DONE: list[tuple[list[str], str]] = [
    (["careful"], "needs two entrants"),
    (["carful", "random"], "There is no bot “carful”. There are: random, timid, easy, careful"),
    (["random:5", "careful"], "this bot has no settings"),
    (["careful:5", "random"], "it can be a temperament (bold, cautious, vengeful)"),
    (["./nothing.py", "random"], "There is no file nothing.py"),
    (["no_module:Bot", "random"], "“no_module:Bot” cannot be used as a bot: ModuleNotFoundError"),
    (["json:JSONDecoder", "random"], "cannot be used as a bot"),
    (["careful", "random", "--box", "origanal"], "Did you mean original?"),
    (["careful", "random", "--box", "original+compact"], "cannot be played as “original+compact”"),
    (["careful", "random", "--box", "recipes"], "recipe:nope-sauce"),
    (["careful", "random", "--recipe", "xyzzy"], "There is no recipe “xyzzy”; there are: attack-of-the-attacks"),
    (["careful", "random", "--recipe", "nope-souce"], "Did you mean nope-sauce?"),
    (["careful", "random", "--recipe", "xyzzy.toml"], "expected a file, there is none"),
    (["careful", "random", "--players", "9"], "9 cannot play this"),
    (["careful", "random", "--option", "fast=maybe"], "cannot be “maybe”"),
    (["careful", "random", "--option", "slow=on"], "There is no rule option “slow”"),
    (["careful", "random", "--option", "copies=2", "--recipe", "nope-sauce"], "This game cannot be set up"),
    (["careful", "random", "--seed", "-1"], "The seed -1 cannot be used"),
    (["careful", "random", "--games", "0"], "--games has to be at least 1"),
    (["careful", "random", "--workers", "0"], "--workers has to be at least 1"),
    (["careful", "random", "--bounds", "0.1", "0"], "less than the second"),
    (["careful", "random", "--bounds", "0", "2"], "below 0% or above 100%"),
    (["careful", "random", "--ray", "localhost:1"], "Ray cannot be used: ConnectionRefusedError"),
    (["", "random"], "There is no bot “”"),
    (["careful:", "random"], "There is no bot “careful:”"),
    (["careful", "random", "--json", "same.json", "--ladder", "same.json"], "Two of the files have the same name"),
    (["careful", "random", "--json", "/no/such/place.json"], "The file /no/such/place.json cannot be written"),
    (["careful", "random", "--plot", "plot.xyz"], "cannot be written as plot.xyz"),
]


def test_what_cannot_be_done_is_said_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    wrong = []
    for typed, told in CANNOT_BE_DONE:
        if "--plot" in typed and find_spec("matplotlib") is None:
            continue
        code = arena(*typed)
        heard = capsys.readouterr()
        if code != 2 or heard.out or not heard.err.startswith("defuse: ") or told not in heard.err:
            wrong.append((typed, code, heard))
    assert wrong == []


@pytest.mark.parametrize(
    ("typed", "package", "told"),
    [
        (["--plot", "plot.svg"], "matplotlib", "Plots need matplotlib"),
        (["--ladder", "ladder.json"], "openskill", "The ladder needs openskill"),
        (["--ray", "local"], "ray", "Ray is not installed"),
    ],
)
def test_a_package_that_is_missing_is_named_with_where_to_get_it(
    typed: list[str],
    package: str,
    told: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    really_import = builtins.__import__

    def without(name: str, *rest: object, **more: object) -> object:
        if name.partition(".")[0] == package:
            raise ImportError(f"No module named {name!r}")
        return really_import(name, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(builtins, "__import__", without)
    assert arena("careful", "random", "--games", "4", *typed) == 2
    err = capsys.readouterr().err
    assert told in err
    assert 'pip install "defuse-cards[' in err


# Entrants


class Thinker(TimidBot):
    """Takes a setting: a time or a number of steps."""

    def __init__(self, seed: int, setting: str = "") -> None:
        super().__init__(seed)
        self.setting = setting
        if setting == "quickly":
            raise ValueError("expected a time or a number")


class Broken(TimidBot):
    def choose(self, view: View, moves: list[Move]) -> Move:
        raise ZeroDivisionError


def test_a_setting_goes_to_the_bot_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "thinker", Thinker)
    meant = entrant("thinker:200ms")
    made = meant.bot(1)
    assert isinstance(made, Thinker)
    assert made.setting == "200ms"
    assert meant.timed
    assert not entrant("thinker:500").timed
    assert not entrant("thinker").timed
    with pytest.raises(NoSuchEntrant) as refused:
        entrant("thinker:quickly")
    assert (refused.value.why, refused.value.problem) == ("bad setting", "expected a time or a number")


def test_an_entrant_named_twice_has_two_names() -> None:
    assert [each.name for each in entrants(["careful", "random", "careful", "careful"])] == [
        "careful",
        "random",
        "careful#2",
        "careful#3",
    ]


def test_a_file_a_folder_and_a_class_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my-bot.py").write_text("")
    (tmp_path / "my_own_bots.py").write_text(
        "class Mine:\n    def __init__(self, seed): ...\n    def choose(self): ...\n"
    )
    for typed in ("./my-bot.py", "my-bot.py", str(tmp_path / "my-bot.py")):
        meant = entrant(typed)
        assert isinstance(meant, Outsider)
        assert meant.path == str(tmp_path / "my-bot.py")
        assert not meant.ours
    (tmp_path / "careful").mkdir()
    assert isinstance(entrant("careful"), OurBot)
    meant = entrant("my_own_bots:Mine")
    assert isinstance(meant, OwnClass)
    assert type(meant.bot(3)).__name__ == "Mine"


def test_settings_can_be_sent_to_other_processes() -> None:
    setting = Setup(edition("recipe:nope-sauce"), 3, {"fast": True})
    assert setting.plan.players == 3
    again = pickle.loads(pickle.dumps(setting))
    assert again == setting
    assert again.deal(4).table.hands == setting.deal(4).table.hands
