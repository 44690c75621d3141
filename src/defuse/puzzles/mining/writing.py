"""A moment of a game as a scenario file that holds what its seat knows, and nothing that it needs besides."""

import hashlib
import json
from base64 import b32encode
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from defuse.coach.judge import Judge, Opinion
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
_PLAY: Final = 'play = """\n'
_GODCATS: Final = "good-vs-evil"


def as_puzzle(found: Found, judge: Judge) -> tuple[str, Puzzle, Opinion] | None:
    """The moment as a scenario from the latest beginning from which the seat knows all that counts.

    It never knows more than in the game; that it knows enough shows when the judge says the same of all moves. The
    scenario is still without figures. None if there is none.
    """
    for back in _BACK:
        if back > len(found.starts):
            return None
        start = found.starts[-back]
        answered = _answered(found, start, judge)
        if answered is None:
            continue
        text = _scenario(found, start, answered)
        if len(text) > MOST_CHARACTERS:
            return None
        try:
            puzzle = Puzzle("", read_scenario(text))
        except ScenarioFailure:
            continue  # told line by line it comes to something else
        opinion = _same_opinion(found, puzzle, judge)
        if opinion is not None and holds(text) is None:
            return text, puzzle, opinion
    return None


def _answered(found: Found, start: Start, judge: Judge) -> Entry | None:
    """The answer as an entry, if a seat that follows the game from this beginning knows all that counts."""
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
    if view.pile != found.view.pile or found.seat not in game.waiting:
        return None
    opinion = judge.opinion(view, game.legal_moves(found.seat))
    if opinion is None or not _says_the_same(found, opinion):
        return None
    answer = found.opinion.moves[found.opinion.best]
    table.outcomes = []
    refusal = game.submit(found.seat, answer)
    return None if refusal is not None else Entry(found.seat, answer, tuple(table.outcomes or ()))


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
    yield 'title = ""'
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


def _same_opinion(found: Found, puzzle: Puzzle, judge: Judge) -> Opinion | None:
    """What the judge says of the scenario, if that is what it said in the game and the answer is still clear."""
    seen, view = found.view, puzzle.view
    if seen.question is None or view.question is None or seen.question.what != view.question.what:
        return None
    if not view.question.asks_me or seen.pile != view.pile:
        return None
    legal = puzzle.moves()
    opinion = judge.opinion(view, legal)
    whole = None if opinion is None else wholly_judged(judge, view, legal, opinion, puzzle.game)
    if whole is None or not is_clear(whole) or not same_move(whole.moves[whole.best], puzzle.answer):
        return None
    return whole if _says_the_same(found, whole) else None


def finished(text: str, puzzle: Puzzle, opinion: Opinion, figures: Figures) -> tuple[str, str]:
    """The id of a puzzle, and the text of its file: its figures and what the seat knows stand before the answer."""
    *lines, answer, end = text.splitlines()
    inside = [*_checks(puzzle), *(f"{NOTE} {note}" for note in notes_of(figures))]
    id = b32encode(hashlib.sha256(text.encode()).digest())[:6].decode().lower()
    whole = "\n".join([*lines, *inside, answer, end, ""])
    whole = whole.replace('title = ""', f'title = "Puzzle {id}"', 1)
    return id, whole


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
