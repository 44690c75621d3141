"""Bots of other people at the terminal tables, and the notes about them in records."""

import io
import json
import sys
from pathlib import Path

import pytest

from defuse.bots.outside.limits import limits_for
from defuse.bots.outside.process_pool import POOL
from defuse.cli import main
from defuse.record.notes import LONGEST_TEXT, Note
from defuse.record.record import BadRecord, from_data, load_record, read_record, write_record
from defuse.record.retelling import retell
from defuse.sight.redaction import SPECTATOR
from defuse.terminal.app.watch.playback_picture import PictureMaker
from defuse.terminal.plain.evening import play
from defuse.terminal.plain.watching import story
from defuse.terminal.shared.invitation import Invitation
from defuse.terminal.shared.local_game import LocalGame
from defuse.terminal.shared.playback import ABOVE, Playback
from defuse.terminal.shared.saved_games import read_game, write_game
from defuse.words import words_in

WORDS = words_in("en")
SLOW_MACHINES = ["--move-seconds", "60"]

TALKER = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"name": "talker"}))
    elif message["type"] == "move":
        texts = [move["text"] for move in message["moves"]]
        text = next((text for text in ("pass", "draw") if text in texts), texts[0].replace(" _", " 0"))
        why = "my\\nhand: " + " ".join(message["view"]["hand"])
        print(json.dumps({"ask": message["ask"], "move": text, "why": why}))
