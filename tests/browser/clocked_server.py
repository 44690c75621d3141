"""`defuse serve` with a clock at another speed: `python -m tests.browser.clocked_server 10 --port 0 ...`.

With a fast clock no test waits for bots or held-back moves; with a slow one nothing happens by itself.
"""

import sys
from functools import partial
from unittest.mock import patch

from defuse.cli import main
from tests.server.hurry import HurriedClock

if __name__ == "__main__":
    with patch("defuse.server.http.serve.RealClock", partial(HurriedClock, float(sys.argv[1]))):
        sys.exit(main(["serve", *sys.argv[2:]]))
