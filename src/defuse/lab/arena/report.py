"""The results of the arena as tables for people."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from defuse.bots.entrants import Outsider
from defuse.bots.outside.limits import CAN_LIMIT
from defuse.bots.outside.wording import no_limits
from defuse.lab.arena.arena import Programme
from defuse.lab.arena.fault_table import show_faults
from defuse.lab.arena.ladder import LadderPlace
from defuse.lab.arena.results import MatchResult, Results
from defuse.lab.running.wording import Wording
from defuse.lab.simulate.layout import new_table, show_table
from defuse.lab.statistics.rates import Rate
from defuse.lab.statistics.sequential import win_rate
from defuse.words import Words

_STYLES = {1: "green", -1: "red", 0: ""}
_SIGNS = {1: "▲", -1: "▼", 0: ""}


class ArenaReport:
    """Prints the results of a programme."""

    def __init__(self, programme: Programme, results: Results, words: Words) -> None:
        self.programme = programme
        self.results = results
        self.words = words
        self.wording = Wording(words)

    def show(self, console: Console) -> None:
        words, results = self.words, self.results
        console.print(self._title())
        if results.interrupted:
            console.print(words("lab-so-far"), style="yellow")
        console.print()
        if not results.games:
            return
        if len(results.matches) == 1:
            show_table(words("arena-matches"), self._match(results.matches[0]), console)
        else:
            how = words("arena-cross-table-how", par=self.wording.percent(results.par))
            show_table(words("arena-cross-table"), self._cross_table(), console, how)
        for match in results.matches:
            self._show_less_luck(match, console)
            if match.test is not None:
                console.print(self._verdict(match))
                console.print()
        show_table(words("arena-ratings"), self._ratings(), console, words("arena-ratings-how"))
        for note in self._notes():
            console.print(note)
            console.print()
        if any(results.faults()):
            show_faults(zip(results.names, results.faults(), strict=True), console, self.wording)

    def show_ladder(self, console: Console, ladder: dict[str, LadderPlace]) -> None:
        """The running ladder of this setting, the best first."""
        words, number = self.words, self.wording.number
        columns = [words("arena-ladder-sure"), words("arena-ladder-guess"), words("arena-games")]
        table = new_table(words("arena-player"), columns)
        for name, one in sorted(ladder.items(), key=lambda item: -item[1].ordinal):
            guess = f"{number(one.mu)} ±{number(one.sigma)}"
            table.add_row(Text(name), number(one.ordinal), guess, self.wording.whole(one.games))
        show_table(words("arena-ladder"), table, console)

    def _title(self) -> Text:
        words = self.words
        game = self.wording.game(self.programme.setting.edition)
        played = self.wording.whole(self.results.games)
        seed = str(self.programme.seed)
        told = words("arena-title", game=game, number=self.results.players, games=played, seed=seed)
        return Text(told, style="bold")

    # Win rates

    def _match(self, match: MatchResult) -> Table:
        """One match as a row with all its figures."""
        words, results = self.words, self.results
        columns = [words("arena-opponents"), words("arena-games"), words("arena-wins")]
        table = new_table(words("arena-candidate"), [*columns, words("arena-par"), words("arena-over-par")])
        candidate, opponent = match.match.candidate, match.match.opponent
        found = results.rate(candidate, opponent)
        assert found is not None
        rate = f"{self.wording.percent(found.value)} ({self._percents(found.low, found.high)})"
        ratio, *ends = (self.wording.number(value, 2) for value in found.over(results.par))
        table.add_row(
            Text(results.names[candidate]),
            Text(f"{results.players - 1} × {results.names[opponent]}"),
            self.wording.whole(found.games),
            Text(rate, style=_STYLES[found.verdict(results.par)]),
            self.wording.percent(results.par),
            f"×{ratio} ({words('arena-span', low=ends[0], high=ends[1])})",
        )
        return table

    def _cross_table(self) -> Table:
        """The cross table: candidates in rows, their opponents in columns."""
        results = self.results
        table = new_table(self.words("arena-candidate"), results.names)
        for candidate, name in enumerate(results.names):
            cells = [self._cell(results.rate(candidate, other)) for other in range(len(results.names))]
            table.add_row(Text(name), *cells)
        return table

    def _cell(self, found: Rate | None) -> Text:
        if found is None or not found.games:
            return Text("–", style="dim")
        verdict = found.verdict(self.results.par)
        ratio = self.wording.number(found.over(self.results.par)[0], 2)
        half = self.wording.number(50 * (found.high - found.low))
        said = f"{self.wording.percent(found.value)} ±{half}\n{_SIGNS[verdict]} ×{ratio}"
        return Text(said, style=_STYLES[verdict])

    def _percents(self, low: float, high: float) -> str:
        number = self.wording.number
        return self.words("arena-span", low=number(100 * low), high=number(100 * high))

    def _show_less_luck(self, match: MatchResult, console: Console) -> None:
        found = self.results.less_lucky(match)
        if found is None:
            return
        rate, times = found
        names = self.results.names
        told = self.words(
            "arena-less-luck",
            candidate=names[match.match.candidate],
            opponent=names[match.match.opponent],
            rate=self.wording.percent(rate.value),
            span=self._percents(rate.low, rate.high),
            times=self.wording.number(times),
        )
        console.print(Text(told))
        console.print()

    def _verdict(self, match: MatchResult) -> Text:
        """The verdict of the sequential test of a match."""
        words, wording, test = self.words, self.wording, match.test
        assert test is not None
        names = self.results.names
        candidate, opponent = names[match.match.candidate], names[match.match.opponent]
        none, some = (wording.percent(win_rate(effect, test.par), 2) for effect in _effects(match))
        if test.accepted == 1:
            told = words("arena-sure-more", candidate=candidate, opponent=opponent, none=none, some=some)
        elif test.accepted == 0:
            told = words("arena-sure-less", candidate=candidate, opponent=opponent, none=none, some=some)
        else:
            told = words("arena-not-sure", candidate=candidate, opponent=opponent, none=none, some=some)
        known = test.hypotheses
        how = words(
            "arena-test",
            ratio=wording.signed(test.ratio, 2),
            lower=wording.signed(known.lower, 2),
            upper=wording.signed(known.upper, 2),
            none=wording.number(known.none, 3),
            some=wording.number(known.some, 3),
            alpha=wording.percent(known.alpha, 0),
            beta=wording.percent(known.beta, 0),
        )
        return Text(f"{told} {how}")

    # Ratings

    def _ratings(self) -> Table:
        words, number, names = self.words, self.wording.number, self.results.names
        found = self.results.ratings()
        columns = [words("arena-points"), words("arena-interval"), words("arena-ahead")]
        table = new_table(words("arena-player"), columns)
        places = sorted(range(len(names)), key=lambda player: -found.points[player])
        for place, player in enumerate(places):
            low, high = found.interval(player)
            ahead = ""
            if place + 1 < len(places):
                points, half = found.difference(player, places[place + 1])
                ahead = f"{self.wording.signed(points, 0)} ±{number(half, 0)}"
            span = words("arena-span", low=self.wording.signed(low, 0), high=self.wording.signed(high, 0))
            table.add_row(Text(names[player]), self.wording.signed(found.points[player], 0), span, ahead)
        return table

    # Remarks

    def _notes(self) -> list[str]:
        words = self.words
        notes = []
        timed = [entrant.name for entrant in self.programme.entrants if entrant.timed]
        others = [entrant.name for entrant in self.programme.entrants if not entrant.ours]
        if timed:
            notes.append(words("arena-timed", names=words.names(timed)))
        if others:
            notes.append(words("arena-others", names=words.names(others)))
        if not CAN_LIMIT and any(isinstance(entrant, Outsider) for entrant in self.programme.entrants):
            notes.append(no_limits(words))
        if self.results.endless:
            notes.append(words("arena-endless", number=self.results.endless))
        return notes


def _effects(match: MatchResult) -> tuple[float, float]:
    assert match.test is not None
    return match.test.hypotheses.none, match.test.hypotheses.some
