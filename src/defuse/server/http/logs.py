"""The server's log: one line of JSON per message, without tokens, room names, cards or chat."""

import hashlib
import json
import logging
import sys
import time
from typing import Final

_LOG: Final = logging.getLogger("defuse.server")


class JsonLines(logging.Formatter):
    """Formats a log record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, object] = {"at": f"{moment}Z", "level": record.levelname.lower(), "what": _what(record)}
        line |= getattr(record, "facts", {})
        if record.exc_info and record.exc_info[0] is not None:
            # The trace without the exception's message, which may quote what somebody sent.
            trace, places = record.exc_info[2], []
            while trace is not None:
                places.append(f"{trace.tb_frame.f_code.co_filename.rpartition('/')[2]}:{trace.tb_lineno}")
                trace = trace.tb_next
            line |= {"fault": record.exc_info[0].__name__, "in": places}
        return json.dumps(line)


def _what(record: logging.LogRecord) -> str:
    """The message. From other libraries only the unformatted first line: arguments may quote what somebody sent."""
    if record.name.partition(".")[0] == "defuse":
        return record.getMessage()
    return f"{record.name}: {str(record.msg).partition(chr(10))[0]}"


def keep_journal(level: int = logging.INFO) -> None:
    """Log to standard error, including the warnings of libraries."""
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
    """Log an error that must not happen, with the places of its traceback."""
    _LOG.exception(what, extra={"facts": facts})


def veiled(room: str) -> str:
    """A digest of the room's name: readers of the log cannot enter the room with it."""
    return hashlib.sha256(room.encode()).hexdigest()[:8]
