"""Everything one seat may know of a table, and nothing else: what bots, browsers, terminals and adapters get."""

from typing import Final

from defuse.game import options as rule_options
from defuse.game.agenda import Step
from defuse.game.kinds import IMPLODING_KITTEN_UP, NAMES, UNKNOWN
from defuse.game.options import Options
from defuse.game.questions import Asked, left_word
from defuse.game.writing import lying_name
from defuse.sight.piles import Pile


class Lying:
    """A card in front of a player."""

    __slots__ = ("bearer", "kind", "owner", "role")

    def __init__(self, bearer: int, owner: int, kind: int, role: int) -> None:
        self.bearer = bearer
        self.owner = owner
        self.kind = kind
        self.role = role  # the kind that it counts as (GC-1, ZMB-12)

    @property
    def name(self) -> str:
        """As files and messages write it."""
        return lying_name(self.kind, self.role, self.bearer == self.owner)


_FIELDS: Final = (
    "alive",
    "attacked",
    "back_to",
    "barking_settled",
    "blind",
    "cast",
    "dead",
    "defused",
    "direction",
    "discard",
    "eyes",
    "front",
    "hand",
    "hands",
    "imploding_on_top",
    "imploding_up",
    "left_behind",
    "left_since",
    "marked",
    "mat",
    "options",
    "owed",
    "personal",
    "pile",
    "pile_size",
    "piles",
    "put_back_by",
    "question",
    "robbed",
    "seat",
    "seats",
    "shunned",
    "storage_size",
    "turn",
    "winner",
    "wronged_by",
)


class View:
    """A table as one seat knows it. It is made anew for every look, and never changes."""

    __slots__ = _FIELDS

    seat: int
    seats: int
    options: Options
    cast: tuple[int, ...]  # how many of each kind take part
    turn: int
    owed: int
    attacked: bool
    personal: bool  # the turns owed come from an own Personal Attack
    direction: int
    alive: tuple[bool, ...]
    dead: tuple[bool, ...]  # who is not alive, keeps a hand and plays on (ZMB-3); without such cards nobody
    blind: tuple[bool, ...]
    hand: tuple[int, ...]  # one's own; UNKNOWN for each card while blind
    hands: tuple[tuple[int, ...], ...]  # all of them: what is surely there, then UNKNOWN for each other card
    marked: tuple[tuple[int, ...], ...]  # a blind owner knows how many, not which (CB-6)
    pile_size: int
    pile: tuple[int, ...]  # what is sure from the top, UNKNOWN elsewhere
    piles: tuple[tuple[float, Pile], ...]  # all ways in which it may lie, with their chances, for who weighs them
    imploding_on_top: bool
    imploding_up: int  # how many Imploding Kittens lie face up somewhere in the pile
    discard: tuple[int, ...]  # newest first
    front: tuple[Lying, ...]
    barking_settled: bool  # the Barking Kittens that lie in front go when this turn ends
    mat: tuple[bool, bool]  # Godcat, Devilcat
    storage_size: int
    left_behind: tuple[int, ...]  # how many cards lie face down in front of each player who is out (EK-4)
    back_to: int
    question: Asked | None
    winner: int

    # What everybody has noticed (noticed.py)
    eyes: tuple[int, ...]
    shunned: bool
    put_back_by: int
    left_since: int
    defused: tuple[int, ...]
    robbed: tuple[int, ...]
    wronged_by: tuple[int, ...]

    def opponents(self) -> list[int]:
        """The other living players in the direction of play, the next one first."""
        found: list[int] = []
        for step in range(1, self.seats):
            other = (self.seat + step * self.direction) % self.seats
            if self.alive[other]:
                found.append(other)
        return found

    def shows_the_same_table(self, other: "View") -> bool:
        """Whether two unchanged views are of the same moment, so that their public parts are equal."""
        return self.alive is other.alive and self.imploding_up == other.imploding_up

    def copy(self) -> "View":
        """A copy, for callers that change something in it."""
        twin = View()
        for field in _FIELDS:
            setattr(twin, field, getattr(self, field))
        return twin

    def as_dict(self) -> dict[str, object]:
        """The view in names, for files, messages and comparisons."""
        question = self.question
        return {
            "seat": self.seat,
            "seats": self.seats,
            "options": rule_options.written(self.options),
            "cast": {NAMES[kind]: count for kind, count in enumerate(self.cast) if count},
            "turn": self.turn,
            "owed": self.owed,
            "attacked": self.attacked,
            "personal": self.personal,
            "direction": self.direction,
            "alive": list(self.alive),
            "dead": list(self.dead),
            "blind": list(self.blind),
            "hand": names(self.hand),
            "hands": [names(hand) for hand in self.hands],
            "marked": [names(marks) for marks in self.marked],
            "pile_size": self.pile_size,
            "pile": names(self.pile),
            "piles": [_pile_dict(chance, pile) for chance, pile in self.piles],
            "imploding_on_top": self.imploding_on_top,
            "imploding_up": self.imploding_up,
            "discard": names(self.discard),
            "front": [[lying.bearer, lying.owner, lying.name] for lying in self.front],
            "barking_settled": self.barking_settled,
            "mat": list(self.mat),
            "storage_size": self.storage_size,
            "left_behind": list(self.left_behind),
            "back_to": self.back_to,
            "question": None if question is None else _question_dict(question),
            "winner": self.winner,
            "eyes": list(self.eyes),
            "shunned": self.shunned,
            "put_back_by": self.put_back_by,
            "left_since": self.left_since,
            "defused": list(self.defused),
            "robbed": list(self.robbed),
            "wronged_by": list(self.wronged_by),
        }


def name(card: int) -> str:
    """The written form of a card; a face-up Imploding Kitten has an exclamation mark, an unknown card is _."""
    if card == UNKNOWN:
        return "_"
    if card == IMPLODING_KITTEN_UP:
        return "imploding_kitten!"
    return NAMES[card]


def names(cards: tuple[int, ...] | list[int]) -> list[str]:
    return [name(card) for card in cards]


def _pile_dict(chance: float, pile: Pile) -> dict[str, object]:
    """A possible pile as text; the places of a bag have its number, counting from 1."""
    row = [str(UNKNOWN - place) if place < UNKNOWN else name(place) for place in pile.row]
    return {"chance": chance, "row": row, "bags": [names(bag) for bag in pile.bags]}


def _postponed_dict(step: Step) -> dict[str, object]:
    return {"seat": step.seat, "act": None if step.act is None else step.act.as_list(), "chain": step.number}


def _question_dict(question: Asked) -> dict[str, object]:
    act = question.act
    return {
        "word": question.word,
        "seat": question.seat,
        "waiting": list(question.waiting),
        "asks_me": question.asks_me,
        "act": None if act is None else act.as_list(),
        "chain": question.chain,
        "other": question.other,
        "card": name(question.card),
        "cards": names(question.cards),
        "burying": question.burying,
        "below": [left_word(what) for what in question.below],
        "postponed": [_postponed_dict(step) for step in question.postponed if step.act is not None],
        "watchers": list(question.watchers),
    }
