"""A server of the next version: `python -m tests.server.newer serve …`.

It writes moves in a way that the present version cannot read, and serves pages of both versions.
"""

from defuse.server.room import entries
from defuse.server.wire import protocol

NOW, NEXT = b'"kind":"moved"', b'"kind":"went"'
_written, _read = entries.written, entries.read


def written(entry: entries.Entry) -> tuple[str, bytes]:
    kind, body = _written(entry)
    return kind, body.replace(NOW, NEXT)


def read(body: bytes) -> entries.Entry:
    return _read(body.replace(NEXT, NOW))


protocol.OLDEST_VERSION = protocol.VERSION  # type: ignore[misc]
protocol.VERSION += 1  # type: ignore[misc]
entries.written = written
entries.read = read

if __name__ == "__main__":
    from defuse.cli import main  # after the changes above

    raise SystemExit(main())