"""
BROKEN = TALKER.replace('"move": text', '"move": "give up"')


@pytest.fixture(autouse=True)
def _nobody_stays() -> None:
    POOL.close()
    POOL.forget()


def written(folder: Path, text: str, name: str = "talker.py") -> str:
    (folder / name).write_text(text, encoding="utf-8")
    return str(folder / name)


def watched(folder: Path, bot: str, *more: str) -> Path:
    """The record of a watched game of two."""
    file = folder / "game.json"
    typed = ["watch", "--plain", "--bot", bot, "--players", "2", "--seed", "5", "--record", str(file), *SLOW_MACHINES]
    assert main([*typed, *more]) == 0
    return file


def test_a_watched_program_says_what_it_answers_and_why(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = load_record(watched(tmp_path, f"{written(tmp_path, TALKER)},careful"))
    shown = capsys.readouterr().out
    assert "Ann answered {" in shown
    assert "Why: my hand: " in shown  # on one line
    seats = {record.entries[number - 1].seat for number in record.notes}
    assert seats == {0}  # `careful` sits in the other seat, and gives its reasons as it always did
    assert all(json.loads(note.answer)["move"] and note.seconds > 0 for note in record.notes.values())
    assert any(note.why.startswith("my hand: ") for note in record.notes.values())


def test_a_replay_shows_the_notes_from_above_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = watched(tmp_path, f"{written(tmp_path, TALKER)},random")
    capsys.readouterr()
    assert main(["replay", str(file), "--plain"]) == 0
    told = capsys.readouterr().out
    assert told.count("Ann answered {") == len(load_record(file).notes)
    assert main(["replay", str(file), "--plain", "--seat", "Ben"]) == 0
    assert "my hand" not in capsys.readouterr().out


def test_every_way_to_replay_shows_the_notes(tmp_path: Path) -> None:
    record = load_record(watched(tmp_path, f"{written(tmp_path, TALKER)},random"))
    everything = "\n".join(retell(record, None, WORDS))
    by_steps = "\n".join(story(Playback(record), "", WORDS))
    playback = Playback(record)
    pictures = PictureMaker(playback, WORDS)
    drawn: list[str] = []
    while not playback.at_the_end:
        picture = pictures.turn(playback.forward)
        drawn += [line.plain for line in pictures.lines(picture)][-2 * len(picture.noted) :]
    for number, note in record.notes.items():
        for told in (everything, by_steps, "\n".join(drawn)):
            assert f"answered {note.answer} after {note.seconds:.3f} s." in told, number
    for seat in (0, 1, SPECTATOR):
        playback = Playback(record, seat)
        while not playback.at_the_end:
            playback.forward()
            assert playback.noted() == []
    assert Playback(record, ABOVE).noted() == []


def test_a_failing_program_is_told_with_its_fault(tmp_path: Path) -> None:
    record = load_record(watched(tmp_path, f"{written(tmp_path, BROKEN)},random"))
    told = "\n".join(retell(record, None, WORDS))
    assert "Ann made no move of its own: 'give up' is not one of the moves" in told
    assert 'It had answered {"ask": 1' in told


def test_a_class_that_fails_plays_the_default(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "failing_bots.py").write_text(
        "class Raises:\n    def __init__(self, seed): pass\n    def choose(self, view, moves): raise KeyError('oh')\n"
        "class Cheats(Raises):\n    def choose(self, view, moves): return None\n",
        encoding="utf-8",
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    for name, fault in (("Raises", "KeyError: 'oh'"), ("Cheats", "")):
        local_game = LocalGame.begin(Invitation(people=(), players=2, bot=f"failing_bots:{name}", seed=1))
        assert list(local_game.let_bots_move())
        assert local_game.over
        assert all(note.fault and fault in note.fault for note in local_game.record.notes.values())


def test_a_person_plays_against_a_program(tmp_path: Path) -> None:
    """Whatever the person types; the game is saved under the full path of the program."""
    bot = written(tmp_path, TALKER)
    out = io.StringIO()
    invitation = Invitation(players=2, bot=bot, seed=3, record=tmp_path / "mine.json")
    assert play(invitation, io.StringIO("draw\n" * 200), out) == 0
    record = load_record(tmp_path / "mine.json")
    assert {record.entries[number - 1].seat for number in record.notes} <= {1}
    assert "my hand" not in out.getvalue()  # its reasons are nothing for the other player


def test_a_saved_game_of_our_own_goes_on_with_its_program_and_no_other_file_may_start_one(tmp_path: Path) -> None:
    bot = written(tmp_path, TALKER)
    local_game = LocalGame.begin(Invitation(players=2, bot=bot, seed=3))
    text = write_game(local_game)
    resumed = read_game(text, is_own=True, limits=limits_for(5.0, None))
    assert resumed.bot == bot
    assert resumed.limits == limits_for(5.0, None)
    with pytest.raises(BadRecord, match="bot: expected one of"):
        read_game(text)
    Path(bot).unlink()
    with pytest.raises(BadRecord, match=r"bot: .*no program"):
        read_game(text, is_own=True)


@pytest.mark.parametrize("command", ["play", "watch"])
def test_a_bot_that_cannot_play_is_refused_with_the_reason(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = written(tmp_path, "raise SystemExit('not today')")
    for typed, said in (
        (["--bot", f"{tmp_path}/none.py"], "There is no file"),
        (["--bot", bad], "not today"),
        (["--bot", "carefull"], "careful"),
        (["--bot", "careful,nobody"], "nobody"),
        (["--bot", "careful", "--move-seconds", "0"], "--move-seconds: 0 is not possible"),
        (["--bot", "careful", "--memory", "1"], "--memory: 1 is not possible"),
    ):
        assert main([command, "--plain", *typed]) == 2, typed
        assert said in capsys.readouterr().err, typed


# The field in the file


def test_notes_are_optional_and_old_records_open(tmp_path: Path) -> None:
    record = load_record(watched(tmp_path, "random"))
    assert record.notes == {}
    assert "notes" not in json.loads(write_record(record))
    record.notes = {2: Note("draw", "why not", 0.25), 1: Note(fault="late")}
    data = json.loads(write_record(record))
    assert data["notes"] == [
        {"move": 1, "fault": "late"},
        {"move": 2, "answer": "draw", "why": "why not", "seconds": 0.25},
    ]
    assert read_record(json.dumps(data)).notes == record.notes
    data["notes"][0]["a field of tomorrow"] = [1]
    assert read_record(json.dumps(data)).notes == record.notes


@pytest.mark.parametrize(
    "notes",
    [
        {},
        "text",
        [1],
        [{}],
        [{"move": 0}],
        [{"move": True}],
        [{"move": 10**6}],
        [{"move": 1}, {"move": 1}],
        [{"move": 1, "why": 5}],
        [{"move": 1, "answer": "x" * (LONGEST_TEXT + 1)}],
        [{"move": 1, "seconds": "1"}],
        [{"move": 1, "seconds": -1}],
        [{"move": 1, "seconds": float("nan")}],
        [{"move": 1, "seconds": False}],
    ],
)
def test_notes_that_are_none_are_refused(notes: object, tmp_path: Path) -> None:
    data = json.loads(watched(tmp_path, "random").read_text(encoding="utf-8"))
    with pytest.raises(BadRecord, match=r"^notes: "):
        from_data(data | {"notes": notes})


@pytest.mark.skipif(sys.platform == "win32", reason="memory is not limited there")
def test_a_hungry_program_is_stopped_at_the_table(tmp_path: Path) -> None:
    eats = "hoard = bytearray(300_000_000); import time; time.sleep(60)"
    hungry = TALKER.replace("texts = [", f"{eats}\n        texts = [")
    record = load_record(watched(tmp_path, f"{written(tmp_path, hungry)},random", "--memory", "100"))
    assert any("MB of memory and was stopped; it may use 100 MB" in note.fault for note in record.notes.values())
