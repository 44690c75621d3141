"""Checks the proof of a record: draws all its luck again, and says in a sentence what does not fit.

The sentences are in words/*/fair.ftl, under the ids of the findings.
"""

import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from typing import Any, Final

from defuse.fair.dealing import deal_fairly
from defuse.fair.draws import draws_of_move
from defuse.fair.proof import BadProof, Proof, read_proof
from defuse.fair.sealing import secret_commitment, text_commitment
from defuse.fair.terms import BOT, box_of
from defuse.game.engine import Game
from defuse.game.library import Edition, LibraryError, Plan, edition, plan, recipe_from
from defuse.game.library.bounds import RECIPE as RECIPE_BOUNDS
from defuse.game.library.bounds import check_toml
from defuse.game.refusals import Refusal
from defuse.game.writing import card_name
from defuse.record.notation import BadNotation, quoted
from defuse.record.record import FORMAT as RECORD
from defuse.record.record import MOST_MOVES, BadRecord, known_edition, new_record, read_line
from defuse.record.record import VERSION as RECORD_VERSION
from defuse.record.situation import Situation
from defuse.words import Told

OWN: Final = "own"


class DoesNotFit(Exception):
    """A part of the record does not follow from the rest."""

    def __init__(self, id: str, **facts: str | int) -> None:
        super().__init__(id)
        self.told: Told = (id, {**facts})


@dataclass(frozen=True)
class Verdict:
    """What is known about the luck of one game."""

    faults: tuple[Told, ...] = ()
    proof: Proof | None = None
    moves: tuple[str, ...] = ()
    draws: int = 0  # how many shuffles and picks after the deal were drawn again

    @property
    def has_proof(self) -> bool:
        return self.proof is not None or bool(self.faults)


def verify(data: object) -> Verdict:
    """Check the luck of a record, given as the data of its file; raises BadRecord if it is none."""
    record = _record(data)
    if record.get("proof") is None:
        return Verdict()
    try:
        proof = read_proof(record["proof"])
    except BadProof as error:
        return Verdict((("fair-malformed", {"field": str(error)}),))
    moves = _moves(record)
    faults: list[Told] = []
    for check in (_seal, _seeds, _chain):
        faults += _found(check, proof)
    try:
        _head(record)
        drawn = _luck(proof, record["start"], moves)
    except DoesNotFit as error:
        faults.append(error.told)
        drawn = 0
    return Verdict(tuple(faults), proof, tuple(moves), drawn)


def _record(data: object) -> dict[str, Any]:
    if not isinstance(data, dict) or data.get("format") != RECORD or not isinstance(data.get("start"), dict):
        raise BadRecord(f'this is not a record: expected "format": "{RECORD}"')
    return data


def _moves(record: dict[str, Any]) -> list[str]:
    lines = record.get("moves")
    if not isinstance(lines, list) or len(lines) > MOST_MOVES or not all(isinstance(line, str) for line in lines):
        raise BadRecord(f"moves: expected a list of at most {MOST_MOVES} lines")
    return lines


def _found(check: Callable[[Proof], Iterator[Told]], proof: Proof) -> list[Told]:
    return list(check(proof))


# What was sealed before the deal


def _seal(proof: Proof) -> Iterator[Told]:
    if secret_commitment(proof.secret) != proof.terms["commitment"]:
        yield "fair-secret", {}


def _seeds(proof: Proof) -> Iterator[Told]:
    for seat, seed in zip(proof.terms["seats"], proof.seeds, strict=True):
        if seed is None:
            continue
        if seat["kind"] == BOT:
            yield "fair-seed-of-bot", {"player": seat["name"]}
        elif not seat["commitment"]:
            yield "fair-seed-too-late", {"player": seat["name"]}
        elif text_commitment(seed) != seat["commitment"]:
            yield "fair-seed", {"player": seat["name"]}


def _chain(proof: Proof) -> Iterator[Told]:
    if len(proof.chain) != proof.game - 1:
        yield "fair-chain-length", {"game": proof.game, "number": len(proof.chain)}
    elif proof.chain.end != proof.terms["previous"]:
        yield "fair-chain", {"game": proof.game}


# The luck itself


def _head(record: dict[str, Any]) -> None:
    """Rooms ask everybody, and keep whole games by the rules of today's records."""
    for part, value in (("version", RECORD_VERSION), ("quick", False), ("dealt", True)):
        if record.get(part) != value:
            raise DoesNotFit("fair-start", part=part)


