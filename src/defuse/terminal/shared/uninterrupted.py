"""Ctrl-C at the right moment: never in the middle of a move."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


@contextmanager
def uninterrupted() -> Iterator[None]:
    """An interrupt waits until this is done: with half a move nobody could go on."""
    if threading.current_thread() is not threading.main_thread():
        yield  # interrupts do not come here
        return
    waiting: list[FrameType | None] = []
    usual = signal.signal(signal.SIGINT, lambda _, frame: waiting.append(frame))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler if usual is None else usual)
    if waiting and callable(usual):
        usual(signal.SIGINT, waiting[0])
