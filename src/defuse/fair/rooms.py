"""Checks that several records are the games of one room, one after the other, with none missing."""

from collections.abc import Sequence

from defuse.fair.proof import GameLink
from defuse.fair.verify import Verdict
from defuse.words import Told


def faults_between(verdicts: Sequence[Verdict]) -> list[Told]:
    """What does not fit between records that have proofs: two games of one number, other links, missing games."""
    found: list[Told] = []
    rooms: dict[str, list[Verdict]] = {}
    for verdict in verdicts:
        if verdict.proof is not None:
            rooms.setdefault(verdict.proof.terms["room"], []).append(verdict)
    for games in rooms.values():
        found += _faults_in_room(games)
    return found


def _faults_in_room(verdicts: list[Verdict]) -> list[Told]:
    found: list[Told] = []
    links: dict[int, GameLink] = {}
    for verdict in verdicts:
        assert verdict.proof is not None
        game, link = verdict.proof.game, verdict.proof.link(verdict.moves)
        if links.setdefault(game, link) != link:
            found.append(("fair-two-games", {"game": game}))
    for verdict in verdicts:
        assert verdict.proof is not None
        chain = verdict.proof.chain
        for game, link in enumerate(chain.games, chain.first):
            if game in links and links[game] != link:
                found.append(("fair-other-game", {"game": verdict.proof.game, "before": game}))
    for game in range(min(links), max(links)):
        if game not in links:
            found.append(("fair-missing-game", {"game": game}))
    return found
