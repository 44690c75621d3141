"""Which theme a moment has: it follows from the question and from the best move."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from defuse.coach.judge import Opinion
from defuse.game import moves as m
from defuse.game.agenda import CHOOSE_DEPTH, CHOOSE_PLAY, REACT
from defuse.game.cards.attacks import ATTACK as ATTACK_CARD
from defuse.game.cards.attacks import PERSONAL_ATTACK, TARGETED_ATTACK
from defuse.game.kinds import UNKNOWN
from defuse.game.library import load_box
from defuse.game.moves import Move
from defuse.puzzles.themes import ATTACK, BOXES, COUNT, DRAW, GIVE, KITTEN, NOPE, ORDER, STEAL
from defuse.sight.odds import own_risk
from defuse.sight.view import View

_STEALING: Final = frozenset({m.PAIR, m.TRIPLE, m.FIVE, m.PICK_GODCAT, m.PICK_RANDOM})
_RISKY: Final = 0.2
_ATTACKS: Final = frozenset({ATTACK_CARD, TARGETED_ATTACK, PERSONAL_ATTACK})


def theme_of(edition: str, view: View, moves: Sequence[Move], opinion: Opinion) -> str | None:
    """The theme of a puzzle; None for a moment that is about nothing in particular."""
    best = opinion.moves[opinion.best]
    question = view.question
    if question is None:
        return None
    if question.what == REACT and {m.NOPE_IT, m.PASS} <= {move.verb for move in opinion.moves}:
        return NOPE if best.verb in (m.NOPE_IT, m.PASS) else _box(edition, best)
    if best.verb == m.INSERT:
        return KITTEN if question.what == CHOOSE_DEPTH and not question.burying else None
    if best.verb == m.ORDER:
        return ORDER
    if best.verb in (m.GIVE, m.PUT):
        return GIVE
    if best.verb in _STEALING:
        return STEAL
    if question.what == CHOOSE_PLAY and question.asks_me and view.turn == view.seat:
        return _of_turn(edition, view, moves, best)
    return _box(edition, best)


def _of_turn(edition: str, view: View, moves: Sequence[Move], best: Move) -> str | None:
    """About a turn: whether to draw, and how not to."""
    risk = own_risk(view)
    if best.verb == m.PLAY and best.card in _ATTACKS:
        return ATTACK
    box = _box(edition, best)
    if box is not None:
        return box
    if _is_counted(view, risk):
        return COUNT
    if best.verb == m.DRAW:
        return ATTACK if view.owed > 1 and view.attacked else DRAW
    if best.verb != m.PLAY:
        return None
    return STEAL if best.target >= 0 else DRAW if risk >= _RISKY else None


def _is_counted(view: View, risk: float) -> bool:
    """Whether the risk cannot be seen, but can be worked out: it is sure, or the pile is short."""
    if not view.pile or view.pile[0] != UNKNOWN or view.put_back_by == view.seat:
        return False
    return risk in (0.0, 1.0) or (view.pile_size <= 6 and risk >= _RISKY)


@cache
def _new_cards(box: str) -> frozenset[int]:
    """The cards of a box that the Original Edition has not."""
    return frozenset(load_box(box).cards) - frozenset(load_box("original").cards)


def _box(edition: str, move: Move) -> str | None:
    """The box whose card or question a move is about."""
    boxes = [box for box in BOXES if box in edition.split("+")]
    if move.verb == m.TAKE and "zombie" in boxes:
        return "zombie"
    if move.verb in _VERBS:
        return _VERBS[move.verb] if _VERBS[move.verb] in boxes else None
    card = move.card if move.verb == m.PLAY else m.NOBODY
    return next((box for box in boxes if card in _new_cards(box)), None)


_VERBS: Final = {
    m.BOTH: "barking",
    m.BLIND: "streaking",
    m.HOLD: "streaking",
    m.ASSIGN: "good-vs-evil",
    m.KEEP: "good-vs-evil",
    m.SWAP: "good-vs-evil",
    m.TAKE: "good-vs-evil",
    m.TOP: "good-vs-evil",
    m.DEFUSE_WITH_GODCAT: "good-vs-evil",
    m.GODCAT_AS: "good-vs-evil",
    m.DIG: "zombie",
    m.DIE: "zombie",
}
