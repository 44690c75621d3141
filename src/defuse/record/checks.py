"""The checks of a scenario: lines after `?` that say something about the table."""

from collections import Counter
from collections.abc import Callable, Sequence

from defuse.game.kinds import (
    DEVILCAT,
    GODCAT,
    IMPLODING_KITTEN,
    IMPLODING_KITTEN_UP,
    NAMES,
    UNKNOWN,
)
from defuse.game.questions import QUESTIONS, question_words
from defuse.game.table import (
    DEVILCAT_ON_MAT,
    GODCAT_ON_MAT,
    Table,
    bearer_of,
    owner_of,
    role_of,
)
from defuse.game.writing import card_name
from defuse.record.notation import BadNotation, quoted, read_card, read_cards, read_move, read_seat
from defuse.record.situation import lying_text
from defuse.record.table_talk import TableTalk

Verdict = str | None  # the actual value, or None when the check holds

FORMS = """turn NAME [N]; direction clockwise|counterclockwise; hand NAME = CARD…|has CARD…|lacks CARD…;
deck = CARD…; deck top = CARD…; deck bottom = CARD…; deck size N;
discard top = CARD…; discard has CARD…; discard size N; front NAME = CARD…; storage size N; mat = CARD…;
alive NAME…; out NAME…; winner NAME; no winner; blind NAME; not blind NAME; marked NAME = CARD…;
asks NAME WORD; NAME may MOVE; NAME may not MOVE; NAME sees deck top = CARD|_ …;
NAME sees hand OTHER = CARD|_ …""".replace("\n", " ")


def check(talk: TableTalk, text: str) -> Verdict:
    """Evaluate a check; an open window is passed first unless the check is about it."""
    words = text.split()
    if not words:
        raise BadNotation(f"a check is missing; checks are: {FORMS}")
    about_player = words[0] in talk.players or words[0] not in _CHECKS
    if words[0] == "asks" and (len(words) < 2 or words[1] in talk.players or words[0] not in talk.players):
        return _asks(talk, words[1:])
    if about_player and words[1:2] == ["may"]:
        return _may(talk, words)
    talk.let_pass()
    if about_player and words[1:2] == ["sees"]:
        return _sees(talk, words)
    checker = _CHECKS.get(words[0])
    if checker is None:
        raise BadNotation(f"unknown check {quoted(text)}; checks are: {FORMS}")
    return checker(talk, words[1:])


def _asks(talk: TableTalk, words: list[str]) -> Verdict:
    if len(words) != 2 or words[1] not in question_words():
        raise BadNotation(f"write: asks NAME WORD, with one of {', '.join(question_words())}")
    seat = read_seat(words[0], talk.players)
    verdict: Verdict = None
    for number, moment in enumerate(talk.moments()):
        verdict = _asked(moment, seat, words[1])
        if verdict is None:
            talk.go_to(number)
            if moment.window_open:
                talk.keep_open()
            return None
    return verdict


def _asked(talk: TableTalk, seat: int, word: str) -> Verdict:
    game = talk.game
    if game.over:
        return "the game is over"
    asked = [talk.players[other] for other in game.waiting]
    asked_for = QUESTIONS[game.question.what].word
    if asked_for == word and seat in game.waiting:
        return None
    return f"the game asks {' '.join(asked)} {asked_for}"


def _may(talk: TableTalk, words: list[str]) -> Verdict:
    """Check a legal or illegal move; a window in which nobody could react counts as open or as passed."""
    seat = read_seat(words[0], talk.players)
    wants_refusal = words[2:3] == ["not"]
    text = " ".join(words[3:] if wants_refusal else words[2:])
    refusal = None
    for number, moment in enumerate(talk.moments()):
        refusal = moment.may(seat, read_move(text, talk.players, moment.game.table))
        if (refusal is not None) == wants_refusal:
            talk.go_to(number)
            return None
    return "it is legal" if wants_refusal else f"it is refused: {refusal}"


def _sees(talk: TableTalk, words: list[str]) -> Verdict:
    seat = read_seat(words[0], talk.players)
    view = talk.view(talk.players[seat])
    if words[2:5] == ["deck", "top", "="] and len(words) > 5:
        wanted = _known(words[5:])
        return _compare_lists(_unsided(view.pile[: max(len(wanted), 1)], wanted), wanted)
    if words[2:3] == ["hand"] and words[4:5] == ["="] and len(words) > 5:
        other = read_seat(words[3], talk.players)
        return _compare_bags([*view.hands[other], *[UNKNOWN] * view.left_behind[other]], _known(words[5:]))
    raise BadNotation("write: NAME sees deck top = CARD|_ … or NAME sees hand OTHER = CARD|_ …")


