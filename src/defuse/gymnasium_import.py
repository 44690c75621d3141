"""Makes our environments known to Gymnasium when both have been imported, in whatever order.

So `gymnasium.make("defuse:defuse/original-2-v1")` works, and importing `defuse` does not load Gymnasium.
"""

import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from types import ModuleType
from typing import Final

GYMNASIUM: Final = "gymnasium"


class _Awaiting:
    """Stands in the line of finders until Gymnasium is imported."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name != GYMNASIUM:
            return None
        sys.meta_path.remove(self)
        spec = find_spec(GYMNASIUM)
        if spec is not None and spec.loader is not None:
            execute = spec.loader.exec_module

            def execute_and_register(module: ModuleType) -> None:
                execute(module)
                _register()

            spec.loader.exec_module = execute_and_register  # type: ignore[method-assign]
        return spec


def _register() -> None:
    from defuse.adapters.registration import register_all

    register_all()


def await_gymnasium() -> None:
    """Register with Gymnasium now if it is there, otherwise as soon as it is."""
    if GYMNASIUM in sys.modules:
        _register()
    else:
        sys.meta_path.insert(0, _Awaiting())
