"""Parses TOML with the line of every key and value, so that errors can name their line."""

import json
import re
import tomllib
from bisect import bisect_left, bisect_right
from typing import Final

from defuse.game.library.bounds import FILE, Bounds, TooMuch, check_toml

Path = tuple[str | int, ...]  # ("hands", "Ann", 2) is the third entry of hands.Ann

LARGEST_NUMBER: Final = 2**63 - 1
_DEEPEST: Final = 8  # deeper values get the line of what contains them

_TOKEN: Final = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'|#[^\n]*|[\[\]{}=,.\n]|[^\s\[\]{}=,.#"\']+',
    re.DOTALL,
)
_FIELD: Final = re.compile(r'"(?:\\.|[^"\\])*"|[^.]+')
_BREAK: Final = re.compile("\n")
_BREAK_OR_ESCAPE: Final = re.compile(r"\\[ \t]*\n[ \t\n]*|\\u000[aA]|\\U0000000[aA]|\\.|\n")
_BREAKS: Final = ("\n", r"\n", r"\u000a", r"\u000A", r"\U0000000a", r"\U0000000A")


class BadToml(ValueError):
    """Text that is not TOML: the line of the error, and what is wrong."""

    def __init__(self, line: int, words: str) -> None:
        super().__init__(words)
        self.line = line


def read_toml(text: str, bounds: Bounds = FILE) -> tuple[dict[str, object], "Places"]:
    """The data of a TOML text within bounds, and the lines of its parts."""
    text = text.replace("\r\n", "\n")
    data = parse_toml(text, bounds)
    places = Places(text)
    inside: list[tuple[Path, object]] = [((), data)]
    while inside:
        path, value = inside.pop()
        if isinstance(value, dict):
            inside += [((*path, name)[:_DEEPEST], inner) for name, inner in value.items()]
        elif isinstance(value, list):
            inside += [((*path, index)[:_DEEPEST], inner) for index, inner in enumerate(value)]
        elif isinstance(value, int) and abs(value) > LARGEST_NUMBER:
            raise BadToml(places.line(path), f"expected numbers up to {LARGEST_NUMBER}")
    return data, places


def parse_toml(text: str, bounds: Bounds = FILE) -> dict[str, object]:
    """The data of a TOML text within bounds, whose lines end with a line feed."""
    try:
        check_toml(text, bounds)
        return tomllib.loads(text)
    except TooMuch as error:
        raise BadToml(error.line, str(error)) from None
    except (ValueError, RecursionError) as error:
        raise _bad(text, error) from None


def _bad(text: str, error: Exception) -> BadToml:
    found = re.search(r"\(at line (\d+), column (\d+)\)$", str(error))
    lines = text.split("\n")
    if found is not None:
        line, column = int(found[1]), int(found[2])
        if "overwrite" in str(error):
            before = "\n".join([*lines[: line - 1], lines[line - 1][: column - 1]])
            return BadToml(Places(before).last, "this key stands there already")
        return BadToml(line, str(error))
    if isinstance(error, tomllib.TOMLDecodeError):
        return BadToml(text.rstrip().count("\n") + 1, str(error))
    words = "nested too deeply" if isinstance(error, RecursionError) else "a number is too long"
    return BadToml(_first_line_with(type(error), lines), words)


def _first_line_with(trouble: type[Exception], lines: list[str]) -> int:
    """The first line with which parsing fails for this reason."""

    def is_there(count: int) -> bool:
        try:
            tomllib.loads("\n".join(lines[:count]))
        except tomllib.TOMLDecodeError:
            return False
        except trouble:
            return True
        return False

    return bisect_left(range(len(lines) + 1), True, lo=1, hi=len(lines), key=is_there)


class Places:
    """The lines of the keys and list entries of a TOML text."""

    def __init__(self, text: str) -> None:
        self._line_starts = [0, *(found.end() for found in _BREAK.finditer(text))]
        self._tokens = [found for found in _TOKEN.finditer(text) if not found[0].startswith("#")]
        self._next = 0
        self._keys: dict[Path, int] = {}
        self._values: dict[Path, re.Match[str]] = {}
        self.last = 1  # the line of the last statement
        self._walk()

    def line(self, path: Path) -> int:
        """The line of a key or entry, or of the nearest thing around it."""
        while path and path not in self._keys:
            path = path[:-1]
        return self._keys.get(path, 1)

    def line_of_field(self, field: str) -> int:
        """The line of a field as errors name it: hand.cards; of "this + that" the first that is written."""
        lines = [self.line(_field_path(name)) for name in field.split(" + ")]
        written = [
            line for name, line in zip(field.split(" + "), lines, strict=True) if _field_path(name) in self._keys
        ]
        return [*written, *lines][0]

    def lines_within(self, path: Path) -> list[int]:
        """The line in the file for every line of a text value."""
        token = self._values[path]
        written = token[0]
        quotes = written[:3] if written[:3] in ('"""', "'''") else written[:1]
        body = written[len(quotes) : -len(quotes)]
        line = self._line_at(token)
        if len(quotes) == 3 and body.startswith("\n"):
            line, body = line + 1, body[1:]
        lines = [line]
        for found in (_BREAK_OR_ESCAPE if quotes[0] == '"' else _BREAK).finditer(body):
            line += found[0].count("\n")
            if found[0] in _BREAKS:
                lines.append(line)
        return lines

    def _line_at(self, token: re.Match[str]) -> int:
        return bisect_right(self._line_starts, token.start())

    # Walking through the tokens of a valid text

    def _peek(self) -> str:
        return self._tokens[self._next][0] if self._next < len(self._tokens) else ""

    def _take(self) -> re.Match[str]:
        token = self._tokens[self._next]
        self._next += 1
        return token

    def _skip(self, *signs: str) -> None:
        while self._peek() in signs:
            self._next += 1

    def _walk(self) -> None:
        above: Path = ()
        self._skip("\n")
        while self._peek():
            self.last = self._line_at(self._tokens[self._next])
            if self._peek() == "[":
                self._skip("[")
                above = self._key(())
                self._skip("]")
            else:
                self._value(self._key(above))
            self._skip("\n")

    def _key(self, path: Path) -> Path:
        """A key, dotted or not, up to its value."""
        while self._peek() not in ("=", "]", ""):
            token = self._take()
            path = (*path, _bare(token[0]))[:_DEEPEST]
            self._keys.setdefault(path, self._line_at(token))
            self._skip(".")
        self._skip("=")
        return path

    def _value(self, path: Path) -> None:
        token = self._take()
        self._values.setdefault(path, token)
        if token[0] == "[":
            self._skip(",", "\n")
            index = 0
            while self._peek() != "]":
                entry = (*path, index)[:_DEEPEST]
                self._keys.setdefault(entry, self._line_at(self._tokens[self._next]))
                self._value(entry)
                self._skip(",", "\n")
                index += 1
            self._take()
        elif token[0] == "{":
            self._skip(",", "\n")
            while self._peek() != "}":
                self._value(self._key(path))
                self._skip(",", "\n")
            self._take()
        else:
            while self._peek() not in ("", ",", "]", "}", "\n"):
                self._take()  # the rest of a fraction or a date


def _bare(key: str) -> str:
    """A key without its quotation marks."""
    return str(tomllib.loads(f"key = {key}")["key"]) if key[0] in "\"'" else key


def _field_path(field: str) -> Path:
    parts = _FIELD.findall(field)
    return tuple(json.loads(part) if part[0] == part[-1] == '"' and len(part) > 1 else part for part in parts)
