"""The meaning of scenario lines: situation, moves, pins, refusals and checks, exactly as in scenarios.md."""

import pytest

from defuse.game import moves as m
from defuse.game.kinds import IMPLODING_KITTEN_UP, NUMBERS, card_names
from defuse.game.moves import Move
from defuse.record.notation import read_move
from defuse.record.situation import Situation, set_up
from tests.scenario_texts import said, written

pytestmark = pytest.mark.quick

# The situation


def test_what_is_not_said_is_as_usual() -> None:
    table = set_up(Situation("original", ["Ann", "Ben"])).table
    assert (table.turn, table.owed, table.attacked, table.direction) == (0, 1, False, 1)
    assert table.pile == table.discard == table.storage == table.front == []
    assert table.hands == [[], []]
    assert (table.mat, table.blind, table.alive) == (0, 0, 0b11)


@pytest.mark.parametrize(
    ("keys", "stacked"),
    [({}, 2), ({"turns_left": 3}, 5), ({"turns_left": 3, "attacked": False}, 2), ({"attacked": True}, 3)],
)
def test_more_than_one_turn_comes_from_an_attack_unless_it_is_said_otherwise(
    keys: dict[str, object], stacked: int
) -> None:
    play = f"Ann: attack\n? turn Ben {stacked}"
    assert said(written(play, edition="recipes", hands={"Ann": ["attack"]}, **keys)) == "ok"


@pytest.mark.parametrize(
    ("edition", "hand", "mat"),
    [
        ("good-vs-evil", [], "godcat devilcat"),
        ("good-vs-evil", ["godcat"], "devilcat"),
        ("original", [], "-"),
        ("original", ["armageddon"], "godcat devilcat"),
    ],
)
def test_both_cats_lie_on_the_mat_unless_one_is_in_a_hand(edition: str, hand: list[str], mat: str) -> None:
    assert said(written(f"? mat = {mat}", edition=edition, hands={"Ann": hand})) == "ok"


def test_everything_can_be_laid_out_beforehand() -> None:
    keys: dict[str, object] = {
        "edition": "original+imploding+barking",
        "players": ["Ann", "Ben", "Cem", "Dee"],
        "turn": "Ben",
        "turns_left": 2,
        "direction": "counterclockwise",
        "deck": ["imploding_kitten!", "imploding_kitten", "skip", "nope"],
        "discard": ["attack", "favor"],
        "hands": {"Ann": ["skip*", "skip", "zombie_cat"], "Ben": ["armageddon"]},
        "front": {"Ann": ["barking_kitten"], "Ben": ["ill_take_that:Ann"], "Cem": ["tower_of_power"]},
        "storage": ["nope", "nope"],
        "mat": ["devilcat"],
        "blind": ["Cem"],
        "out": ["Dee"],
        "options": {"combos": "cats", "attack_stacking": False},
    }
    play = """
? turn Ben 2
? direction counterclockwise
? deck = imploding_kitten! imploding_kitten skip nope
? discard top = attack favor
? hand Ann = skip skip zombie_cat
? marked Ann = skip
? front Ann = barking_kitten
? front Ben = ill_take_that:Ann
? front Cem = tower_of_power
? storage size 2
? mat = devilcat
? blind Cem
? not blind Ann
? alive Ann Ben Cem
? out Dee
"""
    assert said(written(play, **keys)) == "ok"


def test_cards_of_somebody_who_is_out_are_out_of_the_game() -> None:
    """In Compact they lie face down in front of that player (EK-4)."""
    keys: dict[str, object] = {"edition": "compact", "out": ["Ann"], "hands": {"Ann": ["skip*"]}, "turn": "Ben"}
    assert said(written("? hand Ann = -\n? marked Ann = -\n? discard size 0\n? alive Ben Cem", **keys)) == "ok"


# Moves


