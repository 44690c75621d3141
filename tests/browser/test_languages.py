"""Every page can be read in every language, and the language can be changed during a game."""

from collections.abc import Awaitable, Callable

from playwright.async_api import expect

from defuse.words import words_in
from tests.browser.fit import overhang, sticking_out
from tests.browser.guests import PHONE, Guests
from tests.browser.players import Player
from tests.browser.reading import LANGUAGES, gaps, left_over, own_words, texts_of, untranslated
from tests.browser.rooms import PATIENT, nopes, short
from tests.extent import share

READ = ["en", *share([each for each in LANGUAGES if each != "en"], 1, "pages in the browser")]
FEW = 5  # texts; every page has more


async def test_every_page_is_read_in_every_language_and_fits_a_phone(guests: Guests) -> None:
    ada = await guests.arrive("Ada", PHONE)
    reader = Reader(ada)
    await ada.page.goto("/")
    await reader.read_in_all("landing", reader.choose)
    await ada.button("Play with friends").click()
    await expect(ada.button("Stand up")).to_be_visible()
    await reader.read_in_all("lobby", reader.choose)
    await reader.read_in_all("what the host sets", reader.choose_and_open_what_the_host_sets)
    await reader.close()

    await guests.play(ada, **short(2) | PATIENT | {"options": {"first_player": 0}})
    await ada.until_asked("turn")
    await reader.read_in_all("table", reader.choose_at_the_table)
    await ada.play()
    await reader.read_in_all("result", reader.choose_behind_the_result)
    assert reader.wrong == []


async def test_a_window_to_react_leaves_nothing_untranslated(guests: Guests) -> None:
    ada, ben = await guests.arrive("Ada"), await guests.arrive("Ben", PHONE)
    reader = Reader(ben)
    await guests.play(ada, ben, **nopes(2))
    await ada.play_a_pair("Ben")
    await ben.until_asked("react")
    english = await texts_of(ben.page)
    await ben.button("Settings").click()
    await reader.read_in_all("settings", reader.press_language)
    await reader.close()
    assert await texts_of(ben.page) == english
    assert reader.wrong == []


class Reader:
    """Looks at pages in one language after the other, and notes what is wrong with them."""

    def __init__(self, player: Player) -> None:
        self.page = player.page
        self.player = player
        self.language = "en"
        self.wrong: list[str] = []

    async def read_in_all(self, what: str, switch: Callable[[str], Awaitable[None]]) -> None:
        """Read the page in all languages; English comes first, for comparison, and last, when it must be unchanged."""
        pages: dict[str, set[str]] = {}
        for language in READ:
            await switch(language)
            pages[language] = await self._read(f"{what}, {language}")
            if language != "en":
                self._compare(f"{what}, {language}", language, pages[language], pages["en"])
        await switch("en")
        self._note(f"{what}, not as before", await texts_of(self.page) ^ pages["en"])

    async def _read(self, what: str) -> set[str]:
        texts = await texts_of(self.page)
        self._note(f"{what}, missing", gaps(texts))
        self._note(f"{what}, sticking out", await sticking_out(self.page))
        if await overhang(self.page) > 0:
            self.wrong.append(f"{what}, too wide")
        return texts

    def _compare(self, what: str, language: str, texts: set[str], english: set[str]) -> None:
        self._note(f"{what}, left over", left_over(texts, language))
        self._note(f"{what}, as in English", untranslated(texts, english, language))
        if len(own_words(texts, language)) < FEW:
            self.wrong.append(f"{what}, hardly a word")

    def _note(self, what: str, found: list[str] | set[str]) -> None:
        self.wrong += [f"{what}: {each}" for each in sorted(found)]

    async def press(self, id: str) -> None:
        """Press the button with these words in the language of the page."""
        await self.player.button(words_in(self.language)(id)).click()

    async def close(self) -> None:
        """Close the dialog, and wait until nothing of it can be read any more."""
        await self.press("browser-close")
        await expect(self.page.locator("dialog")).to_have_count(0)

    # Ways to change the language

    async def choose(self, language: str) -> None:
        field = self.page.get_by_role("combobox", name=words_in(self.language)("browser-language"))
        await field.select_option(language)
        await self._now(language)

    async def press_language(self, language: str) -> None:
        await self.player.dialog.get_by_role("button", name=LANGUAGES[language]).click()
        await self._now(language)

    async def choose_and_open_what_the_host_sets(self, language: str) -> None:
        if await self.player.dialog.count():
            await self.close()
        await self.choose(language)
        await self.press("settings-change")
        title = words_in(language)("settings-window")
        await expect(self.player.dialog.get_by_role("group", name=title)).to_be_visible()

    async def choose_at_the_table(self, language: str) -> None:
        await self.press("browser-settings")
        await self.press_language(language)
        await self.close()

    async def choose_behind_the_result(self, language: str) -> None:
        await self.press("after-show-table")
        await self.choose_at_the_table(language)
        await self.press("after-show-result")
        await expect(self.player.button(words_in(language)("after-again"))).to_be_visible()
        coach = self.page.get_by_role("heading", name=words_in(language)("coach-title"))
        await expect(coach).to_be_visible()  # it asks the server, each time that the result is shown

    async def _now(self, language: str) -> None:
        self.language = language
        await expect(self.page.locator("html")).to_have_attribute("lang", language)
