"""`defuse join`: a terminal at a table of a server, plain and drawn, with the protocol of browsers."""

import asyncio
import gc
import io
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import msgspec
import pytest
from textual.pilot import Pilot

from defuse.asked import CannotDo
from defuse.cli import main
from defuse.client.background import BackgroundConnection
from defuse.client.connection import NoConnection, RoomConnection
from defuse.client.link import BadLink, RoomLink, read_link
from defuse.client.remote_room import RemoteRoom
from defuse.client.remote_view import blanks_of, move_of, place_of, view_of
from defuse.client.tickets import Tickets
from defuse.game.moves import Move
from defuse.server.wire import protocol as p
from defuse.server.wire.frame_encoding import listed_move, wire_view
from defuse.sight.observer import Observer
from defuse.sight.odds import risk_of_drawing
from defuse.terminal.app.dialogs import Choose, ChooseSeveral, DepthDialog
from defuse.terminal.app.join.join_screen import JoinApp, JoinScreen
from defuse.terminal.app.table.board import CardTile
from defuse.terminal.plain.console import Console
from defuse.terminal.plain.joining import PlainRoom
from defuse.terminal.plain.table_lines import hand_line, table_lines
from defuse.terminal.shared.menu import entries
from defuse.words import words_in
from tests.extent import seeds, share
from tests.random_games import RandomPlayers, all_editions, sampled_set_up
from tests.screens import screen_text
from tests.server.hurry import ALMOST_STILL, HurriedClock
from tests.server.running import Guest, Served, open_room, serving

WORDS = words_in("en")
PATIENCE = 150  # seconds; only a failure waits so long


# Links


@pytest.mark.parametrize(
    ("text", "server", "room", "socket"),
    [
        ("https://play.example.org/r/abc-DEF_1", "https://play.example.org", "abc-DEF_1", "wss://play.example.org/ws"),
        ("http://192.168.0.7:8000/r/x/", "http://192.168.0.7:8000", "x", "ws://192.168.0.7:8000/ws"),
        ("localhost:8000/r/x#chat", "http://localhost:8000", "x", "ws://localhost:8000/ws"),
        ("http://[::1]:8000/r/x", "http://[::1]:8000", "x", "ws://[::1]:8000/ws"),
    ],
)
def test_a_link_leads_to_a_room(text: str, server: str, room: str, socket: str) -> None:
    link = read_link(text)
    assert (link.server, link.room, link.socket) == (server, room, socket)


@pytest.mark.parametrize(
    "text",
    ["", "room", "https://example.org/", "ftp://example.org/r/x", "http://a:b@example.org/r/x", "http://x:y/r/x"],
)
def test_anything_else_is_refused_in_words(text: str, capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BadLink):
        read_link(text)
    assert main(["join", text]) == 2
    assert "is no link to a room" in capfd.readouterr().err


# Views and moves


@pytest.mark.parametrize("edition", share(all_editions(), 12, "joined views"))
def test_a_joined_table_shows_what_a_table_of_ones_own_shows(edition: str) -> None:
    """The same lines, the same menu, and every move can be answered."""
    (seed,) = seeds(1, f"joined views: {edition}")
    random = Random(seed)
    set_up = sampled_set_up(random, edition)
    game = set_up.deal(random.getrandbits(60))
    names = [f"P{seat}" for seat in range(set_up.players)]
    observers = [Observer(game, seat, weighing=True) for seat in range(set_up.players)]
    players = RandomPlayers(random.getrandbits(30))
    for _ in range(50):
        if game.over:
            break
        game.play(*players.choose(game))
        for observer in observers:
            observer.news()
            check_frame(observer, names)


