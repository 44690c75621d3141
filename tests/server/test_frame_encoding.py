"""What browsers are sent, put into names, is what records and programs are told."""

import json
from random import Random
from typing import Any

import msgspec
import pytest

from defuse.game.agenda import REACT_TO_RESCUE
from defuse.game.kinds import NAMES
from defuse.game.moves import Move
from defuse.record.happenings import happening
from defuse.record.listing import fill, listed, view_in_names
from defuse.record.transcript import telling
from defuse.server.wire.frame_encoding import FrameEncoder
from defuse.server.wire.table_structs import CARD_NAMES, CHOICE_WORDS, ListedMove, WireView
from defuse.sight.observer import Observer
from defuse.sight.redaction import SPECTATOR
from defuse.sight.view import View
from tests.extent import LONG, seeds, share
from tests.random_games import RandomPlayers, all_editions, sampled_set_up
from tests.server.named_frames import in_names, table_in_names

# What only programs are told: hints for bots, and the options, which a room has in its settings.
FOR_PROGRAMS = {"eyes", "shunned", "put_back_by", "left_since", "defused", "robbed", "wronged_by", "options"}
QUESTION_FIELDS = {
    "turn": (),
    "react": ("act", "chain", "rescue"),
    "order": ("cards",),
    "insert": ("card", "burying", "watchers"),
} | dict.fromkeys(CHOICE_WORDS, ("card", "other"))
MOVES = 120 if LONG else 60


@pytest.mark.parametrize("edition", share(all_editions(), 18, "frames"))
def test_every_view_move_and_event_is_written_as_records_do(edition: str) -> None:
    for seed in seeds(2, f"frames: {edition}", long=6):
        check_a_game(edition, Random(seed))


def check_a_game(edition: str, random: Random) -> None:
    """Compare everything that is sent in the first moves of a game."""
    set_up = sampled_set_up(random, edition)
    game = set_up.deal(random.getrandbits(60))
    names = [f"Person {seat}" for seat in range(set_up.players)]
    encoder = FrameEncoder(names)
    observers = [Observer(game, seat) for seat in (*range(set_up.players), SPECTATOR)]
    players = RandomPlayers(random.getrandbits(30))
    for _ in range(MOVES):
        if game.over:
            break
        game.play(*players.choose(game))
        for observer in observers:
            you = None if observer.seat == SPECTATOR else observer.seat
            for event in observer.news():
                told = in_names(json.loads(encoder.event(event, you)))
                assert told == plain(happening(event) | {"told": telling(event, names, you)})
            view, moves = observer.view(), observer.moves()
            check_view(encoder.view(view), view)
            check_moves(encoder.moves(moves, view), encoder.view(view), moves, view)


def check_view(sent: bytes, view: View) -> None:
    msgspec.json.decode(sent, type=WireView)
    assert in_names(json.loads(sent)) == view_for_browsers(view)


def view_for_browsers(view: View) -> Any:
    """What programs are told, as far as browsers are told it, too."""
    told = {field: value for field, value in plain(view_in_names(view)).items() if field not in FOR_PROGRAMS}
    told["front"] = [
        {"bearer": one.bearer, "owner": one.owner, "kind": NAMES[one.kind], "role": NAMES[one.role]}
        for one in view.front
    ]
    if told["question"] is not None:
        fields = ("word", "seat", "waiting", "asks_me", *QUESTION_FIELDS[told["question"]["word"]])
        told["question"]["rescue"] = view.question is not None and view.question.what == REACT_TO_RESCUE
        told["question"] = {field: told["question"][field] for field in fields}
    return told


def check_moves(sent: bytes, sent_view: bytes, moves: list[Move], view: View) -> None:
    msgspec.json.decode(sent, type=list[ListedMove])
    table = table_in_names({"view": json.loads(sent_view), "moves": json.loads(sent)})
    assert len(table["moves"]) == len(moves)
    for number, (told, move) in enumerate(zip(table["moves"], moves, strict=True)):
        assert stars_in_front(told["text"]) == stars_in_front(str(listed(number, move, view)["text"]))
        assert told["number"] == number
        assert told.get("fill") == (plain(fill(move, view)) if move.open else None)


def stars_in_front(text: str) -> tuple[str, int]:
    """The notation without its stars, and how many there were: browsers are told how many cards are marked."""
    return text.replace("*", ""), text.count("*")


def plain(data: object) -> Any:
    return json.loads(json.dumps(data))


def test_every_number_of_a_card_has_a_name() -> None:
    assert CARD_NAMES[96] == "imploding_kitten!"
    assert CARD_NAMES[:2] != ("", "")
    assert len(CARD_NAMES) == 97
