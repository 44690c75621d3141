"""`defuse verify`: checks the luck of recorded games, and how the games of a room follow each other."""

import argparse
import json
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from defuse.output_files import add_json, answer
from defuse.words import Words

if TYPE_CHECKING:
    from defuse.fair.verify import Verdict


def add_verify(verify: argparse.ArgumentParser, words: Words) -> None:
    verify.add_argument("files", metavar="FILE", nargs="+", type=Path, help=words("cli-verify-files"))
    verify.add_argument("--seal", metavar="HEX", help=words("cli-verify-seal"))
    add_json(verify, words)
    verify.set_defaults(run=_verify)


@dataclass(frozen=True)
class VerifiedFile:
    """What a file has shown: why it cannot be read, or a verdict."""

    path: str
    unread: str
    verdict: "Verdict | None"

    @property
    def fits(self) -> bool:
        return self.verdict is not None and self.verdict.has_proof and not self.verdict.faults


def _verify(chosen: argparse.Namespace, words: Words) -> int:
    """Tell everything that does not fit; 0 if all games have a proof and everything fits."""
    from defuse.fair.rooms import faults_between

    files = [_verified(path, chosen.seal) for path in chosen.files]
    between = [words.tell(fault) for fault in faults_between([file.verdict for file in files if file.verdict])]
    fits = all(file.fits for file in files) and not between

    def document() -> dict[str, object]:
        return {"fits": fits, "files": [_data(file, words) for file in files], "between": between}

    def show() -> None:
        for file in files:
            _tell(file, words)
        for fault in between:
            print(words("fair-between-files", fault=fault))

    answer(chosen.json, document, show, words)
    return 0 if fits else 1


def _verified(path: Path, seal: str | None) -> VerifiedFile:
    from defuse.record.record import BadRecord

    try:
        return VerifiedFile(str(path), "", _of_file(path, seal))
    except BadRecord as error:
        return VerifiedFile(str(path), str(error), None)


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


def _tell(file: VerifiedFile, words: Words) -> None:
    verdict = file.verdict
    if verdict is None:
        print(words("fair-file-not-read", file=file.path, reason=file.unread))
        return
    if not verdict.has_proof:
        print(words("fair-file-no-proof", file=file.path))
    for fault in verdict.faults:
        print(words("fair-file-fault", file=file.path, fault=words.tell(fault)))
    if verdict.proof is not None and not verdict.faults:
        print(words("fair-file-fits", file=file.path, game=verdict.proof.game, number=verdict.draws))
    for note in _notes(verdict, words):
        print(words("fair-file-note", file=file.path, note=note))


def _notes(verdict: "Verdict", words: Words) -> list[str]:
    """What one should know of a game whose luck fits."""
    proof = verdict.proof
    if proof is None or verdict.faults:
        return []
    notes = [
        words("fair-check-missing", player=seat["name"])
        for seat, seed in zip(proof.terms["seats"], proof.seeds, strict=True)
        if seat["commitment"] and seed is None
    ]
    if proof.abandoned:
        notes.append(words("fair-abandoned"))
    if proof.chain.first > 1 and not proof.chain.before:
        notes.append(words("fair-check-chain-begins", number=proof.chain.first - 1))
    return notes


def _data(file: VerifiedFile, words: Words) -> dict[str, object]:
    verdict = file.verdict
    proof = None if verdict is None else verdict.proof
    return {
        "path": file.path,
        "fits": file.fits,
        "unread": file.unread or None,
        "proof": verdict is not None and verdict.has_proof,
        "game": None if proof is None else proof.game,
        "draws": None if verdict is None or proof is None else verdict.draws,
        "faults": [] if verdict is None else [{"id": fault[0], "text": words.tell(fault)} for fault in verdict.faults],
        "notes": [] if verdict is None else _notes(verdict, words),
    }
