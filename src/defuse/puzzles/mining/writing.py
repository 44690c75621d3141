"""A moment of a game as a scenario file that holds what its seat knows, and nothing that it needs besides."""

import hashlib
import json
from base64 import b32encode
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from defuse.coach.judge import Judge, Opinion
from defuse.game.chance import ImpossiblePin
from defuse.game.kinds import UNKNOWN
from defuse.game.moves import PASS
from defuse.game.options import written
from defuse.game.questions import QUESTIONS
from defuse.game.writing import write_move
from defuse.puzzles.mining.moments import Found, Start, is_clear, wholly_judged
from defuse.puzzles.puzzle import Figures, Puzzle, notes_of, same_move
from defuse.record.record import Entry, Record
from defuse.record.scenario import NOTE, ScenarioFailure, read_scenario, run_scenario
from defuse.record.scenario_writing import as_scenario
from defuse.record.situation import Situation, describe
from defuse.sight.observer import Observer
from defuse.sight.view import name

NAMES: Final = ("Ann", "Ben", "Cem", "Dora", "Eli", "Fay", "Gus", "Hal", "Ida", "Jan")
MOST_CHARACTERS: Final = 1600
SHOWN: Final = 5  # moves whose chances are noted
_BACK: Final = (1, 2, 3, 4, 5, 7, 9, 12, 16, 20, 24)  # how many beginnings back a scenario may start
_ALIKE: Final = 0.02  # so much a move may be worth more or less by the scenario than it was in the game
_END: Final = '"""\n'
_TITLE: Final = 'title = ""'
_PLAY: Final = 'play = """\n'
_GODCATS: Final = "good-vs-evil"


def as_puzzle(found: Found, judge: Judge) -> tuple[str, Puzzle, Opinion] | None:
    """The moment as a scenario from the latest beginning from which the seat knows all that counts.

    It never knows more than in the game; that it knows enough shows when the judge says the same of all moves. If it
    always knows less, the latest beginning is taken from which the answer is still clear: that is a puzzle, too. The
    scenario is still without figures. None if there is none.
    """
    starts = [found.starts[-back] for back in _BACK if back <= len(found.starts)]
    less: list[tuple[Start, Entry]] = []
    for start in starts:
        answered = _answered(found, start, judge)
        if answered is None:
            continue
        answer, says_the_same = answered
        if not says_the_same:
            less.append((start, answer))
        elif (written := _written(found, start, answer, judge)) is not None:
            return written
    for start, answer in less:
        written = _written(found, start, answer, judge)
        if written is not None:
            return written
    return None


def _written(found: Found, start: Start, answer: Entry, judge: Judge) -> tuple[str, Puzzle, Opinion] | None:
    """The scenario from a beginning, if it is short, holds, and its answer is clear."""
    text = _scenario(found, start, answer)
    if len(text) > MOST_CHARACTERS:
        return None
    try:
        puzzle = Puzzle("", read_scenario(text))
    except (ScenarioFailure, ImpossiblePin):
        return None  # told line by line it comes to something else
    opinion = _clear_opinion(found, puzzle, judge)
    return None if opinion is None or holds(text) is not None else (text, puzzle, opinion)


def _answered(found: Found, start: Start, judge: Judge) -> tuple[Entry, bool] | None:
    """The answer as an entry, if it is clear to a seat that follows the game from this beginning.

    And whether that seat knows all that counts.
    """
    game = start.game.clone()
    table = game.table
    table.log = []
    observer = Observer(game, found.seat)
    for entry in found.entries[start.place :]:
        table.pins = list(entry.outcomes)
        if game.submit(entry.seat, entry.move) is not None or table.pins:
            return None
        observer.news()
    view = observer.view()
    if found.seat not in game.waiting:
        return None
    answer = found.opinion.moves[found.opinion.best]
    opinion = judge.opinion(view, game.legal_moves(found.seat))
    if opinion is None or opinion.moves[opinion.best] != answer or not is_clear(opinion):
        return None
    table.outcomes = []
    if game.submit(found.seat, answer) is not None:
        return None
    same = view.pile == found.view.pile and _says_the_same(found, opinion)
    return Entry(found.seat, answer, tuple(table.outcomes or ())), same


def _says_the_same(found: Found, opinion: Opinion) -> bool:
    for move, chance in zip(found.opinion.moves, found.opinion.chances, strict=True):
        again = opinion.chance_after(move)
        if again is not None and abs(again - chance) > _ALIKE:
            return False
    return True


def _scenario(found: Found, start: Start, answer: Entry) -> str:
    """A scenario from a beginning to the answer."""
    table = start.game.table
    names = list(NAMES[: table.seats])
    options = {key: value for key, value in written(table.options).items() if key != "deal"}
    situation = describe(table, found.edition, {}, names)
    entries = [*found.entries[start.place :], answer]
    record = Record(replace(situation, options=options), entries=entries)
    lines = as_scenario(record, "").removesuffix(_END).partition(_PLAY)[2].splitlines()
    while lines and lines[-1].startswith("?"):
        lines.pop()
    if answer.move.verb == PASS:
        lines.append(f"{names[found.seat]}: {write_move(answer.move, names)}")
    return "\n".join([*_head(situation), *lines, _END])


