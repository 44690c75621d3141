"""A new card with a question, answers and an event of its own is one file, a line, words, a picture and scenarios.

`tests/new_card` has such a card. It is added to a copy of the tree, and everything is played with it there. What the
page docs/adding-a-card.md says is what `add_card` does.
"""

import re
from pathlib import Path

import pytest

from defuse.words import languages
from tests.new_card.adding import CARD, HERE, RECIPE, RULE, add_card
from tests.new_card.tree import copy_tree, differences, run

GROUPS = sorted(file.stem for file in (HERE / "parts").glob("*.py") if file.stem != "editions")
MET = re.compile(r"^\w+: played (\d+), lift (\d+), leave (\d+); ", re.MULTILINE)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree with the card in it."""
    copy = copy_tree(tmp_path_factory.mktemp("new card") / "tree")
    add_card(copy)
    return copy


def test_a_card_is_its_own_files_and_two_lines(tree: Path) -> None:
    scenarios = {f"scenarios/{RULE}/{file.name}" for file in (HERE / "scenarios").iterdir()}
    words = {f"src/defuse/words/{language}/{CARD}.ftl" for language in languages()}
    files = {f"src/defuse/game/cards/{CARD}.py", f"src/defuse/art/cards/{CARD}.py"}
    lines = {f"src/defuse/game/recipes/{RECIPE}.toml", "docs/rules.md"}
    touched = differences(tree)
    assert set(touched) == scenarios | words | files | lines
    assert [touched[file] for file in lines] == [1, 1]


@pytest.mark.alternating
@pytest.mark.parametrize("group", GROUPS)
def test_everything_is_played_with_a_new_card(tree: Path, group: str) -> None:
    told = run(tree, "-m", "tests.new_card.try_it", group)
    print(told)
    parts = len(re.findall(r"\d s$", told, re.MULTILINE))
    met = MET.findall(told)
    assert all(int(number) > 0 for counts in met for number in counts)
    assert parts > 0
    assert len(met) + told.count(": holds; ") == parts
