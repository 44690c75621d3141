"""Everybody reads the table in their own language, and can change it in the middle of a game."""

import re
from pathlib import Path

from playwright.async_api import Page, expect

import defuse.words
from tests.browser.guests import PHONE, Guests
from tests.browser.rooms import nopes

LANGUAGES = {"de": "Deutsch", "it": "Italiano", "nl": "Nederlands", "en": "English"}

# Everything that can be read or heard: texts, labels, titles.
_TEXTS = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [document.title];
  while (walker.nextNode()) texts.push(walker.currentNode.data);
  for (const each of document.querySelectorAll("[aria-label], [title], [alt], [aria-valuetext]"))
    for (const name of ["aria-label", "title", "alt", "aria-valuetext"]) texts.push(each.getAttribute(name) ?? "");
  return [...new Set(texts.map((text) => text.trim()).filter((text) => /\\p{L}/u.test(text)))];
}"""

WORDS = Path(defuse.words.__file__).parent
NAMES = {"Ada", "Ben", "Defuse", "Nothing but Nopes", *LANGUAGES.values()}  # of people, and what is not translated


def the_same_in(language: str) -> set[str]:
    """What may be read alike: names, and words that are spelt so in that language as well."""
    texts = "\n".join(path.read_text(encoding="utf-8") for path in (WORDS / language).glob("*.ftl"))
    return NAMES | set(re.findall(r"^(?:[a-z0-9-]+|    \.[a-z]+) = (.+)$", texts, re.MULTILINE))


async def texts_of(page: Page) -> set[str]:
    return set(await page.evaluate(_TEXTS))


async def test_all_four_languages_leave_nothing_untranslated(guests: Guests) -> None:
    ada, ben = await guests.arrive("Ada"), await guests.arrive("Ben", PHONE)
    await ben.enter(await guests.open_room(ada, **nopes(2)))
    await ada.begin()
    await ada.play_a_pair("Ben")
    await ben.until_asked("react")
    english = await texts_of(ben.page)
    await ben.button("Settings").click()
    for language, name in LANGUAGES.items():
        await ben.button(name).click()
        await expect(ben.page.locator("html")).to_have_attribute("lang", language)
        texts = await texts_of(ben.page)
        assert [text for text in texts if "{" in text or "}" in text] == []
        if language != "en":
            assert (english & texts) <= the_same_in(language)
    await ben.button("Close").click()
    assert await texts_of(ben.page) == english
