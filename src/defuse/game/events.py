"""Everything that can happen, declared once: redaction, JSON, transcripts, docs and the browser's types follow from it.

An event keeps its number for ever; a new one takes the next that is free. The declaration of an event says which of its
fields only its audience may know: `secret(...)`.
"""

from typing import Final

from defuse.game.actions import BOTH_BARKING, FIVE_OF, PAIR_OF, TRIPLE_OF
from defuse.game.event import FROM_BOTTOM, PUBLIC, Event
from defuse.game.event_effects import (
    AT_OTHER,
    AT_SEAT,
    BOX,
    DISCARD_PILE,
    DRAW_PILE,
    HAND,
    MAT,
    OTHER_HAND,
    UNTOUCHED,
    moves,
    shows,
    stirs,
)
from defuse.game.event_fields import ACT, BOTTOM, CARD, CARDS, KITTEN, OTHER, number, secret, unsent
from defuse.game.event_kinds import declare
from defuse.game.event_messages import (
    both,
    card_is,
    card_is_unseen,
    cards_are_unseen,
    form_is,
    is_from_bottom,
    message,
    number_is,
    silence,
    with_unseen,
)
from defuse.game.kinds import (
    BARKING_KITTEN,
    CLONE,
    DEVILCAT,
    EXPLODING_KITTEN,
    GODCAT,
    ILL_TAKE_THAT,
    IMPLODING_KITTEN,
    IMPLODING_KITTEN_UP,
    NOPE,
    TOWER_OF_POWER,
    UNKNOWN,
    ZOMBIE_KITTEN,
)
from defuse.game.moves import NOBODY

__all__ = ["FROM_BOTTOM", "PUBLIC", "Event"]  # taken from here together with the numbers

# Turns

DEALT: Final = 0
declare(
    DEALT,
    "dealt",
    "seat is dealt so many cards",
    number(),
    secret(CARDS),
    effect=moves(BOX, HAND),
    told=[
        message("event-dealt-unseen", "who number", cards_are_unseen),
        message("event-dealt", "who cards"),
    ],
)

TURN_BEGAN: Final = 1
declare(
    TURN_BEGAN,
    "turn_began",
    "the turn of seat begins; it has so many turns left",
    number("turns"),
    effect=UNTOUCHED,
    told=[silence(number_is(1)), message("event-turn-began", "who number")],
)

OWES: Final = 43
declare(
    OWES,
    "owes",
    "seat now owes so many turns",
    number("turns"),
    effect=UNTOUCHED,
    told=[message("event-owes", "who number")],
)

REVERSED: Final = 37
declare(
    REVERSED,
    "reversed",
    "the direction changes",
    number("direction"),
    effect=UNTOUCHED,
    told=[
        message("event-reversed-clockwise", "", number_is(1)),
        message("event-reversed-counterclockwise"),
    ],
)

WON: Final = 14
declare(WON, "won", "seat has won", effect=UNTOUCHED, told=[message("event-won", "who")])

# Cards that are played


def _is_godcat(event: Event) -> bool:
    return event.act is not None and list(event.act.cards) == [GODCAT]


def _is_clone(event: Event) -> bool:
    return event.act is not None and list(event.act.cards) == [CLONE]


def _is_aimed(event: Event) -> bool:
    return event.act is not None and event.act.target != NOBODY


PLAYED: Final = 2
declare(
    PLAYED,
    "played",
    "seat plays an action",
    ACT,
    unsent(OTHER),
    unsent(CARD),
    unsent(CARDS),
    effect=moves(HAND, DISCARD_PILE),
    told=[
        message("event-played-pair", "who other set", form_is(PAIR_OF)),
        message("event-played-triple", "who other set named", form_is(TRIPLE_OF)),
        message("event-played-five", "who set named", form_is(FIVE_OF)),
        message("event-played-both-barking", "who other", form_is(BOTH_BARKING)),
        message("event-played-godcat-at", "who other card", both(_is_godcat, _is_aimed)),
        message("event-played-godcat", "who card", _is_godcat),
        message("event-played-clone-at", "who other card", both(_is_clone, _is_aimed)),
        message("event-played-clone", "who card", _is_clone),
        message("event-played-at", "who other card", _is_aimed),
        message("event-played", "who card"),
    ],
)

NOPED: Final = 3
declare(
    NOPED,
    "noped",
    "seat says Nope; the chain now has so many Nopes",
    number("chain"),
    effect=moves(HAND, DISCARD_PILE, NOPE),
    told=[
        message("event-noped-again", "who", lambda event: event.number % 2 == 0),
        message("event-noped", "who"),
    ],
)

