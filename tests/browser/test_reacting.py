"""The reaction window, in which everybody may say Nope."""

import re

import pytest
from playwright.async_api import expect

from tests.browser.guests import PHONE, Guests
from tests.browser.players import Player
from tests.browser.rooms import deadly, futures, nopes
from tests.browser.slow_line import SlowLine
from tests.extent import LONG

pytestmark = pytest.mark.alternating

PRESSES = 200 if LONG else 12


async def test_one_of_two_simultaneous_nopes_counts_and_the_other_player_is_told_why(guests: Guests) -> None:
    ada, ben, cem = [await guests.arrive("Ada"), await guests.arrive("Ben", PHONE), await guests.arrive("Cem", PHONE)]
    line = SlowLine()
    await line.lay(cem.page)
    await guests.play(ada, ben, cem, **nopes(3))
    await ada.play_a_pair("Ben")
    await ben.until_asked("react")
    await cem.until_asked("react")

    line.held = True  # Cem presses before hearing of Ben
    await ben.button("Nope Ada’s pair").click()
    await expect(ada.log.filter(has_text="Ben: Nope!")).to_have_count(1)
    await cem.button("Nope Ada’s pair").click()
    await expect(cem.asked).to_have_count(0)
    line.release()

    await expect(cem.page.get_by_role("alert").filter(has_text="Ben was quicker")).to_be_visible()
    await expect(cem.button("Yup: Nope Ben’s Nope")).to_be_visible()
    await expect(ada.log.filter(has_text="Cem: Nope")).to_have_count(0)
    await expect(ada.hand).to_have_count(6)


async def test_a_window_shows_how_much_time_is_left(guests_with_time: Guests) -> None:
    ada, ben = await guests_with_time.arrive("Ada"), await guests_with_time.arrive("Ben", PHONE)
    await guests_with_time.play(ada, ben, **nopes(2) | {"window": 8})
    await ada.play_a_pair("")
    for player in (ada, ben):
        await expect(player.page.get_by_role("timer")).to_be_visible()


async def put_down_a_pair(player: Player) -> None:
    """Play two Nopes, where nobody may take the time to answer."""
    await player.page.get_by_role("toolbar").get_by_role("button", name="Nope").first.click()
    await player.panel.get_by_role("button", name="Pair: 2 Nopes", exact=True).click()


async def test_everything_happens_until_the_own_turn_also_after_a_reload_and_in_the_next_room(guests: Guests) -> None:
    ada, ben = await guests.arrive("Ada"), await guests.arrive("Ben", PHONE)
    await guests.play(ada, ben, **nopes(2))
    await ada.play_a_pair("")
    await ben.button("Let everything happen until my turn").click()
    await ada.until_asked("turn")
    chip = ben.button("Everything happens until your turn. Ask me again")
    await expect(chip).to_be_visible()
    await ben.page.reload()
    await expect(chip).to_be_visible()
    await put_down_a_pair(ada)
    await ada.until_asked("turn")
    await expect(ada.log.filter(has_text="Nopes to steal")).to_have_count(2)
    assert "Everything" not in await ada.page.inner_text("body")

    await guests.play(ada, ben, **nopes(2))
    await put_down_a_pair(ada)
    await ada.until_asked("turn")
    await chip.click()
    await put_down_a_pair(ada)
    await ben.until_asked("react")


async def test_against_bots_nobody_is_asked_who_has_no_answer(guests: Guests) -> None:
    """Windows are unlimited, and nobody holds a Nope: the game goes on by itself until the next turn."""
    ada = await guests.arrive("Ada", PHONE)
    ada.boldness = 0.5
    await guests.play(ada, **futures())
    await ada.page.evaluate("""() => {
      const table = document.querySelector("main");
      window.asked = new Set();
      new MutationObserver(() => window.asked.add(table.dataset.asked)).observe(table, { attributes: true });
    }""")
    for _ in range(PRESSES):
        await ada.asked.or_(ada.result).first.wait_for()
        if await ada.result.is_visible():
            break
        await ada.try_something()
    asked = await ada.page.evaluate("[...window.asked]")
    assert "turn" in asked
    assert "react" not in asked


async def test_a_deadly_draw_is_asked_about_once_wherever_one_presses(guests: Guests) -> None:
    ada = await guests.arrive("Ada", PHONE)
    await guests.play(ada, **deadly(2))
    await ada.until_asked("turn")
    await expect(ada.page.get_by_text("It goes off!")).to_be_visible()
    for press in (ada.button("Draw").click(), ada.page.get_by_role("button", name=re.compile("^Draw pile")).click()):
        await press
        await expect(ada.table.get_by_role("heading", name="A kitten lies on top. Draw it?")).to_be_visible()
        await expect(ada.hand).to_have_count(1)
        await ada.button("Back").click()
    await ada.page.keyboard.press("d")
    await ada.button("Draw it anyway").click()
    await expect(ada.result).to_be_visible()
