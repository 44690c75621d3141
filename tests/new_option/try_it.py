"""Tries a new rule option in a copy of the tree that holds it: everything that offers, keeps or reads options follows.

Run as `python -m tests.new_option.try_it OLD`, with a game that was saved before the option existed.
"""

import contextlib
import io
import json
import sys
from pathlib import Path
from random import Random
from typing import Final

import pyspiel

from defuse.cli import main as command
from defuse.encoding import layout
from defuse.encoding.encode import Encoder, Rows
from defuse.game.library import edition, recipe_from, rule_options
from defuse.game.options import OPTIONS, RULE_FIELDS, Options
from defuse.game.saving import freeze, thaw
from defuse.game.table import Table
from defuse.server.http.catalogue import checked, options_to_choose
from defuse.server.play.dealing import deal, problem
from defuse.server.wire.protocol import RuleOption, Settings
from defuse.sight.observer import Observer
from defuse.terminal.app.start.start_form import Draft
from defuse.terminal.shared.invitation import Invitation
from defuse.words import Words, languages
from tests import test_docs, test_words
from tests.game_checks import check_recorded
from tests.openspiel_games import load, random_states
from tests.random_games import RandomPlayers, SetUp, Story, sampled_set_up
from tools import option_table

GENTLE: Final = {"manners": "gentle"}


def value(what: Options | Table) -> object:
    return vars(what.options if isinstance(what, Table) else what)["manners"]


def printed(*arguments: str, typed: str = "", code: int = 0) -> str:
    """What a command prints."""
    out, kept = io.StringIO(), sys.stdin
    sys.stdin = io.StringIO(typed)
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
            assert command(list(arguments)) == code, out.getvalue()
    finally:
        sys.stdin = kept
    return out.getvalue()


def the_commands_know_it() -> None:
    for language in languages():
        assert "\n  manners " in printed("boxes", "--lang", language)
    printed("play", "--plain", "--option", "manners=gentle", typed="quit\n")
    told = printed("play", "--plain", "--option", "manners=loud", typed="quit\n", code=2)
    assert "“manners” cannot be “loud”. Possible: rough, gentle." in told


def the_lobby_offers_it() -> None:
    assert options_to_choose()[-1] == RuleOption("manners", ["rough", "gentle"], 0, -1, "")
    settings = Settings(seats=3, options={"manners": "gentle"})
    assert problem(settings) is None
    assert value(deal(settings, ["Ann", "Ben", "Cem"], bytes(32)).game.table) == 1
    assert problem(Settings(seats=3, options={"manners": "loud"})) is not None


def the_first_screen_offers_it() -> None:
    draft = Draft(Invitation())
    assert "manners" in draft.option_names()
    assert [draft.value_title("manners", each) for each in draft.values("manners")] == ["rough", "gentle"]
    draft.wish("manners", "gentle")
    assert draft.overrides() == GENTLE


def recipes_may_set_it() -> None:
    cards = {"exploding_kitten": "players - 1", "defuse": "players", "skip": 20}
    table = {"title": "Tea", "players": [2, 3], "hand": {"cards": 3, "defuses": 1}, "options": GENTLE, "cards": cards}
    assert value(rule_options(edition(recipe_from(table, "tea")))) == 1
    text = 'title = "Tea"\nplayers = [2, 3]\nhand = { cards = 3, defuses = 1 }\n[options]\nmanners = "gentle"\n'
    lines = "".join(f"{kind} = {json.dumps(number)}\n" for kind, number in cards.items())
    assert checked(f"{text}[cards]\n{lines}").problems == []


def records_keep_it() -> None:
    for seed in range(3):
        story = Story(SetUp("original", 3, options=GENTLE), seed)
        check_recorded(story, RandomPlayers(seed), Random(seed))
        assert value(thaw(json.loads(json.dumps(freeze(story.game.table))))) == 1
    drawn = [sampled_set_up(Random(seed)).options.get("manners") for seed in range(100)]
    assert {"rough", "gentle"} <= set(drawn)


def older_games_are_played_on(saved: str) -> None:
    table = thaw(json.loads(saved))
    assert value(table) == 0


def encodings_hold_it() -> None:
    rough, gentle = (_encoded(SetUp("original", 3, options={"manners": each})) for each in ("rough", "gentle"))
    assert gentle - rough == {(layout.OPTIONS + RULE_FIELDS.index("manners"), 1.0)}
    assert rough <= gentle
    game = load("original", 2, "seeded", "manners:gentle")
    *_, state = random_states(game, Random(1))
    assert value(state.run.game.table) == 1
    assert isinstance(game, pyspiel.Game)


def _encoded(set_up: SetUp) -> set[tuple[int, float]]:
    rows = Rows()
    Encoder(Observer(set_up.deal(1), 0).view()).state(rows)
    return set(zip(rows.places, rows.values, strict=True))


def words_and_docs_follow() -> None:
    test_words.test_every_id_that_is_asked_for_is_written()
    test_words.test_no_words_are_left_over()
    for language in languages():
        test_words.test_messages_lie_in_the_same_files_once_and_use_no_functions(language)
    test_words.test_options_have_the_values_that_are_shown()
    option_table.main()
    test_docs.test_the_table_of_rule_options_is_that_of_the_declarations()
    assert '| `manners` | `"rough"`, `"gentle"` | How people speak' in option_table.PAGE.read_text(encoding="utf-8")


def main(saved: str) -> None:
    Words.strict = True
    assert OPTIONS[-1].name == "manners"
    the_commands_know_it()
    the_lobby_offers_it()
    the_first_screen_offers_it()
    recipes_may_set_it()
    records_keep_it()
    older_games_are_played_on(saved)
    encodings_hold_it()
    words_and_docs_follow()
    print("everything follows")


if __name__ == "__main__":
    main(Path(sys.argv[1]).read_text(encoding="utf-8"))