def check_frame(observer: Observer, names: list[str]) -> None:
    view, moves = observer.view(), observer.moves()
    risk = risk_of_drawing(view)
    listed = [listed_move(move, view) for move in moves]
    frame = p.TableFrame(1, 0, [], False, wire_view(view), risk.chance, risk.hits, 1, listed, None)
    sent = msgspec.json.decode(msgspec.json.encode(frame), type=p.TableFrame)
    theirs, their_moves = view_of(sent), [move_of(each) for each in sent.moves]
    assert table_lines(theirs, names, WORDS) == table_lines(view, names, WORDS)
    assert hand_line(theirs, WORDS) == hand_line(view, WORDS)
    ours = [(entry.notation, entry.text) for entry in entries(view, moves, names, WORDS)]
    assert [(entry.notation, entry.text) for entry in entries(theirs, their_moves, names, WORDS)] == ours
    for place, move in enumerate(their_moves):
        if not move.open:
            found = place_of(move, their_moves)
            assert found is not None
            assert sent.moves[found] == sent.moves[place]


# Whole games


def at(served: Served, room: str) -> RoomLink:
    return read_link(f"{served.url}/r/{room}")


class Typist:
    """A person at a plain terminal who types numbers; the lines come only when the table waits for them."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.has_greeted = False

    def readline(self) -> str:
        if not self.has_greeted:  # a slow machine may ask only once
            self.has_greeted = True
            return "say hello\n"
        return (
            self.random.choice(["1", "1", "2", "3", "", "say hello", "1 2 3 4 5", "table", "let all", "let nothing"])
            + "\n"
        )


@asynccontextmanager
async def with_a_friend(
    visit: Callable[[RoomLink], Awaitable[None]], seats: int = 3, speed: float = 100.0
) -> AsyncIterator[Guest]:
    """A friend with a browser opens a room; somebody joins from a terminal, and they play a whole game.

    The clock runs once the game has begun: however slow the machine is, everybody has the time to reveal a seed.
    """
    clock = HurriedClock(ALMOST_STILL)
    async with serving(clock=clock, limited=False) as served:
        room = await open_room(served, seats=seats)
        friend = await Guest.enter(served, room)
        assert (await friend.ask("sit", name="Friend", avatar=1))["is"] == "done"
        visiting = asyncio.ensure_future(visit(at(served, room)))
        try:
            await play_together(friend, clock, speed)
            await asyncio.wait_for(visiting, PATIENCE)
            yield friend
        finally:
            visiting.cancel()
            await asyncio.wait([visiting])
            await friend.leave()


async def play_together(friend: Guest, clock: HurriedClock, speed: float) -> None:
    """The friend begins when both have sat down, and plays to the end."""
    await friend.until(lambda: len([each for each in friend.place["members"] if each["seat"] is not None]) == 2)
    await friend.until(lambda: len(friend.place["fair"]["pledges"]) == 1)
    assert (await friend.ask("begin"))["is"] == "done"
    await friend.until(lambda: bool(friend.table))
    assert [pledge["revealed"] for pledge in friend.place["fair"]["pledges"]] == [True]
    clock.hurry(speed)
    await asyncio.wait_for(friend.play(Random(1)), PATIENCE)


def test_a_plain_terminal_plays_a_whole_game_with_a_browser() -> None:
    out = io.StringIO()

    async def visit(link: RoomLink) -> None:
        line = BackgroundConnection(RoomConnection(link))
        typist = Typist(Random(3))
        plain = PlainRoom(typist, Console(typist, out), line, WORDS)
        visiting = asyncio.create_task(asyncio.to_thread(plain.visit, "Zoe", 5))
        try:
            while plain.room.over is None and not visiting.done():
                await asyncio.sleep(0.05)
        finally:
            await asyncio.to_thread(line.close)
        assert await visiting == 0

    async def evening() -> Guest:
        async with with_a_friend(visit) as friend:
            return friend

    friend = asyncio.run(evening())
    shown = out.getvalue()
    assert friend.over is not None
    assert "At the table: Friend" in shown
    assert "win" in shown.splitlines()[-1] or "wins the game!" in shown or "You win the game!" in shown
    assert "Zoe: hello" in shown
    assert any(frame["is"] == "said" and frame["name"] == "Zoe" for frame in friend.frames)


def keys_for(screen: object, random: Random) -> list[str]:
    """Useful keys at the drawn table."""
    if isinstance(screen, DepthDialog):
        return ["enter", "end", "down"]
    if isinstance(screen, ChooseSeveral):
        return ["1", "2", "3", "4", "5", "enter"]
    if isinstance(screen, Choose):
        return ["1", "2", "escape"]
    if isinstance(screen, JoinScreen):
        cards = [card.tile.key for card in screen.query(CardTile) if card.tile.legal and card.tile.key]
        return [deed.key for deed in screen._deeds] * 2 + cards
    return ["escape"]


def test_the_drawn_table_plays_a_whole_game_with_a_browser() -> None:
    seen: list[str] = []

    async def visit(link: RoomLink) -> None:
        random = Random(2)
        app = JoinApp(RoomConnection(link), "Zoe", 4, WORDS)
        async with app.run_test(size=(80, 24)) as pilot:
            await press_until_over(app, pilot, random)
            seen.append(screen_text(app))
            await pilot.press("escape", "q")
            async with asyncio.timeout(PATIENCE):
                while app.connection.is_connected:  # it says goodbye before it ends
                    await pilot.pause(0.02)

    async def press_until_over(app: JoinApp, pilot: Pilot[int], random: Random) -> None:
        while app.connection.room.over is None:
            keys = keys_for(app.screen, random)
            if keys:
                await pilot.press(random.choice(keys))
            else:
                await pilot.pause(0.02)

    async def evening() -> None:
        async with with_a_friend(visit, speed=30.0) as friend:
            assert friend.over is not None
            await friend.until(lambda: all(each["name"] != "Zoe" for each in friend.place["chairs"]))

    asyncio.run(evening())
    assert "Friend" in seen[0]
    assert "Draw pile" in seen[0]


async def in_a_drawn_room(act: Callable[[JoinApp, Pilot[int], Guest], Awaitable[None]]) -> None:
    """A friend opens a room and sits down; Zoe joins it at the drawn table."""
    async with serving(limited=False) as served:
        room = await open_room(served, seats=3, window=0, turn=0)
        friend = await Guest.enter(served, room)
        assert (await friend.ask("sit", name="Friend", avatar=1))["is"] == "done"
        app = JoinApp(RoomConnection(at(served, room)), "Zoe", 4, WORDS)
        async with app.run_test(size=(80, 24)) as pilot:
            await shows(app, pilot, "Zoe")
            await act(app, pilot, friend)
            app.exit()
        await friend.leave()


async def shows(app: JoinApp, pilot: Pilot[int], text: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while text not in screen_text(app):
            await pilot.pause(0.02)


def test_before_the_game_the_drawn_table_shows_who_is_there_and_what_is_said() -> None:
    async def act(app: JoinApp, pilot: Pilot[int], friend: Guest) -> None:
        await shows(app, pilot, "At the table: Friend, Zoe")
        await friend.ask("say", text="good evening")
        await shows(app, pilot, "Friend: good evening")
        assert "Friend begins the game." in screen_text(app)
        assert screen_text(app).splitlines()[-1].startswith(" ? keys"), "the keys are in the last line"

    asyncio.run(in_a_drawn_room(act))


def test_a_paused_game_says_so_and_its_host_goes_on_from_the_terminal() -> None:
    async def act(app: JoinApp, pilot: Pilot[int], friend: Guest) -> None:
        await friend.until(lambda: len(friend.place["fair"]["pledges"]) == 1)
        assert (await friend.ask("begin"))["is"] == "done"
        await shows(app, pilot, "Draw pile")
        assert (await friend.ask("pause", on=True))["is"] == "done"
        await shows(app, pilot, "The game is paused.")
        assert "Go on with the game" not in screen_text(app)
        assert (await friend.ask("leave"))["is"] == "done"
        await shows(app, pilot, "Go on with the game")
        await pilot.press("b")
        async with asyncio.timeout(PATIENCE):
            while app.connection.room.is_paused or "The game is paused." in screen_text(app):
                await pilot.pause(0.02)

    asyncio.run(in_a_drawn_room(act))


def test_what_happened_before_one_came_is_no_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first frame of a late guest tells the whole game; only later ones show moments."""
    screen = JoinScreen(RoomConnection(read_link(NOWHERE)), "Zoe", 4, WORDS)
    shown: list[str] = []

    async def nothing() -> None: ...

    monkeypatch.setattr(screen, "show_moment", lambda what, text: shown.append(text))
    monkeypatch.setattr(screen, "_show", nothing)
    observer = Observer(sampled_set_up(Random(1), "original").deal(1), 0)
    view = wire_view(observer.view())
    told = ["event-exploded", {"who": "Ann"}]
    for heard in (1, 2):
        frame = p.TableFrame(1, heard, [{"event": "went_out", "told": told}], False, view, 0.0, 0, 1, [], None)
        screen.connection.room.take(frame)
        asyncio.run(screen._take(frame))
        assert len(shown) == heard - 1


