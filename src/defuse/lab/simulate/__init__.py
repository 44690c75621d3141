"""What a recipe is like: statistics of many games with the same bot in every seat."""
