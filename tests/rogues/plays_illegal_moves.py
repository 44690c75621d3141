"""Cheats: moves that do not exist, cards it does not have, moves of other seats."""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print('{"name": "rogue", "version": "1"}')
    elif message["type"] == "move":
        ask = message["ask"]
        moves = [
            -1,
            len(message["moves"]),
            10**18,
            "",
            "_",
            "draw @P0",
            "nope nope",
            "give exploding_kitten",
            "target @P9",
        ]
        moves += [
            "godcat as defuse",
            "pair defuse defuse @P0",
            "five _ for _",
            "insert",
            "insert -1",
            "insert 10000000",
            "order",
        ]
        moves += [
            "\ud800",
            "triple tacocat tacocat tacocat @P1 for",
            "for for for for for for for for",
            "P1: draw",
            "draw -> skip",
        ]
        print(json.dumps({"ask": ask, "move": moves[ask % len(moves)]}))
