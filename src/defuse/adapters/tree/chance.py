"""Finds the chance node, if any, that comes before a move can be carried out.

The move is tried on the table. If it needs luck that is not decided yet (a card at a loose place, a random card of a
hand), the table is reset to the moment before, chance decides, and the move is tried again.
"""

from typing import Final

from defuse.adapters.tree.loose import CARDS, SETTLED, LoosePile, loose_cards, settle, touches_loose_places
from defuse.game.agenda import CHOOSE_PLAY
from defuse.game.chance import MARKED_CARD
from defuse.game.engine import Game
from defuse.game.events import SURFACED
from defuse.game.kinds import IMPLODING_KITTEN, IMPLODING_KITTEN_UP, is_kitten
from defuse.game.moves import DRAW, Move
from defuse.game.table import RandomDraw, Table
from defuse.sight.view import name

EXACT_OUTCOMES: Final = 2 * CARDS  # every card, and every marked card

Outcomes = list[tuple[int, float]]


class ChanceNode:
    """A random card that is about to come up: out of a hand or the storage, or at a place of the pile."""

    __slots__ = ("afterwards", "outcomes", "pins", "place")

    def __init__(
        self, outcomes: Outcomes, place: int = SETTLED, pins: tuple[int, ...] = (), afterwards: bool = False
    ) -> None:
        self.outcomes = outcomes
        self.place = place
        self.pins = pins  # the outcomes of this move that have come up before
        self.afterwards = afterwards  # the move has been made

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (ChanceNode, (self.outcomes, self.place, self.pins, self.afterwards))


def outcome_of(card: int) -> int:
    """The number of an outcome: that of its card, from CARDS on for marked cards."""
    return card if card < MARKED_CARD else card - MARKED_CARD + CARDS


def card_of(outcome: int) -> int:
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


def _draw_to_decide(random_draws: list[RandomDraw], pinned: int) -> RandomDraw | None:
    """The first of them out of which more than one kind can come, behind what is pinned."""
    for random_draw in random_draws:
        if random_draw.number >= pinned:
            for card in random_draw.cards:
                if card != random_draw.cards[0]:
                    return random_draw
    return None


def _draws_at_once(table: Table, seat: int, move: Move) -> bool:
    """Whether the move draws the top card before anything else happens: the most frequent move with luck."""
    if move.verb != DRAW or table.has_now:
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

    def attempt(self, game: Game, seat: int, move: Move) -> tuple[Game, ChanceNode | None]:
        """Make a move. If chance has to speak first, the game as it was before, and what is to be decided."""
        table = game.table
        if table.pile and _draws_at_once(table, seat, move):
            if self.loose[-1]:
                return game, ChanceNode(_chances(loose_cards(table.pile, self.loose)), len(table.pile) - 1)
            if _is_harmless(table, table.pile[-1]):
                self._draw(game, seat, move)
                return game, None
        before, public_until, log = table.clone(), game.public_until, table.log
        assert log is not None
        heard = len(log)
        table.pins, table.outcomes, table.random_draws = self.pins.copy(), [], []
        refusal = game.submit(seat, move)
        assert refusal is None, refusal
        node = self._undecided(game, before.pile, heard)
        if node is not None:
            del log[heard:]
            before.log = log
            game = Game(before)
            game.public_until = public_until
            return game, node
        table.pins, table.outcomes, table.random_draws, self.pins = [], None, None, []
        return game, self._top_to_show(game, heard)

    def _draw(self, game: Game, seat: int, move: Move) -> None:
        """Draw a card that is already decided and has no effect, so that no other luck can be involved."""
        table = game.table
        table.random_draws = []
        refusal = game.submit(seat, move)
        assert refusal is None, refusal
        assert not table.random_draws, "a harmless card that was drawn did something"
        table.random_draws = None
        self.loose.pop()
        self.settle_what_is_certain(table.pile)

    def _undecided(self, game: Game, pile: list[int], heard: int) -> ChanceNode | None:
        """The first outcome of this move that chance has not decided; if there is none, the pile is followed."""
        table = game.table
        assert table.log is not None
        assert table.outcomes is not None
        assert table.random_draws is not None
        random_draw = _draw_to_decide(table.random_draws, len(self.pins))
        until = len(table.log) if random_draw is None else random_draw.events
        row: LoosePile | None = None
        for number in range(heard, until):
            event = table.log[number]
            if touches_loose_places(event):
                if row is None:
                    row = LoosePile(self.loose)
                place = row.hear(event)
                if place != SETTLED:
                    return ChanceNode(_chances(loose_cards(pile, self.loose)), place)
        if random_draw is not None:
            counts = [0] * EXACT_OUTCOMES
            for card in random_draw.cards:
                counts[outcome_of(card)] += 1
            return ChanceNode(_chances(counts), pins=tuple(table.outcomes[: random_draw.number]))
        if row is not None:
            self.loose = row.loose
            self.settle_what_is_certain(table.pile)
        return None

    def _top_to_show(self, game: Game, heard: int) -> ChanceNode | None:
        """Everybody would see a face-up Imploding Kitten on top (IK-3): then chance has to say what lies there."""
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
        table.surfaced = False  # chance has not said yet what there is to see
        return ChanceNode(_chances(counts), len(self.loose) - 1, afterwards=True)

    def decide(self, game: Game, node: ChanceNode, outcome: int) -> None:
        """Chance has spoken."""
        if node.place == SETTLED:
            self.pins = [*node.pins, card_of(outcome)]
            return
        settle(game.table.pile, self.loose, node.place, outcome)
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
