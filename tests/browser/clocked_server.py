"""`defuse serve` with a clock that runs at another speed: `python -m tests.browser.clocked_server 10 --port 0 ...`.

With a quick one nobody waits for bots, nor for what is held back; with a slow one nothing happens by itself.
"""

import sys
from functools import partial
from unittest.mock import patch

from defuse.cli import main
from tests.server.hurry import HurriedClock

if __name__ == "__main__":
    with patch("defuse.server.http.serve.RealClock", partial(HurriedClock, float(sys.argv[1]))):
        sys.exit(main(["serve", *sys.argv[2:]]))
