"""The start screen of `defuse play`: players, rule options, and unfinished games."""

import json
from pathlib import Path

import pytest
from textual.widgets import Input

from defuse.bots import BOTS
from defuse.game.library import edition, plan
from defuse.terminal.app.start.start_dialogs import HouseRules
from defuse.terminal.app.start.start_form import Draft
from defuse.terminal.app.start.start_words import BOT_WORDS
from defuse.terminal.shared.invitation import ASK_EVERYBODY, CALL_OUT, Invitation
from defuse.terminal.shared.local_game import LocalGame
from defuse.terminal.shared.saved_games import SavedGames
from tests.first_screen import (
    EDITIONS,
    Host,
    Look,
    are_shown,
    chosen,
    follow,
    is_said,
    keep,
    labels,
    older,
    recommended,
    said,
    shown,
    start,
    started,
    typed,
    visit,
)

pytestmark = pytest.mark.alternating

# Players


def test_the_number_of_players() -> None:
    def at(number: str) -> Look:
        return lambda app: _plays(app, number)

    follow(
        (["n", "right"], at("5")),
        (["right"], at("2")),
        (["3"], at("3")),
        (["7"], at("3")),
        (["e", "space", "6"], at("6")),
        (["space"], at("5")),
    )
    assert start("n", "right").players == 5


def _plays(app: Host, number: str) -> None:
    assert chosen(app, "players") == [number]
    assert f", {number} players: " in said(app)


def test_several_people() -> None:
    def look(app: Host) -> None:
        assert said(app).startswith("Original Edition, 4 players: Zoe, Yan, Xia and Ann. Bots: normal.")
        assert shown(app, "reactions")
        assert labels(app, "players") == ["3", "4", "5"]

    keys = ["p", *typed("Zoe, Yan Xia"), "enter"]
    visit(*keys, look=look)
    first, second, third = started(keys, ["a", "right"], ["3"])
    assert {each.people for each in (first, second, third)} == {("Zoe", "Yan", "Xia")}
    assert (first.reactions, second.reactions) == (ASK_EVERYBODY, CALL_OUT)
    assert (first.players, third.players) == (4, 3)


def test_without_bots_there_is_nothing_to_say_about_them() -> None:
    def look(app: Host) -> None:
        assert not shown(app, "bots")
        assert "Bots" not in said(app)

    visit("p", *typed("A B"), "down", "2", look=look)


def test_a_single_person_gets_no_choice_of_reactions() -> None:
    follow(
        ([], lambda app: are_shown(app, bots=True, countdown=True, reactions=False)),
        (["w"], lambda app: are_shown(app, bots=True, countdown=False, reactions=False)),
    )


def test_bots_that_are_called_like_people_give_way() -> None:
    visit("p", *typed("ann"), look=lambda app: is_said(app, "4 players: ann, Ben, Cem and Dee."))


def test_watching_and_coming_back() -> None:
    visit(
        "w",
        look=lambda app: is_said(app, "Original Edition, 4 players: Ann, Ben, Cem and Dee. Bots: normal. You watch."),
    )
    assert [each.people for each in started(["w"], ["w"], ["p", "delete", "down"])] == [(), ("You",), ()]
    assert start("w", invitation=Invitation(people=())).people == ("You",)


@pytest.mark.parametrize(
    ("names", "told"),
    [
        ("a@b", "“a@b” cannot be a name"),
        ("A" * 21, "cannot be a name: one word of at most 20 letters"),
        ("Zoe Yan zoe", "Two people are called zoe."),
        ("A B C D E F", "6 people are named, but only 5 can play this."),
    ],
)
def test_names_that_cannot_be(names: str, told: str) -> None:
    def look(app: Host) -> None:
        assert told in said(app)
        assert app.screen is app.start
        assert app.start.query_one(Input).value == names

    assert visit("p", *typed(names), "down", "enter", look=look).picked is None


def test_too_many_people_can_be_helped_by_another_box() -> None:
    assert start("p", *typed("A B C D E F"), "escape", "e", "space").players == 6


