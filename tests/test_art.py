"""The drawings: all exist, no two are alike, and they are safe to embed in any page."""

import re
import subprocess
import sys
from functools import cache
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest

from defuse.art.__main__ import main
from defuse.art.avatars import AVATARS
from defuse.art.cards import SCENES
from defuse.art.deck import files
from defuse.art.families import Family
from defuse.art.shapes import Spot, spots
from defuse.game.kinds import NUMBERS, card_names, is_cat, is_kitten
from defuse.server.room import places

SVG = "{http://www.w3.org/2000/svg}"

# Plain shapes, and nothing that runs, loads, links or is read aloud.
ELEMENTS = {"svg", "g", "defs", "use", "path", "rect"}
ATTRIBUTES = {
    *("viewBox", "id", "href", "x", "y", "width", "height", "rx", "transform", "d"),
    *("fill", "stroke", "stroke-width", "stroke-linejoin", "stroke-linecap", "stroke-dasharray"),
}


@cache
def drawings(folder: str = "") -> dict[str, str]:
    """Every drawing by the name of its file, or those in one folder; cached because it takes a second."""
    return {name: text for name, text in files() if name.startswith(folder)}


@cache
def elements(name: str) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(drawings()[name]).iter())


def lines(name: str) -> str:
    """A drawing without the ids in it."""
    stem = name.removeprefix("cards/").removesuffix(".svg")
    return drawings()[name].replace(f"{stem}-", "")


def test_every_kind_of_card_has_a_scene() -> None:
    assert set(SCENES) == set(card_names())


def test_there_is_a_file_for_every_card_and_one_for_their_back() -> None:
    assert [*(f"cards/{name}.svg" for name in card_names()), "cards/back.svg"] == list(drawings("cards/"))


@pytest.mark.parametrize("folder", ["cards/", "avatars/"])
def test_no_two_drawings_are_alike(folder: str) -> None:
    for one, other in combinations(drawings(folder), 2):
        assert lines(one) != lines(other), f"{one} and {other}"


def test_no_two_cards_have_the_same_figure() -> None:
    for one, other in combinations(card_names(), 2):
        assert SCENES[one].figure != SCENES[other].figure, f"{one} and {other}"


def test_there_are_cats_for_many_players() -> None:
    assert len(AVATARS) == places.AVATARS
    assert [f"avatars/{number}.svg" for number in range(len(AVATARS))] == list(drawings("avatars/"))


def test_no_two_avatars_differ_in_colour_alone() -> None:
    """Players may be colour-blind: the cat, its face or what it wears must differ."""
    worn = [(avatar.cat.coat, avatar.cat.jaw, avatar.cat.ears, avatar.mood, avatar.wears) for avatar in AVATARS]
    for one, other in combinations(range(len(worn)), 2):
        assert worn[one] != worn[other], f"{one} and {other}"


def test_every_family_has_a_colour_and_a_sign_of_its_own() -> None:
    families: set[Family] = {scene.family for scene in SCENES.values()}
    assert len(families) > 5
    assert len({family.ground for family in families}) == len(families)
    assert len({family.sign for family in families}) == len(families)


def test_a_family_holds_cards_of_one_sort() -> None:
    kittens = {SCENES[kind].family for kind in card_names() if is_kitten(NUMBERS[kind])}
    cats = {SCENES[kind].family for kind in card_names() if is_cat(NUMBERS[kind])}
    assert kittens == {SCENES["imploding_kitten"].family}
    assert len(cats) == 1
    assert SCENES["see_the_future_2"].family == SCENES["see_the_future_5"].family


def test_every_file_holds_plain_shapes_only() -> None:
    wrong = []
    for name in drawings():
        for element in elements(name):
            tag, extra = element.tag.removeprefix(SVG), set(element.attrib) - ATTRIBUTES
            wrong += [f"{name}: an element {tag}"] if tag not in ELEMENTS else []
            wrong += [f"{name}: {tag} with {', '.join(sorted(extra))}"] if extra else []
            wrong += [f"{name}: a text, but titles are translated"] if (element.text or "").strip() else []
    assert wrong == []


def test_every_file_refers_to_itself_alone_and_by_names_of_its_own() -> None:
    wrong = []
    for name, text in drawings().items():
        stem = Path(name).stem
        ids = {element.attrib["id"] for element in elements(name) if "id" in element.attrib}
        used = {element.attrib["href"] for element in elements(name) if "href" in element.attrib}
        wrong += [f"{name}: {each}" for each in used ^ {f"#{own}" for own in ids}]
        wrong += [f"{name}: the name {own}" for own in ids if not own.startswith(f"{stem}-")]
        wrong += [f"{name}: url("] if "url(" in text else []
    assert wrong == []


def test_no_name_is_used_in_two_files() -> None:
    found = [own for text in drawings().values() for own in re.findall(r' id="([^"]+)"', text)]
    assert len(found) == len(set(found))


def test_every_card_is_five_by_seven_and_light() -> None:
    shapes = {name: elements(name)[0].attrib["viewBox"] for name in drawings("cards/")}
    assert {name: shape for name, shape in shapes.items() if shape != "0 0 250 350"} == {}
    sizes = {name: len(drawings()[name].encode()) for name in drawings("cards/")}
    assert {name: size for name, size in sizes.items() if size > 12_000} == {}


def test_the_emblems_have_the_sizes_they_are_asked_for() -> None:
    assert elements("icon.svg")[0].attrib["viewBox"] == "0 0 512 512"
    assert elements("icon-maskable.svg")[0].attrib["viewBox"] == "0 0 512 512"
    assert elements("preview.svg")[0].attrib["viewBox"] == "0 0 1200 630"


def test_all_drawings_together_are_light() -> None:
    assert sum(len(text.encode()) for text in drawings().values()) < 700_000


def test_numbers_have_one_decimal_at_most() -> None:
    assert not [name for name, text in drawings().items() if re.search(r' d="[^"]*\.\d\d', text)]


def test_the_command_writes_all_files_and_the_same_every_time(tmp_path: Path) -> None:
    main([str(tmp_path / "here")])
    subprocess.run([sys.executable, "-m", "defuse.art", str(tmp_path / "there")], check=True)
    for folder in ("here", "there"):
        written = {file.relative_to(tmp_path / folder).as_posix(): file for file in (tmp_path / folder).rglob("*.svg")}
        assert written.keys() == drawings().keys()
        assert {name: file.read_bytes() for name, file in written.items()} == {
            name: text.encode() for name, text in drawings().items()
        }


def test_a_folder_that_cannot_be_made_is_a_clear_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    taken = tmp_path / "taken"
    taken.write_text("a file", encoding="utf-8")
    with pytest.raises(SystemExit) as stopped:
        main([str(taken)])
    assert stopped.value.code == 2
    assert "cannot write to" in capsys.readouterr().err
    assert taken.read_text(encoding="utf-8") == "a file"


def test_spots_are_read_as_they_are_written() -> None:
    assert spots("0,-40! 20.5,10") == (Spot(0, -40, True), Spot(20.5, 10, False))