# Connections


class Restless:
    """Makes random moves, and loses the connection again and again."""

    def __init__(self, connection: RoomConnection, random: Random) -> None:
        self.connection = connection
        self.random = random
        self.lost = 0

    async def play(self) -> RemoteRoom:
        connection, answered = self.connection, (0, 0)
        async for frame in connection.frames():
            room = connection.room
            if frame is None:
                self.lost += 1
            elif isinstance(frame, p.RoomFrame) and room.seat is None:
                await connection.send({"do": "sit", "name": "Zoe", "avatar": 3})
            if room.over is not None:
                await connection.close()
            elif room.is_asked and room.table is not None and (room.table.heard, room.table.asked) != answered:
                answered = (room.table.heard, room.table.asked)
                await self._move(room)
        return connection.room

    async def _move(self, room: RemoteRoom) -> None:
        assert room.view is not None
        assert room.table is not None
        listed = room.table.moves
        place = self.random.randrange(len(listed))
        command = room.move(chosen(listed[place].fill, room.moves[place], self.random))
        assert command is not None
        await self.connection.send(command)
        if self.random.random() < 0.15:
            assert self.connection._socket is not None
            self.connection._socket.transport.abort()


def chosen(blank: object, move: Move, random: Random) -> Move:
    """A move with its blank filled in at random."""
    if blank is None:
        return move
    values = json.loads(msgspec.json.encode(blank))
    filled = Move(move.verb, move.card, move.target, move.cards, move.named, move.number, move.marked)
    if "depth" in values:
        filled = Move(move.verb, number=random.randint(*values["depth"]))
    elif "order" in values:
        filled = Move(move.verb, cards=random.sample(values["order"], len(values["order"])))
    elif "cards" in values:
        cards = random.sample(sorted(set(values["cards"])), 5)
        filled = Move(move.verb, cards=cards, named=random.choice(values.get("kind") or cards))
    elif "kind" in values:
        filled = Move(move.verb, move.card, move.target, move.cards, random.choice(values["kind"]), 0, move.marked)
    assert set(blanks_of(filled)) == set(values)
    return filled


