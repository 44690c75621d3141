"""A table of a server at the plain terminal: line by line, as games against bots are."""

from collections.abc import Callable
from typing import Final

from defuse.asked import CannotDo
from defuse.client.background import BackgroundConnection, ConnectionEnded, ConnectionLost, News
from defuse.client.remote_room import RemoteRoom
from defuse.client.remote_view import notation_table
from defuse.game.agenda import CHOOSE_DEPTH, CHOOSE_PLAY
from defuse.game.cards.futures import CHOOSE_ORDER
from defuse.game.moves import PASS_ON_IT, Move
from defuse.server.wire import protocol as p
from defuse.sight.view import View, name
from defuse.terminal.plain.answers import QUIT, Answers, move_of_empty_line
from defuse.terminal.plain.console import Console, Goodbye, Source
from defuse.terminal.plain.keyboard import Keyboard
from defuse.terminal.plain.letting import let, let_commands
from defuse.terminal.plain.showing import (
    is_sure,
    list_moves,
    looks_help,
    prompt_for,
    show_help,
    show_look,
    show_table,
)
from defuse.terminal.shared.letting_happen import LettingHappen
from defuse.terminal.shared.local_game import WINDOWS
from defuse.terminal.shared.menu import entries, question_line
from defuse.terminal.shared.room_words import emote_text, why_not, why_over
from defuse.words import Words

_POLL: Final = 0.1  # seconds between two looks for news while somebody may type
_Key = tuple[int, int, int]


