"""Moves after which a player surely dies, or that surely do nothing: no bot makes them if there is another way.

A move surely kills if its player has to draw a kitten that nothing can save them from before somebody else's turn, and
keeps no card that might change that, if the others let everything happen. What is not sure does not count.
"""

from itertools import combinations, permutations
from typing import Final

from defuse.bots.careful.placing import best_order
from defuse.bots.careful.reading import Reading
from defuse.game import agenda as q
from defuse.game import moves as m
from defuse.game.actions import Action
from defuse.game.cards.armageddon import ARMAGEDDON
from defuse.game.cards.attacks import ATTACK, PERSONAL_ATTACK, TARGETED_ATTACK
from defuse.game.cards.curse import CURSE_OF_THE_CAT_BUTT
from defuse.game.cards.deck import CARDS
from defuse.game.cards.dig_deeper import CHOOSE_DIG, DIG_DEEPER
from defuse.game.cards.favor import FAVOR
from defuse.game.cards.futures import CHOOSE_ORDER, REVEAL_THE_FUTURE_3, SHARE_THE_FUTURE_3, SeeTheFuture
from defuse.game.cards.looks import BURY, CHOOSE_HECK, RAISING_HECK
from defuse.game.cards.piles import CATOMIC_BOMB, DRAW_FROM_THE_BOTTOM, SWAP_TOP_AND_BOTTOM
from defuse.game.cards.puts import CHOOSE_PUT, GRAVE_ROBBER
from defuse.game.cards.skips import REVERSE, SUPER_SKIP
from defuse.game.cards.the_dead import ATTACK_OF_THE_DEAD, CHOOSE_FOOD
from defuse.game.kinds import (
    BARKING_KITTEN,
    CLONE,
    DEFUSE,
    EXPLODING_KITTEN,
    FERAL_CAT,
    GODCAT,
    IMPLODING_KITTEN,
    IMPLODING_KITTEN_UP,
    NOPE,
    STREAKING_KITTEN,
    UNKNOWN,
    ZOMBIE_KITTEN,
    is_kitten,
    is_plain_cat,
    may_be_taken,
)
from defuse.game.moves import Move
from defuse.sight.certain import hidden_kittens, rescues, surely_there
from defuse.sight.odds import end_of_draw, is_deadly, who_is_hit
from defuse.sight.piles import BOTTOM
from defuse.sight.unseen import unseen_of
from defuse.sight.view import View

_FOR_OTHERS: Final = (REVEAL_THE_FUTURE_3, SHARE_THE_FUTURE_3)  # others see the cards, too
_AT_HANDS: Final = (CURSE_OF_THE_CAT_BUTT, FAVOR)  # in vain at players without cards
_HIT_OTHERS: Final = (ARMAGEDDON, BARKING_KITTEN)  # they may kill the last rival
_MOST_THEFTS: Final = 2  # one after another, that are followed
_FIVE: Final = 5
_MOST_TITLES: Final = 7  # of which all fives are tried
_END_ALL: Final = (ATTACK, TARGETED_ATTACK, SUPER_SKIP, ATTACK_OF_THE_DEAD)  # all turns that are owed


def worth_weighing(view: View, moves: list[Move]) -> list[bool]:
    """For each move whether it may be chosen; at least one of them may."""
    if len(moves) < 2 or view.question is None or view.dead[view.seat]:
        return [True] * len(moves)
    return worth_choosing(Reading(view, moves))


def worth_choosing(reading: Reading) -> list[bool]:
    """The same for the moves of a reading."""
    moves = reading.moves
    fate = Fate(reading)
    kills = [fate.surely_kills(move) for move in moves]
    if all(kills):
        return _last_moves(reading)
    found = [not kills[place] and not is_idle(reading, move) for place, move in enumerate(moves)]
    return found if any(found) else [not each for each in kills]


