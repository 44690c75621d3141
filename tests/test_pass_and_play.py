"""Several people at one keyboard: between two of them the screen shows nothing that only one may know."""

import re
from collections.abc import Iterator
from contextlib import suppress
from random import Random

import pytest

from defuse.game.agenda import CHOOSE_RESCUE
from defuse.game.kinds import card_names
from defuse.game.library import edition
from defuse.record.situation import Situation, set_up
from defuse.record.transcript import sentence
from defuse.sight.redaction import SPECTATOR
from defuse.terminal.plain.console import Console, Goodbye
from defuse.terminal.plain.evening import Evening
from defuse.terminal.plain.table import PlainTable
from defuse.terminal.shared.invitation import REACTIONS, Invitation
from defuse.terminal.shared.local_game import LocalGame
from defuse.terminal.shared.saved_games import SavedGames
from defuse.words import ENGLISH, words_in
from tests.editions import whole_games
from tests.extent import seeds
from tests.random_games import players_of
from tests.test_plain_terminal import ENDING
from tests.typists import Fumblers, Paper, Typist, screens

PEOPLE = ("Ann", "Ben", "Cem", "Zoe")
HAND_OVER = re.compile(r"Pass the keyboard to (\w+)\.\n(\1, press Enter when only you can see the screen > )+")
CALL_OUT = "Type your name to call out a Nope (or NOW), Enter: nobody > "
TITLES = [words_in(ENGLISH).title(kind) for kind in card_names()]


def neutral(text: str) -> Iterator[str]:
    """What everybody can see: each screen up to the moment when a person has confirmed to be alone."""
    for screen in screens(text):
        handed_over = HAND_OVER.match(screen)
        yield screen if handed_over is None else handed_over.group()


def people_at(invitation: Invitation, paper: Paper, random: Random) -> PlainTable:
    return PlainTable(Console(Fumblers(random, paper), paper), LocalGame.begin(invitation), invitation.words)


SHARED = [(name, seed, reactions) for reactions in REACTIONS for name, seed in whole_games(4, f"shared {reactions}")]


@pytest.mark.parametrize(("name", "seed", "reactions"), SHARED)
def test_random_input_comes_to_the_end_of_a_game(name: str, seed: int, reactions: str) -> None:
    random = Random(seed)
    players = random.choice(players_of(name))
    people = PEOPLE[: random.randint(2, min(4, players))]
    paper = Paper()
    invitation = Invitation(edition(name), players, people=people, bot="random", seed=seed, reactions=reactions)
    table = people_at(invitation, paper, random)
    table.play()
    last = screens(paper.getvalue())[-1]
    assert ENDING.search(last)
    public = _public_lines(table)
    for screen in list(neutral(paper.getvalue()))[1:]:
        is_public = screen == last or "Enter to see how it ends" in screen
        assert is_public or HAND_OVER.fullmatch(screen) or _is_call_out(screen, public), screen
        assert "Your hand" not in screen
        assert "You " not in screen.replace("press Enter when only you", "")


def _public_lines(table: PlainTable) -> set[str | None]:
    """All that a spectator was told, and what can be reacted to before it happens."""
    words, players = words_in(ENGLISH), table.players
    told = {sentence(event, players, None, words) for event in table.local_game.heard(SPECTATOR)}
    return told | {words(ahead, who=who) for ahead in ("plain-about-to-draw", "screen-rescued") for who in players}


def _is_call_out(screen: str, public: set[str | None]) -> bool:
    """Whether the screen shows only what is public, and the same question for all."""
    lines = screen.replace("\n    ", " ").splitlines()
    told = [line for line in lines if not line.startswith(("Type your name", "Nobody here who could react"))]
    asked = [line for line in lines if line.startswith("Type your name")]
    return bool(asked) and public.issuperset(told)


# A table laid by hand

LAID: dict[str, object] = {"edition": "original+imploding+streaking+barking", "deck": ["tacocat"] * 30}


class Actors(Typist):
    """They say their lines in their turn, hold every kitten, and otherwise pass."""

    def __init__(self, lines: list[str], paper: Paper) -> None:
        super().__init__(Random(1))
        self.lines = lines
        self.paper = paper
        self.held = 0
        self.asked: list[str] = []
        self.table: PlainTable | None = None

    def readline(self) -> str:
        assert self.table is not None
        self.asked.append(self.paper.prompt)
        if not self.paper.prompt.startswith("What do you do?"):
            return "\n"
        if self.table.local_game.game.question.what == CHOOSE_RESCUE:
            self.held += 1
            return "hold\n"
        return f"{self.lines.pop(0)}\n" if self.lines else ""