def test_how_strong_the_bots_are() -> None:
    assert list(BOT_WORDS) == list(BOTS)
    tries = started([], ["s", "left"], ["right", "right"], ["right"], ["right"])
    assert [each.bot for each in tries] == ["careful", "easy", "searcher", "master", next(iter(BOTS))]


def test_the_countdown() -> None:
    assert [each.countdown for each in started(["c", "right"], ["right"])] == [15, 0]


# Rule options


def test_rule_options() -> None:
    """Combinations, five titles, stacking, the deal, dead hands, fast games, copies, the first player."""
    keys = ["o", "right", "down", "right", "down", "left", "down", "right", "right", "down", "right", "down", "left"]
    invitation = start(*keys, "down", "down", "right", "enter")
    assert invitation.options == {
        "combos": "cats",
        "five_different": False,
        "attack_stacking": "on",
        "deal": 6,
        "dead_hand": "hidden",
        "fast": True,
        "first_player": 0,
    }
    assert not LocalGame.begin(invitation).over


def test_rules_that_differ_stand_in_the_sentence() -> None:
    def look(app: Host) -> None:
        assert "House rules: Combinations: cats only." in said(app)
        assert labels(app, "rules") == ["1 not as printed"]

    visit("o", "right", "enter", look=look)


def test_rules_are_left_alone_by_escape_and_taken_back_by_backspace() -> None:
    left, back, taken_back = (
        ["right", "escape"],
        ["right", "right", "enter"],
        ["right", "enter", "o", "backspace", "enter"],
    )
    assert [each.options for each in started(*(["o", *keys] for keys in (left, back, taken_back)))] == [{}, {}, {}]


def test_two_copies_allow_more_players() -> None:
    invitation = start("o", *["down"] * 6, "right", "enter", "9")
    assert (invitation.players, invitation.options) == (9, {"copies": 2})
    draft = Draft(invitation)
    draft.box = "recipes"
    assert draft.overrides() == {}
    assert draft.problems() == []


def test_a_wished_first_player_counts_only_while_that_seat_exists() -> None:
    draft = Draft(recommended())
    draft.wish("first_player", 3)
    assert draft.overrides() == {"first_player": 3}
    assert draft.rules() == "First player: Cem"
    draft.wanted_players = 2
    assert draft.overrides() == {}
    draft.wanted_players = 4
    assert draft.overrides() == {"first_player": 3}


def test_cards_of_an_expansion_are_left_out_and_taken_back() -> None:
    """SET-5; a card that was left out on the command line stays out."""
    draft = Draft(Invitation(edition("original+imploding~imploding_kitten")))
    assert draft.edition.name == "original+imploding~imploding_kitten"
    draft.leave_out("imploding_kitten")
    draft.leave_out("reverse")
    assert draft.edition.name == "original+imploding~reverse"
    draft.expansions.clear()
    assert (draft.edition.name, draft.expansion_cards()) == ("original", [])
    draft.expansions.add("imploding")
    assert draft.invitation().edition.name == "original+imploding~reverse"
    assert draft.problems() == []


def test_a_key_leads_to_the_cards_that_can_be_left_out() -> None:
    invitation = start("e", "space", "x", "space")
    assert invitation.edition.name.partition("~")[2] == Draft(invitation).expansion_cards()[0]


def test_what_is_printed_depends_on_the_game() -> None:
    draft = Draft(recommended())
    draft.wish("attack_stacking", "on")
    assert draft.overrides() == {"attack_stacking": "on"}
    draft.box = "compact"
    assert draft.overrides() == {}
    draft.box = "original"
    assert draft.overrides() == {"attack_stacking": "on"}


def test_targeted_attacks_are_asked_about_where_there_are_some() -> None:
    asked = {name: "targeted_attack_returns" in Draft(Invitation(edition(name))).option_names() for name in EDITIONS}
    assert asked["original+imploding"]
    assert not asked["original"]


