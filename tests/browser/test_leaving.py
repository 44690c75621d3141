"""Leaving a table on purpose, and finding the way back after leaving it otherwise."""

import re

import pytest
from playwright.async_api import Locator, expect

from tests.browser.guests import DESKTOP, PHONE, Guests
from tests.browser.players import Player
from tests.browser.rooms import nopes
from tests.extent import share

pytestmark = pytest.mark.alternating

SIZES = {"desktop": DESKTOP, "phone": PHONE}
CLOCK = {"turn": 600, "window": 0}


def way_back(player: Player) -> Locator:
    return player.page.get_by_role("navigation", name="Your running games").get_by_role("link")


async def test_to_leave_alone_ends_the_game_but_only_after_a_question(guests: Guests) -> None:
    ada = await guests.arrive("Ada", PHONE)
    link = await guests.play(ada, **nopes(2))
    await ada.button("Settings").click()
    await ada.button("Leave the table").click()
    await ada.button("Stay").click()
    await ada.until_asked("turn")
    await ada.button("Settings").click()
    await ada.button("Leave the table").click()
    await ada.button("End the game").click()
    await expect(ada.button("Play now against bots")).to_be_visible()
    await expect(way_back(ada)).to_have_count(0)
    await ada.page.goto(link)
    await expect(ada.button("Begin")).to_be_visible()
    replay = await ada.page.get_by_role("link", name="Replay of the last game").get_attribute("href")
    assert replay is not None
    await ada.page.goto(replay.replace("/replay/", "/fair/"))
    await expect(ada.page.get_by_text("The game was never finished: everybody left it.")).to_be_visible()


async def test_a_friend_who_leaves_is_replaced_and_one_is_removed_only_after_a_question(guests: Guests) -> None:
    ada, ben, cem = [await guests.arrive("Ada"), await guests.arrive("Ben", PHONE), await guests.arrive("Cem", PHONE)]
    await guests.play(ada, ben, cem, **nopes(3))
    await cem.button("Settings").click()
    await cem.button("Leave the table").click()
    await expect(cem.dialog).to_contain_text("A bot plays on in your seat")
    await cem.button("Leave").click()
    players = ada.page.get_by_role("group", name="Players")
    await expect(players.get_by_role("button", name="Cem")).to_contain_text("bot")

    await players.get_by_role("button", name="Ben").click()
    await ada.button("Remove from the room …").click()
    await ada.button("Back").click()
    await ada.button("Remove from the room …").click()
    await expect(ben.hand.first).to_be_visible()
    await ada.button("Remove from the room").click()
    await expect(ben.page.get_by_role("heading", name="removed")).to_be_visible()
    await ada.until_asked("turn")


@pytest.mark.parametrize("size", share(["desktop", "phone"], 1, "the way back"))
async def test_the_first_page_leads_back_to_every_running_game(guests: Guests, size: str) -> None:
    ada = await guests.arrive("Ada", SIZES[size])
    await ada.page.goto("/")
    await expect(ada.button("Play now against bots")).to_be_visible()
    await expect(way_back(ada)).to_have_count(0)
    first = await guests.play(ada, **nopes(2) | CLOCK)
    await ada.until_asked("turn")
    hand = await ada.hand.all_inner_texts()

    await ada.page.go_back()
    await expect(way_back(ada)).to_have_text(re.compile(r"Back to your table: your turn, \d+:\d\d"))
    await ada.page.close()  # the tab is closed, and the page is opened again another day
    ada.page = await guests.page_of(ada.page.context)
    await guests.play(ada, **nopes(3) | CLOCK)
    await ada.page.goto("/")
    await expect(way_back(ada)).to_have_count(2)
    await expect(way_back(ada).nth(1)).to_have_attribute("href", first)
    await way_back(ada).nth(1).click()
    await expect(ada.hand).to_have_text(hand, use_inner_text=True)
    await ada.until_asked("turn")
