"""Records: a game as the deal and every accepted move with its chance, from which it can be replayed exactly."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Final

from defuse.game.chance import ImpossiblePin
from defuse.game.engine import Game
from defuse.game.events import DEALT, Event
from defuse.game.kinds import EXPLODING_KITTEN
from defuse.game.library import LEFT_OUT, edition_names
from defuse.game.library.bounds import RECORD, TooMuch, check_json
from defuse.game.moves import NOBODY, Move
from defuse.game.options import FIRST_RULES, written
from defuse.game.refusals import Refusal
from defuse.game.writing import card_name, write_move
from defuse.record.notation import BadNotation, on_one_line, quoted, read_marked_card, read_move, read_seat
from defuse.record.notes import BadNote, Note, read_notes, write_notes
from defuse.record.situation import BadSituation, Situation, describe, set_up
from defuse.sight.observer import is_just_dealt

RECIPES_BOX: Final = "recipes"
FORMAT: Final = "defuse-record"
VERSION: Final = 2
FIRST_VERSION: Final = 1  # games of the first rules, which are continued by them
LARGEST_FILE: Final = RECORD.characters
MOST_MOVES: Final = 100_000


class BadRecord(ValueError):
    """A file that is not a record, or the record of an impossible game."""

    def __init__(self, words: str) -> None:
        super().__init__(on_one_line(words))


class MissingRecord(BadRecord):
    """There is no such file."""


@dataclass(frozen=True)
class Entry:
    """One accepted move, with the random outcomes it led to."""

    seat: int
    move: Move
    outcomes: tuple[int, ...] = ()


@dataclass
class Record:
    """A game from its deal on."""

    start: Situation
    quick: bool = False  # only seats that could react were asked
    dealt: bool = False  # it begins with the deal, so everybody knows that no hand contains a kitten
    entries: list[Entry] = field(default_factory=list)
    proof: dict[str, object] | None = None  # where its luck comes from, as plain data; defuse.fair reads it
    notes: dict[int, Note] = field(default_factory=dict)  # about the choices of bots, by the number of the move

    @property
    def players(self) -> list[str]:
        """The names in seat order."""
        return self.start.players

    def line(self, entry: Entry) -> str:
        """A move in the notation, its chance pinned."""
        text = f"{self.players[entry.seat]}: {write_move(entry.move, self.players)}"
        pins = " ".join(card_name(outcome) for outcome in entry.outcomes)
        return f"{text} -> {pins}" if pins else text


def known_edition(name: str) -> str:
    """The edition under which a game is recorded: a custom recipe belongs to the Recipes box."""
    return name if name.partition(LEFT_OUT)[0] in edition_names() else RECIPES_BOX


def new_record(game: Game, players: Sequence[str], edition: str) -> Record:
    """The record of a game from now on: from the deal, or from the beginning of a turn."""
    table = game.table
    if len(table.agenda) != 1 or table.barking_settled or table.back_to != NOBODY:
        raise ValueError("a record begins where nothing is under way")
    options = {name: value for name, value in written(table.options).items() if (name, value) != ("deal", -1)}
    start = describe(table, known_edition(edition), options, list(players))
    return Record(start, table.quick, is_just_dealt(game.events))


class Recorder:
    """Records a game while it is played."""

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.record = record

    def play(self, seat: int, move: Move) -> list[Event] | Refusal:
        """Make a move and record it if it is accepted; all moves have to go through this."""
        table = self.game.table
        table.outcomes = []
        said = self.game.play(seat, move)
        if not isinstance(said, Refusal):
            self.record.entries.append(Entry(seat, move, tuple(table.outcomes or ())))
        return said


class Replay:
    """Replays a record move by move."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = begin(record)
        self.done = 0

    @property
    def finished(self) -> bool:
        return self.done == len(self.record.entries)

    def step(self) -> list[Event]:
        """Make the next move of the record."""
        entry = self.record.entries[self.done]
        table = self.game.table
        table.pins = list(entry.outcomes)
        table.outcomes = []
        try:
            said = self.game.play(entry.seat, entry.move)
        except ImpossiblePin as error:
            raise self._wrong(entry, str(error)) from None
        if isinstance(said, Refusal):
            raise self._wrong(entry, str(said))
        if table.pins:
            raise self._wrong(entry, "its chance did not come up")
        if tuple(table.outcomes) != entry.outcomes:
            raise self._wrong(entry, "its chance is not written down")
        self.done += 1
        return said

    def _wrong(self, entry: Entry, words: str) -> BadRecord:
        return BadRecord(f"move {self.done + 1}, {quoted(self.record.line(entry))}: {words}")


