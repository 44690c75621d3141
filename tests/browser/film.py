"""Takes the film strips docs/moments-phone.png and docs/moments-desktop.png: the future and a kitten in a real game.

`python -m tests.browser.film` needs Chromium and `make web`.
"""

import asyncio
import tempfile
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.async_api import Browser, async_playwright

from tests.browser.chromium import ARGUMENTS, program
from tests.browser.guests import DESKTOP, PHONE, Guests
from tests.browser.players import Player
from tests.browser.profiles import Profiles
from tests.browser.rooms import alarming
from tests.browser.serving import serving
from tests.browser.test_moments import press_anywhere, stop_time

DOCS: Final = Path(__file__).parent.parent.parent / "docs"
SIZES: Final[dict[str, tuple[dict[str, Any], int]]] = {
    "phone": (PHONE, 6),
    "desktop": (DESKTOP, 2),
}  # and how many a row
GAP: Final = 12  # pixels between two pictures
SETTLED: Final = 0.3  # seconds until a picture is drawn
WIDEST: Final = 1800  # pixels of a strip


async def picture(player: Player, what: str) -> Image.Image:
    await player.page.locator(what).first.wait_for()
    await asyncio.sleep(SETTLED)
    return Image.open(BytesIO(await player.page.screenshot())).convert("RGB")


async def film(guests: Guests, size: dict[str, Any]) -> list[Image.Image]:
    """The future is seen, then a kitten is drawn and put back."""
    ada = await guests.arrive("Ada", size)
    await guests.open_room(ada, **alarming())
    await ada.begin()
    await ada.until_asked("turn")
    strip = [await picture(ada, "main[data-asked=turn]")]
    await ada.page.get_by_role("toolbar").get_by_role("button", name="See the Future").first.click()
    await stop_time(ada)
    await ada.panel.get_by_role("button", name="Play See the Future").click()
    strip.append(await picture(ada, ".moment.future"))
    await press_anywhere(ada)
    await ada.button("Draw").click()
    strip.append(await picture(ada, ".button.danger"))
    await ada.button("Draw it anyway").click()
    strip.append(await picture(ada, ".moment.kitten"))
    await press_anywhere(ada)
    strip.append(await picture(ada, ".moment.defused"))
    await press_anywhere(ada)
    await ada.dialog.get_by_role("button", name="deeper").click()
    strip.append(await picture(ada, "dialog[open]"))
    return strip


def in_rows(pictures: list[Image.Image], row: int) -> Image.Image:
    """The pictures from left to right, so many in a row."""
    width, height = pictures[0].width + GAP, pictures[0].height + GAP
    strip = Image.new("RGB", (width * row - GAP, height * (len(pictures) // row) - GAP), "white")
    for number, each in enumerate(pictures):
        strip.paste(each, (number % row * width, number // row * height))
    strip.thumbnail((WIDEST, WIDEST))
    return strip


async def take_all(browser: Browser, address: str) -> None:
    for name, (size, row) in SIZES.items():
        guests = Guests(Profiles(browser), address)
        strip = in_rows(await film(guests, size), row)
        strip.quantize(256).save(DOCS / f"moments-{name}.png", optimize=True)
        await guests.leave()


async def main() -> None:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=program(), args=ARGUMENTS)
        with tempfile.TemporaryDirectory() as folder, serving(Path(folder), speed=20.0) as address:
            await take_all(browser, address)
        await browser.close()


if __name__ == "__main__":
    asyncio.run(main())
