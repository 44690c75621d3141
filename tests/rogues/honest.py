"""Not a rogue: chooses the last listed move, and the first value for each blank."""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"name": "honest", "version": "1", "a field": "that nobody knows"}))
    elif message["type"] == "move":
        move = message["moves"][-1]
        answer = {"ask": message["ask"], "move": move["number"], "another": ["field"]}
        fill = move.get("fill", {})
        if "depth" in fill:
            answer["depth"] = fill["depth"][1]
        if "order" in fill:
            answer["order"] = fill["order"][::-1]
        if "cards" in fill:
            answer["cards"] = fill["cards"][:5]
        if "kind" in fill:
            answer["kind"] = (fill["kind"] or answer["cards"])[0]
        print(json.dumps(answer))
