"""Nopes, and futures altered NOW."""

from typing import Final

from defuse.bots.careful.reading import CERTAIN, Reading, is_deadly
from defuse.bots.careful.worth import worth
from defuse.game import kinds as k
from defuse.game import moves as m
from defuse.game.moves import NOBODY, Move

ATTACK_RISK: Final = 0.04
STEAL_SHARE: Final = 0.0
BACK_PAIR: Final = 1
FAVOR_LEAST: Final = 48
FAVOR_LIVES: Final = 9
PEEK_NOPE: Final = 2.0
ATTACK_LIVES: Final = 0
KILL_RISK: Final = 0.9

_ESCAPES: Final[list[int]] = [
    k.SKIP,
    k.ATTACK,
    k.TARGETED_ATTACK,
    k.SUPER_SKIP,
    k.REVERSE,
    k.BURY,
    k.RAISING_HECK,
    k.CATOMIC_BOMB,
    k.DRAW_FROM_THE_BOTTOM,
    k.SHUFFLE,
    k.SWAP_TOP_AND_BOTTOM,
    k.ALTER_THE_FUTURE_3,
    k.ALTER_THE_FUTURE_5,
    k.ALTER_THE_FUTURE_NOW_3,
    k.SHARE_THE_FUTURE_3,
    k.GARBAGE_COLLECTION,
    k.POTLUCK,
]


def react(reading: Reading) -> Move:
    nope = reading.verb(m.NOPE_IT)
    if nope is not None and _is_worth_it(reading):
        return nope
    reading.because("why-pass")
    found = reading.verb(m.PASS)
    return reading.moves[0] if found is None else found


def _is_worth_it(reading: Reading) -> bool:
    question = reading.view.question
    if question is None or question.act is None:
        return False
    act = question.act
    stands = question.chain % 2 == 0
    if act.seat == reading.seat:
        return not stands and _is_vital(reading, act.kind, len(act.cards), act.named)
    if not stands:
        return False
    return _hurts(reading, act.kind, len(act.cards), act.seat, act.target, act.named)


def _is_vital(reading: Reading, kind: int, cards: int, named: int) -> bool:
    """Our own card was Noped."""
    if cards > 1:
        if named == k.DEFUSE or BACK_PAIR:
            reading.because("why-nope-back")
            return True
        return False
    if kind in _ESCAPES and reading.fear > 0.5:
        reading.because("why-nope-back")
        return True
    return False


def _hurts(reading: Reading, kind: int, cards: int, actor: int, target: int, named: int) -> bool:
    view = reading.view
    me = reading.seat
    if cards > 1:
        return _robs(reading, cards, target, named)
    if reading.fear >= KILL_RISK and actor == view.turn and kind in _ESCAPES and not _takes_mine(reading):
        if len(reading.rivals) == 1 or _next_after(reading, actor) == me:
            reading.because("why-nope-kill", other=actor)
            return True
    if (kind == k.ATTACK and _next_after(reading, actor) == me) or (kind == k.TARGETED_ATTACK and target == me):
        if reading.fear >= ATTACK_RISK or reading.lives == 0:
            reading.because("why-nope-attack", other=actor)
            return True
        return False
    if kind == k.CATOMIC_BOMB and _next_after(reading, actor) == me and reading.kittens > 0:
        reading.because("why-nope-attack", other=actor)
        return True
    if kind == k.FAVOR and target == me:
        least = 1000
        for card in view.hand:
            least = min(least, worth(reading, card))
        if least >= FAVOR_LEAST or reading.lives >= FAVOR_LIVES:
            reading.because("why-nope-theft", other=actor)
            return True
        return False
    if kind == k.CURSE_OF_THE_CAT_BUTT and target == me:
        reading.because("why-nope-curse", other=actor)
        return reading.fear >= 0.1
    return False


def _robs(reading: Reading, cards: int, target: int, named: int) -> bool:
    view = reading.view
    if cards == 5:
        if named == k.DEFUSE and len(reading.rivals) == 1:
            reading.because("why-nope-five")
            return True
        return False
    if target != reading.seat:
        return False
    reading.because("why-nope-theft")
    if cards == 3:
        return reading.have[named] > 0 and worth(reading, named) > 40
    if reading.have[k.GODCAT] > 0:
        return True
    return reading.lives / max(1, reading.cards) >= STEAL_SHARE


def _takes_mine(reading: Reading) -> bool:
    return False


def _next_after(reading: Reading, seat: int) -> int:
    view = reading.view
    after = (seat + view.direction) % view.seats
    while not view.alive[after]:
        after = (after + view.direction) % view.seats
    return after


def react_to_draw(reading: Reading) -> Move:
    """Alter the Future NOW, before somebody else draws."""
    now = reading.verb(m.PLAY)
    if now is not None and reading.risk < CERTAIN:
        pile = reading.view.pile
        for place in range(1, min(3, len(pile))):
            if is_deadly(pile[place]):
                reading.because("why-now")
                return now
    reading.because("why-pass")
    found = reading.verb(m.PASS)
    return reading.moves[0] if found is None else found
