"""What must hold at every moment of every game, whoever plays: used by the property tests and by the soak."""

import json
import pickle
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Final

from defuse.game.engine import Game
from defuse.game.events import WENT_OUT, WON, Event
from defuse.game.kinds import (
    ALTER_THE_FUTURE_NOW_3,
    DEVILCAT,
    EXPLODING_KITTEN,
    GODCAT,
    IMPLODING_KITTEN,
    IMPLODING_KITTEN_UP,
    KINDS,
    NAMES,
    NOPE,
    STREAKING_KITTEN,
)
from defuse.game.moves import (
    ASSIGN,
    BOTH,
    FIVE,
    GIVE,
    GODCAT_AS,
    INSERT,
    NOPE_IT,
    ORDER,
    PAIR,
    PLAY,
    PUT,
    TARGET,
    TRIPLE,
    WHATEVER,
    Move,
)
from defuse.game.options import Options, written
from defuse.game.questions import CHOOSE_PLAY, QUESTIONS, REACT, Step
from defuse.game.refusals import Refusal
from defuse.game.saving import freeze, thaw
from defuse.game.table import DEVILCAT_ON_MAT, GODCAT_ON_MAT, Table, bearer_of, kind_of, owner_of
from defuse.record.record import Recorder, as_scenario, read_record, replay, write_record
from defuse.record.scenario import read_scenario, run_scenario
from tests.random_games import OWN, RandomPlayers, Story

RULES: Final = {folder.name for folder in (Path(__file__).parent.parent / "scenarios").iterdir() if folder.is_dir()}

# Every field of a table, whether it is compiled or not.
FIELDS: Final = [name for name in dir(Table) if not name.startswith("_") and not callable(getattr(Table, name))]
WITHOUT_LOG: Final = ("log", "lots")  # copies keep neither
WITHOUT_SEED: Final = (*WITHOUT_LOG, "seed", "shuffles", "picks", "quick", "cast", "options")

NAMES_OF_PLAYERS: Final = ["Ann", "Ben", "Cem", "Dua", "Eve", "Fay", "Gus", "Hal", "Ida", "Jo"]


class Broken(AssertionError):
    """Something that must always hold does not."""


def expect(holds: bool, otherwise: str) -> None:
    if not holds:
        raise Broken(otherwise)


def state(table: Table, without: tuple[str, ...] = ("log",)) -> dict[str, object]:
    """A copy of everything on the table, as plain values that can be compared."""
    return {name: _plain(getattr(table, name)) for name in FIELDS if name not in without}


def _plain(value: object) -> object:
    if isinstance(value, list):
        return value.copy() if value and isinstance(value[0], int) else [_plain(item) for item in value]
    if isinstance(value, Step):
        return value.as_list()
    if isinstance(value, Table):
        return state(value)
    if isinstance(value, Options):
        return written(value)
    return value


def differences(one: dict[str, object], other: dict[str, object]) -> str:
    """What differs between two states, in words."""
    return ", ".join(f"{name}: {one[name]} / {other[name]}" for name in one if one[name] != other[name])


# The table


def check_table(game: Game) -> None:
    """Everything that can be seen to be right by looking at the table once."""
    table = game.table
    _check_cards(table)
    _check_hands(table)
    _check_the_dead(game)
    _check_turn(game)
    if game.over:
        _check_end(game)
    else:
        _check_waiting(game)


def all_cards(table: Table) -> list[int]:
    """Every card there is, wherever it is."""
    cards = table.pile + table.discard + table.storage + table.removed + table.air
    for hand in table.hands:
        cards += hand
    cards += [kind_of(code) for code in table.front]
    if table.mat & GODCAT_ON_MAT:
        cards.append(GODCAT)
    if table.mat & DEVILCAT_ON_MAT:
        cards.append(DEVILCAT)
    return sorted(IMPLODING_KITTEN if card == IMPLODING_KITTEN_UP else card for card in cards)


