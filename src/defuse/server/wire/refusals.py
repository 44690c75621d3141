"""Every refusal of the server with its message; refusals by the rules come from the engine."""

from dataclasses import dataclass
from typing import Final

from defuse.game.refusals import Refusal
from defuse.server.wire.protocol import No
from defuse.words import Told


@dataclass(frozen=True)
class Refused:
    """A command is not carried out."""

    why: str
    told: Told
    rule: str = ""

    def to(self, n: int) -> No:
        return No(n, self.why, self.rule, self.told)


def _refused(why: str, id: str) -> Refused:
    return Refused(why, (id, {}))


def by_rule(refusal: Refusal) -> Refused:
    """A move that the rules do not allow."""
    return Refused("refused", (f"refusal-{refusal.why}", {}), refusal.rule)


def by_filling(problem: str) -> Refused:
    """A blank that was filled in wrongly."""
    return Refused("malformed", ("online-bad-blank", {"problem": problem}))


def noped_first(who: str) -> Refused:
    return Refused("late", ("online-late-noped", {"who": who}))


# The variables of messages that have some, including those that say why no game can begin.
MESSAGES: Final = {
    "online-bad-blank": frozenset({"problem"}),
    "online-late-noped": frozenset({"who"}),
    "online-wrong-seats": frozenset({"number", "possible"}),
    "online-cannot-be-played": frozenset({"reasons"}),
}

LATE: Final = _refused("late", "online-late")
LATE_FOR_WINDOW: Final = _refused("late", "online-late-window")
NO_SUCH_MOVE: Final = _refused("not_now", "online-no-such-move")
NOT_PLAYING: Final = _refused("not_yours", "online-not-playing")
NO_GAME: Final = _refused("not_now", "online-no-game")
IN_GAME: Final = _refused("not_now", "online-in-game")
PAUSED: Final = _refused("not_now", "online-paused")
HOST_ONLY: Final = _refused("not_yours", "online-host-only")
NOBODY_THERE: Final = _refused("not_now", "online-nobody-there")
SEAT_TAKEN: Final = _refused("full", "online-seat-taken")
NO_SEAT_LEFT: Final = _refused("full", "online-no-seat-left")
NO_NAME: Final = _refused("malformed", "online-no-name")
YOU_ARE_MUTED: Final = _refused("not_yours", "online-muted")
NOTHING_SAID: Final = _refused("malformed", "online-nothing-said")
TOO_LONG: Final = _refused("too_long", "online-too-long")
TOO_FAST: Final = _refused("too_fast", "online-too-fast")
CROWDED: Final = _refused("crowded", "online-crowded")
BUSY: Final = _refused("busy", "online-busy")
MALFORMED: Final = _refused("malformed", "online-malformed")
OTHER_VERSION: Final = _refused("outdated", "online-other-version")
NO_SUCH_ROOM: Final = _refused("no_room", "online-no-room")
NO_STORE: Final = _refused("no_store", "online-no-store")
DAMAGED: Final = _refused("damaged", "online-damaged")
REMOVED: Final = _refused("removed", "online-removed")
ROOM_IS_FULL: Final = _refused("full", "online-room-full")
NOT_ALONE: Final = _refused("not_yours", "online-not-alone")
NOTHING_ASKED: Final = _refused("not_now", "hint-nothing")
SEEDS_ARE_FIXED: Final = _refused("not_now", "online-seeds-fixed")
NO_SEED_WANTED: Final = _refused("not_now", "online-no-seed-wanted")
ANOTHER_SEED: Final = _refused("refused", "online-another-seed")
BAD_SETTINGS: Final = _refused("malformed", "online-bad-settings")
