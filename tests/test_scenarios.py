"""The rulebook as runnable files: all of them hold, and every rule has one."""

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from defuse.cli import main
from defuse.game import refusals
from defuse.game.refusals import Refusal
from defuse.record.scenario import Scenario, read_scenario

pytestmark = pytest.mark.quick

ROOT = Path(__file__).parent.parent
FILES = sorted((ROOT / "scenarios").rglob("*.toml"))
RULES = re.findall(r"^\| ([A-Z]+-\d+) \|", (ROOT / "docs" / "rules.md").read_text(encoding="utf-8"), re.MULTILINE)


@cache
def scenarios() -> dict[Path, Scenario]:
    return {file: read_scenario(file.read_text(encoding="utf-8")) for file in FILES}


def test_all_scenarios_hold(capsys: pytest.CaptureFixture[str]) -> None:
    """The command `defuse check scenarios` itself: a line for each file, and how many passed."""
    code = main(["check", str(ROOT / "scenarios")])
    *lines, closing = capsys.readouterr().out.splitlines()
    assert [line for line in lines if not line.startswith("ok ")] == []
    assert sorted(Path(line.removeprefix("ok ")) for line in lines) == FILES
    assert closing == f"{len(FILES)} passed, 0 failed"
    assert code == 0


def test_every_rule_has_a_scenario_of_its_name() -> None:
    shown = {file.parent.name for file, scenario in scenarios().items() if file.parent.name in scenario.rules}
    assert [rule for rule in RULES if rule not in shown] == []


def test_scenarios_name_rules_that_exist_and_the_folder_they_lie_in() -> None:
    wrong = []
    for file, scenario in scenarios().items():
        belongs = file.parent.name in scenario.rules or file.parent.name == "long-games"
        if not scenario.rules or not set(scenario.rules) <= set(RULES) or not belongs:
            wrong.append(f"{file.relative_to(ROOT)}: {scenario.rules}")
    assert wrong == []


def test_titles_are_sentences_of_their_own() -> None:
    titles = [scenario.title for scenario in scenarios().values()]
    assert [title for title, times in Counter(titles).items() if times > 1] == []


def test_no_rule_that_anything_names_is_missing_from_the_rules_page() -> None:
    """The page has each rule once, in groups numbered without gaps; code, words and pages name no other rule."""
    assert [rule for rule, times in Counter(RULES).items() if times > 1] == []
    groups: dict[str, list[int]] = {}
    for rule in RULES:
        group, number = rule.split("-")
        groups.setdefault(group, []).append(int(number))
    assert {group: numbers for group, numbers in groups.items() if numbers != list(range(1, len(numbers) + 1))} == {}
    named = re.compile(rf"\b(?:{'|'.join(groups)})-\d+\b")
    unknown = []
    for folder, kinds in (("src", ("py", "ftl", "toml")), ("scenarios", ("toml",)), ("docs", ("md",))):
        for kind in kinds:
            for file in (ROOT / folder).rglob(f"*.{kind}"):
                found = set(named.findall(file.read_text(encoding="utf-8"))) - set(RULES)
                unknown += [f"{file.relative_to(ROOT)}: {rule}" for rule in sorted(found)]
    assert unknown == []


def test_every_refusal_names_a_rule_and_says_a_sentence() -> None:
    every = [value for value in vars(refusals).values() if isinstance(value, Refusal)]
    assert len(every) > 30
    assert len({refusal.why for refusal in every}) == len(every)
    for refusal in every:
        assert refusal.rule in RULES
        assert refusal.words[0].isupper()
        assert refusal.words.endswith(".")
