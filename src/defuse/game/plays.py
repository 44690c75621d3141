"""The turn itself: which cards can be played, laying them down, and turning them over blindly (TURN, CB-2)."""

from defuse.game import moves
from defuse.game.actions import BOTH_BARKING, FIVE_OF, PAIR_OF, SINGLE, TRIPLE_OF, Action
from defuse.game.cards.barking import has_both, lies_in_front
from defuse.game.cards.card import Card
from defuse.game.cards.deck import AIMED_AT, ALWAYS, CARDS, SOMETIMES, WAYS_TO_PLAY
from defuse.game.chance import MARKED_CARD, take_at_random
from defuse.game.combinations import (
    list_alike,
    list_five,
    list_wild_combinations,
    title,
    why_not_alike,
    why_not_five,
)
from defuse.game.draws import announce_draw, draw
from defuse.game.events import LAID, PLAYED, TURNED_OVER, Event
from defuse.game.kinds import (
    ALTER_THE_FUTURE_NOW_3,
    BARKING_KITTEN,
    EXPLODING_KITTEN,
    FERAL_CAT,
    GODCAT,
    KINDS,
    NOPE,
    STREAKING_KITTEN,
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
    OPEN,
    PAIR,
    PLAY,
    PLAYS,
    TRIPLE,
    Move,
)
from defuse.game.options import FIRST_RULES
from defuse.game.questions import CHOOSE_TARGET, Step
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


def list_plays(table: Table, seat: int, out: list[Move]) -> None:
    """Everything the player whose turn it is may do."""
    out.append(moves.DRAW_A_CARD)
    hand = table.hands[seat]
    if not hand:
        return
    if (table.blind >> seat) & 1:
        out.append(moves.TURN_ONE_OVER)
        return
    last = -1
    titles = 0
    alike = False  # some cards may go together
    wild = False  # Godcat or Feral Cats are among them
    for kind in hand:
        if kind == last:
            alike = True
            continue
        last = kind
        if kind > BARKING_KITTEN:
            titles += 1
            if kind >= GODCAT:
                wild = wild or kind <= FERAL_CAT
                continue
        way = WAYS_TO_PLAY[kind]
        if way == ALWAYS:
            out.append(PLAYS[kind])
        elif way == AIMED_AT:
            _list_aimed(kind, CARDS[kind].targets(table, seat), out)
        elif way == SOMETIMES and CARDS[kind].obstacle(table, seat) is None:
            out.append(PLAYS[kind])
    if hand[0] <= BARKING_KITTEN and BARKING_KITTEN in hand and has_both(table, seat):
        _list_both(table.others(seat), out)
    if wild:
        if table.keepers > 0 and GODCAT in hand:
            _list_disguises(table, seat, out)
        list_wild_combinations(table, seat, out)
    elif alike:
        list_alike(table, seat, out)
    if titles >= 5 or wild:
        list_five(table, seat, out)


def _list_aimed(kind: int, targets: int, out: list[Move]) -> None:
    seat = 0
    while targets >> seat:
        if (targets >> seat) & 1:
            out.append(AIMED[kind * MAX_SEATS + seat])
        seat += 1


def _list_both(targets: int, out: list[Move]) -> None:
    for seat in range(MAX_SEATS):
        if (targets >> seat) & 1:
            out.append(moves.both(seat))


def _list_disguises(table: Table, seat: int, out: list[Move]) -> None:
    for kind in range(KINDS):
        if why_not_disguised(table, seat, kind) is None:
            card = CARDS[kind]
            if card.aims:
                targets = card.targets(table, seat)
                for target in range(table.seats):
                    if (targets >> target) & 1:
                        out.append(moves.godcat_as(kind, target))
            else:
                out.append(moves.godcat_as(kind))


def why_not_disguised(table: Table, seat: int, kind: int) -> Refusal | None:
    """Godcat can be any card of this game's deck but a Nope or a kitten (GC-1)."""
    if not 0 <= kind < KINDS:
        return NO_SUCH_KIND
    if kind == NOPE or is_kitten(kind) or table.cast[kind] == 0 or not CARDS[kind].plays:
        return NOT_AS_GODCAT
    return CARDS[kind].obstacle(table, seat)


def choose_play(table: Table, step: Step, seat: int, move: Move) -> Refusal | None:
    """The answer to CHOOSE_PLAY, or an Alter the Future NOW of somebody else."""
    verb = move.verb
    if seat != step.seat:
        return play_now(table, seat, move)
    if verb == DRAW:
        if table.cast[ALTER_THE_FUTURE_NOW_3] > 0:
            announce_draw(table, seat)
        else:
            draw(table, seat, False)
        return None
    if verb == BLIND:
        return _turn_one_over(table, seat)
    if verb > BLIND:
        return NOTHING_TO_NOPE if verb == NOPE_IT else OTHER_ANSWER
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


def play_now(table: Table, seat: int, move: Move) -> Refusal | None:
    """Alter the Future NOW, out of turn (NOW-1)."""
    if move.verb == NOPE_IT:
        return NOTHING_TO_NOPE
    if move.verb != PLAY or move.card != ALTER_THE_FUTURE_NOW_3:
        return NOT_YOUR_TURN
    if table.is_blind(seat):
        return BLIND_CANNOT_REACT
    return _play_single(table, seat, move)


