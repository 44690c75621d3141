"""Looks for moves that surely kill their player although another would not, by playing them out on many tables.

Nothing of what the bots go by is used here. A position is dealt again and again, as far as the seat cannot know it, and
the move is made on every such table; the others then let everything happen, and the seat goes on as well as it can,
with all cards open to it. If it is out before somebody else's turn on every one of them, the move was certain death.

`python -m tests.certain_death` looks through many more positions than the tests.
"""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Final

from defuse.bots import Bot, new_bot
from defuse.bots.searcher import SearcherBot
from defuse.bots.searcher.sampling import Sampler
from defuse.game import moves as m
from defuse.game.agenda import CHOOSE_PLAY
from defuse.game.chance import Dice
from defuse.game.engine import Game
from defuse.game.kinds import (
    DEFUSE,
    EXPLODING_KITTEN,
    IMPLODING_KITTEN,
    IMPLODING_KITTEN_UP,
    NOPE,
    ZOMBIE_KITTEN,
)
from defuse.game.moves import Move
from defuse.game.saving import freeze, thaw
from defuse.game.writing import write_move
from defuse.sight.observer import Observer
from defuse.sight.view import View
from tests.non_interference import NAMES, World, honest_letter, other_world
from tests.random_games import SetUp, all_editions, bound, has_run_dry, players_of

RESPECTED: Final = ("careful", "searcher", "master")

FIRST_TABLES: Final = 25  # on which a move has to kill before anything else is looked at
TABLES: Final = 250  # and before it is called certain death
ALTERNATIVE: Final = 0.1  # of the tables on which another move does not kill
MOST_NODES: Final = 300  # moves of the seat that are tried on one table; then it is said to live
MOST_FILLED: Final = 12  # ways to fill in a blank
GAMES_A_LINE: Final = 50
LONGEST: Final = 300  # moves of a game that goes on from a position


@dataclass
class Found:
    """What was looked at, and what was wrong."""

    positions: int = 0  # with a choice
    errors: list[str] = field(default_factory=list)

    def add(self, other: "Found") -> None:
        self.positions += other.positions
        self.errors += other.errors


class _Nodes:
    """How many more moves may be tried on a table."""

    def __init__(self) -> None:
        self.left = MOST_NODES


def lives_after(game: Game, seat: int, move: Move, random: Random, in_doubt: bool) -> bool:
    """Whether the seat may live on this table until somebody else's turn begins; the game is used up.

    `in_doubt`: what is said if there are too many ways to go on.
    """
    nodes = _Nodes()
    lives = _lives(game, seat, move, random, nodes)
    return lives if nodes.left > 0 else in_doubt


def _lives(game: Game, seat: int, move: Move, random: Random, nodes: _Nodes) -> bool:
    nodes.left -= 1
    turn = game.table.turn
    owed = game.table.owed
    if move.open:
        move = game.complete(seat, move, Dice(random.getrandbits(40)))
    refusal = game.submit(seat, move)
    assert refusal is None, refusal
    while True:
        table = game.table
        if not table.lives(seat):
            return False
        if game.over or nodes.left <= 0:
            return True
        asked = game.next_seat()
        if asked == seat:
            mine = game.question.what == CHOOSE_PLAY and table.turn == seat
            if mine and (turn != seat or table.owed < owed):
                turn, owed = seat, table.owed  # another turn begins: it has to be lived through, too
            return any(_lives(game.clone(), seat, each, random, nodes) for each in _in_order(game, seat, random))
        if game.question.what == CHOOSE_PLAY:
            return True
        _let_it_happen(game, asked, random)


def _let_it_happen(game: Game, seat: int, random: Random) -> None:
    moves = game.legal_moves(seat)
    chosen = next((move for move in moves if move.verb == m.PASS), None) or random.choice(moves)
    game.submit(seat, game.complete(seat, chosen, Dice(random.getrandbits(40))))


