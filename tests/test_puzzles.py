"""Puzzles: the shipped files hold what they say, and the trainers of the terminal judge and keep what is answered."""

import io
import json
from datetime import date, timedelta
from pathlib import Path
from random import Random

import pytest
from textual.pilot import Pilot

from defuse.cli import main
from defuse.coach.judge import judge_of
from defuse.folders import state_folder
from defuse.game import moves as m
from defuse.game.writing import write_move
from defuse.puzzles import shelf as shelves
from defuse.puzzles.mining.writing import finished, unfinished
from defuse.puzzles.puzzle import Figures, Puzzle, notes_of, read_puzzle, same_move
from defuse.puzzles.shelf import load_puzzle, next_puzzle, of_the_day, puzzle_text, shelf
from defuse.puzzles.strength import RATINGS, START, Progress, read_progress
from defuse.puzzles.themes import GRADES, THEMES
from defuse.record.scenario import check_file
from defuse.record.situation import BadSituation, Situation, set_up
from defuse.terminal.app.puzzles.puzzle_screen import PuzzleApp, PuzzleScreen
from defuse.terminal.plain.puzzling import puzzle_plainly
from defuse.terminal.shared.puzzling import Trainer, kept_progress
from defuse.words import languages, words_in
from tests.extent import COMMIT, LONG, share
from tests.screens import drive, screen_text, until

FOLDER = Path(shelves.__file__).parent / "shipped"
FILES = sorted(FOLDER.glob("*.toml"))
ENGLISH = words_in("en")


def some(count: int, about: str) -> list[Path]:
    return share(FILES, count, about)


def id_of(file: Path) -> str:
    return file.stem.rsplit("-", 1)[1]


def wrong(puzzle: Puzzle) -> m.Move:
    """The second best move."""
    return puzzle.read(puzzle.figures.chances[1][0])


# The files


def test_five_hundred_small_puzzles_ship() -> None:
    assert len(FILES) == len(shelf()) == 500
    assert sum(file.stat().st_size for file in FILES) <= 500_000
    assert {each.theme for each in shelf().values()} == set(THEMES)
    assert set(GRADES[:4]) <= {each.grade for each in shelf().values()} <= set(GRADES)


def test_a_puzzle_is_a_scenario_that_holds_and_leads_to_its_question() -> None:
    for file in some(40, "puzzles hold"):
        assert str(check_file(file)) == f"ok {file}"
        puzzle = load_puzzle(id_of(file))
        figures = puzzle.figures
        listed = shelf()[puzzle.id]
        assert (figures.theme, figures.grade) == (listed.theme, listed.grade)
        assert puzzle.view.question is not None
        assert puzzle.view.question.asks_me
        assert puzzle.may(puzzle.answer) is None
        (best, first), (_, second) = figures.chances[:2]
        assert same_move(puzzle.read(best), puzzle.answer)
        assert first - second >= 0.0995, "figures have a digit less than the judge"
        assert figures.search >= 0.1


def test_a_file_can_be_made_anew_from_what_it_says() -> None:
    """The id of a puzzle is a digest of its moves: figures may change, links to it stay."""
    for file in some(60, "puzzles unfinished"):
        text = unfinished(file.read_text(encoding="utf-8"))
        id, again = finished(text, read_puzzle("", text), load_puzzle(id_of(file)).figures)
        assert id == id_of(file)
        assert again == file.read_text(encoding="utf-8")


def test_the_judge_still_says_what_the_files_say() -> None:
    for file in some(12, "puzzles judged"):
        puzzle = load_puzzle(id_of(file))
        judge = judge_of(puzzle.edition, len(puzzle.players))
        assert judge is not None
        opinion = judge.opinion(puzzle.view, puzzle.moves(), puzzle.answer)
        assert opinion is not None
        for text, chance in puzzle.figures.chances:
            again = [move for move in opinion.moves if same_move(move, puzzle.read(text))]
            if again:
                assert opinion.chance_after(again[0]) == pytest.approx(chance, abs=0.002)


