"""Which candidates become puzzles: of every theme and grade as many as there are, and no two alike."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from defuse.puzzles.themes import GRADES

_FOR_A_PATTERN: Final = 5  # puzzles of one answer over one second move
_FOR_A_GAME: Final = 2
_TRIES: Final = 80  # of a theme and grade, after which it is left if hardly any was confirmed
_BARREN: Final = 0.06
_EASY: Final = 0.15  # the share of those that somebody finds who plays at random
_NOTES: Final = 190  # characters that a finished file has more


@dataclass(frozen=True)
class Candidate:
    """A moment that is judged, written down and graded, and still has to be tried out."""

    text: str
    game: str
    theme: str
    found: tuple[str, ...]
    grade: int
    pattern: str
    alike: str  # what two near-duplicates have in common


class Selection:
    """Chooses the next candidate to try out, by what is kept already."""

    def __init__(self, candidates: Sequence[Candidate], wanted: int, most_bytes: int) -> None:
        self.kept: list[tuple[Candidate, str, str]] = []
        self._wanted = wanted
        self._most = most_bytes / max(1, wanted)
        self.tried = 0
        self._trying = 0
        self._bytes = 0
        self._patterns: Counter[str] = Counter()
        self._games: Counter[str] = Counter()
        self._alike: set[str] = set()
        self._themes: Counter[str] = Counter()
        self._grades: Counter[tuple[str, int]] = Counter()
        self._tries: Counter[tuple[str, int]] = Counter()
        self._failures: Counter[tuple[str, int]] = Counter()
        self._left: dict[tuple[str, int], list[Candidate]] = {}
        for candidate in sorted(candidates, key=lambda each: (len(each.text), each.text)):
            self._left.setdefault((candidate.theme, candidate.grade), []).append(candidate)

    def next(self) -> Candidate | None:
        """The next one to try: of the theme and grade of which there are fewest."""
        if len(self.kept) + self._trying >= self._wanted:
            return None
        cells = [cell for cell, left in self._left.items() if left and self._has_room(cell)]
        for cell in sorted(cells, key=lambda cell: (self._themes[cell[0]], self._grades[cell], -cell[1], cell[0])):
            candidate = self._take(cell)
            if candidate is not None:
                self._count(candidate, 1)
                self._tries[cell] += 1
                self._trying += 1
                self.tried += 1
                return candidate
        return None

    def keep(self, candidate: Candidate, id: str, text: str) -> None:
        self._trying -= 1
        self._bytes += len(text.encode())
        self.kept.append((candidate, id, text))

    def drop(self, candidate: Candidate) -> None:
        self._trying -= 1
        self._failures[candidate.theme, candidate.grade] += 1
        self._count(candidate, -1)

    def _has_room(self, cell: tuple[str, int]) -> bool:
        if self._failures[cell] >= max(_TRIES, (1.0 - _BARREN) * self._tries[cell]):
            return False
        easy = sum(self._grades[other] for other in self._grades if other[1] == GRADES[0])
        return cell[1] != GRADES[0] or easy < _EASY * self._wanted

    def _take(self, cell: tuple[str, int]) -> Candidate | None:
        """The one whose pattern there is least of, short ones first."""
        left = self._left[cell]
        fitting = [each for each in left if self._fits(each)]
        if not fitting:
            return None
        best = min(fitting, key=lambda each: (self._patterns[each.pattern], self._games[each.game]))
        left.remove(best)
        return best

    def _fits(self, candidate: Candidate) -> bool:
        if candidate.alike in self._alike or self._games[candidate.game] >= _FOR_A_GAME:
            return False
        if self._patterns[candidate.pattern] >= _FOR_A_PATTERN:
            return False
        counted = len(self.kept) + self._trying + 1
        return self._bytes + self._trying * self._most + len(candidate.text) + _NOTES <= self._most * counted + 20_000

    def _count(self, candidate: Candidate, change: int) -> None:
        self._patterns[candidate.pattern] += change
        self._games[candidate.game] += change
        self._themes[candidate.theme] += change
        self._grades[candidate.theme, candidate.grade] += change
        if change > 0:
            self._alike.add(candidate.alike)
