"""Four people with their own browsers, two of them on phones, play whole games together."""

import asyncio

import pytest
from playwright.async_api import Locator, expect

from tests.browser.guests import DESKTOP, PHONE, Guests
from tests.browser.players import Player
from tests.browser.rooms import WHOLE_GAMES
from tests.extent import in_turn, share

EXPANSIONS = ["Imploding Kittens", "Streaking Kittens", "Barking Kittens"]
GAMES = {
    "original": ("Box", "Original Edition", []),
    "all expansions": ("Box", "Original Edition", EXPANSIONS),
    "good vs evil": ("Box", "Good vs. Evil", []),
    "a recipe": ("Recipe", "Attack of the Attacks", []),
}


@in_turn("a game of friends", WHOLE_GAMES)
@pytest.mark.parametrize("game", share(list(GAMES), 1, "whole games in a browser"))
async def test_friends_open_the_link_sit_down_play_and_all_see_the_same_winner(guests: Guests, game: str) -> None:
    sizes = {"Ada": DESKTOP, "Ben": PHONE, "Cem": DESKTOP, "Dee": PHONE}
    ada, ben, cem, dee = friends = [await guests.arrive(name, size) for name, size in sizes.items()]
    link = await open_a_room(ada)
    await choose(ada, *GAMES[game])
    for friend in (ben, cem, dee):
        await friend.enter(link)
    await ada.begin()

    said = await asyncio.gather(*(friend.play() for friend in friends))

    winners = [friend.name for friend, words in zip(friends, said, strict=True) if words == "You win!"]
    assert len(winners) == 1
    assert sorted(said) == sorted(["You win!", *[f"{winners[0]} wins!"] * 3])
    for friend in friends:
        places = friend.page.get_by_role("list", name="How it ended").get_by_role("listitem")
        await expect(places).to_have_count(4)
        await expect(places.first).to_contain_text(winners[0])


async def open_a_room(host: Player) -> str:
    """Open a room from the landing page with one press; returns the link to share."""
    await host.page.goto("/")
    await host.button("Play with friends").click()
    link = host.page.get_by_role("textbox", name="Link to this room")
    await expect(link).to_be_visible()
    return await link.input_value()


async def choose(host: Player, sort: str, title: str, expansions: list[str]) -> None:
    """Choose a fast game without time limits in the settings of the host."""
    await host.button("Change the game").click()
    panel = host.page.get_by_role("dialog", name="The game")
    await panel.get_by_role("radio", name=sort, exact=True).check()
    await switch_on(panel.get_by_role("radio", name=title))
    for expansion in expansions:
        await switch_on(panel.get_by_role("checkbox", name=expansion))
    for clock in ("Time to react", "Time for a turn"):
        await switch_on(panel.get_by_role("group", name=clock).get_by_role("radio", name="unlimited"))
    await switch_on(panel.get_by_role("checkbox", name="Fast game"))
    await switch_on(panel.get_by_role("checkbox", name="Quick bots"))
    await panel.get_by_role("button", name="Done").click()


async def switch_on(choice: Locator) -> None:
    """Choose an option; it shows as chosen once the server has confirmed it."""
    await choice.click()
    await expect(choice).to_be_checked()
