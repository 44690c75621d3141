"""The table in a few lines, as one seat sees it."""

from collections import Counter
from collections.abc import Sequence

from defuse.game.kinds import (
    DEVILCAT,
    EXPLODING_KITTEN,
    GODCAT,
    IMPLODING_KITTEN,
    REVERSE,
    TOWER_OF_POWER,
    UNKNOWN,
)
from defuse.record.titles import all_of, title
from defuse.sight.view import Lying, View

_REMEMBERED = 5  # so many places of the pile are shown


def table_lines(view: View, players: Sequence[str]) -> list[str]:
    """Everybody else, the piles, the direction; not the hand."""
    lines = [_player_line(view, players, seat) for seat in _in_order(view)]
    lines += _own_front(view, players)
    lines.append(_piles(view))
    lines += _remembered(view)
    lines += _extras(view)
    return lines


def hand_line(view: View) -> str:
    """One's own cards, each title once."""
    count = len(view.hand)
    if view.blind[view.seat]:
        return f"Your hand: {_cards(count)}, face down, for you are blind."
    marked = view.marked[view.seat]
    seen_by_all = f" (seen by all: {all_of(marked)})" if marked else ""
    return f"Your hand: {all_of(view.hand)}{seen_by_all}." if count else "Your hand is empty."


def turn_line(view: View) -> str:
    """How many turns are to be taken."""
    return "Your turn." if view.owed == 1 else f"Your turn. You have {view.owed} turns to take."


def _in_order(view: View) -> list[int]:
    """The other seats in the direction of play, beginning after one's own."""
    return [(view.seat + step * view.direction) % view.seats for step in range(1, view.seats)]


def _cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"


def _player_line(view: View, players: Sequence[str], seat: int) -> str:
    hand = view.hands[seat]
    said = [_cards(len(hand)) if view.alive[seat] else "out"]
    said += ["blind"] if view.blind[seat] else []
    marked = list(view.marked[seat])
    said += [f"seen by all: {all_of(marked)}"] if marked else []
    known = list((Counter(card for card in hand if card != UNKNOWN) - Counter(marked)).elements())
    said += [f"you know of: {all_of(known)}"] if known else []
    said += [_lying(lying, view, players) for lying in view.front if lying.bearer == seat]
    return f"  {players[seat]}: {'; '.join(said)}"


def _lying(lying: Lying, view: View, players: Sequence[str]) -> str:
    if lying.owner == lying.bearer:
        crown = f" (storage {view.storage_size})" if lying.kind == TOWER_OF_POWER else ""
        return f"in front: {title(lying.kind)}{crown}"
    return f"in front: {title(lying.kind)} of {'yours' if lying.owner == view.seat else players[lying.owner]}"


def _own_front(view: View, players: Sequence[str]) -> list[str]:
    mine = [_lying(lying, view, players) for lying in view.front if lying.bearer == view.seat]
    return [f"  You: {'; '.join(mine)}"] if mine else []


def _piles(view: View) -> str:
    kittens = [_kittens(view, kind) for kind in (EXPLODING_KITTEN, IMPLODING_KITTEN)]
    in_play = ", ".join(said for said in kittens if said)
    top = f"{len(view.discard)}, {title(view.discard[0])} on top" if view.discard else "empty"
    line = f"Draw pile: {_cards(view.pile_size)}{f' ({in_play} in play)' if in_play else ''}. Discard pile: {top}."
    if view.cast[REVERSE]:
        line += f" Play goes {'clockwise' if view.direction == 1 else 'counterclockwise'}."
    return line


def _kittens(view: View, kind: int) -> str:
    """How many kittens of a kind can still go off."""
    number = view.cast[kind] - view.discard.count(kind) - sum(lying.kind == kind for lying in view.front)
    return f"{number} {title(kind)}{'' if number == 1 else 's'}" if number else ""


def _remembered(view: View) -> list[str]:
    """What is known of the top and of the bottom of the pile."""
    top = view.pile[:_REMEMBERED]
    while top and top[-1] == UNKNOWN:
        top = top[:-1]
    lines = []
    if top:
        lines.append(f"The pile from the top: {', '.join('?' if card == UNKNOWN else title(card) for card in top)}.")
    if len(view.pile) > len(top) and view.pile[-1] != UNKNOWN:
        lines.append(f"At its bottom: {title(view.pile[-1])}.")
    return lines


def _extras(view: View) -> list[str]:
    """What only some editions have."""
    mat = [title(card) for card, lies in zip((GODCAT, DEVILCAT), view.mat, strict=True) if lies]
    lines = [f"On the mat: {' and '.join(mat)}."] if mat else []
    if view.back_to >= 0:
        lines.append("After this attack play goes back to its player.")
    return lines
