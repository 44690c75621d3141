"""Texts of the start screen: the cards of a game, an unfinished game, a line about each row, and the kitten."""

import time
from typing import Final

from textual.content import Content

from defuse.game.kinds import IMPLODING_KITTEN, NAMES
from defuse.game.library import LEFT_OUT, edition_names
from defuse.terminal.app.looks import sign
from defuse.terminal.app.start.start_form import Draft, base_boxes, expansions_of
from defuse.terminal.app.start.start_words import bot_text, box_text, recipe_text
from defuse.terminal.shared.invitation import ASK_EVERYBODY
from defuse.terminal.shared.saved_games import SavedGame
from defuse.words import Words

# Shown if there is room: a kitten whose tail is a fuse.
_KITTEN: Final = (
    r"   /\_/\          ",
    r"  ( o.o )    __  / ",
    r"   > ^ <____/  \_/  ",
)
_SPARK: Final = "*"


def kitten(said: str) -> Content:
    """The kitten, the name of the program and a sentence about it."""
    beside = (_SPARK, "bold $text-error"), ("   D E F U S E", "bold $text-primary"), (f"  {said}", "dim")
    lines = [Content.assemble((drawn, "$text-secondary"), text) for drawn, text in zip(_KITTEN, beside, strict=True)]
    return Content("\n").join(lines)


def about(row: str, draft: Draft, at: int) -> str:
    """A line about what is chosen in a row, or about the row; `at` is the highlighted choice."""
    words = draft.words
    if row == "box":
        return next(box_text(box, words) for box in base_boxes() if box.name == draft.box)
    if row == "expansions":
        return next((box_text(box, words) for place, box in enumerate(expansions_of(draft.box)) if place == at), "")
    if row == "recipe":
        return recipe_text(draft.recipe, words)
    if row == "bots":
        return bot_text(draft.bot, words)
    if row == "reactions":
        return words("start-ask.text") if draft.reactions == ASK_EVERYBODY else words("start-call.text")
    return {
        "left_out": words("start-left-out.text"),
        "players": words("start-players.text"),
        "people": words("start-people.text"),
        "countdown": words("start-countdown.text"),
        "rules": words("start-options.text"),
    }.get(row, "")


def cards_in(draft: Draft, in_full: bool = False) -> Content:
    """Every card of the game with its number; in full, with what it does."""
    dealt, words = draft.plan(), draft.words
    lines = []
    for kind, number in enumerate(dealt.cast if dealt is not None else []):
        if number:
            title = words.title(NAMES[kind]), "bold" if in_full else ""
            lines.append(Content.assemble((f"{number:>3}  ", "bold"), (sign(kind), "$text-secondary"), " ", title))
            lines += [Content(f"       {words.card_text(NAMES[kind])}")] if in_full else []
    return Content("\n").join(lines)


def dealt_facts(draft: Draft) -> str:
    """How many cards there are, what each player gets, and how many kittens are deadly."""
    dealt, words = draft.plan(), draft.words
    if dealt is None:
        return ""
    hand = words("list-hand-bare", cards=str(dealt.cards_each))
    if dealt.defuses_each:
        hand = words("list-hand", cards=str(dealt.cards_each), defuses=str(dealt.defuses_each))
    kittens = words.counted([NAMES[kind] for kind in sorted(dealt.kittens, key=lambda kind: kind == IMPLODING_KITTEN)])
    return " · ".join([words("list-card-count", number=sum(dealt.cast)), hand, words("start-deadly", cards=kittens)])


def kept_title(kept: SavedGame, words: Words) -> str:
    """An unfinished game in a line; the file name if its box is unknown."""
    known = kept.title or kept.edition.partition(LEFT_OUT)[0] in edition_names()
    game = words.game(kept.edition, kept.title) if known else kept.path.name
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(kept.when))
    return words("start-kept", game=game, names=words.names(kept.players), number=kept.moves, when=when)
