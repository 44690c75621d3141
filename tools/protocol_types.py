"""Write web/src/protocol.ts: the types of the WebSocket protocol, from the server's structs."""

import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, get_args

from msgspec import NODEFAULT, Struct
from msgspec import inspect as types

from defuse.server.wire import protocol

ROOT: Final = Path(__file__).resolve().parent.parent
WRITTEN: Final = ROOT / "web" / "src" / "protocol.ts"

HEAD: Final = """\
// What browsers and the server say to each other. docs/online.md says what it means.
// Made by tools/protocol_types.py of src/defuse/server/wire/protocol.py: do not edit.
"""
TOLD: Final = "export type Told = [string, Record<string, string | number | string[]>];"
SIMPLE: Final[dict[type[types.Type], str]] = {
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
    types.BoolType: "boolean",
    types.NoneType: "null",
    types.CustomType: "unknown",  # object
}


def typescript() -> str:
    """The whole file."""
    parts = [HEAD, f"export const VERSION = {protocol.VERSION};", TOLD]
    parts += [_emotes(), *(_interface(struct) for struct in _structs())]
    parts += [_union("Command", protocol.Command), _union("Frame", protocol.Frame)]
    return "\n\n".join(part.rstrip("\n") for part in parts) + "\n"


def _structs() -> list[type[Struct]]:
    """Every struct, in the order of the source."""
    classes = [each for _, each in inspect.getmembers(protocol, inspect.isclass)]
    found = [each for each in classes if issubclass(each, Struct) and each.__module__ == protocol.__name__]
    return sorted(found, key=lambda struct: inspect.getsourcelines(struct)[1])


def _emotes() -> str:
    quoted = ", ".join(f'"{emote}"' for emote in protocol.EMOTES)
    return f"export const EMOTES = [{quoted}] as const;"


def _union(name: str, union: object) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {each.__name__}" for each in get_args(union)) + ";"


def _interface(struct: type[Struct]) -> str:
    shape = types.type_info(struct)
    assert isinstance(shape, types.StructType)
    return "\n".join([f"/** {struct.__doc__} */", f"export interface {struct.__name__} {{", *_fields(shape), "}"])


def _fields(shape: types.StructType) -> Iterator[str]:
    """The fields. Optional ones of a command are optional in TypeScript; frames and settings are complete."""
    if shape.tag_field is not None:
        yield f'  {shape.tag_field}: "{shape.tag}";'
    is_command = shape.tag_field == "do"
    for field in shape.fields:
        left_out = is_command and (field.default is not NODEFAULT or field.default_factory is not NODEFAULT)
        yield f"  {field.encode_name}{'?' if left_out else ''}: {_type(field.type)};"


def _type(found: types.Type) -> str:
    if type(found) in SIMPLE:
        return SIMPLE[type(found)]
    if isinstance(found, types.StructType):
        return found.cls.__name__
    if isinstance(found, types.ListType):
        inner = _type(found.item_type)
        return f"({inner})[]" if " " in inner and not inner.startswith("Record<") else f"{inner}[]"
    if isinstance(found, types.DictType):
        return f"Record<{_type(found.key_type)}, {_type(found.value_type)}>"
    if isinstance(found, types.TupleType):  # there is only one: a message with its variables
        return "Told"
    if isinstance(found, types.UnionType):
        return " | ".join(dict.fromkeys(_type(each) for each in found.types))
    raise TypeError(f"no TypeScript for {found}")


def main() -> int:
    if "--check" in sys.argv[1:]:
        return int(WRITTEN.read_text(encoding="utf-8") != typescript())
    WRITTEN.parent.mkdir(parents=True, exist_ok=True)
    WRITTEN.write_text(typescript(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
