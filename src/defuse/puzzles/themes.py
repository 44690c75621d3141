"""What puzzles are about, how hard they are, and the messages that say so."""

from typing import Final

NOPE: Final = "nope"
KITTEN: Final = "kitten"
STEAL: Final = "steal"
DRAW: Final = "draw"
COUNT: Final = "count"
ATTACK: Final = "attack"
ORDER: Final = "order"
GIVE: Final = "give"
BOXES: Final = ("imploding", "streaking", "barking", "good-vs-evil", "party-pack", "zombie")
THEMES: Final = (NOPE, KITTEN, STEAL, DRAW, COUNT, ATTACK, ORDER, GIVE, *BOXES)
GRADES: Final = (1, 2, 3, 4, 5)


def theme_id(theme: str) -> str:
    """The message of a theme; of all themes if there is none."""
    return f"puzzle-theme-{theme or 'all'}"


def grade_id(grade: int) -> str:
    return f"puzzle-grade-{grade}"
