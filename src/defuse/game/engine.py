"""The loop: moves in, events out, refusals with rule ids."""

from itertools import permutations
from typing import Final

from defuse.game import moves
from defuse.game.cards.armageddon import assign, turn_up
from defuse.game.cards.barking import settle
from defuse.game.cards.futures import put_in_order, top_cards
from defuse.game.cards.looks import put_looked_at_on_top, take_looked_at
from defuse.game.cards.puts import choose_put, next_put
from defuse.game.chance import Dice
from defuse.game.combinations import every_five, some_five
from defuse.game.draws import draw, put_back
from defuse.game.events import SURFACED, Event
from defuse.game.kinds import (
    ALTER_THE_FUTURE_NOW_3,
    DEVILCAT,
    EXPLODING_KITTEN,
    GODCAT,
    IMPLODING_KITTEN,
    IMPLODING_KITTEN_UP,
    KINDS,
)
from defuse.game.kittens import BY_DEFUSE, BY_GODCAT, BY_HOLDING, check_held, has_two_ways, survive
from defuse.game.moves import (
    ASSIGN,
    DEFUSE_IT,
    DEFUSE_WITH_GODCAT,
    FIVE,
    GIVE,
    HOLD,
    INSERT,
    KEEP,
    NOBODY,
    NOPE_IT,
    ORDER,
    PASS,
    PICK_GODCAT,
    PICK_RANDOM,
    PUT,
    SWAP,
    TAKE,
    TARGET,
    TOP,
    TRIPLE,
    Move,
)
from defuse.game.plays import choose_play, choose_target, list_plays, list_targets, play_now
from defuse.game.questions import (
    BURYING,
    CHECK_HELD,
    CHOOSE_ASSIGNMENT,
    CHOOSE_DEPTH,
    CHOOSE_GIFT,
    CHOOSE_HECK,
    CHOOSE_ORDER,
    CHOOSE_PLAY,
    CHOOSE_PUT,
    CHOOSE_RESCUE,
    CHOOSE_SIDE,
    CHOOSE_TARGET,
    CHOOSE_THEFT,
    END_TURN,
    NEXT_PUT,
    PASS_TURNS,
    QUESTIONS,
    REACT,
    REACT_TO_DRAW,
    SETTLE_BARKING,
    Step,
)
from defuse.game.reactions import list_reactions, react
from defuse.game.refusals import (
    FILL_THE_BLANK,
    GAME_OVER,
    NO_SUCH_DEPTH,
    NO_SUCH_SEAT,
    NO_SUCH_WAY,
    NOT_ASKED,
    NOT_IN_HAND,
    NOT_NOW,
    NOTHING_TO_NOPE,
    OTHER_ANSWER,
    YOU_ARE_OUT,
    Refusal,
)
from defuse.game.table import Table
from defuse.game.thefts import give, pick_godcat, pick_random
from defuse.game.turns import end_turn, pass_turns

_WAYS: Final[dict[int, int]] = {DEFUSE_IT: BY_DEFUSE, DEFUSE_WITH_GODCAT: BY_GODCAT, HOLD: BY_HOLDING}


