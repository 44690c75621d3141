"""The messages between browsers and the server over a WebSocket: one JSON object per frame.

A browser sends numbered commands; sending one again is harmless. The server sends frames. What a seat is sent depends
only on what that seat may know: its `heard` counts the events that it was told, not those that happened. docs/online.md
is the reference; web/src/protocol.ts is generated from this file and from table_structs.py.
"""

from typing import Annotated, Final

from msgspec import Meta, Struct

from defuse.server.wire.table_structs import Card, Happening, ListedMove, WireView
from defuse.words import Told

# The version of pages and servers. Raise it when an older page can no longer understand a frame, or an older server can
# no longer read the log of a room.
VERSION: Final = 4
OLDEST_VERSION: Final = 4  # of pages that are still served, so that servers can be exchanged one after the other

Number = Annotated[int, Meta(ge=1 - 2**53, le=2**53 - 1)]  # the integers that JavaScript represents exactly

# The settings of a room. The host changes them while no game is running.

OWN: Final = "own:"  # before the name of a program that the server was started with (`defuse serve --bot`)
BOT_NAME: Final = r"[A-Za-z][A-Za-z0-9_-]{0,19}"


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What is played, by how many, and how much time everybody has."""

    game: str = "original"  # the name of an edition or mix, "recipe:NAME", or "own"
    recipe: str = ""  # the TOML of a custom recipe
    options: dict[str, bool | Number | str] = {}
    seats: Number = 4
    bots: str = "normal"  # the level of the bots in empty seats: easy, normal, hard or master; or OWN and a program
    window: Number = 5  # seconds to react; 0 waits for everybody
    turn: Number = 45  # seconds for a turn before the bank is used; 0 for no clock
    fast: bool = False  # shorter delays for bots and between cards


# Commands


class Hello(Struct, tag_field="do", tag="hello", frozen=True, forbid_unknown_fields=True):
    """The first frame of every connection: identifies the member, and what they have heard already."""

    n: Number
    room: str
    version: Number
    token: str = ""  # empty for a new member
    game: Number = 0
    heard: Number = 0


class Sit(Struct, tag_field="do", tag="sit", frozen=True, forbid_unknown_fields=True):
    """Take a seat, or change one's name and avatar. Without `seat`, the first free one; people displace bots."""

    n: Number
    name: str
    avatar: Number
    seat: Number | None = None


class Stand(Struct, tag_field="do", tag="stand", frozen=True, forbid_unknown_fields=True):
    """Leave the seat for the bench; in a game a bot plays on."""

    n: Number


class Arrange(Struct, tag_field="do", tag="arrange", frozen=True, forbid_unknown_fields=True):
    """The host changes the settings."""

    n: Number
    settings: Settings


class Begin(Struct, tag_field="do", tag="begin", frozen=True, forbid_unknown_fields=True):
    """The host starts a game, the first one or a rematch."""

    n: Number


class PledgeSeed(Struct, tag_field="do", tag="pledge_seed", frozen=True, forbid_unknown_fields=True):
    """Commit to a seed for the luck of the next game, by its SHA-256. The page does this by itself."""

    n: Number
    game: Number
    commitment: str


class RevealSeed(Struct, tag_field="do", tag="reveal_seed", frozen=True, forbid_unknown_fields=True):
    """Reveal the seed when the host has begun a game. The page does this by itself."""

    n: Number
    game: Number
    seed: str


class MakeMove(Struct, tag_field="do", tag="move", frozen=True, forbid_unknown_fields=True):
    """Make one of the listed moves, with its blank filled in. It only answers the question numbered `asked`."""

    n: Number
    game: Number
    heard: Number  # to tell a late player what happened in between
    asked: Number
    move: Number  # its index in the list
    depth: Number | None = None
    order: list[Card] | None = None
    kind: Card | None = None
    cards: list[Card] | None = None


class Say(Struct, tag_field="do", tag="say", frozen=True, forbid_unknown_fields=True):
    """Send a short chat line."""

    n: Number
    text: str


class Emote(Struct, tag_field="do", tag="emote", frozen=True, forbid_unknown_fields=True):
    """Send one of EMOTES."""

    n: Number
    emote: str


class Pause(Struct, tag_field="do", tag="pause", frozen=True, forbid_unknown_fields=True):
    """The host stops or restarts the clocks."""

    n: Number
    on: bool


