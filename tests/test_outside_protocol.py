"""The protocol for outside bots: its messages, the possible answers, and that docs/protocol.md is right."""

import json
import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest

from defuse.bots.outside.answers import answers_to, read_answer, read_move
from defuse.bots.outside.faults import FAULTS, Fault
from defuse.bots.outside.limits import Limits
from defuse.bots.outside.protocol import (
    PROTOCOL,
    VERSION,
    Message,
    game_begins,
    game_over,
    goodbye,
    hello,
    line,
    question,
)
from defuse.game import actions
from defuse.game import moves as m
from defuse.game.chance import Dice
from defuse.game.event_list import EVENT_LIST
from defuse.game.events import Event
from defuse.game.kinds import NAMES
from defuse.game.moves import Move
from defuse.game.questions import question_words
from defuse.game.writing import write_move
from defuse.record.happenings import EVENT_FIELDS, FORMS, happening
from defuse.record.listing import fill, player_names, view_in_names
from defuse.record.situation import Situation, set_up
from defuse.sight.blanks import complete
from defuse.sight.observer import Observer
from defuse.sight.redaction import redact
from tests.extent import seeds, share
from tests.non_interference import Interference, Letter, compare, compare_all
from tests.random_games import SetUp, all_editions, players_of, stories

PAGE = (Path(__file__).parent.parent / "docs" / "protocol.md").read_text(encoding="utf-8")


def questions(edition: str, purpose: str) -> Iterator[tuple[Observer, list[Move]]]:
    """All questions to seats in a random game of an edition."""
    for story, players, _ in stories(edition, purpose, 1):
        observers = [Observer(story.game, seat) for seat in range(story.set_up.players)]
        with story.told_if_it_fails():
            for game in story.play(players):
                for seat in game.waiting:
                    yield observers[seat], observers[seat].moves()


# Moves


def check_answers(edition: str, about: str) -> None:
    """Every move of a random game can be answered by its number and by its text."""
    dice = Dice(7)
    for observer, moves in questions(edition, about):
        view = observer.view()
        players = player_names(view.seats)
        texts = [write_move(move, players) for move in moves]
        assert len(set(texts)) == len(texts)
        for number, move in enumerate(moves):
            meant = complete(view, move, dice)
            assert read_move({"move": write_move(meant, players)}, view, moves) == meant
            assert read_move({"move": number, **filled(meant)}, view, moves) == meant


@pytest.mark.alternating
@pytest.mark.parametrize("edition", all_editions())
def test_every_move_can_be_answered_by_its_number_and_by_its_text(edition: str) -> None:
    check_answers(edition, "answers")


def filled(move: Move) -> Message:
    """The fields besides its number that a move with a blank needs."""
    cards = [name_of(card) for card in move.cards]
    if move.verb == m.INSERT:
        return {"depth": move.number}
    if move.verb == m.ORDER:
        return {"order": cards}
    return {"kind": NAMES[move.named], "cards": cards} if move.verb in (m.TRIPLE, m.FIVE) else {}


def name_of(card: int) -> str:
    return NAMES[card] if card < len(NAMES) else "imploding_kitten!"


@pytest.mark.alternating
@pytest.mark.parametrize("edition", all_editions())
def test_whatever_is_listed_for_a_blank_makes_a_legal_move(edition: str) -> None:
    for observer, moves in questions(edition, "blanks"):
        view = observer.view()
        for number, move in enumerate(moves):
            for given in ways(fill(move, view)) if move.open else [{}]:
                meant = read_move({"move": number, **given}, view, moves)
                assert isinstance(meant, Move)
                assert observer.game.clone().submit(view.seat, meant) is None


