"""What chance could choose from, move by move, so that a page without an engine can draw it again."""

from collections.abc import Sequence
from typing import Any

from defuse.game.events import SHUFFLED, Event
from defuse.game.table import RandomDraw
from defuse.game.writing import card_name
from defuse.record.record import Record, Replay


def draws_of(record: Record) -> list[dict[str, Any]]:
    """Every shuffle and pick of a game after the deal, in the order of the outcomes that the record notes."""
    run = Replay(record)
    found: list[dict[str, Any]] = []
    while not run.finished:
        table = run.game.table
        table.random_draws = []
        events = run.step()
        found += draws_of_move(run.done, events, table.random_draws, len(table.outcomes or ()))
    return found


def draws_of_move(
    move: int, events: Sequence[Event], picks: Sequence[RandomDraw], outcomes: int
) -> list[dict[str, Any]]:
    """The draws of one move. A pick has the cards that could come up; a shuffle has their number."""
    sizes = [len(event.cards) for event in events if event.what == SHUFFLED]
    by_place = {pick.number: pick for pick in picks}
    found: list[dict[str, Any]] = []
    place = 0
    while place < outcomes or sizes:
        pick = by_place.get(place)
        if pick is not None:
            found.append({"move": move, "pick": [card_name(card) for card in pick.cards]})
            place += 1
        else:
            size = sizes.pop(0)
            found.append({"move": move, "shuffle": size})
            place += size
    return found