def test_a_broken_connection_comes_back_to_its_seat_and_loses_nothing() -> None:
    async def evening() -> int:
        restless: list[Restless] = []

        async def visit(link: RoomLink) -> None:
            restless.append(Restless(RoomConnection(link, pauses=(0.01,)), Random(5)))
            room = await restless[0].play()
            assert room.told
            assert sum(each.name.startswith("Zoe") for each in room.room.chairs if room.room) == 1  # type: ignore[union-attr]

        async with with_a_friend(visit, seats=2):
            return restless[0].lost

    assert asyncio.run(evening()) > 0


def test_a_room_that_is_not_there_and_another_version_are_refused_in_words(tmp_path: Path) -> None:
    async def refused(version: int, room: str) -> str:
        async with serving(limited=False) as served:
            name = room or await open_room(served)
            line = BackgroundConnection(RoomConnection(at(served, name), version=version))
            plain = PlainRoom(io.StringIO(), Console(io.StringIO(), io.StringIO()), line, WORDS)
            with pytest.raises(CannotDo) as error:
                await asyncio.to_thread(plain.visit, "Zoe", 1)
            return error.value.reasons[0]

    assert asyncio.run(refused(p.VERSION, "nowhere-at-all-1234")) == WORDS("online-no-room")
    assert asyncio.run(refused(1, "")) == WORDS("join-outdated")


