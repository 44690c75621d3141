"""People with browsers of their own: how they come in, and that nothing goes wrong in their pages unnoticed."""

import json
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Page, StorageState, expect

from tests.browser.players import Player
from tests.browser.rooms import PATIENT

DESKTOP: Final[dict[str, Any]] = {"viewport": {"width": 1280, "height": 800}}
PHONE: Final[dict[str, Any]] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}

PATIENCE = 60_000  # milliseconds until something that should be seen is missed
BLANK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5 7"/>'

expect.set_options(timeout=PATIENCE)


@dataclass
class Guests:
    """Everybody who comes to a server during one test."""

    browser: Browser
    address: str
    complaints: list[str] = field(default_factory=list)
    _contexts: list[BrowserContext] = field(default_factory=list)

    async def arrive(self, name: str, size: dict[str, Any] = DESKTOP, drawings: bool = True) -> Player:
        """Somebody with a browser that knows nothing but their name; half of its work is to paint the drawings."""
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
        """A tab; what its console complains about, violations of the content security policy too, is noted."""
        page = await context.new_page()
        page.on("console", self._listen)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    async def open_room(self, host: Player, **settings: Any) -> str:
        """A room with these settings, in which the host sits; its link. Unless they say so, no clock runs."""
        wishes = {"fast": True, **PATIENT, **settings}
        answer = await host.page.request.post("/api/rooms", data=wishes)
        assert answer.ok, await answer.text()
        link = f"/r/{(await answer.json())['room']}"
        await host.enter(link)
        return link

    async def leave(self) -> None:
        for context in self._contexts:
            await context.close()
