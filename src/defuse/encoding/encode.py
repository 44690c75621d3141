"""A view and a move as sparse numbers."""

from typing import Final

from mypy_extensions import i64

from defuse.encoding import layout as at
from defuse.game import moves as m
from defuse.game.agenda import REACT
from defuse.game.cards.deck import CARDS
from defuse.game.kinds import (
    ALL_KINDS,
    BARKING_KITTEN,
    DEFUSE,
    EXPLODING_KITTEN,
    GODCAT,
    IMPLODING_KITTEN,
    IMPLODING_KITTEN_UP,
    NOPE,
    PLACES,
    TOWER_OF_POWER,
    UNKNOWN,
    ZOMBIE_KITTEN,
    is_plain_cat,
)
from defuse.game.moves import Move
from defuse.game.options import RULE_FIELDS
from defuse.sight.cast import kinds_in
from defuse.sight.odds import chance_by_counting, who_is_hit
from defuse.sight.survival import escapes, lives, safe_draws
from defuse.sight.unseen import count_unseen
from defuse.sight.view import View

assert len(RULE_FIELDS) <= at.RULES

_EVERY_CARD: Final[list[int]] = list(range(at.CARDS))
_PLAIN_CATS: Final[list[int]] = [kind for kind in ALL_KINDS if is_plain_cat(kind)]


class Rows:
    """Encodings one after the other: the places that are not zero, with their values."""

    __slots__ = ("places", "starts", "values")

    def __init__(self) -> None:
        self.places: list[int] = []
        self.values: list[float] = []
        self.starts: list[int] = []  # where each row begins

    def begin(self) -> None:
        """A new row."""
        self.starts.append(len(self.places))

    def set(self, place: int, value: float = 1.0) -> None:
        self.places.append(place)
        self.values.append(value)

    def set_run(self, first: int, number: int) -> None:
        """So many places that follow each other."""
        for place in range(first, first + number):
            self.set(place)


