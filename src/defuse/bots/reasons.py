"""A reason for any move, in the words of the careful player, for bots that weigh moves by figures."""

from defuse.bots.careful.reading import SURE, Reading
from defuse.bots.careful.turn import BOLD, SHY
from defuse.game import kinds as k
from defuse.game import moves as m
from defuse.game.agenda import CHOOSE_DEPTH, REACT
from defuse.game.cards.curse import CURSE_OF_THE_CAT_BUTT
from defuse.game.cards.deck import CARDS
from defuse.game.moves import NOBODY, Move
from defuse.sight.odds import is_deadly


def explain(reading: Reading, move: Move) -> None:
    """Put the reason for a move into the reading; nothing if the move does not speak for itself."""
    verb = move.verb
    if verb == m.DRAW:
        _draw(reading)
    elif verb in (m.PLAY, m.GODCAT_AS):
        _play(reading, move)
    elif verb in (m.PAIR, m.TRIPLE, m.FIVE):
        _combination(reading, move)
    elif verb in (m.NOPE_IT, m.PASS):
        _react(reading, verb)
    elif verb == m.INSERT:
        _insert(reading, move.number)
    elif verb == m.ORDER:
        _order(reading, move)
    elif verb in (m.GIVE, m.PUT):
        reading.because("why-give", card=move.card)
    elif verb == m.HOLD:
        reading.because("why-hold")


def _draw(reading: Reading) -> None:
    """Who draws all the same does not share the suspicions of careful."""
    percent = reading.risk_in_percent
    if reading.risk == 0.0:
        reading.because("why-draw-safe")
    elif reading.lives > 0:
        reading.because("why-draw-and-live", percent=percent)
    elif reading.could_do_something() and reading.risk < SURE:
        if reading.risk < BOLD:  # hardly any moment is worse than that
            reading.because("why-draw-keep", percent=percent)
    elif reading.risk > SHY:
        reading.because("why-draw-at-last", percent=percent)
    else:
        reading.because("why-draw", percent=percent)


def _play(reading: Reading, move: Move) -> None:
    kind = move.named if move.verb == m.GODCAT_AS else move.card
    card = CARDS[kind]
    percent = reading.fear_in_percent
    afraid = reading.fear > 0.0
    if move.target != NOBODY and reading.anger_at(move.target) > 0.0:
        reading.because("why-revenge", other=move.target)
    elif card.leave_rank > 0 and afraid:
        reading.because("why-leave", percent=percent)
    elif card.sees and 0.0 < reading.fear < SURE:
        reading.because("why-look", percent=percent)
    elif card.alters and afraid:
        reading.because("why-alter", percent=percent)
    elif card.stirs and reading.mixed < reading.fear:
        reading.because("why-stir", percent=percent)
    elif kind == CURSE_OF_THE_CAT_BUTT and move.target == reading.rivals[0]:
        reading.because("why-curse", other=move.target)
    elif move.target != NOBODY and card.hits:
        reading.because("why-hit-one", other=move.target)
    elif move.target != NOBODY and not reading.view.dead[move.target]:
        reading.because("why-rob-one", other=move.target)
    elif card.leave_rank > 0:
        reading.because("why-press", other=reading.next_after(reading.seat))


def _combination(reading: Reading, move: Move) -> None:
    if move.verb == m.FIVE:
        reading.because("why-five", card=move.named)
    elif reading.anger_at(move.target) > 0.0:
        reading.because("why-revenge", other=move.target)
    elif move.verb == m.PAIR:
        reading.because("why-rob-one", other=move.target)
    elif move.named in reading.view.hands[move.target]:
        reading.because("why-ask-known", card=move.named, other=move.target)
    else:
        reading.because("why-ask", card=move.named, other=move.target)


def _react(reading: Reading, verb: int) -> None:
    question = reading.view.question
    if question is None or question.what != REACT or question.act is None:
        return
    act = question.act
    if verb == m.PASS:
        if act.target == reading.seat and question.chain % 2 == 0 and reading.first(m.NOPE_IT) is not None:
            reading.because("why-keep-nope")
    elif act.seat == reading.seat:
        reading.because("why-nope-back")
    elif reading.anger_at(act.seat) > 0.0:
        reading.because("why-revenge", other=act.seat)
    elif act.target == reading.seat and CARDS[act.kind].hits:
        reading.because("why-nope-attack", other=act.seat)
    else:
        reading.because("why-nope-gain", other=act.seat)


def _insert(reading: Reading, depth: int) -> None:
    """Who draws a card at this depth, if everybody draws; the turns that are still owed come first."""
    question = reading.view.question
    if question is None or question.what != CHOOSE_DEPTH or not is_deadly(question.card):
        reading.because("why-insert-away")
        return
    turn = reading.view.turn
    left = depth - (reading.owed - 1)
    seat = turn
    while left >= 0:
        seat = reading.next_after(seat)
        left -= 1
    if seat == reading.seat:
        reading.because("why-insert-deep")
    else:
        reading.because("why-insert-for", other=seat)


def _order(reading: Reading, move: Move) -> None:
    ours = reading.owed if reading.my_turn else 0
    places = [place for place, card in enumerate(move.cards) if is_deadly(card)]
    if places and places[0] >= ours:
        reading.because("why-order-kitten")
    elif k.EXPLODING_KITTEN not in move.cards:
        reading.because("why-order-own")
