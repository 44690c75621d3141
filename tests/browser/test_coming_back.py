"""Reloaded pages and lost connections: players keep their seats."""

import pytest
from playwright.async_api import expect

from tests.browser.guests import PHONE, Guests
from tests.browser.rooms import PATIENT, nopes

pytestmark = pytest.mark.alternating


async def test_a_page_that_is_loaded_again_shows_the_same_hand_and_tells_the_same_story_once(guests: Guests) -> None:
    ada, ben = await guests.arrive("Ada"), await guests.arrive("Ben", PHONE)
    await guests.play(ada, ben, **PATIENT, seats=2, options={"first_player": 0})
    await ada.button("Draw").click()
    await expect(ben.log).not_to_have_count(0)
    for player in (ada, ben):
        hand, log = await player.hand.all_inner_texts(), await player.log.all_inner_texts()
        await player.page.reload()
        await expect(player.hand).to_have_text(hand, use_inner_text=True)
        await expect(player.log).to_have_text(log, use_inner_text=True)

    # With a single player the story is told once, too.
    await guests.play(ada, **nopes(2))
    await ada.button("Draw").click()
    drew = ada.log.filter(has_text="You draw: ")
    await expect(drew).to_have_count(1)
    await ada.page.reload()
    await expect(ada.hand.first).to_be_visible()
    await expect(drew).to_have_count(1)


async def test_a_bot_plays_for_an_absent_player_and_gives_the_seat_back(impatient_guests: Guests) -> None:
    guests = impatient_guests
    ada, ben = await guests.arrive("Ada"), await guests.arrive("Ben", PHONE)
    link = await guests.open_room(ada, **PATIENT, seats=2, options={"first_player": 1})
    await ben.enter(link)
    await ada.begin()
    await ben.until_asked("turn")

    await ben.page.goto("about:blank")
    seat = ada.page.get_by_role("group", name="Players").get_by_role("button", name="Ben")
    await expect(seat).to_contain_text("away, a bot plays")
    await expect(ada.log.filter(has_text="Ben")).not_to_have_count(0)

    await ben.page.goto(link)
    await expect(seat).not_to_contain_text("away")
    await expect(ben.hand.first).to_be_visible()
    await expect(ben.button("Sit down")).to_have_count(0)
