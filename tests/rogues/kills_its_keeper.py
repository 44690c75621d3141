"""Tries to kill its supervisor."""

import json
import os
import signal
import sys
import time

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print('{"name": "rogue", "version": "1"}')
    elif message["type"] == "move":
        os.kill(os.getppid(), signal.SIGKILL)
        time.sleep(1000)
