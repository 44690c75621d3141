"""Defuse: every edition of Exploding Kittens as one engine."""

__version__ = "0.1.0"
