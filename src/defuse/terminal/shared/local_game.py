"""A game at this keyboard: people, and bots in the other seats. Both tables, drawn and plain, use it."""

import secrets
from collections.abc import Iterator, Sequence
from typing import Final

from defuse.bots.outside.limits import Limits
from defuse.game.chance import HIGHEST_SEED
from defuse.game.engine import Game
from defuse.game.events import DIED, DREW, TOOK_OVER, WENT_OUT, Event
from defuse.game.library import edition
from defuse.game.moves import Move
from defuse.game.questions import QUESTIONS
from defuse.game.refusals import Refusal
from defuse.game.setup import new_game
from defuse.record.record import RECIPES_BOX, Record, Recorder, Replay, new_record
from defuse.sight.observer import Observer
from defuse.sight.redaction import SPECTATOR
from defuse.terminal.shared.bot_seats import BotSeat, bots_meant, lasting_names
from defuse.terminal.shared.invitation import ASK_EVERYBODY, Invitation, own_title, seated
from defuse.terminal.shared.uninterrupted import uninterrupted
from defuse.words import Told, Words

WINDOWS: Final = tuple(question.number for question in QUESTIONS if question.is_window)


class LocalGame:
    """People and bots at a table. Everything shown to a person comes from the observer in their seat."""

    def __init__(
        self,
        recorder: Recorder,
        people: int,
        bot: str,
        title: str = "",
        bot_seed: int | None = None,
        limits: Limits | None = None,
    ) -> None:
        self.recorder = recorder
        self.game = recorder.game
        self.title = title  # of a custom recipe, which the record does not name
        meant = bots_meant(bot, limits)
        self.bot = lasting_names(meant)
        self.limits = limits  # of bots of other people
        self.countdown = 0
        self.reactions = ASK_EVERYBODY
        seats = self.game.table.seats
        self.people = tuple(range(people))
        first = secrets.randbelow(2**32) if bot_seed is None else bot_seed
        self._bots = {seat: BotSeat(meant[(seat - people) % len(meant)], first + seat) for seat in range(people, seats)}
        weighing = {*self.people, SPECTATOR, *(seat for seat, bot in self._bots.items() if bot.weighs)}
        self._observers = {seat: Observer(self.game, seat, seat in weighing) for seat in (*range(seats), SPECTATOR)}
        self._heard: dict[int, list[Event]] = {seat: [] for seat in self._observers}
        self.hinted: set[int] = set()  # how many events the only person had heard whenever they were given a hint
        self._reasons: dict[int, Told] = {}  # by the number of the move
        for seat, each in self._bots.items():
            each.begin(self.record.start.edition, self._observers[seat])

    @classmethod
    def begin(cls, invitation: Invitation, game: Game | None = None) -> "LocalGame":
        """Deal a new game."""
        if game is None:
            seed = secrets.randbelow(HIGHEST_SEED) if invitation.seed is None else invitation.seed
            game = new_game(invitation.edition, invitation.players, seed, invitation.options)
        players = seated(invitation.people, game.table.seats)
        recorder = Recorder(game, new_record(game, players, invitation.edition.name))
        title = own_title(invitation.edition)
        people = len(invitation.people)
        local_game = cls(recorder, people, invitation.bot, title, invitation.seed, invitation.limits)
        local_game.countdown = invitation.countdown
        local_game.reactions = invitation.reactions
        return local_game

    @classmethod
    def resume(
        cls, record: Record, people: int, bot: str, title: str = "", limits: Limits | None = None
    ) -> "LocalGame":
        """Resume a game: every observer hears again what its seat heard since the deal."""
        run = Replay(record)
        local_game = cls(Recorder(run.game, run.record), people, bot, title, limits=limits)
        while not run.finished:
            run.step()
            local_game._hear()
        # A record has no seed. Without a new one the luck to come would be the same for every resumed game.
        local_game.game.table.seed = secrets.randbelow(HIGHEST_SEED)
        return local_game

    def invitation(self, words: Words) -> Invitation | None:
        """An invitation to another game like this; None for a custom recipe, which is not in the record."""
        start = self.record.start
        if start.edition == RECIPES_BOX:
            return None
        people = tuple(self.players[seat] for seat in self.people)
        return Invitation(
            edition(start.edition),
            len(self.players),
            start.options,
            people,
            self.bot,
            countdown=self.countdown,
            reactions=self.reactions,
            words=words,
            limits=self.limits,
        )

    # What each seat knows

    @property
    def record(self) -> Record:
        return self.recorder.record

    @property
    def players(self) -> list[str]:
        return self.record.players

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def in_window(self) -> bool:
        """Whether the table waits for reactions."""
        return not self.over and self.game.question.what in WINDOWS

    @property
    def only_person(self) -> int | None:
        """The seat of the only person, if all others are bots."""
        return self.people[0] if len(self.people) == 1 else None

    def observer(self, seat: int) -> Observer:
        """The observer of a seat, or of SPECTATOR, that has followed the game since the deal."""
        return self._observers[seat]

    def heard(self, seat: int, since: int = 0) -> Sequence[Event]:
        """What this seat has heard so far, from index `since` on."""
        return self._heard[seat][since:]

    # Who is next

    def next_seat(self) -> int:
        """The seat that moves next. In a window people come first, since they may not know how bots react."""
        if self.in_window:
            return min(self.game.waiting, key=lambda seat: (seat not in self.people, seat))
        return self.game.next_seat()

    def people_asked(self) -> list[int]:
        """The people whom an open window waits for."""
        return [seat for seat in self.game.waiting if seat in self.people]

    def need_not_ask(self, seat: int) -> bool:
        """Whether a person can only pass. With others at the keyboard, not asking would reveal that."""
        left = [person for person in self.people if self.game.table.is_present(person)]
        return self.in_window and left == [seat] and len(self.observer(seat).moves()) == 1

    def befallen(self, since: int) -> list[int]:
        """The people to whom something happened publicly since index `since` of the spectator's events.

        A person who draws while another one has the keyboard always gets it to look at the card. If only those who have
        a choice got it, everybody would know that somebody chooses in secret how to survive (SK-1).
        """
        news = self.heard(SPECTATOR, since)
        seats = [event.seat for event in news if event.what in (DREW, TOOK_OVER, WENT_OUT, DIED)]
        lost = [event.other for event in news if event.what == TOOK_OVER]  # the card they drew is in another hand
        return [seat for seat in dict.fromkeys(seats) if seat in self.people and seat not in lost]

    # Moves

    def choose_for(self, seat: int) -> Move:
        """The move of the bot in this seat."""
        return self._bots[seat].choose(self.observer(seat))

    def submit(self, seat: int, move: Move) -> Refusal | None:
        """Make a move; every observer hears of it."""
        with uninterrupted():
            said = self.recorder.play(seat, move)
            note = self._bots[seat].note if seat in self._bots else None
            if note is not None and not isinstance(said, Refusal):
                self.record.notes[len(self.record.entries)] = note
            self._hear()
        return said if isinstance(said, Refusal) else None

    def let_bots_move(self) -> Iterator[int]:
        """Let bots move until a person is next or the game is over; yields the seat after every move."""
        while not self.over:
            seat = self.next_seat()
            if seat in self.people:
                return
            said = self.submit(seat, self.choose_for(seat))
            assert said is None, said
            why = self._bots[seat].why(self.players)
            if why is not None:
                self._reasons[len(self.record.entries)] = why
            yield seat

    def leave(self) -> None:
        """Let the bots go, whether the game is over or not."""
        for each in self._bots.values():
            each.leave()

    def reason(self, place: int) -> Told | None:
        """Why a bot made move number `place`, counted from 1; only for viewers who see all cards."""
        return self._reasons.get(place)

    def _hear(self) -> None:
        for seat, observer in self._observers.items():
            news = observer.news()
            self._heard[seat] += news
            if seat in self._bots:
                self._bots[seat].hear(news)
                if self.over:
                    self._bots[seat].end(observer)
