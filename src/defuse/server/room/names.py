"""Names and chat lines as people may show them to others: visible, of bounded width, and not like somebody else's.

The profile follows that for nicknames in RFC 8266 (PRECIS): compatible forms are folded, spaces become one, nothing
invisible stays. Beyond it, marks do not pile up, and names that look alike count as the same name.
"""

import unicodedata
from collections.abc import Iterable
from typing import Final

from defuse.server.limits import LONGEST_LINE, LONGEST_NAME, MOST_MARKS

# Signs that show nothing although they are letters or symbols, and some that are as wide as a line.
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_TOO_WIDE: Final = frozenset("\ufdfa\ufdfb\ufdfd\u2e3a\u2e3b\ua9c5\U00012031\U0001242b")
_SELECTORS: Final = (range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0), range(0x180B, 0x1810))

# Letters of other scripts, and digits, by the Latin letter that they look like.
_LOOKS: Final = str.maketrans(
    dict(
        zip(
            "АВЕЅІЈКМНОРСТУХЗԀԌԚԜҮаеѕіјорсухһԁԛԝүɡɑıℓΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβνορτυχγικμω",
            "ABESIJKMHOPCTYX3dGQWYaesijopcyxhdqwygailABEZHIKMNOPTYXaBvoptuxyikuw",
            strict=True,
        )
    )
)
_STROKES: Final = str.maketrans(
    {"I": "l", "1": "l", "|": "l", "!": "l", "ǀ": "l", "0": "o", "O": "o", "5": "s", "3": "e"}
)
_PAIRS: Final = (("rn", "m"), ("vv", "w"), ("cl", "d"))


def clean_line(text: str) -> str:
    """The text as one line, without invisible signs and piles of marks."""
    return _visible(unicodedata.normalize("NFC", text[: 4 * LONGEST_LINE]))


def clean_name(text: str) -> str:
    """A name, cut to its greatest width; empty if nothing of it can be seen."""
    return _cut(_visible(unicodedata.normalize("NFKC", text[: 10 * LONGEST_NAME])), LONGEST_NAME)


def _visible(text: str) -> str:
    found: list[str] = []
    marks = 0
    for sign in " ".join(text.split()):
        if not _shows(sign):
            continue
        if unicodedata.category(sign) in ("Mn", "Me"):
            marks += 1
            if not found or found[-1] == " " or marks > MOST_MARKS or unicodedata.category(sign) == "Me":
                continue
        else:
            marks = 0
        found.append(sign)
    return " ".join("".join(found).split())


def _shows(sign: str) -> bool:
    """Whether a sign can be seen, and is no wider than letters are."""
    if sign in _BLANK or sign in _TOO_WIDE or any(ord(sign) in selectors for selectors in _SELECTORS):
        return False
    return sign == " " or (sign.isprintable() and unicodedata.category(sign) not in ("Cf", "Co", "Cn", "Cs", "Cc"))


def width(text: str) -> int:
    """How many cells of a terminal a text takes."""
    return sum(_cells(sign) for sign in text)


def _cells(sign: str) -> int:
    if unicodedata.category(sign) in ("Mn", "Me"):
        return 0
    return 2 if unicodedata.east_asian_width(sign) in ("W", "F") else 1


def _cut(text: str, most: int) -> str:
    cells, kept = 0, []
    for sign in text:
        cells += _cells(sign)
        if cells > most:
            break
        kept.append(sign)
    return "".join(kept).strip()


def looks(name: str) -> frozenset[tuple[str, str]]:
    """How a name reads: two names read alike if these have something in common."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    bare = "".join(sign for sign in unicodedata.normalize("NFKD", name) if unicodedata.category(sign)[0] != "M")
    alike = bare.replace(" ", "").translate(_LOOKS)
    drawn = alike.translate(_STROKES).casefold()
    for pair, one in _PAIRS:
        drawn = drawn.replace(pair, one)
    return frozenset({("folded", plain), ("bare", alike.casefold()), ("drawn", drawn)})


def unlike(name: str, others: Iterable[str]) -> str:
    """The name, with a number behind it if it reads like another one."""
    taken = frozenset().union(*(looks(other) for other in others if other))
    found, number = name, 2
    while looks(found) & taken:
        found = f"{_cut(name, LONGEST_NAME - 3)} {number}"
        number += 1
    return found