class Game:
    """A game in progress. `play` is the only way to change it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.veil_from = 0  # how many events the others know while somebody chooses in secret

    @property
    def over(self) -> bool:
        return self.table.winner != NOBODY

    @property
    def winner(self) -> int:
        """The seat that has won, or NOBODY (-1)."""
        return self.table.winner

    @property
    def question(self) -> Step:
        """What the table waits for; there is none after the end."""
        return self.table.agenda[-1]

    @property
    def waiting(self) -> list[int]:
        """The seats that are asked now. Alter the Future NOW can come from others, too."""
        agenda = self.table.agenda
        if not agenda:
            return []
        waits = agenda[-1].waits
        return [seat for seat in range(self.table.seats) if (waits >> seat) & 1]

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, or nothing in a copy that keeps no log."""
        log = self.table.log
        return [] if log is None else log

    def clone(self) -> "Game":
        """A copy for thinking ahead: it keeps no log."""
        return Game(self.table.clone())

    def __deepcopy__(self, memo: dict[int, object]) -> "Game":
        return self.clone()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (Game, (self.table,))

    def next_seat(self) -> int:
        """The first seat that is asked, or NOBODY after the end."""
        agenda = self.table.agenda
        if not agenda:
            return NOBODY
        step = agenda[-1]
        if (step.waits >> step.seat) & 1:
            return step.seat
        seat = 0
        while (step.waits >> seat) & 1 == 0:
            seat += 1
        return seat

    def legal_moves(self, seat: int) -> list[Move]:
        """Every legal move of a seat; depths, orders, named kinds and fives stand as one open move each."""
        out: list[Move] = []
        table = self.table
        agenda = table.agenda
        if not agenda or seat < 0 or (table.alive >> seat) & 1 == 0:
            return out
        step = agenda[-1]
        what = step.what
        if what == CHOOSE_PLAY:
            if seat == step.seat:
                list_plays(table, seat, out)
            else:
                _list_now(table, seat, out)
        elif what == REACT:
            list_reactions(table, step, seat, out)
        elif what == REACT_TO_DRAW:
            if (step.waits >> seat) & 1:
                out.append(moves.PASS_ON_IT)
            if seat != step.seat:
                _list_now(table, seat, out)
        elif (step.waits >> seat) & 1:
            _list_answers(table, step, seat, out)
        return out

    def every_move(self, seat: int) -> list[Move]:
        """Every legal move of a seat with all blanks filled in. This can be long: some thousands for a five."""
        found: list[Move] = []
        for move in self.legal_moves(seat):
            if move.open:
                found.extend(self.completions(seat, move))
            else:
                found.append(move)
        return found

    def completions(self, seat: int, move: Move) -> list[Move]:
        """All ways to fill in the blank of an open move."""
        table = self.table
        if move.verb == INSERT:
            return [moves.insert(depth) for depth in range(len(table.pile) + 1)]
        if move.verb == ORDER:
            top = sorted(top_cards(table, table.agenda[-1].number))
            return [moves.order(list(cards)) for cards in sorted(set(permutations(top)))]
        if move.verb == TRIPLE:
            cards = move.cards
            return [moves.triple(cards[0], cards[1], cards[2], move.target, named) for named in range(KINDS)]
        if move.verb == FIVE:
            return every_five(table, seat)
        return [move]

    def complete(self, seat: int, move: Move, dice: Dice) -> Move:
        """Fill in the blank of an open move at random; other moves come back as they are."""
        if not move.open:
            return move
        table = self.table
        if move.verb == INSERT:
            return moves.insert(dice.roll(len(table.pile) + 1))
        if move.verb == TRIPLE:
            named = _some_kind(table, dice)
            return moves.triple(move.cards[0], move.cards[1], move.cards[2], move.target, named)
        if move.verb == FIVE:
            return some_five(table, seat, dice)
        cards = top_cards(table, table.agenda[-1].number)
        for i in range(len(cards) - 1, 0, -1):
            j = dice.roll(i + 1)
            swap = cards[i]
            cards[i] = cards[j]
            cards[j] = swap
        return moves.order(cards)

    def play(self, seat: int, move: Move) -> list[Event] | Refusal:
        """Accept a move and say what happened, or refuse it and change nothing."""
        table = self.table
        log = table.log
        before = 0 if log is None else len(log)
        no = self.submit(seat, move)
        if no is not None:
            return no
        return [] if log is None else log[before:]

    def submit(self, seat: int, move: Move) -> Refusal | None:
        """As `play`, without collecting what happened."""
        table = self.table
        agenda = table.agenda
        if not agenda or seat < 0 or (table.alive >> seat) & 1 == 0:
            return _why_not_at_all(table, seat)
        before: Table | None = None
        heard = 0
        if table.keepers > 0 and (table.veil is not None or may_choose_in_secret(table)):
            before = table.clone()
            heard = len(self.events)
        step = agenda[-1]
        if step.what == CHOOSE_PLAY:
            no = choose_play(table, step, seat, move)
        else:
            no = _answer(table, step, seat, move)
        if no is not None:
            return no
        agenda = table.agenda
        if agenda and agenda[-1].what >= QUESTIONS:
            run(table)
        if table.cast[IMPLODING_KITTEN] > 0:
            show_top(table)
        if before is not None:
            self._draw_veil(before, heard, seat)
        return None

    def _draw_veil(self, before: Table, heard: int, mover: int) -> None:
        """While somebody chooses how to survive, the others see the table as it was before that move (SK-1)."""
        table = self.table
        agenda = table.agenda
        if not agenda or agenda[-1].what != CHOOSE_RESCUE:
            table.veil = None
        elif table.veil is None:
            if mover != agenda[-1].seat:
                before.agenda[-1] = before.agenda[-1].without(mover)
            table.veil = before
            self.veil_from = heard


