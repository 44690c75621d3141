"""Games in which everybody holds what a test needs, however the cards are dealt."""

from typing import Any, Final

# Every card but the Defuses is a Nope: there is always a pair to play, and always somebody who can stop it.
_NOPES: Final = """
title = "Nothing but Nopes"
players = [2, 5]
hand = { cards = 7, defuses = 1 }

[cards]
exploding_kitten = "players - 1"
defuse = "players + 1"
nope = 60
"""

# The pile is little more than its kittens.
_SHORT: Final = """
title = "Over in a minute"
players = [2, 3]
hand = { cards = 2, defuses = 1 }

[cards]
exploding_kitten = "players - 1"
defuse = "players"
nope = 8
"""

# Whoever draws is out.
_DEADLY: Final = """
title = "Nothing but kittens"
players = [2, 5]
hand = { cards = 1, defuses = 0 }

[cards]
exploding_kitten = 20
shuffle = "players"
"""

# Nobody is in a hurry: windows wait for everybody, and turns have no clock.
PATIENT: Final[dict[str, Any]] = {"window": 0, "turn": 0}


def nopes(seats: int) -> dict[str, Any]:
    """Nothing but Nopes, and the host begins."""
    return {**PATIENT, "game": "own", "recipe": _NOPES, "seats": seats, "options": {"first_player": 0}}


def short(seats: int) -> dict[str, Any]:
    """A game that is over soon."""
    return {"game": "own", "recipe": _SHORT, "seats": seats, "bots": "easy"}


def deadly(seats: int) -> dict[str, Any]:
    """A game in which the host begins and is out with the first draw; bots take their time."""
    return {"game": "own", "recipe": _DEADLY, "seats": seats, "options": {"first_player": 0}, "fast": False}
