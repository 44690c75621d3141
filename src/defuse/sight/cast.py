"""Which kinds take part in a game, found once for all views of games with the same cards."""

from typing import Final

from defuse.game.kinds import ALL_KINDS


class _Cast:
    """A cast as tables and as views have it, and its kinds in ascending order."""

    __slots__ = ("as_list", "as_tuple", "kinds")

    def __init__(self, as_list: list[int], as_tuple: tuple[int, ...]) -> None:
        self.as_list = as_list
        self.as_tuple = as_tuple
        self.kinds = [kind for kind in ALL_KINDS if kind < len(as_tuple) and as_tuple[kind] > 0]


class _Memo:
    """The latest cast: nearly always the next one is the same object."""

    __slots__ = ("latest",)

    def __init__(self) -> None:
        self.latest = _Cast([], ())


_MEMO: Final = _Memo()


def cast_seen(cast: list[int]) -> tuple[int, ...]:
    """The cast of a table for a view. A table never changes its cast."""
    latest = _MEMO.latest
    if latest.as_list is not cast:
        latest = _MEMO.latest = _Cast(cast, tuple(cast))
    return latest.as_tuple


def kinds_in(cast: tuple[int, ...]) -> list[int]:
    """The kinds that take part, by the cast of a view; not to be changed."""
    latest = _MEMO.latest
    if latest.as_tuple is not cast:
        latest = _MEMO.latest = _Cast(list(cast), cast)
    return latest.kinds
