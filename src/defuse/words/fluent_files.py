"""Reads the Fluent files of a language, once: every `.ftl` file in its folder."""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message, Resource


class BadWords(ValueError):
    """A Fluent file cannot be parsed: a mistake in one of our own files."""


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language."""
    found = FluentBundle([language], use_isolating=False)
    for file in files_of(language):
        found.add_resource(resource(language, file))
    return found


@cache
def files_of(language: str) -> tuple[str, ...]:
    """The names of the files of a language, without `.ftl`."""
    names = [file.name for file in files("defuse.words").joinpath(language).iterdir()]
    return tuple(sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl")))


@cache
def resource(language: str, file: str) -> Resource:
    """One file of a language."""
    path = files("defuse.words").joinpath(language, f"{file}.ftl")
    parsed = FluentResource(path.read_text(encoding="utf-8"))
    for entry in parsed.body:
        if isinstance(entry, Junk):
            raise BadWords(f"{language}/{file}.ftl cannot be read here: {(entry.content or '').strip()[:80]}")
    return parsed


def ids(language: str, file: str) -> list[str]:
    """The message ids of a file, in order."""
    return [entry.id.name for entry in resource(language, file).body if isinstance(entry, Message)]
