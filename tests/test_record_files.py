"""Invalid records, and records of impossible games: each is refused with a sentence."""

import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from defuse.cli import main
from defuse.game.kinds import NAMES
from defuse.record.record import FORMAT, BadRecord, load_record, read_record, write_record
from defuse.record.retelling import retell
from defuse.record.scenario import read_scenario, run_scenario
from defuse.record.scenario_writing import as_scenario
from defuse.words import ENGLISH, words_in
from tests.extent import LONG, seeds
from tests.recorded_games import finished

WORDS = words_in(ENGLISH)


def changed(**changes: object) -> str:
    """A valid record with other values in it."""
    data = json.loads(write_record(finished()))
    for key, value in changes.items():
        if value is None:
            del data[key]
        else:
            data[key] = value
    return json.dumps(data)


def start_with(**changes: object) -> str:
    return changed(start={**json.loads(write_record(finished()))["start"], **changes}, moves=[])


def small(*moves: str, **start: object) -> str:
    """A record of two players, written by hand."""
    hands = {"Ann": ["shuffle", "tacocat", "tacocat"], "Ben": ["skip", "nope"]}
    laid = {"edition": "original", "players": ["Ann", "Ben"], "deck": ["skip", "nope", "favor"], "hands": hands}
    return json.dumps({"format": FORMAT, "version": 1, "start": {**laid, **start}, "moves": moves})


STEALING = ["Ann: pair tacocat tacocat @Ben", "Ben: pass -> skip"]

