"""Card kinds as small numbers. A kind keeps its number for ever; there are PLACES places for them.

Only the kinds that several files of the rules speak of have a name here. All other numbers, and the names of all
kinds, are declared in the card files; `cards/deck.py` enters them below when `defuse.game` is imported.
"""

from typing import Final

from mypy_extensions import i64

PLACES: Final = 96

EXPLODING_KITTEN: Final = 0
IMPLODING_KITTEN: Final = 1
STREAKING_KITTEN: Final = 2
BARKING_KITTEN: Final = 3
DEFUSE: Final = 4
NOPE: Final = 5
ALTER_THE_FUTURE_NOW_3: Final = 21
TOWER_OF_POWER: Final = 29
ILL_TAKE_THAT: Final = 30
GODCAT: Final = 34
DEVILCAT: Final = 35
FERAL_CAT: Final = 36
ZOMBIE_KITTEN: Final = 51
CLONE: Final = 52
CLAIRVOYANCE: Final = 53

# A card of the pile that lies face up (IK-1); everywhere else the card is a plain IMPLODING_KITTEN.
IMPLODING_KITTEN_UP: Final = PLACES
FACES: Final = PLACES + 1  # every kind, and the face-up Imploding Kitten

# What a seat that may not know a card is told instead.
UNKNOWN: Final = -1

ALL_KINDS: Final[list[int]] = []  # the numbers in use, in ascending order
NAMES: Final[list[str]] = [""] * PLACES  # by number
NUMBERS: Final[dict[str, int]] = {}  # by name

NOW_KINDS: Final[list[int]] = []  # those that are played out of turn, between actions (NOW-1)
AFTER_RESCUE_KINDS: Final[list[int]] = []  # those that are played after somebody else's rescue (ZMB-10)
OF_THE_DEAD: Final[list[int]] = []  # those that speak of the dead: in a game with one of them the dead play on (ZMB-3)
NOTED: Final[list[bool]] = [False] * FACES  # whether a table keeps account of who holds a kind

# When a card can be played out of turn.
NEVER: Final = 0
BETWEEN_ACTIONS: Final = 1  # NOW-1
AFTER_A_RESCUE: Final = 2  # ZMB-10

_KITTENS: Final[list[bool]] = [False] * FACES
_CATS: Final[list[bool]] = [False] * FACES
_PLAIN_CATS: Final[list[bool]] = [False] * FACES
_MAY_BE_TAKEN: Final[list[bool]] = [False] * FACES


def enter(
    kind: int,
    name: str,
    is_kitten: bool,
    is_cat: bool,
    taken_by_five: bool,
    now: int = NEVER,
    of_the_dead: bool = False,
) -> None:
    """A card file declares a kind."""
    if not 0 <= kind < PLACES:
        raise ValueError(f"{name}: expected a number from 0 to {PLACES - 1}, there is {kind}")
    if kind in ALL_KINDS:
        raise ValueError(f"{name}: {kind} is the number of {NAMES[kind]}")
    if name in NUMBERS:
        raise ValueError(f"{name}: there are two cards of this name")
    ALL_KINDS.append(kind)
    ALL_KINDS.sort()
    NAMES[kind] = name
    NUMBERS[name] = kind
    _KITTENS[kind] = is_kitten
    _CATS[kind] = is_cat
    _PLAIN_CATS[kind] = is_cat and kind != FERAL_CAT
    _MAY_BE_TAKEN[kind] = taken_by_five
    if now == BETWEEN_ACTIONS:
        NOW_KINDS.append(kind)
        NOW_KINDS.sort()
    if now == AFTER_A_RESCUE:
        AFTER_RESCUE_KINDS.append(kind)
        AFTER_RESCUE_KINDS.sort()
    if of_the_dead:
        OF_THE_DEAD.append(kind)
    NOTED[kind] = now != NEVER or kind in (NOPE, STREAKING_KITTEN, GODCAT, ZOMBIE_KITTEN)


def is_kind(number: int) -> bool:
    """Whether this is the number of a card kind; one from outside need not even fit into a machine word."""
    return 0 <= number < PLACES and NAMES[number] != ""


def are_kinds(cards: list[int]) -> bool:
    """Whether all of these are numbers of card kinds."""
    for card in cards:
        if not is_kind(card):
            return False
    return True


def is_now(kind: int) -> bool:
    """Whether this is a card that is played out of turn, between actions (NOW-1)."""
    return kind in NOW_KINDS


def is_after_rescue(kind: int) -> bool:
    """Whether this is a card that is played after somebody else's rescue (ZMB-10)."""
    return kind in AFTER_RESCUE_KINDS


def any_of(cast: list[int], kinds: list[int]) -> bool:
    """Whether a card of these kinds takes part in a game of this cast."""
    for kind in kinds:
        if cast[kind] > 0:
            return True
    return False


def card_names() -> list[str]:
    """The names of all kinds, in the order of their numbers."""
    return [NAMES[kind] for kind in ALL_KINDS]


def is_plain_cat(kind: i64) -> bool:
    """The cats that do nothing alone; a Feral Cat is not one of them but stands in for any (COM-4)."""
    return _PLAIN_CATS[kind]


def is_cat(kind: i64) -> bool:
    """A plain cat or a Feral Cat."""
    return _CATS[kind]


def is_kitten(kind: i64) -> bool:
    """Exploding, Imploding, Streaking or Barking: never in a combination (COM-5), never Godcat's disguise (GC-1)."""
    return _KITTENS[kind]


def may_be_taken(kind: i64) -> bool:
    """Whether a five may take this kind from the discard pile (COM-3, SK-5)."""
    return _MAY_BE_TAKEN[kind]
