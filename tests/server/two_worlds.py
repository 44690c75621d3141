"""Two rooms that differ only in what one guest cannot know: that guest must be sent the same bytes at the same moments.

The worlds are made as in tests/non_interference.py; here both of them are rooms of a server with a clock, and what is
compared is everything that goes over the wire to the observer.
"""

from random import Random
from typing import Any

from defuse.game import moves as m
from defuse.game.engine import Game
from defuse.game.events import Event
from defuse.game.kinds import NAMES, REVEAL_THE_FUTURE_3
from defuse.game.moves import Move
from defuse.game.saving import freeze, thaw
from defuse.record.record import Record, Recorder, Replay
from defuse.record.situation import Situation
from defuse.server.dealer import Dealer, timer
from defuse.server.onlooker import Onlooker
from defuse.server.sitting import Sitting
from defuse.sight.view import names
from defuse.sight.witness import Witness
from tests.non_interference import (
    Interference,
    World,
    _entitled,
    _moves_alike,
    honest_letter,
    other_world,
    public_truth,
)
from tests.random_games import RandomPlayers, SetUp
from tests.server.inn import Guest, Inn

PEOPLE = ["Ann", "Ben", "Cem", "Dee", "Eli", "Fay"]


class Twin:
    """One of the two rooms."""

    def __init__(self, inn: Inn, guests: list[Guest], game: Game, witness: Witness) -> None:
        self.inn = inn
        self.guests = guests
        self.world = World(game, witness, honest_letter)
        self.observer = guests[witness.seat]
        self._compared = 0

    @property
    def dealer(self) -> Dealer:
        dealer = self.observer.room._dealer
        assert dealer is not None
        return dealer

    def unread(self) -> list[tuple[float, bytes]]:
        """What the observer was sent since the last time."""
        sent = self.observer.bytes[self._compared :]
        self._compared = len(self.observer.bytes)
        return [(round(when, 3), frame) for when, frame in sent]

    async def play(self, seat: int, move: Move) -> None:
        """The guest in this seat makes the move, as browsers do."""
        onlooker = self.dealer.sitting.onlooker(seat)
        facts = {"game": 1, "heard": onlooker.heard, "asked": onlooker.asked}
        answer = await self.guests[seat].ask("move", **facts, **command(onlooker, move))
        assert answer["is"] == "done", answer

    async def choose_in_secret(self, random: Random) -> None:
        """Whoever has to choose how to survive does: at once, or while everybody waits anyway."""
        while (chooser := self.dealer.sitting.chooser) is not None:
            choices = self.world.game.legal_moves(chooser)
            held = m.HOLD_IT in choices and random.random() < 0.8
            await self.play(chooser, m.HOLD_IT if held else random.choice(choices))


def command(onlooker: Onlooker, move: Move) -> dict[str, Any]:
    """A move as a browser writes it: the number in the list, and what is filled in."""
    for number, listed in enumerate(onlooker.moves):
        if listed == move:
            return {"move": number}
        if listed.open and listed.verb == move.verb:
            if move.verb == m.INSERT:
                return {"move": number, "depth": move.number}
            if move.verb == m.ORDER:
                return {"move": number, "order": names(list(move.cards))}
            if move.verb == m.FIVE:
                return {"move": number, "cards": names(list(move.cards)), "kind": NAMES[move.named]}
            if list(listed.cards) == list(move.cards) and listed.target == move.target:
                return {"move": number, "kind": NAMES[move.named]}
    raise AssertionError(f"{move} is not listed")


async def compare(one: Inn, other: Inn, set_up: SetUp, random: Random, steps: int = 12, **settings: Any) -> int:
    """Look for interference in one random game; how many moves were compared. Raises Interference."""
    game = set_up.deal(random.getrandbits(62))
    players = RandomPlayers(random.getrandbits(32))
    observer = random.randrange(set_up.players)
    witness = Witness(game, observer, weighing=True)
    for _ in range(random.randrange(40)):
        if game.over or game.table.veil is not None:
            break
        game.play(*players.choose(game))
        witness.news()
    if game.over or game.table.veil is not None:
        return 0
    twins = await _twins(one, other, game, witness, random, settings)
    for step in range(steps):
        alike = twins[0].world.game.over or not await _advance(*twins, random)
        if alike:
            return step
    return steps


