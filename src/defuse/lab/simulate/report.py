"""The report of a simulation: one recipe, or two side by side."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from defuse.bots.outside.faults import Faults
from defuse.game.library import Edition
from defuse.lab.running.wording import Wording
from defuse.lab.simulate.compare import Difference
from defuse.lab.simulate.compare_summary import comparison_summary
from defuse.lab.simulate.findings import Findings
from defuse.lab.simulate.summary import summary


@dataclass(frozen=True)
class Side:
    """A variant, and its findings for each number of players."""

    edition: Edition
    options: Mapping[str, object]
    found: Sequence[Findings]

    def title(self, wording: Wording) -> str:
        """The name of the game, with its rule options."""
        return ", ".join(
            [wording.game(self.edition), *(f"{name}={written(value)}" for name, value in self.options.items())]
        )


@dataclass(frozen=True)
class Report:
    """The whole report; nothing in it depends on the machine or the time."""

    bots: str
    games: int  # per number of players
    seed: int
    sides: Sequence[Side]
    differences: Sequence[Difference] = ()  # from the first side to the second
    usual: Mapping[int, Findings] = field(default_factory=dict)  # the Original Edition, for comparing length
    interrupted: bool = False  # then there are at least so many games per number of players

    @property
    def faults(self) -> Faults:
        """The faults of the bots in all reported games."""
        total = Faults()
        for side in self.sides:
            for found in side.found:
                total.add(found.faults)
        return total

    def title(self, wording: Wording) -> str:
        titles = [side.title(wording) for side in self.sides]
        return titles[0] if len(titles) == 1 else wording.words("simulate-versus", one=titles[0], other=titles[1])

    def lettered(self, side: Side, wording: Wording) -> str:
        """The title; of two sides, with the letter that tables use for it."""
        if len(self.sides) == 1:
            return side.title(wording)
        return f"{self.letters(wording)[side is self.sides[1]]}: {side.title(wording)}"

    def letters(self, wording: Wording) -> tuple[str, str]:
        return wording.words("simulate-col-one"), wording.words("simulate-col-other")

    def conditions(self, wording: Wording) -> str:
        """The bots, the number of games and the seed, as a sentence."""
        games, seed = wording.whole(self.games), str(self.seed)
        return wording.words("simulate-conditions", bots=self.bots, games=games, seed=seed)

    def summary(self, side: Side, wording: Wording) -> list[str]:
        """A few sentences; the Original Edition is not compared with itself."""
        is_original = side.edition.name == "original" and not side.options
        return summary(side.found, {} if is_original else self.usual, wording)

    def comparison(self, wording: Wording) -> list[str]:
        """The real differences in words; empty if there is only one side."""
        return comparison_summary(self.differences, wording) if len(self.sides) > 1 else []


def written(value: object) -> str:
    """An option value as it is typed."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