MOVES = [
    ("draw", m.DRAW_A_CARD),
    ("skip", m.play(NUMBERS["skip"])),
    ("favor @Ben", m.play(NUMBERS["favor"], 1)),
    ("barking_kitten", m.play(NUMBERS["barking_kitten"])),
    ("barking_kitten barking_kitten @Cem", m.both(2)),
    ("pair tacocat feral_cat @Ben", m.pair(NUMBERS["tacocat"], NUMBERS["feral_cat"], 1)),
    ("triple skip skip godcat @Ben for nope", Move(m.TRIPLE, cards=[9, 9, 34], target=1, named=5)),
    ("five skip nope attack favor tacocat for defuse", m.five([9, 5, 6, 13, 37], 4)),
    ("godcat as favor @Cem", m.godcat_as(NUMBERS["favor"], 2)),
    ("godcat as skip", m.godcat_as(NUMBERS["skip"])),
    ("blind", m.TURN_ONE_OVER),
    ("target @Ben", m.aim(1)),
    ("nope", m.nope()),
    ("pass", m.PASS_ON_IT),
    ("give skip", m.give(9)),
    ("put skip", m.put(9)),
    ("insert 0", m.insert(0)),
    ("insert 3", m.insert(3)),
    ("insert bottom", m.insert(4)),
    ("order nope skip imploding_kitten!", m.order([5, 9, IMPLODING_KITTEN_UP])),
    ("order nope skip imploding_kitten", m.order([5, 9, IMPLODING_KITTEN_UP])),  # no other kitten is possible
    ("defuse", m.USE_DEFUSE),
    ("defuse with godcat", m.USE_GODCAT),
    ("hold", m.HOLD_IT),
    ("assign godcat @Ben", m.assign(NUMBERS["godcat"], 1)),
    ("assign devilcat @Ben", m.assign(NUMBERS["devilcat"], 1)),
    ("keep", m.KEEP_IT),
    ("swap", m.SWAP_THEM),
    ("take", m.TAKE_IT),
    ("top", m.PUT_ON_TOP),
    ("pick godcat", m.PICK_THE_GODCAT),
    ("pick random", m.PICK_AT_RANDOM),
]


@pytest.mark.parametrize(("text", "move"), MOVES)
def test_the_move_is_read(text: str, move: Move) -> None:
    deck = ["imploding_kitten!", "skip", "nope", "imploding_kitten"]
    table = set_up(Situation("recipes", ["Ann", "Ben", "Cem"], deck=deck)).table
    assert read_move(text, ["Ann", "Ben", "Cem"], table) == move


@pytest.mark.parametrize("kind", card_names())
def test_every_kind_can_be_written_as_a_move(kind: str) -> None:
    assert said(written(f"! Ben: {kind}\n! Ben: {kind} @Ann")) == "ok"


@pytest.mark.parametrize("name", ["skip", "favor", "asks", "turn", "may", "sees", "hand", "nope", "pass", "not", "-x"])
def test_a_player_may_be_called_like_a_word_of_the_notation(name: str) -> None:
    hands = {name: ["attack", "favor", "skip"], "Ben": ["nope"]}
    play = f"""
? turn {name} 1
? asks {name} turn
? {name} may skip
? {name} may not nope
? {name} sees hand Ben = _
? {name} sees deck top = _
! {name}: nope
{name}: favor @Ben
Ben: give nope
? hand {name} = attack nope skip
{name}: skip
! Ben: favor @{name}
? asks Ben turn
"""
    assert said(written(play, players=[name, "Ben"], hands=hands, deck=["skip"])) == "ok"


# Passing is not written


NOPES = {"hands": {"Ann": ["attack", "nope"], "Ben": ["nope", "skip"], "Cem": ["nope"]}, "deck": ["skip"] * 5}


@pytest.mark.parametrize(
    "play",
    [
        "Ann: attack\n? turn Ben 2",
        "Ann: attack\nBen: pass\nCem: pass\n? turn Ben 2",
        "Ann: attack\nBen: pass\n? turn Ben 2",
        "Ann: attack\nBen: skip\n? turn Ben 1",
        "Ann: attack\nCem: nope\n? turn Ann 1",
        "Ann: attack\nBen: pass\nCem: nope\nBen: nope\n? turn Ben 2",
        "Ann: attack\nBen: nope\nAnn: nope\nCem: nope\nAnn: draw\n? turn Ben 1",
        "Ann: attack\n# a comment\n\n? turn Ben 2   # and another",
        "   Ann :   attack\n?turn Ben 2\n!Ann:draw",
    ],
)
def test_not_reacting_is_passing(play: str) -> None:
    assert said(written(play, **NOPES)) == "ok"


