"""The reaction window, in which everybody may say Nope."""

from playwright.async_api import expect

from tests.browser.guests import PHONE, Guests
from tests.browser.rooms import nopes
from tests.browser.slow_line import SlowLine


async def test_one_of_two_simultaneous_nopes_counts_and_the_other_player_is_told_why(guests: Guests) -> None:
    ada, ben, cem = [await guests.arrive("Ada"), await guests.arrive("Ben", PHONE), await guests.arrive("Cem", PHONE)]
    line = SlowLine()
    await line.lay(cem.page)
    link = await guests.open_room(ada, **nopes(3))
    await ben.enter(link)
    await cem.enter(link)
    await ada.begin()
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
    ada = await guests_with_time.arrive("Ada")
    await guests_with_time.open_room(ada, **nopes(2) | {"window": 8})
    await ada.begin()
    await ada.play_a_pair("")
    await expect(ada.page.get_by_role("timer")).to_be_visible()
