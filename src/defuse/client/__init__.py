"""A seat at a table of a server, for programs that are no browser: the same protocol, the same secrets."""