@pytest.mark.parametrize(
    "play",
    [
        "Ann: attack\n? asks Ben react\n? asks Cem react\nBen: pass\n? asks Cem react\nCem: nope\n? turn Ann 1",
        "Ann: attack\n? Ben may nope\n? Ann may not nope\n? Ben may not skip\n? Ben may pass\n? asks Ben react",
        "Ann: attack\n! Ann: nope\n! Ann: pass\n? asks Ben react\nBen: nope",
    ],
)
def test_asking_looks_at_the_window_as_it_is(play: str) -> None:
    assert said(written(play, **NOPES)) == "ok"


def test_asking_changes_nothing() -> None:
    play = "? Ann may draw\n? Ann may not skip\n? asks Ann turn\n? deck size 5\n? turn Ann 1\n? Ann may draw"
    assert said(written(play, **NOPES)) == "ok"


def test_any_other_check_shuts_the_window() -> None:
    play = "Ann: attack\n? deck size 5\nBen: nope"
    expected = "22: expected 'Ben: nope' to be accepted, it is refused: There is nothing to Nope now. (NO-1)"
    assert said(written(play, **NOPES)) == expected


def test_several_windows_are_passed_one_after_the_other() -> None:
    """The Nope stays, so the draw goes on; before it there is room for another Alter the Future NOW."""
    keys: dict[str, object] = {"edition": "original+barking", "deck": ["skip", "nope", "attack"]}
    hands = {"Ann": [], "Ben": ["alter_the_future_now_3"] * 2, "Cem": ["nope"]}
    play = """
Ann: draw
Ben: alter_the_future_now_3
Cem: nope
Ben: alter_the_future_now_3
Ben: order attack skip nope
? asks Ann turn
Ann: draw
? hand Ann = attack
"""
    assert said(written(play, hands=hands, **keys)) == "ok"


def test_alter_the_future_now_answers_a_draw_that_is_announced() -> None:
    keys = {"edition": "original+barking", "deck": ["skip", "nope", "attack"]}
    hands = {"Ann": ["nope"], "Ben": ["alter_the_future_now_3"], "Cem": ["nope"]}
    play = """
Ann: draw
? asks Ben react
Ben: alter_the_future_now_3
Ben: order nope skip attack
? asks Ann turn
Ann: draw
? hand Ann = nope nope
"""
    assert said(written(play, hands=hands, **keys)) == "ok"


NOPED_NOW = {
    "edition": "original+barking",
    "hands": {"Ann": ["attack"], "Ben": ["alter_the_future_now_3"], "Cem": ["nope", "nope"]},
    "deck": ["skip"] * 4,
}


@pytest.mark.parametrize("check", ["asks Ann react", "asks Cem react", "Cem may nope"])
def test_a_window_in_which_nobody_could_react_does_not_hide_the_next_one(check: str) -> None:
    """Nobody can answer the Nope on Ben's NOW card; then the window of the Attack is open again (NOW-1)."""
    play = f"Ann: attack\nBen: alter_the_future_now_3\nCem: nope\n? {check}"
    assert said(written(play, **NOPED_NOW)) == "ok"


def test_a_check_that_holds_behind_a_window_in_which_nobody_could_react_has_shut_it() -> None:
    """Before Ann's draw there is room for NOW cards, but nobody has one; dying is a choice once the kitten is drawn."""
    keys: dict[str, object] = {"edition": "zombie", "hands": {"Ann": ["zombie_kitten"]}, "deck": ["exploding_kitten"]}
    assert said(written("Ann: draw\n? asks Ann defuse\n? Ann may die", **keys)) == "ok"
    for seen in ("asks Ann defuse", "Ann may die"):
        heard = said(written(f"Ann: draw\n? {seen}\n? Ann may not die", **keys))
        assert heard == "22: expected Ann may not die, is it is legal"


def test_the_next_window_is_not_passed_if_somebody_can_react_in_it() -> None:
    play = "Ann: attack\nBen: alter_the_future_now_3\nCem: nope\n? asks Ben turn"
    assert said(written(play, **NOPED_NOW)) == "23: expected asks Ben turn, is the game asks Ben Cem react"


# Refused moves


def test_a_refused_move_is_refused_by_a_rule_and_changes_nothing() -> None:
    assert said(written("! Ann: skip\n! Ben: draw\n! Cem: nope\n! Ann: pair nope nope @Ann\n? turn Ann 1")) == "ok"


