"""The render modes of the environments: printed, as text, or as a picture."""

from typing import Final

import gymnasium
import numpy as np
from numpy.typing import NDArray

from defuse.adapters.match import AdapterMatch
from defuse.adapters.scene import scene

RENDER_MODES: Final = ("human", "ansi", "rgb_array")


def check_mode(mode: str | None) -> None:
    """Raises ValueError for an unknown mode."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode: expected one of {', '.join(RENDER_MODES)}, there is {mode!r}")


def rendered(match: AdapterMatch, players: list[str], mode: str | None) -> NDArray[np.uint8] | str | None:
    """The table with all cards visible."""
    if mode is None:
        gymnasium.logger.warn("Nothing is rendered without a render_mode, such as render_mode='ansi'")
        return None
    shown = scene(match, players)
    if mode == "rgb_array":
        from defuse.adapters.picture import picture

        return picture(shown)
    if mode == "ansi":
        return shown.text()
    print(shown.text(), end="\n\n")
    return None
