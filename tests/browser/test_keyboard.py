"""Playing without mouse and touch."""

import re

import pytest
from playwright.async_api import expect

from tests.browser.guests import Guests
from tests.browser.keyboard import KeyboardPlayer
from tests.browser.players import Player
from tests.browser.rooms import VARIED, WHOLE_GAMES, calm, futures, nopes
from tests.browser.test_moments import stop_time
from tests.extent import in_turn


async def with_a_keyboard(guests: Guests, name: str) -> KeyboardPlayer:
    return KeyboardPlayer(name, (await guests.arrive(name)).page)


async def let_it_happen(player: Player) -> None:
    """Pass; a press right after a Nope is refused as too early, so press again."""
    await player.until_asked("react")
    while await player.asked.count() and await player.asked.get_attribute("data-asked") == "react":
        await player.page.keyboard.press("p")
        await expect(player.asked).to_have_count(1)


@pytest.mark.alternating
async def test_a_dialog_gives_the_focus_back_and_a_turn_and_a_reaction_are_played_with_keys_alone(
    guests: Guests,
) -> None:
    ada, ben = await with_a_keyboard(guests, "Ada"), await guests.arrive("Ben")
    await guests.play(ada, ben, **nopes(2))
    await ada.until_asked("turn")
    await ada.press_named("Settings")
    await expect(ada.dialog).to_be_visible()
    assert await ada.dialog.evaluate("dialog => dialog.contains(document.activeElement)")
    await ada.page.keyboard.press("Escape")
    await expect(ada.dialog).to_have_count(0)
    await expect(ada.button("Settings")).to_be_focused()

    await ada.page.keyboard.press("h")
    await ada.page.keyboard.press("ArrowRight")
    await ada.page.keyboard.press("End")
    await ada.page.keyboard.press("Enter")
    await ada.press_named("Pair: 2 Nopes")

    await ben.until_asked("react")
    await ben.page.keyboard.press("n")
    await let_it_happen(ada)
    await expect(ben.hand).to_have_count(7)

    await ada.until_asked("turn")
    await ada.page.keyboard.press("d")
    await expect(ada.log.filter(has_text=re.compile("^You (draw|show): "))).not_to_have_count(0)


@pytest.mark.alternating
async def test_enter_on_the_first_page_leads_to_the_table_and_the_focus_to_what_is_asked(guests: Guests) -> None:
    ada = await with_a_keyboard(guests, "Ada")
    await ada.page.goto("/")
    await ada.press_named("Play now against bots")
    await expect(ada.hand.first).to_be_visible()
    await expect(ada.table.locator(":focus").get_by_role("heading", level=2)).to_be_visible()


@pytest.mark.alternating
async def test_the_focus_follows_the_question_the_way_back_and_a_moved_card_and_stays_where_a_moment_was_ended(
    guests: Guests,
) -> None:
    ada = await with_a_keyboard(guests, "Ada")
    await guests.play(ada, **futures())
    await ada.until_asked("turn")
    await ada.press(ada.hand.last)
    await ada.press_named("Back")
    await expect(ada.panel).to_be_focused()

    await ada.press(ada.hand.last)
    await ada.press_named("Play Alter the Future (3x)")
    cards = ada.dialog.get_by_role("listitem")
    await expect(cards).to_have_count(3)
    await ada.go_to(cards.nth(2).get_by_role("button", name=": closer to the top"))
    await ada.page.keyboard.press("Enter")
    await expect(cards.nth(1).get_by_role("button", name=": closer to the top")).to_be_focused()
    await ada.page.keyboard.press("Enter")
    await expect(cards.first.get_by_role("button", name=": deeper")).to_be_focused()
    await ada.dialog.get_by_role("button", name="Put in order").click()

    await stop_time(ada)
    for key in ("Tab", "Enter", "Space"):
        await ada.until_asked("turn")
        await ada.hand.last.click()
        await ada.button("Play Alter the Future (3x)").click()
        await expect(ada.page.locator(".moment.future")).to_be_visible()
        await ada.page.keyboard.press(key)
        await expect(ada.dialog.get_by_role("button", name="Put in order")).to_be_focused()
        await ada.until_asked("order")
        await ada.dialog.get_by_role("button", name="Put in order").click()


@pytest.mark.alternating
async def test_a_pile_that_can_be_used_no_longer_keeps_the_focus(guests: Guests) -> None:
    ada, ben = await with_a_keyboard(guests, "Ada"), await guests.arrive("Ben")
    await guests.play(ada, ben, **calm())
    await ada.until_asked("turn")
    pile = ada.page.get_by_role("button", name=re.compile("^Draw pile"))
    await ada.go_to(pile)
    await ada.page.keyboard.press("Enter")
    await ben.until_asked("turn")
    await ada.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    await expect(pile).to_be_focused()


@in_turn("a game with keys alone", WHOLE_GAMES)
async def test_a_whole_game_and_its_rematch_are_played_with_keys_alone(guests: Guests) -> None:
    ada = await with_a_keyboard(guests, "Ada")
    ada.boldness = 0.6
    await ada.page.goto("/")
    await ada.press_named("Play with friends")
    await ada.press_named("Change the game")
    await set_up(ada)
    await ada.press_named("Begin")

    said = await ada.play()
    assert said.endswith(("You win!", " wins!"))

    await ada.press_named("Play again")
    await expect(ada.result).to_have_count(0)
    await ada.asked.wait_for()
    await ada.try_something()


async def set_up(ada: KeyboardPlayer) -> None:
    """Enter a short game as text in the settings of the host."""
    panel = ada.page.get_by_role("dialog", name="The game")
    await ada.choose(panel.get_by_role("radio", name="Own recipe"))
    await ada.choose(panel.get_by_role("radio", name="As text"))
    await ada.go_to(panel.get_by_role("textbox", name="Recipe as text (TOML)"))
    await ada.page.keyboard.press("Control+a")
    await ada.page.keyboard.insert_text(VARIED)
    for clock in ("Time to react", "Time for a turn"):
        await ada.choose(panel.get_by_role("group", name=clock).get_by_role("radio", name="unlimited"))
    await ada.choose(panel.get_by_role("checkbox", name="Quick bots"))
    await ada.press_named("Done")
