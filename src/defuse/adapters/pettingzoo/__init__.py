"""PettingZoo: an agent in every seat (AEC). Importing this makes `pettingzoo.make("aec", "defuse/defuse-v0")` work."""

from pettingzoo import register

from defuse.adapters.pettingzoo.environment import env, raw_env

__all__ = ["NAME", "env", "raw_env"]

NAME = "defuse/defuse-v0"
register("aec", NAME, "defuse.adapters.pettingzoo:env")
