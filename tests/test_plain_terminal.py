"""The plain table, played through its lines as people do."""

import io
import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from defuse.bots import BOTS
from defuse.cli import main
from defuse.game.engine import Game
from defuse.game.library import edition
from defuse.record.situation import Situation, set_up
from defuse.terminal.plain.console import WIDTH, Console, Goodbye
from defuse.terminal.plain.evening import play
from defuse.terminal.plain.table import PlainTable
from defuse.terminal.shared.invitation import Invitation
from defuse.terminal.shared.local_game import LocalGame
from tests.editions import whole_games
from tests.extent import seeds
from tests.random_games import players_of
from tests.typists import Fumbler, Typist, Writer

FAREWELL = "Thank you for playing. Goodbye!"
# What the last draw uncovers is told after it (IK-3).
ENDING = re.compile(r" wins? the game!\n(The Imploding Kitten lies face up on top of the pile!\n)?\Z")


def any_invitation(name: str, random: Random) -> Invitation:
    bot = random.choice([name for name in BOTS if name != "searcher"])  # which is slow
    return Invitation(edition(name), random.choice(players_of(name)), bot=bot, seed=random.randrange(2**62))


def sit_down(invitation: Invitation, typist: Typist, out: io.StringIO, game: Game | None = None) -> PlainTable:
    return PlainTable(Console(typist, out), LocalGame.begin(invitation, game), invitation.words)


@pytest.mark.parametrize(("name", "seed"), whole_games(8, "plain games"))
def test_random_input_comes_to_the_end_of_a_game(name: str, seed: int) -> None:
    random = Random(seed)
    out = io.StringIO()
    sit_down(any_invitation(name, random), Fumbler(random), out).play()
    assert ENDING.search(out.getvalue())
    told = [line for line in out.getvalue().splitlines() if " > " not in line]
    assert max(map(len, told)) <= WIDTH
    assert all(line.isprintable() for line in told)


@pytest.mark.parametrize(("name", "seed"), whole_games(8, "plain games in notation"))
def test_every_move_can_be_written_in_notation(name: str, seed: int) -> None:
    """Every written move is understood as it was meant: nothing is asked twice and nothing refused."""
    random = Random(seed)
    out = io.StringIO()
    typist = Writer(random)
    typist.table = sit_down(any_invitation(name, random), typist, out)
    typist.table.play()
    assert not re.search(r"\([A-Z]+-\d+\)\n|There is no|Enter: back|not in the list|no move|Write:", out.getvalue())


@pytest.mark.parametrize("seed", seeds(4, "what others draw", long=10))
def test_nothing_is_told_of_what_others_draw_give_and_take(seed: int) -> None:
    out = io.StringIO()
    sit_down(Invitation(seed=seed), Fumbler(Random(seed)), out).play()
    told = out.getvalue().replace("\n    ", " ")
    assert set(re.findall(r"^(?!You)\w+ draws(.*)\.$", told, re.M)) == {" a card"}
    assert set(re.findall(r"^(?!You)\w+ gives (?!you)\w+(.*)\.$", told, re.M)) <= {" a card"}
    assert set(re.findall(r"^(?!You)\w+ sees the top .*$", told, re.M)) == set()
    assert set(re.findall(r"^(?!You)\w+ slips the Exploding Kitten back (.*)\.$", told, re.M)) <= {"into the draw pile"}


# Input


def said(typed: str, **situation: object) -> str:
    """What is written when you, the first of three, type these lines in a situation, and then nothing more."""
    laid: dict[str, object] = {"edition": "original", "deck": ["tacocat"] * 20, **situation}
    game = set_up(Situation(players=["You", "Ann", "Ben"], **laid))  # type: ignore[arg-type]
    out = io.StringIO()
    invitation = Invitation()
    table = PlainTable(Console(io.StringIO(f"{typed}\n"), out), LocalGame.begin(invitation, game), invitation.words)
    with pytest.raises(Goodbye):
        table.play()
    return out.getvalue()


HAND = ["attack", "favor", "see_the_future_3", "tacocat", "tacocat", "tacocat", "nope"]
HANDS = {"You": HAND, "Ann": ["skip"], "Ben": ["beard_cat"]}


