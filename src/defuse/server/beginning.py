"""How a game begins: the settings of the room become a deal, and whoever is there gets a chair."""

from defuse.server import refusals as no
from defuse.server.dealer import timer
from defuse.server.dealing import deal, problem, title_of
from defuse.server.entries import Began
from defuse.server.pace import BANK
from defuse.server.places import taken_places
from defuse.server.protocol import Begin
from defuse.server.refusals import Refused
from defuse.server.sitting import Sitting, dealt
from defuse.server.state import PLAYING, RoomState


def begun(state: RoomState, member: int, command: Begin, now: float) -> tuple[Began, Sitting] | Refused:
    """A game that was dealt a moment ago, for the log and for the table; or why there is none."""
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
    sitting = Sitting(recorder, names, people)
    bank = BANK if state.settings.turn else 0.0
    running = timer(sitting.public_step(), now, state, [bank] * len(places))
    title = title_of(state.settings)
    return Began(dealt(recorder), title, places, state.settings.bots, running, bank, member, command.n), sitting
