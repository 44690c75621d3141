"""Luck from a key is fair, repeatable, and goes on where a saved, copied or replayed game left off."""

import hmac
from collections import Counter
from math import sqrt

import pytest

from defuse.game.chance import Dice, pick, shuffle
from defuse.game.engine import Game
from defuse.game.keyed_luck import KeyedStream, keyed_pick, keyed_shuffle
from defuse.game.library import edition, plan
from defuse.game.options import Options
from defuse.game.saving import BadSave, freeze, thaw
from defuse.game.setup import deal
from defuse.game.table import Table, new_table
from defuse.record.record import Recorder, Replay, new_record

pytestmark = pytest.mark.quick

KEY = bytes(range(32))
ALL = 100_000


def key(number: int) -> bytes:
    return number.to_bytes(32, "big")


def table(number: int) -> Table:
    found = new_table(4, Options(), 0)
    found.key = key(number)
    return found


def chi_square(counts: Counter[int], cells: int) -> float:
    """How far counts are from equal, in standard deviations of the chi-square distribution."""
    expected = counts.total() / cells
    square = sum((counts[cell] - expected) ** 2 for cell in range(cells)) / expected
    return (square - (cells - 1)) / sqrt(2 * (cells - 1))


def dealt(number: int, what: str = "original+imploding+streaking+barking") -> Game:
    return deal(plan(edition(what), 4), 0, key=key(number))


def play(game: Game, recorder: Recorder, dice: Dice, moves: int) -> None:
    for _ in range(moves):
        if game.over:
            return
        seat = game.next_seat()
        listed = game.legal_moves(seat)
        move = listed[dice.roll(len(listed))]
        recorder.play(seat, game.complete(seat, move, dice) if move.open else move)


def test_the_stream_is_hmac_in_counter_mode_read_by_32_bits() -> None:
    stream = KeyedStream(KEY, "shuffle 3")
    blocks = b"".join(hmac.digest(KEY, b"shuffle 3 %d" % number, "sha256") for number in range(3))
    words = [int.from_bytes(blocks[place : place + 4], "big") for place in range(0, len(blocks), 4)]
    assert [stream.draw(2**32) for _ in words] == words


def test_a_number_that_would_favour_small_results_is_skipped() -> None:
    limit = 3 * 2**30  # a quarter of all numbers lies beyond the last whole multiple
    stream, words = KeyedStream(KEY, "pick 1"), KeyedStream(KEY, "pick 1")
    drawn = [stream.draw(limit) for _ in range(200)]
    kept = [word for word in (words.draw(2**32) for _ in range(400)) if word < limit]
    assert drawn == kept[:200]
    assert len(kept) < 350


def test_picks_are_equally_likely_and_independent() -> None:
    found = Counter(keyed_pick(KEY, number, 7) * 7 + keyed_pick(KEY, number + 1, 7) for number in range(0, 10_000, 2))
    assert chi_square(found, 49) < 6


def test_every_card_comes_to_every_place_equally_often() -> None:
    for place in (0, 1, 9, 14):
        found = Counter(shuffle(table(number), list(range(15)))[place] for number in range(3000))
        assert chi_square(found, 15) < 6


def test_a_pile_shuffled_for_dealing_deals_every_card_equally_often() -> None:
    found: Counter[int] = Counter()
    for number in range(3000):
        found.update(shuffle(table(number), list(range(15)), 4)[-4:])
    assert chi_square(found, 15) < 6


def test_a_shuffle_depends_on_the_cards_and_not_on_their_order() -> None:
    cards = [5, 1, 4, 4, 9, 2, 2, 2, 7]
    assert keyed_shuffle(KEY, 1, cards, ALL) == keyed_shuffle(KEY, 1, cards[::-1], ALL)
    assert cards == [5, 1, 4, 4, 9, 2, 2, 2, 7]


def test_shuffles_and_picks_do_not_disturb_each_other() -> None:
    one, other = table(1), table(1)
    for _ in range(5):
        pick(one, 10)
    cards = list(range(20))
    assert shuffle(one, cards) == shuffle(other, cards)
    assert shuffle(one, cards) != shuffle(table(1), cards)


@pytest.mark.parametrize("cards", [[], [3]], ids=["none", "one"])
def test_shuffling_nothing_counts_as_a_shuffle(cards: list[int]) -> None:
    found = table(1)
    assert shuffle(found, cards) == cards
    assert found.shuffles == 1


def test_a_key_gives_the_same_game_and_another_key_another_one() -> None:
    assert freeze(dealt(1).table) == freeze(dealt(1).table)
    assert dealt(1).table.pile != dealt(2).table.pile


def test_copies_and_saves_have_the_same_luck() -> None:
    game = dealt(3)
    for copy in (game.table.clone(), thaw(freeze(game.table))):
        assert copy.key == game.table.key
        assert shuffle(copy, copy.pile) == shuffle(game.table.clone(), game.table.pile)
        assert pick(copy, 1000) == pick(game.table.clone(), 1000)


@pytest.mark.parametrize("saved", ["00", "g" * 64, 5, None, "A" * 64], ids=str)
def test_a_save_with_a_broken_key_is_refused(saved: object) -> None:
    with pytest.raises(BadSave, match="key"):
        thaw({**freeze(dealt(1).table), "key": saved})


def test_a_save_of_an_older_version_has_no_key() -> None:
    state = freeze(deal(plan(edition("original"), 3), 5).table)
    del state["key"]
    assert thaw(state).key == b""


@pytest.mark.parametrize("number", range(4))
def test_a_replayed_game_goes_on_with_the_luck_that_it_would_have_had(number: int) -> None:
    """Luck that is laid down by a record is counted, so the next draw is the same one."""
    game = dealt(number)
    game.table.shuffles = game.table.picks = 0
    recorder = Recorder(game, new_record(game, ["A", "B", "C", "D"], "original+imploding+streaking+barking"))
    play(game, recorder, Dice(number), 60)
    run = Replay(recorder.record)
    run.game.table.key = game.table.key
    while not run.finished:
        run.step()
    assert (run.game.table.shuffles, run.game.table.picks) == (game.table.shuffles, game.table.picks)
    again = Recorder(run.game, recorder.record)
    twin = Recorder(game, new_record(dealt(number), ["A", "B", "C", "D"], "original"))
    play(run.game, again, Dice(77), 40)
    play(game, twin, Dice(77), 40)
    assert run.game.table.pile == game.table.pile
    assert run.game.table.hands == game.table.hands
