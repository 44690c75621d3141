"""OpenSpiel observers: public or private, of this moment or since the deal, as text and as tensors."""

from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, cast

import numpy as np
import pyspiel
from numpy.typing import NDArray

from defuse.adapters.tree.run import TreeRun
from defuse.adapters.tree.setting import TreeSetup
from defuse.adapters.tree.sights import NOT_DEALT, asked_text, hand_of, hand_text, said_text, view_of, view_text
from defuse.adapters.tree.story import story
from defuse.encoding.observation import FlatRow, observation_size, observe
from defuse.game.kinds import PLACES, UNKNOWN
from defuse.sight.redaction import SPECTATOR

if TYPE_CHECKING:
    from defuse.adapters.openspiel.state import DefuseState

FINGERPRINT: Final = 128  # bits of the hash that tells stories apart

_Floats = NDArray[np.float32]


class OpenSpielObserver:
    """One kind of observation; `tensor` and `dict` hold the state that was set last."""

    def __init__(self, setting: TreeSetup, kind: Any) -> None:
        self._setting = setting
        self._public = bool(kind.public_info)
        self._recall = bool(kind.perfect_recall)
        self._own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._all = kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS
        pieces = self._pieces()
        self.tensor: _Floats = np.zeros(sum(int(np.prod(shape)) for _, shape in pieces), np.float32)
        self.dict: dict[str, _Floats] = {}
        first = 0
        for name, shape in pieces:
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[first : first + size].reshape(shape)
            first += size

    def _pieces(self) -> list[tuple[str, tuple[int, ...]]]:
        seats = self._setting.players
        pieces: list[tuple[str, tuple[int, ...]]] = []
        if self._own:
            pieces.append(("player", (seats,)))
        if self._own and self._public:
            pieces.append(("observation", (observation_size(self._setting.actions),)))
        elif self._own:
            pieces.append(("hand", (PLACES,)))
        elif self._public:
            pieces += [("seats", (seats, 4)), ("discard", (PLACES,)), ("pile", (1,))]
        if self._all:
            pieces.append(("hands", (seats, PLACES)))
        if self._recall:
            pieces.append(("story", (FINGERPRINT,)))
        return pieces

    def set_from(self, state: "DefuseState", player: int) -> None:
        """Fill the tensors with a state as a player sees it."""
        run = state.run
        self.tensor.fill(0)
        if self._own:
            self.dict["player"][player] = 1
        if run.game is None:
            return
        if "observation" in self.dict:
            speller = run.speller if player == run.player else None
            places = cast("memoryview[float]", self.dict["observation"].data)
            observe(view_of(run, player), speller, FlatRow(places))
        if "hand" in self.dict:
            _count_hand(self.dict["hand"], run, player)
        if "seats" in self.dict:
            self._set_public(run)
        if "hands" in self.dict:
            for seat in range(self._setting.players):
                _count_hand(self.dict["hands"][seat], run, seat)
        if "story" in self.dict:
            told = self._story(run, player).encode()
            digest = np.frombuffer(blake2b(told, digest_size=FINGERPRINT // 8).digest(), np.uint8)
            self.dict["story"][:] = np.unpackbits(digest)

    def _set_public(self, run: TreeRun) -> None:
        view = view_of(run, SPECTATOR)
        for seat, row in enumerate(self.dict["seats"]):
            row[:] = (len(view.hands[seat]), view.alive[seat], view.blind[seat], seat == view.turn)
        for card in view.discard:
            self.dict["discard"][card] += 1
        self.dict["pile"][0] = view.pile_size

    def string_from(self, state: "DefuseState", player: int) -> str:
        """The same observation as text."""
        run = state.run
        if run.game is None:
            return NOT_DEALT
        if self._recall:
            said = [self._story(run, player).rstrip("\n")]
        elif self._public:
            said = [view_text(view_of(run, player if self._own else SPECTATOR))]
        else:
            said = []
        if self._own:
            said += [f"you are seat {player}", hand_text(run, player)]
            said += [asked_text(run, player), said_text(run, player)]
        if self._all:
            said += [f"seat {seat}, {hand_text(run, seat)}" for seat in range(self._setting.players)]
        return "\n".join(filter(None, said))

    def _story(self, run: TreeRun, player: int) -> str:
        """The player's story; for a private observer, without the lines that are public."""
        if self._public:
            return story(run, player if self._own else SPECTATOR)
        if not self._own:
            return ""
        everybody = set(story(run, SPECTATOR).splitlines())
        return "\n".join(line for line in story(run, player).splitlines() if line not in everybody)


def _count_hand(places: _Floats, run: TreeRun, seat: int) -> None:
    """Count the cards of a hand as its owner sees it: none while the seat is blind."""
    for card in hand_of(run, seat):
        if card != UNKNOWN:
            places[card] += 1
