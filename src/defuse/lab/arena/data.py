"""The results of the arena as plain data for files, complete enough to recompute every figure."""

import json
from dataclasses import asdict
from typing import Final

from defuse import __version__
from defuse.lab.arena.arena import Programme
from defuse.lab.arena.results import MatchResult, PlayedDeal, Results
from defuse.lab.statistics.rates import CONFIDENCE, Rate
from defuse.lab.statistics.sequential import SequentialTest, win_rate
from defuse.sight.view import name as card_name

FORMAT: Final = 1

Data = dict[str, object]


def summary(programme: Programme, results: Results) -> Data:
    """All results except the games themselves."""
    setting = programme.setting
    faults = {name: asdict(each) for name, each in zip(results.names, results.faults(), strict=True) if each}
    return {
        "format": FORMAT,
        "defuse": __version__,
        "edition": setting.edition.name,
        "players": setting.players,
        "options": dict(setting.options),
        "seed": programme.seed,
        "entrants": results.names,
        "repeatable": all(entrant.ours and not entrant.timed for entrant in programme.entrants),
        "interrupted": results.interrupted,
        "games": results.games,
        "games_without_end": results.endless,
        "confidence": CONFIDENCE,
        "par": results.par,
        "matches": [_match(results, match) for match in results.matches],
        "ratings": _ratings(results),
        "faults": faults,
    }


def games(results: Results) -> Data:
    """Every game: the seats, the winner, who went out by which card in which order, and the number of moves."""
    return {
        "matches": [[_deal(deal) for deal in match.deals] for match in results.matches],
        "mixed": [_deal(deal) for deal in results.mixed],
    }


def as_json(programme: Programme, results: Results, run: Data) -> bytes:
    """The results indented, the games without spaces. Only `run` depends on the machine."""
    told = json.dumps({**summary(programme, results), "run": run}, indent=2, ensure_ascii=False)
    played = json.dumps(games(results), separators=(",", ":"))
    return f'{told[:-2]},\n  "played": {played}\n}}\n'.encode()


def _match(results: Results, match: MatchResult) -> Data:
    candidate, opponent = match.match.candidate, match.match.opponent
    found = results.rate(candidate, opponent)
    assert found is not None
    ratio, low, high = found.over(results.par)
    return {
        "candidate": results.names[candidate],
        "opponent": results.names[opponent],
        "deals": found.deals,
        "games": found.games,
        "win_rate": _rate(found),
        "over_par": {"value": ratio, "low": low, "high": high},
        "by_seat": match.rate_by_seat(),
        "less_luck": _less_luck(results, match),
        "test": None if match.test is None else _test(match.test),
    }


def _less_luck(results: Results, match: MatchResult) -> Data | None:
    found = results.less_lucky(match)
    return None if found is None else {**asdict(found[0]), "games_saved": found[1]}


def _rate(found: Rate) -> Data:
    keys = ("value", "low", "high", "error", "design")
    return {key: getattr(found, key) for key in keys}


def _test(test: SequentialTest) -> Data:
    known = test.hypotheses
    return {
        "effects": [known.none, known.some],
        "win_rates": [win_rate(effect, test.par) for effect in (known.none, known.some)],
        "alpha": known.alpha,
        "beta": known.beta,
        "bounds": [known.lower, known.upper],
        "log_likelihood_ratio": test.ratio,
        "accepted": test.accepted,
        "path": test.path,
    }


def _ratings(results: Results) -> Data:
    found = results.ratings()
    players = []
    for number, name in enumerate(results.names):
        low, high = found.interval(number)
        points = {"points": found.points[number], "low": low, "high": high, "error": found.errors[number]}
        players.append({"name": name, **points})
    return {"players": players, "covariance": found.covariance}


def _deal(deal: PlayedDeal) -> list[object]:
    played = [[game.winner, [[seat, card_name(card)] for seat, card in game.out], game.moves] for game in deal.games]
    return [deal.number, deal.lineup, played]
