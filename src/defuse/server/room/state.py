"""A room as plain data: the fold of its log, without connections, handles or clocks."""

from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec import Struct, field

from defuse.fair.proof import Chain
from defuse.fair.sealing import digest
from defuse.server.limits import MOST_REMOVED, REMEMBERED_LINES
from defuse.server.room import entries as e
from defuse.server.room.entries import Entry, Place, Timer
from defuse.server.room.fair_deal import Beginning, FairDeal
from defuse.server.wire.protocol import Luck, Settings

LOBBY: Final = "lobby"
PLAYING: Final = "playing"
OVER: Final = "over"


class Person(Struct):
    """A member. `seat` is their seat now, or in the next game."""

    name: str = ""
    avatar: int = 0
    seat: int | None = None
    muted: bool = False
    left: bool = False  # has left for good, but their game is not over
    last: int = 0  # the number of this member's last command in the log


class RoomGame(Struct):
    """The stored part of the room's game: the deal, the moves, and its clock."""

    deal: dict[str, object]
    title: str
    places: list[Place]
    bots: str
    timer: Timer
    banks: list[float]
    lines: list[str] = field(default_factory=list)
    hold: float = 0.0
    known: int = 0  # how many moves everybody had heard of before the hold
    choosing: bool = False  # a seat chooses in secret until the hold ends
    fair: FairDeal | None = None  # None in games that began before deals could be proved


class Result(Struct, frozen=True):
    """How the last game ended."""

    winner: int
    luck: list[Luck]
    replay: str


class RoomState(Struct):
    """Everything about a room that is stored."""

    settings: Settings = field(default_factory=Settings)
    people: dict[int, Person] = field(default_factory=dict)
    joined: int = 0  # how many members have ever joined: the number of the latest one
    host: int = 0
    phase: str = LOBBY
    match: RoomGame | None = None
    result: Result | None = None
    games: int = 0
    won: dict[str, int] = field(default_factory=dict)
    paused: bool = False  # by the host
    asleep: bool = False  # nobody is connected
    stopped_at: float = 0.0  # when the clocks stopped; 0 while they run
    chat: list[e.Spoke] = field(default_factory=list)
    removed: dict[int, str] = field(default_factory=dict)  # who may not come back, with a digest of their network
    secret: str = ""  # for the luck of the next game
    pledges: dict[int, str] = field(default_factory=dict)  # commitments to seeds for it, by member
    pledged: dict[int, int] = field(default_factory=dict)  # how many times each member has committed to one
    beginning: Beginning | None = None
    abandoned: RoomGame | None = None  # the last game, if everybody left it before its end
    chain: Chain = field(default_factory=Chain)  # of the games so far

    @property
    def is_set(self) -> bool:
        """Whether a game is played or just beginning, so that nothing about it can be changed."""
        return self.phase == PLAYING or self.beginning is not None

    @property
    def stopped(self) -> bool:
        return self.paused or self.asleep

    def sitting_at(self, seat: int) -> int | None:
        """The member in a chair."""
        here = (member for member, person in self.people.items() if person.seat == seat and not person.left)
        return next(here, None)

    def seat_in_match(self, member: int) -> int | None:
        """The member's seat in the current game."""
        if self.match is None:
            return None
        for seat, place in enumerate(self.match.places):
            if place.member == member:
                return seat
        return None

    def is_solo(self, member: int) -> bool:
        """Whether this member plays alone, and nobody else has a seat for now or for the next game."""
        others = (person for other, person in self.people.items() if other != member and not person.left)
        return self.plays_alone(member) and all(person.seat is None for person in others)

    def plays_alone(self, member: int) -> bool:
        """Whether this member is the only person at the table of a running game."""
        if self.phase != PLAYING or self.match is None:
            return False
        return {place.member for place in self.match.places} - {None} == {member}


def fold(state: RoomState, entries: Iterable[Entry]) -> RoomState:
    """The room after these entries."""
    for entry in entries:
        apply(state, entry)
    return state


