"""`defuse serve` with a clock at another speed: `python -m tests.browser.clocked_server 10 drawn --port 0 ...`.

With a fast clock no test waits for bots or held-back moves; with a slow one nothing happens by itself. With `blank`
instead of `drawn` its cards have no pictures, and browsers paint half as long.
"""

import sys
from functools import partial
from unittest.mock import patch

from starlette.responses import Response

from defuse.cli import main
from defuse.server import site
from tests.server.hurry import HurriedClock

BLANK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5 7"/>'
real_file = site.file


def without_pictures(path: str, accepted: str = "") -> Response:
    if path.startswith("art/cards/"):
        return Response(BLANK, media_type="image/svg+xml", headers={"cache-control": "public, max-age=86400"})
    return real_file(path, accepted)


if __name__ == "__main__":
    file = without_pictures if sys.argv[2] == "blank" else real_file
    clock = partial(HurriedClock, float(sys.argv[1]))
    with patch("defuse.server.http.serve.RealClock", clock), patch("defuse.server.site.file", file):
        sys.exit(main(["serve", *sys.argv[3:]]))
