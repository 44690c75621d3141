"""The texts of a page, and whether all of them are in the language of the reader."""

import re
from collections.abc import Iterable
from functools import cache
from typing import Final

from babel import Locale
from fluent.syntax.ast import Message, Pattern, TextElement
from fluent.syntax.visitor import Visitor
from playwright.async_api import Page

from defuse.server.room.places import BOT_NAMES
from defuse.words import ENGLISH
from defuse.words.fluent_files import files_of, resource
from defuse.words.languages import languages


def _own_name(language: str) -> str:
    """How its speakers call the language, as browsers do."""
    return str(Locale(language).get_display_name(language)).capitalize()


LANGUAGES: Final = {language: _own_name(language) for language in languages()}
NAMES: Final = {"Ada", "Ben", *BOT_NAMES, "Defuse", "Nothing but Nopes", "Over in a minute", *LANGUAGES.values()}

# Everything that can be read or heard: texts, labels, titles.
_TEXTS: Final = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [document.title];
  while (walker.nextNode()) texts.push(walker.currentNode.data);
  for (const each of document.querySelectorAll("[aria-label], [title], [alt], [aria-valuetext], [placeholder]"))
    for (const name of ["aria-label", "title", "alt", "aria-valuetext", "placeholder"])
      texts.push(each.getAttribute(name) ?? "");
  return [...new Set(texts.map((text) => text.trim()).filter((text) => /\\p{L}/u.test(text)))];
}"""


async def texts_of(page: Page) -> set[str]:
    return set(await page.evaluate(_TEXTS))


def gaps(texts: Iterable[str]) -> list[str]:
    """Texts with missing words; a page shows the id of the message in braces instead."""
    return [text for text in texts if "{" in text or "}" in text]


def own_words(texts: Iterable[str], language: str) -> list[str]:
    """Texts that appear as they are in the files of the language, but not in the English ones."""
    return [text for text in texts if text in _said(language).pieces - _said(ENGLISH).pieces]


def left_over(texts: Iterable[str], language: str) -> list[str]:
    """Texts in English words that do not occur in the language."""
    words, sentences = _only_english(language)
    return [text for text in texts if text in words or any(part in text for part in sentences)]


def untranslated(texts: Iterable[str], english: set[str], language: str) -> list[str]:
    """Texts that equal those of the English page, although no message of the language reads so."""
    return [text for text in texts if text in english and not _is_said_in(language, text)]


class _Said(Visitor):
    """The pieces of text of all messages, and patterns of the sentences made of them."""

    def __init__(self) -> None:
        super().__init__()
        self.pieces: set[str] = set()
        self.shapes: list[str] = []

    def visit_Pattern(self, node: Pattern) -> None:
        texts = [each.value if isinstance(each, TextElement) else None for each in node.elements]
        self.pieces |= {text.strip() for text in texts if text}
        if any(text and re.search(r"[^\W\d_]", text) for text in texts):
            self.shapes.append("".join(".+" if text is None else re.escape(text) for text in texts))
        self.generic_visit(node)


@cache
def _said(language: str) -> _Said:
    said = _Said()
    for file in files_of(language):
        for entry in resource(language, file).body:
            if isinstance(entry, Message):
                said.visit(entry)
    return said


@cache
def _only_english(language: str) -> tuple[set[str], list[str]]:
    """Texts, and parts of sentences long enough to be unambiguous, that are only in the English files."""
    own = _said(language).pieces
    everything = "\n".join(own)
    pieces = _said(ENGLISH).pieces - own - NAMES
    sentences = [piece for piece in pieces if len(piece) > 8 and " " in piece and piece not in everything]
    return pieces, sentences


@cache
def _is_said_in(language: str, text: str) -> bool:
    """Whether a message reads so; one that is counted follows its number."""
    counted = re.sub(r"^\d+ ", "", text)
    return text in NAMES or any(
        re.fullmatch(shape, each) for shape in _said(language).shapes for each in (text, counted)
    )
