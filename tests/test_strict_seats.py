"""In plain Python a card without a target cannot reach into the hand of the last player."""

import pytest

from defuse.game.moves import NOBODY
from defuse.game.saving import freeze, thaw
from tests.random_games import SetUp
from tests.strict_seats import NobodyMeant, is_compiled

pytestmark = [pytest.mark.quick, pytest.mark.skipif(is_compiled(), reason="compiled tables cannot check this")]


def test_a_hand_of_nobody_is_refused() -> None:
    table = SetUp("original", 4).deal(1).table
    for each in (table, table.clone(), thaw(freeze(table))):
        with pytest.raises(NobodyMeant):
            each.hands[NOBODY]
        with pytest.raises(NobodyMeant):
            each.gain(NOBODY, 1)
        with pytest.raises(NobodyMeant):
            each.hands[NOBODY] = []
        assert len(each.hands[3]) == 5
