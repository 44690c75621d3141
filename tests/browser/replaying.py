"""A page that is told recorded games: its connection leads to the test instead of a server."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.async_api import Page

from tests.browser.recorded import Moment

_SCRIPT: Final = (Path(__file__).parent / "replaying.js").read_text(encoding="utf-8")


@dataclass
class Replaying:
    """Tells a page one moment after the other, each as a game of its own."""

    page: Page
    games: int = 0

    async def open(self) -> None:
        """Open the page of a room, which is told nothing yet."""
        if not self.games:
            await self.page.add_init_script(_SCRIPT)
        answer = await self.page.request.post("/api/rooms", data={})
        await self.page.goto(f"/r/{(await answer.json())['room']}")

    async def show(self, moment: Moment) -> None:
        await self.page.evaluate("moment => replaying.show(moment)", self.told(moment))

    def told(self, moment: Moment) -> dict[str, Any]:
        """The moment as `replaying.js` shows it."""
        self.games += 1
        view = moment.view
        is_seated = view["seat"] < view["seats"]
        plays = is_seated and (view["alive"][view["seat"]] or view["dead"][view["seat"]])
        return {
            "about": moment.about,
            "frames": moment.as_game(self.games),
            "cards": len(view["hand"]) if plays else 0,
            "seats": view["seats"] - 1 if is_seated else view["seats"],
        }
