"""Looks for secrets where it runs, and prints what it finds."""

import json
import os
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print('{"name": "rogue", "version": "1"}')
    elif message["type"] == "move":
        print(json.dumps([sorted(os.environ), sorted(map(int, os.listdir("/proc/self/fd")))]), file=sys.stderr)
        sys.exit(1)
