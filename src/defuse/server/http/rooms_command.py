"""The arguments of `defuse rooms`: back up, restore and check what a server keeps."""

import argparse
import asyncio
import sys
from pathlib import Path

from defuse.extras import install_line
from defuse.folders import usual_database
from defuse.words import Words


def add_rooms(rooms: argparse.ArgumentParser, words: Words) -> None:
    what = rooms.add_subparsers(dest="what", required=True, metavar="WHAT")
    backup = what.add_parser("backup", help=words("cli-rooms-backup"))
    backup.add_argument("file", type=Path, metavar="FILE", help=words("cli-rooms-backup-file"))
    restore = what.add_parser("restore", help=words("cli-rooms-restore"))
    restore.add_argument("file", type=Path, metavar="FILE", help=words("cli-rooms-restore-file"))
    check = what.add_parser("check", help=words("cli-rooms-check"))
    for part in (backup, restore, check):
        part.add_argument("--database", metavar="PATH|URL", help=words("cli-serve-database"))
    rooms.set_defaults(run=run_rooms)


def run_rooms(chosen: argparse.Namespace, words: Words) -> int:
    from defuse.server.store import CannotOpen, NoAsyncpg

    place = str(chosen.database or usual_database())
    try:
        return asyncio.run(_run(chosen, place, words))
    except NoAsyncpg:
        return _refuse(words("cli-serve-no-asyncpg", install=install_line("postgres")))
    except CannotOpen as error:
        return _refuse(str(error))


async def _run(chosen: argparse.Namespace, place: str, words: Words) -> int:
    from defuse.server.store import backup

    if chosen.what == "backup":
        print(words("rooms-backed-up", number=await backup.back_up(place, chosen.file), file=str(chosen.file)))
    elif chosen.what == "restore":
        print(words("rooms-restored", number=await backup.restore(chosen.file, place)))
    else:
        found = await backup.damage(place)
        for each in found:
            print(each)
        print(words("rooms-damaged", number=len(found)) if found else words("rooms-sound"))
        return 1 if found else 0
    return 0


def _refuse(words: str) -> int:
    print(f"defuse: {words}", file=sys.stderr)
    return 2
