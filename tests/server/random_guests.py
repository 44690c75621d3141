"""Guests who make random listed moves at random times."""

from random import Random
from typing import Any

from tests.server.inn import Guest, Inn, answering


def any_blanks(fill: dict[str, Any], random: Random) -> dict[str, Any]:
    """A random value for each blank; for a five it may be wrong."""
    blanks: dict[str, Any] = {}
    if "depth" in fill:
        blanks["depth"] = random.randint(*fill["depth"])
    if "order" in fill:
        blanks["order"] = random.sample(fill["order"], len(fill["order"]))
    if "cards" in fill:
        blanks["cards"] = random.sample(sorted(set(fill["cards"])), 5)
    if "kind" in fill:
        blanks["kind"] = random.choice(fill["kind"] or blanks["cards"])  # a five may take back one of its own cards
    return blanks


async def any_move(guest: Guest, random: Random) -> None:
    listed = random.choice(guest.table["moves"])
    facts = answering(guest.table)
    await guest.ask("move", **facts, move=listed["number"], **any_blanks(listed.get("fill", {}), random))


async def play_a_bit(inn: Inn, guests: list[Guest], random: Random) -> None:
    """A waiting guest moves, or some time passes."""
    asked = [guest for guest in guests if guest.table["moves"]]
    if asked and random.random() < 0.85:
        await any_move(random.choice(asked), random)
    else:
        await inn.wait(random.choice((0.5, 2.0, 7.0)))