class PlainRoom:
    """One visit to a room."""

    def __init__(self, source: Source, console: Console, line: BackgroundConnection, words: Words) -> None:
        self.room = RemoteRoom()
        self._source = source
        self._console = console
        self._line = line
        self._words = words
        self._sit: dict[str, object] = {}
        self._has_sat = False
        self._shown: _Key | None = None  # the question that is on the screen
        self._seated: list[str] = []
        self._told = 0
        self._said_lobby = ""
        self._said_pause = False
        self._ended: ConnectionEnded | None = None
        self._letting = LettingHappen()

    def visit(self, name: str, cat: int) -> int:
        """Sit down and play until the player or the server ends it; returns the exit code."""
        self._sit = {"do": "sit", "name": name, "avatar": cat}
        try:
            while self._ended is None:
                self._hear()
                if self._ended is None:
                    self._ask_or_wait()
        except Goodbye:
            self._line.send({"do": "leave"})
            self._console.say(self._words("app-goodbye"))
            return 0
        except KeyboardInterrupt:
            self._console.say()
            self._console.say(self._words("join-kept"))
            return 0
        if self._ended.unreachable or self._ended.problem is not None:
            raise CannotDo(why_not(self._ended.problem, self._words))
        self._console.say(why_over(self.room.bye, self._words) or self._words("app-goodbye"))
        return 0

    # Hearing

    def _hear(self) -> None:
        """Tell everything that has come meanwhile."""
        while (news := self._line.news(0)) is not None:
            self._take(news)
        room = self.room
        for no in room.refusals:
            self._console.say(self._words.tell(no.told))
            self._shown = None
        room.refusals.clear()

    def _take_next(self) -> None:
        """Wait for news."""
        news = self._line.news(None)
        if news is not None:
            self._take(news)

    def _take(self, news: News) -> None:
        if isinstance(news, ConnectionEnded):
            self._ended = news
        elif isinstance(news, ConnectionLost):
            self._console.say(self._words("join-lost"))
        else:
            self.room.take(news)
            if isinstance(news, p.No) and self.room.room is None:
                self.room.refusals.clear()  # the end says it
            if isinstance(news, p.RoomFrame):
                self._take_room(news)
            elif isinstance(news, p.TableFrame):
                self._tell_events()
            elif isinstance(news, p.Said) and not news.past:
                text = news.text or emote_text(news.emote, self._words)
                self._console.say(self._words("join-said", who=news.name, text=text))

    def _take_room(self, frame: p.RoomFrame) -> None:
        words, room = self._words, self.room
        if not self._has_sat:
            self._has_sat = True
            if room.member < 0:
                self._console.say(words("join-watching"))
            elif room.seat is None:
                self._line.send(dict(self._sit))
        if room.is_paused != self._said_pause:
            self._said_pause = room.is_paused
            self._shown = None  # the question is asked anew
            self._console.say(words("browser-paused") if room.is_paused else words("join-goes-on"))
        if frame.phase == "playing":
            self._said_lobby = ""
            return
        host = next((member.name for member in frame.members if member.member == frame.host), "")
        begins = words("join-you-begin") if room.is_host else words("join-host-begins", who=host)
        said = f"{words('join-at-the-table', names=words.names(room.players))} {begins}"
        if said != self._said_lobby and room.seat is not None:
            self._said_lobby = said
            self._console.say(said)

    def _tell_events(self) -> None:
        told = self.room.told
        if len(told) < self._told:
            self._told = 0  # another game
        for line in told[self._told :]:
            self._console.say(self._words.tell(line))
        self._told = len(told)

    # Asking

    @property
    def _question(self) -> _Key | None:
        """What is asked now: it changes when the question or the moves change."""
        table = self.room.table
        is_asked = self.room.is_asked and not self.room.is_paused
        return (table.game, table.heard, table.asked) if table is not None and is_asked else None

    def _ask_or_wait(self) -> None:
        question = self._question
        if question is not None and question != self._shown:
            self._shown = question
            view = self.room.view
            assert view is not None
            if self._lets_pass(view):
                return
            self._show_question(view)
        line = self._typed(is_wanted=question is not None or not self.room.is_playing)
        if line is not None:
            self._answer(line)

    def _typed(self, is_wanted: bool) -> str | None:
        """A typed line, or None as soon as there is news."""
        source = self._source
        if self.room.room is None:  # nobody can speak before they are there
            self._take_next()
            return None
        if isinstance(source, Keyboard):
            text = source.readline_within(_POLL)
        elif is_wanted and (self._question is not None or self.room.is_host):
            text = source.readline()
        else:
            self._take_next()
            return None
        if text == "":
            raise Goodbye
        return None if text is None else text.strip()

    def _lets_pass(self, view: View) -> bool:
        """Pass at once if the player lets this happen."""
        if self._letting.lets(view) and self.room.move(PASS_ON_IT) is not None:
            self._submit(PASS_ON_IT)
            return True
        return False

    def _show_question(self, view: View) -> None:
        room, words, console = self.room, self._words, self._console
        assert view.question is not None
        what = view.question.what
        if what == CHOOSE_PLAY:
            console.say()
            show_table(console, view, room.players, words)
        elif what not in WINDOWS:
            console.say(question_line(view, room.players, words))
        if what == CHOOSE_ORDER:
            console.listing([words.title(name(card)) for card in view.question.cards])
        elif what != CHOOSE_DEPTH and what not in WINDOWS:
            list_moves(console, entries(view, room.moves, room.players, words))
        console.prompt(prompt_for(view, room.players, words))

    def _answer(self, line: str) -> None:
        view = self.room.view
        if self._command(line, view):
            if view is not None and self._question is not None and not self._lets_pass(view):
                self._console.prompt(prompt_for(view, self.room.players, self._words))
            return
        if view is None or self._question is None:
            if line:
                self._console.say(self._words("join-not-asked"))
            return
        listed = entries(view, self.room.moves, self.room.players, self._words)
        answers = Answers(self._console, self.room.players, notation_table(view), view, self._words)
        move = answers.read(line, listed) if line else move_of_empty_line(self._console, view, self._words)
        if move is not None and is_sure(self._console, view, move, self._words):
            self._submit(move)
        else:
            self._shown = None

    def _submit(self, move: Move) -> None:
        command = self.room.move(move)
        if command is None:
            self._console.say(self._words("online-no-such-move"))
            self._shown = None
        else:
            self._line.send(command)
            self.room.moves = []  # until the server asks again

    # Commands

    def _command(self, line: str, view: View | None) -> bool:
        """Carry out what is no move; False if the line may be one."""
        if line.lower() in QUIT:
            raise Goodbye
        word, _, rest = line.partition(" ")
        wishes: dict[str, Callable[[], object]] = {
            "say": lambda: self._line.send({"do": "say", "text": rest}),
            "emote": lambda: self._line.send({"do": "emote", "emote": rest.strip().replace(" ", "_")}),
            "begin": lambda: self._line.send({"do": "begin"}),
            "pause": lambda: self._line.send(self.room.pause()),
            "help": lambda: self._help(rest.strip()),
        }
        if view is not None:
            wishes["?"] = lambda: list_moves(
                self._console, entries(view, self.room.moves, self.room.players, self._words)
            )
            wishes["log"] = self._log
            wishes["let"] = lambda: self._console.say(let(rest.strip(), self._letting, self._words))
        wish = wishes.get(word.lower())
        if wish is None:
            return view is not None and show_look(self._console, line.lower(), view, self.room.players, self._words)
        wish()
        return True

    def _log(self) -> None:
        for told in self.room.told:
            self._console.say(self._words.tell(told))

    def _help(self, card: str) -> None:
        words = self._words
        commands = (
            *looks_help(words),
            ("log", words("help-log")),
            *let_commands(words),
            ("say TEXT", words("join-help-say")),
            ("emote NAME", words("join-help-emote", names=", ".join(p.EMOTES))),
            ("begin", words("join-help-begin")),
            ("pause", words("join-help-pause")),
        )
        show_help(self._console, card, commands, words("join-help-quit"), words)
