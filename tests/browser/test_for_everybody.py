"""Every page can be used by everybody: axe finds nothing grave, and on a small phone all of it fits a thumb."""

import pytest
from playwright.async_api import expect

from tests.browser.axe import obstacles
from tests.browser.fit import overhang, too_small
from tests.browser.guests import DESKTOP, PHONE, Guests
from tests.browser.players import Player
from tests.browser.rooms import nopes, short

SIZES = {"desktop": DESKTOP, "phone": PHONE}


async def look(player: Player, what: str) -> list[str]:
    """What is wrong with the page as it is now."""
    page = player.page
    wrong = await obstacles(page)
    if page.viewport_size == PHONE["viewport"]:
        wrong += await too_small(page)
        wider = await overhang(page)
        wrong += [f"{wider} pixels too wide"] if wider > 0 else []
    return [f"{what}: {each}" for each in wrong]


@pytest.mark.parametrize("size", SIZES)
async def test_nothing_on_the_way_through_a_game_keeps_anybody_out(guests: Guests, size: str) -> None:
    ada, ben = await guests.arrive("Ada", SIZES[size]), await guests.arrive("Ben", SIZES[size])
    await ada.page.goto("/")
    await expect(ada.button("Play with friends")).to_be_visible()
    wrong = await look(ada, "landing")

    link = await guests.open_room(ada, **nopes(2))
    wrong += await look(ada, "lobby")
    await ada.button("Change the game").click()
    await expect(ada.page.get_by_role("group", name="To react")).to_be_visible()
    wrong += await look(ada, "what the host sets")
    await ada.button("Done").click()

    await ben.enter(link)
    await ada.begin()
    await ada.until_asked("turn")
    wrong += await look(ada, "one's turn")
    await ada.play_a_triple()
    wrong += await look(ada, "a dialog")
    await ada.dialog.get_by_role("button", name="Nope", exact=True).click()
    await ben.until_asked("react")
    wrong += await look(ben, "a window to react")
    assert wrong == []


@pytest.mark.parametrize("size", SIZES)
async def test_nothing_after_a_game_keeps_anybody_out(guests: Guests, size: str) -> None:
    ada = await guests.arrive("Ada", SIZES[size])
    await guests.open_room(ada, **short(2))
    await ada.begin()
    await ada.play()
    wrong = await look(ada, "after the game")
    replay = await ada.page.get_by_role("link", name="Watch the replay").get_attribute("href")
    assert replay is not None
    await ada.page.goto(replay)
    await expect(ada.button("Step forward")).to_be_visible()
    await ada.button("Step forward").click()
    wrong += await look(ada, "the replay")
    assert wrong == []
