"""Under which names the server may be called, and whose pages may call it.

A page of somebody else can give its own host name the address of this machine, and would then be of the same origin as
the server (DNS rebinding). So names are refused unless nobody else can own them.
"""

import re
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

_HOST: Final = re.compile(r"(?P<name>\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9_.-]+)(?::(?P<port>[0-9]{1,5}))?")
_LONGEST: Final = 255  # characters of a host name
_PORTS: Final = {"http": "80", "https": "443"}
_PLAIN: Final = {"ws": "http", "wss": "https"}


class Origins:
    """The names and origins of a server."""

    def __init__(self, public_url: str, others: frozenset[str]) -> None:
        self._origins = {found for url in (public_url, *others) if url and (found := _origin(url)) is not None}
        self._names = {name for _, name, _ in self._origins}

    def may_be_called(self, host: str) -> bool:
        """Whether a Host header names this server: its public name, localhost, an address, or a .local name."""
        found = _HOST.fullmatch(host) if len(host) <= _LONGEST else None
        if found is None:
            return False
        name = found["name"].lower().removesuffix(".")
        if name in self._names or name == "localhost" or name.endswith((".local", ".localhost")):
            return True
        try:
            ip_address(name.strip("[]"))
        except ValueError:
            return False
        return True

    def may_call(self, origin: str, scheme: str, host: str) -> bool:
        """Whether a page of this origin may call. It is ours if scheme, name and port are those of the request."""
        found = _origin(origin)
        own = _origin(f"{_PLAIN.get(scheme, scheme)}://{host}")
        return found is not None and (found == own or found in self._origins)


def _origin(url: str) -> tuple[str, str, str] | None:
    """Scheme, name and port of an address; None if it is no address of a page."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return None
    found = _HOST.fullmatch(parts.netloc)
    if parts.scheme not in _PORTS or found is None:
        return None
    return parts.scheme, found["name"].lower().removesuffix("."), found["port"] or _PORTS[parts.scheme]
