"""The coach: its figures add up, it knows no more than the seat, and it is silent where it has not been calibrated."""

import json
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from benchmarks.calibration import PAGE, weights_digest
from benchmarks.calibration_page import merged
from defuse.bots import new_bot
from defuse.cli import main
from defuse.coach.account import account
from defuse.coach.calibration import Calibration, calibration, read_calibration, write_calibration
from defuse.coach.chances import is_aimed
from defuse.coach.fitting import deciles, fitted
from defuse.coach.judge import MOST_AT_STAKE, Judge, Opinion, judge_of
from defuse.coach.review import Review, judge_for, review
from defuse.coach.telling import adding_up, as_data, sparkline, told
from defuse.coach.thinking import think
from defuse.game.agenda import REACT
from defuse.game.library import edition, plan
from defuse.game.moves import PASS_ON_IT
from defuse.game.refusals import Refusal
from defuse.game.setup import deal, new_game
from defuse.game.writing import write_move
from defuse.record.record import Record, Recorder, Replay, new_record, write_record
from defuse.record.scenario import read_scenario
from defuse.record.situation import set_up
from defuse.sight.observer import Observer
from defuse.words import languages, words_in
from tests.extent import LONG, seeds

MIX = "original+imploding+streaking+barking"
MAIN = ("original", MIX, "good-vs-evil")
ALL = (*MAIN, "party-pack", "zombie")
NAMES = ["Ann", "Ben", "Cem", "Dee", "Eve"]


def a_judge(name: str = "original", players: int = 4) -> Judge:
    """A judge of the package, also if it is silent for the time being."""
    found = calibration()
    return Judge(found.cells[f"{name} {players}"], found.heads[name])


@cache
def recorded(
    name: str, players: int, seed: int, bots: tuple[str, ...] = ("careful", "easy"), quick: bool = False
) -> Record:
    game = deal(plan(edition(name), players, {}), seed, quick)
    recorder = Recorder(game, new_record(game, NAMES[:players], name))
    seated = [new_bot(bots[seat % len(bots)], seed + seat) for seat in range(players)]
    observers = [Observer(game, seat) for seat in range(players)]
    for _ in range(5000):
        if game.over:
            break
        seat = game.next_seat()
        moves = game.legal_moves(seat)
        move = moves[0]
        if len(moves) > 1 or move.open:
            move = seated[seat].choose(observers[seat].view(), moves)
        assert not isinstance(recorder.play(seat, move), Refusal)
    return recorder.record


# The account


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("players", [2, 3, 4, 5] if LONG else [2, 4])
def test_the_line_adds_up(name: str, players: int) -> None:
    judge = a_judge(name, players)
    for seed in seeds(1, f"the line adds up {name} {players}", 850):
        record = recorded(name, players, seed)
        for seat in range(players) if not LONG else [seed % players]:
            found = account(record, seat, judge)
            assert abs(found.start + found.luck + found.own + found.others - found.result) < 1e-9
            assert found.over
            assert found.result in (0.0, 1.0)
            value = found.start
            for moment in found.moments:
                value += moment.change
                assert abs(value - moment.value) < 1e-9
                assert 0.0 <= moment.value <= 1.0
                assert moment.own <= 1e-12, "one can only lose chances"


@pytest.mark.parametrize("name", ALL)
def test_every_choice_is_judged_once(name: str) -> None:
    """Also what the seat is asked in silence, such as what to give once nobody has reacted."""
    judge = a_judge(name, 3)
    for seed in seeds(4, f"every choice is judged once {name}", 100):
        record = recorded(name, 3, seed)
        judged = [decision.place for decision in account(record, 0, judge).decisions]
        run = Replay(record)
        observer = Observer(run.game, 0)
        choices = []
        while not run.finished:
            entry = record.entries[run.done]
            if entry.seat == 0:
                opinion = judge.opinion(observer.view(), observer.moves(), entry.move)
                if opinion is not None and opinion.chance_after(entry.move) is not None:
                    choices.append(run.done)
            run.step()
            observer.news()
        assert judged == choices


def test_exactly_one_seat_wins_in_all_accounts() -> None:
    record = recorded("original", 4, 77)
    assert sum(account(record, seat, a_judge()).result for seat in range(4)) == 1.0


def test_what_the_seat_knew_beforehand_is_no_luck() -> None:
    """Two draws of cards that the seat has seen: the first look was luck, the draws are not."""
    record = recorded("original", 2, 3)
    found = account(record, 0, a_judge("original", 2))
    for moment, after in pairwise(found.moments):
        if moment.mover == 1 and not moment.heard:
            assert moment.luck == moment.own == 0.0
            assert moment.change == 0.0 or after.decision is not None, "to be asked tells something"


