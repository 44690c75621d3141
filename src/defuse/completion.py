"""`defuse completion SHELL`: a script with which a shell completes commands, options and the names of things."""

import argparse
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from defuse.words import Words, languages

SHELLS: Final = ("bash", "zsh", "fish")

# What stands in a metavar where a path can be given.
_PATHS: Final = {"FILE", "PATH", "FOLDER", "DIR"}
_FOLDERS: Final = {"FOLDER", "DIR"}

# Names such as careful:bold are one word. In bash that can only be said for all commands together, as npm does, too.
_PREAMBLE: Final = {"bash": "COMP_WORDBREAKS=${COMP_WORDBREAKS//:}"}

# shtab lets the last argument of a command be given once in zsh, even if it can be repeated.
_ONCE: Final = re.compile(r'^( +)"\(\*\)::?', re.MULTILINE)


@dataclass(frozen=True)
class Candidates:
    """What an argument can be: names (of which commas may make a list), a path, names that follow another word."""

    names: Sequence[str]
    or_path: bool = False
    in_lists: bool = False
    after: Mapping[str, Sequence[str]] = field(default_factory=dict[str, Sequence[str]])


def add_completion(completion: argparse.ArgumentParser, words: Words) -> None:
    completion.add_argument("shell", choices=SHELLS, help=words("cli-completion-shell"))
    completion.set_defaults(run=_run)


def _run(chosen: argparse.Namespace, words: Words) -> int:
    import shtab

    from defuse.cli import COMMANDS, parser_of

    parser = parser_of(words, COMMANDS)
    _name_everything(parser, "", _candidates())
    script = shtab.complete(parser, chosen.shell, preamble=_PREAMBLE.get(chosen.shell, ""))
    print(_ONCE.sub(r'\1"*:', script) if chosen.shell == "zsh" else script)
    return 0


def _name_everything(parser: argparse.ArgumentParser, command: str, known: Mapping[str, Candidates]) -> None:
    """Tell shtab what each argument can be; the parser is good for completion only afterwards."""
    import shtab

    for action in parser._actions:
        metavar = action.metavar if isinstance(action.metavar, str) else ""
        places = _PATHS.intersection(metavar.split("|"))
        of_command = f"{command} {action.dest}".strip()
        named = next((name for name in (of_command, action.dest) if name in known), "")
        if isinstance(action, argparse._SubParsersAction):
            for name, inner in action.choices.items():
                _name_everything(inner, f"{command} {name}".strip(), known)
        elif named:
            _complete(action, _in_shells(_function(named, known[named]), known[named]))
        elif places:
            _complete(action, shtab.DIRECTORY if places <= _FOLDERS else shtab.FILE)


def _complete(action: argparse.Action, how: Mapping[str, object]) -> None:
    setattr(action, "complete", how)  # noqa: B010  where shtab looks for it


def _function(name: str, what: Candidates) -> str:
    """The name of the function in shells; bash takes what comes from one that ends like this for the names of files."""
    return f"_defuse_{re.sub(r'[^a-z]', '_', name)}{'_or_file' if what.or_path else ''}"


def _in_shells(function: str, what: Candidates) -> dict[str, Any]:
    """A function of each shell that lists the candidates, in the form of shtab."""
    written: dict[str, Callable[[str, Candidates], str]] = {"bash": _in_bash, "zsh": _in_zsh, "fish": _in_fish}
    preamble = {shell: write(function, what) for shell, write in written.items()}
    return {"bash": function, "zsh": function, "fish": f"({function})", "preamble": preamble}


def _in_bash(function: str, what: Candidates) -> str:
    cases = [f"    {word}) compgen -W '{' '.join(names)}' -- \"$1\" ;;" for word, names in what.after.items()]
    path = ['  [[ $1 == [.~]* || $1 == */* ]] && compgen -f -- "$1"'] if what.or_path else []
    names = " ".join(what.names)
    listed = (
        [f"""  [[ $1 == *,* ]] && compgen -P "${{1%,*}}," -W '{names}' -- "${{1##*,}}\""""] if what.in_lists else []
    )
    return "\n".join(
        [
            f"{function}() {{",
            '  case "${COMP_WORDS[COMP_CWORD-1]}" in',
            *cases,
            f"    *) compgen -W '{names}' -- \"$1\" ;;",
            "  esac",
            *listed,
            *path,
            "}",
        ]
    )


def _in_zsh(function: str, what: Candidates) -> str:
    cases = [f'    {word}) compadd "$@" -- {" ".join(names)} ;;' for word, names in what.after.items()]
    path = ['  [[ $PREFIX == [.~]* || $PREFIX == */* ]] && _files "$@"'] if what.or_path else []
    return "\n".join(
        [
            f"{function}() {{",
            *(["  compset -P '*,'"] if what.in_lists else []),
            '  case "$words[CURRENT-1]" in',
            *cases,
            f'    *) compadd "$@" -- {" ".join(what.names)} ;;',
            "  esac",
            *path,
            "  return 0",
            "}",
        ]
    )


def _in_fish(function: str, what: Candidates) -> str:
    cases = [f"    case {word}\n      string join \\n {' '.join(names)}" for word, names in what.after.items()]
    path = [
        "  if string match -qr '^[.~]|/' -- (commandline -ct)",
        "    __fish_complete_path (commandline -ct)",
        "  end",
    ]
    listed = [
        "  if string match -q '*,*' -- (commandline -ct)",
        f"    string join \\n (string replace -r '[^,]*$' '' -- (commandline -ct)){{{','.join(what.names)}}}",
        "  end",
    ]
    return "\n".join(
        [
            f"function {function}",
            "  set -l before (commandline -opc)",
            "  switch $before[-1]",
            *cases,
            "    case '*'",
            f"      string join \\n {' '.join(what.names)}",
            "  end",
            *(listed if what.in_lists else []),
            *(path if what.or_path else []),
            "end",
        ]
    )


def _candidates() -> dict[str, Candidates]:
    """What an argument can be, by its name or by command and name."""
    from defuse.bots import with_temperaments
    from defuse.game.kinds import card_names
    from defuse.game.library import edition_names
    from defuse.game.library.boxfiles import box_names
    from defuse.game.library.recipefiles import recipe_ids
    from defuse.game.options import OPTION
    from defuse.puzzles.shelf import shelf
    from defuse.puzzles.themes import THEMES
    from defuse.settings import SETTING
    from defuse.words.speech import rules

    bots = Candidates(with_temperaments(), or_path=True)
    options = [f"{option.name}={value}" for option in OPTION.values() for value in option.values]
    settled = {name: list(setting.values()) for name, setting in SETTING.items() if setting.values()}
    return {
        **{name: Candidates(values) for name, values in settled.items()},
        "rules name": Candidates([*card_names(), *rules()]),
        "boxes name": Candidates(box_names()),
        "recipes name": Candidates(recipe_ids()),
        "arena entrants": bots,
        "settings name": Candidates(list(SETTING)),
        "settings value": Candidates((), after=settled),
        "puzzles theme": Candidates(list(THEMES)),
        "puzzles puzzle": Candidates(list(shelf())),
        "simulate against": Candidates([*edition_names(), *options]),
        "edition": Candidates(edition_names()),
        "train box": Candidates(edition_names()),
        "recipe": Candidates(recipe_ids(), or_path=True),
        "bot": Candidates(bots.names, or_path=True, in_lists=True),
        "bots": bots,
        "lang": Candidates(languages()),
        "option": Candidates(options),
    }
