"""How much a text of TOML or JSON may contain, found out before it is parsed.

Parsers of TOML take time and memory by the square of the length of a dotted key, so a short text can occupy a machine.
This scan takes time by the length of the text alone.
"""

import re
from dataclasses import dataclass
from typing import Final

# Where something begins that counts. Anything else between two of these signs is of no interest here.
_SIGN: Final = re.compile(r'"""|\'\'\'|["\'\[\]{}=,.\n]|#[^\n]*+')

# The rest of a text value, by the signs that began it; these never go back, so that each is as long as its text.
_REST: Final = {
    '"""': re.compile(r'[^"\\]*+(?:(?:\\.|"(?!""))[^"\\]*+)*+"{3,5}', re.DOTALL),
    "'''": re.compile(r"[^']*+(?:'(?!'')[^']*+)*+'{3,5}"),
    '"': re.compile(r'[^"\\\n]*+(?:\\.[^"\\\n]*+)*+"'),
    "'": re.compile(r"[^'\n]*+'"),
}


@dataclass(frozen=True)
class Bounds:
    """What a text may contain at most."""

    characters: int
    entries: int  # keys, values in lists, tables and lists
    key_parts: int  # of a dotted key
    nesting: int  # lists and inline tables within each other


RECIPE: Final = Bounds(characters=20_000, entries=1_200, key_parts=4, nesting=4)
FILE: Final = Bounds(characters=1_000_000, entries=20_000, key_parts=8, nesting=8)
RECORD: Final = Bounds(characters=20_000_000, entries=600_000, key_parts=1, nesting=16)


class TooMuch(ValueError):
    """A text that is not worth parsing: the line at which it becomes too much, and what there is too much of."""

    def __init__(self, line: int, words: str) -> None:
        super().__init__(words)
        self.line = line


def check_toml(text: str, bounds: Bounds) -> None:
    """Raise TooMuch if a text of TOML exceeds the bounds. Text that is not TOML is left to the parser.

    Up to the first error of the text this scan sees what the parser sees, and the parser goes no further.
    """
    if len(text) > bounds.characters:
        raise TooMuch(1, f"expected at most {bounds.characters} characters, there are more")
    entries = dots = depth = position = 0
    while (found := _SIGN.search(text, position)) is not None:
        sign, position = found[0], found.end()
        if sign == ".":
            dots += 1
            if dots >= bounds.key_parts:
                raise _too_much(text, position, f"keys of at most {bounds.key_parts} parts", "more")
            continue
        if sign in _REST:
            rest = _REST[sign].match(text, position)
            if rest is None:
                return  # a text value without an end: the parser says so
            position = rest.end()
            continue
        dots = 0
        if sign in ("]", "}"):
            depth = max(0, depth - 1)
        elif sign in ("[", "{", "=", ","):
            entries += 1
            if entries > bounds.entries:
                raise _too_much(text, position, f"at most {bounds.entries} entries", "more")
            depth += sign in ("[", "{")
            if depth > bounds.nesting:
                raise _too_much(text, position, f"at most {bounds.nesting} lists and tables within each other", "more")


def check_json(text: str, bounds: Bounds) -> None:
    """Raise TooMuch if a text of JSON exceeds the bounds. Signs within text values count as well."""
    if len(text) > bounds.characters:
        raise TooMuch(1, f"expected at most {bounds.characters} characters, there are more")
    if sum(text.count(sign) for sign in "[{,:") > bounds.entries:
        raise TooMuch(1, f"expected at most {bounds.entries} entries, there are more")


def _too_much(text: str, position: int, expected: str, found: str) -> TooMuch:
    return TooMuch(text.count("\n", 0, position) + 1, f"expected {expected}, there are {found}")
