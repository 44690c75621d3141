"""Where all luck of the lab comes from: one seed, and for each purpose a number mixed from it and what it is for."""

from typing import Final

# What a seed is for; these numbers are part of what a seed means and never change.
DEAL: Final = 1  # deal
DICE: Final = 2  # deal, rotation, seat: the dice of a bot
LINEUP: Final = 3  # deal: who sits at a mixed table
DEFAULTS: Final = 4  # deal, rotation: what is played for bots that fail

_LONG: Final = 0xFFFFFFFFFFFFFFFF


def mixed(seed: int, *numbers: int) -> int:
    """A seed for the engine or for dice (62 bits): the numbers are taken in one after the other by SplitMix64."""
    state = seed & _LONG
    for number in numbers:
        state = (state + 0x9E3779B97F4A7C15 + number) & _LONG
        state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _LONG
        state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _LONG
        state ^= state >> 31
    return state >> 2
