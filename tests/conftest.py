"""The tests run on the engine as it stands: compiled modules of other sources would be tested instead, unnoticed."""

import pytest

from defuse.words import Words
from tools.compile import is_stale


def pytest_configure(config: pytest.Config) -> None:
    if is_stale():
        pytest.exit("The compiled engine is not that of these sources: run `make compile` or `make pure`.", 1)
    Words.strict = True  # a word that is missing is an error, not a gap


@pytest.fixture(autouse=True)
def _read_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """The language of whoever runs the tests does not matter."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
