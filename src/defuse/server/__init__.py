"""The game server: rooms, clocks, storage, and what is sent to browsers."""
