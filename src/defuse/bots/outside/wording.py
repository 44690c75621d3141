"""Messages about outside bots: why one cannot play, and what it wrote before a fault."""

from defuse.bots.outside.faults import Fault, Faults
from defuse.bots.outside.programs import MISSING, NO_BOT_INSIDE, NotABot
from defuse.words import Words


def why_no_bot(error: NotABot, words: Words) -> str:
    """Why there is nothing to run at a path."""
    file = str(error.path)
    if error.why == MISSING:
        return words("bot-missing", file=file)
    return words("bot-none-inside", file=file) if error.why == NO_BOT_INSIDE else words("bot-not-executable", file=file)


def why_not_met(name: str, fault: Fault, errors: str, words: Words) -> list[str]:
    """A bot that does not introduce itself, and its standard error."""
    return [words("bot-not-met", name=name, problem=fault.what), *_error_lines(name, errors, words)]


def last_words(name: str, faults: Faults, words: Words) -> list[str]:
    """The standard error of a bot before its last fault; empty if there was none."""
    return _error_lines(name, faults.errors, words)


def no_limits(words: Words) -> str:
    """The note for systems that cannot limit bots (CAN_LIMIT)."""
    return words("bot-no-limits")


def _error_lines(name: str, errors: str, words: Words) -> list[str]:
    """Indented lines without control characters."""
    lines = ["    " + "".join(sign if sign.isprintable() else " " for sign in line) for line in errors.splitlines()]
    return [words("bot-errors", name=name), *lines] if lines else []
