"""The start screen of `defuse play`: everything can be chosen by keys, and the choice is what is played."""

from collections.abc import Callable
from pathlib import Path

import pytest
from textual.containers import VerticalScroll
from textual.events import Key
from textual.geometry import Offset
from textual.pilot import Pilot
from textual.widgets import Input, Static

from defuse.game.library import boxes, edition, player_counts, recipes
from defuse.terminal.app.dialogs import Dialog
from defuse.terminal.app.start.start_dialogs import RecipeFile
from defuse.terminal.app.start.start_form import Draft, base_boxes
from defuse.terminal.app.start.start_rows import FormRow
from defuse.terminal.shared.invitation import CALL_OUT, Invitation
from defuse.terminal.shared.local_game import LocalGame
from defuse.terminal.shared.saved_games import SavedGames
from tests import patient_loop
from tests.extent import share
from tests.first_screen import (
    EDITIONS,
    HOT_POTATO,
    LARGE,
    MIXES,
    SMALL,
    Host,
    Look,
    are_shown,
    chosen,
    follow,
    is_said,
    keep,
    keys_back_from,
    keys_for,
    labels,
    older,
    recommended,
    said,
    start,
    started,
    typed,
    visit,
)

pytestmark = pytest.mark.alternating

# The recommended game


def test_enter_starts_the_recommended_game() -> None:
    assert start() == recommended()


def test_what_will_be_played_stands_there_from_the_beginning() -> None:
    def look(app: Host) -> None:
        assert said(app).startswith("Original Edition, 4 players: You, Ann, Ben and Cem. Bots: normal.")
        assert "55 cards · dealt to each: 4 + 1 Defuse · deadly: 3 Exploding Kittens" in said(app)
        assert "The game it all began with" in said(app, "start-about")

    visit(look=look)


def test_what_was_asked_for_before_is_ready() -> None:
    given = Invitation(
        edition("original+streaking"), 3, {"fast": "on"}, ("Zoe", "Yan"), "random", 7, 10, CALL_OUT, Path("game.json")
    )

    def look(app: Host) -> None:
        assert said(app).startswith(
            "Original Edition + Streaking Kittens, 3 players: Zoe, Yan and Ann. Bots: random."
            " House rules: Fast game: on."
        )
        assert chosen(app, "countdown") == ["10 s"]
        assert labels(app, "countdown") == ["off", "3 s", "5 s", "8 s", "10 s", "15 s"]

    started = follow(([], look), (["enter"], lambda app: None), invitation=given).picked
    assert started is not None
    assert started[0] == Invitation(
        edition("original+streaking"), 3, {"fast": True}, ("Zoe", "Yan"), "random", 7, 10, CALL_OUT, Path("game.json")
    )


@pytest.mark.parametrize("key", ["escape", "q", "Q"])
def test_leaving(key: str) -> None:
    app = visit(key)
    assert app.picked is None
    assert app.return_value == 0
    patient_loop.run(app.on_event(Key(key, None)))  # one that was still on its way when the last screen went


# The game


def test_every_box_and_mix_is_chosen_by_keys() -> None:
    """From the Original Edition, and back to it."""
    names = share(MIXES, 7, "boxes and mixes by keys")
    tries: list[list[str]] = []
    for name in names:
        tries += [keys_for(name), keys_back_from(name)]
    for name, invitation in zip(names, started(*tries)[::2], strict=True):
        _is_right(invitation, name)
    _is_right(start(*keys_for(names[0])), names[0])


def test_every_recipe_is_chosen_by_keys() -> None:
    def at(title: str) -> Look:
        return lambda app: is_said(app, f"{title}, ")

    titles = [recipe.title for recipe in recipes()]
    follow((["r", "home", "enter"], at(titles[0])), *[(["r", "down", "enter"], at(title)) for title in titles[1:]])


def test_a_recipe_is_played() -> None:
    first, last = started(["r", "home", "enter"], ["r", "end", "up", "enter"])
    _is_right(first, "recipe:attack-of-the-attacks")
    _is_right(last, "recipe:the-purrrge")


def _is_right(invitation: Invitation, name: str) -> None:
    assert invitation.edition == edition(name)
    assert invitation.players == min(player_counts(edition(name)), key=lambda number: abs(number - 4))
    assert invitation.options == {}
    assert invitation.people == ("You",)
    assert not LocalGame.begin(invitation).over


def test_every_number_of_players_that_is_possible_is_offered() -> None:
    for name in EDITIONS:
        assert Draft(Invitation(edition(name))).counts() == player_counts(edition(name)), name


