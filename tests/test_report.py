"""The reports of `defuse simulate`: in a terminal, in files, as a page, and its errors."""

import argparse
import csv
import io
import json
import os
import re
import sys
import xml.etree.ElementTree as ET
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path

import pytest
from rich.console import Console

from defuse.bots.entrants import entrant
from defuse.game.library import Edition, edition, recipe_from
from defuse.lab.running.wording import Wording
from defuse.lab.running.work import ThisProcess
from defuse.lab.simulate import command as simulate_command
from defuse.lab.simulate.command import add_simulate
from defuse.lab.simulate.experiment import Experiment, Variant, cook
from defuse.lab.simulate.report import Report
from defuse.lab.simulate.report_files import as_csv, as_json, as_parquet, rows
from defuse.lab.simulate.report_html import as_html
from defuse.lab.simulate.report_tables import show, sparkline
from defuse.lab.simulate.simulate import simulate
from defuse.output_files import write_all
from defuse.words import words_in

WORDING = Wording(words_in("en"))
NASTY = 'Cats & <b>"dogs"</b>'


def own(title: str, hand: int = 2, **cards: int | str) -> Edition:
    everything = {"exploding_kitten": "players - 1", "defuse": "players", **cards}
    table = {"title": title, "players": [2, 5], "hand": {"cards": hand, "defuses": 0}, "cards": everything}
    return edition(recipe_from(table, "own"))


def report(*variants: Variant, players: tuple[int, ...] = (4,), games: int = 200, bots: str = "random") -> Report:
    order = Experiment(variants, players, entrant(bots), games, 1)
    return cook(order, lambda runs: simulate(runs, ThisProcess()))


@pytest.fixture(scope="module")
def original() -> Report:
    return report(Variant(edition("original"), {}), players=(2, 5), games=120)


@pytest.fixture(scope="module")
def compared() -> Report:
    tame = own(NASTY, nope=4, skip=6, tacocat=4, beard_cat=6)
    everything = edition("original+imploding+streaking+barking")
    return report(Variant(everything, {"fast": True}), Variant(tame, {}), players=(2, 4), games=120)


def shown(what: Report, width: int = 80) -> str:
    out = io.StringIO()
    show(what, Console(file=out, width=width, highlight=False, markup=False), WORDING)
    return out.getvalue()


def words_of(what: Report) -> str:
    return " ".join(what.summary(what.sides[0], WORDING))


# In a terminal


def test_tables_fit_a_terminal_of_80_columns(original: Report, compared: Report) -> None:
    for what in (original, compared):
        lines = shown(what).splitlines()
        assert max(map(len, lines)) <= 80
        rows_of_cards = [line for line in lines if line.startswith("Nope ")]
        assert len(rows_of_cards) >= 2
        assert all(len(re.findall(r"±", line)) == 3 for line in rows_of_cards)


def test_everything_is_told_of_every_number_of_players(original: Report) -> None:
    told = shown(original)
    for heading in ("How long games are", "Who wins, by place", "What players go out by", "Nopes and rescues"):
        assert heading in told
    assert "What cards are worth with 2 players" in told
    assert "What cards are worth with 5 players" in told
    assert "3 players" not in told
    assert "random; 120 games for each number of players; seed 1." in told
    assert told.index("In short") > told.index("What cards are worth")


def test_a_comparison_says_which_differences_are_real(compared: Report) -> None:
    told = " ".join(shown(compared).split())
    assert "Side by side" in told
    assert "Holm's correction" in told
    real = sum(each.real for each in compared.differences)
    assert 0 < real < len(compared.differences)
    assert f"{real} of {len(compared.differences)} differences are real" in told
    assert re.search(r"With 4 players games are [0-9.]+ turns shorter \([0-9.]+ → [0-9.]+\)\.", told)
    assert "A: Original Edition + Imploding Kittens + Streaking Kittens + Barking Kittens, fast=on" in told
    assert f"B: {NASTY}" in told


def test_nothing_is_drawn_where_it_cannot_be_shown(original: Report) -> None:
    written = io.BytesIO()
    out = io.TextIOWrapper(written, encoding="ascii", errors="replace")
    show(original, Console(file=out, width=80, highlight=False, markup=False), WORDING)
    out.flush()
    assert "Spread of turns" in shown(original)
    assert b"Spread of turns" not in written.getvalue()
    assert b"In short" in written.getvalue()