class Mute(Struct, tag_field="do", tag="mute", frozen=True, forbid_unknown_fields=True):
    """The host mutes or unmutes a member."""

    n: Number
    member: Number
    on: bool


class Remove(Struct, tag_field="do", tag="remove", frozen=True, forbid_unknown_fields=True):
    """The host removes a member; a bot plays on in their seat."""

    n: Number
    member: Number


class HandOver(Struct, tag_field="do", tag="hand_over", frozen=True, forbid_unknown_fields=True):
    """The host makes another member host."""

    n: Number
    member: Number


class Leave(Struct, tag_field="do", tag="leave", frozen=True, forbid_unknown_fields=True):
    """Leave for good; the seat becomes free."""

    n: Number


class Ping(Struct, tag_field="do", tag="ping", frozen=True, forbid_unknown_fields=True):
    """Check that the connection is alive."""

    n: Number


Command = (
    Hello
    | Sit
    | Stand
    | Arrange
    | PledgeSeed
    | RevealSeed
    | Begin
    | MakeMove
    | Say
    | Emote
    | Pause
    | Mute
    | Remove
    | HandOver
    | Leave
    | Ping
)

EMOTES: Final = ("laugh", "wow", "cry", "angry", "love", "think", "hurry", "sorry", "well_played", "oops")

# Frames


class Member(Struct, frozen=True):
    """A member of the room. Their number never changes; bots have none."""

    member: int
    name: str
    avatar: int
    presence: str  # here, reconnecting, away (a bot plays for them), left
    seat: int | None  # None on the bench
    promised: int | None  # the seat that a member on the bench gets in the next game
    muted: bool


class Chair(Struct, frozen=True):
    """A seat, taken by a member or a bot."""

    name: str
    avatar: int
    member: int | None
    temper: str  # a bot's temperament: bold, cautious or vengeful; empty for members


class Score(Struct, frozen=True):
    """Games won in this room."""

    name: str
    won: int


class Welcome(Struct, tag_field="is", tag="welcome", frozen=True):
    """The answer to Hello."""

    version: int
    room: str
    member: int
    token: str  # to reconnect with; empty unless it is new
    cards: tuple[str, ...]  # the name of each card, by its number


class Pledge(Struct, frozen=True):
    """A member's commitment to a seed."""

    member: int
    commitment: str
    revealed: bool  # the seed itself has come, and is part of the luck


class FairSeal(Struct, frozen=True):
    """What everybody sees of the luck of a game before it is over; docs/fair-deals.md says what it is for."""

    game: int  # the one that is played, otherwise the next one
    commitment: str  # the SHA-256 of the server's secret
    pledges: list[Pledge]
    terms: str  # the digest of everything that the luck is bound to; empty until the host begins


class RoomFrame(Struct, tag_field="is", tag="room", frozen=True):
    """The room as everybody sees it; sent whenever it changes."""

    settings: Settings
    title: str  # of a custom recipe
    phase: str  # lobby, playing, over
    paused: bool
    host: int
    members: list[Member]
    chairs: list[Chair]
    scores: list[Score]
    problem: Told | None  # why no game can begin
    game: int  # how many have begun
    replay: str  # of the last game, if it is over or was left before its end
    fair: FairSeal | None  # None while a game is played that began before there were seals


class RunningClock(Struct, frozen=True):
    """The running clock, in milliseconds from the moment at which the frame is sent."""

    kind: str  # window (everybody may react) or turn (`seat` is to move)
    seat: int  # -1 in a window
    left: int
    whole: int
    bank: int  # what remains for later when this turn's time is over


class TableFrame(Struct, tag_field="is", tag="table", frozen=True):
    """What a seat, or the bench, knows of the game now, and the events since the last frame."""

    game: int
    heard: int  # number of events told so far, these included
    events: list[Happening]
    fresh: bool  # earlier events were left out
    view: WireView
    risk: float  # the chance that the seat's next draw is deadly
    hits: int  # for which seat: its own, or the one that takes the card (I'll Take That)
    asked: int  # the number of the question; it changes whenever the question or the moves change
    moves: list[ListedMove]  # empty if the seat is not asked
    clock: RunningClock | None


