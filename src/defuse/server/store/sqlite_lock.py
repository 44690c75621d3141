"""A SQLite file serves one process at a time."""

import sqlite3
from pathlib import Path

from defuse.server.store.faults import CannotOpen


def hold(path: Path) -> sqlite3.Connection:
    """Keep every other process away from a file, until the lock is closed or the process ends, however it ends."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)  # there are hands and piles in it
        lock = sqlite3.connect(f"{path}.lock", timeout=0, isolation_level=None, check_same_thread=False)
    except (OSError, sqlite3.Error) as error:
        raise CannotOpen(f"{path}: {error}") from error
    try:
        lock.execute("PRAGMA journal_mode = OFF")  # nothing is ever written there
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        lock.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise CannotOpen(f"{path} is in use by another server; several servers need PostgreSQL") from error
        raise CannotOpen(f"{path}.lock: {error}") from error
    return lock
