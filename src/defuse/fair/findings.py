"""Everything that can be wrong with the luck of a record, with the variables of its sentence (words/*/fair.ftl).

The browser finds the same faults (web/src/fair), and a few more that only it can see.
"""

from typing import Final

FINDINGS: Final = {
    "fair-malformed": frozenset({"field"}),
    "fair-secret": frozenset[str](),
    "fair-seal-seen": frozenset[str](),
    "fair-seed": frozenset({"player"}),
    "fair-seed-of-bot": frozenset({"player"}),
    "fair-seed-too-late": frozenset({"player"}),
    "fair-chain": frozenset({"game"}),
    "fair-chain-length": frozenset({"game", "number"}),
    "fair-players": frozenset[str](),
    "fair-edition": frozenset[str](),
    "fair-options": frozenset({"option"}),
    "fair-recipe": frozenset[str](),
    "fair-box": frozenset({"part"}),
    "fair-cannot-be-dealt": frozenset({"reason"}),
    "fair-hand": frozenset({"player"}),
    "fair-pile": frozenset[str](),
    "fair-first-player": frozenset[str](),
    "fair-storage": frozenset[str](),
    "fair-start": frozenset({"part"}),
    "fair-move": frozenset({"number", "line", "reason"}),
    "fair-outcome": frozenset({"number", "line", "drawn"}),
    "fair-no-end": frozenset({"number"}),
    "fair-has-an-end": frozenset[str](),
    "fair-draws": frozenset[str](),
    "fair-two-games": frozenset({"game"}),
    "fair-other-game": frozenset({"game", "before"}),
    "fair-missing-game": frozenset({"game"}),
}
