"""PettingZoo: the game as an environment in which agents act one after the other (AEC)."""

from defuse.adapters.pettingzoo.environment import env, raw_env

__all__ = ["env", "raw_env"]
