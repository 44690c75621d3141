"""Records: any game, at any moment, can be written, replayed, exported as a scenario and retold."""

import json
from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from defuse.game.agenda import CHOOSE_PLAY, REACT
from defuse.game.cards.piles import SHUFFLE_NOW
from defuse.game.cards.puts import GARBAGE_COLLECTION
from defuse.game.cards.skips import SKIP
from defuse.game.events import DREW, TURN_BEGAN, Event
from defuse.game.kinds import DEFUSE, NOPE, STREAKING_KITTEN
from defuse.game.moves import PASS_ON_IT, PUT, Move, insert, play, put
from defuse.game.questions import QUESTIONS, question_words
from defuse.game.refusals import Refusal
from defuse.game.setup import new_game
from defuse.game.table import Table
from defuse.record.record import (
    Record,
    Recorder,
    Replay,
    begin,
    new_record,
    read_record,
    replay,
    write_record,
)
from defuse.record.retelling import retell
from defuse.record.scenario import ScenarioFailure, read_scenario, run_scenario
from defuse.record.scenario_writing import as_scenario
from defuse.record.situation import Situation, set_up
from defuse.record.transcript import sentence
from defuse.sight.redaction import redact
from defuse.sight.view_building import table_seen_by
from defuse.words import ENGLISH, words_in
from tests.extent import seeds, share
from tests.game_checks import WITHOUT_CAST, WITHOUT_LUCK, as_lists
from tests.random_games import RandomPlayers, SetUp, all_editions, sampled_set_up
from tests.recorded_games import Recorded, finished, games
from tests.table_checks import differences, state

WORDS = words_in(ENGLISH)
every_edition = pytest.mark.parametrize("edition", share(all_editions(), 9, "records"))


def test_records_of_all_questions_replay() -> None:
    """Random games are recorded until every question has been asked in one of them."""
    missing = set(question_words())
    for round, edition in product(range(50), all_editions()):
        for recorded, players, _ in games(edition, f"questions {round}"):
            before = len(missing)
            for game in recorded.steps(players):
                missing -= set() if game.over else {QUESTIONS[game.question.what].word}
            if len(missing) < before:
                must_replay(recorded, write_record(recorded.record))
        if not missing:
            return
    raise AssertionError(f"never asked: {missing}")


def must_replay(recorded: Recorded, text: str) -> None:
    """The text of the record leads to the same table and the same events."""
    read = read_record(text)
    assert write_record(read) == text
    again = replay(read)
    assert other_than(recorded.game.table, again.table) == ""
    told = recorded.told()
    assert as_lists(again.events)[len(again.events) - len(told) :] == told


def other_than(table: Table, again: Table) -> str:
    """What differs between two tables, and between their public tables, but the luck that is still to come."""
    differing = differences(
        state(table, (*WITHOUT_LUCK, "public_table")), state(again, (*WITHOUT_LUCK, "public_table"))
    )
    if table.public_table is None or again.public_table is None:
        return differing if table.public_table is again.public_table else f"{differing}, a public_table"
    return differing + other_than(table.public_table, again.public_table)


# Replaying


@every_edition
def test_a_record_replays_to_the_same_table_and_the_same_events(edition: str) -> None:
    for recorded, players, _ in games(edition, "replay"):
        for _ in recorded.steps(players):
            pass
        must_replay(recorded, write_record(recorded.record))


@every_edition
def test_a_game_can_be_written_down_in_the_middle_of_anything(edition: str) -> None:
    for recorded, players, random in games(edition, "middle"):
        for game in recorded.steps(players):
            busy = not game.over and game.question.what not in (CHOOSE_PLAY, REACT)
            if random.random() < (0.1 if busy else 0.01):
                must_replay(recorded, write_record(recorded.record))


def test_cards_that_are_lost_blind_are_no_pinned_pile() -> None:
    """Ben puts his Streaking Kitten, and turns over as many cards as will be shuffled afterwards (CB-4, GAR-1)."""
    hands = {
        "Ann": ["garbage_collection", "skip"],
        "Ben": ["streaking_kitten", "exploding_kitten", "nope", "defuse", "attack"],
    }
    start = Situation("original+streaking", ["Ann", "Ben"], deck=["tacocat"], hands=hands, blind=["Ben"])
    game = set_up(start)
    recorder = Recorder(game, new_record(game, start.players, start.edition))
    for seat, move in ((0, play(GARBAGE_COLLECTION)), (0, put(SKIP)), (1, insert(0))):
        if move.verb == PUT:
            game.table.pins = [STREAKING_KITTEN, NOPE, DEFUSE]
        assert not isinstance(recorder.play(seat, move), Refusal)
    again = replay(read_record(write_record(recorder.record)))
    assert other_than(game.table, again.table) == ""


