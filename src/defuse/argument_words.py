"""The sentences of argparse itself, in the language of the user. What it says beyond these stays English."""

import argparse
from typing import Final

from defuse.words import ENGLISH, Words, words_in

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
