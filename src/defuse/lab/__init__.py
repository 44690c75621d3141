"""Many games: which bot beats which, and what a recipe is like."""
