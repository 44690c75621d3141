"""Random games: all possible set-ups, and players who make random legal moves."""

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from functools import cache
from random import Random
from typing import Final, TypeVar

from defuse.game.chance import Dice
from defuse.game.engine import Game
from defuse.game.events import DREW_NOTHING
from defuse.game.kinds import NAMES, STREAKING_KITTEN, card_names
from defuse.game.library import CannotPlay, Edition, Plan, edition, edition_names, plan, player_counts, recipe_from
from defuse.game.moves import DRAW, Move
from defuse.game.options import OPTIONS
from defuse.game.setup import deal
from tests import extent
from tests.mixed_recipes import mixed_recipes

Case = TypeVar("Case")

OWN: Final = "own:"
DRY: Final = "dry-well"

_CATS: Final = {"feral_cat": 4, "tacocat": 4, "beard_cat": 3, "zombie_cat": 3}
_HEAVEN: Final = {"godcat": 1, "devilcat": 1, "armageddon": 4, "raising_heck": 3}

# Recipes with combinations that no box has.
OWN_RECIPES: Final[dict[str, dict[str, object]]] = {
    "everything": {
        "title": "Two of everything",
        "players": [2, 10],
        "hand": {"cards": 6, "defuses": 1},
        "options": {"five_different": True},
        "cards": dict.fromkeys(card_names(), 2)
        | {"tower_of_power": 1, "godcat": 1, "devilcat": 1}
        | {"exploding_kitten": "players + 1", "imploding_kitten": 1, "defuse": "players + 2", "nope": 6},
    },
    "heaven-and-hell": {
        "title": "Heaven and hell",
        "players": [2, 10],
        "hand": {"cards": 5, "defuses": 1},
        "options": {"five_different": True},
        "cards": _HEAVEN
        | _CATS
        | {"exploding_kitten": "players", "defuse": "2 * players", "nope": 5, "streaking_kitten": 1}
        | {"curse_of_the_cat_butt": 4, "barking_kitten": 2, "tower_of_power": 1, "ill_take_that": 5, "favor": 4}
        | {"alter_the_future_now_3": 4, "bury": 3, "garbage_collection": 2, "potluck": 2, "mark": 4, "skip": 4},
    },
    "in-the-dark": {
        "title": "In the dark",
        "players": [2, 6],
        "hand": {"cards": 6, "defuses": 2},
        "cards": {"exploding_kitten": "players + 1", "imploding_kitten": 1, "defuse": "3 * players", "nope": 3}
        | {"curse_of_the_cat_butt": 14, "streaking_kitten": 2, "barking_kitten": 2, "ill_take_that": 5, "favor": 5}
        | {"garbage_collection": 3, "potluck": 3, "mark": 6, "bury": 3, "raising_heck": 3, "tower_of_power": 1}
        | {"godcat": 1, "devilcat": 1, "armageddon": 4, "draw_from_the_bottom": 3, "tacocat": 4},
    },
    "nopes-and-nows": {
        "title": "Nopes and NOWs",
        "players": [2, 10],
        "hand": {"cards": 7, "defuses": 0},
        "cards": {"exploding_kitten": "players - 1", "imploding_kitten": 2, "nope": 40, "alter_the_future_now_3": 20}
        | {"attack": 6, "targeted_attack": 6, "personal_attack": 4, "reverse": 6, "swap_top_and_bottom": 4}
        | {"catomic_bomb": 2, "share_the_future_3": 4, "shuffle": 4, "super_skip": 2, "defuse": 3},
    },
    "thieves": {
        "title": "Thieves",
        "players": [2, 8],
        "hand": {"cards": 7, "defuses": 1},
        "options": {"five_different": True},
        "cards": _CATS
        | _HEAVEN
        | {"exploding_kitten": "players + 2", "defuse": "2 * players", "streaking_kitten": 3, "favor": 8, "mark": 6}
        | {"tower_of_power": 1, "ill_take_that": 6, "nope": 4, "mercat": 4, "troll_cat": 4, "knight_cat": 4},
    },
    "next-to-nothing": {
        "title": "Next to nothing",
        "players": [2, 10],
        "hand": {"cards": 0, "defuses": 0},
        "cards": {"exploding_kitten": "players", "streaking_kitten": 1, "skip": 2, "alter_the_future_5": 2, "bury": 1},
    },
    # So many kittens can be held that the pile runs out and the game may not end (TURN-4).
    DRY: {
        "title": "A dry well",
        "players": [2, 5],
        "hand": {"cards": 2, "defuses": 1},
        "cards": {"exploding_kitten": "players", "streaking_kitten": 6, "defuse": "players", "garbage_collection": 3}
        | {"potluck": 3, "bury": 2, "raising_heck": 2, "draw_from_the_bottom": 2, "alter_the_future_5": 2}
        | {"see_the_future_5": 2, "swap_top_and_bottom": 2, "catomic_bomb": 2, "shuffle": 1, "ill_take_that": 2},
    },
    **mixed_recipes(),
}


