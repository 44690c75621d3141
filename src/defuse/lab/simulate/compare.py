"""Compares two recipes, or one with two sets of options: which differences are real."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from defuse.lab.simulate.findings import Findings
from defuse.lab.statistics.estimates import Estimate, chance_of, difference, holm, share

# Below this, after Holm's correction for all comparisons, a difference counts as real.
LEVEL: Final = 0.05

SHARES: Final = ("win", "out", "ends", "dealt", "used", "stopped", "unfinished")


@dataclass(frozen=True)
class Measure:
    """A measure that can be compared, at a number of players."""

    players: int
    what: str  # one of SHARES, or a number: turns, moves, waits, nopes, rescues
    of: str = ""  # a card kind, or a place in turn order counted from 1

    @property
    def is_share(self) -> bool:
        return self.what in SHARES


@dataclass(frozen=True)
class Difference:
    """The same measure on both sides."""

    measure: Measure
    one: Estimate
    other: Estimate
    found: Estimate
    chance: float  # the p-value
    corrected: float  # the p-value after Holm's correction

    @property
    def real(self) -> bool:
        return self.corrected < LEVEL


class NothingInCommon(Exception):
    """The two sides have no number of players in common."""


def compare(ones: Sequence[Findings], others: Sequence[Findings]) -> list[Difference]:
    """Compare every measure that both sides have, at every number of players that both have."""
    against = {found.players: found for found in others}
    pairs = [(found, against[found.players]) for found in ones if found.players in against]
    if not pairs:
        raise NothingInCommon
    compared = []
    for one, other in pairs:
        measured = dict(measures(other))
        for measure, estimate in measures(one):
            if measure in measured and _can_differ(estimate, measured[measure]):
                compared.append((measure, estimate, measured[measure], difference(estimate, measured[measure])))
    chances = [chance_of(found) for _, _, _, found in compared]
    corrected = holm(chances)
    return [Difference(*each, chances[i], corrected[i]) for i, each in enumerate(compared)]


def _can_differ(one: Estimate, other: Estimate) -> bool:
    """Whether the measure varies at all: in some editions everybody goes out by an Exploding Kitten."""
    return one.error > 0 or other.error > 0 or one.value != other.value


def measures(found: Findings) -> Iterator[tuple[Measure, Estimate]]:
    """All measures of a setting, in the order of reports."""
    players = found.players
    yield Measure(players, "turns"), found.turns.mean
    yield Measure(players, "moves"), found.moves.mean
    if players > 2:
        yield Measure(players, "waits"), found.waits.mean
    unfinished = share(found.unfinished, found.games + found.unfinished)
    if unfinished is not None:
        yield Measure(players, "unfinished"), unfinished
    for place, won in enumerate(found.wins[:-1] if players == 2 else found.wins):
        yield Measure(players, "win", str(place + 1)), won
    for cause in found.causes:
        yield Measure(players, "out", cause.kind), cause.share
        if players > 2:
            yield Measure(players, "ends", cause.kind), cause.ends
    yield Measure(players, "rescues"), found.rescues.mean
    yield Measure(players, "nopes"), found.nopes.mean
    if found.stopped is not None:
        yield Measure(players, "stopped"), found.stopped
    for card in found.cards:
        if card.dealt is not None:
            yield Measure(players, "dealt", card.kind), card.dealt.difference
        if card.used_share is not None:
            yield Measure(players, "used", card.kind), card.used_share
