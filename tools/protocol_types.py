"""Write what the browser knows of the protocol: web/src/protocol.ts from the structs, and web/src/events.ts."""

import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_args

from msgspec import NODEFAULT, Struct
from msgspec import inspect as types

from defuse.game.kinds import NAMES
from defuse.game.moves import USED_CARD, VERB_NAMES
from defuse.server.wire import hint_structs, lesson_structs, protocol, puzzle_structs, review_structs, table_structs
from tools import event_forms

ROOT: Final = Path(__file__).resolve().parent.parent
WRITTEN: Final = ROOT / "web" / "src" / "protocol.ts"

HEAD: Final = """\
// What browsers and the server say to each other. docs/online.md says what it means.
// Made by tools/protocol_types.py of src/defuse/server/wire/*.py: do not edit.

import type { Happening } from "./events";
"""
PLAIN: Final = """\
export type Told = [string, Record<string, string | number | string[]>];

/** The name of a card; `_` is an unknown card, `imploding_kitten!` lies face up. On the wire it is a number. */
export type Card = string;
export type Seat = number;

export const UNKNOWN: Card = "_";
export const NOBODY: Seat = -1;
"""
SIMPLE: Final[dict[type[types.Type], str]] = {
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
    types.BoolType: "boolean",
    types.NoneType: "null",
    types.CustomType: "unknown",  # object
}
PARTS: Final = (table_structs.AnyQuestion, table_structs.OwnView, table_structs.PublicView)  # of other structs
OUR_NAME: Final = "Wire"  # how a struct begins that shares its name with a class of the game


def typescript() -> str:
    """The whole file."""
    parts = [
        HEAD,
        f"export const VERSION = {protocol.VERSION};",
        PLAIN,
        _verbs(),
        _used_cards(),
        _card_fields(),
        _emotes(),
    ]
    modules = (table_structs, protocol, hint_structs, lesson_structs, review_structs, puzzle_structs)
    parts += [_interface(struct) for module in modules for struct in _structs(module)]
    parts += [
        _union("Question", table_structs.WireQuestion),
        _union("Command", protocol.Command),
        _union("Frame", protocol.Frame),
    ]
    return "\n\n".join(part.rstrip("\n") for part in parts) + "\n"


def _structs(module: object) -> list[type[Struct]]:
    """Every struct of a module, in the order of the source."""
    classes = [each for _, each in inspect.getmembers(module, inspect.isclass)]
    ours = [each for each in classes if issubclass(each, Struct) and each.__module__ == module.__name__]  # type: ignore[attr-defined]
    found = [each for each in ours if each not in PARTS]
    return sorted(found, key=lambda struct: inspect.getsourcelines(struct)[1])


def _name(struct: type) -> str:
    if issubclass(struct, table_structs.ChoiceQuestion):
        return table_structs.ChoiceQuestion.__name__
    return struct.__name__.removeprefix(OUR_NAME)


def _verbs() -> str:
    return f"/** What a move does. */\nexport type Verb ={_words(VERB_NAMES.values())};"


def _used_cards() -> str:
    used = ", ".join(f'{VERB_NAMES[verb]}: "{NAMES[kind]}"' for verb, kind in USED_CARD.items())
    return f"export const USED_CARD: Partial<Record<Verb, Card>> = {{ {used} }};"


def _words(words: Any) -> str:
    return "".join(f'\n  | "{word}"' for word in words)


def _emotes() -> str:
    quoted = ", ".join(f'"{emote}"' for emote in protocol.EMOTES)
    return f"export const EMOTES = [{quoted}] as const;"


def _union(name: str, union: object) -> str:
    names = dict.fromkeys(_name(each) for each in get_args(union))
    return f"export type {name} =\n" + "\n".join(f"  | {each}" for each in names) + ";"


def _interface(struct: type[Struct]) -> str:
    shape = types.type_info(struct)
    assert isinstance(shape, types.StructType)
    return "\n".join([f"/** {struct.__doc__} */", f"export interface {_name(struct)} {{", *_fields(shape), "}"])


def _fields(shape: types.StructType) -> Iterator[str]:
    """The fields. Those that may be left out are optional in TypeScript; frames and settings are complete."""
    if shape.cls is table_structs.ChoiceQuestion:
        yield f"  word:{_words(table_structs.CHOICE_WORDS)};".replace("\n", "\n  ")
    if shape.tag_field is not None:
        yield f'  {shape.tag_field}: "{shape.tag}";'
    may_omit = shape.tag_field == "do" or shape.cls.__struct_config__.omit_defaults
    for field in shape.fields:
        left_out = may_omit and (field.default is not NODEFAULT or field.default_factory is not NODEFAULT)
        yield f"  {field.encode_name}{'?' if left_out else ''}: {_type(field.type)};"


def _type(found: types.Type) -> str:
    if isinstance(found, types.Metadata):
        return str((found.extra or {}).get("typescript") or _type(found.type))
    if type(found) in SIMPLE:
        return SIMPLE[type(found)]
    if isinstance(found, types.StructType):
        return _name(found.cls)
    if isinstance(found, types.LiteralType):
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in found.values)
    if isinstance(found, types.ListType | types.VarTupleType):
        inner = _type(found.item_type)
        return f"({inner})[]" if " " in inner and not inner.startswith("Record<") else f"{inner}[]"
    if isinstance(found, types.DictType):
        return f"Record<{_type(found.key_type)}, {_type(found.value_type)}>"
    if isinstance(found, types.TupleType):
        if isinstance(found.item_types[0], types.StrType):  # a message with its variables
            return "Told"
        return f"[{', '.join(_type(each) for each in found.item_types)}]"
    if isinstance(found, types.UnionType):
        return " | ".join(dict.fromkeys(_type(each) for each in found.types))
    raise TypeError(f"no TypeScript for {found}")


# Where the browser has to put names for numbers.


def card_fields() -> list[str]:
    """The names of the fields in views, moves and events that hold cards."""
    found = dict.fromkeys(event_forms.card_fields())
    for struct in _structs(table_structs):
        shape = types.type_info(struct)
        assert isinstance(shape, types.StructType)
        found |= dict.fromkeys(field.encode_name for field in shape.fields if _holds_cards(field.type))
    return sorted(found)


def _holds_cards(found: types.Type) -> bool:
    return re.search(r"\bCard\b", _type(found)) is not None


def _card_fields() -> str:
    quoted = ", ".join(f'"{name}"' for name in card_fields())
    about = "/** The fields of a table that hold cards: one, or a list of them, or a list of lists. */"
    return f"{about}\nexport const CARD_FIELDS: ReadonlySet<string> = new Set([{quoted}]);"


def main() -> int:
    files = {WRITTEN: typescript(), event_forms.TYPES: event_forms.typescript()}
    if "--check" in sys.argv[1:]:
        return int(any(path.read_text(encoding="utf-8") != text for path, text in files.items()))
    for path, text in files.items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
