"""Write what follows from declared events and questions: web/src/events.ts and the tables of docs/protocol.md."""

import json
import sys
from pathlib import Path
from typing import Final

from defuse.game.event_effects import AT_OTHER, AT_SEAT, DISCARD_PILE, DRAW_PILE, HAND, OTHER_HAND
from defuse.game.event_fields import A_CARD, A_FLAG, A_NUMBER, A_ROW_OF_CARDS, A_SEAT, AN_ACTION
from defuse.game.event_kinds import EventKind
from defuse.game.event_list import EVENT_LIST
from defuse.game.kinds import NAMES, UNKNOWN
from defuse.game.questions import QUESTIONS, question_words

ROOT: Final = Path(__file__).resolve().parent.parent
TYPES: Final = ROOT / "web" / "src" / "events.ts"
PAGE: Final = ROOT / "docs" / "protocol.md"

HEAD: Final = """\
// Everything that can happen, as the server tells it. docs/protocol.md says what it means.
// Made by tools/event_forms.py of the events that src/defuse/game declares: do not edit.

import type { Action, Card, Seat, Told } from "./protocol";

/** What is told of each event besides its seat. */
export interface EventFields {
"""
UNION: Final = """\
}

export type EventName = keyof EventFields;

/** Something that has happened, with the sentence that tells it; `event` says what it is. */
export type Happening = {
  [Name in EventName]: { event: Name; seat: Seat; told: Told | null } & EventFields[Name];
}[EventName];

export type Place = "draw" | "discard" | "seat" | "other";

/** The events that are seen to move cards: from where, to where, and which card if it is always the same. */
export const MOVEMENTS: Partial<Record<EventName, [from: Place, to: Place, kind?: Card]>> = {
"""
TYPESCRIPT: Final = {
    A_SEAT: "Seat",
    A_CARD: "Card",
    A_ROW_OF_CARDS: "Card[]",
    A_NUMBER: "number",
    A_FLAG: "boolean",
    AN_ACTION: "Action",
}
# Where a table on a screen shows the places of cards. A hand lies where its seat is.
ON_SCREEN: Final = {
    DRAW_PILE: "draw",
    DISCARD_PILE: "discard",
    HAND: "seat",
    AT_SEAT: "seat",
    OTHER_HAND: "other",
    AT_OTHER: "other",
}

QUESTIONS_HEAD: Final = "| word | when |\n|---|---|\n"
TABLE_HEAD: Final = "| event | more fields | what has happened |\n|---|---|---|\n"


def typescript() -> str:
    """The whole file of types."""
    types = "".join(f"  /** {kind.about} */\n  {kind.name}: {_shape(kind)};\n" for kind in EVENT_LIST)
    movements = "".join(f"  {kind.name}: {found},\n" for kind in EVENT_LIST if (found := _movement(kind)))
    return f"{HEAD}{types}{UNION}{movements}}};\n"


def _shape(kind: EventKind) -> str:
    fields = [f"{field.name}: {TYPESCRIPT[field.form]}" for field in kind.sent_fields[1:]]
    return f"{{ {'; '.join(fields)} }}" if fields else "object"


def card_fields() -> list[str]:
    """The names of all fields that hold a card or a row of cards."""
    return [field.name for kind in EVENT_LIST for field in kind.sent_fields if field.form in (A_CARD, A_ROW_OF_CARDS)]


def _movement(kind: EventKind) -> str:
    """The places between which a card is seen to fly, or nothing."""
    effect = kind.effect
    source, target = ON_SCREEN.get(effect.source), ON_SCREEN.get(effect.target)
    if source is None or target is None or source == target:
        return ""
    parts = [source, target] if effect.kind == UNKNOWN else [source, target, NAMES[effect.kind]]
    return json.dumps(parts)


def table() -> str:
    """The table of events for the page about the protocol."""
    return TABLE_HEAD + "".join(_row(kind) for kind in EVENT_LIST)


def _row(kind: EventKind) -> str:
    fields = ", ".join(f"`{field.name}`" for field in kind.sent_fields[1:])
    return f"| `{kind.name}` | {fields} | {kind.about} |\n"


def table_of_questions() -> str:
    """The table of questions; a word that several questions share has one row."""
    when = {word: [each.about for each in QUESTIONS if each.word == word] for word in question_words()}
    return QUESTIONS_HEAD + "".join(f"| `{word}` | {'; or '.join(each)} |\n" for word, each in when.items())


def page() -> str:
    """The page about the protocol with its tables as they are now."""
    text = PAGE.read_text(encoding="utf-8")
    for head, new in ((QUESTIONS_HEAD, table_of_questions()), (TABLE_HEAD, table())):
        before, rest = text.split(head)
        text = before + new + rest[rest.index("\n\n") + 1 :]
    return text


def main() -> int:
    TYPES.write_text(typescript(), encoding="utf-8")
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
