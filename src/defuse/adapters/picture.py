"""A scene as a picture: the piles, a row with the hand of each player, the latest events."""

from collections import Counter
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from defuse.adapters.scene import TextScene
from defuse.game.kinds import DEFUSE, GODCAT, NOPE, NUMBERS, is_cat, is_kitten

Colour = tuple[int, int, int]

WIDTH: Final = 960
ROW: Final = 66
HEAD: Final = 62
LINE: Final = 20
_NAMES: Final = 110  # where the cards begin
_CHIP: Final = 25

_TABLE: Final[Colour] = (247, 244, 236)
_INK: Final[Colour] = (38, 38, 46)
_FAINT: Final[Colour] = (150, 148, 144)
_ASKED: Final[Colour] = (255, 226, 138)
_WHITE: Final[Colour] = (255, 255, 255)
_KITTEN: Final[Colour] = (190, 52, 44)
_DEFUSE: Final[Colour] = (58, 128, 70)
_NOPE: Final[Colour] = (70, 66, 82)
_CAT: Final[Colour] = (176, 104, 30)
_OTHER: Final[Colour] = (44, 96, 150)


def picture(scene: TextScene) -> NDArray[np.uint8]:
    """The scene as RGB; the size depends only on the number of players."""
    seats = scene.view.seats
    latest = HEAD + seats * ROW + 8
    image = Image.new("RGB", (WIDTH, latest + 5 * LINE + 8), _TABLE)
    draw = ImageDraw.Draw(image)
    draw.text((16, 8), scene.turn, _INK, _font(18))
    draw.text((16, 34), scene.piles, _INK, _font(14))
    for seat in range(seats):
        _draw_player(draw, scene, seat, HEAD + seat * ROW)
    lines = [*([f"> {scene.said} …"] if scene.said else []), *scene.latest]
    for number, line in enumerate(lines):
        draw.text((16, latest + number * LINE), line, _INK, _font(14))
    return np.asarray(image, np.uint8)


@cache
def _font(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    return ImageFont.load_default(size)


def _draw_player(draw: ImageDraw.ImageDraw, scene: TextScene, seat: int, top: int) -> None:
    alive = scene.view.alive[seat]
    if seat == scene.asked:
        draw.rectangle((0, top, WIDTH, top + ROW - 2), _ASKED)
    draw.text((16, top + 6), scene.players[seat], _INK if alive else _FAINT, _font(16))
    if not alive or scene.view.blind[seat]:
        state = scene.words("table-blind") if alive else scene.words("table-out")
        if scene.view.dead[seat]:
            state = scene.words("table-dead")
        draw.text((16, top + 30), state, _FAINT, _font(14))
    left, line = _NAMES, top + 5
    for card, number in Counter(scene.hand(seat)).items():
        text = scene.words.title(card) if number == 1 else scene.words.several(card, number)
        width = round(draw.textlength(text, _font(14))) + 16
        if left + width > WIDTH - 8:
            left, line = _NAMES, line + _CHIP + 4
        draw.rounded_rectangle((left, line, left + width, line + _CHIP), 6, _colour(NUMBERS[card]))
        draw.text((left + 8, line + 4), text, _WHITE, _font(14))
        left += width + 6


def _colour(kind: int) -> Colour:
    if is_kitten(kind):
        return _KITTEN
    if kind == DEFUSE or kind == GODCAT:
        return _DEFUSE
    if kind == NOPE:
        return _NOPE
    return _CAT if is_cat(kind) else _OTHER
