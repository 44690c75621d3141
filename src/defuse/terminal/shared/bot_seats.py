"""The bots of a game at this keyboard, our own and those of other people, whose faults cost them a move."""

from collections.abc import Iterable, Sequence
from time import perf_counter
from typing import Final

from defuse.bots import BOTS, Bot
from defuse.bots.defaults import default_move
from defuse.bots.entrants import Entrant, OurBot, Outsider, entrant
from defuse.bots.outside.bot import OutsideBot
from defuse.bots.outside.limits import Limits
from defuse.game.chance import Dice
from defuse.game.events import Event
from defuse.game.moves import Move
from defuse.game.refusals import Refusal
from defuse.record.notes import Note, shown
from defuse.sight.observer import Observer
from defuse.terminal.shared.invitation import BETWEEN_BOTS
from defuse.words import Told

_FOLLOWS: Final = ("begin", "hear", "end")


def bots_meant(names: str, limits: Limits | None = None) -> list[Entrant]:
    """The bots of these names, of other people or our own, who sit down in turn; raises NoSuchEntrant."""
    return [OurBot(name, name) if name in BOTS else entrant(name, limits) for name in names.split(BETWEEN_BOTS)]


def lasting_names(bots: Sequence[Entrant]) -> str:
    """The names under which they are found again from another folder."""
    return BETWEEN_BOTS.join(bot.path if isinstance(bot, Outsider) else bot.name for bot in bots)


class BotSeat:
    """The bot in a seat. Only bots of other people leave notes: ours are told by their reasons."""

    def __init__(self, meant: Entrant, seed: int) -> None:
        self.bot = meant.bot(seed)
        self.ours = meant.ours
        self.note: Note | None = None  # about the latest choice
        self._dice = Dice(seed)
        self._follows = all(callable(getattr(self.bot, name, None)) for name in _FOLLOWS)

    @property
    def weighs(self) -> bool:
        return getattr(self.bot, "weighs", False) is True

    def begin(self, edition: str, observer: Observer) -> None:
        if self._follows:
            self._tell("begin", edition, observer.view())

    def hear(self, news: Iterable[Event]) -> None:
        if self._follows:
            self._tell("hear", news)

    def end(self, observer: Observer) -> None:
        if self._follows:
            self._tell("end", observer.view())

    def leave(self) -> None:
        """The game is left before its end: a program waits for the next one."""
        if isinstance(self.bot, OutsideBot):
            self.bot.leave()

    def _tell(self, what: str, *told: object) -> None:
        try:
            getattr(self.bot, what)(*told)
        except Exception:
            if self.ours:
                raise

    def choose(self, observer: Observer) -> Move:
        """Its move; the default move if it fails."""
        view, moves = observer.view(), observer.moves()
        self.note = None
        if self.ours:
            return self.bot.choose(view, moves)
        began = perf_counter()
        fault = ""
        try:
            move = self.bot.choose(view, list(moves))
            if isinstance(refused := observer.game.clone().play(observer.seat, move), Refusal):
                fault = f"an illegal move: {refused}"
        except Exception as error:
            fault = f"{type(error).__name__}: {error}"
        seconds = round(perf_counter() - began, 6)
        self.note = self.bot.note if isinstance(self.bot, OutsideBot) else Note(seconds=seconds, fault=shown(fault))
        return default_move(view, moves, self._dice) if fault else move

    def why(self, players: list[str]) -> Told | None:
        return self.bot.why(players) if isinstance(self.bot, Bot) else None
