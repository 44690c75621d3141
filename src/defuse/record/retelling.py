"""A recorded game as readable text, with all cards or as one seat knew it."""

from collections.abc import Iterator, Sequence

from defuse.game.events import TURN_BEGAN, Event
from defuse.record.notes import Note
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
        note = record.notes.get(run.done)
        if seat is None and note is not None:
            yield from told_note(note, players[record.entries[run.done - 1].seat], words)


def told_note(note: Note, who: str, words: Words) -> Iterator[str]:
    """What a bot answered, after which time and why. It reveals what the bot held: for viewers who see all cards."""
    seconds = f"{note.seconds:.3f}"
    if note.fault:
        yield words("note-fault", who=who, problem=note.fault, seconds=seconds)
        if note.answer:
            yield words("note-wrong-answer", answer=note.answer)
    elif note.answer:
        yield words("note-answered", who=who, answer=note.answer, seconds=seconds)
    else:
        yield words("note-chose", who=who, seconds=seconds)
    if note.why:
        yield words("why", reason=note.why)


def _told(events: list[Event], players: list[str], seat: int | None, words: Words) -> Iterator[str]:
    for event in events:
        told = sentence(event, players, seat, words)
        if told is not None:
            yield f"\n{told}" if event.what == TURN_BEGAN else told
