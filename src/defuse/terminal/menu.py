"""The legal moves as a short numbered list: moves that differ only in whom or what they name are one entry."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from defuse.game import moves as m
from defuse.game.moves import Move
from defuse.record.notation import write_move
from defuse.record.titles import all_of, the_card, title
from defuse.sight.view import View
from defuse.terminal.card_texts import CARD_TEXTS

_SENTENCES: Final[dict[int, str]] = {
    m.BOTH: "Both Barking Kittens: somebody needs a Defuse.",
    m.GODCAT_AS: "Godcat as another card.",
    m.PAIR: "Steal a random card with {}.",
    m.TRIPLE: "Ask for a certain card with {}.",
    m.FIVE: "Five titles: take a card of the discard pile.",
    m.BLIND: "Turn over a random card of your hand.",
    m.NOPE_IT: "Stop it with a Nope.",
    m.PASS: "Let it happen.",
    m.DEFUSE_IT: "Use a Defuse.",
    m.DEFUSE_WITH_GODCAT: "Use Godcat as a Defuse.",
    m.HOLD: "Hold it back with your Streaking Kitten, in secret.",
    m.KEEP: "Keep the card that lies in front of you.",
    m.SWAP: "Swap it for the other one.",
    m.PICK_GODCAT: "Take Godcat.",
    m.PICK_RANDOM: "Take a random other card.",
    m.INSERT: "Choose where it goes, 0 being the top.",
    m.ORDER: "Choose the new order, the top card first.",
}


@dataclass(frozen=True)
class Entry:
    """One line of the list."""

    notation: str
    words: str
    moves: list[Move]


def entries(view: View, moves: Sequence[Move], players: Sequence[str]) -> list[Entry]:
    """The list for these moves, in their order."""
    groups: dict[tuple[int, int, int], list[Move]] = {}
    for move in moves:
        groups.setdefault(_group(move), []).append(move)
    return [Entry(_notation(group, players), _words(view, group, players), group) for group in groups.values()]


def _group(move: Move) -> tuple[int, int, int]:
    """What an entry is about; the rest is asked for when it has been chosen."""
    return (move.verb, move.card, move.target if move.verb == m.TARGET else m.NOBODY)


def _notation(group: list[Move], players: Sequence[str]) -> str:
    move = group[0]
    if move.verb in (m.PAIR, m.TRIPLE, m.FIVE, m.GODCAT_AS):
        return {m.PAIR: "pair ...", m.TRIPLE: "triple ...", m.FIVE: "five ..."}.get(move.verb, "godcat as ...")
    if move.verb in (m.INSERT, m.ORDER):
        return "insert N" if move.verb == m.INSERT else "order ..."
    written = write_move(move, players)
    return written if len(group) == 1 else written.partition("@")[0] + "@NAME"


def _words(view: View, group: list[Move], players: Sequence[str]) -> str:
    move = group[0]
    if move.verb == m.PLAY:
        return CARD_TEXTS[move.card]
    if move.verb == m.DRAW:
        return "Draw a card; that ends your turn."
    if move.verb in (m.PAIR, m.TRIPLE):
        return _SENTENCES[move.verb].format(_sets(group))
    if move.verb in (m.GIVE, m.PUT):
        return f"Give {the_card(move.card)} away." if move.verb == m.GIVE else f"Put {the_card(move.card)} on the pile."
    if move.verb == m.ASSIGN:
        return f"Somebody else gets {title(move.card)}, unless they swap."
    if move.verb == m.TARGET:
        return f"Play it on {players[move.target]}."
    if move.verb in (m.TAKE, m.TOP):
        card = the_card(view.question.card) if view.question else "it"
        return f"Take {card}." if move.verb == m.TAKE else f"Put {card} on top of the pile."
    return _SENTENCES[move.verb]


def _sets(group: list[Move]) -> str:
    """The cards that go together, each set once."""
    found = list(dict.fromkeys(card_set(move) for move in group))
    return " or ".join(found) if len(found) < 3 else f"one of {len(found)} sets of cards"


def card_set(move: Move) -> str:
    """The cards of a combination."""
    return all_of(move.cards, " + ")


def question_line(view: View, players: Sequence[str]) -> str:
    """What the table asks this seat, unless it is what to do in one's turn."""
    question = view.question
    if question is None:
        return ""
    name = players[question.seat] if question.seat < len(players) else ""
    other = players[question.other] if 0 <= question.other < len(players) else ""
    card = the_card(question.card) if question.card >= 0 else "the card"
    return {
        "give": f"{other} asks you for a card. Which one do you give?",
        "put": "Which card do you put on the pile?",
        "insert": f"Where do you put {card}?",
        "order": "In which order do you put the cards back?",
        "defuse": f"How do you survive {card}?",
        "assign": "Godcat and Devilcat: which one do you lay in front of somebody else?",
        "keep": f"{other} has laid a card face down in front of you. Keep it or swap?",
        "take": f"You drew {card} from the bottom.",
        "pick": f"{other} holds Godcat. What do you take?",
        "target": f"You turned over {card}. Whom is it for?",
    }.get(question.word, name)
