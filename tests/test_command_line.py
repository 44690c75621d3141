"""The `defuse` command: a command loads what it needs and nothing else, so that it is there at once."""

import subprocess
import sys

import pytest

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
