"""Defuse: every edition of Exploding Kittens as one engine.

    import defuse

    game = defuse.new_game("original", players=3, seed=2024)
    game.legal_moves(game.next_seat())

This module is the public face; docs/api.md lists it. Everything is loaded when it is first asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from defuse.game.chance import Dice
    from defuse.game.engine import Game
    from defuse.game.events import Event
    from defuse.game.library import CannotPlay, Edition, edition, edition_names, player_counts, read_recipe
    from defuse.game.moves import Move
    from defuse.game.playout import play_out
    from defuse.game.refusals import Refusal
    from defuse.game.setup import new_game
    from defuse.record.notation import BadNotation, parse_move
    from defuse.record.record import BadRecord, Record, load_record, replay
    from defuse.sight.observer import Observer
    from defuse.sight.odds import Risk, risk_of_drawing
    from defuse.sight.view import View

__version__ = "0.1.0"

__all__ = [
    "BadNotation",
    "BadRecord",
    "CannotPlay",
    "Dice",
    "Edition",
    "Event",
    "Game",
    "Move",
    "Observer",
    "Record",
    "Refusal",
    "Risk",
    "View",
    "edition",
    "edition_names",
    "load_record",
    "new_game",
    "parse_move",
    "play_out",
    "player_counts",
    "read_recipe",
    "replay",
    "risk_of_drawing",
]

_PLACES: Final = {
    "defuse.game.chance": ("Dice",),
    "defuse.game.engine": ("Game",),
    "defuse.game.events": ("Event",),
    "defuse.game.library": ("CannotPlay", "Edition", "edition", "edition_names", "player_counts", "read_recipe"),
    "defuse.game.moves": ("Move",),
    "defuse.game.playout": ("play_out",),
    "defuse.game.refusals": ("Refusal",),
    "defuse.game.setup": ("new_game",),
    "defuse.record.notation": ("BadNotation", "parse_move"),
    "defuse.record.record": ("BadRecord", "Record", "load_record", "replay"),
    "defuse.sight.odds": ("Risk", "risk_of_drawing"),
    "defuse.sight.view": ("View",),
    "defuse.sight.observer": ("Observer",),
}
_HOMES: Final = {name: place for place, names in _PLACES.items() for name in names}


def home_of(name: str) -> str:
    """The module in which a name of the public face is found."""
    return _HOMES[name]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'defuse' has no attribute {name!r}")
    found = getattr(import_module(_HOMES[name]), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
