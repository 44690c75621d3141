"""Many small checks in one test: all that fail are told, each with its case."""

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
        """What fails in here is a failure of this case, and the next one is looked at all the same."""
        try:
            yield
        except (Exception, pytest.fail.Exception) as error:
            self.found.append(f"{case}: {error if isinstance(error, AssertionError) else repr(error)}")

    def __exit__(self, kind: object, *_: object) -> None:
        if kind is None and self.found:
            raise AssertionError(f"{len(self.found)} cases fail:\n" + "\n".join(self.found))
