"""What the table tells: its log, its chat, its offers."""

import pytest
from playwright.async_api import Locator, ViewportSize, expect

from tests.browser.guests import PHONE, Guests
from tests.browser.players import Player
from tests.browser.rooms import deadly, nopes

pytestmark = pytest.mark.alternating

# Lines of the ticker that are seen without their beginning. Beside a tip there may be no room for any line.
_CUT = """() => {
  const log = document.querySelector(".ticker [role=log]");
  if (getComputedStyle(log).clipPath !== "none") return [];
  const { top, bottom, left, right } = log.getBoundingClientRect();
  return [...log.querySelectorAll("p")]
    .map((line) => [line.textContent, line.getBoundingClientRect()])
    .filter(([, rect]) => rect.left < right && rect.right > left && rect.top < bottom && rect.bottom > top)
    .filter(([, rect]) => rect.top < top - 0.5)
    .map(([text]) => text);
}"""
_AT_END = "each => each.scrollHeight > each.clientHeight && each.scrollTop + each.clientHeight > each.scrollHeight - 2"
_SOMEWHAT_LOW: ViewportSize = {"width": 360, "height": 480}
_LOW: ViewportSize = {"width": 360, "height": 420}
_LOWER: ViewportSize = {"width": 340, "height": 400}
_SHALLOW: ViewportSize = {"width": 360, "height": 280}  # a dozen lines do not fit, however short they are


async def is_so(what: Locator, condition: str) -> None:
    """Wait until the condition holds: a list scrolls when the page has been laid out anew."""
    await what.page.wait_for_function(f"each => ({condition})(each)", arg=await what.element_handle())


async def open_log(player: Player, lines: int) -> Locator:
    """Play until the log has so many lines, then open it on a low screen."""
    while await player.log.count() < lines:
        await player.asked.or_(player.result).first.wait_for()
        if await player.result.is_visible():
            await player.button("Play again").click()
            continue
        await player.try_something()
        await player.page.wait_for_function(f"() => ({_CUT})().length === 0")
    if await player.dialog.count():
        await player.page.keyboard.press("Escape")
    await player.button("What has happened").click()
    shown = player.dialog.get_by_role("region", name="What has happened")
    await expect(shown).to_be_visible()
    await player.page.set_viewport_size(_LOW)
    return shown


async def test_the_log_of_a_phone_begins_its_lines_at_their_beginning_and_opens_at_its_end(guests: Guests) -> None:
    ada = await guests.arrive("Ada", PHONE)
    await guests.play(ada, seats=3)
    lines = await open_log(ada, 12)
    await ada.page.set_viewport_size(_SHALLOW)
    await is_so(lines, _AT_END)
    await ada.page.add_style_tag(content=".lines { padding-inline: 6rem; }")  # lines break anew in a list of its size
    await is_so(lines, _AT_END)


async def test_a_list_keeps_to_its_end_and_leaves_somebody_who_reads_further_up_alone(guests: Guests) -> None:
    ada, ben = await guests.arrive("Ada", PHONE), await guests.arrive("Ben")
    await guests.play(ada, ben, **nopes(2))
    await ada.page.set_viewport_size(_SOMEWHAT_LOW)
    for number in range(10):
        await say_something(ben, f"This is line {number}.")
    await ada.button("Chat").click()
    lines = ada.dialog.get_by_role("log", name="Chat")
    await expect(lines.get_by_role("paragraph")).to_have_count(10)
    await is_so(lines, _AT_END)
    await say_something(ben, "One more.")
    await expect(lines.get_by_text("One more.")).to_be_in_viewport()
    await is_so(lines, _AT_END)

    await lines.evaluate("each => each.scrollTo(0, 20)")
    await ada.page.evaluate("() => new Promise(requestAnimationFrame)")
    await say_something(ben, "And another one.")
    await expect(lines.get_by_text("And another one.")).to_have_count(1)
    await ada.page.set_viewport_size(_LOW)
    await ada.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert await lines.evaluate("each => each.scrollTop") == 20

    await lines.evaluate("each => each.scrollTo(0, each.scrollHeight)")
    await is_so(lines, _AT_END)
    await ada.page.set_viewport_size(_LOWER)
    await is_so(lines, _AT_END)


async def say_something(player: Player, text: str) -> None:
    await player.page.get_by_role("textbox", name="Say something short").fill(text)
    await player.page.keyboard.press("Enter")
    await expect(player.page.get_by_text(text)).not_to_have_count(0)


async def test_what_was_said_before_does_not_pop_up_again(guests: Guests) -> None:
    ada, ben = await guests.arrive("Ada"), await guests.arrive("Ben")
    await guests.play(ada, ben, **nopes(2))
    await ben.button("love it").click()
    bubble = ada.page.locator(".bubble")
    await expect(bubble).to_be_visible()
    await ada.page.reload()
    await expect(ada.page.get_by_role("log", name="Chat").get_by_text("love it")).to_have_count(1)
    await expect(ada.hand.first).to_be_visible()
    await expect(bubble).to_have_count(0)
    await ada.page.set_viewport_size(PHONE["viewport"])
    await expect(ada.button("Chat")).to_be_visible()


async def test_nobody_is_offered_a_seat_where_none_is_free(guests: Guests) -> None:
    ada, ben, cem = await guests.arrive("Ada"), await guests.arrive("Ben"), await guests.arrive("Cem", PHONE)
    link = await guests.open_room(ada, **nopes(2))
    await cem.page.goto(link)
    await expect(cem.button("Sit down")).to_be_visible()
    await ben.enter(link)
    await expect(cem.button("Sit down")).to_have_count(0)
    await ada.begin()
    await expect(cem.page.get_by_text("You are watching from the bench.")).to_be_visible()
    await expect(cem.button("Take a seat for the next game")).to_have_count(0)


async def test_a_played_card_does_not_fly_to_a_place_where_it_does_not_lie(guests: Guests) -> None:
    ada, ben = await guests.arrive("Ada"), await guests.arrive("Ben", PHONE)
    await guests.play(ada, ben, **nopes(2))
    for player in (ada, ben):
        await player.page.emulate_media(reduced_motion="no-preference")
        await player.page.locator(".sky").wait_for(state="attached")
        await player.page.evaluate("""() => {
          window.flown = 0;
          const sky = document.querySelector(".sky");
          new MutationObserver((changes) => changes.forEach((each) => (window.flown += each.addedNodes.length)))
            .observe(sky, { childList: true });
        }""")
    await ada.play_a_pair("Ben")
    await ben.until_asked("react")
    for player in (ada, ben):
        await expect(player.page.locator(".between img")).to_have_count(2)
        assert await player.page.evaluate("window.flown") == 0


async def test_those_who_are_out_are_asked_nothing(guests: Guests) -> None:
    ada = await guests.arrive("Ada", PHONE)
    await guests.play(ada, **deadly(3) | {"fast": True})
    await ada.until_asked("turn")
    await ada.button("Draw").click()
    await ada.button("Draw it anyway").click()
    await expect(ada.page.get_by_text("You are out.").or_(ada.result).first).to_be_visible()
    await expect(ada.asked).to_have_count(0)
