"""Reports about scenario files: every error with its line, and no stack trace, whatever a file contains."""

import json
import os
from collections.abc import Iterable
from dataclasses import fields
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from defuse.cli import main
from defuse.game.kinds import NAMES
from defuse.record.scenario import LARGEST_FILE, check_file
from defuse.record.situation import Situation
from tests.extent import LONG
from tests.scenario_texts import HEAD, checked, said, written

SCENARIOS = sorted((Path(__file__).parent.parent / "scenarios").rglob("*.toml"))


# The command


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "holds.toml").write_text(HEAD)
    (tmp_path / "a-fails.toml").write_text(HEAD + 'play = "? turn Ben"\n')
    (tmp_path / "notes.txt").write_text("not a scenario")
    (tmp_path / "folder.toml").mkdir()
    return tmp_path


def test_a_folder_is_checked_file_by_file_in_the_order_of_names(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", str(folder)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"FAIL {folder}/a-fails.toml:4: expected turn Ben, is turn Ann 1",
        f"ok {folder}/b/holds.toml",
        "1 passed, 1 failed",
    ]


def test_several_paths_are_checked_one_after_the_other(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = str(folder / "b" / "holds.toml")
    assert main(["check", good, str(folder / "b")]) == 0
    assert capsys.readouterr().out.splitlines() == [f"ok {good}", f"ok {good}", "2 passed, 0 failed"]


def test_a_path_that_is_not_there_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(tmp_path / "none.toml"), "x" * 5000]) == 1
    missing, too_long, closing = capsys.readouterr().out.splitlines()
    assert missing == f"FAIL {tmp_path}/none.toml:1: cannot be read: No such file or directory"
    assert too_long.endswith("cannot be read: File name too long")
    assert closing == "0 passed, 2 failed"


def test_a_folder_without_scenarios_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"defuse: There is no scenario file (.toml) in {tmp_path}.\n"


def test_a_report_is_one_line_whatever_the_file_is_called(tmp_path: Path) -> None:
    odd = Path(os.fsdecode(os.fsencode(tmp_path) + b"/line\nbreak \xff\x1b[2J.toml"))
    odd.write_text('"a\\nb" = 1\n')
    report = str(check_file(odd))
    assert report.isprintable()
    assert report.endswith("\\x1b[2J.toml:1: unknown key 'a\\nb'; keys are: " + report.partition("keys are: ")[2])


def test_a_file_without_end_is_not_read_to_its_end() -> None:
    assert (
        str(check_file(Path("/dev/zero"))) == "FAIL /dev/zero:1: expected a file of at most 1000000 bytes, it is larger"
    )


# Every problem of a file is reported with its line and what would be right


