"""The public face: everything that `import defuse` offers."""

import subprocess
import sys
from pathlib import Path

import pytest

import defuse
from defuse.game.moves import FIVE, PAIR, TRIPLE
from tools.api_page import PAGE, page

FROM_SCRATCH = """
import sys
import defuse
loaded = {name for name in sys.modules if name.startswith("defuse.")}
assert loaded == {"defuse.gymnasium_import"}, loaded  # which waits for Gymnasium, and loads nothing
assert defuse.new_game("original", players=2, seed=1).waiting
"""


def test_every_name_is_there_and_told_by_dir() -> None:
    for name in defuse.__all__:
        assert getattr(defuse, name) is not None
    assert set(defuse.__all__) <= set(dir(defuse))


def test_an_unknown_name_raises_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'explode'"):
        _ = defuse.explode


def test_nothing_is_loaded_before_it_is_asked_for() -> None:
    subprocess.run([sys.executable, "-c", FROM_SCRATCH], check=True)


def test_moves_read_as_they_are_written() -> None:
    game = defuse.new_game("original+imploding+streaking+barking", players=4, seed=7, options={"deal": 12})
    moves = game.legal_moves(game.next_seat())
    assert len(moves) > 10
    assert [defuse.parse_move(game, repr(move)) for move in moves if not move.open] == [m for m in moves if not m.open]


def test_an_invalid_move_has_a_plain_repr() -> None:
    assert repr(defuse.Move(1, 999)) == "Move(1, 999, -1, (), -1, 0, 0)"


def test_a_record_is_loaded_and_replayed() -> None:
    record = defuse.load_record(Path(__file__).parent / "older_versions" / "0.1.0" / "records" / "original.json")
    assert isinstance(defuse.replay(record), defuse.Game)


def test_the_page_about_it_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run `python -m tools.api_page`"


def test_the_module_is_the_command() -> None:
    said = subprocess.run([sys.executable, "-m", "defuse", "--version"], check=True, capture_output=True, text=True)
    assert said.stdout == f"defuse {defuse.__version__}\n"


@pytest.mark.parametrize("number", [2**70, -(2**70), 2**31, 200, -5])
def test_a_combination_with_a_number_that_is_no_card_is_refused(number: int) -> None:
    game = defuse.new_game("original", players=3, seed=2024, options={"first_player": 0})
    card = game.table.hands[0][0]
    for verb, size in ((PAIR, 2), (TRIPLE, 3), (FIVE, 5)):
        for place in range(size):
            cards = [number if place == other else card for other in range(size)]
            assert isinstance(game.play(0, defuse.Move(verb, cards=cards, target=1)), defuse.Refusal)
