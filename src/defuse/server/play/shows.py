"""Games between bots that people watch from the first page: masters against careful players.

A show follows from its name alone, so nothing is stored: every server that hears the name plays the same game.
"""

import hashlib
from functools import lru_cache
from typing import Final

import msgspec

from defuse.game.refusals import Refusal
from defuse.record.record import as_data
from defuse.server.play.dealing import deal
from defuse.server.play.replays import Kept
from defuse.server.play.thinking import choose
from defuse.server.room.places import AVATARS, BOT_NAMES
from defuse.server.wire.protocol import Settings
from defuse.sight.observer import Observer

_SHOW: Final = Settings()
_LEVELS: Final = ("master", "normal")  # by turns around the table
_KEPT: Final = 32  # shows in memory, for viewers who change the seat


@lru_cache(maxsize=_KEPT)
def show(name: str) -> bytes:
    """The show of this name, as a finished game is stored."""
    luck = hashlib.sha256(f"defuse show\n{name}".encode()).digest()
    first, seed = luck[0], int.from_bytes(luck[:4])
    seats = range(_SHOW.seats)
    names = [BOT_NAMES[(first + seat) % len(BOT_NAMES)] for seat in seats]
    levels = [_LEVELS[(first + seat) % len(_LEVELS)] for seat in seats]
    recorder = deal(_SHOW, names, luck)
    game = recorder.game
    observers = [Observer(game, seat, weighing=True) for seat in seats]
    while not game.over:
        seat = game.next_seat()
        view, moves = observers[seat].view(), observers[seat].moves()
        said = recorder.play(seat, choose(levels[seat], view, moves, seed + len(recorder.record.entries)))
        assert not isinstance(said, Refusal), said
        for observer in observers:
            observer.news()
    avatars = [(first + 5 * seat) % AVATARS for seat in seats]
    return msgspec.json.encode(Kept(as_data(recorder.record), names, avatars, [True] * len(names), "", levels))
