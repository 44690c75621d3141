"""What a careful player sees at a glance: a view, counted once for each decision."""

from collections.abc import Sequence
from typing import Final

from defuse.bots.temperament import EVEN, Temperament, anger
from defuse.game import agenda as q
from defuse.game import kinds as k
from defuse.game import moves as m
from defuse.game.cards.deck import CARDS, all_cards
from defuse.game.moves import NOBODY, Move
from defuse.sight.odds import chance_of_kitten, own_risk
from defuse.sight.piles import BOTTOM
from defuse.sight.survival import escapes, lives, safe_draws
from defuse.sight.unseen import unseen_of
from defuse.sight.view import View, name
from defuse.words import Told

SURE: Final = 1.0

# How likely a kitten lies on top that somebody else has just put back: where is not left to luck.
SUSPICION: Final = 0.7
SUSPICION_AMONG_TWO: Final = 0.5  # a single rival has other good places for it

SHUNNED: Final = 0.8  # how likely the top card is a kitten if somebody has seen it and left it to others

_CHANGES_THE_DRAW: Final[list[int]] = [card.kind for card in all_cards() if card.changes_draw]


class Reading:
    """The view of one seat with its moves, and what follows from them. At its end stands why we do what we do."""

    __slots__ = (
        "_bottom",
        "_defuses_apiece",
        "card",
        "cards",
        "escapes",
        "fear",
        "have",
        "kittens",
        "lives",
        "mixed",
        "moves",
        "my_turn",
        "other",
        "owed",
        "percent",
        "pile",
        "risk",
        "rivals",
        "seat",
        "temper",
        "view",
        "why",
    )

    def __init__(self, view: View, moves: list[Move], temper: Temperament = EVEN) -> None:
        self.view = view
        self.temper = temper
        self.moves = moves
        self.seat: int = view.seat
        self.my_turn: bool = view.turn == view.seat
        self.owed: int = view.owed
        self.pile: tuple[int, ...] = view.pile
        self.cards: int = len(view.hand)
        have = [0] * k.FACES  # a blind hand counts at the end, as UNKNOWN
        for card in view.hand:
            have[card] += 1
        self.have = have
        self.rivals = view.opponents()
        self.lives = lives(view.imploding_on_top, list(view.hand))
        self.escapes = escapes(list(view.hand))
        self.kittens = _kittens_in_pile(view)
        self.risk = own_risk(view)
        self.mixed: float = min(1.0, self.kittens / max(1, len(self.pile)))  # the risk after a shuffle
        self.fear = self.risk
        if self.risk > 0.0 and self.my_turn:
            self.fear = max(self.risk, _suspicion(view, len(self.rivals)))
        self._bottom = -1.0
        self._defuses_apiece = -1.0
        self.without_reason()

    def because(self, why: str, card: int = k.UNKNOWN, other: int = NOBODY, percent: int = -1) -> None:
        """The reason for what we do: a message and what it is about."""
        self.why = why
        self.card = card
        self.other = other
        self.percent = percent

    def without_reason(self) -> None:
        """There is nothing to say about what we do."""
        self.why = ""
        self.card = k.UNKNOWN
        self.other = NOBODY
        self.percent = -1

    def reason(self, players: Sequence[str]) -> Told | None:
        """The same in names, for those who put it into words; None if there is nothing to say."""
        if not self.why:
            return None
        about: dict[str, str | int | list[str]] = {}
        if self.card != k.UNKNOWN:
            about["card"] = name(self.card)
        if self.other != NOBODY:
            about["other"] = players[self.other]
        if self.percent >= 0:
            about["percent"] = self.percent
        return self.why, about

    # The pile

    @property
    def fear_in_percent(self) -> int:
        """As people say it; what is not sure is neither 0 nor 100."""
        return _in_percent(self.fear)

    @property
    def risk_in_percent(self) -> int:
        """The same without suspicion: what the meter shows."""
        return _in_percent(self.risk)

    def risk_at_the_bottom(self) -> float:
        if self._bottom < 0.0:
            self._bottom = chance_of_kitten(self.view, BOTTOM)
        return self._bottom

    def safe_draws(self) -> int:
        """How many cards on top are known not to go off."""
        return safe_draws(self.pile)

    # The hand and the moves

    def could_do_something(self) -> bool:
        """Whether there is any way not to draw the top card."""
        if self.escapes > 0:
            return True
        for card in _CHANGES_THE_DRAW:
            if self.have[card] > 0:
                return True
        return False

    def first(self, verb: int) -> Move | None:
        """The first move of this kind."""
        for move in self.moves:
            if move.verb == verb:
                return move
        return None

    def play(self, card: int) -> Move | None:
        """Playing a card that is aimed at nobody, if that is possible."""
        if self.have[card] > 0:
            for move in self.moves:
                if move.card == card and move.verb == m.PLAY and move.target == NOBODY:
                    return move
        return None

    def acts_as(self, move: Move) -> int:
        """The kind that a play of one card counts as, or UNKNOWN (GC-1, ZMB-12)."""
        if move.verb == m.GODCAT_AS:
            return int(move.named)
        if move.verb != m.PLAY:
            return k.UNKNOWN
        return self.cloned if move.card == k.CLONE else int(move.card)

    def is_way_out(self, move: Move) -> bool:
        """Whether a move ends the turn without a draw, or may bring another card to the top."""
        kind = self.acts_as(move)
        if kind < 0:
            return False
        card = CARDS[kind]
        return card.leave_rank > 0 or ((card.stirs or card.changes_draw) and self.mixed < SURE)

    @property
    def cloned(self) -> int:
        """The card on top of the discard pile, apart from Nopes, which a Clone counts as; or UNKNOWN (ZMB-12)."""
        for card in self.view.discard:
            if card != k.NOPE:
                return card
        return k.UNKNOWN

    # The others

    def anger_at(self, seat: int) -> float:
        """How much we would rather hit this player than others, in log odds of winning."""
        return anger(self.temper, self.view.wronged_by[seat])

    def next_after(self, seat: int) -> int:
        """Whose turn comes after that of this player."""
        view = self.view
        after = (seat + view.direction) % view.seats
        while not view.alive[after]:
            after = (after + view.direction) % view.seats
        return after

    def defuses_of(self, seat: int) -> float:
        """How many cards that save somebody may be expected to hold: at first everybody has one."""
        hand = self.view.hands[seat]
        known = hand.count(k.DEFUSE) + hand.count(k.ZOMBIE_KITTEN)
        if known > 0 or k.UNKNOWN not in hand:
            return float(known)
        if self._defuses_apiece < 0.0:
            self._defuses_apiece = self._unseen_defuses_apiece()
        return min(1.0, self._defuses_apiece)

    def _unseen_defuses_apiece(self) -> float:
        view = self.view
        unseen = unseen_of(view, k.DEFUSE) + unseen_of(view, k.ZOMBIE_KITTEN)
        holders = 0
        for rival in self.rivals:
            if k.DEFUSE not in view.hands[rival] and k.ZOMBIE_KITTEN not in view.hands[rival]:
                holders += 1
        holders += sum(view.dead)  # they may have died with one
        extra = max(0, view.cast[k.DEFUSE] + view.cast[k.ZOMBIE_KITTEN] - view.seats)
        in_pile = extra * view.pile.count(k.UNKNOWN) / max(1, sum(view.cast))
        return max(0.0, unseen - in_pile) / max(1, holders)

    @property
    def saviour(self) -> int:
        """The card that saves, to be asked for: a Defuse, or a Zombie Kitten if there is none in the game."""
        return k.DEFUSE if self.view.cast[k.DEFUSE] > 0 else k.ZOMBIE_KITTEN


def _in_percent(chance: float) -> int:
    if chance == 0.0 or chance == SURE:
        return int(100 * chance)
    return min(99, max(1, round(100 * chance)))


def _kittens_in_pile(view: View) -> int:
    """How many deadly cards lie in the pile, wherever that is."""
    kittens = unseen_of(view, k.EXPLODING_KITTEN) + view.pile.count(k.EXPLODING_KITTEN)
    question = view.question
    if question is not None and question.what == q.CHOOSE_DEPTH and question.card == k.EXPLODING_KITTEN:
        kittens -= 1  # it is about to be put back
        kittens -= sum(step.card == k.EXPLODING_KITTEN for step in question.postponed)
    return max(0, kittens) + view.imploding_up


def _suspicion(view: View, rivals: int) -> float:
    """How much we distrust the top card, by what others have done since we knew it."""
    if view.pile[0] != k.UNKNOWN:
        return 0.0
    if view.shunned:
        return SHUNNED
    by = view.put_back_by
    if by == NOBODY or by == view.seat or view.left_since > 0 or k.EXPLODING_KITTEN in view.pile:
        return 0.0
    return SUSPICION if rivals > 1 else SUSPICION_AMONG_TWO
