"""What a room says, in words: emotes, and why one cannot enter."""

from defuse.server.wire.protocol import EMOTES, Bye, No
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


def why_over(bye: Bye | None, words: Words) -> str:
    """Why the server has ended a visit; empty if there is nothing to say."""
    if bye is None:
        return ""
    if bye.why == "elsewhere":
        return words("trouble-elsewhere")
    if bye.why == "removed":
        return words("trouble-removed")
    return words("trouble-closed") if bye.why == "closed" else ""
