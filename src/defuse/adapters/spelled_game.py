"""A game as a sequence of choices: who is asked, and which words of a move are open."""

from mypy_extensions import mypyc_attr

from defuse.adapters.asking import next_asked
from defuse.encoding.actions import Actions
from defuse.encoding.speller import Speller, seen_for
from defuse.game.engine import Game
from defuse.game.moves import NOBODY, Move
from defuse.sight.observer import Observer


@mypyc_attr(allow_interpreted_subclasses=True)
class SpelledGame:
    """One game. The seat that is asked chooses actions until they spell a move."""

    def __init__(self, actions: Actions, game: Game, observers: list[Observer], quick: bool, longest: int) -> None:
        self.actions = actions
        self.game = game
        self.observers = observers
        self.quick = quick  # seats with only one action are not asked
        self.longest = longest
        self.moves_made = 0
        self.seat: int = NOBODY  # the seat that is asked
        self.moves: list[Move] = []  # the legal moves of that seat
        self.speller: Speller | None = None
        self._ask()

    @property
    def over(self) -> bool:
        return self.seat == NOBODY

    @property
    def too_long(self) -> bool:
        """Whether the game may never end."""
        return self.moves_made >= self.longest

    @property
    def open(self) -> list[int]:
        """The actions that can be chosen now."""
        return [] if self.speller is None else self.speller.open

    def choose(self, action: int) -> None:
        """Choose one action for the seat that is asked; raises ValueError if it is not open."""
        speller = self.speller
        if speller is None:
            raise ValueError("the game is over")
        speller.choose(action)
        if speller.move is not None:
            self.submit(speller.move)

    def submit(self, move: Move) -> None:
        """Play a whole move for the seat that is asked; raises ValueError if it is refused."""
        refusal = self.game.submit(self.seat, move)
        if refusal is not None:
            raise ValueError(f"seat {self.seat}: {move} is refused: {refusal}")
        self.moves_made += 1
        self._ask()

    def _ask(self) -> None:
        """Find the next seat to ask; in a quick game, only one with a choice."""
        game = self.game
        while True:
            self.seat = seat = next_asked(game)
            if seat == NOBODY:
                self.moves, self.speller = [], None
                return
            self.moves = game.legal_moves(seat)
            seen = seen_for(game.table, seat, self.moves)
            speller = self.speller
            if speller is None:
                self.speller = speller = Speller(self.actions, self.moves, seen)
            else:
                speller.begin(self.moves, seen)
            if not self.quick or len(speller.open) > 1 or self.moves_made >= self.longest:
                return
            speller.choose(speller.open[0])
            if speller.move is None:
                return
            game.submit(seat, speller.move)
            self.moves_made += 1
