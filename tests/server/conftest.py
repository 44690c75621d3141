"""Fixtures of the server tests."""

from tests.server.postgres import postgres
from tests.server.stores import place

__all__ = ["place", "postgres"]
