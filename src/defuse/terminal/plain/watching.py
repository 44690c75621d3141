"""Watching bots and recorded games, line by line."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from defuse.game.events import TURN_BEGAN, Event
from defuse.record.record import Record
from defuse.record.retelling import told_note
from defuse.record.transcript import beginning, sentence
from defuse.sight.view import names
from defuse.terminal.plain.answers import QUIT
from defuse.terminal.plain.console import Console, Goodbye
from defuse.terminal.plain.showing import list_commands, show_discard_pile
from defuse.terminal.plain.table_lines import hand_line, lines_from_above, table_lines, whose_turn
from defuse.terminal.shared.local_game import LocalGame
from defuse.terminal.shared.playback import ABOVE, Playback, names_in
from defuse.words import Words

_RETOLD: Final = 3  # sentences that tell what happened just before a place
_FAR: Final = 10**9  # beyond the last move


def watch(
    local_game: LocalGame,
    title: str,
    seat: int | None,
    words: Words,
    speed: float,
    console: Console,
) -> int:
    """Watch bots play, move by move."""
    playback = Playback(local_game.record, seat, local_game)
    return PlainWatching(playback, console, words, title, speed, is_live=True).show()


def replay(record: Record, seat: int | None, words: Words, speed: float, console: Console) -> int:
    """Watch a recorded game, move by move."""
    playback = Playback(record, seat, names=names_in(record, words))
    return PlainWatching(playback, console, words, words.game(record.start.edition), speed).show()


def story(playback: Playback, title: str, words: Words) -> Iterator[str]:
    """The whole game at once, line by line as it is played."""
    yield from _opening(playback, title, words)
    while not playback.at_the_end:
        for event in playback.forward():
            told = sentence(event, playback.players, playback.seat, words)
            if told is not None:
                yield f"\n{told}" if event.what == TURN_BEGAN else told
        yield from reasons(playback, words)


def reasons(playback: Playback, words: Words) -> list[str]:
    """What the bots of the latest step answered, and why the last move was made, as far as that is known."""
    noted = [line for who, note in playback.noted() for line in told_note(note, who, words)]
    why = playback.why()
    return noted if why is None else [*noted, words("why", reason=words.tell(why))]


def _opening(playback: Playback, title: str, words: Words) -> Iterator[str]:
    """The deal: every hand from above, otherwise only the viewer's."""
    yield f"{title}: {', '.join(playback.players)}"
    view = playback.view()
    for seat, hand in enumerate(view.hands):
        if playback.seat is ABOVE:
            yield words.tell(beginning(seat, hand, playback.players, None))
        elif playback.seat == seat and not view.blind[seat]:
            yield words.tell(beginning(seat, view.hand, playback.players, seat))