def test_a_spread_in_a_few_letters(original: Report) -> None:
    drawn = sparkline(original.sides[0].found[0].turns)
    low, bars, high = drawn.split()
    assert int(low) < int(high)
    assert "█" in bars
    assert len(bars) <= 14


# The summary


def test_a_cook_is_told_of_an_unfair_seat_and_a_dead_card() -> None:
    """Four cats that can never be played, one kitten: the first player loses three times in five."""
    cats = dict.fromkeys(("tacocat", "beard_cat", "zombie_cat", "mercat"), 1)
    table = {"title": "Draws", "players": [2, 2], "hand": {"cards": 0, "defuses": 0}}
    draws = edition(recipe_from(table | {"cards": {"exploding_kitten": 1, **cats}}, "draws"))
    told = words_of(report(Variant(draws, {}), players=(2,), games=1500))
    assert "Unfair: with 2 players no. 1 in the order of play wins" in told
    assert "Unfair: with 2 players no. 2 in the order of play wins" in told
    assert "Dead cards, used by fewer than 10% of those who get them:" in told
    assert "Tacocat" in told
    assert "What ends games: always Exploding Kitten." in told
    assert "Short: with 2 players" in told
    assert "Nopes fly" not in told


def test_a_cook_is_told_of_a_long_game_and_of_what_ends_it() -> None:
    long = own("Long", skip=30, shuffle=20, favor=20, see_the_future_3=30, imploding_kitten=1)
    told = words_of(report(Variant(long, {}), games=100))
    assert "Too long for many tables: with 4 players a game takes" in told
    assert re.search(r"What ends games: Exploding Kitten \(\d+%\) and Imploding Kitten \(\d+%\)\.", told)
    assert "No dead card" in told
    assert "waits" in told


def test_a_cook_is_told_when_more_games_are_needed() -> None:
    told = words_of(report(Variant(edition("original"), {}), games=40))
    assert "cannot be told yet: play more games" in told
    assert "Original Edition:" not in told  # it is not compared with itself


def test_a_cook_is_told_what_is_good_and_bad_to_be_dealt() -> None:
    """With one Defuse among cats, the Defuse is nearly all that counts."""
    table = {"title": "Telling", "players": [2, 2], "hand": {"cards": 1, "defuses": 0}}
    telling = edition(recipe_from(table | {"cards": {"exploding_kitten": 1, "defuse": 1, "tacocat": 1}}, "telling"))
    told = words_of(report(Variant(telling, {}), players=(2,), games=200))
    assert "Good to be dealt: Defuse (+100.0 points with 2 players)." in told
    assert "Dead weight when dealt: Tacocat (−100.0 points with 2 players)." in told


