"""The contents of boxes and official recipes, and the errors of invalid files."""

import pickle
import re
from pathlib import Path

import pytest

from defuse.game.kinds import NAMES, NUMBERS, card_names
from defuse.game.library import (
    BadFile,
    NotInLibrary,
    boxes,
    edition,
    edition_names,
    load_box,
    load_recipe,
    read_recipe,
    recipe_from,
    recipes,
)
from defuse.game.library.boxfiles import box_from
from defuse.game.library.counts import Formula, read_formula
from tests.failures import Failures

pytestmark = pytest.mark.quick

# rules.md section 1, the plain cats written out, and the boxes that came later.
BOXES = [
    *("original", "imploding", "streaking", "barking", "two-player", "compact", "good-vs-evil", "recipes"),
    *("party-pack", "zombie"),
]
CARDS_OF_THE_BOXES = """
exploding_kitten       4 - 1 - 1 3 4 6 9 4
defuse                 6 - - - 3 5 6 8 10 -
nope                   5 - - - 3 4 5 8 9 5
attack                 4 - - - 2 3 2 6 5 2
skip                   4 - - - 3 3 - 5 10 3
favor                  4 - - - 3 - 4 - 6 3
shuffle                4 - - - 2 4 2 5 6 -
see_the_future_2       - - - - - 4 - - - -
see_the_future_3       5 - - - 3 - - 6 6 4
see_the_future_5       - - 1 - - - - 3 - -
reveal_the_future_3    - - - - - - 3 - - -
alter_the_future_3     - 4 - - - - - 3 6 -
alter_the_future_5     - - 1 - - - - - - -
alter_the_future_now_3 - - - 2 - - - 2 - -
share_the_future_3     - - - 2 - - - 4 - -
imploding_kitten       - 1 - - - - - 4 - -
targeted_attack        - 3 - - - - 2 4 5 -
personal_attack        - - - 4 - - - 4 - -
reverse                - 4 - - - - - 5 - -
draw_from_the_bottom   - 4 - - - - - 3 7 -
streaking_kitten       - - 1 - - - - 1 - -
super_skip             - - 1 1 - - - 2 - 2
swap_top_and_bottom    - - 3 - - - - 3 - -
garbage_collection     - - 1 - - - - 2 - -
catomic_bomb           - - 1 - - - - 1 - -
mark                   - - 3 - - - - 4 - -
curse_of_the_cat_butt  - - 2 - - - - - - -
barking_kitten         - - - 2 - - - 2 - -
bury                   - - - 2 - - - 4 - -
tower_of_power         - - - 1 - - - - - -
ill_take_that          - - - 4 - - - 4 - -
potluck                - - - 2 - - - - - -
armageddon             - - - - - - 3 - - -
godcat                 - - - - - - 1 - - -
devilcat               - - - - - - 1 - - -
raising_heck           - - - - - - 2 - - -
feral_cat              - 4 - - - - 4 6 6 -
tacocat                4 - - - 4 4 - 4 7 -
cattermelon            4 - - - - 4 - - 7 -
hairy_potato_cat       4 - - - - - - - 7 -
beard_cat              4 - - - 4 4 - 4 7 -
rainbow_ralphing_cat   4 - - - 4 4 - 4 7 -
zombie_cat             - - - - - - - 4 - -
horse_cat              - - - - - - 4 - - -
knight_cat             - - - - - - 4 - - -
mercat                 - - - - - - 4 - - -
troll_cat              - - - - - - 4 - - -
zombie_kitten          - - - - - - - - - 5
dig_deeper             - - - - - - - - - 4
attack_of_the_dead     - - - - - - - - - 3
clone                  - - - - - - - - - 3
shuffle_now            - - - - - - - - - 2
clairvoyance           - - - - - - - - - 2
feed_the_dead          - - - - - - - - - 2
grave_robber           - - - - - - - - - 1
cat_o_lantern          - - - - - - - - - 4
de_cat_ipated          - - - - - - - - - 4
electrocat             - - - - - - - - - 4
vampire_cat            - - - - - - - - - 4
"""
ROWS_OF_THE_BOXES = [line.split() for line in CARDS_OF_THE_BOXES.strip().splitlines()]
# What is printed is checked here; cards and recipes of our own may come on top of it.
PRINTED_CARDS = {row[0] for row in ROWS_OF_THE_BOXES}
PRINTED_TOTALS = [56, 20, 15, 20, 32, 42, 53, 121, 120, 61]

