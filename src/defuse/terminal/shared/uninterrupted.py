"""Delays Ctrl-C until a move is complete."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Delay an interrupt until the block is done: a half-made move could not be resumed."""
    if threading.current_thread() is not threading.main_thread():
        yield  # interrupts only reach the main thread
        return
    waiting: list[FrameType | None] = []
    usual = signal.signal(signal.SIGINT, lambda _, frame: waiting.append(frame))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler if usual is None else usual)
    if waiting and callable(usual):
        usual(signal.SIGINT, waiting[0])
