"""The pace of a table with a single person, and what the end of a window tells at other tables."""

import json
from statistics import mean

import pytest

from defuse.bots.defaults import default_move
from defuse.game.chance import Dice
from defuse.game.moves import PASS, PLAY, Move
from defuse.record.situation import Situation
from defuse.server.play.pace import USUAL
from defuse.server.play.thinking import Brains
from defuse.sight.view import View
from tests.extent import LONG
from tests.server.inn import Guest, Inn, answering, run
from tests.server.two_worlds import command

PILE = ["tacocat", "beard_cat", "tacocat", "beard_cat", "exploding_kitten", "tacocat", "exploding_kitten"]
NOW_BOX = "original+imploding+streaking+barking"  # a window before every draw, and a wait for secret choices
WINDOW = 5
AGAINST_BOTS = 3  # the window of a game that the first page opens against bots (web/src/landing/opening.ts)
GAMES = 60 if LONG else 10
MOST = 0.4  # the share of a game that may pass in windows


@pytest.fixture
def calm(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that let everything happen, and otherwise play the first card that they can."""

    def at_once(self: Brains, level: str, view: View, moves: list[Move], temper: str = "") -> Move:
        wanted = [move for verb in (PASS, PLAY) for move in moves if move.verb == verb]
        return wanted[0] if wanted else default_move(view, moves, Dice(7))

    monkeypatch.setattr(Brains, "at_once", at_once)


def situation(mine: list[str], bots: list[str], edition: str = "original") -> Situation:
    """Ben, a bot, is to play."""
    hands = {"Ann": mine, "Ben": ["shuffle", *bots], "Cem": bots}
    return Situation(edition, ["Ann", "Ben", "Cem"], turn="Ben", deck=PILE, hands=hands)


async def windows(inn: Inn, ann: Guest, seconds: float = 20) -> list[float]:
    """How long each window lasted that Ann saw open and shut."""
    sent = len(ann.bytes)
    await inn.wait(seconds)
    lengths, opened = [], None
    for when, frame in ann.bytes[sent:]:
        if b'"is":"table"' in frame:
            question = json.loads(frame)["view"]["question"]
            is_open = question is not None and question["word"] == "react"
            if is_open and opened is None:
                opened = when
            elif not is_open and opened is not None:
                lengths.append(round(when - opened, 3))
                opened = None
    return lengths


@pytest.mark.usefixtures("calm")
def test_alone_a_window_shuts_at_once_for_those_who_hold_nothing_and_stays_for_those_who_do() -> None:
    async def scene(inn: Inn) -> None:
        (ann,) = await inn.laid(situation(["skip", "defuse"], ["defuse"]), 1, window=WINDOW)
        assert (await windows(inn, ann, 4))[0] == USUAL.glimpse
        (ann,) = await inn.laid(situation(["nope", "defuse"], ["defuse"]), 1, window=WINDOW)
        assert (await windows(inn, ann))[0] == USUAL.showing + WINDOW

    run(scene)


@pytest.mark.usefixtures("calm")
@pytest.mark.parametrize("mine", [["skip", "defuse"], ["nope", "defuse"]], ids=["nothing", "a Nope"])
def test_alone_the_end_of_a_window_tells_nothing_about_the_hands_of_bots(mine: list[str]) -> None:
    async def scene(inn: Inn) -> None:
        lengths = set()
        for bots in (["tacocat", "defuse"], ["nope", "defuse"], ["nope", "nope"]):
            (ann,) = await inn.laid(situation(mine, bots), 1, window=WINDOW, turn=0)
            lengths.add((await windows(inn, ann))[0])
        assert len(lengths) == 1

    run(scene)


@pytest.mark.usefixtures("calm")
@pytest.mark.parametrize("other", ["plays", "watches"])
def test_where_somebody_else_could_notice_it_every_window_stays_open(other: str) -> None:
    async def scene(inn: Inn) -> None:
        lengths = set()
        for mine in (["skip", "defuse"], ["nope", "defuse"]):
            hands = {"Ann": mine, "Cem": ["skip", "defuse"], "Ben": ["shuffle", "defuse"]}
            start = Situation("original", list(hands), turn="Ben", deck=PILE, hands=hands)
            ann, *_ = await inn.laid(start, 2 if other == "plays" else 1, window=WINDOW)
            if other == "watches":
                await inn.enter(ann.room_name)
            lengths.add((await windows(inn, ann))[0])
        assert lengths == {USUAL.showing + WINDOW}

    run(scene)


@pytest.mark.usefixtures("calm")
def test_alone_nobody_waits_before_draws_or_for_secret_choices() -> None:
    async def scene(inn: Inn) -> None:
        (ann,) = await inn.laid(situation(["skip", "defuse"], ["defuse"], NOW_BOX), 1, window=WINDOW)
        room = ann.room
        await inn.wait(2 * (USUAL.bot_turn + USUAL.glimpse) + 0.1)
        assert ann.table["view"]["turn"] != 1 or ann.table["view"]["pile_size"] < len(PILE)
        assert room.state.match is not None
        assert room.state.match.hold == 0.0

    run(scene)


def test_those_who_pass_at_once_hide_what_they_hold() -> None:
    """Ben lets everything happen until his turn: his browser passes as soon as a window opens, whatever he holds."""

    async def seen(inn: Inn, held: list[str]) -> list[tuple[float, bytes]]:
        hands = {"Ann": ["skip", "defuse"], "Ben": held, "Cem": ["tacocat", "defuse"]}
        start = Situation("original", list(hands), turn="Ann", deck=PILE, hands=hands)
        ann, ben, cem = await inn.laid(start, 3, window=WINDOW)
        began, sent = inn.clock.now(), len(cem.bytes)
        await ann.move("skip")
        await ben.move("pass")
        await inn.wait(20)
        name = cem.room_name.encode()
        return [(round(when - began, 3), frame.replace(name, b"")) for when, frame in cem.bytes[sent:]]

    async def scene(inn: Inn) -> None:
        assert await seen(inn, ["nope", "defuse"]) == await seen(inn, ["favor", "defuse"])

    run(scene)


async def time_in_windows(inn: Inn) -> tuple[float, float]:
    """The seconds in windows, and all of them, of a game whose only person presses nothing while a window is open."""
    (ann,) = await inn.new_room(1, window=AGAINST_BOTS)
    await ann.ask("begin")
    began, spent, dice = inn.clock.now(), 0.0, Dice(7)
    while ann.over is None:
        question = ann.table["view"]["question"]
        is_window = question is not None and question["word"] == "react"
        if ann.table["moves"] and not is_window:
            assert ann.room.runner.dealer is not None
            feed = ann.room.runner.dealer.server_game.feed(ann.seat)
            move = default_move(feed.glance(), feed.moves, dice)
            assert (await ann.ask("move", **answering(ann.table), **command(feed, move)))["is"] == "done"
            continue
        before, following = inn.clock.now(), inn.clock.next
        assert following is not None
        await inn.wait(following - before)
        spent += inn.clock.now() - before if is_window else 0.0
    return spent, inn.clock.now() - began


def test_a_game_against_bots_passes_mostly_outside_of_windows() -> None:
    shares = []

    async def scene(inn: Inn) -> None:
        for _ in range(GAMES):
            spent, whole = await time_in_windows(inn)
            shares.append((spent, whole))

    run(scene)
    windows, games = mean(spent for spent, _ in shares), mean(whole for _, whole in shares)
    assert windows <= MOST * games
