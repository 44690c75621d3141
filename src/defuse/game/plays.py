"""The turn itself: which cards can be played, laying them down, and turning them over blindly (TURN, CB-2)."""

from typing import Final

from mypy_extensions import i64

from defuse.game import moves
from defuse.game.actions import BOTH_BARKING, FIVE_OF, PAIR_OF, SINGLE, TRIPLE_OF, Action
from defuse.game.agenda import CHOOSE_PLAY, CHOOSE_TARGET, Step
from defuse.game.card_lists import count_card
from defuse.game.cards.barking import has_both, lies_in_front
from defuse.game.cards.card import Card
from defuse.game.cards.deck import AIMED_AT, ALWAYS, CARDS, NOT_ALONE, NOTHING, SOMETIMES, STANDS_IN, WAYS_TO_PLAY
from defuse.game.chance import MARKED_CARD, Dice, take_at_random
from defuse.game.combinations import (
    allows_five,
    list_alike,
    list_wild_combinations,
    title,
    why_not_alike,
    why_not_five,
)
from defuse.game.draws import announce_draw, draw
from defuse.game.events import LAID, PLAYED, TURNED_OVER, Event
from defuse.game.kinds import (
    ALL_KINDS,
    ALTER_THE_FUTURE_NOW_3,
    BARKING_KITTEN,
    EXPLODING_KITTEN,
    FERAL_CAT,
    GODCAT,
    NOPE,
    PLACES,
    STREAKING_KITTEN,
    UNKNOWN,
    are_kinds,
    is_kind,
    is_kitten,
)
from defuse.game.kittens import check_held, survive_blindly
from defuse.game.moves import (
    AIMED,
    BLIND,
    BOTH,
    DRAW,
    FIVE,
    GODCAT_AS,
    MAX_SEATS,
    NOBODY,
    NOPE_IT,
    ONE_CARD,
    OPEN,
    PAIR,
    PLAY,
    PLAYS,
    TARGET,
    TRIPLE,
    Move,
)
from defuse.game.options import FIRST_RULES
from defuse.game.questions import NOT_DRAWN, Asked, Question, ask_one, asks_one, declare, no_answer
from defuse.game.reactions import start
from defuse.game.refusals import (
    BAD_TARGET,
    BLIND_CANNOT_REACT,
    BLIND_PLAYS_UNSEEN,
    FILL_THE_BLANK,
    NEEDS_TARGET,
    NO_CARDS,
    NO_FIVE,
    NO_PAIR,
    NO_SUCH_KIND,
    NO_TRIPLE,
    NOT_AS_GODCAT,
    NOT_BLIND,
    NOT_BOTH,
    NOT_IN_HAND,
    NOT_YOUR_TURN,
    NOTHING_TO_NOPE,
    OTHER_ANSWER,
    TAKES_NO_TARGET,
    VICTIM_HAS_NO_CARDS,
    Refusal,
)
from defuse.game.table import Table
from defuse.game.thefts import can_be_robbed

# What is played often, by form, seat, kind and target: made when it first happens, then shared with its action.
_OFTEN_PLAYED: Final[list[Event | None]] = [None] * (2 * MAX_SEATS * PLACES * (MAX_SEATS + 1))


def _list_if_possible(table: Table, seat: i64, card: Card, out: list[Move]) -> None:
    if card.obstacle(table, seat) is None:
        if card.needs_target(table, seat):
            _list_aimed(card.kind, card.targets(table, seat), out)
        else:
            out.append(PLAYS[card.kind])


def _list_aimed(kind: i64, targets: i64, out: list[Move]) -> None:
    seat: i64 = 0
    while targets >> seat:
        if (targets >> seat) & 1:
            out.append(AIMED[kind * MAX_SEATS + seat])
        seat += 1


def _list_both(targets: i64, out: list[Move]) -> None:
    for seat in range(MAX_SEATS):
        if (targets >> seat) & 1:
            out.append(moves.both(seat))


