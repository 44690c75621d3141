"""A whole table as plain data and back, at any moment, also in the middle of an effect."""

from typing import Final

from defuse.game.actions import BOTH_BARKING, Action
from defuse.game.agenda import ASK_AGAIN, REACT, STEP_PLACES, Step
from defuse.game.chance import HIGHEST_SEED, MARKED_CARD
from defuse.game.inspection import what_cannot_go_on, what_is_wrong
from defuse.game.keyed_luck import KEY_BYTES
from defuse.game.kinds import IMPLODING_KITTEN_UP, PLACES, UNKNOWN, is_kind
from defuse.game.moves import MAX_SEATS, NOBODY
from defuse.game.options import OPTION, PRINTED_DEAL, Options, set_option, written
from defuse.game.table import Table, new_table

MOST_CARDS: Final = 2000
MOST_LUCK: Final = 10**9  # with more shuffles or picks the arithmetic of chance would not fit into 63 bits

_BOOLEANS: Final = ["attacked", "barking_settled", "personal", "quick", "surfaced"]


class BadSave(ValueError):
    """Saved data that is no table: what is wrong with it."""


def freeze(table: Table) -> dict[str, object]:
    """Everything about a table but its log, as numbers, lists and texts."""
    state: dict[str, object] = {
        "seats": table.seats,
        "options": written(table.options) | {"rules": table.options.rules},
        "cast": list(table.cast),
        "hands": [list(hand) for hand in table.hands],
        "pile": list(table.pile),
        "discard": list(table.discard),
        "storage": list(table.storage),
        "removed": list(table.removed),
        "left_behind": list(table.left_behind),
        "air": list(table.air),
        "marked": list(table.marked),
        "front": list(table.front),
        "surfaced": table.surfaced,
        "mat": table.mat,
        "alive": table.alive,
        "blind": table.blind,
        "turn": table.turn,
        "owed": table.owed,
        "attacked": table.attacked,
        "personal": table.personal,
        "direction": table.direction,
        "back_to": table.back_to,
        "barking_settled": table.barking_settled,
        "agenda": [step.as_list() for step in table.agenda],
        "winner": table.winner,
        "seed": table.seed,
        "key": table.key.hex(),
        "shuffles": table.shuffles,
        "picks": table.picks,
        "pins": list(table.pins),
        "quick": table.quick,
        "public_table": None if table.public_table is None else freeze(table.public_table),
    }
    return state


def thaw(state: object) -> Table:
    """The table that was frozen; raises BadSave if the data cannot be one."""
    table = _thaw(state)
    if isinstance(state, dict) and state.get("public_table") is not None:
        table.public_table = _thaw(state["public_table"])
    for one in (table, table.public_table):
        wrong = "" if one is None else what_is_wrong(one)
        if wrong:
            raise BadSave(wrong)
    wrong = what_cannot_go_on(table)
    if wrong:
        raise BadSave(wrong)
    return table


def _thaw(state: object) -> Table:
    """A table whose fields have the right form, without its public_table."""
    if not isinstance(state, dict):
        raise BadSave("a table must be an object with named fields")
    seats = _number(state, "seats", 2, MAX_SEATS)
    table = new_table(seats, _options(state.get("options")), _number(state, "seed", 0, HIGHEST_SEED))
    table.log = None
    cast = _numbers(state, "cast", 0, MOST_CARDS)
    if len(cast) != PLACES:
        raise BadSave(f"cast: expected {PLACES} numbers, there are {len(cast)}")
    table.play_with(cast)
    hands = state.get("hands")
    if not isinstance(hands, list) or len(hands) != seats:
        raise BadSave(f"hands: expected {seats} lists of cards")
    for seat in range(seats):
        for kind in _kinds(hands[seat], f"hands[{seat}]"):
            table.gain(seat, kind)
    table.pile = _kinds(state.get("pile"), "pile", IMPLODING_KITTEN_UP)
    table.discard = _kinds(state.get("discard"), "discard")
    table.storage = _kinds(state.get("storage"), "storage")
    table.removed = _kinds(state.get("removed"), "removed")
    table.left_behind = _numbers(state, "left_behind", 0, MOST_CARDS)
    if len(table.left_behind) != seats or sum(table.left_behind) > len(table.removed):
        raise BadSave(f"left_behind: expected {seats} numbers of cards that were removed")
    table.air = _kinds(state.get("air"), "air", IMPLODING_KITTEN_UP)
    table.marked = sorted(_numbers(state, "marked", 0, seats * 128 - 1))
    table.front = _numbers(state, "front", 0, PLACES * 2097152 - 1)
    table.mat = _number(state, "mat", 0, 3)
    everybody = (1 << seats) - 1
    table.keep_alive(_number(state, "alive", 1, everybody))
    table.blind = _number(state, "blind", 0, everybody)
    table.turn = _number(state, "turn", 0, seats - 1)
    table.owed = _number(state, "owed", 1, MOST_CARDS)
    table.direction = _number(state, "direction", -1, 1)
    table.back_to = _number(state, "back_to", NOBODY, seats - 1)
    table.winner = _number(state, "winner", NOBODY, seats - 1)
    table.key = _key(state.get("key", ""))
    table.shuffles = _number(state, "shuffles", 0, MOST_LUCK)
    table.picks = _number(state, "picks", 0, MOST_LUCK)
    table.pins = _numbers(state, "pins", 0, 255)
    for name in _BOOLEANS:
        if not isinstance(state.get(name), bool):
            raise BadSave(f"{name}: expected true or false")
    table.attacked = bool(state["attacked"])
    table.personal = bool(state["personal"])
    table.barking_settled = bool(state["barking_settled"])
    table.quick = bool(state["quick"])
    table.surfaced = bool(state["surfaced"])
    table.agenda = _agenda(state, table)
    return table