# rules.md section 8: id, players, hand, ingredients; "5p" is what is different at five players.
RECIPES = """
nope-sauce | 2-5 | 7+1 5p:5+1 | exploding n-1, defuse n, nope 8, shuffle 4, skip 4, alter now 2, swap 2, attack 3, \
targeted 2, catomic 1, bury 3, tacocat 4, feral 6, reverse 4
sticky-fingers | 2-5 | 7+1 5p:5+1 | exploding n, defuse n+1, attack 4, skip 4, take that 4, mark 4, streaking 1, \
tacocat 4, rainbow 4, zombie 4, beard 4, feral 6
eye-for-an-eye | 3-5 | 7+1 | exploding n-2, imploding 1, defuse n+1, see3 5, alter3 3, alter now 2, share 4, mark 4, \
shuffle 2, attack 4, skip 4, tacocat 4, rainbow 4, zombie 4
lightning-kittens | 2-4 | 1+1 | exploding n-1, defuse n, skip 4, reverse 2, nope 2
black-hole | 3-5 | 7+0 5p:5+0 | imploding n-1, skip 5, nope 4, shuffle 5, alter3 3, share 4, reverse 4, swap 3, \
bottom 3, tacocat 3, rainbow 3, feral 4
danger-mode | 2-4 | 7+1 | exploding 6, defuse n, attack 4, targeted 4, super skip 1, shuffle 3, reverse 5, bottom 2, \
streaking 1, tacocat 4, rainbow 4, zombie 4, feral 4
power-play | 3-5 | 7+1 | exploding n-1, imploding 1, defuse n+2, streaking 1, nope 4, see5 3, share 4, attack 4, \
bury 2, bottom 2, skip 4, super skip 2, tacocat 4, feral 6, garbage 2
attack-of-the-attacks | 2-5 | 7+1 5p:5+1 | exploding n-1, defuse n+1, attack 4 5p:6, targeted 4, skip 4, \
super skip 2, reverse 3, see3 3, tacocat 4, rainbow 4, zombie 4, nope 4, catomic 1
sharing-is-caring | 3-5 | 5+1 | exploding n-1, defuse n+1, mark 4, share 4, skip 4, take that 4, tacocat 4, \
rainbow 4, zombie 4, feral 4, barking 2
classic-mode | 2-5 | 7+1 5p:5+1 | exploding n-1, defuse n+1, nope 5 2p:3, attack 4 2p:2, skip 4 2p:3, \
shuffle 4 2p:2, see3 5 2p:2, tacocat 4, rainbow 4, zombie 4 2p:0, beard 4
meowsochist | 2-5 | 5+1 | exploding n, defuse n+3, personal 4, take that 2, reverse 3, alter now 2, share 3, \
garbage 2, tacocat 4, rainbow 4, feral 6, streaking 1
mind-games | 2-5 | 5+1 | exploding n-1, defuse n, bury 4, see3 6, skip 4, mark 4, bottom 2, reverse 4, tacocat 4, \
rainbow 4, zombie 4
card-hoarders | 2-4 | 5+1 | exploding 1 4p:2, imploding 1, defuse n, see3 4, share 4, swap 3, bottom 2, shuffle 3, \
tacocat 4, rainbow 4, zombie 4, nope 4
cat-fight | 2-4 | 2+1 | exploding n-1, defuse n, attack 4, targeted 2, nope 3, alter now 2, reverse 3
the-purrrge | 3-5 | 7+1 5p:5+1 | exploding n-1, imploding 1, defuse n, catomic 1, super skip 2, skip 5, reverse 5, \
attack 6, targeted 4, personal 4, shuffle 5, nope 8
black-hole-2-players | 2-2 | 5+0 | imploding 1, skip 3, nope 3, shuffle 2, alter3 2, swap 1, bottom 1, tacocat 2, \
rainbow 2, feral 4
power-play-2-players | 2-2 | 5+1 | exploding 1, imploding 1, defuse 3, streaking 1, nope 2, see5 1, share 1, \
attack 2, bottom 1, skip 1, super skip 1, tacocat 2, feral 4, garbage 1
sharing-is-caring-2-players | 2-2 | 5+1 | exploding 1, defuse 3, mark 2, share 2, skip 3, take that 1, tacocat 2, \
rainbow 2, feral 4, barking 2
"""
SHORT_NAMES = {
    "alter now": "alter_the_future_now_3",
    "alter3": "alter_the_future_3",
    "barking": "barking_kitten",
    "beard": "beard_cat",
    "bottom": "draw_from_the_bottom",
    "catomic": "catomic_bomb",
    "exploding": "exploding_kitten",
    "feral": "feral_cat",
    "garbage": "garbage_collection",
    "imploding": "imploding_kitten",
    "personal": "personal_attack",
    "rainbow": "rainbow_ralphing_cat",
    "see3": "see_the_future_3",
    "see5": "see_the_future_5",
    "share": "share_the_future_3",
    "streaking": "streaking_kitten",
    "super skip": "super_skip",
    "swap": "swap_top_and_bottom",
    "take that": "ill_take_that",
    "targeted": "targeted_attack",
    "zombie": "zombie_cat",
}
RECIPE_LINES = dict(line.split(" | ", 1) for line in RECIPES.strip().splitlines())


