"""The documentation is true: its code runs, its files are valid, its links lead somewhere."""

import doctest
import re
from pathlib import Path

import pytest

from defuse.game.cards.card import Card
from defuse.game.library import edition, player_counts, read_recipe
from defuse.record.scenario import read_scenario, run_scenario
from tools import option_table

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", ["README.md", "docs/research.md"])
def test_the_python_of_the_documentation_runs(page: str) -> None:
    tried = doctest.testfile(str(ROOT / page), module_relative=False)
    assert tried.attempted > 5
    assert tried.failed == 0


def test_the_scenario_of_the_readme_holds() -> None:
    shown = blocks(ROOT / "README.md", "toml")
    assert shown
    for text in shown:
        run_scenario(read_scenario(text))


def test_the_recipe_of_the_documentation_can_be_played(tmp_path: Path) -> None:
    (shown,) = blocks(ROOT / "docs" / "recipes.md", "toml")
    file = tmp_path / "hot-potato.toml"
    file.write_text(shown, encoding="utf-8")
    assert player_counts(edition(read_recipe(file))) == [2, 3, 4]


QUOTED = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_page_about_adding_a_card_quotes_files_as_they_are() -> None:
    quoted = QUOTED.findall((ROOT / "docs" / "adding-a-card.md").read_text(encoding="utf-8"))
    assert len(quoted) > 10
    for language, file, text in quoted:
        assert file, f"this {language} does not say where it is from: {text}"
        assert text in (ROOT / file).read_text(encoding="utf-8"), f"{file} has no longer: {text}"


def test_the_page_about_adding_a_card_tells_every_trait() -> None:
    page = (ROOT / "docs" / "adding-a-card.md").read_text(encoding="utf-8")
    rows = page.partition("\n## Traits\n")[2].partition("\n## ")[0]
    card = Card(0, "", "")
    known = {name for name in dir(card) if not name.startswith("_") and not callable(getattr(card, name))}
    told = {name for row in re.findall(r"^\| (`.*?) \|", rows, re.MULTILINE) for name in re.findall(r"`(\w+)`", row)}
    assert told == known - {"kind", "name", "family"}


def test_the_table_of_rule_options_is_that_of_the_declarations() -> None:
    assert option_table.PAGE.read_text(encoding="utf-8") == option_table.page(), "run python -m tools.option_table"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        assert target.startswith("https://") or (page.parent / target).exists(), target


def test_the_picture_of_the_house_names_what_is_there() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    picture = text.split("```")[1]
    for folder in ("game", "sight", "record"):
        for module in (ROOT / "src" / "defuse" / folder).glob("*.py"):
            if module.name != "__init__.py":
                assert module.name in picture, f"{folder}/{module.name} is not in the picture"


ALL_PAGES = [
    *PAGES,
    ROOT / "CONTRIBUTING.md",
    ROOT / "SECURITY.md",
    *sorted((ROOT / "docs" / "decisions").glob("*.md")),
]
OURS = ("src/", "tests/", "tools/", "benchmarks/", "docs/", "examples/", "web/src/", "scenarios/", "deploy/")
MADE = ("src/defuse/server/site/",)  # by building


@pytest.mark.parametrize("page", ALL_PAGES, ids=[page.name for page in ALL_PAGES])
def test_files_that_a_page_names_are_there(page: Path) -> None:
    """Names with capitals, such as RULE-ID, stand for others; pages about the client count from its folder."""
    named = re.findall(r"`([\w./-]+)`", page.read_text(encoding="utf-8"))
    ours = [name for name in named if name.startswith(OURS) and not name.startswith(MADE)]
    for name in ours:
        is_example = re.search(r"\b[A-Z]{4,}\b", name) or "second_thoughts" in name
        is_there = (ROOT / name).exists() or (ROOT / "web" / name).exists()
        assert is_example or is_there, f"{page.name}: there is no {name}"


def test_the_programs_that_pages_run_are_there() -> None:
    places = [ROOT, ROOT / "src"]
    for page in ALL_PAGES:
        for module in re.findall(
            r"python -m ((?:defuse|tools|tests|benchmarks)[\w.]*)", page.read_text(encoding="utf-8")
        ):
            path = Path(*module.rstrip(".").split("."))
            there = [place / part for place in places for part in (path.with_suffix(".py"), path / "__main__.py")]
            assert any(each.exists() for each in there), f"{page.name}: there is no {module}"
