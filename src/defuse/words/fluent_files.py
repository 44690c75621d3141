"""Reads the Fluent files of a language: every `.ftl` file in its folder. A message is parsed when it is first used."""

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from fluent.syntax.ast import Resource

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?:[ }].*)?)*", re.MULTILINE)  # with its further lines
_VALUE: Final = re.compile(r"^-?[a-zA-Z][\w-]* *= *(.*)$")
_ATTRIBUTE: Final = re.compile(r"^ +\.([a-zA-Z][\w-]*) *= *(.*)$")
_VARIABLE: Final = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")
_PLURAL: Final = re.compile(
    r"[a-zA-Z][\w-]* *= *\{ *\$(?P<number>[a-zA-Z][\w-]*) *-> *\n"
    r" +\[one\] (?P<one>.*)\n"
    r" +\*\[other\] (?P<other>.*)\n"
    r" *\}"
)
_REFERENCE: Final = re.compile(r"[{(,:] *(-?[a-zA-Z][\w-]*)")


class BadWords(ValueError):
    """A Fluent file cannot be parsed: a mistake in one of our own files."""


class FluentMessage(NamedTuple):
    """The parts of a message or term."""

    # By attribute ("" for the message itself): text and names of variables in turn, beginning with text. What is
    # written on several lines or contains more than variables is missing here; Fluent reads it.
    simple: dict[str, tuple[str, ...]]
    # A message that only chooses by a number between "one" and others: the number, and both texts as above.
    plural: tuple[str, tuple[str, ...], tuple[str, ...]] | None = None


def message(language: str, id: str) -> FluentMessage | None:
    """A message or term of a language by its id."""
    text = entries(language).get(id)
    return None if text is None else _message(text)


@cache
def entries(language: str) -> dict[str, str]:
    """All messages and terms of a language by their ids, as they stand in the files."""
    return {id: text for file in files_of(language) for id, text in _entries(language, file).items()}


@cache
def files_of(language: str) -> tuple[str, ...]:
    """The names of the files of a language, without `.ftl`."""
    names = [file.name for file in files("defuse.words").joinpath(language).iterdir()]
    return tuple(sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl")))


def ids(language: str, file: str) -> list[str]:
    """The message ids of a file, in order."""
    return [id for id in _entries(language, file) if not id.startswith("-")]


@cache
def _entries(language: str, file: str) -> dict[str, str]:
    return {entry.group(1): entry.group() for entry in _ENTRY.finditer(_text(language, file))}


@cache
def _message(entry: str) -> FluentMessage:
    simple: dict[str, tuple[str, ...]] = {}
    last: str | None = None
    for number, line in enumerate(entry.splitlines()):
        begins = _VALUE.match(line) if number == 0 else _ATTRIBUTE.match(line)
        if begins is not None:
            last = "" if number == 0 else begins.group(1)
            text = begins.groups()[-1].rstrip()
            parts = tuple(_VARIABLE.split(text))
            if text and not any("{" in part or "}" in part for part in parts[::2]):
                simple[last] = parts
        elif line.strip() and last is not None:  # written on several lines
            simple.pop(last, None)
    return FluentMessage(simple, _plural(entry))


def _plural(entry: str) -> tuple[str, tuple[str, ...], tuple[str, ...]] | None:
    found = _PLURAL.fullmatch(entry.rstrip())
    if found is None:
        return None
    one, other = (tuple(_VARIABLE.split(found.group(form).rstrip())) for form in ("one", "other"))
    if any("{" in part or "}" in part for part in [*one[::2], *other[::2]]):
        return None
    return found.group("number"), one, other


def _text(language: str, file: str) -> str:
    return files("defuse.words").joinpath(language, f"{file}.ftl").read_text(encoding="utf-8")


class Bundle:
    """The messages of a language, as far as they have been used."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle

        self.language = language
        self.fluent: FluentBundle = FluentBundle([language], use_isolating=False)
        self._added: set[str] = set()

    def add(self, id: str) -> None:
        """Parse a message, and all messages and terms that it refers to."""
        from fluent.runtime import FluentResource

        wanted, text = [id], ""
        while wanted:
            one = wanted.pop()
            entry = entries(self.language).get(one)
            if one not in self._added and entry is not None:
                self._added.add(one)
                text += entry + "\n"
                wanted += _REFERENCE.findall(entry)
        if text:
            self.fluent.add_resource(FluentResource(text))


@cache
def bundle(language: str) -> Bundle:
    return Bundle(language)


@cache
def resource(language: str, file: str) -> "Resource":
    """A file of a language, all of it parsed."""
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Junk

    parsed = FluentResource(_text(language, file))
    for entry in parsed.body:
        if isinstance(entry, Junk):
            raise BadWords(f"{language}/{file}.ftl cannot be read here: {(entry.content or '').strip()[:80]}")
    return parsed
