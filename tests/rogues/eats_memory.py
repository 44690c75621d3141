"""Uses more and more memory."""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print('{"name": "rogue", "version": "1"}')
    elif message["type"] == "move":
        hoard = []
        while True:
            hoard.append(bytearray(16_000_000))
