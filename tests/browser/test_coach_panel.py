"""The coach in real browsers: the line that adds up after a game, the curve of a replay, and decisions tried again."""

import json
import os
import re

from playwright.async_api import expect

from tests.browser.guests import PHONE, Guests
from tests.browser.players import Player
from tests.browser.rooms import WHOLE_GAMES
from tests.browser.test_for_everybody import look
from tests.extent import in_turn

LINE = re.compile(
    r"^You began at (\d+)%\. Luck ([+−]\d+), your decisions ([+−]\d+), the others ([+−]\d+): you (won|lost)\.$"
)


def adds_up(line: str) -> bool:
    found = LINE.match(line.strip())
    assert found is not None, line
    start, *terms = (int(figure.replace("−", "-")) for figure in found.groups()[:4])
    return start + sum(terms) == (100 if found[5] == "won" else 0)


@in_turn("a game and its coach", WHOLE_GAMES)
async def test_after_a_game_the_coach_says_what_was_luck_and_decisions_are_tried_again(guests: Guests) -> None:
    ada = await guests.arrive("Ada", PHONE)
    ada.boldness = 0.5  # who plays many cards at random makes dear decisions
    await guests.open_room(ada, game="original", seats=2, bots="easy")
    await ada.begin()
    await ada.play()
    panel = ada.page.locator("section.panel").filter(has=ada.page.get_by_role("heading", name="The coach"))
    line = panel.get_by_text("You began at")
    await expect(line).to_be_visible()
    assert adds_up(await line.inner_text())
    await expect(panel.get_by_role("img", name="Your chance of winning")).to_be_visible()
    await expect(panel.get_by_text("Error rate")).to_be_visible()
    kept = json.loads(await ada.page.evaluate("localStorage.getItem('defuse.coach.games')"))
    assert len(kept) == 1
    await picture(ada, "after")
    wrong = await look(ada, "the coach after a game")
    href = await panel.get_by_role("link", name=re.compile("Try again|See it in the replay")).get_attribute("href")
    assert href is not None
    visitor = await guests.arrive("Vic")
    for player in (ada, visitor):
        await player.page.goto(href)
        await try_again(player)
        await expect(player.page.get_by_role("img", name="Your chance of winning")).to_be_visible()
        await picture(player, "replay")
        wrong += await look(player, "the curve of a replay")
    assert wrong == []


async def try_again(player: Player) -> None:
    """Choose anything, read what it is worth, and go on to the end."""
    region = player.page.get_by_role("region", name=re.compile(r"Decision \d of \d"))
    await expect(region.or_(player.page.get_by_role("img", name="Your chance of winning"))).to_be_visible()
    if not await region.count():
        return  # nothing was dear
    while True:
        await expect(region.get_by_text("What would you do?")).to_be_visible()
        assert "%" not in await region.inner_text(), "one chooses before one is told"
        await picture(player, "choose")
        await region.locator(".moves button").first.click()
        await expect(region.get_by_role("status")).to_contain_text("%")
        await picture(player, "told")
        following = region.get_by_role("button", name="Next")
        if not await following.count():
            break
        await following.click()
    await region.get_by_role("button", name="Done").click()


async def picture(player: Player, what: str) -> None:
    """Keep a screenshot for people who want to look at it, where PICTURES names a folder."""
    folder = os.environ.get("PICTURES")
    if folder:
        width = (player.page.viewport_size or {"width": 0})["width"]
        await player.page.screenshot(path=f"{folder}/coach-{what}-{width}.png")