def at(players: int, written: str) -> str:
    """The value of a table cell for so many players: "4 5p:6" is 6 at five, 4 otherwise."""
    usual, *special = written.split()
    for case in special:
        count, _, value = case.partition("p:")
        if int(count) == players:
            return value
    return usual


def number(players: int, written: str) -> int:
    formula = at(players, written)
    return int(formula) if formula.isdigit() else players + int(formula[1:] or 0)


def ingredients(line: str, players: int) -> dict[str, int]:
    listed = {}
    for ingredient in line.split(", "):
        match = re.fullmatch(r"(.+?) ((?:n|\d)[-+\d]*(?: \dp:\d)?)", ingredient)
        assert match, ingredient
        listed[SHORT_NAMES.get(match[1], match[1].replace(" ", "_"))] = number(players, match[2])
    return listed


def test_every_box_holds_its_cards() -> None:
    assert sorted(box.name for box in boxes()) == sorted(BOXES)
    assert set(card_names()) >= PRINTED_CARDS
    for column, name in enumerate(BOXES, 1):
        expected = {row[0]: int(row[column]) for row in ROWS_OF_THE_BOXES if row[column] != "-"}
        there = {NAMES[kind]: count for kind, count in load_box(name).cards.items()}
        assert {kind: count for kind, count in there.items() if kind in PRINTED_CARDS} == expected


def test_printed_total() -> None:
    with Failures() as failures:
        for name, total in zip(BOXES, PRINTED_TOTALS, strict=True):
            with failures.of(name):
                box = load_box(name)
                assert box.printed_total == total
                assert sum(box.cards.values()) == total + (2 if name == "good-vs-evil" else 0)


def test_paw_marks_are_checked() -> None:
    """What is printed on the cards and who uses them is data, and refused when it does not fit (PTY-1)."""
    setup = {
        "players": [2, 5],
        "hand": {"cards": 7, "defuses": 1},
        "decks": {"paw": [2, 3], "plain": [3, 4], "claw": [5, 5]},
        "extra_defuses": "all",
        "extra_defuses_go_in": "before dealing",
        "kittens": "players - 1",
    }
    cards = {"nope": {"paw": 4, "claw": 1}, "skip": {"paw": -1, "plain": 2}, "defuse": 3}
    with pytest.raises(BadFile) as refused:
        box_from({"title": "Odd", "printed_total": 9, "cards": cards, "setup": setup}, "odd", "odd.toml")
    assert refused.value.reasons == [
        "odd.toml: cards.nope.claw: expected one of paw, plain, there is an unknown key",
        "odd.toml: cards.nope.plain: expected a number from 0 to 200, there is nothing",
        "odd.toml: cards.skip.paw: expected a number from 0 to 200, there is -1",
        "odd.toml: setup.decks.claw: expected one of paw, plain, all, there is an unknown key",
        "odd.toml: setup.decks.plain: expected every player count once, there is 3 twice",
        "odd.toml: setup.decks: expected a deck for 2 to 5 players, there is 2, 3, 4",
    ]
    del setup["decks"]
    with pytest.raises(BadFile, match="who uses the cards with a paw mark"):
        box_from(
            {"title": "Odd", "printed_total": 4, "cards": {"nope": {"paw": 4, "plain": 0}}, "setup": setup}, "odd", "o"
        )