def apply(state: RoomState, entry: Entry) -> None:
    """Apply one entry. Moves come first because they are by far the most frequent."""
    match entry:
        case e.Moved():
            _moved(state, entry)
        case e.Spoke():
            state.chat = [*state.chat, entry][-REMEMBERED_LINES:]
            _did(state, entry.member, entry.n)
        case e.Joined():
            state.joined = entry.member
            state.people[entry.member] = Person()
            if state.host not in state.people:
                state.host = entry.member
        case e.Sat():
            person = state.people[entry.member]
            person.name, person.avatar, person.seat = entry.name, entry.avatar, entry.seat
            _did(state, entry.member, entry.n)
        case e.Stood():
            _gives_up_chair(state, entry.member)
            _did(state, entry.member, entry.n)
        case e.Left():
            _goes(state, entry.member)
        case e.Removed():
            _goes(state, entry.member)
            state.removed[entry.member] = entry.address
            if len(state.removed) > MOST_REMOVED:
                del state.removed[min(state.removed)]
            _did(state, entry.by, entry.n)
        case e.HandedOver():
            state.host = entry.member
            _did(state, entry.by, entry.n)
        case e.Muted():
            state.people[entry.member].muted = entry.on
            _did(state, entry.by, entry.n)
        case e.Arranged():
            _arranged(state, entry)
        case e.Sealed():
            _sealed(state, entry)
        case e.Pledged():
            state.pledges[entry.member] = entry.commitment
            state.pledged[entry.member] = state.pledged.get(entry.member, 0) + 1
            _did(state, entry.member, entry.n)
        case e.Announced():
            _announced(state, entry)
        case e.Revealed():
            _revealed(state, entry)
        case e.Began():
            _began(state, entry)
        case e.Ended():
            _ended(state, entry)
        case e.Abandoned():
            _abandoned(state)
        case e.Paused():
            _paused(state, entry)
        case e.Folded():
            _unfold(state, entry)


def _unfold(state: RoomState, entry: e.Folded) -> None:
    found = thawed(bytes(entry.state))
    for name in found.__struct_fields__:
        setattr(state, name, getattr(found, name))


def folded(state: RoomState) -> e.Folded:
    """The entry that stands for everything up to now."""
    return e.Folded(msgspec.Raw(frozen(state)))


def _did(state: RoomState, member: int, n: int) -> None:
    if member in state.people and n:
        state.people[member].last = n


def _gives_up_chair(state: RoomState, member: int) -> int | None:
    """The member stands up; a bot plays on in their place, under their name. Returns the seat in the game, if any."""
    state.people[member].seat = None
    if state.beginning is not None:
        places = state.beginning.places
        state.beginning.places = [_without(place, member) for place in places]
    seat = state.seat_in_match(member) if state.phase == PLAYING else None
    if state.match is not None and seat is not None:
        state.match.places[seat] = _without(state.match.places[seat], member)
    return seat


def _without(place: Place, member: int) -> Place:
    """The place with a bot in it, if it is this member's."""
    return Place(None, place.name, place.avatar) if place.member == member else place


def _goes(state: RoomState, member: int) -> None:
    """The member leaves; until the game is over their place stays marked as theirs."""
    seat = _gives_up_chair(state, member)
    state.pledges.pop(member, None)
    state.pledged.pop(member, None)
    if seat is None:
        del state.people[member]
    else:
        state.people[member].seat, state.people[member].left = seat, True
    if state.host == member:
        state.host = _heir(state)


def _heir(state: RoomState) -> int:
    """The next host: seated members before the bench, then in order of joining."""
    here = [member for member, person in state.people.items() if not person.left]
    return min(here, key=lambda member: (state.people[member].seat is None, member), default=0)


def _forget_who_left(state: RoomState) -> None:
    state.people = {member: person for member, person in state.people.items() if not person.left}


def _arranged(state: RoomState, entry: e.Arranged) -> None:
    state.settings = entry.settings
    for person in state.people.values():
        if person.seat is not None and person.seat >= entry.settings.seats:
            person.seat = None
    _did(state, entry.by, entry.n)


def _sealed(state: RoomState, entry: e.Sealed) -> None:
    state.secret = entry.secret
    state.pledges, state.pledged = {}, {}
    if len(state.chain) != entry.game - 1:
        state.chain = Chain(first=entry.game)  # the games before have no proof


def _announced(state: RoomState, entry: e.Announced) -> None:
    members = [place.member for place in entry.places]
    deal = FairDeal(entry.terms, digest(entry.terms), state.secret, members, state.chain, entry.recipe)
    state.beginning = Beginning(deal, list(entry.places), entry.until, entry.by, entry.n)
    state.secret = ""
    _did(state, entry.by, entry.n)


