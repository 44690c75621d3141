"""Listed moves are accepted, and everything else that a player could say is refused and changes nothing."""

import re
from pathlib import Path
from random import Random
from typing import Final

from defuse.game.chance import Dice
from defuse.game.engine import Game
from defuse.game.kinds import KINDS
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
from defuse.game.questions import REACT
from tests.table_checks import Broken, check_table, differences, expect, state

_PAGE: Final = Path(__file__).parent.parent / "docs" / "rules.md"
RULES: Final = set(re.findall(r"^\| ([A-Z]+-\d+) \|", _PAGE.read_text(encoding="utf-8"), re.MULTILINE))


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


def listed_moves(game: Game, seat: int) -> list[Move]:
    """All legal moves of a seat; of fives, which a large hand has in hundreds of thousands, then only some."""
    if len(set(game.table.hands[seat])) <= 9:
        return game.every_move(seat)
    dice = Dice(len(game.table.pile))
    found: list[Move] = []
    for move in game.legal_moves(seat):
        if move.verb == FIVE:
            some = [game.complete(seat, move, dice) for _ in range(20)]
            found += {meaning(game, five): five for five in some}.values()
        else:
            found += game.completions(seat, move) if move.open else [move]
    return found


def check_listed_moves(game: Game, random: Random, how_many: int) -> None:
    """Listed moves are complete, different, and accepted; what they lead to is in order."""
    for seat in range(game.table.seats):
        moves = listed_moves(game, seat)
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
    listed = {seat: {meaning(game, move) for move in listed_moves(game, seat)} for seat in range(seats)}
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
        if move.verb == FIVE and 0 <= seat < seats and len(set(table.hands[seat])) > 9:
            continue  # not all of them are listed
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
