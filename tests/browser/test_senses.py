"""What is heard, felt and seen of oneself: sounds and their volume, vibration on phones, one's own cat and name."""

from typing import Any, Final

import pytest
from playwright.async_api import Locator, Page, expect

from tests.browser.guests import DESKTOP, PHONE, Guests
from tests.browser.players import Player
from tests.browser.rooms import calm, nopes

pytestmark = pytest.mark.alternating

POP: Final = 0.15  # how loud the sound of a press is, of all that is possible

# Notes how loud each tone begins, and what a phone would let feel.
_LISTEN: Final = """() => {
  window.heard = [];
  window.felt = [];
  const begin = AudioParam.prototype.setValueAtTime;
  AudioParam.prototype.setValueAtTime = function (value, at) {
    if (value <= 1) window.heard.push(value);
    return begin.call(this, value, at);
  };
  navigator.vibrate = (pattern) => window.felt.push(pattern);
}"""


async def listen(player: Player) -> None:
    await player.page.add_init_script(f"({_LISTEN})()")


async def heard(page: Page) -> list[float]:
    """What has been heard since this was asked last."""
    found: list[float] = await page.evaluate("window.heard.splice(0)")
    return [round(each, 3) for each in found]


async def felt(page: Page) -> list[Any]:
    found: list[Any] = await page.evaluate("window.felt.splice(0)")
    return found


async def set_volume(slider: Locator, steps: int) -> None:
    """Choose a volume, in tenths, with keys."""
    await slider.focus()
    await slider.press("Home")
    for _ in range(steps):
        await slider.press("ArrowRight")


async def test_the_first_press_is_heard_and_nothing_before_it(guests: Guests) -> None:
    ada = await guests.arrive("Ada", PHONE)
    await guests.play(ada, **calm())
    await listen(ada)
    await ada.page.reload()
    await ada.until_asked("turn")
    assert await heard(ada.page) == []
    await ada.page.get_by_role("heading", level=1).tap()
    assert await heard(ada.page) == [round(POP * 0.6, 3)]


async def test_after_a_press_on_the_first_page_the_table_is_heard_at_once(guests: Guests) -> None:
    ada = await guests.arrive("Ada", PHONE)
    await listen(ada)
    await ada.page.goto("/")
    await ada.button("Play now against bots").tap()
    await expect(ada.hand.first).to_be_visible()
    await ada.page.wait_for_function("() => window.heard.length > 0")


async def test_sounds_are_as_loud_as_one_likes_and_stay_so(guests: Guests) -> None:
    ada = await guests.arrive("Ada")
    await listen(ada)
    await guests.play(ada, **calm())
    await ada.button("Settings").click()
    slider = ada.dialog.get_by_role("slider")
    await set_volume(slider, 2)
    assert (await heard(ada.page))[-1] == round(POP * 0.2, 3)
    await set_volume(slider, 0)
    await expect(ada.dialog.get_by_text("Sound is off")).to_be_visible()
    await heard(ada.page)
    await ada.page.keyboard.press("Escape")
    await ada.button("Draw").click()
    await expect(ada.log.filter(has_text="You draw").first).to_be_visible()
    assert await heard(ada.page) == []

    await ada.page.reload()
    await ada.button("Settings").click()
    await expect(slider).to_have_value("0")


async def test_a_phone_is_felt_and_a_desktop_is_not(guests: Guests) -> None:
    ada, ben = await guests.arrive("Ada", PHONE), await guests.arrive("Ben", DESKTOP)
    for player in (ada, ben):
        await listen(player)
    await guests.play(ada, ben, **nopes(2))
    await ada.play_a_pair("Ben")
    await ben.until_asked("react")
    await ben.page.keyboard.press("n")
    await ada.until_asked("react")
    assert [30, 40, 60] in await felt(ada.page)
    assert await felt(ben.page) == []

    await ada.button("Settings").click()
    vibration = ada.dialog.get_by_role("button", name="Vibration")
    await expect(vibration).to_have_attribute("aria-pressed", "true")
    await vibration.click()
    await felt(ada.page)
    await ada.page.keyboard.press("Escape")
    await ada.let_it_happen(then="turn")
    await ada.play_a_pair("Ben")
    await ben.until_asked("react")
    await ben.page.keyboard.press("n")
    await ada.until_asked("react")
    assert await felt(ada.page) == []

    await ben.button("Settings").click()
    await expect(ben.dialog.get_by_role("slider")).to_be_visible()
    await expect(ben.dialog.get_by_role("button", name="Vibration")).to_have_count(0)


async def test_ones_own_cat_and_name_sit_at_the_table(guests: Guests) -> None:
    ada = await guests.arrive("Ada", PHONE)
    await guests.play(ada, **calm())
    await ada.until_asked("turn")
    await expect(ada.panel.get_by_text("Ada", exact=True)).to_be_in_viewport()
    await expect(ada.panel.locator("img[src$='/avatars/3.svg']")).to_be_in_viewport()


async def test_single_keys_can_be_switched_off_and_stay_so(guests: Guests) -> None:
    ada = await guests.arrive("Ada")
    await guests.play(ada, **calm())
    await ada.until_asked("turn")
    await ada.button("Settings").click()
    keys = ada.dialog.get_by_role("button", name="Single keys such as D for Draw")
    await expect(keys).to_have_attribute("aria-pressed", "true")
    await keys.press("Enter")
    await expect(keys).to_have_attribute("aria-pressed", "false")
    await ada.page.keyboard.press("Escape")
    await ada.page.reload()
    await ada.until_asked("turn")
    for key in ("?", "l", "x", "c", "1", "d"):
        await ada.page.keyboard.press(key)
    await expect(ada.dialog).to_have_count(0)
    await expect(ada.button("Draw")).to_be_visible()
    await expect(ada.page.get_by_role("toolbar").get_by_role("button", pressed=True)).to_have_count(0)
    await ada.until_asked("turn")

    await ada.button("Settings").click()
    await keys.click()
    await ada.page.keyboard.press("Escape")
    await expect(ada.dialog).to_have_count(0)
    await ada.page.keyboard.press("d")
    await expect(ada.log.filter(has_text="You draw")).not_to_have_count(0)
