"""Connects to the PostgreSQL server that accepts writes, where the address names several."""

from typing import Any, Final
from urllib.parse import parse_qsl, quote, urlencode, urlsplit

import asyncpg

from defuse.server.store.postgres_line import TROUBLE

_CONNECT_SECONDS: Final = 3.0  # for each server: one that does not answer must not keep us from the next


def one_by_one(url: str) -> list[str]:
    """An address for each server that an address names, in its `host:port,host:port` or its `?host=,&port=`."""
    parts = urlsplit(url)
    login, at, servers = parts.netloc.rpartition("@")
    query = parse_qsl(parts.query)
    hosts = next((value.split(",") for name, value in query if name == "host"), [])
    if not servers and hosts:
        ports = next((value.split(",") for name, value in query if name == "port"), [""])
        rest = [(name, value) for name, value in query if name not in ("host", "port")]
        ports = ports if len(ports) == len(hosts) else ports[:1] * len(hosts)
        queries = [
            [*rest, ("host", host), *([("port", port)] if port else [])]
            for host, port in zip(hosts, ports, strict=True)
        ]
        path = f"{parts.scheme}://{parts.netloc}{parts.path}"  # geturl() would leave out an empty `//`
        return [f"{path}?{urlencode(each, quote_via=quote, safe='/')}" for each in queries]
    return [parts._replace(netloc=f"{login}{at}{server}").geturl() for server in servers.split(",")]


class Hosts:
    """The servers of an address: a primary, and standbys that may take over from it."""

    def __init__(self, url: str) -> None:
        self._urls = one_by_one(url)
        # A standby lets everybody read; nothing could be kept there.
        self._wanted = {"target_session_attrs": "read-write"} if len(self._urls) > 1 else {}

    async def connect(self, **settings: Any) -> asyncpg.Connection:
        """A connection to the server that accepts writes; tries the one of the last time first."""
        trouble: BaseException | None = None
        for url in list(self._urls):
            try:
                connection = await asyncpg.connect(url, timeout=_CONNECT_SECONDS, **self._wanted, **settings)
            except TROUBLE as error:
                trouble = error
            else:
                self._urls.remove(url)
                self._urls.insert(0, url)
                return connection
        assert trouble is not None
        raise trouble
