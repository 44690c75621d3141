"""Clocks: how much time is left, wherever one looks."""

import pytest
from playwright.async_api import expect

from tests.browser.guests import PHONE, Guests
from tests.browser.players import Player
from tests.browser.rooms import nopes

pytestmark = pytest.mark.alternating

TURN = {"turn": 600}
LONG = 300_000  # milliseconds


async def seconds(player: Player) -> str | None:
    return await player.page.get_by_role("timer").first.get_attribute("aria-label")


async def test_in_a_pause_every_clock_stands_still_at_the_same_second(guests: Guests) -> None:
    ada, ben = await guests.arrive("Ada"), await guests.arrive("Ben", PHONE)
    for player in (ada, ben):
        await player.page.clock.install()
    await guests.play(ada, ben, **nopes(2) | TURN)
    await ada.until_asked("turn")
    await ada.button("Settings").click()
    await ada.button("Pause the game").click()
    await expect(ada.dialog).to_have_count(0)
    for player in (ada, ben):
        await expect(player.page.get_by_text("The game is paused.")).to_be_visible()
    stopped = await seconds(ada)
    for player in (ada, ben):
        await player.page.clock.fast_forward(LONG)
        assert await seconds(player) == stopped
    await ben.page.reload()
    await expect(ben.page.get_by_role("timer")).to_have_attribute("aria-label", stopped or "")
    await ada.button("Go on with the game").click()
    await expect(ben.page.get_by_text("The game is paused.")).to_be_hidden()
    await ben.page.clock.fast_forward(2_000)
    assert await seconds(ben) != stopped


async def test_a_dialog_shows_what_one_is_asked_and_how_long(guests_with_time: Guests) -> None:
    ada = await guests_with_time.arrive("Ada", PHONE)
    await guests_with_time.play(ada, **nopes(2) | TURN)
    await ada.until_asked("turn")
    await ada.button("Help").click()
    await expect(ada.dialog.get_by_role("timer")).to_be_visible()
    await expect(ada.dialog.get_by_text("Your turn.", exact=True)).to_be_visible()
    await ada.button("Close").click()
    await ada.play_a_triple()
    await expect(ada.dialog.get_by_role("timer")).to_be_visible()
    await expect(ada.dialog.get_by_text("Your turn.", exact=True)).to_have_count(0)
