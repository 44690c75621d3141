"""The table in a few lines, as one seat sees it."""

from collections import Counter
from collections.abc import Sequence

from defuse.bots.danger import risk_of_drawing
from defuse.game.kinds import (
    DEVILCAT,
    EXPLODING_KITTEN,
    GODCAT,
    IMPLODING_KITTEN,
    REVERSE,
    TOWER_OF_POWER,
    UNKNOWN,
)
from defuse.sight.view import Lying, View, name, names
from defuse.words import Words

_REMEMBERED = 5  # so many places of the pile are shown


def table_lines(view: View, players: Sequence[str], words: Words) -> list[str]:
    """Everybody else, the piles, the direction; not the hand."""
    lines = [_player_line(view, players, seat, words) for seat in _in_order(view)]
    lines += _own_front(view, players, words)
    lines.append(_piles(view, words))
    lines += _remembered(view, words)
    lines += _extras(view, words)
    return lines


def hand_line(view: View, words: Words) -> str:
    """One's own cards, each title once."""
    hand = view.hand
    if view.blind[view.seat]:
        return words("table-hand-blind", number=len(hand))
    if not hand:
        return words("table-hand-empty")
    cards = words.counted(names(hand))
    marked = view.marked[view.seat]
    if marked:
        return words("table-hand-marked", cards=cards, marked=words.counted(names(marked)))
    return words("table-hand", cards=cards)


def turn_line(view: View, words: Words) -> str:
    """How many turns are to be taken."""
    return words("table-your-turn") if view.owed == 1 else words("table-your-turns", number=view.owed)


def _in_order(view: View) -> list[int]:
    """The other seats in the direction of play, beginning after one's own."""
    return [(view.seat + step * view.direction) % view.seats for step in range(1, view.seats)]


def _player_line(view: View, players: Sequence[str], seat: int, words: Words) -> str:
    hand = view.hands[seat]
    said = [words("table-cards", number=len(hand)) if view.alive[seat] else words("table-out")]
    said += [words("table-blind")] if view.blind[seat] else []
    marked = list(view.marked[seat])
    said += [words("table-marked", cards=words.counted(names(marked)))] if marked else []
    known = list((Counter(card for card in hand if card != UNKNOWN) - Counter(marked)).elements())
    said += [words("table-known", cards=words.counted(names(known)))] if known else []
    said += [_lying(lying, view, players, words) for lying in view.front if lying.bearer == seat]
    return "  " + words("table-player", who=players[seat], facts="; ".join(said))


def _lying(lying: Lying, view: View, players: Sequence[str], words: Words) -> str:
    card = words.title(name(lying.kind))
    if lying.owner != lying.bearer and lying.owner == view.seat:
        return words("table-in-front-from-you", card=card)
    if lying.owner != lying.bearer:
        return words("table-in-front-from", card=card, who=players[lying.owner])
    if lying.kind == TOWER_OF_POWER:
        return words("table-crown", number=view.storage_size)
    return words("table-in-front", card=card)


def _own_front(view: View, players: Sequence[str], words: Words) -> list[str]:
    mine = [_lying(lying, view, players, words) for lying in view.front if lying.bearer == view.seat]
    return ["  " + words("table-you", facts="; ".join(mine))] if mine else []


def _piles(view: View, words: Words) -> str:
    said = [_draw_pile(view, words)]
    if view.discard:
        said.append(words("table-discard-pile", number=len(view.discard), card=words.title(name(view.discard[0]))))
    else:
        said.append(words("table-discard-pile-empty"))
    if view.cast[REVERSE]:
        said.append(words("table-clockwise") if view.direction == 1 else words("table-counterclockwise"))
    return " ".join(said)


def _draw_pile(view: View, words: Words) -> str:
    kittens = [kind for kind in (EXPLODING_KITTEN, IMPLODING_KITTEN) for _ in range(_in_play(view, kind))]
    if kittens:
        return words("table-draw-pile-kittens", number=view.pile_size, cards=words.counted(names(kittens)))
    return words("table-draw-pile", number=view.pile_size)


def _in_play(view: View, kind: int) -> int:
    """How many kittens of a kind can still go off."""
    return view.cast[kind] - view.discard.count(kind) - sum(lying.kind == kind for lying in view.front)


def _remembered(view: View, words: Words) -> list[str]:
    """What is known of the top and of the bottom of the pile."""
    top = view.pile[:_REMEMBERED]
    while top and top[-1] == UNKNOWN:
        top = top[:-1]
    lines = []
    if top:
        row = ", ".join("?" if card == UNKNOWN else words.title(name(card)) for card in top)
        lines.append(words("table-pile-from-top", row=row))
    if len(view.pile) > len(top) and view.pile[-1] != UNKNOWN:
        lines.append(words("table-pile-bottom", card=words.title(name(view.pile[-1]))))
    return lines


def _extras(view: View, words: Words) -> list[str]:
    """What only some editions have, and the danger."""
    mat = [card for card, lies in zip((GODCAT, DEVILCAT), view.mat, strict=True) if lies]
    lines = [words("table-mat", cards=words.counted(names(mat)))] if mat else []
    if view.back_to >= 0:
        lines.append(words("table-play-returns"))
    if view.turn == view.seat:
        lines.append(words("table-risk", percent=round(100 * risk_of_drawing(view))))
    return lines
