"""Two games that differ only in what one seat cannot know: that seat must be sent the same bytes (INF-4).

A game is played to some moment. Then a second world is made from it: everything the observer cannot know is dealt again
(hands, pile, storage, chance). Both worlds continue with moves that look the same to the observer. As long as what the
observer is entitled to know stays the same in both, everything it is sent must be the same. What an observer is
entitled to know is implemented here independently of the engine and of `sight`, so that a mistake there cannot hide
itself.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

import msgspec

from defuse.game import events as e
from defuse.game import moves as m
from defuse.game.agenda import CHOOSE_DEPTH, CHOOSE_RESCUE
from defuse.game.cards.armageddon import CHOOSE_SIDE
from defuse.game.cards.futures import REVEAL_THE_FUTURE_3
from defuse.game.cards.puts import CHOOSE_PUT
from defuse.game.cards.the_dead import CHOOSE_FOOD
from defuse.game.chance import Dice
from defuse.game.engine import Game
from defuse.game.event_fields import SECRET_CARD, SECRET_CARDS, SECRET_NUMBER
from defuse.game.event_kinds import SECRETS
from defuse.game.events import Event
from defuse.game.kinds import (
    DEVILCAT,
    EXPLODING_KITTEN,
    GODCAT,
    IMPLODING_KITTEN,
    IMPLODING_KITTEN_UP,
    STREAKING_KITTEN,
    UNKNOWN,
)
from defuse.game.moves import Move
from defuse.game.refusals import Refusal
from defuse.game.saving import freeze, thaw
from defuse.game.table import Table
from defuse.game.writing import write_move
from defuse.sight.observer import Observer
from defuse.sight.piles import KITTENS, Pile
from defuse.sight.piles import cards as cards_of
from defuse.sight.redaction import SPECTATOR
from tests import extent
from tests.random_games import RandomPlayers, SetUp, seeded

NAMES = [f"P{seat}" for seat in range(10)]
MOST_OBSERVERS: Final = 3  # per game
EVENTS_OF_THE_RULES: Final = frozenset(value for value in vars(e).values() if isinstance(value, int))

as_bytes: Final = msgspec.json.Encoder().encode


class Interference(AssertionError):
    """The observer was sent something that depends on what it cannot know."""


Letter = dict[str, object]
Post = Callable[[Observer, list[Event]], Letter]


def honest_letter(witness: Observer, news: list[Event]) -> Letter:
    """Everything a seat is sent after a move."""
    return {
        "events": [event.as_list() for event in news],
        "view": witness.view().as_dict(),
        "moves": [write_move(move, NAMES) for move in witness.moves()],
    }


@dataclass
class World:
    """A game as one observer follows it."""

    game: Game
    witness: Observer
    post: Post
    unread: list[object] = field(default_factory=list)  # events sent since both worlds were last compared
    letter: Letter = field(default_factory=dict)

    def play(self, seat: int, move: Move) -> list[Event]:
        said = self.game.play(seat, move)
        assert not isinstance(said, Refusal), said
        self.collect()
        return said

    def collect(self) -> None:
        """Collect what the observer is sent."""
        self.letter = self.post(self.witness, self.witness.news())
        events = self.letter.pop("events")
        assert isinstance(events, list)
        self.unread += events

    @property
    def in_secret(self) -> bool:
        """Whether another player chooses in secret how to survive; the observer must not notice."""
        table = self.game.table
        return bool(table.agenda) and table.agenda[-1].what == CHOOSE_RESCUE and self.chooser != self.witness.seat

    @property
    def chooser(self) -> int:
        return self.game.table.agenda[-1].seat


# Another world


def other_world(world: World, random: Random) -> World:
    """A world that is the same to the observer, with everything else dealt again."""
    state = freeze(world.game.table)
    state["seed"] = random.getrandbits(62)
    state["key"] = random.randbytes(32).hex()  # as in a room; the worlds have their own secrets
    table = thaw(state)
    table.log = []
    _redeal(table, world.witness, random)
    table = thaw(freeze(table))
    table.log = []
    game = Game(table)
    return World(game, world.witness.moved_to(game), world.post)


def _redeal(table: Table, witness: Observer, random: Random) -> None:
    """Swap cards between places unknown to the observer, as long as the table stays possible."""
    places = _unknown_places(table, witness) + _relay_pile(table, witness, random)
    for _ in range(3 * len(places)):
        one, other = random.choice(places), random.choice(places)
        _swap(one, other)
        if not _possible(table):
            _swap(one, other)
    step = table.agenda[-1] if table.agenda else None
    if step is not None and step.what == CHOOSE_SIDE and step.other != witness.seat and random.random() < 0.5:
        step = type(step)(step.what, step.seat, step.waits, step.other, GODCAT + DEVILCAT - step.card)
        table.agenda[-1] = step
    for hand in table.hands:
        hand.sort()


def _swap(one: tuple[list[int], int], other: tuple[list[int], int]) -> None:
    (cards, i), (others, j) = one, other
    cards[i], others[j] = others[j], cards[i]


def _unknown_places(table: Table, witness: Observer) -> list[tuple[list[int], int]]:
    view = witness.view()
    places: list[tuple[list[int], int]] = []
    chosen = table.agenda[-1].cards if table.agenda and table.agenda[-1].what in (CHOOSE_PUT, CHOOSE_FOOD) else []
    for seat in range(table.seats):
        if seat == witness.seat and not table.is_blind(seat):
            continue
        fixed = [card for card in view.hands[seat] if card != UNKNOWN] + table.marks_of(seat)
        if seat < len(chosen) and chosen[seat] != UNKNOWN:
            fixed.append(chosen[seat])
        if table.has(seat, GODCAT):
            fixed.append(GODCAT)
        for i, card in enumerate(table.hands[seat]):
            if card in fixed:
                fixed.remove(card)
            else:
                places.append((table.hands[seat], i))
    places += [(table.storage, i) for i in range(len(table.storage))]
    places += [(table.removed, i) for i in range(len(table.removed))]
    return places


def _relay_pile(table: Table, witness: Observer, random: Random) -> list[tuple[list[int], int]]:
    """Lay the pile in another possible way: seen cards stay in place. Returns the places of unknown cards."""
    piles = [pile for _, pile in witness.view().piles if _can_be(pile, table)]
    if not piles:
        return []
    row, bags = random.choice(piles)
    rest = Counter(table.pile) - Counter(card for card in row if card >= 0)
    new = list(row)
    for number, bag in enumerate(bags):
        places = [depth for depth, place in enumerate(row) if place == UNKNOWN - 1 - number]
        for depth, card in zip(random.sample(places, len(bag)), bag, strict=True):
            new[depth] = card
            rest[card] -= 1
    free = [depth for depth, card in enumerate(new) if card < 0]
    for depth, card in zip(random.sample(free, len(free)), rest.elements(), strict=True):
        new[depth] = card
    if (new[:1] == [IMPLODING_KITTEN_UP]) != table.surfaced:
        return []
    table.pile[:] = new[::-1]
    return [(table.pile, len(new) - 1 - depth) for depth in free]


def _can_be(pile: Pile, table: Table) -> bool:
    """Whether the cards of the pile can lie this way, without kittens where there are none."""
    rest = Counter(table.pile)
    rest.subtract(cards_of(pile))
    return all(count >= 0 and (count == 0 or card not in KITTENS) for card, count in rest.items())


def _possible(table: Table) -> bool:
    """Whether kittens are in the pile or held, and the face-up one is visible only where it was before."""
    for hand in table.hands:
        if IMPLODING_KITTEN in hand or IMPLODING_KITTEN_UP in hand:
            return False
        if hand.count(EXPLODING_KITTEN) > hand.count(STREAKING_KITTEN):
            return False
    for cards in (table.storage, table.removed):
        if EXPLODING_KITTEN in cards or IMPLODING_KITTEN in cards or IMPLODING_KITTEN_UP in cards:
            return False
    on_top = bool(table.pile) and table.pile[-1] == IMPLODING_KITTEN_UP
    return on_top == table.surfaced


# What an observer is entitled to (INF-1, INF-2)


def public_truth(table: Table, seat: int) -> object:
    """The public part of a table and the observer's own hand."""
    own = seat < table.seats and not table.is_blind(seat)
    marks = [table.marks_of(other) for other in range(table.seats)]
    if not own and seat < table.seats:
        marks[seat] = [UNKNOWN] * len(marks[seat])
    agenda = table.agenda
    return [
        [len(hand) for hand in table.hands],
        table.hands[seat] if own else None,
        [GODCAT in hand for hand in table.hands],
        len(table.pile),
        bool(table.pile) and table.pile[-1] == IMPLODING_KITTEN_UP,
        table.discard,
        len(table.storage),
        marks,
        sorted(table.front),
        [table.mat, table.alive, table.blind, table.turn, table.owed, table.direction, table.winner, table.back_to],
        [agenda[-1].what, agenda[-1].seat, agenda[-1].waits, agenda[-1].other] if agenda else None,
    ]


