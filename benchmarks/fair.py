"""`python -m benchmarks.fair`: what a fair deal costs, in CPU time, beside one of the fast generator.

A fair deal is everything that a room does besides: the terms, the seals, the key, and drawing from it. The bar is 1 ms.
"""

import secrets
from collections.abc import Callable
from itertools import count
from statistics import median
from time import process_time
from typing import Final

from defuse.fair.dealing import deal_fairly
from defuse.fair.draws import draws_of
from defuse.fair.proof import Proof, proof_data
from defuse.fair.sealing import digest, room_digest, secret_commitment, text_commitment
from defuse.fair.terms import FairSeat, terms_of
from defuse.fair.verify import verify
from defuse.game.chance import Dice
from defuse.game.library import Plan, edition, plan
from defuse.game.setup import deal
from defuse.record.record import Record, Recorder, as_data, new_record

GAMES: Final = {"two-player": 2, "original": 4, "original+imploding+streaking+barking": 5, "party-pack": 10}
ROUNDS: Final = 9
SECONDS: Final = 0.2  # a round


def fair_deal(planned: Plan, room: str) -> Proof:
    """All that a room computes from the seal to the first turn."""
    secret = secrets.token_bytes(32)
    commitment = secret_commitment(secret)
    seeds = tuple(f"{seat:032x}" for seat in range(planned.players))
    seats = [FairSeat(f"P{seat}", False, text_commitment(seed)) for seat, seed in enumerate(seeds)]
    terms = terms_of(planned, seats, room_digest(room), 1, commitment, "", "")
    digest(terms)
    for seat, seed in zip(seats, seeds, strict=True):
        assert text_commitment(seed) == seat.commitment
    proof = Proof(terms, secret, seeds)
    deal_fairly(planned, proof.key)
    return proof


def cost(work: Callable[[], object]) -> float:
    """Milliseconds of CPU for one call: the median of some rounds."""
    found = []
    for _ in range(ROUNDS):
        began, times = process_time(), 0
        while process_time() - began < SECONDS:
            work()
            times += 1
        found.append(1000 * (process_time() - began) / times)
    return median(found)


def played(planned: Plan) -> tuple[Record, Proof]:
    """A whole random game."""
    proof = fair_deal(planned, "a room")
    game = deal_fairly(planned, proof.key)
    recorder = Recorder(game, new_record(game, [seat["name"] for seat in proof.terms["seats"]], planned.edition_name))
    dice = Dice(1)
    while not game.over:
        seat = game.next_seat()
        moves = game.legal_moves(seat)
        recorder.play(seat, game.complete(seat, moves[dice.roll(len(moves))], dice))
    return recorder.record, proof


def main() -> None:
    print(f"{'milliseconds of CPU':38} {'fast':>8} {'fair':>8} {'more':>8} {'draws':>8} {'verify':>8}")
    for name, players in GAMES.items():
        planned, seeds = plan(edition(name), players), count()
        fast = cost(lambda planned=planned, seeds=seeds: deal(planned, next(seeds)))  # type: ignore[misc]
        fair = cost(lambda planned=planned: fair_deal(planned, "a room"))  # type: ignore[misc]
        record, proof = played(planned)
        listing = cost(lambda record=record: draws_of(record))  # type: ignore[misc]
        draws = tuple(draws_of(record))
        whole = Proof(proof.terms, proof.secret, proof.seeds, draws=draws)
        data = as_data(record) | {"proof": proof_data(whole)}
        assert verify(data).faults == ()
        checked = cost(lambda data=data: verify(data))  # type: ignore[misc]
        line = f"{name}, {players} players"
        print(f"{line:38} {fast:8.3f} {fair:8.3f} {fair - fast:8.3f} {listing:8.3f} {checked:8.3f}")


if __name__ == "__main__":
    main()
