"""The arena: every entrant in every seat of every deal, the same results on any crew, and a stop at any time."""

import json
import os
import signal
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest

from defuse.bots import BOTS, Bot, TimidBot
from defuse.bots.entrants import Entrant, OurBot, OwnClass, entrant, entrants
from defuse.game.events import WON, Event
from defuse.game.library import edition, recipe_from
from defuse.game.moves import DRAW, PASS, Move
from defuse.lab.arena.arena import MIXED, Block, PlayDeals, Programme, hold
from defuse.lab.arena.data import games, summary
from defuse.lab.arena.results import Match, Results
from defuse.lab.running.seeds import mixed
from defuse.lab.running.tables import Outcome, Setup
from defuse.lab.running.work import TaskFailed, crew
from defuse.lab.statistics.sequential import Hypotheses
from defuse.sight.view import View
from tests.random_games import OWN_RECIPES

ROOT = Path(__file__).parent.parent
HERE = "tests.test_arena"


def programme(*names: str, players: int = 4, deals: int = 6, seed: int = 1, box: str = "original") -> Programme:
    return Programme(Setup(edition(box), players), tuple(entrants(list(names))), deals, seed)


def told(programme: Programme, results: Results) -> str:
    """All results, to the last digit."""
    return json.dumps([summary(programme, results), games(results)])


# Bots of other people


class Steady(Bot):
    """Draws or passes if possible, otherwise makes the first legal move."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, moves: list[Move]) -> Move:
        return next((move for move in moves if move.verb in (DRAW, PASS)), moves[0])


class Sloppy(TimidBot):
    """Fails in every third answer: None, an illegal move, or an exception."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.asked = 0

    def choose(self, view: View, moves: list[Move]) -> Move:
        self.asked += 1
        if self.asked % 9 == 3:
            return None  # type: ignore[return-value]
        if self.asked % 9 == 6:
            return Move(DRAW, card=5, target=99) if moves[0].verb != DRAW else Move(PASS)
        if self.asked % 9 == 0:
            raise RuntimeError("I am confused")
        return super().choose(view, moves)


class Interrupting(TimidBot):
    """Interrupts in the middle of a game, as Ctrl-C does."""

    made = 0

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        Interrupting.made += 1
        if Interrupting.made == 20:
            raise KeyboardInterrupt


class Pressing(TimidBot):
    """Presses Ctrl-C in the middle of a game."""

    made = 0

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        Pressing.made += 1
        if Pressing.made == 20:
            os.kill(os.getpid(), signal.SIGINT)


def own(title: str) -> Entrant:
    return OwnClass(title, HERE, title, str(ROOT))


# Matches


def test_two_entrants_play_one_match_and_more_play_all_of_them() -> None:
    assert programme("careful", "random").matches == [Match(0, 1)]
    three = programme("careful", "random", "careful")
    assert three.matches == [Match(*pair) for pair in ((0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1))]
    among_two = programme("careful", "random", "careful", players=2)
    assert among_two.matches == [Match(0, 1), Match(0, 2), Match(1, 2)]


def test_everybody_plays_as_much_at_mixed_tables_as_in_a_match() -> None:
    three = programme("careful", "random", "careful", deals=40)
    assert three.mixed_deals == 30
    seats = [three.lineup(MIXED, deal) for deal in range(30)]
    assert all(set(lineup) == {0, 1, 2} for lineup in seats)
    assert len(set(seats)) > 10
    assert programme("careful", "random", deals=40).mixed_deals == 0
    assert programme("careful", "random", "careful", players=2).mixed_deals == 0


def test_more_entrants_than_seats_take_turns_at_mixed_tables() -> None:
    many = programme(*["random"] * 6, players=3, deals=50)
    lineups = [many.lineup(MIXED, deal) for deal in range(many.mixed_deals)]
    assert all(len(set(lineup)) == 3 for lineup in lineups)
    assert {each for lineup in lineups for each in lineup} == set(range(6))


