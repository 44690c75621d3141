"""A hint for a seat that is asked: first something to think of, then a move, then the reason with figures.

It is made of what the seat knows, and of nothing else. Where the judge is not calibrated the careful player advises.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from defuse.bots.careful import CarefulBot, Reading
from defuse.bots.reasons import explain
from defuse.coach.move_words import move_told
from defuse.coach.points import percent
from defuse.game import agenda as q
from defuse.game import moves as m
from defuse.game.actions import Action
from defuse.game.cards.futures import CHOOSE_ORDER
from defuse.game.kinds import EXPLODING_KITTEN, NOPE, UNKNOWN
from defuse.game.moves import NOBODY, Move
from defuse.sight.odds import own_risk
from defuse.sight.survival import lives
from defuse.sight.unseen import unseen_of
from defuse.sight.view import View
from defuse.words import Told

if TYPE_CHECKING:  # the judge loads slowly, and lessons do without
    from defuse.coach.judge import Judge, Opinion

# The messages that are chosen here, with their variables; those of moves and reasons are elsewhere.
MESSAGES: Final[dict[str, frozenset[str]]] = {
    "hint-think-top": frozenset(),
    "hint-think-knows": frozenset({"other"}),
    "hint-think-shunned": frozenset(),
    "hint-think-put-back": frozenset({"other"}),
    "hint-think-owed": frozenset({"number"}),
    "hint-think-known-card": frozenset({"other"}),
    "hint-think-unarmed": frozenset(),
    "hint-think-count": frozenset(),
    "hint-think-rivals": frozenset(),
    "hint-think-at-you": frozenset({"other"}),
    "hint-think-yours": frozenset(),
    "hint-think-whom": frozenset({"other"}),
    "hint-think-last-nope": frozenset(),
    "hint-think-who-draws": frozenset(),
    "hint-think-order": frozenset(),
    "hint-think-need": frozenset(),
    "hint-think-compare": frozenset(),
    "hint-think-no-matter": frozenset(),
    "hint-move": frozenset({"move"}),
    "hint-chance": frozenset({"percent", "error"}),
    "hint-rest": frozenset({"percent"}),
    "hint-risk": frozenset({"percent"}),
    "hint-fear": frozenset({"percent"}),
    "hint-silent": frozenset(),
    "hint-kittens": frozenset({"kittens", "cards"}),
    "hint-unseen-nopes": frozenset({"nopes"}),
}

_SEED: Final = 0  # of the careful player
_MOST_EQUALS: Final = 3  # that are named
_ALIKE: Final = 0.03  # so little between the best and the worst makes no difference; an error bar may be wider


@dataclass(frozen=True)
class CoachHint:
    """What the coach says to who asks, step by step."""

    nudge: Told
    move: Told
    also: tuple[Told, ...]  # a few moves that are as good, as far as the judge can tell
    reasons: tuple[Told, ...]


def hint(view: View, moves: list[Move], players: Sequence[str], judge: "Judge | None") -> CoachHint | None:
    """A hint for the seat of this view, which may make these moves; None if there is nothing to choose."""
    if not moves or (len(moves) == 1 and not moves[0].open):
        return None
    careful = CarefulBot(_SEED)
    advised = careful.choose(view, moves)
    opinion = None if judge is None else judge.opinion(view, moves)
    best, also = advised, list[Move]()
    if opinion is not None:
        equal = opinion.equals()
        best = advised if advised in equal else opinion.moves[opinion.best]
        also = [move for move in equal if move != best]
    why = careful.why(players) if best == advised else usual_reason(view, moves, best, players)
    figures = [("hint-silent", {})] if judge is None else [] if opinion is None else _figures(opinion, best)
    found = _hint(view, best, also[:_MOST_EQUALS], figures, why, players)
    if opinion is None or not _all_equal(opinion, moves):
        return found
    return replace(found, nudge=("hint-think-no-matter", {}), also=())


def lesson_hint(view: View, wanted: Move, moves: list[Move], nudge: Told, players: Sequence[str]) -> CoachHint:
    """A hint towards the move of a lesson. Its table was set up by hand: the judge says nothing about such games."""
    found = _hint(view, wanted, [], [], reason_for(view, moves, wanted, players), players)
    return CoachHint(nudge, found.move, (), found.reasons)


def _hint(
    view: View, best: Move, also: list[Move], figures: list[Told], why: Told | None, players: Sequence[str]
) -> CoachHint:
    reasons = [*figures, *_counted(view, best, why), *([why] if why is not None else [])]
    return CoachHint(
        nudge(view, best, players),
        move_told(best, view, players),
        tuple(move_told(move, view, players) for move in also),
        tuple(reasons),
    )


def reason_for(view: View, moves: list[Move], move: Move, players: Sequence[str]) -> Told | None:
    """The careful player's reason for a move, or the one that such a move has anyway."""
    careful = CarefulBot(_SEED)
    return careful.why(players) if careful.choose(view, moves) == move else usual_reason(view, moves, move, players)


def usual_reason(view: View, moves: list[Move], move: Move, players: Sequence[str]) -> Told | None:
    """The reason that such a move has anyway."""
    reading = Reading(view, moves)
    explain(reading, move)
    return reading.reason(players)