def test_what_the_solver_sees_does_not_depend_on_hidden_cards() -> None:
    """The cards that the seat has not seen change places: the puzzle looks the same."""
    tried = 0
    for file in sorted(FILES, key=lambda each: Random(f"{each.name} {COMMIT}").random()):
        text = file.read_text(encoding="utf-8")
        puzzle = load_puzzle(id_of(file))
        if any(named in text for named in ("->", ": insert", ": order")):  # lines that hold for these cards alone
            continue
        deck = next(line for line in text.splitlines() if line.startswith("deck"))
        cards = deck.split('"')[1].split()
        unseen = [place for place, card in enumerate(puzzle.view.pile) if card < 0 and place < len(cards)]
        free = [place for place in unseen if not cards[place].endswith("!")]  # those are seen where they come up
        if len(cards) != puzzle.view.pile_size or len(free) < 2:
            continue
        swapped = cards.copy()
        swapped[free[0]], swapped[free[-1]] = cards[free[-1]], cards[free[0]]
        twin = read_puzzle("", text.replace(deck, f'deck = "{" ".join(swapped)}"'))
        assert twin.view.as_dict() == puzzle.view.as_dict()
        assert [move.key() for move in twin.moves()] == [move.key() for move in puzzle.moves()]
        tried += 1
        if tried == 4 and not LONG:
            break
    assert tried >= 4


def test_figures_are_read_as_they_are_written() -> None:
    figures = Figures("nope", 4, ("careful", "master"), 0.048, 0.142, (("nope", 0.613), ("pass", 0.44)))
    notes = notes_of(figures)
    text = puzzle_text(id_of(FILES[0])).splitlines()
    old = [line for line in text if line.startswith("#:")]
    for before, after in zip(old, notes, strict=True):
        text[text.index(before)] = f"#: {after}"
    assert read_puzzle("", "\n".join(text)).figures == figures


def test_cards_may_be_written_in_one_text_with_numbers() -> None:
    players = ["Ann", "Ben"]
    short = set_up(Situation("original", players, deck="skip 3 tacocat", hands={"Ann": "nope 2 skip*"}))  # type: ignore[arg-type,dict-item]
    long = set_up(
        Situation("original", players, deck=["skip", *["tacocat"] * 3], hands={"Ann": ["nope", "skip*", "skip*"]})
    )
    assert (short.table.pile, short.table.hands) == (long.table.pile, long.table.hands)
    for wrong_text in ("2", "3 2 skip", "0 skip", "1 skip", "99999 skip", "skipp"):
        with pytest.raises(BadSituation):
            set_up(Situation("original", players, deck=wrong_text))  # type: ignore[arg-type]


# Which one comes


def test_every_day_has_its_puzzle_and_all_come_up() -> None:
    today = date(2026, 1, 1)
    days = [of_the_day(today + timedelta(days=number)) for number in range(len(FILES))]
    assert sorted(days) == sorted(shelf())
    assert of_the_day(today) == of_the_day(date(2026, 1, 1))


def test_a_theme_goes_on_to_what_was_not_tried_and_then_round_again() -> None:
    kittens = [each.id for each in shelf().values() if each.theme == "kitten"]
    assert next_puzzle([], "kitten") == kittens[0]
    assert next_puzzle(kittens[:2], "kitten") == kittens[2]
    assert next_puzzle(kittens, "kitten", kittens[-1]) == kittens[0]
    assert next_puzzle(list(shelf()), "", kittens[0]) in shelf()


# Strength


def test_strength_rises_with_what_is_solved_and_each_puzzle_counts_once() -> None:
    hard = Progress().after("a", 5, True)
    easy = Progress().after("a", 1, True)
    assert hard.strength > easy.strength > START
    assert hard.after("a", 5, False) == hard
    failed = hard.after("b", 1, False)
    assert failed.strength < hard.strength
    assert (failed.streak, failed.best, failed.solved, failed.done) == (0, 1, 1, ("a", "b"))
    even = next(grade for grade in GRADES if RATINGS[grade] >= START)
    assert abs(Progress(strength=RATINGS[even]).after("c", even, True).strength - RATINGS[even] - 20) < 1e-9


UNUSUAL = [
    {"done": [], "strength": strength, "streak": 0, "best": 0, "solved": 0} for strength in (-1e300, float("nan"))
]


@pytest.mark.parametrize("data", [None, [], {}, {"done": 3}, {"done": [], "strength": "much"}, *UNUSUAL])
def test_a_damaged_file_counts_as_none(data: object) -> None:
    assert read_progress(data) == Progress()


# The plain table


class Typed(io.StringIO):
    """What somebody types, line by line."""

    def __init__(self, *lines: str) -> None:
        super().__init__("".join(f"{line}\n" for line in lines))


