"""Lists by seat that refuse NOBODY, in plain Python.

A card without a target has `act.target == NOBODY`, which is -1: as an index it would silently mean the last player.
Compiled tables have no room for this check, so it is made wherever the engine runs as plain Python: in `make quick`, in
the proof with a new card, and in any other run of pytest before the engine is compiled.
"""

from typing import Any, Final

from defuse.game.table import Table

_BY_SEAT: Final = frozenset({"hands", "left_behind"})


class NobodyMeant(LookupError):
    """Something was asked of the player with a negative number."""


class BySeat(list[Any]):
    """A list with an entry for each seat."""

    def __getitem__(self, seat: Any) -> Any:
        if isinstance(seat, int) and seat < 0:
            raise NobodyMeant(f"there is no seat {seat}; has this card a target at all?")
        return super().__getitem__(seat)

    def __setitem__(self, seat: Any, value: Any) -> None:
        if isinstance(seat, int) and seat < 0:
            raise NobodyMeant(f"there is no seat {seat}; has this card a target at all?")
        super().__setitem__(seat, value)


def _set(table: Table, name: str, value: object) -> None:
    object.__setattr__(table, name, BySeat(value) if name in _BY_SEAT and isinstance(value, list) else value)


def is_compiled() -> bool:
    return hasattr(Table, "__mypyc_attrs__")


def refuse_nobody() -> None:
    """From now on every table refuses negative seats; a compiled one cannot."""
    if not is_compiled():
        setattr(Table, "__setattr__", _set)  # noqa: B010  mypy allows no other way to replace it