@dataclass(frozen=True)
class SetUp:
    """One way to set up a game; everything else is as printed."""

    edition: str  # its name; "own:thieves" for one of OWN_RECIPES
    players: int
    quick: bool = False
    options: Mapping[str, object] = field(default_factory=dict)
    leave_out: Mapping[str, int] = field(default_factory=dict)

    def plan(self) -> Plan:
        return plan(chosen_edition(self.edition), self.players, self.options, self.leave_out)

    def deal(self, seed: int) -> Game:
        return deal(self.plan(), seed, self.quick)

    def __str__(self) -> str:
        said = [f"{self.players} players", "quick windows" if self.quick else "full windows"]
        said += [f"{name} = {value}" for name, value in self.options.items()]
        said += [f"without {number} {name}" for name, number in self.leave_out.items()]
        return f"{self.edition} ({', '.join(said)})"


@cache
def chosen_edition(name: str) -> Edition:
    if name.startswith(OWN):
        id = name.removeprefix(OWN)
        return edition(recipe_from(OWN_RECIPES[id], id))
    return edition(name)


@cache
def all_editions() -> tuple[str, ...]:
    """Every box, mix and recipe that can be played, and our own recipes."""
    own = [OWN + id for id in OWN_RECIPES]
    return tuple(name for name in [*edition_names(), *own] if players_of(name))


@cache
def players_of(name: str, copies: int = 1) -> tuple[int, ...]:
    return tuple(player_counts(chosen_edition(name), {"copies": copies}))


def printed_set_ups(name: str) -> list[SetUp]:
    """An edition as printed, at every player count, with both kinds of reaction windows."""
    return [SetUp(name, players, quick) for players in players_of(name) for quick in (False, True)]


def seeded(cases: Sequence[Case], about: str, long: int) -> list[tuple[Case, int]]:
    """Each of the cases with a seed, in a long run with several; the cases with a new seed change with the commit."""
    chosen = extent.seeds(len(cases) + 1, about, long=long * len(cases) + 1)
    first = Random(f"{about} {extent.COMMIT}").randrange(2)
    return [(cases[number % len(cases)], seed) for number, seed in enumerate(chosen[first:][: len(chosen) - 1])]


def sampled_set_up(random: Random, name: str = "") -> SetUp:
    """A given or random edition with random options and expansion cards left out, at any player count."""
    while True:
        chosen = name or random.choice(all_editions())
        options = _sampled_options(random, is_recipe=":" in chosen)
        copies = 2 if options.get("copies") == 2 else 1
        players = random.choice(players_of(chosen, copies))
        if random.random() < 0.2:
            options["first_player"] = random.randrange(players)
        leave_out = _sampled_leave_out(random, chosen) if random.random() < 0.2 else {}
        set_up = SetUp(chosen, players, random.random() < 0.4, options, leave_out)
        try:
            set_up.plan()
        except CannotPlay:
            continue
        return set_up


def _sampled_options(random: Random, is_recipe: bool) -> dict[str, object]:
    options: dict[str, object] = {}
    for option in OPTIONS:
        if random.random() < 0.25 and option.words and option.name != "first_player":
            options[option.name] = random.choice(list(option.words))
    if random.random() < 0.2:
        options["deal"] = random.randrange(13)
    if random.random() < 0.2 and not is_recipe:
        options["copies"] = 2
    return options


def _sampled_leave_out(random: Random, name: str) -> dict[str, int]:
    left: dict[str, int] = {}
    for expansion in chosen_edition(name).expansions:
        for kind, number in expansion.cards.items():
            if random.random() < 0.3:
                left[NAMES[kind]] = random.randint(0, number)
    return left