def test_no_luck_of_the_replay_has_a_part_in_it() -> None:
    """A replay that is dealt with another seed goes the same way: the record contains all chance."""
    record = finished()
    ends = []
    for seed in (1, 2**40):
        run = Replay(record)
        run.game.table.seed = seed
        while not run.finished:
            run.step()
        ends.append(run.game)
    assert other_than(ends[0].table, ends[1].table) == ""
    assert as_lists(ends[0].events) == as_lists(ends[1].events)


def test_the_moves_of_a_record_read_like_the_lines_of_a_scenario() -> None:
    game = new_game("two-player", 2, seed=1)
    recorder = Recorder(game, new_record(game, ["Ann", "Ben"], "two-player"))
    players = RandomPlayers(1)
    while not game.over:
        recorder.play(*players.choose(game))
    moves = json.loads(write_record(recorder.record))["moves"]
    assert len(moves) == len(recorder.record.entries)
    assert all(move.split(": ")[0] in ("Ann", "Ben") for move in moves)


def test_only_accepted_moves_are_noted() -> None:
    game = new_game("original", 2, seed=1)
    recorder = Recorder(game, new_record(game, ["Ann", "Ben"], "original"))
    assert isinstance(recorder.play(0, Move(77)), Refusal)
    assert recorder.record.entries == []


def test_a_record_does_not_begin_in_the_middle_of_something() -> None:
    recorded = Recorded(SetUp("original", 3), 3)
    for game in recorded.steps(RandomPlayers(3)):
        if game.question.what == REACT:
            break
    with pytest.raises(ValueError, match="nothing is under way"):
        new_record(recorded.game, ["Ann", "Ben", "Cem"], "original")


@pytest.mark.parametrize("edition", ["compact", "original+barking", "good-vs-evil", "own:heaven-and-hell"])
def test_a_record_may_begin_at_any_turn(edition: str) -> None:
    """Also with marks, cards in front of players, and players who are blind or out."""
    for seed in seeds(3, f"from any turn {edition}"):
        random = Random(seed)
        recorded = Recorded(sampled_set_up(random, edition), random.randrange(2**40))
        players = RandomPlayers(random.randrange(2**40))
        for game in recorded.steps(players):
            table = game.table
            if len(table.agenda) == 1 and not table.barking_settled and table.back_to < 0 and random.random() < 0.05:
                break
        else:  # it has ended first, or has gone on for too long
            continue
        later = Recorder(recorded.game, new_record(recorded.game, recorded.record.players, edition))
        told = len(recorded.game.events)
        for _ in range(60):
            if not later.game.over:
                later.play(*players.choose(later.game))
        again = replay(read_record(write_record(later.record)))
        assert other_than(later.game.table, again.table) == ""
        new = as_lists(later.game.events[told:])
        assert as_lists(again.events)[len(again.events) - len(new) :] == new


def test_a_record_that_was_read_begins_like_the_game() -> None:
    record = finished()
    game = begin(read_record(write_record(record)))
    assert [len(hand) for hand in game.table.hands] == [8, 8, 8, 8]


# As a scenario


@every_edition
def test_a_whole_game_exports_as_a_scenario_that_passes(edition: str) -> None:
    for recorded, players, _ in games(edition, "export"):
        for _ in recorded.steps(players):
            pass
        talk = run_scenario(read_scenario(as_scenario(recorded.record, "A random game")))
        if recorded.game.over:
            one, other = state(recorded.game.table, WITHOUT_CAST), state(talk.game.table, WITHOUT_CAST)
            assert differences(one, other) == ""


@every_edition
def test_a_game_that_stopped_in_the_middle_exports_as_a_scenario_that_passes(edition: str) -> None:
    for recorded, players, random in games(edition, "stopped"):
        for game in recorded.steps(players):
            busy = not game.over and game.question.what != CHOOSE_PLAY
            if random.random() < (0.1 if busy else 0.02):
                run_scenario(read_scenario(as_scenario(recorded.record, "A game in progress")))


