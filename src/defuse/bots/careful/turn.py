"""Our own turn: what there is to gain, when to get out of the way, and otherwise a card is drawn."""

from typing import Final

from defuse.bots.careful.reading import CERTAIN, Reading, is_deadly
from defuse.bots.careful.thefts import FIVE_PRICE, PAIR_PRICE, PAIR_PRICE_2, five, pair, triple, victim, weakest
from defuse.game import kinds as k
from defuse.game import moves as m
from defuse.game.moves import NOBODY, Move

BOLD: Final = 0.3
SHY: Final = 0.1
PEEK_FROM: Final = 0.1
DESPERATE: Final = 0.3
SUSPECT_WAY: Final = 0  # 0 peek first, 1 leave first, 2 stir first
BUDGET: Final = 0.0
FAVORS: Final = 1
PEEK_RISK: Final = 2.0
RELOCATE: Final = 9
TRIPLE_PRICE: Final = 40

_SEES: Final[list[int]] = [k.SEE_THE_FUTURE_2, k.SEE_THE_FUTURE_3, k.SEE_THE_FUTURE_5, k.REVEAL_THE_FUTURE_3]
_ALTERS: Final[list[int]] = [
    k.SHARE_THE_FUTURE_3,
    k.ALTER_THE_FUTURE_3,
    k.ALTER_THE_FUTURE_NOW_3,
    k.ALTER_THE_FUTURE_5,
]
_LEAVE: Final[list[int]] = [
    k.RAISING_HECK,
    k.BURY,
    k.SKIP,
    k.REVERSE,
    k.CATOMIC_BOMB,
    k.ATTACK,
    k.TARGETED_ATTACK,
    k.SUPER_SKIP,
]
_LEAVE_ALL: Final[list[int]] = [
    k.ATTACK,
    k.TARGETED_ATTACK,
    k.SUPER_SKIP,
    k.SKIP,
    k.REVERSE,
    k.BURY,
    k.RAISING_HECK,
    k.CATOMIC_BOMB,
]
_STIRS: Final[list[int]] = [k.SHUFFLE, k.GARBAGE_COLLECTION, k.POTLUCK]


def percent(risk: float) -> int:
    """A risk as people say it; what is not certain is neither 0 nor 100."""
    return min(99, max(1, round(100 * risk)))


def choose_play(reading: Reading) -> Move:
    if reading.blind:
        return _blindly(reading)
    found = _gain(reading)
    if found is None and reading.risk == CERTAIN and reading.lives >= RELOCATE and reading.owed == 1:
        return _draw(reading)
    if found is None and 0.0 < reading.risk < CERTAIN and _could_answer(reading) and _wants_to_look(reading):
        found = _first_of(reading, _SEES)
    if found is None and reading.fear > _limit(reading):
        found = _dodge(reading)
    return found or _draw(reading)


def _wants_to_look(reading: Reading) -> bool:
    have = reading.have
    if reading.risk >= PEEK_RISK:
        return True
    seen = 2 * have[k.SEE_THE_FUTURE_2] + 3 * have[k.SEE_THE_FUTURE_3] + 5 * have[k.SEE_THE_FUTURE_5]
    return seen >= reading.pile_size * BUDGET if BUDGET > 0 else False


def _limit(reading: Reading) -> float:
    return BOLD if reading.lives > 0 else SHY


def _draw(reading: Reading) -> Move:
    if reading.risk == 0.0:
        reading.because("why-draw-safe")
    elif reading.lives > 0:
        reading.because("why-draw-defuse", number=percent(reading.fear))
    else:
        reading.because("why-draw", number=percent(reading.fear))
    return m.DRAW_A_CARD


def _blindly(reading: Reading) -> Move:
    if reading.risk == CERTAIN and reading.cards > 0:
        return m.TURN_ONE_OVER
    return _draw(reading)


# What is there to gain


def _gain(reading: Reading) -> Move | None:
    found = _play_one(reading, k.TOWER_OF_POWER) or _bark(reading)
    if found is None:
        found = (
            five(reading, k.DEFUSE, FIVE_PRICE)
            or triple(reading, TRIPLE_PRICE)
            or pair(reading, PAIR_PRICE_2 if len(reading.rivals) == 1 else PAIR_PRICE)
        )
    if found is None:
        found = (_aim(reading, k.FAVOR, False) if FAVORS else None) or _aim(reading, k.CURSE_OF_THE_CAT_BUTT, True)
    if found is None:
        found = _aim(reading, k.MARK, False)
    if found is None and reading.lives > 0:
        found = _aim(reading, k.ILL_TAKE_THAT, False)
    return found


