"""Measures the pace of a game against bots, and what stands between a newcomer and the first own turn.

`python -m tests.browser.figures` needs Chromium and `make web`. "Before" are the rules that hold where somebody
watches: every window stays open for as long as it is set. It was so for everybody once. docs/web.md has the figures.
"""

import asyncio
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import mean, median
from typing import Final

from playwright.async_api import Browser, async_playwright

from defuse.bots.defaults import default_move
from defuse.game.chance import Dice
from tests.browser.chromium import ARGUMENTS, program
from tests.browser.guests import PHONE, Guests
from tests.browser.profiles import Profiles
from tests.browser.serving import serving
from tests.server.inn import Guest, Inn, answering
from tests.server.two_worlds import command

GAMES: Final = 40
NEWCOMERS: Final = 5
_ASKED: Final = "() => document.querySelector('main')?.dataset.asked"
WINDOWS: Final = {"before": 5, "after": 3}  # seconds, as the first page sets them


@dataclass
class Played:
    """A game of the Original against bots, whose only person draws."""

    seconds: float  # of the whole game, while the person presses nothing in windows
    in_windows: float
    windows: int  # in which the person could press *Let it happen*
    answers: int  # to all other questions


async def play(inn: Inn, watched: bool, window: int) -> Played:
    (ann,) = await inn.new_room(1, window=window)
    if watched:
        await inn.enter(ann.room_name)
    await ann.ask("begin")
    began, played, dice, asked = inn.clock.now(), Played(0, 0, 0, 0), Dice(7), 0
    while ann.over is None:
        question = ann.table["view"]["question"]
        is_window = question is not None and question["word"] == "react"
        if is_window and ann.says("pass") and ann.table["asked"] != asked:
            asked = ann.table["asked"]
            played.windows += 1
        if ann.table["moves"] and not is_window:
            await _answer(ann, dice)
            played.answers += 1
            continue
        before, following = inn.clock.now(), inn.clock.next
        assert following is not None
        await inn.wait(following - before)
        played.in_windows += inn.clock.now() - before if is_window else 0.0
    played.seconds = inn.clock.now() - began
    return played


async def _answer(ann: Guest, dice: Dice) -> None:
    assert ann.room.runner.dealer is not None
    feed = ann.room.runner.dealer.server_game.feed(ann.seat)
    move = default_move(feed.glance(), feed.moves, dice)
    await ann.ask("move", **answering(ann.table), **command(feed, move))


async def games(name: str) -> None:
    async with Inn.open() as inn:
        played = [await play(inn, name == "before", WINDOWS[name]) for _ in range(GAMES)]
    seconds, windows = mean(each.seconds for each in played), mean(each.in_windows for each in played)
    answers, presses = mean(each.answers for each in played), mean(each.windows for each in played)
    print(f"{name}: {windows:.0f} of {seconds:.0f} s in windows ({windows / seconds:.0%})")
    print(f"{name}: {answers + presses:.1f} presses a game, {presses:.1f} of them in windows")


async def first_turns(browser: Browser, address: str) -> None:
    """From the first page to the first own turn on a phone, at the pace of people."""
    waits, words = [], 0
    for _ in range(NEWCOMERS):
        guests = Guests(Profiles(browser), address)
        ada = await guests.arrive("Ada", PHONE)
        await ada.page.goto("/")
        await ada.button("Play now against bots").wait_for()
        began = time.monotonic()
        await ada.button("Play now against bots").tap()
        while (asked := await ada.page.evaluate(_ASKED)) in (None, "react"):  # a turn, or what somebody wants of them
            if asked == "react":
                await ada.page.keyboard.press("p")
            await asyncio.sleep(0.1)
        waits.append(time.monotonic() - began)
        words = len((await ada.panel.inner_text()).split())
        await guests.leave()
    print(f"first own turn: 1 press, {median(waits):.0f} s (from {min(waits):.0f} to {max(waits):.0f})")
    print(f"the question of that turn: {words} words")


async def main() -> None:
    for name in WINDOWS:
        await games(name)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=program(), args=ARGUMENTS)
        with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address:
            await first_turns(browser, address)
        await browser.close()


if __name__ == "__main__":
    asyncio.run(main())
