"""The simple bot: a small set of sensible habits, in every edition."""

from collections.abc import Iterable
from typing import Final

from defuse.bots.bot import Bot
from defuse.bots.danger import BOTTOM, TOP, could_survive, is_deadly, risk_at, risk_of_drawing
from defuse.bots.values import worth
from defuse.game import kinds as k
from defuse.game import moves as m
from defuse.game import questions as q
from defuse.game.chance import Dice
from defuse.game.moves import Move
from defuse.sight.blanks import complete, named_triple, order_cards, titles_for_five
from defuse.sight.view import Question, View

# How likely a draw may go off before something is done about it.
_BOLD: Final = 0.3  # with a way to survive
_SHY: Final = 0.1

_PEEKS: Final = (
    k.SEE_THE_FUTURE_2,
    k.SEE_THE_FUTURE_3,
    k.SEE_THE_FUTURE_5,
    k.REVEAL_THE_FUTURE_3,
    k.ALTER_THE_FUTURE_3,
    k.SHARE_THE_FUTURE_3,
    k.ALTER_THE_FUTURE_5,
    k.ALTER_THE_FUTURE_NOW_3,
)
_ALTERS: Final = (k.ALTER_THE_FUTURE_3, k.SHARE_THE_FUTURE_3, k.ALTER_THE_FUTURE_5, k.ALTER_THE_FUTURE_NOW_3)
_ATTACKS: Final = (k.ATTACK, k.TARGETED_ATTACK)
_SKIPS: Final = (k.SKIP, k.REVERSE, k.CATOMIC_BOMB, k.RAISING_HECK, k.BURY)  # one turn ends without harm
_STIRS: Final = (k.SHUFFLE, k.POTLUCK, k.GARBAGE_COLLECTION)  # another card comes to lie on top
_AT_THE_WEAK: Final = (k.TARGETED_ATTACK, k.BARKING_KITTEN, k.CURSE_OF_THE_CAT_BUTT)
_UNWELCOME: Final = (k.TARGETED_ATTACK, k.FAVOR, k.CURSE_OF_THE_CAT_BUTT)
_PASSED_ON: Final = (k.ATTACK, k.CATOMIC_BOMB)  # they hit whoever comes next