class PlainWatching:
    """A person watching a playback."""

    def __init__(
        self, playback: Playback, console: Console, words: Words, title: str, speed: float, is_live: bool = False
    ) -> None:
        self._playback = playback
        self._console = console
        self._words = words
        self._title = title
        self._speed = speed
        self._is_live = is_live
        self._wishes: dict[str, Callable[[str], None]] = {
            "": lambda _: self._forward(),
            "back": lambda _: self._back(),
            "go": self._go,
            "run": lambda _: self._run(),
            "end": lambda _: self._go_to(_FAR),
            "seat": self._sit,
            "above": lambda _: self._look_from(ABOVE),
            "table": lambda _: self._show_table(),
            "pile": lambda _: self._show_pile(),
            "discard": lambda _: show_discard_pile(self._console, self._playback.view(), self._words),
            "log": lambda _: self._tell(self._playback.heard()),
            "?": lambda _: self._help(),
            "help": lambda _: self._help(),
        }

    def show(self) -> int:
        """Show the game step by step, as the viewer wants, until they leave."""
        for line in _opening(self._playback, self._title, self._words):
            self._console.say(line)
        self._console.say(self._words("watch-how"))
        try:
            while True:
                line = self._console.ask(self._prompt())
                try:
                    self._grant(line)
                except KeyboardInterrupt:
                    self._console.say()
                    self._console.say(self._words("watch-paused"))
        except Goodbye:
            return 0
        except KeyboardInterrupt:
            self._console.say()
            return 0

    def _grant(self, line: str) -> None:
        if line.lower() in QUIT:
            raise Goodbye
        word, _, rest = line.partition(" ")
        wish = self._wishes.get(word.lower())
        if wish is None:
            self._console.say(self._words("watch-unknown", text=line))
        else:
            wish(rest.strip())

    # Moving through the game

    def _forward(self) -> None:
        self._tell(self._playback.forward())
        for line in reasons(self._playback, self._words):
            self._console.say(line)

    def _run(self) -> None:
        """Play on at the chosen speed; Enter or an interrupt stops it."""
        while not self._playback.at_the_end:
            self._forward()
            if self._console.pause(1 / self._speed):
                self._console.say(self._words("watch-paused"))
                return

    def _back(self) -> None:
        self._playback.back()
        self._show_place()

    def _go(self, place: str) -> None:
        if place.isdecimal():
            self._go_to(int(place[:9]))
        else:
            self._console.say(self._words("say-write", shape="go N"))

    def _go_to(self, place: int) -> None:
        self._playback.go(place)
        self._show_place()

    def _show_place(self) -> None:
        """Show the place: the latest events, and the table."""
        for line in self._sentences(self._playback.heard())[-_RETOLD:]:
            self._console.say(line)
        self._show_table()

    # The viewer

    def _sit(self, name: str) -> None:
        players = self._playback.players
        found = [seat for seat, player in enumerate(players) if player.casefold() == name.removeprefix("@").casefold()]
        if found:
            self._look_from(found[0])
        else:
            self._console.say(self._words("cli-no-seat", name=name, names=", ".join(players)))

    def _look_from(self, seat: int | None) -> None:
        self._playback.look_from(seat)
        self._show_table()

    # Showing

    def _prompt(self) -> str:
        playback, words = self._playback, self._words
        if playback.at_the_end:
            return words("watch-prompt-end", place=playback.place)
        if self._is_live:
            return words("watch-prompt-live", place=playback.place)
        return words("watch-prompt", place=playback.place, number=playback.length)

    def _tell(self, events: Sequence[Event]) -> None:
        for line in self._sentences(events):
            self._console.say(line)

    def _sentences(self, events: Sequence[Event]) -> list[str]:
        told = [sentence(event, self._playback.players, self._playback.seat, self._words) for event in events]
        return [line for line in told if line is not None]

    def _show_table(self) -> None:
        playback, words = self._playback, self._words
        view = playback.view()
        lines = [whose_turn(view, playback.players, words)] if not playback.over else []
        if playback.seat is ABOVE:
            lines += lines_from_above(view, playback.players, words)
        else:
            lines += [*table_lines(view, playback.players, words), hand_line(view, words)]
        for line in lines:
            self._console.say(line)

    def _show_pile(self) -> None:
        """The whole draw pile, as far as the viewer knows it."""
        row = self._words.in_order(names(self._playback.view().pile))
        self._console.say(self._words("watch-pile", row=row) if row else self._words("table-draw-pile", number=0))

    def _help(self) -> None:
        words = self._words
        commands = (
            ("Enter", words("watch-help-next")),
            ("back", words("watch-help-back")),
            ("go N", words("watch-help-go")),
            ("run", words("watch-help-run")),
            ("end", words("watch-help-end")),
            ("seat NAME", words("watch-help-seat")),
            ("above", words("watch-help-above")),
            ("table", words("watch-help-table")),
            ("pile", words("watch-help-pile")),
            ("discard", words("help-discard")),
            ("log", words("watch-help-log")),
            ("quit", words("watch-help-quit")),
        )
        list_commands(self._console, commands)
