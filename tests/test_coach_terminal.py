"""The coach at the tables of the terminal: after a game, with the error rate of the last games in a file."""

import io
import json
from pathlib import Path
from random import Random

import pytest
from textual.pilot import Pilot

from defuse.bots import new_bot
from defuse.coach.review import review
from defuse.folders import state_folder
from defuse.game.library import edition
from defuse.terminal.app.dialogs import Choose, Reader
from defuse.terminal.app.table.playing import PlayApp
from defuse.terminal.plain.evening import play
from defuse.terminal.shared.coaching import MOST, coached_games, keep_coached, own_review
from defuse.terminal.shared.invitation import Invitation
from defuse.terminal.shared.local_game import LocalGame
from defuse.terminal.shared.saved_games import SavedGames
from tests.screens import HIGH, drive, screen_text, until
from tests.test_coach import a_judge, recorded
from tests.typists import Fumbler


class Leaver(Fumbler):
    """Plays anything, and wants no second game."""

    def __init__(self, random: Random, out: io.StringIO) -> None:
        super().__init__(random)
        self.out = out

    def line(self) -> str:
        return "n" if "Another game?" in self.out.getvalue()[-80:] else super().line()


def test_after_a_plain_game_the_line_adds_up_and_the_game_is_kept() -> None:
    out = io.StringIO()
    assert play(Invitation(edition("original"), 2, bot="easy", seed=7), Leaver(Random(1), out), out) == 0
    said = out.getvalue()
    assert "You began at 50%." in said
    assert "Error rate:" in said
    assert "▁" not in said, "a screen reader would spell the curve"
    (game,) = coached_games()
    assert game.stake > 0.0
    assert (state_folder() / "coach.json").exists()


def test_the_coach_says_nothing_about_other_games(tmp_path: Path) -> None:
    out = io.StringIO()
    assert play(Invitation(edition("compact"), 4, bot="random", seed=7), Leaver(Random(1), out), out) == 0
    assert "You began at" not in out.getvalue()
    assert coached_games() == []


def test_several_people_at_one_keyboard_get_no_review() -> None:
    local_game = LocalGame.begin(Invitation(edition("original"), 2, people=("Ann", "Ben"), seed=1))
    assert own_review(local_game) is None


def test_only_the_last_games_count_and_each_once(tmp_path: Path) -> None:
    record = recorded("original", 2, 3)
    found = review(record, 0, a_judge("original", 2))
    assert len(keep_coached(record, found, tmp_path)) == 1
    assert len(keep_coached(record, found, tmp_path)) == 1
    old = [{"game": str(number), "lost": 0.1, "stake": 1.0} for number in range(30)]
    (tmp_path / "coach.json").write_text(json.dumps(old))
    assert len(keep_coached(record, found, tmp_path)) == MOST


@pytest.mark.parametrize("text", ["", "{}", "[1]", '[{"game": "x"}]', "\x00"])
def test_a_broken_file_is_forgotten(tmp_path: Path, text: str) -> None:
    (tmp_path / "coach.json").write_text(text)
    assert coached_games(tmp_path) == []


def finished(seed: int) -> LocalGame:
    """A game at this keyboard whose person plays at random."""
    local_game = LocalGame.begin(Invitation(edition("original"), 2, bot="careful", seed=seed))
    person = new_bot("random", seed)
    while not local_game.over:
        seat = local_game.next_seat()
        observer = local_game.observer(seat)
        move = person.choose(observer.view(), observer.moves()) if seat == 0 else local_game.choose_for(seat)
        assert local_game.submit(seat, move) is None
    return local_game


def test_at_the_drawn_table_dear_decisions_are_chosen_again_before_one_is_told(tmp_path: Path) -> None:
    found = next(each for each in map(finished, range(20)) if (said := own_review(each)) and said.dearest)
    invitation = Invitation(edition("original"), 2, bot="careful", seed=0)
    app = PlayApp(invitation, chosen=True, resumed=found, saved_games=SavedGames(tmp_path))
    seen: list[str] = []

    async def act(pilot: Pilot[int]) -> None:
        await until(pilot, lambda: isinstance(app.screen, Choose))
        await pilot.press("5")
        await until(pilot, lambda: isinstance(app.screen, Reader))
        seen.append(screen_text(app))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, Choose) and "Decision 1" in screen_text(app))
        seen.append(screen_text(app))
        await pilot.press("1")
        await until(pilot, lambda: isinstance(app.screen, Reader))
        seen.append(screen_text(app))

    drive(app, act, HIGH)
    read, asked, told = seen
    assert "You began at 50%" in read
    assert "▁" in read
    assert "What would you do?" in asked
    assert "In the game you chose" in told