def test_boxes_begin_with_the_original_and_end_with_the_recipes() -> None:
    names = [box.name for box in base_boxes()]
    assert (names[0], names[-1]) == ("original", "recipes")
    assert sorted(names) == sorted(box.name for box in boxes() if not box.expands)


def test_nothing_is_forgotten_on_the_way_through_the_boxes() -> None:
    number = len(base_boxes())
    for one in started(["e", "space", "6", "b", *["right"] * number], ["left"] * number):
        assert (one.edition.name, one.players) == ("original+imploding", 6)


def test_expansions_and_recipes_are_there_only_where_they_belong() -> None:
    follow(
        ([], lambda app: are_shown(app, expansions=True, recipe=False)),
        (["right"], lambda app: are_shown(app, expansions=False, recipe=False)),
        (["left", "left"], lambda app: are_shown(app, expansions=False, recipe=True)),
    )


def test_a_row_that_is_not_there_is_not_gone_to() -> None:
    def look(app: Host) -> None:
        assert app.start.focused is not None
        assert app.start.focused.name == "box"

    visit("right", "e", look=look)


def test_the_next_recipe_without_the_list() -> None:
    names = [f"recipe:{recipe.id}" for recipe in recipes()]
    first = names.index("recipe:classic-mode")
    found = started(["left", "down", "right"], ["left", "left", "left"])
    assert [each.edition.name for each in found] == [names[first + 1], names[first - 2]]


def test_recipes_are_found_by_their_first_letter() -> None:
    found = started(["r", "x", "escape"], ["r", "n", "enter"], ["r", "home", "s", "s", "s", "enter"])
    names = ["recipe:classic-mode", "recipe:nope-sauce", "recipe:sticky-fingers"]
    assert [each.edition.name for each in found] == names


def test_there_is_a_line_about_what_is_looked_at() -> None:
    follow(
        (["e", "right"], lambda app: _is_about(app, "Hold an Exploding Kitten in secret")),
        (["c"], lambda app: _is_about(app, "How long")),
        (["b", "left", "down"], lambda app: _is_about(app, "The classic game with the cards of this box.")),
    )


def _is_about(app: Host, text: str) -> None:
    assert text in said(app, "start-about")


# Custom recipes


def test_a_recipe_of_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("own.toml").write_text(HOT_POTATO, encoding="utf-8")
    to_file = ["r", "end", "enter", *typed("own.toml"), "enter"]

    def look(app: Host) -> None:
        assert said(app).startswith("Hot Potato, 3 players: You, Ann and Ben.")
        assert labels(app, "recipe")[-1] == "Hot Potato"

    visit(*to_file, look=look)
    invitation = start(*to_file)
    assert invitation.title == "Hot Potato"
    assert invitation.players == 3
    assert not LocalGame.begin(invitation).over
    elsewhere, again = started(["right"], ["left"], invitation=invitation)
    assert elsewhere.edition.name == "original"
    assert again.edition == invitation.edition


def test_everything_wrong_with_a_recipe_is_said_and_the_name_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bad.toml").write_text(
        'title = ""\nplayers = [2, 99]\nhand = { cards = 4, defuses = 1 }\n[cards]\nattak = 3\n'
    )

    def look(app: Host) -> None:
        assert isinstance(app.screen, RecipeFile)
        told = said(app, "wrong")
        assert "This recipe cannot be played:" in told
        assert "✗ line 1: title: expected" in told
        assert "✗ line 2: players: expected" in told
        assert "✗ line 5: cards.attak: expected a card kind, perhaps attack" in told
        assert app.screen.query_one(Input).value == "bad.toml"

    keys = ["r", "end", "enter", *typed("bad.toml"), "enter"]
    visit(*keys, look=look)
    assert start(*keys, "escape").edition.name == "recipe:classic-mode"


def test_many_reasons_are_read_by_keys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bad.toml").write_text("".join(f"unknown_{number} = 1\n" for number in range(30)))

    def at(lines: int) -> Look:
        return lambda app: _is_scrolled(app, lines)

    keys = ["r", "end", "enter", *typed("bad.toml"), "enter"]
    follow((keys, at(0)), (["pagedown"], at(8)), (["down"], at(9)), (["up"], at(8)))


def _is_scrolled(app: Host, lines: int) -> None:
    assert app.screen.query_one(VerticalScroll).scroll_offset.y == lines


