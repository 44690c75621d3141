"""Views and moves as numbers."""

from collections import Counter
from random import Random

import numpy as np
import pytest

from defuse.encoding import layout as at
from defuse.encoding.candidates import candidates
from defuse.encoding.dense_rows import DenseRows
from defuse.encoding.encode import MOVE_SIZE, STATE_SIZE, Encoder, Rows
from defuse.game import kinds as k
from defuse.game import moves as m
from defuse.game.engine import Game
from defuse.game.library import edition, edition_names, plan
from defuse.game.moves import Move
from defuse.game.setup import deal
from defuse.record.situation import Situation, set_up
from defuse.sight.observer import Observer
from defuse.sight.view import View
from tests.extent import seeds, share
from tests.random_games import SetUp, all_editions, players_of, seeded

PLAYABLE = [name for name in edition_names() if name != "recipes"]


TACOCAT = k.NUMBERS["tacocat"]
BEARD_CAT = k.NUMBERS["beard_cat"]


def decisions(name: str, players: int, seed: int) -> list[tuple[Game, int, View, list[Move]]]:
    """All decisions of a random game."""
    random = Random(seed)
    game = deal(plan(edition(name), players), seed)
    observers = [Observer(game, seat) for seat in range(players)]
    found: list[tuple[Game, int, View, list[Move]]] = []
    while not game.over and len(found) < 400:
        seat = game.next_seat()
        moves = game.legal_moves(seat)
        view = observers[seat].view()
        found.append((game.clone(), seat, view, moves))
        assert game.submit(seat, random.choice(candidates(view, moves))) is None
    return found


def check_decisions(name: str, players: int, seed: int) -> None:
    """Everything that is encoded in a random game has its place, and every candidate is legal."""
    for game, seat, view, moves in decisions(name, players, seed):
        states, rows = Rows(), Rows()
        encoder = Encoder(view)
        encoder.state(states)
        choices = candidates(view, moves)
        for move in choices:
            encoder.move(move, rows)
        assert states.starts == [0]
        assert len(rows.starts) == len(choices)
        assert all(0 <= place < STATE_SIZE for place in states.places)
        assert all(0 <= place < MOVE_SIZE for place in rows.places)
        assert all(-1 <= value <= 8 for value in states.values + rows.values)
        assert len(states.places) == len(states.values)
        assert not any(move.open for move in choices)
        assert all(game.clone().submit(seat, move) is None for move in choices)


@pytest.mark.parametrize("name", PLAYABLE)
def test_everything_has_its_place_and_every_candidate_is_legal(name: str) -> None:
    counts = share(sorted({min(players_of(name)), max(players_of(name))}), 1, name)
    for players, chosen in seeded(counts, f"encoding {name}", long=1):
        check_decisions(name, players, chosen)


def check_rows_for_batches(edition: str, players: int, seed: int) -> None:
    """At every moment of a random game: what is written at a glance is what the view of each seat says."""
    game = SetUp(edition, players).deal(seed)
    observers = [Observer(game, seat) for seat in range(players)]
    random = Random(seed)
    encoder, dense = Encoder(None, cats_alike=False), DenseRows(2, STATE_SIZE)
    written = np.frombuffer(memoryview(dense.bits), np.float32, dense.end).reshape(2, -1)
    dense.begin_row(1)
    for _ in range(150):
        for observer in observers:
            observer.glance(encoder.seen)
            encoder.count()
            dense.clear()
            encoder.situation(dense)
            rows, expected = Rows(), np.zeros(STATE_SIZE, np.float32)
            Encoder(observer.view(), cats_alike=False).situation(rows)
            expected[rows.places] = rows.values
            assert written[1].tobytes() == expected.tobytes()
        seat = game.next_seat()
        if seat < 0:
            break
        moves = candidates(observers[seat].view(), game.legal_moves(seat))
        assert game.submit(seat, random.choice(moves)) is None
    assert not written[0].any()


@pytest.mark.parametrize("edition", all_editions())
def test_a_glance_at_a_table_says_what_a_view_says(edition: str) -> None:
    chosen = share(players_of(edition), 1, f"glances {edition}")
    for players, seed in seeded(chosen, f"glances {edition}", long=4):
        check_rows_for_batches(edition, players, seed)