WRONG_KEYS = [
    ('edition = "original"\nplayers = ["Ann", "Ben"]', "1: the key 'title' is missing"),
    ('title = "T"\nplayers = ["Ann", "Ben"]', "1: the key 'edition' is missing"),
    ('title = "T"\nedition = "original"', "1: the key 'players' is missing"),
    (HEAD + "hand = {}", "4: unknown key 'hand'; keys are: attacked, blind, deck, direction, discard, edition, front"),
    (HEAD + "deck = 3", '4: deck: expected a list of cards, such as ["skip", "nope"]'),
    (HEAD + 'deck = "skip 3"', "4: deck: 3: a number stands before a card"),
    (HEAD + "deck = [\n 'skip',\n 7]", "6: deck: expected cards in quotation marks"),
    (HEAD + "deck = [\n 'skip', # one\n 'skp',\n]", "6: deck: unknown card 'skp' (did you mean skip?); cards are: "),
    (HEAD + "deck = [['skip']]", "4: deck: expected cards in quotation marks"),
    (HEAD + "deck = ['skip*']", "4: deck: 'skip*': only a card of a hand can be marked"),
    (HEAD + "discard = ['imploding_kitten!']", "4: discard: only a card of the deck can lie face up"),
    (HEAD + "storage = {}", "4: storage: expected a list of cards"),
    (HEAD + f"deck = {['skip'] * 1001}", "4: deck: expected at most 1000 cards, there are 1001"),
    (HEAD + "hands = 3", "4: hands: expected a list of cards for a player, such as hands.Ann = [...]"),
    (HEAD + "hands = ['skip']", "4: hands: expected a list of cards for a player"),
    (HEAD + "hands.Ann = '1 skip'", "4: hands.Ann: '1': expected a number of cards from 2 on"),
    (HEAD + "hands.Ann.x = 'skip'", "4: hands.Ann: expected a list of cards"),
    (HEAD + "hands.Zoe = []", "4: hands.Zoe: unknown player 'Zoe'; players are: Ann, Ben, Cem"),
    (HEAD + "hands.Ann = ['devilcat']", "4: hands.Ann: devilcat is never in a hand"),
    (HEAD + "hands.Ann = ['imploding_kitten']", "4: hands.Ann: imploding_kitten is never in a hand"),
    (HEAD + "front.Ann = ['skip']", "4: front.Ann: skip never lies in front of a player; barking_kitten, tower"),
    (HEAD + "front.Ann = ['barking_kitten*']", "4: front.Ann: 'barking_kitten*': only a card of a hand can be marked"),
    (HEAD + "front.Ann = ['ill_take_that']", "4: front.Ann: write ill_take_that:OWNER"),
    (HEAD + "front.Ann = ['ill_take_that:Ann']", "4: front.Ann: write ill_take_that:OWNER"),
    (HEAD + "front.Ann = ['ill_take_that:Zoe']", "4: front.Ann: unknown player 'Zoe'"),
    (HEAD + "front.Ann = ['barking_kitten:Ben']", "4: front.Ann: write barking_kitten"),
    (HEAD + "out = ['Ann']\nfront.Ann = ['barking_kitten']", "5: front.Ann: Ann is out"),
    (HEAD + "out = ['Ann']\nfront.Ben = ['ill_take_that:Ann']", "5: front.Ben: Ann is out"),
    (HEAD + "out = ['Ann']\nblind = ['Ann']", "5: blind: Ann is out and cannot be blind"),
    (HEAD + "out = ['Ann', 'Ben']", "4: out: at least two players must be alive"),
    (HEAD + "out = ['Ann']\nturn = 'Ann'", "5: turn: Ann is out"),
    (HEAD + "blind = 'Ann'", "4: blind: expected a list of names"),
    (HEAD + "blind = [\n'Zoe']", "5: blind: unknown player 'Zoe'"),
    (HEAD + "mat = ['skip']", "4: mat: expected godcat and devilcat, each at most once"),
    (HEAD + "mat = ['godcat', 'godcat']", "4: mat: expected godcat and devilcat, each at most once"),
    (HEAD + "turn = 'Zoe'", "4: turn: unknown player 'Zoe'; players are: Ann, Ben, Cem"),
    (HEAD + "turn = 1", "4: turn: expected a player's name in quotation marks"),
    (HEAD + "turns_left = 0", "4: turns_left: expected a number of turns from 1 to 1000"),
    (HEAD + "turns_left = true", "4: turns_left: expected a number of turns from 1 to 1000"),
    (HEAD + "turns_left = 1.0", "4: turns_left: expected a number of turns from 1 to 1000"),
    (HEAD + f"\nturns_left = {10**30}", "5: not a TOML file: expected numbers up to 9223372036854775807"),
    (HEAD + f"\nturns_left = {'9' * 5000}", "5: not a TOML file: a number is too long"),
    (HEAD + f"options = {{ deal = 0x{'f' * 5000} }}", "4: not a TOML file: expected numbers up to 9223372036854775807"),
    (HEAD + "attacked = 1", '4: attacked: expected true, false or "personally"'),
    (HEAD + "direction = 'left'", '4: direction: expected "clockwise" or "counterclockwise"'),
    (HEAD + "direction = []", '4: direction: expected "clockwise" or "counterclockwise"'),
    (HEAD + "options = true", "4: options: expected a table, such as { fast = true }"),
    (HEAD + "options = { fats = true }", "4: options.fats: expected one of combos, five_different, attack_stacking"),
    (HEAD + "[options]\nfast = true\ncombos = 'dogs'", '6: options.combos: expected "all" or "cats", there is "dogs"'),
    (HEAD + "options.deal = -1", "4: options.deal: expected a number of cards from 0 to 100, there is -1"),
    (HEAD + "options.first_player = 3", '4: options.first_player: expected a seat from 0 to 2 or "random", there is 3'),
    (HEAD + "rules = 'ATK-1'", '4: rules: expected a list of rule ids, such as ["ATK-3"]'),
    (HEAD + "rules = [3]", '4: rules: expected a list of rule ids, such as ["ATK-3"]'),
    (HEAD + "play = 3", '4: play: expected lines of text between """ and """'),
    (HEAD + "[play]\nAnn = 'draw'", "4: play: expected lines of text"),
    (HEAD.replace('"A test"', "7"), "1: title: expected text in quotation marks"),
    (HEAD.replace('"original"', "7"), "2: edition: expected a name in quotation marks"),
    (HEAD.replace('"original"', '"orginal"'), "2: edition: expected one of compact, good-vs-evil, original"),
    (HEAD.replace('"original"', '"recipe:soup"'), "2: edition: "),
    (HEAD.replace('"original"', '"compact+barking"'), "2: edition: expected barking with original, there is compact"),
    (HEAD.replace('"Cem"', "3"), "3: players: expected names in quotation marks"),
    (HEAD.replace('"Cem"', '"Ann"'), "3: players: expected different names, there are two 'Ann'"),
    (HEAD.replace('"Cem"', '"Cem the Third"'), "3: players: 'Cem the Third' cannot be written in a move; use one word"),
    (HEAD.replace('"Cem"', '"C->m"'), "3: players: 'C->m' cannot be written in a move"),
    (HEAD.replace('"Cem"', '"C\\u0000m"'), "3: players: 'C\\x00m' cannot be written in a move"),
    (HEAD.replace(', "Ben", "Cem"', ""), "3: players: expected 2 to 10 players, there are 1"),
    (
        HEAD.replace('["Ann", "Ben", "Cem"]', json.dumps(list("ABCDEFGHIJK"))),
        "3: players: expected 2 to 10 players, there",
    ),
    (HEAD.replace('["Ann", "Ben", "Cem"]', '"Ann"'), '3: players: expected a list of names, such as ["Ann", "Ben"]'),
]


