"""`defuse learn` as an app: the lessons of the guided game at the drawn table."""

import asyncio
from collections.abc import Sequence
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from defuse.game import moves as m
from defuse.game.events import Event
from defuse.game.refusals import Refusal
from defuse.lessons import YOU, Course, Lesson, LessonScene
from defuse.sight.view import View
from defuse.terminal.app.app import DefuseApp
from defuse.terminal.app.dialogs import Choose
from defuse.terminal.app.table.asking import asked, waiting_for
from defuse.terminal.app.table.board import Board, told
from defuse.terminal.app.table.deeds import Deed
from defuse.terminal.app.table.hand_screen import HandScreen
from defuse.terminal.app.texts import key_help
from defuse.words import Words

PACE = 0.8  # seconds per line of what the others do
_REMARK = 3  # so much longer a remark stays before the others go on


class LessonScreen(HandScreen[bool]):
    """One lesson. Its result is whether the learner continues; the course knows with which lesson."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("greater_than_sign", "turn('next')", show=False),
        Binding("less_than_sign", "turn('back')", show=False),
        Binding("r", "turn('again')", show=False),
        Binding("h", "hint", show=False),
        Binding("q", "leave", show=False),
    ]

    def __init__(self, course: Course, words: Words, pace: float) -> None:
        lesson = course.lesson
        title = words("learn-lesson", number=course.number, length=course.length, title=lesson.title(words))
        super().__init__(words, title, lesson.players)
        self.course = course
        self.lesson: Lesson = lesson
        self._pace = pace
        self._told: list[Content] = []
        self._remark = ""  # the guide's latest words

    def compose(self) -> ComposeResult:
        yield from self.compose_table()
        yield Static(id="guide", markup=False)
        yield from self.compose_hand()
        yield Static(self.words("learn-keys"), id="keys", markup=False)

    def on_mount(self) -> None:
        self.teach()

    # The viewer

    @property
    def you(self) -> int | None:
        return YOU

    def seen(self) -> View:
        return self.lesson.view()

    def heard(self) -> Sequence[Event]:
        return ()  # `lines` contains events and the guide's remarks

    def lines(self) -> list[Content]:
        return self._told

    def key_help(self) -> Content:
        return key_help(self.words, has_hints=True)

    # The lesson

    @work(exclusive=True)
    async def teach(self) -> None:
        """Play the lesson from its beginning to its end."""
        lesson = self.lesson
        self.show_table(self.seen())
        while not lesson.finished:
            await self._tell()
            await self._show()
            await self._let_learner_move()
        await self._tell()
        await self._show()
        last = self.course.number == self.course.length
        if last:
            self._say(f"{lesson.guide.text(self.words)} {self.words('learn-done')}")
        go_on = Deed("enter", self.words("learn-finish") if last else self.words("learn-next"), ())
        await self.ask("", [go_on], asks_you=True)
        self.forget_wishes()
        await self.wish()
        self.action_turn("next")

    async def _let_learner_move(self) -> None:
        lesson = self.lesson
        opens_dialog = all(move.verb in (m.INSERT, m.ORDER) for move in lesson.moves())
        self.forget_wishes()
        while True:
            move = await self.complete(self.seen(), lesson.moves() if opens_dialog else await self.wish())
            if move is None:
                continue
            said = lesson.try_move(move)
            if said is None:
                return
            if isinstance(said, Refusal):
                self.say_no(said)
                self._say(lesson.guide.hint(self.words))
            else:
                self._say(self.words("learn-not-now", hint=said.text(self.words)))

    def why_not(self, kind: int) -> Refusal | None:
        said = self.lesson.try_move(m.play(kind))
        return said if isinstance(said, Refusal) else None

    # Showing

    async def _tell(self) -> None:
        """Show what has happened, scene by scene, with the table as it was then and the guide's remarks between."""
        scenes = self.lesson.scenes()
        if any(scene.guide is None for scene in scenes):
            await self.ask("", [], asks_you=False)  # the learner is not asked while the others move
        for place, scene in enumerate(scenes):
            if scene.guide is None:
                await self._play_scene(scene)
                continue
            self._say(scene.guide.text(self.words))
            if place + 1 < len(scenes):
                await asyncio.sleep(_REMARK * self._pace)

    async def _play_scene(self, scene: LessonScene) -> None:
        """Show a move: the table after it, then its sentences line by line."""
        if self._remark:
            self._told.append(Content.styled(self.words("learn-says", text=self._remark), "italic $text-secondary"))
            self._say("")
        self.show_table(scene.view)
        await self.show_hand(scene.view, [])
        self.show_moments(scene.events)
        for event in scene.events:
            self._told += told([event], self.players, YOU, self.words)
            self.query_one(Board).tell(self._told)
            await asyncio.sleep(self._pace)

    def _say(self, text: str) -> None:
        """Show the guide's words; the next event moves them into the story."""
        self._remark = text
        guide = self.query_one("#guide", Static)
        guide.update(Content(text))
        guide.display = bool(text)

    def advice(self) -> str:
        return self._remark

    async def _show(self) -> None:
        view = self.seen()
        self.show_table(view)
        moves = self.lesson.moves()
        await self.show_hand(view, moves)
        if self.lesson.finished:
            await self.ask(waiting_for(view, self.players, self.words), [], asks_you=False)
        else:
            await self.ask(asked(view, self.players, self.words), self.deeds_of(moves), asks_you=True)

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """Ask for the guide's hint, then for the move and its reason."""
        from defuse.terminal.app.table.hint_dialogs import give_hint
        from defuse.terminal.shared.hinting import hint_in_lesson

        await give_hint(self, hint_in_lesson(self.lesson), self.words, counts=False)

    # Changing lessons

    def action_turn(self, where: str) -> None:
        """Go to another lesson, or repeat this one."""
        {"next": self.course.next, "back": self.course.back, "again": self.course.again}[where]()
        self.dismiss(True)

    def action_leave(self) -> None:
        self.dismiss(False)


class LearnApp(DefuseApp):
    """All lessons, or as many as the learner wants."""

    def __init__(self, words: Words, pace: float = PACE) -> None:
        super().__init__(words)
        self.course = Course(words("app-you"))
        self._pace = pace

    @property
    def farewell(self) -> str:
        return self.words("learn-done") if self.course.over else self.words("learn-goodbye")

    async def go_through(self) -> None:
        await teach(self, self.course, self._pace)


async def teach(app: DefuseApp, course: Course, pace: float = PACE) -> None:
    """Teach the lessons of a course until it is over or the learner leaves."""
    words = app.words
    labels = [words("learn-begin"), words("learn-not-yet")]
    if await app.push_screen_wait(Choose(words("learn-welcome"), labels, words)) != 0:
        return
    go_on: bool | None = True
    while go_on and not course.over:
        lesson = LessonScreen(course, words, pace)
        go_on = await app.push_screen_wait(lesson)
