"""Writes a file that would fill the disk."""

import json
import sys
import tempfile

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print('{"name": "rogue", "version": "1"}')
    elif message["type"] == "move":
        with tempfile.TemporaryFile() as file:
            while True:
                file.write(bytes(1_000_000))
