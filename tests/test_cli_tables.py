"""The commands that lead to a table: play, watch, replay, and the dialogue before the first card."""

import io
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from defuse.bots import BOTS
from defuse.cli import main
from defuse.record.record import Record, load_record, write_record
from defuse.record.retelling import retell
from defuse.terminal.plain.console import Console, Goodbye
from defuse.terminal.plain.inviting import Inviting, Settled
from defuse.terminal.plain.watching import PlainWatching, replay, story
from defuse.terminal.shared.invitation import Invitation
from defuse.terminal.shared.local_game import LocalGame
from defuse.terminal.shared.playback import Playback
from defuse.terminal.shared.saved_games import SavedGames, load_game
from defuse.terminal.shared.wishes import Wishes
from defuse.words import ENGLISH, words_in
from tests.recorded_games import finished

WORDS = words_in(ENGLISH)


def run(monkeypatch: pytest.MonkeyPatch, typed: str, *arguments: str) -> int:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    return main(list(arguments))


# Playing


def test_several_names_are_several_people(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(monkeypatch, "", "play", "--name", "Zoe", "--name", "Max", "--reactions", "call") == 0
    shown = capsys.readouterr().out
    assert "Original Edition. Zoe and Max play against Ann and Ben." in shown
    assert run(monkeypatch, "", "play", "--name", "Zoe", "--name", "Max", "--players", "2") == 0
    assert "Original Edition. Zoe and Max play.\n" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--name", "Ann", "--name", "ann"], "Everybody needs a name of their own: Ann, ann."),
        (["--name", "two words"], "“two words” cannot be a name: that is one word of at most 20 letters"),
        (["--name", "x" * 21], "cannot be a name"),
        (["--name", "a@b"], "cannot be a name"),
        (["--name", "A", "--name", "B", "--name", "C", "--players", "2"], "3 people cannot play a game for 2 players."),
        (["--countdown", "61"], "The countdown cannot be “61”; it is a number of seconds from 0 to 60."),
        (["--countdown", "soon"], "The countdown cannot be “soon”"),
        (["--recipe", "nope-sauc"], "Did you mean nope-sauce?"),
        (["--resume"], "There is no unfinished game."),
        (["--resume", "--players", "3", "--name", "Zoe"], "goes on as it was begun, without --players, --name."),
        (["--resume", "/no/such/file"], "There is no file /no/such/file."),
    ],
)
def test_what_cannot_be_had_is_said_in_a_sentence(
    arguments: list[str], reason: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "", "play", *arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert reason in told.err
    assert all(line.startswith("defuse: ") for line in told.err.splitlines())


def test_an_official_recipe_can_be_named_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "", "play", "--recipe", "nope-sauce") == 0
    assert "Nope Sauce. You play against" in capsys.readouterr().out


def test_a_game_is_left_and_resumed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    first = ["play", "--option", "first_player=0", "--edition", "compact", "--name", "Zoe", "--bot", "random"]
    assert run(monkeypatch, "1\nquit\n", *first) == 0
    kept = SavedGames().unfinished()[0]
    before = load_game(kept.path)
    capsys.readouterr()
    assert run(monkeypatch, "quit\n", "play", "--resume", "--countdown", "9", "--reactions", "call") == 0
    shown = capsys.readouterr().out
    assert "Compact" in shown
    assert "The game is kept. Go on with: defuse play --resume" in shown
    after = load_game(kept.path)
    assert after.players == before.players == ["Zoe", "Ann", "Ben", "Cem"]
    assert after.bot == "random"


def test_a_file_from_elsewhere_is_played_on_without_being_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    assert run(monkeypatch, f"1\nsave {file}\n", "play", "--option", "first_player=0", "--bot", "random") == 0
    before = file.read_bytes()
    saved_games = SavedGames()
    saved_games.unfinished()[0].path.unlink()
    assert run(monkeypatch, "1\n1\n1\n1\n", "play", "--resume", str(file)) == 0
    assert file.read_bytes() == before
    assert len(saved_games.unfinished()) <= 1  # none if that was the end of the game
    assert "Original Edition" in capsys.readouterr().out


