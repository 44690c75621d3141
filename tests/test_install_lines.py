"""Every printed line that installs Defuse, or a part of it, works as it stands."""

import re
import shlex
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path

import pytest

from defuse.extras import DISTRIBUTION, install_line

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
TEXTS = {
    ".cff",
    ".cfg",
    ".ftl",
    ".html",
    ".in",
    ".md",
    ".py",
    ".service",
    ".sh",
    ".svelte",
    ".toml",
    ".ts",
    ".yaml",
    ".yml",
}
NAMED = {"Containerfile", "Makefile", "run"}

TAKEN = "defuse"  # on the index this is another project's name
INSTALLS = re.compile(r"(?:\bpip3?|\bpipx|\buv tool|\buv pip) (?:install|inject|upgrade) (?P<rest>[^`\n]*)")
OURS = re.compile(r"defuse(?P<name>[\w.-]*)(?:\[(?P<extras>[^\]]*)\])?")
FILES_OF_OURS = (".whl", ".tar.gz", ".service")


def wrong(text: str) -> list[str]:
    """The install lines of a text that name a package of ours which does not exist."""
    return [
        found.group(0)
        for found in INSTALLS.finditer(text)
        for named in OURS.finditer(found.group("rest"))
        if not named.group(0).endswith(FILES_OF_OURS) and not _exists(named, found.group("rest"))
    ]


def _exists(named: re.Match[str], line: str) -> bool:
    """Whether the package exists; a path such as /opt/defuse is not a package."""
    if line[: named.start()].endswith("/") or line[named.end() :].startswith("/"):
        return True
    wanted = [extra.strip() for extra in (named.group("extras") or "").split(",") if extra.strip()]
    return f"defuse{named.group('name')}" == PROJECT["name"] and set(wanted) <= set(PROJECT["optional-dependencies"])


def tracked() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("not a checkout: nobody says which files are the project's")
    paths = [ROOT / name for name in listed.stdout.split("\0") if name]
    return [path for path in paths if path.is_file() and (path.suffix in TEXTS or path.name in NAMED)]


def test_no_install_line_names_a_package_or_an_extra_that_is_not_there() -> None:
    found = {
        str(path.relative_to(ROOT)): lines
        for path in tracked()
        if path != Path(__file__).resolve() and (lines := wrong(path.read_text(encoding="utf-8")))
    }
    assert found == {}


def test_that_look_finds_the_lines_there_are() -> None:
    lines = [line for path in tracked() for line in INSTALLS.findall(path.read_text(encoding="utf-8"))]
    assert len([line for line in lines if DISTRIBUTION in line]) > 10


@pytest.mark.parametrize(
    "line",
    [
        f'pip install "{TAKEN}[lab]"',
        f"pip install {TAKEN}",
        f"pipx install {TAKEN}",
        f"uv tool install {TAKEN}",
        f"/opt/defuse/bin/pip install --upgrade {TAKEN}",
        f'python -m pip install -qq "{TAKEN}[postgres]"',
        'pip install "defuse-cards[plots]"',
        'pip install "defuse-cards[lab,plots]"',
        "pip install defuse-card",
    ],
)
def test_a_wrong_line_is_found(line: str) -> None:
    (found,) = wrong(f"Plots need `{line}`.")
    assert line.endswith(found)


@pytest.mark.parametrize(
    "line",
    [
        "pip install defuse-cards",
        'pip install "defuse-cards[gymnasium,examples]"',
        "pip install --no-deps dist/defuse_cards-0.1.0-py3-none-any.whl",
        "pip install --upgrade /opt/defuse/wheel numpy",
        "pip install --editable .",
    ],
)
def test_a_right_line_is_left_alone(line: str) -> None:
    assert wrong(line) == []


# The line that the program prints


def test_the_name_is_that_of_the_project() -> None:
    assert PROJECT["name"] == DISTRIBUTION
    assert PROJECT["scripts"] == {"defuse": "defuse.cli:main"}


def test_in_an_active_environment_pip_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("defuse.extras.shutil.which", lambda name: f"{sysconfig.get_path('scripts')}/{name}")
    assert install_line("lab") == 'pip install "defuse-cards[lab]"'


@pytest.mark.parametrize("found", [None, "/usr/bin/pip"])
def test_elsewhere_the_interpreter_is_named(monkeypatch: pytest.MonkeyPatch, found: str | None) -> None:
    monkeypatch.setattr("defuse.extras.shutil.which", lambda name: found)
    monkeypatch.setattr(sys, "executable", "/home/Ann's cats/bin/python")
    assert shlex.split(install_line("ray")) == [
        "/home/Ann's cats/bin/python",
        *("-m", "pip", "install", "defuse-cards[ray]"),
    ]


def test_an_environment_without_pip_is_one_of_uv(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("defuse.extras.importlib.util.find_spec", lambda name: None)
    assert install_line("train").startswith("uv pip install --python ")
