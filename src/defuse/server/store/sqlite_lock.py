"""Locks a SQLite file, which serves one process at a time."""

import sqlite3
from pathlib import Path

from defuse.server.store.faults import CannotOpen


def hold(path: Path) -> sqlite3.Connection:
    """Lock the file against other processes until the lock is closed or this process ends, even by a crash."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)  # the file contains hands and piles
        lock = sqlite3.connect(f"{path}.lock", timeout=0, isolation_level=None, check_same_thread=False)
    except (OSError, sqlite3.Error) as error:
        raise CannotOpen(f"{path}: {error}") from error
    try:
        lock.execute("PRAGMA journal_mode = OFF")  # nothing is ever written to the lock file
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        lock.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise CannotOpen(f"{path} is in use by another server; several servers need PostgreSQL") from error
        raise CannotOpen(f"{path}.lock: {error}") from error
    return lock