class SimpleBot(Bot):
    """It draws while that is safe enough, gets out of the way when it is not, and looks after its Defuses."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, view: View, moves: list[Move]) -> Move:
        question = view.question
        if len(moves) == 1 and not moves[0].open:
            return moves[0]
        if question is None:
            return complete(view, moves[0], self.dice)
        what = question.what
        if what == q.CHOOSE_PLAY:
            chosen = self._play(view, moves)
        elif what == q.REACT:
            chosen = _first(moves, m.NOPE_IT if _is_worth_a_nope(view, question) else m.PASS)
        elif what == q.REACT_TO_DRAW:
            chosen = _first(moves, m.PLAY if _lurks_below(view) else m.PASS)
        elif what == q.CHOOSE_GIFT or what == q.CHOOSE_PUT:
            chosen = min(moves, key=lambda move: worth(move.card, view))
        elif what == q.CHOOSE_DEPTH:
            chosen = m.insert(self._depth(view, question.card))
        elif what == q.CHOOSE_ORDER:
            chosen = m.order(_order(view))
        elif what == q.CHOOSE_RESCUE:
            chosen = _first(moves, m.HOLD) or _first(moves, m.DEFUSE_WITH_GODCAT)
        elif what == q.CHOOSE_HECK:
            chosen = _first(moves, m.TOP if is_deadly(question.card) else m.TAKE)
        elif what == q.CHOOSE_THEFT:
            chosen = _first(moves, m.PICK_GODCAT)
        elif what == q.CHOOSE_TARGET:
            chosen = _aimed(view, moves, question.card)
        else:
            chosen = None  # Armageddon is a matter of luck
        return chosen or complete(view, moves[self.dice.roll(len(moves))], self.dice)

    # The turn

    def _play(self, view: View, moves: list[Move]) -> Move | None:
        risk = risk_of_drawing(view)
        limit = _BOLD if could_survive(view) else _SHY
        if view.blind[view.seat]:
            return _first(moves, m.BLIND if risk == 1.0 and len(moves) > 1 else m.DRAW)
        return _gain(view, moves) or (_escape(view, moves, risk) if risk > limit else None) or _first(moves, m.DRAW)

    def _depth(self, view: View, card: int) -> int:
        """Where a kitten hits the next players and not us; what is no kitten goes to the bottom."""
        if card not in (k.EXPLODING_KITTEN, k.IMPLODING_KITTEN, k.IMPLODING_KITTEN_UP):
            return view.pile_size
        if view.turn == view.seat:
            others = sum(view.alive) - 1
            return min(view.pile_size, view.owed - 1 + self.dice.roll(min(others, 3)))
        if _next_after(view, view.turn) == view.seat:
            return view.pile_size - self.dice.roll(view.pile_size // 2 + 1)
        return 0


# What is there to gain


def _gain(view: View, moves: list[Move]) -> Move | None:
    """A play that costs little: stealing, mostly."""
    safe = k.DEFUSE in view.hand
    return (
        _play_of(view, moves, (k.TOWER_OF_POWER, k.FAVOR, k.MARK, k.CURSE_OF_THE_CAT_BUTT))
        or _aimed(view, [move for move in moves if move.verb == m.BOTH], k.BARKING_KITTEN)
        or (_play_of(view, moves, (k.BARKING_KITTEN, k.ILL_TAKE_THAT)) if safe else None)
        or _fetch_defuse(view, moves)
        or _cats(view, moves)
    )


def _cats(view: View, moves: list[Move]) -> Move | None:
    """A pair or triple of cats, that are good for nothing else."""
    alike = [move for move in moves if move.verb in (m.PAIR, m.TRIPLE) and all(map(k.is_cat, move.cards))]
    alike.sort(key=lambda move: (-len(move.cards), sum(worth(card, view) for card in move.cards)))
    if not alike:
        return None
    found = _aimed(view, [move for move in alike if move.cards == alike[0].cards], alike[0].cards[0])
    return named_triple(found, k.DEFUSE) if found is not None and found.open else found


def _fetch_defuse(view: View, moves: list[Move]) -> Move | None:
    """Five cheap cards for a Defuse of the discard pile."""
    if k.DEFUSE not in view.discard or _first(moves, m.FIVE) is None:
        return None
    cards = sorted(titles_for_five(view.hand), key=lambda card: worth(card, view))[:5]
    price = sum(worth(card, view) for card in cards)
    if k.DEFUSE in cards or k.GODCAT in cards or (k.DEFUSE in view.hand and price > worth(k.DEFUSE, view)):
        return None
    return m.five(sorted(cards), k.DEFUSE)


# Getting out of the way


def _escape(view: View, moves: list[Move], risk: float) -> Move | None:
    if risk < 1.0:
        peek = _play_of(view, moves, _PEEKS)
        if peek is not None:
            return peek
    ways: list[int] = [*_ATTACKS, k.SUPER_SKIP] if view.owed > 1 else []
    ways += [*_SKIPS, *_ATTACKS, k.SUPER_SKIP]
    if risk == 1.0:
        ways = [*_ALTERS, *ways] if _can_be_altered(view) else ways
        ways += [k.DRAW_FROM_THE_BOTTOM, k.SWAP_TOP_AND_BOTTOM] if risk_at(view, BOTTOM) < 0.5 else []
        ways += _STIRS
        ways += [k.ARMAGEDDON] if k.DEFUSE in view.hand else []
    return _play_of(view, moves, ways)


def _can_be_altered(view: View) -> bool:
    """Whether the top cards, as far as we know them, are not all deadly."""
    return not all(is_deadly(card) for card in view.pile[:3])


def _order(view: View) -> list[int]:
    """What is deadly comes after our own draws; if it is not our turn, it comes first."""
    cards = order_cards(view)
    deadly = [card for card in cards if is_deadly(card)]
    safe = sorted((card for card in cards if not is_deadly(card)), key=lambda card: -worth(card, view))
    ours = view.owed if view.turn == view.seat else 0
    return safe[:ours] + deadly + safe[ours:]


# Reacting


def _is_worth_a_nope(view: View, question: Question) -> bool:
    """What is aimed at us is stopped, and our own escape from a kitten is defended."""
    act = question.act
    if act is None:
        return False
    stands = question.chain % 2 == 0
    if act.seat == view.seat:
        return not stands and act.kind in (*_SKIPS, *_ATTACKS, k.SUPER_SKIP) and risk_of_drawing(view) > 0.5
    if not stands:
        return False
    if len(act.cards) > 1:
        return act.target == view.seat and (k.DEFUSE in view.hand or k.GODCAT in view.hand)
    if act.kind in _PASSED_ON:
        return _next_after(view, act.seat) == view.seat
    return act.target == view.seat and act.kind in _UNWELCOME


def _lurks_below(view: View) -> bool:
    """Whether somebody else's harmless draw can be made a deadly one."""
    return risk_at(view, TOP) < 1.0 and any(is_deadly(card) for card in view.pile[1:3])


# Whom, and with which card


def _first(moves: Iterable[Move], verb: int) -> Move | None:
    return next((move for move in moves if move.verb == verb), None)


def _play_of(view: View, moves: list[Move], wanted: Iterable[int]) -> Move | None:
    """The first of these cards that can be played, at whom it does most."""
    for card in wanted:
        found = _aimed(view, [move for move in moves if move.verb == m.PLAY and move.card == card], card)
        if found is not None:
            return found
    return None


def _aimed(view: View, moves: list[Move], card: int) -> Move | None:
    """The move that is aimed best: attacks at those with few cards, thefts at those with many or a known Defuse."""
    if not moves or moves[0].target == m.NOBODY:
        return moves[0] if moves else None
    if card in _AT_THE_WEAK:
        return min(moves, key=lambda move: len(view.hands[move.target]))
    return max(moves, key=lambda move: (k.DEFUSE in view.hands[move.target], len(view.hands[move.target])))


def _next_after(view: View, seat: int) -> int:
    """The next living player in the direction of play."""
    after = (seat + view.direction) % view.seats
    while not view.alive[after]:
        after = (after + view.direction) % view.seats
    return after
