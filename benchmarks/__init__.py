"""How fast the engine is, as ratios to a fixed loop timed in the same run."""