def secret_known(event: Event, seat: int, table: Table) -> object:
    """The secret part of an event, if the observer may know it; the rules of INF-2, event by event."""
    what = event.what
    mine = seat == event.seat
    if what in (e.DREW, e.LOOKED, e.PUT_BACK_ON_TOP, e.TOOK_LOOKED_AT):
        return event.card if mine else None
    if what in (e.TOOK_OVER, e.GAVE):
        return event.card if mine or seat == event.other else None
    if what == e.STOLE:
        return event.card if mine or (seat == event.other and not table.is_blind(seat)) else None
    if what in (e.TOOK_STORED, e.PUT_ON_PILE, e.ASSIGNED):
        return event.card if mine else None
    if what in (e.INSERTED, e.BURIED):
        return (event.card, event.number) if mine else None
    if what in (e.PEEKED, e.REORDERED, e.SAW_AGAIN, e.DEALT):
        return event.cards if mine else None
    if what == e.HELD:
        return mine or None
    if what == e.MARKED:
        return None if mine and table.is_blind(seat) else event.card
    if what not in EVENTS_OF_THE_RULES and not mine:
        return _public_as_declared(event)
    return [event.card, event.number] if what != e.SHUFFLED else None


def _public_as_declared(event: Event) -> object:
    """The public part of an event that the file of a card declares."""
    secrets = SECRETS[event.what]
    card = UNKNOWN if secrets & SECRET_CARD else event.card
    return [card, UNKNOWN if secrets & SECRET_NUMBER else event.number, [] if secrets & SECRET_CARDS else event.cards]


