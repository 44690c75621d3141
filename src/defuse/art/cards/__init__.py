"""What is to be seen on every card, by its name: found in the files of this folder, each of which has its SCENES."""

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from defuse.art.scenes import Scene

SCENES: Final[dict[str, Scene]] = {}

for _found in iter_modules(__path__):
    SCENES.update(import_module(f"{__name__}.{_found.name}").SCENES)
