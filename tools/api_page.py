"""Write docs/api.md: what `import defuse` offers, from the docstrings of the sources."""

import ast
import sys
from pathlib import Path
from typing import Final

import defuse

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "api.md"

HEAD: Final = """# The public face

What `import defuse` offers. Names that are not listed here may change with every version.
This page is made from the docstrings: `python -m tools.api_page`.
"""

Definition = ast.FunctionDef | ast.ClassDef


def page() -> str:
    parts = [HEAD]
    for name in sorted(defuse.__all__, key=str.casefold):
        parts.append(_entry(name, _definition(name)))
    return "\n".join(parts)


def _definition(name: str) -> Definition:
    """The definition of a name, found by following the imports of its package."""
    module = defuse.home_of(name)
    while True:
        path = ROOT / "src" / Path(*module.split("."))
        source = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        tree = ast.parse(source.read_text(encoding="utf-8"))
        for node in tree.body:
            if isinstance(node, Definition) and node.name == name:
                return node
        module = next(
            node.module
            for node in tree.body
            if isinstance(node, ast.ImportFrom) and node.module and name in {alias.name for alias in node.names}
        )


def _entry(name: str, node: Definition) -> str:
    if isinstance(node, ast.FunctionDef):
        return f"## `{name}{_signature(node)}`\n\n{_doc(node)}\n"
    lines = [f"## `class {name}`\n", f"{_doc(node)}\n"]
    for member in node.body:
        if not isinstance(member, ast.FunctionDef) or member.name.startswith("_"):
            continue
        is_property = any(isinstance(each, ast.Name) and each.id == "property" for each in member.decorator_list)
        shown = member.name if is_property else f"{member.name}{_signature(member)}"
        lines.append(f"- `{shown}`: {_first_line(member)}")
    return "\n".join([*lines, ""])


def _signature(node: ast.FunctionDef) -> str:
    arguments = ast.unparse(node.args).removeprefix("self, ").removeprefix("self")
    returns = "" if node.returns is None else f" -> {ast.unparse(node.returns)}"
    return f"({arguments}){returns}"


def _doc(node: Definition) -> str:
    found = ast.get_docstring(node)
    assert found, f"{node.name} has no docstring"
    return found


def _first_line(node: ast.FunctionDef) -> str:
    return _doc(node).partition("\n")[0]


def main() -> int:
    PAGE.write_text(page(), encoding="utf-8")
    print(PAGE.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