def test_a_resumed_game_is_recorded_from_its_deal_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(monkeypatch, "1\n", "play", "--option", "first_player=0") == 0
    moves = SavedGames().unfinished()[0].moves
    record = tmp_path / "record.json"
    assert run(monkeypatch, "quit\n", "play", "--resume", "--record", str(record)) == 0
    assert len(load_record(record).entries) >= moves


# The dialogue before the game


def talk(*lines: str) -> tuple[Settled | None, str]:
    """What is settled, and everything that was said."""
    out = io.StringIO()
    console = Console(io.StringIO("".join(f"{line}\n" for line in lines)), out)
    try:
        return Inviting(console, Wishes(WORDS, people=("You",)), SavedGames()).settle(), out.getvalue()
    except Goodbye:
        return None, out.getvalue()


def invited(*lines: str) -> Invitation:
    settled, _ = talk(*lines)
    assert settled is not None
    return settled[0]


def test_enter_starts_the_recommended_game() -> None:
    settled, said = talk("")
    assert settled is not None
    game, resumed, place = settled
    assert (game.edition.name, game.players, game.people, game.bot) == ("original", 4, ("You",), "careful")
    assert (resumed, place) == (None, None)
    assert said.startswith("Welcome to Defuse. The recommended game:\nOriginal Edition: You against Ann, Ben and Cem")


def test_everything_can_be_changed() -> None:
    game = invited(
        "box original+imploding",
        "players 5",
        "people Zoe Max",
        "bots random",
        "option fast=on deal=4",
        "countdown 8",
        "reactions call",
        "",
    )
    assert game.edition.name == "original+imploding"
    assert (game.players, game.people, game.bot, game.countdown, game.reactions) == (
        5,
        ("Zoe", "Max"),
        "random",
        8,
        "call",
    )
    assert game.options == {"fast": True, "deal": 4}


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("box Original Imploding", "original+imploding"),
        ("recipe nope-sauce", "recipe:nope-sauce"),
        ("recipe Nope Sauce", "recipe:nope-sauce"),
        ("box recipe:cat-fight", "recipe:cat-fight"),
        ("box two-player", "two-player"),
    ],
)
def test_a_box_or_recipe_is_called_by_its_name(line: str, name: str) -> None:
    assert invited(line, "").edition.name == name


def test_a_recipe_of_ones_own_comes_from_a_file(tmp_path: Path) -> None:
    recipe = tmp_path / "mine.toml"
    recipe.write_text(
        'title = "Just Skips"\nplayers = [2, 3]\nhand = { cards = 2, defuses = 1 }\n'
        '[cards]\nexploding_kitten = "players - 1"\ndefuse = "players"\nskip = 12\n'
    )
    assert invited("players 5", f"recipe {recipe}", "").title == "Just Skips"
    assert invited(f"recipe {recipe}", "").players == 3


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("box chess", "There is no edition “chess”."),
        ("box", "There is no edition “”."),
        ("recipe nope-sauc", "Did you mean nope-sauce?"),
        ("recipe /no/such.toml", "/no/such.toml: file: expected a file"),
        ("players 9", "9 cannot play this; possible are: 2, 3, 4, 5."),
        ("players many", "Write: players N"),
        ("players 99999999999", "cannot play this"),
        ("people Ann ann", "Everybody needs a name of their own: Ann, ann."),
        ("people a b c d e f g", "7 people cannot play a game for 5 players."),
        ("people x@y", "“x@y” cannot be a name"),
        ("bots genius", f"There is no bot “genius”; there are: {', '.join(BOTS)}."),
        ("option fast=perhaps", "“fast” cannot be “perhaps”. Possible: on, off."),
        ("option deal=90", "This game cannot be set up: cards: expected"),
        ("option", "Write: option NAME=VALUE"),
        ("countdown 61", "The countdown cannot be “61”"),
        ("countdown -1", "The countdown cannot be “-1”"),
        ("reactions loud", "Reactions cannot be “loud”. Possible: ask, call."),
        ("boxes chess", "There is no box “chess”"),
        ("recipes chess", "There is no recipe “chess”"),
        ("resume", "There is no unfinished game."),
        ("resume 7", "There is no unfinished game."),
        ("resume /no/such/file", "/no/such/file cannot be played on"),
        ("games", "There is no unfinished game."),
        ("hello there", "“hello” is nothing that can be changed here"),
    ],
)
def test_what_cannot_be_had_is_said_and_nothing_is_lost(line: str, told: str) -> None:
    settled, said = talk("box compact", "players 3", line, "")
    assert settled is not None
    assert told in said.replace("\n    ", " ") or told in talk(line)[1].replace("\n    ", " ")
    assert (settled[0].edition.name, settled[0].players, settled[0].people) == ("compact", 3, ("You",))


