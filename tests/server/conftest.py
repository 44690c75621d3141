"""What the tests of the server share."""

from tests.server.postgres import postgres
from tests.server.stores import place

__all__ = ["place", "postgres"]
