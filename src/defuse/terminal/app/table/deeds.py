"""The moves that are not made by choosing a card of the hand: each deed with its key."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from string import ascii_lowercase
from typing import Final

from defuse.game import moves as m
from defuse.game.kinds import GODCAT
from defuse.game.moves import VERB_NAMES, Move
from defuse.sight.view import View, name
from defuse.terminal.shared.choices import card_set
from defuse.terminal.shared.letting_happen import LettingHappen, offer
from defuse.words import Words

# Moves that are made by choosing a card of the hand.
ON_CARDS: Final = (m.PLAY, m.GIVE, m.PUT)

# The keys of some moves; any other has the first letter of its name that is free.
_KEYS: Final = {
    m.PASS: "enter",
    m.DEFUSE_WITH_GODCAT: "g",
    m.TAKE: "k",
    m.PICK_GODCAT: "g",
    m.PICK_RANDOM: "r",
}


@dataclass(frozen=True)
class Deed:
    """Something that can be done with a key."""

    key: str
    label: str
    moves: tuple[Move, ...]  # they differ only in details that are asked for next
    lets: str | None = None  # what happens from now on without a question, instead of a move; empty for nothing


def deeds(moves: Sequence[Move], players: Sequence[str], words: Words, taken: Collection[str] = ()) -> list[Deed]:
    """The deeds that these moves allow, each with a key of its own; `taken` are the keys of the screen."""
    groups: dict[tuple[int, int, int], list[Move]] = {}
    for move in moves:
        if move.verb not in ON_CARDS:
            target = move.target if move.verb == m.TARGET else m.NOBODY
            groups.setdefault((move.verb, move.card, target), []).append(move)
    found: list[Deed] = []
    for place, group in enumerate(groups.values()):
        found.append(_deed(group, place, players, words, {*taken, *(deed.key for deed in found)}))
    return found


def _deed(group: list[Move], place: int, players: Sequence[str], words: Words, taken: Collection[str]) -> Deed:
    move = group[0]
    if move.verb == m.TARGET:
        return Deed(str(place + 1), players[move.target], tuple(group))
    if move.verb == m.ASSIGN:
        label = words("deed-assign", card=words.title(name(move.card)))
        return Deed("g" if move.card == GODCAT else "d", label, tuple(group))
    key = _KEYS.get(move.verb) or _free_key(VERB_NAMES[move.verb], taken)
    return Deed(key, words(deed_id(move.verb)) + _spent(group, words), tuple(group))


def letting_deeds(
    letting: LettingHappen, view: View, moves: Sequence[Move], words: Words, taken: Collection[str] = ()
) -> list[Deed]:
    """The deed that begins to let things happen, if the player is asked, or ends it."""
    offered = letting.offered(view) if moves else ""
    if offered:
        return [Deed(_free_key("until", taken), offer(offered, words), (), offered)]
    if letting.what and view.winner < 0 and (view.alive[view.seat] or view.dead[view.seat]):
        return [Deed(_free_key("until", taken), words("deed-ask-again"), (), "")]
    return []


def _spent(group: Sequence[Move], words: Words) -> str:
    """The cards that a pair or three of a kind spends, if there is no choice."""
    sets = {card_set(move, words) for move in group}
    return f": {sets.pop()}" if group[0].verb in (m.PAIR, m.TRIPLE) and len(sets) == 1 else ""


def _free_key(name: str, taken: Collection[str]) -> str:
    """The first letter of a name that is the key of nothing else, otherwise any free letter."""
    return next(key for key in name + ascii_lowercase if key.isalpha() and key not in taken)


def deed_id(verb: int) -> str:
    """The message on the button of a move."""
    return f"deed-{VERB_NAMES[verb].replace('_', '-')}"


def on_card(moves: Sequence[Move], kind: int) -> list[Move]:
    """The moves with a card of the hand: used alone or, if there are none, in a combination."""
    alone = [move for move in moves if (move.card if move.verb in ON_CARDS else m.USED_CARD.get(move.verb)) == kind]
    return alone or [move for move in moves if kind in move.cards and move.verb in (m.PAIR, m.TRIPLE)]


def lit(view: View, moves: Sequence[Move]) -> set[int]:
    """The cards of the hand that can be used now."""
    return {card for card in set(view.hand) if on_card(moves, card)}
