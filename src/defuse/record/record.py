"""Records: a game as the deal and every accepted move with its chance, from which it can be replayed exactly."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Final

from defuse.game.chance import ImpossiblePin
from defuse.game.engine import Game
from defuse.game.events import Event
from defuse.game.library import edition_names
from defuse.game.moves import PASS, Move
from defuse.game.options import written
from defuse.game.questions import REACT_TO_DRAW
from defuse.game.refusals import Refusal
from defuse.record.notation import BadNotation, card_name, is_now, read_marked_card, read_move, read_seat, write_move
from defuse.record.situation import BadSituation, Situation, describe, set_up

RECIPES_BOX: Final = "recipes"
FORMAT: Final = "defuse-record"
VERSION: Final = 1
LARGEST_FILE: Final = 20_000_000
MOST_MOVES: Final = 100_000


class BadRecord(ValueError):
    """A file that is no record, or one that cannot have happened."""


@dataclass(frozen=True)
class Entry:
    """One accepted move, with the random outcomes it led to."""

    seat: int
    move: Move
    lots: tuple[int, ...] = ()


@dataclass
class Record:
    """A game from its deal on."""

    start: Situation
    quick: bool = False  # only seats that could react were asked
    entries: list[Entry] = field(default_factory=list)

    @property
    def players(self) -> list[str]:
        return self.start.players

    def line(self, entry: Entry) -> str:
        """A move in the notation, its chance pinned."""
        text = f"{self.players[entry.seat]}: {write_move(entry.move, self.players)}"
        pins = " ".join(card_name(lot) for lot in entry.lots)
        return f"{text} -> {pins}" if pins else text


def known_edition(name: str) -> str:
    """The edition under which a game is recorded: somebody's own recipe belongs to the Recipes box."""
    return name if name in edition_names() else RECIPES_BOX


class Recorder:
    """Keeps the record of a game while it is played; play through it, not past it."""

    def __init__(self, game: Game, players: Sequence[str], edition: str) -> None:
        table = game.table
        options = {name: value for name, value in written(table.options).items() if (name, value) != ("deal", -1)}
        self.game = game
        self.record = Record(describe(table, known_edition(edition), options, list(players)), table.quick)
        table.lots = []

    def play(self, seat: int, move: Move) -> list[Event] | Refusal:
        """Make a move and note it if it is accepted."""
        table = self.game.table
        table.lots = []
        said = self.game.play(seat, move)
        if not isinstance(said, Refusal):
            self.record.entries.append(Entry(seat, move, tuple(table.lots or ())))
        return said


class Replay:
    """A record on its way from the deal to its last move."""

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
        table.pins = [*table.pins, *entry.lots]
        try:
            said = self.game.play(entry.seat, entry.move)
        except ImpossiblePin as error:
            raise BadRecord(f"move {self.done + 1}: {error}") from None
        if isinstance(said, Refusal):
            raise BadRecord(f"move {self.done + 1}, {self.record.line(entry)}: {said}")
        if table.pins:
            raise BadRecord(f"move {self.done + 1}, {self.record.line(entry)}: its chance did not come up")
        self.done += 1
        return said


def begin(record: Record) -> Game:
    """The table of a record before the first move."""
    try:
        game = set_up(record.start)
    except BadSituation as error:
        raise BadRecord(f"start: {error}") from None
    game.table.quick = record.quick
    return game


def replay(record: Record) -> Game:
    """The game of a record after its last move."""
    run = Replay(record)
    while not run.finished:
        run.step()
    return run.game


def write_record(record: Record) -> str:
    """A record as the text of its file."""
    start = {key: value for key, value in asdict(record.start).items() if value not in (None, [], {})}
    moves = [record.line(entry) for entry in record.entries]
    head = {"format": FORMAT, "version": VERSION, "quick": record.quick}
    return json.dumps({**head, "start": start, "moves": moves}, indent=1) + "\n"


