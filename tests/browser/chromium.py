"""How Debian's Chromium is started: as it can be in a container, and with nothing to say to the world."""

import shutil

from tests import extent

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def program() -> str | None:
    """In a long run the whole Chromium; else the same engine without windows, at half the cost, where it is there."""
    names = ["chromium", "chromium-headless-shell"]
    found = [path for name in (names if extent.LONG else reversed(names)) if (path := shutil.which(name))]
    return found[0] if found else None
