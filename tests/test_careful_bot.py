"""The habits of the careful bot, each in a situation that calls for it."""

import pytest

from defuse.bots import CarefulBot
from defuse.game import moves as m
from defuse.game.agenda import FIRST_TASK
from defuse.game.writing import write_move
from defuse.record.notation import read_move
from defuse.record.situation import Situation, set_up
from defuse.sight.observer import Observer
from defuse.words import ENGLISH, words_in

NAMES = ["Ann", "Ben", "Cem", "Dee"]
KITTEN = "exploding_kitten"
CATS = ["tacocat"] * 30
EVERYTHING = "original+imploding+streaking+barking"


class Asked:
    """The careful bot in a seat, after some moves."""

    def __init__(self, seat: int, before: list[str], players: int = 3, seed: int = 1, **situation: object) -> None:
        names = NAMES[:players]
        filled: dict[str, object] = {"edition": "original", "players": names, "deck": CATS, **situation}
        game = set_up(Situation(**filled))  # type: ignore[arg-type]
        observer = Observer(game, seat)
        for line in before:
            name, _, text = line.partition(": ")
            refusal = game.submit(names.index(name), read_move(text, names, game.table))
            assert refusal is None, refusal
        bot = CarefulBot(seed)
        self.answer = write_move(bot.choose(observer.view(), observer.moves()), names)
        why = bot.why(names)
        self.why = "" if why is None else words_in(ENGLISH).tell(why)


def answer(seat: int, before: list[str], players: int = 3, seed: int = 1, **situation: object) -> str:
    return Asked(seat, before, players, seed, **situation).answer


def passed(*names: str) -> list[str]:
    return [f"{name}: pass" for name in names]


def kitten_known(hand: list[str], **situation: object) -> str:
    """What Ann does after seeing the kitten on top."""
    hands = {"Ann": ["see_the_future_3", *hand], "Ben": ["beard_cat"], "Cem": ["beard_cat"]}
    seen = ["Ann: see_the_future_3", *passed("Ben", "Cem")]
    filled: dict[str, object] = {"deck": [KITTEN, *CATS], "hands": hands, **situation}
    return answer(0, seen, **filled)  # type: ignore[arg-type]


# Drawing, or not


def test_it_draws_while_that_is_safe() -> None:
    asked = Asked(0, [], deck=CATS, discard=[KITTEN], hands={"Ann": ["attack", "skip", "see_the_future_3"]})
    assert (asked.answer, asked.why) == ("draw", "The next card cannot go off.")


def test_it_draws_at_a_small_risk() -> None:
    asked = Asked(0, [], deck=[*CATS, KITTEN], hands={"Ann": ["skip"]})
    assert (asked.answer, asked.why) == ("draw", "The risk of drawing is only 3%.")


def test_it_is_bolder_with_a_defuse() -> None:
    deck = ["tacocat"] * 3 + [KITTEN]
    assert answer(0, [], deck=deck, hands={"Ann": ["skip"]}) == "skip"
    asked = Asked(0, [], deck=deck, hands={"Ann": ["skip", "defuse"]})
    assert asked.answer == "draw"
    assert asked.why == "The risk of drawing is 25%, and a kitten could be survived."


def test_it_looks_before_it_leaps() -> None:
    hand = ["attack", "skip", "see_the_future_3"]
    asked = Asked(0, [], deck=[KITTEN] * 2 + ["tacocat"] * 3, hands={"Ann": hand})
    assert (asked.answer, asked.why) == ("see_the_future_3", "At a risk of 40% it is better to look first.")


def test_it_does_not_look_if_that_could_not_help() -> None:
    assert answer(0, [], deck=[KITTEN] * 2 + ["tacocat"] * 3, hands={"Ann": ["see_the_future_3"]}) == "draw"