def _in_order(game: Game, seat: int, random: Random) -> list[Move]:
    """What the seat may do, those moves first that show soonest that it lives."""
    found: list[Move] = []
    for move in game.legal_moves(seat):
        if not move.open:
            found.append(move)
            continue
        filled = game.completions(seat, move)
        found += filled if len(filled) <= MOST_FILLED else random.sample(filled, MOST_FILLED)
    rank = {m.DRAW: 0, m.PLAY: 1, m.GODCAT_AS: 1, m.NOPE_IT: 1}
    return sorted(found, key=lambda move: rank.get(move.verb, 2))


class Position:
    """A seat that has to choose, and tables that fit all it knows."""

    def __init__(self, game: Game, witness: Observer, random: Random) -> None:
        self.seat = witness.seat
        self._random = random
        twin = Game(thaw(freeze(game.table)))
        twin.table.log = []
        self._world = World(twin, witness.moved_to(twin), honest_letter)
        self._samplers = {True: self._sampler(witness.view()), False: self._sampler(without_chances(witness.view()))}
        self._tables = {True: [twin], False: [twin]}

    def _sampler(self, view: View) -> Sampler:
        return Sampler(view, Dice(self._random.getrandbits(40)))

    def tables(self, number: int, weighing: bool) -> Iterator[Game]:
        """So many of them, the true one first, for a seat that weighs chances or not."""
        dealt = self._tables[weighing]
        for place in range(number):
            if place == len(dealt):
                if place % 2:
                    dealt.append(other_world(self._world, self._random).game)
                else:  # in these, kittens may be where they are not in the true table
                    dealt.append(Game(self._samplers[weighing].table()))
            yield dealt[place].clone()

    def share_that_lives(self, move: Move, tables: int, weighing: bool) -> float:
        lives = [lives_after(game, self.seat, move, self._random, False) for game in self.tables(tables, weighing)]
        return sum(lives) / tables

    def kills(self, move: Move, tables: int, weighing: bool) -> bool:
        return not any(lives_after(game, self.seat, move, self._random, True) for game in self.tables(tables, weighing))

    def complaint(self, chosen: Move, moves: list[Move], weighing: bool) -> str:
        """Why the move should not have been made; nothing if it is as good as any other."""
        if not self.kills(chosen, FIRST_TABLES, weighing):
            return ""
        other = self._another_way(chosen, moves, weighing)
        if other is None or not self.kills(chosen, TABLES, weighing):
            return ""
        lives = self.share_that_lives(other, TABLES, weighing)
        if lives < ALTERNATIVE:
            return ""
        return f"{write_move(chosen, NAMES)} surely kills, {write_move(other, NAMES)} does not ({lives:.0%})"

    def _another_way(self, chosen: Move, moves: list[Move], weighing: bool) -> Move | None:
        best, most = None, 0.0
        for listed in moves:
            move = listed
            if listed.open:
                (table,) = self.tables(1, weighing)
                move = self._random.choice(table.completions(self.seat, listed))
            lives = 0.0 if move == chosen else self.share_that_lives(move, FIRST_TABLES, weighing)
            if lives > most:
                best, most = move, lives
            if most > 0.5:
                break
        return best


def without_chances(view: View) -> View:
    """As a bot sees it that does not weigh the ways in which the pile may lie."""
    plain = view.copy()
    plain.piles = ()
    return plain


def dangerous_game(edition: str, players: int, random: Random) -> Game:
    """A game late in its life: few cards in the pile, many of them kittens, hardly a card that saves."""
    game = SetUp(edition, players, quick=random.random() < 0.5).deal(random.getrandbits(60))
    table = game.table
    kept = random.choice((1, 2, 3, 3, 4, 4, 5, 6, 9))
    kittens = [card for card in table.pile if card in (EXPLODING_KITTEN, IMPLODING_KITTEN)]
    rest = [card for card in table.pile if card not in kittens]
    random.shuffle(kittens)
    number = random.randint(1, max(1, min(kept, len(kittens))))
    table.discard += [card for card in kittens[number:] if card == EXPLODING_KITTEN]
    gone = [card for card in kittens[number:] if card != EXPLODING_KITTEN]
    kittens = kittens[:number]
    table.pile = kittens + gone + rest[: max(0, kept - number)]
    table.discard += rest[max(0, kept - number) :]
    if random.random() < 0.5:
        table.pile = [IMPLODING_KITTEN_UP if card == IMPLODING_KITTEN else card for card in table.pile]
    random.shuffle(table.pile)
    random.shuffle(table.discard)
    saviours = (DEFUSE, ZOMBIE_KITTEN)
    for hand in table.hands:
        for card in [card for card in hand if card in saviours]:
            if random.random() < 0.85:
                hand.remove(card)
                table.discard.append(card)
        for place in range(len(hand)):  # what is wanted here lies in hands
            if table.discard and random.random() < 0.3:
                where = random.randrange(len(table.discard))
                if table.discard[where] not in (EXPLODING_KITTEN, *saviours, NOPE):
                    hand[place], table.discard[where] = table.discard[where], hand[place]
        hand.sort()
    if random.random() < 0.3:
        table.owed = random.randint(1, max(1, min(4, len(table.pile))))
        table.attacked = True
    table.surfaced = bool(table.pile) and table.pile[-1] == IMPLODING_KITTEN_UP
    table = thaw(freeze(table))
    table.log = []
    return Game(table)