def test_one_can_look_around_before_the_game() -> None:
    _, said = talk("boxes", "recipes", "boxes compact", "recipes cat-fight", "?", "help", "quit")
    for line in ("Boxes\n", "Recipes\n", "Compact: ", "Cat Fight: ", "reactions call"):
        assert line in said


def test_watching_is_a_game_without_people() -> None:
    game = invited("box compact", "watch")
    assert (game.edition.name, game.people) == ("compact", ())


def test_unfinished_games_are_mentioned_and_resumed(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("Zoe", "Max"):
        assert run(monkeypatch, "1\n", "play", "--name", name, "--option", "first_player=0", "--bot", "random") == 0
    saved_games = SavedGames()
    for age, kept in enumerate(saved_games.unfinished()):
        os.utime(kept.path, (1_000_000 - age, 1_000_000 - age))
    settled, said = talk("games", "resume 2")
    assert "Unfinished: Original Edition with Max, Ann, Ben and Cem," in said
    assert settled is not None
    _, local_game, place = settled
    assert local_game is not None
    assert local_game.players[0] == "Zoe"
    assert place == saved_games.unfinished()[1].path
    assert "There is no unfinished game number 3" in talk("resume 3")[1]
    latest, _ = talk("resume")
    assert latest is not None
    assert latest[1] is not None
    assert latest[1].players[0] == "Max"


# Watching


def test_bots_are_watched_to_the_end_where_nobody_can_be_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = tmp_path / "watched.json"
    arguments = ["watch", "--edition", "compact", "--players", "3", "--seed", "4", "--record", str(record)]
    assert run(monkeypatch, "", *arguments) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("Compact")
    assert shown.endswith(" wins the game!\n")
    lines = shown.splitlines()
    reasons = [line for line in lines if line.startswith("Why: ")]
    assert len(reasons) > 10
    assert [line for line in lines if line not in reasons] == "\n".join(retell(load_record(record), None, WORDS)).split(
        "\n"
    )
    assert run(monkeypatch, "", *arguments[:-2], "--seat", "Ben") == 0
    assert capsys.readouterr().out == "\n".join(retell(load_record(record), 1, WORDS)) + "\n"
    assert not SavedGames().folder.exists(), "what is only watched is not kept"


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--seat", "Zoe"], "There is no player “Zoe”"),
        (["--speed", "0"], "The speed cannot be “0”; it is a number of steps a second, from 0.1 to 100."),
        (["--speed", "fast"], "The speed cannot be “fast”"),
        (["--speed", "nan"], "The speed cannot be “nan”"),
        (["--players", "9"], "9 cannot play this"),
        (["--edition", "chess"], "There is no edition “chess”."),
    ],
)
def test_what_cannot_be_watched(
    arguments: list[str], reason: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "", "watch", *arguments) == 2
    assert reason in capsys.readouterr().err


