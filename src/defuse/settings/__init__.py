"""What a person has settled once for all commands: from the environment, a file, or the defaults."""

from defuse.settings.declared import SETTING, SETTINGS, Setting
from defuse.settings.settings import BadSettings, Preferences

__all__ = ["SETTING", "SETTINGS", "BadSettings", "Preferences", "Setting"]
