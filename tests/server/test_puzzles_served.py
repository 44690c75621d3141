"""Puzzles as browsers get them: without their answers and secrets, judged as in the terminal, within limits."""

import json
from datetime import date
from random import Random
from typing import Any

import msgspec
import pytest

from defuse.game import moves as m
from defuse.game.kinds import UNKNOWN
from defuse.game.moves import Move
from defuse.puzzles.explaining import explanation
from defuse.puzzles.puzzle import Puzzle, read_puzzle, same_move
from defuse.puzzles.shelf import load_puzzle, of_the_day, puzzle_text, shelf
from defuse.puzzles.strength import Progress
from defuse.puzzles.themes import THEMES
from defuse.server import limits
from defuse.server.limits import Recently
from defuse.server.play.bounded_thread import BoundedThread
from defuse.server.play.puzzle_scripts import NotListed, judged_answer, puzzle_script, written_puzzle
from defuse.server.wire.puzzle_structs import PuzzleAnswer, PuzzleScript
from tests.extent import COMMIT, LONG, share
from tests.server.hands import HandClock
from tests.server.running import Served
from tests.server.test_ways_in import at_a_server, request

IDS = sorted(shelf())


def given(puzzle: Puzzle, move: Move) -> dict[str, Any]:
    """What a browser sends of a move: its place in the list, and what is filled into its blank."""
    for number, listed in enumerate(puzzle.moves()):
        if same_move(listed, move):
            return {"move": number}
        if listed.open and listed.verb == move.verb and sorted(listed.cards) in ([], sorted(move.cards)):
            if listed.target != move.target:
                continue
            blanks: dict[int, dict[str, Any]] = {
                m.INSERT: {"depth": move.number},
                m.ORDER: {"order": list(move.cards)},
                m.TRIPLE: {"kind": move.named},
                m.FIVE: {"kind": move.named, "cards": list(move.cards)},
            }
            return {"move": number, **blanks[move.verb]}
    raise AssertionError(f"{puzzle.id}: {move} is not listed")


def wrong(puzzle: Puzzle) -> Move:
    return puzzle.read(puzzle.figures.chances[1][0])


# What is sent


def test_a_puzzle_is_shown_as_its_seat_knows_it_and_without_its_answer() -> None:
    for id in share(IDS, 30, "puzzles served"):
        puzzle = load_puzzle(id)
        sent = json.loads(puzzle_script(id))
        assert set(sent) == set(PuzzleScript.__struct_fields__)
        assert not {"answer", "chances", "figures", "found", "search", "error"} & set(PuzzleScript.__struct_fields__)
        assert (sent["id"], sent["theme"], sent["grade"]) == (id, shelf()[id].theme, shelf()[id].grade)
        view = sent["view"]
        assert (sent["seat"], view["seat"], view["hand"]) == (puzzle.seat, puzzle.seat, list(puzzle.view.hand))
        assert view["hands"] == [list(hand) for hand in puzzle.view.hands]
        assert view["pile"] == list(puzzle.view.pile)
        assert len(sent["events"]) == len(puzzle.heard)
        assert len(sent["moves"]) == len(puzzle.moves()) > 0


def test_hidden_cards_change_no_byte_of_a_puzzle_and_no_word_about_its_answers() -> None:
    """The cards of the pile that the seat has not seen change places."""
    tried = 0
    for id in sorted(IDS, key=lambda each: Random(f"{each} {COMMIT}").random()):
        text = puzzle_text(id)
        puzzle = load_puzzle(id)
        if "->" in text or "insert" in text:
            continue  # the lines name cards that lie there
        deck = next(line for line in text.splitlines() if line.startswith("deck"))
        cards = deck.split('"')[1].split()
        free = [place for place, card in enumerate(puzzle.view.pile) if card == UNKNOWN and place < len(cards)]
        if len(cards) != puzzle.view.pile_size or len(free) < 2 or cards[free[0]] == cards[free[-1]]:
            continue
        if any(cards[free[place]].endswith("!") for place in (0, -1)):
            continue  # a card that lies face up is seen as soon as it is on top
        swapped = cards.copy()
        swapped[free[0]], swapped[free[-1]] = cards[free[-1]], cards[free[0]]
        twin = read_puzzle(id, text.replace(deck, f'deck = "{" ".join(swapped)}"'))
        assert msgspec.json.encode(written_puzzle(twin)) == msgspec.json.encode(written_puzzle(puzzle))
        for move in (puzzle.answer, wrong(puzzle)):
            assert explanation(twin, move, twin.players) == explanation(puzzle, move, puzzle.players)
        tried += 1
        if tried == 4 and not LONG:
            break
    assert tried >= 4


def test_answers_are_judged_and_counted_as_in_the_terminal() -> None:
    progress = Progress()
    kept: dict[str, object] = {}
    for id in share(IDS, 12, "puzzles answered"):
        puzzle = load_puzzle(id)
        for move, is_first in ((wrong(puzzle), True), (puzzle.answer, False)):
            told = judged_answer(id, PuzzleAnswer(**given(puzzle, move), progress=kept))
            said = explanation(puzzle, move, puzzle.players)
            assert (told.right, told.counted) == (move is puzzle.answer, is_first)
            assert (told.verdict, told.reasons) == (said.verdict, list(said.reasons))
            assert [(each.text, each.chance) for each in told.moves] == list(said.moves)
            progress = progress.after(id, puzzle.figures.grade, told.right)
            kept = json.loads(msgspec.json.encode(told.progress))
            assert (kept["strength"], kept["done"]) == (progress.strength, list(progress.done))
    assert kept["streak"] == 0


