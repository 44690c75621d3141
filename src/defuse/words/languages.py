"""The available languages, and the one to use."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

ENGLISH: Final = "en"

# The environment variables for the language; the first that is set decides.
_LOCALES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


class NoSuchLanguage(ValueError):
    """A language that we do not have."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


@cache
def languages() -> tuple[str, ...]:
    """The available languages, English first."""
    folders = [folder for folder in files("defuse.words").iterdir() if folder.joinpath("cards.ftl").is_file()]
    return (ENGLISH, *sorted(folder.name for folder in folders if folder.name != ENGLISH))


def chosen_language(asked_for: str | None, environment: Mapping[str, str]) -> str:
    """The requested language, otherwise that of the system if available, otherwise English."""
    if asked_for is not None:
        language = _of_locale(asked_for)
        if language not in languages():
            raise NoSuchLanguage(asked_for)
        return language
    said = [environment[name] for name in _LOCALES if environment.get(name)]
    language = _of_locale(said[0]) if said else ENGLISH
    return language if language in languages() else ENGLISH


def _of_locale(locale: str) -> str:
    """The language of a locale: de of de_AT.UTF-8 or de-AT."""
    return locale.strip().lower().replace("-", "_").partition(".")[0].partition("@")[0].partition("_")[0]