@pytest.mark.parametrize(
    ("typed", "heard"),
    [
        ("see_the_future_3", "You see the top 3 cards: Tacocat, Tacocat, Tacocat."),
        ("see", "You see the top 3 cards: Tacocat, Tacocat, Tacocat."),
        ("favor @Ben", "Ben gives you: Beard Cat."),
        ("FAVOR ben", "Ben gives you: Beard Cat."),
        ("favor\nben", "Ben gives you: Beard Cat."),
        ("3 ben", "Ben gives you: Beard Cat."),
        ("3\n2", "Ben gives you: Beard Cat."),
        ("3\nx\n2", "Ben gives you: Beard Cat."),
        ("3\n\ndraw", "You draw: Tacocat."),
        ("pair tacocat tacocat @Ann", "You take from Ann: Skip."),
        ("pair\nann", "You take from Ann: Skip."),
        ("triple taco taco taco @Ann for skip", "You take from Ann: Skip."),
        ("triple\nann\nskip", "You take from Ann: Skip."),
        ("five\ndefuse", "You take the Defuse from the discard pile."),
        ("five attack favor see taco nope for defuse", "You take the Defuse from the discard pile."),
        ("1", "You draw: Tacocat."),
        ("attack", "Ann has 2 turns to take."),
    ],
)
def test_a_move_can_be_said_in_several_ways(typed: str, heard: str) -> None:
    assert heard in said(typed, hands=HANDS, discard=["defuse"])


@pytest.mark.parametrize("typed", ["1", "pass", ""])
def test_a_reaction_is_let_pass(typed: str) -> None:
    heard = said(typed, turn="Ann", hands={"You": ["nope", "skip"], "Ann": ["favor"]})
    assert "Ann plays Favor: nope, or Enter to let it happen > You owe Ann a card." in heard


def test_what_one_misses_least_is_offered_first_to_be_given_away() -> None:
    hands = {"You": ["defuse", "skip", "tacocat"], "Ann": ["favor"]}
    heard = said("1", turn="Ann", hands=hands)
    assert heard.index("give tacocat") < heard.index("give skip") < heard.index("give defuse")
    assert "You give Ann: Tacocat." in heard


def test_a_nope_is_asked_for_only_where_there_is_one() -> None:
    assert "You: Nope!" in said("nope", turn="Ann", hands={"You": ["nope", "skip"], "Ann": ["favor"]})
    assert "nope, or Enter" not in said("", turn="Ann", hands={"You": ["skip"], "Ann": ["favor"]})


def test_the_future_is_altered_before_somebody_draws() -> None:
    deck = ["tacocat", "skip", "exploding_kitten", "nope"]
    heard = said("alter\n312", turn="Ben", deck=deck, hands={"You": ["alter_the_future_now_3"]})
    assert "Ben is about to draw: a NOW card" in heard
    assert "You put them back in this order: Exploding Kitten, Tacocat, Skip." in heard
    assert "Ben explodes" in heard


def test_what_one_lets_happen_is_asked_for_no_more() -> None:
    heard = said("let all\nskip", turn="Ann", hands={"You": ["nope", "skip"], "Ann": ["favor"], "Ben": ["favor"]})
    assert heard.count("nope, or Enter") == 1
    assert "Everything happens without a question now" in heard
    assert "You owe Ann a card" in heard
    assert "Nope!" not in heard


def test_draws_are_let_happen_and_asked_for_again() -> None:
    deck = ["tacocat"] * 20
    hands = {"You": ["alter_the_future_now_3"], "Ann": ["alter_the_future_now_3"], "Ben": ["beard_cat"]}
    heard = said("let draws\nlet nothing\ndraw", turn="Ann", deck=deck, hands=hands)
    assert heard.count("is about to draw: a NOW card") >= 2, "asked before and after the own turn"
    assert "All draws happen" in heard
    assert "You are asked again." in heard
    assert "Write: let draws, let all, let nothing" in said("let me", hands=hands)


@pytest.mark.parametrize(
    ("typed", "where"),
    [
        ("0", "on top of the draw pile"),
        ("insert 1", "under the top card"),
        ("99\n2", "under the top 2 cards"),
        ("bottom", "under the top 9 cards"),
    ],
)
def test_a_kitten_is_put_back_by_its_depth(typed: str, where: str) -> None:
    deck = ["exploding_kitten"] + ["tacocat"] * 9
    shown = said(f"draw\n{typed}", deck=deck, hands={"You": ["defuse"]})
    assert re.search(rf"You (put|slip) the Exploding Kitten back {where}\.", shown)


