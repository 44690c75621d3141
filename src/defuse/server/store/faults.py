"""Errors of a store, with messages for the operator of the server."""


class CannotOpen(Exception):
    """The store cannot be opened, and why."""


class NoAsyncpg(CannotOpen):
    """PostgreSQL is wanted, but asyncpg is not installed."""


class StoreLost(Exception):
    """The database is out of reach; the last request may or may not have been written."""


class StoreClosed(Exception):
    """The store has already been closed."""
