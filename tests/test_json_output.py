"""`--json -`: the answer of a command as JSON and nothing else, in the form that docs/command-line.md describes."""

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from defuse import __version__
from defuse.cli import main
from defuse.words import languages
from tests.failures import Failures
from tests.fair_games import VECTORS

ROOT = Path(__file__).parents[1]
SMALL = ["--games", "4", "--seed", "1", "--workers", "1"]


def answered(capfd: pytest.CaptureFixture[str], *typed: str, code: int = 0) -> dict[str, Any]:
    """What a command wrote to standard output, which is one JSON document."""
    assert main([*typed, "--json", "-"]) == code
    said = capfd.readouterr()
    assert said.err == ""
    document = json.loads(said.out)
    assert isinstance(document, dict)
    assert (document["format"], document["defuse"]) == (1, __version__)
    return document


def described() -> dict[str, str]:
    """The keys of every document by command, as the page lists them."""
    page = (ROOT / "docs" / "command-line.md").read_text()
    return dict(re.findall(r"^\| `(\w+)` \| (`.*`) \|$", page, re.MULTILINE))


def keys(command: str) -> list[str]:
    return re.findall(r"`(\w+)`", described()[command])


def failing(folder: Path) -> Path:
    file = folder / "wrong.toml"
    file.write_text('title = "x"\nedition = "original"\nplayers = ["Ann", "Ben"]\nnonsense = 1\n')
    return file


COMMANDS: dict[str, Callable[[Path], tuple[list[str], int]]] = {
    "check": lambda folder: ([str(failing(folder)), "scenarios/ATK-1"], 1),
    "rules": lambda folder: (["favor"], 0),
    "boxes": lambda folder: ([], 0),
    "recipes": lambda folder: ([], 0),
    "verify": lambda folder: ([str(failing(folder))], 1),
    "arena": lambda folder: (["random", "timid", *SMALL], 0),
    "simulate": lambda folder: (["--bots", "random", *SMALL], 0),
}


@pytest.mark.parametrize("command", COMMANDS)
def test_the_document_has_the_keys_of_the_page(command: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    typed, code = COMMANDS[command](tmp_path)
    assert list(answered(capfd, command, *typed, code=code)) == ["format", "defuse", *keys(command)]


def test_check_says_what_failed_where(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file = failing(tmp_path)
    document = answered(capfd, "check", str(file), code=1)
    assert (document["passed"], document["failed"]) == (0, 1)
    (found,) = document["files"]
    assert (found["path"], found["ok"], found["line"]) == (str(file), False, 4)
    assert "nonsense" in found["reason"]


@pytest.mark.parametrize("language", languages())
def test_rules_are_explained_in_the_language(language: str, capfd: pytest.CaptureFixture[str]) -> None:
    document = answered(capfd, "--lang", language, "rules", "favor")
    assert document["language"] == language
    (card,) = document["cards"]
    assert card["name"] == "favor"
    assert card["boxes"]["original"] == 4
    assert set(card["rules"]) <= {rule["id"] for rule in answered(capfd, "rules")["rules"]}


def test_recipes_count_by_players(capfd: pytest.CaptureFixture[str]) -> None:
    for recipe in answered(capfd, "recipes")["recipes"]:
        low, high = recipe["players"]
        counted = [str(players) for players in range(low, high + 1)]
        assert all(list(count) == counted for count in recipe["cards"].values())


def test_a_fair_game_fits(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(json.loads(VECTORS.read_text())["games"][0]["record"]))
    document = answered(capfd, "verify", str(file))
    assert document["fits"] is True
    (found,) = document["files"]
    assert found["fits"]
    assert found["proof"]
    assert found["faults"] == []


@pytest.mark.parametrize(
    "typed",
    [
        ["rules", "flavour"],
        ["boxes", "shoe"],
        ["recipes", "soup"],
        ["check", "."],
        ["arena", "nobody", "random"],
        ["simulate", "--edition", "foo"],
        ["simulate", "--csv", "-"],
    ],
)
def test_a_refusal_leaves_standard_output_empty(
    typed: list[str], tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*typed, "--json", "-"]) == 2
    said = capfd.readouterr()
    assert said.out == ""
    assert said.err.startswith("defuse: ")


def test_a_file_gets_the_same_document_beside_the_text(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with Failures() as failures:
        for command in ("rules", "boxes", "recipes", "check", "verify"):
            with failures.of(command):
                typed, code = COMMANDS[command](tmp_path)
                alone = answered(capfd, command, *typed, code=code)
                file = tmp_path / "answer.json"
                assert main([command, *typed, "--json", str(file)]) == code
                assert capfd.readouterr().out != ""
                assert json.loads(file.read_text()) == alone


def test_a_file_that_cannot_be_written_is_refused_at_once(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["boxes", "--json", str(tmp_path / "no" / "such.json")]) == 2
    said = capfd.readouterr()
    assert said.out == ""
    assert "cannot be written" in said.err


def test_letters_of_every_language_pass_a_plain_terminal() -> None:
    """JSON is UTF-8, whatever the terminal writes."""
    command = [sys.executable, "-m", "defuse", "--lang", "de", "rules", "nope", "--json", "-"]
    done = subprocess.run(command, env={"PYTHONIOENCODING": "ascii", "PATH": ""}, check=True, capture_output=True)
    assert "ö" in json.dumps(json.loads(done.stdout.decode("utf-8")), ensure_ascii=False)
