"""What a room says, in words: emotes, and why one cannot enter."""

from defuse.server.wire.protocol import EMOTES, No
from defuse.words import Words


def emote_id(emote: str) -> str:
    """The message of an emote."""
    return f"emote-{emote.replace('_', '-')}"


def emote_text(emote: str, words: Words) -> str:
    """What an emote says; one of a newer server is shown by its name."""
    return words(emote_id(emote)) if emote in EMOTES else emote


def why_not(problem: No | None, words: Words) -> str:
    """Why one cannot enter a room; None if the server does not answer."""
    if problem is None:
        return words("join-no-server")
    return words("join-outdated") if problem.why == "outdated" else words.tell(problem.told)