SEEING = """
title = "A look"
edition = "original"
players = ["Ann", "Ben"]
deck = "{deck}"
hands.Ann = "see_the_future_3 skip"
hands.Ben = "defuse attack"
play = "Ann: see_the_future_3"
"""


def test_what_a_look_shows_is_luck() -> None:
    """By what was known before it, it was worth the same in either case."""
    found = []
    for deck in ("exploding_kitten tacocat beard_cat", "beard_cat tacocat exploding_kitten"):
        game = set_up(read_scenario(SEEING.format(deck=deck)).situation)
        recorder = Recorder(game, new_record(game, NAMES[:2], "original"))
        see = next(move for move in game.legal_moves(0) if write_move(move, NAMES[:2]) == "see_the_future_3")
        assert not isinstance(recorder.play(0, see), Refusal)
        while game.question.what == REACT:
            assert not isinstance(recorder.play(game.waiting[0], PASS_ON_IT), Refusal)
        found.append(account(recorder.record, 0, a_judge("original", 2)))
    bad, good = found
    assert bad.others == pytest.approx(good.others, abs=1e-12)
    assert bad.luck < good.luck


def test_the_future_does_not_change_what_is_said_of_the_past() -> None:
    """The same game cut short gives the same account so far: nothing is judged with hindsight."""
    whole = recorded("original", 3, 11)
    judge = a_judge("original", 3)
    cut = Record(whole.start, whole.quick, whole.dealt, whole.entries[: len(whole.entries) // 2])
    for seat in range(3):
        long, short = account(whole, seat, judge), account(cut, seat, judge)
        assert not short.over
        same = [moment.value for moment in long.moments[: len(short.moments) - 1]]
        assert same == [moment.value for moment in short.moments[:-1]]


def test_what_the_seat_cannot_know_does_not_matter() -> None:
    """Hidden cards change places: the seat's opinions at its first decision stay the same to the last bit."""
    game = new_game("original", 3, seed=5)
    other = game.clone()
    seat = game.table.turn
    hidden = [(seat + 1) % 3, (seat + 2) % 3]
    first, second = (other.table.hands[each] for each in hidden)
    one = next(card for card in first if card not in second)
    two = next(card for card in second if card not in first)
    first[first.index(one)], second[second.index(two)] = two, one
    judge = a_judge("original", 3)
    said = [judge.opinion(Observer(each, seat).view(), each.legal_moves(seat)) for each in (game, other)]
    assert said[0] == said[1]


# The judge


def some_opinion(*chances: float, error: float = 0.03) -> Opinion:
    game = new_game("original", 2, seed=1)
    moves = tuple(game.every_move(game.table.turn))[: len(chances)]
    return Opinion(moves, chances, chances.index(max(chances)), 0, error)


def test_moves_within_the_error_bar_are_equal_and_cost_nothing() -> None:
    opinion = some_opinion(0.30, 0.28, 0.10)
    assert opinion.equals() == list(opinion.moves[:2])
    assert opinion.loss(opinion.moves[1]) == 0.0
    assert opinion.loss(opinion.moves[2]) == pytest.approx(0.20)


def test_at_stake_is_what_finding_the_best_move_is_worth() -> None:
    assert some_opinion(0.30, 0.10, 0.28).stake == pytest.approx(0.02)
    assert some_opinion(0.30, 0.30, 0.05).stake == 0.0
    assert some_opinion(0.90, 0.10).stake == MOST_AT_STAKE, "a single decision does not settle a rate"
    assert some_opinion(0.90, 0.10).below_best(some_opinion(0.90, 0.10).moves[1]) == MOST_AT_STAKE
    assert some_opinion(0.30, 0.10, 0.28).below_best(some_opinion(0.30, 0.10).moves[1]) == pytest.approx(0.20)


LAST_DRAW = """
title = "The last draw"
edition = "{edition}"
players = ["Ann", "Ben", "Cem"]
deck = "exploding_kitten exploding_kitten"
hands.Ann = "{hand}"
hands.Ben = "nope"
hands.Cem = "nope"
{more}
play = "? turn Ann 1"
"""


def chances_at_the_last_draw(edition: str, hand: str, more: str = "") -> dict[str, float]:
    """What the judge says of Ann's moves when there is nothing to draw but kittens."""
    game = set_up(read_scenario(LAST_DRAW.format(edition=edition, hand=hand, more=more)).situation)
    opinion = a_judge(edition, 3).opinion(Observer(game, 0).view(), game.legal_moves(0))
    assert opinion is not None
    return {write_move(move, NAMES[:3]): chance for move, chance in zip(opinion.moves, opinion.chances, strict=True)}


def test_a_move_that_surely_kills_wins_nothing() -> None:
    said = chances_at_the_last_draw("original", "skip")
    assert said["draw"] == 0.0
    assert said["skip"] > 0.0
    assert chances_at_the_last_draw("original", "skip defuse")["draw"] > 0.0


def test_the_dead_may_come_back_among_zombies() -> None:
    """To draw is to die there, too, but not the end."""
    dead = 'out = ["Cem"]\nfront.Cem = ["exploding_kitten"]'
    assert chances_at_the_last_draw("zombie", "attack_of_the_dead", dead)["draw"] > 0.0


@pytest.mark.parametrize("name", sorted(calibration().cells))
def test_a_map_never_turns_a_better_move_into_a_worse_one(name: str) -> None:
    cell = calibration().cells[name]
    players = int(name.rsplit(" ", 1)[1])
    for gone in range(players - 1):
        for pile in (1, 3, 10, 30, 60):
            said = [cell.of_move(value / 4, gone, pile) for value in range(-20, 21)]
            assert said == sorted(said)
            assert 0.0 <= said[0] < said[-1] <= 1.0


def test_how_people_aim_moves_what_counting_says() -> None:
    cell = replace(calibration().cells["original 4"], aims=(2.0, -1.0))
    assert cell.of_aim(0.0, own=True) == 0.0
    assert cell.of_aim(1.0, own=True) == 1.0
    assert cell.of_aim(0.2, own=True) > 0.2 > cell.of_aim(0.2, own=False)
    assert replace(cell, aims=(0.0, 0.0)).of_aim(0.2, own=True) == pytest.approx(0.2)


def test_a_kitten_is_aimed_only_by_others_and_out_of_sight() -> None:
    game = new_game("original", 3, seed=5)
    view = Observer(game, 0).view()
    assert not is_aimed(view, 0)
    view.put_back_by = 1
    assert is_aimed(view, 0)
    assert is_aimed(view, 2)
    assert not is_aimed(view, 1), "the player who put it back knows where"
    view.eyes = (0, 0, 1)
    assert not is_aimed(view, 2), "nobody draws what they have seen"
    view.pile = (view.hand[0], *view.pile[1:])
    assert not is_aimed(view, 0)


def test_the_judge_is_silent_where_it_is_not_calibrated() -> None:
    assert judge_of("compact", 4) is None
    assert judge_of("original", 9) is None
    assert judge_of("original~skip:1", 4) is None
    unsure = replace(calibration().cells["original 4"], trusted=False)
    assert Calibration({}, {}, {"original 4": unsure}).cell("original", 4) is None


def test_other_rules_than_those_of_the_box_are_not_judged() -> None:
    changed = new_game("original", 4, seed=1, options={"fast": True}).table.options
    usual = new_game("original", 4, seed=1).table.options
    assert judge_of("original", 4, changed) is None
    assert (judge_of("original", 4, usual) is None) == (calibration().cell("original", 4) is None)


def test_a_situation_set_up_by_hand_is_not_judged() -> None:
    record = recorded("original", 4, 1)
    assert judge_for(Record(record.start, record.quick, dealt=False)) is None


def test_thinking_prefers_what_wins_on_tables() -> None:
    game = new_game("original", 2, seed=4)
    seat = game.table.turn
    view = Observer(game, seat, weighing=True).view()
    opinion = a_judge("original", 2).opinion(view, game.legal_moves(seat))
    assert opinion is not None
    thought = think(opinion, view, tables=30)
    assert thought.moves == opinion.moves
    assert thought.error < opinion.error, "two judges know more than one"
    assert thought.chances[thought.best] == max(
        thought.chances[thought.moves.index(move)] for move, _ in opinion.ranked()[:4]
    )


def test_the_calibration_belongs_to_the_weights() -> None:
    """After training: python -m benchmarks.calibration."""
    assert calibration().card["weights"] == weights_digest()
    assert read_calibration(write_calibration(calibration())).cells == calibration().cells


def test_a_line_that_is_fitted_alone_changes_nothing_else_on_the_page() -> None:
    former = PAGE.read_text(encoding="utf-8")
    assert merged(former, former) == former
    row = next(line for line in former.splitlines() if line.startswith("| Good vs. Evil | 4 |"))
    section = former[former.index("\n## Good vs. Evil, 4 players") : former.index("\n## Good vs. Evil, 5 players")]
    opening, rest = former.split("\n## ", 1)
    trust, others = (part for part in rest.split("\n## ") if part.startswith(("How far", "Moves that")))
    found = "\n## ".join(
        [opening, trust.replace(row, "| Good vs. Evil | 4 | 0 |"), "Good vs. Evil, 4 players\n0\n", others]
    )
    changed = former.replace(row, "| Good vs. Evil | 4 | 0 |").replace(section, "\n## Good vs. Evil, 4 players\n0\n")
    assert merged(former, found) == changed


def test_a_fit_finds_the_odds_behind_outcomes() -> None:
    random = np.random.default_rng(1)
    value = random.normal(size=20_000)
    won = (random.random(20_000) < 1 / (1 + np.exp(-(0.5 + 0.8 * value)))).astype(np.float64)
    terms = np.column_stack([np.ones(len(value)), value])
    weights = fitted(terms, won, 1e-3)
    assert weights == pytest.approx([0.5, 0.8], abs=0.06)
    said = 1 / (1 + np.exp(-(terms @ weights)))
    parts = deciles(said, won, np.arange(len(won)))
    assert all(part.gap < 4 * part.error for part in parts)
    assert [part.said for part in parts] == sorted(part.said for part in parts)


# Reviews


@cache
def reviewed() -> Review:
    """A review with everything in it: the random player errs, and Nopes."""
    for seed in range(40):
        record = recorded("original", 3, seed, ("random", "careful"), quick=True)
        found = review(record, 0, a_judge("original", 3))
        if found.dearest and found.nopes:
            return found
    raise AssertionError("no game of a random player has an error and a Nope")


def test_a_review_tells_true_things() -> None:
    found = reviewed()
    assert found.lost >= sum(min(each.loss, MOST_AT_STAKE) for each in found.dearest) > 0.0
    assert len(found.dearest) <= 3
    for each in found.dearest:
        assert each.loss == pytest.approx(each.best.chance - each.made.chance)
        assert each.loss > each.error
        assert each.made in each.moves
        assert not each.made.equal
        assert each.best.equal
    changes = [abs(point.change) for point in found.turning_points]
    assert all(change >= 0.02 for change in changes)
    assert max(point.step for point in found.turning_points) < len(found.curve)
    assert found.curve[-1] == found.result
    assert found.error_rate is not None
    assert found.error_rate > 0.0


def test_steps_are_those_of_the_replay() -> None:
    """The curve has a value for the deal and for every move of which the seat has heard."""
    record = recorded("original", 3, 8)
    found = review(record, 1, a_judge("original", 3))
    replay, heard = Replay(record), 1
    observer = Observer(replay.game, 1)
    while not replay.finished:
        replay.step()
        heard += bool(observer.news())
    assert len(found.curve) == heard


@pytest.mark.parametrize("language", languages())
def test_a_review_has_words_in_every_language(language: str) -> None:
    lines = list(told(reviewed(), words_in(language)))
    assert all("{" not in line for line in lines)
    assert len(lines) > 10
    data = as_data(reviewed(), words_in(language))
    assert json.loads(json.dumps(data))["line"] == lines[0]


@pytest.mark.parametrize(
    ("start", "terms", "result"),
    [(0.25, (0.183, -0.124, -0.309), 0.0), (1 / 3, (0.335, -0.002, 0.333), 1.0), (0.2, (0.004, -0.004, -0.2), 0.0)],
)
def test_the_whole_figures_of_the_line_add_up(start: float, terms: Sequence[float], result: float) -> None:
    first, whole, last = adding_up(start, terms, result)
    assert first + sum(whole) == last
    assert all(abs(100 * term - number) < 1.51 for term, number in zip(terms, whole, strict=True))


def test_a_curve_is_drawn_in_one_line() -> None:
    assert sparkline([0.0, 0.5, 1.0]) == "▁▅█"
    assert len(sparkline([0.3] * 500)) == 60


def test_the_command_reviews_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = recorded("original", 4, 21)
    file = tmp_path / "game.json"
    file.write_text(write_record(record))
    if judge_for(record) is None:
        assert main(["review", str(file)]) == 2
        return
    assert main(["review", str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines[:4]] == NAMES[:4]
    assert main(["review", str(file), "--seat", "ben", "--json", "-"]) == 0
    (found,) = json.loads(capsys.readouterr().out)["reviews"]
    assert found["player"] == "Ben"
    assert abs(found["start"] + found["luck"] + found["own"] + found["others"] - found["result"]) < 1e-9
    assert main(["review", str(file), "--seat", "Zoe"]) == 2


def test_a_nope_is_compared_with_letting_it_happen() -> None:
    found = reviewed().nopes
    assert all(0.0 <= row.with_it <= 1.0 and 0.0 <= row.without <= 1.0 for row in found)
    assert all((row.verdict == 1) == (row.with_it - row.without > row.error) for row in found)
