"""What goes wrong around a store, as sentences for whoever runs the server."""


class CannotOpen(Exception):
    """The store cannot be opened, and why."""


class NoAsyncpg(CannotOpen):
    """PostgreSQL was asked for, and the package that talks to it is not installed."""


class StoreLost(Exception):
    """The database is out of reach; what was asked for last may or may not have been written."""


class StoreClosed(Exception):
    """Something was asked of a store that has been closed."""
