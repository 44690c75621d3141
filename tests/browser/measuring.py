"""Measures a table in a browser: what is clipped, covered, too small to read, or out of sight when a player chooses."""

from pathlib import Path
from typing import Final

from playwright.async_api import Page

SMALLEST: Final = 11  # pixels of a letter; titles on cards are as small as the cards
STRIP: Final = 20  # pixels of each card of the hand that must be seen

# A function of the page: what is wrong once nothing moves any more.
FAULTS: Final = (Path(__file__).parent / "measuring.js").read_text(encoding="utf-8").rstrip("; \n")


def limits(reachable: bool = False) -> dict[str, object]:
    """What `FAULTS` takes; `reachable`: a small window, where things may be scrolled to."""
    return {"smallest": SMALLEST, "strip": STRIP, "reachable": reachable}


async def faults(page: Page) -> list[str]:
    """What is wrong with the table as it is shown now."""
    found: list[str] = await page.evaluate(FAULTS, limits())
    return found
