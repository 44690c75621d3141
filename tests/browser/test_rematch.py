"""After a game: the rematch, with everybody who is present."""

import asyncio

import pytest
from playwright.async_api import expect

from tests.browser.guests import PHONE, Guests
from tests.browser.rooms import deadly

pytestmark = pytest.mark.alternating


async def test_a_rematch_takes_one_press_and_seats_late_comers(guests: Guests) -> None:
    ada, ben, cem = [await guests.arrive("Ada"), await guests.arrive("Ben", PHONE), await guests.arrive("Cem", PHONE)]
    link = await guests.play(ada, ben, **deadly(3) | {"fast": True})
    await cem.page.goto(link)
    await cem.button("Take a seat for the next game").click()
    await expect(cem.page.get_by_text("You get a seat when the next game begins.")).to_be_visible()
    await expect(cem.hand).to_have_count(0)

    await asyncio.gather(*(player.play() for player in (ada, ben)))
    await ada.button("Play again").click()
    for player in (ada, ben, cem):
        await expect(player.hand.first).to_be_visible()
        await expect(player.result).to_have_count(0)
    players = ada.page.get_by_role("group", name="Players")
    for name in ("Ben", "Cem"):
        await expect(players.get_by_role("button", name=name)).to_be_visible()


async def test_a_rematch_asks_again_what_the_game_before_asked(guests: Guests) -> None:
    """Two games whose first question has the same number: the answer to the first one does not count for the second."""
    ada = await guests.arrive("Ada", PHONE)
    await guests.play(ada, **deadly(2))
    for _ in range(2):
        await ada.until_asked("turn")
        await ada.button("Draw").click()
        await ada.button("Draw it anyway").click()
        await ada.button("Play again").click()
    await ada.until_asked("turn")
    await expect(ada.button("Draw")).to_be_enabled()


async def test_a_player_who_is_out_may_restart_while_only_bots_play_on(guests_with_time: Guests) -> None:
    guests = guests_with_time
    ada = await guests.arrive("Ada")
    link = await guests.play(ada, **deadly(5))
    await ada.until_asked("turn")
    await ada.button("Draw").click()
    await ada.button("Draw it anyway").click()
    await ada.button("Play again").click()
    await ada.until_asked("turn")
    assert not ada.page.url.endswith(link)
    await expect(ada.table.get_by_role("heading", level=1)).to_have_text("Nothing but kittens")
