"""Reaction windows that a player lets pass without being asked: all draws, or everything until the own turn."""

from typing import Final

from defuse.game.agenda import REACT_TO_DRAW
from defuse.game.questions import QUESTIONS
from defuse.sight.view import View
from defuse.words import Words

DRAWS: Final = "draws"
EVERYTHING: Final = "everything"


class LettingHappen:
    """What one player lets happen. It does not depend on the hand, so that the time of a pass tells nobody anything."""

    def __init__(self) -> None:
        self.what = ""  # DRAWS, EVERYTHING, or nothing

    def lets(self, view: View) -> bool:
        """Whether the open window is passed without asking the player."""
        if not _is_window(view):
            return False
        return view.turn != view.seat if self.what == EVERYTHING else self.what == DRAWS and _is_before_draw(view)

    def offered(self, view: View) -> str:
        """What the player may let happen from this window on; empty for nothing."""
        if not _is_window(view) or self.what == EVERYTHING:
            return ""
        if _is_before_draw(view):
            return DRAWS
        return EVERYTHING if view.turn != view.seat else ""


def _is_window(view: View) -> bool:
    return view.question is not None and QUESTIONS[view.question.what].is_window


def _is_before_draw(view: View) -> bool:
    return view.question is not None and view.question.what == REACT_TO_DRAW


def offer(what: str, words: Words) -> str:
    """The label of what begins letting it happen."""
    return words("browser-let-all-draw") if what == DRAWS else words("browser-let-all-happen")
