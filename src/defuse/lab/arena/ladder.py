"""A running ladder in a file: OpenSkill ratings that every new game changes a little.

Strengths in one setting say little about another, so every setting has its own ladder. These ratings depend on the
order of the games; quote the ratings that are fitted to all games at once.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

from defuse.lab.arena.results import PlayedDeal
from defuse.lab.running.tables import Setup

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

FORMAT: Final = 1


class BadLadder(ValueError):
    """The file is not a ladder, or cannot be read."""


class NoOpenSkill(Exception):
    """OpenSkill is not installed."""


def new_model() -> "PlackettLuce":
    """OpenSkill's model, imported only when it is needed."""
    try:
        from openskill.models import PlackettLuce
    except ImportError as error:
        raise NoOpenSkill from error
    return PlackettLuce()


@dataclass
class LadderPlace:
    """A player's place on a ladder: OpenSkill's estimate and its uncertainty."""

    mu: float
    sigma: float
    games: int = 0

    @property
    def ordinal(self) -> float:
        """A lower bound of the strength, by which the ladder is sorted."""
        return self.mu - 3 * self.sigma


@dataclass
class Ladder:
    """The ladders of a file, by setting."""

    ladders: dict[str, dict[str, LadderPlace]] = field(default_factory=dict)

    def add(self, setting: Setup, names: list[str], deals: Iterable[PlayedDeal]) -> dict[str, LadderPlace]:
        """Rate the games of these deals in order; returns the ladder of their setting."""
        model = new_model()
        ladder = self.ladders.setdefault(name_of(setting), {})
        for name in names:
            ladder.setdefault(name, LadderPlace(model.mu, model.sigma))
        for deal in deals:
            for rotation in range(len(deal.games)):
                among = [names[each] for each in representatives(deal, rotation)]
                if len(among) < 2:
                    continue
                teams = [[model.create_rating([ladder[name].mu, ladder[name].sigma])] for name in among]
                for name, (new,) in zip(among, model.rate(teams), strict=True):
                    ladder[name] = LadderPlace(new.mu, new.sigma, ladder[name].games + 1)
        return ladder


def representatives(deal: PlayedDeal, rotation: int) -> list[int]:
    """The entrants of a game in finishing order, one seat each; empty if the game had no end.

    An entrant in several seats is represented by the first of them, counted from a seat that advances with every deal
    and does not depend on the game. In the model, the order of some players does not depend on who else plays.
    """
    seats = len(deal.lineup)
    chosen: dict[int, int] = {}
    for step in range(seats):
        seat = (deal.number + step) % seats
        chosen.setdefault(deal.who(rotation, seat), seat)
    return [deal.who(rotation, seat) for seat in deal.games[rotation].order if seat in chosen.values()]


def name_of(setting: Setup) -> str:
    """A setting in a line: "original, 4 players, fast=True"."""
    options = [f"{name}={value}" for name, value in sorted(setting.options.items())]
    return ", ".join([setting.edition.name, f"{setting.players} players", *options])


def read_ladder(path: Path) -> Ladder:
    """The ladders of a file; none if the file does not exist."""
    if path.exists() and not path.is_file():
        raise BadLadder("no file")
    try:
        written = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return Ladder()
    except (OSError, ValueError) as error:
        raise BadLadder(str(error)) from error
    try:
        if written["format"] != FORMAT:
            raise BadLadder(f"format {written['format']}, not {FORMAT}")
        return Ladder(
            {
                setting: {
                    name: LadderPlace(float(one["mu"]), float(one["sigma"]), int(one["games"]))
                    for name, one in ladder.items()
                }
                for setting, ladder in written["ladders"].items()
            }
        )
    except (KeyError, TypeError, AttributeError) as error:
        raise BadLadder(f"{type(error).__name__}: {error}") from error


def as_json(ladder: Ladder) -> bytes:
    """The contents of the file, as read_ladder reads them."""
    ladders = {
        setting: {name: {"mu": one.mu, "sigma": one.sigma, "games": one.games} for name, one in standings.items()}
        for setting, standings in ladder.ladders.items()
    }
    return (json.dumps({"format": FORMAT, "ladders": ladders}, indent=2) + "\n").encode()
