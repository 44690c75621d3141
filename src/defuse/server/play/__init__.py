"""A game in a room: deals, moves, bots, clocks, what is left of it afterwards."""
