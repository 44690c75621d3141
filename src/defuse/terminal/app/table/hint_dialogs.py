"""A hint at the drawn table and in its lessons: something to think of, then the move, then the reason, as one likes."""

from typing import Any

from textual.content import Content
from textual.screen import Screen

from defuse.coach.hints import CoachHint
from defuse.terminal.app.dialogs import Choose, Reader
from defuse.terminal.shared.hinting import hint_steps
from defuse.words import Words


async def give_hint(screen: Screen[Any], found: CoachHint | None, words: Words, counts: bool) -> None:
    """Say it step by step; the player goes on or goes away."""
    if found is None:
        screen.notify(words("hint-nothing"), markup=False)
        return
    nudge, move, reasons = hint_steps(found, words)
    if counts:
        nudge = f"{nudge}\n\n{words('hint-counts-not')}"
    labels = [words("hint-show-move"), words("hint-alone")]
    if await screen.app.push_screen_wait(Choose(nudge, labels, words)) != 0:
        return
    if await screen.app.push_screen_wait(Choose(move, [words("hint-why"), words("hint-thanks")], words)) == 0:
        await screen.app.push_screen_wait(Reader(move, Content(reasons), words))
