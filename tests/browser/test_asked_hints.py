"""Hints in real browsers: alone and in lessons, as far as one wants to know; none where somebody else is."""

import json
import re
from typing import Final

import pytest
from playwright.async_api import expect

from defuse.lessons import LESSONS
from defuse.words import ENGLISH, words_in
from tests.browser.guests import DESKTOP, PHONE, Guests
from tests.browser.players import Player
from tests.browser.rooms import short
from tests.browser.test_for_everybody import look
from tests.extent import share

WORDS = words_in(ENGLISH)
ASK: Final = WORDS("browser-hint")
MOVE = re.compile("^The coach would choose: “.+”\\.$")


async def to_the_end_of_a_hint(player: Player) -> list[str]:
    """Something to think of, the move, the reason: each only when it is wanted. Returns what keeps people out."""
    dialog = player.dialog
    await expect(dialog.get_by_role("button", name=WORDS("hint-show-move"))).to_be_focused()
    assert await dialog.get_by_text(MOVE).count() == 0
    await player.page.keyboard.press("Enter")
    await expect(dialog.get_by_text(MOVE)).to_be_visible()
    assert await dialog.get_by_text("Why:").count() == 0
    await expect(dialog.get_by_role("button", name=WORDS("hint-why"))).to_be_focused()
    await player.page.keyboard.press("Enter")
    await expect(dialog.get_by_role("button", name=WORDS("hint-thanks"))).to_be_focused()
    wrong = await look(player, "a hint")
    assert "{" not in await dialog.inner_text()
    return wrong


async def until_there_is_a_choice(player: Player) -> None:
    """Play on until the coach has something to say in a turn, and let it begin."""
    nothing = player.dialog.get_by_text(WORDS("hint-nothing"))
    begun = player.dialog.get_by_role("button", name=WORDS("hint-show-move"))
    while True:
        await player.asked.wait_for()
        if await player.asked.get_attribute("data-asked") == "turn":
            await player.button(ASK).click()
            await expect(begun.or_(nothing)).to_be_visible()
            if await begun.count():
                return
            await player.page.keyboard.press("Escape")
        await player.try_something()


@pytest.mark.parametrize("size", share(["phone", "desktop"], 1, "hints"))
async def test_alone_one_asks_the_coach_and_what_was_hinted_does_not_count(guests: Guests, size: str) -> None:
    ada = await guests.arrive("Ada", PHONE if size == "phone" else DESKTOP)
    await guests.play(ada, game="original", seats=2, bots="easy")
    await until_there_is_a_choice(ada)
    wrong = await to_the_end_of_a_hint(ada)
    figures = ada.dialog.get_by_text(re.compile(r"^It wins about \d+% of such games, give or take \d+\.$"))
    is_judged = await figures.count() == 1  # a choice between what is sensible and what is not has no figures
    await expect(ada.dialog.get_by_text(WORDS("hint-counts-not"))).to_be_visible()
    await ada.page.keyboard.press("Enter")
    await expect(ada.dialog).to_have_count(0)
    kept = await ada.page.evaluate(
        "Object.entries(localStorage).filter(([key]) => key.startsWith('defuse.hinted.')).map(([, value]) => value)"
    )
    assert [len(json.loads(each)["heard"]) for each in kept] == [1]
    await ada.page.keyboard.press("a")
    await expect(ada.dialog.get_by_role("button", name=WORDS("hint-show-move"))).to_be_visible()
    await ada.page.keyboard.press("Escape")
    await ada.play()
    panel = ada.page.locator("section.panel").filter(has=ada.page.get_by_role("heading", name="The coach"))
    await expect(panel.get_by_text("You began at")).to_be_visible()
    if is_judged:
        await expect(panel.get_by_text(WORDS("coach-hinted", number=1))).to_be_visible()
    assert wrong == []


async def test_where_somebody_else_plays_or_watches_there_is_no_coach_to_ask(guests: Guests) -> None:
    ada, ben = await guests.arrive("Ada"), await guests.arrive("Ben")
    await guests.play(ada, ben, **short(3))
    await expect(ada.button(ASK)).to_have_count(0)
    await ada.page.keyboard.press("a")
    await expect(ada.dialog).to_have_count(0)
    status = await ada.page.evaluate(
        """async () => {
          const room = location.pathname.split("/").pop();
          const { token } = JSON.parse(localStorage.getItem(`defuse.room.${room}`));
          const answer = await fetch("/api/hint", { method: "POST", body: JSON.stringify({ room, token }) });
          return [answer.status, (await answer.json()).told[0]];
        }"""
    )
    assert status == [403, "online-not-alone"]
    guests.complaints[:] = [each for each in guests.complaints if "403" not in each]


@pytest.mark.parametrize("name", share(list(LESSONS), 1, "hints in lessons"))
async def test_in_a_lesson_the_guide_says_more_and_more(guests: Guests, name: str) -> None:
    ada = await guests.arrive("Ada", PHONE)
    await ada.page.goto(f"/learn/{LESSONS.index(name) + 1}")
    begin = ada.button(WORDS("learn-begin"))
    await ada.asked.or_(begin).first.wait_for()
    if await begin.count():
        await begin.click()
        await ada.asked.wait_for()
    await ada.button(ASK).click()
    wrong = await to_the_end_of_a_hint(ada)
    await expect(ada.dialog.get_by_text(WORDS("hint-counts-not"))).to_have_count(0)
    assert not re.search(r"among the \D", await ada.dialog.inner_text()), "numbers are no cards"
    await ada.page.keyboard.press("Enter")
    assert wrong == []
