"""The tests run on the engine as it stands: compiled modules of other sources would be tested instead, unnoticed."""

import pytest

from tools.compile import is_stale


def pytest_configure(config: pytest.Config) -> None:
    if is_stale():
        pytest.exit("The compiled engine is not that of these sources: run `make compile` or `make pure`.", 1)