@pytest.mark.parametrize(
    ("typed", "heard"),
    [
        ("favr", "There is no card “favr”. Did you mean favor?"),
        ("favor @Zoe", "There is no player “Zoe”. The players are: You, Ann, Ben."),
        ("skip", "You do not have these cards in your hand. (TURN-1)"),
        ("nope", "There is nothing to Nope now. (NO-1)"),
        ("pair attack favor @Ann", "These two cards are not a pair. (COM-1)"),
        ("99", "There is no number 99"),
        ("1 ann", "That cannot be aimed at ann."),
        ("help", "Type the number of a move"),
        ("help beard", "Beard Cat (beard_cat): "),
        ("help dog", "There is no card “dog”."),
        ("help skip", "End this turn without drawing.\nYour current turn ends without a draw (SKP-1)."),
        ("?", "  2  attack"),
        ("table", "Ann: 1 card"),
        ("hand", "Your hand: Nope, Attack, Favor, See the Future (3x), 3 Tacocats."),
        ("discard", "Discard pile: empty."),
        ("risk", "Risk of the next draw: "),
        ("log", "Nothing has happened yet."),
        ("rules atk-3", "ATK-3     "),
        ("rules xyzzy", "There is no card or rule “xyzzy”."),
        ("save", "Write: save FILE"),
    ],
)
def test_what_cannot_be_done_is_said_and_asked_again(typed: str, heard: str) -> None:
    shown = said(typed, hands=HANDS)
    assert heard in shown.partition("What do you do? > ")[2]
    assert shown.endswith("What do you do? > \n")


def test_one_can_look_around_while_something_is_still_to_be_chosen() -> None:
    shown = said("favor\ntable\n?\nhelp favor\nquit", hands=HANDS)
    asked = shown.partition("Which player? (Enter: back) > ")[2]
    for told in ("Ann: 1 card", "  2  attack", "Favor (favor): "):
        assert told in asked
    assert asked.endswith("Which player? (Enter: back) > ")


def test_the_whole_discard_pile_is_shown() -> None:
    shown = said("discard", hands=HANDS, discard=["favor", "skip", "skip"])
    assert "Discard pile: 3 cards, the newest first: Favor, Skip, Skip." in shown


def test_the_log_tells_what_one_has_heard_again() -> None:
    hands = {"You": ["see_the_future_3", "nope"], "Ann": [], "Ben": []}
    shown = said("see\nlog\nlog 1\nlog 0", hands=hands)
    told = "You see the top 3 cards: Tacocat, Tacocat, Tacocat."
    assert shown.count("You play See the Future (3x).") == 2
    assert shown.count(told) == 3


@pytest.mark.parametrize("typed", ["1", "insert", "insert\n99\nx"])
def test_a_depth_is_asked_for_until_there_is_one(typed: str) -> None:
    deck = ["exploding_kitten"] + ["tacocat"] * 9
    shown = said(f"draw\n{typed}\n1", deck=deck, hands={"You": ["defuse"]})
    assert "You slip the Exploding Kitten back under the top card." in shown


def test_the_table_shows_what_is_public() -> None:
    shown = said(
        "",
        edition="original+imploding+streaking+barking",
        direction="counterclockwise",
        turns_left=2,
        hands={"You": ["skip", "skip*", "nope"], "Ann": ["attack*", "favor"], "Ben": ["nope"]},
        front={"Ann": ["barking_kitten"], "You": ["ill_take_that:Ben"]},
        blind=["Ben"],
        discard=["favor", "skip"],
    )
    for line in (
        "Your turn. You have 2 turns to take.",
        "  Ann: 2 cards; seen by all: Attack; in front: Barking Kitten",
        "  Ben: 1 card; blind",
        "  You: in front: I'll Take That (from Ben)",
        "Discard pile: 2 cards, on top: Favor.",
        "Play goes counterclockwise.",
        "Your hand: Nope, 2 Skips (seen by all: Skip).",
    ):
        assert line in shown.replace("\n    ", " ")


# Leaving, and the command


@pytest.mark.parametrize("typed", ["", "quit\n", "QUIT\n", "?\n", "2\nquit\n", "2\n"])
def test_one_may_leave_at_any_time(typed: str) -> None:
    out = io.StringIO()
    assert play(Invitation(seed=12), io.StringIO(typed), out) == 0
    assert out.getvalue().endswith(f"{FAREWELL}\n")


def test_an_interrupt_is_a_way_to_leave() -> None:
    class Interrupted:
        def readline(self) -> str:
            raise KeyboardInterrupt

    out = io.StringIO()
    assert play(Invitation(seed=1), Interrupted(), out) == 0
    assert out.getvalue().endswith(f"\n{FAREWELL}\n")


