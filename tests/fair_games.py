"""Whole games with a proof of their luck, as rooms keep them.

`python -m tests.fair_games` writes tests/vectors/fair_deals.json, which the tests in Python and TypeScript share. It is
written again only if the format of proofs changes: the file shows that proofs of older versions keep fitting.
"""

import json
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from defuse.fair.dealing import deal_fairly
from defuse.fair.draws import draws_of
from defuse.fair.proof import Chain, Proof, proof_data, read_proof
from defuse.fair.sealing import (
    canonical,
    deal_key,
    digest,
    play_key,
    room_digest,
    secret_commitment,
    text_commitment,
)
from defuse.fair.terms import FairSeat, terms_of
from defuse.game.chance import Dice
from defuse.game.keyed_luck import KeyedStream, keyed_shuffle
from defuse.game.library import edition, plan, recipe_from
from defuse.record.record import Recorder, as_data, new_record

VECTORS: Final = Path(__file__).parent / "vectors" / "fair_deals.json"
ALL_THREE: Final = "original+imploding+streaking+barking"
RECIPE: Final = """title = "Little"
players = [2, 4]
hand = { cards = 3, defuses = 1 }
cards = { exploding_kitten = "players - 1", defuse = "players + 1", shuffle = 6, attack = 4, tacocat = 6, nope = 3 }
"""

Data = dict[str, Any]


def fair_game(
    what: str,
    seats: Sequence[FairSeat],
    seeds: Sequence[str | None],
    secret: bytes,
    chain: Chain = Chain(),  # noqa: B008 (it is frozen)
    options: Data | None = None,
    recipe: str = "",
    moves: int = 10_000,
) -> tuple[Data, Chain]:
    """A random game as the data of its record, and the chain after it. It is abandoned after so many moves."""
    chosen = edition(recipe_from(tomllib.loads(recipe), "own")) if recipe else edition(what)
    planned = plan(chosen, len(seats), options or {})
    terms = terms_of(
        planned, seats, room_digest("a room"), len(chain) + 1, secret_commitment(secret), chain.end, recipe
    )
    key = Proof(terms, secret, tuple(seeds)).key
    game = deal_fairly(planned, key)
    recorder = Recorder(game, new_record(game, [seat.name for seat in seats], chosen.name))
    dice = Dice(int.from_bytes(secret[:3], "big"))
    while not game.over and len(recorder.record.entries) < moves:
        seat = game.next_seat()
        listed = game.legal_moves(seat)
        move = listed[dice.roll(len(listed))]
        recorder.play(seat, game.complete(seat, move, dice) if move.open else move)
    data = as_data(recorder.record)
    draws = tuple(draws_of(recorder.record))
    proof = Proof(terms, secret, tuple(seeds), chain, recipe, not game.over, draws)
    data["proof"] = proof_data(proof)
    whole: Data = json.loads(json.dumps(data))
    return whole, chain.longer(proof.link(whole["moves"]))


def people(*names: str, bots: Sequence[str] = ()) -> tuple[list[FairSeat], list[str | None]]:
    """Seats for these people, each with a seed, and for bots."""
    seeds = [f"seed of {name}" for name in names]
    seats = [FairSeat(name, False, text_commitment(seed)) for name, seed in zip(names, seeds, strict=True)]
    return [*seats, *(FairSeat(name, True) for name in bots)], [*seeds, *(None for _ in bots)]


def evening(number: int = 3, what: str = "original") -> list[Data]:
    """The games of one room, one after the other."""
    seats, seeds = people("Ann", "Ben", bots=["Mochi"])
    games, chain = [], Chain()
    for game in range(1, number + 1):
        data, chain = fair_game(what, seats, seeds, bytes([game]) * 32, chain)
        games.append(data)
    return games


def vectors() -> Data:
    """Values of every formula, and whole games of boxes that use all of dealing."""
    key = bytes(range(32))
    streams = [
        {"name": name, "limits": limits, "drawn": _drawn(key, name, limits)}
        for name, limits in (
            ("shuffle 1", list(range(60, 0, -1))),
            ("pick 7", [2**32, 2**31 + 1, 3 * 2**30, 3 * 2**30, 3 * 2**30, 5, 1]),
        )
    ]
    shuffled = [
        {"number": number, "cards": cards, "top": top, "order": keyed_shuffle(key, number, cards, top)}
        for number, cards, top in (
            (1, [3, 1, 2, 2, 9, 40, 7, 7], 100),
            (2, list(range(30)), 6),
            (3, [5], 4),
            (4, [], 9),
        )
    ]
    odd = ["", "a", 'Zoë 🐈 "quoted" \\ back', "tab\tline\nend\x7f\u2028", "é"]
    seats, seeds = people("Ann", "Ben", "Cem", bots=["Mochi"])
    withheld = [seeds[0], None, seeds[2], None]
    games = [
        *evening(3),
        fair_game(ALL_THREE, seats, withheld, b"\x07" * 32)[0],
        fair_game("good-vs-evil", seats, seeds, b"\x08" * 32, options={"fast": True})[0],
        fair_game("compact", seats, seeds, b"\x09" * 32)[0],
        fair_game("recipe:mind-games", seats, seeds, b"\x0a" * 32)[0],
        fair_game("own", seats, seeds, b"\x0b" * 32, recipe=RECIPE, options={"first_player": 2})[0],
        fair_game("original", seats, seeds, b"\x0c" * 32, moves=25)[0],
    ]
    return {
        "canonical": [{"value": [text, {"b": 1, "a": [True, None, -5]}]} for text in odd],
        "canonical_digests": [digest([text, {"b": 1, "a": [True, None, -5]}]) for text in odd],
        "seals": [{"seed": text, "commitment": text_commitment(text)} for text in odd],
        "long": {"text": "long " * 50, "commitment": text_commitment("long " * 50)},
        "room": {"name": "a room", "digest": room_digest("a room")},
        "key": key.hex(),
        "streams": streams,
        "shuffles": shuffled,
        "games": [{"record": game, **_expected(game)} for game in games],
    }


def _drawn(key: bytes, name: str, limits: list[int]) -> list[int]:
    stream = KeyedStream(key, name)
    return [stream.draw(limit) for limit in limits]


def _expected(data: Data) -> Data:
    proof = read_proof(data["proof"])
    link = proof.link(data["moves"])
    return {
        "terms": digest(proof.terms),
        "terms_bytes": len(canonical(proof.terms)),
        "play": link.play,
        "link": proof.chain.longer(link).end,
        "game_key": proof.key.hex(),
        "deal_key": deal_key(proof.key).hex(),
        "play_key": play_key(proof.key).hex(),
    }


if __name__ == "__main__":
    VECTORS.parent.mkdir(exist_ok=True)
    VECTORS.write_text(json.dumps(vectors(), ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
    sys.stdout.write(f"{VECTORS.stat().st_size} bytes\n")