def test_it_gets_out_of_the_way_of_a_kitten_it_has_seen() -> None:
    assert kitten_known(["skip"]) == "skip"
    assert kitten_known(["skip"], deck=["tacocat", KITTEN, *CATS]) == "draw"
    assert kitten_known(["skip", "attack"]) == "skip"
    assert kitten_known(["skip", "attack"], turns_left=2) == "attack"
    assert kitten_known(["shuffle"]) == "shuffle"
    assert kitten_known(["alter_the_future_3"], edition=EVERYTHING) == "alter_the_future_3"
    assert kitten_known(["draw_from_the_bottom"], edition=EVERYTHING) == "draw_from_the_bottom"
    assert kitten_known(["swap_top_and_bottom"], edition=EVERYTHING) == "swap_top_and_bottom"
    assert kitten_known(["super_skip"], edition=EVERYTHING) == "super_skip"
    assert kitten_known(["bury"], edition=EVERYTHING) == "bury"
    assert kitten_known(["reverse"], edition=EVERYTHING) == "reverse"
    assert kitten_known(["catomic_bomb"], edition=EVERYTHING) == "catomic_bomb"
    assert kitten_known(["garbage_collection"], edition=EVERYTHING) == "garbage_collection"
    assert kitten_known(["potluck"], edition=EVERYTHING) == "potluck"


def test_it_draws_a_kitten_that_goes_to_somebody_else() -> None:
    """With an I'll Take That in front of us the kitten goes to another player (ITT-2)."""
    assert kitten_known(["skip"], edition=EVERYTHING, front={"Ann": ["ill_take_that:Ben"]}) == "draw"


def test_no_defuse_helps_against_an_imploding_kitten() -> None:
    deck = ["imploding_kitten!", *CATS]
    assert answer(0, [], edition=EVERYTHING, deck=deck, hands={"Ann": ["defuse", "skip"]}) == "skip"


def test_it_suspects_a_kitten_that_was_just_put_back() -> None:
    hands = {"Ann": ["defuse"], "Ben": ["skip"]}
    deck = [KITTEN, *CATS]
    assert answer(1, ["Ann: draw", "Ann: insert 20"], players=2, deck=deck, hands=hands) == "skip"


def test_it_shuffles_a_suspected_kitten_away() -> None:
    """Ann has put it back on one of two places; a shuffle makes them equal, and is kept if a Defuse helps."""
    deck = [KITTEN, "tacocat"]
    for hand, move in [(["shuffle"], "shuffle"), (["shuffle", "defuse"], "draw")]:
        hands = {"Ann": ["defuse"], "Ben": hand, "Cem": ["beard_cat"]}
        asked = Asked(1, ["Ann: draw", "Ann: insert 1"], deck=deck, hands=hands)
        assert asked.answer == move
        if move == "shuffle":
            assert asked.why == "The risk of drawing is 70%, and less once the pile has changed."


def test_nothing_to_lose() -> None:
    """With a kitten on top and nothing else, even good cards are spent for a chance."""
    assert kitten_known(["nope", "nope"]).startswith("pair nope nope")
    assert kitten_known(["nope", "nope", "defuse"]) == "draw"


def test_blind_it_turns_a_card_over_only_if_a_draw_is_surely_deadly() -> None:
    hands = {"Ann": ["skip", "tacocat"]}
    up = ["imploding_kitten!", *CATS]
    assert answer(0, [], edition=EVERYTHING, blind=["Ann"], hands=hands, deck=up) == "blind"
    assert answer(0, [], edition=EVERYTHING, blind=["Ann"], hands=hands, deck=[KITTEN, *CATS]) == "draw"


def test_three_turns_are_a_gain_if_they_are_safe() -> None:
    hands = {"Ann": ["see_the_future_5", "personal_attack"]}
    seen = ["Ann: see_the_future_5", *passed("Ben", "Cem")]
    safe = ["skip", "nope", "favor", KITTEN, *CATS]
    assert answer(0, seen, edition=EVERYTHING, deck=safe, hands=hands) == "personal_attack"
    assert answer(0, seen, edition=EVERYTHING, deck=safe[1:], hands=hands) == "draw"


def test_a_blind_rival_gets_the_kitten() -> None:
    hand = ["skip", "curse_of_the_cat_butt"]
    assert kitten_known(hand, edition=EVERYTHING) == "curse_of_the_cat_butt @Ben"
    assert answer(0, [], edition=EVERYTHING, hands={"Ann": hand}) == "draw"


