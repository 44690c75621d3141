"""Names that hide, pile up, cover the board or read like another one, over real WebSockets."""

import asyncio
import unicodedata

import pytest

from defuse.server.limits import LONGEST_NAME
from defuse.server.room.names import clean_line, clean_name, looks, unlike, width
from tests.server.running import Guest, open_room, serving

ALIKE = [
    ("Ann", "Аnn"),  # a Cyrillic A
    ("Ann", "ann"),
    ("Ann", "A\u200bnn"),
    ("Ann", "A\u0301\u0302nn"),
    ("Ann", "Ａｎｎ"),
    ("Ann", "Ánn"),
    ("Ann", "An n"),
    ("Ann", "𝐀𝐧𝐧"),
    ("Ann", "An\u3164n"),
    ("Ann", "\u202eAnn"),
    ("Illya", "lllya"),
    ("Illya", "1llya"),
    ("Bob", "B0b"),
    ("Marnie", "Mamie"),
    ("OXO", "ΟΧΟ"),
    ("Biscuit", "Вiscuit"),
]


@pytest.mark.parametrize(("first", "second"), ALIKE)
def test_two_people_in_a_room_never_read_alike(first: str, second: str) -> None:
    async def scene() -> None:
        async with serving() as served:
            room = await open_room(served)
            ann, ben = await Guest.enter(served, room), await Guest.enter(served, room)
            await ann.ask("sit", name=first, avatar=1)
            assert (await ben.ask("sit", name=second, avatar=2))["is"] == "done"
            await ann.until(lambda: all(member["name"] for member in ann.place["members"]))
            one, other = (member["name"] for member in ann.place["members"])
            assert not looks(one) & looks(other)
            assert (one, other[-2:]) == (first, " 2")
            names = [chair["name"] for chair in ann.place["chairs"]]
            assert all(not looks(each) & looks(name) for each in names for name in names if name is not each)
            await ann.leave()
            await ben.leave()

    asyncio.run(asyncio.wait_for(scene(), 120))


@pytest.mark.parametrize(
    ("first", "second"),
    [("Ann", "Anna"), ("Ann", "Ben"), ("王伟", "李伟"), ("Анна", "Иван"), ("Ann", "Ann 2"), ("Ärzte", "Orzte")],
)
def test_different_names_stay_as_they_are(first: str, second: str) -> None:
    assert clean_name(first) == first
    assert unlike(second, [first]) == second


HIDDEN = [
    "\u200b\u200d\u2060",
    "\u3164\u3164",
    "\u2800",
    "\u115f\u1160",
    "\u0301\u0301",
    "\u202e",
    "\ufe0f",
    "\U000e0041",
    " ",
]


@pytest.mark.parametrize("name", HIDDEN, ids=ascii)
def test_a_name_that_nobody_can_see_is_none(name: str) -> None:
    async def scene() -> None:
        async with serving() as served:
            guest = await Guest.enter(served, await open_room(served))
            assert (await guest.ask("sit", name=name, avatar=1))["told"][0] == "online-no-name"
            await guest.leave()

    asyncio.run(asyncio.wait_for(scene(), 120))


WIDE = [
    "W" * 200,
    "王" * 200,
    "\ufdfd" * 50 + "x",
    "\ufdfa" * 5,
    "Z" + "\u0335\u0336\u0337\u0338" * 400,
    "𒐫x",
    "⸻" * 20 + "x",
]


@pytest.mark.parametrize("name", WIDE, ids=ascii)
def test_no_name_is_wider_than_its_place(name: str) -> None:
    async def scene() -> None:
        async with serving() as served:
            room = await open_room(served)
            guest = await Guest.enter(served, room)
            assert (await guest.ask("sit", name=name, avatar=1))["is"] == "done"
            await guest.until(lambda: bool(guest.place["members"][0]["name"]))
            shown = guest.place["members"][0]["name"]
            assert 0 < width(shown) <= LONGEST_NAME
            assert sum(unicodedata.category(sign).startswith("M") for sign in shown) <= 2 * LONGEST_NAME
            other = await Guest.enter(served, room)
            await other.ask("sit", name=name, avatar=1)
            await guest.until(lambda: all(member["name"] for member in guest.place["members"]))
            assert width(guest.place["members"][1]["name"]) <= LONGEST_NAME
            await guest.leave()
            await other.leave()

    asyncio.run(asyncio.wait_for(scene(), 120))


def test_chat_lines_hide_nothing_and_do_not_pile_up_marks() -> None:
    assert clean_line("a\u202eb\u200bc") == "abc"
    assert clean_line("z" + "\u0335" * 100) == "z\u0335\u0335"
    assert clean_line("  नमस्ते   Zoë  ") == "नमस्ते Zoë"
