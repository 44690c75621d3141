"""Whole OpenSpiel games, told node by node, stay the same."""

import pytest

from tests.extent import LONG, share
from tests.openspiel_playthrough import COUNTS, actions_in, file_of, written

SHORT = (2, 4)  # the game of three is a long one


@pytest.mark.parametrize("players", COUNTS if LONG else share(SHORT, 1, "games that were written down"))
def test_the_game_that_was_written_down_is_told_the_same(players: int) -> None:
    text = file_of(players).read_text(encoding="utf-8")
    assert written(players, actions_in(text)) == text