def _last_moves(reading: Reading) -> list[bool]:
    """What may be done where nothing helps as far as we know: leave, in the hope of what others may do, or draw."""
    question = reading.view.question
    if question is not None and question.what == q.CHOOSE_PLAY:
        for wanted in (_leaves, _draws):
            found = [wanted(reading, move) for move in reading.moves]
            if any(found):
                return found
    return [True] * len(reading.moves)


def _leaves(reading: Reading, move: Move) -> bool:
    return reading.is_way_out(move) and CARDS[reading.acts_as(move)].leave_rank > 0


def _draws(_: Reading, move: Move) -> bool:
    return move.verb == m.DRAW


def surely_fatal(view: View, moves: list[Move]) -> list[bool]:
    """For each move whether it surely kills its player."""
    fate = Fate(Reading(view, moves))
    return [fate.surely_kills(move) for move in moves]


def draw_is_fatal(reading: Reading) -> bool:
    """Whether the next draw of the seat surely kills it, by sight or by counting."""
    return Fate(reading).draw_kills()


class Fate:
    """What is sure about the end of a player, in one moment."""

    __slots__ = ("_cloned", "_have", "_left", "_moves", "_pile", "_reading", "_stealable", "_thefts", "_view")

    def __init__(self, reading: Reading) -> None:
        self._reading = reading
        self._view = reading.view
        self._moves = reading.moves
        self._have = reading.have
        self._pile: tuple[int, ...] = reading.pile
        if reading.kittens > 0:
            self._pile = surely_there(reading.view)
        self._left = _turns_left(reading)
        self._thefts = 0  # one within another, as the moves go that are thought of
        self._stealable: list[int] = []
        self._cloned = reading.cloned  # what a Clone counts as, as the moves go that are thought of (ZMB-12)

    def draw_kills(self) -> bool:
        """Whether the next draw of the seat surely kills it."""
        if not self._pile or who_is_hit(self._view) != self._view.seat:
            return False
        return self._is_end(self._pile[end_of_draw(self._view)], self._have)

    def surely_kills(self, move: Move) -> bool:
        """Whether nothing can save us any more after this move."""
        question = self._view.question
        if question is None or self._view.dead[self._view.seat]:
            return False
        what = question.what
        if what == q.CHOOSE_PLAY:
            cloned = self._cloned
            kills = self._reading.my_turn and self._play_kills(move)
            self._cloned = cloned
            return kills
        if what == q.REACT:
            return move.verb == m.PASS and question.act is not None and self._letting_kills(question.act)
        if what == q.REACT_TO_DRAW:
            return move.verb == m.PASS and self._draw_of_kills(question.seat)
        if what == q.CHOOSE_RESCUE:
            return move.verb == m.DIE
        if what == q.CHOOSE_GIFT or what == CHOOSE_PUT or what == CHOOSE_FOOD:
            return self._loss_kills(move.card)
        if what == CHOOSE_HECK:
            return self._heck_kills(move, question.card)
        if what == CHOOSE_DIG:
            taken = question.card if move.verb == m.TAKE else self._pile[1] if len(self._pile) > 1 else UNKNOWN
            return self._is_end(taken, self._have)
        if what == q.CHOOSE_DEPTH:
            row = list(self._pile)
            row.insert(move.number, question.card)
            return self._is_doomed(row, self._left, self._have)
        if what == CHOOSE_ORDER:
            row = [*move.cards, *self._pile[len(move.cards) :]]
            if question.below and q.REACT_TO_DRAW in question.below and not self._reading.my_turn:
                return False
            return self._is_doomed(row, self._left, self._have)
        return False

    # What a card or a draw would be

    def _is_end(self, card: int, have: list[int]) -> bool:
        """Whether drawing this card is the end."""
        return card == IMPLODING_KITTEN_UP or (card == EXPLODING_KITTEN and rescues(have) == 0 and not self._is_blind())

    def _is_blind(self) -> bool:
        """Blindly, any card that is left may be the one that saves."""
        return self._have[UNKNOWN] > 0

    def _is_doomed(self, row: list[int], turns: int, have: list[int]) -> bool:
        """Whether so many turns surely kill us, whatever we do with these cards."""
        if turns <= 0 or not row or self._is_blind() or who_is_hit(self._view) != self._view.seat:
            return False
        if not any(is_deadly(card) for card in row[:turns]):
            return False
        if end_of_draw(self._view) == BOTTOM:
            return turns == 1 and self._is_end(row[-1], have) and not self._has_a_way(row, turns, have)
        if not self._is_end(row[0], have) and not self._is_doomed_after_drawing(row, turns, have):
            return False
        return not self._has_a_way(row, turns, have)

    def _is_doomed_after_drawing(self, row: list[int], turns: int, have: list[int]) -> bool:
        """The same after a draw that is survived: a card comes into the hand, a kitten goes back anywhere."""
        card = row[0]
        rest = row[1:]
        if card == UNKNOWN or card == STREAKING_KITTEN:
            return False
        if not is_kitten(card):
            return self._is_doomed(rest, turns - 1, self._with(card, have))
        if card != EXPLODING_KITTEN:
            return self._is_doomed_after_putting(IMPLODING_KITTEN_UP, rest, turns, have)  # as it goes back (IK-1)
        for saviour in (GODCAT, DEFUSE, ZOMBIE_KITTEN):
            left = self._without([saviour], have)
            if have[saviour] > 0 and not self._is_doomed_after_putting(EXPLODING_KITTEN, rest, turns, left):
                return False
        is_free = have[STREAKING_KITTEN] > have[EXPLODING_KITTEN]
        return not is_free or self._is_doomed(rest, turns - 1, self._with(EXPLODING_KITTEN, have))  # held (SK-1)

    def _is_doomed_after_putting(self, card: int, rest: list[int], turns: int, have: list[int]) -> bool:
        """The same after a kitten has gone back into the rest of the pile, at the best depth."""
        for depth in range(len(rest) + 1):
            if not self._is_doomed([*rest[:depth], card, *rest[depth:]], turns - 1, have):
                return False
        return True

    # What might help

    def _has_a_way(self, row: list[int], turns: int, have: list[int]) -> bool:
        """Whether any of these cards might save us from what we draw."""
        titles: list[int] = []
        pairs: list[list[int]] = []
        for kind in range(len(have) - 1):
            if have[kind] == 0 or is_kitten(kind):
                continue
            for acts_as in self._counts_as(kind):
                left = self._without([kind], have)
                if self._may_help(acts_as, row, have) and not self._is_in_vain(acts_as, row, turns, left):
                    return True
            titles += [kind] * (have[kind] if kind == FERAL_CAT else 1)
            for other in (kind, FERAL_CAT, GODCAT):
                if self._makes_a_pair(kind, other, have):
                    pairs.append([kind, other])
        if self._view.options.five_different and len(titles) >= _FIVE and self._may_take_help(titles, row, turns, have):
            return True
        return bool(pairs) and self._somebody_has_cards() and self._may_steal_help(pairs, row, turns, have)

    def _counts_as(self, kind: int) -> list[int]:
        """As what a card can be played alone (GC-1)."""
        if kind != GODCAT:
            return [kind]
        return [other for other, number in enumerate(self._view.cast) if number and other != NOPE]

    def _makes_a_pair(self, kind: int, other: int, have: list[int]) -> bool:
        if have[other] < (2 if kind == other else 1) or not (self._view.options.any_pair or CARDS[kind].is_cat):
            return False
        return kind == other or other == GODCAT or is_plain_cat(kind)

    def _may_steal_help(self, pairs: list[list[int]], row: list[int], turns: int, have: list[int]) -> bool:
        """Whether what a pair takes may save us, also by another theft; later ones are not looked at."""
        if self._thefts == _MOST_THEFTS:
            return True
        self._thefts += 1
        found = False
        for pair in pairs:
            left = self._without(pair, have)
            for kind in self._at_others():
                found = found or not self._is_doomed_with(kind, row, turns, left)
        self._thefts -= 1
        return found

    def _is_doomed_with(self, kind: int, row: list[int], turns: int, have: list[int]) -> bool:
        """Whether a stolen card does not help; whom a Streaking Kitten is taken from may explode (SK-2)."""
        return kind != STREAKING_KITTEN and self._is_doomed(row, turns, self._with(kind, have))

    def _may_take_help(self, titles: list[int], row: list[int], turns: int, have: list[int]) -> bool:
        """Whether what five of these titles take from the discard pile may save us (COM-3)."""
        if self._thefts > 0 or len(titles) > _MOST_TITLES:
            return True
        self._thefts += 1
        found = False
        for five in combinations(titles, _FIVE):
            left = self._without(list(five), have)
            for kind in {*self._view.discard, *five}:
                if not found and may_be_taken(kind):
                    found = not self._is_doomed(row, turns, self._with(kind, left))
        self._thefts -= 1
        return found

    def _at_others(self) -> list[int]:
        """What the others may hold, or the crown's wearer may have in the storage (TOP-1)."""
        if not self._stealable:
            stored = self._view.storage_size > 0
            for kind in range(len(self._view.cast)):
                is_stored = stored and CARDS[kind].held and unseen_of(self._view, kind) > 0
                if is_stored or any(self._may_hold(rival, kind) for rival in self._reading.rivals):
                    self._stealable.append(kind)
        return self._stealable

    def _is_in_vain(self, kind: int, row: list[int], turns: int, have: list[int]) -> bool:
        """Whether a card that may help surely does not; these are the cards we keep."""
        cloned = self._cloned
        if kind == CLONE:
            kind = cloned
            self._cloned = CLONE
        else:
            self._cloned = kind
        is_in_vain = self._is_played_in_vain(kind, row, turns, have)
        self._cloned = cloned
        return is_in_vain

    def _is_played_in_vain(self, kind: int, row: list[int], turns: int, have: list[int]) -> bool:
        card = CARDS[kind]
        if not card.alters or not isinstance(card, SeeTheFuture) or turns == 1:
            return self._card_kills(kind, row, turns, have)
        top = row[: card.depth]
        if UNKNOWN in top:
            return False
        return all(self._is_doomed([*order, *row[len(top) :]], turns, have) for order in permutations(top))

    def _may_help(self, kind: int, row: list[int], have: list[int]) -> bool:
        """Whether a card, played now, may change that we draw what lies on top."""
        card, view = CARDS[kind], self._view
        if not card.plays:
            return False
        if kind == CLONE:
            return self._cloned not in (UNKNOWN, CLONE) and self._may_help(self._cloned, row, have)
        if kind == DIG_DEEPER:
            return len(row) > 1 and not self._is_end(row[1], have)
        if kind == DRAW_FROM_THE_BOTTOM:
            return len(row) > 1 and not self._is_end(row[-1], have)
        if kind == SWAP_TOP_AND_BOTTOM:
            return row[0] != row[-1] and not self._is_end(row[-1], have)
        if card.leave_rank > 0:
            return kind != ATTACK_OF_THE_DEAD or any(view.dead)
        if card.alters and isinstance(card, SeeTheFuture):
            return any(not self._is_end(each, have) for each in row[: card.depth])
        if kind == GRAVE_ROBBER:
            return any(view.dead[seat] and view.hands[seat] for seat in range(view.seats))
        if card.fills_pile:
            return True
        if card.stirs:
            return min(row) != max(row) and any(not self._is_end(each, have) for each in row)
        if kind == FAVOR:
            return self._somebody_has_cards()
        return kind in _HIT_OTHERS

    def _somebody_has_cards(self) -> bool:
        for rival in self._reading.rivals:
            if self._view.hands[rival]:
                return True
        return False

    # What becomes of us after a move

    def _play_kills(self, move: Move) -> bool:
        row = list(self._pile)
        if move.verb == m.DRAW:
            return self._drawing_kills(row, end_of_draw(self._view), self._left, self._have)
        if move.verb == m.BLIND:
            return False
        if move.verb in (m.PLAY, m.GODCAT_AS):
            used = self._without([move.card] if move.verb == m.PLAY else [GODCAT], self._have)
            kind = move.named if move.verb == m.GODCAT_AS else move.card
            if kind == CLONE:
                kind = self._cloned
            if move.verb == m.PLAY:
                self._cloned = move.card
            if kind == FAVOR:
                return self._theft_kills(row, move, used)
            return kind >= 0 and self._card_kills(kind, row, self._left, used)
        if move.verb in (m.PAIR, m.TRIPLE):
            self._cloned = move.cards[0]
            return self._theft_kills(row, move, self._without(move.cards, self._have))
        if move.verb == m.FIVE and move.named >= 0:
            have = self._with(move.named, self._without(move.cards, self._have))
            return self._is_doomed(row, self._left, have)
        return False

    def _theft_kills(self, row: list[int], move: Move, have: list[int]) -> bool:
        """Whether nothing that the target may hold can save us."""
        hand = self._view.hands[move.target]
        if move.verb == m.TRIPLE and move.named >= 0:
            hand = (move.named,) if self._may_hold(move.target, move.named) else ()
        elif self._view.storage_size > 0 and any(lying.bearer == move.target for lying in self._view.front):
            return False
        if not self._is_doomed(row, self._left, have):
            return False
        for card in self._kinds_in(move.target, hand):
            if not self._is_doomed_with(card, row, self._left, have):
                return False
        return True

    def _kinds_in(self, seat: int, hand: tuple[int, ...]) -> list[int]:
        """What may be among these cards of a player."""
        kinds = [kind for kind in range(len(self._view.cast)) if kind in hand]
        if UNKNOWN in hand:
            kinds += [kind for kind in range(len(self._view.cast)) if kind not in kinds and self._may_hold(seat, kind)]
        return kinds

    def _may_hold(self, seat: int, kind: int) -> bool:
        """Whether a player may have a card of this kind; who holds a kitten has a Streaking Kitten (SK-1)."""
        hands = self._view.hands
        if kind in hands[seat] or UNKNOWN not in hands[seat]:
            return kind in hands[seat]
        if not CARDS[kind].held or unseen_of(self._view, kind) == 0:
            return False
        if kind != STREAKING_KITTEN:
            return True
        elsewhere = sum(hands[other].count(EXPLODING_KITTEN) for other in range(self._view.seats) if other != seat)
        return unseen_of(self._view, STREAKING_KITTEN) > elsewhere

    def _without(self, cards: list[int], have: list[int]) -> list[int]:
        left = have.copy()
        for card in cards:
            if card >= 0 and left[card] > 0:
                left[card] -= 1
        return left

    def _with(self, card: int, have: list[int]) -> list[int]:
        more = have.copy()
        more[card] += 1
        return more

    def _drawing_kills(self, row: list[int], end: int, turns: int, have: list[int]) -> bool:
        """Whether a draw from this end kills, or leaves us in front of a kitten."""
        row = row.copy()
        if not row or who_is_hit(self._view) != self._view.seat:
            return False
        card = row.pop(end)
        return self._is_end(card, have) or self._is_doomed_after_drawing([card, *row], turns, have)

    def _card_kills(self, kind: int, row: list[int], left: int, have: list[int]) -> bool:
        """Whether playing a card of this kind is the end, with so many turns left; these are the cards we keep."""
        if not row:
            return False
        if kind == DRAW_FROM_THE_BOTTOM:
            return self._drawing_kills(row, BOTTOM, left, have)
        if kind == DIG_DEEPER:
            return self._is_end(row[0], have) and (len(row) == 1 or self._is_end(row[1], have))
        if kind == CATOMIC_BOMB:
            return self._is_doomed(self._after_catomic(row), left - 1, have)
        if kind == PERSONAL_ATTACK:
            return self._is_doomed(row, left + 2, have)
        if kind == RAISING_HECK:
            return row[-1] != UNKNOWN and self._is_doomed([row[-1], *row[:-1]], left - 1, have)
        if kind == BURY:
            return self._is_doomed([*row[1:], row[0]], left - 1, have)
        if kind in _END_ALL or kind in _HIT_OTHERS:
            return False
        if CARDS[kind].ends_turn:
            return self._is_doomed(row, left - 1, have)
        return not self._may_help(kind, row, have) and self._is_doomed(row, left, have)

    def _after_catomic(self, row: list[int]) -> list[int]:
        """All Exploding Kittens of the pile on top (CAT-1)."""
        kittens = row.count(EXPLODING_KITTEN) + hidden_kittens(self._view, row)
        return [EXPLODING_KITTEN] * kittens + [UNKNOWN] * (len(row) - kittens)

    def _letting_kills(self, act: Action) -> bool:
        """Whether it is the end if nobody says Nope any more."""
        question = self._view.question
        assert question is not None
        row = list(self._pile)
        kind = act.kind if len(act.cards) == 1 else UNKNOWN
        happens = question.chain % 2 == 0
        if self._reading.my_turn:
            return not happens and act.seat == self._view.seat and self._is_doomed(row, self._left, self._have)
        if not happens or act.seat != self._view.turn or not self._view.alive[self._view.seat]:
            return False
        if kind < 0 or not CARDS[kind].ends_turn:
            return False
        if kind == CATOMIC_BOMB:
            row = self._after_catomic(row)
        elif kind in (BURY, RAISING_HECK, DIG_DEEPER):
            return False
        if kind == TARGETED_ATTACK:
            return act.target == self._view.seat and self._is_doomed(row, 2, self._have)
        if kind not in _END_ALL and self._view.owed > 1:
            return False
        turns = 1 if kind not in _END_ALL or kind == SUPER_SKIP else 2
        return self._next_after(act.seat, kind == REVERSE) == self._view.seat and self._is_doomed(
            row, turns, self._have
        )

    def _next_after(self, seat: int, is_reversed: bool) -> int:
        view = self._view
        step = -view.direction if is_reversed else view.direction
        after = (seat + step) % view.seats
        while not view.alive[after]:
            after = (after + step) % view.seats
        return after

    def _draw_of_kills(self, drawer: int) -> bool:
        """Whether what somebody is about to draw is our end: it comes to us (ITT-1), or leaves us the next card."""
        view = self._view
        if not self._pile:
            return False
        top = self._pile[0]
        hit = drawer
        for lying in view.front:
            if lying.bearer == drawer and CARDS[lying.role].owner_gets_draw:
                hit = lying.owner
        if hit == view.seat:
            return self._is_end(top, self._have)
        if drawer != view.turn or hit != drawer or self._next_after(drawer, False) != view.seat:
            return False
        rest = list(self._pile[1:])
        if is_kitten(top) or top == IMPLODING_KITTEN_UP:
            return self._kitten_of_another_kills(top, rest, drawer)
        return view.owed == 1 and not self._may_be_kitten(top) and self._is_doomed(rest, 1, self._have)

    def _kitten_of_another_kills(self, card: int, rest: list[int], drawer: int) -> bool:
        """Whether all that may come of a kitten that another player draws leaves us our end."""
        dies = goes_back = True
        is_held = False
        if card == IMPLODING_KITTEN_UP:
            goes_back = False
        elif card == IMPLODING_KITTEN:
            dies = False
        else:
            hand = self._view.hands[drawer]
            dies = not (DEFUSE in hand or GODCAT in hand)
            goes_back = any(self._may_hold(drawer, kind) for kind in (DEFUSE, GODCAT, ZOMBIE_KITTEN))
            is_held = self._may_hold(drawer, STREAKING_KITTEN)
        revives = any(self._view.dead) and self._may_hold(drawer, ZOMBIE_KITTEN)
        if (goes_back or is_held) and (self._view.owed > 1 or revives):
            return False  # they go on (EK-2), or bring somebody back (ZMB-4)
        if dies and len(self._reading.rivals) == 1:
            return False  # we win
        if (dies or is_held) and not self._is_doomed(rest, 1, self._have):
            return False  # dying they lose their other turns (EK-3)
        back = IMPLODING_KITTEN_UP if card == IMPLODING_KITTEN else card  # as it goes back (IK-1)
        return not goes_back or self._is_doomed_after_putting(back, rest, 2, self._have)

    def _may_be_kitten(self, card: int) -> bool:
        """Whether a card of the pile may be one: somebody else would put it back, who knows where."""
        if card != UNKNOWN:
            return card == IMPLODING_KITTEN_UP or is_kitten(card)
        down = self._view.cast[IMPLODING_KITTEN] > self._view.imploding_up
        return down or self._reading.kittens > self._view.imploding_up

    def _loss_kills(self, card: int) -> bool:
        """Whether a kitten goes off that the card has held (SK-2)."""
        have = self._have
        if card != STREAKING_KITTEN or have[EXPLODING_KITTEN] < have[STREAKING_KITTEN]:
            return False
        return have[EXPLODING_KITTEN] > 0 and rescues(have) == 0

    def _heck_kills(self, move: Move, card: int) -> bool:
        row = [card, *self._pile]
        if move.verb == m.TAKE:
            return self._drawing_kills(row, 0, self._left + 1, self._have)
        return self._is_doomed(row, self._left, self._have)


