"""What a careful player sees at a glance: a view, counted once for each decision."""

from typing import Final

from defuse.bots.danger import BOTTOM, risk_at, risk_of_drawing
from defuse.game import kinds as k
from defuse.game import moves as m
from defuse.game.moves import NOBODY, Move
from defuse.sight.view import View

CERTAIN: Final = 1.0

# Cards that end a turn without a draw.
_ENDS_A_TURN: Final[list[int]] = [
    k.SKIP,
    k.ATTACK,
    k.TARGETED_ATTACK,
    k.SUPER_SKIP,
    k.REVERSE,
    k.CATOMIC_BOMB,
    k.BURY,
    k.RAISING_HECK,
]

# A Defuse that was discarded last: its kitten has just been put back, and where others put it is not left to luck.
SUSPICION: Final = 0.5


class Reading:
    """The view of one seat and its moves, and what follows from them."""

    __slots__ = (
        "blind",
        "bottom",
        "cards",
        "defuses_about",
        "escapes",
        "fear",
        "have",
        "kittens",
        "lives",
        "moves",
        "mixed",
        "my_turn",
        "owed",
        "pile_size",
        "risk",
        "rivals",
        "seat",
        "suspects",
        "top",
        "view",
        "why",
        "why_card",
        "why_number",
        "why_other",
    )

    def __init__(self, view: View, moves: list[Move]) -> None:
        self.view = view
        self.moves = moves
        seat = view.seat
        self.seat = seat
        self.blind: bool = view.blind[seat]
        self.my_turn: bool = view.turn == seat
        self.owed: int = view.owed
        self.pile_size: int = view.pile_size
        self.cards: int = len(view.hand)
        have = [0] * (k.KINDS + 1)
        if not self.blind:
            for card in view.hand:
                have[card] += 1
        self.have: list[int] = have
        self.rivals: list[int] = _in_order_of_play(view)
        self.lives: int = have[k.DEFUSE] + have[k.GODCAT] + max(0, have[k.STREAKING_KITTEN] - have[k.EXPLODING_KITTEN])
        escapes = 0
        for card in _ENDS_A_TURN:
            escapes += have[card]
        self.escapes: int = escapes
        self.top: int = view.pile[0] if view.pile else k.UNKNOWN
        self.risk: float = risk_of_drawing(view)
        self.kittens: int = _kittens_in_pile(view)
        self.mixed: float = min(1.0, self.kittens / max(1, self.pile_size))  # the risk after a shuffle
        self.suspects: bool = self.risk > 0.0 and _just_put_back(view)
        self.fear: float = max(self.risk, SUSPICION) if self.suspects else self.risk
        self.bottom: float = -1.0
        self.defuses_about: float = -1.0
        self.why: str = ""
        self.why_card: int = k.UNKNOWN
        self.why_other: int = NOBODY
        self.why_number: int = 0

    def because(self, why: str, card: int = k.UNKNOWN, other: int = NOBODY, number: int = 0) -> None:
        """The reason of what is done now."""
        self.why = why
        self.why_card = card
        self.why_other = other
        self.why_number = number

    # The pile

    def risk_below(self) -> float:
        """How likely the bottom card is deadly."""
        if self.bottom < 0.0:
            self.bottom = risk_at(self.view, BOTTOM)
        return self.bottom

    def deadly_at(self, depth: int) -> bool:
        """Whether we know that a kitten lies there."""
        pile = self.view.pile
        return depth < len(pile) and is_deadly(pile[depth])

    # Moves

    def verb(self, verb: int) -> Move | None:
        """The first move of this kind."""
        for move in self.moves:
            if move.verb == verb:
                return move
        return None

    def play(self, card: int, target: int = NOBODY) -> Move | None:
        """Playing a card, if that is possible."""
        if self.have[card] == 0:
            return None
        for move in self.moves:
            if move.card == card and move.verb == m.PLAY and move.target == target:
                return move
        return None

    # The others

    def next(self) -> int:
        """Whose turn comes after ours."""
        return self.rivals[0]

    def hand_of(self, seat: int) -> int:
        """How many cards somebody has."""
        return len(self.view.hands[seat])

    def unseen(self, kind: int) -> int:
        """How many cards of a kind may be anywhere that we cannot see."""
        view = self.view
        left: int = view.cast[kind] - view.discard.count(kind) - view.pile.count(kind)
        for hand in view.hands:
            left -= hand.count(kind)
        for lying in view.front:
            if lying.kind == kind:
                left -= 1
        return max(0, left)

    def defuses_of(self, seat: int) -> float:
        """How many Defuses somebody may be expected to hold: most had one from the beginning."""
        view = self.view
        known = view.hands[seat].count(k.DEFUSE)
        unknown = view.hands[seat].count(k.UNKNOWN)
        if unknown == 0:
            return float(known)
        if self.defuses_about < 0.0:
            total = sum(view.cast)
            left = self.unseen(k.DEFUSE)
            spare = max(0, view.cast[k.DEFUSE] - view.seats) * view.pile.count(k.UNKNOWN) / max(1, total)
            hidden = 0
            for rival in self.rivals:
                if k.DEFUSE not in view.hands[rival]:
                    hidden += 1
            self.defuses_about = max(0.0, left - spare) / max(1, hidden)
        if known > 0:
            return float(known)
        return min(self.defuses_about, 1.0, unknown * 1.0)


def is_deadly(card: int) -> bool:
    """Whether drawing this card can end the game for somebody."""
    return card == k.EXPLODING_KITTEN or card == k.IMPLODING_KITTEN_UP


def _in_order_of_play(view: View) -> list[int]:
    """The other living players, the next one first."""
    others: list[int] = []
    seats = view.seats
    other = (view.seat + view.direction) % seats
    while other != view.seat:
        if view.alive[other]:
            others.append(other)
        other = (other + view.direction) % seats
    return others


def _kittens_in_pile(view: View) -> int:
    """How many deadly cards lie in the pile, wherever that is."""
    kittens: int = view.cast[k.EXPLODING_KITTEN]
    if kittens > 0:
        kittens -= view.discard.count(k.EXPLODING_KITTEN)
        for hand in view.hands:
            kittens -= hand.count(k.EXPLODING_KITTEN)
        for lying in view.front:
            if lying.kind == k.EXPLODING_KITTEN:
                kittens -= 1
        question = view.question
        if question is not None and question.card == k.EXPLODING_KITTEN:
            kittens -= 1  # it is about to be put back
    return max(0, kittens) + view.imploding_up


def _just_put_back(view: View) -> bool:
    """Whether a kitten of somebody else went back into the pile and nobody has played a card since."""
    discard = view.discard
    if not discard or discard[0] != k.DEFUSE or view.turn != view.seat:
        return False
    return view.pile[0] == k.UNKNOWN and k.EXPLODING_KITTEN not in view.pile
