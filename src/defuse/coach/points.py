"""Chances as people read them: in whole percent, and their changes in points with a sign."""

from typing import Final

_MINUS: Final = "\N{MINUS SIGN}"


def percent(share: float) -> int:
    return round(100 * share)


def points(change: float | int) -> str:
    """A change in points with its sign."""
    number = change if isinstance(change, int) else round(100 * change)
    return f"{_MINUS}{-number}" if number < 0 else f"+{number}"
