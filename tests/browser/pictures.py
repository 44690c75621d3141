"""Takes the pictures of the README, docs/browser.jpg and docs/phone.jpg: real games, as browsers show them.

`python -m tests.browser.pictures` needs Chromium and `make web`.
"""

import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

from playwright.async_api import Browser, async_playwright

from tests.browser.chromium import ARGUMENTS, program
from tests.browser.guests import PHONE, Guests
from tests.browser.players import Player
from tests.browser.profiles import Profiles
from tests.browser.serving import serving

DOCS: Final = Path(__file__).parent.parent.parent / "docs"
WIDE: Final[dict[str, Any]] = {"viewport": {"width": 1280, "height": 800}}
SHARP_PHONE: Final[dict[str, Any]] = {**PHONE, "device_scale_factor": 2}
LINES: Final = 25  # log lines before the wide picture is taken
CARDS: Final = 6

Moment = Callable[[Player], Awaitable[bool]]


async def in_full_swing(player: Player) -> bool:
    """It is the player's turn, with enough on the table to look at."""
    asked = await player.asked.get_attribute("data-asked")
    return asked == "turn" and await player.log.count() >= LINES and await player.hand.count() >= CARDS


async def can_say_nope(player: Player) -> bool:
    nope = player.panel.get_by_role("button", name="Nope")
    return await nope.count() > 0 and await player.hand.count() >= CARDS


async def take(
    browser: Browser, address: str, picture: Path, size: dict[str, Any], room: dict[str, Any], moment: Moment
) -> None:
    """Play until the moment comes, in as many games as it takes."""
    guests = Guests(Profiles(browser), address)
    while True:
        player = await guests.arrive("Ada", size)
        await guests.open_room(player, **room)
        await player.begin()
        while not await player.result.is_visible():
            await player.asked.or_(player.result).first.wait_for(timeout=0)
            if await player.asked.count() and await moment(player):
                await player.page.locator(".blast").wait_for(state="detached")
                await player.page.screenshot(path=picture, quality=88)
                return await guests.leave()
            await player.try_something()


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=program(), args=ARGUMENTS)
            game = {"bots": "normal", "window": 8}
            wide = {**game, "game": "original+imploding+streaking", "seats": 6}
            await take(browser, address, DOCS / "browser.jpg", WIDE, wide, in_full_swing)
            await take(browser, address, DOCS / "phone.jpg", SHARP_PHONE, {**game, "seats": 4}, can_say_nope)
            await browser.close()


if __name__ == "__main__":
    asyncio.run(main())
