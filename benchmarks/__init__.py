"""Speed of the engine and everything on it, as ratios to a fixed loop timed in the same run."""
