"""Imports point one way, the rules stay pure, and no two classes share a name."""

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import defuse

HOUSE = Path(defuse.__file__).parent
FILES = sorted(HOUSE.rglob("*.py"))
GAME = [file for file in FILES if file.is_relative_to(HOUSE / "game")]
PURE = [file for file in GAME if not file.is_relative_to(HOUSE / "game" / "library")]

# Which parts a part may import; everything that is needed to play depends on the rules alone.
MAY_IMPORT = {
    "game": set[str](),
    "sight": {"game"},
    "record": {"game", "sight", "words"},
    "fair": {"game", "sight", "record", "words", "asked", "output_files"},
    "words": set[str](),
    "art": {"game.kinds"},
    "encoding": {
        "game.agenda",
        "game.card_lists",
        "game.cards",  # their traits
        "game.kinds",
        "game.marks",
        "game.moves",
        "game.options",
        "game.questions",
        "game.table",
        "sight",
    },
    "bots": {
        "game.actions",
        "game.agenda",
        "game.cards",  # their traits
        "game.kinds",
        "game.library",
        "game.moves",
        "game.options",
        "game.questions",
        "game.chance",
        "sight",
        "encoding",
        "words",
    },
    "bots.searcher": {"game", "sight", "encoding", "bots", "words"},  # it plays games in its head
    "bots.outside": {"game", "sight", "record", "bots", "words"},  # it uses the notation of scenarios
    "lessons": {"game", "sight", "record", "words"},
    "coach": {"game", "sight", "record", "encoding", "bots", "words", "asked", "output_files"},
    "puzzles": {"game", "sight", "record", "bots", "coach", "words"},
    "puzzles.mining": {
        *("game", "sight", "record", "bots", "coach", "words", "asked", "output_files", "lab.running", "puzzles"),
    },
    "asked": {"game", "record", "words"},
    "bot_arguments": {"asked", "bots", "words"},
    "extras": set[str](),
    "folders": set[str](),
    "settings": {"words", "asked", "folders", "output_files", "game.library", "record", "bots"},
    "output_files": {"words", "asked"},
    "argument_words": {"words", "asked"},
    "completion": {"words", "game", "bots", "puzzles", "cli", "settings"},
    "client": {"game", "sight", "record", "words", "fair", "folders", "server.wire"},
    "terminal": {
        *("game", "sight", "record", "lessons", "bots", "words", "asked", "folders", "output_files", "settings"),
        "bot_arguments",
        *("coach", "puzzles"),
        *("client", "server.wire"),  # tables of a server
    },
    "lab": {
        *("game", "sight", "record", "encoding", "bots", "words", "asked", "bot_arguments", "extras", "output_files"),
        "adapters.tree",  # which cards of the pile nobody has seen
    },
    "server": {
        *("game", "sight", "record", "lessons", "bots", "words", "asked", "bot_arguments", "extras", "folders", "fair"),
        *("coach", "puzzles"),
    },
    "server.store": set[str](),  # it stores rooms without knowing the game
    "adapters": {"game", "sight", "record", "encoding", "bots", "words", "extras"},
    "gymnasium_import": {"adapters.registration"},
    "cli": {"asked", "words", "argument_words", "settings"},  # and the command that is asked for
    "__main__": {"cli"},
    "": {"game", "sight", "record", "gymnasium_import"},  # the public face, which loads nothing before it is needed
}

# What would make two games with the same seed and moves differ, or reach outside the table.
IMPURE_MODULES = {
    "asyncio",
    "datetime",
    "io",
    "locale",
    "logging",
    "multiprocessing",
    "os",
    "pathlib",
    "random",
    "secrets",
    "shutil",
    "socket",
    "subprocess",
    "sys",
    "tempfile",
    "threading",
    "time",
    "uuid",
}
IMPURE_CALLS = {"breakpoint", "exec", "eval", "hash", "id", "input", "open", "print", "__import__"}


def name_of(file: Path) -> str:
    return file.relative_to(HOUSE).as_posix()


def module_of(file: Path) -> list[str]:
    """The parts of a module's name."""
    parts = ["defuse", *file.relative_to(HOUSE).with_suffix("").parts]
    return parts[:-1] if parts[-1] == "__init__" else parts


@cache
def parsed(file: Path) -> list[ast.AST]:
    """Every node of a file."""
    return list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))


def imports(file: Path) -> Iterator[str]:
    """Every module, or name within one, that a file imports, at any place."""
    package = module_of(file) if file.name == "__init__.py" else module_of(file)[:-1]
    for node in parsed(file):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            from_package = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*from_package, *([node.module] if node.module else [])])
            yield from (f"{module}.{alias.name}" for alias in node.names)


def ours(file: Path) -> list[str]:
    """The modules of ours that a file imports, without the package name."""
    return [name.removeprefix("defuse.") for name in imports(file) if name.startswith("defuse.")]


def part_of(file: Path) -> str:
    """The part of the package to which a file belongs."""
    inside = module_of(file)[1:]
    if not inside:
        return ""
    finer = ".".join(inside[:2])
    return finer if finer in MAY_IMPORT else inside[0]


def within(name: str, part: str) -> bool:
    return name == part or name.startswith(part + ".")


def test_imports_point_one_way() -> None:
    homeless = {part_of(file) for file in FILES} - set(MAY_IMPORT)
    assert homeless == set(), "say here and in docs/architecture.md what it may use"
    wrong = []
    for file in FILES:
        own = part_of(file)
        allowed = (MAY_IMPORT[own] | {own, "__version__"}) - {""}
        foreign = [name for name in ours(file) if not any(within(name, part) for part in allowed)]
        wrong += [f"{name_of(file)} imports {name}" for name in foreign]
    assert wrong == []


def test_the_rules_need_nothing_but_python() -> None:
    wrong = []
    for file in GAME:
        foreign = {name.partition(".")[0] for name in imports(file)} - set(sys.stdlib_module_names) - {"defuse"}
        wrong += [f"{name_of(file)} needs {name}" for name in sorted(foreign - {"mypy_extensions"})]
    assert wrong == []


def test_the_rules_have_no_clock_no_luck_of_their_own_and_no_files() -> None:
    wrong = []
    for file in PURE:
        used = {name.partition(".")[0] for name in imports(file)} & IMPURE_MODULES
        calls = [node.func for node in parsed(file) if isinstance(node, ast.Call)]
        called = {function.id for function in calls if isinstance(function, ast.Name)} & IMPURE_CALLS
        called -= {"hash"} if file.name == "moves.py" else set()  # moves can be dictionary keys
        wrong += [f"{name_of(file)} uses {name}" for name in sorted(used | called)]
    assert wrong == []


def classes_of(file: Path) -> list[str]:
    module = parsed(file)[0]
    assert isinstance(module, ast.Module)
    return [node.name for node in module.body if isinstance(node, ast.ClassDef)]


def test_every_class_has_a_name_of_its_own() -> None:
    where: dict[str, list[str]] = {}
    for file in FILES:
        for name in classes_of(file):
            where.setdefault(name, []).append(name_of(file))
    assert {name: files for name, files in where.items() if len(files) > 1} == {}


def test_the_walk_sees_the_rules() -> None:
    assert {"engine.py", "table.py"} <= {file.name for file in PURE}
    assert any(name == "game.table.Table" for name in ours(HOUSE / "game" / "engine.py"))
