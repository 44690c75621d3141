"""People with their own browsers: how they enter a room; errors in their pages fail the test."""

from dataclasses import dataclass, field
from typing import Any, Final

from playwright.async_api import BrowserContext, ConsoleMessage, Page, expect

from tests.browser.players import Player
from tests.browser.profiles import PATIENCE, Profile, Profiles
from tests.browser.rooms import PATIENT
from tests.browser.seating import seat_everybody

DESKTOP: Final[dict[str, Any]] = {"viewport": {"width": 1280, "height": 800}}
PHONE: Final[dict[str, Any]] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}

expect.set_options(timeout=PATIENCE)


@dataclass
class Guests:
    """Everybody who visits a server during one test."""

    profiles: Profiles
    address: str
    complaints: list[str] = field(default_factory=list)
    _borrowed: list[tuple[dict[str, Any], Profile]] = field(default_factory=list)

    async def arrive(self, name: str, size: dict[str, Any] = DESKTOP) -> Player:
        """A person whose browser knows only their name."""
        profile = await self.profiles.borrow(self.address, size)
        self._borrowed.append((size, profile))
        await profile.forget(name)
        return Player(name, await self.page_of(profile.context))

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
        link = await self._new_room(host, settings)
        await host.enter(link)
        return link

    async def play(self, *players: Player, **settings: Any) -> str:
        """Bring these players to a game that begins, without a way through the lobby; the first one is the host."""
        link = await self._new_room(players[0], settings)
        tickets = await seat_everybody(self.address, link, [player.name for player in players])
        for player, ticket in zip(players, tickets, strict=True):
            await self._profile_of(player).remember({f"room.{link.rpartition('/')[2]}": ticket})
            await player.page.goto(link)
        for player in players:
            await expect(player.hand.first).to_be_visible()
        return link

    def _profile_of(self, player: Player) -> Profile:
        return next(profile for _, profile in self._borrowed if profile.context is player.page.context)

    async def _new_room(self, host: Player, settings: dict[str, Any]) -> str:
        answer = await host.page.request.post("/api/rooms", data={"fast": True, **PATIENT, **settings})
        assert answer.ok, await answer.text()
        return f"/r/{(await answer.json())['room']}"

    async def leave(self) -> None:
        for size, profile in self._borrowed:
            await self.profiles.give_back(self.address, size, profile)
