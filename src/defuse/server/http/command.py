"""The arguments of `defuse serve`. The server itself is imported only when it is started."""

import argparse
import asyncio
import sys
from typing import Final

from defuse.bot_arguments import add_bot_limits
from defuse.server.play.pace import GRACE
from defuse.words import Words

PORT: Final = 8484


def add_serve(serve: argparse.ArgumentParser, words: Words) -> None:
    serve.add_argument("--host", default="0.0.0.0", help=words("cli-serve-host"))
    serve.add_argument("--port", type=int, default=PORT, help=words("cli-serve-port"))
    serve.add_argument("--database", metavar="PATH|URL", help=words("cli-serve-database"))
    serve.add_argument("--public-url", metavar="URL", default="", help=words("cli-serve-public-url"))
    serve.add_argument("--origin", metavar="URL", action="append", default=[], help=words("cli-serve-origin"))
    serve.add_argument("--exchange-host", metavar="HOST", default="127.0.0.1", help=words("cli-serve-exchange"))
    serve.add_argument("--grace", metavar="SECONDS", type=float, default=GRACE, help=words("cli-serve-grace"))
    serve.add_argument("--bot", metavar="NAME=PATH", action="append", default=[], help=words("cli-serve-bot"))
    add_bot_limits(serve, words)
    serve.add_argument("--no-limits", action="store_true", help=words("cli-serve-no-limits"))
    serve.add_argument("--no-browser", action="store_true", help=words("cli-serve-no-browser"))
    serve.set_defaults(run=run_serve)


def run_serve(chosen: argparse.Namespace, words: Words) -> int:
    from defuse.server.http.serve import CannotServe, new_loop, serve

    try:
        with asyncio.Runner(loop_factory=new_loop) as runner:
            runner.run(serve(chosen, words))
    except CannotServe as error:
        print(f"defuse: {error}", file=sys.stderr)
        return 2
    return 0
