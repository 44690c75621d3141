"""What has happened, told in English sentences: one for each event, as far as its hearer may know it."""

from collections.abc import Callable, Sequence
from typing import Final

from defuse.game import events as e
from defuse.game.actions import BOTH_BARKING, FIVE_OF, PAIR_OF, TRIPLE_OF, Action
from defuse.game.events import Event
from defuse.game.kinds import (
    DEFUSE,
    EXPLODING_KITTEN,
    GODCAT,
    ILL_TAKE_THAT,
    IMPLODING_KITTEN,
    IMPLODING_KITTEN_UP,
    TOWER_OF_POWER,
    UNKNOWN,
)
from defuse.game.moves import NOBODY
from defuse.record.titles import a_card, all_of, in_a_row, the_card, title

_NOT_REGULAR: Final = {"is": "are", "has": "have", "goes": "go", "does": "do", "themselves": "yourself"}
_OF_THEIRS: Final = {"'s": ("{}'s", "your"), "their": ("their", "your"), "themselves": ("themselves", "yourself")}


class Person:
    """A player in a sentence: f"{ann:draws}" is "Ann draws" or "you draw", f"{ann:'s}" is "Ann's" or "your"."""

    def __init__(self, name: str, is_you: bool) -> None:
        self.name = name
        self.is_you = is_you

    def __format__(self, word: str) -> str:
        if word in _OF_THEIRS:
            theirs, yours = _OF_THEIRS[word]
            return yours if self.is_you else theirs.format(self.name)
        if not word:
            return "you" if self.is_you else self.name
        if not self.is_you:
            return f"{self.name} {word}"
        return f"you {_NOT_REGULAR.get(word) or word.removesuffix('s')}"


_SOMEBODY: Final = Person("somebody", False)
Teller = Callable[[Event, Person, Person], str | None]


def sentence(event: Event, players: Sequence[str], you: int | None = None) -> str | None:
    """An event as its hearer is told of it, the seat `you` being addressed; None if it needs no line."""
    who = _person(event.seat, players, you)
    other = _person(event.other, players, you)
    if event.act is not None:
        told = _tell_act(event, event.act, who, _person(event.act.target, players, you))
    else:
        told = _TELLERS[event.what](event, who, other)
    return None if told is None else _capital(told)


def action_name(act: Action) -> str:
    """What somebody has laid down, by its name."""
    if act.form == PAIR_OF:
        return "pair"
    if act.form == TRIPLE_OF:
        return "three of a kind"
    if act.form == FIVE_OF:
        return "five different cards"
    return title(act.kind)


def _person(seat: int, players: Sequence[str], you: int | None) -> Person:
    return Person(players[seat], seat == you) if 0 <= seat < len(players) else _SOMEBODY


def _capital(text: str) -> str:
    return text[0].upper() + text[1:] if text.startswith(("you ", "your ", "you:")) else text


def _where(depth: int) -> str:
    if depth == 0:
        return "on top of the draw pile"
    return "under the top card" if depth == 1 else f"under the top {depth} cards"


# Cards that are played


def _tell_act(event: Event, act: Action, who: Person, target: Person) -> str:
    if event.what == e.CANCELLED:
        return f"{who:'s} {action_name(act)} is stopped."
    if act.form == PAIR_OF:
        return f"{who:plays} a pair ({_plus(act.cards)}) to steal a card from {target}."
    if act.form == TRIPLE_OF:
        return f"{who:plays} three of a kind ({_plus(act.cards)}) and asks {target} for {a_card(act.named)}.".replace(
            "you play three", "you play three"
        )
    if act.form == FIVE_OF:
        return f"{who:plays} five different cards ({_plus(act.cards)}) for {the_card(act.named)} of the discard pile."
    if act.form == BOTH_BARKING:
        return f"{who:plays} both Barking Kittens at {target}!"
    played = f"Godcat as {title(act.kind)}" if act.cards == [GODCAT] else title(act.kind)
    return f"{who:plays} {played}." if act.target == NOBODY else f"{who:plays} {played} on {target}."
