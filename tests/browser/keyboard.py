"""A player who uses only the keyboard: Tab to everything, arrows among cards, the keys of the table."""

from dataclasses import dataclass
from typing import Final

from playwright.async_api import Locator, TimeoutError, expect

from tests.browser.players import GLANCE, Player

AROUND: Final = 100  # keys; no page has so many focusable elements

# Keys that work anywhere at the table.
SHORTCUTS: Final = {"Draw": "d", "Let it happen": "p"}

# The key that moves the focus nearer, and how often at least; none once it is there; null if a dialog is in the way.
_WAY: Final = """wanted => {
  const here = document.activeElement;
  if (here === wanted) return ["", 0];
  const dialog = document.querySelector("dialog[open]");
  if (dialog && !dialog.contains(wanted)) return null;
  const following = Node.DOCUMENT_POSITION_FOLLOWING;
  const row = wanted.closest("[role=toolbar]");
  const isBeside = row?.contains(here) || (wanted.type === "radio" && wanted.name === here.name);
  if (isBeside) return [here.compareDocumentPosition(wanted) & following ? "ArrowRight" : "ArrowLeft", 1];
  const stops = [...(dialog ?? document).querySelectorAll("button, a[href], input, select, textarea, [tabindex]")]
    .filter((each) => each.tabIndex >= 0 && !each.disabled && each.checkVisibility({ visibilityProperty: true }));
  const stop = stops.findIndex((each) => each === wanted || row?.contains(each));
  const between = stops.slice(stops.indexOf(here), Math.max(stop, 0));
  const isSure = stops.includes(here) && between.every((each) => each.type !== "radio");
  return ["Tab", isSure ? Math.max(1, between.length) : 1];
}"""


@dataclass
class KeyboardPlayer(Player):
    """Presses keys, and checks that the focus is never lost between two questions."""

    async def press_something(self) -> None:
        assert await self.page.evaluate("document.activeElement !== document.body"), "The focus is lost."
        await super().press_something()

    async def press(self, what: Locator) -> None:
        shortcut = SHORTCUTS.get(await what.inner_text(timeout=GLANCE))
        if shortcut is not None and self.random.random() < 0.5:
            await self.page.keyboard.press(shortcut)
            return
        await self.go_to(what)
        await self.page.keyboard.press("Enter")

    async def go_to(self, what: Locator) -> None:
        """Move the focus to an element."""
        for _ in range(AROUND):
            way = await what.evaluate(_WAY, timeout=GLANCE)
            if way is None:
                raise TimeoutError("Something else is asked by now.")
            key, times = way
            if not key:
                return
            for _ in range(times):
                await self.page.keyboard.press(key)  # beyond the last element comes the browser, then the first one
        raise AssertionError(f"No key leads to {await what.inner_text()}.")

    async def choose(self, what: Locator) -> None:
        """Choose an option: a radio button by arrows, anything else with the space bar."""
        await expect(what).to_be_visible()
        await self.go_to(what)
        if not await what.is_checked():
            await self.page.keyboard.press("Space")
        await expect(what).to_be_checked()

    async def press_named(self, name: str) -> None:
        await expect(self.button(name)).to_be_enabled()
        await self.go_to(self.button(name))
        await self.page.keyboard.press("Enter")