def test_only_hands_that_can_be_dealt_are_offered() -> None:
    for name in EDITIONS:
        draft = Draft(Invitation(edition(name)))
        for number in draft.values("deal"):
            assert plan(draft.edition, draft.players, {"deal": number}), (name, number)


def test_a_game_that_cannot_be_set_up_is_said_before() -> None:
    def look(app: Host) -> None:
        assert "This game cannot be set up: cards: expected" in said(app)
        assert app.screen is app.start

    impossible = Invitation(options={"deal": 50})
    assert visit("enter", invitation=impossible, look=look).picked is None
    assert start("o", "backspace", "enter", invitation=impossible).options == {}

    def wrong(app: Host) -> None:
        assert isinstance(app.screen, HouseRules)
        assert "cannot be set up" in said(app, "house-wrong")

    visit("o", invitation=impossible, look=wrong)


# Unfinished games


def test_the_latest_game_is_gone_on_with(tmp_path: Path) -> None:
    saved_games = SavedGames(tmp_path)
    older(keep(saved_games, Invitation(edition("compact"), 3)))
    place = keep(saved_games, Invitation(edition("original+imploding"), 3, people=("Zoe",), seed=1))

    def look(app: Host) -> None:
        assert "Go on with Original Edition + Imploding Kittens: Zoe, Ann and Ben (5 moves, " in said(
            app, "start-go-on"
        )
        assert "1 more unfinished game" in said(app, "start-kept")

    visit(saved_games=saved_games, look=look)
    picked = visit("g", saved_games=saved_games).picked
    assert picked is not None
    assert picked[1] is not None
    assert picked[1].players == ["Zoe", "Ann", "Ben"]
    assert len(picked[1].record.entries) == 5
    assert picked[2] == place


def test_an_older_game_is_gone_on_with(tmp_path: Path) -> None:
    saved_games = SavedGames(tmp_path)
    place = older(keep(saved_games, Invitation(edition("compact"), 3, seed=1)))
    keep(saved_games, recommended())
    for keys in (["k", "2"], ["k", "down", "enter"]):
        picked = visit(*keys, saved_games=saved_games).picked
        assert picked is not None
        assert picked[2] == place


def test_with_nothing_on_the_shelf_nothing_is_offered() -> None:
    def look(app: Host) -> None:
        assert app.screen is app.start
        assert not app.start.query_one("#start-go-on").display
        assert not app.start.query_one("#start-kept").display

    visit("g", "k", look=look)


def test_a_broken_game_is_said_and_stays(tmp_path: Path) -> None:
    saved_games = SavedGames(tmp_path)
    other = older(keep(saved_games, recommended()))
    place = keep(saved_games, Invitation(edition("compact"), 3, seed=1))
    data = json.loads(place.read_text())
    data["record"]["moves"][-1] = "nonsense"
    place.write_text(json.dumps(data))
    before = place.read_bytes()

    def look(app: Host) -> None:
        assert app.screen is app.start
        assert said(app, "start-broken").startswith("✗ This game cannot be read any more: ")
        assert str(place) in said(app, "start-broken")
        assert "Go on with Original Edition" in said(app, "start-go-on")

    assert visit("g", saved_games=saved_games, look=look).picked is None
    assert place.read_bytes() == before
    picked = visit("g", "g", saved_games=saved_games).picked
    assert picked is not None
    assert picked[2] == other
    assert visit("g", "enter", saved_games=saved_games).picked == (recommended(), None, None)


def test_a_game_of_a_box_that_is_not_known(tmp_path: Path) -> None:
    saved_games = SavedGames(tmp_path)
    place = keep(saved_games, recommended())
    place.write_text(place.read_text().replace('"edition": "original"', '"edition": "zebra"'))
    visit(saved_games=saved_games, look=lambda app: _offers(app, f"Go on with {place.name}: You, Ann, Ben and Cem"))
    assert visit("g", saved_games=saved_games).picked is None


def _offers(app: Host, text: str) -> None:
    assert text in said(app, "start-go-on")
