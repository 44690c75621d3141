"""The mine: what it keeps is clear, honest and varied, and it goes on where it stopped."""

import json
from pathlib import Path

import pytest

from defuse.cli import main
from defuse.puzzles.mining import confirming, mine
from defuse.puzzles.mining.choosing import Candidate, Selection
from defuse.puzzles.mining.confirming import Confirmation
from defuse.puzzles.mining.grading import finders, grade
from defuse.puzzles.mining.mine import Dig, DigPuzzle, DigRecord, Mine
from defuse.puzzles.puzzle import read_puzzle
from defuse.record.record import write_record
from defuse.record.scenario import check_file
from tests.extent import share
from tests.test_coach import recorded


@pytest.fixture
def shallow(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few games and a short search, in this process."""
    monkeypatch.setattr(mine, "CHUNK", 3)
    monkeypatch.setattr(mine, "_OF_PLAIN", 1)
    monkeypatch.setattr(confirming, "DEPTH", 400)
    monkeypatch.setattr(confirming, "_FEWEST", 200)


def write(file: Path, text: str) -> Path:
    file.write_text(text, encoding="utf-8")
    return file


def run(folder: Path, *arguments: str) -> int:
    return main(["puzzles", "mine", "--out", str(folder), "--seed", "4", "--workers", "1", *arguments])


@pytest.mark.usefixtures("shallow")
def test_puzzles_are_dug_out_of_games_and_nothing_is_done_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(mine, "PLAYERS", (3,))
    monkeypatch.setattr(mine, "EDITIONS", ("original",))
    assert run(tmp_path, "--games", "6", "--keep", "1") == 0
    assert "1 of 1 kept" in capsys.readouterr().out
    files = sorted(tmp_path.glob("*.toml"))
    assert len(files) == 1
    for file in files:
        assert str(check_file(file)) == f"ok {file}"
        puzzle = read_puzzle("", file.read_text(encoding="utf-8"))
        (_, best), (_, second) = puzzle.figures.chances[:2]
        assert best - second >= 0.0995
        assert puzzle.figures.search > 0.1
        assert file.name.startswith(f"{puzzle.figures.theme}-{puzzle.figures.grade}-")
    before = {file: file.read_bytes() for file in files}

    def never(*_: object) -> None:
        raise AssertionError("this was done before")

    monkeypatch.setattr(mine, "candidate_of", never)
    monkeypatch.setattr(mine, "confirmed", never)
    assert run(tmp_path, "--games", "6", "--keep", "1") == 0
    assert {file: file.read_bytes() for file in sorted(tmp_path.glob("*.toml"))} == before


@pytest.mark.usefixtures("shallow")
def test_recorded_games_are_searched_too(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    record.write_text(write_record(recorded("original", 2, 11)), encoding="utf-8")
    name, found = mine.dig(DigRecord(record, 1))
    assert name.startswith("record ")
    assert found
    assert list(Mine(tmp_path / "out", 1).files([record]))


def test_puzzles_made_before_are_weighed_anew(tmp_path: Path) -> None:
    from tests.test_puzzles import FILES

    shipped = share(FILES, 1, "puzzles weighed anew")[0]
    name, (again,) = mine.dig(DigPuzzle(shipped, 1))
    assert name.startswith("puzzle ")
    assert shipped.name.startswith(f"{again.theme}-")
    listed = read_puzzle("", shipped.read_text(encoding="utf-8")).figures
    id, text = mine.finish(again, listed.search, listed.found) or ("", "")
    assert shipped.stem.endswith(f"-{id}")
    file = write(tmp_path / "again.toml", text)
    assert str(check_file(file)) == f"ok {file}"
    assert list(Mine(tmp_path / "out", 1).files([shipped]))


def test_who_chooses_at_random_finds_only_what_most_moves_are() -> None:
    from tests.test_puzzles import FILES

    for file in share(FILES, 10, "puzzles at random"):
        puzzle = read_puzzle("", file.read_text(encoding="utf-8"))
        legal = puzzle.moves()
        if not any(move.open for move in legal):
            answers = sum(puzzle.is_solved_by(move) for move in legal)
            assert ("random" in finders(puzzle, slow=False)) == (2 * answers > len(legal))


def test_confirming_says_the_share(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.test_puzzles import FILES

    monkeypatch.setattr(confirming, "DEPTH", 300)
    results = iter([Confirmation(0.2, 0.01), Confirmation(0.05, 0.01)])
    monkeypatch.setattr(mine, "confirmed", lambda *_: next(results))
    assert main(["puzzles", "confirm", str(FILES[0]), "--seed", "1", "--workers", "1"]) == 0
    assert main(["puzzles", "confirm", str(FILES[0]), "--seed", "1", "--workers", "1"]) == 1


def test_what_is_no_puzzle_is_refused_before_anything_is_tried_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from tests.test_puzzles import FILES

    broken = tmp_path / "broken.toml"
    broken.write_text("title = 1", "utf-8")
    (tmp_path / "noise.toml").write_bytes(b"\xff\xfe")
    for path in (tmp_path / "none.toml", broken, tmp_path / "noise.toml"):
        assert main(["puzzles", "confirm", str(FILES[0]), str(path), "--workers", "1"]) == 2
        written = capsys.readouterr()
        assert written.out == ""
        assert written.err.startswith(f"defuse: {path}: ")
        assert len(written.err.splitlines()) == 1


def test_an_interrupted_line_of_the_work_is_left_out(tmp_path: Path) -> None:
    there = Mine(tmp_path, 1)
    (there.work / "tried.jsonl").write_text(json.dumps({"key": "a", "safe": True}) + '\n{"key": "b", "sa', "utf-8")
    assert set(there.tried()) == {"a"}


def test_chunks_that_are_there_are_not_dug_again(tmp_path: Path) -> None:
    there = Mine(tmp_path, 1)
    tasks = list(there.tasks(1))
    assert len(tasks) == len(mine.EDITIONS) * len(mine.PLAYERS)
    (there.work / tasks[0].file).write_text("[]", encoding="utf-8")
    assert list(there.tasks(1)) == tasks[1:]
    assert isinstance(tasks[0], Dig)


def candidate(number: int, theme: str = "nope", pattern: str = "", grade: int = 2) -> Candidate:
    return Candidate(f"text {number}", f"game {number}", theme, (), grade, pattern or f"p{number}", f"a{number}")


def chosen(candidates: list[Candidate], wanted: int) -> list[Candidate]:
    choice = Selection(candidates, wanted, 1000 * wanted)
    while (one := choice.next()) is not None:
        choice.keep(one, "id", "text")
    return [one for one, _, _ in choice.kept]


def test_the_choice_mixes_themes_and_takes_few_of_a_pattern() -> None:
    nopes = [candidate(number) for number in range(20)]
    steals = [candidate(100 + number, "steal") for number in range(3)]
    kept = chosen([*nopes, *steals], 6)
    assert sum(each.theme == "steal" for each in kept) == 3
    alike = [candidate(number, pattern="the same") for number in range(20)]
    assert len(chosen(alike, 20)) == 5
    assert len(chosen([candidate(1), candidate(1)], 5)) == 1


def test_a_failure_makes_room_for_another() -> None:
    choice = Selection([candidate(number) for number in range(4)], 2, 2000)
    first, second = choice.next(), choice.next()
    assert first is not None
    assert second is not None
    assert choice.next() is None
    choice.drop(first)
    third = choice.next()
    assert third is not None
    assert third not in (first, second)


@pytest.mark.parametrize(
    ("found", "hard"),
    [
        (("random", "timid", "easy", "careful", "searcher", "master"), 1),
        (("easy", "careful", "master"), 2),
        (("careful", "searcher", "master"), 3),
        (("searcher", "master"), 4),
        (("master",), 5),
        ((), 5),
    ],
)
def test_a_grade_says_who_finds_the_answer(found: tuple[str, ...], hard: int) -> None:
    assert grade(found) == hard
