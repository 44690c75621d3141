"""The drawn table: a full-screen terminal app with keys, mouse and colour."""

from defuse.terminal.app.entry import run_learn, run_play, run_replay, run_watch

__all__ = ["run_learn", "run_play", "run_replay", "run_watch"]