def act(actors: Actors, reactions: str, people: int = 3, **situation: object) -> str:
    """Everything written when people act out their lines, and then stop."""
    game = set_up(Situation(players=["Ann", "Ben", "Cem"], **{**LAID, **situation}))  # type: ignore[arg-type]
    invitation = Invitation(people=PEOPLE[:people], players=3, reactions=reactions)
    actors.table = PlainTable(Console(actors, actors.paper), LocalGame.begin(invitation, game), invitation.words)
    with suppress(Goodbye):
        actors.table.play()
    return actors.paper.getvalue()


def acted(lines: list[str], reactions: str, people: int = 3, **situation: object) -> tuple[str, Actors]:
    actors = Actors(list(lines), Paper())
    return act(actors, reactions, people, **situation), actors


def test_the_keyboard_goes_to_the_player_who_is_asked() -> None:
    text, _ = acted(["skip", "draw", "draw"], "ask", hands={"Ann": ["skip"], "Ben": ["nope"], "Cem": []})
    to = [match[1] for match in map(HAND_OVER.match, screens(text)) if match]
    # Ann plays; both others are asked; Ben draws, Cem and Ann may alter the future; Ben looks at the card; and so on.
    assert to == ["Ann", "Ben", "Cem", "Ben", "Ann", "Cem", "Ben", "Cem", "Ann", "Ben", "Cem", "Ann"]


def test_after_the_hand_over_there_is_the_news_then_the_table_and_the_hand() -> None:
    hands = {"Ann": ["skip"], "Ben": ["nope", "attack"], "Cem": ["favor"]}
    text, _ = acted(["skip"], "ask", edition="original", hands=hands)
    ben = screens(text)[2].partition("the screen > ")[2]
    assert ben == (
        "Ann plays Skip.\n\n  Cem: 1 card\n  Ann: 0 cards\n"
        "Draw pile: 30 cards; in play: Exploding Kitten. Discard pile: 1 card, on top:\n    Skip.\n"
        "Your hand: Nope, Attack.\nAnn plays Skip: nope, or Enter to let it happen > "
    )


def test_a_drawn_card_is_read_before_the_screen_is_cleared() -> None:
    text, _ = acted(["draw"], "ask", edition="original", hands={"Ann": [], "Ben": [], "Cem": []})
    ann = screens(text)[1]
    assert ann.endswith("> You draw: Tacocat.\nEnter when you have read this; then the screen is cleared > ")


@pytest.mark.parametrize("holding", [[], ["nope"], ["alter_the_future_now_3"], ["nope", "nope"]])
def test_everybody_is_asked_the_same_whatever_they_hold(holding: list[str]) -> None:
    filler = ["tacocat"] * (2 - len(holding))
    hands = {"Ann": ["skip"], "Ben": holding + filler, "Cem": ["favor", "favor"]}
    text, actors = acted(["skip"], "ask", edition="original", hands=hands)
    other, others = acted(["skip"], "ask", edition="original", hands={**hands, "Ben": ["attack", "attack"]})
    assert actors.asked == others.asked
    ben, instead = screens(text)[2].splitlines(), screens(other)[2].splitlines()
    assert [line for line in ben if "Your hand" not in line] == [line for line in instead if "Your hand" not in line]


def test_a_player_who_calls_out_gets_the_keyboard_and_may_still_pass() -> None:
    class Caller(Actors):
        def readline(self) -> str:
            if self.paper.prompt == CALL_OUT and self.asked.count(CALL_OUT) < 2:
                self.asked.append(self.paper.prompt)
                return "ben\n" if self.asked.count(CALL_OUT) == 1 else "CEM\n"
            if "nope, or Enter" in self.paper.prompt and "Cem" in screens(self.paper.getvalue())[-1][:40]:
                return "nope\n"
            return super().readline()

    hands = {"Ann": ["skip"], "Ben": [], "Cem": ["nope"]}
    public = list(neutral(act(Caller(["skip"], Paper()), "call", edition="original", hands=hands)))
    assert public[2] == f"Ann plays Skip.\n{CALL_OUT}"
    assert public[3].startswith("Pass the keyboard to Ben.")
    assert public[4] == f"Ann plays Skip.\n{CALL_OUT}"
    assert public[5].startswith("Pass the keyboard to Cem.")
    assert public[6] == f"Ann plays Skip.\nCem: Nope!\n{CALL_OUT}"
    assert public[7].startswith("Pass the keyboard to Ann.")


def test_nobody_calls_out_for_somebody_else() -> None:
    class Stranger(Actors):
        def readline(self) -> str:
            if self.paper.prompt == CALL_OUT and self.asked.count(CALL_OUT) == 0:
                self.asked.append(CALL_OUT)
                return "ann\n"
            return super().readline()

    text = act(Stranger(["skip"], Paper()), "call", edition="original", hands={"Ann": ["skip"]})
    assert "Nobody here who could react is called “ann”. That could be: Ben and Cem." in text