def ways(blank: Message) -> list[Message]:
    """Some ways to fill in a blank, using only what is listed."""
    told = json.loads(json.dumps(blank))
    if "depth" in told:
        lowest, highest = told["depth"]
        return [{"depth": depth} for depth in {lowest, (lowest + highest) // 2, highest}]
    if "order" in told:
        cards = told["order"]
        return [{"order": cards}, {"order": cards[::-1]}, {"order": sorted(cards)}]
    if "cards" not in told:
        return [{"kind": kind} for kind in told["kind"]]
    found: list[Message] = []
    for chosen in (told["cards"][:5], told["cards"][-5:]):
        own = [card for card in chosen if card != "godcat"]
        found += [{"cards": chosen, "kind": kind} for kind in [*told["kind"], *own]]
    return found


def asked(hand: list[str], **more: object) -> tuple[Observer, list[Move]]:
    """The turn of a player with this hand among three."""
    filled: dict[str, object] = {
        "hands": {"Ann": hand, "Ben": ["skip"], "Cem": ["skip"]},
        "deck": ["favor"] * 9,
        **more,
    }
    game = set_up(Situation("original", ["Ann", "Ben", "Cem"], **filled))  # type: ignore[arg-type]
    observer = Observer(game, 0)
    return observer, observer.moves()


def test_cards_of_a_combination_may_come_in_any_order() -> None:
    observer, moves = asked(["tacocat", "tacocat", "feral_cat", "skip"])
    view = observer.view()
    one = read_move({"move": "triple feral_cat tacocat tacocat @P2 for defuse"}, view, moves)
    assert one == read_move({"move": "  triple tacocat  tacocat feral_cat @P2 for defuse"}, view, moves)
    assert isinstance(one, Move)
    assert isinstance(read_move({"move": "pair feral_cat tacocat @P1"}, view, moves), Move)


@pytest.mark.parametrize(
    "answer",
    [
        {"move": 99},
        {"move": -1},
        {"move": "nope"},
        {"move": "skip @P1"},
        {"move": "pair tacocat tacocat @P0"},
        {"move": "pair tacocat tacocat"},
        {"move": "triple tacocat tacocat tacocat @P1 for _"},
        {"move": "triple tacocat tacocat tacocat @P1 for dog"},
        {"move": "triple tacocat tacocat tacocat @P1 for imploding_kitten!"},
        {"move": "insert 3"},
        {"move": "order favor"},
        {"move": "five tacocat skip attack favor nope for defuse"},
        {"move": ""},
    ],
)
def test_what_is_not_listed_is_illegal(answer: Message) -> None:
    observer, moves = asked(["tacocat", "tacocat", "tacocat", "skip"])
    fault = read_move(answer, observer.view(), moves)
    assert isinstance(fault, Fault)
    assert fault.kind == "illegal"


@pytest.mark.parametrize("given", [{}, {"depth": 10}, {"depth": -1}, {"depth": 2.0}, {"depth": "2"}, {"depth": True}])
def test_a_depth_is_a_number_within_the_pile(given: Message) -> None:
    observer, _ = asked(["defuse"], deck=["exploding_kitten", *["favor"] * 9])
    observer.game.play(0, m.DRAW_A_CARD)
    moves = observer.moves()
    assert isinstance(read_move({"move": 0, **given}, observer.view(), moves), Fault)
    assert read_move({"move": 0, "depth": 9}, observer.view(), moves) == m.insert(9)
    assert read_move({"move": "insert bottom"}, observer.view(), moves) == m.insert(9)
    assert read_move({"move": "insert top"}, observer.view(), moves) == m.insert(0)


# Lines


@pytest.mark.parametrize(
    ("said", "ask", "expected"),
    [({"ask": 4}, 4, True), ({"ask": 3}, 4, False), ({"ask": 0}, 4, False), ({"ask": 4, "type": "move"}, 4, True)],
)
def test_answers_are_known_by_the_number_of_their_question(said: Message, ask: int, expected: bool) -> None:
    assert answers_to(said, ask) is expected


@pytest.mark.parametrize("number", [5, 10**30, -1, True, 4.0, "4", None, [4]])
def test_an_answer_without_its_number_is_nonsense(number: object) -> None:
    fault = answers_to({"ask": number}, 4)
    assert isinstance(fault, Fault)
    assert fault.kind == "nonsense"


@pytest.mark.parametrize(
    "written",
    [
        b"",
        b"{",
        b"\xff",
        b"[]",
        b"null",
        b"3",
        b"[" * 60_000,
        b'{"ask":' + b"9" * 5_000 + b"}",
        b'{"a": "\xc3("}',
        b"\x00",
    ],
)
def test_a_line_that_is_no_object_is_nonsense(written: bytes) -> None:
    fault = read_answer(written)
    assert isinstance(fault, Fault)
    assert fault.kind == "nonsense"
    assert len(fault.what) < 200
    assert fault.what.isprintable()


def check_lines(edition: str, about: str) -> None:
    """Whatever a bot is sent is one line, with no card as a number."""
    for observer, moves in questions(edition, about):
        heard = [happening(event) for event in observer.news()]
        written = line(question(3, observer.view(), moves, heard))
        assert written.count(b"\n") == 1
        assert written.endswith(b"\n")
        told = json.loads(written)
        for named in cards_in(told):
            assert named in ("_", "imploding_kitten!") or named in NAMES
        assert [move["number"] for move in told["moves"]] == list(range(len(moves)))


@pytest.mark.alternating
@pytest.mark.parametrize("edition", all_editions())
def test_lines_are_lines_of_names(edition: str) -> None:
    check_lines(edition, "lines")


def cards_in(told: object, called: str = "") -> Iterator[object]:
    """All values in the places of cards."""
    if isinstance(told, dict):
        for key, value in told.items():
            if key != "fill":
                yield from cards_in(value, key)
    elif isinstance(told, list):
        for value in told:
            yield from cards_in(value, called)
    elif called in ("card", "cards", "kind", "kitten", "named", "hand", "hands", "pile", "discard", "marked"):
        yield told


# Happenings


def test_every_event_has_a_name_of_its_own() -> None:
    assert len(EVENT_FIELDS) == len(EVENT_LIST)
    for kind in EVENT_LIST:
        told = happening(Event(kind.number, 1))
        assert told["event"] == kind.name
        assert tuple(told) == ("event", *EVENT_FIELDS[kind.name])
    assert FORMS == ("single", "pair", "triple", "five", "both_barking")
    numbers = (actions.SINGLE, actions.PAIR_OF, actions.TRIPLE_OF, actions.FIVE_OF, actions.BOTH_BARKING)
    assert numbers == tuple(range(5))


@pytest.mark.alternating
@pytest.mark.parametrize("edition", all_editions())
def test_nothing_that_a_seat_hears_is_left_out(edition: str) -> None:
    """Events that differ for a seat are told differently."""
    ((story, players, _),) = stories(edition, "happenings", 1)
    for _ in story.play(players):
        pass
    told: dict[str, object] = {}
    for event in story.game.events:
        for seat in range(story.set_up.players):
            heard = redact(event, seat)
            if heard is not None:
                text = json.dumps(happening(heard), sort_keys=True)
                known = heard.as_list() if heard.act is None else [heard.what, heard.seat, heard.act.as_list()]
                assert told.setdefault(text, known) == known


# Secrecy


def letter(observer: Observer, news: list[Event]) -> Letter:
    """All messages to a process."""
    view = observer.view()
    lines = [
        line(game_begins(1, "edition", view)),
        line(question(1, view, observer.moves(), [])),
        line(game_over(1, view, [])),
    ]
    return {"events": [happening(event) for event in news], "lines": [sent.decode() for sent in lines]}


@pytest.mark.parametrize("edition", all_editions())
def test_a_bot_is_sent_the_same_bytes_whatever_its_seat_cannot_know(edition: str) -> None:
    tables = [SetUp(edition, players) for players in players_of(edition)]
    compare_all(share(tables, 1, f"bytes {edition}"), f"bytes {edition}", letter, long=6 // len(tables) + 1)


def test_the_comparison_notices_a_leak() -> None:
    """Telling the events without redaction is noticed."""

    def leaking(observer: Observer, news: list[Event]) -> Letter:
        raw = [happening(event) for event in observer.game.events]
        return letter(observer, news) | {"raw": raw}

    def look_long() -> None:
        for seed in seeds(3000, "a leaking line"):
            compare(SetUp("original", 4), seed, leaking)

    with pytest.raises(Interference):
        look_long()


# docs/protocol.md


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def exchange() -> list[Message]:
    """The example of the page, as the program sends it; the bot's answers are taken from the page."""
    game = set_up(
        Situation(
            "original",
            ["P0", "P1"],
            deck=["exploding_kitten", "shuffle", "favor"],
            hands={"P0": ["defuse", "skip", "tacocat", "tacocat"], "P1": ["nope"]},
        )
    )
    observer = Observer(game, 0)
    said = [hello(Limits()), game_begins(1, "original", observer.view())]
    answers = iter(
        [json.loads(text) for text in blocks("json") if "ask" in json.loads(text) and "type" not in json.loads(text)]
    )
    for ask in range(1, 4):
        heard = [happening(event) for event in observer.news()]
        said.append(question(ask, observer.view(), observer.moves(), heard))
        move = read_move(next(answers), observer.view(), observer.moves())
        assert isinstance(move, Move), move
        assert game.submit(0, move) is None
        if game.waiting == [1] and m.PASS_ON_IT in game.legal_moves(1):
            assert game.submit(1, m.PASS_ON_IT) is None
    assert game.submit(1, m.DRAW_A_CARD) is None
    heard = [happening(event) for event in observer.news()]
    return [*said, game_over(1, observer.view(), heard), goodbye()]


def test_the_example_of_the_page_is_what_is_said() -> None:
    shown = [json.loads(text) for text in blocks("json")]
    assert [message for message in shown if "type" in message] == exchange()
    assert next(message for message in shown if "type" not in message).keys() == {"name", "version"}


def rows(heading: str) -> dict[str, str]:
    """The table under a heading: the code in its first column, with the rest of the row."""
    part = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    found = {}
    for row in re.findall(r"^\| (`.*?) \| (.*) \|$", part, re.MULTILINE):
        for name in re.findall(r"`([^`]+)`", row[0]):
            found[name] = row[1]
    return found


def test_the_page_tells_every_event_with_its_fields() -> None:
    told = rows("Events")
    assert set(told) == set(EVENT_FIELDS)
    for event, known in EVENT_FIELDS.items():
        cells = told[event].split(" | ")
        assert re.findall(r"`([^`]+)`", cells[0]) == list(known[1:]), event


def test_the_page_tells_every_field() -> None:
    observer, moves = asked(["skip"])
    observer.game.play(0, m.play(NAMES.index("skip")))
    view = Observer(observer.game, 1).view()
    told = view_in_names(view)
    asked_of = told["question"]
    assert isinstance(asked_of, dict)
    assert set(rows("The view")) == set(told)
    assert set(rows("The question")) == set(asked_of) | set(asked_of["act"])
    assert all(f"`{form}`" in PAGE for form in FORMS)
    assert set(question_words()) == set(rows("What is asked"))
    assert set(rows("Messages")) == {"hello", "game", "move", "over", "goodbye"}
    assert set(rows("Faults")) == set(FAULTS)
    assert moves


def test_the_page_tells_the_limits_and_the_version() -> None:
    told = rows("Limits")
    assert set(told) == {field.name for field in fields(Limits)}
    for name, text in told.items():
        written = text.split(" | ")[0].replace(",", "")
        assert float(written) == getattr(Limits(), name), name
    assert f"`{PROTOCOL}`" in PAGE
    assert f"version {VERSION}" in PAGE