def test_the_candidate_sits_in_every_seat_of_the_same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, tuple[int, ...]]] = []
    heard: list[Event] = []

    class Listening(TimidBot):
        def begin(self, edition: str, view: View) -> None:
            assert edition == "original"
            seen.append((view.seat, view.hand))

        def hear(self, news: Iterable[Event]) -> None:
            heard.extend(news)

        def end(self, view: View) -> None:
            assert view.winner >= 0

    monkeypatch.setitem(BOTS, "listening", Listening)
    chosen = Programme(Setup(edition("original"), 4), (entrant("listening"), entrant("random")), 1, 5)
    (deal,), _ = PlayDeals(chosen)(Block(0, 0, 1))
    assert deal.lineup == (0, 1, 1, 1)
    dealt = chosen.setting.deal(mixed(5, 1, 0)).table.hands
    assert seen == [(seat, tuple(dealt[seat])) for seat in range(4)]
    assert [event.what for event in heard].count(WON) == 4


def test_seeds_of_all_games_and_seats_differ() -> None:
    seeds = {mixed(1, 2, deal, rotation, seat) for deal in range(50) for rotation in range(5) for seat in range(5)}
    assert len(seeds) == 1250
    assert mixed(1, 2, 3) != mixed(1, 3, 2)
    assert all(0 <= seed < 2**62 for seed in seeds)
    assert mixed(0, 0) == 0xE220A8397B1DCDAF >> 2  # the first number of SplitMix64


# The same results on any crew


@pytest.mark.parametrize("names", [("careful", "random"), ("careful", "random", "careful")])
def test_results_do_not_depend_on_the_crew(names: tuple[str, ...]) -> None:
    chosen = programme(*names, players=3, deals=4, box="original+imploding")
    alone = told(chosen, hold(chosen, crew(1)))
    assert told(chosen, hold(chosen, crew(2))) == alone
    assert told(chosen, hold(chosen, crew(1))) == alone
    other = replace(chosen, seed=2)
    assert told(other, hold(other, crew(1))) != alone


def test_results_do_not_depend_on_how_the_deals_are_cut() -> None:
    play = PlayDeals(programme("careful", "random", "careful"))
    for match in (0, MIXED):
        whole, _ = play(Block(match, 0, 5))
        assert [deal for number in range(5) for deal in play(Block(match, number, 1))[0]] == whole


# Results


def test_a_clear_difference_is_seen() -> None:
    chosen = programme("careful", "random", deals=40)
    results = hold(chosen, crew(1))
    found = results.rate(0, 1)
    assert found is not None
    assert found.games == results.games == chosen.games == 160
    assert found.verdict(results.par) == 1
    rated = results.ratings()
    assert rated.interval(0)[0] > rated.interval(1)[1]
    assert results.rate(1, 0) is None


def test_the_same_bot_under_two_names_does_exactly_alike() -> None:
    """Both get the same deals, seats and dice."""
    results = hold(programme("careful", "random", "careful", deals=6), crew(1))
    assert results.names == ["careful", "random", "careful#2"]
    assert results.rate(0, 1) == results.rate(2, 1)
    assert results.rate(1, 0) == results.rate(1, 2)
    assert results.rate(0, 2) == results.rate(2, 0)
    rated = results.ratings()
    difference, half = rated.difference(0, 2)
    assert abs(difference) < half


def test_among_two_both_directions_are_one_match() -> None:
    results = hold(programme("careful", "random", "careful", players=2, deals=10), crew(1))
    one, other = results.rate(0, 1), results.rate(1, 0)
    assert one is not None
    assert other is not None
    assert one.value + other.value == pytest.approx(1)
    assert one.low == pytest.approx(1 - other.high)
    assert len(results.matches) == 3


def test_scores_and_orders() -> None:
    game = Outcome(2, ((0, 7), (3, 7), (1, 7)), 50)
    assert game.order == (2, 1, 3, 0)
    assert [game.score(seat, 4) for seat in range(4)] == [0.0, 0.0, 1.0, 0.0]
    endless = Outcome(-1, ((0, 7),), 50)
    assert endless.order == ()
    assert [endless.score(seat, 3) for seat in range(3)] == [0.0, 0.5, 0.5]


def test_wins_by_seat_add_up_to_all_wins() -> None:
    results = hold(programme("careful", "random", deals=8), crew(1))
    (match,) = results.matches
    found = results.rate(0, 1)
    assert found is not None
    assert sum(match.rate_by_seat()) / 4 == pytest.approx(found.value)


