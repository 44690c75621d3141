"""The drawn table, played through its keys as people do."""

import asyncio
import re
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len
from textual.app import App
from textual.pilot import Pilot
from textual.widgets import Input

from defuse.game import moves as m
from defuse.game.kinds import NUMBERS, card_names
from defuse.game.library import edition
from defuse.game.moves import DRAW, INSERT, NOPE_IT
from defuse.record.situation import Situation, set_up
from defuse.sight.redaction import SPECTATOR
from defuse.terminal.app.app import TooSmall
from defuse.terminal.app.dialogs import Choose, ChooseSeveral, DepthDialog, Reader
from defuse.terminal.app.table.board import CardTile, widths
from defuse.terminal.app.table.hand_over import CallOut, HandOverScreen
from defuse.terminal.app.table.playing import PlayApp
from defuse.terminal.app.table.table_screen import TableScreen
from defuse.terminal.app.titles import room_for, title_lines, title_parts
from defuse.terminal.shared.invitation import ASK_EVERYBODY, REACTIONS, Invitation
from defuse.terminal.shared.saved_games import SavedGames, load_game
from defuse.words import languages, words_in
from tests.editions import whole_games
from tests.extent import LONG, seeds, share
from tests.random_games import players_of
from tests.screens import HIGH, LOW, KeyPresser, Result, drive, play_app, screen_text, table_of, until

pytestmark = pytest.mark.alternating

HAND = ["attack", "favor", "see_the_future_3", "alter_the_future_3", "tacocat", "tacocat", "tacocat", "nope", "defuse"]


@pytest.fixture
def saved_games(tmp_path: Path) -> SavedGames:
    return SavedGames(tmp_path / "tables")


def at_table(
    saved_games: SavedGames, people: tuple[str, ...] = ("You",), countdown: int = 0, **laid: object
) -> PlayApp:
    """A table with three players that is set up by hand; all others are bots."""
    situation: dict[str, object] = {"edition": "original", "deck": ["tacocat"] * 20, **laid}
    names = [*people, *(name for name in ("Ann", "Ben") if name not in people)][:3]
    game = set_up(Situation(players=names, **situation))  # type: ignore[arg-type]
    return play_app(Invitation(players=3, people=people, countdown=countdown, bot="random"), saved_games, game)


# Whole games


@pytest.mark.parametrize(("name", "seed"), whole_games(1, "drawn games"))
def test_random_keys_come_to_the_end_of_a_game(name: str, seed: int, saved_games: SavedGames) -> None:
    random = Random(seed)
    invitation = Invitation(edition(name), min(players_of(name)), bot="random", seed=seed)
    app = PlayApp(invitation, chosen=True, saved_games=saved_games)

    async def act(pilot: Pilot[int]) -> None:
        table = table_of(app)
        await KeyPresser(random).play(pilot)
        await pilot.pause(0.1)
        assert isinstance(app.screen, Choose)
        assert "wins the game!" in screen_text(app) or "You win the game!" in screen_text(app)
        assert table.local_game.record.entries

    drive(app, act)
    assert saved_games.unfinished() == []


class Snoop(KeyPresser):
    """Looks at the screen whenever nobody has confirmed that they are alone with it."""

    def __init__(self, random: Random) -> None:
        super().__init__(random)
        self.between: set[str] = set()
        self.open_tables = 0

    def keys(self, app: App[Result]) -> list[str]:
        screen = app.screen
        if isinstance(screen, (HandOverScreen, CallOut)):
            self.between.add(screen_text(app).strip())
        table = table_of(app)
        if table.you is None:
            self.open_tables += 1
            assert not table.query(CardTile)
            assert table.seen().seat == SPECTATOR
        return super().keys(app)


