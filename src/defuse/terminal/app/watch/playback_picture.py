"""What a playback shows at a place: the table, the story, and what the player in turn knows."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from textual.content import Content

from defuse.game.events import Event
from defuse.record.notes import Note
from defuse.record.retelling import told_note
from defuse.sight.redaction import SPECTATOR
from defuse.sight.view import View
from defuse.terminal.app.table.board import told
from defuse.terminal.shared.playback import ABOVE, Playback
from defuse.words import Told, Words


@dataclass(frozen=True)
class PlaybackPicture:
    """A playback at one place; it does not change when the playback moves on."""

    view: View
    mind: View | None  # from above: the table as the player in turn knows it
    heard: Sequence[Event]
    seat: int | None
    place: int
    length: int
    at_the_end: bool
    why: Told | None = None  # why the last move was made, if that may be known
    noted: Sequence[tuple[str, Note]] = ()  # what the bots that moved answered

    @property
    def you(self) -> int | None:
        """The viewer's seat, if it is that of a player."""
        return None if self.seat is ABOVE or self.seat == SPECTATOR else self.seat


class PictureMaker:
    """Moves a playback and computes what is seen. It draws nothing, so it can run in another thread."""

    def __init__(self, playback: Playback, words: Words) -> None:
        self._playback = playback
        self._words = words
        self._minds: dict[int, Playback] = {}  # the same game from each seat
        self._told: dict[int | None, list[list[Content]]] = {}  # for each viewer, the lines of each event

    def turn(self, change: Callable[[], object]) -> PlaybackPicture:
        """Go to another place or viewer."""
        change()
        return self.picture()

    def picture(self) -> PlaybackPicture:
        playback = self._playback
        view = playback.view()
        mind = self._knowledge(view.turn) if playback.seat is ABOVE and view.winner < 0 else None
        return PlaybackPicture(
            view,
            mind,
            list(playback.heard()),
            playback.seat,
            playback.place,
            playback.length,
            playback.at_the_end,
            playback.why(),
            playback.noted(),
        )

    def _knowledge(self, seat: int) -> View:
        mind = self._minds.get(seat) or self._minds.setdefault(seat, Playback(self._playback.record, seat))
        mind.go(self._playback.place)
        return mind.view()

    def lines(self, picture: PlaybackPicture) -> list[Content]:
        """The events in sentences, and the reason of the last move; each event is put into words only once."""
        lines = self._told.setdefault(picture.seat, [])
        new = picture.heard[len(lines) :]
        lines += [told([event], self._playback.players, picture.you, self._words) for event in new]
        shown = [line for of_event in lines[: len(picture.heard)] for line in of_event]
        noted = [line for who, note in picture.noted for line in told_note(note, who, self._words)]
        shown += [Content.styled(line, "$text-secondary") for line in noted]
        if picture.why is not None:
            reason = self._words.tell(picture.why)
            shown.append(Content.styled(self._words("why", reason=reason), "$text-secondary"))
        return shown
