"""Starts a child that moves to the background, and ends."""

import json
import os
import sys
import time

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print('{"name": "rogue", "version": "1"}')
    elif message["type"] == "move":
        if not os.fork():
            os.setsid()
            if not os.fork():
                os.setsid()
                time.sleep(1000)
            time.sleep(1000)
        time.sleep(0.05)
        sys.exit(1)
