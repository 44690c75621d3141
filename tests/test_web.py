"""The built browser client: small, complete, and without anything that its content security policy forbids."""

import json
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from defuse.game.kinds import card_names
from defuse.words import languages

ROOT = Path(__file__).parent.parent
SITE = ROOT / "src" / "defuse" / "server" / "site"
MOST = 60_000  # bytes of JavaScript, gzipped, for the first page


@pytest.fixture(scope="module", autouse=True)
def built() -> None:
    """Build the client of the current sources, if it is not current."""
    subprocess.run([sys.executable, "-m", "tools.build_web"], cwd=ROOT, check=True)


class Page(HTMLParser):
    """What a page loads, and its inline scripts and styles."""

    def __init__(self) -> None:
        super().__init__()
        self.loaded: list[str] = []
        self.inline: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = dict(attributes)
        address = given.get("src") or given.get("href")
        if tag in ("script", "link", "img"):
            self.loaded.append(address or "")
        self.inline += [name for name in given if name == "style" or name.startswith("on")]
        if tag == "style" or (tag == "script" and "src" not in given):
            self.inline.append(tag)


def index() -> Page:
    page = Page()
    page.feed((SITE / "index.html").read_text(encoding="utf-8"))
    return page


def test_the_first_load_is_small() -> None:
    figures = json.loads((SITE / "first-load.json").read_text(encoding="utf-8"))
    assert figures["most"] == MOST
    assert 10_000 < figures["bytes"] <= MOST


def test_the_page_runs_and_styles_nothing_inline() -> None:
    assert index().inline == []


def test_everything_that_the_page_loads_is_ours_and_there() -> None:
    loaded = index().loaded
    assert any(address.endswith(".js") for address in loaded)
    for address in loaded:
        assert address.startswith("/"), address
        assert (SITE / address.removeprefix("/")).is_file(), address


def test_nothing_is_fetched_from_elsewhere() -> None:
    for path in (SITE / "assets").glob("*.css"):
        assert re.findall(r"url\((?!/assets/)", path.read_text(encoding="utf-8")) == [], path.name


def test_every_card_has_its_drawing_in_the_client() -> None:
    drawn = {path.stem for path in (SITE / "art" / "cards").glob("*.svg")}
    assert drawn == {*card_names(), "back"}


def test_every_language_comes_as_a_part_of_its_own() -> None:
    parts = {path.name.partition("-")[0] for path in (SITE / "assets").glob("*.js")}
    assert set(languages()) <= parts


def test_a_client_that_is_current_is_not_built_again(tmp_path: Path) -> None:
    page = SITE / "index.html"
    before = page.stat().st_mtime_ns
    subprocess.run([sys.executable, "-m", "tools.build_web"], cwd=ROOT, check=True, env={"PATH": str(tmp_path)})
    assert page.stat().st_mtime_ns == before


def test_the_tests_of_the_client_pass() -> None:
    assert subprocess.run([sys.executable, "-m", "tools.build_web", "--check"], cwd=ROOT, check=False).returncode == 0


@pytest.mark.parametrize("lock", [*(ROOT / "requirements").glob("*.lock"), ROOT / "web/package-lock.json"], ids=str)
def test_what_is_locked_has_versions_and_hashes_and_no_address(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert "sha" in text
    assert "://" not in text
