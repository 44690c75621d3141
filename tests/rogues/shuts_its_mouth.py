"""Closes its standard output, and waits."""

import json
import os
import sys
import time

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print('{"name": "rogue", "version": "1"}')
    elif message["type"] == "move":
        os.close(1)
        time.sleep(1000)
