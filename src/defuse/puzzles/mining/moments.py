"""Games searched for moments in which one move is clearly better than every other."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from defuse.bots import new_bot
from defuse.bots.careful import CarefulBot
from defuse.coach.judge import Judge, Opinion
from defuse.game import moves as m
from defuse.game.agenda import CHOOSE_PLAY
from defuse.game.chance import Dice
from defuse.game.engine import Game
from defuse.game.moves import NOBODY, Move
from defuse.record.record import Entry, Record, Replay
from defuse.sight.blanks import complete
from defuse.sight.observer import Observer
from defuse.sight.view import View

CLEARLY: Final = 0.10  # by so much the best move wins more often than the second
_STARTS: Final = 24  # beginnings that are kept, the latest last
_MOST_COMPLETIONS: Final = 24
_LIVELY: Final = 0.03  # who hardly wins any more, or surely does, has nothing to decide
SEATED: Final = ("careful", "master", "easy")  # who plays the games that are searched
_SPEAKS: Final = "master"


@dataclass(frozen=True)
class Start:
    """A moment at which nothing was under way: a scenario may begin there."""

    game: Game
    place: int  # how many moves had been made


@dataclass
class Found:
    """A moment that may become a puzzle."""

    edition: str
    place: int  # how many moves had been made before it
    seat: int
    view: View
    legal: list[Move]
    opinion: Opinion
    starts: list[Start]
    entries: list[Entry] = field(default_factory=list)  # all before it


def wholly_judged(judge: Judge, view: View, legal: list[Move], opinion: Opinion, game: Game) -> Opinion | None:
    """The opinion with every depth and order weighed, too; None if a move is left about which nothing can be said."""
    found = dict(zip(opinion.moves, opinion.chances, strict=True))
    for move in _all_of(view.seat, legal, game):
        if move not in found and not move.marked:
            again = judge.opinion(view, legal, move)
            chance = None if again is None else again.chance_after(move)
            if chance is None:
                return None
            found[move] = chance
    moves, chances = tuple(found), tuple(found.values())
    best = moves.index(opinion.moves[opinion.best])
    if max(chances) > chances[best]:
        return None
    return Opinion(moves, chances, best, opinion.advised, opinion.error)


def _all_of(seat: int, legal: list[Move], game: Game) -> Iterator[Move]:
    for move in legal:
        if not move.open:
            yield move
        elif move.verb in (m.INSERT, m.ORDER):
            yield from game.completions(seat, move)[:_MOST_COMPLETIONS]


def is_clear(opinion: Opinion) -> bool:
    """Whether the best move is clearly better than the second, beyond the judge's error."""
    (_, first), (_, second), *_ = opinion.ranked()
    return first - second >= max(CLEARLY, opinion.error) and first > _LIVELY and second < 1.0 - _LIVELY


class Search:
    """Follows one game move by move."""

    def __init__(self, edition: str, game: Game, judge: Judge) -> None:
        self.edition = edition
        self.game = game
        self.judge = judge
        self.entries: list[Entry] = []
        self.starts: list[Start] = []
        self.observers = [Observer(game, seat) for seat in range(game.table.seats)]
        self._keep_start()

    def opinion(self, seat: int, legal: list[Move]) -> tuple[View, Opinion | None]:
        view = self.observers[seat].view()
        return view, self.judge.opinion(view, legal)

    def found(self, seat: int, view: View, legal: list[Move], opinion: Opinion | None) -> Found | None:
        """The moment, if it may become a puzzle."""
        if opinion is None or not is_clear(opinion):
            return None
        whole = wholly_judged(self.judge, view, legal, opinion, self.game)
        if whole is None or not is_clear(whole):
            return None
        return Found(self.edition, len(self.entries), seat, view, legal, whole, self.starts.copy(), self.entries.copy())

    def submit(self, seat: int, move: Move) -> None:
        table = self.game.table
        table.outcomes = []
        refusal = self.game.submit(seat, move)
        assert refusal is None, refusal
        self.made(Entry(seat, move, tuple(table.outcomes or ())))

    def made(self, entry: Entry) -> None:
        self.entries.append(entry)
        self._keep_start()

    def _keep_start(self) -> None:
        table = self.game.table
        if self.game.over or len(table.agenda) != 1 or table.agenda[-1].what != CHOOSE_PLAY:
            return
        if table.barking_settled or table.back_to != NOBODY or table.pins:
            return
        self.starts = [*self.starts[1 - _STARTS :], Start(self.game.clone(), len(self.entries))]


def searched(edition: str, game: Game, judge: Judge, luck: int, longest: int) -> Iterator[Found]:
    """A game between bots, and what is found in it."""
    search = Search(edition, game, judge)
    dice = Dice(luck)
    names = [SEATED[dice.roll(len(SEATED))] for _ in range(game.table.seats)]
    bots = [
        CarefulBot(luck + seat) if name == _SPEAKS else new_bot(name, luck + seat) for seat, name in enumerate(names)
    ]
    for _ in range(longest):
        if game.over:
            return
        seat = game.next_seat()
        legal = game.legal_moves(seat)
        if len(legal) == 1 and not legal[0].open:
            search.submit(seat, legal[0])
            continue
        view, opinion = search.opinion(seat, legal)
        found = search.found(seat, view, legal, opinion)
        if found is not None:
            yield found
        if names[seat] == _SPEAKS and opinion is not None:
            move = opinion.moves[opinion.best]
        else:
            move = bots[seat].choose(view, legal)
        search.submit(seat, complete(view, move, dice))


def searched_record(record: Record, judge: Judge) -> Iterator[Found]:
    """What is found in a recorded game."""
    run = Replay(record)
    search = Search(record.start.edition, run.game, judge)
    while not run.finished:
        entry = record.entries[run.done]
        legal = run.game.legal_moves(entry.seat)
        if len(legal) > 1 or legal[0].open:
            view, opinion = search.opinion(entry.seat, legal)
            found = search.found(entry.seat, view, legal, opinion)
            if found is not None:
                yield found
        run.step()
        search.made(entry)