def _check_cards(table: Table) -> None:
    cards = all_cards(table)
    if cards != [kind for kind in range(KINDS) for _ in range(table.cast[kind])]:
        found = Counter(cards)
        wrong = [f"{found[kind]} of {table.cast[kind]} {NAMES[kind]}" for kind in range(KINDS)]
        wrong = [count for kind, count in enumerate(wrong) if found[kind] != table.cast[kind]]
        raise Broken(f"not every card is in exactly one place: {', '.join(wrong)}; the cards are {cards}")
    expect(IMPLODING_KITTEN_UP not in table.discard, "a card lies face up outside of the pile")


def _check_hands(table: Table) -> None:
    keepers = 0
    for seat, hand in enumerate(table.hands):
        expect(hand == sorted(hand), f"the hand of seat {seat} is not sorted: {hand}")
        for kind in (IMPLODING_KITTEN, IMPLODING_KITTEN_UP, DEVILCAT):
            expect(kind not in hand, f"seat {seat} holds kind {kind}")
        keepers += hand.count(STREAKING_KITTEN) + hand.count(GODCAT)
        expect((NOPE in hand) == ((table.nopers >> seat) & 1 == 1), f"Nopes of seat {seat} are not accounted for")
        has_now = ALTER_THE_FUTURE_NOW_3 in hand
        expect(has_now == ((table.nowers >> seat) & 1 == 1), f"NOWs of seat {seat} are not accounted for")
        if table.marked:
            marks = Counter(table.marks_of(seat))
            expect(marks <= Counter(hand), f"seat {seat} has marks on cards that are not there: {marks}, {hand}")
    expect(keepers == table.keepers, f"{keepers} Streaking Kittens and Godcats in hands, counted {table.keepers}")
    expect(table.marked == sorted(table.marked), f"marks are not sorted: {table.marked}")
    expect(all(code >> 6 < table.seats for code in table.marked), f"marks at no seat: {table.marked}")


def _check_the_dead(game: Game) -> None:
    table = game.table
    expect(0 < table.alive < 1 << table.seats, f"alive: {table.alive:b}")
    for seat in range(table.seats):
        if table.lives(seat):
            continue
        expect(not table.hands[seat], f"seat {seat} is out and has cards: {table.hands[seat]}")
        expect(not table.marks_of(seat), f"seat {seat} is out and has marks")
        expect(not table.is_blind(seat), f"seat {seat} is out and blind")
        expect(game.legal_moves(seat) == [], f"seat {seat} is out and has moves")
        for step in table.agenda:
            expect((step.waits >> seat) & 1 == 0, f"seat {seat} is out and asked")
    for code in table.front:
        if not table.lives(bearer_of(code)) or not table.lives(owner_of(code)):
            deadly = kind_of(code) in (EXPLODING_KITTEN, IMPLODING_KITTEN)
            hidden = table.options.hidden_dead_hand
            expect(deadly and hidden, f"something of a dead player lies in front of seat {bearer_of(code)}")


def _check_turn(game: Game) -> None:
    table = game.table
    expect(table.direction in (1, -1), f"direction {table.direction}")
    expect(table.owed >= 1, f"{table.owed} turns left")
    expect(0 <= table.turn < table.seats, f"turn of seat {table.turn}")
    expect(table.pins == [], f"pins {table.pins}")


def _check_end(game: Game) -> None:
    table = game.table
    expect(table.alive == 1 << game.winner, f"seat {game.winner} has won, alive are {table.alive:b}")
    expect(table.agenda == [], "the game is over and still waits")
    expect(game.waiting == [], "the game is over and somebody is asked")
    expect(game.next_seat() == -1, "the game is over and somebody is next")
    if table.log is not None:
        wins = [event.seat for event in game.events if event.what == WON]
        expect(wins == [game.winner], f"seat {game.winner} has won, told were {wins}")
        outs = sorted(event.seat for event in game.events if event.what == WENT_OUT)
        dead = [seat for seat in range(table.seats) if seat != game.winner]
        expect(outs == dead, f"out are {dead}, told were {outs}")


