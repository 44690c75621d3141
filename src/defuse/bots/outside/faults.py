"""The faults of outside bots: counted by kind, with enough detail for the author to find the cause."""

from dataclasses import dataclass, field
from typing import Final

CRASHED: Final = "crashed"  # it ended, or communication broke down
LATE: Final = "late"
NONSENSE: Final = "nonsense"  # a line that is not an answer
ILLEGAL: Final = "illegal"  # an answer that is not a legal move
FLOODED: Final = "flooded"  # too many or too long lines, or too many processes
MEMORY: Final = "memory"
FAULTS: Final = (CRASHED, LATE, NONSENSE, ILLEGAL, FLOODED, MEMORY)

DEADLY: Final = (CRASHED, FLOODED, MEMORY)  # the process cannot continue after these


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault: its kind, and what exactly happened, for the bot's author."""

    kind: str
    what: str


@dataclass(slots=True)
class Faults:
    """All faults of a bot in one game, or summed over many."""

    asked: int = 0  # how many moves it was asked for
    lost: int = 0  # how many of them were made for it, including all after a fault without recovery
    counts: dict[str, int] = field(default_factory=lambda: dict.fromkeys(FAULTS, 0))
    last: str = ""  # what happened the last time
    errors: str = ""  # the end of its standard error at that time

    def note(self, fault: Fault, errors: str) -> None:
        self.counts[fault.kind] += 1
        self.last = fault.what
        self.errors = errors

    def add(self, others: "Faults") -> None:
        """Add the faults of another game."""
        self.asked += others.asked
        self.lost += others.lost
        for kind, number in others.counts.items():
            self.counts[kind] += number
        if others.last:
            self.last, self.errors = others.last, others.errors

    def __bool__(self) -> bool:
        return self.lost > 0 or any(self.counts.values())
