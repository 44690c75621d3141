"""What must hold for a table at every moment of every game."""

from collections import Counter
from typing import Final

from defuse.game.agenda import CHOOSE_PLAY, FIRST_TASK, REACT, REACT_TO_DRAW, REACT_TO_RESCUE, Step
from defuse.game.cards.deck import CARDS, STIRRING_NOW
from defuse.game.engine import Game
from defuse.game.events import DIED, REVIVED, WENT_OUT, WON
from defuse.game.kinds import (
    AFTER_RESCUE_KINDS,
    DEVILCAT,
    EXPLODING_KITTEN,
    GODCAT,
    IMPLODING_KITTEN,
    IMPLODING_KITTEN_UP,
    NAMES,
    NOPE,
    NOW_KINDS,
    PLACES,
    STREAKING_KITTEN,
    ZOMBIE_KITTEN,
    any_of,
)
from defuse.game.moves import GIVE, NOPE_IT, PASS, PLAY, PUT, Move
from defuse.game.options import Options, written
from defuse.game.questions import QUESTIONS
from defuse.game.table import DEVILCAT_ON_MAT, GODCAT_ON_MAT, Table, bearer_of, kind_of, owner_of

# Every field of a table, compiled or not.
FIELDS: Final = [name for name in dir(Table) if not name.startswith("_") and not callable(getattr(Table, name))]
WITHOUT_LOG: Final = ("log", "outcomes")  # copies keep neither


class Broken(AssertionError):
    """A condition that must always hold does not."""


def expect(holds: bool, otherwise: str) -> None:
    if not holds:
        raise Broken(otherwise)


def state(table: Table, without: tuple[str, ...] = ("log",)) -> dict[str, object]:
    """A copy of everything on the table, as plain comparable values."""
    return {name: _plain(getattr(table, name)) for name in FIELDS if name not in without}


def _plain(value: object) -> object:
    if isinstance(value, list):
        return value.copy() if value and isinstance(value[0], int) else [_plain(item) for item in value]
    if isinstance(value, Step):
        return value.as_list()
    if isinstance(value, Table):
        return state(value)
    if isinstance(value, Options):
        return written(value)
    return value


def differences(one: dict[str, object], other: dict[str, object]) -> str:
    """What differs between two states, in words."""
    return ", ".join(f"{name}: {one[name]} / {other[name]}" for name in one if one[name] != other[name])


def check_table(game: Game) -> None:
    """Everything that can be checked by looking at the table once."""
    table = game.table
    _check_cards(table)
    _check_hands(table)
    _check_the_dead(game)
    _check_turn(game)
    if game.over:
        _check_end(game)
    else:
        _check_waiting(game)


def all_cards(table: Table) -> list[int]:
    """Every card there is, wherever it is."""
    cards = table.pile + table.discard + table.storage + table.removed + table.air
    for hand in table.hands:
        cards += hand
    cards += [kind_of(code) for code in table.front]
    if table.mat & GODCAT_ON_MAT:
        cards.append(GODCAT)
    if table.mat & DEVILCAT_ON_MAT:
        cards.append(DEVILCAT)
    return sorted(IMPLODING_KITTEN if card == IMPLODING_KITTEN_UP else card for card in cards)


def _check_cards(table: Table) -> None:
    cards = all_cards(table)
    if cards != [kind for kind in range(PLACES) for _ in range(table.cast[kind])]:
        found = Counter(cards)
        wrong = [f"{found[kind]} of {table.cast[kind]} {NAMES[kind]}" for kind in range(PLACES)]
        wrong = [count for kind, count in enumerate(wrong) if found[kind] != table.cast[kind]]
        raise Broken(f"not every card is in exactly one place: {', '.join(wrong)}; the cards are {cards}")
    expect(IMPLODING_KITTEN_UP not in table.discard, "a card lies face up outside of the pile")


def _check_hands(table: Table) -> None:
    keepers = 0
    for seat, hand in enumerate(table.hands):
        expect(hand == sorted(hand), f"the hand of seat {seat} is not sorted: {hand}")
        for kind in (IMPLODING_KITTEN, IMPLODING_KITTEN_UP, DEVILCAT):
            expect(kind not in hand, f"seat {seat} holds kind {kind}")
        keepers += hand.count(STREAKING_KITTEN) + hand.count(GODCAT) + hand.count(ZOMBIE_KITTEN)
        expect((NOPE in hand) == ((table.nopers >> seat) & 1 == 1), f"Nopes of seat {seat} are not accounted for")
        sees = any(kind in hand for kind in AFTER_RESCUE_KINDS)
        expect(sees == ((table.seers >> seat) & 1 == 1), f"cards after a rescue of seat {seat} are not accounted for")
        has_now = any(kind in hand for kind in NOW_KINDS)
        expect(has_now == ((table.nowers >> seat) & 1 == 1), f"NOWs of seat {seat} are not accounted for")
        if table.marked:
            marks = Counter(table.marks_of(seat))
            expect(marks <= Counter(hand), f"seat {seat} has marks on cards that are not there: {marks}, {hand}")
    expect(keepers == table.keepers, f"{keepers} Streaking Kittens and Godcats in hands, counted {table.keepers}")
    expect(table.marked == sorted(table.marked), f"marks are not sorted: {table.marked}")
    expect(all(code >> 7 < table.seats for code in table.marked), f"marks at no seat: {table.marked}")


