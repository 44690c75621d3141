"""Statistics of a game by seat: what it drew, played and survived, and how many kittens were to be expected."""

from collections.abc import Iterable, Sequence

from defuse.game import events as e
from defuse.game.events import Event
from defuse.game.kinds import EXPLODING_KITTEN
from defuse.server.wire.protocol import Luck


class GameStatistics:
    """Counts by seat, folded from the events of a game."""

    def __init__(self, seats: int) -> None:
        self.drawn = [0] * seats
        self.kittens = [0] * seats
        self.defused = [0] * seats
        self.nopes = [0] * seats
        self.played = [0] * seats
        self.stolen = [0] * seats
        self.risk = [0.0] * seats
        self.out: list[int] = []  # in the order in which they went out

    def take(self, seat: int, risk: float) -> None:
        """A seat draws; `risk` is the chance of a kitten as that seat knew it."""
        self.risk[seat] += risk

    def note(self, events: Iterable[Event]) -> None:
        for event in events:
            what, seat = event.what, event.seat
            if what == e.DREW:
                self.drawn[seat] += 1
            elif what == e.HELD or (what == e.SHOWED and event.card == EXPLODING_KITTEN):
                self.kittens[seat] += 1
            elif what == e.DEFUSED:
                self.defused[seat] += 1
            elif what == e.NOPED:
                self.nopes[seat] += 1
                self.played[seat] += 1
            elif what == e.PLAYED and event.act is not None:
                self.played[seat] += len(event.act.cards)
            elif what == e.STOLE:
                self.stolen[seat] += 1
            elif what == e.WENT_OUT or what == e.DIED:
                self.out.append(seat)
            elif what == e.REVIVED:
                self.out.remove(event.other)

    def told(self, names: Sequence[str]) -> list[Luck]:
        """The final table; places follow the order in which seats went out."""
        return [
            Luck(
                seat=seat,
                name=name,
                drawn=self.drawn[seat],
                kittens=self.kittens[seat],
                defused=self.defused[seat],
                nopes=self.nopes[seat],
                played=self.played[seat],
                stolen=self.stolen[seat],
                risk=round(self.risk[seat], 3),
                place=len(names) - self.out.index(seat) if seat in self.out else 1,
            )
            for seat, name in enumerate(names)
        ]
