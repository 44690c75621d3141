"""Every message that the program uses exists in every language, and no message is unused.

The messages are known from three places: the ids that are written out where `words` is called, the tables of ids, and
the families (cards, rules, refusals, boxes, recipes, options), which have a message for each member.
"""

import ast
import io
import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import defuse
from defuse.argument_words import ARGUMENT_WORDS
from defuse.bots.temperament import TEMPERAMENTS
from defuse.cli import COMMANDS, command_id, main
from defuse.coach import hints, move_words
from defuse.coach import telling as coach_telling
from defuse.fair.findings import FINDINGS
from defuse.game import moves as m
from defuse.game import refusals
from defuse.game.kinds import ALL_KINDS, NAMES, card_names
from defuse.game.library import boxes, recipes
from defuse.game.options import OPTION, OPTIONS, Options, set_option
from defuse.game.questions import QUESTIONS
from defuse.game.refusals import Refusal
from defuse.lessons import guide_ids
from defuse.puzzles import explaining
from defuse.puzzles.themes import GRADES, THEMES, grade_id, theme_id
from defuse.record.notation import is_name
from defuse.record.transcript import event_messages, sentence
from defuse.server.wire import refusals as server_refusals
from defuse.settings import SETTINGS
from defuse.sight.redaction import SPECTATOR, redact
from defuse.terminal.app.start.start_words import BOT_WORDS
from defuse.terminal.app.table.deeds import ON_CARDS, deed_id
from defuse.terminal.plain.console import Console
from defuse.terminal.shared.invitation import Invitation
from defuse.terminal.shared.menu import menu_id, question_id
from defuse.terminal.shared.reference import (
    box_id,
    option_id,
    recipe_id,
    show_boxes,
    show_recipes,
    show_rules,
    value_id,
)
from defuse.words import CARD_VARIABLES, NoSuchLanguage, Words, WordsMissing, chosen_language, languages, words_in
from defuse.words.fluent_files import entries as entries_of
from defuse.words.fluent_files import files_of, message, resource
from defuse.words.languages import ENGLISH
from defuse.words.speech import card_id, rule_id, rules
from tests.editions import EDITIONS
from tests.extent import seeds, share
from tests.failures import Failures
from tests.random_games import RandomPlayers, Story, all_editions, sampled_set_up
from tests.test_plain_terminal import any_invitation, sit_down
from tests.typists import Fumbler

HOUSE = Path(defuse.__file__).parent
ROOT = Path(__file__).parent.parent
WEB = ROOT / "web" / "src"
SAID_IN_BROWSER = re.compile(r'\bsay\(\s*"([a-z0-9.-]+)"(?:,\s*\{([^{}]*)\})?,?\s*\)')
GIVEN_IN_BROWSER = re.compile(r"(?:^|,)\s*(\w+)\s*(?=[:,]|$)")
RULE = re.compile(r"\b[A-Z]+-[0-9]+\b")
REFUSALS = [each for each in vars(refusals).values() if isinstance(each, Refusal)]
RULES = re.findall(r"^\| ([A-Z]+-[0-9]+) \|", (ROOT / "docs" / "rules.md").read_text(encoding="utf-8"), re.M)
TRANSLATIONS = [language for language in languages() if language != ENGLISH]

# The callers of words: the object under its usual names, and bots that give reasons.
CALLED = {"words", "_words", "because"}
# Modules that compose the ids of a family.
FAMILIES = {
    "terminal/shared/puzzling.py",  # themes and grades
    "argument_words.py",
    "cli.py",
    "settings/settings.py",
    "settings/command.py",
    "words/speech.py",
    "terminal/shared/reference.py",
    "terminal/shared/menu.py",
    "lessons/lesson.py",
    "terminal/shared/room_words.py",
    "terminal/app/table/deeds.py",
    "terminal/app/start/start_words.py",
}


# The files


