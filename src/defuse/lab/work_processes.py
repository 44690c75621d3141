"""A crew of processes on this machine: the standard process pool."""

import os
import signal
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from threading import Thread
from typing import Any, Generic

from defuse.lab.work import Done, Job, Promise, Result, Task, attempt

_job: Job[Any, Any] | None = None  # in a worker: what it is there for


class Processes:
    """Workers that are started anew (not forked), so that threads and open files of ours do not matter."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.name = f"{size} processes"
        self._pool: ProcessPoolExecutor | None = None
        self._leash: Connection | None = None

    def begin(self, job: Job[Task, Result]) -> Callable[[Task], Promise[Result]]:
        context = get_context("spawn")
        # Workers live as long as our end of this pipe is open.
        end_of_theirs, self._leash = context.Pipe(duplex=False)
        pool = ProcessPoolExecutor(self.size, context, _get_ready, (job, end_of_theirs))
        self._pool = pool

        def hand_out(task: Task) -> Promise[Result]:
            return _Handed(pool.submit(_do, task))

        return hand_out

    def end(self) -> None:
        if self._leash is not None:
            self._leash.close()
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
        self._leash = self._pool = None


@dataclass(frozen=True)
class _Handed(Generic[Result]):
    future: "Future[Done[Result]]"

    def outcome(self) -> Done[Result]:
        try:
            return self.future.result()
        except BrokenProcessPool:
            return Done(None, "the process that did it, or another one, has died")
        except Exception as error:  # a result that cannot be sent
            return Done(None, f"{type(error).__name__}: {error}")


def _get_ready(job: Job[Any, Any], leash: Connection) -> None:
    """In a new worker. Ctrl-C is for the one who started it."""
    global _job  # noqa: PLW0603
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _job = job
    Thread(target=_watch, args=(leash,), daemon=True).start()


def _watch(leash: Connection) -> None:
    """End this worker as soon as nobody waits for it: also in the middle of a task, also if the other was killed."""
    parent = parent_process()
    wait([leash] if parent is None else [leash, parent.sentinel])
    os._exit(1)


def _do(task: Any) -> Done[Any]:
    assert _job is not None
    return attempt(_job, task)