def _why_not_at(table: Table, seat: int, kind: int, target: int) -> Refusal | None:
    card = CARDS[kind]
    if not card.aims:
        return None if target == NOBODY else TAKES_NO_TARGET
    if target == NOBODY:
        return NEEDS_TARGET
    return _why_not_target(table, seat, card, target)


def _why_not_target(table: Table, seat: int, card: Card, target: int) -> Refusal | None:
    if not _is_other(table, seat, target):
        return BAD_TARGET
    return None if (card.targets(table, seat) >> target) & 1 else card.not_at()


def _is_other(table: Table, seat: int, target: int) -> bool:
    return 0 <= target < table.seats and (table.others(seat) >> target) & 1 == 1


def _play_single(table: Table, seat: int, move: Move) -> Refusal | None:
    kind = move.card
    if not 0 <= kind < KINDS or not table.has(seat, kind):
        return NOT_IN_HAND
    card = CARDS[kind]
    if card.conditional or not card.plays:
        no = card.obstacle(table, seat)
        if no is not None:
            return no
    if card.aims or move.target != NOBODY:
        no = _why_not_at(table, seat, kind, move.target)
        if no is not None:
            return no
    _lay_down(table, Action(seat, SINGLE, kind, move.target, -1, [kind]), move.marked)
    return None


def _play_disguised(table: Table, seat: int, move: Move) -> Refusal | None:
    kind = move.named
    if not table.has(seat, GODCAT):
        return NOT_IN_HAND
    no = why_not_disguised(table, seat, kind)
    if no is None:
        no = _why_not_at(table, seat, kind, move.target)
    if no is not None:
        return no
    _lay_down(table, Action(seat, SINGLE, kind, move.target, -1, [GODCAT]))
    return None


def _play_alike(table: Table, seat: int, move: Move) -> Refusal | None:
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
        if not 0 <= move.named < KINDS:
            return NO_SUCH_KIND
        _lay_down(table, Action(seat, TRIPLE_OF, title(cards), target, move.named, cards), move.marked)
    else:
        _lay_down(table, Action(seat, PAIR_OF, title(cards), target, -1, cards), move.marked)
    return None


def _play_five(table: Table, seat: int, move: Move) -> Refusal | None:
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
    _lay_down(table, Action(seat, FIVE_OF, cards[0], NOBODY, move.named, cards), move.marked)
    return None


def _play_both(table: Table, seat: int, target: int) -> Refusal | None:
    if not has_both(table, seat):
        return NOT_BOTH
    if not _is_other(table, seat, target):
        return BAD_TARGET
    _lay_down(table, Action(seat, BOTH_BARKING, BARKING_KITTEN, target, -1, [BARKING_KITTEN, BARKING_KITTEN]))
    return None


def _all_in_hand(table: Table, seat: int, cards: list[int]) -> bool:
    hand = table.hands[seat]
    for card in cards:
        if hand.count(card) < cards.count(card):
            return False
    return True


def _lay_down(table: Table, act: Action, marked: int = 0) -> None:
    """The cards leave the hand for all to see, and the reactions begin."""
    seat = act.seat
    if table.log is not None:
        table.log.append(Event(PLAYED, seat, act.target, act.kind, 0, act.cards, act))
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


def _take_up_chosen(table: Table, act: Action, marked: int) -> None:
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


def _lay_one_barking(table: Table, seat: int) -> None:
    table.lay(seat, seat, BARKING_KITTEN)
    table.tell(LAID, seat, other=seat, card=BARKING_KITTEN)


def _turn_one_over(table: Table, seat: int) -> Refusal | None:
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
    elif not card.plays or card.obstacle(table, seat) is not None or (card.aims and card.targets(table, seat) == 0):
        table.put_away(seat, kind)
        if kind == STREAKING_KITTEN:
            check_held(table, seat)
    elif card.aims:
        table.lift(kind)
        table.agenda.append(Step(CHOOSE_TARGET, seat, 1 << seat, card=kind))
    else:
        _play_turned_over(table, seat, kind, NOBODY)
    return None


def _has_the_other(table: Table, seat: int) -> bool:
    """Whether the other Barking Kitten lies in front of a blind player, or unseen in the hand (BK-3, CB-9)."""
    in_hand = table.options.rules != FIRST_RULES and table.has(seat, BARKING_KITTEN)
    return in_hand or lies_in_front(table, seat)


def choose_target(table: Table, step: Step, target: int) -> Refusal | None:
    """The answer to CHOOSE_TARGET."""
    no = _why_not_target(table, step.seat, CARDS[step.card], target)
    if no is not None:
        return no
    table.agenda.pop()
    table.land(step.card)
    _play_turned_over(table, step.seat, step.card, target)
    return None


def list_targets(table: Table, step: Step, out: list[Move]) -> None:
    targets = CARDS[step.card].targets(table, step.seat)
    for target in range(table.seats):
        if (targets >> target) & 1:
            out.append(moves.aim(target))


def _play_turned_over(table: Table, seat: int, kind: int, target: int) -> None:
    form = BOTH_BARKING if kind == BARKING_KITTEN and target != NOBODY else SINGLE
    act = Action(seat, form, kind, target, -1, [kind])
    table.tell(PLAYED, seat, card=kind, other=target, cards=act.cards, act=act)
    if kind == BARKING_KITTEN:
        if form == BOTH_BARKING and not lies_in_front(table, seat):
            table.lose(seat, BARKING_KITTEN)
            _lay_one_barking(table, seat)
        _lay_one_barking(table, seat)
    else:
        table.put_away(seat, kind)
    start(table, act)
