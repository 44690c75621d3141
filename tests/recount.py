"""Counts games again, slowly and obviously: from their events, and from the hands after every move."""

from collections import Counter
from dataclasses import dataclass, field

from defuse.game.actions import FIVE_OF, PAIR_OF, TRIPLE_OF
from defuse.game.chance import Dice
from defuse.game.engine import Game
from defuse.game.events import CANCELLED, DEFUSED, DIED, HELD, NOPED, PLAYED, REVIVED, TURN_BEGAN, WENT_OUT, Event
from defuse.game.kinds import NAMES
from defuse.game.moves import TARGET


@dataclass
class Recount:
    """The counts of one game."""

    players: int
    winner: int
    first: int
    turns: int
    moves: int
    nopes: int
    rescues: int
    out: list[tuple[int, str, int]]  # seat, cause, turn
    laid: Counter[str] = field(default_factory=Counter)
    stopped: Counter[str] = field(default_factory=Counter)
    uses: Counter[str] = field(default_factory=Counter)
    dealt: list[set[str]] = field(default_factory=list)  # by seat
    later: list[set[str]] = field(default_factory=list)
    used: list[set[str]] = field(default_factory=list)

    def place(self, seat: int) -> int:
        return (seat - self.first) % self.players


class Watcher:
    """Plays a game at random, with full reaction windows, and watches which cards come to which hands.

    So a card is played in one move and takes effect in another, unless nobody can react: then the played card is known
    to have left the hand first.
    """

    def __init__(self, game: Game, longest: int) -> None:
        assert not game.table.quick
        self.game = game
        self.longest = longest
        self.dealt = [set(hand) for hand in game.table.hands]
        self.gained: list[set[int]] = [set() for _ in self.dealt]

    def play(self, dice: Dice) -> int:
        game, moves = self.game, 0
        while not game.over and moves < self.longest:
            before = [Counter(hand) for hand in game.table.hands]
            seat = game.next_seat()
            choices = game.legal_moves(seat)
            move = game.complete(seat, choices[dice.roll(len(choices))], dice)
            told = game.play(seat, move)
            assert isinstance(told, list)
            moves += 1
            for event in told:
                if (
                    event.what == PLAYED and event.act is not None and move.verb != TARGET
                ):  # it had left the hand before
                    before[event.seat] -= Counter(event.act.cards)
            for number, hand in enumerate(game.table.hands):
                self.gained[number] |= set(Counter(hand) - before[number])
        return moves


def _lasting_deaths(events: list[Event]) -> list[tuple[int, str, int]]:
    """Who has gone out or died, of what and in which turn; who was revived has not."""
    deaths: list[tuple[int, str, int]] = []
    turns = 0
    for event in events:
        if event.what == TURN_BEGAN:
            turns += 1
        elif event.what in (WENT_OUT, DIED):
            deaths.append((event.seat, NAMES[event.card], turns))
        elif event.what == REVIVED:
            deaths = [death for death in deaths if death[0] != event.other]
    return deaths


def recount(watcher: Watcher, moves: int) -> Recount:
    game = watcher.game
    events = game.events
    begun = [event.seat for event in events if event.what == TURN_BEGAN]
    found = Recount(
        players=game.table.seats,
        winner=game.winner,
        first=begun[0],
        turns=len(begun),
        moves=moves,
        nopes=sum(event.what == NOPED for event in events),
        rescues=sum(event.what in (DEFUSED, HELD) for event in events),
        out=_lasting_deaths(events),
        dealt=[{NAMES[kind] for kind in kinds} for kinds in watcher.dealt],
        later=[{NAMES[kind] for kind in kinds} for kinds in watcher.gained],
        used=[set() for _ in range(game.table.seats)],
    )
    for event in events:
        kinds: set[str] = set()
        if event.what in (PLAYED, CANCELLED):
            assert event.act is not None
            forms = {PAIR_OF: "pair", TRIPLE_OF: "triple", FIVE_OF: "five"}
            name = forms.get(event.act.form) or NAMES[event.act.kind]
            (found.laid if event.what == PLAYED else found.stopped)[name] += 1
            if event.what == PLAYED:
                kinds = {NAMES[card] for card in event.act.cards}
        elif event.what == NOPED:
            kinds = {"nope"}
        elif event.what == DEFUSED:
            kinds = {NAMES[event.card]}
        elif event.what == HELD:
            kinds = {"streaking_kitten"}
        found.uses.update(kinds)
        found.used[event.seat] |= kinds
    return found
