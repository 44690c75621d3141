"""It answers every other question, and the one before together with it: that answer is a bad one."""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print('{"name": "rogue", "version": "1"}')
    elif message["type"] == "move":
        ask = message["ask"]
        if ask % 2 == 0:
            print(json.dumps({"ask": ask - 1, "move": 10_000}))
            print(json.dumps({"ask": ask, "move": message["moves"][0]["text"].replace("_", "0")}))
