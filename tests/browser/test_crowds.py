"""Nothing at the table overlaps, is clipped or is out of sight, on any screen, in any language, however many play."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

import pytest
from playwright.async_api import ViewportSize

from tests.browser.guests import Guests
from tests.browser.measuring import FAULTS, faults, limits
from tests.browser.players import Player
from tests.browser.reading import LANGUAGES
from tests.browser.recorded import Crowd, Moment, all_crowds, record
from tests.browser.replaying import Replaying
from tests.extent import COMMIT, LONG, seeds, share

SIZES: Final = ((360, 740), (390, 844), (768, 1024), (1280, 720), (1440, 900), (2560, 1440))
# 320 pixels, and windows of 1280 × 1024, 1280 × 720 and 2560 × 1440 pixels that are zoomed to 300 or 400 %.
SMALL: Final = ((320, 568), (320, 256), (427, 240), (853, 480))

# One of them is looked at with every commit: ten players, the dead, the largest mix.
CROWDED: Final = (Crowd("party-pack", 10), Crowd("zombie", 5), Crowd("original+imploding+streaking+barking", 6))
VIEWS: Final = [(language, size) for language in LANGUAGES for size in SIZES]

# Looks at each moment; in the player's own turn chooses the last usable card of the hand, then presses the first thing
# that can be done with it.
_LOOK: Final = f"""async ([moments, limits]) => {{
  const faults = {FAULTS};
  const wrong = [];
  const note = async (about) => wrong.push(...(await faults(limits)).map((each) => `${{about}}: ${{each}}`));
  const press = (button) => {{
    button?.click();
    return button !== undefined;
  }};
  for (const moment of moments) {{
    await replaying.show(moment);
    await note(moment.about);
    if (!moment.turn) continue;
    if (!press([...document.querySelectorAll("[role=toolbar] [aria-describedby=usable]")].at(-1))) continue;
    await note(`${{moment.about}} with a card chosen`);
    if (press([...document.querySelectorAll(".panel .buttons .button")][0]))
      await note(`${{moment.about}} with a card begun`);
  }}
  return wrong;
}}"""

# Cards that explain themselves take room: in these languages they do so.
EXPLAINED: Final = ("de", "nl")
_TIPS: Final = "localStorage.setItem('defuse.no_tips', '{}')"

_GROWN: Final = """() => ["main .stack", "main .drawn", "main .felt"].map(
  (each) => document.querySelector(each).getBoundingClientRect().width,
)"""


def crowds() -> list[Crowd]:
    """A crowded game and another one; in a long run all."""
    if LONG:
        return all_crowds()
    return [*share(CROWDED, 1, "crowded tables"), *share(all_crowds(), 1, "other tables")]


class Measuring:
    """Looks at moments of recorded games, and notes what is wrong."""

    def __init__(self, player: Player) -> None:
        self.page = player.page
        self.replaying = Replaying(player.page)
        self.language = ""
        self.wrong: list[str] = []

    async def look(self, moments: Sequence[Moment], language: str, size: tuple[int, int], small: bool = False) -> None:
        """Show each moment on a screen of this size; in the player's own turn, choose a card and begin to play it."""
        await self.page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))
        if language != self.language:
            await self._open(language, tips=language in EXPLAINED and not small)
        wrong = await self.page.evaluate(_LOOK, [[self._told(each) for each in moments], limits(reachable=small)])
        self.wrong += [f"{size[0]} × {size[1]}, {language}: {each}" for each in wrong]

    async def _open(self, language: str, tips: bool) -> None:
        self.language = language
        await self.page.add_init_script(f"localStorage.setItem('defuse.language', JSON.stringify('{language}'))")
        await self.page.add_init_script(_TIPS.format("false" if tips else "true"))
        await self.replaying.open()

    def _told(self, moment: Moment) -> dict[str, Any]:
        is_turn = moment.table["moves"] and moment.view["question"]["word"] == "turn"
        return {**self.replaying.told(moment), "turn": bool(is_turn)}


@pytest.mark.parametrize("crowd", crowds(), ids=str)
async def test_nothing_overlaps_and_nothing_is_clipped(blank_guests: Guests, crowd: Crowd) -> None:
    [seed] = seeds(1, f"a table of {crowd}")
    moments = await record(crowd, seed)
    measuring = Measuring(await blank_guests.arrive("Ada"))
    views = share(VIEWS, 2, f"views of {crowd}")
    for number, (language, size) in enumerate(views):
        await measuring.look(moments if LONG else moments[number :: len(views)], language, size)
    assert measuring.wrong == []


@pytest.mark.alternating
@pytest.mark.parametrize("crowd", CROWDED if LONG else [Random(COMMIT).choice(CROWDED)], ids=str)
async def test_small_windows_and_large_zoom_keep_seats_piles_and_hand_in_reach(
    blank_guests: Guests, crowd: Crowd
) -> None:
    moments = await record(crowd, 7)
    measuring = Measuring(await blank_guests.arrive("Ada"))
    for language in share(list(LANGUAGES), 1, "language of small windows"):
        for size in SMALL:
            await measuring.look(moments if LONG else moments[:2], language, size, small=True)
    assert measuring.wrong == []


@pytest.mark.alternating
async def test_large_screens_are_used(guests: Guests) -> None:
    """Everything grows with the window, and the table fills it."""
    moments = await record(Crowd("original", 4), 11)
    ada = await guests.arrive("Ada")
    await ada.page.add_init_script(_TIPS.format("true"))
    replaying = Replaying(ada.page)
    await replaying.open()
    grown: list[list[float]] = []
    for width, height in ((1280, 720), (1440, 900), (1920, 1080), (2560, 1440)):
        await ada.page.set_viewport_size(ViewportSize(width=width, height=height))
        await replaying.show(moments[0])
        assert await faults(ada.page) == []
        grown.append(await ada.page.evaluate(_GROWN))
        assert await ada.page.evaluate("document.querySelector('main').getBoundingClientRect().width") == width
    assert grown == sorted(grown)
    assert all(large > 1.6 * small for small, large in zip(grown[0], grown[-1], strict=True)), grown
