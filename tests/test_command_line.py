"""The `defuse` command: a command loads what it needs and nothing else, so that it is there at once."""

import subprocess
import sys
from pathlib import Path

import pytest

from defuse.cli import main

HEAVY = ("numpy", "fluent", "babel", "msgspec", "textual", "asyncio", "defuse.lab", "defuse.server", "defuse.bots")
LISTED = """
import sys
from defuse.cli import main
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