def otherwise(expected: Iterable[tuple[str | bytes, str]]) -> list[str]:
    """The files with another report than expected."""
    heard = [(said(content), begins) for content, begins in expected]
    return [f"{words!r} is said, not {begins!r}" for words, begins in heard if not words.startswith(begins)]


def test_a_wrong_situation_is_refused_where_it_is_written() -> None:
    assert otherwise(WRONG_KEYS) == []


WRONG_LINES = [
    ("Ann draw", "'Ann draw' is no line; write NAME: MOVE, ? CHECK or ! NAME: MOVE"),
    ("Zoe: draw", "unknown player 'Zoe'; players are: Ann, Ben, Cem"),
    (": draw", "unknown player ''; players are: Ann, Ben, Cem"),
    ("Ann:", "a move is missing; moves are: KIND; KIND @NAME; draw; blind; nope; pass"),
    ("!", "'' is no line; write NAME: MOVE"),
    ("Ann: fly", "unknown move 'fly'; cards are: exploding_kitten, "),
    ("Ann: skp", "unknown move 'skp' (did you mean skip?); cards are: "),
    ("Ann: drow", "unknown move 'drow' (did you mean draw?); cards are: "),
    ("Ann: @Ben", "unknown move '@Ben'; cards are: "),
    ("Ann: favor @Zoe", "unknown player 'Zoe'"),
    ("Ann: favor Ben", "'favor Ben' is no move; a player is written with an @, as in KIND @NAME"),
    ("Ann: favor @Ben @Cem", "'favor @Ben @Cem' is no move; write KIND or KIND @NAME"),
    ("Ann: @Ben favor", "'@Ben favor' is no move; write KIND or KIND @NAME"),
    (
        "Ann: tacocat tacocat @Ben",
        "'tacocat tacocat @Ben' is no move; several cards are played as pair, triple or five",
    ),
    ("Ann: barking_kitten barking_kitten", "'barking_kitten barking_kitten' is no move; several cards"),
    ("Ann: imploding_kitten!", "a face-up Imploding Kitten is not in anybody's hand"),
    ("Ann: give imploding_kitten!", "a face-up Imploding Kitten is not in anybody's hand"),
    ("Ann: put imploding_kitten!", "a face-up Imploding Kitten is not in anybody's hand"),
    ("Ann: pair tacocat @Ben", "write: pair CARD CARD @NAME"),
    ("Ann: pair tacocat tacocat", "write: pair CARD CARD @NAME"),
    ("Ann: pair tacocat tacocat @Ben @Cem", "write: pair CARD CARD @NAME"),
    ("Ann: pair", "write: pair CARD CARD @NAME"),
    ("Ann: triple tacocat tacocat tacocat @Ben", "write: triple CARD CARD CARD @NAME for KIND"),
    ("Ann: triple tacocat tacocat tacocat @Ben for dogs", "unknown card 'dogs'"),
    ("Ann: five skip nope attack favor for skip", "write: five CARD CARD CARD CARD CARD for KIND"),
    ("Ann: godcat skip", "write: godcat as KIND, or godcat as KIND @NAME"),
    ("Ann: godcat as", "write: godcat as KIND, or godcat as KIND @NAME"),
    ("Ann: give", "write: give CARD"),
    ("Ann: put skip nope", "write: put CARD"),
    ("Ann: insert", "write: insert N, with 0 for the top, or insert bottom"),
    ("Ann: insert -1", "'-1' is no depth; write a number from 0 (the top) or 'bottom'"),
    (f"Ann: insert {'9' * 5000}", "'999"),
    ("Ann: assign skip @Ben", "write: assign godcat @NAME, or assign devilcat @NAME"),
    ("Ann: target", "write: target @NAME"),
    ("Ann: draw -> dog", "unknown card 'dog'"),
    ("Ann: draw -> skip -> nope", "unknown card '->'"),
    ("?", "a check is missing; checks are: turn NAME [N]; direction clockwise|counterclockwise; hand NAME = CARD…"),
    ("? trun Ann", "unknown check 'trun Ann'; checks are: turn NAME [N]"),
    ("? turn", "write: turn NAME [N]"),
    ("? turn Zoe", "unknown player 'Zoe'"),
    ("? turn Ann x", "'x' is no number"),
    ("? turn Ann -1", "'-1' is no number"),
    (f"? deck size {'1' * 5000}", "'111"),
    ("? direction left", "write: direction clockwise or direction counterclockwise"),
    ("? hand Ann", "write: hand NAME = CARD…, hand NAME has CARD… or hand NAME lacks CARD…"),
    ("? hand Ann = dog", "unknown card 'dog'"),
    ("? hand Ann = skip -", "unknown card '-'"),
    ("? deck", "write: deck = CARD…, deck top = CARD…"),
    ("? deck top skip", "write: deck = CARD…, deck top = CARD…"),
    ("? front Ann", "write: front NAME = CARD…"),
    ("? front Ann = ill_take_that:Zoe", "unknown player 'Zoe'"),
    ("? storage 3", "write: storage size N"),
    ("? mat godcat", "write: mat = CARD…"),
    ("? alive", "write: alive NAME…"),
    ("? out", "a player's name is missing"),
    ("? winner", "write: winner NAME"),
    ("? no", "write: no winner"),
    ("? not Ann", "write: not blind NAME"),
    ("? marked Ann", "write: marked NAME = CARD…"),
    ("? asks Ann", "write: asks NAME WORD, with one of turn, react, give, put, insert, order, defuse, assign, keep"),
    ("? asks Ann dance", "write: asks NAME WORD, with one of turn, react"),
    ("? Zoe may draw", "unknown player 'Zoe'"),
    ("? Ann may", "a move is missing"),
    ("? Ann may not", "a move is missing"),
    ("? Ann may fly", "unknown move 'fly'"),
    ("? Zoe sees deck top = _", "unknown player 'Zoe'"),
    ("? Ann sees deck = _", "write: NAME sees deck top = CARD|_ … or NAME sees hand OTHER = CARD|_ …"),
    ("? Ann sees hand Ben =", "write: NAME sees deck top = CARD|_ … or NAME sees hand OTHER = CARD|_ …"),
    ("? Ann sees hand Zoe = _", "unknown player 'Zoe'"),
]


