"""Leaves blanks empty, or fills them in wrongly."""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print('{"name": "rogue", "version": "1"}')
    elif message["type"] == "move":
        ask = message["ask"]
        blanks = [move for move in message["moves"] if "fill" in move]
        answer = {"ask": ask, "move": (blanks or message["moves"])[0]["number"]}
        wrong = [{}, {"depth": -1}, {"depth": 10_000}, {"depth": "1"}, {"depth": True}, {"kind": "dog"}, {"kind": 4}]
        wrong += [
            {"order": ["skip"]},
            {"order": "skip"},
            {"order": [["skip"]]},
            {"cards": ["defuse"] * 5, "kind": "defuse"},
        ]
        wrong += [{"cards": [], "kind": "nope"}, {"cards": None, "kind": None}, {"kind": "imploding_kitten!"}]
        if not blanks:
            answer["move"] = "insert _"
        print(json.dumps(answer | wrong[ask % len(wrong)]))
