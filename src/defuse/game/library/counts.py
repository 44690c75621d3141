"""How many cards: a number, or one that depends on how many play, as boxes and recipes write it (RCP-1)."""

import re
from dataclasses import dataclass
from typing import Final

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 10

COUNT_FORMS: Final = 'a number, a text such as "players - 1", or a table such as { 2 = 2, else = "players + 1" }'

_FORMULA: Final = re.compile(r"(?:([0-9]{1,4}) *\* *)?players(?: *([+-]) *([0-9]{1,4}))?")


@dataclass(frozen=True)
class Formula:
    """So many for each player, and so many more."""

    each: int
    more: int

    def at(self, players: int) -> int:
        """The number in a game of so many players."""
        return self.each * players + self.more

    def written(self) -> int | str:
        """The formula as a file writes it."""
        if self.each == 0:
            return self.more
        players = "players" if self.each == 1 else f"{self.each} * players"
        if self.more == 0:
            return players
        return f"{players} {'+' if self.more > 0 else '-'} {abs(self.more)}"


def read_formula(written: object) -> Formula | None:
    """A number or a text such as "players - 1"; nothing if it is neither."""
    if isinstance(written, int) and not isinstance(written, bool):
        return Formula(0, written)
    if not isinstance(written, str):
        return None
    match = _FORMULA.fullmatch(written.strip(" "))
    if match is None:
        return None
    times, sign, more = match.groups()
    return Formula(int(times or 1), int(more or 0) * (-1 if sign == "-" else 1))


@dataclass(frozen=True)
class Count:
    """A number of cards: by player count where that is written, otherwise one formula for all."""

    cases: tuple[tuple[int, Formula], ...]
    otherwise: Formula | None

    def formula(self, players: int) -> Formula | None:
        """What is written for so many players."""
        return dict(self.cases).get(players, self.otherwise)

    def at(self, players: int) -> int:
        """The number in a game of so many players, which the file must have covered."""
        formula = self.formula(players)
        if formula is None:
            raise ValueError(f"nothing is written for {players} players")
        return formula.at(players)

    def written(self) -> int | str | dict[str, int | str]:
        """The count as a file writes it."""
        if not self.cases and self.otherwise is not None:
            return self.otherwise.written()
        table = {str(players): formula.written() for players, formula in self.cases}
        if self.otherwise is not None:
            table["else"] = self.otherwise.written()
        return table
