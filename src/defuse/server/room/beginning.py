"""Starts a game: the room's settings become a deal, and the seated members get their places."""

from defuse.server.play.dealer import timer
from defuse.server.play.dealing import deal, problem, title_of
from defuse.server.play.pace import BANK
from defuse.server.play.server_game import ServerGame, dealt
from defuse.server.room.entries import Began
from defuse.server.room.places import taken_places
from defuse.server.room.state import PLAYING, RoomState
from defuse.server.wire import refusals as no
from defuse.server.wire.protocol import Begin
from defuse.server.wire.refusals import Refused


def begun(state: RoomState, member: int, command: Begin, now: float) -> tuple[Began, ServerGame] | Refused:
    """The log entry of a freshly dealt game and the game itself, or why no game can begin."""
    if state.host != member:
        return no.HOST_ONLY
    if state.phase == PLAYING:
        return no.IN_GAME
    why = problem(state.settings)
    if why is not None:
        return Refused("not_now", why)
    places = taken_places(state)
    names = [place.name for place in places]
    recorder = deal(state.settings, names)
    people = [seat for seat, place in enumerate(places) if place.member is not None]
    server_game = ServerGame(recorder, names, people)
    bank = BANK if state.settings.turn else 0.0
    running = timer(server_game.public_step(), now, state, [bank] * len(places))
    title = title_of(state.settings)
    return Began(dealt(recorder), title, places, state.settings.bots, running, bank, member, command.n), server_game
