"""The results of a league in a file that only grows: a line a deal, complete or not there, whatever happens."""

import contextlib
import json
import os
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from defuse.bots.outside.faults import FAULTS, Faults
from defuse.lab.running.tables import Outcome, Setup

FORMAT: Final = "defuse-league"
VERSION: Final = 1

Data = dict[str, Any]


class BadResults(ValueError):
    """The file is no league, or one of other games; the message says which."""


class InUse(Exception):
    """Another process plays this league."""


@dataclass(frozen=True)
class LeagueDeal:
    """A deal that was played in all rotations."""

    number: int
    lineup: tuple[str, ...]  # the keys of the members in the first game; in each later one all move one seat on
    orders: tuple[tuple[int, ...], ...]  # of each game: seats from the winner on; empty if it had no end
    faults: Mapping[str, Faults] = field(default_factory=dict)  # by the key of a member

    def who(self, rotation: int, seat: int) -> str:
        """The member in a seat of a game."""
        return self.lineup[(seat - rotation) % len(self.lineup)]


def deal_of(number: int, lineup: tuple[str, ...], games: tuple[Outcome, ...]) -> LeagueDeal:
    """A played deal as it is kept."""
    faults: dict[str, Faults] = {}
    deal = LeagueDeal(number, lineup, tuple(game.order for game in games), faults)
    for rotation, game in enumerate(games):
        for seat, slips in game.slips:
            faults.setdefault(deal.who(rotation, seat), Faults()).add(slips)
    return deal


def head_of(setting: Setup, seed: int) -> Data:
    """What all games of a league have in common."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "edition": setting.edition.name,
        "players": setting.players,
        "options": dict(setting.options),
        "seed": seed,
    }


@dataclass
class ResultsFile:
    """An open results file; nobody else can add to it meanwhile."""

    path: Path
    head: Data
    deals: list[LeagueDeal]
    _descriptor: int

    def add(self, deal: LeagueDeal) -> None:
        """Add a line; when this returns it is on the disk."""
        _append(self._descriptor, _written(deal))
        self.deals.append(deal)

    @property
    def next_number(self) -> int:
        """A number that no deal has had."""
        return max((deal.number for deal in self.deals), default=-1) + 1


@contextlib.contextmanager
def opened(path: Path, head: Data) -> Iterator[ResultsFile]:
    """The results in a file, which is made if there is none. Raises BadResults, InUse or OSError.

    A half-written last line, of a process that was killed, is cut off: its deal is played again.
    """
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
    try:
        _lock(descriptor)
        content = path.read_bytes()
        whole = content[: content.rfind(b"\n") + 1]
        if len(whole) < len(content):
            os.ftruncate(descriptor, len(whole))
        if not whole:
            _append(descriptor, head)
            whole = _line(head)
        first, *lines = whole.splitlines()
        there = _read(first, 1)
        _compare(there, head)
        yield ResultsFile(path, there, [_deal(_read(line, at), at) for at, line in enumerate(lines, 2)], descriptor)
    finally:
        os.close(descriptor)


def _lock(descriptor: int) -> None:
    try:
        import fcntl
    except ImportError:  # Windows
        return
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise InUse from None


def _append(descriptor: int, data: Data) -> None:
    line = _line(data)
    if os.write(descriptor, line) != len(line):
        raise OSError("the disk is full")
    os.fsync(descriptor)


def _line(data: Data) -> bytes:
    return json.dumps(data, separators=(",", ":")).encode("ascii") + b"\n"


def _compare(there: Data, head: Data) -> None:
    if there.get("format") != FORMAT or there.get("version") != VERSION:
        raise BadResults(f"expected {FORMAT}, version {VERSION}, in its first line")
    for key in ("edition", "players", "options"):
        if there.get(key) != head[key]:
            raise BadResults(f"{key}: it has {json.dumps(there.get(key))}, not {json.dumps(head[key])}")
    if type(there.get("seed")) is not int:
        raise BadResults("seed: expected a number")


def _read(line: bytes, at: int) -> Data:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        raise BadResults(f"line {at}: no JSON") from None
    if not isinstance(data, dict):
        raise BadResults(f"line {at}: expected an object")
    return data


def _written(deal: LeagueDeal) -> Data:
    faults = {key: asdict(each) for key, each in deal.faults.items()}
    data: Data = {"deal": deal.number, "lineup": deal.lineup, "orders": deal.orders}
    return data | ({"faults": faults} if faults else {})


def _deal(data: Data, at: int) -> LeagueDeal:
    number: Any = data.get("deal")
    lineup: Any = data.get("lineup")
    orders: Any = data.get("orders")
    faults: Any = data.get("faults", {})
    is_one = (
        type(number) is int
        and isinstance(lineup, list)
        and len(lineup) > 1
        and all(isinstance(key, str) for key in lineup)
        and isinstance(orders, list)
        and len(orders) == len(lineup)
        and all(_is_order(order, len(lineup)) for order in orders)
        and isinstance(faults, dict)
        and all(map(_are_faults, faults.values()))
    )
    if not is_one:
        raise BadResults(f"line {at}: expected a played deal")
    read = {key: Faults(**{**each, "counts": {**Faults().counts, **each["counts"]}}) for key, each in faults.items()}
    return LeagueDeal(number, tuple(lineup), tuple(map(tuple, orders)), read)


def _is_order(order: object, seats: int) -> bool:
    if not isinstance(order, list) or not all(type(seat) is int for seat in order):
        return False
    return order == [] or sorted(order) == list(range(seats))


def _are_faults(data: object) -> bool:
    if not isinstance(data, dict) or set(data) != {each.name for each in fields(Faults)}:
        return False
    counts = data["counts"]
    return (
        all(type(data[name]) is int for name in ("asked", "lost"))
        and all(isinstance(data[name], str) for name in ("last", "errors"))
        and isinstance(counts, dict)
        and all(kind in FAULTS and type(number) is int for kind, number in counts.items())
    )