CANCELLED: Final = 4
declare(
    CANCELLED,
    "cancelled",
    "the action of seat was stopped",
    ACT,
    effect=UNTOUCHED,
    told=[
        message("event-cancelled-pair", "who", form_is(PAIR_OF)),
        message("event-cancelled-triple", "who", form_is(TRIPLE_OF)),
        message("event-cancelled-five", "who", form_is(FIVE_OF)),
        message("event-cancelled", "who card"),
    ],
)

# Drawing

ABOUT_TO_DRAW: Final = 5
declare(
    ABOUT_TO_DRAW,
    "about_to_draw",
    "seat wants to draw; others may still act",
    effect=UNTOUCHED,
    told=[silence()],  # the draw, or the card that comes before it, tells enough
)

DREW: Final = 6
declare(
    DREW,
    "drew",
    "seat draws, from the bottom if so",
    secret(CARD),
    BOTTOM,
    effect=moves(DRAW_PILE, HAND),
    told=[
        *with_unseen("event-drew-bottom", "who card", is_from_bottom),
        *with_unseen("event-drew", "who card"),
    ],
)

DREW_NOTHING: Final = 7
declare(
    DREW_NOTHING,
    "drew_nothing",
    "the pile is empty",
    effect=UNTOUCHED,
    told=[message("event-drew-nothing", "who")],
)

LOOKED: Final = 38
declare(
    LOOKED,
    "looked",
    "seat draws a card to look at it first",
    secret(CARD),
    BOTTOM,
    effect=moves(DRAW_PILE, AT_SEAT),
    told=[
        *with_unseen("event-looked-bottom", "who card", is_from_bottom),
        *with_unseen("event-looked", "who card"),
    ],
)

TOOK_LOOKED_AT: Final = 44
declare(
    TOOK_LOOKED_AT,
    "took_looked_at",
    "seat takes the card it looked at",
    secret(CARD),
    effect=moves(AT_SEAT, HAND),
    told=with_unseen("event-took-looked-at", "who card"),
)

PUT_BACK_ON_TOP: Final = 40
declare(
    PUT_BACK_ON_TOP,
    "put_back_on_top",
    "seat puts the card it looked at on top",
    secret(CARD),
    effect=moves(AT_SEAT, DRAW_PILE),
    told=with_unseen("event-put-on-top", "who card"),
)

TOOK_OVER: Final = 39
declare(
    TOOK_OVER,
    "took_over",
    "the card that other drew goes to seat",
    OTHER,
    secret(CARD),
    effect=moves(AT_OTHER, HAND),
    told=with_unseen("event-took-over", "who other card"),
)

# Kittens that go off

SHOWED: Final = 8
declare(
    SHOWED,
    "showed",
    "a kitten goes off",
    CARD,
    effect=moves(HAND, AT_SEAT),
    told=[
        message("event-showed-imploding", "who", card_is(IMPLODING_KITTEN)),
        message("event-showed-imploding-up", "who", card_is(IMPLODING_KITTEN_UP)),
        message("event-showed", "who card"),
    ],
)

DEFUSED: Final = 9
declare(
    DEFUSED,
    "defused",
    "seat survives; card is what helped",
    CARD,
    KITTEN,
    effect=moves(HAND, DISCARD_PILE),
    told=[
        message("event-defused-with-godcat", "who card", card_is(GODCAT)),
        message("event-defused-with-zombie", "who card", card_is(ZOMBIE_KITTEN)),
        message("event-defused", "who card"),
    ],
    values={"card": lambda event: event.number},  # the sentence names what went off
)

HELD: Final = 10
declare(
    HELD,
    "held",
    "seat keeps an Exploding Kitten in its hand; only seat hears of it",
    effect=moves(AT_SEAT, HAND, EXPLODING_KITTEN),
    told=[message("event-held", "who")],
    is_secret=True,
)


def _depth_is_unseen(event: Event) -> bool:
    return event.number == UNKNOWN


_PUT_BACK: Final = [
    message("event-put-back-unseen", "who", card_is_unseen),
    message("event-put-back-somewhere", "who card", _depth_is_unseen),
    message("event-put-back-on-top", "who card", number_is(0)),
    message("event-put-back", "who card number"),
]

INSERTED: Final = 11
declare(
    INSERTED,
    "inserted",
    "seat puts a kitten back",
    CARD,
    secret(number("depth")),
    effect=moves(AT_SEAT, DRAW_PILE),
    told=_PUT_BACK,
)

