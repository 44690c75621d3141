"""Whether a page fits a phone: nothing beyond its edge, and every touch target large enough."""

from playwright.async_api import Page

THUMB = 44  # pixels
FANNED = 24  # pixels of a card in a hand so large that its cards cover one another

# An invisible ::after element may extend a button beyond its drawing.
_TOO_SMALL = """([least, fanned]) => {
  const size = (each) => {
    const { width, height } = each.getBoundingClientRect();
    const edge = getComputedStyle(each, "::after");
    if (edge.content === "none" || edge.position !== "absolute") return Math.min(width, height);
    return Math.min(Math.max(width, parseFloat(edge.width)), Math.max(height, parseFloat(edge.height)));
  };
  const top = document.querySelector("dialog[open]") ?? document;
  return [...top.querySelectorAll("button, a[href], input, select, [role=button]")]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .filter((each) => size(each.closest("label") ?? each) < (each.closest("[role=toolbar]") ? fanned : least) - 0.5)
    .map((each) => `${size(each)} ${each.outerHTML.slice(0, 200)}`);
}"""


async def too_small(page: Page) -> list[str]:
    """Touch targets that are too small; a field counts with its label."""
    found: list[str] = await page.evaluate(_TOO_SMALL, [THUMB, FANNED])
    return found


async def overhang(page: Page) -> int:
    """By how many pixels the page is wider than its window."""
    wider: int = await page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wider


# Elements that scroll sideways, are decorative or are only for screen readers may be anywhere.
_STICKING_OUT = """() => {
  const width = document.documentElement.clientWidth;
  const top = document.querySelector("dialog[open]") ?? document.body;
  const words = (each) => [...each.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.data.trim());
  return [...top.querySelectorAll("*")]
    .filter((each) => words(each) || each.matches("button, input, select, textarea, img"))
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .filter((each) => !each.closest("[aria-hidden=true], [role=toolbar], [role=region][tabindex], .unseen"))
    .map((each) => [each, each.getBoundingClientRect()])
    .filter(([, { left, right }]) => left < -0.5 || right > width + 0.5)
    .map(([each, { left, right }]) => `${left} to ${right}: ${each.outerHTML.slice(0, 200)}`);
}"""


async def sticking_out(page: Page) -> list[str]:
    """Elements that are partly or wholly beyond the left or right edge of the window."""
    found: list[str] = await page.evaluate(_STICKING_OUT)
    return found
