"""Our own turn: take what can be had, get out of the way when a draw is too dangerous, and otherwise draw."""

from typing import Final

from defuse.bots.careful.reading import SURE, Reading
from defuse.bots.careful.thefts import ANY_PRICE, five, pair, triple
from defuse.bots.careful.whom import aimed, is_revenge, poorest, prize, richest, weakest
from defuse.game import kinds as k
from defuse.game import moves as m
from defuse.game.cards.armageddon import ARMAGEDDON
from defuse.game.cards.attacks import ATTACK, PERSONAL_ATTACK, TARGETED_ATTACK
from defuse.game.cards.curse import CURSE_OF_THE_CAT_BUTT
from defuse.game.cards.deck import all_cards, ranked
from defuse.game.cards.favor import FAVOR
from defuse.game.cards.piles import DRAW_FROM_THE_BOTTOM, SWAP_TOP_AND_BOTTOM
from defuse.game.cards.skips import SKIP
from defuse.game.cards.the_dead import FEED_THE_DEAD
from defuse.game.moves import NOBODY, Move
from defuse.sight.odds import is_deadly

# How likely a draw may go off before something is done about it.
BOLD: Final = 0.5  # with a way to survive
SHY: Final = 0.2  # without, and without an escape
EVEN_ODDS: Final = 0.5  # of an Armageddon
STIRRED: Final = 0.1  # how much less dangerous a draw has to be then, if nothing else would save us
DESPERATE: Final = 0.3  # from here on everything is spent, if nothing else would save us

# What combinations may cost.
PAIR_AMONG_TWO: Final = 62  # whatever the only rival loses is our gain
PAIR: Final = 50
TRIPLE: Final = 40

SEES: Final[list[int]] = [card.kind for card in all_cards() if card.sees]
ALTERS: Final[list[int]] = [card.kind for card in sorted(all_cards(), key=lambda card: card.worth) if card.alters]
STIRS: Final[list[int]] = [card.kind for card in all_cards() if card.stirs]

# Ways to end a turn without drawing, those first that we need least; owing several turns, those that end them all.
LEAVES: Final[list[int]] = ranked(lambda card: card.leave_rank)
LEAVES_ALL: Final[list[int]] = ranked(lambda card: card.leave_all_rank)


def choose_play(reading: Reading) -> Move:
    if reading.first(m.BLIND) is not None:
        return _blindly(reading)
    found = _gain(reading)
    if found is None and reading.fear > _limit(reading):
        found = _avoid(reading)
    return found or _draw(reading)


def _limit(reading: Reading) -> float:
    """Without a way to survive: the more escapes we have for the draws that are left to us, the sooner one is used."""
    nerve = reading.temper.nerve
    if len(reading.rivals) == 1:
        nerve = max(1.0, nerve)  # among two so many cards are suspected that more caution costs 6 games of 100
    if reading.lives > 0:
        return BOLD * nerve
    draws_left = max(1.0, len(reading.pile) / (len(reading.rivals) + 1))
    return SHY * nerve * max(0.0, 1.0 - reading.escapes / draws_left)


def _draw(reading: Reading) -> Move:
    if reading.risk == 0.0:
        reading.because("why-draw-safe")
    elif reading.lives > 0:
        reading.because("why-draw-and-live", percent=reading.fear_in_percent)
    elif reading.fear > SHY:
        reading.because("why-draw-at-last", percent=reading.fear_in_percent)
    else:
        reading.because("why-draw", percent=reading.fear_in_percent)
    return m.DRAW_A_CARD


def _blindly(reading: Reading) -> Move:
    """A blind player draws, unless that is surely deadly: then any card may help."""
    if reading.risk < SURE:
        return _draw(reading)
    reading.because("why-turn-over")
    return m.TURN_ONE_OVER


# What is there to gain


def _gain(reading: Reading) -> Move | None:
    """Cards that help us or hurt others, whatever comes next."""
    if reading.cards == 0:
        return None
    return (
        _crown(reading)
        or _bark(reading)
        or triple(reading, TRIPLE)
        or pair(reading, PAIR_AMONG_TWO if len(reading.rivals) == 1 else PAIR)
        or _rob(reading, FAVOR)
        or _take_that(reading)
        or _draw_thrice(reading)
        or _feed(reading)
    )


def _feed(reading: Reading) -> Move | None:
    """Every rival loses a card to somebody who is dead: worth it if there are several of them."""
    if sum(len(reading.view.hands[rival]) > 0 for rival in reading.rivals) < 2:
        return None
    moves = aimed(reading, FEED_THE_DEAD)
    if not moves:
        return None
    best = poorest(reading, moves)
    reading.because("why-feed", other=best.target)
    return best


def _crown(reading: Reading) -> Move | None:
    found = reading.play(k.TOWER_OF_POWER)
    if found is not None:
        reading.because("why-crown")
    return found


def _bark(reading: Reading) -> Move | None:
    """Both at the weakest, or one at the player who has the other: held back it would hit us as well (BK-1)."""
    if reading.have[k.BARKING_KITTEN] == 0:
        return None
    both = [move for move in reading.moves if move.verb == m.BOTH]
    if both:
        best = weakest(reading, both)
        reading.because("why-hit", other=best.target)
        return best
    found = reading.play(k.BARKING_KITTEN)
    if found is not None:
        reading.because("why-bark")
    return found


def _rob(reading: Reading, card: int) -> Move | None:
    """At whom a card is worth most."""
    moves = aimed(reading, card)
    if not moves:
        return None
    best = richest(reading, moves)
    if prize(reading, best.target) <= 0.0:
        return None
    if not is_revenge(reading, best.target):
        reading.because("why-rob", other=best.target)
    return best


