"""Who may connect: how many connections each network has, and how many there are in all."""

import contextlib
from collections import Counter
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from defuse.server import limits

with contextlib.suppress(ModuleNotFoundError):  # there is none on Windows
    import resource

_KEPT_FILES: Final = 64  # for the store, the log, other servers and the files of the client
_LONGEST: Final = 64  # characters of an address that is none


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """What limits by address go by: an IPv4 address, or the /64 of an IPv6 address, which one household has."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:_LONGEST]
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ip_network((found, 64), strict=False))
    return str(found)


class Gate:
    """Counts plain connections. Those of trusted proxies count only in all: the proxy serves many people."""

    def __init__(self, limited: bool = True, most: int | None = None) -> None:
        self.limited = limited
        self.open = 0  # connections in all, WebSockets included
        self._most = most_connections() if most is None else most
        self._plain: Counter[str] = Counter()
        self._proxies = ProxyHeadersMiddleware(_nothing, []).trusted_hosts

    def trust(self, proxies: list[str] | str) -> None:
        """Do not count the connections of these proxies, as their addresses or networks."""
        self._proxies = ProxyHeadersMiddleware(_nothing, proxies).trusted_hosts

    def enter(self, address: str) -> str:
        """Count a new connection; returns why it is refused, if it is."""
        self.open += 1
        network = network_of(address)
        self._plain[network] += 1
        if self.open > self._most:
            return "busy"
        crowded = self._plain[network] > limits.PLAIN_CONNECTIONS and address not in self._proxies
        return "too_fast" if crowded and self.limited else ""

    def leave(self, address: str) -> None:
        """A plain connection has ended."""
        self.become_socket(address)
        self.leave_socket()

    def become_socket(self, address: str) -> None:
        """A connection is a WebSocket from now on; these have limits of their own."""
        network = network_of(address)
        self._plain[network] -= 1
        if self._plain[network] <= 0:
            del self._plain[network]

    def leave_socket(self) -> None:
        self.open -= 1


def most_connections() -> int:
    """As many connections as this process may have files, but for a few. The soft limit is raised for that."""
    if "resource" not in globals():
        return limits.MOST_CONNECTIONS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = limits.MOST_CONNECTIONS + _KEPT_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        raised = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (raised, hard))
            soft = raised
    return (
        limits.MOST_CONNECTIONS if soft == resource.RLIM_INFINITY else min(limits.MOST_CONNECTIONS, soft - _KEPT_FILES)
    )


async def _nothing(scope: object, receive: object, send: object) -> None:
    """An application that is never called."""
