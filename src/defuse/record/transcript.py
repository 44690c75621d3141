"""What has happened, told in English sentences: one for each event, as far as its hearer may know it."""

from collections.abc import Callable, Sequence
from typing import Final

from defuse.game import events as e
from defuse.game.actions import BOTH_BARKING, FIVE_OF, PAIR_OF, TRIPLE_OF, Action
from defuse.game.events import Event
from defuse.game.kinds import (
    BARKING_KITTEN,
    DEVILCAT,
    GODCAT,
    IMPLODING_KITTEN,
    IMPLODING_KITTEN_UP,
    TOWER_OF_POWER,
    UNKNOWN,
)
from defuse.game.moves import NOBODY
from defuse.record.titles import a_card, all_of, in_a_row, the_card, title

_NOT_REGULAR: Final = {"is": "are", "has": "have", "goes": "go"}
_PRONOUNS: Final = {
    "'s": ("{}'s", "your"),
    "their": ("their", "your"),
    "themselves": ("themselves", "yourself"),
    "(is)": ("is", "are"),
}


class Person:
    """A player in a sentence: f"{ann:draws}" is "Ann draws" or "you draw", f"{ann:'s}" is "Ann's" or "your"."""

    def __init__(self, name: str, is_you: bool) -> None:
        self.name = name
        self.is_you = is_you

    def __format__(self, word: str) -> str:
        if word in _PRONOUNS:
            theirs, yours = _PRONOUNS[word]
            return yours if self.is_you else theirs.format(self.name)
        if self.is_you:
            word = _NOT_REGULAR.get(word, word.removesuffix("s"))
        return f"{'you' if self.is_you else self.name} {word}".rstrip()


_NO_ONE: Final = Person("nobody", False)


def sentence(event: Event, players: Sequence[str], you: int | None = None) -> str | None:
    """An event as its hearer is told of it, the seat `you` being addressed; None if it needs no line."""
    who = person(event.seat, players, you)
    other = person(event.other, players, you)
    told: str | None = None
    if event.act is not None:
        told = _tell_action(event, event.act, who, person(event.act.target, players, you))
    elif event.what in _SENTENCES:
        card, number = event.card, event.number
        words = {"a_card": a_card(card), "the_card": the_card(card), "title": title(card), "number": number}
        told = _SENTENCES[event.what].format(who=who, other=other, **words)
    elif event.what in _TELLERS:
        told = _TELLERS[event.what](event, who, other)
    return None if told is None else capital(told)


def person(seat: int, players: Sequence[str], you: int | None) -> Person:
    """The player of a seat, to be put into sentences."""
    return Person(players[seat], seat == you) if 0 <= seat < len(players) else _NO_ONE


def capital(text: str) -> str:
    """A sentence that begins with you begins with You; names are left as they are."""
    return text[0].upper() + text[1:] if text.startswith(("you ", "your ", "you:")) else text


def action_name(act: Action) -> str:
    """What somebody has laid down, in short."""
    combination = {PAIR_OF: "pair", TRIPLE_OF: "three of a kind", FIVE_OF: "combination of five"}
    return combination.get(act.form, title(act.kind))


