"""All randomness of the lab: seeds mixed from one seed, a purpose and its numbers."""

from typing import Final

from defuse.game.seed_mixing import mixed

__all__ = ["DEAL", "DEFAULTS", "DICE", "LINEUP", "LUCK", "mixed"]

# The purposes. The numbers are part of what a seed means and never change.
DEAL: Final = 1  # deal
DICE: Final = 2  # deal, rotation, seat: the dice of a bot
LINEUP: Final = 3  # deal: who sits at a mixed table
DEFAULTS: Final = 4  # deal, rotation: default moves for bots that fail
LUCK: Final = 5  # deal, rotation: what else might have happened