async def _twins(
    one: Inn, other: Inn, game: Game, witness: Witness, random: Random, settings: dict[str, Any]
) -> tuple[Twin, Twin]:
    copy = Game(thaw(freeze(game.table)))
    copy.table.log = []
    first = World(copy, witness.moved_to(copy), honest_letter)
    second = other_world(first, random)
    twins = []
    for inn, world in ((one, first), (other, second)):
        guests = await _room_around(inn, world, settings)
        twins.append(Twin(inn, guests, world.game, world.witness))
    _must_be_equal(*twins)
    return twins[0], twins[1]


async def _room_around(inn: Inn, world: World, settings: dict[str, Any]) -> list[Guest]:
    """A room with this game on its table, in which people sit in all seats."""
    seats = world.game.table.seats
    pile = ["tacocat", "exploding_kitten"]
    start = Situation("original", PEOPLE[:seats], deck=pile * seats, hands={name: ["skip"] for name in PEOPLE[:seats]})
    start.cast = {}
    guests = await inn.laid(start, seats, **settings)
    room = guests[0].room
    assert room.state.match is not None
    run = Replay.__new__(Replay)
    run.game, run.record = world.game, Record(start)
    sitting = Sitting(Recorder.resume(run), PEOPLE[:seats], range(seats))
    sitting._eyes[world.witness.seat] = Onlooker(world.witness, sitting._letters)
    dealer = room._new_dealer(sitting)
    dealer.match.timer = timer(sitting.public_step(), inn.clock.now(), room.state, dealer.match.banks)
    room._dealer = dealer
    for guest in guests:
        guest.bytes.clear()
        guest.events.clear()
    room._crier.tell_clocks(dealer)
    return guests


async def _advance(one: Twin, other: Twin, random: Random) -> bool:
    """The same happens in both worlds, as far as the observer can tell; False when they rightly part."""
    if one.dealer.held or random.random() < 0.15:
        seconds = 4.5 if one.dealer.held else random.choice((1.0, 3.0))
        await one.inn.wait(seconds)
        await other.inn.wait(seconds)
        if one.dealer.sitting.moves != other.dealer.sitting.moves:
            return False
        _must_be_equal(one, other)
        return True
    for _ in range(12):
        pair = _moves_alike(one.world, other.world, random)
        if pair is not None:
            break
    else:
        return False
    seat, move, twin = pair
    agenda = one.world.game.table.agenda
    revealing = agenda[-1].act is not None and agenda[-1].act.kind == REVEAL_THE_FUTURE_3
    revealing = revealing or REVEAL_THE_FUTURE_3 in (move.card, move.named)
    first = await _play(one, seat, move, random)
    second = await _play(other, seat, twin, random)
    observer = one.world.witness.seat
    seconds = 4.5 if one.dealer.held or other.dealer.held else 0.0
    for inn in (one.inn, other.inn):
        await inn.wait(seconds)
    if one.world.game.over or other.world.game.over:
        return False  # then everybody is told how lucky they were
    if public_truth(one.world.game.table, observer) != public_truth(other.world.game.table, observer):
        return False
    if _entitled(first, one.world, revealing) != _entitled(second, other.world, revealing):
        return False
    _must_be_equal(one, other)
    return True


async def _play(twin: Twin, seat: int, move: Move, random: Random) -> list[Event]:
    before = len(twin.world.game.events)
    await twin.play(seat, move)
    await twin.choose_in_secret(random)
    return twin.world.game.events[before:]


def _must_be_equal(one: Twin, other: Twin) -> None:
    first, second = one.unread(), other.unread()
    if first != second:
        raise Interference(f"the observer is sent different bytes:\n{first}\n{second}")