NO_RECORDS = [
    ("", "this is not a record: no JSON"),
    ("[]", 'this is not a record: expected "format": "defuse-record"'),
    ("{}", 'this is not a record: expected "format": "defuse-record"'),
    ('"defuse-record"', "this is not a record: expected"),
    ("[" * 100_000, "this is not a record: no JSON"),
    ('{"a":' * 100_000, "this is not a record: no JSON"),
    ("9" * 10_000, "this is not a record: no JSON"),
    ("x" * 10_000_000, "this is not a record: no JSON"),
    ("\x00" * 1000, "this is not a record: no JSON"),
    (changed(format="chess"), "this is not a record: expected"),
    (changed(format=None), "this is not a record: expected"),
    (changed(version=3), "this record has version 3; this program reads versions 1 and 2"),
    (changed(version=10**300), "this record has another version; this program reads versions 1 and 2"),
    (changed(version=True), "this record has another version; this program reads versions 1 and 2"),
    (changed(version=None), "this record has another version"),
    (changed(version={"a": [[[]]]}), "this record has another version"),
    (changed(quick=1), "quick: expected true or false"),
    (changed(dealt="yes"), "dealt: expected true or false"),
    (start_with(hands={"Ann": ["exploding_kitten"]}, cast={}), "dealt: after a deal nobody holds an Exploding Kitten"),
    (changed(moves=None), "moves: expected a list of at most 100000 lines"),
    (changed(moves=[1]), "moves: expected a list of at most 100000 lines"),
    (changed(moves={}), "moves: expected a list of at most 100000 lines"),
    (changed(moves=["x"] * 100_001), "moves: expected a list of at most 100000 lines"),
    (changed(start=None), "start: expected an object with edition, players and some of"),
    (changed(start=[]), "start: expected an object with edition, players and some of"),
    (changed(start={}), "start: expected an object with edition, players and some of"),
    (start_with(wings=2), "start: expected an object with edition, players and some of"),
    (start_with(players=["Ann"] * 400), "start: players: expected 2 to 10 players, there are 400"),
    (start_with(players=list("ABCDEFGHIJK")), "start: players: expected 2 to 10 players, there are 11"),
    (start_with(players=3), "start: players: expected a list of names"),
    (start_with(players=["Ann", "B\ud800n", "C", "D"]), "start: players: 'B\\ud800n' cannot be written in a move"),
    (start_with(edition="chess"), "start: edition: expected one of"),
    (start_with(edition=[]), "start: edition: expected a name"),
    (start_with(options=[]), "start: options: expected a table"),
    (start_with(options={"fast": [[[]]]}), "start: options.fast: expected true or false, there is a list"),
    (start_with(turn=3), "start: turn: expected a player's name"),
    (start_with(turn=["Ann"]), "start: turn: expected a player's name"),
    (start_with(direction={}), "start: direction: expected"),
    (start_with(deck=3), "start: deck: expected a list of cards"),
    (start_with(deck=["skip"] * 1001), "start: deck: expected at most 1000 cards"),
    (start_with(hands=[]), "start: hands: expected a list of cards for a player"),
    (start_with(cast={"skip": 1}), "start: cast."),
    (start_with(cast={"dog": 1}), "start: cast.dog: unknown card 'dog'"),
    (start_with(cast={"skip": 10**9}), "start: cast.skip: expected a number of cards"),
    (start_with(cast=[]), "nothing"),
    (start_with(turns_left=10**30), "start: turns_left: expected a number of turns"),
    (small("Ann"), "move 1, 'Ann': write NAME: MOVE"),
    (small("Zoe: draw"), "move 1, 'Zoe: draw': unknown player 'Zoe'"),
    (small("Ann: fly"), "move 1, 'Ann: fly': unknown move 'fly'"),
    (small("Ann: draw", "Ann: draw"), "move 2, 'Ann: draw': It is not your turn. (TURN-1)"),
    (small("Ann: draw -> dog"), "move 1, 'Ann: draw -> dog': unknown card 'dog'"),
    (small("Ann: draw -> skip"), "move 1, 'Ann: draw -> skip': its chance did not come up"),
    (small(*STEALING), "nothing"),
    (small(STEALING[0], "Ben: pass"), "move 2, 'Ben: pass': its chance is not written down"),
    (small(STEALING[0], "Ben: pass -> favor"), "move 2, 'Ben: pass -> favor': the pinned card is not in that hand"),
    (small(STEALING[0], "Ben: pass -> skip nope"), "move 2, 'Ben: pass -> skip nope': its chance did not come up"),
    (small(STEALING[0] + " -> skip", "Ben: pass"), "move 1, 'Ann: pair tacocat tacocat @Ben -> skip': its chance did"),
    (
        small("Ann: shuffle", "Ben: pass -> nope skip"),
        "move 2, 'Ben: pass -> nope skip': the pile that is shuffled has 3",
    ),
    (small("Ann: draw\x1b[2J\n"), "move 1, 'Ann: draw\\x1b[2J\\n': unknown move"),
]


def test_what_is_no_record_is_refused_with_a_sentence() -> None:
    wrong = []
    for text, heard in NO_RECORDS:
        said = what_is_wrong_with(text)
        if not said.startswith(heard) or not said.isprintable() or len(said) >= 3000:
            wrong.append(f"{said[:3000]!r} is said, not {heard!r}")
    assert wrong == []


def what_is_wrong_with(text: str) -> str:
    try:
        read_record(text)
    except BadRecord as error:
        return str(error)
    return "nothing"


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    for path, heard in [
        (file, "No such file"),
        (tmp_path, "Is a directory"),
        (Path("/dev/zero"), "at most 20000000 bytes"),
    ]:
        with pytest.raises(BadRecord, match=heard):
            load_record(path)
    file.write_bytes(b"\xff\xfe{}")
    with pytest.raises(BadRecord, match="not UTF-8 text"):
        load_record(file)
    file.write_text(write_record(finished()))
    assert write_record(load_record(file)) == write_record(finished())


def test_the_command_says_what_is_wrong_and_shows_no_stack(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(small("Ann: fly"))
    assert main(["replay", str(file)]) != 0
    assert "unknown move 'fly'" in capsys.readouterr().err


# Corrupted records


thorough = settings(max_examples=150 if LONG else 50, deadline=None, suppress_health_check=[HealthCheck.too_slow])
anything = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(-3, 60),
        st.integers(),
        st.floats(),
        st.sampled_from(NAMES),
        st.text(max_size=5),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.sampled_from(["Ann", "Ben", "skip"]), inner)
    ),
    max_leaves=6,
)


