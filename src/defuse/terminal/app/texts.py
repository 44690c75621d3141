"""Texts to read at the table: how a card works, which keys there are."""

from textual.content import Content

from defuse.terminal.app.looks import FRONT, KNOWN, MARKED, ON_TOP
from defuse.terminal.shared.lookup import rules_of
from defuse.words import Words


def card_help(card: str, words: Words) -> Content:
    """What a card does, how exactly, and its rules."""
    exactly = words.card_exactly(card)
    rules = [Content.assemble((f"{rule}  ", "bold"), words.rule(rule)) for rule in rules_of(exactly)]
    lines = [Content.styled(words.card_text(card), "bold"), Content(""), Content(exactly), Content(""), *rules]
    return Content("\n").join(lines)


def key_help(words: Words, has_hints: bool = False) -> Content:
    """The keys and the signs of the table."""
    keys = [
        ("1 … 0", words("key-cards")),
        ("← →", words("key-look")),
        ("c", words("key-card")),
        ("x", words("key-discard")),
        ("v", words("key-table")),
        ("l", words("key-story")),
        *([("h", words("key-hint"))] if has_hints else []),
        ("+ −", words("key-pace")),
        ("␣", words("key-hurry")),
        ("F2", words("key-colours")),
        ("^S", words("key-save")),
        ("q", words("key-quit")),
    ]
    signs = [
        (FRONT, words("key-front")),
        (MARKED, words("key-marked")),
        (KNOWN, words("key-known")),
        (ON_TOP, words("key-on-top")),
    ]
    lines = [Content.assemble((f"{key:>6}  ", "bold"), text) for key, text in [*keys, *signs]]
    return Content("\n").join([Content(words("key-moves")), Content(""), *lines])
