"""What goes off, who survives it and how, and what happens to somebody who does not."""

from typing import Final

from mypy_extensions import i64

from defuse.game import moves
from defuse.game.agenda import CHECK_HELD, CHOOSE_DEPTH, CHOOSE_PLAY, CHOOSE_RESCUE, Step
from defuse.game.card_lists import count_card, has_card
from defuse.game.chance import MARKED_CARD, Dice, take_at_random
from defuse.game.events import (
    CLEARED,
    DEFUSED,
    HELD,
    PUBLIC,
    SAW_AGAIN,
    SHOWED,
    TURNED_OVER,
    WENT_OUT,
    WON,
)
from defuse.game.kinds import (
    BARKING_KITTEN,
    DEFUSE,
    EXPLODING_KITTEN,
    GODCAT,
    IMPLODING_KITTEN,
    IMPLODING_KITTEN_UP,
    STREAKING_KITTEN,
    TOWER_OF_POWER,
)
from defuse.game.moves import DEFUSE_IT, DEFUSE_WITH_GODCAT, HOLD, Move
from defuse.game.questions import (
    NOT_DRAWN,
    Asked,
    Question,
    Task,
    ask_one,
    asks_one,
    declare,
    declare_task,
    no_answer,
)
from defuse.game.refusals import NO_SUCH_WAY, Refusal
from defuse.game.table import GODCAT_ON_MAT, Table, bearer_of, kind_of, owner_of
from defuse.game.turns import ALL_TURNS, end_turn_soon

# The ways to survive, as bits of a question's number.
BY_DEFUSE: Final = 1
BY_GODCAT: Final = 2
BY_HOLDING: Final = 4


def ways_to_survive(table: Table, seat: i64, threat: i64) -> i64:
    hand = table.hands[seat]
    ways: i64 = 0
    if has_card(hand, DEFUSE):
        ways |= BY_DEFUSE
    if table.keepers > 0:
        if seat == table.turn and has_card(hand, GODCAT):
            ways |= BY_GODCAT
        if threat == EXPLODING_KITTEN and has_free_streaking(table, seat):
            ways |= BY_HOLDING
    return ways


def has_two_ways(hand: list[int]) -> bool:
    """Whether a hand gives a choice how to survive an Exploding Kitten."""
    free: i64 = 0  # Streaking Kittens that hold nothing
    defuse = godcat = False
    kind: i64
    for kind in hand:
        if kind == STREAKING_KITTEN:
            free += 1
        elif kind == EXPLODING_KITTEN:
            free -= 1
        elif kind == DEFUSE:
            defuse = True
        elif kind == GODCAT:
            godcat = True
    return (defuse or godcat) if free > 0 else (defuse and godcat)


def has_free_streaking(table: Table, seat: i64) -> bool:
    """One Exploding Kitten may be held for each Streaking Kitten (SK-1)."""
    hand = table.hands[seat]
    return count_card(hand, STREAKING_KITTEN) > count_card(hand, EXPLODING_KITTEN)


def threaten(table: Table, seat: i64, threat: i64) -> None:
    """An Exploding Kitten (in the air), a Barking Kitten or Devilcat goes off at somebody."""
    if table.is_blind(seat):
        if threat == EXPLODING_KITTEN and has_free_streaking(table, seat):
            _hold(table, seat)
        else:
            survive_blindly(table, seat, threat)
        return
    ways = ways_to_survive(table, seat, threat)
    if ways == 0:
        if threat == EXPLODING_KITTEN:
            table.tell(SHOWED, seat, card=threat)
        go_out(table, seat, threat)
    elif ways & (ways - 1) == 0:
        _survive(table, seat, threat, ways)
    else:
        table.agenda.append(Step(CHOOSE_RESCUE, seat, 1 << seat, card=threat, number=ways))


