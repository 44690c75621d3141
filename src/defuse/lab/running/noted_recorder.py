"""Makes the moves of a game between bots and, if that is wanted, records them with notes about each choice."""

import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from defuse.bots.bot import Bot
from defuse.game.engine import Game
from defuse.game.moves import Move
from defuse.game.refusals import Refusal
from defuse.record.notes import Note, shown
from defuse.record.record import Record, Recorder, new_record, write_record
from defuse.words import ENGLISH, words_in

_LONGEST_NAME: Final = 20
_ODD: Final = re.compile(r"[^A-Za-z0-9_-]+")


class NotedRecorder:
    """The record of one game."""

    def __init__(self, game: Game, entrants: Sequence[str], edition: str) -> None:
        self.players = player_names(entrants)
        self._recorder = Recorder(game, new_record(game, self.players, edition))

    @property
    def record(self) -> Record:
        return self._recorder.record

    def submit(self, seat: int, move: Move) -> Refusal | None:
        """Make a move, as `Game.submit` does."""
        said = self._recorder.play(seat, move)
        return said if isinstance(said, Refusal) else None

    def note(self, bot: object, seconds: float, fault: str = "") -> None:
        """Note how the latest move was chosen: as an outside bot says itself, or the time and the reason of ours."""
        from defuse.bots.outside.bot import OutsideBot  # which most games have none of

        own = bot.note if isinstance(bot, OutsideBot) else None
        if own is None:
            why = bot.why(self.players) if isinstance(bot, Bot) and not fault else None
            reason = "" if why is None else words_in(ENGLISH).tell(why)
            own = Note(why=shown(reason), seconds=round(seconds, 6), fault=shown(fault))
        self.record.notes[len(self.record.entries)] = own

    def write(self, path: Path) -> None:
        """Write the record to a file, completely or not at all."""
        new = path.with_name(f".{path.name}.{os.getpid()}.new")
        try:
            new.write_text(write_record(self.record), encoding="utf-8")
            new.replace(path)
        finally:
            new.unlink(missing_ok=True)


def player_names(entrants: Sequence[str]) -> list[str]:
    """The entrants in seat order as one word each, all different: "./my-bot.py" is my-bot, the second one my-bot-2."""
    names: list[str] = []
    for typed in entrants:
        path = Path(typed)
        word = path.stem if path.suffix == ".py" else path.name
        name = _ODD.sub("-", word).strip("-")[:_LONGEST_NAME] or "bot"
        taken = {other.casefold() for other in names}
        number = 1
        while (new := name if number == 1 else f"{name}-{number}").casefold() in taken:
            number += 1
        names.append(new)
    return names
