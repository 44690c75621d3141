"""The command `let`: which reaction windows pass without a question."""

from typing import Final

from defuse.terminal.shared.letting_happen import DRAWS, EVERYTHING, LettingHappen, offer
from defuse.words import Words

_WRITTEN: Final = {"draws": DRAWS, "all": EVERYTHING, "nothing": ""}


def let(written: str, letting: LettingHappen, words: Words) -> str:
    """Change what happens without a question; returns what to say."""
    if written.lower() not in _WRITTEN:
        return words("say-write", shape="let draws, let all, let nothing")
    letting.what = _WRITTEN[written.lower()]
    return words("let-draws") if letting.what == DRAWS else words("let-all") if letting.what else words("let-nothing")


def let_commands(words: Words) -> list[tuple[str, str]]:
    """The ways to write it, and what they do."""
    return [
        ("let draws", offer(DRAWS, words)),
        ("let all", offer(EVERYTHING, words)),
        ("let nothing", words("help-let-nothing")),
    ]
