"""Drawing from the pile, and what a drawn card does to the player it reaches."""

from typing import Final

from mypy_extensions import i64

from defuse.game import moves
from defuse.game.agenda import BURYING, CHOOSE_DEPTH, REACT_TO_DRAW, Step
from defuse.game.chance import Dice
from defuse.game.deaths import go_out, see_again
from defuse.game.events import ABOUT_TO_DRAW, BURIED, DREW, DREW_NOTHING, FROM_BOTTOM, INSERTED, Event
from defuse.game.in_front import CATCHERS, catcher_of
from defuse.game.kinds import (
    EXPLODING_KITTEN,
    FACES,
    IMPLODING_KITTEN,
    IMPLODING_KITTEN_UP,
    UNKNOWN,
)
from defuse.game.kittens import has_free_streaking, show, threaten
from defuse.game.moves import INSERT, MAX_SEATS, Move
from defuse.game.questions import (
    DRAWN_FROM_TOP,
    NOT_DRAWN,
    Asked,
    Question,
    ask_one,
    asks_one,
    declare,
    no_answer,
)
from defuse.game.refusals import NO_SUCH_DEPTH, Refusal
from defuse.game.table import Table, role_of
from defuse.game.turns import END_ONE_TURN

# Whether a card that is drawn does not simply go to the hand.
_DOES_SOMETHING: Final[list[bool]] = [
    card in (EXPLODING_KITTEN, IMPLODING_KITTEN, IMPLODING_KITTEN_UP) for card in range(FACES)
]

_ABOUT_TO_DRAW: Final[list[Event]] = [Event(ABOUT_TO_DRAW, seat) for seat in range(MAX_SEATS)]
# By seat and card.
_DREW: Final[list[list[Event]]] = [
    [Event(DREW, seat, card=card, audience=1 << seat) for card in range(FACES)] for seat in range(MAX_SEATS)
]
_DREW_FROM_BOTTOM: Final[list[list[Event]]] = [
    [Event(DREW, seat, card=card, number=FROM_BOTTOM, audience=1 << seat) for card in range(FACES)]
    for seat in range(MAX_SEATS)
]


def announce_draw(table: Table, seat: i64) -> None:
    """Somebody is about to draw in a game where others may alter the future first (NOW-1)."""
    if table.log is not None:
        table.log.append(_ABOUT_TO_DRAW[seat])
    wait_before_draw(table, seat)


def wait_before_draw(table: Table, seat: i64) -> None:
    waits = table.witnesses(seat)
    if table.quick:
        waits &= table.nowers
    if waits:
        table.agenda.append(Step(REACT_TO_DRAW, seat, waits))
    else:
        draw(table, seat, False)


def stop_draw(table: Table) -> None:
    """A NOW card has come before a draw: the player who was about to draw chooses again (NOW-2)."""
    if len(table.agenda) > 1 and table.agenda[1].what == REACT_TO_DRAW:
        table.agenda.pop(1)


def draw(table: Table, seat: i64, bottom: bool) -> None:
    """Take the top (or bottom) card; the turn ends with it (TURN-1)."""
    table.agenda[0] = END_ONE_TURN[table.turn]
    pile = table.pile
    if not pile:
        table.tell(DREW_NOTHING, seat)
        return
    if table.front:
        caught = catcher_of(table, seat)
        if caught >= 0:
            catcher = CATCHERS[role_of(caught)]
            assert catcher is not None
            catcher.draw_instead(table, caught, bottom)
            return
    card: i64 = pile.pop(0) if bottom else pile.pop()
    log = table.log
    if log is not None:
        drew = _DREW_FROM_BOTTOM if bottom else _DREW
        log.append(drew[seat][card])
    if table.blind or _DOES_SOMETHING[card]:
        get(table, seat, card, True)
    else:
        table.gain(seat, card)


def get(table: Table, seat: i64, card: i64, drawn: bool) -> None:
    """A card from the pile reaches a player; only an own draw ends blindness (CB-1, CB-3, CB-5)."""
    sees = drawn and (table.blind >> seat) & 1 == 1
    if not _DOES_SOMETHING[card]:
        table.gain(seat, card)
        if sees:
            see_again(table, seat)
    elif card == EXPLODING_KITTEN:
        table.lift(card)
        if sees and has_free_streaking(table, seat):
            see_again(table, seat)
        threaten(table, seat, card)
    elif card == IMPLODING_KITTEN:
        table.lift(IMPLODING_KITTEN_UP)
        show(table, seat, card)
        if sees:
            see_again(table, seat)
        table.agenda.append(Step(CHOOSE_DEPTH, seat, 1 << seat, card=IMPLODING_KITTEN_UP))
    else:
        table.lift(card)
        show(table, seat, card)
        go_out(table, seat, IMPLODING_KITTEN)


class ChooseDepth(Question):
    """A player puts a card back into the pile: a kitten, which all have seen, or one that they bury (BUR-1)."""

    def __init__(self) -> None:
        super().__init__(CHOOSE_DEPTH, "insert", "a card goes back into the pile: at which depth?")
        self.left_word = "insert"
        self.below_others = self.is_public = True
        self.sets_off_held = True

    def list_moves(self, table: Table, step: Step, seat: i64, out: list[Move]) -> None:
        out.append(moves.INSERT_SOMEWHERE)

    def accept(self, table: Table, step: Step, seat: i64, move: Move) -> Refusal | None:
        if move.verb != INSERT:
            return no_answer(move)
        if not 0 <= move.number <= len(table.pile):
            return NO_SUCH_DEPTH
        table.agenda.pop()
        _put_back(table, step, move.number)
        return None

    def air(self, card: i64) -> list[int]:
        return [card]

    def card_seen(self, step: Step, seat: i64, asks_me: bool) -> i64:
        return step.card if asks_me or step.number != BURYING else UNKNOWN

    def complete(self, table: Table, step: Step, asked: Asked) -> None:
        asked.burying = step.number == BURYING
        asked.watchers = tuple(step.cards)

    def shows(self, table: Table, step: Step) -> list[int]:
        return [step.card]

    def drawn_unseen(self, step: Step) -> i64:
        return DRAWN_FROM_TOP if step.number == BURYING else NOT_DRAWN

    def restore(self, table: Table, asked: Asked, me: i64, dice: Dice) -> Step:
        number = BURYING if asked.burying else 0
        return Step(CHOOSE_DEPTH, asked.seat, 1 << asked.seat, card=asked.card, number=number, cards=[*asked.watchers])

    def restore_below(self, table: Table, asked: Asked) -> Step:
        return ask_one(CHOOSE_DEPTH, asked, EXPLODING_KITTEN)

    def is_possible(self, table: Table, step: Step) -> bool:
        if not asks_one(table, step) or not _are_seats(table, step.cards):
            return False
        return step.number == BURYING or (step.number == 0 and step.card in (EXPLODING_KITTEN, IMPLODING_KITTEN_UP))


def _are_seats(table: Table, seats: list[int]) -> bool:
    for seat in seats:
        if not 0 <= seat < table.seats or not table.is_present(seat):
            return False
    return True


def _put_back(table: Table, step: Step, depth: i64) -> None:
    """A card goes into the pile at a depth that only this player knows, and those who watch (ZMB-10)."""
    card = step.card
    table.land(card)
    table.pile.insert(len(table.pile) - depth, card)
    audience: i64 = 1 << step.seat
    for watcher in step.cards:
        audience |= 1 << watcher
    what = BURIED if step.number == BURYING else INSERTED
    table.tell(what, step.seat, card=card, number=depth, audience=audience)


declare(ChooseDepth())
