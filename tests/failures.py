"""Many small checks in one test: all failures are reported, each with its case."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest


class Failures:
    """The cases that have failed, collected until the end of a `with` block."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def __enter__(self) -> "Failures":
        return self

    @contextmanager
    def of(self, case: object) -> Iterator[None]:
        """Note a failure of this case, and continue with the next one."""
        try:
            yield
        except (Exception, pytest.fail.Exception) as error:
            self.found.append(f"{case}: {error if isinstance(error, AssertionError) else repr(error)}")

    def __exit__(self, kind: object, *_: object) -> None:
        if kind is None and self.found:
            raise AssertionError(f"{len(self.found)} cases fail:\n" + "\n".join(self.found))