def _head(situation: Situation) -> Iterator[str]:
    """The situation as short as can be: nothing that is so anyway, and cards as texts with numbers."""
    yield _TITLE
    yield f'edition = "{situation.edition}"'
    yield f"players = {json.dumps(situation.players)}"
    living = [who for who in situation.players if who not in situation.out]
    if situation.turn != living[0]:
        yield f'turn = "{situation.turn}"'
    if situation.turns_left > 1:
        yield f"turns_left = {situation.turns_left}"
    if situation.attacked != (situation.turns_left > 1):
        yield f"attacked = {json.dumps(situation.attacked)}"
    if situation.direction != "clockwise":
        yield f'direction = "{situation.direction}"'
    for key in ("deck", "storage"):
        if getattr(situation, key):
            yield f'{key} = "{" ".join(getattr(situation, key))}"'
    if situation.discard:
        yield f'discard = "{_in_numbers(situation.discard)}"'
    if situation.removed:
        yield f'removed = "{_in_numbers(situation.removed)}"'
    for key in ("blind", "out"):
        if getattr(situation, key):
            yield f"{key} = {json.dumps(getattr(situation, key))}"
    if _GODCATS in situation.edition.split("+"):
        yield f"mat = {json.dumps(situation.mat)}"
    if situation.left_behind:
        inside = ", ".join(f"{who} = {number}" for who, number in situation.left_behind.items())
        yield f"left_behind = {{ {inside} }}"
    for who, hand in situation.hands.items():
        yield f'hands.{who} = "{_in_numbers(hand)}"'
    for who, cards in situation.front.items():
        yield f"front.{who} = {json.dumps(cards)}"
    yield _PLAY.strip()


def _in_numbers(cards: Sequence[str]) -> str:
    """Cards as a text in which each kind stands once; the first of a pile stays the first."""
    counted = Counter(cards)
    return " ".join(card if number == 1 else f"{number} {card}" for card, number in counted.items())


def _clear_opinion(found: Found, puzzle: Puzzle, judge: Judge) -> Opinion | None:
    """What the judge says of the scenario, if it asks the same and its answer is clear."""
    seen, view = found.view, puzzle.view
    if seen.question is None or view.question is None or seen.question.what != view.question.what:
        return None
    if not view.question.asks_me:
        return None
    legal = puzzle.moves()
    opinion = judge.opinion(view, legal)
    whole = None if opinion is None else wholly_judged(judge, view, legal, opinion, puzzle.game)
    if whole is None or not is_clear(whole) or not same_move(whole.moves[whole.best], puzzle.answer):
        return None
    return whole


def finished(text: str, puzzle: Puzzle, figures: Figures) -> tuple[str, str]:
    """The id of a puzzle, and the text of its file: its figures and what the seat knows stand before the answer."""
    *lines, answer, end = text.splitlines()
    inside = [*_checks(puzzle), *(f"{NOTE} {note}" for note in notes_of(figures))]
    id = b32encode(hashlib.sha256(text.encode()).digest())[:6].decode().lower()
    whole = "\n".join([*lines, *inside, answer, end, ""])
    whole = whole.replace(_TITLE, f'title = "Puzzle {id}"', 1)
    return id, whole


def unfinished(text: str) -> str:
    """The text of a puzzle without what was added when it was finished."""
    *lines, answer, end = text.splitlines()
    while lines[-1].startswith(("?", NOTE)):
        lines.pop()
    head = [_TITLE if line.startswith("title = ") else line for line in lines]
    return "\n".join([*head, answer, end, ""])


def chances_of(puzzle: Puzzle, opinion: Opinion) -> tuple[tuple[str, float], ...]:
    return tuple((write_move(move, puzzle.players), chance) for move, chance in opinion.ranked()[:SHOWN])


def _checks(puzzle: Puzzle) -> Iterator[str]:
    """What the file says the seat knows, as checks."""
    view, who = puzzle.view, puzzle.players[puzzle.seat]
    question = view.question
    assert question is not None
    if QUESTIONS[question.what].is_window:
        yield f"? asks {who} {question.word}"
        return  # any other check would shut the window
    yield f"? turn {puzzle.players[view.turn]} {view.owed}"
    yield f"? asks {who} {question.word}"
    known = [place for place, card in enumerate(view.pile) if card != UNKNOWN]
    if known:
        yield f"? {who} sees deck top = {' '.join(name(card) for card in view.pile[: known[-1] + 1])}"
    for seat, hand in enumerate(view.hands):
        if seat != view.seat and any(card != UNKNOWN for card in hand):
            yield f"? {who} sees hand {puzzle.players[seat]} = {' '.join(name(card) for card in hand)}"


def holds(text: str) -> str | None:
    """What is wrong with a scenario; None if it passes."""
    try:
        run_scenario(read_scenario(text))
    except ScenarioFailure as failure:
        return str(failure)
    return None
