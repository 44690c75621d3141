"""Writes bytes that are not text."""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print('{"name": "rogue", "version": "1"}')
    elif message["type"] == "move":
        sys.stdout.buffer.write(b"\xff\xfe\x00{\xc3\x28}\n")
