"""Starts Debian's Chromium, with options for containers and without network services of its own."""

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
    """The full Chromium in a long run; otherwise its headless shell if installed, at half the cost."""
    names = ["chromium", "chromium-headless-shell"]
    found = [path for name in (names if extent.LONG else reversed(names)) if (path := shutil.which(name))]
    return found[0] if found else None