def may_choose_in_secret(table: Table) -> bool:
    """Whether the next move can bring an Exploding Kitten to somebody with more than one way to survive it."""
    return _kitten_near(table) and _somebody_has_two_ways(table)


def _kitten_near(table: Table) -> bool:
    """Whether one lies where it can be drawn, is in the air, or is held in a hand."""
    pile = table.pile
    if table.air or (pile and (pile[-1] == EXPLODING_KITTEN or pile[0] == EXPLODING_KITTEN)):
        return True
    for hand in table.hands:
        if hand and hand[0] == EXPLODING_KITTEN:
            return True
    return False


def _somebody_has_two_ways(table: Table) -> bool:
    for hand in table.hands:
        if hand and has_two_ways(hand):
            return True
    return False


def _why_not_at_all(table: Table, seat: int) -> Refusal:
    if not table.agenda:
        return GAME_OVER
    return YOU_ARE_OUT if 0 <= seat < table.seats else NO_SUCH_SEAT


def run(table: Table) -> None:
    """Carry out what is due until somebody has to be asked or the game is over."""
    while table.agenda:
        step = table.agenda[-1]
        what = step.what
        if what < QUESTIONS:
            return
        table.agenda.pop()
        if what == END_TURN:
            end_turn(table, step.number)
        elif what == PASS_TURNS:
            pass_turns(table, step.other, step.number)
        elif what == CHECK_HELD:
            check_held(table, step.seat)
        elif what == NEXT_PUT:
            next_put(table, step)
        elif what == SETTLE_BARKING:
            settle(table, step.seat, step.other)


def show_top(table: Table) -> None:
    """Everybody sees an Imploding Kitten that lies face up on top (IK-3)."""
    pile = table.pile
    on_top = len(pile) > 0 and pile[-1] == IMPLODING_KITTEN_UP
    if on_top and not table.surfaced:
        table.tell(SURFACED, table.turn)
    table.surfaced = on_top


def _some_kind(table: Table, dice: Dice) -> int:
    """A kind of this game, to be named."""
    kind = dice.roll(KINDS)
    while table.cast[kind] == 0:
        kind = (kind + 1) % KINDS
    return kind


def _list_now(table: Table, seat: int, out: list[Move]) -> None:
    if (table.nowers & ~table.blind) >> seat & 1:
        out.append(moves.play(ALTER_THE_FUTURE_NOW_3))


def _list_answers(table: Table, step: Step, seat: int, out: list[Move]) -> None:
    what = step.what
    if what == CHOOSE_GIFT or what == CHOOSE_PUT:
        last = -1
        for kind in table.hands[seat]:
            if kind != last:
                out.append(moves.give(kind) if what == CHOOSE_GIFT else moves.put(kind))
            last = kind
    elif what == CHOOSE_DEPTH:
        out.append(moves.INSERT_SOMEWHERE)
    elif what == CHOOSE_ORDER:
        out.append(moves.ORDER_SOMEHOW)
    elif what == CHOOSE_RESCUE:
        if step.number & BY_DEFUSE:
            out.append(moves.USE_DEFUSE)
        if step.number & BY_GODCAT:
            out.append(moves.USE_GODCAT)
        if step.number & BY_HOLDING:
            out.append(moves.HOLD_IT)
    elif what == CHOOSE_ASSIGNMENT:
        others = table.others(seat)
        for target in range(table.seats):
            if (others >> target) & 1:
                out.append(moves.assign(GODCAT, target))
                out.append(moves.assign(DEVILCAT, target))
    elif what == CHOOSE_SIDE:
        out.append(moves.KEEP_IT)
        out.append(moves.SWAP_THEM)
    elif what == CHOOSE_HECK:
        out.append(moves.TAKE_IT)
        out.append(moves.PUT_ON_TOP)
    elif what == CHOOSE_THEFT:
        out.append(moves.PICK_THE_GODCAT)
        out.append(moves.PICK_AT_RANDOM)
    elif what == CHOOSE_TARGET:
        list_targets(table, step, out)


