"""Output that all plain tables share: moves, table, discard pile, cards, commands, the prompt."""

from collections.abc import Iterable, Sequence
from typing import Final

from defuse.game.agenda import CHOOSE_DEPTH, REACT, REACT_TO_DRAW, REACT_TO_RESCUE
from defuse.game.cards.futures import CHOOSE_ORDER
from defuse.game.moves import Move
from defuse.sight.view import View, names
from defuse.terminal.plain.console import Console
from defuse.terminal.plain.table_lines import hand_line, risk_lines, table_lines
from defuse.terminal.shared.choices import is_deadly_draw
from defuse.terminal.shared.lookup import cards_called
from defuse.terminal.shared.menu import MenuEntry, action_name
from defuse.words import Words

_NOTATION_WIDTH: Final = 34
_HELP_WIDTH: Final = 13


def list_moves(console: Console, listed: Sequence[MenuEntry]) -> None:
    """The possible moves, by number."""
    for number, entry in enumerate(listed, 1):
        console.column(f"{number:>3}  {entry.notation}", entry.text, _NOTATION_WIDTH)


def show_table(console: Console, view: View, players: Sequence[str], words: Words) -> None:
    """Everything on the table, and the hand."""
    for line in [*table_lines(view, players, words), hand_line(view, words)]:
        console.say(line)


def show_discard_pile(console: Console, view: View, words: Words) -> None:
    """The whole discard pile, the newest card first."""
    if view.discard:
        row = words.in_order(names(view.discard))
        console.say(words("plain-discard-pile", number=len(view.discard), row=row))
    else:
        console.say(words("table-discard-pile-empty"))


def explain_cards(console: Console, called: str, words: Words) -> None:
    """How exactly the cards of that name work."""
    found = cards_called(called, words)
    for kind in found:
        console.say(f"{words.title(kind)} ({kind}): {words.card_text(kind)}")
        console.say(words.card_exactly(kind))
    if not found:
        console.say(words("say-unknown-card", name=called))


def show_help(console: Console, card: str, commands: Iterable[tuple[str, str]], leaving: str, words: Words) -> None:
    """How a card works, or, without a name, how moves are written and which commands there are.

    `commands` are those that not every table has, and `leaving` says what `quit` does.
    """
    if card:
        explain_cards(console, card, words)
        return
    console.say(words("help-moves"))
    everywhere = [("?", words("help-list")), ("table", words("help-table")), ("help CARD", words("help-card"))]
    list_commands(console, [*everywhere, *commands, ("quit", leaving)])


def looks_help(words: Words) -> list[tuple[str, str]]:
    """The commands that show something of a whole game."""
    return [("hand", words("help-hand")), ("discard", words("help-discard")), ("risk", words("help-risk"))]


def show_look(console: Console, what: str, view: View, players: Sequence[str], words: Words) -> bool:
    """Show what one of these commands, or `table`, asks for; False if it is none of them."""
    if what == "table":
        show_table(console, view, players, words)
    elif what == "hand":
        console.say(hand_line(view, words))
    elif what == "discard":
        show_discard_pile(console, view, words)
    elif what == "risk":
        console.say("\n".join(risk_lines(view, players, words)))
    else:
        return False
    return True


def is_sure(console: Console, view: View, move: Move, words: Words) -> bool:
    """Ask once more before somebody draws a kitten that they know to lie on top."""
    if not is_deadly_draw(view, move):
        return True
    console.say(words("browser-draw-sure"))
    console.listing([words("browser-draw-anyway"), words("browser-back")])
    return console.ask(words("prompt-turn")).lower() in ("1", "draw")


def list_commands(console: Console, commands: Iterable[tuple[str, str]], width: int = _HELP_WIDTH) -> None:
    """The commands, and what they do."""
    for command, text in commands:
        console.column(command, text, width)


def prompt_for(view: View, players: Sequence[str], words: Words) -> str:
    """The prompt for the current question."""
    question = view.question
    assert question is not None
    who = players[question.seat]
    if question.what == REACT and question.act is not None:
        if question.chain:
            return words("prompt-nope-nope", who=who)
        return words("prompt-nope", who=who, card=action_name(question.act, words))
    if question.what == REACT_TO_DRAW:
        return words("prompt-now", who=who)
    if question.what == REACT_TO_RESCUE:
        return words("prompt-rescued", who=who)
    if question.what == CHOOSE_DEPTH:
        return words("prompt-depth", number=view.pile_size)
    return words("prompt-order") if question.what == CHOOSE_ORDER else words("prompt-turn")
