"""Simulations count correctly: like a slow recount, like computed results, and the same with any number of workers."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import permutations, zip_longest
from math import sqrt
from pathlib import Path
from random import Random

import pytest

from defuse.bots.entrants import entrant
from defuse.cli import main
from defuse.game.chance import Dice
from defuse.game.kinds import NAMES, card_names
from defuse.game.library import Edition, edition, recipe_from
from defuse.game.playout import play_out
from defuse.game.setup import deal
from defuse.lab.running.tables import Setup, longest
from defuse.lab.running.work import ThisProcess, crew
from defuse.lab.simulate.findings import COMBINATIONS, Findings, findings
from defuse.lab.simulate.simulate import Run, Simulated, simulate
from defuse.lab.simulate.tally import ACTIONS, CAUSES, KINDS, Tally
from tests.extent import seeds
from tests.random_games import DRY, OWN, SetUp, all_editions, bound, chosen_edition, has_run_dry, sampled_set_up
from tests.recount import Recount, Watcher, recount
from tests.test_arena import Interrupting

# Counting


def check_recount(games: Iterable[tuple[SetUp, int]]) -> None:
    """The tallies of some games are those of a slow recount."""
    tallies: dict[int, Tally] = {}
    recounts: dict[int, list[Recount]] = {}
    unfinished: Counter[int] = Counter()
    for set_up, seed in games:
        game = set_up.deal(seed)
        watcher = Watcher(game, bound(game))
        moves = watcher.play(Dice(seed))
        tally = tallies.setdefault(set_up.players, Tally(set_up.players))
        tally.count(watcher.game.events, watcher.game.winner, moves)
        if watcher.game.over:
            recounts.setdefault(set_up.players, []).append(recount(watcher, moves))
        else:
            assert has_run_dry(watcher.game)
            unfinished[set_up.players] += 1
    for players, tally in tallies.items():
        expected = counted(recounts.get(players, []), players)
        assert tally.counts() == expected | {"games": [len(recounts.get(players, [])), unfinished[players]]}


@pytest.mark.parametrize("name", all_editions())
def test_tallies_agree_with_a_slow_recount(name: str) -> None:
    chosen = [(sampled_set_up(Random(seed), name), seed) for seed in seeds(2, f"tally {name}", long=6)]
    check_recount([(replace(set_up, quick=False), seed) for set_up, seed in chosen])


def counted(games: list[Recount], players: int) -> dict[str, list[int]]:
    """The counts of a tally, computed from recounts."""
    causes = [NAMES[kind] for kind in CAUSES]
    finishes, outs, outs_a_game = Counter[tuple[int, int]](), Counter[tuple[str, int]](), Counter[tuple[str, int]]()
    holders = Counter[tuple[int, int, int, bool]]()
    used_by_holders = Counter[int]()
    for game in games:
        finishes[game.place(game.winner), 0] += 1
        for before, (seat, cause, _) in enumerate(game.out):
            finishes[game.place(seat), players - 1 - before] += 1
            outs[cause, before] += 1
        for cause in causes:
            outs_a_game[cause, [why for _, why, _ in game.out].count(cause)] += 1
        ever = [game.dealt[seat] | game.later[seat] for seat in range(players)]
        for kind, kind_name in enumerate(card_names()):
            if not any(kind_name in ever[seat] | game.used[seat] for seat in range(players)):
                continue
            for condition, having in enumerate((game.dealt, game.later, ever, game.used)):
                number = sum(kind_name in having[seat] for seat in range(players))
                holders[condition, kind, number, kind_name in having[game.winner]] += 1
            both = [sum(kind_name in having[seat] for seat in range(players)) for having in (game.used, ever)]
            used_by_holders[kind] += both[0] * both[1]
    names = [*card_names(), *COMBINATIONS]
    laid = [sum(game.laid.values()) for game in games]
    stopped = [sum(game.stopped.values()) for game in games]
    return {
        "turns": histogram(game.turns for game in games),
        "moves": histogram(game.moves for game in games),
        "waits": histogram(game.turns - game.out[0][2] for game in games),
        "nopes": histogram(game.nopes for game in games),
        "rescues": histogram(game.rescues for game in games),
        "wins": [sum(game.place(game.winner) == place for game in games) for place in range(players)],
        "finishes": [finishes[place, outlived] for place in range(players) for outlived in range(players)],
        "outs": [outs[cause, before] for cause in causes for before in range(players)],
        "outs_a_game": [outs_a_game[cause, number] for cause in causes for number in range(players)],
        "ends": [sum(game.out[order][2] for game in games) if order < players - 1 else 0 for order in range(players)],
        "holders": [
            holders[condition, kind, number, won]
            for condition in range(4)
            for kind in range(KINDS)
            for number in range(players + 1)
            for won in (False, True)
        ],
        "used_by_holders": [used_by_holders[kind] for kind in range(KINDS)],
        "uses": [sum(game.uses[name] for game in games) for name in card_names()],
        "actions": [sum(game.laid[name] for game in games) for name in names],
        "stopped": [sum(game.stopped[name] for game in games) for name in names],
        "sums": [
            sum(laid),
            sum(stopped),
            sum(number**2 for number in laid),
            sum(number**2 for number in stopped),
            sum(one * other for one, other in zip(laid, stopped, strict=True)),
        ],
    }


def histogram(values: Iterator[int]) -> list[int]:
    counts = Counter(values)
    return [counts[value] for value in range(max(counts, default=0) + 1)]


def test_the_recount_sees_every_action() -> None:
    assert len([*card_names(), *COMBINATIONS]) == ACTIONS


def test_a_random_game_can_be_broken_off() -> None:
    plan = Setup(edition("original+imploding"), 4).plan
    whole, part = deal(plan, 5, True), deal(plan, 5, True)
    assert play_out(whole, Dice(7), 10_000) > 20
    assert play_out(part, Dice(7), 20) == 20
    assert whole.over
    assert not part.over
    told = [event.as_list() for event in part.events]
    assert told == [event.as_list() for event in whole.events][: len(told)]


# Computed results


def own(cards: Mapping[str, int | str], hand: int = 0, most: int = 5) -> Edition:
    """A tiny recipe."""
    table = {"title": "Tiny", "players": [2, most], "hand": {"cards": hand, "defuses": 0}, "cards": dict(cards)}
    return edition(recipe_from(table, "tiny"))


CATS = {"tacocat": 1, "beard_cat": 1, "zombie_cat": 1, "mercat": 1}  # nobody can play them one by one
DRAWS_ONLY = own({"exploding_kitten": "players - 1", **CATS})


def simulated(what: Edition, players: int, games: int, bots: str = "random", **options: object) -> Simulated:
    return simulate([Run(Setup(what, players, options), entrant(bots), games, 3)], ThisProcess())[0]


def drawn_out(pile: tuple[int, ...], players: int) -> tuple[int, int]:
    """Who wins and after how many turns if everybody draws and a 1 is deadly."""
    seats, at = list(range(players)), 0
    for turns, card in enumerate(pile, 1):
        if card:
            seats.pop(at)
            at -= 1
        if len(seats) == 1:
            return seats[0], turns
        at = (at + 1) % len(seats)
    raise AssertionError("nobody is left to lose")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("bots", ["random", "careful"])
def test_a_game_of_draws_alone_is_as_likely_to_end_as_can_be_worked_out(players: int, bots: str) -> None:
    piles = list(permutations([1] * (players - 1) + [0] * len(CATS)))
    ends = [drawn_out(pile, players) for pile in piles]
    games = 2000 if bots == "random" else 300
    found = simulated(DRAWS_ONLY, players, games, bots).counts
    for place in range(players):
        assert_likely(found["wins"][place], games, sum(winner == place for winner, _ in ends) / len(ends))
    for turns in range(len(CATS) + players):
        seen = found["turns"][turns] if turns < len(found["turns"]) else 0
        assert_likely(seen, games, sum(end == turns for _, end in ends) / len(ends))
    assert sum(found["nopes"]) == found["nopes"][0] == games


def assert_likely(seen: int, games: int, chance: float) -> None:
    """Within five standard errors: one seed in two million would be farther off."""
    assert abs(seen - games * chance) <= 5 * sqrt(games * chance * (1 - chance)) + 1e-9


def test_the_player_with_the_only_defuse_wins() -> None:
    """One Defuse and one cat are dealt, and only the kitten is left: the other player always draws it in the end."""
    games = 1000
    found = findings(simulated(own({"exploding_kitten": 1, "defuse": 1, "tacocat": 1}, 1, 2), 2, games))
    cards = {card.kind: card for card in found.cards}
    for kind, sign in (("defuse", 1), ("tacocat", -1)):
        dealt = cards[kind].dealt
        assert dealt is not None
        assert (dealt.holders, dealt.others) == (games, games)
        assert dealt.difference.value == sign
    used = cards["defuse"].used_share
    assert used is not None
    assert used.value == found.wins[0].value == found.rescues.mean.value  # only the first player needs it
    assert found.turns.mean.value == 1 + found.wins[0].value
    assert_likely(round(found.wins[0].value * games), games, 0.5)
    assert [(cause.kind, cause.share.value, cause.by_order) for cause in found.causes] == [
        ("exploding_kitten", 1.0, [games])
    ]
    assert cards["tacocat"].used_share is not None
    assert cards["tacocat"].used_share.value == 0


@pytest.mark.parametrize("first", [0, 1, 2])
def test_places_count_from_the_first_player(first: int) -> None:
    """With only kittens they go out one after the other."""
    found = simulated(own({"exploding_kitten": "players - 1"}), 3, 50, first_player=first).counts
    assert found["wins"] == [0, 0, 50]
    assert found["finishes"] == [0, 0, 50, 0, 50, 0, 50, 0, 0]
    assert found["ends"] == [50, 100, 0]


def test_a_game_that_never_ends_is_broken_off_and_told() -> None:
    found = simulated(chosen_edition(OWN + DRY), 2, 150)
    won, unfinished = found.counts["games"]
    assert won + unfinished == 150
    assert unfinished > 0
    assert sum(found.counts["turns"]) == sum(found.counts["wins"]) == won
    assert longest(Setup(chosen_edition(OWN + DRY), 2).deal(0)) < 1000


# Seeds, parts and workers


def test_the_same_seed_gives_the_same_counts_with_any_number_of_workers() -> None:
    def runs(seed: int) -> list[Run]:
        return [
            Run(Setup(edition("two-player"), 2), entrant("random"), 1100, seed),
            Run(Setup(edition("compact"), 3), entrant("careful"), 25, seed),
        ]

    alone, together = simulate(runs(4), ThisProcess()), simulate(runs(4), crew(2))
    assert [each.counts for each in alone] == [each.counts for each in together]
    assert [sum(each.counts["games"]) for each in alone] == [1100, 25]
    other = simulate(runs(5), ThisProcess())
    assert all(one.counts["moves"] != another.counts["moves"] for one, another in zip(alone, other, strict=True))


def test_sides_are_dealt_other_cards_and_more_games_begin_with_the_same() -> None:
    setting = Setup(DRAWS_ONLY, 4)
    run = [Run(setting, entrant("random"), 1000, 1, side) for side in (0, 1)]
    one, other = simulate(run, ThisProcess())
    assert one.counts["turns"] != other.counts["turns"]
    longer = simulate([Run(setting, entrant("random"), 1001, 1)], ThisProcess())[0]
    differing = [a - b for a, b in zip_longest(longer.counts["turns"], one.counts["turns"], fillvalue=0)]
    assert sorted(differing) == [0] * (len(differing) - 1) + [1]


def test_progress_hears_of_every_game() -> None:
    heard: list[int] = []
    simulate([Run(Setup(DRAWS_ONLY, 2), entrant("random"), 2100, 1)], ThisProcess(), heard.append)
    assert sum(heard) == 2100
    assert len(heard) > 1


def test_faults_of_bots_of_others_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = "class Sulking:\n    def __init__(self, seed): ...\n    def choose(self, view, moves): return None\n"
    (tmp_path / "sulking_bots.py").write_text(code)
    monkeypatch.syspath_prepend(tmp_path)
    found = simulated(edition("original"), 2, 5, "sulking_bots:Sulking")
    assert found.faults.counts["nonsense"] == found.faults.lost > 5
    assert found.counts["games"] == [5, 0]


# Reading the counts


@pytest.fixture(scope="module")
def streaking() -> Findings:
    return findings(simulated(edition("original+imploding+streaking+barking"), 4, 500))


def test_findings_fit_together(streaking: Findings) -> None:
    games, players = streaking.games, streaking.players
    assert sum(won.value for won in streaking.wins) == pytest.approx(1)
    assert sum(cause.share.value for cause in streaking.causes) == pytest.approx(1)
    assert sum(cause.ends.value for cause in streaking.causes) == pytest.approx(1)
    assert [sum(cause.by_order[order] for cause in streaking.causes) for order in range(players - 1)] == [games] * 3
    for row in streaking.finishes:
        assert sum(row) == pytest.approx(1)
    assert streaking.turns.low <= streaking.turns.middle <= streaking.turns.high
    assert streaking.out_turns == sorted(streaking.out_turns)
    assert streaking.turns.mean.value - streaking.out_turns[0] == pytest.approx(streaking.waits.mean.value)
    assert streaking.out_turns[-1] == pytest.approx(streaking.turns.mean.value)
    stopped = streaking.stopped
    assert stopped is not None
    assert sum(action.laid for action in streaking.actions) == pytest.approx(streaking.actions_a_game * games)
    laid, halted = (sum(getattr(action, what) for action in streaking.actions) for what in ("laid", "stopped"))
    assert stopped.value == pytest.approx(halted / laid)
    for card in streaking.cards:
        for worth in (card.dealt, card.later, card.ever, card.used):
            if worth is not None:
                assert worth.holders + worth.others == games * players
                wins = worth.rate * worth.holders + worth.other_rate * worth.others
                assert wins == pytest.approx(games)
                assert worth.difference.value == pytest.approx(worth.rate - worth.other_rate)


def test_nobody_goes_out_by_a_card_that_is_not_in_the_game(streaking: Findings) -> None:
    assert [cause.kind for cause in streaking.causes] == ["exploding_kitten", "imploding_kitten", "barking_kitten"]
    held = next(card for card in streaking.cards if card.kind == "streaking_kitten")
    assert held.used_share is not None
    assert 0 < held.used_share.value < 1
    assert held.uses > 0


def test_an_interrupt_writes_what_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Interrupting, "made", -80)
    file = tmp_path / "simulated.json"
    games = ["--players", "2", "--games", "4000", "--workers", "1", "--seed", "1", "--json", str(file)]
    assert main(["simulate", "--bots", "tests.test_arena:Interrupting", *games]) == 130
    written = json.loads(file.read_text())
    assert written["interrupted"] is True
    assert 0 < written["games"] < 4000
    monkeypatch.setattr(Interrupting, "made", 18)
    file.unlink()
    assert main(["simulate", "--bots", "tests.test_arena:Interrupting", *games]) == 130
    assert not file.exists()  # before the first part was complete there is nothing to write