def test_without_a_link_the_latest_table_is_meant(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["join", "--plain"]) == 2
    assert "You have sat at no table of a server yet" in capfd.readouterr().err
    tickets = Tickets()
    for link in ("localhost:9/r/first", "localhost:9/r/second", "localhost:9/r/first"):
        tickets.keep(read_link(link), "token")
    assert tickets.latest() == "http://localhost:9/r/first"
    tickets.keep(read_link(NOWHERE), "token")
    assert main(["join", "--plain"]) == 2
    assert "The server does not answer." in capfd.readouterr().err


NOWHERE = "http://127.0.0.1:9/r/x"


def test_a_server_that_does_not_answer_is_said(tmp_path: Path) -> None:
    tickets = Tickets(tmp_path / "seats.json")
    tickets.keep(read_link(NOWHERE), "a-token")

    async def knock(tickets: Tickets | None) -> None:
        async for _ in RoomConnection(read_link(NOWHERE), tickets, pauses=(0.0,)).frames():
            pass

    for known in (None, tickets):  # also where one has been before
        with pytest.raises(NoConnection):
            asyncio.run(knock(known))


def test_a_script_is_told_that_nobody_answers(tmp_path: Path) -> None:
    """Standard input may have ended; that is no reason to say goodbye."""
    line = BackgroundConnection(RoomConnection(read_link(NOWHERE), pauses=(0.0,)))
    plain = PlainRoom(io.StringIO(), Console(io.StringIO(), io.StringIO()), line, WORDS)
    with pytest.raises(CannotDo) as error:
        plain.visit("Zoe", 1)
    line.close()
    assert error.value.reasons[0] == WORDS("join-no-server")


@pytest.mark.filterwarnings("error::RuntimeWarning")
def test_a_connection_can_be_closed_at_any_moment() -> None:
    """Before it has begun, while it ends by itself, and afterwards; nothing is left running."""
    for moment in range(20):
        line = BackgroundConnection(RoomConnection(read_link(NOWHERE), pauses=(0.0,)))
        for _ in range(moment % 4):
            line.news(None)
        line.send({"do": "leave"})
        line.close()
        line.send({"do": "leave"})
        assert not line._thread.is_alive()
    gc.collect()  # a coroutine that nobody awaited would be noticed here


def test_joining_again_leads_back_to_the_same_seat(tmp_path: Path) -> None:
    tickets = Tickets(tmp_path / "seats.json")

    async def member(served: Served, room: str) -> int:
        connection = RoomConnection(at(served, room), tickets)
        async for frame in connection.frames():
            if isinstance(frame, p.RoomFrame):
                await connection.close()
        return connection.room.member

    async def twice() -> tuple[int, int]:
        async with serving(limited=False) as served:
            room = await open_room(served)
            return await member(served, room), await member(served, room)

    first, again = asyncio.run(twice())
    assert first == again
    assert (tmp_path / "seats.json").stat().st_mode & 0o077 == 0
    (tmp_path / "seats.json").write_text("nonsense")
    assert tickets.token(read_link("http://x/r/y")) == ""
