"""The `defuse` command: finds out which command is asked for, and loads that one."""

import argparse
import errno
import io
import os
import sys
from collections.abc import Container, Sequence
from importlib import import_module
from typing import Final

from defuse import __version__
from defuse.argument_words import Parser, translate_argparse
from defuse.settings import BadSettings, Preferences
from defuse.words import NoSuchLanguage, Words, chosen_language, languages, words_in

_REFUSED: Final = 2
_INTERRUPTED: Final = 130  # the convention of shells
_CANNOT_WRITE: Final = {errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EFBIG}
_ALONE: Final = ("-h", "--help", "--version", "--lang")  # options that mean something without a command
_VERSION: Final = f"defuse {__version__}"


def main(arguments: Sequence[str] | None = None) -> int:
    try:
        return _main(list(sys.argv[1:] if arguments is None else arguments))
    except KeyboardInterrupt:  # also while a command is being loaded
        return _INTERRUPTED


def _main(typed: list[str]) -> int:
    if typed == ["--version"]:
        return _show_version()
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # characters that the terminal cannot write must not end the game
    language, rest = _asked_language(typed)
    command = next((text for text in rest if not text.startswith("-")), "")
    words = words_in(chosen_language(None, os.environ))
    try:
        words = words_in(chosen_language(language or _settled_language(command), os.environ))
    except NoSuchLanguage as error:
        return _refuse([words("cli-no-language", name=error.name, languages=", ".join(languages()))])
    except BadSettings as error:
        return _refuse(error.reasons(words))
    if command and command not in COMMANDS:
        return _refuse([_no_command(command, words)])
    translate_argparse(words)
    if not command and not rest:
        parser_of(words, ()).print_help(sys.stderr)
        return _REFUSED
    if not command and not _means_something(rest[0]):
        return _refuse([_no_command(rest[0], words)])
    chosen = _parsed(parser_of(words, [command]), typed, command, words)
    from defuse.asked import CannotDo

    try:
        code: int = chosen.run(chosen, words)
        sys.stdout.flush()
    except CannotDo as error:
        return _refuse(error.reasons)
    except BadSettings as error:
        return _refuse(error.reasons(words))
    except OSError as error:
        return _cannot_write(error, words)
    return code


def _show_version() -> int:
    """The version alone, for which no words are loaded."""
    try:
        print(_VERSION, flush=True)
    except OSError as error:
        return _cannot_write(error, words_in(chosen_language(None, os.environ)))
    return 0


def _cannot_write(error: OSError, words: Words) -> int:
    """Refuse where the disk is full, and end in silence where nobody reads on; other errors are raised again."""
    if isinstance(error, BrokenPipeError):
        _fall_silent()
        return 0
    if error.errno not in _CANNOT_WRITE:
        raise error
    _fall_silent()
    return _refuse([words("cli-cannot-write", problem=error.strerror or str(error))])


def _settled_language(command: str) -> str | None:
    """The language of the settings; only a command reads them, and `defuse settings` says itself what is wrong."""
    if not command:
        return None
    try:
        return Preferences.load().text("language")
    except BadSettings:
        if command == "settings":
            return None
        raise


def _no_command(typed: str, words: Words) -> str:
    from defuse.asked import meant, with_guess

    return with_guess(words("cli-no-command", name=typed), meant(typed, [*COMMANDS, *_ALONE]), words)


def _means_something(option: str) -> bool:
    """Whether an option, perhaps cut short, needs no command."""
    return option != "" and any(each.startswith(option) for each in _ALONE)


def _parsed(parser: argparse.ArgumentParser, typed: list[str], command: str, words: Words) -> argparse.Namespace:
    """The parsed arguments; an unknown option ends with the one that was probably meant."""
    try:
        chosen, unknown = parser.parse_known_args(typed)
    except SystemExit:  # after the help, or a refusal
        try:
            sys.stdout.flush()
        except OSError as error:
            sys.exit(_cannot_write(error, words))
        raise
    except OSError as error:
        sys.exit(_cannot_write(error, words))
    if unknown:
        from defuse.asked import meant, with_guess

        said = words("cli-unknown-arguments", arguments=" ".join(unknown), command=command)
        parser.exit(_REFUSED, f"defuse: {with_guess(said, meant(unknown[0], chosen.options), words)}\n")
    return chosen


