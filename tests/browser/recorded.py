"""Frames of recorded games: real rooms play them by a clock that is moved, and the telling moments are picked out."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from defuse.server.wire.protocol import Settings
from tests.editions import EDITIONS
from tests.random_games import OWN, OWN_RECIPES, players_of
from tests.server.inn import Guest, Inn, answering
from tests.server.random_guests import any_blanks

NAMES: Final = ("Maximiliane", "Bo", "Giambattista", "Wim", "Анастасия", "林小明", "Jo", "Søren", "Dorothea", "Ada")
PEOPLE: Final = 3  # the other seats are bots
STEPS: Final = 700  # moves and waits of a game; most are over by then
AWAY: Final = 30  # step at which the last person loses the connection
CALM: Final = 0.75  # how often a person draws or passes if that is possible
CURIOUS: Final = 0.6  # how often a person who can look into the future does so
LINES: Final = 12  # events that the log begins with

Frame = dict[str, Any]


@dataclass(frozen=True)
class Crowd:
    """A game to record."""

    edition: str
    players: int

    def settings(self) -> dict[str, Any]:
        chosen: dict[str, Any] = {"seats": self.players, "bots": "easy", "fast": True, "window": 5, "turn": 60}
        if self.edition.startswith(OWN):
            return {**chosen, "game": "own", "recipe": _written(OWN_RECIPES[self.edition.removeprefix(OWN)])}
        return {**chosen, "game": self.edition}

    def __str__(self) -> str:
        return f"{self.edition} for {self.players}"


@dataclass(frozen=True)
class Moment:
    """One moment of a game as one browser was told it: frames to send to a page, and what must be seen then."""

    about: str
    welcome: Frame
    room: Frame
    table: Frame

    @property
    def view(self) -> Frame:
        view: Frame = self.table["view"]
        return view

    def as_game(self, number: int) -> list[str]:
        """The frames as those of another game, so that nothing of the moment before is left."""
        return [json.dumps(each) for each in (self.welcome, self.room, {**self.table, "game": number})]


def all_crowds() -> list[Crowd]:
    """Every box, mix and recipe that is printed, for every number of players."""
    return [Crowd(edition, players) for edition in EDITIONS for players in players_of(edition)]


async def record(crowd: Crowd, seed: int) -> list[Moment]:
    """Play the game and pick its telling moments, for different people at the table."""
    random = Random(seed)
    async with Inn.open() as inn:
        guests = await _seated(inn, crowd, random.randrange(len(NAMES)))
        await guests[0].ask("begin")
        for step in range(STEPS):
            if guests[0].over is not None:
                break
            if step == AWAY and len(guests) > 1:
                await guests.pop().hang_up()
            await _go_on(inn, guests, random)
        return telling(str(crowd), [moment for guest in guests for moment in _moments(guest)])


async def _seated(inn: Inn, crowd: Crowd, first: int) -> list[Guest]:
    name = await inn.house.open_room(Settings(**crowd.settings()))
    guests = [await inn.enter(name) for _ in range(min(PEOPLE, crowd.players))]
    for number, guest in enumerate(guests):
        await guest.ask("sit", name=NAMES[(first + number) % len(NAMES)], avatar=number)
    return guests


async def _go_on(inn: Inn, guests: list[Guest], random: Random) -> None:
    asked = [guest for guest in guests if guest.table.get("moves")]
    if not asked or all(_has_passed(guest) for guest in asked):
        await inn.wait(5)
        return
    guest = random.choice(asked)
    moves = guest.table["moves"]
    calm = [move for move in moves if move["text"] in ("draw", "pass")]
    looks = [move for move in moves if "_the_future" in move["text"] and "pair" not in move["text"]]
    likely = looks if looks and random.random() < CURIOUS else calm if random.random() < CALM else []
    move = random.choice(likely or moves)
    blanks = any_blanks(move.get("fill", {}), random)
    answer = await guest.ask("move", **answering(guest.table), move=move["number"], **blanks)
    if answer["is"] == "no":  # too late
        await inn.wait(1)


def _has_passed(guest: Guest) -> bool:
    """Whether the table waits for others, though this person could still play a card."""
    return bool(guest.table["view"]["question"]["word"] == "react" and not guest.says("pass"))


def _moments(guest: Guest) -> Iterator[Moment]:
    """Every table that a person was sent, with the room as it was then, and a log of several lines."""
    welcome: Frame = {}
    room: Frame = {}
    events: list[Frame] = []
    for _, written in guest.bytes:
        frame = json.loads(written)
        if frame["is"] == "welcome":
            welcome = {**frame, "token": ""}
        elif frame["is"] == "room":
            room = frame
        elif frame["is"] == "table":
            events = [*events, *frame["events"]][-LINES:]
            if room["phase"] != "lobby":  # the first table comes before the room says that a game is played
                yield Moment("", welcome, room, {**frame, "events": events, "fresh": True})


def _word(moment: Moment) -> str:
    """What this person is asked."""
    return str(moment.view["question"]["word"]) if moment.table["moves"] else ""


def _known_of_pile(moment: Moment) -> int:
    return sum(card >= 0 for card in moment.view["pile"][:5])


def _beside_seats(moment: Moment) -> int:
    """How many cards are seen beside the other players."""
    view = moment.view
    others = [seat for seat in range(view["seats"]) if seat != view["seat"]]
    known = [card for seat in others for card in view["hands"][seat] if card >= 0]
    return len(known) + len([each for each in view["front"] if each["bearer"] != view["seat"]])


# What a moment may have most of, and which questions it counts for.
_EXTREMES: Final[dict[str, tuple[tuple[str, ...], Callable[[Moment], float]]]] = {
    "the largest hand": (("turn",), lambda each: len(each.view["hand"])),
    "most of the pile known": (("turn",), _known_of_pile),
    "a choice with the pile known": (("insert", "order"), _known_of_pile),
    "most cards beside seats": (("turn", "react", ""), _beside_seats),
    "most moves": (("turn",), lambda each: len(each.table["moves"])),
    "most reactions": (("react",), lambda each: len(each.table["moves"])),
    "most players out": (("turn", "react", ""), lambda each: each.view["alive"].count(False)),
    "most cards in front": (
        ("turn", "react", ""),
        lambda each: sum(card["bearer"] == each.view["seat"] for card in each.view["front"]),
    ),
    "most turns owed": (("turn", ""), lambda each: each.view["owed"]),
}


def telling(about: str, moments: list[Moment]) -> list[Moment]:
    """For each thing that needs room, the moment that has most of it, and one of each kind of question."""
    found: dict[int, Moment] = {}
    for name, (words, number) in _EXTREMES.items():
        fitting = [each for each in moments if _word(each) in words]
        if fitting:
            most = max(fitting, key=number)
            found.setdefault(id(most), replace(most, about=f"{about}, {name}"))
    seen = {_word(each) for each in found.values()}
    for each in moments:
        if _word(each) not in seen:
            seen.add(_word(each))
            found[id(each)] = replace(each, about=f"{about}, asked {_word(each)}")
    return list(found.values())


def _written(recipe: dict[str, object]) -> str:
    """A recipe as TOML."""
    tables = {name: part for name, part in recipe.items() if isinstance(part, dict)}
    lines = [f"{name} = {json.dumps(value)}" for name, value in recipe.items() if name not in tables]
    for name, part in tables.items():
        lines += [f"[{name}]", *(f"{key} = {json.dumps(value)}" for key, value in part.items())]
    return "\n".join(lines)