def _list_disguises(table: Table, seat: i64, out: list[Move]) -> None:
    for kind in ALL_KINDS:
        if why_not_disguised(table, seat, kind) is None:
            card = CARDS[kind]
            if card.needs_target(table, seat):
                targets = card.targets(table, seat)
                for target in range(table.seats):
                    if (targets >> target) & 1:
                        out.append(moves.godcat_as(kind, target))
            else:
                out.append(moves.godcat_as(kind))


def why_not_disguised(table: Table, seat: i64, kind: i64) -> Refusal | None:
    """Godcat can be any card of this game's deck but a Nope or a kitten (GC-1)."""
    if not is_kind(kind):
        return NO_SUCH_KIND
    if kind == NOPE or is_kitten(kind) or table.cast[kind] == 0 or not CARDS[kind].plays:
        return NOT_AS_GODCAT
    return CARDS[kind].obstacle(table, seat)


class ChoosePlay(Question):
    """The turn: play on, or draw. Others may play an Alter the Future NOW (NOW-1)."""

    def __init__(self) -> None:
        super().__init__(CHOOSE_PLAY, "turn", "it is your turn: play something or draw")
        self.is_open = True
        self.left_word = "turn"

    def list_moves(self, table: Table, step: Step, seat: i64, out: list[Move]) -> None:
        if seat != step.seat:
            list_now(table, seat, out)
            return
        out.append(moves.DRAW_A_CARD)
        hand = table.hands[seat]
        if not hand:
            return
        if (table.blind >> seat) & 1:
            out.append(moves.TURN_ONE_OVER)
            return
        last: i64 = -1
        titles: i64 = 0
        alike = False  # some cards may go together
        wild = False  # Godcat or Feral Cats are among them
        both = False  # a Barking Kitten is
        kind: i64
        for kind in hand:
            if kind == last:
                alike = True
                if kind == FERAL_CAT:
                    titles += 1
                continue
            last = kind
            way: i64 = WAYS_TO_PLAY[kind]
            if way == NOTHING:
                continue
            titles += 1
            if way == NOT_ALONE:
                continue
            if way == ALWAYS:
                out.append(PLAYS[kind])
            elif way == AIMED_AT:
                _list_aimed(kind, CARDS[kind].targets(table, seat), out)
            elif way == STANDS_IN:
                wild = True
            elif way == SOMETIMES:
                if is_kitten(kind):
                    titles -= 1
                if kind == BARKING_KITTEN:
                    both = has_both(table, seat)
                _list_if_possible(table, seat, CARDS[kind], out)
        if both:
            _list_both(table.others(seat), out)
        if wild:
            if table.keepers > 0 and table.has(seat, GODCAT):
                _list_disguises(table, seat, out)
            list_wild_combinations(table, seat, out)
        elif alike:
            list_alike(table, seat, out)
        if titles >= 5 and allows_five(table):
            out.append(moves.FIVE_SOMETHING)

    def accept(self, table: Table, step: Step, seat: i64, move: Move) -> Refusal | None:
        if seat != step.seat:
            return play_now(table, seat, move)
        verb = move.verb
        if verb == DRAW:
            if table.cast[ALTER_THE_FUTURE_NOW_3] > 0:
                announce_draw(table, seat)
            else:
                draw(table, seat, False)
            return None
        if verb == BLIND:
            return _turn_one_over(table, seat)
        if verb > BLIND:
            return no_answer(move)
        if (table.blind >> seat) & 1:
            return BLIND_PLAYS_UNSEEN
        if verb == PLAY:
            return _play_single(table, seat, move)
        if verb == PAIR or verb == TRIPLE:
            return _play_alike(table, seat, move)
        if verb == FIVE:
            return _play_five(table, seat, move)
        if verb == BOTH:
            return _play_both(table, seat, move.target)
        if verb == GODCAT_AS:
            return _play_disguised(table, seat, move)
        return OTHER_ANSWER

    def air(self, card: i64) -> list[int]:
        return []

    def card_seen(self, step: Step, seat: i64, asks_me: bool) -> i64:
        return UNKNOWN

    def drawn_unseen(self, step: Step) -> i64:
        return NOT_DRAWN

    def restore(self, table: Table, asked: Asked, me: i64, dice: Dice) -> Step:
        return ask_one(CHOOSE_PLAY, asked)

    def restore_below(self, table: Table, asked: Asked) -> Step:
        return Step(CHOOSE_PLAY, table.turn, 1 << table.turn)

    def is_possible(self, table: Table, step: Step) -> bool:
        return asks_one(table, step)


