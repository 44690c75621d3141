"""A view and a move as sparse numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from defuse.encoding import layout as at
from defuse.game import moves as m
from defuse.game.agenda import REACT
from defuse.game.card_lists import has_card
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
from defuse.sight.glance import NO_QUESTION, Glance
from defuse.sight.odds import counted_chance, who_takes_draw
from defuse.sight.survival import escapes, lives, safe_draws
from defuse.sight.unseen import count_unseen, no_counts
from defuse.sight.view import View

assert len(RULE_FIELDS) <= at.RULES

_EVERY_CARD: Final[vec[i64]] = vec[i64](list(range(at.CARDS)))
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

    def set(self, place: i64, value: float = 1.0) -> None:
        self.places.append(place)
        self.values.append(value)

    def set_ratio(self, place: i64, number: i64, of: i64) -> None:
        """So many of so many."""
        self.set(place, float(number) / float(of))

    def set_run(self, first: i64, number: i64) -> None:
        """So many places that follow each other."""
        for place in range(first, first + number):
            self.set(place)


class Encoder:
    """What one seat knows, counted once; its moves are encoded against it.

    Plain cats are all alike, so the one we hold most of comes first; where actions name them, each keeps its own place.
    """

    def __init__(self, view: View | None = None, cats_alike: bool = True) -> None:
        self.cats_alike = cats_alike
        self.seen = Glance()
        self.discarded = no_counts()
        self.unseen = no_counts()
        self.have = no_counts()  # our hand; nothing while blind
        self.unseen_total: i64 = 0
        self.unknown_places: i64 = 0  # of the pile
        self.stands_for = _EVERY_CARD
        self.lives: i64 = 0
        self.draw_risk = 0.0  # of our own next draw
        if view is not None:
            self.look_at(view)

    def look_at(self, view: View) -> None:
        """Another view of the same game or of one with the same cards; what was counted before is gone."""
        self.seen.read(view)
        self.count()

    def count(self) -> None:
        """Count what `seen` says now."""
        seen = self.seen
        discarded, unseen, have = self.discarded, self.unseen, self.have
        kind: i64
        for kind in seen.kinds:
            discarded[kind] = 0
            have[kind] = 0
        for kind in seen.discard:
            discarded[kind] += 1
        for kind in seen.hand:
            have[kind] += 1
        self.unknown_places = count_unseen(seen.cast, seen.sure, seen.pile, seen.front, discarded, unseen)
        total: i64 = 0
        for kind in seen.kinds:
            total += unseen[kind]
        self.unseen_total = total
        if self.cats_alike:
            self.stands_for = _cats_in_order(seen.hand)
        self.lives = lives(seen.imploding_on_top, seen.hand)
        self.draw_risk = self.risk(0) if who_takes_draw(seen.front, seen.seat) == seen.seat else 0.0

    # The view

    def state(self, out: Rows) -> None:
        """The view without the moves, as one more row."""
        out.begin()
        self.setting(out)
        self.situation(out)

    def setting(self, out: Rows) -> None:
        """What stays the same all through a game: the cards, the number of players, the rules."""
        seen = self.seen
        for kind in seen.kinds:
            out.set(at.CAST + kind)
        out.set(at.SEATS + seen.seats)
        self._options(out)
        self._table(out)

    def situation(self, out: Rows) -> None:
        """All that can change."""
        seen = self.seen
        self._cards(out)
        self._own(out)
        self._turn(out)
        if seen.question != NO_QUESTION:
            self._question(out)
        self._pile(out)
        self._trail(out)
        self._survival(out)
        opponents, rivals = seen.opponents, seen.rivals
        out.set(at.ALIVE + rivals + ((seen.alive >> seen.seat) & 1))
        for side in range(2):
            if (seen.mat >> side) & 1:
                out.set(at.MAT + side)
        for place in range(min(rivals, at.NEIGHBOURS)):
            self._opponent(out, at.OPPONENTS + place * at.OPPONENT_SIZE, opponents[place])

    def _cards(self, out: Rows) -> None:
        seen = self.seen
        stands_for, have, unseen, discarded = self.stands_for, self.have, self.unseen, self.discarded
        kind: i64
        number: i64
        place: i64
        for kind in seen.kinds:
            number = have[kind]
            if number > 0:
                out.set_run(at.HAND + 3 * stands_for[kind], min(number, 3))
        total = max(1, self.unseen_total)
        for kind in seen.kinds:
            place = stands_for[kind]
            number = unseen[kind]
            if number > 0:
                out.set_ratio(at.UNSEEN + place, number, total)
            number = discarded[kind]
            if number > 0:
                out.set_ratio(at.DISCARD + place, number, 4)
        discard = seen.discard
        last: i64 = len(discard) - 1
        for back in range(min(2, last + 1)):
            place = stands_for[discard[last - back]]
            out.set(at.DISCARD_TOP + back * PLACES + place)

    def _own(self, out: Rows) -> None:
        seen = self.seen
        seat = seen.seat
        out.set_run(at.OWN, _reached_sizes(seen.sizes[seat], _HAND_LEVELS))
        if (seen.blind >> seat) & 1:
            out.set(at.OWN + 8)
        if seen.marked:
            for card in seen.marked[seat]:
                if card != UNKNOWN:
                    out.set(at.MARKED + self.stands_for[card])
        for lying in seen.front:
            if lying.bearer == seat:
                if lying.kind == TOWER_OF_POWER:
                    out.set(at.OWN + 9)
                    out.set(at.OWN + 10, float(seen.storage_size) / 6.0)
                elif lying.kind == BARKING_KITTEN:
                    out.set(at.OWN + 11)
                elif CARDS[lying.role].owner_gets_draw:
                    out.set(at.OWN + 12)
            elif lying.owner == seat and CARDS[lying.role].owner_gets_draw:
                out.set(at.OWN + 13)

    def _turn(self, out: Rows) -> None:
        seen = self.seen
        if seen.turn == seen.seat:
            out.set(at.TURN)
        if seen.attacked:
            out.set(at.TURN + 1)
        if seen.direction == 1:
            out.set(at.TURN + 2)
        if seen.back_to == seen.seat:
            out.set(at.TURN + 3)
        elif seen.back_to >= 0:
            out.set(at.TURN + 4)
        if seen.turn >= 0 and seen.rivals and seen.opponents[seen.rivals - 1] == seen.turn:
            out.set(at.TURN + 5)
        _reached(out, at.OWED, seen.owed)

    def _question(self, out: Rows) -> None:
        seen = self.seen
        out.set(at.QUESTION + seen.question)
        if seen.asked_card != UNKNOWN:
            out.set(at.ABOUT_CARD + self.stands_for[seen.asked_card])
        act = seen.act
        if act is None or seen.question != REACT:
            return
        out.set(at.ACT_KIND + self.stands_for[act.kind])
        out.set(at.ACT_FORM + act.form)
        if act.named >= 0:
            out.set(at.ACT_NAMED + self.stands_for[act.named])
        if act.seat == seen.seat:
            out.set(at.ACT_ABOUT)
        else:
            out.set(at.ACT_BY + self._place_of(act.seat))
        if act.target == seen.seat:
            out.set(at.ACT_ABOUT + 1)
        elif act.target >= 0:
            out.set(at.ACT_ABOUT + 2)
        if seen.chain % 2:
            out.set(at.ACT_ABOUT + 3)
        if seen.chain and seen.asked_seat == seen.seat:
            out.set(at.ACT_ABOUT + 4)

    def _pile(self, out: Rows) -> None:
        seen = self.seen
        pile = seen.pile
        out.set_run(at.PILE_SIZE, _reached_sizes(seen.pile_size, _LEVELS))
        size: i64 = len(pile)
        unseen: i64 = self.unseen[EXPLODING_KITTEN]
        kittens = unseen
        first: i64 = -1
        if self.unknown_places < size:
            for place, card in enumerate(pile):
                if card == EXPLODING_KITTEN or card == IMPLODING_KITTEN_UP:
                    kittens += 1
                    if first < 0:
                        first = place
        _reached(out, at.KITTENS, kittens)
        _reached(out, at.KITTENS_UNSEEN, unseen)
        if 0 <= first < 10:
            out.set(at.FIRST_KITTEN + first)
        if seen.cast[IMPLODING_KITTEN]:
            out.set(at.IMPLODING)
            if seen.imploding_up:
                out.set(at.IMPLODING + 1)
            if seen.imploding_on_top:
                out.set(at.IMPLODING + 2)
        _risk(out, at.TOP_RISK, self.risk(0))
        _risk(out, at.BOTTOM_RISK, self.risk(size - 1))
        if self.unknown_places < size:
            self._known_cards(out)

    def _known_cards(self, out: Rows) -> None:
        pile = self.seen.pile
        for place in range(min(at.KNOWN_PLACES, len(pile))):
            card = pile[place]
            if card != UNKNOWN:
                out.set(at.PLACES_KNOWN + place)
                out.set(at.PLACES + place * at.CARDS + self.stands_for[card])
        bottom = pile[len(pile) - 1]
        if bottom != UNKNOWN:
            out.set(at.BOTTOM_CARD + self.stands_for[bottom])

    def _trail(self, out: Rows) -> None:
        seen = self.seen
        if seen.shunned:
            out.set(at.SHUNNED)
        if seen.put_back_by >= 0:
            out.set(at.PUT_BACK_BY + self._place_of(seen.put_back_by))
            if seen.left_since < 6:
                out.set(at.PUT_BACK_SINCE + seen.left_since)
            out.set_ratio(at.PUT_BACK_SINCE + 6, 1, 1 + seen.left_since)
        out.set_run(at.SURVIVED, min(3, i64(seen.defused[seen.seat])))

    def _survival(self, out: Rows) -> None:
        """What is sure about our next draw, what saves us, and who is dead (ZMB-3)."""
        seen = self.seen
        pile = seen.pile
        by_counting = 0 if pile and pile[0] != UNKNOWN else 1
        if self.draw_risk >= 1.0:
            out.set(at.DRAW_SURE + (by_counting if self.lives == 0 else 2))
        elif self.draw_risk == 0.0:
            out.set(at.DRAW_SURE + 3 + by_counting)
        if by_counting == 0:
            _reached(out, at.SAFE_DRAWS, safe_draws(pile))
        out.set_run(at.LIVES, min(3, self.lives))
        _reached(out, at.ESCAPES, escapes(self.seen.hand))
        if seen.dead:
            dead: i64 = 0
            for seat in range(seen.seats):
                dead += (seen.dead >> seat) & 1
            if (seen.dead >> seen.seat) & 1:
                out.set(at.DEAD)
            _reached(out, at.DEAD + 1, dead)

    def _place_of(self, seat: i64) -> i64:
        """Which of the next opponents somebody is; all others count as a later one."""
        opponents = self.seen.opponents
        for place in range(min(self.seen.rivals, at.NEIGHBOURS)):
            if opponents[place] == seat:
                return place
        return at.NEIGHBOURS

    def risk(self, place: i64) -> float:
        """How likely the card at a place is deadly, by counting."""
        pile = self.seen.pile
        return counted_chance(pile[place], self.unseen[EXPLODING_KITTEN], self.unknown_places) if pile else 0.0

    def _options(self, out: Rows) -> None:
        options = self.seen.options
        for place in range(len(RULE_FIELDS)):
            if getattr(options, RULE_FIELDS[place]):
                out.set(at.OPTIONS + place)

    def _table(self, out: Rows) -> None:
        """How this table plays, as far as numbers say it."""
        seen = self.seen
        _reached(out, at.DEALT, seen.options.deal)
        out.set(at.STACKING + seen.options.attack_stacking)
        size = 0
        for kind in ALL_KINDS:
            size += seen.cast[kind]
        out.set_run(at.GAME_SIZE, len([threshold for threshold in at.GAME_SIZES if size >= threshold]))
        saving = seen.cast[DEFUSE] + seen.cast[ZOMBIE_KITTEN]
        out.set(at.GAME_SIZE + len(at.GAME_SIZES), saving / seen.seats)

    def _opponent(self, out: Rows, first: i64, seat: i64) -> None:
        seen = self.seen
        sure = seen.sure[seat]
        size: i64 = seen.sizes[seat]
        out.set(first + at.THERE)
        out.set_run(first + at.THEIR_SIZE, _reached_sizes(size, _HAND_LEVELS))
        unknown: i64 = max(0, size - len(sure))
        defuse = False
        nope = False
        card: i64
        for card in sure:
            out.set(first + at.THEIR_KNOWN + self.stands_for[card])
            defuse = defuse or card == DEFUSE or card == GODCAT
            nope = nope or card == NOPE or card == GODCAT
        facts = first + at.THEIR_FACTS
        if seen.turn == seat:
            out.set(facts)
        if (seen.blind >> seat) & 1:
            out.set(facts + 1)
        if seen.marked and seen.marked[seat]:
            out.set(facts + 2, len(seen.marked[seat]) / 2)
        for lying in seen.front:
            if lying.bearer == seat:
                if lying.kind == TOWER_OF_POWER:
                    out.set(facts + 3)
                elif lying.kind == BARKING_KITTEN:
                    out.set(facts + 4)
                elif lying.owner == seen.seat and CARDS[lying.role].owner_gets_draw:
                    out.set(facts + 5)
            elif lying.owner == seat and lying.bearer == seen.seat and CARDS[lying.role].owner_gets_draw:
                out.set(facts + 6)
        out.set(first + at.THEIR_DEFUSE, 1.0 if defuse else self._chance(DEFUSE, unknown))
        out.set(first + at.THEIR_NOPE, 1.0 if nope else self._chance(NOPE, unknown))
        out.set_ratio(first + at.THEIR_UNKNOWN, unknown, 8)
        out.set_run(first + at.THEIR_EYES, min(3, i64(seen.eyes[seat])))
        out.set_run(first + at.THEIR_PAST, min(3, i64(seen.defused[seat])))
        out.set_run(first + at.THEIR_PAST + 3, min(3, i64(seen.robbed[seat])))

    def _chance(self, kind: i64, cards: i64) -> float:
        """How likely so many unseen cards hold one of a kind, all unseen cards being alike."""
        total = self.unseen_total
        if self.unseen[kind] <= 0 or cards <= 0 or total <= 0:
            return 0.0
        if self.unseen[kind] + cards > total:
            return 1.0
        wanted = float(self.unseen[kind])
        left = float(total)
        none = 1.0
        while cards > 0:
            none *= (left - wanted) / left
            left -= 1.0
            cards -= 1
        return 1.0 - none

    # Moves

    def move(self, move: Move, out: Rows) -> None:
        """A move without blanks, as one more row."""
        out.begin()
        seen = self.seen
        verb = move.verb
        out.set(at.VERB + verb)
        if move.card != UNKNOWN:
            out.set(at.PLAYED + self.stands_for[move.card])
        if move.named >= 0:
            out.set(at.NAMED + self.stands_for[move.named])
            if move.target >= 0 and has_card(seen.sure[move.target], move.named):
                out.set(at.NAMED_KNOWN)
            out.set_ratio(at.NAMED_KNOWN + 1, self.unseen[move.named], max(1, self.unseen_total))
        if verb == m.ORDER:
            for place in range(min(at.KNOWN_PLACES, len(move.cards))):
                out.set(at.ORDERED + place * at.CARDS + self.stands_for[move.cards[place]])
        else:
            for card in move.cards:
                out.set(at.USED + self.stands_for[card])
        if move.target >= 0:
            out.set(at.TARGET + self._place_of(move.target))
            self._opponent(out, at.TARGET_IS, move.target)
            if (seen.dead >> move.target) & 1:
                out.set(at.TARGET_FACTS)
            if move.target == seen.seat:
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

    def _depth(self, out: Rows, depth: i64) -> None:
        size = self.seen.pile_size
        if depth < 10:
            out.set(at.DEPTH + depth)
        if depth == size:
            out.set(at.DEPTH + 10)
        elif depth == size - 1:
            out.set(at.DEPTH + 11)
        out.set(at.DEPTH + 12, float(depth) / float(max(1, size)))
        players = self.seen.rivals + 1
        drawer = depth % players  # counted from the player who draws next, which is the next opponent
        if drawer == players - 1:
            out.set(at.DEPTH_FOR + at.NEIGHBOURS + 1)
        else:
            out.set(at.DEPTH_FOR + min(drawer, at.NEIGHBOURS))


def _cats_in_order(hand: list[int]) -> vec[i64]:
    """The place of every card in the encoding where plain cats are alike."""
    counts = [0] * PLACES
    for card in hand:
        if is_plain_cat(card):
            counts[card] += 1
    stands_for = vec[i64](list(range(at.CARDS)))
    place = 0
    for number in range(len(hand), -1, -1):
        for kind in _PLAIN_CATS:
            if counts[kind] == number:
                stands_for[kind] = _PLAIN_CATS[place]
                place += 1
    return stands_for


def _levels(thresholds: list[int]) -> vec[i64]:
    """For each number how many of the thresholds it reaches; the last entry also counts for all higher numbers."""
    numbers = range(thresholds[-1] + 1)
    return vec[i64]([len([one for one in thresholds if number >= one]) for number in numbers])


_RISKS: Final[vec[float]] = vec[float](at.RISKS)
_LEVELS: Final[vec[i64]] = _levels(at.SIZES)
_HAND_LEVELS: Final[vec[i64]] = _levels(at.HAND_SIZES)


def _reached_sizes(number: i64, levels: vec[i64]) -> i64:
    return levels[min(number, len(levels) - 1)]


def _reached(out: Rows, first: i64, number: i64) -> None:
    """All of 1 .. 8 that the number reaches."""
    out.set_run(first, min(number, at.FEW_PLACES))


def _risk(out: Rows, first: i64, risk: float) -> None:
    out.set(first, risk)
    risks = _RISKS
    reached: i64 = 0
    while reached < len(risks) and risk >= risks[reached]:
        reached += 1
    out.set_run(first + 1, reached)


STATE_SIZE: Final = at.STATE.size
MOVE_SIZE: Final = at.MOVE.size
