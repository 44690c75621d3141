"""Feral Cats are so many different titles: a five with them is listed wherever it can be played (COM-3, COM-4)."""

import pytest

from defuse.game.moves import FIVE
from defuse.record.situation import Situation, set_up

pytestmark = pytest.mark.quick


@pytest.mark.parametrize("last", ["tacocat", "skip"], ids=["before a plain cat", "as the last cards"])
def test_a_five_with_two_feral_cats_is_listed(last: str) -> None:
    hand = ["attack", "nope", "feral_cat", "feral_cat", last]
    game = set_up(Situation("original", ["Ann", "Ben"], deck=["shuffle"], hands={"Ann": hand}))
    assert FIVE in {move.verb for move in game.legal_moves(0)}
