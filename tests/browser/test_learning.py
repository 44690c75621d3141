"""Learning in the browser: the lessons, cards that explain themselves, the cards of a game, help, bots to watch."""

import asyncio
import re

import pytest
from playwright.async_api import expect

from defuse.lessons import LESSONS
from defuse.words import ENGLISH, words_in
from tests.browser.axe import obstacles
from tests.browser.fit import overhang, sticking_out, too_small
from tests.browser.guests import DESKTOP, PHONE, Guests
from tests.browser.lessons import take_all_lessons, take_lesson
from tests.browser.measuring import faults
from tests.browser.players import Player
from tests.browser.reading import LANGUAGES, gaps, left_over, texts_of
from tests.browser.rooms import alarming, nopes
from tests.extent import LONG, in_turn, share

WORDS = words_in(ENGLISH)
SIZES = {"phone": PHONE, "desktop": DESKTOP}
PARTS = ("lessons", "hints and keys", "cards", "bots and names")  # each commit tests one of them
GOLD = ".guide .button.main"


async def nothing(what: str) -> None:
    """Nobody looks."""


async def problems(player: Player, what: str) -> list[str]:
    """What keeps people or thumbs out of the page as it is now."""
    page = player.page
    wrong = await obstacles(page)
    if page.viewport_size == PHONE["viewport"]:
        wider = await overhang(page)
        wrong += [*await too_small(page), *([f"{wider} pixels too wide"] if wider > 0 else [])]
    return [f"{what}: {each}" for each in wrong]


# The lessons


async def test_one_press_leads_from_the_first_page_to_the_first_lesson(guests: Guests) -> None:
    ada = await guests.arrive("Ada", PHONE)
    await ada.page.goto("/")
    await ada.button("Learn to play").click()
    await expect(ada.page.get_by_text(WORDS("learn-welcome"))).to_be_visible()
    assert await problems(ada, "the welcome") == []


@in_turn("lessons", PARTS)
@pytest.mark.parametrize("name", share(list(LESSONS), 2, "lessons in the browser"))
async def test_a_lesson_is_finished_by_doing_what_the_guide_asks(guests: Guests, name: str) -> None:
    size, wrong = share(["phone", "desktop"], 1, f"the size of {name}"), []
    for each in size:
        ada = await guests.arrive("Ada", SIZES[each])
        await ada.page.goto(f"/learn/{LESSONS.index(name) + 1}")
        if name == LESSONS[0]:
            await ada.button(WORDS("learn-begin")).click()

        async def look(what: str, player: Player = ada, on: str = each) -> None:
            wrong.extend(await problems(player, f"{what}, {on}") if what.endswith(("-1", "-end")) else [])

        await take_lesson(ada, name, look)
        await expect(ada.page.get_by_text(WORDS(f"learn-{name}-done"))).to_be_visible()
    assert wrong == []


@pytest.mark.skipif(not LONG, reason="in a long run: `make test` takes two lessons")
async def test_all_lessons_lead_from_the_first_page_to_a_real_game(guests: Guests) -> None:
    ada = await guests.arrive("Ada", PHONE)
    await ada.page.goto("/")
    await take_all_lessons(ada, nothing)
    await expect(ada.page.get_by_text(WORDS("learning-done"))).to_be_visible()
    await ada.page.locator(GOLD).click()
    await expect(ada.page.get_by_role("group", name="Players").get_by_role("button")).to_have_count(3)


@in_turn("hints and keys", PARTS)
async def test_another_move_gets_a_hint_and_after_two_the_guide_makes_the_right_one(guests: Guests) -> None:
    ada = await guests.arrive("Ada", PHONE)
    await ada.page.goto(f"/learn/{LESSONS.index('future') + 1}")
    for _ in range(2):
        await ada.until_asked("turn")
        await ada.button("Draw").click()
        await expect(ada.page.get_by_role("alert").filter(has_text=WORDS("learn-future-look.hint"))).to_be_visible()
    await expect(ada.hand).to_have_count(3)
    await ada.button("Show me").click()
    await expect(ada.hand).to_have_count(2)
    await expect(ada.page.get_by_text(WORDS("learn-future-skip"))).to_be_visible()


