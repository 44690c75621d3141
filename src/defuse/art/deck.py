"""All drawings of the game, as files."""

from collections.abc import Iterator

from defuse.art.avatars import AVATARS, avatar
from defuse.art.back import back
from defuse.art.cards import SCENES
from defuse.art.emblems import explosion, icon, maskable_icon, preview
from defuse.art.scenes import card
from defuse.game.kinds import NAMES


def files() -> Iterator[tuple[str, str]]:
    """Every file as its name and its text."""
    for kind, name in enumerate(NAMES):
        yield f"cards/{name}.svg", card(name, SCENES[kind])
    yield "cards/back.svg", back()
    for number, chosen in enumerate(AVATARS):
        yield f"avatars/{number}.svg", avatar(chosen)
    yield "icon.svg", icon()
    yield "icon-maskable.svg", maskable_icon()
    yield "preview.svg", preview()
    yield "explosion.svg", explosion()
