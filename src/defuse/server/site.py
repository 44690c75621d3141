"""The files of the browser client, which are built into the package, and the headers of every response."""

import gzip
import mimetypes
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Final

from starlette.responses import FileResponse, HTMLResponse, Response

SITE: Final = Path(__file__).parent / "site"
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_A_DAY: Final = "public, max-age=86400"
_NEVER: Final = "no-cache"

HEADERS: Final = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; media-src 'self'; manifest-src 'self'; "
    "connect-src 'self' ws: wss:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}

_TEXTS: Final = frozenset({".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"})

_PICTURE: Final = 'content="/art/'

_NOT_BUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Defuse</title>
<h1>Defuse</h1><p>The server runs; the client for browsers has not been built yet. Run <code>make web</code>.</p></html>
"""


def page(address: str) -> Response:
    """The client's page. Browsers do not cache it, so that they see a new version at once.

    The preview picture of a link needs the full address of the server.
    """
    index = SITE / "index.html"
    text = index.read_text(encoding="utf-8") if index.is_file() else _NOT_BUILT
    text = text.replace(_PICTURE, f'content="{escape(address)}/art/')
    return HTMLResponse(text, headers={"cache-control": _NEVER})


def file(path: str, accepted: str = "") -> Response:
    """A file of the client, compressed if the browser accepts that.

    Names in `assets` contain a digest, so those files are cached for ever.
    """
    try:
        wanted = (SITE / path).resolve()
        is_there = wanted.is_relative_to(SITE.resolve()) and wanted.is_file()
    except (OSError, ValueError):  # not a possible file name
        is_there = False
    if not is_there:
        return Response(status_code=404)
    kept = _FOR_EVER if path.startswith("assets/") else _A_DAY
    if wanted.suffix not in _TEXTS or "gzip" not in accepted:
        return FileResponse(wanted, headers={"cache-control": kept})
    headers = {"cache-control": kept, "vary": "accept-encoding", "content-encoding": "gzip"}
    return Response(
        _compressed(wanted, wanted.stat().st_mtime_ns), 200, headers, mimetypes.guess_type(wanted)[0] or "text/plain"
    )


@lru_cache(maxsize=512)
def _compressed(path: Path, changed: int) -> bytes:
    """A file, compressed once, so that many requests for it do not keep the server busy."""
    return gzip.compress(path.read_bytes(), 9, mtime=0)
