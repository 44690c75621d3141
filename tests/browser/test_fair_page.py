"""Fair deals in real browsers: seeds are sealed and opened by themselves, and a game is checked behind its replay."""

import asyncio

import pytest
from playwright.async_api import expect

from tests.browser.guests import PHONE, Guests
from tests.browser.rooms import short
from tests.browser.test_for_everybody import look
from tests.browser.test_languages import Reader

pytestmark = pytest.mark.alternating


async def test_a_game_is_drawn_from_the_seeds_of_two_browsers_and_checked_by_one(impatient_guests: Guests) -> None:
    guests = impatient_guests  # at the speed of people: seeds have two seconds to come
    ada, ben = await guests.arrive("Ada", PHONE), await guests.arrive("Ben")
    link = await guests.open_room(ada, **short(2))
    await ben.enter(link)
    await ada.button("Fair deal").click()
    await expect(ada.dialog.get_by_text("1 other browser has sealed a seed.")).to_be_visible()
    await ada.dialog.get_by_label("Your own words in it").fill("lucky cat")
    await ada.dialog.get_by_label("Your own words in it").blur()
    await expect(ada.dialog.get_by_text("lucky cat ")).to_be_visible()
    wrong = await look(ada, "what is sealed")
    await ada.dialog.get_by_role("button", name="Close").click()

    await ada.begin()
    await asyncio.gather(ada.play(), ben.play())
    check = await ada.page.get_by_role("link", name="Check this deal").get_attribute("href")
    assert check is not None
    for player in (ada, ben):
        await player.page.goto(check)
        await expect(player.page.get_by_text("Everything fits.")).to_be_visible()
        await expect(player.page.get_by_text("2 browsers gave seeds")).to_be_visible()
        await expect(player.page.get_by_text("Your browser saw this seal before the deal.")).to_be_visible()
    wrong += await look(ada, "the check")
    await ada.page.get_by_text("All numbers").click()
    await expect(ada.page.get_by_text("lucky cat ")).to_be_visible()

    visitor = await guests.arrive("Vic")
    await visitor.page.goto(check)
    await expect(visitor.page.get_by_text("Your browser was not there when this deal was sealed")).to_be_visible()
    assert wrong == []


async def test_the_page_about_fair_deals_is_read_in_every_language_and_fits_a_phone(guests: Guests) -> None:
    ada = await guests.arrive("Ada", PHONE)
    reader = Reader(ada)
    await ada.page.goto("/fair")
    await expect(ada.page.get_by_role("heading", name="What it does not prove")).to_be_visible()
    await reader.read_in_all("fair deals", reader.choose)
    assert reader.wrong == []
