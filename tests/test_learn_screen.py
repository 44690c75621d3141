"""The guided game at the drawn table."""

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from defuse.game import moves as m
from defuse.game.kinds import NUMBERS
from defuse.terminal.app.dialogs import Choose, ChooseSeveral, DepthDialog, Dialog
from defuse.terminal.app.learn.learn_screen import LearnApp, LessonScreen
from defuse.terminal.app.table.board import CardTile
from defuse.words import words_in
from defuse.words.languages import ENGLISH
from tests.screens import drive, screen_text, until

pytestmark = pytest.mark.alternating


def at_school() -> LearnApp:
    return LearnApp(words_in(ENGLISH), pace=0)


def lesson_of(app: LearnApp) -> LessonScreen:
    return next(screen for screen in app.screen_stack if isinstance(screen, LessonScreen))


def keys_for(app: LearnApp) -> list[str]:
    """The keys of a learner who does what the guide asks for."""
    screen = app.screen
    if isinstance(screen, Choose):
        wanted = lesson_of(app).lesson.wanted
        assert wanted is not None
        titles = [str(option.prompt) for option in screen.query_one("OptionList").options]  # type: ignore[attr-defined]
        for place, title in enumerate(titles):
            if wanted.verb in (m.TRIPLE, m.FIVE) and title.endswith("Defuse"):
                return ["down"] * place + ["enter"]
        return ["1"]
    if isinstance(screen, DepthDialog):
        return ["home", "enter"]
    assert not isinstance(screen, ChooseSeveral)
    assert isinstance(screen, LessonScreen)
    wanted = screen.lesson.wanted
    if wanted is None:
        return ["enter"]
    for card in screen.query(CardTile):
        if wanted.verb == m.PLAY and card.tile.kind == wanted.card:
            return [card.tile.key]
    for deed in screen._deeds:
        if deed.moves and deed.moves[0].verb == wanted.verb:
            return [deed.key]
    return []


def test_following_the_guide_comes_to_the_end() -> None:
    app = at_school()
    seen: list[int] = []

    async def act(pilot: Pilot[int]) -> None:
        await pilot.press("1")
        for _ in range(400):
            if app.course.over or not app.is_running:
                break
            seen.append(app.course.number)
            await pilot.press(*keys_for(app))
            await pilot.pause(0.02)

    drive(app, act)
    assert app.course.over
    assert sorted(set(seen)) == list(range(1, app.course.length + 1))
    assert "defuse play" in app.farewell


def test_another_move_gets_a_hint_and_changes_nothing() -> None:
    app = at_school()

    async def act(pilot: Pilot[int]) -> None:
        await pilot.press("1")
        await pilot.press("greater_than_sign", "greater_than_sign")
        await until(pilot, lambda: "Lesson 3 of 9" in screen_text(app))
        lesson = lesson_of(app).lesson
        await until(pilot, lambda: bool(lesson_of(app).query(CardTile)))
        before = lesson.view().as_dict()
        await pilot.press("d")
        await until(pilot, lambda: "Another time, perhaps." in screen_text(app))
        assert lesson.view().as_dict() == before
        assert lesson.view().hand.count(NUMBERS["skip"]) == 1

    drive(app, act)


def test_pages_can_be_turned_and_the_lesson_left() -> None:
    app = at_school()

    async def act(pilot: Pilot[int]) -> None:
        await pilot.press("1", "greater_than_sign")
        await until(pilot, lambda: "Lesson 2 of 9" in screen_text(app))
        await pilot.press("less_than_sign")
        await until(pilot, lambda: "Lesson 1 of 9" in screen_text(app))
        await pilot.press("r")
        await until(pilot, lambda: "Lesson 1 of 9" in screen_text(app))
        await pilot.press("q")
        await pilot.pause(0.2)

    drive(app, act)
    assert not app.course.over
    assert app.return_value == 0


def test_the_table_goes_along_with_what_is_told() -> None:
    """While the others move, the piles and the hand are those of the sentence that was told last."""
    app = LearnApp(words_in(ENGLISH), pace=0.5)

    async def act(pilot: Pilot[int]) -> None:
        await pilot.press("1")
        await until(pilot, lambda: "D  Draw" in screen_text(app))
        assert "Draw pile: 5" in screen_text(app)
        await pilot.press("d")
        for told, pile in (("You draw: Tacocat.", 4), ("Ann draws a card.", 3)):
            await until(pilot, lambda told=told: told in screen_text(app))  # type: ignore[misc]
            screen = screen_text(app)
            assert f"Draw pile: {pile}" in screen
            assert "│Tacocat" in screen, "the hand has the card that was drawn"
            asks_for_draw = "so draw." in str(lesson_of(app).query_one("#guide", Static).content)
            assert not asks_for_draw, "the guide asks for nothing while the others move"
        await until(pilot, lambda: "✹ Ben explodes" in screen_text(app))

    drive(app, act)


def test_a_dialog_says_what_it_covers() -> None:
    """In every lesson the guide's words can be read while a dialog is open."""
    app = at_school()
    dialogs = 0

    async def act(pilot: Pilot[int]) -> None:
        nonlocal dialogs
        await pilot.press("1")
        for _ in range(400):
            if app.course.over or not app.is_running:
                break
            if isinstance(app.screen, Dialog) and any(isinstance(each, LessonScreen) for each in app.screen_stack):
                remark = lesson_of(app).advice()
                shown = " ".join(screen_text(app).replace("│", " ").split())
                assert remark
                assert " ".join(remark.split())[:40] in shown, shown
                dialogs += 1
            await pilot.press(*keys_for(app))
            await pilot.pause()

    drive(app, act)
    assert dialogs >= 3


def test_nothing_is_asked_while_the_others_move() -> None:
    app = LearnApp(words_in(ENGLISH), pace=0.5)

    async def act(pilot: Pilot[int]) -> None:
        await pilot.press("1")
        await until(pilot, lambda: isinstance(app.screen, LessonScreen) and bool(lesson_of(app)._deeds))
        lesson = lesson_of(app)
        told = len(lesson.lines())
        await pilot.press(*keys_for(app))
        await until(pilot, lambda: len(lesson.lines()) > told)
        assert lesson._deeds == []
        assert str(lesson.query_one("#prompt").render()) == ""

    drive(app, act)
