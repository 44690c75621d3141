"""A room as one member knows it: everything that the frames so far have said."""

import secrets
from dataclasses import dataclass, field
from typing import Any, Final

from defuse.client.remote_view import blanks_of, move_of, place_of, view_of
from defuse.fair.sealing import text_commitment
from defuse.game.moves import Move
from defuse.server.wire import protocol as p
from defuse.sight.view import View
from defuse.words import Told

_KEPT_EVENTS: Final = 2000


@dataclass
class RemoteRoom:
    """What a member has been told. `take` returns nothing; the screen that shows the room looks at what has changed."""

    member: int = 0
    token: str = ""
    room: p.RoomFrame | None = None
    table: p.TableFrame | None = None
    view: View | None = None
    moves: list[Move] = field(default_factory=list)
    told: list[Told] = field(default_factory=list)  # what has happened in this game
    said: list[p.Said] = field(default_factory=list)
    over: p.Over | None = None
    refusals: list[p.No] = field(default_factory=list)  # that nobody has shown yet
    bye: p.Bye | None = None
    _seeds: dict[int, str] = field(default_factory=dict)  # by game

    # Frames

    def take(self, frame: p.Frame) -> None:
        """Note what a frame says."""
        if isinstance(frame, p.Welcome):
            self.member, self.token = frame.member, frame.token or self.token
        elif isinstance(frame, p.RoomFrame):
            self.room = frame
        elif isinstance(frame, p.TableFrame):
            self._take_table(frame)
        elif isinstance(frame, p.Said):
            self.said.append(frame)
        elif isinstance(frame, p.Over):
            self.over = frame
        elif isinstance(frame, p.No):
            self.refusals.append(frame)
        elif isinstance(frame, p.Bye):
            self.bye = frame

    def _take_table(self, frame: p.TableFrame) -> None:
        if self.table is None or self.table.game != frame.game:
            self.told, self.over = [], None
        self.table = frame
        self.view = view_of(frame)
        self.moves = [move_of(listed) for listed in frame.moves]
        told: list[Any] = [event["told"] for event in frame.events if event["told"] is not None]
        self.told = [*self.told, *((id, variables) for id, variables in told)][-_KEPT_EVENTS:]

    # Looking

    @property
    def players(self) -> list[str]:
        """The names at the table, by seat."""
        return [] if self.room is None else [chair.name for chair in self.room.chairs]

    @property
    def is_host(self) -> bool:
        return self.room is not None and self.room.host == self.member

    @property
    def is_playing(self) -> bool:
        return self.room is not None and self.room.phase == "playing"

    @property
    def is_paused(self) -> bool:
        """Whether the host has paused the game."""
        return self.is_playing and self.room is not None and self.room.paused

    @property
    def seat(self) -> int | None:
        """One's own seat; None on the bench."""
        found = [each for each in (self.room.members if self.room else []) if each.member == self.member]
        return found[0].seat if found else None

    @property
    def is_asked(self) -> bool:
        return bool(self.moves) and self.is_playing

    # Commands

    def pause(self) -> dict[str, Any]:
        """The command with which the host pauses the game, or goes on."""
        return {"do": "pause", "on": not self.is_paused}

    def move(self, chosen: Move) -> dict[str, Any] | None:
        """The command that makes a move; None if it is not listed."""
        place = place_of(chosen, self.moves)
        if place is None or self.table is None:
            return None
        answers = {"game": self.table.game, "heard": self.table.heard, "asked": self.table.asked}
        return {"do": "move", **answers, "move": place, **(blanks_of(chosen) if self.moves[place].open else {})}

    def seeds_due(self) -> list[dict[str, Any]]:
        """The commands with which this member takes part in the luck of the next game."""
        fair = None if self.room is None else self.room.fair
        if fair is None or self.member <= 0 or self.is_playing:
            return []
        seed = self._seeds.setdefault(fair.game, secrets.token_hex(16))
        commitment = text_commitment(seed)
        mine = [pledge for pledge in fair.pledges if pledge.member == self.member]
        if not fair.terms:
            pledged = any(pledge.commitment == commitment for pledge in mine)
            return [] if pledged else [{"do": "pledge_seed", "game": fair.game, "commitment": commitment}]
        due = any(pledge.commitment == commitment and not pledge.revealed for pledge in mine)
        return [{"do": "reveal_seed", "game": fair.game, "seed": seed}] if due else []