def test_a_wrong_line_is_refused_with_what_would_be_right() -> None:
    around = "? turn Ann 1\n\n# a comment\n{line}\nAnn: nonsense"
    assert otherwise((written(around.format(line=line)), f"23: {heard}") for line, heard in WRONG_LINES) == []


NO_TOML: list[tuple[str | bytes, str]] = [
    ("", "1: the key 'title' is missing"),
    ("title = \n", "1: not a TOML file: Invalid value (at line 1, column 9)"),
    ("title = 'T'\n\ntitle = 'T'\n", "3: not a TOML file: this key stands there already"),
    ("title = 'T'\nplay = 'x'\nplay = '''\n\n'''\n", "3: not a TOML file: this key stands there already"),
    (HEAD + "hands.Ann = []\nhands.Ann = []\n", "5: not a TOML file: this key stands there already"),
    (HEAD + "[hands]\nAnn = []\n[hands]\nBen = []\n", "6: not a TOML file: Cannot declare ('hands',) twice"),
    (HEAD + 'play = """\nAnn: draw\n', "5: not a TOML file: "),
    (HEAD + "deck = [\n'skip'\n\n", "5: not a TOML file: "),
    (HEAD + "\ndeck = " + "[" * 5000, "5: not a TOML file: expected at most 8 lists and tables within each other"),
    (HEAD + "\x00", "4: not a TOML file: "),
    ("title = 'A\x00B'", "1: not a TOML file: Found invalid character '\\x00'"),
    (b"title = 'T'\n\n# \xff\xfe\n", "3: expected UTF-8 text, there is something else"),
    ("{" * 100_000, "1: not a TOML file: "),
    ("#" * (LARGEST_FILE + 1), "1: expected a file of at most 1000000 bytes, it is larger"),
]