@in_turn("hints and keys", PARTS)
async def test_a_lesson_is_taken_with_keys_alone_and_without_letting_everything_happen(guests: Guests) -> None:
    ada = await guests.arrive("Ada")
    await ada.page.goto("/")
    await ada.page.evaluate("localStorage.setItem('defuse.lets_happen', 'true')")
    await ada.page.goto(f"/learn/{LESSONS.index('nope') + 1}")
    await ada.until_asked("react")
    await ada.page.keyboard.press("n")
    await expect(ada.page.get_by_text(WORDS("learn-nope-stopped"))).to_be_visible()
    await ada.button("Go on").focus()
    await ada.page.keyboard.press("Enter")
    await ada.until_asked("turn")
    await ada.page.keyboard.press("2")  # the Skip, after the Nope that is left
    await ada.panel.get_by_role("button", name="Play Skip").focus()
    await ada.page.keyboard.press("Enter")
    await ada.until_asked("react")
    await ada.page.keyboard.press("n")
    await expect(ada.page.locator(GOLD)).to_be_visible()
    await ada.page.locator(GOLD).focus()
    await ada.page.keyboard.press("Enter")
    await expect(ada.page.get_by_role("heading", level=1, name=WORDS("learn-title-attack"))).to_be_visible()


@in_turn("lessons", PARTS)
@pytest.mark.parametrize("language", share(list(LANGUAGES), 1, "languages of lessons"))
async def test_every_lesson_is_read_in_every_language_and_fits_a_phone(guests: Guests, language: str) -> None:
    ada = await guests.arrive("Ada", PHONE)
    await ada.page.goto("/")
    await ada.page.evaluate(f"localStorage.setItem('defuse.language', '\"{language}\"')")
    said = words_in(language)
    wrong = []
    for name in share(list(LESSONS), 4, f"lessons in {language}"):
        await ada.page.goto(f"/learn/{LESSONS.index(name) + 1}")
        await ada.page.get_by_role("heading", level=1, name=said(f"learn-title-{name}")).wait_for()
        texts = await texts_of(ada.page)
        wrong += [*gaps(texts), *(left_over(texts, language) if language != ENGLISH else [])]
        wrong += await sticking_out(ada.page)
    assert wrong == []


# Cards explain themselves


@in_turn("cards", PARTS)
async def test_each_new_card_explains_itself_once_in_a_line_that_is_closed_for_good(guests: Guests) -> None:
    ada = await guests.arrive("Ada", PHONE)
    await guests.play(ada, **nopes(2))
    tip = ada.page.get_by_role("complementary", name=WORDS("learning-tip"))
    met = []
    for kind in ("defuse", "nope"):
        await expect(tip.get_by_role("status")).to_have_text(f"{WORDS.title(kind)}: {WORDS.card_text(kind)}")
        met += await problems(ada, f"the tip of {kind}")
        await tip.get_by_role("button", name=f"{WORDS.title(kind)}: got it").click()
    await expect(tip).to_have_count(0)
    await ada.page.reload()
    await expect(ada.hand.first).to_be_visible()
    await expect(tip).to_have_count(0)
    await ada.button("Help").click()
    await ada.button("Explain all cards again").click()
    await ada.page.keyboard.press("Escape")
    await tip.get_by_role("button", name="No more tips").click()
    await ada.page.reload()
    await expect(ada.hand.first).to_be_visible()
    await expect(tip).to_have_count(0)
    assert met == []


# The cards of a game


@in_turn("cards", PARTS)
@pytest.mark.parametrize("size", share(["phone", "desktop"], 1, "the cards of a game"))
async def test_the_cards_of_this_game_are_listed_with_counts_texts_and_rules(guests: Guests, size: str) -> None:
    ada = await guests.arrive("Ada", SIZES[size])
    await guests.play(ada, **alarming())
    await ada.table.get_by_role("heading", level=1).get_by_role("button").click()
    listed = ada.dialog.get_by_role("listitem")
    await expect(listed).to_have_count(3)
    for kind, number in {"exploding_kitten": 20, "defuse": 2, "see_the_future_3": 6}.items():
        entry = f"{WORDS.title(kind)} {WORDS.card_text(kind)} {number}×"
        await expect(ada.dialog.get_by_role("button", name=entry, exact=True)).to_be_visible()
    await listed.filter(has_text=WORDS.card_text("defuse")).get_by_role("button").click()
    await expect(ada.dialog.get_by_text(WORDS.card_exactly("defuse"))).to_be_visible()
    await expect(ada.dialog.get_by_text(WORDS("rule-ek-1"))).to_be_visible()
    assert await problems(ada, "the cards of this game") == []