def _refuse(reasons: Sequence[str]) -> int:
    for reason in reasons:
        print(_in_whole_words(f"defuse: {reason}"), file=sys.stderr)
    return _REFUSED


def _in_whole_words(line: str) -> str:
    """A line as the terminal has room for it; unchanged in a file or a pipe."""
    if not sys.stderr.isatty():
        return line
    import shutil
    import textwrap

    columns = shutil.get_terminal_size().columns - 1
    return "\n".join(textwrap.wrap(line, max(20, columns), break_long_words=False, break_on_hyphens=False))


def _fall_silent() -> None:
    """Redirect output to nowhere: the reader has closed the pipe."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _asked_language(typed: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language of --lang, which is needed before any message can be shown, and everything else."""
    first = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    first.add_argument("--lang")
    try:
        asked, rest = first.parse_known_args(typed)
    except argparse.ArgumentError:
        return None, list(typed)
    return asked.lang, rest


# The module and the function that adds the arguments of each command.
COMMANDS: Final = {
    "play": ("defuse.terminal.commands", "add_play"),
    "join": ("defuse.terminal.commands", "add_join"),
    "serve": ("defuse.server.http.command", "add_serve"),
    "rooms": ("defuse.server.http.rooms_command", "add_rooms"),
    "watch": ("defuse.terminal.commands", "add_watch"),
    "replay": ("defuse.terminal.commands", "add_replay"),
    "review": ("defuse.coach.command", "add_review"),
    "learn": ("defuse.terminal.commands", "add_learn"),
    "puzzles": ("defuse.terminal.commands", "add_puzzles"),
    "rules": ("defuse.terminal.commands", "add_rules"),
    "boxes": ("defuse.terminal.commands", "add_boxes"),
    "recipes": ("defuse.terminal.commands", "add_recipes"),
    "check": ("defuse.terminal.commands", "add_check"),
    "verify": ("defuse.fair.command", "add_verify"),
    "arena": ("defuse.lab.arena.command", "add_arena"),
    "league": ("defuse.lab.league.command", "add_league"),
    "simulate": ("defuse.lab.simulate.command", "add_simulate"),
    "train": ("defuse.lab.train.command", "add_train"),
    "new-bot": ("defuse.bots.outside.command", "add_new_bot"),
    "settings": ("defuse.settings.command", "add_settings"),
    "completion": ("defuse.completion", "add_completion"),
}


def command_id(name: str) -> str:
    """The message that says what a command does."""
    return f"cli-{name}"


def parser_of(words: Words, asked: Container[str]) -> argparse.ArgumentParser:
    """The parser of all commands. Only those that are asked for have their arguments: the others are not loaded."""
    parser = Parser(words, prog="defuse", description=words("cli-description"))
    parser.add_argument("--version", action="version", version=_VERSION, help=words("cli-show-version"))
    _add_language(parser, words)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, (module, function) in COMMANDS.items():
        command = commands.add_parser(name, help=words(command_id(name)))
        if name in asked:
            getattr(import_module(module), function)(command, words)
            for each in (command, *_inner(command)):
                _add_language(each, words)
            command.set_defaults(options=[option for action in command._actions for option in action.option_strings])
    return parser


def _inner(parser: argparse.ArgumentParser) -> list[argparse.ArgumentParser]:
    """The commands of a command, as in `defuse rooms check`."""
    listed = [action.choices for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    return [inner for choices in listed for inner in choices.values()]


def _add_language(parser: argparse.ArgumentParser, words: Words) -> None:
    told = words("cli-lang", languages=", ".join(languages()))
    parser.add_argument("--lang", metavar="LANG", default=argparse.SUPPRESS, help=told)


if __name__ == "__main__":
    sys.exit(main())
