"""What a recipe is like: many games with the same bot in every seat, counted."""
