"""A recipe of one's own: what is seen in the settings is what is played."""

import re

import pytest
from playwright.async_api import expect

from defuse.game.options import OPTIONS
from tests.browser.axe import obstacles
from tests.browser.fit import overhang
from tests.browser.guests import PHONE, Guests
from tests.browser.rooms import VARIED, short

pytestmark = pytest.mark.alternating


async def test_done_plays_the_recipe_that_is_seen(guests: Guests) -> None:
    ada = await guests.arrive("Ada", PHONE)
    await guests.open_room(ada, **short(2) | {"game": "original", "recipe": "", "seats": 3})
    await ada.button("Change the game").click()
    await expect(ada.dialog.get_by_text("You play: Original Edition")).to_be_visible()
    await ada.dialog.get_by_role("radio", name="Own recipe").check()
    await ada.dialog.get_by_role("radio", name="As text").check()
    text = ada.dialog.get_by_role("textbox", name="Recipe as text")
    await text.fill(VARIED)
    await ada.button("Done").click()
    await expect(ada.dialog).to_have_count(0)
    await expect(ada.page.get_by_role("definition").first).to_have_text("A little of everything")

    await ada.button("Change the game").click()
    await ada.dialog.get_by_role("radio", name="As text").check()
    await text.fill(VARIED.replace("nope = 3", "nonsense = 3"))
    await ada.button("Done").click()
    verdict = ada.dialog.get_by_role("status").filter(has_text="This cannot be played yet")
    await expect(verdict).to_be_focused()
    await text.fill(VARIED.replace("A little of everything", "A little more"))
    await ada.button("Done").click()
    await ada.begin()
    await expect(ada.table.get_by_role("heading", level=1)).to_have_text("A little more")


async def test_another_sort_of_game_is_chosen_with_its_tab(guests: Guests) -> None:
    ada = await guests.arrive("Ada")
    await guests.open_room(ada, **short(2))
    await ada.button("Change the game").click()
    await expect(ada.dialog.get_by_text("You play: Over in a minute")).to_be_visible()
    await ada.dialog.get_by_role("radio", name="Box", exact=True).check()
    await expect(ada.dialog.get_by_text("You play: Original Edition")).to_be_visible()
    await expect(ada.dialog.get_by_role("radio", name="Original Edition")).to_be_checked()
    await ada.dialog.get_by_role("radio", name="Own recipe").check()
    await expect(ada.dialog.get_by_text("You play: Over in a minute")).to_be_visible()


async def test_cards_of_an_expansion_are_left_out_and_rules_are_set_as_the_server_declares_them(guests: Guests) -> None:
    """SET-5. What is chosen is what the table plays: its title and its cards say so."""
    ada = await guests.arrive("Ada", PHONE)
    await guests.open_room(ada, game="original+imploding", seats=3)
    await ada.button("Change the game").click()
    await ada.dialog.get_by_text("Leave cards out").click()
    await ada.dialog.get_by_role("checkbox", name="Imploding Kitten", exact=True).uncheck()
    await expect(ada.dialog.get_by_text("1 card left out")).to_be_visible()
    await ada.dialog.get_by_text("Rules: as printed").click()
    offered = ada.dialog.locator("details").filter(has_text="Rules:").locator("label")
    await expect(offered).to_have_count(len(OPTIONS) - 1)  # a fast game is offered beside the clocks
    await offered.filter(has_text="Cards dealt").get_by_role("spinbutton").fill("4")
    await offered.filter(has_text="First player").get_by_role("combobox").select_option("seat 1")
    assert await obstacles(ada.page) == []
    assert await overhang(ada.page) <= 0
    await ada.button("Done").click()
    await expect(ada.page.get_by_text("without Imploding Kitten").first).to_be_visible()
    await ada.begin()
    await ada.until_asked("turn")
    await expect(ada.hand).to_have_count(5)
    await ada.table.get_by_role("heading", level=1).get_by_role("button").click()
    await expect(ada.dialog.get_by_role("listitem").filter(has_text="Targeted Attack")).to_have_count(1)
    await expect(ada.dialog.get_by_role("listitem").filter(has_text="Imploding Kitten")).to_have_count(0)


async def test_what_is_wrong_is_said_at_its_field(guests: Guests) -> None:
    ada = await guests.arrive("Ada", PHONE)
    await guests.open_room(ada, **short(2) | {"game": "original", "recipe": "", "seats": 3})
    await ada.button("Change the game").click()
    await ada.dialog.get_by_role("radio", name="Own recipe").check()
    kittens = ada.dialog.get_by_role("textbox", name="Exploding Kitten")
    await kittens.fill("1")
    await expect(kittens).to_have_attribute("aria-invalid", "true")
    await expect(kittens).to_have_accessible_description(re.compile("one deadly kitten fewer than there are players"))
    await expect(ada.dialog.get_by_text("This cannot be played yet. Each marked field says why.")).to_be_visible()
    assert not re.search(r"RCP-|Line \d", await ada.dialog.inner_text())
    assert await obstacles(ada.page) == []
    await ada.button("Done").click()
    await expect(kittens).to_be_focused()
    await kittens.fill("players - 1")
    await expect(kittens).not_to_have_attribute("aria-invalid", "true")
    await ada.button("Done").click()
    await expect(ada.dialog).to_have_count(0)