def test_armageddon_is_for_those_with_a_defuse_or_without_a_choice() -> None:
    likely = ["tacocat", KITTEN, "tacocat", "tacocat", "tacocat", KITTEN]
    hands = {"Ann": ["armageddon"]}
    assert answer(0, [], edition="good-vs-evil", deck=likely, hands=hands) == "draw"
    assert answer(0, [], edition="good-vs-evil", deck=[KITTEN, KITTEN, "tacocat"], hands=hands) == "armageddon"


# Taking


def test_it_keeps_its_defuses() -> None:
    """For any other bot two Defuses are a pair."""
    assert answer(0, [], hands={"Ann": ["defuse", "defuse", "tacocat"], "Ben": ["skip"]}) == "draw"


def test_it_steals_from_a_likely_holder_of_a_defuse() -> None:
    """A few cards with a likely Defuse among them are better than many."""
    hands = {"Ann": ["tacocat", "tacocat"], "Ben": ["defuse", "skip"], "Cem": ["skip"] * 6}
    asked = Asked(0, [], hands=hands)
    assert asked.answer == "pair tacocat tacocat @Ben"
    assert asked.why == "These two cards can be spared, and Ben is most worth robbing."


def test_it_asks_for_a_defuse() -> None:
    asked = Asked(0, [], players=2, hands={"Ann": ["tacocat"] * 3, "Ben": ["defuse", "skip"]})
    assert asked.answer == "triple tacocat tacocat tacocat @Ben for defuse"
    assert asked.why == "Ben is likely to hold a Defuse."


def test_it_gives_away_what_it_needs_least() -> None:
    hands = {"Ann": ["favor"], "Ben": ["defuse", "skip", "tacocat", "nope"]}
    asked = Asked(1, ["Ann: favor @Ben", *passed("Ben", "Cem")], hands=hands)
    assert (asked.answer, asked.why) == ("give tacocat", "This card is needed least: Tacocat.")


def test_a_held_kitten_is_a_fine_gift() -> None:
    hands = {"Ann": ["favor"], "Ben": ["streaking_kitten", KITTEN, "tacocat"]}
    before = ["Ann: favor @Ben", *passed("Ben", "Cem")]
    assert answer(1, before, edition=EVERYTHING, hands=hands) == f"give {KITTEN}"


def test_it_takes_what_the_next_player_draws_if_that_is_harmless() -> None:
    hands = {"Ann": ["see_the_future_3", "ill_take_that"]}
    seen = ["Ann: see_the_future_3", *passed("Ben", "Cem")]
    deck = ["tacocat", "skip", KITTEN, *CATS]
    assert answer(0, seen, edition=EVERYTHING, deck=deck, hands=hands) == "ill_take_that @Ben"
    assert answer(0, seen, edition=EVERYTHING, deck=deck[1:], hands=hands) == "draw"


def test_it_keeps_marks_for_pairs() -> None:
    assert answer(0, [], edition=EVERYTHING, hands={"Ann": ["mark"], "Ben": ["skip"]}) == "draw"
    assert answer(0, [], edition=EVERYTHING, hands={"Ann": ["mark"] * 2, "Ben": ["skip"]}) == "pair mark mark @Ben"


def test_it_barks_and_takes_the_crown() -> None:
    assert answer(0, [], edition=EVERYTHING, hands={"Ann": ["barking_kitten"], "Ben": ["skip"]}) == "barking_kitten"
    storage = ["tacocat"] * 6
    assert answer(0, [], edition=EVERYTHING, storage=storage, hands={"Ann": ["tower_of_power"]}) == "tower_of_power"
    both = {"Ann": ["barking_kitten"] * 2, "Ben": ["skip"] * 9, "Cem": ["skip"]}
    assert answer(0, [], edition=EVERYTHING, hands=both) == "barking_kitten barking_kitten @Cem"


# Nopes


NOPES = {"Ann": ["favor", "attack", "tacocat", "tacocat"], "Ben": ["nope", "skip", "defuse"], "Cem": ["nope"]}


def test_it_nopes_an_attack_when_that_is_dangerous() -> None:
    deck = [*CATS[:9], KITTEN]
    asked = Asked(1, ["Ann: attack"], deck=deck, hands=NOPES)
    assert (asked.answer, asked.why) == ("nope", "It is too dangerous to be hit by Ann now.")
    assert answer(2, ["Ann: attack"], deck=deck, hands=NOPES) == "pass"
    assert answer(1, ["Ann: attack"], hands=NOPES) == "pass"


