"""The table in a few lines, as one seat sees it."""

from collections.abc import Sequence

from defuse.game.cards.skips import REVERSE
from defuse.sight.odds import risk_of_drawing
from defuse.sight.view import View, name, names
from defuse.terminal.shared.facts import (
    in_front,
    in_order,
    kittens_in_play,
    known_of,
    on_mat,
    remembered,
    risk_for_another,
)
from defuse.words import Words


def table_lines(view: View, players: Sequence[str], words: Words) -> list[str]:
    """The other players, the piles, the direction; not the hand."""
    lines = [_player_line(view, players, seat, words) for seat in in_order(view)]
    lines += _own_front(view, players, words)
    lines.append(_piles(view, words))
    lines += remembered(view, words)
    lines += _extras(view, players, words)
    return lines


def lines_from_above(view: View, players: Sequence[str], words: Words) -> list[str]:
    """The same from above, with all hands."""
    lines = []
    for seat in range(view.seats):
        plays = view.alive[seat] or view.dead[seat]
        said = [_open_hand(view, seat, words)] if plays else [words("table-out")]
        said += [words("table-dead")] if view.dead[seat] else []
        said += [words("table-blind")] if view.blind[seat] else []
        said += in_front(view, seat, players, words)
        lines.append("  " + words("table-player", who=players[seat], facts="; ".join(said)))
    return [*lines, _piles(view, words), *remembered(view, words), *_extras(view, players, words)]


def _open_hand(view: View, seat: int, words: Words) -> str:
    hand = names(view.hands[seat])
    return words.counted(hand) if hand else words("table-cards", number=0)


def whose_turn(view: View, players: Sequence[str], words: Words) -> str:
    """Whose turn it is, for spectators."""
    return words("watch-turn", who=players[view.turn], number=view.owed)


def hand_line(view: View, words: Words) -> str:
    """The viewer's cards, each title once; a dead player is told what they can still do."""
    line = _hand_line(view, words)
    return f"{line} {words('table-dead-and-playing')}" if view.dead[view.seat] and view.winner < 0 else line


def _hand_line(view: View, words: Words) -> str:
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
    """How many turns the viewer has to take."""
    return words("table-your-turn") if view.owed == 1 else words("table-your-turns", number=view.owed)


def _player_line(view: View, players: Sequence[str], seat: int, words: Words) -> str:
    plays = view.alive[seat] or view.dead[seat]
    said = [words("table-cards", number=len(view.hands[seat])) if plays else words("table-out")]
    said += [words("table-dead")] if view.dead[seat] else []
    said += [words("table-blind")] if view.blind[seat] else []
    said += known_of(view, seat, words) + in_front(view, seat, players, words)
    return "  " + words("table-player", who=players[seat], facts="; ".join(said))


def _own_front(view: View, players: Sequence[str], words: Words) -> list[str]:
    mine = in_front(view, view.seat, players, words)
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
    kittens = list(kittens_in_play(view).elements())
    if kittens:
        return words("table-draw-pile-kittens", number=view.pile_size, cards=words.counted(names(kittens)))
    return words("table-draw-pile", number=view.pile_size)


def _extras(view: View, players: Sequence[str], words: Words) -> list[str]:
    """What only some editions have, and the risk."""
    mat = on_mat(view)
    lines = [words("table-mat", cards=words.counted(names(mat)))] if mat else []
    if view.back_to >= 0:
        lines.append(words("table-play-returns"))
    if view.turn == view.seat:
        lines += risk_lines(view, players, words)
    return lines


def risk_lines(view: View, players: Sequence[str], words: Words) -> list[str]:
    """The risk of the next draw as this seat knows it, and whom it hits."""
    risk = risk_of_drawing(view)
    own = words("table-risk", percent=round(100 * risk.of(view.seat)))
    return [own, *risk_for_another(risk, view, players, words)]
