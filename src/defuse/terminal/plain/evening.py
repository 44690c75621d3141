"""Game after game at the plain table, until the people leave."""

import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TextIO

from defuse.game.chance import HIGHEST_SEED
from defuse.record.record import Record, write_record
from defuse.terminal.plain.console import Console, Goodbye, Source
from defuse.terminal.plain.table import PlainTable
from defuse.terminal.shared.invitation import Invitation
from defuse.terminal.shared.local_game import LocalGame
from defuse.terminal.shared.saved_games import Keeping, SavedGames
from defuse.words import Words


def play(
    invitation: Invitation,
    source: Source = sys.stdin,
    out: TextIO = sys.stdout,
    resumed: LocalGame | None = None,
    place: Path | None = None,
    saved_games: SavedGames | None = None,
) -> int:
    """Play games until the people leave; returns the exit code 0."""
    return Evening(invitation, Console(source, out), saved_games or SavedGames()).spend(resumed, place)


class Evening:
    """A series of games, the first of them perhaps a saved one."""

    def __init__(self, invitation: Invitation, console: Console, saved_games: SavedGames) -> None:
        self._invitation = invitation
        self._words = invitation.words
        self._console = console
        self._saved_games = saved_games
        self._records: list[Record] = []

    def spend(self, resumed: LocalGame | None, place: Path | None) -> int:
        words, console = self._words, self._console
        keeping: Keeping | None = None
        table: PlainTable | None = None
        try:
            while True:
                local_game = resumed or LocalGame.begin(self._invitation)
                keeping = Keeping(self._saved_games, local_game, place)
                self._records.append(local_game.record)
                table = PlainTable(console, local_game, words, keeping)
                table.play()
                local_game.leave()
                self._coach(local_game)
                again = self._invitation if resumed is None else local_game.invitation(words)
                if again is None or not self._wants_another():
                    break
                self._deal_anew(again)
                resumed = place = None
        except (Goodbye, KeyboardInterrupt) as leaving:
            if isinstance(leaving, KeyboardInterrupt):
                console.say()
            if table is not None:
                table.leave()
                local_game.leave()
        if keeping is not None:
            keeping.keep()  # an interrupt can come between a move and saving it
            if keeping.kept:
                console.say(words("app-kept"))
        if self._invitation.record is not None:
            _write_down(console, self._invitation.record, self._records, words)
        console.say(words("app-goodbye"))
        return 0

    def _coach(self, local_game: LocalGame) -> None:
        """Say what was luck and what was skill, if one person has played a game that the coach knows."""
        from defuse.terminal.shared.coaching import coach_lines, own_review  # it needs libraries that load slowly

        found = own_review(local_game)
        if found is not None:
            self._console.say()
            for line in coach_lines(local_game, found, self._words, drawn=False):
                self._console.say(line, whole_words=True)

    def _wants_another(self) -> bool:
        words = self._words
        return self._console.ask(words("prompt-another")).lower() in words("prompt-another-yes").split()

    def _deal_anew(self, again: Invitation) -> None:
        """Prepare the next game; with a seed, each game uses the next one."""
        seed = None if again.seed is None else (again.seed + 1) % HIGHEST_SEED
        self._invitation = replace(again, seed=seed, record=self._invitation.record)


def _write_down(console: Console, path: Path, records: Sequence[Record], words: Words) -> None:
    """Write the records, also of an unfinished game; the second and later ones get a number."""
    for number, record in enumerate(records, 1):
        file = path if number == 1 else path.with_stem(f"{path.stem}-{number}")
        try:
            file.write_text(write_record(record), encoding="utf-8")
            told = words("app-written", file=str(file))
        except OSError as error:
            told = words("app-not-written", file=str(file), problem=error.strerror or type(error).__name__)
        console.say(told, whole_words=True)
