"""PettingZoo: an agent in every seat (AEC). Importing this registers `defuse/defuse-v0`."""

from pettingzoo import register

from defuse.adapters.pettingzoo.environment import env, raw_env

__all__ = ["NAME", "env", "raw_env"]

NAME = "defuse/defuse-v0"
register("aec", NAME, "defuse.adapters.pettingzoo:env")