def test_a_box_whose_cards_do_not_add_up_is_refused() -> None:
    table = {"title": "Odd", "printed_total": 5, "cards": {"nope": 4, "skip": "players"}, "price": 3}
    with pytest.raises(BadFile) as refused:
        box_from(table, "odd", "odd.toml")
    assert refused.value.reasons == [
        "odd.toml: price: expected one of title, printed_total, expands, expansion, setup, options, cards, "
        "there is an unknown key",
        'odd.toml: cards.skip: expected a number from 0 to 200, there is "players"',
        "odd.toml: printed_total: expected 4, the sum of the cards, there is 5",
    ]


def test_a_bad_setup_is_refused_with_all_reasons() -> None:
    setup = {"players": [2, 5], "hand": {"cards": -1}, "extra_defuses": "some", "kittens": "players - 3", "towers": 1}
    table = {"title": "Odd", "printed_total": 4, "cards": {"nope": 4}, "setup": setup}
    with pytest.raises(BadFile) as refused:
        box_from(table, "odd", "odd.toml")
    assert [reason.split(": ")[1] for reason in refused.value.reasons] == [
        "setup.towers",
        "setup.hand.cards",
        "setup.hand.defuses",
        "setup.extra_defuses",
        "setup.extra_defuses_go_in",
        "setup.kittens",
    ]


def test_there_are_the_eighteen_official_recipes() -> None:
    assert {recipe.id for recipe in recipes()} >= set(RECIPE_LINES)
    assert len(RECIPE_LINES) == 18


def test_official_recipe_is_as_published() -> None:
    with Failures() as failures:
        for id, line in RECIPE_LINES.items():
            with failures.of(id):
                span, hand, listed = line.split(" | ")
                fewest, most = map(int, span.split("-"))
                recipe = load_recipe(id)
                assert recipe.players == (fewest, most)
                for players in range(fewest, most + 1):
                    cards, defuses = map(int, at(players, hand).split("+"))
                    assert (recipe.cards_each.at(players), recipe.defuses_each.at(players)) == (cards, defuses)
                    there = {NAMES[kind]: count.at(players) for kind, count in recipe.cards.items()}
                    printed = {kind: count for kind, count in there.items() if kind in PRINTED_CARDS}
                    assert printed == ingredients(listed, players)


def test_official_recipe_can_be_taken_out_of_its_box() -> None:
    with Failures() as failures:
        for id in RECIPE_LINES:
            with failures.of(id):
                recipe, box = load_recipe(id), load_box("recipes")
                for players in recipe.player_counts:
                    for kind, count in recipe.cards.items():
                        assert NAMES[kind] not in PRINTED_CARDS or count.at(players) <= box.cards[kind], NAMES[kind]


def test_the_id_of_an_official_recipe_is_its_title() -> None:
    with Failures() as failures:
        for id in RECIPE_LINES:
            with failures.of(id):
                assert re.sub(r"[^a-z0-9]+", "-", load_recipe(id).title.lower()).strip("-") == id


def test_a_recipe_reads_back_from_its_table() -> None:
    with Failures() as failures:
        for id in RECIPE_LINES:
            with failures.of(id):
                recipe = load_recipe(id)
                assert recipe_from(recipe.table(), id) == recipe


FORMULAS: list[tuple[object, Formula | None]] = [
    (4, Formula(0, 4)),
    ("players", Formula(1, 0)),
    (" players-1 ", Formula(1, -1)),
    ("players + 2", Formula(1, 2)),
    ("2 * players - 1", Formula(2, -1)),
    ("player", None),
    ("players - n", None),
    ("players + 12345", None),
    ("4", None),
    ("players\n", None),
    (True, None),
    (1.5, None),
    ([], None),
]


