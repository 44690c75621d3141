"""A game as a tree of choices, those of players and those of chance."""
