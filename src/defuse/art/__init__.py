"""The drawings of the game: cards, avatars and emblems, each composed from a few lines."""
