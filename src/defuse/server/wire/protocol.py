"""What browsers and the server say to each other over a WebSocket: one JSON object a frame.

A browser sends commands, each with a number of its own; sending one again does no harm. The server sends frames. What a
seat is told of a game depends on nothing but what that seat may know: its `heard` counts the events that it has
been told, not those that there were. docs/online.md is the reference; web/src/protocol.ts is made of this file.
"""

from typing import Annotated, Final

from msgspec import Meta, Struct

from defuse.words import Told

VERSION: Final = 2

Number = Annotated[int, Meta(ge=1 - 2**53, le=2**53 - 1)]  # as far as every browser, and every server, can count

# What a room is set to. Whoever is host changes it, while no game is under way.


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What is played, by how many, and how long everybody may take."""

    game: str = "original"  # an edition or mix by its name, "recipe:NAME", or "own"
    recipe: str = ""  # the TOML of an own recipe
    options: dict[str, bool | Number | str] = {}
    seats: Number = 4
    bots: str = "normal"  # who sits in empty seats: easy, normal, hard or master
    window: Number = 5  # seconds to react; 0 waits for everybody
    turn: Number = 45  # seconds for a turn before the bank is used; 0 for no clock
    fast: bool = False  # bots and pauses are quick


# Commands


class Hello(Struct, tag_field="do", tag="hello", frozen=True, forbid_unknown_fields=True):
    """The first frame of every connection: who comes, and what they have heard already."""

    n: Number
    room: str
    version: Number
    token: str = ""  # nothing for who has never been here
    game: Number = 0
    heard: Number = 0


class Sit(Struct, tag_field="do", tag="sit", frozen=True, forbid_unknown_fields=True):
    """Take a seat, or change one's name and cat. Without a seat the first free one; people displace bots."""

    n: Number
    name: str
    avatar: Number
    seat: Number | None = None


class Stand(Struct, tag_field="do", tag="stand", frozen=True, forbid_unknown_fields=True):
    """Leave one's seat for the bench; in a game a bot plays on."""

    n: Number


class Arrange(Struct, tag_field="do", tag="arrange", frozen=True, forbid_unknown_fields=True):
    """The host sets the room."""

    n: Number
    settings: Settings


class Begin(Struct, tag_field="do", tag="begin", frozen=True, forbid_unknown_fields=True):
    """The host begins a game, the first or a rematch."""

    n: Number


class MakeMove(Struct, tag_field="do", tag="move", frozen=True, forbid_unknown_fields=True):
    """One of the listed moves, its blank filled in. It answers what was asked under this number, and nothing else."""

    n: Number
    game: Number
    heard: Number  # so that who is late can be told what came in between
    asked: Number
    move: Number  # its number in the list
    depth: Number | None = None
    order: list[str] | None = None
    kind: str | None = None
    cards: list[str] | None = None


class Say(Struct, tag_field="do", tag="say", frozen=True, forbid_unknown_fields=True):
    """A short line of chat."""

    n: Number
    text: str


class Emote(Struct, tag_field="do", tag="emote", frozen=True, forbid_unknown_fields=True):
    """One of EMOTES."""

    n: Number
    emote: str


class Pause(Struct, tag_field="do", tag="pause", frozen=True, forbid_unknown_fields=True):
    """The host stops the clocks, or lets them go on."""

    n: Number
    on: bool


class Mute(Struct, tag_field="do", tag="mute", frozen=True, forbid_unknown_fields=True):
    """The host silences somebody, or no longer."""

    n: Number
    member: Number
    on: bool


class Remove(Struct, tag_field="do", tag="remove", frozen=True, forbid_unknown_fields=True):
    """The host shows somebody the door; a bot plays on in their seat."""

    n: Number
    member: Number


class HandOver(Struct, tag_field="do", tag="hand_over", frozen=True, forbid_unknown_fields=True):
    """The host makes somebody else host."""

    n: Number
    member: Number


class Leave(Struct, tag_field="do", tag="leave", frozen=True, forbid_unknown_fields=True):
    """Go for good; the seat is free."""

    n: Number


class Ping(Struct, tag_field="do", tag="ping", frozen=True, forbid_unknown_fields=True):
    """Is anybody there?"""

    n: Number


Command = (
    Hello | Sit | Stand | Arrange | Begin | MakeMove | Say | Emote | Pause | Mute | Remove | HandOver | Leave | Ping
)

EMOTES: Final = ("laugh", "wow", "cry", "angry", "love", "think", "hurry", "sorry", "well_played", "oops")

# Frames


