"""Database migrations: numbered SQL files, one folder per dialect."""

from dataclasses import dataclass
from importlib.resources import files

from defuse.server.store.faults import CannotOpen


@dataclass(frozen=True, slots=True)
class Migration:
    """One migration, applied as a whole or not at all."""

    number: int
    name: str
    script: str


def migrations(dialect: str) -> list[Migration]:
    """All migrations of a dialect, in order."""
    found = [file for file in (files(__name__) / dialect).iterdir() if file.name.endswith(".sql")]
    named = sorted((file.name.removesuffix(".sql"), file) for file in found)
    return [Migration(int(name[:4]), name[5:], file.read_text(encoding="utf-8")) for name, file in named]


def due(steps: list[Migration], taken: int) -> list[Migration]:
    """The migrations after number `taken` (0 for an empty database); raises CannotOpen if the database is newer."""
    newest = steps[-1].number
    if taken > newest:
        raise CannotOpen(
            f"the database is of a newer Defuse: it has version {taken}, this Defuse knows {newest}; update Defuse"
        )
    return [step for step in steps if step.number > taken]