def test_a_move_that_is_accepted_is_not_refused() -> None:
    assert said(written("! Ann: draw")) == "20: expected 'Ann: draw' to be refused, it is accepted"


def test_a_move_that_is_refused_is_not_accepted() -> None:
    heard = said(written("Ann: skip"))
    assert heard.startswith("20: expected 'Ann: skip' to be accepted, it is refused: You do not have these cards")


WAITING_ATTACK = {"hands": {"Ann": ["attack"], "Ben": ["nope"]}, "deck": ["skip", "nope", "attack"]}


@pytest.mark.parametrize(
    "play",
    [
        "Ann: attack\n! Cem: draw\nBen: nope\n? turn Ann 1",  # the window is open still
        "Ann: attack\n! Cem: draw\n? asks Ben react\n? Ben may nope\n? turn Ben 2",
        "Ann: attack\n! Cem: draw\n? asks Ben turn\n? Ann may not draw\nBen: draw",  # or all have passed
    ],
)
def test_a_refused_move_leaves_an_open_window_as_it_is(play: str) -> None:
    assert said(written(play, **WAITING_ATTACK)) == "ok"


def test_a_move_that_all_have_to_pass_for_is_not_refused() -> None:
    heard = said(written("Ann: attack\n! Ben: draw", **WAITING_ATTACK))
    assert heard == "21: expected 'Ben: draw' to be refused, it is accepted"


SECOND_THOUGHTS = {
    "edition": "original+barking",
    "hands": {"Ann": ["defuse", "skip"], "Ben": ["alter_the_future_now_3"]},
    "deck": ["exploding_kitten", "skip", "nope"],
}


def test_a_now_card_that_could_still_come_before_a_draw_is_refused_if_it_comes_after_it() -> None:
    play = "Ann: draw\n! Ben: alter_the_future_now_3\n? asks Ann insert\nAnn: insert 0"
    assert said(written(play, **SECOND_THOUGHTS)) == "ok"
    play = "Ann: draw\n! Ben: alter_the_future_now_3\n? asks Ben react\nBen: alter_the_future_now_3\n? asks Ben order"
    assert said(written(play, **SECOND_THOUGHTS)) == "ok"


def test_a_now_card_that_fits_before_and_after_is_not_refused() -> None:
    heard = said(written("Ann: skip\n! Ben: alter_the_future_now_3", **SECOND_THOUGHTS))
    assert heard == "21: expected 'Ben: alter_the_future_now_3' to be refused, it is accepted"


def test_a_nope_that_fits_the_window_is_not_refused_even_if_it_would_be_too_late() -> None:
    heard = said(written("Ann: attack\n! Ben: nope", **WAITING_ATTACK))
    assert heard == "21: expected 'Ben: nope' to be refused, it is accepted"


# Chance is pinned


THEFT = {
    "hands": {"Ann": ["tacocat"] * 4, "Ben": ["skip", "nope", "attack"], "Cem": ["nope"]},
    "deck": ["skip", "nope", "attack"],
}


@pytest.mark.parametrize("card", ["skip", "nope", "attack"])
def test_the_pinned_card_is_stolen(card: str) -> None:
    play = f"Ann: pair tacocat tacocat @Ben -> {card}\n? hand Ann = tacocat tacocat {card}\n? hand Ben lacks {card}"
    assert said(written(play, **THEFT)) == "ok"


def test_a_pin_waits_until_the_card_is_carried_out() -> None:
    play = "Ann: pair tacocat tacocat @Ben -> attack\nBen: nope\nCem: nope\n? hand Ann has attack"
    assert said(written(play, **THEFT)) == "ok"


def test_a_pin_may_stand_on_the_line_that_brings_the_chance_about() -> None:
    play = "Ann: pair tacocat tacocat @Ben\nBen: nope\nCem: nope -> attack\n? hand Ann has attack"
    assert said(written(play, **THEFT)) == "ok"


def test_a_noped_action_drops_its_pins() -> None:
    play = """
Ann: pair tacocat tacocat @Ben -> nope
Cem: nope
Ann: pair tacocat tacocat @Ben -> attack
? hand Ann = attack
"""
    assert said(written(play, **THEFT)) == "ok"


BEHIND_A_NOW_CARD = {
    "hands": {"Ann": ["tacocat"] * 2, "Ben": ["skip", "nope"], "Cem": ["shuffle_now"]},
    "deck": ["skip", "nope", "attack"],
}