def test_a_file_that_is_no_toml_is_refused() -> None:
    assert otherwise(NO_TOML) == []


def test_line_ends_and_marks_of_other_systems_are_read() -> None:
    content = written("Ann: draw\n? turn Cem", deck=["skip"]).replace("\n", "\r\n")
    assert said(b"\xef\xbb\xbf" + content.encode()) == "21: expected turn Cem, is turn Ben 1"


PLAYS = [
    ('play = """\nAnn: draw\n\n? turn Cem"""', 7),
    ('play = """Ann: draw\n? turn Cem\n"""', 5),
    ('play = """? turn Cem"""', 4),
    ("play = '''\nAnn: draw\n\n? turn Cem\n'''", 7),
    ("play = '''? turn Cem'''", 4),
    ("play = '? turn Cem'", 4),
    ('play = "Ann: draw\\n\\n? turn Cem"', 4),
    ('play = """\nAnn: draw\\n? turn \\\n   Cem\n"""', 5),
    ('play = """\nAnn: \\\n  draw\n? turn Cem\n"""', 7),
    ("# play = 'x'\n\nplay   =    '''\n\n\n? turn Cem'''", 9),
    ('"play" = """\n? turn Cem"""', 5),
    ("play = '''\n? turn Cem\n'''\nhands.Ann = ['skip']\n[options]\nfast = true", 5),
]


def test_a_line_of_the_play_is_named_however_the_text_is_written() -> None:
    assert otherwise((HEAD + text, f"{line}: expected turn Cem, is turn ") for text, line in PLAYS) == []


PLACES = [
    ("hands.Ann = ['skip']\nhands.Ben = ['dog']", 5),
    ("hands . Ann = []\n'hands' . 'Ben' = ['dog']", 5),
    ("[hands]\nAnn = ['skip']\n\nBen = ['dog']", 7),
    ("[hands]\n# Ben = []\nBen = [\n'skip', 'skip',\n# 'dog'\n'dog']", 9),
    ("hands = { Ann = ['skip'], Ben = ['dog'] }", 4),
    ("hands = { Ann = [\n'skip'], Ben = ['dog'] }", 5),
    ('hands = { Ann = ["#", "]"] }', 4),
    ("deck = ['skip']\n\n[front]\nBen = []\n[hands]\nAnn = []\nBen = ['dog']", 10),
    ("play = '''\nhands.Ben = ['dog']\n'''\nhands.Ben = ['dog']", 7),
    ("deck = [ # deck = ['dog']\n  'skip', 'nope',\n\n  'dog',\n]", 7),
]


def test_a_card_is_named_with_its_line_however_the_keys_are_written() -> None:
    assert otherwise((HEAD + text, f"{line}: ") for text, line in PLACES) == []
    assert [text for text, _ in PLACES if "unknown card" not in said(HEAD + text)] == []


# Corrupted files


