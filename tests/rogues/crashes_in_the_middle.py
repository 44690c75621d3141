"""Plays some moves, then crashes."""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print('{"name": "rogue", "version": "1"}')
    elif message["type"] == "move":
        if message["ask"] % 4 == 3:
            raise KeyError("a card that I did not expect")
        print(json.dumps({"ask": message["ask"], "move": message["moves"][0]["text"].replace(" _", " 0")}))
