"""The ids under which other libraries know our environments: `defuse/Defuse-v0`, and the named tasks.

This module loads nothing of these libraries: Gymnasium calls `register_all` by the entry point of the package, or
`gymnasium_import.py` does.
"""

from typing import Final

from defuse.adapters.tasks import TASKS

GYMNASIUM: Final = "defuse/Defuse-v0"
PETTINGZOO: Final = "defuse/defuse-v0"
_PLACE: Final = "defuse.adapters.gymnasium"


def register_all() -> None:
    """Register all environments with Gymnasium, once."""
    from gymnasium.envs.registration import register, registry

    if GYMNASIUM in registry:
        return
    vector = f"{_PLACE}.vector:DefuseVectorEnv"
    register(id=GYMNASIUM, entry_point=f"{_PLACE}.environment:DefuseEnv", vector_entry_point=vector)
    for task in TASKS:
        place = f"{_PLACE}.text:TextEnv" if task.text else f"{_PLACE}.environment:DefuseEnv"
        register(
            id=task.id,
            entry_point=place,
            vector_entry_point=None if task.text else vector,
            kwargs=task.arguments(),
            disable_env_checker=task.text,
        )
