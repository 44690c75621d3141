"""The scene of every card, one file per family."""

from typing import Final

from defuse.art.cards import cats, fate, future, hands, kittens, pile, saving, turns
from defuse.art.scenes import Scene

SCENES: Final[dict[int, Scene]] = {
    **kittens.SCENES,
    **saving.SCENES,
    **turns.SCENES,
    **hands.SCENES,
    **pile.SCENES,
    **future.SCENES,
    **fate.SCENES,
    **cats.SCENES,
}
