"""Everything that people read, in Fluent files, one folder per language."""

from defuse.words.languages import ENGLISH, NoSuchLanguage, chosen_language, languages
from defuse.words.speech import CARD_VARIABLES, Told, Words, WordsMissing, words_in

__all__ = [
    "CARD_VARIABLES",
    "ENGLISH",
    "NoSuchLanguage",
    "Told",
    "Words",
    "WordsMissing",
    "chosen_language",
    "languages",
    "words_in",
]
