"""What the luck of a game is drawn from, as a room keeps it."""

from collections.abc import Container
from typing import Any

from msgspec import Struct, field

from defuse.fair.proof import Chain, Proof
from defuse.server.room.entries import Place


class FairDeal(Struct):
    """What the luck of a game is drawn from; secret until the game is over."""

    terms: dict[str, Any]
    digest: str  # of the terms
    secret: str
    members: list[int | None]  # by seat, as the game began; None for a bot
    chain: Chain  # the games before
    recipe: str = ""
    seeds: dict[int, str] = field(default_factory=dict)  # by seat

    def proof(self, abandoned: bool = False) -> Proof:
        """The proof for the record, without what chance could choose from."""
        seeds = tuple(self.seeds.get(seat) for seat in range(len(self.members)))
        return Proof(self.terms, bytes.fromhex(self.secret), seeds, self.chain, self.recipe, abandoned)

    def seat_to_reveal(self, member: int) -> int | None:
        """The seat of a member who has committed to a seed and not revealed it."""
        seat = self.members.index(member) if member in self.members else -1
        waits = seat >= 0 and self.terms["seats"][seat]["commitment"] and seat not in self.seeds
        return seat if waits else None


class Beginning(Struct):
    """A game that begins as soon as the seeds have been revealed, or at a given time."""

    deal: FairDeal
    places: list[Place]
    until: float
    by: int
    n: int

    def waits_for(self, members: Container[int]) -> bool:
        """Whether one of these members may still reveal a seed."""
        seated = [member for member in self.deal.members if member is not None and member in members]
        return any(self.deal.seat_to_reveal(member) is not None for member in seated)
