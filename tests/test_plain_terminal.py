"""The plain table, played through its lines as people do."""

import io
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from defuse.bots import BOTS, RandomBot
from defuse.cli import main
from defuse.game.engine import Game
from defuse.game.library import edition, edition_names
from defuse.game.setup import new_game
from defuse.record.notation import write_move
from defuse.record.situation import Situation, set_up
from defuse.terminal.console import WIDTH, Console, Goodbye
from defuse.terminal.plain import Invitation, PlainTable, play
from tests.random_games import players_of

EDITIONS = [name for name in edition_names() if players_of(name)]
FAREWELL = "Thank you for playing. Goodbye!"


class Typist:
    """Somebody who types without end."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.left = 5000

    def readline(self) -> str:
        self.left -= 1
        assert self.left >= 0, "the game does not end"
        return f"{self.line()}\n"

    def line(self) -> str:
        raise NotImplementedError


class Fumbler(Typist):
    """Presses keys: numbers mostly, words of the game, nonsense."""

    words = ("", "?", "help", "table", "draw", "pass", "nope", "top", "pair", "five", "favor @Ben", "attack ann")
    nonsense = ("@", "0", "99", "-1", "²", "help kitten", "draw draw", "insert x", "order 1 1", "1 2 3 4 5", "1 ben")
    rubbish = ("\x1b[2J", "é" * 999, "give", "put", "triple a b c", "give _", "@Ann", "skip @You", "9" * 5000)

    def line(self) -> str:
        roll = self.random.random()
        if roll < 0.75:
            return str(self.random.randint(1, 7))
        return self.random.choice(self.words if roll < 0.9 else self.nonsense + self.rubbish)


class Writer(Typist):
    """Writes every move in full notation, after having looked at the table from its seat."""

    table: PlainTable

    def line(self) -> str:
        witness = self.table.witness
        moves = witness.moves()
        if not moves:
            return ""  # out: let the others play on
        bot = RandomBot(self.random.randrange(2**32))
        return write_move(bot.choose(witness.view(), moves), self.table.players)


def any_invitation(name: str, random: Random) -> Invitation:
    bot = random.choice(list(BOTS))
    return Invitation(edition(name), random.choice(players_of(name)), bot=bot, seed=random.randrange(2**62))


def sit_down(invitation: Invitation, typist: Typist, out: io.StringIO, game: Game | None = None) -> PlainTable:
    seed = invitation.seed or 0
    dealt = game or new_game(invitation.edition, invitation.players, seed, invitation.options)
    return PlainTable(Console(typist, out), dealt, invitation, seed)


@pytest.mark.parametrize("name", EDITIONS)
def test_whoever_presses_keys_comes_to_the_end_of_a_game(name: str) -> None:
    random = Random(f"keys {name}")
    out = io.StringIO()
    sit_down(any_invitation(name, random), Fumbler(random), out).play()
    assert out.getvalue().endswith((" wins the game!\n", "\nYou win the game!\n"))
    told = [line for line in out.getvalue().splitlines() if " > " not in line]
    assert max(map(len, told)) <= WIDTH
    assert all(line.isprintable() for line in told)


@pytest.mark.parametrize("name", EDITIONS)
def test_every_move_can_be_written_in_notation(name: str) -> None:
    """Whatever the notation writes is understood as it was meant: nothing is asked twice and nothing refused."""
    random = Random(f"notation {name}")
    out = io.StringIO()
    typist = Writer(random)
    typist.table = sit_down(any_invitation(name, random), typist, out)
    typist.table.play()
    assert not re.search(r"\([A-Z]+-\d+\)\n|unknown|Enter: back|not in the list", out.getvalue())


@pytest.mark.parametrize("seed", range(10))
def test_nothing_is_told_of_what_others_draw_give_and_take(seed: int) -> None:
    out = io.StringIO()
    sit_down(Invitation(seed=seed), Fumbler(Random(seed)), out).play()
    told = out.getvalue().replace("\n    ", " ")
    assert set(re.findall(r"^(?!You)\w+ draws (.*)\.$", told, re.M)) == {"a card"}
    assert set(re.findall(r"^(?!You)\w+ gives (?!you)\w+ (.*)\.$", told, re.M)) <= {"a card"}
    assert set(re.findall(r"^(?!You)\w+ sees the top .*$", told, re.M)) == set()
    assert set(re.findall(r"^(?!You)\w+ puts the Exploding Kitten back (.*)\.$", told, re.M)) <= {
        "somewhere in the draw pile"
    }


# What is understood


def said(typed: str, **situation: object) -> str:
    """What is written when you, the first of three, type these lines in a situation, and then nothing more."""
    laid: dict[str, object] = {"edition": "original", "deck": ["tacocat"] * 20, **situation}
    game = set_up(Situation(players=["You", "Ann", "Ben"], **laid))  # type: ignore[arg-type]
    out = io.StringIO()
    table = PlainTable(Console(io.StringIO(f"{typed}\n"), out), game, Invitation(), 1)
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
        ("favor @Ben", "Ben gives you a Beard Cat."),
        ("FAVOR ben", "Ben gives you a Beard Cat."),
        ("favor\nben", "Ben gives you a Beard Cat."),
        ("3 ben", "Ben gives you a Beard Cat."),
        ("3\n2", "Ben gives you a Beard Cat."),
        ("3\nx\n2", "Ben gives you a Beard Cat."),
        ("3\n\ndraw", "You draw a Tacocat."),
        ("pair tacocat tacocat @Ann", "You take a Skip from Ann."),
        ("pair\nann", "You take a Skip from Ann."),
        ("triple taco taco taco @Ann for skip", "You take a Skip from Ann."),
        ("triple\nann\nskip", "You take a Skip from Ann."),
        ("five\ndefuse", "You take a Defuse from the discard pile."),
        ("five attack favor see taco nope for defuse", "You take a Defuse from the discard pile."),
        ("1", "You draw a Tacocat."),
        ("attack", "Ann has 2 turns to take."),
    ],
)
def test_a_move_can_be_said_in_several_ways(typed: str, heard: str) -> None:
    assert heard in said(typed, hands=HANDS, discard=["defuse"])


@pytest.mark.parametrize("typed", ["1", "pass", ""])
def test_a_reaction_is_let_pass(typed: str) -> None:
    heard = said(typed, turn="Ann", hands={"You": ["nope", "skip"], "Ann": ["favor"]})
    assert "Ann's Favor: nope, or Enter to let it happen > Ann asks you for a card." in heard


def test_a_nope_is_asked_for_only_where_there_is_one() -> None:
    assert "You: Nope!" in said("nope", turn="Ann", hands={"You": ["nope", "skip"], "Ann": ["favor"]})
    assert "nope, or Enter" not in said("", turn="Ann", hands={"You": ["skip"], "Ann": ["favor"]})


def test_the_future_is_altered_before_somebody_draws() -> None:
    deck = ["tacocat", "skip", "exploding_kitten", "nope"]
    heard = said("alter\n312", turn="Ben", deck=deck, hands={"You": ["alter_the_future_now_3"]})
    assert "Ben is about to draw: alter the future NOW" in heard
    assert "You put them back in this order: Exploding Kitten, Tacocat, Skip." in heard
    assert "Ben explodes" in heard


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
    assert f"You put the Exploding Kitten back {where}." in shown


@pytest.mark.parametrize(
    ("typed", "heard"),
    [
        ("favr", "unknown move 'favr' (did you mean favor?)."),
        ("favor @Zoe", "unknown player 'Zoe'; players are: You, Ann, Ben."),
        ("skip", "You do not have these cards in your hand. (TURN-1)"),
        ("nope", "There is nothing to Nope now. (NO-1)"),
        ("pair attack favor @Ann", "These two cards are not a pair. (COM-1)"),
        ("99", "There is no number 99"),
        ("1 ann", "That cannot be aimed at ann."),
        ("help", "Type the number of a move"),
        ("help beard", "Beard Cat (beard_cat): "),
        ("help dog", "There is no card 'dog'."),
        ("?", "  2  attack"),
        ("table", "Ann: 1 card"),
    ],
)
def test_what_cannot_be_done_is_said_and_asked_again(typed: str, heard: str) -> None:
    shown = said(typed, hands=HANDS)
    assert heard in shown.partition("What do you do? > ")[2]
    assert shown.endswith("What do you do? > \n")


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
        "  You: in front: I'll Take That of Ben",
        "Discard pile: 2, Favor on top.",
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
        (["--edition", "chess"], "edition: expected one of"),
        (["--edition", "recipes"], "choose one: recipe:"),
        (["--edition", "recipe:none"], "recipe: expected one of"),
        (["--players", "9"], "players: expected 2 to 5"),
        (["--seed", "-1"], "seed: expected"),
        (["--option", "fast=perhaps"], "options.fast: expected true or false"),
        (["--option", "fast"], "options.fast: expected true or false"),
        (["--option", "luck=on"], "options.luck: expected one of"),
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
    assert f"defuse: {recipe}: players: expected" in capsys.readouterr().err


def test_the_command_offers_every_bot(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "--help"])
    assert "{" + ",".join(BOTS) + "}" in capsys.readouterr().out


def test_bytes_that_are_no_text_do_no_harm() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "defuse.cli", "play", "--seed", "1"],
        input=b"\xff\xfe\x00\n" * 5 + b"quit\n",
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode().endswith(f"{FAREWELL}\n")
