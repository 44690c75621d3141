"""Setting up: what is dealt in every edition at every player count (SET-1 to SET-5), and which games are refused."""

from collections import Counter
from pathlib import Path

import pytest

from defuse.game.kinds import (
    DEFUSE,
    DEVILCAT,
    EXPLODING_KITTEN,
    FERAL_CAT,
    GODCAT,
    IMPLODING_KITTEN,
    NAMES,
    TOWER_OF_POWER,
    ZOMBIE_KITTEN,
)
from defuse.game.library import (
    CannotPlay,
    NotInLibrary,
    Plan,
    edition,
    edition_names,
    load_box,
    plan,
    player_counts,
    read_recipe,
    recipes,
    rule_options,
)
from defuse.game.options import ALWAYS_ADDED, written
from tests.failures import Failures

pytestmark = pytest.mark.quick

# SET-1: edition, players, cards and Defuses dealt, extra Defuses before and after dealing, Exploding and Imploding.
SET_1 = """
original              2  4+1  0+2  1+0
original              3  4+1  0+3  2+0
original              4  4+1  0+2  3+0
original              5  4+1  0+1  4+0
original+imploding    2  7+1  0+2  1+1
original+imploding    3  7+1  0+2  1+1
original+imploding    4  7+1  0+2  2+1
original+imploding    5  7+1  0+1  3+1
original+imploding    6  7+1  0+0  4+1
original+streaking    2  7+1  2+0  2+0
original+streaking    3  7+1  2+0  3+0
original+streaking    4  7+1  2+0  4+0
original+streaking    5  7+1  1+0  5+0
original+barking      2  7+1  4+0  1+0
original+barking      3  7+1  3+0  2+0
original+barking      4  7+1  2+0  3+0
original+barking      5  7+1  1+0  4+0
two-player            2  7+1  1+0  1+0
compact               2  5+1  3+0  1+0
compact               3  5+1  2+0  2+0
compact               4  5+1  1+0  3+0
good-vs-evil          2  7+1  2+0  1+0
good-vs-evil          3  7+1  2+0  2+0
good-vs-evil          4  7+1  2+0  3+0
good-vs-evil          5  7+1  1+0  4+0
party-pack            2  7+1  1+0  1+0
party-pack            3  7+1  0+0  2+0
party-pack            4  7+1  3+0  3+0
party-pack            5  7+1  2+0  4+0
party-pack            6  7+1  1+0  5+0
party-pack            7  7+1  0+0  6+0
party-pack            8  7+1  2+0  7+0
party-pack            9  7+1  1+0  8+0
party-pack           10  7+1  0+0  9+0
zombie                2  7+0  0+0  1+0
zombie                3  7+0  0+0  2+0
zombie                4  7+0  0+0  3+0
zombie                5  7+0  0+0  4+0
"""

# SET-2, the same columns.
SET_2 = """
original+imploding+streaking          2  7+1  2+0  1+1
original+imploding+streaking          3  7+1  2+0  2+1
original+imploding+streaking          4  7+1  2+0  3+1
original+imploding+streaking          5  7+1  1+0  4+1
original+imploding+streaking          6  7+1  0+0  5+1
original+imploding+barking            2  7+1  2+0  1+1
original+imploding+barking            3  7+1  2+0  1+1
original+imploding+barking            4  7+1  2+0  2+1
original+imploding+barking            5  7+1  1+0  3+1
original+imploding+barking            6  7+1  0+0  4+1
original+streaking+barking            2  7+1  2+0  2+0
original+streaking+barking            3  7+1  2+0  3+0
original+streaking+barking            4  7+1  2+0  4+0
original+streaking+barking            5  7+1  1+0  5+0
original+imploding+streaking+barking  2  7+1  2+0  1+1
original+imploding+streaking+barking  3  7+1  2+0  2+1
original+imploding+streaking+barking  4  7+1  2+0  3+1
original+imploding+streaking+barking  5  7+1  1+0  4+1
original+imploding+streaking+barking  6  7+1  0+0  5+1
"""
ROWS = [line.split() for line in (SET_1 + SET_2).splitlines() if line]