def test_the_plain_trainer_says_why_and_keeps_the_streak() -> None:
    trainer = Trainer(ENGLISH, day=date(2026, 1, 1))
    first = trainer.puzzle
    out = io.StringIO()
    typed = Typed("?", "help", "themes", write_move(first.answer, trainer.names), "themes kitten", "quit")
    assert puzzle_plainly(trainer, typed, out) == 0
    said = " ".join(out.getvalue().split())
    assert "Puzzle of the day" in said
    assert "Solved!" in said
    assert "1 in a row, 1 of 1 solved." in said
    assert "Where to put the kitten back" in said.partition("Solved!")[2]
    assert trainer.puzzle.figures.theme == "kitten"
    assert kept_progress().done == (first.id,)
    assert (state_folder() / "puzzles.json").exists()
    second = Trainer(ENGLISH, first=first.id)
    out = io.StringIO()
    puzzle_plainly(second, Typed(write_move(wrong(first), second.names), "quit"), out)
    said = " ".join(out.getvalue().split())
    assert "Not this time" in said
    assert "1 in a row, 1 of 1 solved." in said, "a second try does not count"


def test_the_names_of_others_and_what_is_typed_wrongly() -> None:
    turns = [id for id, listed in shelf().items() if listed.theme == "draw"]  # in a window an empty line is an answer
    trainer = Trainer(ENGLISH, first=turns[0])
    out = io.StringIO()
    typed = Typed("gibberish", "", "99", "help nope", "table", "themes cooking", "next", "quit")
    assert puzzle_plainly(trainer, typed, out) == 0
    assert not kept_progress().done


@pytest.mark.parametrize("language", languages())
def test_every_puzzle_is_told_in_every_language(language: str) -> None:
    words = words_in(language)
    for file in some(12, f"puzzles told {language}"):
        trainer = Trainer(words, first=id_of(file))
        assert trainer.title()
        assert trainer.about()
        for move in (trainer.puzzle.answer, wrong(trainer.puzzle)):
            judged = trainer.answer(move)
            assert judged.right is (move is trainer.puzzle.answer)
            assert all(line and "{" not in line for line in judged.lines)


@pytest.mark.parametrize("theme", ["zombie", "party-pack"])
def test_a_theme_that_is_the_box_is_named_once(theme: str) -> None:
    first = next(id for id, listed in shelf().items() if listed.theme == theme)
    title = Trainer(ENGLISH, first=first).title()
    assert title.count(ENGLISH(f"puzzle-theme-{theme}")) == 1


def test_the_command_refuses_what_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "--plain", "--theme", "cooking"]) == 2
    assert "kitten" in capsys.readouterr().err
    assert main(["puzzles", "--plain", "--puzzle", "zzzzzz"]) == 2
    assert main(["puzzles", "mine", "--out", "x", "--games", "0"]) == 2


# The drawn table


def is_plain_draw(id: str) -> bool:
    """Whether the answer is to draw, and the table does not ask whether that is meant: no kitten is seen on top."""
    puzzle = load_puzzle(id)
    return puzzle.answer.verb == m.DRAW and puzzle.view.pile[0] < 0


def test_the_drawn_trainer_shows_the_answer_and_goes_on() -> None:
    id = next(each.id for each in shelf().values() if each.theme in ("draw", "count") and is_plain_draw(each.id))
    trainer = Trainer(ENGLISH, first=id)
    app = PuzzleApp(trainer)

    def screen() -> PuzzleScreen:
        return next(each for each in app.screen_stack if isinstance(each, PuzzleScreen))

    async def act(pilot: Pilot[int]) -> None:
        await until(pilot, lambda: any(deed.moves for deed in screen()._deeds))
        assert "One move is clearly better" in screen_text(app)
        deed = next(deed for deed in screen()._deeds if deed.moves and deed.moves[0].verb == m.DRAW)
        await pilot.press(deed.key)
        await until(pilot, lambda: "Solved!" in screen_text(app))
        await pilot.press("enter")
        await until(pilot, lambda: screen().puzzle.id != id)
        await pilot.press("t")
        await until(pilot, lambda: "Counting" in screen_text(app))
        await pilot.press("down", "enter")
        await until(pilot, lambda: screen().puzzle.figures.theme == THEMES[0])
        await pilot.press("q")

    drive(app, act)
    assert kept_progress().solved == 1


def test_progress_is_written_as_plain_data() -> None:
    trainer = Trainer(ENGLISH)
    trainer.answer(trainer.puzzle.answer)
    kept = json.loads((state_folder() / "puzzles.json").read_text(encoding="utf-8"))
    assert read_progress(kept) == trainer.progress