def _play_one(reading: Reading, card: int) -> Move | None:
    found = reading.play(card)
    if found is not None:
        reading.because("why-play", card=card)
    return found


def _bark(reading: Reading) -> Move | None:
    if reading.have[k.BARKING_KITTEN] == 0:
        return None
    both = [move for move in reading.moves if move.verb == m.BOTH]
    if both:
        wanted = weakest(reading, both)
        for move in both:
            if move.target == wanted:
                reading.because("why-bark", other=wanted)
                return move
    return _play_one(reading, k.BARKING_KITTEN)


def _aim(reading: Reading, card: int, at_the_weak: bool) -> Move | None:
    if reading.have[card] == 0:
        return None
    choices = [move for move in reading.moves if move.verb == m.PLAY and move.card == card]
    if not choices:
        return None
    wanted = weakest(reading, choices) if at_the_weak else victim(reading, choices)
    for move in choices:
        if move.target == wanted:
            reading.because("why-aim", card=card, other=wanted)
            return move
    return None


# Getting out of the way


def _dodge(reading: Reading) -> Move | None:
    sure = reading.risk == CERTAIN
    found: Move | None = None
    if SUSPECT_WAY == 1 and reading.suspects and reading.risk < _limit(reading):
        found = _leave(reading)
    elif SUSPECT_WAY == 2 and reading.suspects and reading.mixed < _limit(reading):
        found = _first_of(reading, _STIRS)
    if found is None and not sure and _could_answer(reading):
        found = _first_of(reading, _SEES)
    if found is None and _can_be_altered(reading):
        found = _first_of(reading, _ALTERS)
    if found is None:
        found = _leave(reading)
    if found is None:
        found = _elsewhere(reading)
    if found is None and reading.lives == 0 and reading.fear >= DESPERATE:
        found = _fish(reading)
    return found


def _could_answer(reading: Reading) -> bool:
    have = reading.have
    return (
        reading.escapes > 0
        or have[k.SHUFFLE] > 0
        or have[k.DRAW_FROM_THE_BOTTOM] > 0
        or have[k.SWAP_TOP_AND_BOTTOM] > 0
        or have[k.POTLUCK] > 0
        or have[k.GARBAGE_COLLECTION] > 0
    )


def _can_be_altered(reading: Reading) -> bool:
    pile = reading.view.pile
    for place in range(min(3, len(pile))):
        if not is_deadly(pile[place]):
            return True
    return False


def _leave(reading: Reading) -> Move | None:
    ways = _LEAVE_ALL if reading.owed > 1 else _LEAVE
    for card in ways:
        if reading.have[card] == 0:
            continue
        found = _aim(reading, card, True) if card == k.TARGETED_ATTACK else reading.play(card)
        if found is not None:
            reading.because("why-leave", card=card, number=percent(reading.fear))
            return found
    return None


def _elsewhere(reading: Reading) -> Move | None:
    """The top card is not the one to draw."""
    fear = reading.fear
    have = reading.have
    if (have[k.DRAW_FROM_THE_BOTTOM] or have[k.SWAP_TOP_AND_BOTTOM]) and reading.risk_below() < fear / 2:
        found = reading.play(k.DRAW_FROM_THE_BOTTOM) or reading.play(k.SWAP_TOP_AND_BOTTOM)
        if found is not None:
            reading.because("why-bottom", card=found.card, number=percent(fear))
            return found
    if reading.mixed < fear / 2:
        return _first_of(reading, _STIRS)
    return None


def _first_of(reading: Reading, cards: list[int]) -> Move | None:
    for card in cards:
        if reading.have[card] > 0:
            found = reading.play(card)
            if found is not None:
                reading.because("why-look", card=card, number=percent(reading.fear))
                return found
    return None


def _fish(reading: Reading) -> Move | None:
    """Nothing to lose: everything is spent for a card that may help."""
    return triple(reading, 200) or five(reading, k.SKIP, 300) or five(reading, k.ATTACK, 300) or pair(reading, 110)
