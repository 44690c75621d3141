"""The arena: the matches, their deals, and when to stop.

Every deal is played once per seat, each time with all entrants one seat further, so that each gets every hand. Deals
with the same number have the same cards in every match.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import cached_property
from itertools import permutations
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Final

from defuse.bots.entrants import Entrant
from defuse.game.chance import Dice
from defuse.game.engine import Game
from defuse.lab.arena.results import Match, MatchResult, PlayedDeal, Results
from defuse.lab.running.interruption import interruptible
from defuse.lab.running.noted_recorder import NotedRecorder
from defuse.lab.running.seeds import DEAL, DEFAULTS, DICE, LINEUP, LUCK, mixed
from defuse.lab.running.tables import BotFailed, Outcome, Seat, Setup, play_game
from defuse.lab.running.work import Crew, work
from defuse.lab.statistics.sequential import Hypotheses, SequentialTest

if TYPE_CHECKING:
    from defuse.lab.arena.luck import LuckTerms

MIXED: Final = -1  # instead of a match number: tables with all entrants

_BLOCK_SECONDS: Final = 0.5  # the intended duration of one task
_MOST_DEALS: Final = 200  # per task

# Called with the results so far and the maximal number of games.
Progress = Callable[[Results, int], None]


@dataclass(frozen=True)
class Programme:
    """Everything that determines the results: one programme gives the same results on any crew."""

    setting: Setup
    entrants: tuple[Entrant, ...]
    deals: int  # per match
    seed: int
    hypotheses: Hypotheses | None = None  # if given, each match ends when its test is decided
    records: Path | None = None  # the folder in which every game is recorded
    less_luck: bool = False  # whether it is found out how lucky everybody was

    @cached_property
    def matches(self) -> list[Match]:
        """With two entrants the first against the second; with more, every ordered pair."""
        everybody = range(len(self.entrants))
        if len(everybody) == 2:
            return [Match(0, 1)]
        both_ways = self.setting.players > 2  # with two players both directions are the same match
        return [Match(*pair) for pair in permutations(everybody, 2) if both_ways or pair[0] < pair[1]]

    @property
    def mixed_deals(self) -> int:
        """The number of deals for mixed tables, so that each entrant plays as much there as in one match."""
        if len(self.entrants) == 2 or self.setting.players == 2 or self.hypotheses is not None:
            return 0
        return -(-self.deals * len(self.entrants) // self.setting.players)

    @property
    def games(self) -> int:
        """The maximal number of games."""
        return (self.deals * len(self.matches) + self.mixed_deals) * self.setting.players

    def lineup(self, match: int, deal: int) -> tuple[int, ...]:
        """The entrants by seat in the first game of a deal, before rotation."""
        if match != MIXED:
            one = self.matches[match]
            return (one.candidate, *[one.opponent] * (self.setting.players - 1))
        dice = Dice(mixed(self.seed, LINEUP, deal))
        order = _shuffled(list(range(len(self.entrants))), dice)
        rounds = -(-self.setting.players // len(order))
        return tuple(_shuffled((order * rounds)[: self.setting.players], dice))

    def told(self, match: int) -> str:
        """A match by the names of its entrants."""
        if match == MIXED:
            return "mixed tables"
        one = self.matches[match]
        return f"{self.entrants[one.candidate].name} against {self.entrants[one.opponent].name}"


def _shuffled(numbers: list[int], dice: Dice) -> list[int]:
    return [numbers.pop(dice.roll(len(numbers))) for _ in range(len(numbers))]


@dataclass(frozen=True)
class Block:
    """Some deals of a match: one task. The size of blocks does not change any result."""

    match: int
    first: int
    deals: int


class PlayDeals:
    """The job: plays the deals of a block, each in all rotations."""

    def __init__(self, programme: Programme) -> None:
        self.programme = programme

    def __call__(self, block: Block) -> tuple[list[PlayedDeal], float]:
        """Returns the played deals and how many seconds they took."""
        start = perf_counter()
        played = [self._play(block.match, deal) for deal in range(block.first, block.first + block.deals)]
        return played, perf_counter() - start

    def _play(self, match: int, deal: int) -> PlayedDeal:
        lineup = self.programme.lineup(match, deal)
        games = []
        for rotation in range(len(lineup)):
            try:
                games.append(self._play_game(match, deal, rotation, lineup))
            except BotFailed as error:
                told = self.programme.told(match)
                raise BotFailed(f"{told}, deal {deal}, rotation {rotation}, {error}") from error
        return PlayedDeal(deal, lineup, tuple(games))

    def _play_game(self, match: int, deal: int, rotation: int, lineup: tuple[int, ...]) -> Outcome:
        who = [self.programme.entrants[each] for each in lineup]
        folder = self.programme.records
        file = None if folder is None else folder / record_name(match, deal, rotation)
        programme = self.programme
        return play_rotation(programme.setting, who, programme.seed, deal, rotation, file, programme.less_luck)


def play_rotation(
    setting: Setup,
    lineup: Sequence[Entrant],
    seed: int,
    deal: int,
    rotation: int,
    file: Path | None = None,
    less_luck: bool = False,
) -> Outcome:
    """One game of a deal: all entrants are so many seats further. It is recorded if there is a file."""
    who = [lineup[(seat - rotation) % len(lineup)] for seat in range(len(lineup))]
    seats = []
    for seat, entrant in enumerate(who):
        seats.append(Seat(entrant.bot(mixed(seed, DICE, deal, rotation, seat)), forgiven=not entrant.ours))
    game = setting.deal(mixed(seed, DEAL, deal))
    defaults = Dice(mixed(seed, DEFAULTS, deal, rotation))
    luck = _luck(game, mixed(seed, LUCK, deal, rotation)) if less_luck else None
    if file is None:
        return play_game(game, seats, defaults, setting.edition.name, luck=luck)
    recorder = NotedRecorder(game, [entrant.name for entrant in who], setting.edition.name)
    outcome = play_game(game, seats, defaults, setting.edition.name, recorder, luck)
    recorder.write(file)
    return outcome


def _luck(game: Game, seed: int) -> "LuckTerms":
    from defuse.lab.arena.judge import the_judge
    from defuse.lab.arena.luck import LuckTerms

    return LuckTerms(game, the_judge(), seed)


def record_name(match: int, deal: int, rotation: int) -> str:
    """The file of a game; matches, deals and games are counted from 1."""
    table = "mixed" if match == MIXED else f"match{match + 1}"
    return f"{table}-deal{deal + 1:05}-game{rotation + 1}.json"


class _Calling:
    """Hands out blocks. All matches advance together, so that they are equally far if the run is stopped."""

    def __init__(self, programme: Programme, results: Results) -> None:
        self.programme = programme
        self.results = results
        self._size = 1

    def blocks(self) -> Iterator[Block]:
        all_deals, all_mixed = self.programme.deals, self.programme.mixed_deals
        called = called_mixed = 0
        while called < all_deals:
            size = min(self._size, all_deals - called)
            for number, match in enumerate(self.results.matches):
                if not match.decided:
                    yield Block(number, called, size)
            called += size
            until = all_mixed * called // all_deals
            while called_mixed < until:
                size = min(self._size, until - called_mixed)
                yield Block(MIXED, called_mixed, size)
                called_mixed += size

    def heard(self, deals: int, seconds: float) -> None:
        """Adapt the size of the next blocks to the time that these deals took."""
        fitting = int(_BLOCK_SECONDS * deals / max(seconds, 1e-6))
        self._size = max(1, min(fitting, 2 * self._size, _MOST_DEALS))


def hold(programme: Programme, crew: Crew, progress: Progress = lambda results, games: None) -> Results:
    """Play the whole programme. Ctrl-C ends it with the results so far; raises TaskFailed."""
    results = Results(
        players=programme.setting.players,
        names=[entrant.name for entrant in programme.entrants],
        matches=[MatchResult(match, _test(programme)) for match in programme.matches],
    )
    calling = _Calling(programme, results)
    handed_out: list[Block] = []

    def tasks() -> Iterator[Block]:
        for block in calling.blocks():
            handed_out.append(block)
            yield block

    try:
        with interruptible(), closing(work(PlayDeals(programme), tasks(), crew)) as finished:
            for number, (played, seconds) in enumerate(finished):
                block = handed_out[number]
                _note(results, block, played)
                calling.heard(block.deals, seconds)
                progress(results, _games_at_most(programme, results))
                if programme.hypotheses is not None and all(match.decided for match in results.matches):
                    break
    except KeyboardInterrupt:
        results.interrupted = True
    return results


def _test(programme: Programme) -> SequentialTest | None:
    if programme.hypotheses is None:
        return None
    players = programme.setting.players
    return SequentialTest(programme.hypotheses, 1 / players, players)


def _note(results: Results, block: Block, played: list[PlayedDeal]) -> None:
    """Add the results of a block; deals after a decided test are dropped."""
    if block.match == MIXED:
        results.mixed += played
    else:
        for deal in played:
            results.matches[block.match].add(deal)


def _games_at_most(programme: Programme, results: Results) -> int:
    """The number of games if no further test is decided."""
    saved = sum(programme.deals - len(match.deals) for match in results.matches if match.decided)
    return programme.games - saved * programme.setting.players
