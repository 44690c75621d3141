"""The plain table: one person against bots, line by line, for every terminal, screen reader and script."""

import secrets
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TextIO

from defuse.bots import Bot, new_bot
from defuse.game import moves as m
from defuse.game.chance import HIGHEST_SEED
from defuse.game.engine import Game
from defuse.game.events import TURN_BEGAN
from defuse.game.library import Edition, edition, recipes
from defuse.game.moves import Move
from defuse.game.questions import CHOOSE_DEPTH, CHOOSE_ORDER, CHOOSE_PLAY, REACT, REACT_TO_DRAW
from defuse.game.refusals import Refusal
from defuse.game.setup import new_game
from defuse.record.record import Record, Recorder, write_record
from defuse.record.transcript import sentence
from defuse.sight.view import View, name
from defuse.sight.witness import Witness
from defuse.terminal.answers import QUIT, Answers
from defuse.terminal.console import Console, Goodbye, Source
from defuse.terminal.lookup import cards_called
from defuse.terminal.menu import Entry, action_name, entries, question_line
from defuse.terminal.table_lines import hand_line, table_lines, turn_line
from defuse.words import ENGLISH, Words, words_in

YOU: Final = 0  # the seat of the person
BOT_NAMES: Final = ("Ann", "Ben", "Cem", "Dee", "Eli", "Fay", "Gus", "Hal", "Ida", "Jan")
_NOTATION_WIDTH: Final = 34
_HELP_WIDTH: Final = 13


@dataclass(frozen=True)
class Invitation:
    """What is played, by how many, and against whom."""

    edition: Edition = field(default_factory=lambda: edition("original"))
    players: int = 4
    options: Mapping[str, object] = field(default_factory=dict)
    bot: str = "simple"
    seed: int | None = None
    name: str = "You"
    record: Path | None = None  # where the games are written down
    words: Words = field(default_factory=lambda: words_in(ENGLISH))


def play(invitation: Invitation, source: Source = sys.stdin, out: TextIO = sys.stdout) -> int:
    """Games until the player has had enough; the exit code, which is 0 however they leave."""
    console = Console(source, out)
    words = invitation.words
    seed = secrets.randbelow(HIGHEST_SEED) if invitation.seed is None else invitation.seed
    tables = [PlainTable(console, _deal(invitation, seed), invitation, seed)]
    try:
        tables[0].play()
        while console.ask(words("prompt-another")).lower() in words("prompt-another-yes").split():
            seed = (seed + 1) % HIGHEST_SEED
            tables.append(PlainTable(console, _deal(invitation, seed), invitation, seed))
            tables[-1].play()
    except Goodbye:
        pass
    except KeyboardInterrupt:
        console.say()
    if invitation.record is not None:
        _write_down(console, invitation.record, [table.record for table in tables], words)
    console.say(words("app-goodbye"))
    return 0


def _write_down(console: Console, path: Path, records: Sequence[Record], words: Words) -> None:
    """Keep the records, also of a game that was not played to its end; a second one gets a number."""
    for number, record in enumerate(records, 1):
        file = path if number == 1 else path.with_stem(f"{path.stem}-{number}")
        try:
            file.write_text(write_record(record), encoding="utf-8")
            console.say(words("app-written", file=str(file)))
        except OSError as error:
            console.say(words("app-not-written", file=str(file), problem=error.strerror or type(error).__name__))


def _deal(invitation: Invitation, seed: int) -> Game:
    return new_game(invitation.edition, invitation.players, seed, invitation.options)


