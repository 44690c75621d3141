"""Moves as plain messages, for sentences about what somebody chose or might have chosen."""

from collections.abc import Sequence
from typing import Final

from defuse.game import moves as m
from defuse.game.moves import VERB_NAMES, Move
from defuse.sight.view import View, name, names
from defuse.words import Told

# The messages of moves that say more than a button does, with their variables.
MESSAGES: Final[dict[str, frozenset[str]]] = {
    "coach-move-play": frozenset({"card"}),
    "coach-move-play-at": frozenset({"card", "other"}),
    "coach-move-godcat": frozenset({"card"}),
    "coach-move-godcat-at": frozenset({"card", "other"}),
    "coach-move-both": frozenset({"other"}),
    "coach-move-pair": frozenset({"set", "other"}),
    "coach-move-triple": frozenset({"set", "named", "other"}),
    "coach-move-five": frozenset({"set", "named"}),
    "coach-move-insert-top": frozenset(),
    "coach-move-insert": frozenset({"number"}),
    "coach-move-insert-bottom": frozenset(),
    "coach-move-order": frozenset({"row"}),
    "coach-move-give": frozenset({"card"}),
    "coach-move-put": frozenset({"card"}),
    "coach-move-assign": frozenset({"card", "other"}),
    "coach-move-target": frozenset({"other"}),
}


def move_told(move: Move, view: View, players: Sequence[str]) -> Told:
    """A move as a message; the view says what it is about."""
    other = {"other": players[move.target]} if move.target >= 0 else {}
    verb = move.verb
    if verb == m.PLAY:
        return ("coach-move-play-at" if other else "coach-move-play"), {"card": name(move.card), **other}
    if verb == m.GODCAT_AS:
        return ("coach-move-godcat-at" if other else "coach-move-godcat"), {"card": name(move.named), **other}
    if verb in (m.PAIR, m.TRIPLE, m.FIVE):
        named = {} if move.named < 0 else {"named": name(move.named)}
        return f"coach-move-{VERB_NAMES[verb]}", {"set": names(move.cards), **named, **other}
    if verb == m.INSERT:
        return _insertion(move.number, view.pile_size)
    if verb == m.ORDER:
        return "coach-move-order", {"row": names(move.cards)}
    if verb in (m.GIVE, m.PUT):
        return f"coach-move-{VERB_NAMES[verb]}", {"card": name(move.card)}
    if verb == m.ASSIGN:
        return "coach-move-assign", {"card": name(move.card), **other}
    if verb in (m.TARGET, m.BOTH):
        return f"coach-move-{VERB_NAMES[verb]}", {**other}
    return f"deed-{VERB_NAMES[verb].replace('_', '-')}", {}


def _insertion(depth: int, size: int) -> Told:
    if depth == 0:
        return "coach-move-insert-top", {}
    if depth >= size:
        return "coach-move-insert-bottom", {}
    return "coach-move-insert", {"number": depth}