MOST_PLAYERS = {  # with one copy of the base box, with two
    "original": (5, 9),
    "original+imploding": (6, 10),
    "original+streaking": (5, 9),
    "original+barking": (5, 9),
    "original+imploding+streaking": (6, 10),
    "original+imploding+barking": (6, 10),
    "original+streaking+barking": (5, 9),
    "original+imploding+streaking+barking": (6, 10),
    "two-player": (2, 3),
    "compact": (4, 7),
    "good-vs-evil": (5, 9),
    "party-pack": (10, 10),
    "zombie": (5, 9),
}
BOX_EDITIONS = list(MOST_PLAYERS)
ALL_IN = "original+imploding+streaking+barking"


def all_cards(dealt: Plan) -> Counter[int]:
    """Every card that a plan uses."""
    cards = Counter(dealt.pile + dealt.kittens + dealt.mat)
    cards[DEFUSE] += dealt.players * dealt.defuses_each + dealt.early_defuses + dealt.late_defuses
    cards[ZOMBIE_KITTEN] += dealt.players * dealt.zombies_each
    cards[TOWER_OF_POWER] += dealt.tower
    return +cards


def refusal(name: str, players: int, options: dict[str, object] | None = None, **leave_out: int) -> list[str]:
    with pytest.raises(CannotPlay) as refused:
        plan(edition(name), players, options, leave_out)
    return refused.value.reasons


def row(name: str, players: int) -> list[str]:
    """The plan of a game as a row of the table."""
    dealt = plan(edition(name), players)
    hand = f"{dealt.cards_each}+{dealt.defuses_each}"
    defuses = f"{dealt.early_defuses}+{dealt.late_defuses}"
    kittens = f"{dealt.kittens.count(EXPLODING_KITTEN)}+{dealt.kittens.count(IMPLODING_KITTEN)}"
    return [dealt.edition_name, str(dealt.players), hand, defuses, kittens]


def test_the_setup_table() -> None:
    assert [row(name, int(players)) for name, players, *_ in ROWS] == ROWS


def test_the_setup_table_is_complete() -> None:
    listed = {(name, int(players)) for name, players, *_ in ROWS}
    assert listed == {(name, players) for name in BOX_EDITIONS for players in player_counts(edition(name))}


def test_how_many_can_play() -> None:
    expected = {(name, copies): most for name, both in MOST_PLAYERS.items() for copies, most in enumerate(both, 1)}
    found = {(name, copies): player_counts(edition(name), {"copies": copies}) for name, copies in expected}
    assert found == {case: list(range(2, most + 1)) for case, most in expected.items()}


def test_the_cards_allow_what_an_expansion_prints() -> None:
    with Failures() as failures:
        for name in ("imploding", "streaking", "barking"):
            with failures.of(name):
                setup = load_box(name).setup
                assert setup is not None
                assert setup.players == (2, MOST_PLAYERS[f"original+{name}"][0])


@pytest.mark.parametrize("name", BOX_EDITIONS)
@pytest.mark.parametrize("copies", [1, 2])
def test_all_cards_but_kittens_defuses_and_the_second_mat_are_on_the_table(name: str, copies: int) -> None:
    chosen = edition(name)
    for players in player_counts(chosen, {"copies": copies}):
        expected = Counter({kind: count * copies for kind, count in chosen.box.deck(players).items()})
        for expansion in chosen.expansions:
            expected.update(expansion.cards)
        dealt = plan(chosen, players, {"copies": copies})
        assert dealt.pile == sorted(dealt.pile)
        cards = all_cards(dealt)
        for kind in (EXPLODING_KITTEN, IMPLODING_KITTEN, DEFUSE):
            assert cards[kind] <= expected[kind]
        for kind in (GODCAT, DEVILCAT):
            assert cards[kind] == min(1, expected[kind])
        fixed = {EXPLODING_KITTEN, IMPLODING_KITTEN, DEFUSE, GODCAT, DEVILCAT}
        assert {k: n for k, n in cards.items() if k not in fixed} == {
            k: n for k, n in expected.items() if k not in fixed
        }


def test_the_paw_marks_decide_what_is_used() -> None:
    """PTY-1: 41 paw cards and 60 plain ones besides kittens and Defuses."""
    sizes = {players: len(plan(edition("party-pack"), players).pile) for players in range(2, 11)}
    assert sizes == {2: 41, 3: 41, 4: 60, 5: 60, 6: 60, 7: 60, 8: 101, 9: 101, 10: 101}


