"""What must hold for whole games of any players: used by the property tests and by the soak."""

import json
import pickle
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Final

from defuse.game.agenda import Step
from defuse.game.engine import Game
from defuse.game.events import Event
from defuse.game.refusals import Refusal
from defuse.game.saving import freeze, thaw
from defuse.record.record import Recorder, new_record, read_record, replay, write_record
from defuse.record.scenario import read_scenario, run_scenario
from defuse.record.scenario_writing import as_scenario
from tests.move_checks import check_listed_moves, check_other_moves
from tests.random_games import OWN, RandomPlayers, Story
from tests.table_checks import WITHOUT_LOG, check_table, check_window, differences, expect, state
from tests.turn_order import TurnOrder

WITHOUT_LUCK: Final = (*WITHOUT_LOG, "seed", "shuffles", "picks")
# A scenario does not contain the possible cards, the removed cards of a fast game, and whether windows are quick.
WITHOUT_CAST: Final = (*WITHOUT_LUCK, "cast", "has_imploding", "has_now", "removed", "quick")
NAMES_OF_PLAYERS: Final = ["Ann", "Ben", "Cem", "Dua", "Eve", "Fay", "Gus", "Hal", "Ida", "Jo"]


def check_steps(story: Story, players: RandomPlayers, random: Random) -> None:
    """Check every step of a game, and at some steps try out all kinds of moves."""
    listener = TurnOrder(story.game)
    heard = 0
    question: Step | None = None
    for game in story.play(players):
        check_table(game)
        check_window(game, question)
        question = None if game.over else game.question
        for event in game.events[heard:]:
            listener.hear(event)
        heard = len(game.events)
        if random.random() < 0.1:
            check_listed_moves(game, random, 6)
            check_other_moves(game, random, 25)
    check_other_moves(story.game, random, 25)


def saved_and_resumed(game: Game) -> Game:
    return Game(thaw(json.loads(json.dumps(freeze(game.table)))))


def sent_elsewhere(game: Game) -> Game:
    sent = pickle.loads(pickle.dumps(game))
    assert isinstance(sent, Game)
    return sent


COPIES: Final[list[Callable[[Game], Game]]] = [Game.clone, deepcopy, saved_and_resumed, sent_elsewhere]


def check_copies(story: Story, players: RandomPlayers, random: Random) -> None:
    """Play to the end with copies made on the way: copies are independent, and the same moves give the same result."""
    game = story.game
    copies: list[tuple[Game, dict[str, object], int, int]] = []
    for _ in story.play(players):
        if random.random() < 0.08:
            before = state(game.table)
            _play_a_while(game.clone(), RandomPlayers(random.randrange(2**32)), 40)
            after = state(game.table)
            expect(before == after, f"what a copy does changes the original: {differences(before, after)}")
            copy = random.choice(COPIES)(game)
            one, other = state(game.table, WITHOUT_LOG), state(copy.table, WITHOUT_LOG)
            expect(one == other, f"a copy differs: {differences(one, other)}")
            copy.table.log = []
            copies.append((copy, other, len(story.moves), len(game.events)))
    for copy, before, made, told in copies:
        after = state(copy.table, WITHOUT_LOG)
        expect(before == after, f"what the original does changes a copy: {differences(before, after)}")
        for seat, move in story.moves[made:]:
            no = copy.submit(seat, move)
            expect(no is None, f"seat {seat}: {move} is refused in a copy: {no}")
        expect(as_lists(copy.events) == as_lists(game.events[told:]), f"a copy made after {made} moves tells otherwise")
        one, other = state(game.table, WITHOUT_LOG), state(copy.table, WITHOUT_LOG)
        expect(one == other, f"a copy made after {made} moves ends otherwise: {differences(one, other)}")


def _play_a_while(game: Game, players: RandomPlayers, moves: int) -> None:
    for _ in range(moves):
        if game.over:
            return
        no = game.submit(*players.choose(game))
        expect(no is None, f"refused in a copy: {no}")


def check_retold(story: Story, players: RandomPlayers, random: Random) -> None:
    """Play to the end; the same moves on the same deal give the same events, and events never change later."""
    game = story.game
    told: list[list[object]] = []
    for _ in story.play(players):
        told += as_lists(game.events[len(told) :])
    expect(as_lists(game.events) == told, "what has been told has changed")
    again = story.set_up.deal(story.seed)
    for seat, move in story.moves:
        no = again.submit(seat, move)
        expect(no is None, f"seat {seat}: {move} is refused the second time: {no}")
    expect(as_lists(again.events) == told, "the second time something else is told")
    one, other = state(game.table), state(again.table)
    expect(one == other, f"the second time the table differs: {differences(one, other)}")


def check_recorded(story: Story, players: RandomPlayers, random: Random) -> None:
    """Play to the end; the record, written and read, replays to the same game, and so does its scenario."""
    for _ in story.play(players):
        pass
    game = story.set_up.deal(story.seed)
    dealt = len(game.events)
    edition = "recipes" if story.set_up.edition.startswith(OWN) else story.set_up.edition
    recorder = Recorder(game, new_record(game, NAMES_OF_PLAYERS[: game.table.seats], edition))
    for seat, move in story.moves:
        said = recorder.play(seat, move)
        expect(not isinstance(said, Refusal), f"seat {seat}: {move} is refused while it is recorded: {said}")
    text = write_record(recorder.record)
    read = read_record(text)
    expect(write_record(read) == text, "a record reads otherwise than it was written")
    again = replay(read)
    one, other = state(game.table, WITHOUT_LUCK), state(again.table, WITHOUT_LUCK)
    expect(one == other, f"the replay of the record differs: {differences(one, other)}")
    expect(_since(game, dealt) == _last(again, len(game.events) - dealt), "the replay of the record tells otherwise")
    again = run_scenario(read_scenario(as_scenario(recorder.record, "A random game"))).game
    one, other = state(game.table, WITHOUT_CAST), state(again.table, WITHOUT_CAST)
    expect(one == other, f"the scenario of the game differs: {differences(one, other)}")


def _since(game: Game, first: int) -> list[list[object]]:
    return as_lists(game.events[first:])


def _last(game: Game, how_many: int) -> list[list[object]]:
    return as_lists(game.events[len(game.events) - how_many :])


def as_lists(events: list[Event]) -> list[list[object]]:
    return [event.as_list() for event in events]