def test_after_the_end_there_is_another_game() -> None:
    class Drawer(Typist):
        """Draws until the second game is over."""

        def line(self) -> str:
            if "Another game?" in out.getvalue().splitlines()[-1]:
                return "y" if out.getvalue().count("Another game?") == 1 else "no"
            return self.random.choice(("draw", "", "0", "1"))

    out = io.StringIO()
    assert play(Invitation(seed=1), Drawer(Random(1)), out) == 0
    assert out.getvalue().count("Original Edition. You play against Ann, Ben and Cem.") == 2
    assert len(re.findall("wins? the game!", out.getvalue())) == 2


def typed_at_the_command(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    return main(["play", *arguments])


@pytest.mark.parametrize(
    ("arguments", "greeting"),
    [
        ([], "Original Edition. You play against Ann, Ben and Cem."),
        (["--edition", "two-player"], "Two-Player Edition. You play against Ann."),
        (["--players", "2", "--name", "ann"], "You play against Ben."),
        (["--edition", "recipe:cat-fight", "--bot", "random"], "Cat Fight. You play against Ann, Ben and Cem."),
        (["--edition", "original", "--option", "copies=2", "--players", "9"], "Gus and Hal."),
        (["--option", "fast=on", "--option", "deal=7", "--option", "combos=cats"], "Original Edition."),
    ],
)
def test_the_command_deals_what_is_asked_for(
    arguments: list[str], greeting: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert typed_at_the_command(monkeypatch, *arguments, "--seed", "1") == 0
    assert greeting in capsys.readouterr().out.replace("\n    ", " ")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--edition", "chess"], "There is no edition “chess”."),
        (["--edition", "recipes"], "choose one of them: recipe:"),
        (["--edition", "recipe:nope-sauc"], "Did you mean recipe:nope-sauce?"),
        (["--players", "9"], "9 cannot play this; possible are: 2, 3, 4, 5."),
        (["--seed", "-1"], "The seed -1 cannot be used; it is a number from 0 to"),
        (["--edition", "compact+imploding"], "These boxes cannot be played as “compact+imploding”"),
        (["--edition", "imploding"], "These boxes cannot be played as “imploding”"),
        (["--option", "deal=90"], "This game cannot be set up: cards: expected 360 to deal"),
        (["--option", "fast=perhaps"], "“fast” cannot be “perhaps”. Possible: on, off."),
        (["--option", "fast"], "“fast” cannot be “”. Possible: on, off."),
        (["--option", "luck=on"], "There is no rule option “luck”; there are: combos"),
        (["--recipe", "/no/such/file.toml"], "/no/such/file.toml: file: expected a file"),
    ],
)
def test_the_command_refuses_with_reasons(
    arguments: list[str], reason: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert typed_at_the_command(monkeypatch, *arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert reason in told.err
    assert all(line.startswith("defuse: ") for line in told.err.splitlines())


def test_a_recipe_of_ones_own_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    recipe = tmp_path / "mine.toml"
    recipe.write_text(
        'title = "Just Skips"\nplayers = [2, 3]\nhand = { cards = 2, defuses = 1 }\n'
        '[cards]\nexploding_kitten = "players - 1"\ndefuse = "players"\nskip = 12\n'
    )
    assert typed_at_the_command(monkeypatch, "--recipe", str(recipe)) == 0
    assert "Just Skips. You play against Ann and Ben." in capsys.readouterr().out
    recipe.write_text('title = "Nothing"')
    assert typed_at_the_command(monkeypatch, "--recipe", str(recipe)) == 2
    assert f"defuse: {recipe}: line 1: players: expected" in capsys.readouterr().err


def test_the_command_offers_every_bot(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "--help"])
    assert "{" + ",".join(BOTS) + "}" in capsys.readouterr().out


def test_a_terminal_that_cannot_write_every_sign_does_no_harm() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    program = """
import sys
from defuse.cli import main
for arguments in (["recipes"], ["rules", "armageddon"], ["play", "--help"], ["--help"]):
    try:
        assert main(arguments) == 0
    except SystemExit as end:
        assert end.code == 0
assert sys.stdout.encoding == "ascii"
"""
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.isascii()
    assert done.stdout.count(b"usage: defuse") == 2


def test_bytes_that_are_no_text_do_no_harm() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "defuse.cli", "play", "--seed", "1"],
        input=b"\xff\xfe\x00\n" * 5 + b"quit\n",
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode().endswith(f"{FAREWELL}\n")
