"""Gymnasium: one seat learns, bots have the others. Importing this makes `gymnasium.make("defuse/Defuse-v0")` work."""

from gymnasium.envs.registration import register

from defuse.adapters.gymnasium.environment import DefuseEnv

__all__ = ["NAME", "DefuseEnv"]

NAME = "defuse/Defuse-v0"
register(id=NAME, entry_point="defuse.adapters.gymnasium:DefuseEnv")
