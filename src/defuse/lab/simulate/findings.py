"""The statistics of one setting, computed from its counts."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from defuse.bots.outside.faults import Faults
from defuse.game.kinds import ALL_KINDS, DEVILCAT, NAMES, card_names
from defuse.game.library import Plan
from defuse.lab.simulate.simulate import Counts, Run, Simulated
from defuse.lab.simulate.tally import AT_THE_DEAL, CAUSES, EVER, KINDS, LATER, SLOTS, USED
from defuse.lab.statistics.estimates import Estimate, Products, Worth, mean, quantile, ratio, share, worth

COMBINATIONS: Final = ("pair", "triple", "five")

FEWEST_HOLDERS: Final = 100  # of a card, to say how many of them use it


@dataclass(frozen=True)
class Spread:
    """The distribution of a number over games."""

    mean: Estimate
    middle: int  # the median
    low: int  # the 5 % quantile
    high: int  # the 95 % quantile
    histogram: Sequence[int]


@dataclass(frozen=True)
class Cause:
    """A card by which players go out."""

    kind: str
    share: Estimate  # of all players who went out
    ends: Estimate  # of the games: the last loser went out by it
    by_order: Sequence[int]  # how many of the first, the second ... who went out


@dataclass(frozen=True)
class CardFindings:
    """What a card kind is worth, and whether it is used."""

    kind: str
    cards: int  # in a game
    dealt: Worth | None  # None if everybody or nobody has it, or too few do
    later: Worth | None
    ever: Worth | None
    used: Worth | None
    holders: int  # players who ever had it, over all games
    used_share: Estimate | None  # of those who ever had it
    uses: float  # in a game

    @property
    def shown_share(self) -> Estimate | None:
        """The share of its holders who use it; None if too few had it, or nobody would use it.

        An Exploding Kitten is in a hand only with a Streaking Kitten.
        """
        return None if self.holders < FEWEST_HOLDERS or self.kind == "exploding_kitten" else self.used_share


@dataclass(frozen=True)
class ActionFindings:
    """An action that can be Noped: a card kind, or a combination."""

    action: str
    laid: int
    stopped: int


@dataclass(frozen=True)
class Findings:
    """Everything about one setting."""

    run: Run
    counts: Counts
    faults: Faults
    games: int  # games with a winner
    unfinished: int
    turns: Spread
    moves: Spread
    waits: Spread  # of the first who went out, for the end
    nopes: Spread
    rescues: Spread
    wins: Sequence[Estimate]  # by place in turn order
    finishes: Sequence[Sequence[float]]  # by place in turn order: how often first, second ... last
    out_turns: Sequence[float]  # the mean turn in which the first, the second ... goes out
    causes: Sequence[Cause]
    cards: Sequence[CardFindings]
    actions: Sequence[ActionFindings]
    actions_a_game: float
    stopped: Estimate | None  # of all actions

    @property
    def players(self) -> int:
        return self.run.setting.players


class NoGameWon(Exception):
    """Not one game came to an end, so there is nothing to report."""


def findings(simulated: Simulated) -> Findings:
    counts = simulated.counts
    players = simulated.run.setting.players
    games, unfinished = counts["games"]
    if games == 0:
        raise NoGameWon
    sums = counts["sums"]
    return Findings(
        run=simulated.run,
        counts=counts,
        faults=simulated.faults,
        games=games,
        unfinished=unfinished,
        turns=_spread(counts["turns"]),
        moves=_spread(counts["moves"]),
        waits=_spread(counts["waits"]),
        nopes=_spread(counts["nopes"]),
        rescues=_spread(counts["rescues"]),
        wins=[_share(won, games) for won in counts["wins"]],
        finishes=[[number / games for number in row] for row in _rows(counts["finishes"], players)],
        out_turns=[total / games for total in counts["ends"][: players - 1]],
        causes=_causes(counts, games, simulated.run.setting.plan),
        cards=_cards(simulated, games),
        actions=_actions(counts),
        actions_a_game=sums[0] / games,
        stopped=ratio(Products(games, sums[1], sums[0], sums[3], sums[2], sums[4])),
    )


def _spread(histogram: Sequence[int]) -> Spread:
    found = mean(histogram)
    assert found is not None
    low, middle, high = (quantile(histogram, part) for part in (0.05, 0.5, 0.95))
    return Spread(found, middle, low, high, histogram)


def _share(part: int, whole: int) -> Estimate:
    found = share(part, whole)
    assert found is not None
    return found


def _rows(numbers: Sequence[int], width: int) -> list[Sequence[int]]:
    return [numbers[start : start + width] for start in range(0, len(numbers), width)]


def _causes(counts: Counts, games: int, plan: Plan) -> list[Cause]:
    """The deadly cards of this game. All but one go out in every game, so shares are means over games."""
    found = []
    players = plan.players
    by_order, a_game = _rows(counts["outs"], players), _rows(counts["outs_a_game"], players)
    for number, kind in enumerate(CAUSES):
        average = mean(a_game[number])
        if plan.cast[kind] and average is not None:
            outs = by_order[number][: players - 1]
            found.append(Cause(NAMES[kind], average.times(1 / (players - 1)), _share(outs[-1], games), outs))
    return found


def _cards(simulated: Simulated, games: int) -> list[CardFindings]:
    plan = simulated.run.setting.plan
    return [
        _card(simulated.counts, kind, plan.cast[kind], games, plan.players) for kind in ALL_KINDS if plan.cast[kind]
    ]


def _card(counts: Counts, kind: int, cards: int, games: int, players: int) -> CardFindings:
    width = 2 * (players + 1)

    def table(condition: int) -> Sequence[int]:
        start = (condition * KINDS + SLOTS[kind]) * width
        return counts["holders"][start : start + width]

    ever, used = table(EVER), table(USED)
    sums = Products(
        games=games,
        part=_total(used, 1),
        whole=_total(ever, 1),
        part_squared=_total(used, 2),
        whole_squared=_total(ever, 2),
        part_whole=counts["used_by_holders"][SLOTS[kind]],
    )
    return CardFindings(
        kind=NAMES[kind],
        cards=cards,
        dealt=worth(table(AT_THE_DEAL), games, players),
        later=worth(table(LATER), games, players),
        ever=worth(ever, games, players),
        used=worth(used, games, players),
        holders=sums.whole,
        used_share=None if kind == DEVILCAT else ratio(sums),
        uses=counts["uses"][SLOTS[kind]] / games,
    )


def _total(table: Sequence[int], power: int) -> int:
    """The sum over all games of the number of holders, or of its square."""
    return sum(count * (cell // 2) ** power for cell, count in enumerate(table))


def _actions(counts: Counts) -> list[ActionFindings]:
    names = [*card_names(), *COMBINATIONS]
    laid, stopped = counts["actions"], counts["stopped"]
    return [ActionFindings(name, laid[i], stopped[i]) for i, name in enumerate(names) if laid[i]]
