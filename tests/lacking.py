"""Skips tests that need a missing program."""

import os
from typing import NoReturn

import pytest


def lacking(words: str) -> NoReturn:
    """Skip the test because `make test` could not install what it needs; in CI it fails."""
    if os.environ.get("CI"):
        pytest.fail(words)
    pytest.skip(words)
