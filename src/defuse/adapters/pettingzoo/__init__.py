"""PettingZoo: an agent in every seat (AEC). Importing this registers `defuse/defuse-v0`."""

from defuse.extras import needed

with needed("pettingzoo", extra="pettingzoo"):
    from pettingzoo import register

from defuse.adapters.pettingzoo.environment import env, raw_env
from defuse.adapters.registration import PETTINGZOO as NAME

__all__ = ["NAME", "env", "raw_env"]

register("aec", NAME, "defuse.adapters.pettingzoo:env")
