"""Watching bots and replays."""
