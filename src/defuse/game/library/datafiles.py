"""FileReading box and recipe files so that everything wrong with one is said at once."""

import difflib
import json
import re
from collections.abc import Iterable, Mapping
from functools import cached_property
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from defuse.game.kinds import NUMBERS, UNKNOWN, card_names
from defuse.game.library.bounds import FILE
from defuse.game.library.counts import COUNT_FORMS, FEWEST_PLAYERS, MOST_PLAYERS, Count, Formula, read_formula
from defuse.game.library.toml_places import BadToml, Places, parse_toml
from defuse.game.options import OPTIONS, Options, set_option

MOST_OF_A_KIND: Final = 200
MOST_CARDS: Final = 1000
LONGEST_TITLE: Final = 100

# How the table plays; the other options (deal, copies, first_player) are chosen when a game is set up.
_PRINTED: Final = [option.name for option in OPTIONS if option.of_box]

_MOST_GUESSES: Final = 50  # guessing takes a millisecond, and a file may be full of nonsense
_BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]{1,60}")


class LibraryError(ValueError):
    """Something that cannot be had from the library, with every reason why."""

    def __init__(self, reasons: Iterable[str]) -> None:
        self.reasons: list[str] = list(reasons)
        super().__init__("\n".join(self.reasons))

    def __reduce__(self) -> tuple[type["LibraryError"], tuple[list[str]]]:
        return type(self), (self.reasons,)


class BadFile(LibraryError):
    """A box or recipe file that cannot be used; a reason reads "FILE: line 3: FIELD: expected this, there is that"."""