def test_now_cards_one_after_the_other_export_as_a_scenario_that_passes() -> None:
    """The third card answers the window of the first one, which opened anew after the second; Ben can never react."""
    deck = ["attack", "favor", "skip", "mark"]
    game = set_up(Situation("zombie", ["Ann", "Ben"], deck=deck, hands={"Ann": ["shuffle_now"] * 3, "Ben": ["skip"]}))
    recorder = Recorder(game, new_record(game, ["Ann", "Ben"], "zombie"))
    for seat in (0, 0, 1, 0, 1, 1):
        move = PASS_ON_IT if seat else play(SHUFFLE_NOW)
        assert not isinstance(recorder.play(seat, move), Refusal)
    assert not recorder.game.table.hands[0]
    talk = run_scenario(read_scenario(as_scenario(recorder.record, "Three shuffles")))
    assert talk.game.table.pile == game.table.pile


def test_the_scenario_holds_only_because_of_its_pins() -> None:
    record = finished()
    text = as_scenario(record, "A game")
    assert "->" in text
    without = "\n".join(line.partition(" ->")[0] for line in text.split("\n"))
    with pytest.raises(ScenarioFailure):
        run_scenario(read_scenario(without))


def test_the_scenario_of_a_fast_game_tells_what_was_taken_out() -> None:
    """Godcat may be played as a card that was removed (SET-4, GC-1), so the scenario has to contain it."""
    recorded = Recorded(SetUp("good-vs-evil", 3, options={"fast": True}), 2)
    assert recorded.record.start.removed
    talk = run_scenario(read_scenario(as_scenario(recorded.record, "A fast game")))
    assert sorted(talk.game.table.removed) == sorted(recorded.game.table.removed)


def test_the_scenario_tells_how_many_cards_a_dead_player_took_along() -> None:
    situation = Situation(
        "compact", ["Ann", "Ben", "Cem"], deck=["skip"], hands={"Cem": ["nope", "attack"]}, out=["Cem"]
    )
    record = new_record(set_up(situation), situation.players, "compact")
    talk = run_scenario(read_scenario(as_scenario(record, "After a death")))
    assert talk.view("Ann").left_behind == (0, 0, 2)


def test_titles_and_names_are_written_so_that_they_can_be_read() -> None:
    game = new_game("original", 2, seed=1)
    recorder = Recorder(game, new_record(game, ["Zoë", 'O"Neil\\'], "original"))
    recorder.play(game.next_seat(), Move(0))
    title = 'A "title"\nof \\ two lines \x7f and a bell \x07'
    scenario = read_scenario(as_scenario(recorder.record, title))
    assert scenario.title == title
    assert scenario.situation.players == ["Zoë", 'O"Neil\\']
    run_scenario(scenario)


# Retelling


@every_edition
def test_a_game_is_told_again_from_above_and_from_every_seat(edition: str) -> None:
    for recorded, players, _ in games(edition, "retell"):
        for _ in recorded.steps(players):
            pass
        record = recorded.record
        assert "\n".join(retell(record, None, WORDS)).count("wins the game!") == recorded.game.over
        for seat in range(len(record.players)):
            assert list(retell(record, seat, WORDS)) == list(heard_from(record, seat))


def heard_from(record: Record, seat: int) -> Iterator[str]:
    """What a seat may be told: its own hand, then every event as redacted for it, at the time when it may hear it."""
    run = Replay(record)
    table = run.game.table
    yield f"{WORDS.game(record.start.edition)}: {', '.join(record.players)}"
    yield from (line for line in retell(Record(record.start), seat, WORDS) if line.startswith("You begin"))
    held: list[Event] = []
    while not run.finished:
        held += run.step()
        if table_seen_by(table, seat) is table:
            for event in held:
                known = redact(event, seat)
                told = None if known is None else sentence(known, record.players, seat, WORDS)
                if told is not None:
                    yield f"\n{told}" if event.what == TURN_BEGAN else told
            held = []


def test_a_seat_is_not_told_what_others_draw() -> None:
    record = finished("original", 4, 8)
    run = Replay(record)
    drawn = [event for _ in record.entries for event in run.step() if event.what == DREW]
    assert drawn
    for seat in range(4):
        told = list(retell(record, seat, WORDS))
        for event in drawn:
            name = record.players[event.seat]
            assert event.seat == seat or any(line == f"{name} draws a card." for line in told)
