"""Puzzles in real browsers: from the first page, answered by thumb and by keys, judged, explained, sent as a link."""

import json
import re
from typing import Any, Final

import pytest
from playwright.async_api import Page, expect

from defuse.game.moves import NOPE_IT, PASS
from defuse.puzzles.puzzle import Puzzle
from defuse.puzzles.shelf import load_puzzle, next_puzzle, shelf
from defuse.words import ENGLISH, words_in
from tests.browser.fit import overhang, sticking_out
from tests.browser.guests import DESKTOP, PHONE, Guests
from tests.browser.players import Player
from tests.browser.reading import LANGUAGES, gaps, left_over, texts_of
from tests.browser.test_for_everybody import look
from tests.extent import share

WORDS = words_in(ENGLISH)
KEYS: Final = {NOPE_IT: "n", PASS: "p"}
BUTTONS: Final = {NOPE_IT: re.compile("^Nope|^Yup"), PASS: re.compile("^Let it")}


def a_reaction() -> Puzzle:
    """A puzzle about a Nope: it is answered by two buttons."""
    ids = [each.id for each in shelf().values() if each.theme == "nope"]
    return next(puzzle for puzzle in map(load_puzzle, ids) if {each.verb for each in puzzle.moves()} == set(BUTTONS))


def other(puzzle: Puzzle) -> int:
    return PASS if puzzle.answer.verb == NOPE_IT else NOPE_IT


async def answer(player: Player, verb: int) -> None:
    await player.until_asked("react")
    await player.panel.get_by_role("button", name=BUTTONS[verb]).click()


async def kept(player: Player) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(await player.page.evaluate("localStorage.getItem('defuse.puzzles') ?? '{}'"))
    return found


@pytest.mark.parametrize("size", share(["phone", "desktop"], 1, "puzzles"))
async def test_a_puzzle_is_tried_explained_tried_again_and_the_next_one_comes(guests: Guests, size: str) -> None:
    ada = await guests.arrive("Ada", PHONE if size == "phone" else DESKTOP)
    page, puzzle = ada.page, a_reaction()
    wrong: list[str] = []
    await page.goto("/")
    await ada.button("Puzzles").click()
    await expect(page.get_by_role("heading", level=1, name=WORDS("puzzle-day"))).to_be_visible()
    await expect(ada.asked).to_be_visible()
    wrong += await look(ada, "the puzzle of the day")
    await page.goto(f"/puzzle/{puzzle.id}?theme=nope")
    await answer(ada, other(puzzle))
    await expect(page.get_by_text("Not this time")).to_be_visible()
    await expect(page.get_by_text(WORDS("puzzle-worth"))).to_have_count(0)
    await expect(page.get_by_text("0 in a row, 0 of 1 solved.")).to_be_visible()
    wrong += await look(ada, "not solved")
    await ada.button("Try again").click()
    await answer(ada, puzzle.answer.verb)
    await expect(page.get_by_text("Solved!")).to_be_visible()
    await expect(page.get_by_text("0 in a row, 0 of 1 solved.")).to_be_visible()
    await expect(page.get_by_text(WORDS("puzzle-worth"))).to_be_visible()
    wrong += await look(ada, "solved")
    assert (await kept(ada))["done"] == [puzzle.id]
    following = next_puzzle([puzzle.id], "nope", puzzle.id)
    await ada.button("Next puzzle").last.click()
    await expect(page).to_have_url(re.compile(f"/puzzle/{following}\\?theme=nope$"))
    await expect(ada.asked).to_be_visible()
    assert wrong == []


