"""Every event there is: those of the rules, and those that the files of cards declare."""

from typing import Final

import defuse.game.cards.deck  # noqa: F401  it loads the file of every card
from defuse.game.event_kinds import EventKind, declared

EVENT_LIST: Final[list[EventKind]] = declared()  # in the order of their numbers
