"""Answers with JSON of the wrong shape, another one each time."""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print('{"name": "rogue", "version": "1"}')
    elif message["type"] == "move":
        ask = message["ask"]
        answers: list[object] = [
            None,
            [],
            "draw",
            3,
            {},
            {"move": 0},
            {"ask": str(ask), "move": 0},
            {"ask": True, "move": 0},
        ]
        answers += [{"ask": ask}, {"ask": ask, "move": None}, {"ask": ask, "move": [0]}, {"ask": ask, "move": False}]
        answers += [
            {"ask": ask, "move": 0.0},
            {"ask": ask + 1, "move": 0},
            {"ask": -1, "move": 0},
            {"\ud800": "\ud800"},
        ]
        print(json.dumps(answers[ask % len(answers)]))