def begin(record: Record) -> Game:
    """The table of a record before the first move."""
    try:
        game = set_up(record.start)
    except BadSituation as error:
        raise BadRecord(f"start: {error}") from None
    game.table.quick = record.quick
    if record.dealt:
        if game.table.discard or any(EXPLODING_KITTEN in hand for hand in game.table.hands):
            raise BadRecord("dealt: after a deal nobody holds an Exploding Kitten, and nothing is discarded")
        for seat, hand in enumerate(game.table.hands):
            game.table.tell(DEALT, seat, number=len(hand), cards=list(hand), audience=1 << seat)
    return game


def replay(record: Record) -> Game:
    """The game of a record after its last move."""
    run = Replay(record)
    while not run.finished:
        run.step()
    return run.game


def as_data(record: Record) -> dict[str, object]:
    """A record as plain data."""
    start = {key: value for key, value in vars(record.start).items() if value not in (None, [], {}) or key == "mat"}
    moves = [record.line(entry) for entry in record.entries]
    head = {"format": FORMAT, "version": VERSION, "quick": record.quick, "dealt": record.dealt}
    proof = {} if record.proof is None else {"proof": record.proof}
    notes = {"notes": write_notes(record.notes)} if record.notes else {}
    return {**head, "start": start, "moves": moves, **notes, **proof}


def write_record(record: Record) -> str:
    """A record as the text of its file."""
    return json.dumps(as_data(record), indent=1) + "\n"


def read_record(text: str) -> Record:
    """A record from the text of its file."""
    try:
        check_json(text, RECORD)
        data = json.loads(text)
    except TooMuch as error:
        raise BadRecord(f"this is not a record: {error}") from None
    except (ValueError, RecursionError):
        raise BadRecord("this is not a record: no JSON") from None
    return from_data(data)


def from_data(data: object) -> Record:
    """A record from plain data. The moves are replayed while they are parsed, so an impossible one is found."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadRecord(f'this is not a record: expected "format": "{FORMAT}"')
    version = data.get("version")
    if type(version) is not int or version not in (FIRST_VERSION, VERSION):
        other = f"version {version}" if type(version) is int and abs(version) < 10**9 else "another version"
        raise BadRecord(f"this record has {other}; this program reads versions {FIRST_VERSION} and {VERSION}")
    start, lines, quick = data.get("start"), data.get("moves"), data.get("quick", False)
    known = {each.name for each in fields(Situation)}
    if not isinstance(start, dict) or not {"edition", "players"} <= set(start) <= known:
        raise BadRecord(f"start: expected an object with edition, players and some of {', '.join(sorted(known))}")
    dealt = data.get("dealt", False)
    for name, value in (("quick", quick), ("dealt", dealt)):
        if not isinstance(value, bool):
            raise BadRecord(f"{name}: expected true or false")
    if not isinstance(lines, list) or len(lines) > MOST_MOVES or not all(isinstance(line, str) for line in lines):
        raise BadRecord(f"moves: expected a list of at most {MOST_MOVES} lines")
    proof = data.get("proof")
    if proof is not None and not isinstance(proof, dict):
        raise BadRecord("proof: expected an object")
    try:
        notes = read_notes(data.get("notes"), len(lines))
    except BadNote as error:
        raise BadRecord(f"notes: {error}") from None
    record = Record(Situation(**start), quick, dealt, proof=proof, notes=notes)
    if version == FIRST_VERSION and isinstance(record.start.options, dict):
        record.start.options = {"rules": FIRST_RULES, **record.start.options}
    run = Replay(record)
    for number, line in enumerate(lines, 1):
        try:
            record.entries.append(read_line(line, record.players, run.game))
        except BadNotation as error:
            raise BadRecord(f"move {number}, {quoted(line)}: {error}") from None
        run.step()
    return record


def read_line(line: str, players: list[str], game: Game) -> Entry:
    """A move from the text that `Record.line` writes, for a game that has come so far."""
    name, colon, rest = line.partition(":")
    if not colon:
        raise BadNotation("write NAME: MOVE")
    text, _, pins = rest.partition("->")
    move = read_move(text, players, game.table)
    return Entry(read_seat(name.strip(), players), move, tuple(read_marked_card(word) for word in pins.split()))


def load_record(path: Path) -> Record:
    """A record from a file."""
    return read_record(load_text(path))


def load_text(path: Path) -> str:
    """The text of a file that should contain a record."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST_FILE + 1)
        if len(content) > LARGEST_FILE:
            raise BadRecord(f"expected a file of at most {LARGEST_FILE} bytes, it is larger")
        return content.decode("utf-8-sig")
    except FileNotFoundError as error:
        raise MissingRecord(f"cannot be read: {error.strerror}") from None
    except OSError as error:
        raise BadRecord(f"cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadRecord("this is not a record: not UTF-8 text") from None
