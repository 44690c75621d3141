"""The turn itself: which cards can be played, alone, together or as others (TURN)."""

from mypy_extensions import i64

from defuse.game import moves
from defuse.game.actions import BOTH_BARKING, FIVE_OF, PAIR_OF, SINGLE, TRIPLE_OF, Action
from defuse.game.agenda import CHOOSE_PLAY, Step
from defuse.game.blind_plays import turn_one_over
from defuse.game.card_lists import count_card, holds
from defuse.game.cards.barking import has_both
from defuse.game.cards.card import Card
from defuse.game.cards.deck import AIMED_AT, ALWAYS, CARDS, NOT_ALONE, NOTHING, SOMETIMES, STANDS_IN, WAYS_TO_PLAY
from defuse.game.chance import Dice
from defuse.game.combinations import (
    allows_five,
    list_alike,
    list_wild_combinations,
    title,
    why_not_alike,
    why_not_five,
)
from defuse.game.draws import announce_draw, draw
from defuse.game.kinds import (
    ALL_KINDS,
    BARKING_KITTEN,
    FERAL_CAT,
    GODCAT,
    NOPE,
    NOW_KINDS,
    UNKNOWN,
    are_kinds,
    is_kind,
    is_kitten,
    is_now,
)
from defuse.game.laying_down import is_other, lay_down, often_played, played_event, why_not_target
from defuse.game.moves import (
    AIMED,
    BLIND,
    BOTH,
    DRAW,
    FIVE,
    GODCAT_AS,
    NO_CARDS,
    NOBODY,
    NOPE_IT,
    ONE_CARD,
    OPEN,
    PAIR,
    PLAY,
    PLAYS,
    SEATS_IN,
    TRIPLE,
    Move,
)
from defuse.game.questions import Asked, QuestionAboutNoCard, ask_one, asks_one, declare, no_answer
from defuse.game.refusals import (
    BAD_TARGET,
    BLIND_CANNOT_REACT,
    BLIND_PLAYS_UNSEEN,
    DEAD_CANNOT,
    FILL_THE_BLANK,
    NEEDS_TARGET,
    NO_FIVE,
    NO_PAIR,
    NO_SUCH_KIND,
    NO_TRIPLE,
    NOT_AS_GODCAT,
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


def _list_if_possible(table: Table, seat: i64, card: Card, out: list[Move]) -> None:
    if card.obstacle(table, seat) is None:
        if card.needs_target(table, seat):
            _list_aimed(card.kind, card.targets(table, seat), out)
        else:
            out.append(PLAYS[card.kind])


def _list_aimed(kind: i64, targets: i64, out: list[Move]) -> None:
    aimed = AIMED[kind]
    seat: i64
    for seat in SEATS_IN[targets]:
        out.append(aimed[seat])


def _list_both(targets: i64, out: list[Move]) -> None:
    for seat in SEATS_IN[targets]:
        out.append(moves.both(seat))


def _list_disguises(table: Table, seat: i64, out: list[Move]) -> None:
    for kind in ALL_KINDS:
        if why_not_disguised(table, seat, kind) is None:
            card = CARDS[kind]
            if card.needs_target(table, seat):
                for target in SEATS_IN[card.targets(table, seat)]:
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


class ChoosePlay(QuestionAboutNoCard):
    """The turn: play on, or draw. Others may play NOW cards (NOW-1)."""

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
        if table.blind and table.is_blind(seat):
            out.append(moves.TURN_ONE_OVER)
            return
        last: i64 = -1
        titles: i64 = 0
        alike: list[int] = NO_CARDS  # the cards that have another one of their kind before them
        wild = False  # Godcat or Feral Cats are among them
        both = False  # a Barking Kitten is
        kind: i64
        for kind in hand:
            if kind == last:
                alike = [*alike, kind]
                if kind == FERAL_CAT:
                    titles += 1
                continue
            last = kind
            titles += 1
            way: i64 = WAYS_TO_PLAY[kind]
            if way == NOT_ALONE:
                continue
            if way == ALWAYS:
                out.append(PLAYS[kind])
            elif way == AIMED_AT:
                _list_aimed(kind, CARDS[kind].targets(table, seat), out)
            elif way == STANDS_IN:
                wild = True
            elif way == NOTHING:
                titles -= 1
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
            list_alike(table, seat, alike, out)
        if titles >= 5 and allows_five(table):
            out.append(moves.FIVE_SOMETHING)

    def accept(self, table: Table, step: Step, seat: i64, move: Move) -> Refusal | None:
        if seat != step.seat:
            return play_now(table, seat, move)
        verb = move.verb
        if verb == DRAW:
            if table.has_now:
                announce_draw(table, seat)
            else:
                draw(table, seat, False)
            return None
        if verb >= BLIND:
            return turn_one_over(table, seat) if verb == BLIND else no_answer(move)
        if table.blind and table.is_blind(seat):
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

    def restore(self, table: Table, asked: Asked, me: i64, dice: Dice) -> Step:
        return ask_one(CHOOSE_PLAY, asked)

    def restore_below(self, table: Table, asked: Asked) -> Step:
        return Step(CHOOSE_PLAY, table.turn, 1 << table.turn)

    def is_possible(self, table: Table, step: Step) -> bool:
        return asks_one(table, step) and table.lives(step.seat)


def list_now(table: Table, seat: i64, out: list[Move]) -> None:
    """The NOW cards of a player who has some and is not blind (NOW-1)."""
    if (table.nowers & ~table.blind) >> seat & 1:
        list_playable(table, seat, NOW_KINDS, out)


def list_playable(table: Table, seat: i64, kinds: list[int], out: list[Move]) -> None:
    """The cards of these kinds that a player has and may play at this moment."""
    for kind in kinds:
        if table.has(seat, kind):
            _list_if_possible(table, seat, CARDS[kind], out)


def play_now(table: Table, seat: i64, move: Move) -> Refusal | None:
    """A NOW card, out of turn; the dead may play nothing else (NOW-1, ZMB-3)."""
    if move.verb == NOPE_IT:
        return NOTHING_TO_NOPE
    if move.verb != PLAY or not is_now(move.card):
        return NOT_YOUR_TURN if table.lives(seat) else DEAD_CANNOT
    return play_out_of_turn(table, seat, move)


def play_out_of_turn(table: Table, seat: i64, move: Move) -> Refusal | None:
    """A card that its player may play out of turn at this moment."""
    if table.is_blind(seat):
        return BLIND_CANNOT_REACT
    return _play_single(table, seat, move)


def _why_not_at(table: Table, seat: i64, kind: i64, target: i64) -> Refusal | None:
    card = CARDS[kind]
    if not card.needs_target(table, seat):
        return None if target == NOBODY else TAKES_NO_TARGET
    if target == NOBODY:
        return NEEDS_TARGET
    return why_not_target(table, seat, card, target)


def _play_single(table: Table, seat: i64, move: Move) -> Refusal | None:
    kind = move.card
    if not holds(table.hands[seat], kind):
        return NOT_IN_HAND
    target = move.target
    if WAYS_TO_PLAY[kind] != ALWAYS or target != NOBODY:
        card = CARDS[kind]
        no = card.obstacle(table, seat)
        if no is None:
            no = _why_not_at(table, seat, kind, target)
        if no is not None:
            return no
        if card.acts_as(table) != kind:
            lay_down(table, played_event(_as_other(table, seat, card, target)), move.marked)
            return None
    lay_down(table, often_played(seat, SINGLE, kind, target), move.marked)
    return None


def _as_other(table: Table, seat: i64, card: Card, target: i64, laid: i64 = UNKNOWN) -> Action:
    """A card is played as another kind: a Clone, or Godcat in its place (ZMB-12, GC-1)."""
    cards = ONE_CARD[card.kind if laid == UNKNOWN else laid]
    return Action(seat, SINGLE, card.acts_as(table), target, -1, cards)


def _play_disguised(table: Table, seat: i64, move: Move) -> Refusal | None:
    kind = move.named
    if not table.has(seat, GODCAT):
        return NOT_IN_HAND
    no = why_not_disguised(table, seat, kind)
    if no is None:
        no = _why_not_at(table, seat, kind, move.target)
    if no is not None:
        return no
    lay_down(table, played_event(_as_other(table, seat, CARDS[kind], move.target, GODCAT)))
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
    if not is_other(table, seat, target):
        return BAD_TARGET
    if not triple and (can_be_robbed(table, table.alive) >> target) & 1 == 0:
        return VICTIM_HAS_NO_CARDS
    if triple:
        if move.named == OPEN:
            return FILL_THE_BLANK
        if not is_kind(move.named):
            return NO_SUCH_KIND
        lay_down(table, played_event(Action(seat, TRIPLE_OF, title(cards), target, move.named, cards)), move.marked)
    elif cards[0] == cards[1]:
        lay_down(table, often_played(seat, PAIR_OF, cards[0], target), move.marked)
    else:
        lay_down(table, played_event(Action(seat, PAIR_OF, title(cards), target, -1, cards)), move.marked)
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
    lay_down(table, played_event(Action(seat, FIVE_OF, cards[0], NOBODY, move.named, cards)), move.marked)
    return None


def _play_both(table: Table, seat: i64, target: i64) -> Refusal | None:
    if not has_both(table, seat):
        return NOT_BOTH
    if not is_other(table, seat, target):
        return BAD_TARGET
    lay_down(table, played_event(Action(seat, BOTH_BARKING, BARKING_KITTEN, target, -1, [BARKING_KITTEN] * 2)))
    return None


def _all_in_hand(table: Table, seat: i64, cards: list[int]) -> bool:
    if not are_kinds(cards):
        return False
    hand = table.hands[seat]
    last = UNKNOWN
    for card in cards:
        if card != last:
            if count_card(hand, card) < count_card(cards, card):
                return False
            last = card
    return True


declare(ChoosePlay())
