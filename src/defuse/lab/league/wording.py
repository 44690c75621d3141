"""A league in words: the rows of its table, and what is wrong with a bot."""

from math import isfinite

from defuse.lab.league.pairing import Goal
from defuse.lab.league.standings import LeagueStanding, LeagueStandings
from defuse.lab.running.tables import Setup
from defuse.lab.running.wording import Wording, fault_names
from defuse.words import Words


class LeagueWording:
    """Says what there is to say about a league, in a language."""

    def __init__(self, name: str, setting: Setup, goal: Goal, words: Words) -> None:
        self.words = words
        self.numbers = Wording(words)
        self._setting = setting
        self._goal = goal
        self.title = words("league-title", name=name)

    def conditions(self, found: LeagueStandings, when: str) -> str:
        """What was played, how much of it, and when."""
        setting, whole = self._setting, self.numbers.whole
        return self.words(
            "league-conditions",
            game=self.numbers.game(setting.edition),
            number=setting.players,
            games=whole(found.deals * setting.players),
            bots=len(found.table),
            when=when,
        )

    def columns(self) -> list[str]:
        words = self.words
        head = [words("league-place"), words("arena-player"), words("arena-points"), words("arena-games")]
        return [*head, words("league-wins"), words("arena-fault-lost"), words("league-state")]

    def row(self, place: int, each: LeagueStanding) -> list[str]:
        """One line of the table."""
        lost = f"{self.numbers.whole(each.faults.lost)}" if each.faults.lost else ""
        if not each.deals:
            return [str(place), each.member.name, "–", "0", "–", lost, self.state(each)]
        wins = self.numbers.percent(each.wins / each.games) if each.games else "–"
        return [
            str(place),
            each.member.name,
            self.points(each),
            self.numbers.whole(each.games),
            wins,
            lost,
            self.state(each),
        ]

    def points(self, each: LeagueStanding) -> str:
        half = f" ±{self.numbers.number(each.points.half, 0)}" if isfinite(each.half) else ""
        return self.numbers.signed(each.points.value, 0) + half

    def state(self, each: LeagueStanding) -> str:
        """Whether its rating is sure, or why it does not play."""
        words = self.words
        if each.member.problem:
            return words("league-cannot-play")
        if each.is_stopped:
            return words("league-stopped")
        if each.half <= self._goal.half:
            return words("league-sure")
        return words("league-enough") if each.games >= self._goal.games else words("league-unsure")

    def trouble(self, each: LeagueStanding) -> str:
        """Why a bot cannot play, or what went wrong with it how often."""
        words, faults = self.words, each.faults
        if each.member.problem:
            return each.member.problem.removeprefix(f"{each.member.name} ")  # which is said already
        kinds = fault_names(words)
        counts = [f"{kinds[kind]} {self.numbers.whole(number)}" for kind, number in faults.counts.items() if number]
        lost, asked = self.numbers.whole(faults.lost), self.numbers.whole(faults.asked)
        return words("league-lost", lost=lost, asked=asked, counts=", ".join(counts), last=faults.last)
