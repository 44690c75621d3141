"""Two rooms that differ only in what one guest cannot know: that guest must be sent the same bytes at the same times.

The worlds are made as in tests/non_interference.py; here both are rooms of a server with a clock, and everything that
is sent to the observer is compared. Each room has a secret, seeds and a key of its own, from which it draws its luck:
the commitments to them are all that may differ.
"""

from random import Random
from typing import Any

from defuse.fair.proof import Chain
from defuse.fair.sealing import digest, room_digest, secret_commitment, text_commitment
from defuse.fair.terms import FairSeat, terms_of
from defuse.game import moves as m
from defuse.game.engine import Game
from defuse.game.kinds import NAMES
from defuse.game.moves import Move
from defuse.game.saving import freeze, thaw
from defuse.record.record import Record, Recorder
from defuse.record.situation import Situation
from defuse.server.play.dealer import Dealer, timer
from defuse.server.play.dealing import plan_of
from defuse.server.play.server_game import ServerGame
from defuse.server.room.fair_deal import FairDeal
from defuse.server.wire.protocol import Settings
from defuse.server.wire.seat_feed import SeatFeed
from defuse.sight.observer import Observer
from defuse.sight.redaction import SPECTATOR
from defuse.sight.view import names
from tests.non_interference import (
    Interference,
    World,
    _moves_alike,
    entitled,
    honest_letter,
    other_world,
    public_truth,
    shown_by_move,
    shown_by_question,
)
from tests.random_games import RandomPlayers, SetUp
from tests.server.inn import Guest, Inn, answering

PEOPLE = ["Ann", "Ben", "Cem", "Dee", "Eli", "Fay"]


class Twin:
    """One of the two rooms. Its last guest sits on the bench."""

    def __init__(self, inn: Inn, guests: list[Guest], game: Game, witness: Observer) -> None:
        self.inn = inn
        self.guests = guests
        self.world = World(game, witness, honest_letter)
        self.observer = guests[-1 if witness.seat == SPECTATOR else witness.seat]
        self._compared = 0

    @property
    def dealer(self) -> Dealer:
        dealer = self.observer.room.runner.dealer
        assert dealer is not None
        return dealer

    def unread(self) -> list[tuple[float, bytes]]:
        """What the observer was sent since the last call."""
        sent = self.observer.bytes[self._compared :]
        self._compared = len(self.observer.bytes)
        return [(round(when, 3), self._without_seals(frame)) for when, frame in sent]

    def _without_seals(self, frame: bytes) -> bytes:
        """The frame without what everybody may see of the luck: commitments, which say nothing about it."""
        frame = frame.replace(self.observer.room_name.encode(), b"ROOM")
        fair = self.dealer.match.fair
        assert fair is not None
        seals = [fair.digest, fair.terms["commitment"], *(seat["commitment"] for seat in fair.terms["seats"])]
        for number, seal in enumerate(seals):
            frame = frame.replace(seal.encode(), b"SEAL %d" % number)
        return frame

    async def play(self, seat: int, move: Move) -> None:
        """The guest in this seat makes the move, as a browser does."""
        feed = self.dealer.server_game.feed(seat)
        facts = {"game": 1, "heard": feed.heard, "asked": feed.asked}
        answer = await self.guests[seat].ask("move", **facts, **command(feed, move))
        assert answer["is"] == "done", answer

    async def come_back(self, heard: int, n: int) -> None:
        """The observer loses the connection and reconnects at once, having heard so many events."""
        before = self.observer
        again = await self.inn.enter(before.room_name, before.token, 1, heard, n)
        again.bytes, again.bye = before.bytes + again.bytes, before.bye
        self.guests[self.guests.index(before)] = self.observer = again

    async def choose_in_secret(self, random: Random) -> None:
        """Make the secret choice, if there is one: at once, or while everybody waits anyway."""
        while (chooser := self.dealer.server_game.chooser) is not None:
            choices = self.world.game.legal_moves(chooser)
            held = m.HOLD_IT in choices and random.random() < 0.8
            await self.play(chooser, m.HOLD_IT if held else random.choice(choices))


def command(feed: SeatFeed, move: Move) -> dict[str, Any]:
    """A move as a browser sends it: its number in the list, and the filled blanks."""
    for number, listed in enumerate(feed.moves):
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
    """Look for interference in one random game; returns how many moves were compared. Raises Interference."""
    game = set_up.deal(random.getrandbits(62))
    players = RandomPlayers(random.getrandbits(32))
    observer = random.choice([*range(set_up.players), SPECTATOR])
    witness = Observer(game, observer, weighing=True)
    for _ in range(random.randrange(40)):
        if game.over or game.table.public_table is not None:
            break
        game.play(*players.choose(game))
        witness.news()
    if game.over or game.table.public_table is not None:
        return 0
    twins = await _twins(one, other, game, witness, random, settings)
    for step in range(steps):
        alike = twins[0].world.game.over or not await _advance(*twins, random)
        if alike:
            return step
    return steps


async def _twins(
    one: Inn, other: Inn, game: Game, witness: Observer, random: Random, settings: dict[str, Any]
) -> tuple[Twin, Twin]:
    copy = Game(thaw(freeze(game.table) | {"key": random.randbytes(32).hex()}))
    copy.table.log = []
    first = World(copy, witness.moved_to(copy), honest_letter)
    second = other_world(first, random)
    twins = []
    for inn, world in ((one, first), (other, second)):
        guests = await _room_around(inn, world, settings, random)
        twins.append(Twin(inn, guests, world.game, world.witness))
    _must_be_equal(*twins)
    return twins[0], twins[1]