def test_everybody_starts_with_a_zombie_kitten() -> None:
    """ZMB-1: 24, 33 and 57 cards besides kittens; the fifth Zombie Kitten of four players is in the pile."""
    dealt = {players: plan(edition("zombie"), players) for players in range(2, 6)}
    assert {players: len(each.pile) + players for players, each in dealt.items()} == {2: 24, 3: 33, 4: 57, 5: 57}
    assert {players: each.pile.count(ZOMBIE_KITTEN) for players, each in dealt.items()} == {2: 0, 3: 0, 4: 1, 5: 0}
    assert all(each.zombies_each == 1 for each in dealt.values())


def test_tower_storage_and_mat() -> None:
    with Failures() as failures:
        for name in BOX_EDITIONS:
            with failures.of(name):
                dealt = plan(edition(name), 2)
                assert dealt.tower == ("barking" in name)
                assert dealt.storage == (6 if "barking" in name else 0)
                assert dealt.mat == ([GODCAT, DEVILCAT] if name == "good-vs-evil" else [])


def test_two_copies_double_the_base_box_only() -> None:
    dealt = plan(edition("original+imploding"), 10, {"copies": 2})
    assert dealt.kittens == [EXPLODING_KITTEN] * 8 + [IMPLODING_KITTEN]
    assert dealt.late_defuses == 2
    names = Counter(NAMES[kind] for kind in dealt.pile)
    assert names["nope"] == 10
    assert names["feral_cat"] == 4


def test_two_copies_for_two_still_put_two_defuses_in() -> None:
    assert plan(edition("original"), 2, {"copies": 2}).late_defuses == 2


def test_default_options() -> None:
    old_attacks = {"original", "original+imploding", "original+streaking", "original+imploding+streaking"}
    with Failures() as failures:
        for name in edition_names():
            with failures.of(name):
                assert written(rule_options(edition(name))) == {
                    "combos": "all",
                    "five_different": name.startswith("original"),
                    "attack_stacking": "off" if name in old_attacks else "personal" if "+barking" in name else "on",
                    "targeted_attack_returns": name == "recipes" or name.startswith("recipe:"),
                    "deal": -1,
                    "dead_hand": "hidden" if name == "compact" else "discard",
                    "fast": False,
                    "copies": 1,
                    "first_player": "random",
                }


def test_a_table_overrides_options() -> None:
    options: dict[str, object] = {"deal": 7, "combos": "cats", "fast": True, "first_player": 3, "attack_stacking": "on"}
    dealt = plan(edition("original"), 4, options)
    assert dealt.cards_each == 7
    assert dealt.fast
    assert written(dealt.options) == {
        **written(rule_options(edition("original"))),
        **options,
    }


def test_a_plan_says_how_many_cards_are_dealt_in_its_options() -> None:
    assert plan(edition("original"), 4).options.deal == 4
    assert plan(edition("recipe:nope-sauce"), 5).options.deal == 5


def test_official_recipes_at_every_player_count() -> None:
    with Failures() as failures:
        for recipe in recipes():
            with failures.of(recipe.id):
                chosen = edition(f"recipe:{recipe.id}")
                assert player_counts(chosen) == list(recipe.player_counts)
                for players in recipe.player_counts:
                    dealt = plan(chosen, players)
                    cards = +Counter({kind: count.at(players) for kind, count in recipe.cards.items()})
                    assert all_cards(dealt) == cards
                    assert dealt.cards_each == recipe.cards_each.at(players)
                    assert dealt.defuses_each == recipe.defuses_each.at(players)
                    assert dealt.early_defuses == recipe.having(DEFUSE, players) - players * dealt.defuses_each
                    assert dealt.late_defuses == 0


def test_own_recipe_with_tower_and_mat(tmp_path: Path) -> None:
    path = tmp_path / "everything.toml"
    path.write_text("""
        title = "Everything"
        players = [2, 3]
        hand = { cards = 5, defuses = 1 }
        options = { five_different = true, attack_stacking = false }

        [cards]
        exploding_kitten = "players"
        imploding_kitten = 1
        streaking_kitten = 1
        defuse = 5
        tower_of_power = 1
        armageddon = 2
        godcat = 1
        devilcat = 1
        skip = 20
    """)
    chosen = edition(read_recipe(path))
    dealt = plan(chosen, 3, {"attack_stacking": True})
    assert Counter(NAMES[kind] for kind in dealt.pile) == {"streaking_kitten": 1, "armageddon": 2, "skip": 20}
    assert dealt.kittens == [EXPLODING_KITTEN] * 3 + [IMPLODING_KITTEN]
    assert (dealt.tower, dealt.storage, dealt.mat) == (True, 6, [GODCAT, DEVILCAT])
    assert dealt.early_defuses == 2
    assert (dealt.options.five_different, dealt.options.attack_stacking) == (True, ALWAYS_ADDED)
    assert dealt.edition_name == "recipe:everything"


