"""Keeps keys that nobody waits for from the screen and from the shell."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

try:
    import termios
except ImportError:  # Windows
    termios = None  # type: ignore[assignment]


@contextmanager
def quiet_keyboard() -> Iterator[None]:
    """Show no typed key until the block is done, and leave none of them to the shell."""
    usual = _attributes()
    if usual is None:
        yield
        return
    silent = [*usual]
    assert isinstance(silent[3], int)
    silent[3] &= ~(termios.ECHO | termios.ICANON)
    termios.tcsetattr(sys.stdin, termios.TCSADRAIN, silent)
    try:
        yield
    finally:
        termios.tcsetattr(sys.stdin, termios.TCSAFLUSH, usual)


def drop_typed() -> None:
    """Forget the keys that were typed while a program was starting."""
    if _attributes() is not None:
        termios.tcflush(sys.stdin, termios.TCIFLUSH)


def _attributes() -> list[int | list[bytes | int]] | None:
    """How the terminal treats keys; None without a terminal."""
    if termios is None:
        return None
    try:
        return termios.tcgetattr(sys.stdin)
    except (termios.error, OSError, ValueError, AttributeError, TypeError):
        return None