def shown(value: object) -> str:
    """A value as an error names it: short, and on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Mapping):
        return "a table"
    if isinstance(value, (list, tuple)):
        return "a list"
    if value is None:
        return "nothing"
    if isinstance(value, int) and abs(value) >= 10**20:
        return "a very large number"
    text = json.dumps(value, ensure_ascii=False) if isinstance(value, str) else str(value)
    return text if len(text) <= 60 else text[:57] + "..."


def meant(name: str, names: Iterable[str]) -> str:
    """The name that was probably meant, to be put behind what was expected."""
    close = difflib.get_close_matches(name[:60], list(names), 1)
    return f", perhaps {close[0]}" if close else ""


def numbers_by_players(numbers: Mapping[int, int]) -> str:
    """One number for a row of player counts, or each number with its player count."""
    players = sorted(numbers)
    in_a_row = len(players) > 1 and players[-1] - players[0] == len(players) - 1
    if in_a_row and len(set(numbers.values())) == 1:
        return f"{shown(numbers[players[0]])} at {players[0]} to {players[-1]} players"
    return ", ".join(f"{shown(numbers[number])} at {number} players" for number in players)


class FileReading:
    """One file while it is read, and all that has been found wrong with it so far."""

    def __init__(self, source: str, text: str = "") -> None:
        self.source = source
        self._text = text  # of the file, if there is one: reasons name its lines
        self.reasons: list[str] = []

    def wrong(self, field: str, expected: str, found: str) -> None:
        """Note that a field is not as it should be."""
        line = f"line {self._places.line_of_field(field)}: " if self._text else ""
        self.reasons.append(f"{self.source}: {line}{field}: expected {expected}, there is {found}")

    @cached_property
    def _places(self) -> Places:
        return Places(self._text)

    def finish(self) -> None:
        """Refuse the file if anything was wrong with it."""
        if self.reasons:
            raise BadFile(self.reasons)

    def known_keys(self, table: Mapping[str, object], keys: Iterable[str], prefix: str = "") -> None:
        """Note every key that means nothing here."""
        known = list(keys)
        for key in table:
            if key not in known:
                self.wrong(field_name(prefix, key), f"one of {', '.join(known)}", "an unknown key")

    def number(self, table: Mapping[str, object], field: str, low: int, high: int, prefix: str = "") -> int | None:
        """A whole number within bounds."""
        value = table.get(field)
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        self.wrong(field_name(prefix, field), f"a number from {low} to {high}", shown(value))
        return None

    def title(self, table: Mapping[str, object]) -> str:
        """The name people know a box or recipe by: one line of text."""
        value = table.get("title")
        if isinstance(value, str) and value.strip() and value.isprintable() and len(value) <= LONGEST_TITLE:
            return value.strip()
        self.wrong("title", f"a line of text of at most {LONGEST_TITLE} letters", shown(value))
        return ""

    def table(self, table: Mapping[str, object], field: str, prefix: str = "") -> Mapping[str, object] | None:
        """A table within the table."""
        value = table.get(field)
        if isinstance(value, Mapping):
            return value
        self.wrong(field_name(prefix, field), "a table", shown(value))
        return None

    def player_range(self, table: Mapping[str, object], prefix: str = "") -> range | None:
        """The player counts a game is for, written [fewest, most]."""
        value = table.get("players")
        field = field_name(prefix, "players")
        expected = f"[fewest, most], from {FEWEST_PLAYERS} to {MOST_PLAYERS} players"
        if not isinstance(value, list) or len(value) != 2:
            self.wrong(field, expected, shown(value))
            return None
        fewest, most = value
        if not all(isinstance(number, int) and not isinstance(number, bool) for number in value):
            self.wrong(field, expected, f"[{shown(fewest)}, {shown(most)}]")
            return None
        if not FEWEST_PLAYERS <= fewest <= most <= MOST_PLAYERS:
            self.wrong(field, expected, f"[{shown(fewest)}, {shown(most)}]")
            return None
        return range(fewest, most + 1)

    def count(
        self, written: object, field: str, players: range | None, most: int, words: Mapping[str, int] | None = None
    ) -> Count | None:
        """A number of cards for every player count, within bounds; `words` are texts that stand for numbers."""
        before = len(self.reasons)
        count = self._count_by_players(written, field, players, words or {})
        if len(self.reasons) > before:
            return None
        for_all = players or range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
        formulas = {number: count.formula(number) for number in for_all}
        missing = [str(number) for number, formula in formulas.items() if formula is None]
        if players is not None and missing:
            self.wrong(field, "a number for every player count", f"none for {', '.join(missing)} players")
            return None
        limit = max([most, *(words or {}).values()])
        outside = {
            number: formula.at(number)
            for number, formula in formulas.items()
            if formula is not None and not 0 <= formula.at(number) <= limit
        }
        # Without a good player range a formula may be fine for the players that were meant; a plain number may not.
        if outside and (players is not None or len(outside) == len(formulas)):
            self.wrong(field, f"0 to {most}", numbers_by_players(outside))
            return None
        return count

    def _count_by_players(self, written: object, field: str, players: range | None, words: Mapping[str, int]) -> Count:
        """The formulas of a count, noting what cannot be understood."""
        cases: list[tuple[int, Formula]] = []
        otherwise: Formula | None = None
        table = written if isinstance(written, Mapping) else {"else": written}
        allowed = [str(number) for number in players or range(FEWEST_PLAYERS, MOST_PLAYERS + 1)]
        for key, value in table.items():
            place = field_name(field, key) if table is written else field
            formula = Formula(0, words[value]) if isinstance(value, str) and value in words else read_formula(value)
            if key != "else" and key not in allowed:
                self.wrong(place, f"a player count from {allowed[0]} to {allowed[-1]}, or else", shown(key))
            elif formula is None:
                expected = 'a number or a text such as "players - 1"' if table is written else COUNT_FORMS
                self.wrong(place, " or ".join([expected, *map(shown, words)]), shown(value))
            elif key == "else":
                otherwise = formula
            else:
                cases.append((int(key), formula))
        return Count(tuple(cases), otherwise)

    def cards(
        self, table: Mapping[str, object], players: range | None, counts_may_vary: bool
    ) -> tuple[dict[int, Count], set[int]]:
        """The [cards] of a file by kind, and the kinds whose count cannot be used, UNKNOWN if there is no such kind."""
        counts: dict[int, Count] = {}
        unusable: set[int] = set()
        written = self.table(table, "cards")
        if written is None:
            return counts, {UNKNOWN}
        if not written:
            self.wrong("cards", "at least one card", "an empty table")
        for name, value in written.items():
            field = field_name("cards", name)
            kind = NUMBERS.get(name, UNKNOWN)
            if kind == UNKNOWN:
                guess = meant(name, card_names()) if len(self.reasons) < _MOST_GUESSES else ""
                self.wrong(field, "a card kind" + guess, "an unknown kind")
                unusable.add(UNKNOWN)
                continue
            count = self._card_count(value, field, players, counts_may_vary)
            if count is None:
                unusable.add(kind)
            else:
                counts[kind] = count
        return counts, unusable

    def box_cards(self, table: Mapping[str, object]) -> tuple[dict[int, int], dict[int, int]]:
        """The [cards] of a box by kind, and how many of them have a paw mark: skip = { paw = 4, plain = 6 }."""
        written = table.get("cards")
        paws: dict[int, int] = {}
        flat: dict[str, object] = {}
        for name, value in (written if isinstance(written, Mapping) else {}).items():
            flat[name] = self._count_with_paws(name, value, paws) if isinstance(value, Mapping) else value
        counts, _ = self.cards({**table, "cards": flat} if isinstance(written, Mapping) else table, None, False)
        return {kind: count.at(FEWEST_PLAYERS) for kind, count in counts.items()}, paws

    def _count_with_paws(self, name: str, value: Mapping[str, object], paws: dict[int, int]) -> int:
        """How many cards of a kind there are, with and without a mark."""
        field = field_name("cards", name)
        self.known_keys(value, ("paw", "plain"), field)
        marked = self.number(value, "paw", 0, MOST_OF_A_KIND, field) or 0
        plain = self.number(value, "plain", 0, MOST_OF_A_KIND, field) or 0
        if name in NUMBERS:
            paws[NUMBERS[name]] = marked
        return marked + plain

    def _card_count(self, value: object, field: str, players: range | None, may_vary: bool) -> Count | None:
        """How many cards of one kind: in a recipe that may depend on the players, in a box it may not."""
        if may_vary or (isinstance(value, int) and not isinstance(value, bool)):
            return self.count(value, field, players, MOST_OF_A_KIND)
        self.wrong(field, f"a number from 0 to {MOST_OF_A_KIND}", shown(value))
        return None

    def rule_options(self, table: Mapping[str, object]) -> dict[str, object]:
        """The optional [options] of a file: those that say how the table plays."""
        options = self.table(table, "options") if "options" in table else None
        good: dict[str, object] = {}
        for name, value in (options or {}).items():
            if name not in _PRINTED:
                self.wrong(field_name("options", name), f"one of {', '.join(_PRINTED)}", "another option")
                continue
            expected = set_option(Options(), name, value)
            if expected:
                self.wrong(field_name("options", name), expected, shown(value))
            else:
                good[name] = value
        return good


def field_name(prefix: str, key: str) -> str:
    """Where in a file something stands: hand.cards, cards.skip."""
    name = key if _BARE_KEY.fullmatch(key) else shown(key)
    return f"{prefix}.{name}" if prefix else name


def read_toml(file: Path | Traversable, source: str) -> tuple[dict[str, object], str]:
    """The table of a TOML file, and its text; refused with the reason if there is no such file or no such table."""
    reading = FileReading(source)
    table: dict[str, object] = {}
    text = ""
    try:
        if not file.is_file():
            reading.wrong("file", "a file", "something else" if _exists(file) else "none")
            reading.finish()
        with file.open("rb") as opened:
            data = opened.read(FILE.characters + 1)
        if len(data) > FILE.characters:
            reading.wrong("file", f"at most {FILE.characters} bytes", "more")
        else:
            text = data.decode("utf-8-sig").replace("\r\n", "\n")
            table = parse_toml(text)
    except OSError as error:
        reading.wrong("file", "a file that can be read", error.strerror or type(error).__name__)
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        reading.reasons.append(f"{source}: line {line}: expected UTF-8 text, there is something else")
    except BadToml as error:
        reading.reasons.append(f"{source}: line {error.line}: not a TOML file: {str(error)[:200]}")
    reading.finish()
    return table, text


def _exists(file: Path | Traversable) -> bool:
    return isinstance(file, Path) and file.exists()
