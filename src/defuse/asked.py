"""Parses what a person writes: a game, rule options, a seed; or says why it is impossible."""

import difflib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from defuse.game.chance import HIGHEST_SEED
from defuse.game.library import (
    LEFT_OUT,
    Edition,
    LibraryError,
    NotInLibrary,
    edition,
    edition_names,
    player_counts,
    read_recipe,
)
from defuse.game.library.boxfiles import box_names
from defuse.game.library.recipefiles import recipe_ids
from defuse.game.options import OPTION, Options, set_option
from defuse.words import Words

if TYPE_CHECKING:
    from defuse.record.record import Record

USUAL_PLAYERS: Final = 4
_SURE_BEGINNING: Final = 3  # letters of a name that are enough to know which one is meant

_WRITTEN: Final = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}


class CannotDo(Exception):
    """What was asked for is impossible, with every reason as a sentence."""

    def __init__(self, *reasons: str) -> None:
        super().__init__(*reasons)
        self.reasons = reasons


def read_edition(name: str, words: Words) -> Edition:
    """A box, alone or with expansions, or recipe:NAME."""
    names = edition_names()
    if name == "recipes":
        recipes = [name for name in names if name.startswith("recipe:")]
        raise CannotDo(words("cli-choose-recipe", names=", ".join(recipes)))
    boxes = name.partition(LEFT_OUT)[0]
    if boxes not in names and (boxes.startswith("recipe:") or not set(boxes.split("+")) <= set(box_names())):
        known = [name for name in names if name != "recipes"]
        close = meant(name, known) or meant(f"recipe:{name}", known)
        raise CannotDo(with_guess(words("cli-no-edition", name=name), close, words))
    try:
        return edition(name)
    except NotInLibrary as error:
        if boxes in names:
            raise CannotDo(*error.reasons) from None
        raise CannotDo(words("cli-bad-mix", name=name)) from None


def read_recipe_or_file(text: str, words: Words) -> Edition:
    """A recipe by its name, or a custom one by its file; errors name the place in the file."""
    name = "-".join(text.lower().removeprefix("recipe:").split())
    if name in recipe_ids():
        return edition(f"recipe:{name}")
    try:
        path = Path(text).expanduser()
        if path.suffix != ".toml" and not path.exists():
            raise CannotDo(no_recipe(text, recipe_ids(), words))
        return edition(read_recipe(path))
    except LibraryError as error:
        raise CannotDo(*error.reasons) from None
    except RuntimeError as error:  # an unknown home folder
        raise CannotDo(f"{text}: {error}") from None


def no_recipe(name: str, known: Sequence[str], words: Words) -> str:
    """The message that there is no such recipe, perhaps with the one that was meant."""
    close = meant(name, known)
    if close:
        return with_guess(words("cli-no-such-recipe", name=name), close, words)
    return words("cli-no-recipe", name=name, names=", ".join(recipe_ids()))


def read_options(written: Sequence[str], words: Words) -> dict[str, object]:
    """Parse rule options written as NAME=VALUE; planning the game checks whether they fit together."""
    options: dict[str, object] = {}
    reasons = []
    for text in written:
        name, _, value = (part.strip() for part in text.partition("="))
        number = int(value) if value.isdecimal() and len(value) < 10 else value
        options[name] = _WRITTEN.get(value.lower(), number)
        if name not in OPTION:
            no_option = words("cli-no-option", name=name, names=", ".join(OPTION))
            reasons.append(with_guess(no_option, meant(name, OPTION), words))
        elif set_option(Options(), name, options[name]):
            values = ", ".join(OPTION[name].values)
            reasons.append(words("cli-bad-option", name=name, value=value, values=values))
    if reasons:
        raise CannotDo(*reasons)
    return options


def read_record_file(path: Path, words: Words) -> "Record":
    """The record of a game in a file."""
    from defuse.record.record import BadRecord, MissingRecord, load_record

    try:
        return load_record(path)
    except MissingRecord:
        raise CannotDo(words("bot-missing", file=str(path))) from None
    except BadRecord as error:
        raise CannotDo(words("cli-bad-record", file=str(path), problem=str(error))) from None


def check_players(number: int, possible: Sequence[int], words: Words) -> None:
    """Raise CannotDo if so many cannot play; if nobody can, planning the game says why."""
    if possible and number not in possible:
        raise CannotDo(words("cli-players", number=number, counts=", ".join(map(str, possible))))


def usual_players(what: Edition, options: Mapping[str, object], people: int = 1) -> int:
    """The default number of players: as near to the usual number as possible, at least the people."""
    return nearest_to_usual([number for number in player_counts(what, options) if number >= people])


def nearest_to_usual(possible: Sequence[int]) -> int:
    return min(possible or [USUAL_PLAYERS], key=lambda number: abs(number - USUAL_PLAYERS))


def check_seed(seed: int, words: Words) -> None:
    if not 0 <= seed <= HIGHEST_SEED:
        raise CannotDo(words("cli-bad-seed", seed=str(seed), highest=str(HIGHEST_SEED)))


def cannot_play(error: LibraryError, words: Words) -> CannotDo:
    """Why a game cannot be set up."""
    return CannotDo(*(words("cli-cannot-play", problem=reason) for reason in error.reasons))


def meant(text: str, known: Iterable[str]) -> str:
    """The known name that was probably meant: the most similar one, or the shortest that begins so; empty if none."""
    names = {plain(name): name for name in known}
    typed = plain(text)[:60]
    close = difflib.get_close_matches(typed, names, 1, 0.7)
    longer = (
        sorted((name for name in names if name.startswith(typed)), key=len) if len(typed) >= _SURE_BEGINNING else []
    )
    return next((names[name] for name in [*close, *longer]), "")


def with_guess(sentence: str, close: str, words: Words) -> str:
    """A sentence that says what there is not, and what was probably meant, if anything."""
    return f"{sentence} {words('cli-meant', meant=close)}" if close else sentence


def no_seat(name: str, players: Sequence[str], words: Words) -> CannotDo:
    """There is no player of that name, perhaps with the one that was meant."""
    unknown = words("cli-no-seat", name=name, names=", ".join(players))
    return CannotDo(with_guess(unknown, meant(name, players), words))


def plain(text: str) -> str:
    """A name without capitals, hyphens and spaces, for comparison."""
    return "_".join(text.casefold().replace("-", " ").replace("_", " ").split())