def test_formulas() -> None:
    with Failures() as failures:
        for written, formula in FORMULAS:
            with failures.of(repr(written)):
                assert read_formula(written) == formula
                if formula is not None:
                    assert read_formula(formula.written()) == formula


def test_editions_are_found_by_name() -> None:
    for name in edition_names():
        assert edition(name).name == name
    assert len(edition_names()) == 7 + 7 + 18
    assert edition("barking+original+imploding").name == "original+imploding+barking"
    assert edition("recipe:nope-sauce").recipe == load_recipe("nope-sauce")


def test_an_edition_says_which_kinds_it_has() -> None:
    kinds = edition("original+imploding").kinds
    assert NUMBERS["favor"] in kinds
    assert NUMBERS["reverse"] in kinds
    assert NUMBERS["mark"] not in kinds
    assert NUMBERS["beard_cat"] not in edition("recipe:nope-sauce").kinds


UNKNOWN_EDITIONS: list[tuple[str, list[str]]] = [
    ("orignal", ["perhaps original", "original+imploding+streaking+barking", "recipe:nope-sauce", '"orignal"']),
    ("", ["one of", "compact"]),
    ("original+", ["one of"]),
    ("original+catnip+mice", ['"catnip, mice"']),
    ("recipe:nope-soup", ["nope-sauce", "the-purrrge", '"nope-soup"']),
    ("imploding", ["there is none, only imploding", "SET-2", "original+imploding"]),
    ("compact+imploding", ["expected imploding with original, there is compact", "SET-2"]),
    ("original+compact", ["one box", "compact and original"]),
    ("original+original", ["copies"]),
    ("compact+compact+two-player+barking", ["twice", "compact and two-player", "expected barking with original"]),
]


def test_an_unknown_edition_is_refused_with_what_there_is() -> None:
    with Failures() as failures:
        for name, words in UNKNOWN_EDITIONS:
            with failures.of(repr(name)):
                with pytest.raises(NotInLibrary) as refused:
                    edition(name)
                for word in words:
                    assert word in str(refused.value)


def test_unknown_boxes_and_recipes_are_refused_with_what_there_is() -> None:
    with pytest.raises(NotInLibrary, match="good-vs-evil"):
        load_box("../boxes/original")
    with pytest.raises(NotInLibrary, match="sticky-fingers"):
        load_recipe("../recipes/cat-fight")


GOOD = """
title = "Grandma's Casserole"
players = [2, 4]
hand = { cards = { 2 = 6, else = "players + 1" }, defuses = 2 }

[options]
combos = "cats"
fast = true

[cards]
exploding_kitten = "players - 1"
defuse = "2 * players + 1"
curse_of_the_cat_butt = 3
armageddon = 2
godcat = 1
devilcat = 1
tower_of_power = 1
nope = { 2 = 3, 3 = 4, else = "players + 2" }
mercat = 24
"""


def write(folder: Path, text: str | bytes, name: str = "mine.toml") -> Path:
    path = folder / name
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return path


def reasons(path: Path) -> list[str]:
    """Why a recipe file is refused, without the name and the line, which every reason starts with."""
    return [re.sub(r"^line [0-9]+: ", "", reason) for reason in reasons_with_lines(path)]


def reasons_with_lines(path: Path) -> list[str]:
    with pytest.raises(BadFile) as refused:
        read_recipe(path)
    assert all(reason.startswith(f"{path}: ") for reason in refused.value.reasons)
    return [reason.removeprefix(f"{path}: ") for reason in refused.value.reasons]


def change(old: str, new: str) -> str:
    assert old in GOOD
    return GOOD.replace(old, new)


@pytest.mark.parametrize("text", [GOOD, "\ufeff" + GOOD, GOOD.replace("\n", "\r\n")])
def test_an_own_recipe_is_read(tmp_path: Path, text: str) -> None:
    recipe = read_recipe(write(tmp_path, text, "casserole.toml"))
    assert recipe.id == "casserole"
    assert recipe.title == "Grandma's Casserole"
    assert recipe.players == (2, 4)
    assert [recipe.cards_each.at(players) for players in (2, 3, 4)] == [6, 4, 5]
    assert [recipe.having(NUMBERS["nope"], players) for players in (2, 3, 4)] == [3, 4, 6]
    assert recipe.options == {"combos": "cats", "fast": True}
    assert edition(recipe).name == "recipe:casserole"
    assert edition(recipe).options["attack_stacking"] == "on"
    assert recipe_from(recipe.table(), "casserole") == recipe


