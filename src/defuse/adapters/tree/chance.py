"""Finds the chance node, if any, that comes before a move can be carried out.

The move is tried on the table. If it needs luck that is not decided yet (a card at a loose place, a random card of a
hand), the table is reset to the moment before, chance decides, and the move is tried again.
"""

from typing import Final

from defuse.adapters.tree.loose import CARDS, SETTLED, LoosePile, loose_cards, settle, touches_pile
from defuse.game.chance import MARKED_CARD
from defuse.game.engine import Game
from defuse.game.events import SURFACED
from defuse.game.kinds import ALTER_THE_FUTURE_NOW_3, IMPLODING_KITTEN, IMPLODING_KITTEN_UP, is_kitten
from defuse.game.moves import DRAW, Move
from defuse.game.questions import CHOOSE_PLAY
from defuse.game.table import Table, Urn
from defuse.sight.view import name

EXACT_OUTCOMES: Final = 2 * CARDS  # every card, and every marked card

Outcomes = list[tuple[int, float]]


class Lot:
    """A random card to be decided: from a hand or the storage, or at a place of the pile."""

    __slots__ = ("afterwards", "outcomes", "pins", "place")

    def __init__(
        self, outcomes: Outcomes, place: int = SETTLED, pins: tuple[int, ...] = (), afterwards: bool = False
    ) -> None:
        self.outcomes = outcomes
        self.place = place
        self.pins = pins  # the lots of this move that are already decided
        self.afterwards = afterwards  # the move has been made

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (Lot, (self.outcomes, self.place, self.pins, self.afterwards))


def outcome_of(lot: int) -> int:
    """The number of an outcome: that of its card, plus CARDS for a marked card."""
    return lot if lot < MARKED_CARD else lot - MARKED_CARD + CARDS


def lot_of(outcome: int) -> int:
    return outcome if outcome < CARDS else outcome - CARDS + MARKED_CARD


def describe(outcome: int) -> str:
    card = name(outcome % CARDS)
    return f"marked {card}" if outcome >= CARDS else card


def _chances(counts: list[int]) -> Outcomes:
    total = 0
    for number in counts:
        total += number
    outcomes: Outcomes = []
    for outcome in range(len(counts)):
        number = counts[outcome]
        if number:
            outcomes.append((outcome, number / total))
    return outcomes


def _urn_to_decide(urns: list[Urn], pinned: int) -> Urn | None:
    """The first urn after the pinned ones that holds more than one kind."""
    for urn in urns:
        if urn.number >= pinned:
            for lot in urn.lots:
                if lot != urn.lots[0]:
                    return urn
    return None


def _draws_at_once(table: Table, seat: int, move: Move) -> bool:
    """Whether the move draws the top card before anything else happens: the most frequent move with luck."""
    if move.verb != DRAW or table.cast[ALTER_THE_FUTURE_NOW_3]:
        return False
    step = table.agenda[-1]
    return step.what == CHOOSE_PLAY and step.seat == seat


def _is_harmless(table: Table, card: int) -> bool:
    """Whether drawing this card only adds it to the hand."""
    return not (is_kitten(card) or table.blind or table.front or table.cast[IMPLODING_KITTEN])


class TreeLuck:
    """The luck of one game that is not decided yet."""

    __slots__ = ("loose", "pins")

    def __init__(self, loose: list[bool], pins: list[int] | None = None) -> None:
        self.loose = loose  # the places of the pile, from the bottom, at which any of the loose cards may lie
        self.pins = pins or []  # what is decided for the current move

    def copy(self) -> "TreeLuck":
        return TreeLuck(self.loose.copy(), self.pins.copy())

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (TreeLuck, (self.loose, self.pins))

    def attempt(self, game: Game, seat: int, move: Move) -> tuple[Game, Lot | None]:
        """Make a move. If chance has to decide first, returns the game before the move, and the lot to decide."""
        table = game.table
        if table.pile and _draws_at_once(table, seat, move):
            if self.loose[-1]:
                return game, Lot(_chances(loose_cards(table.pile, self.loose)), len(table.pile) - 1)
            if _is_harmless(table, table.pile[-1]):
                self._draw(game, seat, move)
                return game, None
        before, veil_from, log = table.clone(), game.veil_from, table.log
        assert log is not None
        heard = len(log)
        table.pins, table.lots, table.urns = self.pins.copy(), [], []
        refusal = game.submit(seat, move)
        assert refusal is None, refusal
        lot = self._undecided(game, before.pile, heard)
        if lot is not None:
            del log[heard:]
            before.log = log
            game = Game(before)
            game.veil_from = veil_from
            return game, lot
        table.pins, table.lots, table.urns, self.pins = [], None, None, []
        return game, self._top_to_show(game, heard)

    def _draw(self, game: Game, seat: int, move: Move) -> None:
        """Draw a card that is already decided and has no effect, so that no other luck can be involved."""
        table = game.table
        table.urns = []
        refusal = game.submit(seat, move)
        assert refusal is None, refusal
        assert not table.urns, "a harmless card that was drawn did something"
        table.urns = None
        self.loose.pop()
        self.settle_what_is_certain(table.pile)

    def _undecided(self, game: Game, pile: list[int], heard: int) -> Lot | None:
        """The first lot of this move that is not decided; if there is none, updates `loose`."""
        table = game.table
        assert table.log is not None
        assert table.lots is not None
        assert table.urns is not None
        urn = _urn_to_decide(table.urns, len(self.pins))
        until = len(table.log) if urn is None else urn.events
        row: LoosePile | None = None
        for number in range(heard, until):
            event = table.log[number]
            if touches_pile(event):
                if row is None:
                    row = LoosePile(self.loose)
                place = row.hear(event)
                if place != SETTLED:
                    return Lot(_chances(loose_cards(pile, self.loose)), place)
        if urn is not None:
            counts = [0] * EXACT_OUTCOMES
            for lot in urn.lots:
                counts[outcome_of(lot)] += 1
            return Lot(_chances(counts), pins=tuple(table.lots[: urn.number]))
        if row is not None:
            self.loose = row.loose
            self.settle_what_is_certain(table.pile)
        return None

    def _top_to_show(self, game: Game, heard: int) -> Lot | None:
        """The top card as a lot, if it could be a face-up Imploding Kitten, which everybody would see (IK-3)."""
        table = game.table
        if game.over or not table.cast[IMPLODING_KITTEN] or not self.loose or not self.loose[-1]:
            return None
        counts = loose_cards(table.pile, self.loose)
        if not counts[IMPLODING_KITTEN_UP]:
            return None
        log = table.log
        assert log is not None
        if len(log) > heard and log[-1].what == SURFACED:  # the stand-in was face up
            log.pop()
        table.surfaced = False  # the top card is not decided yet
        return Lot(_chances(counts), len(self.loose) - 1, afterwards=True)

    def decide(self, game: Game, lot: Lot, outcome: int) -> None:
        """Record the outcome of a lot."""
        if lot.place == SETTLED:
            self.pins = [*lot.pins, lot_of(outcome)]
            return
        settle(game.table.pile, self.loose, lot.place, outcome)
        self.settle_what_is_certain(game.table.pile)

    def settle_what_is_certain(self, pile: list[int]) -> None:
        """Nothing is undecided if all loose cards are of one kind."""
        found = -1
        for place in range(len(pile)):
            if self.loose[place]:
                if found >= 0 and pile[place] != found:
                    return
                found = pile[place]
        self.loose = [False] * len(pile)
