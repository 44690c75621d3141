"""Rooms for friends: who sits where, clocks, what is kept, and how browsers hear of it."""