def test_the_box_of_recipes_alone_has_rules_but_no_game() -> None:
    assert rule_options(edition("recipes")).attack_stacking == ALWAYS_ADDED
    (reason,) = refusal("recipes", 3)
    assert "choose one" in reason
    assert "recipe:nope-sauce" in reason


def test_too_many_players_says_all_that_is_missing() -> None:
    assert refusal("original", 7) == [
        "players: expected 2 to 5, there are 7",
        "exploding_kitten: expected 6, there are 4: 2 missing (SET-3)",
        "defuse: expected 7, 1 for each player, there are 6: 1 missing (SET-3)",
    ]
    assert refusal("original+imploding", 7) == [
        "exploding_kitten: expected 5, there are 4: 1 missing (SET-3)",
        "defuse: expected 7, 1 for each player, there are 6: 1 missing (SET-3)",
    ]
    assert refusal("original+streaking", 10, {"copies": 2}) == [
        "exploding_kitten: expected 10, there are 9: 1 missing (SET-3)"
    ]


WRONG_COUNTS: list[tuple[str, int, str]] = [
    ("two-player", 3, "players: expected 2, there are 3"),
    ("compact", 1, "players: expected 2 to 4, there are 1"),
    ("recipe:black-hole", 2, "players: expected 3 to 5, there are 2"),
    ("recipe:nope-sauce", 6, "players: expected 2 to 5, there are 6"),
    (ALL_IN, 11, "players: expected 2 to 10, there are 11"),
    (ALL_IN, 0, "players: expected 2 to 10, there are 0"),
]


def test_a_wrong_player_count_is_refused() -> None:
    with Failures() as failures:
        for name, players, reason in WRONG_COUNTS:
            with failures.of(f"{name} with {players}"):
                assert reason in refusal(name, players)


def test_too_few_cards_to_deal() -> None:
    assert refusal("original", 5, {"deal": 10}) == [
        "cards: expected 50 to deal, 10 for each player, there are 46: 4 missing (SET-3)"
    ]
    # 65 cards of both boxes, a Defuse and the Tower of Power, less the storage
    assert refusal("original+barking", 5, {"deal": 13}) == [
        "cards: expected 65 to deal, 13 for each player, after 6 for the storage, there are 61: 4 missing (SET-3)"
    ]
    # in a fast game the Tower goes in with the kittens (SET-4)
    assert refusal("original+barking", 5, {"deal": 13, "fast": True}) == [
        "cards: expected 65 to deal, 13 for each player, after 6 for the storage, there are 60: 5 missing (SET-3)"
    ]
    assert plan(edition("original+barking"), 5, {"deal": 12, "fast": True}).cards_each == 12


def test_everything_wrong_with_a_game_is_said_at_once() -> None:
    options: dict[str, object] = {"combos": 3, "luck": "good", "first_player": 4, "deal": -1, "copies": 3}
    assert refusal("original+barking", 4, options, nope=1, mark=1, barking_kitten=1, cow=1) == [
        'options.combos: expected "all" or "cats", there is 3',
        "options.luck: expected one of combos, five_different, attack_stacking, targeted_attack_returns, deal, "
        'dead_hand, fast, copies, first_player, there is "good"',
        "options.deal: expected a number of cards from 0 to 100, there is -1",
        "options.copies: expected 1 or 2, there is 3",
        'options.first_player: expected a seat from 0 to 3 or "random", there is 4',
        "leave_out.nope: expected a card of an expansion in original+barking, there is a card of the base box (SET-5)",
        "leave_out.mark: expected a card of an expansion in original+barking, there is none of them (SET-5)",
        "leave_out.cow: expected a card kind, there is an unknown kind (SET-5)",
        "leave_out.barking_kitten: expected both Barking Kittens or none, there is one left (SET-5)",
    ]


def test_a_recipe_takes_no_second_copy() -> None:
    (reason,) = refusal("recipe:nope-sauce", 3, {"copies": 2})
    assert reason.startswith("options.copies: expected 1")


def test_expansion_cards_can_be_left_out() -> None:
    leave_out = {"super_skip": 2, "mark": 1, "barking_kitten": 2, "tower_of_power": 1, "feral_cat": 4, "reverse": 0}
    full, fewer = plan(edition(ALL_IN), 4), plan(edition(ALL_IN), 4, None, leave_out)
    gone = Counter(NAMES[kind] for kind in (all_cards(full) - all_cards(fewer)).elements())
    assert gone == +Counter(leave_out)
    assert (fewer.tower, fewer.storage) == (False, 0)
    assert fewer.kittens == full.kittens


