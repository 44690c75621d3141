"""Answers every second question together with the one before it; that late answer is an illegal move."""

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
            print(json.dumps({"ask": ask, "move": message["moves"][0]["text"].replace(" _", " 0")}))
