"""From the landing page to a table."""

from playwright.async_api import expect

from tests.browser.guests import PHONE, Guests

PREVIEW = ("title", "description", "image")  # what a messenger reads from a page


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


async def test_a_link_that_was_sent_shows_a_title_a_sentence_and_a_picture(guests: Guests) -> None:
    ada = await guests.arrive("Ada")
    await ada.page.goto(await guests.open_room(ada))
    told = {name: await ada.page.locator(f'meta[property="og:{name}"]').get_attribute("content") for name in PREVIEW}
    assert all(told.values())
    picture = told["image"]
    assert picture is not None
    assert picture.startswith("http")
    answer = await ada.page.request.get(f"/{picture.split('/', 3)[3]}")
    assert (answer.status, answer.headers["content-type"]) == (200, "image/png")