def read_record(text: str) -> Record:
    """A record from the text of its file. The moves are read while they are replayed, so a broken one is found."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise BadRecord("this is not a record: no JSON") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadRecord(f'this is not a record: expected "format": "{FORMAT}"')
    if data.get("version") != VERSION:
        raise BadRecord(f"this record has version {data.get('version')!r}; this program reads version {VERSION}")
    start, lines, quick = data.get("start"), data.get("moves"), data.get("quick", False)
    known = {each.name for each in fields(Situation)}
    if not isinstance(start, dict) or not set(start) <= known or not {"edition", "players"} <= set(start):
        raise BadRecord(f"start: expected an object with some of {', '.join(sorted(known))}")
    if not isinstance(start["edition"], str) or not isinstance(start.get("options", {}), dict):
        raise BadRecord("start: expected edition as text and options as an object")
    if not isinstance(quick, bool):
        raise BadRecord("quick: expected true or false")
    if not isinstance(lines, list) or len(lines) > MOST_MOVES or not all(isinstance(line, str) for line in lines):
        raise BadRecord(f"moves: expected a list of at most {MOST_MOVES} lines")
    record = Record(Situation(**start), quick)
    run = Replay(record)
    for number, line in enumerate(lines, 1):
        try:
            record.entries.append(_read_line(line, record.players, run.game))
        except BadNotation as error:
            raise BadRecord(f"move {number}, '{line[:80]}': {error}") from None
        run.step()
    return record


def _read_line(line: str, players: list[str], game: Game) -> Entry:
    name, colon, rest = line.partition(":")
    if not colon:
        raise BadNotation("write NAME: MOVE")
    text, _, pins = rest.partition("->")
    move = read_move(text, players, game.table)
    return Entry(read_seat(name.strip(), players), move, tuple(read_marked_card(word) for word in pins.split()))


def load_record(path: Path) -> Record:
    """A record from a file."""
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise BadRecord(f"the file is larger than {LARGEST_FILE} bytes")
        return read_record(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadRecord(f"cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadRecord("this is not a record: not UTF-8 text") from None


def as_scenario(record: Record, title: str) -> str:
    """A record as a scenario file that passes `defuse check`: passing is not written, every chance is pinned."""
    start = record.start
    lines = [
        f"title   = {_toml(title)}",
        f"edition = {_toml(start.edition)}",
        f"players = {_toml(start.players)}",
    ]
    if start.options:
        inside = ", ".join(f"{name} = {_toml(value)}" for name, value in start.options.items())
        lines.append(f"options = {{ {inside} }}")
    for key in ("turn", "turns_left", "attacked", "direction", "deck", "discard", "storage", "mat", "blind", "out"):
        value = getattr(start, key)
        if value not in (None, []) or key == "mat":
            lines.append(f"{key} = {_toml(value)}")
    for key, by_name in (("hands", start.hands), ("front", start.front)):
        lines += [f"{key}.{_toml(name)} = {_toml(cards)}" for name, cards in by_name.items()]
    lines += ['play = """', *_played(record), '"""', ""]
    return "\n".join(lines)


def _toml(value: object) -> str:
    """TOML for what situations hold: texts, numbers, truth values and lists of texts; JSON writes them the same."""
    return json.dumps(value, ensure_ascii=False)


def _played(record: Record) -> list[str]:
    """The moves without the passes; their chance moves to the line before. Who has won is checked at the end."""
    lines: list[str] = []
    run = Replay(record)
    kept: Entry | None = None
    for entry in record.entries:
        if entry.move.verb == PASS:
            if entry.lots and kept is not None:
                kept = Entry(kept.seat, kept.move, kept.lots + entry.lots)
                lines[-1] = record.line(kept)
        else:
            table = run.game.table
            if is_now(entry.move) and run.game.question.what != REACT_TO_DRAW:
                # A check shuts the window of the draw before, so that this is not taken for an answer to it.
                lines.append(f"? turn {record.players[table.turn]} {table.owed}")
            kept = entry
            lines.append(record.line(entry))
        run.step()
    if run.game.over:
        lines.append(f"? winner {record.players[run.game.winner]}")
    return lines