def hasty(name: str, seed: int) -> Bot:
    return SearcherBot(seed, "6") if name == "searcher" else new_bot(name, seed)


def look_at_a_game(edition: str, seed: int, names: tuple[str, ...] = RESPECTED) -> Found:
    """A dangerous game, in which every choice of a bot that people respect is looked at."""
    random = Random(seed)
    players = random.choice([number for number in players_of(edition) if number <= 5] or players_of(edition))
    game = dangerous_game(edition, players, random)
    found = Found()
    bots = [hasty(random.choice((*names, "random")), random.getrandbits(30)) for _ in range(players)]
    witnesses = [Observer(game, seat, weighing=True) for seat in range(players)]
    observers = [Observer(game, seat, bot.weighs) for seat, bot in enumerate(bots)]
    for _ in range(min(LONGEST, bound(game))):
        if game.over or has_run_dry(game):
            break
        for witness in witnesses:
            witness.news()
        seat = game.next_seat()
        view, moves = observers[seat].view(), observers[seat].moves()
        asked = [bots[seat]]
        if len(moves) > 1 or moves[0].open:
            asked = [*(hasty(name, random.getrandbits(30)) for name in names), bots[seat]]
            found.add(_look(game, witnesses[seat], asked[:-1], random, f"{edition}, seed {seed}"))
        game.submit(seat, asked[-1].choose(view, moves))
    return found


def _look(game: Game, witness: Observer, bots: list[Bot], random: Random, where: str) -> Found:
    found = Found(positions=1)
    if game.table.public_table is not None:
        return found
    position = Position(game, witness, random)
    moves = witness.moves()
    for bot in bots:
        view = witness.view() if bot.weighs else without_chances(witness.view())
        told = position.complaint(bot.choose(view, moves), moves, bot.weighs)
        if told:
            found.errors.append(f"{type(bot).__name__}: {told}; {where}\n{_in_short(view)}")
    return found


def _in_short(view: View) -> str:
    """What makes a position, in a few lines."""
    told = view.as_dict()
    seen = ("seat", "turn", "owed", "direction", "alive", "blind", "imploding_up")
    lines = [" ".join(f"{name}={told[name]}" for name in seen)]
    lines += [f"{name}: {told[name]}" for name in ("hands", "pile", "front", "question")]
    return "".join(f"  {line}\n" for line in lines)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.certain_death", description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=1, metavar="SEED")
    parser.add_argument("--edition", help="only this one")
    chosen = parser.parse_args()
    editions = [chosen.edition] if chosen.edition else list(all_editions())
    found = Found()
    for number in range(1, chosen.games + 1):
        seed = chosen.first + number - 1
        one = look_at_a_game(Random(seed).choice(editions), seed)
        found.add(one)
        for error in one.errors:
            print(error, flush=True)
        if number % GAMES_A_LINE == 0 or number == chosen.games:
            told = f"{found.positions} positions, each with {len(RESPECTED)} bots"
            print(f"{number} games: {told}, {len(found.errors)} moves that surely killed", flush=True)
    return 1 if found.errors else 0


if __name__ == "__main__":
    sys.exit(main())
