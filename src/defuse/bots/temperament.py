"""Temperaments: bots of the same strength that people can tell apart."""

from typing import Final


class Temperament:
    """What somebody leans to where two moves are nearly as good."""

    __slots__ = ("grudge", "lean", "name", "nerve")

    def __init__(self, name: str, nerve: float = 1.0, lean: float = 0.0, grudge: float = 0.0) -> None:
        self.name = name
        self.nerve = nerve  # a dangerous draw is avoided from so many times the usual risk on
        self.lean = lean  # what a dangerous draw is worth more, in log odds of winning
        self.grudge = grudge  # what hitting back is worth more for each wrong, in log odds of winning


EVEN: Final = Temperament("")
BOLD: Final = Temperament("bold", nerve=1.2, lean=0.05)
CAUTIOUS: Final = Temperament("cautious", nerve=0.95, lean=-0.02)
VENGEFUL: Final = Temperament("vengeful", grudge=0.1)

TEMPERAMENTS: Final[dict[str, Temperament]] = {each.name: each for each in (BOLD, CAUTIOUS, VENGEFUL)}

_MOST_WRONGS: Final = 2  # more of them make nobody angrier


def anger(temper: Temperament, wrongs: int) -> float:
    """How much hitting back at somebody is worth more, in log odds of winning."""
    return temper.grudge * min(wrongs, _MOST_WRONGS)


def split_setting(setting: str) -> tuple[str, Temperament]:
    """A bot's setting without the temperament at its end, and that: "200ms:bold", "bold", "200ms"."""
    rest, _, last = setting.rpartition(":")
    if last in TEMPERAMENTS:
        return rest, TEMPERAMENTS[last]
    return setting, EVEN


def only_temperament(setting: str) -> Temperament:
    """The temperament of a bot that has no other setting; raises ValueError."""
    rest, temper = split_setting(setting)
    if rest:
        raise ValueError(f"{rest}: expected one of {', '.join(TEMPERAMENTS)}")
    return temper