def _revealed(state: RoomState, entry: e.Revealed) -> None:
    assert state.beginning is not None
    deal = state.beginning.deal
    deal.seeds[deal.members.index(entry.member)] = entry.seed
    _did(state, entry.member, entry.n)


def _began(state: RoomState, entry: e.Began) -> None:
    banks = [entry.bank] * len(entry.places)
    state.match = RoomGame(entry.deal, entry.title, list(entry.places), entry.bots, entry.timer, banks)
    if state.beginning is not None:
        state.match.fair, state.beginning = state.beginning.deal, None
    state.secret, state.pledges, state.pledged = "", {}, {}
    state.abandoned = None
    state.result = None
    state.phase = PLAYING
    _forget_who_left(state)
    state.games += 1
    state.paused = False
    state.stopped_at = entry.timer.opened if state.stopped else 0.0
    for seat, place in enumerate(entry.places):
        if place.member in state.people:
            state.people[place.member].seat = seat
    _did(state, entry.by, entry.n)


def _moved(state: RoomState, entry: e.Moved) -> None:
    match = state.match
    assert match is not None
    if not match.choosing:
        match.known = len(match.lines)  # whatever was held back before is known by now
    match.lines.append(entry.line)
    if entry.timer is not None:
        match.timer = entry.timer
    elif entry.hold:
        # A seat chooses in secret (SK-1). The next clock opens at the end of the hold, as if there were no choice, so a
        # server that loads the room holds it back for the same time.
        timer = match.timer
        match.timer = Timer(timer.kind, timer.seat, entry.hold, timer.soft, timer.until)
    match.choosing = bool(entry.hold) and entry.timer is None
    match.banks[entry.seat] -= entry.spent
    if not entry.hold:
        match.known = len(match.lines)
    match.hold = entry.hold
    _did(state, entry.member, entry.n)


def _ended(state: RoomState, entry: e.Ended) -> None:
    match = state.match
    assert match is not None
    state.phase = OVER
    if match.fair is not None:
        state.chain = match.fair.chain.longer(match.fair.proof().link(match.lines))
    state.result = Result(entry.winner, entry.luck, entry.replay)
    winner = match.places[entry.winner].name
    state.won[winner] = state.won.get(winner, 0) + 1


def _abandoned(state: RoomState) -> None:
    """A game without an end has its place in the chain, too: a deal that somebody throws away shows."""
    if state.match is not None and state.match.fair is not None:
        fair = state.match.fair
        state.chain = fair.chain.longer(fair.proof(abandoned=True).link(state.match.lines))
        state.abandoned = state.match
    state.match = None
    state.phase = LOBBY
    _forget_who_left(state)


def _paused(state: RoomState, entry: e.Paused) -> None:
    """Stop or restart the clocks; after a restart everything expires later by the length of the pause."""
    was = state.stopped
    if entry.by:
        state.paused = entry.on
        _did(state, entry.by, entry.n)
    else:
        state.asleep = entry.on
    if state.stopped and not was:
        state.stopped_at = entry.at
        if state.match is not None:
            _end_hold(state.match, entry.at)
    elif was and not state.stopped:
        if state.match is not None:
            later(state.match, entry.at - state.stopped_at)
        state.stopped_at = 0.0


def _end_hold(match: RoomGame, now: float) -> None:
    """End a hold whose time is over. The log has no entry for that, so it is done when the clocks stop."""
    if match.hold and now >= match.hold and not match.choosing:
        match.hold, match.known = 0.0, len(match.lines)


def later(match: RoomGame, seconds: float) -> None:
    """Move every deadline of this game by so many seconds."""
    timer = match.timer
    until = timer.until + seconds if timer.until else 0.0
    match.timer = Timer(timer.kind, timer.seat, timer.opened + seconds, timer.soft + seconds, until)
    if match.hold:
        match.hold += seconds


def frozen(state: RoomState) -> bytes:
    """The state as a snapshot, from which a fold can start."""
    return msgspec.json.encode(state)


def thawed(body: bytes) -> RoomState:
    return msgspec.json.decode(body, type=RoomState)