def test_numbers_in_rows_for_batches_are_the_nearest_floats() -> None:
    random = Random(1)
    ratios = [(number, of) for of in (1, 2, 3, 7, 49, 127, 128, 300) for number in range(0, 2 * of, max(1, of // 9))]
    values = [random.uniform(-9, 9) for _ in range(2000)] + [2.0 ** -random.randrange(90) for _ in range(50)]
    values += [1 + (2 * number + 1) * 2.0**-24 for number in range(50)] + [0.0, 1.0, 2.0 - 2.0**-30]  # ties, a carry
    dense = DenseRows(1, len(values) + 2 * len(ratios))
    for place, value in enumerate(values):
        dense.set(place, value)
    for place, (number, of) in enumerate(ratios + ratios, len(values)):
        dense.set_ratio(place, number, of)
    expected = np.array(values + [number / of for number, of in ratios + ratios]).astype(np.float32)
    assert (np.frombuffer(memoryview(dense.bits), np.float32, dense.end) == expected).all()


def check_told_apart(name: str, players: int, seed: int) -> None:
    """Moves that differ are encoded differently, except for marks, and plain cats of which we hold equally many."""
    for _, _, view, moves in decisions(name, players, seed):
        encoder, seen = Encoder(view), set()
        plain = [move for move in candidates(view, moves) if not move.marked]
        choices = [move for move in plain if not any(map(k.is_plain_cat, move.cards))]
        for move in choices:
            rows = Rows()
            encoder.move(move, rows)
            seen.add((tuple(rows.places), tuple(rows.values)))
        assert len(seen) == len(choices)


def test_moves_that_differ_are_told_apart() -> None:
    (seed,) = seeds(2, "told apart")[1:]
    check_told_apart("original+imploding+streaking+barking", 4, seed)


def encoded(hand: list[str], move: Move) -> tuple[Counter[tuple[int, float]], Counter[tuple[int, float]]]:
    game = set_up(Situation("original", ["Ann", "Ben"], hands={"Ann": hand, "Ben": ["skip"]}, turn="Ann"))
    encoder = Encoder(Observer(game, 0).view())
    state, row = Rows(), Rows()
    encoder.state(state)
    encoder.move(move, row)
    return tuple(Counter(zip(each.places, each.values, strict=True)) for each in (state, row))  # type: ignore[return-value]


def test_plain_cats_are_alike() -> None:
    tacocats = encoded(["tacocat", "tacocat", "beard_cat", "skip"], m.pair(TACOCAT, TACOCAT, 1))
    beard_cats = encoded(["beard_cat", "beard_cat", "tacocat", "skip"], m.pair(BEARD_CAT, BEARD_CAT, 1))
    assert tacocats == beard_cats
    assert tacocats != encoded(["tacocat", "beard_cat", "cattermelon", "skip"], m.pair(TACOCAT, TACOCAT, 1))


def test_blocks_lie_side_by_side() -> None:
    for each in (at.STATE, at.OPPONENT, at.MOVE):
        end = 0
        for _, first, size in each.blocks:
            assert first == end
            assert size > 0
            end += size
        assert end == each.size


def drawing(hand: list[str], pile: list[str], options: dict[str, object] | None = None) -> tuple[set[int], set[int]]:
    """What is set in the first one's view, and in their draw; no cards take part but these."""
    there = Counter(card.rstrip("!") for card in [*hand, *pile, "skip"])
    game = set_up(
        Situation(
            "original+imploding",
            ["Ann", "Ben"],
            hands={"Ann": hand, "Ben": ["skip"]},
            deck=pile,
            turn="Ann",
            options=options or {},
            cast=dict(there),
        )
    )
    encoder = Encoder(Observer(game, 0).view())
    state, row = Rows(), Rows()
    encoder.state(state)
    encoder.move(m.DRAW_A_CARD, row)
    return set(state.places), set(row.places)


def test_what_a_draw_surely_does_is_an_input() -> None:
    ends, harmless = at.DRAWS, at.DRAWS + 1
    state, row = drawing(["skip"], ["exploding_kitten"])  # by counting: nobody has looked
    assert at.DRAW_SURE + 1 in state
    assert ends in row
    assert harmless not in row
    state, row = drawing(["skip"], ["imploding_kitten!", "tacocat"])  # by sight
    assert at.DRAW_SURE in state
    assert ends in row
    state, row = drawing(["defuse"], ["imploding_kitten!", "tacocat"])  # a Defuse does not help (IK-2)
    assert ends in row
    state, row = drawing(["defuse"], ["exploding_kitten"])
    assert at.DRAW_SURE + 2 in state
    assert ends not in row
    state, row = drawing(["skip"], ["tacocat", "attack"])
    assert at.DRAW_SURE + 4 in state
    assert harmless in row
    _, row = drawing(["skip"], ["tacocat", "exploding_kitten"])
    assert not row & {ends, harmless}


def test_how_the_table_plays_is_an_input() -> None:
    plain, _ = drawing(["skip"], ["tacocat"])
    for option, value, place in (("deal", 8, at.DEALT + 7), ("attack_stacking", "on", at.STACKING + 2)):
        other, _ = drawing(["skip"], ["tacocat"], {option: value})
        assert place in other
        assert place not in plain
