"""The coach: how likely a seat wins after each move, what was luck and what was skill, and what to try again."""
