"""The moments of a game: a kitten is drawn, a future is seen. They cover nothing that waits for an answer."""

import pytest
from playwright.async_api import expect

from tests.browser.fit import overhang, sticking_out
from tests.browser.guests import DESKTOP, PHONE, Guests
from tests.browser.players import Player
from tests.browser.rooms import alarming, nopes

pytestmark = pytest.mark.alternating

LATER = 10_000  # milliseconds; every moment is over by then


async def stop_time(player: Player) -> None:
    """From now on a moment of this page ends by a press only, or when the test lets time pass."""
    await player.page.clock.install()
    await player.page.clock.pause_at(await player.page.evaluate("Date.now() + 1000"))


async def press_anywhere(player: Player) -> None:
    await player.page.mouse.click(5, 5)


async def test_a_kitten_is_seen_by_all_then_the_defuse_then_it_is_asked_where_it_goes(guests: Guests) -> None:
    ada, ben = await guests.arrive("Ada", PHONE), await guests.arrive("Ben", DESKTOP)
    await guests.play(ada, ben, **alarming())
    await ada.until_asked("turn")
    await expect(ben.hand.first).to_be_visible()
    await stop_time(ada)
    await stop_time(ben)
    await ada.button("Draw").click()
    await ada.button("Draw it anyway").click()
    for player in (ada, ben):
        await expect(player.page.locator(".moment.kitten")).to_be_visible()
    await expect(ada.dialog).to_have_count(0)
    await press_anywhere(ada)
    await expect(ada.page.locator(".moment.defused")).to_contain_text("Defused!")
    await press_anywhere(ada)
    await expect(ada.page.locator(".moment")).to_have_count(0)
    await expect(ada.dialog.get_by_role("button", name="at random")).to_be_visible()
    await expect(ada.dialog.locator(".places img")).to_have_count(6)
    assert await overhang(ada.page) <= 0
    assert await sticking_out(ada.page) == []
    await ada.dialog.get_by_role("button", name="Put it back").click()
    await ben.page.clock.run_for(LATER)
    await ben.page.clock.run_for(LATER)
    await expect(ben.page.locator(".moment")).to_have_count(0)
    await ben.until_asked("turn")


async def test_the_future_is_shown_large_with_names_and_stays_on_the_pile(guests: Guests) -> None:
    ada = await guests.arrive("Ada", PHONE)
    await guests.play(ada, **alarming())
    await ada.until_asked("turn")
    await ada.page.get_by_role("toolbar").get_by_role("button", name="See the Future").first.click()
    await stop_time(ada)
    await ada.panel.get_by_role("button", name="Play See the Future").click()
    future = ada.page.locator(".moment.future figcaption")
    await expect(future).to_have_count(3)
    names = [(await each.inner_text()).split(None, 1)[1] for each in await future.all()]
    await press_anywhere(ada)
    await expect(future).to_have_count(0)
    remembered = ada.page.locator(".outlook ol button")
    await expect(remembered).to_have_count(3)
    assert [(await each.inner_text()).strip() for each in await remembered.all()] == names
    for each in await remembered.all():
        box = await each.bounding_box()
        assert box is not None
        assert box["width"] >= 44
    await expect(ada.page.locator(".pile.draw .known")).to_be_visible()


async def test_who_only_sees_somebody_look_goes_on_seeing_the_table(guests: Guests) -> None:
    ada, ben = await guests.arrive("Ada"), await guests.arrive("Ben", PHONE)
    await guests.play(ada, ben, **alarming())
    await ada.until_asked("turn")
    await ada.page.get_by_role("toolbar").get_by_role("button", name="See the Future").first.click()
    await ada.panel.get_by_role("button", name="Play See the Future").click()
    await ben.until_asked("react")
    await stop_time(ben)
    await ben.button("Let it happen").click()
    await expect(ada.page.locator(".moment.future figcaption")).to_have_count(3)
    await expect(ben.log.filter(has_text="Ada looks at the top of the draw pile.")).to_have_count(1)
    await expect(ben.page.locator(".moment")).to_have_count(0)


async def test_a_window_to_react_ends_every_moment(guests: Guests) -> None:
    ada, ben = await guests.arrive("Ada"), await guests.arrive("Ben", PHONE)
    await guests.play(ada, ben, **nopes(2))
    await ada.play_a_pair("")
    await ben.until_asked("react")
    await expect(ben.page.locator(".moment")).to_have_count(0)
    await expect(ben.button("Nope Ada’s pair")).to_be_visible()