def _check_waiting(game: Game) -> None:
    table = game.table
    expect(table.alive & (table.alive - 1) != 0, "one player is left and has not won")
    expect(table.lives(table.turn) or table.agenda[0].what != CHOOSE_PLAY, "a dead player's turn")
    question = game.question
    expect(question.what < QUESTIONS, f"waits in the middle of a task: {question.as_list()}")
    asked = game.waiting
    expect(asked != [] and game.next_seat() in asked, "nobody is asked")
    for seat in asked:
        moves = game.legal_moves(seat)
        expect(moves != [], f"seat {seat} is asked {question.as_list()} and can do nothing")
        expect(len({move.key() for move in moves}) == len(moves), f"seat {seat} has a move listed twice")
    if question.what == CHOOSE_PLAY:
        expect(len(table.agenda) == 1, f"still to be done: {[step.as_list() for step in table.agenda]}")
        expect(question.seat == table.turn and asked == [table.turn], "somebody else is asked to play")
        expect(table.air == [], f"cards in the air: {table.air}")
        expect(table.veil is None, "a veil lies over the table")
        for seat, hand in enumerate(table.hands):
            held = hand.count(EXPLODING_KITTEN)
            expect(held <= hand.count(STREAKING_KITTEN), f"seat {seat} holds {held} kittens: {hand}")


# Whole games


def check_steps(story: Story, players: RandomPlayers, random: Random) -> None:
    """Look at every step of a game, and at some steps try out what could be done there."""
    for game in story.play(players):
        check_table(game)
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
    """Play to the end with copies made on the way: neither disturbs the other, and the same moves lead to the same."""
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
    """Play to the end; the same moves on the same deal tell the same, and what has been told does not change."""
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
    """Play to the end; the record of the game, written and read, replays to it; so does the scenario made of it."""
    for _ in story.play(players):
        pass
    game = story.set_up.deal(story.seed)
    dealt = len(game.events)
    edition = "recipes" if story.set_up.edition.startswith(OWN) else story.set_up.edition
    recorder = Recorder(game, NAMES_OF_PLAYERS[: game.table.seats], edition)
    for seat, move in story.moves:
        said = recorder.play(seat, move)
        expect(not isinstance(said, Refusal), f"seat {seat}: {move} is refused while it is recorded: {said}")
    text = write_record(recorder.record)
    read = read_record(text)
    expect(write_record(read) == text, "a record reads otherwise than it was written")
    again = replay(read)
    _expect_same_game(game, again, dealt, "the replay of the record")
    scenario = read_scenario(as_scenario(recorder.record, "A random game"))
    again = run_scenario(scenario).game
    if game.table.options.fast:
        again.table.removed = game.table.removed  # scenarios do not say what a fast game took out
    _expect_same_game(game, again, dealt, "the scenario of the game")


def _expect_same_game(game: Game, other: Game, dealt: int, which: str) -> None:
    """The same table and the same events since the deal, with another seed."""
    told = as_lists(game.events[dealt:])
    told_again = as_lists(other.events[-len(told) :]) if told else []
    one, two = state(game.table, WITHOUT_SEED), state(other.table, WITHOUT_SEED)
    expect(one == two, f"{which} differs: {differences(one, two)}")
    expect(told == told_again, f"{which} tells otherwise")


def as_lists(events: list[Event]) -> list[list[object]]:
    return [event.as_list() for event in events]


# Moves


def meaning(game: Game, move: Move) -> tuple[object, ...]:
    """A move without what does not matter for its verb: moves that mean the same are equal."""
    verb = move.verb
    said: list[object] = [verb]
    if verb in (PLAY, GIVE, PUT, ASSIGN):
        said.append(move.card)
    if verb in (PLAY, BOTH, GODCAT_AS, PAIR, TRIPLE, ASSIGN, TARGET):
        said.append(move.target)
    if verb in (PAIR, TRIPLE, FIVE):
        said.append(tuple(sorted(move.cards)))
    if verb == ORDER:
        said.append(tuple(move.cards))
    if verb in (GODCAT_AS, TRIPLE, FIVE):
        said.append(move.named)
    if verb == INSERT:
        said.append(move.number)
    if verb == NOPE_IT:
        table = game.table
        length = table.agenda[-1].number if table.agenda and table.agenda[-1].what == REACT else WHATEVER
        said.append(length if move.number == WHATEVER else move.number)
    return tuple(said)


