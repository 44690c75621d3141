"""One lesson: a scenario file in which the first player is the learner, and notes are remarks of the guide.

A note is a line such as `#: learn-cats-pair any target`: the id of the guide's message, and what the learner may choose
in the move that follows. A note right before a move of the learner asks for it, and its message has a .hint. The other
players' lines are played automatically; the checks prove, for `defuse check`, that the guide tells the truth.
"""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from defuse.game.events import Event
from defuse.game.moves import INSERT, ORDER, Move
from defuse.game.refusals import Refusal
from defuse.game.table import Table
from defuse.game.writing import write_move
from defuse.record.scenario import NOTE, Scenario, ScenarioMove, read_said, read_scenario
from defuse.record.situation import set_up
from defuse.record.table_talk import TableTalk
from defuse.sight.observer import Observer
from defuse.sight.view import View
from defuse.words import Words

LESSONS: Final = ("draw", "defuse", "future", "nope", "attack", "revenge", "cats", "showdown", "dead")
YOU: Final = 0  # the seat of the learner
ANY_TARGET: Final = "any target"  # the learner may choose the target


@dataclass(frozen=True)
class Guide:
    """What the guide says at one place of a lesson."""

    id: str
    free: str = ""  # ANY_TARGET, or empty

    def text(self, words: Words) -> str:
        return words(self.id)

    def hint(self, words: Words) -> str:
        """Help for a learner who has done something else."""
        return words(f"{self.id}.hint")


@dataclass(frozen=True)
class Hint:
    """The move is legal, but the lesson asks for another one."""

    guide: Guide

    def text(self, words: Words) -> str:
        return self.guide.hint(words)


@dataclass(frozen=True)
class LessonScene:
    """One step of a lesson: what the learner hears of a move or of the guide, and the table after it."""

    events: tuple[Event, ...]
    guide: Guide | None
    view: View


class Lesson:
    """A lesson as far as it has been played. Everything shown comes from the observer in the learner's seat."""

    def __init__(self, name: str, you: str) -> None:
        scenario = _scenario(name)
        self.name = name
        self.edition = scenario.situation.edition
        self.players = [you, *scenario.situation.players[1:]]
        self._talk = TableTalk(set_up(scenario.situation), scenario.situation.players)
        self.observer = Observer(self._talk.game, YOU, weighing=True)
        self._beats = _beats(scenario)  # what is still to come
        self._scenes: list[LessonScene] = []
        self.guide = Guide("")  # the guide's latest remark: at the learner's move, it asks for that move
        self.wanted: Move | None = None  # the move that the learner is to make; None at the end
        self._go_on()

    def title(self, words: Words) -> str:
        return words(f"learn-title-{self.name}")

    @property
    def finished(self) -> bool:
        return self.wanted is None

    @property
    def table(self) -> Table:
        """Only for parsing notation, which depends on the size of the pile."""
        return self._talk.game.table

    def view(self) -> View:
        return self.observer.view()

    def moves(self) -> list[Move]:
        return self.observer.moves()

    def written(self) -> str:
        """The wanted move in the notation."""
        return "" if self.wanted is None else write_move(self.wanted, self.players)

    def scenes(self) -> list[LessonScene]:
        """What has happened since the last call of this or of `news`, step by step."""
        scenes, self._scenes = self._scenes, []
        return scenes

    def news(self) -> list[Event | Guide]:
        """The events and the guide's remarks since the last call of this or of `scenes`."""
        news: list[Event | Guide] = []
        for scene in self.scenes():
            news += [*scene.events, *([scene.guide] if scene.guide is not None else [])]
        return news

    def accepts(self, move: Move) -> bool:
        """Whether a move is the wanted one."""
        return self.wanted is not None and _fits(move, self.wanted, self.guide.free)

    def try_move(self, move: Move) -> Refusal | Hint | None:
        """Make a move if it is the wanted one; otherwise nothing changes."""
        refusal = self._talk.may(YOU, move)
        if refusal is not None:
            return refusal
        if not self.accepts(move):
            return Hint(self.guide)
        said = self._beats[0]
        assert isinstance(said, ScenarioMove)
        self._say(said, move)
        self._go_on()
        return None

    # Playing the file

    def _go_on(self) -> None:
        """Play moves and remarks until the learner is to move, or to the end."""
        self.wanted = None
        while self._beats:
            beat = self._beats[0]
            if isinstance(beat, Guide):
                self._speak(beat)
                continue
            move = self._talk.hear(beat.seat, beat.text)
            self._look()
            if beat.seat == YOU:
                self.wanted = move
                break
            self._say(beat, move)

    def _speak(self, guide: Guide) -> None:
        """Let the guide comment on what has happened; windows that nobody will answer are shut before."""
        self._beats.pop(0)
        moves = [beat for beat in self._beats if isinstance(beat, ScenarioMove)]
        if moves:
            self._talk.hear(moves[0].seat, moves[0].text)
        else:
            self._talk.let_pass()
        self._look()
        self._scenes.append(LessonScene((), guide, self.view()))
        self.guide = guide

    def _say(self, said: ScenarioMove, move: Move) -> None:
        self._beats.pop(0)
        refusal = self._talk.say(said.seat, move, said.pins)
        assert not isinstance(refusal, Refusal), refusal
        self._look()

    def _look(self) -> None:
        """Add a scene if the learner has heard something."""
        events = tuple(self.observer.news())
        if events:
            self._scenes.append(LessonScene(events, None, self.view()))


def _fits(move: Move, wanted: Move, free: str) -> bool:
    """Whether a move is the wanted one, apart from what the learner may choose."""
    if (move.verb, move.card, move.named) != (wanted.verb, wanted.card, wanted.named):
        return False
    if move.verb == INSERT and move.number != wanted.number:
        return False
    if move.verb == ORDER and move.cards != wanted.cards:
        return False
    return sorted(move.cards) == sorted(wanted.cards) and (free == ANY_TARGET or move.target == wanted.target)


# Reading the files


@cache
def _scenario(name: str) -> Scenario:
    path = files("defuse.lessons").joinpath(f"{name}.toml")
    return read_scenario(path.read_text(encoding="utf-8"))


def _beats(scenario: Scenario) -> list[Guide | ScenarioMove]:
    """The moves and the notes of a lesson, in order."""
    beats: list[Guide | ScenarioMove] = []
    for line in scenario.lines:
        if line.sign == NOTE:
            id, _, free = line.text.partition(" ")
            beats.append(Guide(id, free.strip()))
        elif not line.sign:
            beats.append(read_said(line, scenario.situation.players))
    return beats


def guide_ids() -> list[str]:
    """The ids of all remarks of the guide, of their hints, and of the titles of the lessons."""
    found = []
    for name in LESSONS:
        found.append(f"learn-title-{name}")
        beats = _beats(_scenario(name))
        for beat, after in zip(beats, [*beats[1:], None], strict=True):
            if isinstance(beat, Guide):
                found.append(beat.id)
                if isinstance(after, ScenarioMove) and after.seat == YOU:
                    found.append(f"{beat.id}.hint")
    return found
