"""One decision of a seat, taken word by word: which actions are open now, and which move they have spelled at last."""

from typing import Final

from mypy_extensions import i64

from defuse.encoding.actions import NO_ACTION, Actions
from defuse.game import moves as m
from defuse.game.card_lists import has_card
from defuse.game.cards.futures import CHOOSE_ORDER
from defuse.game.marks import ways_to_mark
from defuse.game.moves import NO_CARDS, Move
from defuse.game.options import FIRST_RULES
from defuse.game.table import Table
from defuse.sight.blanks import takeable, titles_for_five
from defuse.sight.view import View

# What is being chosen
WHICH_MOVE: Final = 0  # the next word of the moves that begin like this
TENS: Final = 1
UNITS: Final = 2
NEXT_CARD: Final = 3  # of an order
NEXT_TITLE: Final = 4  # of a five
KIND: Final = 5  # that a triple or a five asks for
MARKS: Final = 6  # which of several cards of a kind are used (MRK-1)


class Seen:
    """What a seat sees and its words depend on: its hand, the discard pile, and who is where."""

    __slots__ = ("around", "discard", "hand", "marked", "opponents", "pile_size", "to_order")

    def __init__(
        self,
        hand: list[int],
        marked: list[int],
        discard: list[int],
        pile_size: int,
        to_order: list[int],
        opponents: list[int],
        around: list[int],
    ) -> None:
        self.hand = hand
        self.marked = marked  # which of them are marked, if their owner may choose among cards of a kind
        self.discard = discard
        self.pile_size = pile_size
        self.to_order = to_order  # the cards to be put in order, if that is asked
        self.opponents = opponents  # the living ones in the direction of play, the next one first
        self.around = around  # all seats in the direction of play, from this one on: so the dead are counted

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        known = (self.hand, self.marked, self.discard, self.pile_size, self.to_order, self.opponents, self.around)
        return (Seen, known)


_NOTHING_SEEN: Final = Seen([], [], [], 0, [], [], [])


def needs_sight(moves: list[Move]) -> bool:
    """Whether the words of these moves depend on what the seat sees: on who is where, or on how to fill in a blank."""
    for move in moves:
        if move.open or move.target >= 0:
            return True
    return False


def seen_for(table: Table, seat: i64, moves: list[Move]) -> Seen:
    """What a seat that is asked sees of its table, as far as these moves need it."""
    return seen_at(table, seat) if needs_sight(moves) else _NOTHING_SEEN


def seen_at(table: Table, seat: i64) -> Seen:
    """What a seat that is asked sees of its table."""
    around = _around(seat, table.seats, table.direction)
    opponents: list[int] = []
    other: i64
    for other in around:
        if other != seat and (table.alive >> other) & 1:
            opponents.append(other)
    to_order: list[int] = []
    step = table.agenda[-1]
    if step.what == CHOOSE_ORDER:
        to_order = table.pile[len(table.pile) - step.number :]
    marked = [] if table.options.rules == FIRST_RULES else table.marks_of(seat)
    return Seen(table.hands[seat].copy(), marked, table.discard.copy(), len(table.pile), to_order, opponents, around)


def _around(seat: i64, seats: i64, direction: i64) -> list[int]:
    around: list[int] = []
    other = seat
    for _ in range(seats):
        around.append(other)
        other += direction
        if other == seats:
            other = 0
        elif other < 0:
            other = seats - 1
    return around


def seen_in(view: View) -> Seen:
    """The same from the view of a seat that is asked."""
    to_order = [] if view.question is None else list(view.question.cards)
    marked = [] if view.options.rules == FIRST_RULES else list(view.marked[view.seat])
    around = _around(view.seat, view.seats, view.direction)
    return Seen(list(view.hand), marked, list(view.discard), view.pile_size, to_order, view.opponents(), around)