thorough = settings(max_examples=400 if LONG else 100, deadline=None, suppress_health_check=[HealthCheck.too_slow])
real_files = st.sampled_from(SCENARIOS).map(lambda file: file.read_text(encoding="utf-8"))
every_line = sorted({line for file in SCENARIOS[::5] for line in file.read_text(encoding="utf-8").split("\n")})
signs = ["?", "!", "->", "=", "-", "_", "@Ann", "Ann", "Ben", "draw", "nope", "for", "as", "0", "1", "[", "]", "{", "#"]
words = st.sampled_from([*NAMES, *signs])
garbage = st.one_of(
    st.text(max_size=3), words, st.sampled_from(['"', '"""', "'", "\\", "\\u0000", "\n", "\t", "=", "."])
)


def must_be_reported(content: str | bytes) -> None:
    """Any file gets a report of one line that names a line of the file."""
    report = checked(content)
    assert str(report).isprintable()
    if report.failure is not None:
        lines = content.count("\n") if isinstance(content, str) else content.count(b"\n")
        assert 1 <= report.failure.line <= lines + 1


@st.composite
def fiddled_lines(draw: st.DrawFn) -> str:
    """A scenario with lines dropped, doubled, moved, taken from elsewhere, or with other words."""
    lines = draw(real_files).split("\n")
    for _ in range(draw(st.integers(1, 4))):
        place = draw(st.integers(0, len(lines) - 1))
        what = draw(st.integers(0, 4))
        if what == 0:
            lines[place : place + 1] = []
        elif what == 1:
            lines.insert(draw(st.integers(0, len(lines))), lines[place])
        elif what == 2:
            lines.insert(place, draw(st.sampled_from(every_line)))
        else:
            parts = lines[place].split(" ")
            parts[draw(st.integers(0, len(parts) - 1))] = draw(words)
            lines[place] = " ".join(parts)
        lines = lines or [""]
    return "\n".join(lines)


@st.composite
def garbled(draw: st.DrawFn) -> str:
    """A scenario with characters dropped and inserted."""
    text = draw(real_files)
    for _ in range(draw(st.integers(1, 5))):
        place = draw(st.integers(0, len(text)))
        text = text[:place] + draw(garbage) + text[place + draw(st.integers(0, 4)) :]
    return text


values = st.recursive(
    st.one_of(
        st.none().map(lambda _: "inf"),
        st.booleans().map(lambda value: str(value).lower()),
        st.one_of(st.integers(-5, 12), st.integers()).map(str),
        st.sampled_from(["1979-05-27T07:32:00Z", "07:32:00", "1.5", "0x1f", "nan"]),
        st.one_of(words, st.sampled_from(["original", "good-vs-evil", "clockwise", "ill_take_that:Ben"])).map(
            json.dumps
        ),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4).map(lambda values: f"[{', '.join(values)}]"),
        st.dictionaries(st.sampled_from(["Ann", "Ben", "Zoe", "fast", "combos", "deal"]), inner, max_size=3).map(
            lambda table: "{ " + ", ".join(f"{key} = {value}" for key, value in table.items()) + " }"
        ),
    ),
    max_leaves=8,
)
tables = ["hands.Ann", "hands.Ben", "front.Ben", "options.fast", "[hands]", "[options]", "nonsense"]
keys = st.sampled_from(["title", "rules", "play", *(field.name for field in fields(Situation)), *tables])


@st.composite
def any_values(draw: st.DrawFn) -> str:
    """Keys with random values, some of them valid."""
    lines = [line for line in HEAD.split("\n") if draw(st.integers(0, 9)) > 0]
    for key in draw(st.lists(keys, max_size=6)):
        lines.append(key if key.startswith("[") else f"{key} = {draw(values)}")
    return "\n".join(lines)


@thorough
@given(fiddled_lines())
def test_a_file_with_other_lines_gets_a_report(content: str) -> None:
    must_be_reported(content)


@thorough
@given(garbled())
def test_a_garbled_file_gets_a_report(content: str) -> None:
    must_be_reported(content.encode(errors="replace"))


@thorough
@given(any_values())
def test_a_file_with_any_values_gets_a_report(content: str) -> None:
    must_be_reported(content)


@thorough
@given(st.binary(max_size=300))
def test_a_file_of_anything_gets_a_report(content: bytes) -> None:
    must_be_reported(content)