async def _room_around(inn: Inn, world: World, settings: dict[str, Any], random: Random) -> list[Guest]:
    """A room with this game on its table and people in all seats."""
    seats = world.game.table.seats
    pile = ["tacocat", "exploding_kitten"]
    start = Situation("original", PEOPLE[:seats], deck=pile * seats, hands={name: ["skip"] for name in PEOPLE[:seats]})
    start.cast = {}
    guests = await inn.laid(start, seats, **settings)
    guests.append(await inn.enter(guests[0].room_name))
    room = guests[0].room
    assert room.state.match is not None
    room.state.match.fair = _fair_deal(guests, random)
    server_game = ServerGame(Recorder(world.game, Record(start)), PEOPLE[:seats], range(seats))
    server_game._feeds[SPECTATOR] = server_game._feed(world.game, SPECTATOR)  # the record does not contain this game
    server_game._feeds[world.witness.seat] = SeatFeed(world.witness, server_game._encoder)
    dealer = room.runner.play(server_game)
    dealer.match.timer = timer(server_game.public_step(), inn.clock.now(), room.state, dealer.match.banks)
    setattr(room.log, "keep_replay", _keep_nothing)  # noqa: B010  a proof goes through the record from its beginning
    for guest in guests:
        guest.bytes.clear()
        guest.events.clear()
    room._broadcast.tell_clocks(dealer)
    return guests


async def _keep_nothing() -> None:
    pass


def _fair_deal(guests: list[Guest], random: Random) -> FairDeal:
    """What the luck of the room would be drawn from, with a secret and seeds of its own."""
    secret, room = random.randbytes(32), guests[0].room
    places = room.state.match.places if room.state.match is not None else []
    seeds = {seat: random.randbytes(16).hex() for seat in range(len(places))}
    seats = [FairSeat(place.name, False, text_commitment(seeds[seat])) for seat, place in enumerate(places)]
    planned = plan_of(Settings(seats=len(seats)) if len(seats) < 6 else Settings("original+imploding", seats=6))
    terms = terms_of(planned, seats, room_digest(room.name), 1, secret_commitment(secret), "", "")
    members = [place.member for place in places]
    return FairDeal(terms, digest(terms), secret.hex(), members, Chain(), "", seeds)


async def _advance(one: Twin, other: Twin, random: Random) -> bool:
    """Do what looks the same to the observer in both worlds; False when they rightly differ."""
    if random.random() < 0.3:
        await _meddle(one, other, random)
    before = len(one.world.game.events), len(other.world.game.events)
    shown = shown_by_question(one.world)
    if one.dealer.held or random.random() < 0.15:
        await _wait(one, other, 4.5 if one.dealer.held else random.choice((1.0, 3.0)))
        if one.dealer.server_game.moves != other.dealer.server_game.moves:
            return False
    else:
        played = await _play(one, other, random)
        if played is None:
            return False
        shown |= shown_by_move(played)
    if not _alike(one, other, before, shown):
        return False
    _must_be_equal(one, other)
    return True


async def _wait(one: Twin, other: Twin, seconds: float) -> None:
    for twin in (one, other):
        await twin.inn.wait(seconds)


async def _play(one: Twin, other: Twin, random: Random) -> Move | None:
    """Make a move and the secret choices after it; None if no move looks the same in both worlds."""
    pairs = (_moves_alike(one.world, other.world, random) for _ in range(12))
    pair = next((pair for pair in pairs if pair is not None), None)
    if pair is None:
        return None
    seat, move, twin = pair
    await one.play(seat, move)
    await other.play(seat, twin)
    twins, observer = (one, other), one.world.witness.seat
    notices_nothing = all(each.dealer.held and each.dealer.server_game.chooser != observer for each in twins)
    if notices_nothing and random.random() < 0.5:
        await _meddle(one, other, random)
    for each in twins:
        await each.choose_in_secret(random)
    await _wait(one, other, 4.5 if one.dealer.held or other.dealer.held else 0.0)
    return move


def _alike(one: Twin, other: Twin, before: tuple[int, int], shown: set[int]) -> bool:
    """Whether everything that the observer may know is still the same in both worlds."""
    observer = one.world.witness.seat
    here, there = one.world.game, other.world.game
    if here.over or there.over:
        return False  # then everybody is told the statistics
    if public_truth(here.table, observer) != public_truth(there.table, observer):
        return False
    first, second = here.events[before[0] :], there.events[before[1] :]
    return entitled(first, one.world, shown) == entitled(second, other.world, shown)


async def _meddle(one: Twin, other: Twin, random: Random) -> None:
    """The observer tries illegal moves, the host pauses the clock, or the observer reconnects."""
    twins = (one, other)
    match random.choice(("wrong move", "late move", "pause", "back")):
        case "wrong move":
            facts = {**answering(one.observer.table), "move": 99, "depth": random.choice((None, 5))}
            for twin in twins:
                assert (await twin.observer.ask("move", **facts))["is"] == "no"
        case "late move":
            facts = {**answering(one.observer.table), "move": 0, "asked": 1}
            for twin in twins:
                assert (await twin.observer.ask("move", **facts))["is"] == "no"
        case "pause":
            for on in (True, False):
                for twin in twins:
                    await twin.guests[0].ask("pause", on=on)
        case "back":
            heard, n = random.choice((0, one.observer.table["heard"])), one.observer.n + 1
            for twin in twins:
                await twin.come_back(heard, n)
    _must_be_equal(*twins)


def _must_be_equal(one: Twin, other: Twin) -> None:
    first, second = one.unread(), other.unread()
    if first != second:
        raise Interference(f"the observer is sent different bytes:\n{first}\n{second}")
