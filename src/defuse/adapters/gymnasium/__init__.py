"""Gymnasium: one seat learns, bots play the others. Importing this registers `defuse/Defuse-v0` and the tasks."""

from defuse.extras import needed

with needed("gymnasium", extra="gymnasium"):
    import gymnasium  # noqa: F401

from defuse.adapters.gymnasium.environment import DefuseEnv
from defuse.adapters.gymnasium.text import TextEnv
from defuse.adapters.gymnasium.vector import DefuseVectorEnv
from defuse.adapters.registration import GYMNASIUM as NAME
from defuse.adapters.registration import register_all

__all__ = ["NAME", "DefuseEnv", "DefuseVectorEnv", "TextEnv"]

register_all()
