"""A game at this keyboard: who is next, who is asked, and that saving and resuming changes nothing."""

from random import Random

import pytest

from defuse.asked import usual_players
from defuse.bots import RandomBot
from defuse.game import moves as m
from defuse.game.library import edition
from defuse.game.writing import write_move
from defuse.record.situation import Situation, set_up
from defuse.sight.redaction import SPECTATOR
from defuse.terminal.shared.invitation import BOT_NAMES, Invitation, seated
from defuse.terminal.shared.local_game import LocalGame
from defuse.terminal.shared.saved_games import read_game, write_game
from tests.editions import EDITIONS, whole_games
from tests.random_games import players_of

PEOPLE = ("Zoe", "Max", "Ida")


def lay(people: int = 1, **situation: object) -> LocalGame:
    laid: dict[str, object] = {"edition": "original", "deck": ["tacocat"] * 20, **situation}
    game = set_up(Situation(players=["Ann", "Ben", "Cem"], **laid))  # type: ignore[arg-type]
    return LocalGame.begin(Invitation(people=("Ann", "Ben", "Cem")[:people], players=3), game)


def everything(local_game: LocalGame) -> list[object]:
    """Everything that anybody has seen, heard and may do."""
    known: list[object] = [
        write_game(local_game),
        local_game.bot,
        local_game.countdown,
        local_game.reactions,
        local_game.people,
    ]
    for seat in (*range(len(local_game.players)), SPECTATOR):
        observer = local_game.observer(seat)
        known.append(observer.view().as_dict())
        known.append([event.as_list() for event in local_game.heard(seat)])
        known.append([write_move(move, local_game.players) for move in observer.moves()])
    return known


@pytest.mark.parametrize(("name", "seed"), whole_games(8, "rests"))
def test_a_game_goes_on_after_a_rest_as_if_there_had_been_none(name: str, seed: int) -> None:
    """Saved and resumed again and again at any moment, until it is over."""
    random = Random(seed)
    players = random.choice(players_of(name))
    people = PEOPLE[: random.randint(1, min(3, players))]
    local_game = LocalGame.begin(
        Invitation(edition(name), players, people=people, bot="random", countdown=7, reactions="call")
    )
    dice = RandomBot(random.randrange(2**32))
    rests = 0
    while not local_game.over:
        if rests == 0 or random.random() < 0.1:
            resumed = read_game(write_game(local_game))
            assert everything(resumed) == everything(local_game)
            local_game = resumed
            rests += 1
        seat = local_game.next_seat()
        observer = local_game.observer(seat)
        move = (
            dice.choose(observer.view(), observer.moves()) if seat in local_game.people else local_game.choose_for(seat)
        )
        assert local_game.submit(seat, move) is None
    assert everything(read_game(write_game(local_game))) == everything(local_game)


def test_luck_after_a_rest_is_not_the_same_for_everybody() -> None:
    text = write_game(lay(hands={"Ann": ["shuffle"]}))
    seeds = {read_game(text).game.table.seed for _ in range(5)}
    assert len(seeds) == 5


def test_a_seed_deals_the_same_game_to_the_same_bots() -> None:
    records = []
    for _ in range(2):
        local_game = LocalGame.begin(Invitation(people=(), bot="random", seed=77))
        for _ in local_game.let_bots_move():
            pass
        records.append(local_game.record)
    assert records[0] == records[1]


def test_another_game_like_the_one_that_was_kept() -> None:
    for name in EDITIONS:
        invitation = Invitation(edition(name), players_of(name)[-1], options={"five_different": True}, people=("Zoe",))
        again = read_game(write_game(LocalGame.begin(invitation))).invitation(invitation.words)
        assert again is not None
        assert (again.edition, again.players, again.people) == (invitation.edition, invitation.players, ("Zoe",))
        assert LocalGame.begin(again).game.table.options.five_different, name


# Who is asked


def test_people_react_before_bots_so_that_bots_tell_them_nothing() -> None:
    local_game = lay(2, turn="Cem", hands={"Ann": [], "Ben": ["nope"], "Cem": ["skip"]})
    local_game.submit(2, m.play(_kind("skip")))
    assert local_game.in_window
    assert local_game.people_asked() == [0, 1]
    asked = []
    while local_game.in_window:
        asked.append(local_game.next_seat())
        local_game.submit(asked[-1], m.PASS_ON_IT)
    assert asked == [0, 1]
    local_game = lay(1, turn="Ben", hands={"Ann": ["nope"], "Ben": ["skip"], "Cem": ["nope"]})
    local_game.submit(1, m.play(_kind("skip")))
    assert local_game.next_seat() == 0


def test_a_single_person_is_asked_only_if_there_is_a_choice() -> None:
    for hand, asked in ((["nope"], True), (["tacocat"], False)):
        local_game = lay(1, turn="Ben", hands={"Ann": hand, "Ben": ["skip"]})
        local_game.submit(1, m.play(_kind("skip")))
        assert local_game.need_not_ask(0) != asked


def test_with_others_at_the_keyboard_everybody_is_asked_until_only_one_of_them_lives() -> None:
    local_game = lay(2, turn="Cem", hands={"Ann": ["tacocat"], "Ben": [], "Cem": ["skip"]})
    local_game.submit(2, m.play(_kind("skip")))
    assert not local_game.need_not_ask(0)
    local_game = lay(2, turn="Cem", hands={"Ann": ["tacocat"], "Cem": ["skip"]}, out=["Ben"])
    local_game.submit(2, m.play(_kind("skip")))
    assert local_game.need_not_ask(0)


def test_people_want_to_look_at_what_has_befallen_them() -> None:
    local_game = lay(2, hands={"Ann": [], "Ben": [], "Cem": []})
    local_game.submit(0, m.DRAW_A_CARD)
    assert local_game.befallen(0) == [0]
    seen = len(local_game.heard(SPECTATOR))
    assert local_game.befallen(seen) == []
    local_game = lay(3, deck=["exploding_kitten", "tacocat"], hands={"Ann": [], "Ben": [], "Cem": []})
    local_game.submit(0, m.DRAW_A_CARD)
    assert local_game.befallen(0) == [0]


def test_a_card_that_was_taken_over_is_looked_at_by_its_new_owner() -> None:
    local_game = lay(
        3, edition="original+barking", front={"Ann": ["ill_take_that:Cem"]}, hands={"Ann": [], "Ben": [], "Cem": []}
    )
    local_game.submit(0, m.DRAW_A_CARD)
    while local_game.in_window:
        local_game.submit(local_game.next_seat(), m.PASS_ON_IT)
    assert local_game.befallen(0) == [2]


def _kind(name: str) -> int:
    from defuse.game.kinds import NUMBERS

    return NUMBERS[name]


# Names and numbers


def test_bots_take_names_that_are_free() -> None:
    assert seated(("You",), 4) == ["You", "Ann", "Ben", "Cem"]
    assert seated(("BEN", "ann"), 4) == ["BEN", "ann", "Cem", "Dee"]
    assert len(set(seated(BOT_NAMES[:5], 10))) == 10


def test_as_many_play_as_usual_but_at_least_all_people() -> None:
    original = edition("original")
    assert usual_players(original, {}) == 4
    assert usual_players(original, {}, people=5) == 5
    assert usual_players(edition("two-player"), {}) == 2
