"""The settings that hold now, where each comes from, and what is wrong with one."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from defuse.folders import settings_file
from defuse.settings.declared import DARK, NO_COLOURS, SETTING, Setting, Value
from defuse.words import Words

OF_ENVIRONMENT: Final = "environment"
OF_FILE: Final = "file"
OF_DEFAULT: Final = "default"

_NO_COLOR: Final = "NO_COLOR"  # https://no-color.org
_DEFAULTS: Final[Mapping[str, Value]] = {"bots": "careful", "colours": DARK}  # the others depend on the command


@dataclass(frozen=True)
class Wrong:
    """A setting that cannot be used: its place, its key, and what stands there."""

    place: str  # a variable of the environment, or empty
    line: int  # in the file
    key: str  # empty if the file cannot be read at all
    found: str

    def told(self, file: Path, words: Words) -> str:
        """The problem in a sentence."""
        place = self.place or words("settings-line", file=str(file), line=self.line)
        if not self.key:
            return words("settings-not-read", place=place, problem=self.found)
        if self.key not in SETTING:
            return words("settings-unknown", place=place, key=self.key, keys=", ".join(SETTING))
        expected = words(f"{SETTING[self.key].id}.expected")
        return words("settings-wrong", place=place, key=self.key, value=self.found, expected=expected)


class BadSettings(ValueError):
    """The environment or the file has settings that cannot be used."""

    def __init__(self, wrong: list[Wrong], file: Path) -> None:
        super().__init__(wrong)
        self.wrong = wrong
        self.file = file

    def reasons(self, words: Words) -> list[str]:
        return [each.told(self.file, words) for each in self.wrong]


class Preferences:
    """The settings of the environment and a file. A value is checked when somebody asks for it.

    Raises BadSettings if the file cannot be read or has unknown keys.
    """

    def __init__(self, environment: Mapping[str, str], file: Path) -> None:
        self.file = file
        self._environment = environment
        self._written, self._lines = _read(file)
        unknown = [Wrong("", self._lines[key], key, "") for key in self._written if key not in SETTING]
        if unknown:
            raise BadSettings(unknown, file)

    @classmethod
    def load(cls) -> "Preferences":
        """Those of this person; raises BadSettings."""
        return cls(os.environ, settings_file())

    def get(self, name: str) -> Value | None:
        """The value that holds; None if nobody has settled it and its default depends. Raises BadSettings."""
        setting = SETTING[name]
        if name == "colours" and self._environment.get(_NO_COLOR) and not self._environment.get(setting.variable):
            return NO_COLOURS
        if self._environment.get(setting.variable):
            return self._checked(setting, self._environment[setting.variable], setting.variable)
        if name in self._written:
            return self._checked(setting, self._written[name], "")
        return _DEFAULTS.get(name)

    def text(self, name: str) -> str | None:
        """The same as a text."""
        value = self.get(name)
        return None if value is None else str(value)

    def source(self, name: str) -> str:
        """Where the value comes from."""
        if self._environment.get(SETTING[name].variable):
            return OF_ENVIRONMENT
        if name == "colours" and self._environment.get(_NO_COLOR):
            return OF_ENVIRONMENT
        return OF_FILE if name in self._written else OF_DEFAULT

    def check(self) -> None:
        """Raise BadSettings with everything that is wrong."""
        wrong: list[Wrong] = []
        for name in SETTING:
            try:
                self.get(name)
            except BadSettings as error:
                wrong += error.wrong
        if wrong:
            raise BadSettings(sorted(wrong, key=lambda each: each.line), self.file)

    def _checked(self, setting: Setting, written: object, place: str) -> Value:
        try:
            if not isinstance(written, str | int) or isinstance(written, bool):
                raise ValueError
            return setting.read(str(written))
        except ValueError:
            found = str(written).lower() if isinstance(written, bool) else str(written)[:60]
            raise BadSettings(
                [Wrong(place, self._lines.get(setting.name, 0), setting.name, found)], self.file
            ) from None


def _read(file: Path) -> tuple[dict[str, object], dict[str, int]]:
    """The table of the file and the lines of its keys; nothing if there is no file. Raises BadSettings."""
    try:
        text = file.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        return {}, {}
    except (OSError, UnicodeDecodeError) as error:
        problem = error.strerror or type(error).__name__ if isinstance(error, OSError) else "no UTF-8"
        raise BadSettings([Wrong("", 1, "", problem)], file) from None
    from defuse.game.library.toml_places import BadToml, read_toml

    try:
        table, places = read_toml(text)
    except BadToml as error:
        raise BadSettings([Wrong("", error.line, "", str(error))], file) from None
    return table, {key: places.line((key,)) for key in table}
