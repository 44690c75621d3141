"""The game from the libraries that researchers know."""