def _known(words: Sequence[str]) -> list[int]:
    if list(words) == ["-"]:
        return []
    return [UNKNOWN if word == "_" else read_card(word.removesuffix("*")) for word in words]


def _unsided(cards: Sequence[int], wanted: Sequence[int]) -> list[int]:
    """The cards, where a face-up Imploding Kitten may be written without its side."""
    unsided = list(cards)
    for place, wish in enumerate(wanted[: len(cards)]):
        if wish == IMPLODING_KITTEN and cards[place] == IMPLODING_KITTEN_UP:
            unsided[place] = IMPLODING_KITTEN
    return unsided


def _turn(talk: TableTalk, words: list[str]) -> Verdict:
    if len(words) not in (1, 2):
        raise BadNotation("write: turn NAME [N]")
    table = talk.game.table
    seat = read_seat(words[0], talk.players)
    left = _number(words[1]) if len(words) == 2 else table.owed
    if (table.turn, table.owed) == (seat, left) and not talk.game.over:
        return None
    over = ", and the game is over" if talk.game.over else ""
    return f"turn {talk.players[table.turn]} {table.owed}{over}"


def _number(word: str) -> int:
    if not word.isascii() or not word.isdigit() or len(word) > 9:
        raise BadNotation(f"{quoted(word)} is no number")
    return int(word)


def _direction(talk: TableTalk, words: list[str]) -> Verdict:
    if words not in (["clockwise"], ["counterclockwise"]):
        raise BadNotation("write: direction clockwise or direction counterclockwise")
    now = "clockwise" if talk.game.table.direction == 1 else "counterclockwise"
    return None if words == [now] else f"direction {now}"


def _hand(talk: TableTalk, words: list[str]) -> Verdict:
    if len(words) < 3 or words[1] not in ("=", "has", "lacks"):
        raise BadNotation("write: hand NAME = CARD…, hand NAME has CARD… or hand NAME lacks CARD…")
    hand = talk.game.table.hands[read_seat(words[0], talk.players)]
    wanted = read_cards([word.removesuffix("*") for word in words[2:]])
    return _compare(words[1], hand, wanted)


def _compare(how: str, cards: Sequence[int], wanted: Sequence[int]) -> Verdict:
    if how == "=":
        return _compare_bags(cards, wanted)
    missing = Counter(wanted) - Counter(cards) if how == "has" else Counter(set(wanted) & set(cards))
    return f"= {_text(cards)}" if missing else None


def _compare_bags(cards: Sequence[int], wanted: Sequence[int]) -> Verdict:
    return None if Counter(cards) == Counter(wanted) else f"= {_text(sorted(cards))}"


def _compare_lists(cards: Sequence[int], wanted: Sequence[int]) -> Verdict:
    return None if list(cards) == list(wanted) else f"= {_text(cards)}"


def _text(cards: Sequence[int]) -> str:
    return " ".join("_" if card == UNKNOWN else card_name(card) for card in cards) or "-"


def _deck(talk: TableTalk, words: list[str]) -> Verdict:
    pile = talk.game.table.pile
    return _pile_check(words, pile[::-1], "deck")


def _discard(talk: TableTalk, words: list[str]) -> Verdict:
    without_side = [word.removesuffix("!") for word in words]
    return _pile_check(without_side, talk.game.table.discard[::-1], "discard")


def _pile_check(words: list[str], from_top: list[int], name: str) -> Verdict:
    if words[:1] == ["size"] and len(words) == 2:
        return None if len(from_top) == _number(words[1]) else f"size {len(from_top)}"
    if words[:1] == ["has"] and len(words) > 1:
        return _compare("has", from_top, read_cards(words[1:]))
    if words[:1] == ["="] and len(words) > 1:
        return _compare_lists(from_top, read_cards(words[1:]))
    if words[:2] == ["top", "="] and len(words) > 2:
        wanted = read_cards(words[2:])
        return _compare_lists(from_top[: max(len(wanted), 1)], wanted)
    if words[:2] == ["bottom", "="] and len(words) > 2:
        wanted = read_cards(words[2:])
        return _compare_lists(from_top[::-1][: max(len(wanted), 1)], wanted)
    raise BadNotation(
        f"write: {name} = CARD…, {name} top = CARD…, {name} bottom = CARD…, {name} has CARD…, {name} size N"
    )