class Encoder:
    """One view, counted once; its moves are encoded against it.

    Plain cats are all alike, so the one we hold most of comes first; where actions name them, each keeps its own place.
    """

    def __init__(self, view: View, cats_alike: bool = True) -> None:
        self.cats_alike = cats_alike
        self.discarded = [0] * PLACES
        self.unseen = [0] * PLACES
        self.have = [0] * at.CARDS  # our hand; a blind one counts at the end, as UNKNOWN
        self.look_at(view)

    def look_at(self, view: View) -> None:
        """Another view of the same game or of one with the same cards; what was counted before is gone."""
        self.view = view
        self.kinds = kinds = kinds_in(view.cast)
        self.known_places = len(view.pile) - view.pile.count(UNKNOWN)
        discarded = self.discarded
        for kind in kinds:
            discarded[kind] = 0
        for card in view.discard:
            discarded[card] += 1
        count_unseen(view, discarded, self.unseen, self.known_places > 0)
        self.unseen_total = _total(self.unseen, kinds)
        self.neighbours = view.opponents()  # the next one first
        self.stands_for = _cats_in_order(view) if self.cats_alike else _EVERY_CARD
        have = self.have
        have[UNKNOWN] = 0
        for kind in kinds:
            have[kind] = 0
        for card in view.hand:
            have[card] += 1
        self.lives = lives(view, have)
        self.draw_risk = self.risk(0) if who_is_hit(view) == view.seat else 0.0  # of our own next draw

    # The view

    def state(self, out: Rows) -> None:
        """The view without the moves, as one more row."""
        out.begin()
        self.setting(out)
        self.situation(out)

    def setting(self, out: Rows) -> None:
        """What stays the same all through a game: the cards, the number of players, the rules."""
        view = self.view
        for kind in self.kinds:
            out.set(at.CAST + kind)
        out.set(at.SEATS + view.seats)
        self._options(out)
        self._table(out)

    def situation(self, out: Rows) -> None:
        """All that can change."""
        view = self.view
        self._cards(out)
        self._own(out)
        self._turn(out)
        self._question(out)
        self._pile(out)
        self._trail(out)
        self._survival(out)
        alive = 0
        for one in view.alive:
            alive += one
        out.set(at.ALIVE + alive)
        for side in range(2):
            if view.mat[side]:
                out.set(at.MAT + side)
        for place in range(min(len(self.neighbours), at.NEIGHBOURS)):
            self._opponent(out, at.OPPONENTS + place * at.OPPONENT.size, self.neighbours[place])

    def _cards(self, out: Rows) -> None:
        view = self.view
        unseen = self.unseen
        stands_for = self.stands_for
        have = self.have
        for kind in self.kinds:
            if have[kind] > 0:
                out.set_run(at.HAND + 3 * stands_for[kind], min(have[kind], 3))
        discarded = self.discarded
        total = max(1, self.unseen_total)
        for kind in self.kinds:
            if unseen[kind] > 0:
                out.set(at.UNSEEN + stands_for[kind], unseen[kind] / total)
            if discarded[kind]:
                out.set(at.DISCARD + stands_for[kind], discarded[kind] / 4)
        for place in range(min(2, len(view.discard))):
            out.set(at.DISCARD_TOP + place * PLACES + stands_for[view.discard[place]])

    def _own(self, out: Rows) -> None:
        view = self.view
        seat = view.seat
        _thresholds(out, at.OWN, len(view.hand), at.HAND_SIZES)
        if view.blind[seat]:
            out.set(at.OWN + 8)
        for card in view.marked[seat]:
            if card != UNKNOWN:
                out.set(at.MARKED + self.stands_for[card])
        for lying in view.front:
            if lying.bearer == seat:
                if lying.kind == TOWER_OF_POWER:
                    out.set(at.OWN + 9)
                    out.set(at.OWN + 10, view.storage_size / 6)
                elif lying.kind == BARKING_KITTEN:
                    out.set(at.OWN + 11)
                elif CARDS[lying.role].owner_gets_draw:
                    out.set(at.OWN + 12)
            elif lying.owner == seat and CARDS[lying.role].owner_gets_draw:
                out.set(at.OWN + 13)

    def _turn(self, out: Rows) -> None:
        view = self.view
        if view.turn == view.seat:
            out.set(at.TURN)
        if view.attacked:
            out.set(at.TURN + 1)
        if view.direction == 1:
            out.set(at.TURN + 2)
        if view.back_to == view.seat:
            out.set(at.TURN + 3)
        elif view.back_to >= 0:
            out.set(at.TURN + 4)
        if view.turn >= 0 and self.neighbours and self.neighbours[len(self.neighbours) - 1] == view.turn:
            out.set(at.TURN + 5)
        _reached(out, at.OWED, view.owed)

    def _question(self, out: Rows) -> None:
        view = self.view
        question = view.question
        if question is None:
            return
        out.set(at.QUESTION + question.what)
        if question.card != UNKNOWN:
            out.set(at.ABOUT_CARD + self.stands_for[question.card])
        act = question.act
        if act is None or question.what != REACT:
            return
        out.set(at.ACT_KIND + self.stands_for[act.kind])
        out.set(at.ACT_FORM + act.form)
        if act.named >= 0:
            out.set(at.ACT_NAMED + self.stands_for[act.named])
        if act.seat == view.seat:
            out.set(at.ACT_ABOUT)
        else:
            out.set(at.ACT_BY + self._place_of(act.seat))
        if act.target == view.seat:
            out.set(at.ACT_ABOUT + 1)
        elif act.target >= 0:
            out.set(at.ACT_ABOUT + 2)
        if question.chain % 2:
            out.set(at.ACT_ABOUT + 3)
        if question.chain and question.seat == view.seat:
            out.set(at.ACT_ABOUT + 4)

    def _pile(self, out: Rows) -> None:
        view = self.view
        _thresholds(out, at.PILE_SIZE, view.pile_size, at.SIZES)
        unseen = self.unseen[EXPLODING_KITTEN]
        seen = 0
        first = -1
        if self.known_places:
            for place in range(len(view.pile)):
                card = view.pile[place]
                if card == EXPLODING_KITTEN or card == IMPLODING_KITTEN_UP:
                    seen += 1
                    if first < 0:
                        first = place
        _reached(out, at.KITTENS, unseen + seen)
        _reached(out, at.KITTENS_UNSEEN, unseen)
        if 0 <= first < 10:
            out.set(at.FIRST_KITTEN + first)
        if view.cast[IMPLODING_KITTEN]:
            out.set(at.IMPLODING)
            if view.imploding_up:
                out.set(at.IMPLODING + 1)
            if view.imploding_on_top:
                out.set(at.IMPLODING + 2)
        _risk(out, at.TOP_RISK, self.risk(0))
        _risk(out, at.BOTTOM_RISK, self.risk(len(view.pile) - 1))
        if self.known_places:
            self._known_cards(out)

    def _known_cards(self, out: Rows) -> None:
        pile = self.view.pile
        for place in range(min(at.KNOWN_PLACES, len(pile))):
            card = pile[place]
            if card != UNKNOWN:
                out.set(at.PLACES_KNOWN + place)
                out.set(at.PLACES + place * at.CARDS + self.stands_for[card])
        bottom = pile[len(pile) - 1]
        if bottom != UNKNOWN:
            out.set(at.BOTTOM_CARD + self.stands_for[bottom])

    def _trail(self, out: Rows) -> None:
        view = self.view
        if view.shunned:
            out.set(at.SHUNNED)
        if view.put_back_by >= 0:
            out.set(at.PUT_BACK_BY + self._place_of(view.put_back_by))
            if view.left_since < 6:
                out.set(at.PUT_BACK_SINCE + view.left_since)
            out.set(at.PUT_BACK_SINCE + 6, 1 / (1 + view.left_since))
        for number in range(min(3, view.defused[view.seat])):
            out.set(at.SURVIVED + number)

    def _survival(self, out: Rows) -> None:
        """What is sure about our next draw, what saves us, and who is dead (ZMB-3)."""
        view = self.view
        by_counting = 0 if view.pile and view.pile[0] != UNKNOWN else 1
        if self.draw_risk >= 1.0:
            out.set(at.DRAW_SURE + (by_counting if self.lives == 0 else 2))
        elif self.draw_risk == 0.0:
            out.set(at.DRAW_SURE + 3 + by_counting)
        _reached(out, at.SAFE_DRAWS, safe_draws(view.pile))
        for number in range(min(3, self.lives)):
            out.set(at.LIVES + number)
        _reached(out, at.ESCAPES, escapes(self.have))
        dead = 0
        for seat in range(view.seats):
            dead += view.dead[seat]
        if view.dead[view.seat]:
            out.set(at.DEAD)
        _reached(out, at.DEAD + 1, dead)

    def _place_of(self, seat: int) -> int:
        """Which of the next opponents somebody is; all others count as a later one."""
        for place in range(min(len(self.neighbours), at.NEIGHBOURS)):
            if self.neighbours[place] == seat:
                return place
        return at.NEIGHBOURS

    def risk(self, place: int) -> float:
        """How likely the card at a place is deadly, by counting."""
        return chance_by_counting(self.view, place, self.unseen[EXPLODING_KITTEN]) if self.view.pile else 0.0

    def _options(self, out: Rows) -> None:
        options = self.view.options
        for place in range(len(RULE_FIELDS)):
            if getattr(options, RULE_FIELDS[place]):
                out.set(at.OPTIONS + place)

    def _table(self, out: Rows) -> None:
        """How this table plays, as far as numbers say it."""
        view = self.view
        _reached(out, at.DEALT, view.options.deal)
        out.set(at.STACKING + view.options.attack_stacking)
        size = 0
        for kind in ALL_KINDS:
            size += view.cast[kind]
        _thresholds(out, at.GAME_SIZE, size, at.GAME_SIZES)
        saving = view.cast[DEFUSE] + view.cast[ZOMBIE_KITTEN]
        out.set(at.GAME_SIZE + len(at.GAME_SIZES), saving / view.seats)

    def _opponent(self, out: Rows, first: int, seat: int) -> None:
        view = self.view
        hand = view.hands[seat]
        out.set(first + at.THERE)
        _thresholds(out, first + at.THEIR_SIZE, len(hand), at.HAND_SIZES)
        unknown = 0
        defuse = False
        nope = False
        for card in hand:
            if card == UNKNOWN:
                unknown += 1
            else:
                out.set(first + at.THEIR_KNOWN + self.stands_for[card])
                defuse = defuse or card == DEFUSE or card == GODCAT
                nope = nope or card == NOPE or card == GODCAT
        facts = first + at.THEIR_FACTS
        if view.turn == seat:
            out.set(facts)
        if view.blind[seat]:
            out.set(facts + 1)
        if view.marked[seat]:
            out.set(facts + 2, len(view.marked[seat]) / 2)
        for lying in view.front:
            if lying.bearer == seat:
                if lying.kind == TOWER_OF_POWER:
                    out.set(facts + 3)
                elif lying.kind == BARKING_KITTEN:
                    out.set(facts + 4)
                elif lying.owner == view.seat and CARDS[lying.role].owner_gets_draw:
                    out.set(facts + 5)
            elif lying.owner == seat and lying.bearer == view.seat and CARDS[lying.role].owner_gets_draw:
                out.set(facts + 6)
        out.set(first + at.THEIR_DEFUSE, 1.0 if defuse else self._chance(DEFUSE, unknown))
        out.set(first + at.THEIR_NOPE, 1.0 if nope else self._chance(NOPE, unknown))
        out.set(first + at.THEIR_UNKNOWN, unknown / 8)
        for number in range(min(3, view.eyes[seat])):
            out.set(first + at.THEIR_EYES + number)
        for number in range(min(3, view.defused[seat])):
            out.set(first + at.THEIR_PAST + number)
        for number in range(min(3, view.robbed[seat])):
            out.set(first + at.THEIR_PAST + 3 + number)

    def _chance(self, kind: int, cards: int) -> float:
        """How likely so many unseen cards hold one of a kind, all unseen cards being alike."""
        wanted = self.unseen[kind]
        total = self.unseen_total
        if wanted <= 0 or cards <= 0 or total <= 0:
            return 0.0
        none = 1.0
        for taken in range(min(cards, total)):
            left = total - taken
            none *= max(0.0, left - wanted) / left
        return 1.0 - none

    # Moves

    def move(self, move: Move, out: Rows) -> None:
        """A move without blanks, as one more row."""
        out.begin()
        view = self.view
        verb = move.verb
        out.set(at.VERB + verb)
        if move.card != UNKNOWN:
            out.set(at.PLAYED + self.stands_for[move.card])
        if move.named >= 0:
            out.set(at.NAMED + self.stands_for[move.named])
            if move.target >= 0 and move.named in view.hands[move.target]:
                out.set(at.NAMED_KNOWN)
            out.set(at.NAMED_KNOWN + 1, self.unseen[move.named] / max(1, self.unseen_total))
        if verb == m.ORDER:
            for place in range(min(at.KNOWN_PLACES, len(move.cards))):
                out.set(at.ORDERED + place * at.CARDS + self.stands_for[move.cards[place]])
        else:
            for card in move.cards:
                out.set(at.USED + self.stands_for[card])
        if move.target >= 0:
            out.set(at.TARGET + self._place_of(move.target))
            self._opponent(out, at.TARGET_IS, move.target)
            if view.dead[move.target]:
                out.set(at.TARGET_FACTS)
            if move.target == view.seat:
                out.set(at.TARGET_FACTS + 1)
        if verb == m.DRAW:
            self._draw(out)
        if verb == m.INSERT:
            self._depth(out, move.number)

    def _draw(self, out: Rows) -> None:
        risk = self.draw_risk
        if risk == 0.0:
            out.set(at.DRAWS + 1)
            return
        out.set(at.DRAWS + 2, risk)
        if self.lives == 0:
            out.set(at.DRAWS + 3, risk)
            if risk >= 1.0:
                out.set(at.DRAWS)

    def _depth(self, out: Rows, depth: int) -> None:
        size = self.view.pile_size
        if depth < 10:
            out.set(at.DEPTH + depth)
        if depth == size:
            out.set(at.DEPTH + 10)
        elif depth == size - 1:
            out.set(at.DEPTH + 11)
        out.set(at.DEPTH + 12, depth / max(1, size))
        players = len(self.neighbours) + 1
        drawer = depth % players  # counted from the player who draws next, which is the next opponent
        if drawer == players - 1:
            out.set(at.DEPTH_FOR + at.NEIGHBOURS + 1)
        else:
            out.set(at.DEPTH_FOR + min(drawer, at.NEIGHBOURS))


