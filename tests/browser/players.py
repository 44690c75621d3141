"""A player in a browser who acts as people do: looks at the page, finds elements by their names, presses them."""

import asyncio
import re
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random

from playwright.async_api import Locator, Page, TimeoutError, expect

GAME = 600_000  # milliseconds; a player who is out waits until the game is over
GLANCE = 5_000  # milliseconds until an element that has gone is given up
MOMENT = 0.1  # seconds before looking again when there is nothing to do
BOLDNESS = 0.12  # how often the player plays a card instead of drawing, or reacts instead of passing

DONE = re.compile(r"^(Put it back|Put in order|5 of 5: go on)$")
FIVE = re.compile(r"^\d of 5: go on$")


@dataclass
class Player:
    """A player and their page."""

    name: str
    page: Page
    random: Random = field(default_factory=Random)
    boldness: float = BOLDNESS

    # What is on the page

    @property
    def table(self) -> Locator:
        return self.page.get_by_role("main")

    @property
    def asked(self) -> Locator:
        """The table while it waits for an answer of this player."""
        return self.page.locator("main[data-asked]")

    @property
    def panel(self) -> Locator:
        """The question, and the buttons for it."""
        return self.table.get_by_role("region").filter(has=self.page.get_by_role("heading", level=2))

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("toolbar").get_by_role("button")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log").get_by_role("paragraph")

    @property
    def dialog(self) -> Locator:
        return self.page.get_by_role("dialog")

    @property
    def result(self) -> Locator:
        return self.dialog.get_by_role("heading", level=1)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    # Coming and going

    async def enter(self, link: str) -> None:
        """Follow the link and take a seat with one press."""
        await self.page.goto(link)
        await self.button("Sit down").click()
        await expect(self.button("Stand up")).to_be_visible()

    async def begin(self) -> None:
        await self.button("Begin").click()
        await expect(self.hand.first).to_be_visible()

    # Playing

    async def play(self) -> str:
        """Answer every question until the game is over; returns what the page says then."""
        while True:
            await self.asked.or_(self.result).first.wait_for(timeout=GAME)
            if await self.result.is_visible():
                return await self.result.inner_text()
            await self.try_something()

    async def try_something(self) -> None:
        with suppress(TimeoutError):  # another player was quicker, or the time was up: look again
            await self.press_something()

    async def until_asked(self, word: str) -> None:
        await expect(self.asked).to_have_attribute("data-asked", word)

    async def play_a_pair(self, target: str) -> None:
        """Play two Nopes to take a card from a player; with two players no target is asked for."""
        await self.page.get_by_role("toolbar").get_by_role("button", name="Nope").first.click()
        await self.panel.get_by_role("button", name="Pair: 2 Nopes", exact=True).click()
        whom = self.panel.get_by_role("button", name=target, exact=True)
        await whom.or_(self.table.get_by_role("heading", name="Does anybody say Nope?")).first.wait_for()
        if await whom.count():
            await whom.click()

    async def play_a_triple(self) -> None:
        """Play three Nopes, up to the question for the card; with two players no target is asked for."""
        await self.page.get_by_role("toolbar").get_by_role("button", name="Nope").first.click()
        await self.panel.get_by_role("button", name="Three of a kind: 3 Nopes", exact=True).click()
        await expect(self.dialog).to_be_visible()

    async def let_it_happen(self, then: str) -> None:
        """Pass, again if need be: a press right after a window has opened is meant for the one before, and refused."""
        passing = self.button("Let it happen")
        asked = self.page.locator(f"main[data-asked={then}]")
        await asked.or_(passing).first.wait_for()
        while not await asked.count():
            with suppress(TimeoutError):
                await self.press(passing)
            await asked.or_(passing).first.wait_for()

    async def press(self, what: Locator) -> None:
        """Press with the mouse or a finger."""
        await what.click(timeout=GLANCE)

    async def press_something(self) -> None:
        """Make one press that leads on."""
        if await self.dialog.count():
            await self._answer()
        elif await self.asked.get_attribute("data-asked", timeout=GLANCE) == "react":
            await self._react()
        else:
            await self._go_on()

    async def _react(self) -> None:
        """Play a card, or let the draw happen. After that mostly wait, though a card could still be played."""
        passing = self.button("Let all draws happen").or_(self.button("Let it happen"))
        if self.random.random() < self.boldness:
            await self._press_one(await self._named(self.panel), first=True)
        elif await passing.count():
            await self.press(passing.last)
        else:
            await asyncio.sleep(MOMENT)

    async def _go_on(self) -> None:
        """Choose a deed or target if a card is chosen, otherwise mostly draw."""
        offered = await self._named(self.panel)
        chosen = await self.panel.get_by_role("button", name="Back").count()
        usable = await self.page.get_by_role("toolbar").get_by_role("button", description="can be used now").all()
        if chosen and not offered:
            await self.press(self.button("Back"))
        elif not chosen and usable and (not offered or self.random.random() < self.boldness):
            await self._press_one(usable)
        else:
            await self._press_one(offered, first=not chosen)

    async def _answer(self) -> None:
        """Answer a dialog: a place, an order, five titles, or one of several cards."""
        offered = await self._named(self.dialog)
        texts = [await each.inner_text(timeout=GLANCE) for each in offered]
        done = [each for each, text in zip(offered, texts, strict=True) if DONE.match(text)]
        cards = [each for each, text in zip(offered, texts, strict=True) if not FIVE.match(text)]
        if done:
            await self.press(done[0])
        elif len(cards) < len(offered):
            await self._press_one(await self.dialog.get_by_role("button", pressed=False).all())
        else:
            await self._press_one(cards)

    async def _press_one(self, offered: list[Locator], first: bool = False) -> None:
        if offered:
            await self.press(offered[0] if first else self.random.choice(offered))

    async def _named(self, where: Locator) -> list[Locator]:
        """Buttons with text; those with only a sign go back, close or explain."""
        buttons = where.get_by_role("button")
        texts = await buttons.all_inner_texts()
        return [buttons.nth(number) for number, text in enumerate(texts) if text.strip()]