async def test_the_answer_is_not_in_the_page_before_one_has_answered(guests: Guests) -> None:
    ada, puzzle = await guests.arrive("Ada"), a_reaction()
    heard: list[str] = []
    ada.page.on("response", lambda response: heard.append(response.url) if "/api/" in response.url else None)
    async with ada.page.expect_response(re.compile(f"/api/puzzles/{puzzle.id}$")) as told:
        await ada.page.goto(f"/puzzle/{puzzle.id}")
    sent = await (await told.value).text()
    assert not re.search(r'"(chances?|reasons|verdict|right|answer)"', sent)
    await answer(ada, other(puzzle))
    await ada.button(WORDS("puzzle-see-why")).click()
    best = puzzle.figures.chances[0][1]
    await expect(ada.page.get_by_text(re.compile(rf"^Best: .*, {round(100 * best)}%\.$"))).to_be_visible()
    assert sum(url.endswith(puzzle.id) for url in heard) == 2


async def test_a_puzzle_is_solved_with_keys_alone_and_spoken(guests: Guests) -> None:
    ada, puzzle = await guests.arrive("Ada"), a_reaction()
    page = ada.page
    await page.goto(f"/puzzle/{puzzle.id}")
    await ada.until_asked("react")
    await page.keyboard.press(KEYS[puzzle.answer.verb])
    spoken = page.get_by_role("status").filter(has_text="Solved!")
    await expect(spoken).to_be_visible()
    await expect(page.get_by_role("status").filter(has_text="points")).to_be_visible()
    await expect(ada.button("Next puzzle").last).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(page).not_to_have_url(re.compile(puzzle.id))
    await expect(ada.asked).to_be_visible()


async def test_a_theme_is_chosen_a_link_is_sent_and_what_happened_is_read(guests: Guests) -> None:
    ada, puzzle = await guests.arrive("Ada"), a_reaction()
    page = ada.page
    await page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    await page.goto(f"/puzzle/{puzzle.id}")
    await ada.button(WORDS("puzzle-share")).click()
    await expect(page.get_by_text(WORDS("puzzle-copied"))).to_be_visible()
    link = await page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/puzzle/{puzzle.id}")
    await ada.button(WORDS("puzzle-themes")).click()
    kittens = [each.id for each in shelf().values() if each.theme == "kitten"]
    title = re.compile(f"^{WORDS('puzzle-theme-kitten')}.*0 of {len(kittens)} tried")
    await ada.dialog.get_by_role("button", name=title).click()
    await expect(page).to_have_url(re.compile(f"/puzzle/{kittens[0]}\\?theme=kitten$"))
    await expect(page.get_by_text(WORDS("puzzle-theme-kitten")).first).to_be_visible()


async def test_a_link_to_no_puzzle_leads_to_the_one_of_the_day(guests: Guests) -> None:
    ada = await guests.arrive("Ada", PHONE)
    await ada.page.goto("/puzzle/zzzzzz")
    await expect(ada.page.get_by_role("heading", name=WORDS("puzzle-none"))).to_be_visible()
    await ada.button(WORDS("puzzle-today")).click()
    await expect(ada.asked).to_be_visible()
    guests.complaints[:] = [each for each in guests.complaints if "404" not in each]


async def outside(page: Page) -> list[str]:
    """What sticks out, but for lines of the log that have no room and wait beyond its edge."""
    return [each for each in await sticking_out(page) if "--age" not in each]


@pytest.mark.parametrize("language", share(list(LANGUAGES), 1, "languages of puzzles"))
async def test_puzzles_speak_every_language_and_fit_a_phone(guests: Guests, language: str) -> None:
    ada, puzzle = await guests.arrive("Ada", PHONE), a_reaction()
    page, said = ada.page, words_in(language)
    await page.goto("/")
    await page.evaluate(f"localStorage.setItem('defuse.language', '\"{language}\"')")
    await page.goto(f"/puzzle/{puzzle.id}")
    await page.get_by_text(said("puzzle-what")).wait_for()
    wrong = [*gaps(await texts_of(page)), *await outside(page)]
    await page.keyboard.press(KEYS[other(puzzle)])
    await ada.button(said("puzzle-see-why")).click()
    await page.get_by_text(said("puzzle-worth")).wait_for()
    texts = await texts_of(page)
    wrong += [*gaps(texts), *(left_over(texts, language) if language != ENGLISH else []), *await outside(page)]
    assert (wrong, await overhang(page)) == ([], 0)
