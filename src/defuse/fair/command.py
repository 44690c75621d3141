"""`defuse verify`: checks the luck of recorded games, and how the games of a room follow each other."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from defuse.words import Words

if TYPE_CHECKING:
    from defuse.fair.verify import Verdict


def add_verify(verify: argparse.ArgumentParser, words: Words) -> None:
    verify.add_argument("files", metavar="FILE", nargs="+", type=Path, help=words("cli-verify-files"))
    verify.add_argument("--seal", metavar="HEX", help=words("cli-verify-seal"))
    verify.set_defaults(run=_verify)


def _verify(chosen: argparse.Namespace, words: Words) -> int:
    """Print a line for everything that does not fit; 0 if all games have a proof and everything fits."""
    from defuse.fair.rooms import faults_between
    from defuse.record.record import BadRecord

    verdicts, wrong = [], False
    for path in chosen.files:
        file = str(path)
        try:
            verdict = _of_file(path, chosen.seal)
        except BadRecord as error:
            print(words("fair-file-not-read", file=file, reason=str(error)))
            wrong = True
            continue
        verdicts.append(verdict)
        _tell(verdict, file, words)
        wrong |= bool(verdict.faults) or not verdict.has_proof
    for fault in faults_between(verdicts):
        print(words("fair-between-files", fault=words.tell(fault)))
        wrong = True
    return 1 if wrong else 0


def _of_file(path: Path, seal: str | None) -> "Verdict":
    from dataclasses import replace

    from defuse.fair.verify import verify
    from defuse.record.record import BadRecord, load_text

    try:
        data = json.loads(load_text(path))
    except (ValueError, RecursionError) as error:
        raise error if isinstance(error, BadRecord) else BadRecord("this is not a record: no JSON") from None
    verdict = verify(data)
    if seal is None or verdict.proof is None or verdict.proof.terms["commitment"] == seal.strip().lower():
        return verdict
    return replace(verdict, faults=(("fair-seal-seen", {}), *verdict.faults))


def _tell(verdict: "Verdict", file: str, words: Words) -> None:
    if not verdict.has_proof:
        print(words("fair-file-no-proof", file=file))
    for fault in verdict.faults:
        print(words("fair-file-fault", file=file, fault=words.tell(fault)))
    if verdict.proof is not None and not verdict.faults:
        print(words("fair-file-fits", file=file, game=verdict.proof.game, number=verdict.draws))
        for seat, seed in zip(verdict.proof.terms["seats"], verdict.proof.seeds, strict=True):
            if seat["commitment"] and seed is None:
                print(words("fair-file-note", file=file, note=words("fair-check-missing", player=seat["name"])))
        if verdict.proof.abandoned:
            print(words("fair-file-note", file=file, note=words("fair-abandoned")))
        if verdict.proof.chain.first > 1 and not verdict.proof.chain.before:
            number = verdict.proof.chain.first - 1
            print(words("fair-file-note", file=file, note=words("fair-check-chain-begins", number=number)))
