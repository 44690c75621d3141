"""Counts over many games: their length, winners, causes of death, cards held, Nopes played.

All counts are integers that can be added up, so tallies can be merged in any order. This module is compiled together
with the engine: with random players a game takes no longer to count than to deal.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from defuse.game.actions import BOTH_BARKING, SINGLE, Action
from defuse.game.chance import HIGHEST_SEED, Dice
from defuse.game.event_effects import HAND, OTHER_HAND
from defuse.game.event_kinds import TARGETS
from defuse.game.events import (
    CANCELLED,
    DEALT,
    DEFUSED,
    DIED,
    DREW,
    GOT_GODCAT,
    HELD,
    NOPED,
    PLAYED,
    REVIVED,
    TOOK_OVER,
    TURN_BEGAN,
    WENT_OUT,
    Event,
)
from defuse.game.kinds import (
    ALL_KINDS,
    BARKING_KITTEN,
    DEVILCAT,
    EXPLODING_KITTEN,
    GODCAT,
    IMPLODING_KITTEN,
    IMPLODING_KITTEN_UP,
    NOPE,
    PLACES,
    STREAKING_KITTEN,
)
from defuse.game.library import Plan
from defuse.game.moves import NOBODY
from defuse.game.playout import play_out
from defuse.game.setup import deal

# What can be true of a player and a card kind in a game.
AT_THE_DEAL: Final = 0  # it was in their dealt hand
LATER: Final = 1  # one came to their hand later
EVER: Final = 2  # one of the two
USED: Final = 3  # they played it, alone or with others, or were saved by it
CONDITIONS: Final = 4

CAUSES: Final[list[int]] = [EXPLODING_KITTEN, IMPLODING_KITTEN, BARKING_KITTEN, DEVILCAT]

# Kinds are counted in the order of their numbers, without gaps, so that those a player has had fit into 62 bits.
SLOTS: Final[list[int]] = [ALL_KINDS.index(kind) if kind in ALL_KINDS else -1 for kind in range(PLACES)]
KINDS: Final = len(ALL_KINDS)
assert KINDS <= 62

# Actions are counted by the kind they count as; pairs, triples and fives come after the kinds.
ACTIONS: Final = KINDS + 3

_NEVER_GAINED: Final[list[int]] = [EXPLODING_KITTEN, IMPLODING_KITTEN, IMPLODING_KITTEN_UP]
_HIGHEST_BIT: Final = 1 << 62
_DICE_APART: Final = 0x2545F491  # random players must not use the same dice as the shuffle


@mypyc_attr(acyclic=True)
class Holdings:
    """Which kinds one player has had and used in one game, as bits."""

    __slots__ = ("dealt", "is_dead", "later", "used")

    def __init__(self) -> None:
        self.dealt: i64 = 0
        self.later: i64 = 0
        self.used: i64 = 0
        self.is_dead = False

    def gain(self, card: int) -> None:
        """A card comes to the hand; what is deadly does not, and a kitten that is held back is told of by itself."""
        if card not in _NEVER_GAINED or (self.is_dead and card == EXPLODING_KITTEN):  # which stays there (ZMB-15)
            self.later |= _bit(card)


class Tally:
    """The counts of many games with so many players; places in turn order count from the first player."""

    __slots__ = (
        "actions",
        "ends",
        "finishes",
        "games",
        "holders",
        "moves",
        "nopes",
        "outs",
        "outs_a_game",
        "players",
        "rescues",
        "seats",
        "stopped",
        "sums",
        "turns",
        "used_by_holders",
        "uses",
        "waits",
        "wins",
    )

    def __init__(self, players: int) -> None:
        self.players = players
        self.games = [0, 0]  # finished, and stopped without a winner
        self.turns = [0]  # a histogram over games; likewise:
        self.moves = [0]
        self.waits = [0]  # turns between the first death and the end
        self.nopes = [0]
        self.rescues = [0]  # deaths that were averted
        self.wins = [0] * players  # by place in turn order
        self.finishes = [0] * (players * players)  # place in turn order, then how many outlived them
        self.outs = [0] * (len(CAUSES) * players)  # cause, then how many had gone out before
        self.outs_a_game = [0] * (len(CAUSES) * players)  # cause, then how many in one game
        self.ends = [0] * players  # the sum of the turns in which the first, the second ... went out
        self.holders = [0] * (CONDITIONS * KINDS * (players + 1) * 2)  # games by condition, kind, players, winner too
        self.used_by_holders = [0] * KINDS  # the sum of players who used it times players who ever had it
        self.uses = [0] * KINDS  # actions, Nopes and rescues with a card of the kind
        self.actions = [0] * ACTIONS
        self.stopped = [0] * ACTIONS
        self.sums = [0] * 5  # actions, stopped ones, their squares and their product, of each game
        self.seats = [Holdings() for _ in range(players)]

    def count(self, log: list[Event], winner: int, moves: int) -> None:
        """Count a game by its events; of a game without a winner only that it was played."""
        if winner == NOBODY:
            self.games[1] += 1
            return
        self.games[0] += 1
        seats = self.seats
        for holdings in seats:
            holdings.dealt = 0
            holdings.later = 0
            holdings.used = 0
            holdings.is_dead = False
        first = NOBODY
        deaths: list[Event] = []  # those that last: who was revived had not died (ZMB-4)
        ends: list[int] = []  # in which turn
        turns = out = actions = stopped = nopes = rescues = 0
        causes = 0  # how many by each cause, four bits each
        before_draw: i64 = 0
        for event in log:
            what = event.what
            if what == TURN_BEGAN:
                turns += 1
                if first == NOBODY:
                    first = event.seat
            elif what == DREW:
                before_draw = seats[event.seat].later
                seats[event.seat].gain(event.card)
            elif what == PLAYED:
                actions += 1
                self._use(event.act, seats[event.seat])
            elif what == NOPED:
                nopes += 1
                self.uses[SLOTS[NOPE]] += 1
                seats[event.seat].used |= _bit(NOPE)
            elif what == CANCELLED:
                stopped += 1
                self._stop(event.act)
            elif what == DEFUSED:
                rescues += 1
                self.uses[SLOTS[event.card]] += 1
                seats[event.seat].used |= _bit(event.card)
            elif TARGETS[what] == HAND:
                if what == TOOK_OVER:  # right after the draw of the other player, who does not get the card (ITT-1)
                    seats[event.other].later = before_draw
                seats[event.seat].gain(event.card)
            elif TARGETS[what] == OTHER_HAND:
                seats[event.other].gain(event.card)
            elif what == DEALT:
                for card in event.cards:
                    seats[event.seat].dealt |= _bit(card)
            elif what == WENT_OUT or what == DIED:
                deaths.append(event)
                ends.append(turns)
                seats[event.seat].is_dead = True
            elif what == REVIVED:
                seats[event.other].is_dead = False
                out = [death.seat for death in deaths].index(event.other)
                deaths.pop(out)
                ends.pop(out)
            elif what == HELD:
                rescues += 1
                self.uses[SLOTS[STREAKING_KITTEN]] += 1
                seats[event.seat].used |= _bit(STREAKING_KITTEN)
                seats[event.seat].later |= _bit(EXPLODING_KITTEN)
            elif what == GOT_GODCAT:
                seats[event.seat].later |= _bit(GODCAT)
        for out in range(len(deaths)):
            causes += self._go_out(deaths[out].seat, deaths[out].card, first, out, ends[out])
        place = (winner - first) % self.players
        self.wins[place] += 1
        self.finishes[place * self.players] += 1
        _note(self.turns, turns)
        _note(self.moves, moves)
        _note(self.waits, turns - ends[0])
        _note(self.nopes, nopes)
        _note(self.rescues, rescues)
        for cause in range(len(CAUSES)):
            self.outs_a_game[cause * self.players + ((causes >> (cause * 4)) & 15)] += 1
        _add(self.sums, actions, stopped)
        self._hold(seats[winner])

    def _go_out(self, seat: int, why: int, first: int, before: int, turn: int) -> int:
        """Note who goes out when and why; returns 1 in the four bits of the cause."""
        players = self.players
        self.finishes[(seat - first) % players * players + players - 1 - before] += 1
        self.ends[before] += turn
        cause = CAUSES.index(why)
        self.outs[cause * players + before] += 1
        return 1 << (cause * 4)

    def _use(self, act: Action | None, holdings: Holdings) -> None:
        """Count a play. A disguised Godcat is a used Godcat, and an action of the kind it counts as."""
        assert act is not None
        self.actions[action_of(act)] += 1
        seen: i64 = 0
        for card in act.cards:
            bit = _bit(card)
            if seen & bit == 0:
                seen |= bit
                self.uses[SLOTS[card]] += 1
        holdings.used |= seen

    def _stop(self, act: Action | None) -> None:
        assert act is not None
        self.stopped[action_of(act)] += 1

    def _hold(self, winner: Holdings) -> None:
        """Count, for each kind and condition, the players and whether the winner was one of them."""
        anybody: i64 = 0
        for holdings in self.seats:
            anybody |= holdings.dealt | holdings.later | holdings.used
        width: i64 = (self.players + 1) * 2
        step: i64 = KINDS * width
        holders = self.holders
        won_dealt = winner.dealt
        won_later = winner.later
        won_used = winner.used
        slot: i64 = 0
        while anybody >> slot:
            if (anybody >> slot) & 1:
                dealt: i64 = 0
                later: i64 = 0
                ever: i64 = 0
                used: i64 = 0
                for holdings in self.seats:
                    one = (holdings.dealt >> slot) & 1
                    other = (holdings.later >> slot) & 1
                    dealt += one
                    later += other
                    ever += one | other
                    used += (holdings.used >> slot) & 1
                one = (won_dealt >> slot) & 1
                other = (won_later >> slot) & 1
                at = slot * width
                holders[at + dealt * 2 + one] += 1
                holders[at + step + later * 2 + other] += 1
                holders[at + 2 * step + ever * 2 + (one | other)] += 1
                holders[at + 3 * step + used * 2 + ((won_used >> slot) & 1)] += 1
                if used:
                    self.used_by_holders[slot] += used * ever
            slot += 1

    def counts(self) -> dict[str, list[int]]:
        """All counts as plain data."""
        return {
            "games": self.games,
            "turns": self.turns,
            "moves": self.moves,
            "waits": self.waits,
            "nopes": self.nopes,
            "rescues": self.rescues,
            "wins": self.wins,
            "finishes": self.finishes,
            "outs": self.outs,
            "outs_a_game": self.outs_a_game,
            "ends": self.ends,
            "holders": self.holders,
            "used_by_holders": self.used_by_holders,
            "uses": self.uses,
            "actions": self.actions,
            "stopped": self.stopped,
            "sums": self.sums,
        }


def _bit(kind: i64) -> i64:
    """One bit for a kind; compiled, a small number shifted to the left would lose all bits from the 32nd on."""
    return _HIGHEST_BIT >> (62 - SLOTS[kind])


def _note(histogram: list[int], value: int) -> None:
    """Add one game with this value."""
    while len(histogram) <= value:
        histogram.append(0)
    histogram[value] += 1


def _add(sums: list[int], actions: int, stopped: int) -> None:
    sums[0] += actions
    sums[1] += stopped
    sums[2] += actions * actions
    sums[3] += stopped * stopped
    sums[4] += actions * stopped


def action_of(act: Action) -> int:
    """The index under which an action is counted: its kind, or its form of combination."""
    if act.form == SINGLE or act.form == BOTH_BARKING:
        return SLOTS[act.kind]
    return KINDS - 1 + act.form


def tally_random_games(plan: Plan, seed: int, games: int, longest: int) -> Tally:
    """Play so many games with consecutive seeds between players who make random legal moves."""
    tally = Tally(plan.players)
    for number in range(games):
        own_seed = (seed + number) & HIGHEST_SEED
        game = deal(plan, own_seed, True)
        moves = play_out(game, Dice(own_seed + _DICE_APART), longest)
        tally.count(game.events, game.winner, moves)
    return tally
