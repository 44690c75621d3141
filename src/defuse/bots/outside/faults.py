"""What a bot of other people did wrong: counted by kind, with enough said for its writer to find the place."""

from dataclasses import dataclass, field
from typing import Final

CRASHED: Final = "crashed"  # it ended, or cannot be talked to any more
LATE: Final = "late"
NONSENSE: Final = "nonsense"  # a line that is no answer
ILLEGAL: Final = "illegal"  # an answer that is no legal move
FLOODED: Final = "flooded"  # too many lines, or too long ones, or too many processes
MEMORY: Final = "memory"
FAULTS: Final = (CRASHED, LATE, NONSENSE, ILLEGAL, FLOODED, MEMORY)

DEADLY: Final = (CRASHED, FLOODED, MEMORY)  # the process cannot go on after these


@dataclass(frozen=True, slots=True)
class Fault:
    """One slip: its kind, and what exactly happened, for the writer of the bot."""

    kind: str
    what: str


@dataclass(slots=True)
class Faults:
    """All slips of a bot in a game, or in many games added up."""

    asked: int = 0  # how many moves it was asked for
    lost: int = 0  # how many of them were made for it; also those after a fault that it has not recovered from
    counts: dict[str, int] = field(default_factory=lambda: dict.fromkeys(FAULTS, 0))
    last: str = ""  # what happened the last time
    errors: str = ""  # the end of what it had written to standard error then

    def note(self, fault: Fault, errors: str) -> None:
        self.counts[fault.kind] += 1
        self.last = fault.what
        self.errors = errors

    def add(self, others: "Faults") -> None:
        """Count the slips of another game, too."""
        self.asked += others.asked
        self.lost += others.lost
        for kind, number in others.counts.items():
            self.counts[kind] += number
        if others.last:
            self.last, self.errors = others.last, others.errors

    def __bool__(self) -> bool:
        return self.lost > 0 or any(self.counts.values())
