"""Who sits in which chair when a game begins: members where they sat down, bots in the empty chairs."""

from typing import Final

from defuse.bots.temperament import TEMPERAMENTS
from defuse.server.room.entries import Place
from defuse.server.room.names import looks
from defuse.server.room.state import RoomState

AVATARS: Final = 34  # cats to play as (defuse.art.avatars), numbered from 0
BOT_NAMES: Final = ("Biscuit", "Mochi", "Pixel", "Waffle", "Ziggy", "Noodle", "Cosmo", "Pickle", "Bandit", "Olive")
_TEMPERS: Final = tuple(TEMPERAMENTS)


def temper_of(name: str) -> str:
    """The temperament of a bot: each keeps its own, and three beside each other have three."""
    number = BOT_NAMES.index(name) if name in BOT_NAMES else int(name.rpartition(" ")[2])
    return _TEMPERS[number % len(_TEMPERS)]


def taken_places(state: RoomState) -> list[Place]:
    """The chairs of the next game. A bot keeps its name and avatar unless a member uses them or takes the chair."""
    names = frozenset().union(*(looks(person.name) for person in state.people.values() if person.name))
    cats = {person.avatar for person in state.people.values() if person.seat is not None}
    free = ((name, cat) for cat, name in enumerate(BOT_NAMES, 1) if not looks(name) & names)
    spare = ((f"Bot {number}", number) for number in range(1, 20))
    spare_cats = (cat for cat in range(len(BOT_NAMES) + 1, AVATARS) if cat not in cats)
    places = []
    for seat in range(state.settings.seats):
        member = state.sitting_at(seat)
        if member is not None:
            person = state.people[member]
            places.append(Place(member, person.name, person.avatar))
        else:
            name, cat = next(free, None) or next(spare)
            places.append(Place(None, name, next(spare_cats) if cat in cats else cat, temper_of(name)))
    return places