# What is told in the same words whoever hears it: unknown cards read as "a card" by themselves.
_SENTENCES: Final[dict[int, str]] = {
    e.DREW_NOTHING: "The pile is empty: {who:draws} nothing.",
    e.HELD: "{who:holds} the Exploding Kitten in secret, thanks to {who:their} Streaking Kitten.",
    e.WON: "{who:wins} the game!",
    e.SWAPPED: "The top and the bottom card of the pile change places.",
    e.GAVE: "{who:gives} {other} {a_card}.",
    e.STOLE: "{who:takes} {a_card} from {other}.",
    e.FOUND_NONE: "{other:has} no {title}.",
    e.TOOK_STORED: "The Tower of Power protects {other}: {who:takes} {a_card} from the storage.",
    e.TOOK_DISCARDED: "{who:takes} {a_card} from the discard pile.",
    e.WENT_BLIND: "{who:is} blind: {who:their} cards lie face down until {who:their} next safe draw.",
    e.TURNED_OVER: "{who:turns} over {a_card} without having looked.",
    e.KEPT: "{who:keeps} the card that lies there.",
    e.EXCHANGED: "{who:swaps} the two cards.",
    e.GOT_GODCAT: "{who:gets} Godcat.",
    e.GOT_DEVILCAT: "{who:gets} Devilcat!",
    e.TOOK_OVER: "{who:gets} {the_card} that {other:draws}.",
    e.PUT_BACK_ON_TOP: "{who:puts} {the_card} on top of the draw pile.",
    e.CLAIMED_BACK: "Godcat goes back to the mat.",
    e.CROWNED: "{who:wears} the crown, guarding a storage of {number} cards.",
    e.OWES: "{who:has} {number} turns to take, this one included.",
    e.TOOK_LOOKED_AT: "{who:takes} {the_card}.",
    e.SURFACED: "The Imploding Kitten lies face up on top of the pile!",
}


# Cards that are played


def _tell_action(event: Event, act: Action, who: Person, target: Person) -> str:
    if event.what == e.CANCELLED:
        return f"{who:'s} {action_name(act)} is stopped."
    laid = all_of(act.cards, " + ")
    if act.form == PAIR_OF:
        return f"{who:plays} {laid} to steal a card from {target}."
    if act.form == TRIPLE_OF:
        return f"{who:plays} {laid} to get {a_card(act.named)} from {target}."
    if act.form == FIVE_OF:
        return f"{who:plays} {laid} to get {a_card(act.named)} from the discard pile."
    if act.form == BOTH_BARKING:
        return f"{who:plays} both Barking Kittens at {target}!"
    played = f"Godcat as {title(act.kind)}" if list(act.cards) == [GODCAT] else title(act.kind)
    return f"{who:plays} {played}." if act.target == NOBODY else f"{who:plays} {played} on {target}."


def _noped(event: Event, who: Person, other: Person) -> str:
    return f"{who}: Nope!" if event.number % 2 else f"{who}: Nope to that Nope!"


# Turns


def _turn_began(event: Event, who: Person, other: Person) -> str | None:
    return None if event.number == 1 else f"{who:has} {event.number} turns to take."


def _reversed(event: Event, who: Person, other: Person) -> str:
    return f"Play now goes {'clockwise' if event.number == 1 else 'counterclockwise'}."


# Drawing


def _dealt(event: Event, who: Person, other: Person) -> str:
    return f"{who:is} dealt {all_of(event.cards) or f'{event.number} cards'}."


def _drew(event: Event, who: Person, other: Person) -> str:
    return f"{who:draws} {a_card(event.card)}{' from the bottom of the pile' if event.number == 1 else ''}."


def _looked(event: Event, who: Person, other: Person) -> str:
    end = "bottom" if event.number == 1 else "top"
    known = "" if event.card == UNKNOWN else f": {a_card(event.card)}"
    return f"{who:looks} at the {end} card of the pile{known}."


def _put_back(event: Event, who: Person, other: Person) -> str:
    depth = event.number
    if depth == UNKNOWN:
        where = "somewhere in the draw pile"
    elif depth == 0:
        where = "on top of the draw pile"
    else:
        where = "under the top card" if depth == 1 else f"under the top {depth} cards"
    return f"{who:puts} {the_card(event.card)} back {where}."


# What goes off


def _showed(event: Event, who: Person, other: Person) -> str:
    if event.card == IMPLODING_KITTEN:
        return f"{who:shows} the Imploding Kitten: it goes back face up."
    if event.card == IMPLODING_KITTEN_UP:
        return f"{who:has} the face-up Imploding Kitten!"
    return f"{who:shows} {a_card(event.card)}!"


def _defused(event: Event, who: Person, other: Person) -> str:
    return f"{who:defuses} {the_card(event.number)}{' with Godcat' if event.card == GODCAT else ''}."


