"""A new rule option is two lines in one file and its words: commands, lobby, screens, records and docs follow."""

import json
from pathlib import Path

from defuse.game.saving import freeze
from defuse.words import languages
from tests.extent import in_turn
from tests.new_card.tree import ADDED, copy_tree, differences, run
from tests.new_option.adding import OPTION, add_option
from tests.random_games import SetUp


@in_turn("a new option", ADDED)
def test_everything_follows_from_the_declaration_of_an_option(tmp_path: Path) -> None:
    tree = copy_tree(tmp_path / "tree")
    add_option(tree)
    touched = differences(tree)
    words = {f"src/defuse/words/{language}/{OPTION}.ftl" for language in languages()}
    assert set(touched) == words | {"src/defuse/game/options.py"}
    assert touched["src/defuse/game/options.py"] == 2
    old = tmp_path / "old.json"
    old.write_text(json.dumps(freeze(SetUp("original", 3).deal(1).table)), encoding="utf-8")
    assert run(tree, "-m", "tests.new_option.try_it", str(old)) == "everything follows\n"
    assert set(differences(tree)) - set(touched) == {"docs/recipes.md"}, "which a tool has written"