def _check_the_dead(game: Game) -> None:
    table = game.table
    expect(0 < table.alive < 1 << table.seats, f"alive: {table.alive:b}")
    everybody = (1 << table.seats) - 1
    expect(table.present == (everybody if table.keeps_dead else table.alive), f"present: {table.present:b}")
    for seat in range(table.seats):
        if table.lives(seat):
            continue
        expect(not table.is_blind(seat), f"seat {seat} is out and blind")
        if table.keeps_dead:
            _check_undead(game, seat)
            continue
        expect(not table.hands[seat], f"seat {seat} is out and has cards: {table.hands[seat]}")
        expect(not table.marks_of(seat), f"seat {seat} is out and has marks")
        expect(game.legal_moves(seat) == [], f"seat {seat} is out and has moves")
        for step in table.agenda:
            expect((step.waits >> seat) & 1 == 0, f"seat {seat} is out and asked")
    for code in table.front:
        if not table.lives(bearer_of(code)) or not table.lives(owner_of(code)):
            deadly = kind_of(code) in (EXPLODING_KITTEN, IMPLODING_KITTEN)
            kept = table.options.hidden_dead_hand or table.keeps_dead
            expect(deadly and kept, f"something of a dead player lies in front of seat {bearer_of(code)}")


def _check_undead(game: Game, seat: int) -> None:
    """The dead react and play NOW cards, put a card for a Grave Robber, and do nothing else (ZMB-3)."""
    verbs = {move.verb for move in game.legal_moves(seat)}
    answers = {verb for kind in NOW_KINDS for verb in CARDS[kind].verbs} - {GIVE}
    expect(verbs <= {PLAY, NOPE_IT, PASS, PUT, *answers}, f"seat {seat} is dead and may {verbs}")
    played = {move.card for move in game.legal_moves(seat) if move.verb == PLAY}
    expect(played <= {*NOW_KINDS, *AFTER_RESCUE_KINDS}, f"seat {seat} is dead and may play {played}")


def _check_turn(game: Game) -> None:
    table = game.table
    expect(table.direction in (1, -1), f"direction {table.direction}")
    expect(table.owed >= 1, f"{table.owed} turns left")
    expect(0 <= table.turn < table.seats, f"turn of seat {table.turn}")
    expect(table.pins == [], f"pins {table.pins}")


def _check_end(game: Game) -> None:
    table = game.table
    expect(table.alive == 1 << game.winner, f"seat {game.winner} has won, alive are {table.alive:b}")
    expect(table.agenda == [], "the game is over and still waits")
    expect(game.waiting == [], "the game is over and somebody is asked")
    expect(game.next_seat() == -1, "the game is over and somebody is next")
    if table.log is not None:
        wins = [event.seat for event in game.events if event.what == WON]
        expect(wins == [game.winner], f"seat {game.winner} has won, told were {wins}")
        outs = sorted(event.seat for event in game.events if event.what == WENT_OUT)
        if table.keeps_dead:
            died = Counter(event.seat for event in game.events if event.what == DIED)
            died.subtract(event.other for event in game.events if event.what == REVIVED)
            outs = sorted(died.elements())
        dead = [seat for seat in range(table.seats) if seat != game.winner]
        expect(outs == dead, f"out are {dead}, told were {outs}")


def _check_waiting(game: Game) -> None:
    table = game.table
    expect(table.alive & (table.alive - 1) != 0, "one player is left and has not won")
    expect(table.lives(table.turn) or table.agenda[0].what != CHOOSE_PLAY, "a dead player's turn")
    question = game.question
    expect(question.what < FIRST_TASK, f"waits in the middle of a task: {question.as_list()}")
    asked = game.waiting
    expect(asked != [] and game.next_seat() in asked, "nobody is asked")
    listed: list[Move] = []
    expect(game.next_moves(listed) == game.next_seat(), "two seats are next")
    expect(listed == game.legal_moves(game.next_seat()), f"seat {game.next_seat()} has other moves")
    for seat in asked:
        moves = game.legal_moves(seat)
        expect(moves != [], f"seat {seat} is asked {question.as_list()} and can do nothing")
        expect(len({move.key() for move in moves}) == len(moves), f"seat {seat} has a move listed twice")
    if question.what == CHOOSE_PLAY:
        expect(len(table.agenda) == 1, f"still to be done: {[step.as_list() for step in table.agenda]}")
        expect(question.seat == table.turn and asked == [table.turn], "somebody else is asked to play")
        expect(table.air == [], f"cards in the air: {table.air}")
        expect(table.public_table is None, "a public_table lies over the table")
        for seat, hand in enumerate(table.hands):
            held = hand.count(EXPLODING_KITTEN)
            expect(
                not table.lives(seat) or held <= hand.count(STREAKING_KITTEN),
                f"seat {seat} holds {held} kittens: {hand}",
            )


def check_window(game: Game, before: Step | None) -> None:
    """Everybody who could have a card is asked at first; in quick windows only holders of one (NO-1, NO-5, NOW-1)."""
    if game.over or not QUESTIONS[game.question.what].is_window:
        return
    table = game.table
    question = game.question
    everybody = all_of_them = table.present & ~table.blind & ~(1 << question.seat)
    if table.quick:
        ready = {REACT: table.nopers | table.nowers, REACT_TO_DRAW: table.nowers, REACT_TO_RESCUE: table.seers}
        everybody &= ready[question.what]
        if (
            any_of(table.cast, STIRRING_NOW) and everybody == 0
        ):  # opened anew after a NOW card: somebody has to be asked
            everybody = all_of_them
    goes_on = before is not None and before.what == question.what and before.number == question.number
    if question.waits == everybody:
        return
    if goes_on and before is not None and before.act is question.act:
        expect(question.waits & ~before.waits == 0, "somebody is asked again")
    else:
        expect(question.waits == everybody, f"asked are {question.waits:b}, not {everybody:b}")
