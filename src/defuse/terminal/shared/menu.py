"""The legal moves as a short numbered list: moves that differ only in what they name are one entry."""

from collections.abc import Sequence
from dataclasses import dataclass

from defuse.game import moves as m
from defuse.game.actions import FIVE_OF, PAIR_OF, TRIPLE_OF, Action
from defuse.game.moves import VERB_NAMES, Move
from defuse.game.writing import write_move
from defuse.sight.view import View, name
from defuse.terminal.shared.choices import card_set
from defuse.words import Words


@dataclass(frozen=True)
class MenuEntry:
    """One line of the list."""

    notation: str
    text: str
    moves: list[Move]


def entries(view: View, moves: Sequence[Move], players: Sequence[str], words: Words) -> list[MenuEntry]:
    """The list for these moves, in their order; what is given away begins with what one misses least."""
    groups: dict[tuple[int, int, int], list[Move]] = {}
    parting = all(move.verb in (m.GIVE, m.PUT) for move in moves)
    for move in sorted(moves, key=lambda move: -move.card) if parting else moves:
        groups.setdefault(_group(move), []).append(move)
    return [
        MenuEntry(_notation(group, players), _text(view, group, players, words), group) for group in groups.values()
    ]


def _group(move: Move) -> tuple[int, int, int]:
    """The key of an entry; the rest is asked for after it is chosen."""
    return (move.verb, move.card, move.target if move.verb == m.TARGET else m.NOBODY)


def _notation(group: list[Move], players: Sequence[str]) -> str:
    move = group[0]
    if move.verb in (m.PAIR, m.TRIPLE, m.FIVE, m.GODCAT_AS):
        return {m.PAIR: "pair ...", m.TRIPLE: "triple ...", m.FIVE: "five ..."}.get(move.verb, "godcat as ...")
    if move.verb in (m.INSERT, m.ORDER):
        return "insert N" if move.verb == m.INSERT else "order ..."
    written = write_move(move, players)
    aimed = len({each.target for each in group}) > 1
    return written.partition("@")[0] + "@NAME" if aimed else written


def _text(view: View, group: list[Move], players: Sequence[str], words: Words) -> str:
    """What an entry does, in one line."""
    move = group[0]
    card = words.title(name(move.card))
    looked_at = words.title(name(view.question.card)) if view.question else card
    if move.verb == m.PLAY:
        return words.card_text(name(move.card))
    if move.verb == m.PAIR:
        return words("menu-pair", sets=_sets(group, words))
    if move.verb == m.TRIPLE:
        return words("menu-triple", sets=_sets(group, words))
    if move.verb == m.GIVE:
        return words("menu-give", card=card)
    if move.verb == m.PUT:
        return words("menu-put", card=card)
    if move.verb == m.ASSIGN:
        return words("menu-assign", card=card)
    if move.verb == m.TARGET:
        return words("menu-target", who=players[move.target])
    return words(menu_id(move.verb), card=looked_at)


def menu_id(verb: int) -> str:
    """The message that says what a move does."""
    return f"menu-{VERB_NAMES[verb].replace('_', '-')}"


def _sets(group: list[Move], words: Words) -> str:
    """The sets of cards that go together, each once."""
    found = list(dict.fromkeys(card_set(move, words) for move in group))
    if len(found) == 1:
        return found[0]
    if len(found) == 2:
        return words("menu-sets-two", first=found[0], second=found[1])
    return words("menu-sets-many", number=len(found))


def action_name(act: Action, words: Words) -> str:
    """The name of an action."""
    if act.form == PAIR_OF:
        return words("action-pair")
    if act.form == TRIPLE_OF:
        return words("action-triple")
    return words("action-five") if act.form == FIVE_OF else words.title(name(act.kind))


def question_line(view: View, players: Sequence[str], words: Words) -> str:
    """The question to this seat, except what to play in its turn."""
    question = view.question
    assert question is not None
    other = players[question.other] if 0 <= question.other < len(players) else ""
    card = words.title(name(question.card))
    return words(question_id(question.word), other=other, card=card)


def question_id(word: str) -> str:
    """The message that asks a question."""
    return f"ask-{word}"