def _turns_left(reading: Reading) -> int:
    """How many turns we still have to take when what is asked now is settled."""
    question = reading.view.question
    if question is None or not reading.my_turn:
        return 0
    if not question.below or question.below[0] == q.CHOOSE_PLAY:
        return reading.owed
    return reading.owed - 1 if question.below[0] == q.END_TURN else 0


# What does nothing


def is_idle(reading: Reading, move: Move) -> bool:
    """Whether a play changes nothing, or hands us a kitten that others would have to draw."""
    question = reading.view.question
    if question is None or question.what != q.CHOOSE_PLAY or not reading.my_turn:
        return False
    if move.verb != m.PLAY or move.card < 0:
        return False
    card = CARDS[reading.acts_as(move)]
    if card.owner_gets_draw:
        return move.target == reading.rivals[0] and _kills_us(reading)
    if card.kind in _AT_HANDS and move.target >= 0 and not reading.view.hands[move.target]:
        return True
    if card.kind == PERSONAL_ATTACK:
        return draw_is_fatal(reading)
    if (card.stirs and not card.fills_pile) or card.kind == SWAP_TOP_AND_BOTTOM:
        return len(reading.pile) < 2 or (card.stirs and (reading.mixed == 1.0 or _is_all_drawn_unseen(reading)))
    return isinstance(card, SeeTheFuture) and _changes_nothing(reading, card)


def _is_all_drawn_unseen(reading: Reading) -> bool:
    """Whether we draw the whole pile, and one place of it is to us like the other."""
    is_unseen = reading.pile.count(UNKNOWN) == len(reading.pile) and not any(reading.view.eyes)
    return is_unseen and reading.owed >= len(reading.pile) and reading.fear == reading.mixed


def _changes_nothing(reading: Reading, card: SeeTheFuture) -> bool:
    """Whether we know all that a look would show us, and would leave it as it lies; others learn nothing either."""
    top = list(reading.pile[: card.depth])
    if not top or UNKNOWN in top:
        return False
    if card.kind in _FOR_OTHERS:
        return card.alters and min(top) == max(top) and len(top) > 1
    return card.sees or best_order(reading, top) == top


def _kills_us(reading: Reading) -> bool:
    """Whether the top card, drawn for us by somebody else, would be our end (ITT-1)."""
    return reading.lives == 0 and bool(reading.pile) and is_deadly(reading.pile[0])
