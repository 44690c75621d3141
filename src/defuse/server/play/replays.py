"""Finished games behind a link: step by step, with all cards or as one seat saw them, and as files."""

import base64
import dataclasses
import hashlib
from collections.abc import Sequence
from functools import lru_cache

import msgspec
from msgspec import Struct

from defuse.fair.draws import draws_of
from defuse.fair.proof import proof_data
from defuse.game.events import Event
from defuse.record.record import Record, Replay, from_data, write_record
from defuse.record.scenario_writing import as_scenario
from defuse.server.room.entries import Place
from defuse.server.room.state import RoomGame, RoomState
from defuse.server.wire.frame_encoding import wire_event, wire_view
from defuse.server.wire.protocol import Replayed, ReplayStep
from defuse.server.wire.table_structs import CARD_NAMES
from defuse.sight.above import view_from_above
from defuse.sight.observer import Observer
from defuse.sight.odds import risk_of_drawing
from defuse.sight.redaction import SPECTATOR
from defuse.sight.view import View


class Kept(Struct):
    """A finished game as it is stored."""

    record: dict[str, object]
    names: list[str]
    avatars: list[int]
    bots: list[bool]
    title: str
    levels: list[str] = []  # of the bots in a show


@dataclasses.dataclass(frozen=True)
class GameSoFar:
    """A running game, for the review of one of its seats."""

    record: dict[str, object]
    names: list[str]
    seat: int


def kept_game(record: dict[str, object], places: Sequence[Place], title: str) -> Kept:
    """A finished game with the names and avatars of its seats."""
    return Kept(
        record,
        [place.name for place in places],
        [place.avatar for place in places],
        [place.member is None for place in places],
        title,
    )


def recorded(match: RoomGame, record: Record, abandoned: bool = False) -> dict[str, object]:
    """A game that nobody plays any more as the data of its record, with the proof of its luck."""
    data = {**match.deal, "moves": match.lines}
    if match.fair is None:
        return data
    proof = dataclasses.replace(match.fair.proof(abandoned), draws=tuple(draws_of(record)))
    return {**data, "proof": proof_data(proof)}


def kept_abandoned(match: RoomGame) -> Kept:
    """A game that never came to its end."""
    record = recorded(match, from_data({**match.deal, "moves": match.lines}), abandoned=True)
    return kept_game(record, match.places, match.title)


def abandoned_replay(room: str, game: int) -> str:
    """The replay of a game that never came to its end; everybody who knows the room can find its name."""
    found = hashlib.sha256(f"defuse abandoned\n{room}\n{game}".encode()).digest()
    return base64.urlsafe_b64encode(found[:18]).decode()


def last_replay(room: str, state: RoomState, is_closed: bool = False) -> str:
    """The replay of a room's last game, if nobody plays it any more: because it is over, or was left before its end.

    A game that is on the table of a room which was closed has been left, too.
    """
    if state.result is not None:
        return state.result.replay
    left = state.match if is_closed else state.abandoned
    return "" if left is None or left.fair is None else abandoned_replay(room, state.games)


def kept(body: bytes) -> Kept:
    return msgspec.json.decode(body, type=Kept)


@lru_cache(maxsize=32)
def replayed(body: bytes, seat: int | None) -> bytes:
    """A whole game as JSON; raises LookupError if there is no such seat."""
    game = kept(body)
    record = from_data(game.record)
    if seat is not None and not 0 <= seat < len(game.names):
        raise LookupError(f"there is no seat {seat}")
    edition, steps = record.start.edition, _steps(record, game.names, seat)
    told = Replayed(
        edition,
        game.title,
        game.names,
        game.avatars,
        game.bots,
        seat,
        _winner(record),
        steps,
        record.proof is not None,
        game.levels,
        CARD_NAMES,
    )
    return msgspec.json.encode(told)


def record_file(body: bytes) -> str:
    return write_record(from_data(kept(body).record))


def scenario_file(body: bytes, title: str) -> str:
    return as_scenario(from_data(kept(body).record), title)


def _winner(record: Record) -> int:
    run = Replay(record)
    while not run.finished:
        run.step()
    return run.game.winner


def _steps(record: Record, names: list[str], seat: int | None) -> list[ReplayStep]:
    """The deal, and every move of which this seat heard something; silent passes are left out."""
    run = Replay(record)
    observer = Observer(run.game, SPECTATOR if seat is None else seat, weighing=seat is not None)

    def look() -> View:
        return view_from_above(run.game.table) if seat is None else observer.view()

    steps = [_step([], look(), names, seat)]
    while not run.finished:
        events = run.step()
        heard = events if seat is None else observer.news()
        if heard:
            steps.append(_step(heard, look(), names, seat))
    return steps


def _step(events: list[Event], view: View, names: list[str], seat: int | None) -> ReplayStep:
    told = [wire_event(event, names, seat) for event in events]
    risk = risk_of_drawing(view)
    return ReplayStep(told, wire_view(view), risk.chance, risk.hits)
