"""Who sits in which chair when a game begins: people where they have sat down, bots in the empty chairs."""

from typing import Final

from defuse.server.entries import Place
from defuse.server.state import RoomState

BOT_NAMES: Final = ("Biscuit", "Mochi", "Pixel", "Waffle", "Ziggy", "Noodle", "Cosmo", "Pickle", "Bandit", "Olive")


def taken_places(state: RoomState) -> list[Place]:
    """The chairs of the next game. A bot keeps its name and cat as long as nobody wants the chair."""
    taken = {person.name.casefold() for person in state.people.values()}
    free = iter([(name, cat) for cat, name in enumerate(BOT_NAMES, 1) if name.casefold() not in taken])
    spare = ((f"Bot {number}", number) for number in range(1, 20))
    places = []
    for seat in range(state.settings.seats):
        member = state.sitting_at(seat)
        if member is not None:
            person = state.people[member]
            places.append(Place(member, person.name, person.avatar))
        else:
            places.append(Place(None, *(next(free, None) or next(spare))))
    return places
