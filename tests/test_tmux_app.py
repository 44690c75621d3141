"""The drawn table in a real terminal, with the installed command: a whole game in each mode."""

import re
from pathlib import Path

import pytest

from defuse.terminal.shared.saved_games import SavedGames
from tests.extent import in_turn, share
from tests.tmux import Window, window

OVER = r"wins? the game!"
IN_TURN = ("played", "watched", "learned")


def key_for(screen: str) -> str:
    """The key that ends the game soonest; empty while the others play."""
    if "press Enter when nobody else is looking" in screen or "Enter: nobody does" in screen:
        return "Enter"
    if "Arrows, Home, End" in screen or "Backspace" in screen:
        return "Enter"
    if "Number or Enter" in screen:
        return "1"
    for shown, key in {
        "Let it happen": "Enter",
        "Hide my cards": "Enter",
        " D  Draw": "d",
        "Turn one over": "b",
    }.items():
        if shown in screen:
            return key
    return "1" if "Which one do you give" in screen or "Which card do you put" in screen else ""


def play_to_the_end(seen: Window) -> str:
    """The screen when the game is over."""
    seen.press("+", "+", "+")
    screen = seen.screen()
    for _ in range(1500):
        if re.search(OVER, screen):
            return screen
        key = key_for(screen)
        if key:
            seen.press(key)
        before = screen
        try:
            screen = seen.wait(lambda text, before=before: text != before, "change", seconds=2)  # type: ignore[misc]
        except AssertionError:
            screen = seen.screen()
    raise AssertionError(f"the game does not end:\n{screen}")


def test_keys_typed_too_early_or_too_late_do_not_reach_the_shell(tmp_path: Path) -> None:
    with window(tmp_path) as seen:
        seen.start("play")
        seen.type("echo early")
        seen.wait_for("Enter starts it")
        seen.press("q", "e", "c", "h", "o", "Enter")
        screen = seen.wait_for(r"LEFT\(")
    assert "LEFT()" in screen
    assert "EXIT 0" in screen


@pytest.mark.parametrize(("columns", "rows"), [(79, 24), (80, 23), (60, 20), (40, 10)])
def test_a_window_that_is_too_small_gets_the_plain_table(tmp_path: Path, columns: int, rows: int) -> None:
    with window(tmp_path, columns, rows) as seen:
        seen.start("play", "--players", "2", "--option", "first_player=0")
        seen.wait_for(r"> *$")
        seen.type("quit")
        seen.wait_for("EXIT 0")
        everything = seen.everything()
    told = " ".join(everything.split())
    assert "Type help if you are lost." in told
    assert "Draw a card; that ends your turn." in told, "no word is broken"


@in_turn("played", IN_TURN)
@pytest.mark.parametrize("reactions", share(["alone", "ask", "call"], 1, "drawn in tmux"))
def test_a_whole_game(tmp_path: Path, reactions: str) -> None:
    """Alone from the start screen, or shared by two people."""
    if reactions == "alone":
        a_whole_game_alone(tmp_path)
    else:
        a_whole_game_of_two(tmp_path, reactions)


def a_whole_game_alone(tmp_path: Path) -> None:
    with window(tmp_path) as seen:
        seen.start("play")
        seen.wait_for("Enter starts it")
        seen.press("2", "Enter")  # two players
        seen.wait_for("Draw pile")
        play_to_the_end(seen)
        seen.wait_for("Leave")
        seen.press("6")
        assert "Thank you for playing. Goodbye!" in seen.wait_for("EXIT 0")
    assert SavedGames(tmp_path / "tables").unfinished() == []


def a_whole_game_of_two(tmp_path: Path, reactions: str) -> None:
    with window(tmp_path) as seen:
        seen.start("play", "--name", "Zoe", "--name", "Max", "--players", "2", "--reactions", reactions)
        seen.wait_for("nobody else is looking")
        screen = play_to_the_end(seen)
        assert re.search("(Zoe|Max) wins the game!", screen)


@in_turn("watched", IN_TURN)
def test_bots_are_watched_to_the_end_and_their_record_forwards_and_back(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    with window(tmp_path) as seen:
        seen.start("watch", "--speed", "100", "--record", str(record))
        seen.wait_for("from above")
        seen.wait_for(OVER)
        seen.press("q")
        seen.wait_for("EXIT 0")
    with window(tmp_path) as seen:
        seen.start("replay", str(record))
        seen.wait_for(r"Move 0 of \d+")
        seen.press("Right")
        seen.wait_for(r"Move [1-9]\d* of")
        seen.press("Left")
        first = seen.drawn(r"Move 0 of \d+")
        seen.press("Right")
        seen.wait_for(r"Move [1-9]\d* of")
        seen.press("Left")
        seen.wait_for_screen(first)
        seen.press("End")
        seen.wait_for(OVER)
        seen.press("q")
        seen.wait_for("EXIT 0")


@in_turn("learned", IN_TURN)
def test_a_lesson_is_learned(tmp_path: Path) -> None:
    with window(tmp_path) as seen:
        seen.start("learn")
        seen.wait_for("Let’s begin")
        seen.press("1")
        seen.wait_for("Lesson 1 of 9")
        seen.wait_for(" D  Draw")
        seen.press("d")
        seen.wait_for("Boom, Ben is out")
        seen.wait_for(" D  Draw")
        seen.press("d")
        seen.wait_for("Next lesson")
        seen.press("Enter")
        seen.wait_for("Lesson 2 of 9")
        seen.press("C-c")
        assert "defuse learn" in seen.wait_for("EXIT 0")


def test_ctrl_c_in_the_middle_and_on_again(tmp_path: Path) -> None:
    with window(tmp_path) as seen:
        seen.start("play", "--players", "3", "--name", "Zoe", "--seed", "1", "--option", "first_player=0")
        seen.wait_for("Draw pile")
        seen.press("+", "+", "+")
        seen.wait_for(" D  Draw")
        seen.press("d")
        seen.wait_for("You (draw|survive|explode)")
        seen.press("C-c")
        assert "The game is kept. Go on with: defuse play --resume" in seen.wait_for("EXIT 0")
    with window(tmp_path) as seen:
        seen.start("play", "--resume")
        seen.wait_for("Risk of the next draw")
        seen.press("q")
        seen.wait_for("EXIT 0")


def test_without_colour(tmp_path: Path) -> None:
    with window(tmp_path) as seen:
        seen.start("play", "--players", "2", NO_COLOR="1")
        seen.wait_for("Draw pile")
        seen.press("q")
        seen.wait_for("EXIT 0")
