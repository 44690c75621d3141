"""The named tasks: what their versions fix, and that they can be played in text and in numbers."""

import re
from dataclasses import replace
from importlib.metadata import entry_points
from pathlib import Path
from random import Random

import gymnasium
import pytest

from defuse.adapters.gymnasium import TextEnv
from defuse.adapters.registration import register_all
from defuse.adapters.tasks import TASKS, NamedTask, digest_of, fixed_by, task
from defuse.adapters.text import BadAnswer, player_names, read_answer
from defuse.game.setup import new_game
from defuse.game.writing import write_move
from tests.extent import share

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("one", TASKS, ids=lambda one: one.id)
def test_what_a_version_fixes_has_not_changed(one: NamedTask) -> None:
    """If this fails, a card, a rule or the encoding has changed: the task needs a new version, and this one goes."""
    assert digest_of(one) == one.digest, fixed_by(one)


def test_a_digest_notices_other_cards_players_and_encodings(monkeypatch: pytest.MonkeyPatch) -> None:
    one = task("original-2")
    others = [replace(one, box="original+imploding"), replace(one, players=3), replace(one, opponents="timid")]
    found = {digest_of(each) for each in [one, *others]}
    monkeypatch.setattr("defuse.encoding.observation.VERSION", "other")
    assert len({*found, digest_of(one)}) == 5


def test_there_are_ten_and_one_in_text() -> None:
    assert [one.text for one in TASKS].count(False) == 10
    assert len({one.id for one in TASKS}) == len(TASKS)
    assert max(one.players for one in TASKS) == 6
    assert task("defuse/original-2-v1") is task("original-2")
    with pytest.raises(ValueError, match=r"task: expected one of defuse/lightning-2-v1"):
        task("chess")


@pytest.mark.parametrize("one", share([one for one in TASKS if not one.text], 3, "tasks"), ids=lambda one: one.id)
def test_gymnasium_makes_every_task(one: NamedTask) -> None:
    env = gymnasium.make(one.id)
    _, info = env.reset(seed=1)
    for _ in range(5):
        _, _, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
        if terminated or truncated:
            break
    many = gymnasium.make_vec(one.id, 2)
    assert many.reset(seed=1)[0].shape == many.observation_space.shape


def test_older_versions_of_gymnasium_find_the_tasks_by_an_entry_point() -> None:
    (point,) = [each for each in entry_points(group="gymnasium.envs") if each.value.startswith("defuse.")]
    assert point.name == "__root__"
    assert point.load() is register_all


def test_every_task_has_its_baselines_in_the_docs() -> None:
    page = (ROOT / "docs" / "research.md").read_text("utf-8")
    for one in TASKS:
        row = re.search(rf"^\| `{one.id}` \|.*$", page, re.M)
        assert row is not None, one.id
        assert one.digest in row.group()
        assert len(re.findall(r"\d+\.\d ± \d+\.\d", row.group())) >= 3 or one.text, row.group()


# In text


def test_a_game_can_be_played_in_text() -> None:
    env = gymnasium.make("defuse/original-2-text-v1")
    random = Random(2)
    seen, info = env.reset(seed=2)
    while True:
        assert env.observation_space.contains(seen)
        whole = [move for move in info["legal_moves"] if "_" not in move.split()[-1] and "_" not in move.split()]
        move = random.choice(whole) if whole else filled(info["legal_moves"][0], seen)
        assert all(line in seen for line in info["legal_moves"])
        seen, reward, terminated, truncated, info = env.step(move)
        assert "error" not in info, (move, info)
        if terminated or truncated:
            assert reward in (1.0, -1.0)
            break


def filled(move: str, seen: str) -> str:
    if move.startswith("insert"):
        return "insert 0"
    cards = re.search(r"cards from the top: (.*)", seen)
    assert cards is not None, (move, seen)
    return "order " + cards.group(1).replace(",", "")


def test_an_answer_that_is_no_move_is_never_guessed() -> None:
    game = new_game("original", 2, seed=1)
    seat = game.next_seat()
    legal = [write_move(move, player_names(2)) for move in game.legal_moves(seat) if not move.open]
    for text in legal:
        assert write_move(read_answer(f"  {text}\n", game, seat), player_names(2)) == text
    for text in ("", "Draw", "draw.", "I draw", "draw\nskip", '"draw"', "drw", "draw draw", "x" * 500, "insert 3"):
        with pytest.raises(BadAnswer):
            read_answer(text, game, seat)


def test_a_bad_answer_loses_unless_there_are_more_attempts() -> None:
    env = TextEnv("original", 2, "random", attempts=2)
    seen, _ = env.reset(seed=1)
    again, reward, terminated, _, info = env.step("I would like to draw")
    assert (again, reward, terminated) == (seen, 0.0, False)
    assert "I" in info["error"]
    assert info["legal_moves"]
    _, reward, terminated, _, _ = env.step("please")
    assert (reward, terminated) == (-1.0, True)


def test_a_text_holds_only_what_the_seat_knows() -> None:
    """Two deals that differ in what the seat cannot see look the same."""
    env = TextEnv("original", 2, "random", seat=0)
    for seed in range(20):
        seen, _ = env.reset(seed=seed)
        match = env._table.match
        hand = match.game.table.hands[1]
        assert f"P1: {len(hand)} cards" in seen
        own = sorted(re.search(r"Your hand: (.*)", seen).group(1).split(", "))  # type: ignore[union-attr]
        assert len(own) == len(match.game.table.hands[0])
