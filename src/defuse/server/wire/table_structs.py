"""The game inside a table frame, as structs: the view of a seat, its question and its moves.

Cards are their numbers; `Welcome.cards` has their names. The browser's types are made of these structs, under the same
names without `Wire` (tools/protocol_types.py).
"""

from typing import TYPE_CHECKING, Annotated, Final, Literal, Union, cast

from msgspec import Meta, Struct, defstruct

from defuse.game.event_list import EVENT_LIST
from defuse.game.kinds import NAMES, UNKNOWN
from defuse.game.moves import NOBODY
from defuse.game.questions import question_words
from defuse.game.writing import FACE_UP

# What the browser calls these types.
Card = Annotated[int, Meta(extra={"typescript": "Card"})]  # UNKNOWN, the number of a kind, or IMPLODING_KITTEN_UP
Seat = Annotated[int, Meta(extra={"typescript": "Seat"})]  # NOBODY if there is none
Verb = Annotated[str, Meta(extra={"typescript": "Verb"})]  # of VERB_NAMES
Happening = Annotated[dict[str, object], Meta(extra={"typescript": "Happening"})]  # as the event is declared

CARD_NAMES: Final = (*NAMES, FACE_UP)  # by number; empty where no kind is

assert EVENT_LIST, "all cards are loaded, and so are their questions"


class WireAction(Struct, frozen=True):
    """What somebody has laid down."""

    seat: Seat
    form: Literal["single", "pair", "triple", "five", "both_barking"]
    kind: Card
    target: Seat
    named: Card
    cards: list[Card]


class AnyQuestion(Struct, frozen=True):
    """What every question has. `word` says which one it is."""

    seat: Seat  # the player who chooses; in a window the owner of the card or the draw
    waiting: tuple[Seat, ...]  # the players who are asked; empty in a window
    asks_me: bool


class TurnQuestion(AnyQuestion, frozen=True, tag_field="word", tag="turn"):
    """What to play, or to draw."""


class WindowQuestion(AnyQuestion, frozen=True, tag_field="word", tag="react"):
    """Whether to react to a card, or to a draw or a rescue if nothing was laid down."""

    act: WireAction | None
    chain: int  # how many Nopes lie on it
    rescue: bool  # seat has survived and is about to put a kitten back (ZMB-10)


class OrderQuestion(AnyQuestion, frozen=True, tag_field="word", tag="order"):
    """In which order to put cards back."""

    cards: tuple[Card, ...]  # empty for those who may not see them


class InsertQuestion(AnyQuestion, frozen=True, tag_field="word", tag="insert"):
    """How deep to put a card."""

    card: Card
    burying: bool  # it was drawn to be put back (BUR-1)
    watchers: tuple[Seat, ...]  # who sees where it goes (ZMB-10)


class ChoiceQuestion(AnyQuestion, frozen=True):
    """Every other question: the message `ask-WORD` asks it, with this card and this other player."""

    card: Card
    other: Seat


SPECIAL_WORDS: Final = ("turn", "react", "order", "insert")
CHOICE_WORDS: Final = tuple(word for word in question_words() if word not in SPECIAL_WORDS)


def _choice(word: str) -> type[ChoiceQuestion]:
    made = defstruct(f"{word.title()}Question", [], bases=(ChoiceQuestion,), frozen=True, tag_field="word", tag=word)
    return cast(type[ChoiceQuestion], made)


CHOICES: Final = {word: _choice(word) for word in CHOICE_WORDS}

if TYPE_CHECKING:
    WireQuestion = TurnQuestion | WindowQuestion | OrderQuestion | InsertQuestion | ChoiceQuestion
else:
    WireQuestion = Union[TurnQuestion, WindowQuestion, OrderQuestion, InsertQuestion, *CHOICES.values()]


class InFront(Struct, frozen=True):
    """A card that lies in front of a player."""

    bearer: Seat
    owner: Seat
    kind: Card
    role: Card  # the kind that it counts as (GC-1, ZMB-12)


class OwnView(Struct, frozen=True):
    """The part of a view that may differ from seat to seat."""

    seat: Seat
    hand: tuple[Card, ...]
    hands: tuple[tuple[Card, ...], ...]  # what is surely there, then unknown cards
    marked: tuple[tuple[Card, ...], ...]
    pile: tuple[Card, ...]  # from the top
    question: Annotated[WireQuestion | None, Meta(extra={"typescript": "Question | null"})]


class WireView(OwnView, frozen=True):
    """A table as one seat knows it."""

    seats: int
    cast: dict[Card, int]  # how many of each kind take part
    turn: Seat
    owed: int
    attacked: bool
    personal: bool  # the turns owed come from an own Personal Attack
    direction: Literal[1, -1]
    alive: tuple[bool, ...]
    dead: tuple[bool, ...]  # who is not alive, keeps a hand and plays on (ZMB-3)
    blind: tuple[bool, ...]
    pile_size: int
    imploding_on_top: bool
    imploding_up: int  # how many Imploding Kittens lie face up somewhere in the pile
    discard: tuple[Card, ...]  # newest first
    front: list[InFront]
    barking_settled: bool  # the Barking Kittens that lie in front go when this turn ends
    mat: tuple[bool, bool]  # Godcat, Devilcat
    storage_size: int
    left_behind: tuple[int, ...]  # how many cards lie face down in front of each player who is out (EK-4)
    back_to: Seat
    winner: Seat


# The rest of a view: the same for all seats that look at the same moment.
PublicView: Final = defstruct("PublicView", WireView.__struct_fields__[len(OwnView.__struct_fields__) :], frozen=True)


class Fill(Struct, frozen=True, omit_defaults=True):
    """The possible values for the blanks of a move."""

    depth: tuple[int, int] | None = None  # the top and the bottom
    order: list[Card] | None = None
    kind: list[Card] | None = None
    cards: list[Card] | None = None


class ListedMove(Struct, frozen=True, omit_defaults=True):
    """A move that the seat may make. Its number is its place in the list."""

    verb: Verb
    cards: tuple[Card, ...] = ()  # what is used for it, or given, put or assigned
    marks: int = 0  # how many of these are cards that everybody sees (MRK-1)
    named: Card = UNKNOWN  # what Godcat stands for
    target: Seat = NOBODY
    fill: Fill | None = None