# Figures


def _all_equal(opinion: "Opinion", moves: list[Move]) -> bool:
    """Whether it does not matter what the seat does; the judge does not weigh moves that are surely fatal."""
    weighs_all = all(move.open or move in opinion.moves for move in moves)
    alike = max(opinion.chances) - min(opinion.chances) <= _ALIKE
    return weighs_all and alike and len(opinion.equals()) == len(opinion.moves)


def _figures(opinion: "Opinion", best: Move) -> list[Told]:
    """What the judge says."""
    chance = opinion.chance_after(best)
    assert chance is not None
    told: list[Told] = [("hint-chance", {"percent": percent(chance), "error": max(1, percent(opinion.error))})]
    rest = [each for each in opinion.chances if opinion.value - each > opinion.error]
    return [*told, ("hint-rest", {"percent": percent(max(rest))})] if rest else told


def _counted(view: View, best: Move, why: Told | None) -> Iterator[Told]:
    """What can be counted: kittens in the pile, the risk of drawing, Nopes that nobody has located."""
    question = view.question
    if question is None:
        return
    if question.what == q.CHOOSE_PLAY and view.turn == view.seat:
        kittens = _kittens_in_pile(view)
        if kittens is not None:
            yield kittens_told(kittens, view)
        yield from risk_told(view, why)
    if best.verb in (m.PLAY, m.PAIR, m.TRIPLE, m.FIVE, m.NOPE_IT) and view.cast[NOPE]:
        yield "hint-unseen-nopes", {"nopes": unseen_of(view, NOPE)}


def kittens_told(kittens: int, view: View) -> Told:
    """How many Exploding Kittens lie in the draw pile, among how many cards."""
    return "hint-kittens", {"kittens": kittens, "cards": view.pile_size}


def risk_told(view: View, why: Told | None) -> Iterator[Told]:
    """The risk of drawing by counting, where the reason does not say it; and what the careful player makes of it."""
    risk, feared = percent(own_risk(view)), None if why is None else why[1].get("percent")
    if feared == risk:
        return
    yield "hint-risk", {"percent": risk}
    if isinstance(feared, int):
        yield "hint-fear", {"percent": feared}


def _kittens_in_pile(view: View) -> int | None:
    """How many Exploding Kittens lie in the draw pile; None if the seat cannot be sure."""
    counts = {
        pile.row.count(EXPLODING_KITTEN) + sum(bag.count(EXPLODING_KITTEN) for bag in pile.bags)
        for _, pile in view.piles
    }
    return counts.pop() if len(counts) == 1 else None


# Nudges


def nudge(view: View, best: Move, players: Sequence[str]) -> Told:
    """Something true to think of that leads towards the best move."""
    question = view.question
    if question is None:
        return "hint-think-compare", {}
    if question.what == q.CHOOSE_PLAY and view.turn == view.seat:
        return _about_turn(view, best, players)
    if question.what == q.REACT and question.act is not None:
        return _about_reaction(view, question.act, best, players)
    if question.what == q.CHOOSE_DEPTH:
        return "hint-think-who-draws", {}
    if question.what == CHOOSE_ORDER:
        return "hint-think-order", {}
    if best.verb in (m.GIVE, m.PUT):
        return "hint-think-need", {}
    return "hint-think-compare", {}


def _about_turn(view: View, best: Move, players: Sequence[str]) -> Told:
    """What matters in a turn: the top of the pile, who knows of it, what saves us, what others hold."""
    robbed = best.target if best.verb in (m.PAIR, m.TRIPLE) else NOBODY
    if robbed != NOBODY and any(card != UNKNOWN for card in view.hands[robbed]):
        return "hint-think-known-card", {"other": players[robbed]}
    if view.pile and view.pile[0] != UNKNOWN:
        return "hint-think-top", {}
    by = view.put_back_by
    if by not in (NOBODY, view.seat) and view.alive[by]:
        return "hint-think-put-back", {"other": players[by]}
    knows = [seat for seat in view.opponents() if view.eyes[seat] > 0]
    if knows:
        return "hint-think-knows", {"other": players[knows[0]]}
    if view.shunned:
        return "hint-think-shunned", {}
    if view.owed > 1:
        return "hint-think-owed", {"number": view.owed}
    if own_risk(view) > 0.0 and best.target == NOBODY:
        is_unarmed = not view.blind[view.seat] and not lives(view.imploding_on_top, list(view.hand))
        return ("hint-think-unarmed" if is_unarmed else "hint-think-count"), {}
    return ("hint-think-rivals" if best.target != NOBODY else "hint-think-compare"), {}


def _about_reaction(view: View, act: Action, best: Move, players: Sequence[str]) -> Told:
    """What matters before a card is carried out: whom it hits, and what a Nope is worth."""
    if act.seat == view.seat:
        return "hint-think-yours", {}
    if act.target == view.seat:
        return "hint-think-at-you", {"other": players[act.seat]}
    if best.verb == m.PASS and view.hand.count(NOPE) == 1:
        return "hint-think-last-nope", {}
    return "hint-think-whom", {"other": players[act.seat]}