def test_everything_wrong_with_a_recipe_is_said_at_once(tmp_path: Path) -> None:
    text = """
        title = 7
        players = [2, 3]
        hand = { cards = "players * 2", defuses = { 2 = 1 }, jokers = 1 }
        author = "me"

        [options]
        combos = "dogs"
        copies = 2

        [cards]
        tacocatt = 4
        exploding_kitten = 0
        defuse = { 4 = 1, else = 9 }
        skip = "players - 3"
        nope = 201
        favor = 1.5
        barking_kitten = 1
        armageddon = 1
        godcat = 2
    """
    assert reasons_with_lines(write(tmp_path, text)) == [
        "line 5: author: expected one of title, players, hand, options, cards, there is an unknown key",
        "line 2: title: expected a line of text of at most 100 letters, there is 7",
        "line 4: hand.jokers: expected one of cards, defuses, zombie_kittens, there is an unknown key",
        'line 4: hand.cards: expected a number, a text such as "players - 1", or a table such as '
        '{ 2 = 2, else = "players + 1" }, there is "players * 2"',
        "line 4: hand.defuses: expected a number for every player count, there is none for 3 players",
        "line 12: cards.tacocatt: expected a card kind, perhaps tacocat, there is an unknown kind",
        'line 14: cards.defuse.4: expected a player count from 2 to 3, or else, there is "4"',
        "line 15: cards.skip: expected 0 to 200, there is -1 at 2 players",
        "line 16: cards.nope: expected 0 to 200, there is 201 at 2 to 3 players",
        'line 17: cards.favor: expected a number, a text such as "players - 1", or a table such as '
        '{ 2 = 2, else = "players + 1" }, there is 1.5',
        'line 8: options.combos: expected "all" or "cats", there is "dogs"',
        "line 9: options.copies: expected one of combos, five_different, attack_stacking, targeted_attack_returns, "
        "dead_hand, fast, there is another option",
        "line 13: cards.exploding_kitten + cards.imploding_kitten: expected at least players - 1 deadly kittens, or "
        "players if a Streaking Kitten is in (RCP-3), there is 0 at 2 to 3 players",
        "line 18: cards.barking_kitten: expected 0 or 2 (RCP-3), there is 1 at 2 to 3 players",
        "line 20: cards.godcat: expected 0 or 1 (RCP-3), there is 2 at 2 to 3 players",
        "line 11: cards.devilcat: expected 1, since Armageddon is in (RCP-3), there is 0 at 2 to 3 players",
    ]


