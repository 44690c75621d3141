"""A new card is one file, a line, words, a picture and scenarios, and everything is played with it.

`tests/new_card` has three made-up cards: one with a question, answers and an event of its own, one that lies in front
of another player, and a NOW card that shows a hidden card to its player. They are added to a copy of the tree, and
everything is played with them there. What the page docs/adding-a-card.md says is what `add_card` does.
"""

import re
from pathlib import Path

import pytest

from defuse.words import languages
from tests.new_card.adding import HERE, RECIPE, RULES, add_cards
from tests.new_card.tree import copy_tree, differences, run

GROUPS = sorted(file.stem for file in (HERE / "parts").glob("*.py") if file.stem != "editions")
MET = re.compile(r"^\w+: (played \d+, .+); [\d.]+ s$", re.MULTILINE)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree with the cards in it."""
    copy = copy_tree(tmp_path_factory.mktemp("new card") / "tree")
    add_cards(copy)
    return copy


def test_a_card_is_its_own_files_and_two_lines(tree: Path) -> None:
    own = set()
    for card, rule in RULES.items():
        own |= {f"scenarios/{rule}/{file.name}" for file in (HERE / card / "scenarios").iterdir()}
        own |= {f"src/defuse/words/{language}/{card}.ftl" for language in languages()}
        own |= {f"src/defuse/game/cards/{card}.py", f"src/defuse/art/cards/{card}.py"}
    lines = {f"src/defuse/game/recipes/{RECIPE}.toml", "docs/rules.md"}
    touched = differences(tree)
    assert set(touched) == own | lines
    assert [touched[file] for file in lines] == [len(RULES)] * 2


@pytest.mark.alternating
@pytest.mark.parametrize("group", GROUPS)
def test_everything_is_played_with_a_new_card(tree: Path, group: str) -> None:
    told = run(tree, "-m", "tests.new_card.try_it", group)
    print(told)
    parts = len(re.findall(r"\d s$", told, re.MULTILINE))
    met = MET.findall(told)
    assert all(int(number) > 0 for counts in met for number in re.findall(r"\d+", counts))
    assert parts > 0
    assert len(met) + told.count(": holds; ") == parts
