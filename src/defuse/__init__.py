"""Defuse: every edition of Exploding Kittens as one engine.

    import defuse

    game = defuse.new_game("original", players=3, seed=2024)
    game.legal_moves(game.next_seat())

This module is the public face; docs/api.md lists it. Everything is loaded when it is first asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from defuse.gymnasium_import import await_gymnasium

if TYPE_CHECKING:
    from defuse.game.chance import Dice as Dice
    from defuse.game.engine import Game as Game
    from defuse.game.events import Event as Event
    from defuse.game.library import CannotPlay as CannotPlay
    from defuse.game.library import Edition as Edition
    from defuse.game.library import edition as edition
    from defuse.game.library import edition_names as edition_names
    from defuse.game.library import player_counts as player_counts
    from defuse.game.library import read_recipe as read_recipe
    from defuse.game.moves import Move as Move
    from defuse.game.playout import play_out as play_out
    from defuse.game.refusals import Refusal as Refusal
    from defuse.game.setup import new_game as new_game
    from defuse.record.notation import BadNotation as BadNotation
    from defuse.record.notation import parse_move as parse_move
    from defuse.record.record import BadRecord as BadRecord
    from defuse.record.record import Record as Record
    from defuse.record.record import load_record as load_record
    from defuse.record.record import replay as replay
    from defuse.sight.observer import Observer as Observer
    from defuse.sight.odds import Risk as Risk
    from defuse.sight.odds import risk_of_drawing as risk_of_drawing
    from defuse.sight.view import View as View

__version__ = "0.1.0"

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

__all__ = sorted(_HOMES)  # noqa: PLE0605


def home_of(name: str) -> str:
    """The module that defines a public name."""
    return _HOMES[name]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'defuse' has no attribute {name!r}")
    found = getattr(import_module(_HOMES[name]), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


await_gymnasium()
