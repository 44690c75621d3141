"""What a server writes about itself: one line of JSON each, without tokens, names of rooms, cards or chat."""

import hashlib
import json
import logging
import sys
import time
from typing import Final

_LOG: Final = logging.getLogger("defuse.server")


class JsonLines(logging.Formatter):
    """A line of the journal."""

    def format(self, record: logging.LogRecord) -> str:
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, object] = {"at": f"{moment}Z", "level": record.levelname.lower(), "what": _what(record)}
        line |= getattr(record, "facts", {})
        if record.exc_info and record.exc_info[0] is not None:
            # The trace without the message of the exception: that may quote what somebody sent.
            trace, places = record.exc_info[2], []
            while trace is not None:
                places.append(f"{trace.tb_frame.f_code.co_filename.rpartition('/')[2]}:{trace.tb_lineno}")
                trace = trace.tb_next
            line |= {"fault": record.exc_info[0].__name__, "in": places}
        return json.dumps(line)


def _what(record: logging.LogRecord) -> str:
    """Libraries fill in, or add below, what may quote somebody: of theirs there is only what they always say."""
    if record.name.partition(".")[0] == "defuse":
        return record.getMessage()
    return f"{record.name}: {str(record.msg).partition(chr(10))[0]}"


def keep_journal(level: int = logging.INFO) -> None:
    """Write to standard error, also what libraries complain about."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    _LOG.handlers = [handler]
    _LOG.setLevel(level)
    _LOG.propagate = False
    others = logging.getLogger()
    others.handlers = [each for each in others.handlers if not isinstance(each.formatter, JsonLines)] + [handler]


def note(what: str, **facts: object) -> None:
    _LOG.info(what, extra={"facts": facts})


def note_fault(what: str, **facts: object) -> None:
    """Something that must not happen, with where it happened."""
    _LOG.exception(what, extra={"facts": facts})


def veiled(room: str) -> str:
    """A room as the journal calls it: whoever reads this cannot come in."""
    return hashlib.sha256(room.encode()).hexdigest()[:8]