def check_listed_moves(game: Game, random: Random, how_many: int) -> None:
    """Listed moves are complete, different, and accepted; what they lead to is in order."""
    for seat in range(game.table.seats):
        moves = game.every_move(seat)
        expect(not any(move.open for move in moves), f"seat {seat} has an open move listed as complete")
        different = {meaning(game, move) for move in moves}
        expect(len(different) == len(moves), f"seat {seat} has a move listed twice")
        for move in random.sample(moves, min(how_many, len(moves))):
            copy = game.clone()
            no = copy.submit(seat, move)
            expect(no is None, f"seat {seat}: {move} is listed and refused: {no}")
            try:
                check_table(copy)
            except AssertionError as broken:
                raise Broken(f"after seat {seat}: {move}: {broken}") from broken


def check_other_moves(game: Game, random: Random, how_many: int) -> int:
    """Moves that are not listed are refused with a rule and a sentence, and change nothing; how many were tried."""
    table = game.table
    seats = table.seats
    before = state(table)
    listed = {seat: {meaning(game, move) for move in game.every_move(seat)} for seat in range(seats)}
    known = [move for seat in range(seats) for move in game.legal_moves(seat)]
    told = len(game.events)
    tried = 0
    for _ in range(how_many):
        seat = (
            random.randrange(seats) if random.random() < 0.9 else random.choice((-1, seats, seats + 60, -seats, 2**70))
        )
        move = some_move(game, random, known)
        if meaning(game, move) in listed.get(seat, ()):
            continue
        tried += 1
        no = game.submit(seat, move)
        if no is None:
            raise Broken(f"seat {seat}: {move} is accepted and was not listed")
        expect(no.rule in RULES, f"seat {seat}: {move} is refused by a rule that is none: {no.rule}")
        expect(len(no.words) > 10 and no.words.endswith("."), f"no sentence: {no.words}")
        expect(len(game.events) == told, f"seat {seat}: {move} is refused and told")
        after = state(table)
        if after != before:
            raise Broken(f"seat {seat}: {move} is refused and changes {differences(before, after)}")
    return tried


def some_move(game: Game, random: Random, known: list[Move]) -> Move:
    """Anything a player could say: complete nonsense, or almost a legal move."""
    verb, card, target, named, number = (_some_number(game, random) for _ in range(5))
    cards = _some_cards(game, random)
    if known and random.random() < 0.6:
        near = random.choice(known)
        changed = random.randrange(7)
        verb = random.randrange(-1, 26) if changed == 0 else near.verb
        card = card if changed == 1 else near.card
        target = target if changed == 2 else near.target
        cards = cards if changed == 3 or near.verb in (ORDER, FIVE) else near.cards
        named = named if changed == 4 else near.named
        number = number if changed == 5 else near.number
    else:
        verb = random.randrange(-1, 26)
    return Move(verb, card, target, cards, named, number)


def _some_number(game: Game, random: Random) -> int:
    choice = random.randrange(6)
    if choice == 0:
        return random.randrange(-5, KINDS + 5)
    if choice == 1:
        return random.randrange(-3, game.table.seats + 2)
    if choice == 2:
        return len(game.table.pile) + random.randrange(-1, 3)
    if choice == 3:
        return random.choice((-(10**9), 255, 256, 10**9, 2**40))
    return _some_held(game, random)


def _some_cards(game: Game, random: Random) -> list[int]:
    count = random.choice((0, 1, 2, 2, 2, 3, 3, 3, 4, 5, 5, 5, 6))
    choice = random.randrange(5)
    if choice == 0:
        return [_some_held(game, random)] * count
    if choice == 1:
        return [random.randrange(-2, KINDS + 2) for _ in range(count)]
    if choice == 2:
        top = game.table.pile[-count:]
        random.shuffle(top)
        return top
    hand = random.choice(game.table.hands)
    return random.sample(hand, min(count, len(hand)))


def _some_held(game: Game, random: Random) -> int:
    hand = random.choice(game.table.hands)
    return random.choice(hand) if hand else random.randrange(KINDS)
