"""The smallest window of the drawn table."""

import shutil
from typing import Final

WIDE: Final = 80
HIGH: Final = 24


def is_large_enough() -> bool:
    """Whether the terminal is; a smaller one gets the plain table."""
    there = shutil.get_terminal_size()
    return there.columns >= WIDE and there.lines >= HIGH