KITTENS_LEFT = [
    # edition, players, left out, then the Exploding and Imploding Kittens in the pile (SET-5)
    ("original+imploding", 4, {}, 2, 1),
    ("original+imploding", 4, {"imploding_kitten": 1}, 3, 0),
    ("original+imploding", 2, {}, 1, 1),
    ("original+imploding", 2, {"imploding_kitten": 1}, 1, 0),
    ("original+streaking", 4, {}, 4, 0),
    ("original+streaking", 4, {"streaking_kitten": 1}, 3, 0),
    ("original+streaking", 4, {"exploding_kitten": 1}, 4, 0),
    ("original+streaking", 5, {"streaking_kitten": 1, "exploding_kitten": 1}, 4, 0),
    ("original+imploding+streaking", 4, {"imploding_kitten": 1}, 4, 0),
    ("original+imploding+streaking", 4, {"streaking_kitten": 1}, 2, 1),
    ("original+imploding+streaking", 2, {"streaking_kitten": 1, "imploding_kitten": 1}, 1, 0),
]


def test_kittens_are_counted_for_what_is_left() -> None:
    with Failures() as failures:
        for name, players, leave_out, exploding, imploding in KITTENS_LEFT:
            with failures.of(f"{name} with {players} without {', '.join(leave_out)}"):
                kittens = plan(edition(name), players, None, leave_out).kittens
                assert kittens == [EXPLODING_KITTEN] * exploding + [IMPLODING_KITTEN] * imploding


def test_the_name_of_an_edition_says_what_is_left_out() -> None:
    chosen = edition("original+imploding~imploding_kitten~feral_cat:3")
    assert chosen.left_out == (("feral_cat", 3), ("imploding_kitten", 1))
    assert chosen.name == "original+imploding~feral_cat:3~imploding_kitten"
    assert edition(chosen.name) == chosen
    planned = plan(chosen, 4)
    assert planned.kittens == [EXPLODING_KITTEN] * 3
    assert planned.cast[FERAL_CAT] == 1
    with pytest.raises(NotInLibrary, match=r'bury:N with a number of cards, there is "bury:x" \(SET-5\)'):
        edition("original+imploding~bury:x")
    with pytest.raises(CannotPlay, match=r"leave_out\.bury: expected a card of an expansion"):
        plan(edition("original+imploding~bury"), 4)


def test_too_few_kittens_left_are_refused() -> None:
    (said,) = refusal("original+streaking", 5, None, exploding_kitten=1)
    assert said == "exploding_kitten: expected 5, there are 4: 1 missing (SET-3)"


STAYS_IN: list[tuple[str, str, int, str]] = [
    (ALL_IN, "super_skip", 3, "leave_out.super_skip: expected a number from 0 to 2, there is 3 (SET-5)"),
    (ALL_IN, "mark", -1, "leave_out.mark: expected a number from 0 to 3, there is -1 (SET-5)"),
    (ALL_IN, "imploding_kitten", 2, "leave_out.imploding_kitten: expected a number from 0 to 1, there is 2 (SET-5)"),
    (ALL_IN, "exploding_kitten", 2, "leave_out.exploding_kitten: expected a number from 0 to 1, there is 2 (SET-5)"),
    (
        "original+imploding",
        "exploding_kitten",
        1,
        "leave_out.exploding_kitten: expected a card of an expansion in original+imploding, there is a card",
    ),
    (ALL_IN, "defuse", 1, "leave_out.defuse: expected a card of an expansion in "),
    (ALL_IN, "barking_kitten", 1, "leave_out.barking_kitten: expected both Barking Kittens or none"),
    (
        "compact",
        "nope",
        1,
        "leave_out.nope: expected a card of an expansion in compact, there is a card of the base",
    ),
    ("recipe:nope-sauce", "nope", 1, "leave_out.nope: expected a card of an expansion in recipe:nope-sauce"),
]


def test_what_cannot_be_left_out() -> None:
    with Failures() as failures:
        for name, kind, number, reason in STAYS_IN:
            with failures.of(f"{name} without {kind}"):
                (said,) = refusal(name, 3, None, **{kind: number})
                assert said.startswith(reason)
