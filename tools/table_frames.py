"""Plays games between bots and writes the frames for the browser in the first seat, one per line.

The page web/stories.html shows the table at each of them, without a server.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path

import msgspec

from defuse.bots import new_bot
from defuse.game.agenda import REACT, REACT_TO_DRAW
from defuse.game.chance import HIGHEST_SEED
from defuse.game.engine import Game
from defuse.game.events import Event
from defuse.game.library import edition
from defuse.game.setup import new_game
from defuse.server.wire.frame_encoding import listed_move, wire_event, wire_view
from defuse.server.wire.protocol import (
    VERSION,
    Chair,
    Frame,
    Luck,
    Member,
    Over,
    RoomFrame,
    RunningClock,
    Settings,
    TableFrame,
    Welcome,
)
from defuse.server.wire.table_structs import CARD_NAMES
from defuse.sight.observer import Observer
from defuse.sight.odds import risk_of_drawing

FOLDER = Path(__file__).resolve().parent.parent / "web" / "stories" / "frames"
PLAYERS = ("Ada", "Ben", "Cem", "Dorothea", "Eli", "Fee", "Gus", "Hal", "Ida", "Jo")
GAMES = {  # by story: the game, the number of players, the bot, and the seed
    "original": ("original", 4, "easy", 5),
    "two": ("two-player", 2, "careful", 1),
    "expansions": ("original+imploding+streaking+barking", 6, "easy", 3),
    "good-vs-evil": ("good-vs-evil", 4, "random", 2),
    "random": ("original+imploding+streaking+barking", 5, "random", 4),
    "recipe": ("recipe:nope-sauce", 5, "random", 1),
}
SEAT = 0
WINDOW, TURN = 5_000, 45_000


def frames(game: Game, name: str, bot: str) -> Iterator[Frame]:
    """All frames of the first seat, from the deal to the end."""
    seats = game.table.seats
    names = PLAYERS[:seats]
    observers = [Observer(game, seat, weighing=seat == SEAT) for seat in range(seats)]
    bots = [new_bot(bot, seat) for seat in range(seats)]
    yield Welcome(version=VERSION, room="stories", member=1, token="", cards=CARD_NAMES)
    yield room(name, names)
    heard = 0
    while True:
        news = observers[SEAT].news()
        heard += len(news)
        yield table(observers[SEAT], game, names, news, heard)
        if game.over:
            break
        seat = game.next_seat()
        observer = observers[seat]
        game.play(seat, bots[seat].choose(observer.view(), observer.moves()))
    luck = [Luck(seat, each, 9, 1, 1, 2, 6, 1, 0.8, seat + 1) for seat, each in enumerate(names)]
    yield Over(game=1, winner=game.winner, luck=luck, replay="stories")


def room(name: str, names: tuple[str, ...]) -> RoomFrame:
    members = [
        Member(member=seat + 1, name=each, avatar=seat, presence="here", seat=seat, promised=None, muted=False)
        for seat, each in enumerate(names[:2])
    ]
    chairs = [
        Chair(name=each, avatar=seat, member=seat + 1 if seat < 2 else None, temper="" if seat < 2 else "bold")
        for seat, each in enumerate(names)
    ]
    settings = Settings(game=name, seats=len(names))
    return RoomFrame(settings, "", "playing", False, 1, members, chairs, [], None, 1, "", None)


def table(observer: Observer, game: Game, names: tuple[str, ...], news: list[Event], heard: int) -> TableFrame:
    view = observer.view()
    moves = [] if game.over else observer.moves()
    risk = risk_of_drawing(view)
    return TableFrame(
        game=1,
        heard=heard,
        events=[wire_event(event, names, SEAT) for event in news],
        fresh=False,
        view=wire_view(view),
        risk=risk.chance,
        hits=risk.hits,
        asked=heard if moves else 0,
        moves=[listed_move(move, view) for move in moves],
        clock=clock(game),
    )


def clock(game: Game) -> RunningClock | None:
    if game.over:
        return None
    if game.question.what in (REACT, REACT_TO_DRAW):
        return RunningClock(kind="window", seat=-1, left=WINDOW, whole=WINDOW, bank=0)
    return RunningClock(kind="turn", seat=game.next_seat(), left=TURN, whole=TURN, bank=120_000)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    folder = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    for story, (name, players, bot, seed) in GAMES.items():
        game = new_game(edition(name), players, seed % HIGHEST_SEED)
        lines = [msgspec.json.encode(frame) for frame in frames(game, name, bot)]
        (folder / f"{story}.jsonl").write_bytes(b"\n".join(lines) + b"\n")
        print(f"{story}: {len(lines)} frames")


if __name__ == "__main__":
    main()