BURIED: Final = 12
declare(
    BURIED,
    "buried",
    "seat buries a card",
    secret(CARD),
    secret(number("depth")),
    effect=moves(AT_SEAT, DRAW_PILE),
    told=_PUT_BACK,
)


def _discards(event: Event) -> bool:
    return bool(event.cards)


WENT_OUT: Final = 13
declare(
    WENT_OUT,
    "went_out",
    "seat is out by this card; cards go to the discard pile",
    CARD,
    secret(CARDS),
    effect=moves(HAND, DISCARD_PILE),
    told=[
        message("event-imploded-discarding", "who cards", both(card_is(IMPLODING_KITTEN), _discards)),
        message("event-imploded", "who", card_is(IMPLODING_KITTEN)),
        message("event-exploded-discarding", "who cards", _discards),
        message("event-exploded", "who"),
    ],
)

DIED: Final = 46
declare(
    DIED,
    "died",
    "seat is dead by this card, keeps its hand and plays on as the dead do",
    CARD,
    effect=UNTOUCHED,
    told=[message("event-died-imploding", "who", card_is(IMPLODING_KITTEN)), message("event-died", "who")],
)

REVIVED: Final = 47
declare(
    REVIVED,
    "revived",
    "seat brings other, who was dead, back to life",
    OTHER,
    effect=UNTOUCHED,
    told=[message("event-revived", "who other")],
)

# The draw pile

PEEKED: Final = 15
declare(
    PEEKED,
    "peeked",
    "seat looks at the top cards",
    secret(CARDS),
    effect=shows(DRAW_PILE),
    told=[
        message("event-peeked-unseen", "who", cards_are_unseen),
        message("event-peeked", "who row number"),
    ],
    values={"number": lambda event: len(event.cards)},
)

REORDERED: Final = 16
declare(
    REORDERED,
    "reordered",
    "seat puts so many cards on top in a new order",
    number(),
    secret(CARDS),
    effect=stirs(DRAW_PILE),
    told=[
        message("event-reordered-unseen", "who number", cards_are_unseen),
        message("event-reordered", "who row"),
    ],
)

SHUFFLED: Final = 17
declare(
    SHUFFLED,
    "shuffled",
    "the pile is shuffled, except for so many cards that stay on top",
    number("under"),
    unsent(secret(CARDS)),  # the new pile from the top, which nobody knows
    effect=stirs(DRAW_PILE),
    told=[
        silence(lambda event: event.number > 0),  # CATOMIC tells of it
        message("event-shuffled"),
    ],
)

SWAPPED: Final = 18
declare(
    SWAPPED,
    "swapped",
    "top and bottom card change places",
    effect=stirs(DRAW_PILE),
    told=[message("event-swapped")],
)

TUCKED: Final = 48
declare(
    TUCKED,
    "tucked",
    "the top card, which seat has looked at, goes under the next one",
    effect=stirs(DRAW_PILE),
    told=[message("event-tucked", "who")],
)

PUT_ON_PILE: Final = 28
declare(
    PUT_ON_PILE,
    "put_on_pile",
    "seat puts a card on the draw pile",
    secret(CARD),
    effect=moves(HAND, DRAW_PILE),
    told=[
        message("event-put-on-mat", "who", card_is(GODCAT)),
        *with_unseen("event-put-on-pile", "who card"),
    ],
)

CATOMIC: Final = 31
declare(
    CATOMIC,
    "catomic",
    "so many kittens now lie on top",
    number(),
    effect=stirs(DRAW_PILE),
    told=[message("event-catomic-none", "", number_is(0)), message("event-catomic", "number")],
)

SURFACED: Final = 45  # its seat is the one whose turn it is
declare(
    SURFACED,
    "surfaced",
    "a face-up Imploding Kitten lies on top",
    effect=shows(DRAW_PILE),
    told=[message("event-surfaced")],
)

# Cards from other hands

GAVE: Final = 19
declare(
    GAVE,
    "gave",
    "seat gives other a card",
    OTHER,
    secret(CARD),
    effect=moves(HAND, OTHER_HAND),
    told=with_unseen("event-gave", "who other card"),
)

STOLE: Final = 20
declare(
    STOLE,
    "stole",
    "seat steals from other",
    OTHER,
    secret(CARD),
    effect=moves(OTHER_HAND, HAND),
    told=with_unseen("event-stole", "who other card"),
)

FOUND_NONE: Final = 21
declare(
    FOUND_NONE,
    "found_none",
    "seat asked other for this kind, but other had none",
    OTHER,
    CARD,
    effect=shows(OTHER_HAND),
    told=[message("event-found-none", "who card")],
    values={"who": lambda event: event.other},
)

