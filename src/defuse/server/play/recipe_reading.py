"""Reads custom recipes in a thread, one at a time, so that no table waits for them.

A thread cannot be ended. What bounds its work are the bounds of `game/library/bounds.py`, which hold before a recipe is
parsed; the time limit is for recipes that wait for many others.
"""

from defuse.server import limits
from defuse.server.play.bounded_thread import BoundedThread
from defuse.server.play.dealing import OWN, ReadRecipe, read_own
from defuse.server.wire.protocol import Settings


class RecipeReading(BoundedThread):
    """The thread, and the recipes that are read or wait for it."""

    def __init__(self) -> None:
        super().__init__("recipes", limits.MOST_CHECKS, limits.CHECK_WITHIN)

    async def of(self, settings: Settings) -> ReadRecipe | None:
        """The custom recipe of these settings, if they have one; it need not be read again while this is kept.

        Raises TooBusy.
        """
        return await self.run(read_own, settings.recipe) if settings.game == OWN else None
