"""The `defuse` command: a command loads what it needs and nothing else, so that it is there at once."""

import argparse
import inspect
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from defuse.argument_words import ARGUMENT_WORDS
from defuse.cli import main
from defuse.completion import SHELLS
from defuse.words import languages, words_in
from tests.failures import Failures

HEAVY = ("numpy", "fluent", "babel", "msgspec", "textual", "asyncio", "defuse.lab", "defuse.server", "defuse.bots")
LISTED = """
import sys
from defuse.argument_words import ARGUMENT_WORDS
from defuse.cli import main
from defuse.completion import SHELLS
from defuse.words import languages, words_in
from tests.failures import Failures
try:
    main(sys.argv[1:])
except SystemExit:
    pass
print(*sorted(sys.modules), sep="\\n", file=sys.stderr)
"""


def loaded(*typed: str) -> set[str]:
    """The modules that are loaded when a command has done its work."""
    done = subprocess.run([sys.executable, "-c", LISTED, *typed], check=True, capture_output=True, text=True)
    assert done.stdout
    return set(done.stderr.split())


@pytest.mark.parametrize("typed", [["--version"], ["--help"], ["--lang", "de", "--help"]])
def test_the_first_look_loads_nothing_heavy(typed: list[str]) -> None:
    assert loaded(*typed).isdisjoint(HEAVY)


@pytest.mark.parametrize(
    ("typed", "needed"),
    [
        (["play", "--help"], {"defuse.bots"}),
        (["rules", "favor"], set[str]()),
        (["check", "scenarios/ATK-1"], set[str]()),
        (["arena", "--help"], {"defuse.lab"}),
        (["serve", "--help"], {"defuse.server", "asyncio"}),
    ],
)
def test_a_command_loads_what_it_needs(typed: list[str], needed: set[str]) -> None:
    assert loaded(*typed).intersection(HEAVY) <= needed


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
    ],
)
def test_what_was_probably_meant_is_said(typed: list[str], meant: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert refused(capfd, *typed).endswith(f"Did you mean {meant}?\n")


@pytest.mark.parametrize("language", languages())
def test_argparse_speaks_the_language(language: str, capfd: pytest.CaptureFixture[str]) -> None:
    """Every sentence that we translate is still one of this Python's argparse."""
    words = words_in(language)
    source = inspect.getsource(argparse).replace("\\n", "")
    with Failures() as failures:
        for id in ARGUMENT_WORDS:
            with failures.of(id):
                assert re.search(rf"""_\(['"]{re.escape(words_in("en")(id))} ?['"]""", source)
    said = refused(capfd, "--lang", language, "play", "--players", "x")
    assert said.startswith(words("arguments-usage"))
    assert words("arguments-invalid-value") % {"type": "int", "value": "x"} in said


def test_an_edition_that_is_like_none_gets_no_guess(capfd: pytest.CaptureFixture[str]) -> None:
    assert "Did you mean" not in refused(capfd, "play", "--edition", "foo")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk here")
@pytest.mark.parametrize("command", ["boxes", "rules", "recipes"])
def test_a_full_disk_ends_in_words(command: str) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "defuse", command], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert (done.returncode, done.stderr) == (2, "defuse: Nothing more can be written: No space left on device.\n")


# Completion

COMPLETED = [("pl", "play"), ("play --bot ca", "careful"), ("rules see_the_future_2", "see_the_future_2")]
COMPLETED += [("rules ATK-3", "ATK-3"), ("arena sea", "searcher"), ("recipes nope-s", "nope-sauce")]
COMPLETED += [("settings col", "colours"), ("play --colours li", "light"), ("join --ca", "--cat")]
IN_BASH = """
source "$1"
COMP_WORDS=(defuse $2); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); COMP_LINE="defuse $2"; COMP_POINT=${#COMP_LINE}
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


@pytest.mark.parametrize(("typed", "completed"), COMPLETED)
@pytest.mark.parametrize("shell", ["bash", "fish"])
def test_shells_complete_commands_and_names(shell: str, typed: str, completed: str, scripts: Path) -> None:
    if shutil.which(shell) is None:
        pytest.skip(f"{shell} is not installed")
    script = str(scripts / shell)
    inside = ["-c", IN_BASH, "-", script, typed]
    if shell == "fish":
        inside = ["--no-config", "-c", f"source '{script}'; complete -C 'defuse {typed}'"]
    done = subprocess.run([shell, *inside], check=True, capture_output=True, text=True)
    assert completed in [line.split("\t")[0] for line in done.stdout.splitlines()]


def test_zsh_understands_its_script(scripts: Path) -> None:
    if shutil.which("zsh") is None:
        pytest.skip("zsh is not installed")
    subprocess.run(["zsh", "-n", str(scripts / "zsh")], check=True)
