"""A crew of processes on this machine.

Each process has its own pipe, and a thread here that waits for it. Nothing is shared, so a process can be killed at any
moment. (The pool of the standard library has one queue for all: if a process is killed while it writes to it, the pool
hangs.)
"""

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from queue import SimpleQueue
from threading import Thread
from typing import Any, Generic

from defuse.lab.running.work import Job, Promise, Result, Task, TaskDone, attempt


class Processes:
    """Workers that are spawned, not forked, so that our threads and open files do not matter."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.name = f"{size} processes"
        self._shift: _Shift | None = None

    def begin(self, job: Job[Task, Result]) -> Callable[[Task], Promise[Result]]:
        self._shift = _Shift(job, self.size)
        return self._shift.hand_out

    def end(self) -> None:
        if self._shift is not None:
            self._shift.end()
        self._shift = None


@dataclass(frozen=True)
class _Worker:
    process: BaseProcess
    line: Connection

    def do(self, task: Task) -> TaskDone[Any]:
        try:
            self.line.send(task)
            done: TaskDone[Any] = self.line.recv()
        except (EOFError, OSError):
            return TaskDone(None, "the process that did it has died")
        return done


@dataclass
class _Shift:
    """The workers of one job and their threads."""

    job: Job[Any, Any]
    size: int
    workers: list[_Worker] = field(default_factory=list)
    free: "SimpleQueue[_Worker]" = field(default_factory=SimpleQueue)

    def __post_init__(self) -> None:
        self.threads = ThreadPoolExecutor(self.size)

    def hand_out(self, task: Task) -> Promise[Any]:
        if len(self.workers) < self.size:
            self.workers.append(self._start())
            self.free.put(self.workers[-1])
        return _Handed(self.threads.submit(self._do, task))

    def _start(self) -> _Worker:
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_serve, args=(self.job, theirs))
        try:
            with _ctrl_c_held_back():
                process.start()
        except BaseException:
            ours.close()
            raise
        finally:
            theirs.close()  # so that the pipe closes when the worker ends
        return _Worker(process, ours)

    def _do(self, task: Task) -> TaskDone[Any]:
        worker = self.free.get()
        try:
            return worker.do(task)
        finally:
            self.free.put(worker)

    def end(self) -> None:
        for worker in self.workers:
            worker.process.kill()
        self.threads.shutdown(cancel_futures=True)
        for worker in self.workers:
            worker.process.join()
            worker.line.close()


@dataclass(frozen=True)
class _Handed(Generic[Result]):
    future: "Future[TaskDone[Result]]"

    def outcome(self) -> TaskDone[Result]:
        try:
            return self.future.result()
        except Exception as error:  # the task cannot be pickled
            return TaskDone(None, f"{type(error).__name__}: {error}")


@contextmanager
def _ctrl_c_held_back() -> Iterator[None]:
    """Keep Ctrl-C from a worker that has not come to ignoring it, and from this thread until the worker is started."""
    if not hasattr(signal, "pthread_sigmask"):  # on Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(job: Job[Any, Any], line: Connection) -> None:
    """The main loop of a worker: one task after the other until the pipe closes. Ctrl-C is left to the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    Thread(target=_watch, daemon=True).start()
    while True:
        try:
            task = line.recv()
        except EOFError:
            return
        done = attempt(job, task)
        try:
            line.send(done)
        except Exception as error:  # the result cannot be pickled
            line.send(TaskDone(None, f"{type(error).__name__}: {error}"))


def _watch() -> None:
    """End this worker if its parent is killed, even in the middle of a task."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
