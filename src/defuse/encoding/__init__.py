"""Views and moves as numbers: one encoding for learned bots and for research, for all boxes and 2 to 10 players."""
