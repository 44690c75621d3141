"""Which kittens surely lie where, by sight or by counting, and how many of them a hand can survive."""

from defuse.game.agenda import CHOOSE_DEPTH
from defuse.game.kinds import (
    DEFUSE,
    EXPLODING_KITTEN,
    GODCAT,
    IMPLODING_KITTEN_UP,
    STREAKING_KITTEN,
    UNKNOWN,
    ZOMBIE_KITTEN,
)
from defuse.game.questions import QUESTIONS
from defuse.sight.odds import fitting, is_deadly
from defuse.sight.unseen import unseen_of
from defuse.sight.view import View


def rescues(have: list[int]) -> int:
    """How many Exploding Kittens a hand can survive."""
    held_back = max(0, have[STREAKING_KITTEN] - have[EXPLODING_KITTEN])
    return have[DEFUSE] + have[ZOMBIE_KITTEN] + have[GODCAT] + held_back


def surely_there(view: View) -> tuple[int, ...]:
    """The pile with every kitten that must lie where it lies, by sight or because nothing else is left for a place."""
    row = list(view.pile)
    if view.piles:
        for place in range(len(row)):
            if row[place] == UNKNOWN:
                row[place] = _sure_kitten(view, place)
        return tuple(row)
    hidden = [place for place in range(len(row)) if row[place] == UNKNOWN]
    deep = [place for place in hidden if place > 0 or view.imploding_on_top]
    up = view.imploding_up - row.count(IMPLODING_KITTEN_UP)
    if 0 < up == len(deep):
        for place in deep:
            row[place] = IMPLODING_KITTEN_UP
    exploding, hidden_now = hidden_kittens(view, row), row.count(UNKNOWN)
    if 0 < hidden_now <= exploding + max(0, up if up < len(deep) else 0):
        for place in hidden:
            if row[place] == UNKNOWN:
                row[place] = EXPLODING_KITTEN
    return tuple(row)


def hidden_kittens(view: View, row: list[int]) -> int:
    """How many Exploding Kittens are surely in the pile at places that nobody has seen.

    Some may be held (SK-1); who does not weigh chances counts them as well (`odds.py`).
    """
    unseen = unseen_of(view, EXPLODING_KITTEN) - (row.count(EXPLODING_KITTEN) - view.pile.count(EXPLODING_KITTEN))
    question = view.question
    if question is not None and QUESTIONS[question.what].word:
        unseen -= QUESTIONS[question.what].air(question.card).count(EXPLODING_KITTEN)
        for step in question.postponed:
            unseen -= step.what == CHOOSE_DEPTH and step.card == EXPLODING_KITTEN
    if not view.piles:
        return max(0, unseen)
    held = unseen_of(view, STREAKING_KITTEN)
    for seat in range(view.seats):
        if seat != view.seat:
            held += view.hands[seat].count(STREAKING_KITTEN)
    return max(0, unseen - held)


def _sure_kitten(view: View, place: int) -> int:
    """A kitten that goes off and lies at a place in all ways in which the pile may lie, or UNKNOWN."""
    found = UNKNOWN
    for _, pile in fitting(view, view.piles):
        what = pile.row[place]
        bag = pile.bag(what) if what < UNKNOWN else (what,)
        if (what < UNKNOWN and len(bag) < pile.row.count(what)) or not all(is_deadly(card) for card in bag):
            return UNKNOWN
        for card in bag:
            if found != EXPLODING_KITTEN:
                found = card
    return found
