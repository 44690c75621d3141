"""What is written about the new cards: words in every language, their pictures, their scenarios, what commands show."""

import contextlib
import io
from typing import Final

from defuse.art.deck import files
from defuse.cli import main
from defuse.game.event_list import EVENT_LIST
from defuse.game.kinds import UNKNOWN
from defuse.words import languages, words_in
from defuse.words.languages import ENGLISH
from tests import test_art, test_event_kinds, test_library, test_scenarios, test_words
from tests.new_card.adding import RECIPE, RULES, WORD
from tests.new_card.meetings import Check, Part
from tools.event_forms import page, typescript


def printed(*arguments: str) -> str:
    """What a command prints."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        assert main(list(arguments)) == 0, out.getvalue()
    return out.getvalue()


def every_language_has_its_words() -> None:
    test_words.test_every_id_that_is_asked_for_is_written()
    test_words.test_no_words_are_left_over()
    test_words.test_the_variables_are_those_that_are_given()
    test_words.test_english_titles_are_the_names_that_files_use()
    test_words.test_every_rule_is_explained()
    for language in languages():
        if language != ENGLISH:
            test_words.test_no_language_has_missing_or_extra_messages(language)
            test_words.test_every_language_uses_the_same_variables(language)
        test_words.test_messages_lie_in_the_same_files_once_and_use_no_functions(language)
        test_words.test_rules_are_named_alike(language)
        test_words.test_texts_are_clean(language)
        test_words.test_every_card_has_a_title_of_its_own(language)


def commands_show_them() -> None:
    for card, rule in RULES.items():
        _commands_show(card, rule)


def _commands_show(card: str, rule: str) -> None:
    for language in languages():
        words = words_in(language)
        shown = printed("rules", card, "--lang", language)
        assert words.title(card) in shown
        assert words.card_text(card) in shown
        assert words(f"recipe-{RECIPE}") in shown
        assert shown == printed("rules", *words.title(card).split(), "--lang", language)
        assert rule in printed("rules", rule, "--lang", language)
        assert words.title(card) in printed("recipes", RECIPE, "--lang", language)


def scenarios_hold() -> None:
    folders = [test_scenarios.ROOT / "scenarios" / rule for rule in RULES.values()]
    shown = printed("check", *map(str, folders))
    assert shown.endswith(f"{sum(len(list(folder.iterdir())) for folder in folders)} passed, 0 failed\n")
    test_scenarios.test_every_rule_has_a_scenario_of_its_name()
    test_scenarios.test_scenarios_name_rules_that_exist_and_the_folder_they_lie_in()
    test_scenarios.test_titles_are_sentences_of_their_own()
    test_scenarios.test_no_rule_that_anything_names_is_missing_from_the_rules_page()


def their_pictures_are_drawn() -> None:
    assert {f"cards/{card}.svg" for card in RULES} <= set(dict(files()))
    test_art.test_no_two_drawings_are_alike("cards/")
    test_art.test_no_two_cards_have_the_same_figure()
    test_art.test_a_family_holds_cards_of_one_sort()
    test_art.test_every_file_holds_plain_shapes_only()
    test_art.test_every_card_is_five_by_seven_and_light()


def the_printed_games_are_as_printed() -> None:
    test_library.test_every_box_holds_its_cards()
    test_library.test_official_recipe_is_as_published()
    test_library.test_official_recipe_can_be_taken_out_of_its_box()


def their_events_are_known() -> None:
    for kind in EVENT_LIST:
        test_event_kinds.test_memory_and_belief_know_every_event(kind, UNKNOWN)
        test_event_kinds.test_a_tree_of_choices_knows_every_event(kind)
    for event in ("left_at_bottom", "spotted"):
        assert event in typescript()
        assert f"`{event}`" in page()
    assert f"| `{WORD}` | Second Thoughts: " in page()


PLAYED: Final[list[Part]] = []
CHECKED: Final[list[Check]] = [
    every_language_has_its_words,
    commands_show_them,
    scenarios_hold,
    their_pictures_are_drawn,
    the_printed_games_are_as_printed,
    their_events_are_known,
]
