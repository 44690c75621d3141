"""Measures a table in a browser: what is clipped, covered, too small to read, or out of sight when a player chooses."""

from pathlib import Path
from typing import Final

from playwright.async_api import Page

SMALLEST: Final = 10.9  # pixels of a letter; titles on cards are as small as the cards
STRIP: Final = 20  # pixels of each card of the hand that must be seen

_FAULTS: Final = (Path(__file__).parent / "measuring.js").read_text(encoding="utf-8").rstrip("; \n")


async def faults(page: Page, reachable: bool = False) -> list[str]:
    """What is wrong with the table as it is shown now; `reachable`: a small window, where things may be scrolled to."""
    found: list[str] = await page.evaluate(_FAULTS, {"smallest": SMALLEST, "strip": STRIP, "reachable": reachable})
    return found
