"""Accessibility of every page: axe finds no serious violation, and on a small phone everything fits."""

import asyncio

import pytest
from playwright.async_api import expect

from tests.browser.axe import obstacles
from tests.browser.fit import overhang, too_small
from tests.browser.guests import DESKTOP, PHONE, Guests
from tests.browser.players import Player
from tests.browser.rooms import nopes, short
from tests.extent import share


@pytest.mark.parametrize("size", share(["desktop", "phone"], 1, "axe"))
async def test_nothing_on_the_way_through_a_game_keeps_anybody_out(guests: Guests, size: str) -> None:
    """The host goes through all pages; the guest, on the other device, through a reaction window and the result."""
    large, small = await guests.arrive("Ada", DESKTOP), await guests.arrive("Ben", PHONE)
    host, guest = (large, small) if size == "desktop" else (small, large)
    wrong = await through_a_game(guests, host, guest)
    await guests.play(host, guest, **short(2))
    await asyncio.gather(host.play(), guest.play())
    for player in (host, guest):
        wrong += await after_a_game(player)
    assert wrong == []


async def through_a_game(guests: Guests, host: Player, guest: Player) -> list[str]:
    """Problems of the host's pages, and of the guest's reaction window."""
    await host.page.goto("/")
    await expect(host.button("Play with friends")).to_be_visible()
    wrong = await look(host, "landing")

    link = await guests.open_room(host, **nopes(2))
    wrong += await look(host, "lobby")
    await host.button("Change the game").click()
    await expect(host.page.get_by_role("group", name="Time to react")).to_be_visible()
    wrong += await look(host, "what the host sets")
    await host.button("Done").click()

    await guest.enter(link)
    await host.begin()
    await host.until_asked("turn")
    wrong += await look(host, "one's turn")
    await host.play_a_triple()
    wrong += await look(host, "a dialog")
    await host.dialog.get_by_role("button", name="Nope", exact=True).click()
    await guest.until_asked("react")
    return [*wrong, *await look(guest, "a window to react")]


async def after_a_game(player: Player) -> list[str]:
    """Problems of the result and of the replay."""
    wrong = await look(player, "after the game")
    replay = await player.page.get_by_role("link", name="Watch the replay").get_attribute("href")
    assert replay is not None
    await player.page.goto(replay)
    await expect(player.button("Step forward")).to_be_visible()
    await player.button("Step forward").click()
    return [*wrong, *await look(player, "the replay")]


async def look(player: Player, what: str) -> list[str]:
    """Problems of the page as it is now."""
    page = player.page
    wrong = await obstacles(page)
    is_phone = page.viewport_size == PHONE["viewport"]
    if is_phone:
        wrong += await too_small(page)
        wider = await overhang(page)
        wrong += [f"{wider} pixels too wide"] if wider > 0 else []
    return [f"{what}, {'phone' if is_phone else 'desktop'}: {each}" for each in wrong]
