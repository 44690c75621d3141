"""`defuse settings`: shows all settings, or changes one."""

import argparse

from defuse.output_files import add_json, answer
from defuse.settings.declared import SETTING
from defuse.settings.settings import OF_DEFAULT, OF_ENVIRONMENT, BadSettings, Preferences
from defuse.words import Words


def add_settings(settings: argparse.ArgumentParser, words: Words) -> None:
    settings.add_argument("name", nargs="?", metavar="NAME", help=words("cli-settings-name"))
    settings.add_argument("value", nargs="?", metavar="VALUE", help=words("cli-settings-value"))
    settings.add_argument("--reset", action="store_true", help=words("cli-settings-reset"))
    add_json(settings, words)
    settings.set_defaults(run=_settings)


def _settings(chosen: argparse.Namespace, words: Words) -> int:
    from defuse.asked import CannotDo, meant, with_guess

    if chosen.name is not None and chosen.name not in SETTING:
        unknown = words("settings-no-setting", name=chosen.name, names=", ".join(SETTING))
        raise CannotDo(with_guess(unknown, meant(chosen.name, SETTING), words))
    if chosen.reset and (chosen.name is None or chosen.value is not None):
        raise CannotDo(words("settings-reset-what"))
    try:
        settings = Preferences.load()
        if chosen.reset or chosen.value is not None:
            _change(settings, chosen.name, chosen.value, words)
            settings = Preferences.load()
        names = list(SETTING) if chosen.name is None else [chosen.name]
        if chosen.name is None:
            settings.check()
        answer(chosen.json, lambda: _data(settings, names), lambda: _show(settings, names, words), words)
    except BadSettings as error:
        raise CannotDo(*error.reasons(words)) from None
    return 0


def _change(settings: Preferences, name: str, text: str | None, words: Words) -> None:
    from defuse.asked import CannotDo, meant, with_guess
    from defuse.settings.settings_file import CannotEdit, change_file

    try:
        value = None if text is None else SETTING[name].read(text)
    except ValueError:
        expected = words(f"{SETTING[name].id}.expected")
        refusal = words("settings-cannot-be", key=name, value=text or "", expected=expected)
        close = meant((text or "").rpartition(",")[2], SETTING[name].values())
        raise CannotDo(with_guess(refusal, close, words)) from None
    try:
        change_file(settings.file, name, value)
    except (OSError, CannotEdit) as error:
        problem = error.strerror or type(error).__name__ if isinstance(error, OSError) else str(error)
        raise CannotDo(words("settings-not-written", file=str(settings.file), problem=problem)) from None


def _show(settings: Preferences, names: list[str], words: Words) -> None:
    for name in names:
        value = settings.text(name)
        shown = words("settings-open") if value is None else value
        print(f"{name} = {shown}  ({_source(settings, name, words)})")
        if len(names) > 1:
            print(f"    {words(SETTING[name].id)}")
    if len(names) > 1:
        print()
        print(words("settings-kept", file=str(settings.file)))


def _source(settings: Preferences, name: str, words: Words) -> str:
    source = settings.source(name)
    if source == OF_ENVIRONMENT:
        return words("settings-of-environment", variable=SETTING[name].variable)
    return words("settings-of-default") if source == OF_DEFAULT else words("settings-of-file")


def _data(settings: Preferences, names: list[str]) -> dict[str, object]:
    found = {name: {"value": settings.get(name), "from": settings.source(name)} for name in names}
    return {"file": str(settings.file), "settings": found}
