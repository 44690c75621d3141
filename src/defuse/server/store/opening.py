"""Opens a store from a path, a URL, or for temporary use."""

from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import unquote

from defuse.server.store.database import Database
from defuse.server.store.faults import CannotOpen, NoAsyncpg
from defuse.server.store.sqlite import SqliteDatabase
from defuse.server.store.store import Store

if TYPE_CHECKING:
    from defuse.server.store.postgres import PostgresDatabase

TEMPORARY: Final = ":memory:"
_FILE: Final = "sqlite:///"
_POSTGRES: Final = ("postgresql://", "postgres://")


async def open_store(place: str | Path) -> Store:
    """A store at a path, `sqlite:///path`, `postgresql://…`, or a temporary one (`:memory:`). Raises CannotOpen."""
    return Store(await _database(str(place)))


async def _database(place: str) -> Database:
    if place == TEMPORARY:
        return await SqliteDatabase.temporary()
    path = file_of(place)
    return await postgres().open(place) if path is None else await SqliteDatabase.open(path)


def file_of(place: str) -> Path | None:
    """The SQLite file of a store; None if it is in PostgreSQL. Raises CannotOpen."""
    if place.startswith(_POSTGRES):
        return None
    path = unquote(place.removeprefix(_FILE)) if place.startswith(_FILE) else place
    if "://" in path:
        scheme = path.partition("://")[0]
        raise CannotOpen(f"{scheme}:// is no store: give a path, sqlite:///path or postgresql://user@host/database")
    if not path:
        raise CannotOpen("give a path, sqlite:///path or postgresql://user@host/database")
    return Path(path).expanduser().resolve()


def postgres() -> "type[PostgresDatabase]":
    """The class for PostgreSQL, which needs asyncpg. Raises NoAsyncpg."""
    try:
        from defuse.server.store.postgres import PostgresDatabase
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise NoAsyncpg("PostgreSQL needs asyncpg") from error
    return PostgresDatabase
