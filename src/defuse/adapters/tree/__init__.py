"""A game as a tree with decision nodes and chance nodes."""
