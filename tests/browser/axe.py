"""Accessibility problems that axe-core finds on a page."""

from typing import Any

from playwright.async_api import Page

from tools.build_web import WEB

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
# No selectors of the elements, which take long to find: their HTML is reported. Our pages play and embed nothing.
_RUN = "axe.run({ resultTypes: ['violations'], selectors: false, elementRef: false, preload: false, iframes: false })"


async def obstacles(page: Page) -> list[str]:
    """Every serious or critical violation: its rule, and where."""
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = await page.evaluate(_RUN)
    return [
        f"{each['id']}: {each['help']}: {[node['html'][:200] for node in each['nodes']]}"
        for each in found["violations"]
        if each["impact"] in GRAVE
    ]