@pytest.mark.parametrize(
    "play",
    [
        "Ann: pair tacocat tacocat @Ben -> skip\nCem: shuffle_now -> nope attack skip\n? deck = nope attack skip",
        "Ann: pair tacocat tacocat @Ben\nCem: shuffle_now -> nope attack skip skip\n? deck = nope attack skip",
        "Ann: pair tacocat tacocat @Ben -> skip\nCem: shuffle_now -> nope attack skip\nBen: nope\n? deck size 3",
        "Ann: pair tacocat tacocat @Ben\nCem: shuffle_now\nBen: nope -> skip\n? deck = skip nope attack",
    ],
)
def test_pins_go_to_the_now_card_first_and_wait_if_it_is_noped(play: str) -> None:
    assert said(written(play + "\n? hand Ann = skip", **BEHIND_A_NOW_CARD)) == "ok"


def test_without_a_pin_chance_is_the_same_every_time() -> None:
    cards = ["skip", "nope", "attack"]
    play = "Ann: pair tacocat tacocat @Ben\n? hand Ann has {}"
    assert sorted(said(written(play.format(card), **THEFT)) == "ok" for card in cards) == [False, False, True]


@pytest.mark.parametrize(
    ("play", "why"),
    [
        ("Ann: pair tacocat tacocat @Ben -> favor", "the pinned card is not in that hand"),
        ("Ann: pair tacocat tacocat @Ben -> skip*", "the pinned card is not marked"),
        ("Ann: pair tacocat tacocat @Ben -> favor\n\n? turn Ann", "the pinned card is not in that hand"),
        ("Ann: pair tacocat tacocat @Ben -> skip nope", "no such chance came up"),
        ("Ann: draw -> skip", "no such chance came up"),
        ("Ann: draw -> nope\nBen: draw\nCem: draw", "no such chance came up"),
        ("! Ben: draw -> skip", "a refused move leads to no chance"),
    ],
)
def test_a_pin_that_cannot_happen_fails_where_it_stands(play: str, why: str) -> None:
    assert said(written(play, **THEFT)) == f"20: a pin that cannot happen: {why}"


@pytest.mark.parametrize(
    ("pins", "heard"),
    [
        ("nope attack skip", "ok"),
        ("nope attack", "20: a pin that cannot happen: the pile that is shuffled has 3 cards, the pin has 2"),
        ("nope attack nope", "20: a pin that cannot happen: the pinned pile does not hold the same cards"),
        ("nope attack skip skip", "20: a pin that cannot happen: no such chance came up"),
        ("-", "ok"),
    ],
)
def test_the_pinned_pile_is_the_new_pile(pins: str, heard: str) -> None:
    play = f"Ann: shuffle -> {pins}\n? deck {'size 3' if pins == '-' else '= ' + pins}"
    assert said(written(play, deck=["skip", "nope", "attack"], hands={"Ann": ["shuffle"]})).startswith(heard)


# Checks


RICH: dict[str, object] = {
    "edition": "original+streaking+barking",
    "turns_left": 2,
    "deck": ["skip", "nope", "attack", "skip"],
    "discard": ["favor", "shuffle"],
    "hands": {"Ann": ["skip*", "skip", "nope"], "Ben": ["favor*"]},
    "front": {"Ann": ["barking_kitten", "ill_take_that:Ben"], "Ben": ["tower_of_power"]},
    "storage": ["nope"],
    "mat": ["godcat"],
    "blind": ["Ben"],
    "players": ["Ann", "Ben", "Cem", "Dee"],
    "out": ["Dee"],
}

