"""Rooms for people: who sits where, what was played, whose time is running."""
