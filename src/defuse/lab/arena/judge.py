"""How likely each player wins, judged by somebody who sees all cards but not the order of those nobody has seen.

A small network gives every living player a score; the chances are their softmax, so they add up to 1. It need not be
right: it is subtracted and its expectation is added (`luck.py`). The better it is, the more luck it takes out.
"""

from dataclasses import dataclass, fields
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import IO, Final

import numpy as np
from numpy.typing import NDArray

from defuse.game.kinds import DEFUSE, GODCAT, IMPLODING_KITTEN_UP, PLACES, ZOMBIE_KITTEN
from defuse.game.table import Table
from defuse.sight.odds import is_deadly

Array = NDArray[np.float32]

_OWN: Final = 0
_OTHERS: Final = PLACES
_FACTS: Final = 2 * PLACES
_FACT_PLACES: Final = 24
SIZE: Final = _FACTS + _FACT_PLACES
_RESCUES: Final = (DEFUSE, GODCAT, ZOMBIE_KITTEN)
_MOST_ALIVE: Final = 10


@dataclass(frozen=True)
class Evaluator:
    """Three layers."""

    first: Array
    first_bias: Array
    second: Array
    second_bias: Array
    out: Array

    def chances(self, worlds: list[tuple[Table, list[bool]]]) -> NDArray[np.float64]:
        """For each table, with the places of its pile that are undecided, the chance of every seat."""
        found = np.zeros((len(worlds), worlds[0][0].seats))
        rows: list[Array] = []
        where: list[tuple[int, int]] = []
        for number, (table, loose) in enumerate(worlds):
            if table.winner >= 0:
                found[number, table.winner] = 1.0
                continue
            alive = [seat for seat in range(table.seats) if table.is_present(seat)]
            rows += seat_rows(table, loose, alive)
            where += [(number, seat) for seat in alive]
        if rows:
            scores = self.scores(np.stack(rows))
            for (number, seat), score in zip(where, np.exp(scores), strict=True):
                found[number, seat] = score
        found /= found.sum(axis=1, keepdims=True)
        return found

    def scores(self, rows: Array) -> Array:
        hidden = np.maximum(rows @ self.first + self.first_bias, 0)
        hidden = np.maximum(hidden @ self.second + self.second_bias, 0)
        scores: Array = hidden @ self.out
        return scores


def seat_rows(table: Table, loose: list[bool], alive: list[int]) -> list[Array]:
    """What is to be judged of each living player; no order of undecided cards counts."""
    counts = np.zeros((table.seats, PLACES), np.float32)
    for seat in alive:
        for card in table.hands[seat]:
            counts[seat, card] += 1
    every = counts.sum(axis=0)
    deadly, density = _danger(table, loose)
    order = [(table.turn + step * table.direction) % table.seats for step in range(table.seats)]
    order = [seat for seat in order if seat in alive]
    rows = []
    for seat in alive:
        row = np.zeros(SIZE, np.float32)
        row[_OWN:_OTHERS] = counts[seat] / 2
        row[_OTHERS:_FACTS] = (every - counts[seat]) / (2 * max(1, len(alive) - 1))
        mine, owed = seat == table.turn, int(table.owed)
        safe = any(counts[seat, kind] > 0 for kind in _RESCUES)
        later = order.index(seat)
        size, total = counts[seat].sum(), every.sum()
        facts = [
            mine,
            mine * owed / 2,
            mine * deadly,
            mine * deadly * (not safe),
            mine * deadly * owed / 2,
            density,
            density * (not safe),
            density * len(alive) * (not safe) / 4,
            later / max(1, len(alive)),
            later == 1,
            (later == 1) * deadly,
            (later == 1) * (not safe),
            safe,
            size / 8,
            (total - size) / (8 * max(1, len(alive) - 1)),
            len(table.pile) / 30,
            len(alive) / _MOST_ALIVE,
            len(alive) == 2,
            len(alive) == 3,
            bool(table.air),
            mine * bool(table.air),
            deadly,
            table.is_blind(seat),
            1 / (1 + len(table.pile)),
        ]
        row[_FACTS:] = facts
        rows.append(row)
    return rows


def _danger(table: Table, loose: list[bool]) -> tuple[float, float]:
    """How likely the next card is deadly, and the share of deadly cards in the pile."""
    pile = table.pile
    if not pile:
        return 0.0, 0.0
    kittens = sum(is_deadly(card) for card in pile)
    if not loose[-1]:
        return float(is_deadly(pile[-1])), kittens / len(pile)
    undecided = [card for card, is_loose in zip(pile, loose, strict=True) if is_loose and card != IMPLODING_KITTEN_UP]
    return sum(is_deadly(card) for card in undecided) / max(1, len(undecided)), kittens / len(pile)


@cache
def the_judge() -> Evaluator:
    """That of the package."""
    with (files("defuse.lab.arena") / "judge.npz").open("rb") as file:
        return load_judge(file)


def load_judge(file: Path | IO[bytes]) -> Evaluator:
    with np.load(file, allow_pickle=False) as data:
        return Evaluator(*[np.ascontiguousarray(data[each.name], np.float32) for each in fields(Evaluator)])


def save_judge(judge: Evaluator, file: Path) -> None:
    np.savez_compressed(file, **{each.name: getattr(judge, each.name).astype(np.float16) for each in fields(Evaluator)})
