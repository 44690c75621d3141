"""Starts a game: first everything that its luck is bound to is fixed, then seeds are revealed, then it is dealt."""

import secrets

from defuse.fair.proof import LONGEST_SEED, is_digest
from defuse.fair.sealing import SECRET_BYTES, room_digest, secret_commitment, text_commitment
from defuse.fair.terms import FairSeat, terms_of
from defuse.server.limits import MOST_PLEDGES
from defuse.server.play.dealer import timer
from defuse.server.play.dealing import OWN, deal, plan_of, problem, title_of, written_names
from defuse.server.play.pace import BANK, REVEAL_WITHIN
from defuse.server.play.server_game import ServerGame, dealt
from defuse.server.room.entries import Announced, Began, Pledged, Revealed, Sealed
from defuse.server.room.fair_deal import Beginning
from defuse.server.room.places import taken_places
from defuse.server.room.state import RoomState
from defuse.server.wire import refusals as no
from defuse.server.wire.protocol import Begin, PledgeSeed, RevealSeed
from defuse.server.wire.refusals import Refused


def sealed(state: RoomState) -> Sealed | None:
    """The entry with a new secret for the next game; None if there is one, or no game can begin now."""
    if state.secret or state.is_set:
        return None
    return Sealed(state.games + 1, secrets.token_bytes(SECRET_BYTES).hex())


def pledged(state: RoomState, member: int, command: PledgeSeed) -> Pledged | Refused:
    """A browser commits to a seed. It can do so again, until the host begins."""
    if command.game != state.games + 1 or state.is_set:
        return no.SEEDS_ARE_FIXED
    if not is_digest(command.commitment):
        return no.MALFORMED
    if state.pledged.get(member, 0) >= MOST_PLEDGES:
        return no.TOO_FAST
    return Pledged(member, command.commitment, command.n)


def revealed(state: RoomState, member: int, command: RevealSeed) -> Revealed | Refused:
    """A browser reveals the seed to which it had committed."""
    beginning = state.beginning
    if beginning is None or command.game != state.games + 1:
        return no.NO_SEED_WANTED
    seat = beginning.deal.seat_to_reveal(member)
    if seat is None:
        return no.NO_SEED_WANTED
    commitment = beginning.deal.terms["seats"][seat]["commitment"]
    if len(command.seed) > LONGEST_SEED or text_commitment(command.seed) != commitment:
        return no.ANOTHER_SEED
    return Revealed(member, command.seed, command.n)


def announced(state: RoomState, room: str, member: int, command: Begin, now: float) -> Announced | Refused:
    """The entry that fixes the terms of the next game, or why no game can begin. The room must be sealed."""
    if state.host != member:
        return no.HOST_ONLY
    if state.is_set:
        return no.IN_GAME
    why = problem(state.settings)
    if why is not None:
        return Refused("not_now", why)
    assert state.secret
    places = taken_places(state)
    names = written_names([place.name for place in places])
    seats = [
        FairSeat(name, place.member is None, state.pledges.get(place.member or 0, ""))
        for name, place in zip(names, places, strict=True)
    ]
    recipe = state.settings.recipe if state.settings.game == OWN else ""
    commitment = secret_commitment(bytes.fromhex(state.secret))
    terms = terms_of(
        plan_of(state.settings), seats, room_digest(room), state.games + 1, commitment, state.chain.end, recipe
    )
    return Announced(places, terms, recipe, now + REVEAL_WITHIN, member, command.n)


def begun(state: RoomState, beginning: Beginning, now: float) -> tuple[Began, ServerGame]:
    """The log entry of a freshly dealt game, and the game itself."""
    places = beginning.places
    names = [place.name for place in places]
    recorder = deal(state.settings, names, beginning.deal.proof().key)
    people = [seat for seat, place in enumerate(places) if place.member is not None]
    server_game = ServerGame(recorder, names, people)
    bank = BANK if state.settings.turn else 0.0
    running = timer(server_game.public_step(), now, state, [bank] * len(places))
    title, bots = title_of(state.settings), state.settings.bots
    return Began(dealt(recorder), title, places, bots, running, bank, beginning.by, beginning.n), server_game
