"""From the view and the moves of a table frame back to those that tables, menus and dialogs take."""

from typing import Any, Final

from defuse.game import moves as m
from defuse.game.actions import Action
from defuse.game.agenda import CHOOSE_DEPTH, CHOOSE_PLAY, REACT, REACT_TO_DRAW, REACT_TO_RESCUE
from defuse.game.kinds import EXPLODING_KITTEN, NAMES, UNKNOWN
from defuse.game.moves import NOBODY, VERB_NAMES, Move
from defuse.game.options import Options
from defuse.game.questions import QUESTIONS, Asked
from defuse.game.table import Table
from defuse.record.happenings import FORMS
from defuse.server.wire import table_structs as t
from defuse.server.wire.protocol import TableFrame
from defuse.sight.piles import Pile
from defuse.sight.view import Lying, View

_VERBS: Final = {name: verb for verb, name in VERB_NAMES.items()}
_ON_ONE_CARD: Final = (m.PLAY, m.GIVE, m.PUT, m.ASSIGN)
_BY_WORD: Final = {question.word: question.number for question in QUESTIONS if question.word}


def view_of(frame: TableFrame) -> View:
    """The view of a frame. What only bots notice is not sent and stays empty."""
    sent = frame.view
    view = View()
    view.seat, view.seats, view.options = sent.seat, sent.seats, Options()
    view.cast = tuple(sent.cast.get(kind, 0) for kind in range(len(NAMES)))
    view.turn, view.owed, view.attacked, view.personal = sent.turn, sent.owed, sent.attacked, sent.personal
    view.direction, view.alive, view.dead, view.blind = sent.direction, sent.alive, sent.dead, sent.blind
    view.hand, view.hands, view.marked = sent.hand, sent.hands, sent.marked
    view.pile_size, view.pile, view.piles = sent.pile_size, sent.pile, _piles(frame)
    view.imploding_on_top, view.imploding_up = sent.imploding_on_top, sent.imploding_up
    view.discard, view.mat, view.storage_size = sent.discard, sent.mat, sent.storage_size
    view.front = tuple(Lying(lying.bearer, lying.owner, lying.kind, lying.role) for lying in sent.front)
    view.barking_settled, view.left_behind, view.back_to = sent.barking_settled, sent.left_behind, sent.back_to
    view.question, view.winner = asked_of(sent.question), sent.winner
    view.eyes = view.defused = view.robbed = (0,) * sent.seats
    view.shunned, view.put_back_by, view.left_since = False, NOBODY, 0
    return view


def _piles(frame: TableFrame) -> tuple[tuple[float, Pile], ...]:
    """Two ways in which the pile may lie, so that the risk is that of the frame: the server knows it better."""
    size = frame.view.pile_size
    if not size:
        return ()
    rest = (UNKNOWN,) * (size - 1)
    return (
        (frame.risk, Pile((EXPLODING_KITTEN, *rest), ())),
        (1.0 - frame.risk, Pile((UNKNOWN, *rest), ())),
    )


def asked_of(sent: Any) -> Asked | None:
    """A question of the wire as tables know it."""
    if sent is None:
        return None
    asked = Asked()
    word = type(sent).__struct_config__.tag
    asked.word, asked.seat, asked.waiting, asked.asks_me = word, sent.seat, sent.waiting, sent.asks_me
    asked.act, asked.chain, asked.other, asked.card, asked.cards = None, 0, NOBODY, UNKNOWN, ()
    asked.burying, asked.below, asked.postponed, asked.watchers = False, (), (), ()
    asked.what = _BY_WORD[word]
    if isinstance(sent, t.TurnQuestion):
        asked.what = CHOOSE_PLAY
    elif isinstance(sent, t.WindowQuestion):
        asked.act, asked.chain = _action(sent.act), sent.chain
        asked.what = REACT_TO_RESCUE if sent.rescue else REACT_TO_DRAW if sent.act is None else REACT
    elif isinstance(sent, t.OrderQuestion):
        asked.cards = sent.cards
    elif isinstance(sent, t.InsertQuestion):
        asked.what = CHOOSE_DEPTH
        asked.card, asked.burying, asked.watchers = sent.card, sent.burying, sent.watchers
    else:
        asked.card, asked.other = sent.card, sent.other
    return asked


def _action(sent: t.WireAction | None) -> Action | None:
    if sent is None:
        return None
    return Action(sent.seat, FORMS.index(sent.form), sent.kind, sent.target, sent.named, list(sent.cards))


def move_of(listed: t.ListedMove) -> Move:
    """A listed move as tables know it; its blank is open."""
    verb = _VERBS[listed.verb]
    card = listed.cards[0] if verb in _ON_ONE_CARD and listed.cards else UNKNOWN
    cards = list(listed.cards) if verb in (m.PAIR, m.TRIPLE, m.FIVE) else m.NO_CARDS
    is_open = listed.fill is not None
    number = m.OPEN if is_open and verb in (m.INSERT, m.ORDER) else 0
    named = m.OPEN if is_open and verb in (m.TRIPLE, m.FIVE) else listed.named
    return Move(verb, card, listed.target, cards, named, number, (1 << listed.marks) - 1)


def blanks_of(move: Move) -> dict[str, Any]:
    """What a chosen move says in the blank of a listed one."""
    if move.verb == m.INSERT:
        return {"depth": int(move.number)}
    if move.verb == m.ORDER:
        return {"order": list(move.cards)}
    if move.verb == m.TRIPLE:
        return {"kind": int(move.named)}
    return {"cards": list(move.cards), "kind": int(move.named)} if move.verb == m.FIVE else {}


def place_of(move: Move, listed: list[Move]) -> int | None:
    """The number of the listed move that somebody has chosen; None if it is not among them."""
    for place, each in enumerate(listed):
        if each == move or _says_the_same(move, each):
            return place
    return None


def _says_the_same(move: Move, listed: Move) -> bool:
    if move.verb != listed.verb:
        return False
    if listed.open:
        alike = sorted(move.cards) == sorted(listed.cards) and move.target == listed.target
        return move.verb != m.TRIPLE or (alike and int(move.marked).bit_count() == int(listed.marked).bit_count())
    if move.verb == m.NOPE_IT:
        return True  # which chain it answers follows from the number of the question
    mine, theirs = move.key()[1:5], listed.key()[1:5]
    return (*mine[:2], sorted(mine[2]), mine[3]) == (*theirs[:2], sorted(theirs[2]), theirs[3]) and (
        int(move.marked).bit_count() == int(listed.marked).bit_count()
    )


def notation_table(view: View) -> Table:
    """A table for reading notation, which depends on the pile; everything else on it is empty."""
    hands: list[list[int]] = [[] for _ in range(view.seats)]
    return Table(view.seats, Options(), 0, list(view.cast), hands, list(reversed(view.pile)), [], [0] * view.seats, [])
