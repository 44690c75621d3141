"""From a box or recipe and a seed to a dealt table, in the order of SET-1."""

from collections.abc import Mapping

from mypy_extensions import i64

from defuse.game.chance import HIGHEST_SEED, pick, shuffle
from defuse.game.engine import Game
from defuse.game.events import DEALT
from defuse.game.kinds import DEFUSE, DEVILCAT, GODCAT, TOWER_OF_POWER, ZOMBIE_KITTEN
from defuse.game.library import CannotPlay, Edition, Plan, edition, plan
from defuse.game.table import DEVILCAT_ON_MAT, GODCAT_ON_MAT, NO_KEY, Table, new_table
from defuse.game.turns import begin_turn


def new_game(
    what: str | Edition,
    players: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    leave_out: Mapping[str, int] | None = None,
    quick: bool = False,
) -> Game:
    """A dealt game of an edition ("original+barking", "recipe:nope-sauce"), ready for the first move."""
    if not 0 <= seed <= HIGHEST_SEED:
        raise CannotPlay([f"seed: expected a number from 0 to {HIGHEST_SEED}, there is {seed}"])
    chosen = edition(what) if isinstance(what, str) else what
    return deal(plan(chosen, players, options, leave_out), seed, quick)


def deal(plan: Plan, seed: i64, quick: bool = False, key: bytes = NO_KEY) -> Game:
    """Deal a plan, with luck from the seed, or from the key if there is one."""
    table = bare_table(plan, seed, quick)
    table.key = key
    tower = [TOWER_OF_POWER] if plan.tower else []
    pile = plan.pile + [DEFUSE] * plan.early_defuses
    if plan.storage:
        pile = shuffle(table, pile, plan.storage)
        table.storage = pile[-plan.storage :]
        pile = pile[: -plan.storage]
    if not plan.fast:
        pile, tower = pile + tower, []
    pile = _deal_hands(table, plan, shuffle(table, pile, plan.cards_each * plan.players))
    if plan.fast:
        pile = shuffle(table, pile)
        third = len(pile) // 3
        table.removed, pile = pile[:third], pile[third:]
    table.pile = shuffle(table, pile + tower + [DEFUSE] * plan.late_defuses + plan.kittens)
    first = plan.options.first_player
    begin_turn(table, pick(table, plan.players) if first < 0 else first, 1, False)
    return Game(table)


def bare_table(plan: Plan, seed: i64, quick: bool) -> Table:
    """The table before any card is dealt."""
    table = new_table(plan.players, plan.options, seed)
    table.quick = quick
    table.play_with(plan.cast)
    for kind in plan.mat:
        table.mat |= {GODCAT: GODCAT_ON_MAT, DEVILCAT: DEVILCAT_ON_MAT}[kind]
    return table


def _deal_hands(table: Table, plan: Plan, pile: list[int]) -> list[int]:
    """Deal from the top of this pile; returns what is left of it."""
    dealt = plan.cards_each
    for seat in range(plan.players):
        left = len(pile) - dealt
        deal_hand(table, plan, seat, pile[left:])
        del pile[left:]
    return pile


def deal_hand(table: Table, plan: Plan, seat: i64, cards: list[int]) -> None:
    """A player takes up the cards they were dealt, and their Defuses or Zombie Kittens."""
    table.take_up(seat, cards + [DEFUSE] * plan.defuses_each + [ZOMBIE_KITTEN] * plan.zombies_each)
    hand = table.hands[seat].copy()
    table.tell(DEALT, seat, number=len(hand), cards=hand, audience=1 << seat)
