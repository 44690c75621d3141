"""What somebody wants to play, from what they have written to an invitation, or why it cannot be had."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from defuse.bots import BOTS
from defuse.game.chance import HIGHEST_SEED
from defuse.game.library import (
    CannotPlay,
    Edition,
    LibraryError,
    NotInLibrary,
    edition,
    edition_names,
    plan,
    player_counts,
    read_recipe,
)
from defuse.game.library.boxfiles import box_names
from defuse.game.library.recipefiles import recipe_ids
from defuse.game.options import OPTION_NAMES, Options, set_option
from defuse.record.notation import is_name
from defuse.terminal.invitation import (
    ASK_EVERYBODY,
    LONGEST_COUNTDOWN,
    LONGEST_NAME,
    REACTIONS,
    Invitation,
    usual_players,
)
from defuse.terminal.lookup import meant
from defuse.terminal.reference import OPTION_VALUES
from defuse.words import Words

_WRITTEN: Final = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}


class CannotDo(Exception):
    """Something that was asked for cannot be had, with every reason."""

    def __init__(self, *reasons: str) -> None:
        super().__init__(*reasons)
        self.reasons = reasons


@dataclass(frozen=True)
class Wishes:
    """What somebody has said so far; the rest is as usual."""

    words: Words
    edition: Edition = field(default_factory=lambda: edition("original"))
    players: int | None = None
    options: Mapping[str, object] = field(default_factory=dict)
    people: tuple[str, ...] = ()
    bot: str = Invitation.bot
    seed: int | None = None
    countdown: int = 0
    reactions: str = ASK_EVERYBODY
    record: Path | None = None

    def invitation(self) -> Invitation:
        """The game that is wanted; raises CannotDo."""
        words = self.words
        if self.seed is not None and not 0 <= self.seed <= HIGHEST_SEED:
            raise CannotDo(words("cli-bad-seed", seed=str(self.seed), highest=str(HIGHEST_SEED)))
        players = self._players()
        if len(self.people) > players:
            most = self.players or max(player_counts(self.edition, self.options), default=players)
            raise CannotDo(words("cli-too-many-people", people=len(self.people), number=most))
        try:
            plan(self.edition, players, self.options)
        except CannotPlay as error:
            raise CannotDo(*(words("cli-cannot-play", problem=reason) for reason in error.reasons)) from None
        return Invitation(
            edition=self.edition,
            players=players,
            options=self.options,
            people=self.people,
            bot=self.bot,
            seed=self.seed,
            countdown=self.countdown,
            reactions=self.reactions,
            record=self.record,
            words=words,
        )

    def _players(self) -> int:
        """As many as wanted, or as usual."""
        if self.players is None:
            return usual_players(self.edition, self.options, len(self.people))
        possible = player_counts(self.edition, self.options)
        if possible and self.players not in possible:
            counts = ", ".join(map(str, possible))
            raise CannotDo(self.words("cli-players", number=self.players, counts=counts))
        return self.players


def read_edition(name: str, words: Words) -> Edition:
    """A box, alone or with expansions, or recipe:NAME."""
    names = edition_names()
    if name == "recipes":
        recipes = [name for name in names if name.startswith("recipe:")]
        raise CannotDo(words("cli-choose-recipe", names=", ".join(recipes)))
    if name not in names and (name.startswith("recipe:") or not set(name.split("+")) <= set(box_names())):
        close = meant(name, names) or meant(f"recipe:{name}", names)
        if close:
            raise CannotDo(words("cli-no-edition-meant", name=name, meant=close))
        raise CannotDo(words("cli-no-edition", name=name))
    try:
        return edition(name)
    except NotInLibrary:
        raise CannotDo(words("cli-bad-mix", name=name)) from None


def read_recipe_or_file(text: str, words: Words) -> Edition:
    """A recipe by its name, or somebody's own by its file; the reasons against that name the place in it."""
    name = "-".join(text.lower().removeprefix("recipe:").split())
    if name in recipe_ids():
        return edition(f"recipe:{name}")
    try:
        path = Path(text).expanduser()
        if path.suffix != ".toml" and not path.exists():
            return read_edition(f"recipe:{name}", words)
        return edition(read_recipe(path))
    except LibraryError as error:
        raise CannotDo(*error.reasons) from None
    except RuntimeError as error:  # a home that is not there
        raise CannotDo(f"{text}: {error}") from None


def read_options(written: Sequence[str], words: Words) -> dict[str, object]:
    """Rule options as NAME=VALUE; whether they fit together is said when the game is set up."""
    options: dict[str, object] = {}
    reasons = []
    for text in written:
        name, _, value = (part.strip() for part in text.partition("="))
        number = int(value) if value.isdecimal() and len(value) < 10 else value
        options[name] = _WRITTEN.get(value.lower(), number)
        if name not in OPTION_NAMES:
            reasons.append(words("cli-no-option", name=name, names=", ".join(OPTION_NAMES)))
        elif set_option(Options(), name, options[name]):
            values = ", ".join(OPTION_VALUES[name])
            reasons.append(words("cli-bad-option", name=name, value=value, values=values))
    if reasons:
        raise CannotDo(*reasons)
    return options


def read_people(names: Sequence[str], words: Words) -> tuple[str, ...]:
    """The names of the people who play, each a single word and different from the others."""
    for name in names:
        if not is_name(name) or len(name) > LONGEST_NAME:
            raise CannotDo(words("cli-bad-name", name=name, number=LONGEST_NAME))
    if len({name.casefold() for name in names}) < len(names):
        raise CannotDo(words("cli-same-name", names=", ".join(names)))
    return tuple(names)


def read_bot(name: str, words: Words) -> str:
    """A kind of bot."""
    if name not in BOTS:
        raise CannotDo(words("cli-no-bot", name=name, names=", ".join(BOTS)))
    return name


def read_countdown(text: str, words: Words) -> int:
    """The seconds there are to say Nope, 0 for no limit."""
    if not text.isdecimal() or len(text) > 4 or int(text) > LONGEST_COUNTDOWN:
        raise CannotDo(words("cli-bad-countdown", text=text, number=LONGEST_COUNTDOWN))
    return int(text)


def read_reactions(text: str, words: Words) -> str:
    """How several people are asked for reactions."""
    if text not in REACTIONS:
        raise CannotDo(words("cli-bad-reactions", text=text, names=", ".join(REACTIONS)))
    return text
