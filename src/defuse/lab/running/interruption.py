"""Ctrl-C in long work: it stops the games, and never what is done with their results."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class InterruptGate:
    """A handler for Ctrl-C that raises KeyboardInterrupt where the gate is open, and once at most."""

    def __init__(self) -> None:
        self.is_open = False

    def __call__(self, number: int, frame: FrameType | None) -> None:
        if self.is_open:
            self.is_open = False
            raise KeyboardInterrupt


@contextmanager
def interrupts_only_games() -> Iterator[None]:
    """Within this block Ctrl-C is heard in `interruptible` blocks only, once: results are written in any case."""
    if threading.current_thread() is not threading.main_thread():
        yield  # interrupts only reach the main thread
        return
    usual = signal.signal(signal.SIGINT, InterruptGate())
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler if usual is None else usual)


@contextmanager
def interruptible() -> Iterator[None]:
    """Hear Ctrl-C in this block; the caller catches KeyboardInterrupt around it."""
    gate = signal.getsignal(signal.SIGINT)
    if not isinstance(gate, InterruptGate):
        yield
        return
    gate.is_open = True
    try:
        yield
    finally:
        gate.is_open = False