def list_now(table: Table, seat: i64, out: list[Move]) -> None:
    """Alter the Future NOW, for a player who has one and is not blind (NOW-1)."""
    if (table.nowers & ~table.blind) >> seat & 1:
        out.append(PLAYS[ALTER_THE_FUTURE_NOW_3])


def play_now(table: Table, seat: i64, move: Move) -> Refusal | None:
    """Alter the Future NOW, out of turn (NOW-1)."""
    if move.verb == NOPE_IT:
        return NOTHING_TO_NOPE
    if move.verb != PLAY or move.card != ALTER_THE_FUTURE_NOW_3:
        return NOT_YOUR_TURN
    if table.is_blind(seat):
        return BLIND_CANNOT_REACT
    return _play_single(table, seat, move)


def _why_not_at(table: Table, seat: i64, kind: i64, target: i64) -> Refusal | None:
    card = CARDS[kind]
    if not card.needs_target(table, seat):
        return None if target == NOBODY else TAKES_NO_TARGET
    if target == NOBODY:
        return NEEDS_TARGET
    return _why_not_target(table, seat, card, target)


def _why_not_target(table: Table, seat: i64, card: Card, target: i64) -> Refusal | None:
    if not _is_other(table, seat, target):
        return BAD_TARGET
    return None if (card.targets(table, seat) >> target) & 1 else card.not_at()


def _is_other(table: Table, seat: i64, target: i64) -> bool:
    return 0 <= target < table.seats and (table.others(seat) >> target) & 1 == 1


def _play_single(table: Table, seat: i64, move: Move) -> Refusal | None:
    kind = move.card
    if not table.has(seat, kind):
        return NOT_IN_HAND
    card = CARDS[kind]
    if card.conditional or not card.plays:
        no = card.obstacle(table, seat)
        if no is not None:
            return no
    if card.aims or card.conditional or move.target != NOBODY:
        no = _why_not_at(table, seat, kind, move.target)
        if no is not None:
            return no
    _lay_down(table, _often_played(seat, SINGLE, kind, move.target), move.marked)
    return None


def _often_played(seat: i64, form: i64, kind: i64, target: i64) -> Event:
    """That somebody plays a card alone, or two of a kind."""
    place = ((form * MAX_SEATS + seat) * PLACES + kind) * (MAX_SEATS + 1) + target + 1  # NOBODY is -1
    event = _OFTEN_PLAYED[place]
    if event is None:
        cards = ONE_CARD[kind] if form == SINGLE else [kind, kind]
        event = _played(Action(seat, form, kind, target, -1, cards))
        _OFTEN_PLAYED[place] = event
    return event


def _played(act: Action) -> Event:
    return Event(PLAYED, act.seat, act.target, act.kind, 0, act.cards, act)


def _play_disguised(table: Table, seat: i64, move: Move) -> Refusal | None:
    kind = move.named
    if not table.has(seat, GODCAT):
        return NOT_IN_HAND
    no = why_not_disguised(table, seat, kind)
    if no is None:
        no = _why_not_at(table, seat, kind, move.target)
    if no is not None:
        return no
    _lay_down(table, _played(Action(seat, SINGLE, kind, move.target, -1, ONE_CARD[GODCAT])))
    return None