# Every check, once so that it holds and once so that it does not, with its report.
CHECKS = [
    ("turn Ann", "turn Ben", "turn Ann 2"),
    ("turn Ann 2", "turn Ann 1", "turn Ann 2"),
    ("direction clockwise", "direction counterclockwise", "direction clockwise"),
    ("hand Ann = nope skip skip", "hand Ann = nope skip", "= nope skip skip"),
    ("hand Cem = -", "hand Ann = -", "= nope skip skip"),
    ("hand Ann has skip skip", "hand Ann has skip skip skip", "= nope skip skip"),
    ("hand Ann lacks favor attack", "hand Ann lacks favor skip", "= nope skip skip"),
    ("deck = skip nope attack skip", "deck = skip nope attack", "= skip nope attack skip"),
    ("deck top = skip nope", "deck top = nope", "= skip"),
    ("deck bottom = skip attack", "deck bottom = attack skip", "= skip attack"),
    ("deck size 4", "deck size 3", "size 4"),
    ("discard top = favor shuffle", "discard top = shuffle", "= favor"),
    ("discard has shuffle", "discard has shuffle shuffle", "= favor shuffle"),
    ("discard size 2", "discard size 0", "size 2"),
    ("front Ann = ill_take_that barking_kitten", "front Ann = ill_take_that", "= barking_kitten ill_take_that:Ben"),
    (
        "front Ann = ill_take_that:Ben barking_kitten",
        "front Ann = ill_take_that:Cem barking_kitten",
        "= barking_kitten ill_take_that:Ben",
    ),
    ("front Cem = -", "front Ben = -", "= tower_of_power"),
    ("storage size 1", "storage size 2", "size 1"),
    ("mat = godcat", "mat = godcat devilcat", "= godcat"),
    ("alive Cem Ann Ben", "alive Ann Ben", "Ann Ben Cem"),
    ("out Dee", "out Ben Dee", "Ben is alive"),
    ("no winner", "winner Ann", "no winner"),
    ("blind Ben", "blind Ann", "Ann is not blind"),
    ("not blind Ann", "not blind Ben", "Ben is blind"),
    ("marked Ann = skip", "marked Ann = skip skip", "= skip"),
    ("marked Cem = -", "marked Ben = -", "= favor"),
    ("asks Ann turn", "asks Ben turn", "the game asks Ann turn"),
    ("asks Ann turn", "asks Ann give", "the game asks Ann turn"),
    ("Ann may draw", "Ann may favor @Cem", "it is refused: You do not have these cards in your hand. (TURN-1)"),
    ("Ben may not draw", "Ann may not draw", "it is legal"),
    ("Cem sees deck top = _ _", "Cem sees deck top = skip _", "= _ _"),
    ("Cem sees hand Ann = skip _ _", "Cem sees hand Ann = skip nope _", "= _ _ skip"),
    ("Ben sees hand Ben = _", "Ben sees hand Ben = favor", "= _"),
    ("Ben sees hand Cem = -", "Ben sees hand Cem = _", "= -"),
]


@pytest.mark.parametrize("check", [holds for holds, _, _ in CHECKS])
def test_the_check_holds(check: str) -> None:
    assert said(written(f"? {check}", **RICH)) == "ok"


@pytest.mark.parametrize(("check", "instead"), [(fails, instead) for _, fails, instead in CHECKS])
def test_the_check_does_not_hold(check: str, instead: str) -> None:
    assert said(written(f"\n? hand Cem = -\n? {check}", **RICH)) == f"21: expected {check}, is {instead}"


@pytest.mark.parametrize(
    ("check", "heard"),
    [
        ("winner Ben", "ok"),
        ("winner Cem", "21: expected winner Cem, is winner Ben"),
        ("no winner", "21: expected no winner, is winner Ben"),
        ("alive Ben", "ok"),
        ("out Ann Cem", "ok"),
        ("turn Ann", "21: expected turn Ann, is turn Ann 1, and the game is over"),
        ("asks Ben turn", "21: expected asks Ben turn, is the game is over"),
        ("Ben may not draw", "ok"),
    ],
)
def test_the_check_after_the_end(check: str, heard: str) -> None:
    assert said(written(f"Ann: draw\n? {check}", deck=["exploding_kitten"], out=["Cem"])) == heard


def test_what_a_player_sees_of_the_pile_is_what_the_player_has_been_shown() -> None:
    play = """
Ann: see_the_future_3
? Ann sees deck top = skip nope attack _
? Ben sees deck top = _ _ _ _
Ann: draw
? Ann sees deck top = nope attack _
? Ann sees deck top = nope
"""
    keys: dict[str, object] = {"deck": ["skip", "nope", "attack", "favor"], "hands": {"Ann": ["see_the_future_3"]}}
    assert said(written(play, **keys)) == "ok"
    assert said(written("? Ann sees deck top = -")) == "ok"
    assert said(written("? Ann sees deck top = -", **keys)) == "20: expected Ann sees deck top = -, is = _"