def _total(unseen: list[int], kinds: list[int]) -> int:
    total: i64 = 0
    for kind in kinds:
        total += unseen[kind]
    return total


def _cats_in_order(view: View) -> list[int]:
    """The place of every card in the encoding where plain cats are alike."""
    counts = [0] * PLACES
    for card in view.hand:
        if card != UNKNOWN and is_plain_cat(card):
            counts[card] += 1
    stands_for = _EVERY_CARD.copy()
    place = 0
    for number in range(len(view.hand), -1, -1):
        for kind in _PLAIN_CATS:
            if counts[kind] == number:
                stands_for[kind] = _PLAIN_CATS[place]
                place += 1
    return stands_for


def _thresholds(out: Rows, first: int, number: int, thresholds: list[int]) -> None:
    """All of the thresholds that the number reaches."""
    reached: i64 = 0
    for threshold in thresholds:
        if number < threshold:
            break
        reached += 1
    out.set_run(first, reached)


def _reached(out: Rows, first: int, number: int) -> None:
    """All of 1 .. 8 that the number reaches."""
    out.set_run(first, min(number, len(at.FEW)))


def _risk(out: Rows, first: int, risk: float) -> None:
    out.set(first, risk)
    reached: i64 = 0
    for threshold in at.RISKS:
        if risk < threshold:
            break
        reached += 1
    out.set_run(first + 1, reached)


STATE_SIZE: Final = at.STATE.size
MOVE_SIZE: Final = at.MOVE.size
