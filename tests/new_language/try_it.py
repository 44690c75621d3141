"""Tries a new language in a copy of the tree that holds its folder: commands, both tables and all checks of words."""

import contextlib
import io
import os
import tempfile
from pathlib import Path
from random import Random
from typing import Final

from textual.pilot import Pilot

from defuse.cli import main as command
from defuse.game.kinds import NUMBERS
from defuse.terminal.shared.invitation import Invitation
from defuse.terminal.shared.saved_games import SavedGames
from defuse.words import Words, chosen_language, languages, words_in
from tests import test_words
from tests.random_games import SetUp
from tests.screens import drive, play_app, screen_text, table_of
from tests.test_plain_terminal import sit_down
from tests.typists import Fumbler

NEW: Final = "fr"
SKIP: Final = "Passe ton tour"  # what a card is called in it


def printed(*arguments: str) -> str:
    """What a command prints."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        assert command(list(arguments)) == 0
    return out.getvalue()


def it_is_found() -> None:
    assert languages() == ("en", *sorted({*languages()[1:], NEW}))
    assert NEW in languages()
    assert chosen_language(None, {"LANG": "fr_CA.UTF-8"}) == NEW
    assert chosen_language("fr-FR", {}) == NEW


def commands_speak_it() -> None:
    assert printed("rules", "skip", "--lang", NEW).startswith(f"{SKIP} (skip)\n")
    assert printed("rules", *SKIP.split(), "--lang", NEW) == printed("rules", "skip", "--lang", NEW)
    os.environ["LC_ALL"] = "fr_FR.UTF-8"
    assert printed("rules", "skip").startswith(f"{SKIP} (skip)\n")
    errors = io.StringIO()
    with contextlib.redirect_stderr(errors):
        assert command(["boxes", "--lang", "tlh"]) == 2
    assert ", ".join(languages()) in errors.getvalue()


def its_words_are_checked() -> None:
    """The checks of every language include it, and find nothing wrong."""
    assert NEW in test_words.TRANSLATIONS
    test_words.test_no_language_has_missing_or_extra_messages(NEW)
    test_words.test_every_language_uses_the_same_variables(NEW)
    test_words.test_messages_lie_in_the_same_files_once_and_use_no_functions(NEW)
    test_words.test_rules_are_named_alike(NEW)
    test_words.test_texts_are_clean(NEW)
    test_words.test_every_card_has_a_title_of_its_own(NEW)
    test_words.test_the_default_name_can_be_written_in_the_notation(NEW)
    test_words.test_a_translation_is_chosen_by_the_system(NEW)


def both_tables_speak_it() -> None:
    words = words_in(NEW)
    out = io.StringIO()
    sit_down(Invitation(bot="random", seed=1, words=words), Fumbler(Random(1)), out).play()
    assert "{" not in out.getvalue()
    with tempfile.TemporaryDirectory() as folder:
        game = SetUp("original", 4).deal(1)
        game.table.take_up(0, game.table.hands[0] + [NUMBERS["skip"]])
        app = play_app(Invitation(bot="random", words=words), SavedGames(Path(folder)), game)
        seen: list[str] = []

        async def act(pilot: Pilot[int]) -> None:
            table_of(app).pace = 0
            await pilot.pause(0.5)
            seen.append(screen_text(app))

        drive(app, act, (140, 45))
    assert SKIP in seen[0]


def main() -> None:
    Words.strict = True
    it_is_found()
    commands_speak_it()
    its_words_are_checked()
    both_tables_speak_it()
    print("spoken everywhere")


if __name__ == "__main__":
    main()
