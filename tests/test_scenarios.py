"""The rulebook as runnable files: all of them hold, and no rule is without one."""

import re
from pathlib import Path

import pytest

from defuse.game import refusals
from defuse.game.refusals import Refusal
from defuse.record.scenario import check_file, read_scenario

ROOT = Path(__file__).parent.parent
FILES = sorted((ROOT / "scenarios").rglob("*.toml"))
RULES = re.findall(r"^\| ([A-Z]+-\d+) \|", (ROOT / "docs" / "rules.md").read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("folder", sorted({file.parent.name for file in FILES}))
def test_the_scenarios_hold(folder: str) -> None:
    reports = [check_file(file) for file in FILES if file.parent.name == folder]
    assert [str(report) for report in reports if report.failure is not None] == []


@pytest.mark.parametrize("rule", RULES)
def test_the_rule_has_a_scenario_of_its_name(rule: str) -> None:
    folder = [file for file in FILES if file.parent.name == rule]
    assert any(rule in read_scenario(file.read_text(encoding="utf-8")).rules for file in folder)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_scenario_names_rules_that_exist_and_the_folder_it_lies_in(file: Path) -> None:
    rules = read_scenario(file.read_text(encoding="utf-8")).rules
    assert rules
    assert set(rules) <= set(RULES)
    assert file.parent.name in rules or file.parent.name == "long-games"


def test_titles_are_sentences_of_their_own() -> None:
    titles = [read_scenario(file.read_text(encoding="utf-8")).title for file in FILES]
    assert len(set(titles)) == len(titles)


def test_the_rules_page_of_the_project_is_complete() -> None:
    """Where the full rules lie beside the project, no id of theirs is missing here."""
    shared = ROOT.parent / "shared" / "rules.md"
    if not shared.exists():
        pytest.skip("the full rules page does not lie beside this copy of the project")
    known = re.findall(r"\*\*([A-Z]+-\d+)\*\*", shared.read_text(encoding="utf-8"))
    assert set(known) == set(RULES)


def test_every_refusal_names_a_rule_and_says_a_sentence() -> None:
    every = [value for value in vars(refusals).values() if isinstance(value, Refusal)]
    assert len(every) > 30
    assert len({refusal.why for refusal in every}) == len(every)
    for refusal in every:
        assert refusal.rule in RULES
        assert refusal.words[0].isupper()
        assert refusal.words.endswith(".")