@pytest.mark.parametrize("move", [-1, 10_000])
def test_what_is_no_move_is_no_answer(move: int) -> None:
    with pytest.raises(NotListed):
        judged_answer(IDS[0], PuzzleAnswer(move))


def test_a_blank_that_is_filled_in_wrongly_is_no_answer() -> None:
    kitten = next(each.id for each in shelf().values() if each.theme == "kitten")
    for depth in (None, -1, 10_000):
        with pytest.raises(NotListed):
            judged_answer(kitten, PuzzleAnswer(0, depth=depth))


# Over HTTP


def test_puzzles_are_served_answered_and_not_kept() -> None:
    async def scene(served: Served) -> None:
        status, _, body = await request(served, "GET", "/api/puzzles?day=2026-01-31")
        found = json.loads(body)
        assert status == 200
        assert found["today"] == of_the_day(date(2026, 1, 31))
        themes = {each["theme"]: each["ids"] for each in found["themes"]}
        assert list(themes) == ["", *(theme for theme in THEMES if theme in themes)]
        assert themes[""] == list(shelf())
        assert sorted(id for theme, ids in themes.items() if theme for id in ids) == IDS
        puzzle = load_puzzle(found["today"])
        status, headers, body = await request(served, "GET", f"/api/puzzles/{puzzle.id}")
        assert (status, body, "max-age" in headers["cache-control"]) == (200, puzzle_script(puzzle.id), True)
        answer = json.dumps(given(puzzle, puzzle.answer)).encode()
        for _ in range(2):
            status, headers, body = await request(served, "POST", f"/api/puzzles/{puzzle.id}", answer)
            told = json.loads(body)
            assert (status, headers["cache-control"], told["right"], told["counted"]) == (200, "no-store", True, True)
            assert told["progress"]["done"] == [puzzle.id], "who sends nothing begins anew: the server keeps nothing"
        assert served.house.rooms == {}

    at_a_server(scene)


def test_strange_requests_are_refused() -> None:
    id = IDS[0]
    strange: list[tuple[str, str, bytes, int]] = [
        ("GET", "/api/puzzles?day=tomorrow", b"", 404),
        ("GET", "/api/puzzles/zzzzzz", b"", 404),
        ("GET", "/api/puzzles/..%2Fpuzzle.py", b"", 404),
        ("GET", "/api/puzzles/%00", b"", 404),
        ("POST", "/api/puzzles/zzzzzz", b'{"move": 0}', 404),
        ("POST", f"/api/puzzles/{id}", b"", 400),
        ("POST", f"/api/puzzles/{id}", b"[", 400),
        ("POST", f"/api/puzzles/{id}", b'{"move": 99999}', 400),
        ("POST", f"/api/puzzles/{id}", b'{"move": 0, "more": 1}', 400),
        ("POST", f"/api/puzzles/{id}", b'{"move": 0, "progress": []}', 400),
        ("POST", f"/api/puzzles/{id}", b"[" * 5000, 400),
        ("POST", f"/api/puzzles/{id}", b'{"move": 0, "progress": {"done": "' + b"x" * 60_000 + b'"}}', 413),
    ]

    async def scene(served: Served) -> None:
        for method, path, body, status in strange:
            assert (await request(served, method, path, body))[0] == status, (method, path, body)

    at_a_server(scene)


@pytest.mark.parametrize(
    "progress",
    [
        {"strength": 1e300, "streak": 0, "best": 0, "solved": 0, "done": []},
        {"strength": 1300, "streak": 10**30, "best": 10**30, "solved": 10**30, "done": []},
        {"strength": 1300, "streak": -1, "best": 0, "solved": 0, "done": []},
        {"strength": "much", "done": 3},
    ],
)
def test_who_has_kept_nonsense_begins_anew(progress: dict[str, object]) -> None:
    puzzle = load_puzzle(IDS[0])
    told = judged_answer(puzzle.id, PuzzleAnswer(**given(puzzle, puzzle.answer), progress=progress))
    assert (told.progress.streak, told.progress.done) == (1, [puzzle.id])


def test_puzzles_have_their_limits() -> None:
    async def scene(served: Served) -> None:
        served.desk.puzzles = Recently(3, 60.0)
        path = f"/api/puzzles/{IDS[0]}"
        statuses = [(await request(served, "GET", path))[0] for _ in range(2)]
        statuses += [(await request(served, "POST", path, b'{"move": 99999}'))[0] for _ in range(2)]
        assert statuses == [200, 200, 400, 429]

    at_a_server(scene, clock=HandClock())


def test_too_many_puzzles_at_once_are_refused() -> None:
    async def scene(served: Served) -> None:
        served.desk.trainer = BoundedThread("puzzles", 0, limits.PUZZLE_WITHIN)
        for method, body in (("GET", b""), ("POST", b'{"move": 0}')):
            status, headers, _ = await request(served, method, f"/api/puzzles/{IDS[0]}", body)
            assert (status, "retry-after" in headers) == (503, True)

    at_a_server(scene)


@pytest.mark.parametrize("path", ["/puzzle", "/puzzle/tfhcv5", "/puzzle/tfhcv5?theme=count"])
def test_the_pages_of_puzzles_are_the_client(path: str) -> None:
    async def scene(served: Served) -> None:
        pages: list[Any] = [await request(served, "GET", each) for each in ("/", path)]
        assert pages[0][0] == pages[1][0]
        assert pages[0][2] == pages[1][2]

    at_a_server(scene)
