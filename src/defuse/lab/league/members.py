"""Who takes part in a league: the bots of a folder, or those that a file lists."""

import hashlib
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from defuse.asked import CannotDo
from defuse.bot_arguments import why_not
from defuse.bots.entrants import Entrant, NoSuchEntrant, Outsider, entrant
from defuse.bots.outside.limits import Limits
from defuse.words import Words

OURS: Final = ("random", "easy", "careful")  # bots of a folder also play against these
_PASSED_OVER: Final = {"__pycache__", "node_modules"}
_DIGEST: Final = 10  # characters
_MOST_BYTES: Final = 50_000_000  # of one bot that count for its version


@dataclass(frozen=True)
class LeagueMember:
    """A bot of a league. Another version of it, with other files, is a new member: old results are not its own."""

    name: str
    version: str  # a digest of its files; empty for our bots
    entrant: Entrant | None = None
    problem: str = ""  # why it cannot play

    @property
    def key(self) -> str:
        """The name under which its results are kept."""
        return f"{self.name}@{self.version}" if self.version else self.name


def members_of(place: Path, limits: Limits | None, words: Words) -> list[LeagueMember]:
    """The bots of a folder and ours, or exactly those of a file; raises CannotDo if there are fewer than two."""
    listed = place.is_dir()
    typed = [*map(str, _in_folder(place)), *OURS] if listed else _in_file(place, words)
    found = _named([_member(each, limits, words) for each in typed])
    if len(found) < 2 or (listed and len(found) == len(OURS)):
        raise CannotDo(words("league-no-bots", place=str(place)))
    return found


def _in_folder(folder: Path) -> Iterator[Path]:
    """Whatever looks like a bot: folders, Python files, executables. A folder without a bot.py is told as that."""
    for path in sorted(folder.iterdir()):
        if path.name.startswith((".", "_")) or path.name in _PASSED_OVER:
            continue
        if path.is_dir() or path.suffix == ".py" or (path.is_file() and os.access(path, os.X_OK)):
            yield path


def _in_file(file: Path, words: Words) -> list[str]:
    """One bot a line, as the arena names it; paths begin at the file. `#` begins a remark."""
    try:
        lines = [line.partition("#")[0].strip() for line in file.read_text(encoding="utf-8").splitlines()]
    except OSError as error:
        raise CannotDo(words("league-cannot-read", file=str(file), problem=error.strerror or str(error))) from None
    except UnicodeDecodeError:
        raise CannotDo(words("league-cannot-read", file=str(file), problem="no UTF-8")) from None
    return [str(file.parent / line) if (file.parent / line).exists() else line for line in lines if line]


def _member(typed: str, limits: Limits | None, words: Words) -> LeagueMember:
    path = Path(typed)
    name = path.stem if path.suffix == ".py" else path.name
    try:
        meant = entrant(typed, limits)
    except NoSuchEntrant as error:
        return LeagueMember(name, "", None, why_not(error, words))
    if isinstance(meant, Outsider):
        return LeagueMember(name, version_of(Path(meant.path)), replace(meant, name=name))
    return LeagueMember(typed, "", meant)


def _named(found: Sequence[LeagueMember]) -> list[LeagueMember]:
    """The members under different names."""
    named: list[LeagueMember] = []
    for place, member in enumerate(found):
        again = [other.name for other in found[:place]].count(member.name)
        name = f"{member.name}#{again + 1}" if again else member.name
        meant = None if member.entrant is None else replace(member.entrant, name=name)
        named.append(replace(member, name=name, entrant=meant))
    return named


def version_of(path: Path) -> str:
    """A digest of all files of a bot."""
    files = [path] if path.is_file() else sorted(file for file in path.rglob("*") if file.is_file())
    digest = hashlib.sha256()
    left = _MOST_BYTES
    for file in files:
        if _PASSED_OVER & set(file.parts):
            continue
        content = file.read_bytes()[:left]
        left -= len(content)
        digest.update(f"{file.relative_to(path.parent)}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()[:_DIGEST]
