"""`defuse settings` and its file: what comes first, what is refused, and how the file is changed."""

import io
import json
import os
import re
from pathlib import Path

import pytest

from defuse.cli import main
from defuse.folders import settings_file
from defuse.record.record import load_record
from defuse.settings import SETTING, SETTINGS, BadSettings, Preferences
from defuse.settings.declared import CATS
from defuse.settings.settings_file import change_file, changed
from defuse.words import languages, words_in
from tests.extent import ROOT
from tests.failures import Failures

GOOD = {"language": "de", "name": "Zoe", "cat": "7", "bots": "easy", "colours": "light", "countdown": "12"}
BAD = {"language": "xx", "name": "two words", "cat": "35", "bots": "nobody", "colours": "pink", "countdown": "61"}


def written(text: str) -> Path:
    file = settings_file()
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return file


def told(capfd: pytest.CaptureFixture[str], *typed: str) -> str:
    assert main(list(typed)) == 0
    said = capfd.readouterr()
    assert said.err == ""
    return said.out


def refused(capfd: pytest.CaptureFixture[str], *typed: str) -> list[str]:
    assert main(list(typed)) == 2
    said = capfd.readouterr()
    assert said.out == ""
    return [line.removeprefix("defuse: ") for line in said.err.splitlines()]


@pytest.mark.parametrize("name", SETTING)
def test_the_environment_comes_before_the_file_and_the_file_before_the_default(name: str, tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    usual = Preferences({}, file).get(name)
    change_file(file, name, SETTING[name].read(GOOD[name]))
    settled = Preferences({}, file)
    assert (settled.text(name), settled.source(name)) == (GOOD[name], "file")
    assert settled.get(name) != usual
    other = {"language": "it", "name": "Max", "cat": "1", "bots": "timid", "colours": "none", "countdown": "0"}[name]
    both = Preferences({SETTING[name].variable: other}, file)
    assert (both.text(name), both.source(name)) == (other, "environment")


def test_the_command_line_comes_first(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    written('language = "de"\nname = "Zoe"\n')
    assert "gibt" in refused(capfd, "rules", "flavour")[0]
    monkeypatch.setenv("DEFUSE_LANGUAGE", "nl")
    assert "Er is" in refused(capfd, "rules", "flavour")[0]
    assert "There is no" in refused(capfd, "rules", "flavour", "--lang", "en")[0]


@pytest.mark.parametrize(("typed", "name"), [([], "Zoe"), (["--name", "Max"], "Max")])
def test_the_name_is_taken_to_the_table(
    typed: list[str], name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    written('name = "Zoe"\n')
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nquit\n"))
    record = tmp_path / "game.json"
    told(capfd, "play", "--plain", "--record", str(record), "--option", "first_player=0", *typed)
    assert load_record(record).players[0] == name


@pytest.mark.parametrize("bots", ["easy,master:bold", "searcher:200ms", "/home/zoe/my-bot.py"])
def test_bots_are_settled_as_they_are_given(bots: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert f"bots = {bots}" in told(capfd, "settings", "bots", bots)
    assert refused(capfd, "settings", "bots", f"{bots},nobody")


def test_no_color_counts_as_a_setting(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('colours = "light"\n')
    assert Preferences({"NO_COLOR": "1"}, file).get("colours") == "none"
    assert Preferences({"NO_COLOR": "1", "DEFUSE_COLOURS": "dark"}, file).get("colours") == "dark"


@pytest.mark.parametrize("name", SETTING)
def test_a_value_that_cannot_be_is_refused_with_its_place(
    name: str, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert refused(capfd, "settings", name, BAD[name])[0].startswith(f"{name} cannot be “{BAD[name]}”; it is ")
    assert not settings_file().exists()
    file = written(f'# mine\n\n{name} = "{BAD[name]}"\n')
    (reason,) = refused(capfd, "settings")
    assert reason.startswith(f"{file}, line 3: {name} cannot be “{BAD[name]}”; it is ")
    file.unlink()
    monkeypatch.setenv(SETTING[name].variable, BAD[name])
    assert refused(capfd, "settings")[0].startswith(f"DEFUSE_{name.upper()}: {name} cannot be ")


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ('colors = "light"\n', 1, "there is no setting “colors”"),
        ('name = "Zoe"\n\n[bots]\nname = "easy"\n', 3, "bots cannot be"),
        ('name = "Zoe"\nname = "Max"\n', 2, "cannot be read"),
        ("name = Zoe\n", 1, "cannot be read"),
        ("countdown = true\n", 1, "countdown cannot be “true”"),
    ],
)
def test_a_bad_file_is_refused_with_line_and_key(
    text: str, line: int, said: str, capfd: pytest.CaptureFixture[str]
) -> None:
    file = written(text)
    (reason,) = refused(capfd, "settings")
    assert reason.startswith(f"{file}, line {line}: ")
    assert said in reason


def test_every_command_says_that_the_file_is_bad(capfd: pytest.CaptureFixture[str]) -> None:
    file = written("name = Zoe\n")
    for command in (["boxes"], ["play", "--plain"], ["check", "scenarios/ATK-1"]):
        assert refused(capfd, *command)[0].startswith(f"{file}, line 1: ")
    assert main(["--version"]) == 0


def test_a_wrong_value_is_mended_by_the_command(capfd: pytest.CaptureFixture[str]) -> None:
    written('language = "xx"\n')
    assert "language = it" in told(capfd, "settings", "language", "it")
    assert Preferences.load().get("language") == "it"


def test_everything_else_in_the_file_stays(tmp_path: Path) -> None:
    text = '# my settings\nname = "Zoe"  # me\n\n# slow\ncountdown = 30\n'
    assert changed(text, "countdown", 5) == '# my settings\nname = "Zoe"  # me\n\n# slow\ncountdown = 5\n'
    assert changed(text, "countdown", None) == '# my settings\nname = "Zoe"  # me\n\n# slow\n'
    assert changed(text, "cat", 3) == text + "cat = 3\n"
    assert changed("", "name", "Zoë") == 'name = "Zoë"\n'
    assert changed("name = 1\n[later]\nx = 1\n", "cat", 3) == "cat = 3\nname = 1\n[later]\nx = 1\n"


def test_a_change_is_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "settings.toml"
    change_file(file, "cat", 3)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        change_file(file, "cat", 4)
    assert file.read_text() == "cat = 3\n"
    assert list(tmp_path.iterdir()) == [file]


def test_the_command_shows_sets_and_resets(capfd: pytest.CaptureFixture[str]) -> None:
    for name, value in GOOD.items():
        told(capfd, "settings", name, value)
    shown = json.loads(told(capfd, "settings", "--json", "-"))
    assert {name: str(found["value"]) for name, found in shown["settings"].items()} == GOOD
    for name in GOOD:
        told(capfd, "settings", name, "--reset")
    assert settings_file().read_text().strip() == ""
    shown = told(capfd, "settings")
    assert all(f"{name} = " in shown for name in SETTING)
    assert refused(capfd, "settings", "colurs")[0].endswith("Did you mean colours?")
    assert refused(capfd, "settings", "--reset") == ["--reset takes the name of one setting."]


@pytest.mark.parametrize("language", languages())
def test_what_is_expected_names_what_there_is(language: str) -> None:
    words = words_in(language)
    with Failures() as failures:
        for setting in SETTINGS:
            with failures.of(setting.name):
                expected = words(f"{setting.id}.expected")
                assert all(value in expected for value in setting.values() if setting.name in ("language", "colours"))
    assert str(CATS) in words("setting-cat.expected")


def test_the_page_lists_every_setting() -> None:
    page = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| `(--\w+)` \| `(DEFUSE_\w+)` \|", page, re.MULTILINE)
    assert rows == [(setting.name, setting.option, setting.variable) for setting in SETTINGS]


def test_a_bad_setting_is_an_error_of_its_own(tmp_path: Path) -> None:
    with pytest.raises(BadSettings):
        Preferences({"DEFUSE_CAT": "0"}, tmp_path / "none.toml").get("cat")
