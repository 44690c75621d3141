"""The `defuse` command: a command loads what it needs and nothing else, so that it is there at once."""

import argparse
import inspect
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from defuse.argument_words import ARGUMENT_WORDS
from defuse.bots.temperament import TEMPERAMENTS
from defuse.cli import COMMANDS, main
from defuse.completion import SHELLS
from defuse.words import languages, words_in
from tests.failures import Failures

ROOT = Path(__file__).parent.parent
HEAVY = {"numpy", "fluent", "babel", "msgspec", "textual", "asyncio", "rich", "multiprocessing", "matplotlib"}
HEAVY |= {"openskill", "defuse.lab", "defuse.server", "defuse.bots", "defuse.record"}
LAB = {"defuse.lab", "defuse.bots", "defuse.record"}
AT_A_TABLE = {"defuse.bots", "defuse.record"}
# What each command may load besides the rules to do its work, or, where that takes longer, until it refuses to.
NEEDED: dict[str, set[str]] = {
    "--version": set(),
    "--help": set(),
    "--lang de --help": set(),
    "play --plain --players 2": AT_A_TABLE,
    "play --help": {"defuse.bots"},
    "watch --plain --players 2 --bot easy": AT_A_TABLE,
    "replay HERE/none": AT_A_TABLE,
    "review HERE/none": AT_A_TABLE,
    "learn --plain": AT_A_TABLE,
    "puzzles --help": {"defuse.lab"},
    "puzzles --plain": AT_A_TABLE | {"defuse.lab"},  # until the first answer
    "join nowhere": AT_A_TABLE | {"asyncio", "msgspec", "defuse.server"},
    "rules favor": set(),
    "boxes": set(),
    "recipes": set(),
    "check ROOT/scenarios/ATK-1": {"defuse.record"},
    "verify HERE/none": {"defuse.record"},
    "arena random random --players 2 --games 2": LAB | {"rich"},
    "arena random random --players 2 --games 2 --json -": LAB,
    "simulate --bots random --players 2 --games 2": LAB | {"rich"},
    "league HERE/none": LAB,
    "train --help": {"defuse.lab"},
    "new-bot HERE/bot": {"defuse.bots"},
    "settings": set(),
    "completion bash": {*LAB, "defuse.server", "asyncio"},  # it lists the options of all commands
    "serve --help": {"defuse.server", "defuse.bots", "asyncio"},
    "rooms --help": {"defuse.server", "asyncio"},
}
LISTED = """
import json, os, sys
from defuse.cli import main

def loaded(typed):
    ours, theirs = os.pipe()
    if os.fork() == 0:
        os.dup2(os.open(os.devnull, os.O_RDWR), 0)
        os.dup2(0, 1)
        os.dup2(0, 2)
        try:
            main(typed.split())
        finally:
            os.write(theirs, " ".join(sys.modules).encode())
            os._exit(0)
    os.close(theirs)
    with os.fdopen(ours) as told:
        found = told.read().split()
    os.wait()
    return found

print(json.dumps({typed: loaded(typed) for typed in sys.argv[1:]}))
"""


@pytest.fixture(scope="module")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> dict[str, set[str]]:
    """The modules that are loaded when a command has done its work."""
    here = tmp_path_factory.mktemp("home")
    asked = {typed: typed.replace("HERE", str(here)).replace("ROOT", str(ROOT)) for typed in NEEDED}
    command = [sys.executable, "-c", LISTED, *asked.values()]
    environment = {**os.environ, "DEFUSE_HOME": str(here)}
    told = json.loads(subprocess.run(command, check=True, capture_output=True, env=environment).stdout)
    return {typed: set(told[written]) for typed, written in asked.items()}


@pytest.mark.parametrize("typed", NEEDED)
def test_a_command_loads_what_it_needs(typed: str, loaded: dict[str, set[str]]) -> None:
    assert "defuse.cli" in loaded[typed]
    assert loaded[typed].intersection(HEAVY) <= NEEDED[typed]


def test_every_command_is_among_them() -> None:
    assert set(COMMANDS) <= {typed.split()[0] for typed in NEEDED}


# Which message says what the settings of a bot can be.
_SETTINGS_OF = {"easy": "temperament", "searcher": "searcher", "master": "master"}
_TEMPERAMENTS = ", ".join(TEMPERAMENTS)