class RandomPlayers:
    """They answer when asked, and sometimes do what they may do unasked: a late Nope, a NOW out of turn."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.dice = Dice(seed)
        self.patience = self.random.choice((0.0, 0.0, 0.3, 0.7))  # how often they draw instead of playing

    def choose(self, game: Game) -> tuple[int, Move]:
        seats = game.waiting
        if self.random.random() < 0.2:
            seats = [seat for seat in range(game.table.seats) if game.legal_moves(seat)]
        seat = self.random.choice(seats)
        moves = game.legal_moves(seat)
        if moves[0].verb == DRAW and self.random.random() < self.patience:
            return seat, moves[0]
        return seat, game.complete(seat, self.random.choice(moves), self.dice)


class Story:
    """A game and its moves, so that it can be repeated."""

    def __init__(self, set_up: SetUp, seed: int) -> None:
        self.set_up = set_up
        self.seed = seed
        self.game = set_up.deal(seed)
        self.moves: list[tuple[int, Move]] = []

    def go_on(self, seat: int, move: Move) -> None:
        self.moves.append((seat, move))
        no = self.game.submit(seat, move)
        assert no is None, f"seat {seat}: {move} is listed and refused: {no}"

    def play(self, players: RandomPlayers) -> Iterator[Game]:
        """Play to the end, stopping at every step."""
        longest = bound(self.game)
        yield self.game
        while not self.game.over and not has_run_dry(self.game):
            assert len(self.moves) < longest, f"the game has not ended after {longest} moves"
            self.go_on(*players.choose(self.game))
            yield self.game

    def written(self) -> dict[str, object]:
        """The story as plain data."""
        moves = [
            [seat, move.verb, move.card, move.target, list(move.cards), move.named, move.number, move.marked]
            for seat, move in self.moves
        ]
        return {"set_up": asdict(self.set_up), "seed": self.seed, "moves": moves}

    @contextmanager
    def told_if_it_fails(self) -> Iterator[None]:
        """Report an error with everything that is needed to reproduce it."""
        try:
            yield
        except Exception as error:
            raise StoryFailed(self, error) from error


def stories(edition: str, purpose: str, games: int, long: int = 0) -> Iterator[tuple[Story, RandomPlayers, Random]]:
    """Games of an edition: as printed at every player count and with both kinds of windows, and with any options."""
    chosen = [seed for _, seed in seeded(range(games), f"{purpose} {edition}", max(games, long) // games)]
    printed = printed_set_ups(edition)
    Random(chosen[-1]).shuffle(printed)
    odd = Random(f"{purpose} {edition} {extent.COMMIT}").randrange(2)
    for number, seed in enumerate(chosen):
        random = Random(seed)
        is_printed = (number // 2 + odd) % 2 == 0
        yield (
            Story(printed[number // 2 % len(printed)] if is_printed else sampled_set_up(random, edition), seed),
            RandomPlayers(seed),
            random,
        )


class StoryFailed(AssertionError):
    """Something went wrong in a random game."""

    def __init__(self, story: Story, error: Exception) -> None:
        where = f"{story.set_up}, seed {story.seed}, after {len(story.moves)} moves"
        what = str(error) if isinstance(error, AssertionError) else repr(error)
        super().__init__(f"{what}\n{where}\n{json.dumps(story.written())}")
        self.story = story
        self.what = what


def has_run_dry(game: Game) -> bool:
    """Whether everybody keeps drawing nothing (TURN-4).

    Kittens that are held, or were when their holder died, do not end the game; only Streaking Kittens hold them.
    """
    table = game.table
    if table.pile or not table.cast[STREAKING_KITTEN]:
        return False
    recent = game.events[-8 * table.seats :]
    return [event.what for event in recent].count(DREW_NOTHING) > 2 * table.seats


def bound(game: Game) -> int:
    """More moves than a game with these cards and players can take.

    A played card stays on the discard pile, except the one of five that a combination takes back, and every draw makes
    the pile smaller unless it costs a Defuse: so there are fewer actions and draws than twice the cards. Each is
    answered at most once by every player before one of them spends a Nope on it.
    """
    return 4 * sum(game.table.cast) * (game.table.seats + 1)