class ChooseRescue(Question):
    """A player chooses how to survive. If it is an Exploding Kitten, nobody else may notice (SK-1)."""

    def __init__(self) -> None:
        super().__init__(CHOOSE_RESCUE, "defuse", "there is more than one way to survive")
        self.sets_off_held = True
        self.brings_kitten = False

    def list_moves(self, table: Table, step: Step, seat: i64, out: list[Move]) -> None:
        if step.number & BY_DEFUSE:
            out.append(moves.USE_DEFUSE)
        if step.number & BY_GODCAT:
            out.append(moves.USE_GODCAT)
        if step.number & BY_HOLDING:
            out.append(moves.HOLD_IT)

    def accept(self, table: Table, step: Step, seat: i64, move: Move) -> Refusal | None:
        way = _way(move.verb)
        if way == 0:
            return no_answer(move)
        if step.number & way == 0:
            return NO_SUCH_WAY
        table.agenda.pop()
        _survive(table, seat, step.card, way)
        return None

    def air(self, card: i64) -> list[int]:
        return [card] if card == EXPLODING_KITTEN else []

    def card_seen(self, step: Step, seat: i64, asks_me: bool) -> i64:
        return step.card

    def shows(self, table: Table, step: Step) -> list[int]:
        return [step.card]

    def drawn_unseen(self, step: Step) -> i64:
        return NOT_DRAWN

    def restore(self, table: Table, asked: Asked, me: i64, dice: Dice) -> Step:
        return ask_one(CHOOSE_RESCUE, asked, asked.card, ways_to_survive(table, asked.seat, asked.card))

    def is_possible(self, table: Table, step: Step) -> bool:
        ways = ways_to_survive(table, step.seat, step.card)
        return asks_one(table, step) and step.number == ways and ways & (ways - 1) != 0


def _way(verb: i64) -> i64:
    if verb == DEFUSE_IT:
        return BY_DEFUSE
    if verb == DEFUSE_WITH_GODCAT:
        return BY_GODCAT
    return BY_HOLDING if verb == HOLD else 0


def _survive(table: Table, seat: i64, threat: i64, way: i64) -> None:
    if way == BY_HOLDING:
        _hold(table, seat)
        return
    saviour = DEFUSE if way == BY_DEFUSE else GODCAT
    if threat == EXPLODING_KITTEN:
        table.tell(SHOWED, seat, card=threat)
    table.lay_aside(seat, saviour)
    table.tell(DEFUSED, seat, card=saviour, number=threat)
    if threat == EXPLODING_KITTEN:
        _put_back(table, seat)


def _hold(table: Table, seat: i64) -> None:
    table.land(EXPLODING_KITTEN)
    table.gain(seat, EXPLODING_KITTEN)
    table.tell(HELD, seat, audience=1 << seat)


def _put_back(table: Table, seat: i64) -> None:
    """Defusing asks where the kitten goes, and ends the turn if it is one's own (EK-2)."""
    table.agenda.append(Step(CHOOSE_DEPTH, seat, 1 << seat, card=EXPLODING_KITTEN))
    if seat == table.turn and table.agenda[0].what == CHOOSE_PLAY:
        end_turn_soon(table)


def survive_blindly(table: Table, seat: i64, threat: i64) -> None:
    """Random cards are turned over and lost until everything that goes off has been defused (CB-3, CB-4, CB-9)."""
    kittens = 0
    if threat == EXPLODING_KITTEN:
        table.tell(SHOWED, seat, card=threat)
        kittens = 1
    dangers = 1
    while dangers > 0:
        if not table.hands[seat]:
            go_out(table, seat, threat)
            return
        card = take_at_random(table, seat) & ~MARKED_CARD
        table.tell(TURNED_OVER, seat, card=card)
        if card == EXPLODING_KITTEN:
            table.lift(card)
            kittens += 1
            dangers += 1
            continue
        table.put_away(seat, card)
        if card == DEFUSE or (card == GODCAT and seat == table.turn):
            dangers -= 1
            table.tell(DEFUSED, seat, card=card, number=threat)
        elif card == STREAKING_KITTEN and threat != BARKING_KITTEN and _holds_too_many(table, seat):
            _set_off(table, seat)
            table.tell(SHOWED, seat, card=EXPLODING_KITTEN)
            kittens += 1
            dangers += 1
    see_again(table, seat)
    for _ in range(kittens):
        _put_back(table, seat)


