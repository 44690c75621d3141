"""`defuse arena --records`: every game as a file that can be replayed."""

from pathlib import Path

import pytest

from defuse.lab.running.noted_recorder import player_names
from defuse.record.record import load_record, replay
from tests.test_arena_command import arena, shown
from tests.test_play_outside_bots import TALKER, written


def test_every_game_is_recorded_with_what_the_bots_answered(tmp_path: Path) -> None:
    bot, folder = written(tmp_path, TALKER), tmp_path / "records"
    typed = [bot, "careful", "--players", "3", "--games", "6", "--move-seconds", "60", "--records", str(folder)]
    assert arena(*typed) == 0
    names = sorted(file.name for file in folder.iterdir())
    assert names == [f"match1-deal0000{deal}-game{game}.json" for deal in (1, 2) for game in (1, 2, 3)]
    seats = []
    for name in names:
        record = load_record(folder / name)
        assert replay(record).over
        seats.append(record.players.index("talker"))
        for number, note in record.notes.items():
            outside = record.entries[number - 1].seat == seats[-1]
            assert bool(note.answer) == outside
            assert note.seconds > 0
            assert not note.fault
        assert any(note.why for note in record.notes.values())
    assert seats == [0, 1, 2, 0, 1, 2]


def test_recording_changes_no_result(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    typed = ["careful", "random", "easy", "--players", "3", "--games", "6", "--seed", "4"]
    assert arena(*typed) == 0
    without = shown(capsys)
    assert arena(*typed, "--records", str(tmp_path / "records")) == 0
    assert shown(capsys) == without
    mixed = [file for file in (tmp_path / "records").iterdir() if file.name.startswith("mixed-")]
    assert len(mixed) == 6
    assert len(list((tmp_path / "records").iterdir())) == 6 * 6 + 6


def test_a_folder_with_something_in_it_or_on_a_cluster_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    assert arena("careful", "random", "--records", str(tmp_path)) == 2
    assert "is not empty" in capsys.readouterr().err
    assert arena("careful", "random", "--records", str(tmp_path / "mine.txt")) == 2
    assert "mine.txt" in capsys.readouterr().err
    assert arena("careful", "random", "--records", str(tmp_path / "new"), "--ray", "local") == 2
    assert "--ray" in capsys.readouterr().err
    assert [file.name for file in tmp_path.iterdir()] == ["mine.txt"]


def test_the_players_of_a_record_are_different_words() -> None:
    assert player_names(["./my bot.py", "./my bot.py", "bots/My-Bot/", "searcher:200ms", "..", "x" * 50]) == [
        "my-bot",
        "my-bot-2",
        "My-Bot-3",
        "searcher-200ms",
        "bot",
        "x" * 20,
    ]
