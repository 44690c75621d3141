"""A new language is a folder of words: terminal, commands and the browser's build find it by themselves."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from defuse.words import languages
from tests.extent import ROOT, in_turn
from tests.new_card.adding import CARD, RULE, add_card
from tests.new_card.tree import ADDED, copy_tree, run
from tests.new_language.try_it import NEW, SKIP

PACKAGES = ROOT / "web" / "node_modules"
BUILD = ROOT / "tests" / "new_language" / "build.mjs"


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree with a fifth language: English, with a card by another name."""
    copy = copy_tree(tmp_path_factory.mktemp("new language") / "tree")
    folder = copy / "src" / "defuse" / "words"
    shutil.copytree(folder / "en", folder / NEW)
    cards = folder / NEW / "cards.ftl"
    text = cards.read_text(encoding="utf-8")
    assert text.count("card-skip = Skip\n") == 1
    cards.write_text(text.replace("card-skip = Skip\n", f"card-skip = {SKIP}\n"), encoding="utf-8")
    return copy


@in_turn("a new language", ADDED)
def test_a_folder_of_words_is_a_language(tree: Path) -> None:
    assert run(tree, "-m", "tests.new_language.try_it") == "spoken everywhere\n"


@pytest.mark.skipif(
    shutil.which("node") is None or not (PACKAGES / "typescript").is_dir(), reason="Node and the packages of the client"
)
def test_the_build_of_the_browser_finds_languages_and_words_of_cards(tree: Path) -> None:
    add_card(tree)
    asked = ["virtual:languages", f"virtual:words/{NEW}", "virtual:words/de", "virtual:table/de"]
    asked += ["virtual:rules/de", "virtual:rules/fr"]
    command = ["node", str(BUILD), str(tree / "web"), str(PACKAGES), *asked]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    every, french, german, german_table, german_rules, french_rules = json.loads(done.stdout)
    assert all(f'{language}: {{ name: "' in every for language in (*languages(), NEW))
    assert f'{NEW}: {{ name: "Français", words: () => import("virtual:words/{NEW}")' in every
    assert SKIP in french
    assert "card-second-thoughts = Bedenkzeit" in german
    assert "event-left-at-bottom-unseen = " in german_table
    assert "event-left-at-bottom-unseen = " not in german
    assert f"rule-{RULE.lower()} = " in german_rules
    assert f"rule-{RULE.lower()} = " not in german
    assert f"card-{CARD.replace('_', '-')}" not in german_rules
    assert "rule-turn-1 = " in french_rules
