"""Puzzles: moments of games in which one move is clearly better than all others."""
