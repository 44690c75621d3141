"""Answers with extremely large numbers."""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print('{"name": "rogue", "version": "1"}')
    elif message["type"] == "move":
        many = "9" * 4_000
        answers = [f'{{"ask": {many * 5}, "move": 0}}', f'{{"ask": {message["ask"]}, "move": {many}}}']
        answers += ['{"ask": 1e999, "move": 0}', '{"ask": NaN, "move": -0}']
        print(answers[message["ask"] % 4])
