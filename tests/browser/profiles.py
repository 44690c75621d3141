"""Browser profiles that are kept from test to test, with everything forgotten that a page can remember.

A new profile makes Chromium start a process and compile the client again, which takes longer than most tests.
"""

import json
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.async_api import Browser, BrowserContext, Page

PATIENCE: Final = 60_000  # milliseconds until an expected element counts as missing
SAME_PROCESS: Final = "--process-per-site"  # the kept page of a profile and its new pages share a process

_FORGET: Final = """kept => {
  localStorage.clear();
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
}"""


@dataclass
class Profile:
    """One browser profile. Its first page stays open beside those of the tests: it keeps process and caches alive."""

    context: BrowserContext
    kept: Page

    async def forget(self, name: str) -> None:
        """Become the browser of somebody who has only told their name."""
        await self.context.clear_cookies()
        await self.remember({"persona": {"name": name, "avatar": 3}}, _FORGET)

    async def remember(self, what: dict[str, Any], how: str = _FORGET.replace("localStorage.clear();", "")) -> None:
        await self.kept.evaluate(how, {f"defuse.{key}": json.dumps(value) for key, value in what.items()})

    async def has_own_clock(self) -> bool:
        """Whether a test has taken over the clock of the profile, which cannot be undone."""
        return bool(await self.kept.evaluate("!String(setTimeout).includes('native code')"))

    async def close_pages(self) -> None:
        for page in self.context.pages:
            if page is not self.kept:
                await page.close()


@dataclass
class Profiles:
    """The profiles of a browser that nobody uses at the moment, by server and size of the screen."""

    browser: Browser
    _free: dict[str, list[Profile]] = field(default_factory=dict)

    async def borrow(self, address: str, size: dict[str, Any]) -> Profile:
        free = self._free.setdefault(_key(address, size), [])
        return free.pop() if free else await self._new(address, size)

    async def give_back(self, address: str, size: dict[str, Any], profile: Profile) -> None:
        await profile.close_pages()
        if await profile.has_own_clock():
            await profile.context.close()
        else:
            self._free[_key(address, size)].append(profile)

    async def _new(self, address: str, size: dict[str, Any]) -> Profile:
        context = await self.browser.new_context(**size, base_url=address, locale="en-GB", reduced_motion="reduce")
        context.set_default_timeout(PATIENCE)
        kept = await context.new_page()
        await kept.goto("/healthz")
        return Profile(context, kept)


def _key(address: str, size: dict[str, Any]) -> str:
    return json.dumps([address, size])
