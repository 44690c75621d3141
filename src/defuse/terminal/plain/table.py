"""The plain table: people and bots, line by line, for every terminal, screen reader and script."""

from defuse.game import moves as m
from defuse.game.agenda import CHOOSE_DEPTH, CHOOSE_PLAY, REACT_TO_DRAW, REACT_TO_RESCUE
from defuse.game.cards.futures import CHOOSE_ORDER
from defuse.game.events import PLAYED
from defuse.game.moves import Move
from defuse.record.transcript import sentence
from defuse.sight.redaction import SPECTATOR
from defuse.sight.view import View, name
from defuse.terminal.plain.answers import QUIT, Answers, move_of_empty_line
from defuse.terminal.plain.commands import Commands, Prompted
from defuse.terminal.plain.console import Console, Goodbye
from defuse.terminal.plain.keyboard import TerminalClock
from defuse.terminal.plain.sharing import Sharing
from defuse.terminal.plain.showing import is_sure, list_moves, prompt_for, show_table
from defuse.terminal.plain.table_lines import hand_line, turn_line
from defuse.terminal.shared.invitation import CALL_OUT
from defuse.terminal.shared.local_game import WINDOWS, LocalGame
from defuse.terminal.shared.menu import entries, question_line
from defuse.terminal.shared.saved_games import Keeping
from defuse.words import Words