def test_watching_step_by_step(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed = "\n\ntable\nend\nback\nabove\nseat ben\npile\ndiscard\nlog\n?\ngo 3\ngo x\nseat zoe\nfly\nquit\n"
    assert run(monkeypatch, typed, "watch", "--interactive", "--seed", "4", "--speed", "100") == 0
    shown = capsys.readouterr().out
    for told in (
        "Turn: ",
        "wins the game!",
        "Your hand",
        "Write: go N",
        "There is no player “zoe”",
        "“fly” is nothing",
    ):
        assert told in shown
    assert shown.endswith("Move 3 > ")


# Recorded games


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(write_record(finished()))
    return path


def test_a_record_is_told_at_once_where_nobody_can_be_asked(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "", "replay", str(file)) == 0
    assert capsys.readouterr().out == "\n".join(retell(finished(), None, WORDS)) + "\n"


def shown(record: Record, seat: int | None, *lines: str) -> str:
    out = io.StringIO()
    console = Console(io.StringIO("".join(f"{line}\n" for line in lines)), out)
    assert replay(record, seat, WORDS, 100, console) == 0
    return out.getvalue()


def test_a_record_is_gone_through_step_by_step(file: Path) -> None:
    record = finished()
    steps = shown(record, 0, *[""] * 500)
    at_once = " ".join(line for line in retell(record, 0, WORDS))
    told = re.sub(r"Move \d+( of \d+|, the end) > ", "", steps)
    told = told.replace("Enter goes on, run goes on by itself, ? shows what else there is.\n", "")
    assert told.split() == at_once.split()


def test_run_goes_to_the_end(file: Path) -> None:
    assert shown(finished(), None, "run").rstrip().endswith(f"Move {len(finished().entries)}, the end >")


def test_an_interrupt_pauses_what_runs_and_a_second_one_leaves() -> None:
    class Nervous:
        left = 2

        def readline(self) -> str:
            self.left -= 1
            if self.left < 0:
                raise KeyboardInterrupt
            return "run\n"

    class Jumpy(Playback):
        steps = 0

        def forward(self) -> list[object]:  # type: ignore[override]
            self.steps += 1
            if self.steps == 5:
                raise KeyboardInterrupt
            return list(super().forward())

    out = io.StringIO()
    playback = Jumpy(finished())
    assert PlainWatching(playback, Console(Nervous(), out), WORDS, "A game", 100).show() == 0
    assert "\nPaused.\nMove " in out.getvalue()
    assert playback.at_the_end


def test_a_story_is_told_while_it_happens() -> None:
    local_game = LocalGame.begin(Invitation(people=(), bot="random"))
    lines = story(Playback(local_game.record, None, local_game), "A game", WORDS)
    assert next(lines) == "A game: Ann, Ben, Cem, Dee"
    for _ in range(6):
        next(lines)
    assert not local_game.over
    assert list(lines)[-1].endswith("wins the game!")


# A real process


def test_an_interrupt_in_the_middle_loses_nothing(tmp_path: Path) -> None:
    home = tmp_path / "home"
    environment = {**os.environ, "DEFUSE_HOME": str(home), "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "defuse.cli", "play", "--plain", "--option", "first_player=0", "--bot", "random"]
    game = subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert game.stdin is not None
    assert game.stdout is not None
    game.stdin.write("1\n")
    game.stdin.flush()
    prompts = 0
    while prompts < 2:  # the prompt that was answered, and the next one
        sign = game.stdout.read(1)
        assert sign, "the game ended"
        prompts += sign == ">"
    game.send_signal(signal.SIGINT)
    rest, _ = game.communicate(timeout=120)
    assert game.returncode == 0
    assert rest.endswith("The game is kept. Go on with: defuse play --resume\nThank you for playing. Goodbye!\n")
    kept = SavedGames(home / "tables").unfinished()
    assert len(kept) == 1
    resumed = subprocess.run(
        [*command[:5], "--resume"], env=environment, input="quit\n", capture_output=True, text=True, check=False
    )
    assert (resumed.returncode, resumed.stderr) == (0, "")
    assert "Original Edition. You play against Ann, Ben and Cem." in resumed.stdout
    assert [(each.path, each.moves) for each in SavedGames(home / "tables").unfinished()] == [
        (kept[0].path, kept[0].moves)
    ]


def test_a_game_of_ones_own_is_retold_with_a_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In one's own game one is called "You", which is no name in a sentence about somebody."""
    record = tmp_path / "game.json"
    playing = ["--record", str(record), "--option", "first_player=0", "--bot", "random", "--players", "2"]
    assert run(monkeypatch, "draw\n" * 4, "play", *playing) == 0
    capsys.readouterr()
    for seat in (["--seat", "Ann"], []):
        assert run(monkeypatch, "", "replay", "--plain", str(record), *seat) == 0
        told = capsys.readouterr().out
        assert "Player draws" in told
        assert "You draws" not in told
    assert run(monkeypatch, "", "replay", "--plain", str(record), "--seat", "You") == 0
    assert "You draw" in capsys.readouterr().out