# Non-interference: hidden cards are dealt again, the same is done, and the public screens stay the same

SCRIPT = [
    "ill_take_that @Ben",
    "draw",
    "draw",
    "draw_from_the_bottom",
    "skip",
    "draw",
    "draw",
    "attack",
    "draw",
    "draw",
]
PLAYED = {"Ann": ["ill_take_that", "skip"], "Ben": [], "Cem": ["draw_from_the_bottom"]}
HIDDEN = ["nope", "nope", "alter_the_future_now_3", "favor", "tacocat", "see_the_future_3", "skip"]
RESCUE = ["streaking_kitten", "defuse"]


def another_world(random: Random) -> tuple[dict[str, list[str]], list[str]]:
    """Hands and pile that look the same to everybody else; a player who draws a kitten may hold it in secret."""
    hands = {}
    for name, played in PLAYED.items():
        secret = [*RESCUE, random.choice(HIDDEN)] if random.random() < 0.7 else random.sample(HIDDEN, 3)
        hands[name] = [*played, *secret, "attack"]
    deck = [random.choice(HIDDEN) for _ in range(20)]
    draws = {0: "Ann", 1: "Ann", -1: "Cem", 2: "Ben", 3: "Cem"}  # what the script draws, and who gets it
    for place, name in draws.items():
        if "streaking_kitten" in hands[name] and random.random() < 0.6:
            deck[place] = "exploding_kitten"
            for other, by in draws.items():
                if by == name and other != place and deck[other] == "exploding_kitten":
                    deck[other] = "tacocat"
    return hands, deck


@pytest.mark.parametrize("reactions", REACTIONS)
def test_what_everybody_sees_does_not_depend_on_what_only_one_may_know(reactions: str) -> None:
    held = set()
    seen = set()
    for seed in seeds(20, f"other worlds {reactions}", long=40):
        hands, deck = another_world(Random(seed))
        text, actors = acted(SCRIPT, reactions, hands=hands, deck=deck)
        assert not actors.lines, "the script was not played to its end"
        held.add(actors.held)
        seen.add("\n----\n".join(neutral(text)))
    assert len(held) > 2, "hardly anybody had a secret to keep"
    assert len(seen) == 1


def test_the_last_to_react_does_not_notice_a_secret_choice() -> None:
    """Ben lets Ann draw; his screen must not show whether she then has to choose."""
    hands = {"Ann": [*RESCUE], "Ben": ["tacocat"], "Cem": ["tacocat"]}
    rest = ["tacocat"] * 20
    safe, _ = acted(["draw"], "ask", deck=["favor", *rest, "exploding_kitten"], hands=hands)
    secret, actors = acted(["draw"], "ask", deck=["exploding_kitten", *rest, "favor"], hands=hands)
    assert actors.held == 1
    for screen, same in zip(screens(safe)[:4], screens(secret)[:4], strict=True):
        hidden = re.compile("in play: .*?Kitten")
        assert hidden.sub("", screen) == hidden.sub("", same)


def test_the_game_goes_on_for_the_others_when_somebody_is_out() -> None:
    deck = ["exploding_kitten", "tacocat", "tacocat", "tacocat"]
    text, _ = acted(["draw", "draw"], "ask", edition="original", deck=deck, hands={"Ann": [], "Ben": [], "Cem": []})
    assert "You explode and are out of the game." in screens(text)[1]
    assert screens(text)[2].startswith("Pass the keyboard to Ben.")
    assert "Ann explodes and is out of the game." in screens(text)[2]


def test_bots_play_on_for_all_to_see_when_no_person_is_left() -> None:
    deck = ["exploding_kitten", "exploding_kitten", *["tacocat"] * 4]
    hands = {"Ann": [], "Ben": [], "Cem": ["skip"]}
    text, _ = acted(["draw", "draw"], "ask", edition="original", people=2, deck=deck, hands=hands)
    last = screens(text)[-1]
    assert "Ben explodes and is out of the game." in last
    assert "Cem wins the game!" in last


@pytest.mark.parametrize("typed", ["quit", ""])
def test_leaving_covers_the_cards(typed: str) -> None:
    class Leaver(Actors):
        def readline(self) -> str:
            if self.paper.prompt.startswith("What do you do?"):
                return f"{typed}\n" if typed else ""
            return "\n"

    paper = Paper()
    leaver = Leaver([], paper)
    leaver.table = None
    invitation = Invitation(people=PEOPLE[:2], options={"first_player": 0})
    Evening(invitation, Console(leaver, paper), SavedGames()).spend(None, None)
    assert "Your hand" in screens(paper.getvalue())[-2]
    assert screens(paper.getvalue())[-1] == "Thank you for playing. Goodbye!\n"