def _answer(table: Table, step: Step, seat: int, move: Move) -> Refusal | None:
    what = step.what
    if what == REACT:
        if move.verb != PASS and move.verb != NOPE_IT:
            return _why_not_asked(step, seat, move)
        return react(table, step, seat, move)
    if what == REACT_TO_DRAW:
        return _react_to_draw(table, step, seat, move)
    if (step.waits >> seat) & 1 == 0:
        return _why_not_asked(step, seat, move)
    if move.open:
        return FILL_THE_BLANK
    return _answer_alone(table, step, seat, move)


def _why_not_asked(step: Step, seat: int, move: Move) -> Refusal:
    if move.verb == moves.PLAY and move.card == ALTER_THE_FUTURE_NOW_3:
        return NOT_NOW
    if move.verb == NOPE_IT:
        return NOTHING_TO_NOPE
    return OTHER_ANSWER if (step.waits >> seat) & 1 else NOT_ASKED


def _react_to_draw(table: Table, step: Step, seat: int, move: Move) -> Refusal | None:
    """Everybody lets the draw happen, or somebody alters the future before it (NOW-1, NOW-2)."""
    if move.verb == PASS:
        if (step.waits >> seat) & 1 == 0:
            return NOT_ASKED
        table.agenda.pop()
        waits = step.waits & ~(1 << seat)
        if waits:
            table.agenda.append(Step(REACT_TO_DRAW, step.seat, waits))
        else:
            draw(table, step.seat, False)
        return None
    if seat == step.seat:
        return NOT_ASKED
    table.agenda.pop()
    no = play_now(table, seat, move)
    if no is not None:
        table.agenda.append(step)
    return no


def _answer_alone(table: Table, step: Step, seat: int, move: Move) -> Refusal | None:
    what = step.what
    verb = move.verb
    if what == CHOOSE_GIFT and verb == GIVE:
        if not table.has(seat, move.card):
            return NOT_IN_HAND
        table.agenda.pop()
        give(table, seat, step.other, move.card)
    elif what == CHOOSE_PUT and verb == PUT:
        return choose_put(table, step, seat, move.card)
    elif what == CHOOSE_DEPTH and verb == INSERT:
        if not 0 <= move.number <= len(table.pile):
            return NO_SUCH_DEPTH
        table.agenda.pop()
        put_back(table, seat, step.card, move.number, step.number == BURYING)
    elif what == CHOOSE_ORDER and verb == ORDER:
        return put_in_order(table, step, move.cards)
    elif what == CHOOSE_RESCUE and verb in _WAYS:
        way = _WAYS[verb]
        if step.number & way == 0:
            return NO_SUCH_WAY
        table.agenda.pop()
        survive(table, seat, step.card, way)
    elif what == CHOOSE_ASSIGNMENT and verb == ASSIGN:
        return assign(table, step, move.card, move.target)
    elif what == CHOOSE_SIDE and (verb == KEEP or verb == SWAP):
        turn_up(table, step, verb == SWAP)
    elif what == CHOOSE_HECK and verb == TAKE:
        table.agenda.pop()
        take_looked_at(table, seat, step.card)
    elif what == CHOOSE_HECK and verb == TOP:
        table.agenda.pop()
        put_looked_at_on_top(table, seat, step.card)
    elif what == CHOOSE_THEFT and verb == PICK_GODCAT:
        table.agenda.pop()
        pick_godcat(table, seat, step.other)
    elif what == CHOOSE_THEFT and verb == PICK_RANDOM:
        table.agenda.pop()
        pick_random(table, seat, step.other)
    elif what == CHOOSE_TARGET and verb == TARGET:
        return choose_target(table, step, move.target)
    else:
        return NOTHING_TO_NOPE if verb == NOPE_IT else OTHER_ANSWER
    return None