def _went_out(event: Event, who: Person, other: Person) -> str:
    fate = f"{who:implodes}" if event.card == IMPLODING_KITTEN else f"{who:explodes}"
    left = f" Discarded: {all_of(event.cards)}." if event.cards else ""
    return f"{fate} and {who:(is)} out of the game.{left}"


# The pile


def _peeked(event: Event, who: Person, other: Person) -> str:
    if not event.cards:
        return f"{who:looks} at the top of the draw pile."
    count = "only card" if len(event.cards) == 1 else f"top {len(event.cards)} cards"
    return f"{who:sees} the {count}: {in_a_row(event.cards)}."


def _reordered(event: Event, who: Person, other: Person) -> str:
    if event.cards:
        return f"{who:puts} them back in this order: {in_a_row(event.cards)}."
    return f"{who:puts} the top {event.number} cards back in an order of {who:their} choice."


def _shuffled(event: Event, who: Person, other: Person) -> str | None:
    return None if event.number > 0 else "The draw pile is shuffled."  # else _catomic tells of it


def _catomic(event: Event, who: Person, other: Person) -> str:
    if event.number == 0:
        return "There is no Exploding Kitten in the pile."
    kittens = "its Exploding Kitten lies" if event.number == 1 else f"its {event.number} Exploding Kittens lie"
    return f"The pile is shuffled, and {kittens} on top!"


def _put_on_pile(event: Event, who: Person, other: Person) -> str:
    return f"{who:puts} {a_card(event.card)} {'on the mat' if event.card == GODCAT else 'on the draw pile'}."


# Hands


def _marked(event: Event, who: Person, other: Person) -> str:
    if event.card == UNKNOWN:
        return f"A card in {who:'s} hand is turned outward for the others to see."
    return f"Everybody sees {a_card(event.card)} in {who:'s} hand from now on."


def _saw_again(event: Event, who: Person, other: Person) -> str:
    return f"{who:sees} {who:their} cards again{': ' + all_of(event.cards) if event.cards else ''}."


# In front of players


def _laid(event: Event, who: Person, other: Person) -> str | None:
    if event.card == BARKING_KITTEN:
        return f"A Barking Kitten lies in front of {who}."
    if event.seat == event.other:
        return None  # the Tower of Power: e.CROWNED tells of it
    return f"{title(event.card)} lies in front of {who}: the next card that {who:draws} goes to {other}."


def _cleared(event: Event, who: Person, other: Person) -> str | None:
    if event.card == GODCAT:
        return None  # e.CLAIMED_BACK tells of it
    stored = " with its storage" if event.card == TOWER_OF_POWER else ""
    return f"The {title(event.card)} in front of {who} is discarded{stored}."


def _assigned(event: Event, who: Person, other: Person) -> str:
    if event.card == UNKNOWN:
        return f"{who:lays} Godcat and Devilcat face down: one in front of {other}, one in front of {who:themselves}."
    rest = DEVILCAT if event.card == GODCAT else GODCAT
    return f"{who:lays} {title(event.card)} in front of {other} and {title(rest)} in front of {who:themselves}."


_TELLERS: Final[dict[int, Callable[[Event, Person, Person], str | None]]] = {
    e.DEALT: _dealt,
    e.TURN_BEGAN: _turn_began,
    e.NOPED: _noped,
    e.DREW: _drew,
    e.SHOWED: _showed,
    e.DEFUSED: _defused,
    e.INSERTED: _put_back,
    e.BURIED: _put_back,
    e.WENT_OUT: _went_out,
    e.PEEKED: _peeked,
    e.REORDERED: _reordered,
    e.SHUFFLED: _shuffled,
    e.MARKED: _marked,
    e.SAW_AGAIN: _saw_again,
    e.PUT_ON_PILE: _put_on_pile,
    e.LAID: _laid,
    e.CLEARED: _cleared,
    e.CATOMIC: _catomic,
    e.ASSIGNED: _assigned,
    e.REVERSED: _reversed,
    e.LOOKED: _looked,
}

# ABOUT_TO_DRAW has no sentence: the draw, or the card that comes before it, tells enough.
