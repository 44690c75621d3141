"""Frames about the room itself, the same for every connection."""

from typing import Final

import msgspec

from defuse.fair.sealing import secret_commitment
from defuse.server.play.dealing import problem, title_of
from defuse.server.play.replays import last_replay
from defuse.server.room import entries as e
from defuse.server.room.attendance import LEFT, Attendance
from defuse.server.room.places import taken_places
from defuse.server.room.state import PLAYING, RoomState
from defuse.server.wire.protocol import Chair, FairSeal, Member, Over, Pledge, RoomFrame, Said, Score

_encode: Final = msgspec.json.Encoder().encode


def room_frame(room: str, state: RoomState, attendance: Attendance, now: float) -> bytes:
    playing = state.phase == PLAYING and state.match is not None
    places = state.match.places if playing and state.match is not None else taken_places(state)
    members = []
    for member, person in state.people.items():
        seat = person.seat if not playing or person.left else state.seat_in_match(member)
        presence = LEFT if person.left else attendance.presence(member, now)
        promised = person.seat if seat is None else None
        members.append(Member(member, person.name, person.avatar, presence, seat, promised, person.muted))
    return _encode(
        RoomFrame(
            settings=state.settings,
            title=title_of(state.settings),
            phase=state.phase,
            paused=state.stopped and state.phase == PLAYING,
            host=state.host,
            members=members,
            chairs=[Chair(place.name, place.avatar, place.member, place.temper) for place in places],
            scores=[Score(name, won) for name, won in sorted(state.won.items(), key=lambda item: -item[1])],
            problem=problem(state.settings),
            game=state.games,
            replay=last_replay(room, state),
            fair=_seal(state),
        )
    )


def _seal(state: RoomState) -> FairSeal | None:
    """The commitments for the game that is played or begins, otherwise for the next one."""
    deal = state.match.fair if state.phase == PLAYING and state.match is not None else None
    if state.beginning is not None:
        deal = state.beginning.deal
    if deal is not None:
        seats = zip(deal.members, deal.terms["seats"], range(len(deal.members)), strict=True)
        pledges = [
            Pledge(member, named["commitment"], seat in deal.seeds)
            for member, named, seat in seats
            if member is not None and named["commitment"]
        ]
        return FairSeal(deal.terms["game"], deal.terms["commitment"], pledges, deal.digest)
    if not state.secret:
        return None
    pledges = [Pledge(member, commitment, False) for member, commitment in state.pledges.items()]
    return FairSeal(state.games + 1, secret_commitment(bytes.fromhex(state.secret)), pledges, "")


def over_frame(state: RoomState) -> bytes:
    result = state.result
    assert result is not None
    return _encode(Over(state.games, result.winner, result.luck, result.replay))


def said_frame(spoken: e.Spoke, past: bool = False) -> bytes:
    return _encode(Said(spoken.member, spoken.name, spoken.text, spoken.emote, past))