@pytest.mark.parametrize(
    ("name", "told"), [("none.toml", "expected a file, there is none"), ("~nobody-at-all/x", "no such home folder")]
)
def test_a_recipe_that_is_not_there(name: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    keys = [("tilde" if key == "~" else key) for key in typed(name)]
    visit("r", "end", "enter", "enter", *keys, "enter", look=lambda app: _told_wrong(app, told))


def _told_wrong(app: Host, told: str) -> None:
    assert told in said(app, "wrong")


# Moving around


def test_all_rows_are_reached_by_arrows_and_by_tab() -> None:
    rows = ["box", "expansions", "players", "people", "bots", "countdown", "rules", "box", "rules", "countdown"]

    def at(row: str) -> Look:
        return lambda app: _is_at(app, row)

    for on, back in (("down", "up"), ("tab", "shift+tab")):
        keys = [[], *[[on]] * 7, [back], [back]]
        follow(*[(key, at(row)) for key, row in zip(keys, rows, strict=True)])


def _is_at(app: Host, row: str) -> None:
    assert app.start.focused is not None
    assert app.start.focused.name == row


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_everything_is_in_sight(size: tuple[int, int], tmp_path: Path) -> None:
    """With all expansions, several people and unfinished games nothing has to be scrolled."""
    saved_games = SavedGames(tmp_path)
    older(keep(saved_games, recommended()))
    keep(saved_games, Invitation(edition("original+imploding"), 6))
    fullest = Invitation(edition("original+imploding+streaking+barking"), 6, {}, ("Zoe", "Yan"), countdown=8)

    def look(app: Host) -> None:
        form = app.start.query_one("#start-form", VerticalScroll)
        assert form.max_scroll_y == 0
        assert all(row.region.bottom <= form.region.bottom for row in app.start.query(FormRow))

    visit(invitation=fullest, saved_games=saved_games, size=size, look=look)


def test_the_cards_of_the_game() -> None:
    def look(app: Host) -> None:
        assert isinstance(app.screen, Dialog)
        text = " ".join(str(each.content) for each in app.screen.query(Static))
        assert "6  ✚ Defuse" in text

    visit("i", look=look)
    assert start("i", "escape") == recommended()
    visit(size=LARGE, look=lambda app: _lists(app, "4 ≈ Tacocat"))


def _lists(app: Host, text: str) -> None:
    assert app.start.query_one("#start-cards").display
    assert text in said(app, "start-cards-list")


def test_lessons_are_asked_for_where_there_are_some() -> None:
    assert visit("l", can_learn=True).lessons == 1
    assert visit("l").lessons == 0


def test_colours_change_without_a_change_of_the_choice() -> None:
    assert start("3", "f2", "f2", "f2").players == 3


# By mouse


def click(where: Callable[[Host], Offset], invitation: Invitation | None = None, size: tuple[int, int] = SMALL) -> Host:
    async def press() -> Host:
        app = Host(invitation or recommended(), SavedGames())
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await _click(pilot, where(app))
            if app.is_running and app.screen is app.start:
                await pilot.press("enter")
        return app

    async def _click(pilot: Pilot[int], at: Offset) -> None:
        await pilot.click(offset=at)
        await pilot.pause()

    return patient_loop.run(press())


def on_label(row: str, label: str) -> Callable[[Host], Offset]:
    """Where a choice is on the screen."""

    def find(app: Host) -> Offset:
        region = app.start.query_one(f"#row-{row}", FormRow).line.region
        for down in range(region.height):
            strip = app.start.query_one(f"#row-{row}", FormRow).line.render_line(down)
            at = strip.text.find(label)
            if at >= 0:
                return Offset(region.x + at, region.y + down)
        raise AssertionError(f"{label} is not in the row {row}")

    return find


def test_choices_are_clicked() -> None:
    assert _clicked(on_label("box", "Good vs. Evil")).edition.name == "good-vs-evil"
    assert _clicked(on_label("expansions", "Streaking")).edition.name == "original+streaking"
    assert _clicked(on_label("players", "5")).players == 5
    assert _clicked(on_label("countdown", "off")).countdown == 0
    nope = Invitation(edition("recipe:nope-sauce"), 4)
    assert _clicked(on_label("recipe", "▸"), nope).edition.name == "recipe:power-play"


def _clicked(where: Callable[[Host], Offset], invitation: Invitation | None = None) -> Invitation:
    picked = click(where, invitation).picked
    assert picked is not None
    return picked[0]


def test_pages_are_opened_by_click() -> None:
    assert click(on_label("rules", "as printed")).picked is None
    assert click(on_label("recipe", "all recipes"), Invitation(edition("recipe:nope-sauce"))).picked is None


def test_keys_are_clicked_too() -> None:
    def at_start(app: Host) -> Offset:
        return app.start.query_one("#start-deeds .key-label").region.offset

    assert click(at_start).picked == (recommended(), None, None)
