"""Hints at the tables of the terminal and in its lessons: step by step, for one person only, and not counted."""

import io

import pytest
from textual.pilot import Pilot

from defuse.game.library import edition
from defuse.lessons import LESSONS, Course, Lesson
from defuse.record.record import BadRecord
from defuse.terminal.app.dialogs import Choose, Reader
from defuse.terminal.app.learn.learn_screen import LearnApp, LessonScreen
from defuse.terminal.app.table.playing import PlayApp
from defuse.terminal.app.table.table_screen import TableScreen
from defuse.terminal.plain.console import Console
from defuse.terminal.plain.evening import play
from defuse.terminal.plain.learning import learn
from defuse.terminal.plain.table import PlainTable
from defuse.terminal.shared.coaching import own_review
from defuse.terminal.shared.invitation import Invitation
from defuse.terminal.shared.local_game import LocalGame
from defuse.terminal.shared.saved_games import SavedGames, read_game, write_game
from defuse.words import ENGLISH, words_in
from tests.screens import HIGH, drive, screen_text, until

WORDS = words_in(ENGLISH)
GAME = edition("original")


def typed(*lines: str) -> io.StringIO:
    return io.StringIO("".join(f"{line}\n" for line in lines))


def said_by(out: io.StringIO) -> str:
    return " ".join(out.getvalue().split())


# The plain table


def test_typed_again_a_hint_says_more() -> None:
    out = io.StringIO()
    play(Invitation(GAME, 4, bot="easy", seed=5), typed("hint", "hint", "hint", "hint", "quit"), out)
    said = said_by(out)
    assert said.count(WORDS("hint-counts-not")) == 1
    thought, _, rest = said.partition(WORDS("hint-counts-not"))
    assert WORDS("hint-more") in thought
    assert "The coach would choose" not in thought
    assert rest.count("The coach would choose") == 1
    assert rest.index("The coach would choose") < rest.index("It wins about")
    assert rest.count("It wins about") == 2, "the last step can be read again"


def test_where_the_judge_is_silent_the_careful_player_advises() -> None:
    out = io.StringIO()
    play(Invitation(edition("compact"), 4, bot="easy", seed=5), typed("hint", "hint", "hint", "quit"), out)
    assert WORDS("hint-silent") in said_by(out)
    assert "It wins about" not in said_by(out)


def test_several_people_at_one_keyboard_get_no_hints() -> None:
    out = io.StringIO()
    local_game = LocalGame.begin(Invitation(GAME, 2, people=("Ann", "Ben"), seed=1))
    play(local_game.invitation(WORDS) or Invitation(GAME, 2), typed("", "", "hint", "quit"), out, resumed=local_game)
    assert WORDS("online-not-alone") in said_by(out)
    assert local_game.hinted == set()


def test_the_help_names_it() -> None:
    out = io.StringIO()
    play(Invitation(GAME, 4, bot="easy", seed=5), typed("help", "quit"), out)
    assert WORDS("help-hint") in said_by(out)


# It does not count


def test_what_was_hinted_is_left_out_of_the_review_also_of_a_saved_game() -> None:
    local_game = LocalGame.begin(Invitation(GAME, 4, bot="careful", seed=5))
    lines = typed("hint", *["draw", "1", "pass", "insert 0"] * 400)
    table = PlainTable(Console(lines, io.StringIO()), local_game, WORDS)
    table.play()
    assert len(local_game.hinted) == 1
    found = own_review(local_game)
    assert found is not None
    assert found.hinted == 1
    local_game.hinted.clear()
    whole = own_review(local_game)
    assert whole is not None
    assert (whole.hinted, whole.decisions) == (0, found.decisions + 1)
    assert whole.stake > found.stake


def test_hints_are_saved_with_the_game() -> None:
    local_game = LocalGame.begin(Invitation(GAME, 2, bot="careful", seed=3))
    local_game.hinted |= {4, 9}
    text = write_game(local_game)
    assert read_game(text).hinted == {4, 9}
    older = text.replace(' "hinted": [\n  4,\n  9\n ],\n', "")
    assert older != text
    assert read_game(older).hinted == set()
    for wrong in ('"much"', "[true]", '["4"]', "{}"):
        with pytest.raises(BadRecord):
            read_game(older.replace('"title"', f'"hinted": {wrong}, "title"'))


# The drawn table


def test_a_key_of_the_drawn_table_asks_for_more_and_more() -> None:
    local_game = LocalGame.begin(Invitation(GAME, 4, bot="easy", seed=5))
    app = PlayApp(Invitation(GAME, 4, bot="easy", seed=5), chosen=True, resumed=local_game, saved_games=SavedGames())
    seen: list[str] = []

    async def act(pilot: Pilot[int]) -> None:
        await until(pilot, lambda: isinstance(app.screen, TableScreen) and app.screen._asked is not None)
        await pilot.press("h")
        await until(pilot, lambda: isinstance(app.screen, Choose))
        seen.append(screen_text(app))
        await pilot.press("1")
        await until(pilot, lambda: "The coach would choose" in screen_text(app))
        await pilot.press("1")
        await until(pilot, lambda: isinstance(app.screen, Reader))
        seen.append(screen_text(app))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        await pilot.press("q")

    drive(app, act, HIGH)
    assert "The coach would choose" not in seen[0]
    assert WORDS("hint-show-move") in seen[0]
    assert "It wins about" in " ".join(seen[1].split())
    assert len(local_game.hinted) == 1


def test_the_drawn_table_gives_no_hints_where_several_play() -> None:
    invitation = Invitation(GAME, 2, people=("Ann", "Ben"), seed=1)
    local_game = LocalGame.begin(invitation)
    app = PlayApp(invitation, chosen=True, resumed=local_game, saved_games=SavedGames())

    async def act(pilot: Pilot[int]) -> None:
        await until(pilot, lambda: any(isinstance(each, TableScreen) for each in app.screen_stack))
        table = next(each for each in app.screen_stack if isinstance(each, TableScreen))
        await pilot.press("enter")
        await until(pilot, lambda: app.screen is table and table._asked is not None)
        await pilot.press("h")
        await until(pilot, lambda: "nobody else plays" in " ".join(screen_text(app).split()))
        await pilot.press("q")

    drive(app, act, HIGH)
    assert local_game.hinted == set()


# Lessons


def test_in_a_plain_lesson_the_guide_says_more_and_more() -> None:
    out = io.StringIO()
    learn(WORDS, typed("hint", "hint", "hint", "quit"), out)
    said = said_by(out)
    lesson = Lesson(LESSONS[0], "You")
    lesson.news()
    assert lesson.guide.hint(WORDS) in said
    assert said.index(lesson.guide.hint(WORDS)) < said.index("The coach would choose: “Draw”.")
    assert "Exploding Kittens lie among the" in said
    assert WORDS("hint-counts-not") not in said, "lessons count for nothing"


def test_in_a_drawn_lesson_too() -> None:
    app = LearnApp(WORDS, pace=0.0)

    async def act(pilot: Pilot[int]) -> None:
        await until(pilot, lambda: isinstance(app.screen, Choose))
        await pilot.press("1")
        await until(pilot, lambda: isinstance(app.screen, LessonScreen) and any(d.moves for d in app.screen._deeds))
        await pilot.press("h")
        await until(pilot, lambda: isinstance(app.screen, Choose))
        await pilot.press("1")
        await until(pilot, lambda: "The coach would choose: “Draw”." in screen_text(app))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, LessonScreen))
        await pilot.press("q")

    drive(app, act, HIGH)
    assert isinstance(app.course, Course)