def test_games_without_an_end_are_shared() -> None:
    """Players only draw: so many kittens can be held that the pile runs out and nobody can go out (TURN-4)."""
    dry = recipe_from(
        OWN_RECIPES["dry-well"]
        | {"cards": {"exploding_kitten": "players", "streaking_kitten": 20, "defuse": "players"}},
        "dry",
    )
    chosen = Programme(Setup(edition(dry), 2), (own("Steady"), own("Steady")), 5, 1)
    results = hold(chosen, crew(1))
    assert results.endless > 0
    endless = next(deal for deal in results.all_deals() if any(not game.order for game in deal.games))
    assert endless.score() in (0.25, 0.5, 0.75)
    assert results.ratings().deals < 5 or any(game.order for deal in results.all_deals() for game in deal.games)


# Stopping


def test_until_sure_stops_at_the_same_deal_on_any_crew() -> None:
    chosen = replace(programme("careful", "random", deals=400), hypotheses=Hypotheses(0, 0.2))
    alone, several = hold(chosen, crew(1)), hold(chosen, crew(2))
    assert told(chosen, alone) == told(chosen, several)
    (match,) = alone.matches
    assert match.test is not None
    assert match.test.accepted == 1
    assert len(match.deals) < 400
    assert len(match.deals) % 16 == 0


def test_until_sure_ends_each_match_by_itself() -> None:
    chosen = replace(programme("careful", "random", "careful", players=2, deals=48), hypotheses=Hypotheses(0, 0.2))
    results = hold(chosen, crew(1))
    decided = {match.match: match.test.accepted for match in results.matches if match.test is not None}
    assert decided[Match(0, 1)] == 1
    assert decided[Match(1, 2)] == 0
    assert results.mixed == []


def test_until_sure_gives_up_at_the_last_game() -> None:
    chosen = replace(programme("careful", "random", deals=10), hypotheses=Hypotheses())
    (match,) = hold(chosen, crew(1)).matches
    assert match.test is not None
    assert match.test.accepted is None
    assert len(match.deals) == 10


def test_an_interrupt_in_a_game_leaves_what_was_finished() -> None:
    Interrupting.made = 0
    chosen = Programme(Setup(edition("original"), 2), (own("Interrupting"), entrant("random")), 100, 1)
    results = hold(chosen, crew(1))
    assert results.interrupted
    assert 0 < results.games < 20 * 2
    assert results.rate(0, 1) is not None


def test_an_interrupt_while_others_play_leaves_what_was_finished() -> None:
    def press(results: Results, games: int) -> None:
        if results.games >= 8:
            raise KeyboardInterrupt

    results = hold(programme("careful", "random", deals=5000), crew(2), press)
    assert results.interrupted
    assert 8 <= results.games < 20_000


def test_progress_hears_of_every_block_and_of_all_games() -> None:
    heard: list[tuple[int, int]] = []
    chosen = programme("careful", "random", "careful", players=3, deals=4)
    hold(chosen, crew(1), lambda results, games: heard.append((results.games, games)))
    assert heard[-1] == (chosen.games, chosen.games)
    assert [done for done, _ in heard] == sorted(done for done, _ in heard)


# Faults


def test_a_fault_of_somebody_elses_bot_costs_it_the_move_and_is_counted() -> None:
    chosen = Programme(Setup(edition("original"), 3), (own("Sloppy"), entrant("careful")), 10, 3)
    results = hold(chosen, crew(1))
    assert results.games == 30
    sloppy, careful = results.faults()
    assert sloppy.counts["crashed"] > 0
    assert sloppy.counts["nonsense"] > 0
    assert sloppy.counts["illegal"] > 0
    assert sloppy.lost == sum(sloppy.counts.values())
    assert sloppy.asked >= 3 * sloppy.lost
    assert not careful
    assert told(chosen, results) == told(chosen, hold(chosen, crew(2)))


@pytest.mark.parametrize("answer", ["error", "illegal"])
def test_a_fault_of_our_own_bot_is_a_bug_that_stops_everything(answer: str, monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(TimidBot):
        def choose(self, view: View, moves: list[Move]) -> Move:
            if answer == "error":
                raise RuntimeError("a bug")
            return Move(PASS, target=3) if moves[0].verb != PASS else Move(DRAW)

    monkeypatch.setitem(BOTS, "broken", Broken)
    chosen = Programme(Setup(edition("original"), 4), (OurBot("broken", "broken"), entrant("random")), 10, 3)
    with pytest.raises(TaskFailed) as failed:
        hold(chosen, crew(1))
    assert "broken against random, deal 0, rotation 0" in failed.value.problem
    assert {"error": "RuntimeError: a bug", "illegal": "\npass: "}[answer] in failed.value.problem
