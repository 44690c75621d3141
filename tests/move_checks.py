"""Listed moves are accepted; everything else is refused and changes nothing."""

import re
from pathlib import Path
from random import Random
from typing import Final

from defuse.game.agenda import CHOOSE_REVIVED, REACT
from defuse.game.cards.attacks import TARGETED_ATTACK
from defuse.game.cards.curse import CURSE_OF_THE_CAT_BUTT
from defuse.game.cards.deck import CARDS
from defuse.game.cards.favor import FAVOR
from defuse.game.cards.mark import MARK
from defuse.game.cards.the_dead import FEED_THE_DEAD
from defuse.game.chance import Dice
from defuse.game.engine import Game
from defuse.game.kinds import (
    CLONE,
    FERAL_CAT,
    GODCAT,
    ILL_TAKE_THAT,
    NOPE,
    PLACES,
    TOWER_OF_POWER,
    UNKNOWN,
    ZOMBIE_KITTEN,
)
from defuse.game.marks import cards_of
from defuse.game.moves import (
    ASSIGN,
    BOTH,
    DRAW,
    FIVE,
    GIVE,
    GODCAT_AS,
    INSERT,
    NOBODY,
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
from defuse.game.table import bearer_of, kind_of, owner_of, role_of
from tests.table_checks import Broken, check_table, differences, expect, state

_PAGE: Final = Path(__file__).parent.parent / "docs" / "rules.md"
RULES: Final = set(re.findall(r"^\| ([A-Z]+-\d+) \|", _PAGE.read_text(encoding="utf-8"), re.MULTILINE))

# The aimed cards whose targets are judged here; what a new card says of its own is believed.
_AIMED_CARDS: Final = (
    FAVOR,
    MARK,
    ILL_TAKE_THAT,
    FEED_THE_DEAD,
    ZOMBIE_KITTEN,
    TARGETED_ATTACK,
    CURSE_OF_THE_CAT_BUTT,
)


def meaning(game: Game, move: Move) -> tuple[object, ...]:
    """The parts of a move that matter for its verb: moves with the same meaning are equal."""
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
    cards = cards_of(move)
    said.append(tuple(sorted(cards[place] for place in range(len(cards)) if move.marked >> place & 1)))
    return tuple(said)


def listed_moves(game: Game, seat: int) -> list[Move]:
    """All legal moves of a seat; only some of the fives if a large hand has hundreds of thousands."""
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


def may_be_aimed(game: Game, seat: int, move: Move) -> bool:
    """Whether the target is another living player, and one on whom the card can act."""
    table = game.table
    target = move.target
    if target == NOBODY:
        return move.verb not in (BOTH, PAIR, TRIPLE, ASSIGN, TARGET)
    kind = {PLAY: move.card, GODCAT_AS: move.named, TARGET: game.question.card}.get(move.verb, UNKNOWN)
    if kind == CLONE:
        kind = next(card for card in reversed(table.discard) if card != NOPE)
    if kind != UNKNOWN and kind not in _AIMED_CARDS:
        return CARDS[kind].aims and bool(CARDS[kind].targets(table, seat) >> target & 1)
    if kind in (FEED_THE_DEAD, ZOMBIE_KITTEN) or game.question.what == CHOOSE_REVIVED:
        return 0 <= target < table.seats and not table.lives(target)
    if target == seat or not 0 <= target < table.seats or not table.lives(target):
        return False
    if kind == FAVOR or move.verb == PAIR:
        wears_crown = any(
            bearer_of(code) == owner_of(code) == target and kind_of(code) in (TOWER_OF_POWER, GODCAT, CLONE)
            for code in table.front
        )
        return table.hands[target] != [] or (wears_crown and table.storage != [])
    if kind == MARK:
        return len(table.hands[target]) > len(table.marks_of(target))
    if kind == ILL_TAKE_THAT:
        lying = [code for code in table.front if bearer_of(code) == target and role_of(code) == ILL_TAKE_THAT]
        return lying == []
    return True


def check_listed_moves(game: Game, random: Random, how_many: int) -> None:
    """Check that listed moves are complete, different and accepted, and lead to a valid table."""
    for seat in range(game.table.seats):
        moves = listed_moves(game, seat)
        expect(not any(move.open for move in moves), f"seat {seat} has an open move listed as complete")
        different = {meaning(game, move) for move in moves}
        expect(len(different) == len(moves), f"seat {seat} has a move listed twice")
        for move in moves:
            expect(may_be_aimed(game, seat, move), f"seat {seat}: {move} is listed and aimed at the wrong player")
        for move in random.sample(moves, min(how_many, len(moves))):
            copy = game.clone()
            no = copy.submit(seat, move)
            expect(no is None, f"seat {seat}: {move} is listed and refused: {no}")
            try:
                check_table(copy)
            except AssertionError as broken:
                raise Broken(f"after seat {seat}: {move}: {broken}") from broken


def check_other_moves(game: Game, random: Random, how_many: int) -> int:
    """Check that other moves are refused with a rule and change nothing; returns how many were tried."""
    table = game.table
    seats = table.seats
    before = state(table)
    listed = {seat: {meaning(game, move) for move in listed_moves(game, seat)} for seat in range(seats)}
    known = [move for seat in range(seats) for move in game.legal_moves(seat)]
    told = len(game.events)
    tried = 0
    for _ in range(how_many):
        seat = random.choice((-1, seats, seats + 60, -seats, 2**70))
        if random.random() < 0.9:
            seat = table.turn if random.random() < 0.4 else random.randrange(seats)
        move = some_move(game, random, seat, known)
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


def some_move(game: Game, random: Random, seat: int, known: list[Move]) -> Move:
    """Any move a player could say: nonsense, almost a legal move, or one that is legal in another game."""
    voice = random.randrange(3)
    if voice == 0 and known:
        return _near_miss(game, random, random.choice(known))
    if voice == 1 and 0 <= seat < game.table.seats and game.table.hands[seat]:
        return _plausible(game, random, seat)
    card, target, named, number = (_some_number(game, random) for _ in range(4))
    return Move(_some_verb(random), card, target, _some_cards(game, random), named, number)


def _near_miss(game: Game, random: Random, near: Move) -> Move:
    changed = random.randrange(7)
    return Move(
        _some_verb(random) if changed == 0 else near.verb,
        _some_number(game, random) if changed == 1 else near.card,
        _some_number(game, random) if changed == 2 else near.target,
        _some_cards(game, random) if changed == 3 or near.verb in (ORDER, FIVE) else near.cards,
        _some_number(game, random) if changed == 4 else near.named,
        _some_number(game, random) if changed == 5 else near.number,
    )


def _plausible(game: Game, random: Random, seat: int) -> Move:
    """A move with cards that the player has, at a player who exists."""
    table = game.table
    hand = table.hands[seat]
    verb = random.choice((PLAY, PAIR, TRIPLE, TRIPLE, FIVE, FIVE, _some_verb(random)))
    often = [kind for kind in hand if hand.count(kind) > (verb == TRIPLE) + 1] or hand
    card = random.choice(often if verb in (PAIR, TRIPLE) else hand)
    wild = [kind for kind in hand if kind in (FERAL_CAT, GODCAT)]
    alike = [*([card] * hand.count(card)), *wild]
    cards = {PAIR: alike[:2], TRIPLE: alike[:3], FIVE: random.sample(sorted(set(hand)), min(5, len(set(hand))))}
    target = random.choice((-1, *range(table.seats)))
    named = random.choice(table.discard or [card])
    number = random.choice((WHATEVER, 0, 1, random.randrange(len(table.pile) + 1)))
    return Move(verb, card, target, cards.get(verb, []), named, number)


def _some_verb(random: Random) -> int:
    return random.randrange(DRAW - 1, TARGET + 2)


def _some_number(game: Game, random: Random) -> int:
    choice = random.randrange(6)
    if choice == 0:
        return random.randrange(-5, PLACES + 5)
    if choice == 1:
        return random.randrange(-3, game.table.seats + 2)
    if choice == 2:
        return len(game.table.pile) + random.randrange(-1, 3)
    if choice == 3:
        return random.choice((-(10**9), 255, 256, 10**9, 2**40, 2**70, -(2**70)))
    return _some_held(game, random)


def _some_cards(game: Game, random: Random) -> list[int]:
    count = random.choice((0, 1, 2, 2, 2, 3, 3, 3, 4, 5, 5, 5, 6))
    choice = random.randrange(5)
    if choice == 0:
        return [_some_held(game, random)] * count
    if choice == 1:
        return [random.choice((*range(-2, PLACES + 2), 2**70)) for _ in range(count)]
    if choice == 2:
        top = game.table.pile[-count:]
        random.shuffle(top)
        return top
    hand = random.choice(game.table.hands)
    return random.sample(hand, min(count, len(hand)))


def _some_held(game: Game, random: Random) -> int:
    hand = random.choice(game.table.hands)
    return random.choice(hand) if hand else random.randrange(PLACES)
