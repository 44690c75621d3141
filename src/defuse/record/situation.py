"""A table in the middle of a game as names and lists: the start of a scenario or record."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from defuse.game.cards.armageddon import ARMAGEDDON
from defuse.game.cards.card import BEFORE_ANOTHER, BEFORE_ITS_PLAYER, NOT_IN_FRONT
from defuse.game.cards.deck import CARDS, all_cards
from defuse.game.engine import Game, show_top
from defuse.game.inspection import count_cards
from defuse.game.kinds import (
    CLONE,
    DEVILCAT,
    EXPLODING_KITTEN,
    GODCAT,
    IMPLODING_KITTEN,
    IMPLODING_KITTEN_UP,
    NAMES,
    OF_THE_DEAD,
    PLACES,
    any_of,
)
from defuse.game.library import Edition, LibraryError, edition, rule_options
from defuse.game.moves import MAX_SEATS
from defuse.game.options import Options
from defuse.game.table import (
    BOTH_ON_MAT,
    DEVILCAT_ON_MAT,
    GODCAT_ON_MAT,
    Table,
    bearer_of,
    kind_of,
    new_table,
    owner_of,
    role_of,
)
from defuse.game.turns import begin_turn
from defuse.game.writing import card_name, lying_name, usual_role
from defuse.record.notation import BadNotation, is_name, quoted, read_card, read_seat

DIRECTIONS = {"clockwise": 1, "counterclockwise": -1}
PERSONALLY = "personally"
MOST_CARDS = 1000

Where = tuple[str | int, ...]

_EXAMPLES = {"cards": '["skip", "nope"]', "names": '["Ann", "Ben"]'}


@dataclass
class Situation:
    """Everything that is set before the first move; the keys of a scenario file."""

    edition: str
    players: list[str]
    options: dict[str, object] = field(default_factory=dict)
    turn: str | None = None
    turns_left: int = 1
    attacked: bool | str | None = None  # "personally": by their own Personal Attack
    direction: str = "clockwise"
    deck: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    hands: dict[str, list[str]] = field(default_factory=dict)
    front: dict[str, list[str]] = field(default_factory=dict)
    storage: list[str] = field(default_factory=list)
    mat: list[str] | None = None
    blind: list[str] = field(default_factory=list)
    out: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)  # the cards that a fast game removed; for exported scenarios
    left_behind: dict[str, int] = field(default_factory=dict)  # only in records: removed cards by player (EK-4)
    cast: dict[str, int] = field(default_factory=dict)  # only in records: the cards that take part, if not as printed


class BadSituation(ValueError):
    """An impossible situation: where, such as ("hands", "Ann", 2) for the third card, and what is wrong there."""

    def __init__(self, where: Where, words: str) -> None:
        super().__init__(f"{'.'.join(part for part in where if isinstance(part, str))}: {words}")
        self.where = where


def set_up(situation: Situation, seed: int = 0) -> Game:
    """Set up the table of the situation."""
    players = _players(situation.players)
    chosen = _edition(situation.edition)
    table = new_table(len(players), _options(situation.options, chosen, players), seed)
    _lay_piles(table, situation)
    _lay_hands(table, situation)
    table.keeps_dead = _keeps_dead(table, situation, chosen)
    _seat_players(table, situation)
    _lay_front(table, situation)
    _lay_mat(table, situation, chosen)
    table.play_with(_cast(table, chosen) if not situation.cast else _read_cast(table, situation.cast))
    table.keep_alive(table.alive)
    _begin(table, situation)
    return Game(table)


# Parsing


def _texts(value: object, where: Where, of_what: str = "cards") -> list[str]:
    if isinstance(value, str) and of_what == "cards":
        value = _counted(value, where)
    if not isinstance(value, list):
        raise BadSituation(where, f"expected a list of {of_what}, such as {_EXAMPLES[of_what]}")
    if len(value) > MOST_CARDS:
        raise BadSituation(where, f"expected at most {MOST_CARDS} {of_what}, there are {len(value)}")
    for index, text in enumerate(value):
        if not isinstance(text, str):
            raise BadSituation((*where, index), f"expected {of_what} in quotation marks")
    return value


def _counted(text: str, where: Where) -> list[str]:
    """Cards in one text, such as "skip 3 tacocat nope": a number stands for so many of the card that follows."""
    cards: list[str] = []
    number = 1
    for word in text.split():
        if word.isascii() and word.isdigit() and number == 1:
            number = int(word[:9])
            if number < 2:
                raise BadSituation(where, f"{quoted(word)}: expected a number of cards from 2 on")
            continue
        if len(cards) + number > MOST_CARDS:
            raise BadSituation(where, f"expected at most {MOST_CARDS} cards, there are more")
        cards += [word] * number
        number = 1
    if number > 1:
        raise BadSituation(where, f"{number}: a number stands before a card")
    return cards


def _seat(name: object, players: list[str], where: Where) -> int:
    if not isinstance(name, str):
        raise BadSituation(where, "expected a player's name in quotation marks")
    try:
        return read_seat(name, players)
    except BadNotation as error:
        raise BadSituation(where, str(error)) from None


def _card(text: str, where: Where, in_pile: bool = False) -> int:
    if text.endswith("*"):
        raise BadSituation(where, f"{quoted(text)}: only a card of a hand can be marked")
    try:
        card = read_card(text)
    except BadNotation as error:
        raise BadSituation(where, str(error)) from None
    if card == IMPLODING_KITTEN_UP and not in_pile:
        raise BadSituation(where, "only a card of the deck can lie face up")
    return card


def _cards(value: object, where: Where, in_pile: bool = False) -> list[int]:
    return [_card(text, (*where, index), in_pile) for index, text in enumerate(_texts(value, where))]


def _by_player(value: object, key: str, players: list[str]) -> list[tuple[int, Where, list[str]]]:
    """The entries of each player: the seat, where they are written, and the texts."""
    if not isinstance(value, Mapping):
        raise BadSituation((key,), f"expected a list of cards for a player, such as {key}.Ann = [...]")
    lists = []
    for name, texts in value.items():
        where: Where = (key, name)
        lists.append((_seat(name, players, where), where, _texts(texts, where)))
    return lists


# Setting up the table


def _players(written: object) -> list[str]:
    players = _texts(written, ("players",), "names")
    if not 2 <= len(players) <= MAX_SEATS:
        raise BadSituation(("players",), f"expected 2 to {MAX_SEATS} players, there are {len(players)}")
    for index, name in enumerate(players):
        if not is_name(name):
            words = f"{quoted(name)} cannot be written in a move; use one word without @ : # = ! ? | * ->"
            raise BadSituation(("players", index), words)
        if name in players[:index]:
            raise BadSituation(("players", index), f"expected different names, there are two {quoted(name)}")
    return players


def _edition(name: object) -> Edition:
    if not isinstance(name, str):
        raise BadSituation(("edition",), 'expected a name in quotation marks, such as "original+imploding"')
    try:
        return edition(name)
    except LibraryError as error:
        raise BadSituation(("edition",), "; ".join(error.reasons).removeprefix("edition: ")) from None


def _options(written: object, chosen: Edition, players: list[str]) -> Options:
    if not isinstance(written, Mapping):
        raise BadSituation(("options",), "expected a table, such as { fast = true }")
    wanted = dict(written)
    if wanted.get("first_player") in players:
        wanted["first_player"] = players.index(wanted["first_player"])
    for name, value in wanted.items():
        try:
            rule_options(chosen, {name: value}, len(players))
        except LibraryError as error:
            raise BadSituation(("options", name), error.reasons[0].partition(": ")[2]) from None
    return rule_options(chosen, wanted, len(players))


def _lay_piles(table: Table, situation: Situation) -> None:
    table.pile = _cards(situation.deck, ("deck",), in_pile=True)[::-1]
    table.discard = _cards(situation.discard, ("discard",))[::-1]
    table.storage = _cards(situation.storage, ("storage",))
    table.removed = _cards(situation.removed, ("removed",))


def _lay_hands(table: Table, situation: Situation) -> None:
    for seat, where, texts in _by_player(situation.hands, "hands", situation.players):
        for index, text in enumerate(texts):
            card = _card(text.removesuffix("*"), (*where, index))
            if card == DEVILCAT or card == IMPLODING_KITTEN:
                raise BadSituation((*where, index), f"{NAMES[card]} is never in a hand")
            table.gain(seat, card)
            if text.endswith("*"):
                table.mark(seat, card)


def _seat_players(table: Table, situation: Situation) -> None:
    """Set who is out, and who is blind."""
    for index, name in enumerate(_texts(situation.out, ("out",), "names")):
        seat = _seat(name, situation.players, ("out", index))
        table.alive &= ~(1 << seat)
        if table.keeps_dead:  # the hand is kept, and what killed them lies in front of them (ZMB-3)
            if not isinstance(situation.front, Mapping) or name not in situation.front:
                table.lay(seat, seat, EXPLODING_KITTEN, EXPLODING_KITTEN)
            continue
        for card in table.hands[seat].copy():  # face down in front of them, out of the game (EK-4)
            table.lose(seat, card)
            table.removed = [*table.removed, card]
            table.leave_behind(seat, table.left_behind[seat] + 1)
    _count_left_behind(table, situation)
    if table.alive & (table.alive - 1) == 0:
        raise BadSituation(("out",), "at least two players must be alive")
    for index, name in enumerate(_texts(situation.blind, ("blind",), "names")):
        seat = _seat(name, situation.players, ("blind", index))
        if not table.lives(seat):
            raise BadSituation(("blind", index), f"{name} is out and cannot be blind")
        table.blind |= 1 << seat


def _keeps_dead(table: Table, situation: Situation, chosen: Edition) -> bool:
    """Whether the dead play on: a card that speaks of them is in the edition, on the table or in the record (ZMB-3)."""
    written = situation.cast if isinstance(situation.cast, Mapping) else {}
    return any_of(_cast(table, chosen), OF_THE_DEAD) or any(NAMES[kind] in written for kind in OF_THE_DEAD)


def _lay_front(table: Table, situation: Situation) -> None:
    for seat, where, texts in _by_player(situation.front, "front", situation.players):
        for index, text in enumerate(texts):
            _lay_one_in_front(table, situation.players, seat, text, (*where, index))


def _lay_one_in_front(table: Table, players: list[str], seat: int, text: str, where: Where) -> None:
    written, _, owned_by = text.partition(":")
    name, _, counts_as = written.partition("=")
    card = _card(name.removesuffix("!"), where)
    owner = _seat(owned_by, players, where) if owned_by else seat
    if not table.lives(seat) and card in (EXPLODING_KITTEN, IMPLODING_KITTEN):
        table.lay(seat, seat, card, card)  # what killed them (EK-4, ZMB-3)
        return
    role = _card(counts_as, where) if counts_as else usual_role(card, owner == seat)
    lies = CARDS[role].lies
    if lies == NOT_IN_FRONT or (role != card and card not in (GODCAT, CLONE)):
        raise BadSituation(where, f"{written} never lies in front of a player; {_those_that_lie()} do")
    if (owner == seat) != (lies == BEFORE_ITS_PLAYER):
        alike = f"{written}:OWNER, the other player who has played it" if owner == seat else written
        raise BadSituation(where, f"write {alike}")
    if not table.lives(seat) or not table.lives(owner):
        raise BadSituation(where, f"{players[seat if table.lives(owner) else owner]} is out")
    table.lay(seat, owner, card, role)


def lying_text(code: int, players: list[str]) -> str:
    """A card in front of a player as scenarios and records write it."""
    is_own = bearer_of(code) == owner_of(code)
    text = lying_name(kind_of(code), role_of(code), is_own)
    return text if is_own else f"{text}:{players[owner_of(code)]}"


def _those_that_lie() -> str:
    """The cards that lie in front of players, as they are written."""
    before = {BEFORE_ITS_PLAYER: "", BEFORE_ANOTHER: ":OWNER"}
    *names, last = [card.name + before[card.lies] for card in all_cards() if card.lies != NOT_IN_FRONT]
    return f"{', '.join(names)} and {last}"


def _lay_mat(table: Table, situation: Situation, chosen: Edition) -> None:
    if situation.mat is not None:
        cards = _cards(situation.mat, ("mat",))
        if not set(cards) <= {GODCAT, DEVILCAT} or len(set(cards)) < len(cards):
            raise BadSituation(("mat",), "expected godcat and devilcat, each at most once")
        table.mat = (GODCAT_ON_MAT if GODCAT in cards else 0) | (DEVILCAT_ON_MAT if DEVILCAT in cards else 0)
        return
    used = [card for hand in table.hands for card in hand] + table.pile + table.discard
    if GODCAT in chosen.kinds or GODCAT in used or ARMAGEDDON in used:
        lying = GODCAT in used or any(kind_of(code) == GODCAT for code in table.front)
        table.mat = DEVILCAT_ON_MAT if lying else BOTH_ON_MAT


def _count_left_behind(table: Table, situation: Situation) -> None:
    if not isinstance(situation.left_behind, dict):
        raise BadSituation(("left_behind",), "expected numbers of cards by player")
    for name, number in situation.left_behind.items():
        seat = _seat(name, situation.players, ("left_behind",))
        if type(number) is not int or not 0 <= number <= len(table.removed) or table.lives(seat):
            raise BadSituation(("left_behind", name), "expected a number of removed cards, of a player who is out")
        table.leave_behind(seat, number)


def _cast(table: Table, chosen: Edition) -> list[int]:
    """How many of each kind take part; every possible kind of the edition counts at least once."""
    cast = count_cards(table)
    for kind in chosen.kinds:
        cast[kind] = max(cast[kind], 1)
    return cast


def _read_cast(table: Table, written: object) -> list[int]:
    """The cast of a record, which must contain at least the cards on the table."""
    if not isinstance(written, Mapping):
        raise BadSituation(("cast",), "expected numbers by card kind")
    cast = [0] * PLACES
    for name, number in written.items():
        if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number <= MOST_CARDS:
            raise BadSituation(("cast", name), f"expected a number of cards up to {MOST_CARDS}")
        cast[_card(name, ("cast", name))] = number
    for kind, number in enumerate(count_cards(table)):
        if number > cast[kind]:
            raise BadSituation(("cast", NAMES[kind]), "there are more of them on the table than in the game")
    return cast


def _begin(table: Table, situation: Situation) -> None:
    players = situation.players
    turn = _first(table) if situation.turn is None else _seat(situation.turn, players, ("turn",))
    if not table.lives(turn):
        raise BadSituation(("turn",), f"{players[turn]} is out")
    if not isinstance(situation.direction, str) or situation.direction not in DIRECTIONS:
        raise BadSituation(("direction",), 'expected "clockwise" or "counterclockwise"')
    left = situation.turns_left
    if not isinstance(left, int) or isinstance(left, bool) or not 1 <= left <= MOST_CARDS:
        raise BadSituation(("turns_left",), f"expected a number of turns from 1 to {MOST_CARDS}")
    attacked = situation.attacked
    if attacked is not None and not isinstance(attacked, bool) and attacked != PERSONALLY:
        raise BadSituation(("attacked",), f'expected true, false or "{PERSONALLY}"')
    table.direction = DIRECTIONS[situation.direction]
    begin_turn(table, turn, left, left > 1 if attacked is None else bool(attacked), attacked == PERSONALLY)
    show_top(table, 0)


def _first(table: Table) -> int:
    """Who begins: whom the option names, otherwise the first living player (SET-6)."""
    named: int = table.options.first_player
    return named if named >= 0 and table.lives(named) else table.next_after(-1)


def describe(table: Table, edition_name: str, options: dict[str, object], players: list[str]) -> Situation:
    """The situation of a table at the beginning of a turn."""
    fronts: dict[str, list[str]] = {}
    for code in table.front:
        fronts.setdefault(players[bearer_of(code)], []).append(lying_text(code, players))
    for seat in range(table.seats):
        if (table.dead() >> seat) & 1:  # otherwise an Exploding Kitten would be laid there
            fronts.setdefault(players[seat], [])
    mat = [NAMES[GODCAT]] * (table.mat & GODCAT_ON_MAT) + [NAMES[DEVILCAT]] * (table.mat >> 1)
    return Situation(
        edition=edition_name,
        players=players,
        options=options,
        turn=players[table.turn],
        turns_left=table.owed,
        attacked=PERSONALLY if table.personal else table.attacked,
        direction="clockwise" if table.direction == 1 else "counterclockwise",
        deck=[card_name(card) for card in reversed(table.pile)],
        discard=[card_name(card) for card in reversed(table.discard)],
        hands={players[seat]: _hand_text(table, seat) for seat in range(table.seats) if table.hands[seat]},
        front=fronts,
        storage=[card_name(card) for card in table.storage],
        mat=mat,
        blind=[players[seat] for seat in range(table.seats) if table.is_blind(seat)],
        out=[players[seat] for seat in range(table.seats) if not table.lives(seat)],
        removed=[card_name(card) for card in table.removed],
        left_behind={players[seat]: number for seat, number in enumerate(table.left_behind) if number},
        cast={NAMES[kind]: number for kind, number in enumerate(table.cast) if number},
    )


def _hand_text(table: Table, seat: int) -> list[str]:
    marks = table.marks_of(seat)
    texts: list[str] = []
    for card in table.hands[seat]:
        star = ""
        if card in marks:
            marks.remove(card)
            star = "*"
        texts.append(card_name(card) + star)
    return texts
