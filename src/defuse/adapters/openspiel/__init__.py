"""Defuse for OpenSpiel; importing this registers the game `python_defuse`."""

from defuse.extras import needed

with needed("pyspiel", extra="openspiel"):
    import pyspiel  # noqa: F401

from defuse.adapters.openspiel.game import NAME, DefuseGame
from defuse.adapters.openspiel.state import DefuseState

__all__ = ["NAME", "DefuseGame", "DefuseState"]
