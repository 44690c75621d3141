"""A second implementation of turn order and Nopes, from public events alone (TURN, ATK, NO-2)."""

from defuse.game.actions import SINGLE, Action
from defuse.game.cards.attacks import ATTACK, PERSONAL_ATTACK, TARGETED_ATTACK
from defuse.game.cards.deck import CARDS
from defuse.game.cards.skips import SUPER_SKIP
from defuse.game.cards.the_dead import ATTACK_OF_THE_DEAD
from defuse.game.engine import Game
from defuse.game.events import (
    CANCELLED,
    DIED,
    NOPED,
    OWES,
    PLAYED,
    REVERSED,
    REVIVED,
    TURN_BEGAN,
    WENT_OUT,
    WON,
    Event,
)
from defuse.game.kinds import NEVER
from defuse.game.moves import NOBODY
from defuse.game.options import ALWAYS_ADDED, PERSONAL_ADDED


class TurnOrder:
    """A listener that knows before each turn who must be next with how many turns."""

    def __init__(self, game: Game) -> None:
        self.seats = game.table.seats
        self.stacking = game.table.options.attack_stacking
        self.personal = False  # the turns owed come from a Personal Attack
        self.returns = game.table.options.targeted_attack_returns
        self.alive = set(range(self.seats))
        self.direction = 1
        self.turn = NOBODY
        self.left = 1  # turns left, this one included
        self.attacked = False
        self.back_to = NOBODY
        self.kind = NOBODY  # what the player in turn has played last, and at whom
        self.target = NOBODY
        self.chains: list[int] = []  # the Nopes on played actions that may still be pending
        self.pending: list[Action] = []  # these actions

    def hear(self, event: Event) -> None:
        if event.what == PLAYED:
            self._play(event)
        elif event.what == NOPED:
            self._nope(event.number)
        elif event.what == CANCELLED:
            self._cancel(event)
        elif len(self.chains) == 1:
            assert self.chains[0] % 2 == 0, "something Noped has happened"
        if event.what == REVERSED:
            self.direction = -self.direction
            assert event.number == self.direction, "the direction is another"
        elif event.what == OWES:
            assert self.kind == PERSONAL_ATTACK, "turns are owed without a Personal Attack"
            self.left = 3 + self._stacked()
            self.attacked = self.personal = True
            assert event.number == self.left, f"{self.left} turns are owed, told were {event.number}"
        elif event.what in (WENT_OUT, DIED):
            self.alive.remove(event.seat)
        elif event.what == REVIVED:
            self.alive.add(event.other)
        elif event.what == WON:
            assert self.alive == {event.seat}, "somebody has won and is not the last"
        elif event.what == TURN_BEGAN:
            self._begin(event)

    def _play(self, event: Event) -> None:
        """Begin a chain for the action; a NOW card may come before an action that waits."""
        act = event.act
        assert act is not None
        if CARDS[act.kind].now != NEVER:
            self.chains.append(0)
            self.pending.append(act)
            return
        self.chains, self.pending = [0], [act]
        if event.seat == self.turn:
            self.kind = act.kind if len(act.cards) == 1 else NOBODY
            self.target = act.target

    def _nope(self, length: int) -> None:
        while self.chains and self.chains[-1] + 1 != length:
            self._settle()  # that NOW has taken effect
        assert self.chains, "the chain has another length"
        self.chains[-1] = length

    def _cancel(self, event: Event) -> None:
        act = event.act
        assert act is not None
        if self._has_nobody_left(act):
            while act.as_list() != self.pending[-1].as_list():
                self._settle()
            self._settle()
        else:
            while len(self.chains) > 1 and self.chains[-1] % 2 == 0:
                self._settle()
            assert self._settle() % 2 == 1, "something was cancelled without an odd number of Nopes"
        if event.seat == self.turn and CARDS[act.kind].now == NEVER:
            self.kind = NOBODY

    def _settle(self) -> int:
        self.pending.pop()
        return self.chains.pop()

    def _has_nobody_left(self, act: Action) -> bool:
        """Whether somebody whom the action needs has died, or lives again, in its window (ZMB-3)."""
        card = CARDS[act.kind]
        if (act.form != SINGLE or card.now == NEVER) and act.seat not in self.alive:
            return True
        needs_dead = act.form == SINGLE and card.of_the_dead
        if act.target != NOBODY and (act.target in self.alive) == needs_dead:
            return True
        return needs_dead and len(self.alive) == self.seats

    def _begin(self, event: Event) -> None:
        if self.turn == NOBODY:
            self.turn = event.seat
        else:
            self._next()
        told = f"seat {event.seat} began with {event.number} turns left"
        assert (event.seat, event.number) == (self.turn, self.left), f"{told}, not seat {self.turn} with {self.left}"
        self.kind = NOBODY

    def _next(self) -> None:
        lives = self.turn in self.alive
        if lives and self.kind == ATTACK_OF_THE_DEAD:
            self.back_to = NOBODY
            self.left = 3 * (self.seats - len(self.alive)) + self._stacked()
            self.turn = self._after(self.turn)
            self.attacked, self.personal = True, False
        elif lives and self.kind in (ATTACK, TARGETED_ATTACK):
            self.back_to = self.turn if self.kind == TARGETED_ATTACK and self.returns else NOBODY
            self.left = 2 + self._stacked()
            self.turn = self._after(self.turn) if self.kind == ATTACK else self.target
            self.attacked, self.personal = True, False
        elif lives and self.kind != SUPER_SKIP and self.left > 1:
            self.left -= 1
        else:
            back, self.back_to = self.back_to, NOBODY
            self.turn = back if back in self.alive else self._after(self.turn if back == NOBODY else back)
            self.left = 1
            self.attacked = self.personal = False

    def _stacked(self) -> int:
        adds = self.attacked if self.stacking == ALWAYS_ADDED else self.personal and self.stacking == PERSONAL_ADDED
        return self.left if adds else 0

    def _after(self, seat: int) -> int:
        seat = (seat + self.direction) % self.seats
        while seat not in self.alive:
            seat = (seat + self.direction) % self.seats
        return seat
