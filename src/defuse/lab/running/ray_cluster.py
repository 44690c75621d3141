"""A crew on a Ray cluster, or on a local Ray that ends with the work."""

import logging
import os
import socket
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic

from defuse import __version__
from defuse.lab.running.work import LOCAL, CannotWork, Job, NoRay, Promise, Result, Task, TaskDone, attempt, cores

# Ray reads these when it is imported: no token in the home directory, no usage reports.
_QUIET = {"RAY_AUTH_MODE": "disabled", "RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}

_KNOCK_SECONDS = 5


class RayCrew:
    """Runs tasks wherever Ray has a free core."""

    def __init__(self, address: str, size: int | None) -> None:
        self.address = address
        self.size = size or cores()
        self._asked_size = size
        self.name = f"Ray ({address})"
        self._ray: Any = None
        self._folder: tempfile.TemporaryDirectory[str] | None = None

    def begin(self, job: Job[Task, Result]) -> Callable[[Task], Promise[Result]]:
        ray = self._ray = self._start()
        if self._asked_size is None:
            self.size = max(1, int(ray.cluster_resources().get("CPU", 1)))
        remote = ray.remote(_do).options(num_cpus=1, max_retries=0)
        sent = ray.put(job)

        def hand_out(task: Task) -> Promise[Result]:
            return _Sent(ray, remote.remote(sent, task, __version__))

        return hand_out

    def _start(self) -> Any:
        for name, value in _QUIET.items():
            os.environ.setdefault(name, value)
        try:
            import ray
        except ImportError as error:
            raise NoRay from error
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
        try:
            if self.address == LOCAL:
                self._folder = tempfile.TemporaryDirectory(prefix="defuse-ray-")
                ray.init(
                    address=LOCAL, num_cpus=self.size, include_dashboard=False, _temp_dir=self._folder.name, **quiet
                )
            else:
                _knock(self.address)
                ray.init(address=self.address, **quiet)
        except Exception as error:
            self.end()
            raise CannotWork(f"{type(error).__name__}: {error}") from error
        return ray

    def end(self) -> None:
        if self._ray is not None:
            self._ray.shutdown()
        if self._folder is not None:
            self._folder.cleanup()
        self._ray = self._folder = None


def _knock(address: str) -> None:
    """Check that something listens at HOST:PORT; Ray itself would keep trying for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if port.isdecimal():
        socket.create_connection((host, int(port)), _KNOCK_SECONDS).close()


@dataclass(frozen=True)
class _Sent(Generic[Result]):
    ray: Any
    reference: Any

    def outcome(self) -> TaskDone[Result]:
        try:
            done: TaskDone[Result] = self.ray.get(self.reference)
        except self.ray.exceptions.RayError as error:
            return TaskDone(None, f"{type(error).__name__}: {error}")
        return done


def _do(job: Job[Any, Any], task: Any, version: str) -> TaskDone[Any]:
    if version != __version__:
        return TaskDone(None, f"there is defuse {version} here and defuse {__version__} on the cluster")
    return attempt(job, task)
