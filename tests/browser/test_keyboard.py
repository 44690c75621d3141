"""Playing without mouse and touch."""

import re

from playwright.async_api import expect

from tests.browser.guests import Guests
from tests.browser.players import Player
from tests.browser.rooms import nopes


async def tab_to(player: Player, name: str) -> None:
    """Press Tab until that button has the focus, at most once around the page."""
    wanted = player.button(name)
    await expect(wanted).to_be_visible()
    for _ in range(60):
        if await wanted.evaluate("button => button === document.activeElement"):
            return
        await player.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {name}.")


async def let_it_happen(player: Player) -> None:
    """Whoever presses a moment after a Nope is told that it was too soon to be meant for it, and presses again."""
    await player.until_asked("react")
    while await player.asked.count() and await player.asked.get_attribute("data-asked") == "react":
        await player.page.keyboard.press("p")
        await expect(player.asked).to_have_count(1)


async def test_a_whole_turn_and_a_reaction_are_played_with_keys_alone(guests: Guests) -> None:
    ada, ben = await guests.arrive("Ada"), await guests.arrive("Ben")
    await ben.enter(await guests.open_room(ada, **nopes(2)))
    await tab_to(ada, "Begin")
    await ada.page.keyboard.press("Enter")

    await ada.until_asked("turn")
    await ada.page.keyboard.press("h")
    await ada.page.keyboard.press("ArrowRight")
    await ada.page.keyboard.press("End")
    await ada.page.keyboard.press("Enter")
    await tab_to(ada, "Pair")
    await ada.page.keyboard.press("Enter")

    await ben.until_asked("react")
    await ben.page.keyboard.press("n")
    await let_it_happen(ada)
    await expect(ben.hand).to_have_count(7)

    await ada.until_asked("turn")
    await ada.page.keyboard.press("d")
    await expect(ada.log.filter(has_text=re.compile("^You (draw|show): "))).not_to_have_count(0)


async def test_a_dialog_takes_the_focus_and_gives_it_back(guests: Guests) -> None:
    ada, ben = await guests.arrive("Ada"), await guests.arrive("Ben")
    await ben.enter(await guests.open_room(ada, **nopes(2)))
    await ada.begin()
    await tab_to(ada, "Settings")
    await ada.page.keyboard.press("Enter")
    await expect(ada.dialog).to_be_visible()
    assert await ada.dialog.evaluate("dialog => dialog.contains(document.activeElement)")
    await ada.page.keyboard.press("Escape")
    await expect(ada.dialog).to_have_count(0)
    await expect(ada.button("Settings")).to_be_focused()