@pytest.mark.parametrize("reactions", share(REACTIONS, 1, "drawn games of two people"))
def test_two_people_pass_the_keyboard_and_nothing_is_seen_in_between(reactions: str, saved_games: SavedGames) -> None:
    (seed,) = seeds(2, f"drawn games of two people {reactions}")[1:]
    players, options = (3, {}) if LONG else (2, {"fast": True})
    invitation = Invitation(
        players=players, options=options, people=("Zoe", "Max"), bot="random", reactions=reactions, seed=seed
    )
    app = PlayApp(invitation, chosen=True, saved_games=saved_games)
    snoop = Snoop(Random(seed))
    drive(app, snoop.play)
    lines = {line.strip() for text in snoop.between for line in text.splitlines() if line.strip()}
    over = {f"Over to {who}." for who in ("Zoe", "Max")}
    assert over <= lines
    told = (
        lines
        - over
        - {f"{who}, take the keyboard and press Enter when nobody else is looking." for who in ("Zoe", "Max")}
    )
    if reactions == ASK_EVERYBODY:
        assert told == set()
    else:
        said = re.compile(
            r"(Zoe|Max|Ann) (plays .*|says Nope\.|is about to draw\.)|[12]  (Zoe|Max)|Whoever wants to .*"
        )
        assert [line for line in told if not said.fullmatch(line)] == []
    assert snoop.open_tables


# Keys


def test_a_card_is_played_by_its_number_and_its_target_chosen(saved_games: SavedGames) -> None:
    app = at_table(saved_games, hands={"You": HAND, "Ann": ["skip"], "Ben": ["beard_cat"]})

    async def act(pilot: Pilot[int]) -> None:
        table_of(app).pace = 0
        assert "Your turn." in screen_text(app)
        await pilot.press("4")  # Defuse 1, Nope 2, Attack 3, Favor 4
        await pilot.pause()
        assert isinstance(app.screen, Choose)
        await pilot.press("2")
        await until(pilot, lambda: "Ben gives you: Beard Cat." in screen_text(app))

    drive(app, act)


def test_a_pair_is_offered_and_a_dialog_can_be_left(saved_games: SavedGames) -> None:
    app = at_table(saved_games, hands={"You": HAND, "Ann": ["skip"], "Ben": ["beard_cat"]})

    async def act(pilot: Pilot[int]) -> None:
        table = table_of(app)
        table.pace = 0
        await pilot.press("p")
        await pilot.pause()
        await pilot.press("escape")
        await pilot.pause()
        assert table.is_current
        assert not table.local_game.record.entries
        await pilot.press("t", "1")
        await pilot.pause()
        await pilot.press(*["down"] * 20, "enter")
        await until(pilot, lambda: bool(table.local_game.record.entries))

    drive(app, act)


def test_cards_are_put_in_order_by_their_numbers(saved_games: SavedGames) -> None:
    deck = ["skip", "shuffle", "attack", *["tacocat"] * 9]
    app = at_table(saved_games, deck=deck, hands={"You": ["alter_the_future_3", "skip"]})

    async def act(pilot: Pilot[int]) -> None:
        table = table_of(app)
        table.pace = 0
        await pilot.press("2")
        await until(pilot, lambda: isinstance(app.screen, ChooseSeveral))
        await pilot.press("3", "2", "backspace", "1", "enter")
        await until(pilot, lambda: table.is_current)
        assert table.seen().pile[:3] == tuple(NUMBERS[card] for card in ("attack", "skip", "shuffle"))
        assert "Attack, Skip, Shuffle" in screen_text(app)

    drive(app, act)


def test_why_a_card_cannot_be_played_is_said_with_its_rule(saved_games: SavedGames) -> None:
    app = at_table(saved_games, hands={"You": ["nope", "skip"]})

    async def act(pilot: Pilot[int]) -> None:
        await pilot.press("1")
        await until(pilot, lambda: re.search(r"\([A-Z]+-\d+\)", screen_text(app)) is not None)
        assert not table_of(app).local_game.record.entries

    drive(app, act)


