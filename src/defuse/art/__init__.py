"""The drawings of the game: every card, the cats of the players and the emblems, composed from a few lines each."""
