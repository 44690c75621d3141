"""Somebody who takes the lessons: presses what the guide asks for, as the page names it."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from playwright.async_api import TimeoutError, expect

from defuse.lessons import LESSONS
from defuse.words import ENGLISH, words_in
from tests.browser.players import Player

Deed = Callable[[Player], Awaitable[None]]
Seen = Callable[[str], Awaitable[None]]

WORDS: Final = words_in(ENGLISH)
GLANCE: Final = 2_000  # milliseconds


def press(*names: str) -> Deed:
    """Press buttons of the panel or of a dialog, one after the other."""

    async def pressing(player: Player) -> None:
        for name in names:
            await player.page.locator(".panel, dialog[open]").get_by_role("button", name=name).first.click()

    return pressing


def card(name: str, *then: str) -> Deed:
    """Choose a card of the hand, then press buttons."""

    async def choosing(player: Player) -> None:
        await player.page.get_by_role("toolbar").get_by_role("button", name=name).first.click()
        await press(*then)(player)

    return choosing


async def put_on_top(player: Player) -> None:
    await player.dialog.get_by_role("slider").press("Home")
    await player.dialog.get_by_role("button", name="Put it back").click()


async def five_cats(player: Player) -> None:
    await player.panel.get_by_role("button", name="Five").first.click()
    await player.dialog.get_by_role("button", name="Defuse").first.click()


# What a learner does in every lesson who does as asked.
DEEDS: Final[dict[str, list[Deed]]] = {
    "draw": [press("Draw"), press("Draw")],
    "defuse": [press("Draw"), put_on_top],
    "future": [card("See the Future", "Play See the Future"), card("Skip", "Play Skip")],
    "nope": [press("Nope"), card("Skip", "Play Skip"), press("Yup")],
    "attack": [card("Attack", "Play Attack"), card("Skip", "Play Skip"), press("Draw")],
    "revenge": [card("Attack", "Play Attack"), card("Attack", "Play Attack")],
    "cats": [card("Tacocat", "Pair", "Ann"), card("Beard Cat", "Three of a kind", "Ben", "Defuse")],
    "showdown": [
        card("See the Future", "Play See the Future"),
        five_cats,
        press("Draw", "Draw it anyway"),
        put_on_top,
    ],
    "dead": [press("Draw"), press("Feed the Dead"), press("Nope")],
}


async def go_on(player: Player) -> None:
    """Do not wait for what happens, until the learner is asked or the lesson is over."""
    asked = player.asked.or_(player.page.locator(".guide .button.main"))
    for _ in range(20):
        hurry = player.button("Go on")
        await asked.or_(hurry).first.wait_for()
        if await asked.count():
            return
        with suppress(TimeoutError):  # it has gone by itself: look again
            await hurry.click(timeout=GLANCE)


async def take_lesson(player: Player, name: str, seen: Seen) -> None:
    """Take a lesson that is on the page, to its end. `seen` is called whenever the learner is asked, and at the end."""
    for number, deed in enumerate(DEEDS[name], 1):
        await go_on(player)
        await expect(player.asked).to_be_visible()
        await seen(f"{name}-{number}")
        await deed(player)
    await go_on(player)
    await seen(f"{name}-end")


async def take_all_lessons(player: Player, seen: Seen) -> None:
    """From the landing page to the end of the last lesson."""
    await player.button("Learn to play").click()
    await player.button(WORDS("learn-begin")).wait_for()
    await seen("welcome")
    await player.button(WORDS("learn-begin")).click()
    for name in LESSONS:
        await expect(player.page.get_by_role("heading", level=1, name=WORDS(f"learn-title-{name}"))).to_be_visible()
        await take_lesson(player, name, seen)
        if name != LESSONS[-1]:
            await player.button(WORDS("learn-next")).click()