@cache
def short_record() -> str:
    """The record of a game that stopped after about twenty moves."""
    record = finished("original+streaking+barking", 3, 12)
    return write_record(replace(record, entries=record.entries[:20]))


def must_be_read_or_refused(text: str) -> None:
    """A record is read and then replays, exports and is told, or it is refused with a sentence."""
    wrong = what_is_wrong_with(text)
    assert wrong.isprintable()
    if wrong != "nothing":
        return
    record = read_record(text)
    run_scenario(read_scenario(as_scenario(record, "Fiddled with")))
    for seat in (None, 0, 1):
        assert list(retell(record, seat, WORDS))


@st.composite
def with_other_values(draw: st.DrawFn) -> str:
    """A record with some of its values replaced by anything."""
    data = json.loads(short_record())
    for _ in range(draw(st.integers(1, 3))):
        place: object = data
        while True:
            if isinstance(place, dict) and place:
                key: str | int = draw(st.sampled_from(sorted(place)))
            elif isinstance(place, list) and place:
                key = draw(st.integers(0, len(place) - 1))
            else:
                break
            inner = place[key]  # type: ignore[index]
            if not isinstance(inner, dict | list) or not inner or draw(st.integers(0, 3)) == 0:
                place[key] = draw(anything)  # type: ignore[index]
                break
            place = inner
    return json.dumps(data)


@st.composite
def with_other_moves(draw: st.DrawFn) -> str:
    """A record with moves dropped, doubled or exchanged, or with other words and pins."""
    data = json.loads(short_record())
    moves: list[str] = data["moves"]
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, len(moves) - 1))
        what = draw(st.integers(0, 3))
        if what == 0 and len(moves) > 1:
            del moves[place]
        elif what == 1:
            moves.insert(draw(st.integers(0, len(moves))), moves[place])
        else:
            words = moves[place].split(" ")
            other = draw(
                st.sampled_from([*NAMES, "->", "@Ann", "Ann:", "Ben:", "draw", "pass", "nope", "insert", "0", ""])
            )
            words[draw(st.integers(0, len(words) - 1))] = other
            moves[place] = " ".join(words)
    return json.dumps(data)


@st.composite
def with_other_signs(draw: st.DrawFn) -> str:
    """A record with bits flipped, cut short, or with characters inserted."""
    text = short_record()
    for _ in range(draw(st.integers(1, 4))):
        place = draw(st.integers(0, len(text)))
        text = text[:place] + draw(st.text(max_size=2)) + text[place + draw(st.integers(0, 3)) :]
    return text[: draw(st.integers(0, len(text)))] if draw(st.integers(0, 3)) == 0 else text


@thorough
@given(with_other_values())
def test_a_record_with_other_values_is_read_or_refused(text: str) -> None:
    must_be_read_or_refused(text)


@thorough
@given(with_other_moves())
def test_a_record_with_other_moves_is_read_or_refused(text: str) -> None:
    must_be_read_or_refused(text)


@thorough
@given(with_other_signs())
def test_a_record_with_other_signs_is_read_or_refused(text: str) -> None:
    must_be_read_or_refused(text)


def test_every_bit_of_a_record_matters_or_is_found_wrong() -> None:
    """Flip random bits: the file is refused with a sentence, or is still a game that can be replayed."""
    content = short_record().encode()
    for seed in seeds(100, "flipped bits", long=300):
        random = Random(seed)
        place = random.randrange(len(content))
        flipped = bytearray(content)
        flipped[place] ^= 1 << random.randrange(8)
        text = bytes(flipped).decode(errors="surrogateescape")
        must_be_read_or_refused(text)
