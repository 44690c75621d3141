"""Whether a page fits a phone: nothing beyond its edge, and everything large enough for a thumb."""

from playwright.async_api import Page

THUMB = 44  # pixels

# A button may reach further than it is drawn, with an invisible edge of its own (::after).
_TOO_SMALL = """least => {
  const size = (each) => {
    const { width, height } = each.getBoundingClientRect();
    const edge = getComputedStyle(each, "::after");
    if (edge.content === "none" || edge.position !== "absolute") return Math.min(width, height);
    return Math.min(Math.max(width, parseFloat(edge.width)), Math.max(height, parseFloat(edge.height)));
  };
  const top = document.querySelector("dialog[open]") ?? document;
  return [...top.querySelectorAll("button, a[href], input, select, [role=button]")]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .filter((each) => size(each.closest("label") ?? each) < least - 0.5)
    .map((each) => `${size(each)} ${each.outerHTML.slice(0, 200)}`);
}"""


async def too_small(page: Page) -> list[str]:
    """What a thumb can miss; a field counts with its label."""
    found: list[str] = await page.evaluate(_TOO_SMALL, THUMB)
    return found


async def overhang(page: Page) -> int:
    """By how many pixels the page is wider than its window."""
    wider: int = await page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wider
