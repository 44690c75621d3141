"""Where Defuse keeps its files: DEFUSE_HOME, or the usual folder of this system."""

import os
from pathlib import Path
from typing import Final

HOME: Final = "DEFUSE_HOME"  # the environment variable for another folder


def usual_database() -> Path:
    """The file in which a server keeps its rooms unless it is told otherwise; its folder exists."""
    folder = state_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "rooms.sqlite"


def settings_file() -> Path:
    """The file of the settings; it need not exist."""
    named = os.environ.get(HOME)
    if named:
        return Path(named).expanduser() / "settings.toml"
    import platformdirs

    return platformdirs.user_config_path("defuse", appauthor=False) / "settings.toml"


def state_folder() -> Path:
    """The folder of games and rooms; nobody has made it yet."""
    named = os.environ.get(HOME)
    if named:
        return Path(named).expanduser()
    import platformdirs

    return platformdirs.user_state_path("defuse", appauthor=False)
