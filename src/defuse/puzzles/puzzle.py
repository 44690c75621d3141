"""One puzzle: a scenario file whose last move is the answer, with figures in its notes.

The lines before the answer lead to the moment at which the solver is asked. An observer in the solver's seat follows
them from the first on, so that everything shown is what that seat knows. The notes are lines such as

    #: nope 3 4.8 14.2 easy careful master
    #: 61.3 nope; 44.0 pass

The first says what the puzzle is about (`themes.py`), its grade from 1 to 5, within how many points moves are equal,
by how many points the answer won more than the next best move when both were tried out, and which bots find it. The
second says what the best moves are worth, in percent.
"""

from dataclasses import dataclass
from functools import cached_property

from defuse.game.engine import Game
from defuse.game.events import Event
from defuse.game.moves import INSERT, ORDER, Move
from defuse.game.refusals import Refusal
from defuse.game.table import Table
from defuse.record.notation import read_move
from defuse.record.scenario import NOTE, Scenario, ScenarioFailure, read_said, read_scenario
from defuse.record.situation import set_up
from defuse.record.table_talk import TableTalk
from defuse.sight.observer import Observer
from defuse.sight.view import View


@dataclass(frozen=True)
class Figures:
    """What was worked out about a puzzle."""

    theme: str
    grade: int
    found: tuple[str, ...]  # the bots that find the answer
    error: float  # of the judge; shares, not percent, from here on
    search: float
    chances: tuple[tuple[str, float], ...]  # the best moves in the notation, with what they are worth


class Puzzle:
    """A puzzle at the moment at which its solver is asked."""

    def __init__(self, id: str, scenario: Scenario) -> None:
        self.id = id
        self.scenario = scenario
        self.edition = scenario.situation.edition
        self.players = list(scenario.situation.players)
        lines = [line for line in scenario.lines if not line.sign]
        answer = read_said(lines[-1], self.players)
        self.seat: int = answer.seat
        talk = TableTalk(set_up(scenario.situation), self.players)
        self._talk = talk
        self.observer = Observer(talk.game, self.seat, weighing=True)
        self.heard: list[Event] = []  # by the solver's seat, on the way to this moment
        for line in lines[:-1]:
            said = read_said(line, self.players)
            move = talk.hear(said.seat, said.text)
            refusal = talk.say(said.seat, move, said.pins)
            if isinstance(refusal, Refusal):
                raise ScenarioFailure(line.number, str(refusal))
            self.heard += self.observer.news()
        self.answer: Move = talk.hear(answer.seat, answer.text)
        self.heard += self.observer.news()

    @cached_property
    def figures(self) -> Figures:
        return figures_of(self.scenario)

    @property
    def game(self) -> Game:
        """The whole table: for those who mine and grade, never for who shows the puzzle."""
        return self._talk.game

    @property
    def table(self) -> Table:
        """Only for parsing notation, which depends on the size of the pile."""
        return self._talk.game.table

    @cached_property
    def view(self) -> View:
        return self.observer.view()

    def moves(self) -> list[Move]:
        """What the solver may do."""
        return self.observer.moves()

    def may(self, move: Move) -> Refusal | None:
        """Why a move would be refused."""
        return self._talk.may(self.seat, move)

    def read(self, text: str) -> Move:
        """A move of the solver from its notation."""
        return read_move(text, self.players, self.table)

    def is_solved_by(self, move: Move) -> bool:
        """Whether a move is the answer; which of two alike cards it uses makes no difference."""
        return same_move(move, self.answer)


def same_move(one: Move, other: Move) -> bool:
    """Whether two moves do the same; which of two alike cards is marked, or how long a chain is, does not matter."""
    return _meaning(one) == _meaning(other)


def _meaning(move: Move) -> tuple[object, ...]:
    cards = move.cards if move.verb == ORDER else sorted(move.cards)
    return move.verb, move.card, move.target, move.named, cards, move.number if move.verb == INSERT else 0


def read_puzzle(id: str, text: str) -> Puzzle:
    """A puzzle from the text of its file."""
    return Puzzle(id, read_scenario(text))


def figures_of(scenario: Scenario) -> Figures:
    """The figures in the notes of a scenario."""
    about, moves = (line.text for line in scenario.lines if line.sign == NOTE)
    theme, grade, error, search, *found = about.split()
    chances: list[tuple[str, float]] = []
    for part in moves.split("; "):
        percent, _, move = part.partition(" ")
        chances.append((move, float(percent) / 100))
    return Figures(theme, int(grade), tuple(found), float(error) / 100, float(search) / 100, tuple(chances))


def notes_of(figures: Figures) -> tuple[str, str]:
    """The notes that say these figures."""
    numbers = f"{figures.grade} {100 * figures.error:.1f} {100 * figures.search:.1f}"
    chances = "; ".join(f"{100 * chance:.1f} {move}" for move, chance in figures.chances)
    return " ".join([figures.theme, numbers, *figures.found]), chances
