"""What each command does to a room: entries for its log, or a refusal. Moves are made in `play/dealer.py`."""

import re
from collections.abc import Callable
from typing import Any, Final

from defuse.server.limits import LONGEST_LINE, LONGEST_RECIPE, LONGEST_TURN, LONGEST_WINDOW, MOST_SEATS
from defuse.server.room import entries as e
from defuse.server.room.beginning import pledged, revealed
from defuse.server.room.entries import Entry
from defuse.server.room.names import clean_line, clean_name, unlike
from defuse.server.room.places import AVATARS
from defuse.server.room.state import PLAYING, RoomState
from defuse.server.wire import protocol as p
from defuse.server.wire import refusals as no
from defuse.server.wire.refusals import Refused

BOTS: Final = ("easy", "normal", "hard", "master")
_OWN_BOT: Final = re.compile(rf"{p.OWN}{p.BOT_NAME}")  # whether the server has this program is asked by the room

Outcome = list[Entry] | Refused


def decide(state: RoomState, member: int, command: p.Command, now: float) -> Outcome:
    """The log entries that a member's command produces, or why it is refused."""
    return _RULES[type(command)](state, member, command, now)


def _sit(state: RoomState, member: int, command: p.Sit, now: float) -> Outcome:
    name = clean_name(command.name)
    if not name or not 0 <= command.avatar < AVATARS:
        return no.NO_NAME
    seat = command.seat
    if seat is None:
        seat = state.people[member].seat
    if seat is None:
        free = [each for each in range(state.settings.seats) if state.sitting_at(each) is None]
        if not free:
            return no.NO_SEAT_LEFT
        seat = free[0]
    if not 0 <= seat < state.settings.seats:
        return no.NO_SEAT_LEFT
    if state.sitting_at(seat) not in (None, member):
        return no.SEAT_TAKEN
    return [e.Sat(member, _unlike_others(state, member, name), command.avatar, seat, command.n)]


def _stand(state: RoomState, member: int, command: p.Stand, now: float) -> Outcome:
    return [e.Stood(member, command.n)]


def _leave(state: RoomState, member: int, command: p.Leave, now: float) -> Outcome:
    return [e.Left(member), e.Abandoned()] if state.plays_alone(member) else [e.Left(member)]


def _arrange(state: RoomState, member: int, command: p.Arrange, now: float) -> Outcome:
    if state.host != member:
        return no.HOST_ONLY
    if state.is_set:
        return no.IN_GAME
    if not acceptable(command.settings):
        return no.BAD_SETTINGS
    return [e.Arranged(command.settings, member, command.n)]


def _pledge_seed(state: RoomState, member: int, command: p.PledgeSeed, now: float) -> Outcome:
    outcome = pledged(state, member, command)
    return outcome if isinstance(outcome, Refused) else [outcome]


def _reveal_seed(state: RoomState, member: int, command: p.RevealSeed, now: float) -> Outcome:
    outcome = revealed(state, member, command)
    return outcome if isinstance(outcome, Refused) else [outcome]


def _say(state: RoomState, member: int, command: p.Say, now: float) -> Outcome:
    text = clean_line(command.text)
    if not text:
        return no.NOTHING_SAID
    if len(text) > LONGEST_LINE:
        return no.TOO_LONG
    return _speak(state, member, text, "", command.n)


def _emote(state: RoomState, member: int, command: p.Emote, now: float) -> Outcome:
    if command.emote not in p.EMOTES:
        return no.NOTHING_SAID
    return _speak(state, member, "", command.emote, command.n)


def _speak(state: RoomState, member: int, text: str, emote: str, n: int) -> Outcome:
    person = state.people[member]
    if person.muted:
        return no.YOU_ARE_MUTED
    return [e.Spoke(member, person.name, text, emote, n)]


def _pause(state: RoomState, member: int, command: p.Pause, now: float) -> Outcome:
    if state.host != member:
        return no.HOST_ONLY
    if state.phase != PLAYING:
        return no.NO_GAME
    return [e.Paused(command.on, now, member, command.n)] if command.on != state.paused else []


def _mute(state: RoomState, member: int, command: p.Mute, now: float) -> Outcome:
    return _of_host(state, member, command.member) or [e.Muted(command.member, command.on, member, command.n)]


def _remove(state: RoomState, member: int, command: p.Remove, now: float) -> Outcome:
    return _of_host(state, member, command.member) or [e.Removed(command.member, member, command.n)]


def _hand_over(state: RoomState, member: int, command: p.HandOver, now: float) -> Outcome:
    return _of_host(state, member, command.member) or [e.HandedOver(command.member, member, command.n)]


def _of_host(state: RoomState, member: int, other: int) -> Refused | None:
    """Why this member may not act on another one: they are not the host, or the other one is not there."""
    if state.host != member:
        return no.HOST_ONLY
    if other == member or other not in state.people or state.people[other].left:
        return no.NOBODY_THERE
    return None


def _ping(state: RoomState, member: int, command: p.Ping, now: float) -> Outcome:
    return []


_RULES: Final[dict[type[Any], Callable[[RoomState, int, Any, float], Outcome]]] = {
    p.Sit: _sit,
    p.Stand: _stand,
    p.Leave: _leave,
    p.Arrange: _arrange,
    p.PledgeSeed: _pledge_seed,
    p.RevealSeed: _reveal_seed,
    p.Say: _say,
    p.Emote: _emote,
    p.Pause: _pause,
    p.Mute: _mute,
    p.Remove: _remove,
    p.HandOver: _hand_over,
    p.Ping: _ping,
}


# Text and settings from people


def acceptable(settings: p.Settings) -> bool:
    """Whether the settings are within the bounds of the settings panel; they need not give a playable game."""
    return (
        len(settings.game) <= 100
        and len(settings.recipe) <= LONGEST_RECIPE
        and len(settings.options) <= 20
        and all(len(name) <= 40 and _is_short(value) for name, value in settings.options.items())
        and 2 <= settings.seats <= MOST_SEATS
        and (settings.bots in BOTS or _OWN_BOT.fullmatch(settings.bots) is not None)
        and 0 <= settings.window <= LONGEST_WINDOW
        and 0 <= settings.turn <= LONGEST_TURN
    )


def _is_short(value: bool | int | str) -> bool:
    return len(value) <= 40 if isinstance(value, str) else abs(value) < 1_000_000


def _unlike_others(state: RoomState, member: int, name: str) -> str:
    """The name, with a number added if it reads like that of another member or of a bot at the table."""
    people = [person.name for other, person in state.people.items() if other != member]
    bots = [place.name for place in state.match.places if place.member is None] if state.match is not None else []
    return unlike(name, [*people, *bots])