def _hit(reading: Reading, card: int) -> Move | None:
    """At whom is least likely to survive."""
    moves = aimed(reading, card)
    if not moves:
        return None
    best = weakest(reading, moves)
    if not is_revenge(reading, best.target):
        reading.because("why-hit", other=best.target)
    return best


def _take_that(reading: Reading) -> Move | None:
    """What the next player draws, if we know that it does not go off."""
    if reading.have[k.ILL_TAKE_THAT] == 0 or reading.safe_draws() <= reading.owed:
        return None
    for move in aimed(reading, k.ILL_TAKE_THAT):
        if move.target == reading.rivals[0]:
            reading.because("why-take-that")
            return move
    return None


def _draw_thrice(reading: Reading) -> Move | None:
    """A Personal Attack is a present if we know that nothing goes off."""
    if reading.have[PERSONAL_ATTACK] == 0 or reading.safe_draws() < reading.owed + 2:
        return None
    found = reading.play(PERSONAL_ATTACK)
    if found is not None:
        reading.because("why-draw-thrice")
    return found


# Getting out of the way


def _avoid(reading: Reading) -> Move | None:
    """Look if that may help, put something else on top, leave, draw from elsewhere, or grasp at a straw."""
    found: Move | None = None
    if reading.risk < SURE and reading.could_do_something():
        found = _look(reading)
    if found is None and _may_be_altered(reading):
        found = _alter(reading)
    if found is None:
        found = _curse(reading) or _leave(reading)
    if found is None:
        found = _armageddon(reading)
    if found is None:
        found = _draw_elsewhere(reading)
    if found is None and reading.mixed < _worth_stirring(reading):
        found = _stir(reading)
    if found is None and reading.lives == 0 and reading.fear >= DESPERATE:
        found = _grasp(reading)
    return found


def _look(reading: Reading) -> Move | None:
    found = _first_of(reading, SEES) or _clone(reading, SEES)
    if found is not None:
        reading.because("why-look", percent=reading.fear_in_percent)
    return found


def _alter(reading: Reading) -> Move | None:
    found = _first_of(reading, ALTERS)
    if found is not None:
        reading.because("why-alter", percent=reading.fear_in_percent)
    return found


def _may_be_altered(reading: Reading) -> bool:
    """Whether one of the next three cards may be harmless."""
    for card in reading.pile[:3]:
        if not is_deadly(card):
            return True
    return False


def _curse(reading: Reading) -> Move | None:
    """Before we leave a dangerous card to the next player: a blind player cannot escape."""
    if reading.escapes > 0:
        for move in aimed(reading, CURSE_OF_THE_CAT_BUTT):
            if move.target == reading.rivals[0]:
                reading.because("why-curse", other=move.target)
                return move
    return None


def _leave(reading: Reading) -> Move | None:
    for card in LEAVES_ALL if reading.owed > 1 else LEAVES:
        if reading.have[card] == 0:
            continue
        found = _hit(reading, card) if card == TARGETED_ATTACK else reading.play(card)
        if found is not None:
            reading.because("why-leave", percent=reading.fear_in_percent)
            return found
    return _clone(reading, LEAVES)


def _clone(reading: Reading, kinds: list[int]) -> Move | None:
    """A Clone, if that is one of these cards now (ZMB-12)."""
    if reading.have[k.CLONE] == 0:
        return None
    top = reading.cloned
    moves = [move for move in reading.moves if move.verb == m.PLAY and move.card == k.CLONE]
    if top not in kinds or not moves:
        return None
    reading.because("why-leave", percent=reading.fear_in_percent)
    return weakest(reading, moves) if moves[0].target != NOBODY else moves[0]


def _armageddon(reading: Reading) -> Move | None:
    """It ends the turn as well, but every other time it is our own end, unless we have a Defuse."""
    if reading.have[k.DEFUSE] == 0 and reading.fear <= EVEN_ODDS:
        return None
    found = reading.play(ARMAGEDDON)
    if found is not None:
        reading.because("why-armageddon", percent=reading.fear_in_percent)
    return found


def _draw_elsewhere(reading: Reading) -> Move | None:
    """The bottom card, if that is much safer than the top one."""
    if reading.have[DRAW_FROM_THE_BOTTOM] + reading.have[SWAP_TOP_AND_BOTTOM] == 0:
        return None
    if reading.risk_at_the_bottom() >= reading.fear / 2:
        return None
    found = reading.play(DRAW_FROM_THE_BOTTOM) or reading.play(SWAP_TOP_AND_BOTTOM)
    if found is not None:
        reading.because("why-bottom", percent=reading.fear_in_percent)
    return found


def _worth_stirring(reading: Reading) -> float:
    """Below which risk after a shuffle the card is well spent; with a way to survive it may be kept."""
    return reading.fear / 2 if reading.lives > 0 else reading.fear - STIRRED


def _stir(reading: Reading) -> Move | None:
    found = _first_of(reading, STIRS)
    if found is not None:
        reading.because("why-stir", percent=reading.fear_in_percent)
    return found


def _grasp(reading: Reading) -> Move | None:
    """There is nothing to lose: any card for one that may save us."""
    return (
        triple(reading, ANY_PRICE)
        or five(reading, k.DEFUSE, ANY_PRICE)
        or five(reading, SKIP, ANY_PRICE)
        or five(reading, ATTACK, ANY_PRICE)
        or pair(reading, ANY_PRICE)
    )


def _first_of(reading: Reading, cards: list[int]) -> Move | None:
    for card in cards:
        found = reading.play(card)
        if found is not None:
            return found
    return None
