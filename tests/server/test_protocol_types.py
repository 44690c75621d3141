"""The types of the browser client are up to date."""

from tools.protocol_types import WRITTEN, typescript


def test_the_types_of_the_browser_are_those_of_the_server() -> None:
    assert WRITTEN.read_text(encoding="utf-8") == typescript(), "run python -m tools.protocol_types"
