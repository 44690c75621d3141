"""Puzzles at the drawn table."""
