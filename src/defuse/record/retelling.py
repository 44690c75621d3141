"""A recorded game as readable text, with all cards or as one seat knew it."""

from collections.abc import Iterator, Sequence

from defuse.game.events import TURN_BEGAN, Event
from defuse.record.record import Record, Replay
from defuse.record.transcript import beginning, sentence
from defuse.sight.observer import Observer
from defuse.words import Words


def retell(record: Record, seat: int | None, words: Words, names: Sequence[str] = ()) -> Iterator[str]:
    """The lines of a game: with every hand, or only with what this seat knew. `names` are those of the players here."""
    run = Replay(record)
    players = list(names or record.players)
    table = run.game.table
    yield f"{words.game(record.start.edition)}: {', '.join(players)}"
    for other in range(table.seats):
        if seat is None or (seat == other and not table.is_blind(seat)):
            yield words.tell(beginning(other, table.hands[other], players, seat))
    observer = None if seat is None else Observer(run.game, seat)
    while not run.finished:
        events = run.step()
        yield from _told(events if observer is None else observer.news(), players, seat, words)


def _told(events: list[Event], players: list[str], seat: int | None, words: Words) -> Iterator[str]:
    for event in events:
        told = sentence(event, players, seat, words)
        if told is not None:
            yield f"\n{told}" if event.what == TURN_BEGAN else told
