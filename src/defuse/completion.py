"""`defuse completion SHELL`: a script with which a shell completes commands, options and the names of things."""

import argparse
from typing import Final

from defuse.words import Words, languages

SHELLS: Final = ("bash", "zsh", "fish")


def add_completion(completion: argparse.ArgumentParser, words: Words) -> None:
    completion.add_argument("shell", choices=SHELLS, help=words("cli-completion-shell"))
    completion.set_defaults(run=_run)


def _run(chosen: argparse.Namespace, words: Words) -> int:
    import shtab

    from defuse.cli import COMMANDS, parser_of

    parser = parser_of(words, COMMANDS)
    _name_everything(parser, chosen.shell)
    print(shtab.complete(parser, chosen.shell, preamble=_PREAMBLE.get(chosen.shell, "")))
    return 0


# Names such as careful:bold are one word. In bash that can only be said for all commands together, as npm does, too.
_PREAMBLE: Final = {"bash": "COMP_WORDBREAKS=${COMP_WORDBREAKS//:}"}


def _name_everything(parser: argparse.ArgumentParser, shell: str) -> None:
    """Give the arguments the names and files they take; the parser is good for completion only afterwards."""
    import shtab

    names = _names()
    if shell == "zsh":  # there a colon ends the list
        names = {what: [name.replace(":", "\\:") for name in known] for what, known in names.items()}
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for command, inner in action.choices.items():
                for each in inner._actions:
                    found = names.get(f"{command} {each.dest}") or names.get(each.dest)
                    if found is not None:
                        each.choices = found
                    elif each.dest in _FILES:
                        each.complete = shtab.FILE
        elif action.dest in names:
            action.choices = names[action.dest]


_FILES: Final = {
    "file",
    "files",
    "paths",
    "record",
    "resume",
    "json",
    "csv",
    "html",
    "plot",
    "ladder",
    "database",
    "records",
    "page",
    "place",
}


def _names() -> dict[str, list[str]]:
    """What an argument can be, by its name or by command and name."""
    from defuse.bots import with_temperaments
    from defuse.game.kinds import card_names
    from defuse.game.library import edition_names
    from defuse.game.library.boxfiles import box_names
    from defuse.game.library.recipefiles import recipe_ids
    from defuse.game.options import OPTION
    from defuse.settings import SETTING
    from defuse.settings.command import setting_values
    from defuse.words.speech import rules

    return {
        "rules name": [*card_names(), *rules()],
        "boxes name": list(box_names()),
        "recipes name": list(recipe_ids()),
        "arena entrants": with_temperaments(),
        "settings name": list(SETTING),
        "settings value": setting_values(),
        **{name: list(setting.values()) for name, setting in SETTING.items() if setting.values()},
        "edition": edition_names(),
        "recipe": list(recipe_ids()),
        "bot": with_temperaments(),
        "bots": with_temperaments(),
        "lang": list(languages()),
        "option": [f"{option.name}={value}" for option in OPTION.values() for value in option.values],
    }