def _options(saved: object) -> Options:
    options = Options()
    if not isinstance(saved, dict):
        raise BadSave("options: expected an object")
    for name in [*OPTION, "rules"]:
        if name not in saved:
            if name in OPTION and OPTION[name].later:
                continue
            raise BadSave(f"options.{name} is missing")
        if name == "deal" and saved[name] == PRINTED_DEAL:
            continue
        expected = set_option(options, name, saved[name])
        if expected:
            raise BadSave(f"options.{name}: expected {expected}")
    return options


def _key(saved: object) -> bytes:
    """The key of a table; tables of older versions have none."""
    if (
        isinstance(saved, str)
        and len(saved) in (0, 2 * KEY_BYTES)
        and all(sign in "0123456789abcdef" for sign in saved)
    ):
        return bytes.fromhex(saved)
    raise BadSave(f"key: expected {2 * KEY_BYTES} hexadecimal digits, or none")


def _number(state: dict[str, object], name: str, least: int, most: int) -> int:
    return _as_number(state.get(name), name, least, most)


def _as_number(value: object, name: str, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadSave(f"{name}: expected a number from {least} to {most}")
    return value


def _numbers(state: dict[str, object], name: str, least: int, most: int) -> list[int]:
    return _as_numbers(state.get(name), name, least, most)


def _as_numbers(values: object, name: str, least: int, most: int) -> list[int]:
    if not isinstance(values, list) or len(values) > MOST_CARDS:
        raise BadSave(f"{name}: expected a list of numbers")
    return [_as_number(value, name, least, most) for value in values]


def _kinds(values: object, name: str, more: int = UNKNOWN) -> list[int]:
    """Numbers of card kinds, or one more number that may stand among them."""
    cards = _as_numbers(values, name, UNKNOWN, MOST_CARDS)
    for card in cards:
        if not is_kind(card) and (card != more or card == UNKNOWN):
            raise BadSave(f"{name}: expected card kinds, there is {card}")
    return cards


def _agenda(state: dict[str, object], table: Table) -> list[Step]:
    saved = state.get("agenda")
    if not isinstance(saved, list) or len(saved) > MOST_CARDS:
        raise BadSave("agenda: expected a list")
    if bool(saved) == (table.winner != NOBODY):
        raise BadSave("agenda: expected something to wait for, or a winner")
    agenda: list[Step] = []
    for fields in saved:
        if not isinstance(fields, list) or len(fields) != 8:
            raise BadSave("agenda: expected steps of eight fields")
        what = _as_number(fields[0], "agenda", 0, STEP_PLACES - 1)
        step = Step(
            what,
            _as_number(fields[1], "agenda", 0, table.seats - 1),
            _as_number(fields[2], "agenda", 0, (1 << table.seats) - 1),
            _as_number(fields[3], "agenda", NOBODY, table.seats - 1),
            _as_number(fields[4], "agenda", UNKNOWN, IMPLODING_KITTEN_UP),
            _as_number(fields[5], "agenda", 0, MOST_CARDS),
            _as_numbers(fields[6], "agenda", UNKNOWN, MARKED_CARD + PLACES - 1),
            _action(fields[7], table.seats),
        )
        if (what == REACT or what == ASK_AGAIN) != (step.act is not None):
            raise BadSave("agenda: expected an action in a reaction window and nowhere else")
        agenda.append(step)
    return agenda


def _action(fields: object, seats: int) -> Action | None:
    if fields is None:
        return None
    if not isinstance(fields, list) or len(fields) != 6:
        raise BadSave("agenda: expected an action of six fields")
    return Action(
        _as_number(fields[0], "agenda", 0, seats - 1),
        _as_number(fields[1], "agenda", 0, BOTH_BARKING),
        _kinds([fields[2]], "agenda")[0],
        _as_number(fields[3], "agenda", NOBODY, seats - 1),
        _as_number(fields[4], "agenda", UNKNOWN, PLACES - 1),
        _kinds(fields[5], "agenda"),
    )
