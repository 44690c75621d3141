"""What is worth a Nope, and futures altered NOW."""

from typing import Final

from defuse.bots.careful.reading import SURE, Reading
from defuse.bots.careful.worth import worth
from defuse.game import kinds as k
from defuse.game import moves as m
from defuse.game.actions import Action
from defuse.game.cards.attacks import ATTACK, TARGETED_ATTACK
from defuse.game.cards.curse import CURSE_OF_THE_CAT_BUTT
from defuse.game.cards.deck import all_cards
from defuse.game.cards.favor import FAVOR
from defuse.game.cards.piles import CATOMIC_BOMB
from defuse.game.cards.the_dead import ATTACK_OF_THE_DEAD, FEED_THE_DEAD
from defuse.game.moves import Move
from defuse.sight.odds import is_deadly

ATTACK_FEAR: Final = 0.04  # how dangerous two draws have to be
CURSE_FEAR: Final = 0.1
ESCAPE_FEAR: Final = 0.5  # from here on our own escape has to succeed
DEAR: Final = 48  # a card that we do not want to give away
NAMED: Final = 40  # a card that nobody shall take from us by its name

# What players lay down who are in front of a kitten.
ESCAPES: Final[list[int]] = [card.kind for card in all_cards() if card.ends_turn or card.alters or card.changes_draw]


def react(reading: Reading) -> Move:
    """Nope, or let it happen; the dead have nothing to fear."""
    nope = reading.first(m.NOPE_IT)
    question = reading.view.question
    if reading.view.dead[reading.seat]:
        return _feast(reading) or _pass(reading)
    if nope is not None and question is not None and question.act is not None:
        act = question.act
        happens = question.chain % 2 == 0
        if act.seat == reading.seat:
            worth_it = not happens and _needs_to_happen(reading, act)
        else:
            worth_it = happens and _hurts(reading, act)
        if worth_it:
            return nope
    return _pass(reading)


def _pass(reading: Reading) -> Move:
    found = reading.first(m.PASS)
    return reading.moves[0] if found is None else found


def _needs_to_happen(reading: Reading, act: Action) -> bool:
    """Whether what we have played ourselves is worth a Nope against a Nope."""
    if len(act.cards) == 1 and (act.kind not in ESCAPES or reading.fear <= ESCAPE_FEAR):
        return False
    reading.because("why-nope-back")
    return True


def _hurts(reading: Reading, act: Action) -> bool:
    """Whether what somebody else has played is worth a Nope."""
    if len(act.cards) > 1:
        return _robs(reading, act)
    return _saves_a_rival(reading, act) or _attacks(reading, act) or _asks_for_much(reading, act)


def _saves_a_rival(reading: Reading, act: Action) -> bool:
    """An escape from a kitten that we know of, and that would then be ours."""
    if reading.fear < SURE or act.seat != reading.view.turn or act.kind not in ESCAPES:
        return False
    if reading.next_after(act.seat) != reading.seat:
        return False
    reading.because("why-nope-escape", other=act.seat)
    return True


def _attacks(reading: Reading, act: Action) -> bool:
    """Turns that would be ours while it is dangerous to draw."""
    kind = act.kind
    if kind == TARGETED_ATTACK or kind == CURSE_OF_THE_CAT_BUTT:
        at_us = act.target == reading.seat
    elif kind == ATTACK or kind == ATTACK_OF_THE_DEAD or kind == CATOMIC_BOMB:
        at_us = reading.next_after(act.seat) == reading.seat
    else:
        return False
    if not at_us:
        return False
    if kind == CATOMIC_BOMB:
        dangerous = reading.kittens > 0
    elif kind == CURSE_OF_THE_CAT_BUTT:
        dangerous = reading.fear >= CURSE_FEAR
    else:
        dangerous = reading.fear >= ATTACK_FEAR or reading.lives == 0
    if dangerous:
        reading.because("why-nope-attack", other=act.seat)
    return dangerous


def _asks_for_much(reading: Reading, act: Action) -> bool:
    """A Favor that we have nothing cheap for."""
    if act.kind != FAVOR or act.target != reading.seat:
        return False
    for card in reading.view.hand:
        if worth(reading, card) < DEAR:
            return False
    reading.because("why-nope-theft", other=act.seat)
    return True


def _robs(reading: Reading, act: Action) -> bool:
    """A combination: against us, or for a Defuse that the only rival would have."""
    if len(act.cards) == 5:
        hurts = act.named == k.DEFUSE and len(reading.rivals) == 1
    elif act.target != reading.seat:
        hurts = False
    elif len(act.cards) == 3:
        hurts = reading.have[act.named] > 0 and worth(reading, act.named) > NAMED
    else:
        hurts = True
    if hurts:
        reading.because("why-nope-theft", other=act.seat)
    return hurts


def _feast(reading: Reading) -> Move | None:
    """While we are dead, all the living shall feed us (ZMB-8)."""
    if reading.view.dead[reading.seat] and reading.have[FEED_THE_DEAD] > 0:
        for move in reading.moves:
            if move.card == FEED_THE_DEAD and move.target == reading.seat:
                reading.because("why-feast")
                return move
    return None


def watch(reading: Reading) -> Move:
    """Somebody has survived: where the kitten goes is worth a card, as long as we may draw it."""
    found = reading.play(k.CLAIRVOYANCE)
    if found is None or reading.view.dead[reading.seat]:
        return _pass(reading)
    reading.because("why-watch", other=reading.view.question.seat if reading.view.question is not None else -1)
    return found


def react_to_draw(reading: Reading) -> Move:
    """Somebody is about to draw: if we know of a kitten just below, it comes to the top NOW."""
    feast = _feast(reading)
    if feast is not None:
        return feast
    now = reading.play(k.ALTER_THE_FUTURE_NOW_3)
    if now is not None and reading.risk < SURE:
        for card in reading.pile[1:3]:
            if is_deadly(card):
                reading.because("why-now")
                return now
    return _pass(reading)
