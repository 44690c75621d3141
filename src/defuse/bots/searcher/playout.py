"""A game played to its end by careful players, each of whom knows no more than their seat."""

from typing import Final

from defuse.bots.careful import CarefulBot
from defuse.bots.searcher.outlook import outlook
from defuse.game.agenda import CHOOSE_PLAY
from defuse.game.engine import Game
from defuse.game.events import Event
from defuse.game.kinds import EXPLODING_KITTEN, UNKNOWN
from defuse.game.moves import NOBODY, Move
from defuse.game.table import Table
from defuse.sight.memory import Memory
from defuse.sight.noticed import Noticed
from defuse.sight.redaction import may_know, redact
from defuse.sight.view import View
from defuse.sight.view_building import view

_LONGEST: Final = 400  # moves; the few games that take longer are shared by those who are still in them


class PlayOut:
    """Plays tables on from one moment in the game of one seat."""

    def __init__(self, seen: View, horizon: int) -> None:
        self._seen = seen
        self._horizon = horizon

    def result(self, table: Table, move: Move, seed: int) -> float:
        """How much of the game the seat wins that makes this move; the table is used up."""
        me = self._seen.seat
        log: list[Event] = []
        table.log = log
        memories = [self._memory(seat, table) for seat in range(table.seats)]
        heard = [0] * table.seats
        game = Game(table)
        bot = CarefulBot(seed)
        refusal = game.submit(me, move)
        assert refusal is None, refusal
        for number in range(_LONGEST):
            if not table.is_present(me):
                return 0.0
            seat = game.next_seat()
            if seat == NOBODY:
                return 1.0 if table.winner == me else 0.0
            if number >= self._horizon and table.agenda[-1].what == CHOOSE_PLAY:
                break
            moves = game.legal_moves(seat)
            chosen = moves[0]
            if len(moves) > 1 or chosen.open:
                memory = memories[seat]
                for event in log[heard[seat] :]:
                    known = event if may_know(event, seat) else redact(event, seat)
                    if known is not None:
                        memory.hear(known)
                heard[seat] = len(log)
                chosen = bot.choose(view(table, seat, memory), moves)
            game.submit(seat, chosen)
        return outlook(table, me)

    def _memory(self, seat: int, table: Table) -> Memory:
        """What a seat knows of a table: we what our view says, the others what they are known to have seen."""
        seen = self._seen
        memory = Memory(seat, seen.seats, seen.pile_size, table.cast)
        memory.noticed = _noticed_by(seen)
        if seat == seen.seat:
            memory.places = list(seen.pile)
            memory.hands = [[card for card in hand if card != UNKNOWN] for hand in seen.hands]
            return memory
        pile = table.pile[::-1]
        memory.places[: seen.eyes[seat]] = pile[: seen.eyes[seat]]
        if seen.put_back_by == seat and pile.count(EXPLODING_KITTEN) == 1:
            memory.places[pile.index(EXPLODING_KITTEN)] = EXPLODING_KITTEN
        if seen.imploding_on_top:
            memory.see_imploding_on_top()
        return memory


def _noticed_by(seen: View) -> Noticed:
    noticed = Noticed(seen.seats, seen.seat)
    noticed.eyes = list(seen.eyes)
    noticed.shunned = seen.shunned
    noticed.put_back_by = seen.put_back_by
    noticed.left_since = seen.left_since
    noticed.defused = list(seen.defused)
    noticed.robbed = list(seen.robbed)
    noticed.wronged_by = list(seen.wronged_by)
    return noticed