@in_turn("cards", PARTS)
async def test_from_a_card_one_press_leads_to_its_rules_and_to_all_cards(guests: Guests) -> None:
    ada = await guests.arrive("Ada", PHONE)
    await guests.play(ada, **nopes(2))
    nope = ada.page.get_by_role("toolbar").get_by_role("button", name="Nope").first
    await nope.click(button="right")  # browsers tell of a finger that stays as of this press
    await expect(ada.dialog.get_by_role("heading", level=2, name="Nope")).to_be_visible()
    await expect(ada.dialog.get_by_role("listitem")).to_have_count(3)
    await expect(ada.dialog.get_by_text(WORDS("learning-in-this-game", number=60))).to_be_visible()
    await expect(ada.dialog.get_by_role("listitem").filter(has_text=WORDS.card_text("defuse"))).to_be_visible()


@in_turn("cards", PARTS)
@pytest.mark.parametrize(("size", "keys"), [("phone", False), ("desktop", True)])
async def test_help_on_a_phone_is_about_thumbs_and_elsewhere_about_keys(guests: Guests, size: str, keys: bool) -> None:
    ada = await guests.arrive("Ada", SIZES[size])
    await guests.play(ada, **nopes(2))
    await ada.button("Help").click()
    await expect(ada.dialog.get_by_text(WORDS("learning-thumb-hold"))).to_have_count(0 if keys else 1)
    assert (await ada.dialog.locator("kbd").count() > 0) is keys
    assert await problems(ada, f"help, {size}") == []


# Watching bots


@in_turn("bots and names", PARTS)
@pytest.mark.parametrize("size", share(["phone", "desktop"], 1, "watching bots"))
async def test_bots_play_by_themselves_and_stop_when_one_likes(guests: Guests, size: str) -> None:
    ada = await guests.arrive("Ada", SIZES[size])
    await ada.page.goto("/")
    await ada.button("Watch bots play").click()
    place = ada.page.get_by_role("slider", name="Place in the game")
    await expect(ada.page.get_by_text(re.compile("^Master: .+ · Careful: .+$"))).to_be_visible()
    await ada.page.get_by_role("combobox", name="Speed").select_option("8×")
    await expect(place).not_to_have_value("0")
    await ada.button("Pause").click()
    stopped = await place.input_value()
    await asyncio.sleep(1.0)  # several steps at this speed
    await expect(place).to_have_value(stopped)
    assert await problems(ada, f"bots, {size}") == []
    await ada.page.keyboard.press("Home")  # where all hands are seen, and largest
    await expect(place).to_have_value("0")
    assert await faults(ada.page) == []
    await ada.page.keyboard.press("End")
    await expect(ada.page.get_by_role("heading", level=2, name=re.compile("win"))).to_be_visible()
    before = ada.page.url
    await ada.button("Another game").click()
    await expect(ada.button("Pause")).to_be_visible()
    assert ada.page.url != before


# One's own name and cat


@in_turn("bots and names", PARTS)
async def test_ones_own_name_and_cat_are_chosen_on_the_first_page_and_seen_at_the_table(guests: Guests) -> None:
    ada, ben = await guests.arrive("Ada"), await guests.arrive("Ben", PHONE)
    await ben.page.goto("/")
    await ben.page.get_by_role("button", name="Change name or cat: Ben").click()
    await ben.page.get_by_role("textbox", name="Your name").fill("Grace")
    await ben.button("Cat 8").click()
    assert await problems(ben, "name and cat") == []
    await ben.button("Done").click()
    await ben.enter(await guests.open_room(ada, **nopes(2)))
    await ada.begin()
    await ada.until_asked("turn")
    await expect(ada.table.locator(".me")).to_have_text("Ada")
    await ada.play_a_pair("Grace")
    await ben.until_asked("react")
    await expect(ben.table.locator(".me")).to_have_text("Grace")
    await expect(ben.table.locator(".me img")).to_have_attribute("src", "/art/avatars/7.svg")