class Speller:
    """Choose actions until there is a move. A word that is the only one possible is not asked for.

    But for the last word, so that there is always something to choose.
    """

    __slots__ = (
        "_all_moves",
        "_cards",
        "_moves",
        "_number",
        "_seen",
        "_stage",
        "_titles",
        "_words",
        "actions",
        "chosen",
        "move",
        "open",
        "said",
    )

    def __init__(self, actions: Actions, moves: list[Move], seen: Seen) -> None:
        self.actions = actions
        self.chosen: list[int] = []  # what has been chosen
        self.said: list[int] = []  # all words so far, those that were not asked for among them
        self.begin(moves, seen)

    def begin(self, moves: list[Move], seen: Seen) -> None:
        """Another decision of the same game."""
        if self.said:
            self.chosen = []
            self.said = []
        self.open: list[int] = NO_CARDS  # what can be chosen now, in ascending order
        self.move: Move | None = None  # what it was in the end
        self._all_moves = moves
        self._moves = moves  # those that begin like this
        self._seen = seen
        self._words: list[int] = NO_CARDS  # how each of those goes on
        self._stage: i64 = WHICH_MOVE
        self._number = 0  # the tens of a depth, or where in the titles of a five we are
        self._cards: list[int] = NO_CARDS  # an order or a five so far
        self._titles: list[int] = NO_CARDS
        self._enter()
        while len(self.open) == 1 and (self._stage == TENS or self._is_amid_order()):
            self._say(self.open[0])

    def choose(self, action: int) -> None:
        """Say one of the words that are open, and those of which there is no choice."""
        if not has_card(self.open, action):
            raise ValueError(f"action {action} is not open: {self.open} are")
        self.chosen.append(action)
        if self._stage == WHICH_MOVE:
            move = self._only_move(action)
            if move is not None:
                self.said.append(action)
                self._moves = [move]
                self.move = move
                self.open = NO_CARDS
                return
        self._say(action)
        while self.move is None and len(self.open) == 1:
            self._say(self.open[0])

    def _only_move(self, action: i64) -> Move | None:
        """The only move that goes on with this word, if there is nothing left to say then."""
        found: Move | None = None
        for place, word in enumerate(self._words):
            if word == action:
                if found is not None:
                    return None
                found = self._moves[place]
        return None if found is None or found.open else found

    def next_word(self, move: Move) -> int:
        """What to choose now on the way to a legal move without blanks."""
        actions = self.actions
        stage = self._stage
        if stage == WHICH_MOVE:
            return actions.word(move, self._place(move), len(self.said))
        if stage == TENS:
            return actions.tens[move.number // 10]
        if stage == UNITS:
            return actions.units[move.number % 10]
        if stage == KIND:
            return actions.fors[move.named]
        if stage == MARKS:
            return actions.marks[move.marked]
        return actions.cards[move.cards[len(self._cards)]]

    def spelling(self, move: Move) -> list[int]:
        """All that has to be chosen from here for a legal move without blanks."""
        twin = self.copy()
        before = len(twin.chosen)
        while twin.move is None:
            twin.choose(twin.next_word(move))
        return twin.chosen[before:]

    def copy(self) -> "Speller":
        """The same decision once more, to go its own way."""
        return spelled(self.actions, self._all_moves, self._seen, self.chosen)

    def __deepcopy__(self, memo: dict[int, object]) -> "Speller":
        return self.copy()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (spelled, (self.actions, self._all_moves, self._seen, self.chosen))

    def _place(self, move: Move) -> i64:
        """Which of the opponents it is aimed at; the dead come after all places of opponents, oneself first (ZMB-8)."""
        target: i64 = move.target
        if target < 0:
            return -1
        seen = self._seen
        for place, other in enumerate(seen.opponents):
            if other == target:
                return place
        return len(seen.around) - 1 + seen.around.index(target)

    def _is_amid_order(self) -> bool:
        return self._stage == NEXT_CARD and len(self._cards) < len(self._seen.to_order) - 1

    def _say(self, action: int) -> None:
        """One more word; then there is a move, or something else to choose."""
        actions = self.actions
        stage = self._stage
        self.said.append(action)
        if stage == WHICH_MOVE:
            words = self._words
            self._moves = [move for place, move in enumerate(self._moves) if words[place] == action]
        elif stage == TENS:
            self._number = actions.tens.index(action)
            self._stage = UNITS
        elif stage == UNITS:
            self.move = m.insert(10 * self._number + actions.units.index(action))
        elif stage == NEXT_CARD:
            self._cards.append(actions.cards.index(action))
        elif stage == NEXT_TITLE:
            self._cards.append(actions.cards.index(action))
            self._number = self._titles.index(self._cards[-1], self._number) + 1
        elif stage == MARKS:
            marked = actions.marks.index(action)
            self._moves = [move for move in self._moves if move.marked == marked]
            self._leave_the_moves(self._moves[0])
        else:
            self._name(actions.fors.index(action))
        self._enter()

    def _name(self, kind: int) -> None:
        """The kind that is asked for is the last word."""
        move = self._moves[0]
        if move.verb == m.FIVE:
            five = m.five(self._cards, kind)
            masks = ways_to_mark(self._seen.hand, self._seen.marked, self._cards)
            if len(masks) == 1:
                self.move = five
            else:
                self._moves = [five.with_marked(mask) for mask in masks]
                self._stage = MARKS
        else:
            self.move = m.named_triple(move, kind)

    def _enter(self) -> None:
        """Find out what is to be chosen next."""
        if self.move is None and self._stage == WHICH_MOVE and len(self._moves) == 1:
            self._leave_the_moves(self._moves[0])
        elif self.move is None and self._stage == WHICH_MOVE and self._differ_in_marks():
            self._stage = MARKS
        if self._stage == NEXT_CARD and len(self._cards) == len(self._seen.to_order):
            self.move = m.order(self._cards)
        if self._stage == NEXT_TITLE and len(self._cards) == 5:
            self._stage = KIND
        self.open = [] if self.move is not None else self._openings()

    def _differ_in_marks(self) -> bool:
        """Whether all words of these moves are said, and only their marked cards differ."""
        move = self._moves[0]
        return bool(self.said) and self.actions.word(move, self._place(move), len(self.said)) == NO_ACTION

    def _leave_the_moves(self, move: Move) -> None:
        """Only one move begins like this: it is the one, or its blank is to be filled in."""
        if move.verb == m.INSERT and move.open:
            self._stage = TENS
        elif move.verb == m.ORDER and move.open:
            self._stage = NEXT_CARD
            self._cards = []
        elif self.said and move.verb == m.FIVE and move.open:
            self._stage = NEXT_TITLE
            self._cards = []
            self._titles = titles_for_five(self._seen.hand)
        elif self.said and move.verb == m.TRIPLE and move.open:
            self._stage = KIND
        elif self.said:
            self.move = move

    def _openings(self) -> list[int]:
        """The words that can come next, in ascending order."""
        actions = self.actions
        stage = self._stage
        size = self._seen.pile_size
        if stage == WHICH_MOVE:
            return self._next_words()
        if stage == TENS:
            return actions.tens[: size // 10 + 1]
        if stage == UNITS:
            return actions.units[: size - 10 * self._number + 1]
        if stage == NEXT_CARD:
            return self._cards_left()
        if stage == MARKS:
            return sorted([actions.marks[move.marked] for move in self._moves])
        if stage == NEXT_TITLE:
            last = len(self._titles) - (5 - len(self._cards))  # enough of them have to be left
            return sorted({actions.cards[card] for card in self._titles[self._number : last + 1]})
        return self._kinds()

    def _next_words(self) -> list[int]:
        """What the moves that begin like this go on with."""
        number: i64 = len(self.said)
        actions = self.actions
        words: list[int] = []  # one for each move
        found: list[int] = []
        last: i64 = NO_ACTION - 1
        for move in self._moves:
            word = actions.word(move, self._place(move), number)
            words.append(word)
            if word > last:  # as most of them come
                found.append(word)
                last = word
            elif word != last and not has_card(found, word):
                found.append(word)
                found.sort()
                last = found[-1]
        self._words = words
        return found

    def _cards_left(self) -> list[int]:
        """The cards that have no place in the order yet."""
        left = self._seen.to_order.copy()
        for card in self._cards:
            left.remove(card)
        return sorted({self.actions.cards[card] for card in left})

    def _kinds(self) -> list[int]:
        """What can be asked for: any kind of the game, by a five what the discard pile will hold (COM-3)."""
        fors = self.actions.fors
        if self._moves[0].verb == m.TRIPLE:
            return [action for action in fors if action >= 0]
        return [fors[kind] for kind in takeable(self._seen.discard, self._cards)]


def spelled(actions: Actions, moves: list[Move], seen: Seen, chosen: list[int]) -> Speller:
    """A decision of which this much has been chosen."""
    speller = Speller(actions, moves, seen)
    for action in chosen:
        speller.choose(action)
    return speller
