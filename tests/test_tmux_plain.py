"""The plain table in a real terminal, with the installed command: whole games, as people play them."""

import re
from pathlib import Path

import pytest

from defuse.record.record import load_record
from defuse.terminal.shared.saved_games import SavedGames
from tests.extent import share
from tests.tmux import Window, window

PROMPT = r" > *$"


def last_line(screen: str) -> str:
    return screen.rpartition("\n")[2]


def prompted(seen: Window, before: str) -> str:
    """The screen at the next prompt, or when the program has ended."""

    def asks(screen: str) -> bool:
        return screen != before and (re.search(PROMPT, seen.prompt() + " ") is not None or "EXIT" in screen)

    seen.wait(asks, "new prompt")
    return seen.screen()


def answer(prompt: str) -> str:
    """The answer that ends the game soonest."""
    if prompt.startswith("What do you do?"):
        return "1"
    if "bottom" in prompt:
        return "0"
    if "Another game?" in prompt:
        return "n"
    return ""


def play_to_the_end(seen: Window, screen: str) -> list[str]:
    """All screens with a prompt."""
    screens = [screen]
    while "EXIT" not in screen:
        assert len(screens) < 600, "the game does not end"
        seen.type(answer(last_line(screen)))
        screen = prompted(seen, screen)
        screens.append(screen)
    return screens


def test_a_whole_game_alone(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    with window(tmp_path) as seen:
        seen.start("play", "--plain", "--record", str(record))
        screen = seen.wait_for("^Enter starts")
        assert "The recommended game:\nOriginal Edition: You against Ann, Ben and Cem" in screen
        seen.type("?")
        seen.wait_for("^quit +leave")
        seen.type("option fast=on")
        screen = seen.wait_for("Rule options: fast=on")
        seen.type("")
        seen.wait(lambda _: "You play against Ann" in seen.everything(), "beginning")
        screen = prompted(seen, screen)
        last = play_to_the_end(seen, screen)[-1]
        assert "Thank you for playing. Goodbye!\nEXIT 0" in last
        assert re.search("wins? the game!", seen.everything())
    assert load_record(record).players == ["You", "Ann", "Ben", "Cem"]
    assert SavedGames(tmp_path / "tables").unfinished() == []


@pytest.mark.parametrize("reactions", share(["ask", "call"], 1, "plain in tmux"))
def test_a_whole_game_passed_from_hand_to_hand(tmp_path: Path, reactions: str) -> None:
    with window(tmp_path) as seen:
        names = ["--name", "Zoe", "--name", "Max", "--players", "3", "--reactions", reactions]
        seen.start("play", "--plain", *names, "--option", "fast=on")
        seen.wait_for("^Enter to go on")
        screens = ["Enter to go on >"]
        seen.type("")
        screen = prompted(seen, screens[0])
        while "EXIT" not in screen:
            assert len(screens) < 600, "the game does not end"
            if "press Enter when only you can see the screen" in last_line(screen):
                # Everything from before, on the screen or in the scrollback, is gone.
                shown = seen.everything()
                assert re.fullmatch(
                    r"Pass the keyboard to (\w+)\.\n\1, press Enter when only you can see the screen >", shown
                )
            screens.append(screen)
            seen.type(answer(last_line(screen)))
            screen = prompted(seen, screen)
        assert "Thank you for playing. Goodbye!\nEXIT 0" in screen
        assert "wins the game!" in screen
    handed = [screen for screen in screens if "Pass the keyboard to" in screen]
    assert {"Zoe", "Max"} <= set(re.findall(r"Pass the keyboard to (\w+)\.", " ".join(handed)))


def test_where_nothing_can_be_cleared_it_is_pushed_out_of_sight(tmp_path: Path) -> None:
    with window(tmp_path) as seen:
        seen.start("play", "--name", "Zoe", "--name", "Max", TERM="dumb")
        seen.wait_for("^Enter to go on")
        seen.type("")
        screen = seen.wait_for("press Enter when only you can see the screen >$")
        assert "Original Edition" not in screen


def test_an_interrupt_keeps_the_game_and_it_goes_on(tmp_path: Path) -> None:
    with window(tmp_path) as seen:
        seen.start("play", "--plain", "--option", "first_player=0", "--edition", "compact", "--name", "Zoe")
        screen = seen.wait_for(r"^What do you do\? >$")
        seen.type("1")
        prompted(seen, screen)
        seen.press("C-c")
        seen.wait_for("^The game is kept. Go on with: defuse play --resume\nThank you for playing. Goodbye!\nEXIT 0")
    kept = SavedGames(tmp_path / "tables").unfinished()
    assert [each.players[0] for each in kept] == ["Zoe"]
    with window(tmp_path) as seen:
        seen.start("play", "--plain", "--resume")
        screen = seen.wait(lambda text: last_line(text).endswith(">"), "prompt")
        assert "Zoe" in screen or "You" in screen
        seen.type("quit")
        seen.wait_for("^EXIT 0")
    assert [(each.path, each.moves) for each in SavedGames(tmp_path / "tables").unfinished()] == [
        (each.path, each.moves) for each in kept
    ]


def test_bots_are_watched_and_their_game_is_replayed(tmp_path: Path) -> None:
    record = tmp_path / "watched.json"
    with window(tmp_path) as seen:
        seen.start(
            "watch", "--plain", "--edition", "compact", "--players", "3", "--speed", "1", "--record", str(record)
        )
        seen.wait_for("^Move 0 >$")
        seen.type("")
        seen.wait_for(r"^Move [1-9]\d* >$")
        seen.type("run")
        seen.wait(lambda text: len(text.partition("> run")[2].splitlines()) > 1, "running game")
        seen.press("C-c")
        seen.wait_for("^Paused.\nMove")
        seen.type("seat Ben")
        seen.wait_for("^Your hand")
        seen.type("end")
        screen = seen.wait_for("^Move .*, the end >$")
        assert "the game!" in screen
        seen.type("quit")
        seen.wait_for("^EXIT 0")
    moves = len(load_record(record).entries)
    with window(tmp_path) as seen:
        seen.start("replay", "--plain", str(record))
        seen.wait_for(f"^Move 0 of {moves} >$")
        seen.type("go 5")
        seen.wait_for(f"^Move 5 of {moves} >$")
        seen.type("back")
        seen.wait_for(f"^Move [0-4] of {moves} >$")
        seen.type("seat Ann")
        seen.wait_for("^Your hand")
        seen.type("end")
        screen = seen.wait_for(f"^Move {moves}, the end >$")
        assert "the game!" in screen
        seen.type("back")
        seen.wait_for(rf"^Move \d+ of {moves} >$")
        seen.press("C-c")
        seen.wait_for("^EXIT 0")
