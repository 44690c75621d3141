"""Starts too many processes."""

import json
import os
import sys
import time

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print('{"name": "rogue", "version": "1"}')
    elif message["type"] == "move":
        for _ in range(60):
            if not os.fork():
                time.sleep(1000)
        time.sleep(1000)