def refused(capfd: pytest.CaptureFixture[str], *typed: str) -> str:
    with pytest.raises(SystemExit) as ended:
        sys.exit(main(list(typed)))
    assert ended.value.code == 2
    said = capfd.readouterr()
    assert said.out == ""
    return said.err


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        (["pley"], "play"),
        (["play", "--playrs", "3"], "--players"),
        (["play", "--bot", "carefull"], "careful"),
        (["play", "--option", "fsat=on"], "fast"),
        (["arena", "carefull", "easy"], "careful"),
        (["boxes", "orignal"], "original"),
        (["simulate", "--gmes", "3"], "--games"),
        (["puzzles", "--theme", "drow"], "draw"),
        (["puzzles", "minee"], "mine"),
        (["rooms", "bakup"], "backup"),
        (["completion", "fisch"], "fish"),
        (["play", "--reactions", "cal"], "call"),
        (["learn", "--plain", "--colours", "drak"], "dark"),
        (["settings", "colours", "drak"], "dark"),
        (["settings", "bots", "easy,carefull"], "careful"),
        (["play", "--bot", "searcher:200ms:bolt"], "searcher:200ms:bold"),
        (["watch", "--seat", "Anne"], "Ann"),
        (["--versoin"], "--version"),
    ],
)
def test_what_was_probably_meant_is_said(typed: list[str], meant: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert refused(capfd, *typed).endswith(f"Did you mean {meant}?\n")


@pytest.mark.parametrize("command", ["play", "watch", "arena", "simulate"])
def test_a_box_is_named_alike_everywhere(command: str, capfd: pytest.CaptureFixture[str]) -> None:
    bots = ["random", "random"] if command == "arena" else []
    for option in ("--box", "--edition"):
        assert "Did you mean original?" in refused(capfd, command, *bots, option, "orignal")


def test_without_a_command_there_is_the_help(capfd: pytest.CaptureFixture[str]) -> None:
    said = refused(capfd, "--lang", "nl")
    assert said.startswith("gebruik: defuse")
    assert "simulate" in said


@pytest.mark.parametrize("language", [each for each in languages() if each != "en"])
@pytest.mark.parametrize("bot", ["easy:angry", "searcher:soon", "master:nowhere.npz"])
def test_a_bad_setting_of_a_bot_is_said_in_the_language(
    bot: str, language: str, capfd: pytest.CaptureFixture[str]
) -> None:
    said = refused(capfd, "--lang", language, "play", "--bot", bot)
    assert bot in said
    assert words_in(language)(f"bot-setting-{_SETTINGS_OF[bot.partition(':')[0]]}", temperaments=_TEMPERAMENTS) in said
    assert "expected" not in said


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("command", ["replay", "review"])
def test_a_record_that_is_not_there_is_said_in_the_language(
    command: str, language: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert refused(capfd, "--lang", language, command, "nowhere.json") == (
        f"defuse: {words_in(language)('bot-missing', file='nowhere.json')}\n"
    )


def test_a_record_that_cannot_be_written_is_refused_before_the_game(capfd: pytest.CaptureFixture[str]) -> None:
    assert "/no/such/game.json" in refused(capfd, "play", "--plain", "--record", "/no/such/game.json")


@pytest.mark.parametrize("language", languages())
def test_argparse_speaks_the_language(language: str, capfd: pytest.CaptureFixture[str]) -> None:
    """Every sentence that we translate is still one of this Python's argparse."""
    words = words_in(language)
    source = inspect.getsource(argparse).replace("\\n", "")
    with Failures() as failures:
        for id in ARGUMENT_WORDS:
            with failures.of(id):
                assert re.search(rf"""(?:_\(|,)\s*['"]{re.escape(words_in("en")(id))} ?['"]""", source)
    said = refused(capfd, "--lang", language, "arena", "random", "random", "--bounds", "1")
    assert words("arguments-expected-several") % 2 in said
    said = refused(capfd, "--lang", language, "play", "--players", "x")
    assert said.startswith(words("arguments-usage"))
    assert words("arguments-invalid-value") % {"type": "int", "value": "x"} in said


def test_a_command_of_a_command_takes_a_language(capfd: pytest.CaptureFixture[str]) -> None:
    assert "Es fehlt" in refused(capfd, "rooms", "backup", "--lang", "de")
    assert "nowhere.sqlite" in refused(capfd, "rooms", "check", "--lang", "de", "--database", "nowhere.sqlite")


def test_an_edition_that_is_like_none_gets_no_guess(capfd: pytest.CaptureFixture[str]) -> None:
    assert "Did you mean" not in refused(capfd, "play", "--edition", "foo")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [(["play", "--box", "orig"], "original"), (["are"], "arena"), (["recipes", "light"], "Lightning Kittens")],
)
def test_the_beginning_of_a_name_is_enough_for_a_guess(
    typed: list[str], meant: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert f"Did you mean {meant}?" in refused(capfd, *typed)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk here")
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("command", ["boxes", "rules", "recipes", "--help", "--version"])
def test_a_full_disk_ends_in_words(command: str, unbuffered: str) -> None:
    surroundings = {**os.environ, "PYTHONUNBUFFERED": unbuffered}
    asked = [sys.executable, "-m", "defuse", command]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(asked, stdout=full, stderr=subprocess.PIPE, text=True, check=False, env=surroundings)
    assert (done.returncode, done.stderr) == (2, "defuse: Nothing more can be written: No space left on device.\n")


def test_ctrl_c_while_a_command_is_loaded_ends_without_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(name: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("defuse.cli.import_module", interrupted)
    assert main(["boxes"]) == 130


# Completion

COMPLETED = [("pl", "play"), ("play --bot ca", "careful"), ("rules see_the_future_2", "see_the_future_2")]
COMPLETED += [("rules ATK-3", "ATK-3"), ("arena sea", "searcher"), ("recipes nope-s", "nope-sauce")]
COMPLETED += [("play --bot careful:b", "careful:bold"), ("play --option fa", "fast=on")]
COMPLETED += [("settings col", "colours"), ("play --colours li", "light"), ("join --ca", "--cat")]
COMPLETED += [
    ("arena random ea", "easy"),
    ("arena random ./scen", "./scenarios/"),
    ("play --bot ./pyp", "./pyproject.toml"),
]
COMPLETED += [("play --bot careful,ea", "careful,easy"), ("watch --bot easy,timid,master:b", "easy,timid,master:bold")]
COMPLETED += [("puzzles --theme n", "nope"), ("settings colours d", "dark"), ("train --box zom", "zombie")]
COMPLETED += [("puzzles mine --out scen", "scenarios/"), ("simulate --against fa", "fast=on")]
IN_BASH = """
source "$1"
COMP_WORDS=(defuse $2)
[[ $2 == *' ' ]] && COMP_WORDS+=('')
COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); COMP_LINE="defuse $2"; COMP_POINT=${#COMP_LINE}
_shtab_defuse
printf '%s\\n' "${COMPREPLY[@]}"
"""


@pytest.fixture(scope="module")
def scripts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a completion script for every shell."""
    folder = tmp_path_factory.mktemp("completion")
    for shell in SHELLS:
        command = [sys.executable, "-m", "defuse", "completion", shell]
        (folder / shell).write_bytes(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
    return folder


def completions(shell: str, typed: str, scripts: Path) -> list[str]:
    """What a shell offers, in the folder of the project."""
    if shutil.which(shell) is None:
        pytest.skip(f"{shell} is not installed")
    script = str(scripts / shell)
    inside = ["-c", IN_BASH, "-", script, typed]
    if shell == "fish":
        inside = ["--no-config", "-c", f"source '{script}'; complete -C 'defuse {typed}'"]
    done = subprocess.run([shell, *inside], check=True, capture_output=True, text=True, cwd=ROOT)
    return [line.split("\t")[0] for line in done.stdout.splitlines()]


@pytest.mark.parametrize(("typed", "completed"), COMPLETED)
@pytest.mark.parametrize("shell", ["bash", "fish"])
def test_shells_complete_commands_and_names(shell: str, typed: str, completed: str, scripts: Path) -> None:
    found = completions(shell, typed, scripts)
    assert completed in found or (shell == "bash" and completed.removesuffix("/") in found)  # it adds the / itself


@pytest.mark.parametrize("shell", ["bash", "fish"])
def test_only_values_of_the_setting_are_offered(shell: str, scripts: Path) -> None:
    assert sorted(completions(shell, "settings language ", scripts)) == sorted(languages())


IN_ZSH = """
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell "fpath=($1 \\$fpath); autoload -U compinit; compinit -u -D; bindkey '^I' complete-word; print rea''dy"
zpty -r shell told '*ready*'
zpty -w -n shell "defuse $2"$'\\t'
zpty -r shell told "*$3*"
"""


@pytest.mark.parametrize(
    ("typed", "completed"),
    [("play --bot car", "careful"), ("play --bot easy,car", "easy,careful"), ("arena random timi", "timid")],
)
def test_zsh_completes_what_is_typed(typed: str, completed: str, scripts: Path, tmp_path: Path) -> None:
    if shutil.which("zsh") is None:
        pytest.skip("zsh is not installed")
    (tmp_path / "_defuse").symlink_to(scripts / "zsh")
    command = ["zsh", "-f", "-c", IN_ZSH, "-", str(tmp_path), typed, completed]
    subprocess.run(command, check=True, timeout=120)  # it reads on until the word is completed
