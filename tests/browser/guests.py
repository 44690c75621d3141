"""People with their own browsers: how they enter a room; errors in their pages fail the test."""

import json
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Page, StorageState, expect

from tests.browser.players import Player
from tests.browser.rooms import PATIENT

DESKTOP: Final[dict[str, Any]] = {"viewport": {"width": 1280, "height": 800}}
PHONE: Final[dict[str, Any]] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}

PATIENCE = 60_000  # milliseconds until an expected element counts as missing
BLANK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5 7"/>'

expect.set_options(timeout=PATIENCE)


@dataclass
class Guests:
    """Everybody who visits a server during one test."""

    browser: Browser
    address: str
    complaints: list[str] = field(default_factory=list)
    _contexts: list[BrowserContext] = field(default_factory=list)

    async def arrive(self, name: str, size: dict[str, Any] = DESKTOP, drawings: bool = True) -> Player:
        """A person whose browser knows only their name; without `drawings` it works half as hard."""
        persona = json.dumps({"name": name, "avatar": 3})
        kept: StorageState = {
            "cookies": [],
            "origins": [{"origin": self.address, "localStorage": [{"name": "defuse.persona", "value": persona}]}],
        }
        context = await self.browser.new_context(
            **size,
            base_url=self.address,
            locale="en-GB",
            reduced_motion="reduce",
            storage_state=kept,
        )
        context.set_default_timeout(PATIENCE)
        if not drawings:
            await context.route("**/art/**", lambda route: route.fulfill(content_type="image/svg+xml", body=BLANK))
        self._contexts.append(context)
        return Player(name, await self.page_of(context))

    async def page_of(self, context: BrowserContext) -> Page:
        """A new tab; errors of its console, including CSP violations, are collected."""
        page = await context.new_page()
        page.on("console", self._listen)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    async def open_room(self, host: Player, **settings: Any) -> str:
        """Open a room with these settings and seat the host; returns its link. By default no clock runs."""
        wishes = {"fast": True, **PATIENT, **settings}
        answer = await host.page.request.post("/api/rooms", data=wishes)
        assert answer.ok, await answer.text()
        link = f"/r/{(await answer.json())['room']}"
        await host.enter(link)
        return link

    async def leave(self) -> None:
        for context in self._contexts:
            await context.close()