def test_a_kitten_goes_back_where_the_depth_says(saved_games: SavedGames) -> None:
    deck = ["exploding_kitten", *["tacocat"] * 5]
    app = at_table(saved_games, deck=deck, hands={"You": ["defuse", "skip"]})

    async def act(pilot: Pilot[int]) -> None:
        table = table_of(app)
        await pilot.press("d")
        await until(pilot, lambda: isinstance(app.screen, DepthDialog))
        await pilot.press("down", "down")
        assert "Under 2 cards." in screen_text(app)
        await pilot.press("9", "9", "enter")
        assert "from 0, the top, to 5, the bottom" in screen_text(app)
        assert isinstance(app.screen, DepthDialog)
        await pilot.press("end", "up", "enter")
        await until(pilot, lambda: table.is_current)
        assert [entry.move.number for entry in table.local_game.record.entries if entry.move.verb == INSERT] == [4]

    drive(app, act)


def test_a_key_pressed_twice_in_a_hurry_closes_one_screen(saved_games: SavedGames) -> None:
    """Both keys reach the dialog before it is gone; the table below it must stay."""
    app = at_table(saved_games, deck=["exploding_kitten", *["tacocat"] * 5], hands={"You": ["defuse", "skip"]})

    async def act(pilot: Pilot[int]) -> None:
        table = table_of(app)
        await pilot.press("d")
        await until(pilot, lambda: isinstance(app.screen, DepthDialog))
        dialog = app.screen
        dialog.dismiss(0)
        dialog.dismiss(0)
        await until(pilot, lambda: table.is_current)
        assert table in app.screen_stack

    drive(app, act)


def test_a_click_plays_a_card(saved_games: SavedGames) -> None:
    app = at_table(saved_games, hands={"You": ["skip"]})

    async def act(pilot: Pilot[int]) -> None:
        await pilot.click(CardTile)
        await until(pilot, lambda: bool(table_of(app).local_game.record.entries))

    drive(app, act)


def test_the_time_to_say_nope_runs_out(saved_games: SavedGames) -> None:
    app = at_table(saved_games, countdown=1, turn="Ann", hands={"You": ["nope"], "Ann": ["skip"], "Ben": ["skip"]})
    assert app.local_game is not None
    app.local_game.submit(1, m.play(NUMBERS["skip"]))

    async def act(pilot: Pilot[int]) -> None:
        table = table_of(app)
        table.pace = 0
        await until(pilot, lambda: "▰" in screen_text(app))
        asked = len(table.local_game.record.entries)
        before = asyncio.get_running_loop().time()
        await until(pilot, lambda: len(table.local_game.record.entries) > asked)
        assert asyncio.get_running_loop().time() - before == pytest.approx(1, abs=0.2)
        await until(pilot, lambda: "Time is up" in screen_text(app))
        assert not any(entry.seat == 0 and entry.move.verb == NOPE_IT for entry in table.local_game.record.entries)

    drive(app, act)


def test_what_was_pressed_before_the_question_is_no_answer(saved_games: SavedGames) -> None:
    app = at_table(saved_games, turn="Ann", hands={"You": ["nope"], "Ann": ["skip"] * 9, "Ben": ["skip"]})

    async def act(pilot: Pilot[int]) -> None:
        table = table_of(app)
        for _ in range(30):
            if table.local_game.in_window or not table.local_game.record.entries:
                await pilot.press("d")
        await pilot.pause(0.3)
        assert not any(entry.seat == 0 and entry.move.verb == DRAW for entry in table.local_game.record.entries)

    drive(app, act)


# Reading


@pytest.mark.parametrize("size", [LOW, HIGH])
def test_everything_can_be_read_at_the_table(size: tuple[int, int], saved_games: SavedGames) -> None:
    discard = ["skip", "attack"]
    app = at_table(saved_games, hands={"You": HAND, "Ann": ["skip"], "Ben": ["beard_cat"]}, discard=discard)

    async def act(pilot: Pilot[int]) -> None:
        for key, words in {
            "question_mark": "how exactly it works",
            "x": "Discard pile: 2",
            "v": "Ann: 1 card",
            "l": "What has happened",
        }.items():
            await pilot.press(key)
            await pilot.pause()
            assert isinstance(app.screen, Reader)
            assert words in screen_text(app)
            await pilot.press("escape")
        await pilot.press("right", "right", "right", "c")
        await pilot.pause()
        assert "ATK-1" in screen_text(app)

    drive(app, act, size)