def _front(talk: TableTalk, words: list[str]) -> Verdict:
    if len(words) < 3 or words[1] != "=":
        raise BadNotation("write: front NAME = CARD…")
    seat = read_seat(words[0], talk.players)
    table = talk.game.table
    there = [code for code in table.front if bearer_of(code) == seat]
    left = there.copy()
    wanted = [] if words[2:] == ["-"] else [word.removesuffix("!") for word in words[2:]]
    for word in sorted(wanted, key=lambda word: ":" not in word):
        name, _, owner = word.partition(":")
        read_card(name.partition("=")[0])
        if owner:
            read_seat(owner, talk.players)
        alike = [code for code in left if word in _ways_to_write(code, talk.players)]
        if not alike:
            return _shown_in_front(there, talk.players)
        left.remove(alike[0])
    return _shown_in_front(there, talk.players) if left else None


def _shown_in_front(codes: list[int], players: list[str]) -> str:
    return f"= {' '.join(sorted(lying_text(code, players) for code in codes)) or '-'}"


def _ways_to_write(code: int, players: list[str]) -> tuple[str, ...]:
    """With or without its owner, by its own name or by that of the kind it counts as (GC-1, ZMB-12)."""
    text, owner = lying_text(code, players), players[owner_of(code)]
    role = NAMES[role_of(code)]
    if bearer_of(code) == owner_of(code):
        return text, role
    return text, text.partition(":")[0], role, f"{role}:{owner}"


def _storage(talk: TableTalk, words: list[str]) -> Verdict:
    if len(words) != 2 or words[0] != "size":
        raise BadNotation("write: storage size N")
    size = len(talk.game.table.storage)
    return None if size == _number(words[1]) else f"size {size}"


def _mat(talk: TableTalk, words: list[str]) -> Verdict:
    if len(words) < 2 or words[0] != "=":
        raise BadNotation("write: mat = CARD…")
    mat = talk.game.table.mat
    there = ([GODCAT] if mat & GODCAT_ON_MAT else []) + ([DEVILCAT] if mat & DEVILCAT_ON_MAT else [])
    return _compare_bags(there, read_cards(words[1:]))


def _alive(talk: TableTalk, words: list[str]) -> Verdict:
    if not words:
        raise BadNotation("write: alive NAME…")
    wanted = sorted(read_seat(word, talk.players) for word in words)
    living = [seat for seat in range(talk.game.table.seats) if talk.game.table.lives(seat)]
    return None if living == wanted else " ".join(talk.players[seat] for seat in living)


def _out(talk: TableTalk, words: list[str]) -> Verdict:
    return _all_of(talk, words, lambda table, seat: not table.lives(seat), "alive")


def _blind(talk: TableTalk, words: list[str]) -> Verdict:
    return _all_of(talk, words, lambda table, seat: table.is_blind(seat), "not blind")


def _all_of(talk: TableTalk, words: list[str], holds: Callable[[Table, int], bool], otherwise: str) -> Verdict:
    if not words:
        raise BadNotation("a player's name is missing")
    for word in words:
        if not holds(talk.game.table, read_seat(word, talk.players)):
            return f"{word} is {otherwise}"
    return None


def _not(talk: TableTalk, words: list[str]) -> Verdict:
    if words[:1] != ["blind"]:
        raise BadNotation("write: not blind NAME")
    return _all_of(talk, words[1:], lambda table, seat: not table.is_blind(seat), "blind")


def _winner(talk: TableTalk, words: list[str]) -> Verdict:
    if len(words) != 1:
        raise BadNotation("write: winner NAME")
    winner = talk.game.winner
    if winner == read_seat(words[0], talk.players):
        return None
    return "no winner" if winner < 0 else f"winner {talk.players[winner]}"


def _no(talk: TableTalk, words: list[str]) -> Verdict:
    if words != ["winner"]:
        raise BadNotation("write: no winner")
    return None if not talk.game.over else f"winner {talk.players[talk.game.winner]}"


def _marked(talk: TableTalk, words: list[str]) -> Verdict:
    if len(words) < 3 or words[1] != "=":
        raise BadNotation("write: marked NAME = CARD…")
    marks = talk.game.table.marks_of(read_seat(words[0], talk.players))
    return _compare_bags(marks, read_cards([word.removesuffix("*") for word in words[2:]]))


_CHECKS: dict[str, Callable[[TableTalk, list[str]], Verdict]] = {
    "turn": _turn,
    "direction": _direction,
    "hand": _hand,
    "deck": _deck,
    "discard": _discard,
    "front": _front,
    "storage": _storage,
    "mat": _mat,
    "alive": _alive,
    "out": _out,
    "blind": _blind,
    "not": _not,
    "winner": _winner,
    "no": _no,
    "marked": _marked,
}
