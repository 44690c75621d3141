"""From the first page to a table."""

from playwright.async_api import expect

from tests.browser.guests import PHONE, Guests


async def test_one_press_against_bots_and_one_is_at_the_table(guests: Guests) -> None:
    ada = await guests.arrive("Ada", PHONE)
    await ada.page.goto("/")
    await ada.button("Play now against bots").click()
    await expect(ada.hand.first).to_be_visible()
    await expect(ada.page.get_by_role("group", name="Players").get_by_role("button")).to_have_count(3)


async def test_a_link_to_no_room_is_answered_in_words_and_with_a_way_on(guests: Guests) -> None:
    ada = await guests.arrive("Ada")
    await ada.page.goto("/r/nowhere")
    await expect(ada.page.get_by_role("heading", name="There is no such room")).to_be_visible()
    await expect(ada.button("Play with friends")).to_be_visible()
