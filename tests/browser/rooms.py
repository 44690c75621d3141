"""Games in which every player holds what a test needs, whatever the deal."""

from typing import Any, Final

# Every card except the Defuses is a Nope: there is always a pair to play, and a player who can stop it.
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

# A player who draws is out.
_DEADLY: Final = """
title = "Nothing but kittens"
players = [2, 5]
hand = { cards = 1, defuses = 0 }

[cards]
exploding_kitten = 20
shuffle = "players"
"""

# Every card that is drawn is a kitten, and everybody survives the first one.
_ALARMING: Final = """
title = "Nine lives"
players = [2, 2]
hand = { cards = 3, defuses = 1 }

[cards]
exploding_kitten = 20
defuse = 2
see_the_future_3 = 6
"""

# Also a short game, with cards that ask for a player, an order, a title or a place in the pile.
VARIED: Final = """
title = "A little of everything"
players = [3, 3]
hand = { cards = 5, defuses = 1 }

[cards]
exploding_kitten = 2
defuse = 5
nope = 3
favor = 2
alter_the_future_3 = 5
targeted_attack = 2
tacocat = 5
"""

# Every player can reorder the top of the pile.
_FUTURES: Final = """
title = "As you like it"
players = [2, 2]
hand = { cards = 5, defuses = 1 }

[cards]
exploding_kitten = 1
defuse = 2
alter_the_future_3 = 30
"""

# A single kitten among many cards.
_CALM: Final = """
title = "A calm evening"
players = [2, 2]
hand = { cards = 5, defuses = 1 }

[cards]
exploding_kitten = 1
defuse = 2
tacocat = 90
"""

# Whole games take longest, so commits take turns in running them.
WHOLE_GAMES: Final = ("a game of friends", "a game with keys alone", "a game and its coach")

# No time limits: windows wait for everybody, and turns have no clock.
PATIENT: Final[dict[str, Any]] = {"window": 0, "turn": 0}


def nopes(seats: int) -> dict[str, Any]:
    """Nothing but Nopes, and the host begins."""
    return {**PATIENT, "game": "own", "recipe": _NOPES, "seats": seats, "options": {"first_player": 0}}


def futures() -> dict[str, Any]:
    """Two seats, a hand of Alter the Future, and the host begins."""
    return {**PATIENT, "game": "own", "recipe": _FUTURES, "seats": 2, "options": {"first_player": 0}}


def calm() -> dict[str, Any]:
    """Two seats, the host begins, and hardly ever is a kitten drawn."""
    return {**PATIENT, "game": "own", "recipe": _CALM, "seats": 2, "options": {"first_player": 0}}


def alarming() -> dict[str, Any]:
    """Two seats; the host begins, looks into the future if they like, and survives the first kitten."""
    return {**PATIENT, "game": "own", "recipe": _ALARMING, "seats": 2, "options": {"first_player": 0}}


def short(seats: int) -> dict[str, Any]:
    """A game that is over soon."""
    return {"game": "own", "recipe": _SHORT, "seats": seats, "bots": "easy"}


def deadly(seats: int) -> dict[str, Any]:
    """A game in which the host begins and is out with the first draw; bots move slowly."""
    return {"game": "own", "recipe": _DEADLY, "seats": seats, "options": {"first_player": 0}, "fast": False}
