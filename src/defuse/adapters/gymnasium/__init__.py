"""Gymnasium: one seat learns, bots play the others. Importing this registers `defuse/Defuse-v0`."""

from gymnasium.envs.registration import register

from defuse.adapters.gymnasium.environment import DefuseEnv

__all__ = ["NAME", "DefuseEnv"]

NAME = "defuse/Defuse-v0"
register(id=NAME, entry_point="defuse.adapters.gymnasium:DefuseEnv")
