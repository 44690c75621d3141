"""Many seeds from one: for all games of a run, and for everything that chooses at random beside them."""

from typing import Final

_LONG: Final = 0xFFFFFFFFFFFFFFFF


def mixed(seed: int, *numbers: int) -> int:
    """A 62-bit seed for the engine or for dice; SplitMix64 mixes the numbers in one after the other."""
    state = seed & _LONG
    for number in numbers:
        state = (state + 0x9E3779B97F4A7C15 + number) & _LONG
        state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _LONG
        state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _LONG
        state ^= state >> 31
    return state >> 2
