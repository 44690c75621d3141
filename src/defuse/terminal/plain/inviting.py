"""Choosing the game at the plain table, in a few lines."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Final

from defuse.asked import CannotDo, read_edition, read_options, read_recipe_or_file
from defuse.bots import BOTS
from defuse.game.library import Edition
from defuse.record.record import BadRecord
from defuse.terminal.plain.answers import QUIT
from defuse.terminal.plain.console import Console, Goodbye
from defuse.terminal.plain.showing import list_commands
from defuse.terminal.shared.invitation import REACTIONS, Invitation, seated
from defuse.terminal.shared.local_game import LocalGame
from defuse.terminal.shared.reference import NotFound, show_boxes, show_recipes
from defuse.terminal.shared.saved_games import SavedGame, SavedGames, load_game
from defuse.terminal.shared.wishes import Wishes, read_bot, read_countdown, read_people, read_reactions
from defuse.words import Words

_HELP_WIDTH: Final = 28
_SHOWN: Final = 9  # unfinished games listed

# The result: a game to play or watch, or a saved game with its path.
Settled = tuple[Invitation, LocalGame | None, Path | None]


class Inviting:
    """A dialogue about the next game. An impossible wish is explained and changes nothing."""

    def __init__(self, console: Console, wishes: Wishes, saved_games: SavedGames) -> None:
        self._console = console
        self._wishes = wishes
        self._words: Words = wishes.words
        self._saved_games = saved_games
        self._changes: dict[str, Callable[[str], Wishes]] = {
            "box": lambda rest: self._to(read_edition("+".join(rest.lower().replace("+", " ").split()), self._words)),
            "recipe": lambda rest: self._to(read_recipe_or_file(rest, self._words)),
            "players": self._players,
            "people": lambda rest: replace(self._wishes, people=read_people(rest.split(), self._words)),
            "bots": lambda rest: replace(self._wishes, bot=read_bot(rest.lower(), self._words)),
            "option": self._option,
            "countdown": lambda rest: replace(self._wishes, countdown=read_countdown(rest, self._words)),
            "reactions": lambda rest: replace(self._wishes, reactions=read_reactions(rest.lower(), self._words)),
        }
        self._looks: dict[str, Callable[[str], None]] = {
            "boxes": lambda rest: show_boxes(console, self._words, rest or None),
            "recipes": lambda rest: show_recipes(console, self._words, rest or None),
            "games": lambda _: self._list_games(),
            "?": lambda _: self._help(),
            "help": lambda _: self._help(),
        }

    def settle(self) -> Settled:
        """Ask until the game is settled. Raises Goodbye."""
        words = self._words
        self._console.say(words("invite-recommended"))
        self._say_game()
        self._mention_games()
        while True:
            line = self._console.ask(words("invite-prompt"))
            if line.lower() in QUIT:
                raise Goodbye
            if not line:
                return self._wishes.invitation(), None, None
            if line.lower() == "watch":
                return replace(self._wishes, people=()).invitation(), None, None
            word, _, rest = line.partition(" ")
            try:
                settled = self._grant(word.lower(), rest.strip())
            except CannotDo as error:
                for reason in error.reasons:
                    self._console.say(reason)
            except NotFound as error:
                self._console.say(str(error))
            else:
                if settled is not None:
                    return settled

    def _grant(self, word: str, rest: str) -> Settled | None:
        """Carry out one line; returns the game if that settles it."""
        if word == "resume":
            return self._resume(rest)
        if word in self._looks:
            self._looks[word](rest)
        elif word in self._changes:
            wishes = self._changes[word](rest)
            wishes.invitation()  # raises CannotDo before anything has changed
            self._wishes = wishes
            self._say_game()
        else:
            self._console.say(self._words("invite-unknown", text=word))
        return None

    # The game

    def _to(self, edition: Edition) -> Wishes:
        """Change the edition, and keep the number of players if it allows that."""
        wishes = replace(self._wishes, edition=edition)
        try:
            wishes.invitation()
        except CannotDo:
            wishes = replace(wishes, players=None)
        return wishes

    def _players(self, rest: str) -> Wishes:
        if not rest.isdecimal():
            raise CannotDo(self._words("say-write", shape="players N"))
        return replace(self._wishes, players=int(rest[:4]))

    def _option(self, rest: str) -> Wishes:
        if not rest:
            raise CannotDo(self._words("say-write", shape="option NAME=VALUE"))
        return replace(self._wishes, options={**self._wishes.options, **read_options(rest.split(), self._words)})

    def _say_game(self) -> None:
        """Say which game would be dealt now."""
        words, game = self._words, self._wishes.invitation()
        names = seated(game.people, game.players)
        bots = names[len(game.people) :]
        people = words.names(names[: len(game.people)])
        if bots:
            said = [words("invite-game-bots", game=game.title, people=people, bots=words.names(bots), level=game.bot)]
        else:
            said = [words("invite-game", game=game.title, people=people)]
        if game.options:
            said.append(words("invite-options", options=", ".join(_written(game.options))))
        if game.countdown:
            said.append(words("invite-countdown", number=game.countdown))
        if len(game.people) > 1:
            said.append(words("invite-ask") if game.reactions == REACTIONS[0] else words("invite-call"))
        for line in said:
            self._console.say(line)

    # Saved games

    def _mention_games(self) -> None:
        kept = self._saved_games.unfinished()
        if kept:
            self._console.say(self._words("invite-unfinished", game=self._kept_game(kept[0])))

    def _kept_game(self, kept: SavedGame) -> str:
        words = self._words
        game = words.game(kept.edition, kept.title)
        return words("invite-kept", game=game, names=words.names(kept.players), number=kept.moves)

    def _list_games(self) -> None:
        kept = self._saved_games.unfinished()[:_SHOWN]
        for number, each in enumerate(kept, 1):
            self._console.say(f"{number:>3}  {self._kept_game(each)}")
        if not kept:
            self._console.say(self._words("cli-no-games"))

    def _resume(self, rest: str) -> Settled:
        """The latest saved game, the one of that number, or the one in a file."""
        words = self._words
        kept = self._saved_games.unfinished()
        number = int(rest) if rest.isdecimal() and len(rest) < 4 else 1
        if rest and not rest.isdecimal():
            path = Path(rest).expanduser()
            place = None
        elif not kept:
            raise CannotDo(words("cli-no-games"))
        elif not 1 <= number <= len(kept):
            raise CannotDo(words("invite-no-number", number=number))
        else:
            path = place = kept[number - 1].path
        try:
            local_game = load_game(path, self._saved_games.folder)
        except BadRecord as error:
            raise CannotDo(words("cli-bad-save", file=str(path), problem=str(error))) from None
        return self._wishes.invitation(), local_game, place

    def _help(self) -> None:
        words = self._words
        commands = (
            ("Enter", words("invite-help-start")),
            ("box original+imploding", words("invite-help-box")),
            ("recipe nope-sauce", words("invite-help-recipe")),
            ("players 5", words("invite-help-players")),
            ("people Ann Ben", words("invite-help-people")),
            (f"bots {next(iter(BOTS))}", words("invite-help-bots", names=", ".join(BOTS))),
            ("option fast=on", words("invite-help-option")),
            ("countdown 8", words("invite-help-countdown")),
            ("reactions call", words("invite-help-reactions")),
            ("watch", words("invite-help-watch")),
            ("boxes, boxes compact", words("invite-help-boxes")),
            ("recipes, recipes cat-fight", words("invite-help-recipes")),
            ("games, resume, resume 2", words("invite-help-resume")),
            ("quit", words("invite-help-quit")),
        )
        list_commands(self._console, commands, _HELP_WIDTH)


def _written(options: Mapping[str, object]) -> Iterator[str]:
    """Rule options as they are typed."""
    for name, value in options.items():
        yield f"{name}={'on' if value is True else 'off' if value is False else value}"