TOOK_STORED: Final = 22
declare(
    TOOK_STORED,
    "took_stored",
    "seat, who stole from other, gets a card from the Tower of Power instead",
    OTHER,
    secret(CARD),
    effect=moves(AT_OTHER, HAND),
    told=with_unseen("event-took-stored", "who other card"),
)

TOOK_DISCARDED: Final = 23
declare(
    TOOK_DISCARDED,
    "took_discarded",
    "seat takes a card of the discard pile",
    CARD,
    effect=moves(DISCARD_PILE, HAND),
    told=[message("event-took-discarded", "who card")],
)

# Hands that are seen, or not

MARKED: Final = 24
declare(
    MARKED,
    "marked",
    "a card of seat is marked",
    secret(CARD),
    effect=shows(HAND),
    told=with_unseen("event-marked", "who card"),
)

WENT_BLIND: Final = 25
declare(
    WENT_BLIND,
    "went_blind",
    "seat can no longer see its cards",
    effect=UNTOUCHED,
    told=[message("event-went-blind", "who")],
)

SAW_AGAIN: Final = 26
declare(
    SAW_AGAIN,
    "saw_again",
    "seat sees its hand again",
    secret(CARDS),
    effect=shows(HAND),
    told=[
        message("event-saw-again-unseen", "who", cards_are_unseen),
        message("event-saw-again", "who cards"),
    ],
)

TURNED_OVER: Final = 27
declare(
    TURNED_OVER,
    "turned_over",
    "seat, who is blind, turns over a card",
    CARD,
    effect=moves(HAND, DISCARD_PILE),
    told=[message("event-turned-over", "who card")],
)

# Cards in front of players


def _is_own(event: Event) -> bool:
    return event.seat == event.other


LAID: Final = 29
declare(
    LAID,
    "laid",
    "a card of other now lies in front of seat",
    OTHER,
    CARD,
    unsent(number("role")),  # the kind that it counts as
    effect=moves(OTHER_HAND, AT_SEAT),
    told=[
        message("event-laid-barking", "who", card_is(BARKING_KITTEN)),
        silence(number_is(TOWER_OF_POWER)),  # CROWNED tells of it
        message("event-laid-own", "who card", _is_own),
        message("event-laid", "who other card", number_is(ILL_TAKE_THAT)),
        message("event-laid-before", "who other card"),
    ],
)

CLEARED: Final = 30
declare(
    CLEARED,
    "cleared",
    "a card in front of seat is gone",
    CARD,
    effect=UNTOUCHED,
    told=[
        silence(card_is(GODCAT)),  # CLAIMED_BACK tells of it
        message("event-cleared-tower", "who", card_is(TOWER_OF_POWER)),
        message("event-cleared", "who card"),
    ],
)

CROWNED: Final = 42
declare(
    CROWNED,
    "crowned",
    "seat wears the crown; so many cards are in the storage",
    number(),
    effect=UNTOUCHED,
    told=[message("event-crowned", "who number")],
)

# Godcat and Devilcat

ASSIGNED: Final = 32
declare(
    ASSIGNED,
    "assigned",
    "seat lays this card in front of other, the second cat in front of itself",
    OTHER,
    secret(CARD),
    effect=moves(MAT, AT_OTHER),
    told=[
        message("event-assigned-unseen", "who other", card_is_unseen),
        message("event-assigned", "who other card rest"),
    ],
    values={"rest": lambda event: DEVILCAT if event.card == GODCAT else GODCAT},
)

KEPT: Final = 33
declare(KEPT, "kept", "seat keeps its side", effect=UNTOUCHED, told=[message("event-kept", "who")])

EXCHANGED: Final = 34
declare(EXCHANGED, "exchanged", "seat swaps the sides", effect=UNTOUCHED, told=[message("event-exchanged", "who")])

GOT_GODCAT: Final = 35
declare(
    GOT_GODCAT,
    "got_godcat",
    "seat gets Godcat",
    effect=moves(AT_SEAT, HAND, GODCAT),
    told=[message("event-got-godcat", "who")],
)

GOT_DEVILCAT: Final = 36
declare(
    GOT_DEVILCAT,
    "got_devilcat",
    "seat gets Devilcat",
    effect=UNTOUCHED,
    told=[message("event-got-devilcat", "who")],
)

CLAIMED_BACK: Final = 41
declare(
    CLAIMED_BACK,
    "claimed_back",
    "the Godcat of seat goes back to the mat",
    effect=UNTOUCHED,  # another event has told how it left the hand
    told=[message("event-claimed-back")],
)