def _luck(proof: Proof, start: dict[str, Any], moves: list[str]) -> int:
    """Deal and play the game again; returns the number of draws after the deal. Raises DoesNotFit."""
    terms = proof.terms
    names = [seat["name"] for seat in terms["seats"]]
    if start.get("players") != names:
        raise DoesNotFit("fair-players")
    if start.get("edition") != known_edition(terms["edition"]):
        raise DoesNotFit("fair-edition")
    if start.get("options", {}) != terms["options"]:
        raise DoesNotFit("fair-options", option=_differing(start.get("options", {}), terms["options"]))
    game = deal_fairly(_plan(proof, len(names)), proof.key)
    _compare_deal(new_record(game, names, terms["edition"]).start, start)
    return _play(proof, game, names, moves)


def _differing(one: object, other: object) -> str:
    """The first name under which two objects differ."""
    if not isinstance(one, dict) or not isinstance(other, dict):
        return "?"
    return next(str(name) for name in sorted({*one, *other}) if one.get(name) != other.get(name))


def _plan(proof: Proof, players: int) -> Plan:
    """What is dealt: by our own library, which must agree with the box in the terms."""
    terms = proof.terms
    try:
        chosen = _edition(proof)
        found = plan(chosen, players, terms["options"])
    except LibraryError as error:
        raise DoesNotFit("fair-cannot-be-dealt", reason="; ".join(error.reasons[:3])[:500]) from None
    found.options.rules = terms["rules"]
    if box_of(found) != terms["box"]:
        raise DoesNotFit("fair-box", part=_differing(box_of(found), terms["box"]))
    return found


def _edition(proof: Proof) -> Edition:
    if not proof.terms["recipe"]:
        return edition(proof.terms["edition"])
    if text_commitment(proof.recipe) != proof.terms["recipe"]:
        raise DoesNotFit("fair-recipe")
    try:
        check_toml(proof.recipe, RECIPE_BOUNDS)
        return edition(recipe_from(tomllib.loads(proof.recipe), OWN))
    except (ValueError, RecursionError):  # too much, no TOML (or an impossible date, or an endless number), no recipe
        raise DoesNotFit("fair-recipe") from None


def _compare_deal(expected: Situation, start: dict[str, Any]) -> None:
    """Compare what the key deals with what the record begins with, and name the first difference."""
    dealt = {each.name: getattr(expected, each.name) for each in fields(Situation)}
    hands = start.get("hands", {})
    for player in expected.players:
        if not isinstance(hands, dict) or hands.get(player, []) != dealt["hands"].get(player, []):
            raise DoesNotFit("fair-hand", player=player)
    for name, id in (("deck", "fair-pile"), ("turn", "fair-first-player"), ("storage", "fair-storage")):
        if start.get(name) != dealt[name] and (start.get(name) or dealt[name]):
            raise DoesNotFit(id)
    for name, value in dealt.items():
        if start.get(name) != value and (start.get(name) or value not in (None, [], {}, 1, False, "clockwise")):
            raise DoesNotFit("fair-start", part=name)


def _play(proof: Proof, game: Game, names: list[str], moves: list[str]) -> int:
    """Make every move with the luck of the key, and compare what comes up with what the record says."""
    table = game.table
    draws: list[dict[str, Any]] = []
    for number, line in enumerate(moves, 1):
        try:
            entry = read_line(line, names, game)
        except BadNotation as error:
            raise DoesNotFit("fair-move", number=number, line=quoted(line), reason=str(error)) from None
        table.outcomes, table.random_draws = [], []
        said = game.play(entry.seat, entry.move)
        if isinstance(said, Refusal):
            raise DoesNotFit("fair-move", number=number, line=quoted(line), reason=str(said))
        drawn = tuple(table.outcomes)
        if drawn != entry.outcomes:
            cards = " ".join(card_name(card) for card in drawn)
            raise DoesNotFit("fair-outcome", number=number, line=quoted(line), drawn=cards or "-")
        draws += draws_of_move(number, said, table.random_draws, len(drawn))
    if not game.over and not proof.abandoned:
        raise DoesNotFit("fair-no-end", number=len(moves))
    if game.over and proof.abandoned:
        raise DoesNotFit("fair-has-an-end")
    if draws != list(proof.draws):
        raise DoesNotFit("fair-draws")
    return len(draws)
