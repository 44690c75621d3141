"""Runs many tasks on one or more processes, here or on a Ray cluster; results come in the order of the tasks.

A *job* is anything that can be pickled and called with a task. It is sent once to every process. A result must not
depend on which process did the task, or on what that process did before.
"""

import os
import traceback
from collections import deque
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from typing import Final, Generic, Protocol, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")
Job = Callable[[Task], Result]

LOCAL: Final = "local"

# How many tasks are queued per process, so that none is idle while results are processed.
_AHEAD: Final = 2

# One BLAS thread per process: there is a process for every core, and sums stay the same to the last bit.
_THREADS: Final = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


class TaskFailed(Exception):
    """A task raised an error or its process died; all others were stopped."""

    def __init__(self, task: object, problem: str) -> None:
        super().__init__(f"{task}: {problem}")
        self.task = task
        self.problem = problem


class CannotWork(Exception):
    """The crew cannot be started."""


class NoRay(CannotWork):
    """Ray is not installed."""


@dataclass(frozen=True)
class TaskDone(Generic[Result]):
    """The result of a task, or its problem as text, since not every exception can be pickled."""

    result: Result | None
    problem: str = ""


def attempt(job: Job[Task, Result], task: Task) -> TaskDone[Result]:
    """Do a task; an error becomes the problem of the result."""
    try:
        return TaskDone(job(task))
    except Exception:
        return TaskDone(None, traceback.format_exc())


class Promise(Protocol[Result]):
    """A task that another process does."""

    def outcome(self) -> TaskDone[Result]:
        """Wait for the task."""
        ...


class Crew(Protocol):
    """Processes that do the tasks of one job at a time."""

    size: int  # how many tasks run at the same time
    name: str  # for reports

    def begin(self, job: Job[Task, Result]) -> "Callable[[Task], Promise[Result]]":
        """Prepare for a job; returns a function that hands out a task."""
        ...

    def end(self) -> None:
        """Stop at once, even in the middle of a task."""
        ...


def work(job: Job[Task, Result], tasks: Iterable[Task], crew: Crew) -> Generator[Result, None, None]:
    """Yield the results in the order of the tasks; tasks are taken from the iterator only as processes become free.

    No process is left behind if the caller stops iterating, is interrupted, or gets a TaskFailed.
    """
    before = {name: os.environ.get(name) for name in _THREADS}
    os.environ.update(dict.fromkeys(_THREADS, "1"))
    try:
        hand_out = crew.begin(job)
        pending: deque[tuple[Task, Promise[Result]]] = deque()
        coming = iter(tasks)
        while True:
            while len(pending) < crew.size * _AHEAD:
                try:
                    task = next(coming)
                except StopIteration:
                    break
                pending.append((task, hand_out(task)))
            if not pending:
                return
            task, promise = pending.popleft()
            done = promise.outcome()
            if done.problem:
                raise TaskFailed(task, done.problem)
            yield done.result  # type: ignore[misc]
    finally:
        crew.end()
        for name, value in before.items():
            os.environ.pop(name, None)
            if value is not None:
                os.environ[name] = value


@dataclass(frozen=True)
class _Here(Generic[Task, Result]):
    """A task that runs when its outcome is wanted."""

    job: Job[Task, Result]
    task: Task

    def outcome(self) -> TaskDone[Result]:
        return attempt(self.job, self.task)


class ThisProcess:
    """Runs one task after the other in this process."""

    size = 1
    name = "1 process"

    def begin(self, job: Job[Task, Result]) -> Callable[[Task], Promise[Result]]:
        def hand_out(task: Task) -> Promise[Result]:
            return _Here(job, task)

        return hand_out

    def end(self) -> None:
        pass


def crew(workers: int | None = None, ray: str | None = None, tasks: int | None = None) -> Crew:
    """A crew of so many processes, or one per core; on Ray if an address (or "local") is given.

    Without a number of workers there are no more of them than tasks: a process takes longer to start than a few games.
    """
    if ray is not None:
        from defuse.lab.running.ray_cluster import RayCrew

        return RayCrew(ray, workers)
    if workers is None:
        workers = cores() if tasks is None else min(cores(), max(tasks, 1))
    if workers == 1:
        return ThisProcess()
    from defuse.lab.running.processes import Processes

    return Processes(workers)


def cores() -> int:
    """How many cores this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        return os.cpu_count() or 1