def _play_alike(table: Table, seat: i64, move: Move) -> Refusal | None:
    cards = move.cards
    triple = move.verb == TRIPLE
    if len(cards) != (3 if triple else 2):
        return NO_TRIPLE if triple else NO_PAIR
    if not _all_in_hand(table, seat, cards):
        return NOT_IN_HAND
    no = why_not_alike(table, cards)
    if no is not None:
        return no
    target = move.target
    if target == NOBODY:
        return NEEDS_TARGET
    if not _is_other(table, seat, target):
        return BAD_TARGET
    if not triple and (can_be_robbed(table, table.alive) >> target) & 1 == 0:
        return VICTIM_HAS_NO_CARDS
    if triple:
        if move.named == OPEN:
            return FILL_THE_BLANK
        if not is_kind(move.named):
            return NO_SUCH_KIND
        _lay_down(table, _played(Action(seat, TRIPLE_OF, title(cards), target, move.named, cards)), move.marked)
    elif cards[0] == cards[1]:
        _lay_down(table, _often_played(seat, PAIR_OF, cards[0], target), move.marked)
    else:
        _lay_down(table, _played(Action(seat, PAIR_OF, title(cards), target, -1, cards)), move.marked)
    return None


def _play_five(table: Table, seat: i64, move: Move) -> Refusal | None:
    cards = move.cards
    if move.named == OPEN:
        return FILL_THE_BLANK
    if len(cards) != 5:
        return NO_FIVE
    if not _all_in_hand(table, seat, cards):
        return NOT_IN_HAND
    no = why_not_five(table, cards, move.named)
    if no is not None:
        return no
    _lay_down(table, _played(Action(seat, FIVE_OF, cards[0], NOBODY, move.named, cards)), move.marked)
    return None


def _play_both(table: Table, seat: i64, target: i64) -> Refusal | None:
    if not has_both(table, seat):
        return NOT_BOTH
    if not _is_other(table, seat, target):
        return BAD_TARGET
    _lay_down(table, _played(Action(seat, BOTH_BARKING, BARKING_KITTEN, target, -1, [BARKING_KITTEN] * 2)))
    return None


def _all_in_hand(table: Table, seat: i64, cards: list[int]) -> bool:
    if not are_kinds(cards):
        return False
    hand = table.hands[seat]
    last = UNKNOWN
    for card in cards:
        if card != last and count_card(hand, card) < count_card(cards, card):
            return False
        last = card
    return True


def _lay_down(table: Table, played: Event, marked: i64 = 0) -> None:
    """The cards leave the hand for all to see, and the reactions begin."""
    act = played.act
    assert act is not None
    seat = act.seat
    if table.log is not None:
        table.log.append(played)
    if act.kind == BARKING_KITTEN and act.cards[0] == BARKING_KITTEN:
        _lay_barking(table, act)
    else:
        if table.marked:
            _take_up_chosen(table, act, marked)
        else:
            for card in act.cards:
                table.lose_unmarked(seat, card)
        for card in act.cards:
            if card == GODCAT:
                table.put_away(seat, card)
            else:
                table.discard.append(card)
    start(table, act)


def _take_up_chosen(table: Table, act: Action, marked: i64) -> None:
    """The cards leave the hand, the marked ones among them first, so that the others can be unmarked (MRK-1)."""
    for place in range(len(act.cards)):
        if (marked >> place) & 1:
            table.lose_chosen(act.seat, act.cards[place], True)
    for place in range(len(act.cards)):
        if (marked >> place) & 1 == 0:
            table.lose_chosen(act.seat, act.cards[place], False)


def _lay_barking(table: Table, act: Action) -> None:
    """Barking Kittens lie in front of their player (BK-1); one of two may lie there already (BK-3)."""
    seat = act.seat
    count = len(act.cards)
    if act.form == BOTH_BARKING and lies_in_front(table, seat):
        count = 1
    for _ in range(count):
        table.lose(seat, BARKING_KITTEN)
        _lay_one_barking(table, seat)


def _lay_one_barking(table: Table, seat: i64) -> None:
    table.lay(seat, seat, BARKING_KITTEN)
    table.tell(LAID, seat, other=seat, card=BARKING_KITTEN)