class Said(Struct, tag_field="is", tag="said", frozen=True):
    """A chat line or emote."""

    member: int
    name: str
    text: str
    emote: str
    past: bool = False  # said before this connection began


class Luck(Struct, frozen=True):
    """How the game went for a seat."""

    seat: int
    name: str
    drawn: int  # cards
    kittens: int  # drawn
    defused: int
    nopes: int
    played: int  # cards
    stolen: int
    risk: float  # the sum of the risks taken: the expected number of kittens
    place: int  # 1 for the winner


class Over(Struct, tag_field="is", tag="over", frozen=True):
    """A game is over."""

    game: int
    winner: int
    luck: list[Luck]
    replay: str  # the name of the replay, for its link


class Done(Struct, tag_field="is", tag="done", frozen=True):
    """A command was carried out and stored."""

    n: int


class No(Struct, tag_field="is", tag="no", frozen=True):
    """A command was refused. `late` means that the question it answered is closed."""

    n: int
    # late, refused, not_yours, not_now, malformed, too_fast, too_long, no_room, full, removed, outdated, busy, crowded,
    # no_store, damaged
    why: str
    rule: str
    told: Told


class Bye(Struct, tag_field="is", tag="bye", frozen=True):
    """The server closes the connection; `again` says whether to reconnect."""

    why: str  # moved, removed, elsewhere, closed, malformed, slow, restart
    again: bool


Frame = Welcome | RoomFrame | TableFrame | Said | Over | Done | No | Bye

# Responses to plain requests


class Opened(Struct, frozen=True):
    """A room was opened; its name is all that is needed to enter it."""

    room: str


class LastReplay(Struct, frozen=True):
    """The replay of the last game of a room that was closed."""

    replay: str  # empty if there is none, or the room is open


class Ticket(Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser keeps of a room: its name, and the token of the member."""

    room: str
    token: str


class Standing(Struct, frozen=True):
    """A running game in which one has a seat, as that seat knows it."""

    room: str
    game: str  # as in Settings
    title: str  # of a custom recipe
    names: list[str]  # by seat
    seat: int  # one's own
    turn: int  # whose; -1 while everybody waits for a secret choice
    alive: bool  # whether one is still in the game
    asked: bool  # whether the table waits for this seat
    clock: RunningClock | None
    paused: bool  # by the host
    stopped: bool  # whether the clock stands still, also because nobody is connected


class Standings(Struct, frozen=True):
    """The running games behind some tickets."""

    tables: list[Standing]
    gone: list[str]  # rooms that are no more, or that do not know the token


class Address(Struct, frozen=True):
    """The address under which others reach this server."""

    address: str


class Printed(Struct, frozen=True):
    """A playable edition of the library."""

    game: str  # the value for Settings.game
    kind: str  # box, mix or recipe
    players: list[int]
    options: dict[str, bool | int | str]  # as printed
    cards: list[str]  # the kinds that can be in it
    expansion_cards: list[str]  # those that its expansions bring; each can be left out (SET-5): GAME~CARD


class RuleOption(Struct, frozen=True):
    """A rule option that a room may set: to one of the values, or to a number from `first` to `last`."""

    name: str  # the key in Settings.options
    values: list[bool | str]
    first: int
    last: int  # less than `first` if no numbers are possible
    about: str  # it makes a difference only in games with this card, if it names one


class Problem(Struct, frozen=True):
    """A problem of a recipe."""

    line: int  # 0 for the recipe as a whole
    field: str
    words: str


class Checked(Struct, frozen=True):
    """The problems of a recipe or, without any, for how many players it is."""

    title: str
    players: list[int]
    problems: list[Problem]


class ReplayStep(Struct, frozen=True):
    """One step of a replay: what happened, and the table after it."""

    events: list[Happening]
    view: WireView
    risk: float  # of the next draw, as far as it could be known then
    hits: int


class Replayed(Struct, frozen=True):
    """A finished game. The first step is the deal."""

    game: str
    title: str
    names: list[str]
    avatars: list[int]
    bots: list[bool]  # which seats were bots
    seat: int | None  # whose view; None with all cards visible
    winner: int
    steps: list[ReplayStep]
    proved: bool  # the record has a proof of its luck
    levels: list[str]  # of the bots, by seat, in a show; otherwise empty
    cards: tuple[str, ...]  # the name of each card, by its number
