"""What a running room consists of."""

from dataclasses import dataclass

from defuse.server.play.clock import Clock
from defuse.server.room.attendance import Attendance
from defuse.server.room.broadcast import Broadcast
from defuse.server.room.game_runner import GameRunner
from defuse.server.room.members import Members
from defuse.server.room.room_log import RoomLog
from defuse.server.room.state import RoomState


@dataclass(frozen=True, slots=True)
class RoomParts:
    """The parts of one room, for what reads and changes several of them."""

    state: RoomState
    attendance: Attendance
    broadcast: Broadcast
    members: Members
    runner: GameRunner
    log: RoomLog
    clock: Clock
