"""The boxes: what is in each and how it is set up, as boxes/*.toml say."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from defuse.game.kinds import EXPLODING_KITTEN, IMPLODING_KITTEN, NUMBERS, UNKNOWN
from defuse.game.library.counts import FEWEST_PLAYERS, MOST_PLAYERS, Count
from defuse.game.library.datafiles import (
    MOST_CARDS,
    MOST_OF_A_KIND,
    FileReading,
    LibraryError,
    field_name,
    read_toml,
    shown,
)
from defuse.game.library.dealing import MAT

MOST_DEALT: Final = 100
ALL_LEFT: Final = MOST_CARDS  # "all": more than there can be
_ANY_PLAYERS: Final = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
_SETUP_KEYS: Final = (
    "players",
    "hand",
    "decks",
    "extra_defuses",
    "extra_defuses_go_in",
    "kittens",
    "kittens_because_of",
    "imploding_kittens",
    "storage",
)
HAND_KEYS: Final = ("cards", "defuses", "zombie_kittens")
# The parts of a deck with paw marks (PTY-1).
PAW: Final = "paw"
PLAIN: Final = "plain"
ALL_CARDS: Final = "all"
_KITTENS: Final = (EXPLODING_KITTEN, IMPLODING_KITTEN)
_MOMENTS: Final = ("before dealing", "after dealing")


class NotInLibrary(LibraryError):
    """A box, recipe or edition that does not exist; the reason lists those that do."""


@dataclass(frozen=True)
class BoxSetup:
    """One column of the SET-1 table."""

    players: tuple[int, int]  # the printed range
    decks: Mapping[int, str]  # by player count: PAW, PLAIN or ALL_CARDS; empty if the box has no paw marks
    cards_each: int
    defuses_each: int
    zombies_each: int
    extra_defuses: Count  # at most so many
    defuses_before_dealing: bool
    kittens: Count  # Exploding and Imploding together
    kittens_because_of: int  # so many only if this kind is in; UNKNOWN: always
    imploding_kittens: int
    storage: int


@dataclass(frozen=True)
class Box:
    """A box as it is sold: its cards, its setup and its rule options."""

    name: str
    title: str
    printed_total: int  # without Godcat and Devilcat, who are not part of the deck
    cards: Mapping[int, int]
    paws: Mapping[int, int]  # how many of them have a paw mark (PTY-1)
    options: Mapping[str, object]
    setup: BoxSetup | None  # none: the box is played by recipes
    expands: str  # the box this one is an expansion of, or nothing
    expansion: int  # the first expansion, the second, ...

    def deck(self, players: int) -> dict[int, int]:
        """The cards that so many players use. Kittens are set aside first, whatever their mark (PTY-1)."""
        part = ALL_CARDS if self.setup is None else self.setup.decks.get(players, ALL_CARDS)
        if part == ALL_CARDS:
            return dict(self.cards)
        deck: dict[int, int] = {}
        for kind, number in self.cards.items():
            paws = self.paws.get(kind, 0)
            used = number if kind in _KITTENS else paws if part == PAW else number - paws
            if used:
                deck[kind] = used
        return deck


def box_from(table: Mapping[str, object], name: str, source: str, text: str = "") -> Box:
    """A box from its table, or everything that is wrong with it."""
    reading = FileReading(source, text)
    reading.known_keys(table, ("title", "printed_total", "expands", "expansion", "setup", "options", "cards"))
    title = reading.title(table)
    printed_total = reading.number(table, "printed_total", 1, MOST_CARDS) or 0
    cards, paws = reading.box_cards(table)
    total = sum(number for kind, number in cards.items() if kind not in MAT)
    if total != printed_total:
        reading.wrong("printed_total", f"{total}, the sum of the cards", str(printed_total))
    expands = table.get("expands", "")
    if not isinstance(expands, str):
        reading.wrong("expands", "the name of a box", shown(expands))
    expansion = reading.number(table, "expansion", 1, 9) if expands else 0
    setup = _setup(reading, table, cards) if "setup" in table else None
    if paws and setup is not None and not setup.decks:
        reading.wrong("setup.decks", "who uses the cards with a paw mark", "nothing")
    options = reading.rule_options(table)
    reading.finish()
    return Box(name, title, printed_total, cards, paws, options, setup, str(expands), expansion or 0)


def _setup(reading: FileReading, table: Mapping[str, object], cards: Mapping[int, int]) -> BoxSetup | None:
    written = reading.table(table, "setup")
    if written is None:
        return None
    reading.known_keys(written, _SETUP_KEYS, "setup")
    players = reading.player_range(written, "setup")
    hand = reading.table(written, "hand", "setup") or {}
    reading.known_keys(hand, HAND_KEYS, "setup.hand")
    cards_each = reading.number(hand, "cards", 0, MOST_DEALT, "setup.hand")
    defuses_each = reading.number(hand, "defuses", 0, MOST_OF_A_KIND, "setup.hand")
    zombies_each = reading.number({"zombie_kittens": 0, **hand}, "zombie_kittens", 0, MOST_OF_A_KIND, "setup.hand")
    extra_defuses = reading.count(
        written.get("extra_defuses"), "setup.extra_defuses", _ANY_PLAYERS, MOST_OF_A_KIND, {"all": ALL_LEFT}
    )
    moment = written.get("extra_defuses_go_in")
    if moment not in _MOMENTS:
        reading.wrong(field_name("setup", "extra_defuses_go_in"), " or ".join(map(shown, _MOMENTS)), shown(moment))
    kittens = reading.count(written.get("kittens"), "setup.kittens", _ANY_PLAYERS, MOST_OF_A_KIND)
    reason = written.get("kittens_because_of")
    because_of = NUMBERS.get(reason, UNKNOWN) if isinstance(reason, str) else UNKNOWN
    if reason is not None and because_of not in cards:
        reading.wrong(field_name("setup", "kittens_because_of"), "a card of this box", shown(reason))
    most_imploding = cards.get(IMPLODING_KITTEN, 0)
    optional = {"imploding_kittens": 0, "storage": 0, **written}
    imploding = reading.number(optional, "imploding_kittens", 0, most_imploding, "setup")
    storage = reading.number(optional, "storage", 0, MOST_OF_A_KIND, "setup")
    decks = _decks(reading, written, players) if "decks" in written else {}
    if players is None or extra_defuses is None or kittens is None:
        return None
    return BoxSetup(
        players=(players[0], players[-1]),
        decks=decks,
        cards_each=cards_each or 0,
        defuses_each=defuses_each or 0,
        zombies_each=zombies_each or 0,
        extra_defuses=extra_defuses,
        defuses_before_dealing=moment == "before dealing",
        kittens=kittens,
        kittens_because_of=because_of,
        imploding_kittens=imploding or 0,
        storage=storage or 0,
    )


def _decks(reading: FileReading, setup: Mapping[str, object], players: range | None) -> dict[int, str]:
    """Which part of the deck is used by how many players; every player count has exactly one."""
    written = reading.table(setup, "decks", "setup") or {}
    reading.known_keys(written, (PAW, PLAIN, ALL_CARDS), "setup.decks")
    decks: dict[int, str] = {}
    for part in (PAW, PLAIN, ALL_CARDS):
        span = reading.player_range({"players": written[part]}, f"setup.decks.{part}") if part in written else None
        for number in span or ():
            if number in decks:
                reading.wrong(f"setup.decks.{part}", "every player count once", f"{number} twice")
            decks[number] = part
    if players is not None and sorted(decks) != list(players):
        expected = f"a deck for {players[0]} to {players[-1]} players"
        reading.wrong("setup.decks", expected, ", ".join(map(str, sorted(decks))) or "none")
    return decks


@cache
def box_names() -> tuple[str, ...]:
    """The names of all boxes."""
    folder = files("defuse.game").joinpath("boxes")
    return tuple(sorted(file.name[:-5] for file in folder.iterdir() if file.name.endswith(".toml")))


@cache
def _load(name: str) -> Box:
    source = f"boxes/{name}.toml"
    table, text = read_toml(files("defuse.game").joinpath("boxes", f"{name}.toml"), source)
    return box_from(table, name, source, text)


def load_box(name: str) -> Box:
    """The box of that name."""
    if name not in box_names():
        raise NotInLibrary([f"box: expected one of {', '.join(box_names())}, there is {shown(name)}"])
    return _load(name)


def boxes() -> list[Box]:
    """All boxes, by name."""
    return [_load(name) for name in box_names()]