def see_again(table: Table, seat: i64) -> None:
    """Blindness ends."""
    if table.is_blind(seat):
        table.blind &= ~(1 << seat)
        if table.log is not None:
            table.tell(SAW_AGAIN, seat, cards=table.hands[seat].copy(), audience=1 << seat)


def _holds_too_many(table: Table, seat: i64) -> bool:
    hand = table.hands[seat]
    return count_card(hand, EXPLODING_KITTEN) > count_card(hand, STREAKING_KITTEN)


def _set_off(table: Table, seat: i64) -> None:
    table.lose(seat, EXPLODING_KITTEN)
    table.lift(EXPLODING_KITTEN)


def check_held(table: Table, seat: i64) -> None:
    """Without its Streaking Kitten a held kitten goes off (SK-2)."""
    if not table.lives(seat) or not _holds_too_many(table, seat):
        return
    _set_off(table, seat)
    table.agenda.append(Step(CHECK_HELD, seat))
    threaten(table, seat, EXPLODING_KITTEN)


class CheckHeld(Task):
    """Kittens that a player may not hold any more go off. Nobody is told before (SK-2)."""

    def __init__(self) -> None:
        super().__init__(CHECK_HELD)

    def run(self, table: Table, step: Step) -> None:
        check_held(table, step.seat)

    def is_possible(self, table: Table, step: Step) -> bool:
        return True


def receive(table: Table, seat: i64, kind: i64) -> None:
    """A card that was stolen, given or handed over arrives (SK-3)."""
    if kind == EXPLODING_KITTEN:
        table.lift(kind)
        threaten(table, seat, kind)
    else:
        table.gain(seat, kind)


def go_out(table: Table, seat: i64, why: i64) -> None:
    """A player is out: their cards leave, and what lies in front of them or belongs to them (EK-4, TOP-2, ITT-3)."""
    table.alive &= ~(1 << seat)
    table.blind &= ~(1 << seat)
    hidden = table.options.hidden_dead_hand
    if table.has(seat, GODCAT):
        table.lose(seat, GODCAT)
        table.mat |= GODCAT_ON_MAT
    hand = table.hands[seat]
    table.keepers -= count_card(hand, STREAKING_KITTEN)
    table.marked = [code for code in table.marked if code >> 7 != seat]
    table.hands[seat] = []
    table.nopers &= ~(1 << seat)
    table.nowers &= ~(1 << seat)
    table.tell(WENT_OUT, seat, card=why, cards=hand, audience=0 if hidden else PUBLIC)
    if hidden:
        table.removed = table.removed + hand
        table.leave_behind(seat, len(hand))
    else:
        table.discard.extend(hand)
    _clear_front(table, seat)
    for card in table.air:
        if hidden:
            table.lay(seat, seat, _any_side(card))
        else:
            table.discard.append(_any_side(card))
    table.air = []
    if table.alive & (table.alive - 1) == 0:
        _win(table)
    elif seat == table.turn:
        end_turn_soon(table, ALL_TURNS)


def _any_side(card: i64) -> i64:
    return IMPLODING_KITTEN if card == IMPLODING_KITTEN_UP else card


def _clear_front(table: Table, seat: i64) -> None:
    rest: list[int] = []
    for code in table.front:
        if bearer_of(code) != seat and owner_of(code) != seat:
            rest.append(code)
            continue
        kind = kind_of(code)
        table.put_away(seat, kind)
        table.tell(CLEARED, bearer_of(code), card=kind)
        if bearer_of(code) == seat and owner_of(code) == seat and kind in (TOWER_OF_POWER, GODCAT):
            table.discard.extend(table.storage)
            table.storage = []
    table.front = rest


def _win(table: Table) -> None:
    seat: i64 = 0
    while not table.lives(seat):
        seat += 1
    table.winner = seat
    table.agenda = []
    table.tell(WON, seat)


declare(ChooseRescue())
declare_task(CheckHeld())
