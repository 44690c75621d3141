"""`defuse league`: many bots, results that survive anything, ratings until they are sure, one page."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path

import pytest

import defuse
from defuse.bots.outside.faults import Faults
from defuse.cli import main
from defuse.game.chance import Dice
from defuse.game.library import edition
from defuse.lab.league.members import OURS, LeagueMember, members_of, version_of
from defuse.lab.league.pairing import Goal, lineup, unsure
from defuse.lab.league.results_file import BadResults, InUse, LeagueDeal, head_of, opened
from defuse.lab.league.standings import LEAST_DEALS, standings
from defuse.lab.running.tables import Setup
from defuse.words import words_in
from tests.test_play_outside_bots import BROKEN, TALKER

WORDS = words_in("en")
SETTING = Setup(edition("original"), 2)
SOURCES = {"PYTHONPATH": str(Path(defuse.__file__).parent.parent)}
# Few games, and time for a busy machine.
SHORT = ["--players", "2", "--workers", "1", "--move-seconds", "60", "--seed", "1"]


def school(folder: Path) -> Path:
    """A folder as a teacher has it on the last evening."""
    folder.mkdir()
    (folder / "ann").mkdir()
    (folder / "ann" / "bot.py").write_text(TALKER, encoding="utf-8")
    (folder / "ben.py").write_text(BROKEN, encoding="utf-8")
    (folder / "cem.py").write_text("raise SystemExit('<b>my disk is full</b>')", encoding="utf-8")
    (folder / "dee").mkdir()
    (folder / "notes.txt").write_text("due on Friday", encoding="utf-8")
    return folder


def names(folder: Path) -> list[str]:
    return [member.name for member in members_of(folder, None, WORDS)]


# Who takes part


def test_the_bots_of_a_folder_and_ours(tmp_path: Path) -> None:
    found = {member.name: member for member in members_of(school(tmp_path / "school"), None, WORDS)}
    assert list(found) == ["ann", "ben", "cem", "dee", *OURS]
    assert "There is no bot.py" in found["dee"].problem
    assert found["ann"].key.startswith("ann@")
    assert found["careful"].key == "careful"


def test_a_file_lists_exactly_who_plays(tmp_path: Path) -> None:
    school(tmp_path / "school")
    file = tmp_path / "cup.txt"
    file.write_text("school/ann  # the best\n\n# nobody\nschool/ann\ncareful\nno-such-bot\n", encoding="utf-8")
    found = members_of(file, None, WORDS)
    assert [member.name for member in found] == ["ann", "ann#2", "careful", "no-such-bot"]
    assert "There is no bot" in found[-1].problem


def test_another_version_is_a_new_member(tmp_path: Path) -> None:
    folder = school(tmp_path / "school")
    before = version_of(folder / "ann")
    assert version_of(folder / "ann") == before
    (folder / "ann" / "__pycache__").mkdir()
    (folder / "ann" / "__pycache__" / "x.pyc").write_bytes(b"1")
    assert version_of(folder / "ann") == before
    (folder / "ann" / "table.csv").write_text("1", encoding="utf-8")
    assert version_of(folder / "ann") != before


def test_too_few_bots_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "one.txt").write_text("careful\n", encoding="utf-8")
    for place in ("empty", "one.txt", "none"):
        assert main(["league", str(tmp_path / place)]) == 2
        assert place in capsys.readouterr().err
    assert list((tmp_path / "empty").iterdir()) == []


# The file of results

HEAD = head_of(SETTING, 7)
DEALS = [
    LeagueDeal(0, ("a", "b"), ((0, 1), (1, 0))),
    LeagueDeal(1, ("b", "c"), ((0, 1), ()), {"b": Faults(9, 2, dict(Faults().counts, late=2), "late", "oh\n")}),
]


def test_results_are_kept_line_by_line_and_read_again(tmp_path: Path) -> None:
    file = tmp_path / "league.jsonl"
    for number, deal in enumerate(DEALS):
        with opened(file, HEAD) as results:
            assert results.deals == DEALS[:number]
            results.add(deal)
    with opened(file, head_of(SETTING, 99)) as results:
        assert results.deals == DEALS
        assert results.head["seed"] == 7  # a league keeps its seed
        assert results.next_number == 2


def test_a_line_that_a_killed_process_left_half_is_cut_off(tmp_path: Path) -> None:
    """At every byte of the last line."""
    file = tmp_path / "league.jsonl"
    with opened(file, HEAD) as results:
        for deal in DEALS:
            results.add(deal)
    whole = file.read_bytes()
    last = whole.rstrip(b"\n").rfind(b"\n") + 1
    for cut in range(len(whole) - 1, -1, -1):
        file.write_bytes(whole[:cut])
        with opened(file, HEAD) as results:
            assert results.deals == DEALS[: max(0, whole[:cut].count(b"\n") - 1)]
            if cut == last:
                results.add(DEALS[1])
        if cut == last:
            assert file.read_bytes() == whole


@pytest.mark.parametrize(
    "line",
    [
        b"x",
        b"[]",
        b"{}",
        b'{"deal":1,"lineup":["a"],"orders":[[0]]}',
        b'{"deal":1,"lineup":["a","b"],"orders":[[0,1]]}',
        b'{"deal":1,"lineup":["a","b"],"orders":[[0,0],[]]}',
        b'{"deal":1,"lineup":["a","b"],"orders":[[0,1],[]],"faults":{"a":{}}}',
    ],
)
def test_a_line_that_is_no_deal_is_refused_with_its_number(line: bytes, tmp_path: Path) -> None:
    file = tmp_path / "league.jsonl"
    with opened(file, HEAD):
        pass
    file.write_bytes(file.read_bytes() + line + b"\n")
    with pytest.raises(BadResults, match="line 2"), opened(file, HEAD):
        pass


def test_results_of_other_games_are_never_mixed(tmp_path: Path) -> None:
    file = tmp_path / "league.jsonl"
    with opened(file, HEAD):
        pass
    with (
        pytest.raises(BadResults, match="players: it has 2, not 3"),
        opened(file, head_of(Setup(edition("original"), 3), 7)),
    ):
        pass


@pytest.mark.skipif(sys.platform == "win32", reason="files are not locked there")
def test_two_processes_never_play_the_same_league(tmp_path: Path) -> None:
    file = tmp_path / "league.jsonl"
    with opened(file, HEAD), pytest.raises(InUse), opened(file, HEAD):
        pass


# Ratings and pairings

MEMBERS = [LeagueMember(name, "", None) for name in ("a", "b", "c", "d", "e", "f")]


def played(pairs: list[tuple[str, str]], first: int = 0) -> list[LeagueDeal]:
    """Deals of two, of which the first always wins both games."""
    return [LeagueDeal(first + number, pair, ((0, 1), (1, 0))) for number, pair in enumerate(pairs)]


def test_the_better_one_comes_first_and_more_deals_make_it_surer() -> None:
    some = standings(MEMBERS[:2], played([("a", "b"), ("a", "b"), ("b", "a")] * LEAST_DEALS))
    more = standings(MEMBERS[:2], played([("a", "b"), ("a", "b"), ("b", "a")] * 80))
    assert [each.member.name for each in some.table] == ["a", "b"]
    assert more.table[0].half < some.table[0].half < float("inf")
    assert (more.table[0].games, more.table[0].wins) == (480, 320)


def test_results_of_older_versions_do_not_count() -> None:
    found = standings(MEMBERS[:2], played([("a", "b"), ("a@old", "b"), ("a", "a@old")]))
    assert found.deals == 1
    assert {each.member.name: each.games for each in found.table} == {"a": 2, "b": 2}


def test_a_new_member_plays_first_and_against_its_like_when_that_is_known() -> None:
    chain = [(one.name, other.name) for one, other in pairwise(MEMBERS[:-1])]
    found = standings(MEMBERS, played(chain * LEAST_DEALS))
    goal = Goal(1e6, 10_000)
    assert [each.member.name for each in unsure(found, goal)] == ["f"]
    strongest = found.table[0]
    met = Counter(
        member.name
        for number in range(40)
        for member in lineup(strongest, found, 2, Dice(number))
        if member.name != "a"
    )
    assert met["e"] == 0  # the weakest would tell nothing about the strongest


def test_a_bot_that_fails_too_often_plays_no_more() -> None:
    bad = Faults(30, 20, dict(Faults().counts, crashed=20), "it ended", "")
    deals = [*played([("a", "b")]), LeagueDeal(9, ("a", "b"), ((0, 1), (1, 0)), {"b": bad})]
    found = standings(MEMBERS[:3], deals)
    assert found.of(MEMBERS[1]).is_stopped
    assert "b" not in [each.member.name for each in unsure(found, Goal(1.0, 1000))]
    others = {member.name for number in range(20) for member in lineup(found.of(MEMBERS[0]), found, 2, Dice(number))}
    assert others == {"a", "c"}


# The command


class Text(HTMLParser):
    """The text of a page, and its tags."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.text: list[str] = []
        self.tags: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def test_one_page_in_the_morning(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Students' bots, good and broken, and ours; everybody who could not play is named with the reason."""
    folder = school(tmp_path / "school")
    assert main(["league", str(folder), "--games", "12", *SHORT]) == 0
    out = capsys.readouterr().out
    page = Text((folder / "league.html").read_text(encoding="utf-8"))
    text = " ".join(page.text)
    for told in (out, text):
        assert "my disk is full" in told
        assert "There is no bot.py in the folder" in told
        assert "'give up' is not one of the moves" in told
        assert "stopped: it fails too often" in told
        assert "cem cannot play" not in told  # its name stands before the reason already
        assert re.search(r"cem ?: cannot play: ", told)
    assert "b" not in page.tags  # what bots write is text, never a tag
    assert {"svg", "table"} <= set(page.tags)
    assert not {"script", "link", "img"} & set(page.tags)
    lines = (folder / "league.jsonl").read_text(encoding="utf-8").splitlines()
    games = Counter(key.partition("@")[0] for line in lines[1:] for key in json.loads(line)["lineup"])
    assert set(games) == {"ann", "ben", *OURS}
    assert min(games[name] for name in ("ann", *OURS)) >= 6  # deals of two games

    assert main(["league", str(folder), "--show", *SHORT]) == 0
    assert (folder / "league.jsonl").read_text(encoding="utf-8").splitlines() == lines


def test_stopped_while_the_bots_start_it_shows_what_was_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "cup.txt"
    file.write_text("random\ntimid\n", encoding="utf-8")

    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr("defuse.lab.league.command.why_cannot_play", interrupted)
        assert main(["league", str(file), "--games", "40", *SHORT]) == 130
        assert capsys.readouterr().out == "", "nothing was played yet"
    assert main(["league", str(file), "--games", "40", *SHORT]) == 0
    table = capsys.readouterr().out.splitlines()
    with monkeypatch.context() as patched:
        patched.setattr("defuse.lab.league.command.why_cannot_play", interrupted)
        assert main(["league", str(file), "--games", "4000", *SHORT]) == 130
    shown = capsys.readouterr().out.splitlines()
    assert [line.split()[:3] for line in shown if "random" in line] == [
        line.split()[:3] for line in table if "random" in line
    ]


def test_a_new_bot_joins_and_only_it_and_its_opponents_play(tmp_path: Path) -> None:
    file = tmp_path / "cup.txt"
    file.write_text("random\ntimid\n", encoding="utf-8")
    assert main(["league", str(file), "--games", "40", *SHORT]) == 0
    kept = tmp_path / "cup.league.jsonl"
    before = len(kept.read_text(encoding="utf-8").splitlines())
    file.write_text("random\ntimid\ncareful\n", encoding="utf-8")
    assert main(["league", str(file), "--games", "40", *SHORT]) == 0
    new = [json.loads(line)["lineup"] for line in kept.read_text(encoding="utf-8").splitlines()[before:]]
    assert len(new) >= 20
    assert all("careful" in table for table in new)
    assert (tmp_path / "cup.league.html").is_file()


def test_a_league_goes_on_after_kill_9(tmp_path: Path) -> None:
    """Killed while it writes, as often as it takes: every line that was there stays, and no deal is counted twice."""
    file, kept = tmp_path / "cup.txt", tmp_path / "cup.league.jsonl"
    file.write_text("random\ntimid\neasy\n", encoding="utf-8")
    command = [sys.executable, "-m", "defuse", "league", str(file), "--games", "5000", "--sure", "1", *SHORT]
    before: list[str] = []
    for round_ in range(2):
        with subprocess.Popen(command, env=os.environ | SOURCES, stdout=subprocess.DEVNULL) as process:
            while not kept.exists() or len(kept.read_bytes().splitlines()) < 10 * (round_ + 1):
                assert process.poll() is None
                time.sleep(0.02)
            process.send_signal(signal.SIGKILL)
        lines = kept.read_text(encoding="utf-8").splitlines()
        assert lines[: len(before)] == before
        before = [line for line in lines if line.endswith("}")]
    with opened(kept, HEAD) as results:
        numbers = [deal.number for deal in results.deals]
        assert len(numbers) == len(set(numbers)) >= 18


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (["--sure", "0"], "--sure: 0 is not possible"),
        (["--hours", "-1"], "--hours: -1 is not possible"),
        (["--games", "0"], "--games"),
        (["--players", "99"], "99 cannot play this"),
        (["--memory", "0"], "--memory: 0 is not possible"),
    ],
)
def test_what_cannot_be_is_refused(
    typed: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = school(tmp_path / "school")
    assert main(["league", str(folder), *typed]) == 2
    assert said in capsys.readouterr().err
    assert not (folder / "league.jsonl").exists()


def test_a_list_that_is_no_text_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cup = tmp_path / "cup.txt"
    cup.write_bytes(b"\xf9\xff")
    assert main(["league", str(cup)]) == 2
    assert capsys.readouterr().err == f"defuse: {cup} cannot be read: no UTF-8\n"


def test_the_time_can_be_over(tmp_path: Path) -> None:
    file = tmp_path / "cup.txt"
    file.write_text("random\ntimid\n", encoding="utf-8")
    assert main(["league", str(file), "--hours", "1e-9", *SHORT]) == 0
    assert len((tmp_path / "cup.league.jsonl").read_text(encoding="utf-8").splitlines()) == 1
    shutil.rmtree(tmp_path)