class PlainTable:
    """One game at the plain table. Everything a person is shown comes from the observer in their seat."""

    def __init__(self, console: Console, local_game: LocalGame, words: Words, keeping: Keeping | None = None) -> None:
        self.local_game = local_game
        self._console = console
        self._words = words
        self._keeping = keeping
        self._has_complained = False
        self._sharing = Sharing(console, local_game, words)
        self._commands = Commands(console, local_game, words)
        self._seen = len(local_game.heard(SPECTATOR))  # how many public events have been checked by `_let_look`
        self._all_out = False

    @property
    def players(self) -> list[str]:
        return self.local_game.players

    def play(self) -> None:
        """Play to the end."""
        self._greet()
        self._sharing.tell()
        while not self.local_game.over:
            self._let_somebody_move()
            self._keep()
            self._sharing.tell()
            if not self.local_game.over:
                self._let_look()
                self._let_watch()
        self._sharing.look_on()

    def leave(self) -> None:
        """Take the leaving player's cards off the screen."""
        self._sharing.cover()

    def _greet(self) -> None:
        words, local_game = self._words, self.local_game
        number = len(local_game.people)
        people, bots = words.names(self.players[:number]), words.names(self.players[number:])
        game = words.game(local_game.record.start.edition, local_game.title)
        if not self._sharing.is_shared:
            self._console.say(words("app-greeting", game=game, names=bots))
            return
        if bots:
            self._console.say(words("plain-greeting-bots", game=game, people=people, bots=bots))
        else:
            self._console.say(words("plain-greeting", game=game, people=people))
        self._console.say(words("plain-how-to-share"))
        self._sharing.unread()

    def _let_somebody_move(self) -> None:
        local_game = self.local_game
        if (
            local_game.in_window
            and local_game.reactions == CALL_OUT
            and self._sharing.is_shared
            and local_game.people_asked()
        ):
            self._let_call_out()
            return
        seat = local_game.next_seat()
        if seat not in local_game.people:
            said = local_game.submit(seat, local_game.choose_for(seat))
            assert said is None, said
        elif local_game.need_not_ask(seat) or self._lets_happen(seat):
            local_game.submit(seat, m.PASS_ON_IT)
        else:
            self._sharing.look(seat)
            self._ask(seat)

    def _lets_happen(self, seat: int) -> bool:
        return self._commands.letting.lets(self.local_game.observer(seat).view())

    def _let_look(self) -> None:
        """Let people look whom something happened to while the keyboard was elsewhere."""
        local_game = self.local_game
        befallen = local_game.befallen(self._seen)
        self._seen = len(local_game.heard(SPECTATOR))
        asked = None if local_game.in_window else local_game.next_seat()
        if self._sharing.is_shared:
            for seat in befallen:
                if seat != asked:
                    self._sharing.look(seat)

    def _let_watch(self) -> None:
        """Offer to watch once only bots are left."""
        left = [seat for seat in self.local_game.people if self.local_game.game.table.is_present(seat)]
        if left or self._all_out:
            return
        self._all_out = True
        self._sharing.look_on()
        self._sharing.wait(self._words("prompt-watch"))

    # Calling out

    def _let_call_out(self) -> None:
        """Ask nobody: a person who wants to react calls out, in front of all."""
        local_game, words = self.local_game, self._words
        asked = local_game.people_asked()
        self._sharing.hide()
        for told in self._what_happens():
            self._console.say(told)
        countdown = Countdown(local_game.countdown, self._console.clock)
        while True:
            line = self._console.ask_within(self._timed(words("plain-call-out")), countdown.left)
            if not line:
                if line is None:
                    self._say_too_late()
                for seat in asked:
                    self._submit(seat, m.PASS_ON_IT)
                return
            if line.lower() in QUIT:
                raise Goodbye
            called = [seat for seat in asked if self.players[seat].casefold() == line.removeprefix("@").casefold()]
            if called:
                self._sharing.look(called[0])
                self._ask(called[0])
                return
            names = words.names([self.players[seat] for seat in asked])
            self._console.say(words("plain-cannot-call", name=line, names=names))

    def _what_happens(self) -> list[str]:
        """What can be stopped, and the Nopes against it so far: all public."""
        question = self.local_game.game.question
        if question.what == REACT_TO_DRAW:
            return [self._words("plain-about-to-draw", who=self.players[question.seat])]
        if question.what == REACT_TO_RESCUE:
            return [self._words("screen-rescued", who=self.players[question.seat])]
        heard = self.local_game.heard(SPECTATOR)
        begun = max(place for place, event in enumerate(heard) if event.what == PLAYED)
        told = [sentence(event, self.players, None, self._words) for event in heard[begun:]]
        return [line for line in told if line is not None]

    # Asking one person

    def _ask(self, seat: int) -> None:
        """Ask until a move is accepted."""
        observer = self.local_game.observer(seat)
        view = observer.view()
        at = Prompted(view, entries(view, observer.moves(), self.players, self._words))
        self._show(at)
        self._sharing.read()

        def grant(line: str) -> bool:
            return self._commands.grant(line, at)

        answers = Answers(self._console, self.players, self.local_game.game.table, view, self._words, grant)
        reacting = self.local_game.in_window
        countdown = Countdown(self.local_game.countdown if reacting else 0, self._console.clock)
        while True:
            line = self._console.ask_within(self._prompt(view), countdown.left)
            if line is None:
                self._say_too_late()
                move: Move | None = m.PASS_ON_IT
            elif not line:
                move = move_of_empty_line(self._console, view, self._words)
            else:
                move = self._passed_by(view) if grant(line) else answers.read(line, at.listed)
            if move is not None and is_sure(self._console, view, move, self._words) and self._submit(seat, move):
                break
        if reacting:
            self._sharing.turn_away()
        if self._keeping is not None:
            self._keeping.begin()

    def _passed_by(self, view: View) -> Move | None:
        """A pass, if the player has just decided to let this happen."""
        return m.PASS_ON_IT if self._commands.letting.lets(view) else None

    def _submit(self, seat: int, move: Move) -> bool:
        said = self.local_game.submit(seat, move)
        if said is not None:
            self._console.say(self._words.refusal(said.why, said.rule))
        return said is None

    def _say_too_late(self) -> None:
        """Say that the time is up, and drop what was typed meanwhile."""
        self._console.say(self._words("plain-too-late"))
        if self._console.forget_late():
            self._console.ask(self._words("plain-too-late-typing"))

    # Showing

    def _show(self, at: Prompted) -> None:
        view, words, sharing = at.view, self._words, self._sharing
        question = view.question
        assert question is not None
        mine = question.what == CHOOSE_PLAY
        if mine or (sharing.is_shared and sharing.table_is_new):
            self._console.say()
        if mine and sharing.table_is_new:
            self._console.say(turn_line(view, words))
        if sharing.table_is_new and (mine or sharing.is_shared):
            show_table(self._console, view, self.players, words)
            sharing.table_is_new = False
        elif mine or (sharing.is_shared and question.what in WINDOWS):
            self._console.say(hand_line(view, words))
        if not mine and question.what not in WINDOWS:
            self._console.say(question_line(view, self.players, words))
        if question.what == CHOOSE_ORDER:
            self._console.listing([words.title(name(card)) for card in question.cards])
        elif question.what != CHOOSE_DEPTH and question.what not in WINDOWS:
            list_moves(self._console, at.listed)

    def _prompt(self, view: View) -> str:
        prompt = prompt_for(view, self.players, self._words)
        return self._timed(prompt) if view.question is not None and view.question.what in WINDOWS else prompt

    def _timed(self, prompt: str) -> str:
        """A prompt with the time limit."""
        seconds = self.local_game.countdown
        return self._words("plain-timed", prompt=prompt, number=seconds) if seconds else prompt

    # Saving

    def _keep(self) -> None:
        """Save the game; a problem is shown once."""
        keeping = self._keeping
        if keeping is None:
            return
        keeping.keep()
        if keeping.problem and not self._has_complained:
            self._has_complained = True
            self._console.say(self._words("app-not-kept", problem=keeping.problem))


class Countdown:
    """The time left for an answer."""

    def __init__(self, seconds: int, clock: TerminalClock) -> None:
        self._clock = clock
        self._end = clock.now() + seconds if seconds else None

    @property
    def left(self) -> float | None:
        """In seconds; None without a limit."""
        return None if self._end is None else max(0.0, self._end - self._clock.now())
