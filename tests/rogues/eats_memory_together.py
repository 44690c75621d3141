"""Starts children that each stay below the memory limit, but exceed it together."""

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
            for _ in range(8):
                if not os.fork():
                    hoard = bytearray(os.urandom(1000)) * 60_000
                    time.sleep(1000)
        time.sleep(1000)