WRONG_RECIPES: list[tuple[str, str]] = [
    (
        change('"players - 1"', "2"),
        "cards.exploding_kitten + cards.imploding_kitten: expected at least players - 1 deadly kittens, or players "
        "if a Streaking Kitten is in (RCP-3), there is 2 at 4 players",
    ),
    (
        GOOD + "streaking_kitten = { 3 = 1, else = 0 }",
        "cards.exploding_kitten + cards.imploding_kitten: expected at least players - 1 deadly kittens, or players "
        "if a Streaking Kitten is in (RCP-3), there is 2 at 3 players",
    ),
    (
        change('"2 * players + 1"', "6"),
        "cards.defuse: expected at least players x hand.defuses (RCP-3), there is 6 at 4 players",
    ),
    (
        change("mercat = 24", "mercat = 12").replace("fast = true", "fast = false"),
        "cards: expected 20 to deal, 5 for each player, after 6 for the storage (RCP-3), there is 19 at 4 players",
    ),
    (
        change("mercat = 24", "mercat = 12"),
        "cards: expected 20 to deal, 5 for each player, after 6 for the storage (RCP-3), there is 18 at 4 players",
    ),
    (GOOD + "barking_kitten = 4", "cards.barking_kitten: expected 0 or 2 (RCP-3), there is 4 at 2 to 4 players"),
    (
        change("tower_of_power = 1", "tower_of_power = 2"),
        "cards.tower_of_power: expected 0 or 1 (RCP-3), there is 2 at 2 to 4 players",
    ),
    (
        change("godcat = 1\n", "godcat = { 2 = 0, else = 1 }\n"),
        "cards.godcat: expected 1, since Armageddon is in (RCP-3), there is 0 at 2 players",
    ),
    (
        GOOD + "".join(f"{kind} = 200\n" for kind in ("skip", "mark", "bury", "attack", "favor")),
        "cards: expected at most 1000 cards, there is 1041 at 2 players, 1045 at 3 players, 1050 at 4 players",
    ),
    (change("[2, 4]", "[2, 11]"), "players: expected [fewest, most], from 2 to 10 players, there is [2, 11]"),
    (change("[2, 4]", "[4, 2]"), "players: expected [fewest, most], from 2 to 10 players, there is [4, 2]"),
    (change("[2, 4]", "[true, 4]"), "players: expected [fewest, most], from 2 to 10 players, there is [true, 4]"),
    (change("[2, 4]", "4"), "players: expected [fewest, most], from 2 to 10 players, there is 4"),
    (change("title = ", "name = "), "title: expected a line of text of at most 100 letters, there is nothing"),
    (change("defuses = 2", "defuses = -1"), "hand.defuses: expected 0 to 200, there is -1 at 2 to 4 players"),
    (change("fast = true", "fast = 1"), "options.fast: expected true or false, there is 1"),
    (change("mercat = 24", '"mer cat\\n" = 24'), 'cards."mer cat\\n": expected a card kind, perhaps mercat, '),
    (change("mercat = 24", "mercat = {}"), "cards.mercat: expected a number for every player count, there is none"),
]


def test_what_is_wrong_with_a_recipe_is_said(tmp_path: Path) -> None:
    with Failures() as failures:
        for text, reason in WRONG_RECIPES:
            with failures.of(reason):
                said = reasons(write(tmp_path, text))
                assert any(each.startswith(reason) for each in said), said


def test_a_recipe_with_nothing_in_it_is_refused(tmp_path: Path) -> None:
    fields = [reason.split(":")[0] for reason in reasons(write(tmp_path, ""))]
    assert fields == ["title", "players", "hand", "cards"]


def test_storage_is_needed_even_if_nothing_is_dealt(tmp_path: Path) -> None:
    text = """
        title = "Empty hands"
        players = [2, 2]
        hand = { cards = 0, defuses = 0 }
        cards = { exploding_kitten = 1, tower_of_power = 1, skip = 5 }
    """
    assert reasons(write(tmp_path, text)) == [
        "cards: expected 6 for the storage of the Tower of Power (RCP-3), there is 5 at 2 players"
    ]
    assert read_recipe(write(tmp_path, text.replace("skip = 5", "skip = 6"))).players == (2, 2)


NO_TOML: list[tuple[bytes, str]] = [
    (b"title = ", "line 1: not a TOML file: Invalid value"),
    (b"title = 1\ntitle = 2\n", "line 2: not a TOML file: this key stands there already"),
    (b"title = 'caf\xe9'", "line 1: expected UTF-8 text, there is something else"),
    (b"#" * 1_000_001, "file: expected at most 1000000 bytes, there is more"),
    (b"a = " + b"[" * 100_000, "line 1: not a TOML file: expected at most 8 lists and tables"),
    (b"a = " + b"9" * 10_000, "line 1: not a TOML file: "),
    (b"a = 2023-02-30", "line 1: not a TOML file: "),
]


def test_what_is_no_text_or_no_toml_is_refused(tmp_path: Path) -> None:
    with Failures() as failures:
        for data, reason in NO_TOML:
            with failures.of(reason):
                (said,) = reasons_with_lines(write(tmp_path, data))
                assert said.startswith(reason)


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    assert reasons(tmp_path / "nowhere.toml") == ["file: expected a file, there is none"]
    assert reasons(tmp_path) == ["file: expected a file, there is something else"]


def test_a_refusal_can_be_sent_to_another_process() -> None:
    refused = BadFile(["a: b: expected c, there is d", "a: e: expected f, there is g"])
    copy = pickle.loads(pickle.dumps(refused))
    assert isinstance(copy, BadFile)
    assert copy.reasons == refused.reasons