# The comparison


def compare_all(tables: Sequence[SetUp], about: str, post: Post = honest_letter, long: int = 1, **how: int) -> None:
    """Compare a random game of each set-up, or in a long run so many; another one if nothing could be compared."""
    compared = sum(compare(set_up, seed, post, **how) for set_up, seed in seeded(tables, about, long))
    for seed in extent.seeds(100, f"{about} once more"):
        if compared:
            return
        compared = compare(tables[-1], seed, post, **how)
    raise AssertionError("nothing was compared")


def compare(set_up: SetUp, seed: int, post: Post = honest_letter, steps: int = 14, positions: int = 6) -> int:
    """Look for interference in one random game; returns how many moves were compared. Raises Interference."""
    try:
        return _compare(set_up, seed, post, steps, positions)
    except Interference as found:
        raise Interference(f"{found}\n{set_up}, seed {seed}") from None


def _compare(set_up: SetUp, seed: int, post: Post, steps: int, positions: int) -> int:
    random = Random(seed)
    game = set_up.deal(seed)
    players = RandomPlayers(seed)
    everybody = [*range(set_up.players), SPECTATOR]
    observers = random.sample(everybody, min(MOST_OBSERVERS, len(everybody)))
    witnesses = {seat: Observer(game, seat, weighing=True) for seat in observers}
    compared = 0
    for _ in range(positions):
        for _ in range(random.randrange(16)):
            if game.over:
                break
            seat, move = players.choose(game)
            game.play(seat, move)
            for witness in witnesses.values():
                witness.news()
        if game.over:
            break
        observer = random.choice(observers)
        compared += _compare_from(game, witnesses[observer], random, post, steps)
    return compared


def _compare_from(game: Game, witness: Observer, random: Random, post: Post, steps: int) -> int:
    """Two worlds from this moment on."""
    if game.table.public_table is not None:
        return 0
    twin = Game(thaw(freeze(game.table)))
    twin.table.log = []
    one = World(twin, witness.moved_to(twin), post)
    other = other_world(one, random)
    one.collect()
    other.collect()
    _must_be_equal(one, other)
    for step in range(steps):
        if twin.over or not _advance(one, other, random):
            return step
        _must_be_equal(one, other)
    return steps


