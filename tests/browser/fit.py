"""Whether a page fits a phone: nothing beyond its edge, and everything large enough for a thumb."""

from playwright.async_api import Page

THUMB = 44  # pixels

_TOO_SMALL = """least => [...document.querySelectorAll("button, a[href], input, select, [role=button]")]
  .map(each => [each.closest("label") ?? each, each])
  .filter(([target, each]) => each.checkVisibility({ visibilityProperty: true }) && !each.closest("[inert]"))
  .filter(([target]) => !document.querySelector("dialog[open]") || target.closest("dialog[open]"))
  .map(([target, each]) => [target.getBoundingClientRect(), each])
  .filter(([{ width, height }]) => Math.min(width, height) < least - 0.5)
  .map(([{ width, height }, each]) => `${width}x${height} ${each.outerHTML.slice(0, 200)}`)"""


async def too_small(page: Page) -> list[str]:
    """What a thumb can miss; a field counts with its label."""
    found: list[str] = await page.evaluate(_TOO_SMALL, THUMB)
    return found


async def overhang(page: Page) -> int:
    """By how many pixels the page is wider than its window."""
    wider: int = await page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wider