def test_light_and_dark(saved_games: SavedGames) -> None:
    app = at_table(saved_games, hands={"You": HAND})

    async def act(pilot: Pilot[int]) -> None:
        before = screen_text(app)
        dark = app.current_theme.dark
        await pilot.press("f2")
        await pilot.pause()
        assert app.current_theme.dark != dark
        assert screen_text(app) == before

    drive(app, act)


def test_without_colour_the_same_stands_there(saved_games: SavedGames, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = []
    for colour in (None, "1"):
        if colour:
            monkeypatch.setenv("NO_COLOR", colour)
        app = at_table(saved_games, hands={"You": HAND})

        async def act(pilot: Pilot[int], app: PlayApp = app) -> None:
            texts.append(screen_text(app))

        drive(app, act)
    assert texts[0] == texts[1]
    assert "Your turn." in texts[0]


def test_a_window_that_is_too_small_says_so_until_it_is_larger(saved_games: SavedGames) -> None:
    app = at_table(saved_games, hands={"You": HAND})

    async def act(pilot: Pilot[int]) -> None:
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        assert isinstance(app.screen, TooSmall)
        assert "60 × 20" in screen_text(app)
        await pilot.press("d")
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert not table_of(app).local_game.record.entries

    drive(app, act)


# Saving


@pytest.mark.parametrize("key", ["q", "ctrl+c", "ctrl+q"])
def test_a_game_that_was_left_can_be_resumed(key: str, saved_games: SavedGames) -> None:
    app = at_table(saved_games, hands={"You": HAND, "Ann": ["skip"], "Ben": ["beard_cat"]})
    views = []

    async def act(pilot: Pilot[int]) -> None:
        table = table_of(app)
        table.pace = 0
        await pilot.press("5")  # See the Future
        await until(pilot, lambda: "You see the top 3 cards" in screen_text(app))
        views.append(table.seen().as_dict())
        await pilot.press(key)
        await pilot.pause()

    drive(app, act)
    (kept,) = saved_games.unfinished()
    again = load_game(kept.path)
    assert again.observer(0).view().as_dict() == views[0]
    assert app.farewell == "The game is kept. Go on with: defuse play --resume"


def test_a_game_that_cannot_be_kept_goes_on(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way", encoding="utf-8")
    app = at_table(SavedGames(blocked / "tables"), hands={"You": HAND, "Ann": ["skip"], "Ben": ["skip"]})

    async def act(pilot: Pilot[int]) -> None:
        table_of(app).pace = 0
        await pilot.press("5")
        await until(pilot, lambda: "cannot be kept for later" in screen_text(app))
        await until(pilot, lambda: "You see the top 3 cards" in screen_text(app))

    drive(app, act)


def test_a_game_is_saved_in_a_file_of_ones_choice(saved_games: SavedGames, tmp_path: Path) -> None:
    app = at_table(saved_games, hands={"You": HAND})
    file = tmp_path / "mine.json"

    async def act(pilot: Pilot[int]) -> None:
        await pilot.press("ctrl+s")
        await pilot.pause()
        app.screen.query_one(Input).value = str(file)
        await pilot.press("enter")
        await until(pilot, file.exists)

    drive(app, act)
    assert load_game(file).players == ["You", "Ann", "Ben"]


# The log, titles, guards


def test_the_newest_line_of_the_log_is_always_seen(saved_games: SavedGames) -> None:
    """Also where the piles, the memory and the hand leave hardly any room."""
    app = at_table(saved_games, hands={"You": HAND, "Ann": ["favor"] * 6, "Ben": ["tacocat"] * 6})

    async def act(pilot: Pilot[int]) -> None:
        table = table_of(app)
        table.pace = 0
        await pilot.press("3", "enter")  # See the Future
        seen = 0
        for _ in range(60):
            if table.local_game.over or not isinstance(app.screen, TableScreen):
                break
            await pilot.pause()
            newest = str(table.lines()[-1])
            if newest not in screen_text(app):
                await pilot.pause(0.2)
                newest = str(table.lines()[-1])
            assert newest[:60] in screen_text(app), screen_text(app)
            seen += 1
            await pilot.press("enter" if any(deed.key == "enter" for deed in table._deeds) else "d")
        assert seen > 3

    drive(app, act)


@pytest.mark.parametrize("language", languages())
def test_titles_are_broken_between_words_only(language: str) -> None:
    words = words_in(language)
    for kind in card_names():
        title = words.title(kind)
        for room in range(8, 23):
            lines = title_lines(title, room)
            assert all(cell_len(line) <= room for line in lines)
            longest = max(cell_len(part.strip()) for part in title_parts(title))
            if longest <= room:
                assert "".join("".join(lines).split()) == "".join(title.split())
                words_of_lines = [word for line in lines for word in line.replace("-", "- ").split()]
                assert words_of_lines == title.replace("-", "- ").split()


def test_cards_with_long_words_get_more_room() -> None:
    assert widths([6, 4, 5], 80) == [24, 24, 24]
    assert sum(widths([6, 4, 5, 7, 7, 11, 5, 8], 80)) <= 80
    assert widths([6, 4, 5, 7, 7, 11, 5, 8], 80)[5] == 13
    assert min(widths([14] * 9, 80)) >= 9


@pytest.mark.parametrize("language", languages())
def test_titles_are_whole_if_there_is_room_for_them(language: str) -> None:
    """Seven kinds at 80 columns: on cards of one width nobody could read which look into the future it is."""
    words = words_in(language)
    hand = ["defuse", "attack", "skip", "reverse", "see_the_future_3", "tacocat", "rainbow_ralphing_cat"]
    titles = [words.title(card) for card in hand]
    longest = [max(cell_len(part.rstrip()) for part in title_parts(title)) for title in titles]
    whole = [room_for(title, 3) for title in titles]
    found = widths(longest, 80, titles=whole)
    assert sum(found) <= 80
    for title, width in zip(titles, found, strict=True):
        lines = title_lines(title, width - 2)
        assert len(lines) <= 3, lines
        assert "".join("".join(lines).split()) == "".join(title.split())


def test_a_card_without_a_key_is_narrower_before_a_word_is_cut() -> None:
    needed = [14, 9, 11, 9, 13, 13, 12]
    found = widths([each - 2 for each in needed[:1]] + [3, 9, 6, 11, 11, 10], 80, without_key=[0, 1, 4, 5, 6])
    assert sum(found) <= 80
    assert found[0] == 14, "the longest word is whole"
    assert found[3] == 9, "a card with a key has room for it"


def test_titles_are_whole_words_on_cards_that_were_laid_out_anew(saved_games: SavedGames) -> None:
    hand = [
        "de_cat_ipated",
        "electrocat",
        "vampire_cat",
        "zombie_kitten",
        "clone",
        "shuffle_now",
        "feed_the_dead",
        "nope",
    ]
    hands = {"You": hand, "Ann": ["skip"] * 2, "Ben": ["skip"] * 2}
    app = at_table(saved_games, edition="zombie", hands=hands)

    async def act(pilot: Pilot[int]) -> None:
        for _ in range(5):
            await table_of(app)._show()
            await pilot.pause(0.1)
            assert "│De-cat- │" in screen_text(app)
            assert "│ipated  │" in screen_text(app)

    drive(app, act)


def test_the_cards_in_hand_come_first_in_the_list_of_cards_to_read(saved_games: SavedGames) -> None:
    app = at_table(saved_games, hands={"You": ["favor", "nope"]})

    async def act(pilot: Pilot[int]) -> None:
        await pilot.press("c")
        await until(pilot, lambda: isinstance(app.screen, Choose))
        assert "1  Nope" in screen_text(app)
        assert "2  Favor" in screen_text(app)
        assert "3  Exploding Kitten" in screen_text(app)

    drive(app, act)


# Letting things happen


def test_everything_happens_until_the_own_turn(saved_games: SavedGames) -> None:
    hands = {"You": ["nope", "nope"], "Ann": ["shuffle"] * 4, "Ben": ["shuffle"] * 4}
    app = at_table(saved_games, turn="Ann", hands=hands)

    async def act(pilot: Pilot[int]) -> None:
        table = table_of(app)
        table.pace = 0
        while not table.local_game.in_window:
            table.local_game.submit(table.local_game.next_seat(), m.play(NUMBERS["shuffle"]))
        await until(pilot, lambda: "Let everything happen until my turn" in screen_text(app))
        await pilot.press("u")
        await until(pilot, lambda: "D  Draw" in screen_text(app))
        answers = {entry.move.verb for entry in table.local_game.record.entries if entry.seat == 0}
        assert answers == {m.PASS}
        assert "U  Ask me again" in screen_text(app)
        await pilot.press("u")
        await until(pilot, lambda: "Ask me again" not in screen_text(app))
        assert not table.letting.what

    drive(app, act)


def test_people_at_one_keyboard_are_asked_every_time(saved_games: SavedGames) -> None:
    hands = {"You": ["nope"], "Zoe": ["nope"], "Ann": ["shuffle"]}
    app = at_table(saved_games, people=("You", "Zoe"), turn="Ann", hands=hands)
    assert app.local_game is not None
    app.local_game.submit(2, m.play(NUMBERS["shuffle"]))

    async def act(pilot: Pilot[int]) -> None:
        await until(pilot, lambda: isinstance(app.screen, HandOverScreen))
        await pilot.press("enter")
        await until(pilot, lambda: "N  Nope!" in screen_text(app))
        assert "until my turn" not in screen_text(app)

    drive(app, act)


def test_a_kitten_that_is_known_to_lie_on_top_is_not_drawn_by_accident(saved_games: SavedGames) -> None:
    deck = ["exploding_kitten", *["tacocat"] * 8]
    app = at_table(saved_games, deck=deck, hands={"You": ["see_the_future_3", "defuse"], "Ann": [], "Ben": []})

    async def act(pilot: Pilot[int]) -> None:
        table = table_of(app)

        def drawn() -> bool:
            return any(entry.move.verb == m.DRAW for entry in table.local_game.record.entries)

        await pilot.press("2")
        await until(pilot, lambda: "It goes off!" in screen_text(app))
        await until(pilot, lambda: any(deed.key == "d" for deed in table._deeds))
        await pilot.press("d")
        await until(pilot, lambda: isinstance(app.screen, Choose))
        assert "A kitten lies on top. Draw it?" in screen_text(app)
        await pilot.press("2")
        await until(pilot, lambda: table.is_current)
        assert not drawn()
        await pilot.press("d")
        await until(pilot, lambda: isinstance(app.screen, Choose))
        await pilot.press("1")
        await until(pilot, drawn)
        await until(pilot, lambda: "✹" in str(table.query_one("#game").render()) or isinstance(app.screen, DepthDialog))

    drive(app, act)


def test_a_long_choice_begins_with_something_useful(saved_games: SavedGames) -> None:
    app = at_table(saved_games, hands={"You": HAND})

    async def act(pilot: Pilot[int]) -> None:
        table = table_of(app)
        triple = next(deed for deed in table._deeds if deed.moves and deed.moves[0].verb == m.TRIPLE)
        assert "3 Tacocats" in triple.label
        await pilot.press(triple.key)
        await until(pilot, lambda: isinstance(app.screen, Choose))
        await pilot.press("1")
        await until(pilot, lambda: "ask for" in screen_text(app))
        assert "1  Defuse" in screen_text(app)

    drive(app, act)
