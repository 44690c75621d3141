"""The sentences of argparse itself, in the language of the user, with the choice that was probably meant.

What it says beyond these stays English.
"""

import argparse
import sys
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from defuse.words import ENGLISH, Words, words_in

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

# Messages whose English text is that of argparse, with its way of naming what is filled in.
ARGUMENT_WORDS: Final = (
    "arguments-usage",
    "arguments-positional",
    "arguments-options",
    "arguments-show-help",
    "arguments-error",
    "arguments-argument",
    "arguments-invalid-value",
    "arguments-invalid-choice",
    "arguments-required",
    "arguments-one-required",
    "arguments-expected-one",
    "arguments-expected-at-most-one",
    "arguments-expected-at-least-one",
    "arguments-expected-several",
    "arguments-not-allowed-with",
    "arguments-ambiguous",
    "arguments-explicit",
)


class Parser(argparse.ArgumentParser):
    """A parser that ends a refused choice with the one that was probably meant, as do the parsers of its commands."""

    def __init__(self, words: Words, **given: Any) -> None:
        super().__init__(**given)
        self._words = words

    def add_subparsers(self, **given: Any) -> Any:
        given["parser_class"] = partial(Parser, self._words)
        return super().add_subparsers(**given)

    def _print_message(self, message: str, file: "SupportsWrite[str] | None" = None) -> None:
        (file or sys.stderr).write(message)  # argparse leaves out what cannot be written

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        try:
            super()._check_value(action, value)
        except argparse.ArgumentError as error:
            from defuse.asked import meant, with_guess

            close = meant(str(value), map(str, action.choices or ()))
            raise argparse.ArgumentError(action, with_guess(error.message, close, self._words)) from None


def translate_argparse(words: Words) -> None:
    """From now on argparse speaks this language."""
    english = words_in(ENGLISH)
    known = {english(id): words(id) for id in ARGUMENT_WORDS}

    def translated(text: str) -> str:
        bare = text.strip()
        return text.replace(bare, known[bare]) if bare in known else text

    def translated_number(one: str, several: str, number: object) -> str:
        return translated(one if number == 1 else several)

    setattr(argparse, "_", translated)  # noqa: B010  its own functions of gettext
    setattr(argparse, "ngettext", translated_number)  # noqa: B010