def test_it_nopes_thieves_unless_there_is_little_to_lose() -> None:
    assert answer(1, ["Ann: pair tacocat tacocat @Ben"], hands=NOPES) == "nope"
    assert answer(2, ["Ann: pair tacocat tacocat @Ben"], hands=NOPES) == "pass"
    assert answer(1, ["Ann: favor @Ben"], hands=NOPES) == "nope"
    assert answer(1, ["Ann: favor @Ben"], hands=NOPES | {"Ben": ["nope", "beard_cat"]}) == "pass"


def test_nobody_gets_away_from_a_kitten_it_has_seen() -> None:
    hands = {"Ann": ["see_the_future_3", "nope"], "Ben": ["skip"]}
    seen = ["Ann: see_the_future_3", "Ben: pass", "Ann: draw"]
    asked = Asked(0, [*seen, "Ben: skip"], players=2, deck=["tacocat", KITTEN, *CATS], hands=hands)
    assert (asked.answer, asked.why) == ("nope", "Ben must not get away from the kitten.")
    assert answer(0, [*seen, "Ben: skip"], players=2, deck=["tacocat", "tacocat", KITTEN, *CATS], hands=hands) == "pass"


def test_it_insists_on_its_own_escape() -> None:
    hands = {"Ann": ["see_the_future_3", "skip", "nope"], "Ben": ["nope"]}
    before = ["Ann: see_the_future_3", "Ben: pass", "Ann: skip", "Ben: nope"]
    asked = Asked(0, before, players=2, deck=[KITTEN, *CATS], hands=hands)
    assert (asked.answer, asked.why) == ("nope", "This has to succeed.")


# Where kittens go


@pytest.mark.parametrize("seed", range(10))
def test_it_puts_a_kitten_where_others_will_draw_it(seed: int) -> None:
    deck = [KITTEN, *CATS]
    hands = {"Ann": ["defuse"]}
    assert answer(0, ["Ann: draw"], seed=seed, deck=deck, hands=hands) in ("insert 0", "insert 1")
    assert answer(0, ["Ann: draw"], seed=seed, deck=deck, hands=hands, turns_left=3) in ("insert 2", "insert 3")


def test_it_orders_the_future_so_that_its_own_draws_are_safe() -> None:
    hands = {"Ann": ["alter_the_future_3"]}
    seen = ["Ann: alter_the_future_3", *passed("Ben", "Cem")]
    deck = [KITTEN, "skip", "tacocat", "nope"]
    assert answer(0, seen, deck=deck, hands=hands) == f"order skip {KITTEN} tacocat"
    assert answer(0, seen, deck=deck, hands=hands, turns_left=2) == f"order skip tacocat {KITTEN}"


def test_it_alters_the_future_now_if_a_kitten_is_just_below() -> None:
    hands = {"Ann": ["see_the_future_3", "alter_the_future_now_3"], "Ben": ["tacocat"]}
    seen = ["Ann: see_the_future_3", "Ben: pass", "Ann: draw", "Ben: pass", "Ben: draw"]
    below = ["nope", "skip", KITTEN, *CATS]
    assert answer(0, seen, players=2, edition=EVERYTHING, deck=below, hands=hands) == "alter_the_future_now_3"
    assert answer(0, seen, players=2, edition=EVERYTHING, deck=CATS, hands=hands) == "pass"


def test_it_answers_a_question_that_it_does_not_know() -> None:
    """The question of a new card may list anything, also a move with a blank."""
    game = set_up(Situation("original", NAMES[:2], deck=[KITTEN, *CATS], hands={"Ann": ["defuse"], "Ben": ["skip"]}))
    observer = Observer(game, 0)
    assert game.submit(0, m.DRAW_A_CARD) is None
    for seed in range(20):
        view = observer.view()
        assert view.question is not None
        view.question.what = FIRST_TASK - 1
        bot = CarefulBot(seed)
        assert not bot.choose(view, [m.INSERT_SOMEWHERE, m.PUT_ON_TOP]).open
        assert bot.why(NAMES) is None
