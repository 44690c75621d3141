"""What goes off, and who survives it and how."""

from typing import Final

from mypy_extensions import i64

from defuse.game import moves
from defuse.game.agenda import (
    ASK_WATCHERS,
    CHECK_HELD,
    CHOOSE_DEPTH,
    CHOOSE_PLAY,
    CHOOSE_RESCUE,
    CHOOSE_REVIVED,
    FIRST_TASK,
    Step,
)
from defuse.game.card_lists import count_card, has_card
from defuse.game.chance import MARKED_CARD, Dice, take_at_random
from defuse.game.deaths import go_out, revive, see_again
from defuse.game.events import DEFUSED, HELD, SHOWED, TURNED_OVER, Event
from defuse.game.kinds import (
    AFTER_RESCUE_KINDS,
    BARKING_KITTEN,
    DEFUSE,
    EXPLODING_KITTEN,
    FACES,
    GODCAT,
    STREAKING_KITTEN,
    ZOMBIE_KITTEN,
    any_of,
)
from defuse.game.moves import DEFUSE_IT, DEFUSE_WITH_GODCAT, DIE, HOLD, MAX_SEATS, NOBODY, PLAY, TARGET, Move
from defuse.game.questions import (
    NOT_DRAWN,
    Asked,
    Question,
    QuestionAboutNoCard,
    Task,
    ask_one,
    asks_one,
    declare,
    declare_task,
    no_answer,
)
from defuse.game.refusals import NEEDS_TARGET, NO_SUCH_WAY, NOT_DEAD, TAKES_NO_TARGET, Refusal
from defuse.game.table import Table
from defuse.game.turns import end_turn_soon

# The ways to survive or not, as bits of a question's number.
BY_DEFUSE: Final = 1
BY_GODCAT: Final = 2
BY_HOLDING: Final = 4
BY_ZOMBIE: Final = 8
NOT_AT_ALL: Final = 16  # a choice for who holds a Zombie Kitten (ZMB-2)


_SHOWED: Final[list[list[Event]]] = [
    [Event(SHOWED, seat, card=card) for card in range(FACES)] for seat in range(MAX_SEATS)
]


def show(table: Table, seat: i64, kitten: i64) -> None:
    """A kitten goes off, and all see it."""
    log = table.log
    if log is not None:
        log.append(_SHOWED[seat][kitten])


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
        if has_card(hand, ZOMBIE_KITTEN):
            ways |= BY_ZOMBIE | NOT_AT_ALL
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
        elif kind == ZOMBIE_KITTEN:
            return True
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
            show(table, seat, threat)
        go_out(table, seat, threat)
    elif ways & (ways - 1) == 0:
        _survive(table, seat, threat, ways)
    else:
        table.agenda.append(Step(CHOOSE_RESCUE, seat, 1 << seat, card=threat, number=ways))


class ChooseRescue(Question):
    """A player chooses how to survive, or not to. If it is an Exploding Kitten, nobody else may notice (SK-1)."""

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
        if step.number & BY_ZOMBIE:
            dead = table.dead()
            if dead == 0:
                out.append(moves.play(ZOMBIE_KITTEN))
            for other in range(table.seats):
                if (dead >> other) & 1:
                    out.append(moves.play(ZOMBIE_KITTEN, other))
            out.append(moves.GIVE_UP)

    def accept(self, table: Table, step: Step, seat: i64, move: Move) -> Refusal | None:
        way = _way(move)
        if way == 0:
            return no_answer(move)
        if step.number & way == 0:
            return NO_SUCH_WAY
        if way == BY_ZOMBIE:
            no = _why_not_revived(table, move.target)
            if no is not None:
                return no
        table.agenda.pop()
        if way == NOT_AT_ALL:
            if step.card == EXPLODING_KITTEN:
                show(table, seat, step.card)
            go_out(table, seat, step.card)
        elif way == BY_ZOMBIE:
            _use_zombie(table, seat, step.card, move.target, move.marked == 1)
        else:
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


def _way(move: Move) -> i64:
    verb = move.verb
    if verb == DEFUSE_IT:
        return BY_DEFUSE
    if verb == DEFUSE_WITH_GODCAT:
        return BY_GODCAT
    if verb == PLAY and move.card == ZOMBIE_KITTEN:
        return BY_ZOMBIE
    if verb == DIE:
        return NOT_AT_ALL
    return BY_HOLDING if verb == HOLD else 0


def _why_not_revived(table: Table, other: i64) -> Refusal | None:
    """If anybody is dead, exactly one of them is revived (ZMB-4)."""
    dead = table.dead()
    if other == NOBODY:
        return None if dead == 0 else NEEDS_TARGET
    if dead == 0:
        return TAKES_NO_TARGET
    return None if 0 <= other < table.seats and (dead >> other) & 1 else NOT_DEAD


def _survive(table: Table, seat: i64, threat: i64, way: i64) -> None:
    if way == BY_HOLDING:
        _hold(table, seat)
        return
    saviour = DEFUSE if way == BY_DEFUSE else GODCAT
    if threat == EXPLODING_KITTEN:
        show(table, seat, threat)
    table.lay_aside(seat, saviour)
    table.tell(DEFUSED, seat, card=saviour, number=threat)
    if threat == EXPLODING_KITTEN:
        _put_back(table, seat, [EXPLODING_KITTEN])