def _must_be_equal(one: World, other: World) -> None:
    for name, here, there in [("events", one.unread, other.unread), *_parts(one.letter, other.letter)]:
        first, second = as_bytes(here), as_bytes(there)
        if first != second:
            told = f"seat {one.witness.seat} is sent different {name}"
            raise Interference(f"{told}:\n{first.decode()}\n{second.decode()}")
    one.unread, other.unread = [], []


def _parts(one: Letter, other: Letter) -> list[tuple[str, object, object]]:
    return [(name, one.get(name), other.get(name)) for name in sorted({*one, *other})]


def _advance(one: World, other: World, random: Random) -> bool:
    """Make moves that look the same in both worlds; False when they rightly differ or no such moves were found."""
    for _ in range(12):
        pair = _moves_alike(one, other, random)
        if pair is not None:
            break
    else:
        return False
    seat, move, twin = pair
    observer = one.witness.seat
    shown = shown_by_question(one) | shown_by_move(move)
    first = _play_through(one, seat, move, random)
    second = _play_through(other, seat, twin, random)
    if public_truth(one.game.table, observer) != public_truth(other.game.table, observer):
        return False
    return entitled(first, one, shown) == entitled(second, other, shown)


def shown_by_question(world: World) -> set[int]:
    """The kinds of events whose secrets the observer is shown because of what is asked at this moment."""
    step = world.game.table.agenda[-1]
    if step.act is not None and step.act.kind == REVEAL_THE_FUTURE_3:
        return {e.PEEKED}
    if step.what == CHOOSE_DEPTH and world.witness.seat in step.cards:  # a watcher (ZMB-10)
        return {e.INSERTED}
    return set()


def shown_by_move(move: Move) -> set[int]:
    """The kinds of events whose secrets everybody is shown because of a move."""
    return {e.PEEKED} if REVEAL_THE_FUTURE_3 in (move.card, move.named) else set()


def entitled(events: list[Event], world: World, shown: set[int]) -> list[object]:
    """Everything that the observer may know of these events."""
    seat = world.witness.seat
    told = [event for event in events if event.what != e.HELD or event.seat == seat]
    known = [[event.what, secret_known(event, seat, world.game.table)] for event in told]
    return [known, [[event.cards, event.number] for event in told if event.what in shown]]


def _play_through(world: World, seat: int, move: Move, random: Random) -> list[Event]:
    """Make a move and the secret choices after it; meanwhile nothing must reach the observer."""
    before = world.letter
    events = list(world.play(seat, move))
    while world.in_secret:
        if world.unread:
            raise Interference("events were sent while somebody chose in secret")
        unmoved = world.witness.seat != seat
        if unmoved and as_bytes(world.letter) != as_bytes(before):
            raise Interference("the view changed while somebody chose in secret")
        choices = world.game.legal_moves(world.chooser)
        rescue = m.HOLD_IT if m.HOLD_IT in choices and random.random() < 0.8 else random.choice(choices)
        events += world.play(world.chooser, rescue)
    return events


def _moves_alike(one: World, other: World, random: Random) -> tuple[int, Move, Move] | None:
    game = one.game
    asked = [seat for seat in range(game.table.seats) if game.legal_moves(seat)]
    seat = random.choice(game.waiting if random.random() < 0.8 else asked)
    dice = Dice(random.getrandbits(30))
    choices = game.legal_moves(seat)
    if not choices or not other.game.legal_moves(seat):
        return None
    move = game.complete(seat, random.choice(choices), dice)
    twin = move
    if seat != one.witness.seat:
        if move.verb in (m.GIVE, m.PUT, m.INSERT, m.ORDER):
            alike = [choice for choice in other.game.legal_moves(seat) if choice.verb == move.verb]
            if not alike:
                return None
            twin = other.game.complete(seat, random.choice(alike), dice)
        elif move.verb == m.ASSIGN:
            twin = m.assign(random.choice((GODCAT, DEVILCAT)), move.target)
    if isinstance(other.game.clone().play(seat, twin), Refusal):
        return None
    return seat, move, twin
