"""A table with all cards visible, as lines of text: what `render` shows to people, never to agents."""

from collections import deque
from dataclasses import dataclass
from itertools import islice
from typing import Final

from defuse.adapters.match import AdapterMatch
from defuse.record.transcript import sentence
from defuse.sight.above import view_from_above
from defuse.sight.view import View, name, names
from defuse.words import ENGLISH, Words, words_in

LATEST: Final = 4  # events that are told
ASKED: Final = "> "
_NOT_ASKED: Final = "  "


@dataclass(frozen=True)
class TextScene:
    """The contents of a rendered table."""

    view: View
    players: list[str]
    asked: int
    said: str  # the words chosen so far of an unfinished move
    turn: str
    piles: str
    latest: list[str]
    words: Words

    def hand(self, seat: int) -> list[str]:
        """The names of the cards of a seat; none if the seat is out."""
        return names(self.view.hands[seat])

    def player(self, seat: int) -> str:
        hand, words = self.hand(seat), self.words
        facts = words.counted(hand) if hand else words("table-cards", number=0)
        if self.view.dead[seat]:
            facts += f"; {words('table-dead')}"
        elif not self.view.alive[seat]:
            facts = words("table-out")
        elif self.view.blind[seat]:
            facts += f"; {words('table-blind')}"
        return words("table-player", who=self.players[seat], facts=facts)

    def text(self) -> str:
        """All lines; a sign marks the player who is asked."""
        lines = [self.turn, self.piles]
        for seat in range(self.view.seats):
            lines.append(f"{ASKED if seat == self.asked else _NOT_ASKED}{self.player(seat)}")
        if self.said:
            lines.append(f"{ASKED}{self.said} …")
        return "\n".join([*lines, *self.latest])


def scene(match: AdapterMatch, players: list[str]) -> TextScene:
    """The table as it is now."""
    words = words_in(ENGLISH)
    view = view_from_above(match.game.table)
    said = [] if match.speller is None else match.speller.said
    return TextScene(
        view,
        players,
        match.seat,
        ", ".join(match.setting.actions.names[action] for action in said),
        words("watch-turn", who=players[view.turn], number=view.owed),
        _piles(view, words),
        _latest(match, players, words),
        words,
    )


def _piles(view: View, words: Words) -> str:
    draw = words("table-draw-pile", number=view.pile_size)
    if not view.discard:
        return f"{draw} {words('table-discard-pile-empty')}"
    top = words.title(name(view.discard[0]))
    return f"{draw} {words('table-discard-pile', number=len(view.discard), card=top)}"


def _latest(match: AdapterMatch, players: list[str], words: Words) -> list[str]:
    """The latest events as sentences, the oldest first."""
    told = (sentence(event, players, None, words) for event in reversed(match.game.events))
    found = deque(islice((line for line in told if line is not None), LATEST))
    return list(reversed(found))
