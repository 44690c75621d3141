"""Runs the server on this machine and prints how friends reach it."""

import argparse
import asyncio
import contextlib
import gc
import re
import socket
import threading
import webbrowser
from math import floor
from types import FrameType

import segno
import uvicorn

from defuse.asked import CannotDo
from defuse.bot_arguments import bot_limits_asked, bots_asked, see_who_can_play
from defuse.bots.entrants import Outsider
from defuse.extras import install_line
from defuse.folders import usual_database
from defuse.server.http.app import create_app
from defuse.server.http.logs import keep_journal, note, veiled
from defuse.server.http.server_app import ServerApp
from defuse.server.limits import LARGEST_FRAME, LONGEST_PATIENCE
from defuse.server.play.clock import RealClock
from defuse.server.play.outside_bots import OutsideBots
from defuse.server.play.thinking import Brains
from defuse.server.room.house import House
from defuse.server.store import CannotOpen, NoAsyncpg, open_store
from defuse.server.wire.protocol import BOT_NAME
from defuse.server.wire.uvicorn_http import guarded
from defuse.server.wire.uvicorn_socket import UvicornSocket
from defuse.words import Words


class CannotServe(Exception):
    """Why the server cannot start, as a sentence."""


class CalmServer(uvicorn.Server):
    """uvicorn's server. That one wakes up ten times a second to see whether it should end; a wake-up costs as much as
    half a move. This one is told."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._told: asyncio.Event | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    async def main_loop(self) -> None:
        self._loop, self._told = asyncio.get_running_loop(), asyncio.Event()
        while not await self.on_tick(0):  # which writes the date into the headers of answers
            alarm = self._loop.call_at(floor(self._loop.time()) + 1, self._told.set)  # when pings are due, too
            await self._told.wait()
            alarm.cancel()
            self._told.clear()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        if self._loop is not None and self._told is not None:
            self._loop.call_soon_threadsafe(self._told.set)


def new_loop() -> asyncio.AbstractEventLoop:
    """A uvloop event loop if uvloop is installed, otherwise the standard one."""
    try:
        import uvloop
    except ModuleNotFoundError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


async def serve(chosen: argparse.Namespace, words: Words) -> None:
    keep_journal()
    programs = programs_asked(chosen, words)
    listening = _listen(chosen.host, chosen.port, words)
    port = listening.getsockname()[1]
    try:
        store = await open_store(chosen.database or usual_database())
    except CannotOpen as error:
        listening.close()
        raise CannotServe(_why_not(error, words)) from None
    for damage in store.damage:
        note("what is stored is damaged", room=veiled(damage.room) if damage.room else "", words=damage.words)
    public = chosen.public_url.rstrip("/")
    house = House(store, RealClock(), Brains(programs=programs), grace=chosen.grace)
    origins = frozenset(origin.rstrip("/") for origin in chosen.origin)
    shared = str(chosen.database or "").startswith("postgres")
    exchange = chosen.exchange_host if shared else ""
    network = _in_network(chosen.host, port)
    desk = ServerApp(house, public, network, origins, limited=not chosen.no_limits, exchange_host=exchange)
    server = CalmServer(configured(desk))
    here = f"http://localhost:{port}"
    if programs.names:
        print(words("serve-bots", names=words.names(programs.names)), flush=True)
    for line in _invitation(here, public or network, words):
        print(line, flush=True)
    if not chosen.no_browser:
        threading.Timer(1.0, _open_browser, [public or here]).start()
    note("serving", port=port)
    gc.freeze()  # what is loaded by now stays; games make few cycles, so rarer collections cost nothing
    gc.set_threshold(50_000, 20, 50)
    try:
        await server.serve([listening])
    finally:
        await store.close()


def programs_asked(chosen: argparse.Namespace, words: Words) -> OutsideBots:
    """The programs that rooms of this server can have as bots; each is started once to see that it can play."""
    limits = bot_limits_asked(chosen, words)
    if limits is not None and limits.move_seconds > LONGEST_PATIENCE:
        most = f"{LONGEST_PATIENCE:g}"
        raise CannotDo(words("bot-bad-seconds", value=f"{limits.move_seconds:g}", most=most))
    programs: dict[str, str] = {}
    for typed in chosen.bot:
        name, _, path = typed.partition("=")
        if re.fullmatch(BOT_NAME, name) is None or not path or name in programs:
            raise CannotDo(words("cli-serve-bad-bot", text=typed))
        (meant,) = bots_asked([path], limits, words)
        if not isinstance(meant, Outsider):
            raise CannotDo(words("cli-serve-bad-bot", text=typed))
        see_who_can_play([meant], words)
        programs[name] = meant.path
    return OutsideBots(programs, limits)


def _why_not(error: CannotOpen, words: Words) -> str:
    if isinstance(error, NoAsyncpg):
        return words("cli-serve-no-asyncpg", install=install_line("postgres"))
    return str(error)


def configured(desk: ServerApp) -> uvicorn.Config:
    """The uvicorn configuration."""
    config = uvicorn.Config(
        create_app(desk),
        port=0,
        http=guarded(desk.gate),
        ws=UvicornSocket,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    desk.gate.trust(config.forwarded_allow_ips)
    return config


def _listen(host: str, port: int, words: Words) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        problem = getattr(error, "strerror", None) or str(error)
        raise CannotServe(words("cli-serve-no-port", port=str(port), problem=problem)) from None
    listening.setblocking(False)
    return listening


def _in_network(host: str, port: int) -> str:
    """The address at which phones in the same network reach this machine, as far as it can be found out."""
    if host not in ("0.0.0.0", "::"):
        return "" if host in ("127.0.0.1", "localhost", "::1") else f"http://{host}:{port}"
    with contextlib.closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent; the system only chooses the interface
            found = probe.getsockname()[0]
        except OSError:
            return ""
    return "" if found.startswith("127.") else f"http://{found}:{port}"


def _invitation(here: str, elsewhere: str, words: Words) -> list[str]:
    """The lines to print: the addresses, and a QR code for phones."""
    lines = [words("serve-here", address=here)]
    if elsewhere:
        lines += [words("serve-elsewhere", address=elsewhere), "", *_picture(elsewhere)]
    return [*lines, words("serve-end")]


def _picture(address: str) -> list[str]:
    """A QR code made of half blocks."""
    rows = [[bool(dot) for dot in row] for row in segno.make(address, error="l").matrix_iter(border=2)]
    if len(rows) % 2:
        rows.append([False] * len(rows[0]))
    blocks = {(True, True): " ", (True, False): "▄", (False, True): "▀", (False, False): "█"}
    return ["".join(blocks[pair] for pair in zip(*rows[row : row + 2], strict=True)) for row in range(0, len(rows), 2)]


def _open_browser(address: str) -> None:
    with contextlib.suppress(Exception):
        webbrowser.open(address)
