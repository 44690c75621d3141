"""A game in a room: deals, moves, bots, clocks, statistics and replays."""
