"""Setup steps: each starts as soon as the steps it needs are done, and reports how long it took."""

import contextlib
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from pathlib import Path


class CannotGoOn(Exception):
    """What is missing, and what to do about it, as sentences."""


@dataclass
class Step:
    name: str
    run: Callable[[], None]
    needs: tuple[str, ...]
    seconds: float = 0.0


@dataclass
class Steps:
    """The steps, in the order in which they are reported."""

    steps: list[Step] = field(default_factory=list)
    began: float = field(default_factory=time.monotonic)

    def add(self, name: str, run: Callable[[], None], needs: Sequence[str] = ()) -> None:
        self.steps.append(Step(name, run, tuple(needs)))

    def run(self) -> None:
        """Run all steps. After the first failure no other starts, and the running ones are awaited."""
        waiting = list(self.steps)
        running: dict[Future[None], str] = {}
        done: set[str] = set()
        with ThreadPoolExecutor() as workers:
            while waiting or running:
                for step in [step for step in waiting if done.issuperset(step.needs)]:
                    waiting.remove(step)
                    running[workers.submit(_timed, step)] = step.name
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    name = running.pop(future)
                    try:
                        future.result()
                    except BaseException:
                        waiting.clear()
                        raise
                    done.add(name)

    def told(self) -> str:
        """Such as `41 s: packages 19, client 17, start 2`; steps that took no time are left out."""
        parts = [f"{step.name} {step.seconds:.0f}" for step in self.steps if step.seconds >= 0.5]
        return f"{time.monotonic() - self.began:.0f} s" + (f": {', '.join(parts)}" if parts else "")


def _timed(step: Step) -> None:
    began = time.monotonic()
    try:
        step.run()
    finally:
        step.seconds = time.monotonic() - began


@contextlib.contextmanager
def alone(lock: Path) -> Iterator[None]:
    """Hold a lock: `make test` waits for what `make play` is doing in the background."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    lock.parent.mkdir(parents=True, exist_ok=True)
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield


def call(command: Sequence[object], folder: Path, otherwise: str, environment: Mapping[str, str] | None = None) -> None:
    """Run a program quietly; if it fails, raise with its output and what it means."""
    try:
        done = subprocess.run(
            [str(word) for word in command],
            cwd=folder,
            env=environment,
            check=False,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        )
    except OSError as error:
        raise CannotGoOn(f"{error}\n{otherwise}") from None
    if done.returncode != 0:
        raise CannotGoOn(f"{done.stdout.strip()}\n{otherwise}".lstrip())