class Variables(Visitor):
    """The variables and the functions that a message uses."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.functions: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        self.functions.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:
        self.references.add(node.id.name)


def variables(pattern: ftl.BaseNode) -> frozenset[str]:
    found = Variables()
    found.visit(pattern)
    return frozenset(found.names)


def entries(language: str, file: str) -> list[ftl.Message | ftl.Term]:
    return [each for each in resource(language, file).body if isinstance(each, (ftl.Message, ftl.Term))]


@cache
def written(language: str) -> dict[str, frozenset[str]]:
    """Every id of a language, attributes with a dot, with the variables it needs."""
    found: dict[str, frozenset[str]] = {}
    for file in files_of(language):
        for entry in entries(language, file):
            if isinstance(entry, ftl.Message):
                assert entry.value is not None, f"{entry.id.name} has no text of its own"
                found[entry.id.name] = variables(entry.value)
                for attribute in entry.attributes:
                    found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


# The program


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Every call of words."""
    for file in sorted(HOUSE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                called = node.func
                name = called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")
                own = isinstance(called, ast.Name) and called.id == "self" and file.name == "speech.py"
                if name in CALLED or own:
                    yield file.relative_to(HOUSE).as_posix(), node


@cache
def ids_in_places() -> dict[str, list[frozenset[str]]]:
    """The ids that are written out in calls of words, with the variables given there."""
    found: dict[str, list[frozenset[str]]] = {}
    for place, call in calls():
        asked = call.args[0]
        if isinstance(asked, ast.Constant) and isinstance(asked.value, str):
            given = frozenset(keyword.arg or "" for keyword in call.keywords)
            found.setdefault(asked.value, []).append(given)
        else:
            assert place in FAMILIES, f"{place}:{call.lineno}: write the id out, or make a table or family of it"
    return found


def ids_of_moves_and_questions() -> set[str]:
    asked = {question_id(question.word) for question in QUESTIONS if question.word and not question.is_open}
    return asked | set(map(menu_id, set(m.VERB_NAMES) - {m.PLAY}))


def ids_of_families() -> set[str]:
    """The ids of all cards, rules, refusals, boxes, recipes and options, and of the tables."""
    found = {*guide_ids(), *ids_of_moves_and_questions(), *map(deed_id, set(m.VERB_NAMES) - {*ON_CARDS, m.TARGET})}
    for kind in card_names():
        found |= {card_id(kind)} | {f"{card_id(kind)}.{part}" for part in ("several", "text", "exactly")}
    for special in ("_", "imploding_kitten!"):
        found |= {card_id(special), f"{card_id(special)}.several"}
    found |= {rule_id(rule) for rule in RULES}
    found |= {f"refusal-{refusal.why}" for refusal in REFUSALS}
    found |= {id for setting in SETTINGS for id in (setting.id, f"{setting.id}.expected")}
    found |= {*ARGUMENT_WORDS, *map(command_id, COMMANDS)}
    titled = [*map(box_id, boxes()), *map(recipe_id, recipes()), *map(option_id, OPTION), *BOT_WORDS.values()]
    found |= {*titled, *(f"{id}.text" for id in titled)}
    found |= {f"temper-{name}" for name in TEMPERAMENTS}
    found |= {*map(theme_id, ("", *THEMES)), *map(grade_id, GRADES)}
    for option in OPTIONS:
        found |= {id for id in (value_id(option.name, value) for value in option.values) if id is not None}
    return found


@cache
def browser_sources() -> str:
    files = [path for path in sorted(WEB.rglob("*")) if path.suffix in (".ts", ".svelte")]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def ids_in_browser() -> dict[str, list[frozenset[str]]]:
    """The ids that are written out in calls of the browser, with the variables given there."""
    found: dict[str, list[frozenset[str]]] = {}
    for id, given in SAID_IN_BROWSER.findall(browser_sources()):
        found.setdefault(id, []).append(frozenset(GIVEN_IN_BROWSER.findall(given)))
    return found


def ids_in_tables_of_the_browser() -> set[str]:
    """The ids that the browser chooses from a table, where they are plain strings."""
    return set(re.findall(r'"([a-z][a-z0-9]*(?:-[a-z0-9]+)+)"', browser_sources())) & set(written(ENGLISH))


@cache
def said() -> dict[str, frozenset[str]]:
    """Every id that the program can use, with the variables that it gives."""
    found = {id: written(ENGLISH)[id] for id in ids_in_tables_of_the_browser()}
    found |= dict.fromkeys(ids_of_families(), frozenset[str]())
    # Moves and questions may name the card they are about, and the other player.
    found |= {id: written(ENGLISH).get(id, frozenset()) & {"card", "other"} for id in ids_of_moves_and_questions()}
    for id, given in ids_in_browser().items():
        assert len(set(given)) == 1, f"{id} is given different variables in different places of the browser"
        found[id] = given[0]
    for id, given in ids_in_places().items():
        assert len(set(given)) == 1, f"{id} is given different variables in different places"
        found[id] = given[0]
    refused = [each for each in vars(server_refusals).values() if isinstance(each, server_refusals.Refused)]
    found |= {refusal.told[0]: frozenset(refusal.told[1]) for refusal in refused}
    coach = coach_telling.MESSAGES | move_words.MESSAGES | hints.MESSAGES | explaining.MESSAGES
    return found | event_messages() | server_refusals.MESSAGES | FINDINGS | coach


@pytest.mark.parametrize("language", share(languages(), 2, "read as Fluent reads"))
def test_every_message_reads_as_fluent_reads_the_whole_file(language: str) -> None:
    whole = FluentBundle([language], use_isolating=False)
    for file in files_of(language):
        whole.add_resource(resource(language, file))
    said = words_in(language)
    with Failures() as failures:
        for id, names in written(language).items():
            message_id, _, attribute = id.partition(".")
            message = whole.get_message(message_id)
            pattern = message.attributes[attribute] if attribute else message.value
            assert pattern is not None
            for value in ("Ann", 1, 7, 12345, 0.5):
                given = dict.fromkeys(names, value)
                with failures.of(f"{language}: {id} with {value}"):
                    formatted, errors = whole.format_pattern(pattern, given)
                    assert errors or said(id, **given) == formatted


def test_every_id_that_is_asked_for_is_written() -> None:
    assert sorted(set(said()) - set(written(ENGLISH))) == []


def test_a_variable_may_be_as_long_as_it_likes() -> None:
    report = "Traceback\n" * 1000
    told = words_in("de")("lab-task-failed", task="this", problem=report)
    assert told.endswith(report)
    assert "this" in told


def test_no_words_are_left_over() -> None:
    assert sorted(set(written(ENGLISH)) - set(said())) == []


def test_the_variables_are_those_that_are_given() -> None:
    """All of them: a message that does not use a given variable has lost something."""
    given = said()
    differing = {id: (needs, given[id]) for id, needs in written(ENGLISH).items() if id in given and needs != given[id]}
    assert differing == {}


def test_the_walk_sees_where_words_are_asked_for() -> None:
    found = ids_in_places()
    assert {"table-hand", "cli-play-name", "prompt-turn", "card-counted", "app-names"} <= set(found)
    assert found["table-hand-marked"] == [frozenset({"cards", "marked"})]


# Every language


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_language_has_missing_or_extra_messages(language: str) -> None:
    ours = written(language)
    assert sorted(set(written(ENGLISH)) - set(ours)) == [], "missing"
    assert sorted(set(ours) - set(written(ENGLISH))) == [], "unknown"


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_language_uses_the_same_variables(language: str) -> None:
    english = written(ENGLISH)
    ours = written(language)
    assert {id: needs for id, needs in ours.items() if id in english and needs != english[id]} == {}


@pytest.mark.parametrize("language", languages())
def test_messages_lie_in_the_same_files_once_and_use_no_functions(language: str) -> None:
    seen: set[str] = set()
    assert files_of(language) == files_of(ENGLISH)
    for file in files_of(language):
        names = [("-" if isinstance(each, ftl.Term) else "") + each.id.name for each in entries(language, file)]
        assert len(names) == len(set(names)), f"twice in {file}"
        assert seen.isdisjoint(names), f"in two files: {seen.intersection(names)}"
        seen.update(names)
        english = {each.id.name for each in entries(ENGLISH, file) if isinstance(each, ftl.Message)}
        assert {each.id.name for each in entries(language, file) if isinstance(each, ftl.Message)} == english, file
        found = Variables()
        found.visit(resource(language, file))
        assert found.functions == set()
        assert {f"-{name}" for name in found.references} == {name for name in names if name.startswith("-")}
        assert all(re.fullmatch(r"-?[a-z][a-z0-9]*(-[a-z0-9]+)*", name) for name in names)


@pytest.mark.parametrize("language", languages())
def test_rules_are_named_alike(language: str) -> None:
    """The fuller text of a card names the same existing rules in every language."""
    words, english = words_in(language), words_in(ENGLISH)
    for kind in card_names():
        named = set(RULE.findall(words.card_exactly(kind)))
        assert named == set(RULE.findall(english.card_exactly(kind))), kind
        assert named, kind
        assert named <= set(RULES), kind


@pytest.mark.parametrize("language", languages())
def test_texts_are_clean(language: str) -> None:
    words = words_in(language)
    for id, needs in written(language).items():
        text = words(id, **dict.fromkeys(needs, "1"))
        assert text == text.strip()
        assert text.isprintable(), id
        assert "  " not in text, id
        assert "\u2068" not in text
        if id.startswith("cli-"):
            assert "%" not in text, f"{id}: the help of the command line takes it for a placeholder"
        if id.startswith(("rule-", "refusal-", "event-")) or id.endswith((".exactly", ".text")):
            assert text[-1] in ".!?)", id


@pytest.mark.parametrize("language", languages())
def test_every_card_has_a_title_of_its_own(language: str) -> None:
    words = words_in(language)
    titles = [words.title(kind) for kind in [*card_names(), "imploding_kitten!", "_"]]
    assert len(set(titles)) == len(titles) == len(ALL_KINDS) + 2


@pytest.mark.parametrize("language", languages())
def test_the_default_name_can_be_written_in_the_notation(language: str) -> None:
    assert is_name(words_in(language)("app-you"))


def test_english_titles_are_the_names_that_files_use() -> None:
    for kind in card_names():
        letters = words_in(ENGLISH).title(kind).lower().replace("'", "").replace("-", "_").replace(" ", "_")
        assert letters.replace("(", "").replace("x)", "") == kind
    for box in boxes():
        assert words_in(ENGLISH)(box_id(box)) == box.title
    for recipe in recipes():
        assert words_in(ENGLISH)(recipe_id(recipe)) == recipe.title


def test_the_english_refusals_are_those_of_the_engine() -> None:
    for refusal in REFUSALS:
        assert words_in(ENGLISH).refusal(refusal.why, refusal.rule) == str(refusal)


def test_every_rule_is_explained() -> None:
    assert len(RULES) >= 100
    assert sorted(rules()) == sorted(RULES)


def test_options_have_the_values_that_are_shown() -> None:
    for option in OPTIONS:
        for value in option.values:
            given = {"on": True, "off": False, "N": 1, "1": 1, "2": 2}.get(value, value)
            assert set_option(Options(), option.name, given) == ""


# Speaking


def spoken(count: int, about: str, names: Sequence[str]) -> list[tuple[str, str, int]]:
    """Games in English in so many editions, and one in every other language; in a long run, all in all languages."""
    games = [(name, ENGLISH) for name in share(names, count, about)]
    for language in TRANSLATIONS:
        games += [(name, language) for name in share(names, 1, f"{about} {language}")]
    return [(*game, seed) for game, seed in zip(games, seeds(len(games), about), strict=True)]


@pytest.mark.parametrize(("name", "language", "seed"), spoken(8, "told in words", all_editions()))
def test_a_whole_game_is_told_in_every_language(name: str, language: str, seed: int) -> None:
    words = words_in(language)
    random = Random(seed)
    story = Story(sampled_set_up(random, name), random.randrange(2**62))
    players = [f"P{seat}" for seat in range(story.set_up.players)]
    for _ in story.play(RandomPlayers(random.randrange(2**32))):
        pass
    for event in story.game.events:
        for hearer in (*range(len(players)), SPECTATOR):
            heard = redact(event, hearer)
            you = hearer if hearer < len(players) else None
            told = None if heard is None else sentence(heard, players, you, words)
            if told is not None:
                assert told[-1] in ".!"
                assert "{" not in told
                assert f"P{you} " not in told
        from_above = sentence(event, players, None, words)
        assert from_above is None or "{" not in from_above


@pytest.mark.parametrize(("name", "language", "seed"), spoken(2, "played in words", EDITIONS))
def test_a_whole_game_is_played_in_every_language(name: str, language: str, seed: int) -> None:
    random = Random(seed)
    out = io.StringIO()
    asked = any_invitation(name, random)
    invitation = Invitation(asked.edition, asked.players, bot="random", seed=asked.seed, words=words_in(language))
    story = sampled_set_up(random, name)
    game = story.deal(random.randrange(2**62))
    sit_down(invitation, Fumbler(random), out, game).play()
    assert "{" not in out.getvalue()


def test_a_message_an_attribute_and_variables() -> None:
    words = words_in(ENGLISH)
    assert words("card-skip") == "Skip"
    assert words("card-skip.text") == "End this turn without drawing."
    assert words("table-cards", number=1) == "1 card"
    assert words("table-cards", number=2) == "2 cards"
    assert words.counted(["skip", "skip", "tacocat"]) == "2 Skips, Tacocat"
    assert words.together(["tacocat", "feral_cat", "feral_cat"]) == "Tacocat + 2 Feral Cats"
    assert words.in_order(["skip", "_", "skip"]) == "Skip, card, Skip"
    assert words.names(["Ann"]) == "Ann"
    assert words.names(["Ann", "Ben", "Cem"]) == "Ann, Ben and Cem"
    assert words.tell(("event-drew", {"who": "Ann", "card": "skip"})) == "Ann draws: Skip."
    assert words.game("original+imploding") == "Original Edition + Imploding Kittens"
    assert words.game("original+imploding~imploding_kitten") == (
        "Original Edition + Imploding Kittens without Imploding Kitten"
    )
    assert words.game("recipe:nope-sauce") == "Nope Sauce"


@pytest.mark.parametrize("asked", ["no-such-id", "card-skip.no-such-part", "table-cards"])
def test_missing_words_are_an_error_here_and_a_gap_elsewhere(asked: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words = words_in(ENGLISH)
    with pytest.raises(WordsMissing):
        words(asked)
    monkeypatch.setattr(Words, "strict", False)
    assert "{" in words(asked)


def test_variables_of_cards_are_used_for_cards_only() -> None:
    for id, needs in event_messages().items():
        assert needs <= {"who", "other", "number", *CARD_VARIABLES}, id


# Which language


@pytest.mark.parametrize(
    ("asked", "environment", "language"),
    [
        (None, {}, "en"),
        (None, {"LANG": "C"}, "en"),
        (None, {"LANG": "xx_YY.UTF-8"}, "en"),
        (None, {"LANG": "en_GB.UTF-8"}, "en"),
        (None, {"LC_ALL": "", "LANG": "en_US"}, "en"),
        ("EN", {}, "en"),
        ("en-GB", {"LANG": "de_DE"}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_or_that_of_the_system(
    asked: str | None, environment: dict[str, str], language: str
) -> None:
    assert chosen_language(asked, environment) == language


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_is_chosen_by_the_system(language: str) -> None:
    assert chosen_language(None, {"LANG": f"{language}_XX.UTF-8"}) == language
    assert chosen_language(None, {"LC_MESSAGES": language, "LANG": "en_US"}) == language
    assert chosen_language(None, {"LC_ALL": "C", "LANG": language}) == ENGLISH
    assert chosen_language(language, {"LC_ALL": "C"}) == language


def test_a_language_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(NoSuchLanguage):
        chosen_language("tlh", {})
    assert main(["boxes", "--lang", "tlh"]) == 2
    assert "There is no language “tlh” here; there are: en" in capsys.readouterr().err


# Looking things up


def looked_up(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(list(arguments)) == 0
    return capsys.readouterr().out


def found(show: Callable[[Console, Words, str | None], None], words: Words, name: str) -> str:
    """The output of a lookup command."""
    out = io.StringIO()
    show(Console(io.StringIO(), out), words, name)
    return out.getvalue()


@pytest.mark.parametrize("language", languages())
def test_every_card_and_rule_can_be_looked_up(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = words_in(language)
    everything = looked_up(capsys, "rules", "--lang", language)
    for kind in card_names():
        assert f"\n  {kind} " in everything
        shown = found(show_rules, words, kind)
        assert shown.startswith(f"{words.title(kind)} ({kind})\n")
        assert found(show_rules, words, words.title(kind)) == shown
    for rule in RULES:
        assert f"\n  {rule} " in everything
        assert found(show_rules, words, rule.lower()).startswith(rule)


@pytest.mark.parametrize("language", languages())
def test_the_commands_show_what_is_looked_up(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = words_in(language)
    about = f"looked up {language}"
    kinds = share(card_names(), 1, about)
    for name in (*kinds, *map(words.title, kinds), *map(str.lower, share(RULES, 1, about))):
        assert looked_up(capsys, "rules", *name.split(), "--lang", language) == found(show_rules, words, name)
    for box in share(boxes(), 1, about):
        assert looked_up(capsys, "boxes", box.name, "--lang", language) == found(show_boxes, words, box.name)
    for recipe in share(recipes(), 1, about):
        assert looked_up(capsys, "recipes", recipe.id, "--lang", language) == found(show_recipes, words, recipe.id)


def test_a_group_of_rules_and_the_beginning_of_a_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(re.findall(r"^ATK-\d", looked_up(capsys, "rules", "atk"), re.M)) == 5
    assert looked_up(capsys, "rules", "see").count("STF-1  ") == 3


@pytest.mark.parametrize("language", languages())
def test_boxes_and_recipes_are_listed(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = words_in(language)
    listed = looked_up(capsys, "boxes", "--lang", language)
    for box in boxes():
        assert f"\n  {box.name} " in listed
        shown = found(show_boxes, words, box.name)
        assert all(words.title(NAMES[kind]) in shown for kind in box.cards)
    assert all(f"\n  {option} " in listed for option in OPTION)
    listed = looked_up(capsys, "recipes", "--lang", language)
    for recipe in recipes():
        assert f"\n  {recipe.id} " in listed
        shown = found(show_recipes, words, recipe.id)
        assert all(words.title(NAMES[kind]) in shown for kind in recipe.cards)


def test_lists_tell_counts_and_players(capsys: pytest.CaptureFixture[str]) -> None:
    shown = " ".join(looked_up(capsys, "boxes").split())
    assert "Original Edition: 56 cards; 2 to 5 players; dealt to each: 4 + 1 Defuse." in shown
    assert "Two-Player Edition: 32 cards; 2 players;" in shown
    shown = " ".join(looked_up(capsys, "recipes").split())
    assert "Nope Sauce: 46 to 52 cards; 2 to 5 players; dealt to each: 5–7 + 1 Defuse." in shown


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["rules", "favr"], "“defuse rules” lists what there is. Did you mean Favor?"),
        (["rules", "ATK-9"], "Did you mean ATK-"),
        (["rules", "xyzzy"], "There is no card or rule “xyzzy”."),
        (["boxes", "compakt"], "Did you mean Compact?"),
        (["boxes", "xyzzy"], "There is no box “xyzzy”; there are: barking, compact"),
        (["recipes", "nope", "source"], "Did you mean Nope Sauce?"),
        (["recipes", "xyzzy"], "There is no recipe “xyzzy”; there are: attack-of-the-attacks"),
    ],
)
def test_bad_names_get_suggestions(arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    heard = capsys.readouterr()
    assert heard.out == ""
    assert heard.err.startswith("defuse: ")
    assert told in heard.err


def test_plurals_are_those_of_fluent() -> None:
    """Simple ones are chosen without it, which is faster."""
    compared = 0
    for language in languages():
        words = Words(language)
        for id in entries_of(language):
            entry = message(language, id)
            if entry is None or entry.plural is None:
                continue
            number, one, other = entry.plural
            for value in (0, 1, 2, 5, 21, 100, 999):
                variables: dict[str, str | float] = dict.fromkeys([*one[1::2], *other[1::2]], "x")
                variables[number] = value
                assert words(id, **variables) == words._formatted(language, id, variables), (language, id, value)
                compared += 1
    assert compared > 100
