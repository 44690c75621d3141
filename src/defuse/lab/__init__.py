"""Many games: who wins against whom, and what a recipe is like."""
