"""The loops over cards that are compiled do what lists do, which take their places in plain Python."""

from bisect import insort
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

import defuse.game
from defuse.game import card_lists
from defuse.game.kinds import PLACES

SOURCE = Path(defuse.game.__file__).parent / "card_lists.py"


def the_loops() -> ModuleType:
    """The module as it is when it has been compiled, but run by Python."""
    module = ModuleType("loops")
    module.__file__ = "card_lists.so"
    exec(compile(SOURCE.read_text(), SOURCE, "exec"), module.__dict__)
    return module


@pytest.mark.quick
@pytest.mark.parametrize("lists", [card_lists, the_loops()], ids=["as they are", "the loops"])
def test_cards_of_a_list_are_found_counted_added_and_removed(lists: ModuleType) -> None:
    random = Random(1)
    for _ in range(500):
        cards = sorted(random.choices(range(PLACES), k=random.randrange(10)))
        kind = random.choice([*cards, random.randrange(PLACES)])
        assert lists.has_card(cards, kind) == lists.holds(cards, kind) == (kind in cards)
        assert lists.count_card(cards, kind) == cards.count(kind)
        more = cards.copy()
        lists.add_card(more, kind)
        wanted = cards.copy()
        insort(wanted, kind)
        assert more == wanted
        random.shuffle(more)
        wanted = more.copy()
        lists.remove_card(more, kind)
        wanted.remove(kind)
        assert more == wanted
