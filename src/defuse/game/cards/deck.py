"""Every kind with the card that says what it does."""

from typing import Final

from defuse.game.cards.armageddon import Armageddon
from defuse.game.cards.attacks import Attack, PersonalAttack, TargetedAttack
from defuse.game.cards.barking import BarkingKitten
from defuse.game.cards.card import ActionCard, Card
from defuse.game.cards.curse import CurseOfTheCatButt
from defuse.game.cards.favor import Favor
from defuse.game.cards.futures import AlterTheFuture, RevealTheFuture, SeeTheFuture
from defuse.game.cards.looks import Bury, RaisingHeck
from defuse.game.cards.lying import IllTakeThat, TowerOfPower
from defuse.game.cards.mark import Mark
from defuse.game.cards.piles import CatomicBomb, DrawFromTheBottom, Shuffle, SwapTopAndBottom
from defuse.game.cards.puts import GarbageCollection, Potluck
from defuse.game.cards.skips import Reverse, Skip, SuperSkip
from defuse.game.kinds import (
    ALTER_THE_FUTURE_3,
    ALTER_THE_FUTURE_5,
    ALTER_THE_FUTURE_NOW_3,
    DEFUSE,
    EXPLODING_KITTEN,
    IMPLODING_KITTEN,
    KINDS,
    REVEAL_THE_FUTURE_3,
    SEE_THE_FUTURE_2,
    SEE_THE_FUTURE_3,
    SEE_THE_FUTURE_5,
    SHARE_THE_FUTURE_3,
    STREAKING_KITTEN,
)
from defuse.game.refusals import DEFUSE_NOT_PLAYABLE, KITTEN_NOT_PLAYABLE

_ACTIONS: Final[list[ActionCard]] = [
    Attack(),
    TargetedAttack(),
    PersonalAttack(),
    Skip(),
    SuperSkip(),
    Reverse(),
    DrawFromTheBottom(),
    Favor(),
    Shuffle(),
    SeeTheFuture(SEE_THE_FUTURE_2, 2),
    SeeTheFuture(SEE_THE_FUTURE_3, 3),
    SeeTheFuture(SEE_THE_FUTURE_5, 5),
    RevealTheFuture(REVEAL_THE_FUTURE_3, 3),
    AlterTheFuture(ALTER_THE_FUTURE_3, 3),
    AlterTheFuture(ALTER_THE_FUTURE_5, 5),
    AlterTheFuture(ALTER_THE_FUTURE_NOW_3, 3),
    AlterTheFuture(SHARE_THE_FUTURE_3, 3),
    SwapTopAndBottom(),
    GarbageCollection(),
    CatomicBomb(),
    Mark(),
    CurseOfTheCatButt(),
    Bury(),
    TowerOfPower(),
    IllTakeThat(),
    Potluck(),
    Armageddon(),
    RaisingHeck(),
    BarkingKitten(),
]


def _all_cards() -> list[Card]:
    cards = [Card(kind) for kind in range(KINDS)]
    for action in _ACTIONS:
        cards[action.kind] = action
    for kind in (EXPLODING_KITTEN, IMPLODING_KITTEN, STREAKING_KITTEN):
        cards[kind].unplayable = KITTEN_NOT_PLAYABLE
    cards[DEFUSE].unplayable = DEFUSE_NOT_PLAYABLE
    return cards


CARDS: Final[list[Card]] = _all_cards()


def _ways_to_play() -> list[int]:
    ways: list[int] = []
    for card in CARDS:
        if not card.plays:
            ways.append(NOT_ALONE)
        elif card.conditional:
            ways.append(SOMETIMES)
        else:
            ways.append(AIMED_AT if card.aims else ALWAYS)
    return ways


# How each kind is played alone, for quick listing: never, always, at somebody, or if there is no obstacle.
NOT_ALONE: Final = 0
ALWAYS: Final = 1
AIMED_AT: Final = 2
SOMETIMES: Final = 3
WAYS_TO_PLAY: Final[list[int]] = _ways_to_play()