def _use_zombie(table: Table, seat: i64, threat: i64, other: i64, marked: bool) -> None:
    """A Zombie Kitten saves its player and revives somebody; first the own kitten goes back, then theirs (ZMB-4)."""
    if threat == EXPLODING_KITTEN:
        show(table, seat, threat)
    table.lose_chosen(seat, ZOMBIE_KITTEN, marked)
    table.put_away(seat, ZOMBIE_KITTEN)
    table.tell(DEFUSED, seat, card=ZOMBIE_KITTEN, number=threat)
    kittens: list[int] = []
    if other != NOBODY:
        table.agenda.append(Step(CHECK_HELD, other))
        kittens = revive(table, seat, other)
    if threat == EXPLODING_KITTEN:
        kittens.append(EXPLODING_KITTEN)
    _put_back(table, seat, kittens)


def _hold(table: Table, seat: i64) -> None:
    table.land(EXPLODING_KITTEN)
    table.gain(seat, EXPLODING_KITTEN)
    table.tell(HELD, seat, audience=1 << seat)


def _put_back(table: Table, seat: i64, kittens: list[int]) -> None:
    """A rescue asks where the kittens go, the last one first, and ends the turn if it is one's own (EK-2, ZMB-4)."""
    if not kittens:
        return
    for card in kittens:
        table.agenda.append(Step(CHOOSE_DEPTH, seat, 1 << seat, card=card))
    if seat == table.turn and table.agenda[0].what == CHOOSE_PLAY:
        end_turn_soon(table)
    if any_of(table.cast, AFTER_RESCUE_KINDS):
        table.agenda.append(Step(ASK_WATCHERS, seat))


def survive_blindly(table: Table, seat: i64, threat: i64) -> None:
    """Random cards are turned over and lost until everything that goes off has been defused (CB-3, CB-4, CB-9)."""
    kittens = 0
    zombies = 0
    if threat == EXPLODING_KITTEN:
        show(table, seat, threat)
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
        if card == DEFUSE or card == ZOMBIE_KITTEN or (card == GODCAT and seat == table.turn):
            dangers -= 1
            zombies += 1 if card == ZOMBIE_KITTEN else 0
            table.tell(DEFUSED, seat, card=card, number=threat)
        elif card == STREAKING_KITTEN and threat != BARKING_KITTEN and _holds_too_many(table, seat):
            _set_off(table, seat)
            show(table, seat, EXPLODING_KITTEN)
            kittens += 1
            dangers += 1
    see_again(table, seat)
    _put_back(table, seat, [EXPLODING_KITTEN] * kittens)
    for _ in range(min(zombies, bin(table.dead()).count("1"))):
        table.agenda.append(Step(CHOOSE_REVIVED, seat, 1 << seat))


class ChooseRevived(QuestionAboutNoCard):
    """A player who was blind has turned over the Zombie Kitten that saved them, and revives somebody (ZMB-4)."""

    def __init__(self) -> None:
        super().__init__(CHOOSE_REVIVED, "target", "a Zombie Kitten that you have turned over blindly revives a player")
        self.brings_kitten = False
        self.below_others = self.sets_off_held = self.is_public = True
        self.left_word = "revive"

    def list_moves(self, table: Table, step: Step, seat: i64, out: list[Move]) -> None:
        dead = table.dead()
        for other in range(table.seats):
            if (dead >> other) & 1:
                out.append(moves.aim(other))

    def accept(self, table: Table, step: Step, seat: i64, move: Move) -> Refusal | None:
        if move.verb != TARGET:
            return no_answer(move)
        no = _why_not_revived(table, move.target)
        if no is not None:
            return no
        table.agenda.pop()
        place = _under_own_kittens(table, seat)
        later = [Step(CHECK_HELD, move.target)]
        later += [Step(CHOOSE_DEPTH, seat, 1 << seat, card=card) for card in revive(table, seat, move.target)]
        table.agenda[place:place] = later
        if len(later) > 1 and any_of(table.cast, AFTER_RESCUE_KINDS) and place + len(later) == len(table.agenda):
            table.agenda.append(Step(ASK_WATCHERS, seat))
        return None

    def card_seen(self, step: Step, seat: i64, asks_me: bool) -> i64:
        return ZOMBIE_KITTEN

    def restore(self, table: Table, asked: Asked, me: i64, dice: Dice) -> Step:
        return ask_one(CHOOSE_REVIVED, asked)

    def restore_below(self, table: Table, asked: Asked) -> Step:
        return ask_one(CHOOSE_REVIVED, asked)

    def is_possible(self, table: Table, step: Step) -> bool:
        return asks_one(table, step) and table.dead() != 0


def _under_own_kittens(table: Table, seat: i64) -> i64:
    """Where in the agenda the kitten of somebody else comes: after all that this rescue has to put back."""
    agenda = table.agenda
    place = len(agenda)
    while place > 1:
        step = agenda[place - 1]
        if step.what >= FIRST_TASK and step.what != ASK_WATCHERS:
            break
        if step.what < FIRST_TASK and (step.seat != seat or step.what not in (CHOOSE_DEPTH, CHOOSE_REVIVED)):
            break
        place -= 1
    return place


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


def set_off_in_order(table: Table, below: i64) -> None:
    """The kittens that one move sets off at several players go off in order of play (SK-2).

    The agenda runs its last step first.
    """
    checks = table.agenda[below:]
    if len(checks) > 1:
        checks.reverse()
        table.agenda[below:] = checks


def receive(table: Table, seat: i64, kind: i64) -> None:
    """A card that was stolen, given or handed over arrives; nothing goes off at the dead (SK-3, ZMB-15)."""
    if kind == EXPLODING_KITTEN and table.lives(seat):
        table.lift(kind)
        threaten(table, seat, kind)
    else:
        table.gain(seat, kind)


declare(ChooseRescue())
declare(ChooseRevived())
declare_task(CheckHeld())
