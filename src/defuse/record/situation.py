"""A table in the middle of a game as names and lists: where scenarios begin and records start."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from defuse.game.engine import Game, show_top
from defuse.game.inspection import count_cards
from defuse.game.kinds import (
    ARMAGEDDON,
    BARKING_KITTEN,
    DEVILCAT,
    GODCAT,
    ILL_TAKE_THAT,
    IMPLODING_KITTEN,
    IMPLODING_KITTEN_UP,
    KINDS,
    NAMES,
    TOWER_OF_POWER,
)
from defuse.game.library import Edition, LibraryError, edition, rule_options
from defuse.game.moves import MAX_SEATS
from defuse.game.table import (
    BOTH_ON_MAT,
    DEVILCAT_ON_MAT,
    GODCAT_ON_MAT,
    Table,
    bearer_of,
    kind_of,
    new_table,
    owner_of,
)
from defuse.game.turns import begin_turn
from defuse.record.notation import BadNotation, card_name, is_name, read_card, read_seat

DIRECTIONS = {"clockwise": 1, "counterclockwise": -1}
MOST_CARDS = 1000


@dataclass
class Situation:
    """Everything that is set before the first move; the keys of a scenario file."""

    edition: str
    players: list[str]
    options: dict[str, object] = field(default_factory=dict)
    turn: str | None = None
    turns_left: int = 1
    attacked: bool | None = None
    direction: str = "clockwise"
    deck: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    hands: dict[str, list[str]] = field(default_factory=dict)
    front: dict[str, list[str]] = field(default_factory=dict)
    storage: list[str] = field(default_factory=list)
    mat: list[str] | None = None
    blind: list[str] = field(default_factory=list)
    out: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)  # of records only: what a fast game took out
    cast: dict[str, int] = field(default_factory=dict)  # of records only: all that takes part, if not as printed


class BadSituation(ValueError):
    """A situation that cannot be: the key and what is wrong with it."""

    def __init__(self, key: str, words: str) -> None:
        super().__init__(f"{key}: {words}")
        self.key = key
        self.words = words


def set_up(situation: Situation, seed: int = 0) -> Game:
    """Lay the table as the situation says."""
    players = situation.players
    _check_players(players)
    wanted = dict(situation.options)
    if wanted.get("first_player") in players:
        wanted["first_player"] = players.index(str(wanted["first_player"]))
    try:
        chosen = edition(situation.edition)
        options = rule_options(chosen, wanted, len(players))
    except LibraryError as error:
        key = "options" if error.reasons[0].startswith("options") else "edition"
        raise BadSituation(key, "; ".join(error.reasons)) from None
    table = new_table(len(players), options, seed)
    _lay_piles(table, situation)
    _lay_hands(table, situation)
    _lay_front(table, situation)
    for name in _each(situation.blind, "blind"):
        table.blind |= 1 << _seat(name, players, "blind")
    _lay_mat(table, situation, chosen)
    table.cast = _cast(table, chosen) if not situation.cast else _read_cast(table, situation.cast)
    _begin(table, situation)
    return Game(table)


def _check_players(players: list[str]) -> None:
    if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
        raise BadSituation("players", 'expected a list of names, such as ["Ann", "Ben"]')
    if not 2 <= len(players) <= MAX_SEATS:
        raise BadSituation("players", f"expected 2 to {MAX_SEATS} players, there are {len(players)}")
    if len(set(players)) < len(players):
        raise BadSituation("players", "expected different names")
    for name in players:
        if not is_name(name):
            raise BadSituation("players", f"'{name}' cannot be written in a move; use one word without @ : # = ! ? | *")


def _each(names: object, key: str) -> list[str]:
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise BadSituation(key, "expected a list of names in quotation marks")
    if len(names) > MOST_CARDS:
        raise BadSituation(key, f"expected at most {MOST_CARDS} entries, there are {len(names)}")
    return names


def _seat(name: str, players: list[str], key: str) -> int:
    try:
        return read_seat(name, players)
    except BadNotation as error:
        raise BadSituation(key, str(error)) from None


def _cards(texts: object, key: str, in_pile: bool = False) -> list[int]:
    try:
        cards = [read_card(text) for text in _each(texts, key)]
    except BadNotation as error:
        raise BadSituation(key, str(error)) from None
    if not in_pile and IMPLODING_KITTEN_UP in cards:
        raise BadSituation(key, "only a card of the deck can lie face up")
    return cards


def _lay_piles(table: Table, situation: Situation) -> None:
    table.pile = _cards(situation.deck, "deck", in_pile=True)[::-1]
    table.discard = _cards(situation.discard, "discard")[::-1]
    table.storage = _cards(situation.storage, "storage")
    table.removed = _cards(situation.removed, "removed")


def _by_name(texts: object, key: str, players: list[str]) -> list[tuple[int, list[str]]]:
    if not isinstance(texts, Mapping):
        raise BadSituation(key, f"expected a list of cards for a player, such as {key}.Ann = [...]")
    return [(_seat(name, players, f"{key}.{name}"), _each(cards, f"{key}.{name}")) for name, cards in texts.items()]


def _lay_hands(table: Table, situation: Situation) -> None:
    for seat, texts in _by_name(situation.hands, "hands", situation.players):
        key = f"hands.{situation.players[seat]}"
        for text in texts:
            card = _cards([text.removesuffix("*")], key)[0]
            if card == DEVILCAT or card == IMPLODING_KITTEN:
                raise BadSituation(key, f"{NAMES[card]} is never in a hand")
            table.gain(seat, card)
            if text.endswith("*"):
                table.mark(seat, card)


def _lay_front(table: Table, situation: Situation) -> None:
    for seat, texts in _by_name(situation.front, "front", situation.players):
        key = f"front.{situation.players[seat]}"
        for text in texts:
            name, _, owner = text.partition(":")
            card = _cards([name], key)[0]
            if card == ILL_TAKE_THAT or (card == GODCAT and owner):
                if not owner:
                    raise BadSituation(key, "write ill_take_that:OWNER")
                table.lay(seat, _seat(owner, situation.players, key), card)
            elif card in (BARKING_KITTEN, TOWER_OF_POWER, GODCAT):
                table.lay(seat, seat, card)
            else:
                raise BadSituation(
                    key,
                    f"{name} never lies in front of a player; barking_kitten, tower_of_power and "
                    "ill_take_that:OWNER do",
                )


def _lay_mat(table: Table, situation: Situation, chosen: Edition) -> None:
    if situation.mat is not None:
        cards = _cards(situation.mat, "mat")
        if not set(cards) <= {GODCAT, DEVILCAT} or len(set(cards)) < len(cards):
            raise BadSituation("mat", "expected godcat and devilcat, each at most once")
        table.mat = (GODCAT_ON_MAT if GODCAT in cards else 0) | (DEVILCAT_ON_MAT if DEVILCAT in cards else 0)
        return
    used = [card for hand in table.hands for card in hand] + table.pile + table.discard
    if GODCAT in chosen.kinds or GODCAT in used or ARMAGEDDON in used:
        lying = GODCAT in used or any(kind_of(code) == GODCAT for code in table.front)
        table.mat = DEVILCAT_ON_MAT if lying else BOTH_ON_MAT


def _cast(table: Table, chosen: Edition) -> list[int]:
    """How many of each kind take part; what the edition could hold counts as one at least."""
    cast = count_cards(table)
    for kind in chosen.kinds:
        cast[kind] = max(cast[kind], 1)
    return cast


def _read_cast(table: Table, written: object) -> list[int]:
    """The cast of a record: at least the cards that lie on the table."""
    if not isinstance(written, Mapping):
        raise BadSituation("cast", "expected numbers by card kind")
    cast = [0] * KINDS
    for name, number in written.items():
        if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number <= MOST_CARDS:
            raise BadSituation("cast", f"{name}: expected a number of cards")
        cast[_cards([name], "cast")[0]] = number
    for kind, number in enumerate(count_cards(table)):
        if number > cast[kind]:
            raise BadSituation("cast", f"there are more {NAMES[kind]} on the table than in the game")
    return cast


def _begin(table: Table, situation: Situation) -> None:
    players = situation.players
    for name in _each(situation.out, "out"):
        seat = _seat(name, players, "out")
        if table.hands[seat]:
            raise BadSituation("out", f"{name} is out and cannot have cards")
        table.alive &= ~(1 << seat)
    turn = 0 if situation.turn is None else _seat(situation.turn, players, "turn")
    if not table.lives(turn):
        raise BadSituation("turn", f"{players[turn]} is out")
    if table.alive & (table.alive - 1) == 0:
        raise BadSituation("out", "at least two players must be alive")
    if situation.direction not in DIRECTIONS:
        raise BadSituation("direction", "expected clockwise or counterclockwise")
    left = situation.turns_left
    if not isinstance(left, int) or isinstance(left, bool) or not 1 <= left <= MOST_CARDS:
        raise BadSituation("turns_left", "expected a number of turns from 1")
    attacked = situation.attacked
    if attacked is not None and not isinstance(attacked, bool):
        raise BadSituation("attacked", "expected true or false")
    table.direction = DIRECTIONS[situation.direction]
    begin_turn(table, turn, left, left > 1 if attacked is None else attacked)
    show_top(table)


def describe(table: Table, edition_name: str, options: dict[str, object], players: list[str]) -> Situation:
    """The situation of a table at the beginning of a turn."""
    fronts: dict[str, list[str]] = {}
    for code in table.front:
        text = NAMES[kind_of(code)]
        if bearer_of(code) != owner_of(code):
            text += f":{players[owner_of(code)]}"
        fronts.setdefault(players[bearer_of(code)], []).append(text)
    mat = [NAMES[GODCAT]] * (table.mat & GODCAT_ON_MAT) + [NAMES[DEVILCAT]] * (table.mat >> 1)
    return Situation(
        edition=edition_name,
        players=players,
        options=options,
        turn=players[table.turn],
        turns_left=table.owed,
        attacked=table.attacked,
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