class PlainTable:
    """One game at the plain table. Everything that is shown comes from the witness in the person's seat."""

    def __init__(self, console: Console, game: Game, invitation: Invitation, seed: int) -> None:
        others = [name for name in BOT_NAMES if name.lower() != invitation.name.lower()]
        self.players = [invitation.name, *others[: game.table.seats - 1]]
        self.witness = Witness(game, YOU)
        self._recorder = Recorder(game, self.players, invitation.edition.name)
        self._console = console
        self._words = invitation.words
        self._game = game
        self._edition = invitation.edition
        self._bots: dict[int, Bot] = {}
        self._witnesses: dict[int, Witness] = {}
        for seat in range(1, game.table.seats):
            self._bots[seat] = new_bot(invitation.bot, seed + seat)
            self._witnesses[seat] = Witness(game, seat)
        self._table_is_new = True
        self._is_alive = True

    @property
    def record(self) -> Record:
        return self._recorder.record

    def play(self) -> None:
        """Play to the end."""
        self._greet()
        while not self._game.over:
            bots = [seat for seat in self._game.waiting if seat != YOU]
            if bots:
                self._let_bot_move(bots[0])
            else:
                self._let_person_move()
            self._tell()
            if self._is_alive and not self.witness.view().alive[YOU]:
                self._watch_on()

    def _watch_on(self) -> None:
        self._is_alive = False
        if not self._game.over and self._console.ask(self._words("prompt-watch")).lower() in QUIT:
            raise Goodbye

    def _greet(self) -> None:
        recipe = self._edition.recipe
        own = recipe is not None and recipe not in recipes()
        game = self._words.game(self._edition.name, recipe.title if recipe is not None and own else "")
        self._console.say(self._words("app-greeting", game=game, names=self._words.names(self.players[1:])))

    def _tell(self) -> None:
        """Say what has happened, as far as the person hears of it."""
        for event in self.witness.news():
            if event.what == TURN_BEGAN and event.seat == YOU:
                self._table_is_new = True  # which says it better than a sentence
                continue
            told = sentence(event, self.players, YOU, self._words)
            if told is not None:
                self._console.say(told)

    def _let_bot_move(self, seat: int) -> None:
        witness = self._witnesses[seat]
        said = self._recorder.play(seat, self._bots[seat].choose(witness.view(), witness.moves()))
        assert not isinstance(said, Refusal), said

    # The person

    def _let_person_move(self) -> None:
        moves = self.witness.moves()
        view = self.witness.view()
        question = view.question
        assert question is not None
        if question.what in (REACT, REACT_TO_DRAW) and len(moves) == 1:
            self._submit(m.PASS_ON_IT)
            return
        listed = entries(view, moves, self.players, self._words)
        self._show(view, listed)
        answers = Answers(self._console, self.players, self._game.table, view, self._words)
        while True:
            line = self._console.ask(_prompt(view, self.players, self._words))
            if not line:
                move = self._default(view)
            elif self._command(line, view, listed):
                move = None
            else:
                move = answers.read(line, listed)
            if move is not None and self._submit(move):
                return

    def _submit(self, move: Move) -> bool:
        said = self._recorder.play(YOU, move)
        if isinstance(said, Refusal):
            self._console.say(self._words.refusal(said.why, said.rule))
            return False
        return True

    def _default(self, view: View) -> Move | None:
        """What an empty line means: letting it happen, or leaving the cards as they lie."""
        question = view.question
        if question is not None and question.what in (REACT, REACT_TO_DRAW):
            return m.PASS_ON_IT
        if question is not None and question.what == CHOOSE_ORDER:
            return m.order(list(question.cards))
        self._console.say(self._words("say-lost"))
        return None

    def _command(self, line: str, view: View, listed: Sequence[Entry]) -> bool:
        """Whether the line was no move but a wish of another kind, which is granted."""
        word, _, rest = line.lower().partition(" ")
        if line.lower() in QUIT:
            raise Goodbye
        if line == "?":
            self._list(listed)
        elif line.lower() == "table":
            self._show_table(view)
        elif word == "help":
            self._help(rest.strip())
        else:
            return False
        return True

    # Showing

    def _show(self, view: View, listed: Sequence[Entry]) -> None:
        question = view.question
        assert question is not None
        if question.what == CHOOSE_PLAY:
            self._console.say()
            if self._table_is_new:
                self._console.say(turn_line(view, self._words))
                self._show_table(view)
            else:
                self._console.say(hand_line(view, self._words))
            self._table_is_new = False
            self._list(listed)
        elif question.what == CHOOSE_ORDER:
            self._console.say(question_line(view, self.players, self._words))
            self._console.listing([self._words.title(name(card)) for card in question.cards])
        elif question.what not in (REACT, REACT_TO_DRAW):
            self._console.say(question_line(view, self.players, self._words))
            if question.what != CHOOSE_DEPTH:
                self._list(listed)

    def _show_table(self, view: View) -> None:
        for line in [*table_lines(view, self.players, self._words), hand_line(view, self._words)]:
            self._console.say(line)

    def _list(self, listed: Sequence[Entry]) -> None:
        for number, entry in enumerate(listed, 1):
            self._console.column(f"{number:>3}  {entry.notation}", entry.text, _NOTATION_WIDTH)

    def _help(self, card: str) -> None:
        words = self._words
        if not card:
            self._console.say(words("help-moves"))
            self._console.column("?", words("help-list"), _HELP_WIDTH)
            self._console.column("table", words("help-table"), _HELP_WIDTH)
            self._console.column("help CARD", words("help-card"), _HELP_WIDTH)
            self._console.column("quit", words("help-quit"), _HELP_WIDTH)
            return
        found = cards_called(card, words)
        for kind in found:
            self._console.say(f"{words.title(kind)} ({kind}): {words.card_text(kind)}")
        if not found:
            self._console.say(words("say-unknown-card", name=card))


def _prompt(view: View, players: Sequence[str], words: Words) -> str:
    question = view.question
    assert question is not None
    who = players[question.seat]
    if question.what == REACT and question.act is not None:
        if question.chain:
            return words("prompt-nope-nope", who=who)
        return words("prompt-nope", who=who, card=action_name(question.act, words))
    if question.what == REACT_TO_DRAW:
        return words("prompt-now", who=who)
    if question.what == CHOOSE_DEPTH:
        return words("prompt-depth", number=view.pile_size)
    if question.what == CHOOSE_ORDER:
        return words("prompt-order")
    return words("prompt-turn")
