"""What it takes to deal one game (SET-1): the cards, who gets how many, and what is missing."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from defuse.game.kinds import (
    ALL_KINDS,
    DEFUSE,
    DEVILCAT,
    EXPLODING_KITTEN,
    GODCAT,
    IMPLODING_KITTEN,
    NAMES,
    TOWER_OF_POWER,
    ZOMBIE_KITTEN,
)

MAT: Final = (GODCAT, DEVILCAT)
SET_ASIDE: Final = (EXPLODING_KITTEN, IMPLODING_KITTEN, DEFUSE, TOWER_OF_POWER, *MAT)


@dataclass(frozen=True)
class Dealing:
    """One game to be dealt: the cards on the table and what the edition says about them."""

    players: int
    cards: Mapping[int, int]  # every card there is, by kind
    cards_each: int
    defuses_each: int
    zombies_each: int  # Zombie Kittens in every starting hand; all others are in the pile (ZMB-1)
    most_extra_defuses: int
    defuses_before_dealing: bool
    exploding: int  # kittens that go into the pile
    imploding: int
    storage_size: int  # cards under the Tower of Power, if it is in
    fast: bool = False

    def having(self, kind: int) -> int:
        """How many cards of a kind there are."""
        return self.cards.get(kind, 0)

    @property
    def tower(self) -> bool:
        """Whether the Tower of Power is in."""
        return self.having(TOWER_OF_POWER) > 0

    @property
    def storage(self) -> int:
        """How many cards are counted off for the Tower's storage."""
        return self.storage_size if self.tower else 0

    @property
    def defuses_needed(self) -> int:
        """The Defuses handed out at the start."""
        return self.players * self.defuses_each

    @property
    def extra_defuses(self) -> int:
        """The Defuses that are put into the pile."""
        return max(0, min(self.most_extra_defuses, self.having(DEFUSE) - self.defuses_needed))

    @property
    def early_defuses(self) -> int:
        """The extra Defuses put in before dealing."""
        return self.extra_defuses if self.defuses_before_dealing else 0

    @property
    def late_defuses(self) -> int:
        """The extra Defuses put in after dealing."""
        return self.extra_defuses - self.early_defuses

    @property
    def zombies_needed(self) -> int:
        """The Zombie Kittens handed out at the start."""
        return self.players * self.zombies_each

    @property
    def pile(self) -> list[int]:
        """The cards that are not set aside, in order of kind."""
        found = [kind for kind in ALL_KINDS if kind not in SET_ASIDE for _ in range(self.having(kind))]
        for _ in range(min(self.zombies_needed, self.having(ZOMBIE_KITTEN))):
            found.remove(ZOMBIE_KITTEN)
        return found

    @property
    def cards_to_deal(self) -> int:
        """The cards the hands are dealt from."""
        cards = max(0, len(self.pile) + self.early_defuses - self.storage)
        # In a fast game the Tower of Power goes in later, with the kittens (SET-4).
        return cards + 1 if self.tower and not self.fast else cards

    @property
    def cards_needed(self) -> int:
        """The cards dealt at the start, Defuses handed out not counted."""
        return self.players * self.cards_each

    def cards_missing(self) -> tuple[str, int, int] | None:
        """What the cards are too few for, how many that takes and how many there are; nothing if they suffice."""
        there = len(self.pile) + self.early_defuses
        if there < self.storage:
            return "for the storage of the Tower of Power", self.storage, there
        if self.cards_to_deal < self.cards_needed:
            before = f", after {self.storage} for the storage" if self.tower else ""
            return f"to deal, {self.cards_each} for each player{before}", self.cards_needed, self.cards_to_deal
        return None

    def missing(self) -> list[str]:
        """Everything that stands in the way of this game (SET-3)."""
        reasons = []
        for kind, needed in ((EXPLODING_KITTEN, self.exploding), (IMPLODING_KITTEN, self.imploding)):
            if needed > self.having(kind):
                reasons.append(_lacking(f"{NAMES[kind]}: expected {needed}", self.having(kind), needed))
        if self.defuses_needed > self.having(DEFUSE):
            expected = f"defuse: expected {self.defuses_needed}, {self.defuses_each} for each player"
            reasons.append(_lacking(expected, self.having(DEFUSE), self.defuses_needed))
        if self.zombies_needed > self.having(ZOMBIE_KITTEN):
            expected = f"zombie_kitten: expected {self.zombies_needed}, {self.zombies_each} for each player"
            reasons.append(_lacking(expected, self.having(ZOMBIE_KITTEN), self.zombies_needed))
        shortage = self.cards_missing()
        if shortage is not None:
            purpose, needed, there = shortage
            reasons.append(_lacking(f"cards: expected {needed} {purpose}", there, needed))
        return reasons


def _lacking(expected: str, there: int, needed: int) -> str:
    return f"{expected}, there are {there}: {needed - there} missing (SET-3)"