def _turn_one_over(table: Table, seat: i64) -> Refusal | None:
    """A blind player plays a random card: it works, asks for a target, is lost, or goes off (CB-2, CB-4)."""
    if not table.is_blind(seat):
        return NOT_BLIND
    if not table.hands[seat]:
        return NO_CARDS
    kind = take_at_random(table, seat) & ~MARKED_CARD
    table.tell(TURNED_OVER, seat, card=kind)
    card = CARDS[kind]
    if kind == EXPLODING_KITTEN:
        table.lift(kind)
        survive_blindly(table, seat, kind)
    elif kind == BARKING_KITTEN and _has_the_other(table, seat):
        table.lift(kind)
        table.agenda.append(Step(CHOOSE_TARGET, seat, 1 << seat, card=kind))
    elif not _can_be_played_blindly(table, seat, card):
        table.put_away(seat, kind)
        if kind == STREAKING_KITTEN:
            check_held(table, seat)
    elif card.needs_target(table, seat):
        table.lift(kind)
        table.agenda.append(Step(CHOOSE_TARGET, seat, 1 << seat, card=kind))
    else:
        _play_turned_over(table, seat, kind, NOBODY)
    return None


def _can_be_played_blindly(table: Table, seat: i64, card: Card) -> bool:
    if not card.plays or card.obstacle(table, seat) is not None:
        return False
    return not card.needs_target(table, seat) or card.targets(table, seat) != 0


def _has_the_other(table: Table, seat: i64) -> bool:
    """Whether the other Barking Kitten lies in front of a blind player, or unseen in the hand (BK-3, CB-9)."""
    in_hand = table.options.rules != FIRST_RULES and table.has(seat, BARKING_KITTEN)
    return in_hand or lies_in_front(table, seat)


class ChooseTarget(Question):
    """A blind player has turned over a card and chooses its target (CB-2)."""

    def __init__(self) -> None:
        super().__init__(CHOOSE_TARGET, "target", "a card that you have turned over blindly needs a target")
        self.brings_kitten = False

    def list_moves(self, table: Table, step: Step, seat: i64, out: list[Move]) -> None:
        targets = CARDS[step.card].targets(table, step.seat)
        for target in range(table.seats):
            if (targets >> target) & 1:
                out.append(moves.aim(target))

    def accept(self, table: Table, step: Step, seat: i64, move: Move) -> Refusal | None:
        if move.verb != TARGET:
            return no_answer(move)
        no = _why_not_target(table, seat, CARDS[step.card], move.target)
        if no is not None:
            return no
        table.agenda.pop()
        table.land(step.card)
        _play_turned_over(table, seat, step.card, move.target)
        return None

    def air(self, card: i64) -> list[int]:
        return [card]

    def card_seen(self, step: Step, seat: i64, asks_me: bool) -> i64:
        return step.card

    def drawn_unseen(self, step: Step) -> i64:
        return NOT_DRAWN

    def restore(self, table: Table, asked: Asked, me: i64, dice: Dice) -> Step:
        return ask_one(CHOOSE_TARGET, asked, asked.card)

    def is_possible(self, table: Table, step: Step) -> bool:
        if not asks_one(table, step) or not is_kind(step.card):
            return False
        card = CARDS[step.card]
        return (card.needs_target(table, step.seat) or step.card == BARKING_KITTEN) and card.targets(
            table, step.seat
        ) != 0


def _play_turned_over(table: Table, seat: i64, kind: i64, target: i64) -> None:
    form = BOTH_BARKING if kind == BARKING_KITTEN and target != NOBODY else SINGLE
    act = Action(seat, form, kind, target, -1, ONE_CARD[kind])
    table.tell(PLAYED, seat, card=kind, other=target, cards=act.cards, act=act)
    if kind == BARKING_KITTEN:
        if form == BOTH_BARKING and not lies_in_front(table, seat):
            table.lose(seat, BARKING_KITTEN)
            _lay_one_barking(table, seat)
        _lay_one_barking(table, seat)
    else:
        table.put_away(seat, kind)
    start(table, act)


declare(ChoosePlay())
declare(ChooseTarget())