class Member(Struct, frozen=True):
    """Somebody in the room. A member has a number that stays; bots have none."""

    member: int
    name: str
    avatar: int
    presence: str  # here, reconnecting, away (a bot plays for them), left
    seat: int | None  # none on the bench
    promised: int | None  # the seat that somebody on the bench gets when the next game begins
    muted: bool


class Chair(Struct, frozen=True):
    """A seat: a member sits there, or a bot."""

    name: str
    avatar: int
    member: int | None


class Score(Struct, frozen=True):
    """Games won in this room."""

    name: str
    won: int


class Welcome(Struct, tag_field="is", tag="welcome", frozen=True):
    """The answer to Hello."""

    version: int
    room: str
    member: int
    token: str  # to come back with; only when it is new


class Room(Struct, tag_field="is", tag="room", frozen=True):
    """The room as everybody sees it; sent whenever something of it changes."""

    settings: Settings
    title: str  # of an own recipe
    phase: str  # lobby, playing, over
    paused: bool
    host: int
    members: list[Member]
    chairs: list[Chair]
    scores: list[Score]
    problem: Told | None  # why no game can begin
    game: int  # how many have begun
    replay: str  # of the last finished game


class Clock(Struct, frozen=True):
    """What runs out for whom. Milliseconds from the moment the frame is sent."""

    kind: str  # window (everybody may react) or turn (seat is to move)
    seat: int  # -1 in a window
    left: int
    whole: int
    bank: int  # what is left for later turns when this one has run out


class Table(Struct, tag_field="is", tag="table", frozen=True):
    """What a seat, or the bench, knows of the game now, and what it was told since the last frame."""

    game: int
    heard: int  # so many events were told so far, these included
    events: list[dict[str, object]]  # record.happening, each with its sentence as "told"
    fresh: bool  # the events are all there is to know: earlier ones were left out
    view: dict[str, object]  # record.view_in_names
    risk: float  # how likely the next card that the seat draws is deadly
    hits: int  # for whom: the seat, or who takes that card (I'll Take That)
    asked: int  # the number of what the seat is asked; it is another as soon as anything else is asked, or listed
    moves: list[dict[str, object]]  # record.listed; none if the seat is not asked
    clock: Clock | None


class Said(Struct, tag_field="is", tag="said", frozen=True):
    """Somebody has said something."""

    member: int
    name: str
    text: str
    emote: str


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
    risk: float  # the sum of the chances taken: how many kittens were to be expected
    place: int  # 1 won


class Over(Struct, tag_field="is", tag="over", frozen=True):
    """A game is over."""

    game: int
    winner: int
    luck: list[Luck]
    replay: str  # the name of the replay, for its link


class Done(Struct, tag_field="is", tag="done", frozen=True):
    """A command was carried out, and is kept."""

    n: int


class No(Struct, tag_field="is", tag="no", frozen=True):
    """A command was not carried out, and why. `late` means that what it answered is over."""

    n: int
    why: str  # late, refused, not_yours, not_now, malformed, too_fast, too_long, no_room, full, elsewhere
    rule: str
    told: Told


class Bye(Struct, tag_field="is", tag="bye", frozen=True):
    """The connection is closed from here; whether coming back makes sense."""

    why: str  # moved, removed, elsewhere, closed, malformed, slow, restart
    again: bool


Frame = Welcome | Room | Table | Said | Over | Done | No | Bye

# What is answered to plain requests


class Opened(Struct, frozen=True):
    """A room was opened; its name is all that somebody needs to come in."""

    room: str


class Address(Struct, frozen=True):
    """Where others find this server."""

    address: str


class Printed(Struct, frozen=True):
    """Something to play, as the library has it."""

    game: str  # for Settings
    kind: str  # box, mix or recipe
    players: list[int]
    options: dict[str, bool | int | str]  # as printed
    cards: list[str]  # the kinds that can be in it


class Problem(Struct, frozen=True):
    """Something wrong with a recipe."""

    line: int  # 0 for the recipe as a whole
    field: str
    words: str


class Checked(Struct, frozen=True):
    """What is wrong with a recipe, or, without problems, how many can play it."""

    title: str
    players: list[int]
    problems: list[Problem]


class Step(Struct, frozen=True):
    """One move of a replay: what happened, and how the table looked then."""

    events: list[dict[str, object]]  # as in Table
    view: dict[str, object]
    risk: float  # of the next draw, as far as it could be known then
    hits: int


class Replayed(Struct, frozen=True):
    """A finished game. The first step is the deal."""

    game: str
    title: str
    names: list[str]
    avatars: list[int]
    bots: list[bool]  # who was one
    seat: int | None  # whose eyes; none for every card seen
    winner: int
    steps: list[Step]