def test_a_cook_is_told_of_bots_of_others_and_their_faults(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = "class Mute:\n    def __init__(self, seed): ...\n    def choose(self, view, moves): return None\n"
    (tmp_path / "mute_bots.py").write_text(code)
    monkeypatch.syspath_prepend(tmp_path)
    told = words_of(report(Variant(edition("two-player"), {}), players=(2,), games=5, bots="mute_bots:Mute"))
    assert "depends on the bots of other people: mute_bots:Mute" in told
    assert re.search(r"The bots failed \d+ times; default moves were played for them\.", told)


# Files


def test_json_holds_everything(compared: Report) -> None:
    found = json.loads(as_json(compared, WORDING))
    assert (found["games"], found["seed"], found["bots"]) == (120, 1, "random")
    one, other = found["sides"]
    assert one["options"] == {"fast": True}
    assert other["recipe"]["cards"]["skip"] == 6
    assert [result["players"] for result in one["results"]] == [2, 4]
    for side in found["sides"]:
        for result in side["results"]:
            assert result["games"] + result["unfinished"] == 120
            assert sum(result["turns"]["histogram"]) == result["games"]
            assert len(result["wins"]) == result["players"]
            assert all(won["low"] <= won["value"] <= won["high"] for won in result["wins"])
    assert len(found["differences"]) == len(compared.differences)
    assert found["comparison"] == compared.comparison(WORDING)


def test_csv_and_parquet_hold_the_same_rows(compared: Report) -> None:
    table = list(csv.DictReader(io.StringIO(as_csv(compared).decode())))
    assert len(table) == sum(1 for _ in rows(compared))
    assert {row["side"] for row in table} == {"A", "B", "B-A"}
    topics = {"turns", "moves", "waits", "nopes", "rescues", "wins", "finishes", "outs", "cards", "actions", "games"}
    assert topics <= {row["topic"] for row in table}
    turns = [row for row in table if (row["side"], row["topic"], row["measure"]) == ("A", "turns", "mean")]
    assert [float(row["value"]) for row in turns] == [each.turns.mean.value for each in compared.sides[0].found]
    parquet = pytest.importorskip("pyarrow.parquet")
    read = parquet.read_table(io.BytesIO(as_parquet(compared))).to_pylist()
    written = [{name: "" if cell is None else str(cell) for name, cell in row.items()} for row in read]
    assert written == table


def test_all_files_are_written_or_none(tmp_path: Path) -> None:
    (tmp_path / "taken").mkdir()
    old = tmp_path / "old.json"
    old.write_text("as it was")
    with pytest.raises(FileNotFoundError):
        write_all({old: b"new", tmp_path / "missing" / "page.html": b"new"})
    assert old.read_text() == "as it was"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["old.json", "taken"]
    write_all({old: b"new", tmp_path / "page.html": b"page"})
    assert (old.read_bytes(), (tmp_path / "page.html").read_bytes()) == (b"new", b"page")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["old.json", "page.html", "taken"]


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such files")
def test_links_are_followed_and_devices_are_not_replaced(tmp_path: Path) -> None:
    link = tmp_path / "link.json"
    link.symlink_to(tmp_path / "real.json")
    write_all({link: b"new", Path(os.devnull): b"new"})
    assert link.is_symlink()
    assert (tmp_path / "real.json").read_bytes() == b"new"
    assert Path(os.devnull).is_char_device()
    if Path("/dev/full").exists():
        with pytest.raises(OSError, match="No space left"):
            write_all({link: b"newer", Path("/dev/full"): b"newer"})
        assert (tmp_path / "real.json").read_bytes() == b"new"


# The page


class Reader(HTMLParser):
    """Checks that tags are closed in order, and notes what a page refers to."""

    VOID = ("meta", "rect", "line", "circle", "polyline")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.attributes: list[tuple[str, str]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.attributes += [(name, value or "") for name, value in attrs]
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.attributes += [(name, value or "") for name, value in attrs]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("which", ["original", "compared"])
def test_the_page_stands_alone_and_is_well_formed(which: str, request: pytest.FixtureRequest) -> None:
    page = as_html(request.getfixturevalue(which), WORDING).decode()
    reader = Reader()
    reader.feed(page)
    reader.close()
    assert reader.open == []
    assert not {"script", "link", "img", "iframe", "object", "embed", "base", "form"} & set(reader.seen)
    outward = {"src", "href", "xlink:href", "srcset", "action", "data"}
    assert not any(name in outward or name.startswith("on") for name, _ in reader.attributes)
    assert not re.search(r"url\(|@import|https?://", page)
    assert "prefers-color-scheme: dark" in page
    assert "@media print" in page
    assert ("lang", "en") in reader.attributes
    assert not re.search(r"\bnan\b|\binf\b|\bNone\b", page)


def test_the_page_shows_pictures_and_every_card(compared: Report) -> None:
    page = as_html(compared, WORDING).decode()
    pictures = [ET.fromstring(svg) for svg in re.findall(r"<svg.*?</svg>", page, re.S)]
    assert len(pictures) >= 12
    for picture in pictures:
        width, height = map(float, picture.attrib["viewBox"].split()[2:])
        assert picture.attrib["aria-label"]
        for shape in picture.iter():
            for name, most in (("x", width), ("cx", width), ("x1", width), ("y", height), ("cy", height)):
                if name in shape.attrib:
                    assert -1 <= float(shape.attrib[name]) <= most + 1
    for card in compared.sides[0].found[0].cards:
        assert WORDING.card(card.kind).replace("'", "&#x27;") in page
    assert "<b>" not in page
    assert "Cats &amp; &lt;b&gt;&quot;dogs&quot;&lt;/b&gt;" in page


# The command


def asked(*typed: str) -> int:
    words = words_in("en")
    parser = argparse.ArgumentParser()
    add_simulate(parser.add_subparsers().add_parser("simulate"), words)
    chosen = parser.parse_args(["simulate", *typed])
    code: int = chosen.run(chosen, words)
    return code


@pytest.mark.parametrize("players", ["2", "2,4"])
def test_the_least_used_card_is_the_lowest_of_the_tables(players: str, capsys: pytest.CaptureFixture[str]) -> None:
    game = ["--box=original+streaking", f"--players={players}", "--games=120", "--seed=3", "--bots=careful"]
    assert asked(*game, "--workers=1") == 0
    shown = capsys.readouterr().out
    tables = shown[shown.index("What cards are worth") :]
    rows = re.findall(r"^(\S.*?)  +\d+ .* (\d+)%$", tables, re.MULTILINE)
    lowest = min(int(share) for _, share in rows)
    told = re.search(r"least used one(?:, | is )(.+?),.*?(\d+)%", " ".join(shown.split()))
    assert told is not None
    assert (told[1], told[2]) in [(card, share) for card, share in rows if int(share) == lowest]


def test_the_command_plays_and_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [tmp_path / f"found.{kind}" for kind in ("json", "csv", "html")]
    typed = [f"--{path.suffix[1:]}={path}" for path in files]
    assert asked("--box=two-player", "--games=60", "--bots=random", "--seed=5", "--workers=1", *typed) == 0
    heard = capsys.readouterr()
    assert heard.err == ""
    assert "Two-Player Edition" in heard.out
    assert all(f"Written: {path}" in " ".join(heard.out.replace("\n", "").split(" ")) for path in files[:1])
    before = [path.read_bytes() for path in files]
    assert asked("--box=two-player", "--games=60", "--bots=random", "--seed=5", "--workers=2", *typed) == 0
    assert [path.read_bytes() for path in files] == before
    assert b'"players": 2' in before[0]


class Watched(io.StringIO):
    """Standard error in a terminal."""

    def isatty(self) -> bool:
        return True


def test_a_terminal_shows_the_progress(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Watched()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setenv("TERM", "xterm")
    assert asked("--box=two-player", "--games=20", "--bots=random", "--workers=1") == 0
    assert re.search(r"20 of 40 games|40 of 40 games", screen.getvalue())
    assert "games" not in capsys.readouterr().err


def test_a_recipe_of_ones_own_against_options_and_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    recipe = tmp_path / "mine.toml"
    cards = 'exploding_kitten = "players - 1"\ndefuse = "players"\nskip = 9\nnope = 4\n'
    recipe.write_text(f'title = "Mine"\nplayers = [2, 3]\nhand = {{ cards = 2, defuses = 1 }}\n[cards]\n{cards}')
    common = ("--games=30", "--bots=random", "--seed=1", "--workers=1")
    assert asked(f"--recipe={recipe}", "--players=2-3", "--against", "fast=on", *common) == 0
    assert "B: Mine, fast=on" in capsys.readouterr().out
    assert asked("--recipe=nope-sauce", "--against", str(recipe), "deal=3", *common) == 0
    told = capsys.readouterr().out
    assert "A: Nope Sauce" in told
    assert "B: Mine, deal=3" in told
    assert "What cards are worth with 3 players" in told  # the number nearest to four that can play both


FULL = {"--games": "20", "--bots": "random", "--seed": "1", "--workers": "1"}


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (["--box=orignal"], "Did you mean original?"),
        (["--recipe=nope-source"], "nope-sauce"),
        (["--recipe=./missing.toml"], "missing.toml"),
        (["--players=6"], "6 cannot play this; possible are: 2, 3, 4, 5."),
        (["--players=1-3"], "1 cannot play this"),
        (["--players=many"], "“many” is no number of players; write 4, 2-5 or 2,4."),
        (["--players=5-2"], "“5-2” is no number of players"),
        (["--players="], "is no number of players"),
        (["--bots=nobody"], "nobody"),
        (["--games=0"], "--games has to be at least 1, not 0."),
        (["--workers=0"], "--workers has to be at least 1, not 0."),
        (["--seed=-1"], "The seed -1 cannot be used"),
        (["--option", "tempo=high"], "There is no rule option “tempo”"),
        (["--against", "fast=maybe"], "maybe"),
        (["--against", "fast=off"], "There is nothing to compare: both sides are the same."),
        (["--against", "original"], "There is nothing to compare: both sides are the same."),
        (["--against", "compact", "two-player"], "Only one other game can be compared, not several"),
        (["--against", "nothing-like-it"], "There is no edition “nothing-like-it”."),
        (["--recipe=the-purrrge", "--against", "two-player"], "no number of players that can play both"),
        (["--json=/nowhere/at/all/found.json"], "/nowhere/at/all/found.json"),
        (["--html=."], "The file . cannot be written"),
        (["--json=same", "--csv=./same"], "Two of the files have the same name."),
    ],
)
def test_what_cannot_be_done_is_said_before_anything_is_played(
    typed: list[str],
    told: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(simulate_command, "_play", forbidden)
    rest = [f"{name}={value}" for name, value in FULL.items() if not typed[0].startswith(name)]
    assert asked(*rest, "--csv=found.csv" if "--csv" not in "".join(typed) else "--html=x.html", *typed) == 2
    heard = capsys.readouterr()
    assert heard.out == ""
    assert heard.err.startswith("defuse: ")
    assert told in heard.err
    assert "Traceback" not in heard.err
    assert list(tmp_path.iterdir()) == []


def forbidden(*_: object) -> None:
    raise AssertionError("games were played")


def test_parquet_needs_its_package(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    monkeypatch.setattr(simulate_command, "_play", forbidden)
    assert asked(f"--parquet={tmp_path / 'x.parquet'}", "--bots=random", "--games=10") == 2
    assert "pip install" in capsys.readouterr().err


def interrupted(*_: object) -> None:
    raise KeyboardInterrupt


def full(*_: object) -> None:
    raise OSError(28, "No space left on device")


@pytest.mark.parametrize(
    ("broken", "how", "code", "told"),
    [
        ("defuse.lab.simulate.command._play", interrupted, 130, "Stopped; nothing was written."),
        ("defuse.output_files.write_all", full, 2, "Nothing was written: No space left on device"),
    ],
)
def test_nothing_is_half_written(
    broken: str,
    how: Callable[..., None],
    code: int,
    told: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(broken, how)
    page = tmp_path / "page.html"
    assert asked(f"--html={page}", "--bots=random", "--games=10", "--workers=1", "--box=two-player") == code
    heard = capsys.readouterr()
    assert told in heard.err
    assert ("In short" in heard.out) == (code == 2)  # the results are not lost
    assert list(tmp_path.iterdir()) == []


def test_a_game_that_nobody_can_win_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Everybody holds a kitten for ever."""
    recipe = tmp_path / "endless.toml"
    cards = "exploding_kitten = 2\nstreaking_kitten = 2\n"
    recipe.write_text(f'title = "Endless"\nplayers = [2, 2]\nhand = {{ cards = 1, defuses = 0 }}\n[cards]\n{cards}')
    assert asked(f"--recipe={recipe}", "--bots=random", "--games=5", "--workers=1") == 1
    assert "Not one game came to an end" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="programs are limited elsewhere only")
def test_a_program_that_cannot_play_is_told_at_once_and_one_that_fails_with_its_last_words(
    capsys: pytest.CaptureFixture[str],
) -> None:
    gallery = Path(__file__).parent / "rogues"
    assert asked(f"--bots={gallery / 'crashes_at_hello.py'}") == 2
    heard = capsys.readouterr()
    assert heard.out == ""
    assert "crashes_at_hello.py cannot play: it ended with exit code 1\n" in heard.err
    assert "ValueError: what is this" in heard.err
    few = ("--box=two-player", "--games=2", "--workers=1")
    assert asked(f"--bots={gallery / 'crashes_in_the_middle.py'}", *few) == 0
    told = capsys.readouterr().out
    assert "Faults of bots of other people" in told
    assert "KeyError: 'a card that I did not expect'" in told
    assert "default moves were played for them" in told
