"""Training. These tests need torch (the extra "train")."""

import csv
import signal
import subprocess
import sys
import time
from dataclasses import fields
from functools import partial
from importlib.util import find_spec
from itertools import count, islice
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

import numpy as np
import pytest

from defuse.bots.network import Network, load_network, packaged_network, save_network
from defuse.cli import main
from defuse.encoding.candidates import candidates
from defuse.encoding.encode import Encoder, Rows
from defuse.game.chance import Dice
from defuse.game.library import edition
from defuse.lab.running.tables import Setup
from defuse.lab.running.work import crew
from defuse.sight.observer import Observer
from tests.extent import LONG

if TYPE_CHECKING:  # torch takes seconds to load, so only the tests that need it import it
    from defuse.lab.train.training import Regimen, Training

pytestmark = [
    pytest.mark.skipif(find_spec("torch") is None, reason='needs torch: pip install "defuse-cards[train]"'),
    pytest.mark.alternating,
]

FOR_EVER = 10.0**6


def small() -> "Regimen":
    from defuse.lab.train.training import Regimen

    return Regimen(
        editions=("original", "good-vs-evil"),
        games=12,
        graduation=2,
        exam_every=2,
        exam_games=4,
        bot="timid",
        examples=1,
        bot_share=0.3,
        league_share=0.4,
    )


def same(one: Network, other: Network) -> bool:
    return all(np.array_equal(getattr(one, each.name), getattr(other, each.name)) for each in fields(Network))


def trained(folder: Path, lessons: int, workers: int = 1) -> "Training":
    from defuse.lab.train.training import Training

    training = Training(folder, small())
    for _ in islice(training.run(crew(workers), FOR_EVER), lessons):
        pass
    return training


def test_many_decisions_at_once_are_the_same_as_one_by_one() -> None:
    from defuse.lab.train.learner import Learner
    from defuse.lab.train.sums import Sums

    network = Learner(3, 1e-3).network()
    setting = Setup(edition("original"), 4)
    sums, states, moves, counts, alone = Sums(network), Rows(), Rows(), [], []
    for seed in range(5):
        game = setting.deal(seed)
        view = Observer(game, game.next_seat()).view()
        choices = candidates(view, game.legal_moves(game.next_seat()))
        encoder, state, rows = Encoder(view), Rows(), Rows()
        for both in (state, states):
            encoder.state(both)
        for move in choices:
            encoder.move(move, rows)
            encoder.move(move, moves)
        counts.append(len(choices))
        alone += list(network.values(state, rows))
    together = sums.values(sums.rows(states), sums.rows(moves), counts)
    assert together == pytest.approx(np.asarray(alone), abs=1e-4)


def test_a_lesson_depends_on_nothing_but_the_lesson() -> None:
    from defuse.lab.train.actor import Actor, Episode
    from defuse.lab.train.learner import Learner
    from defuse.lab.train.practice import everything

    actor = Actor(everything(["original", "two-player"]))
    network = Learner(1, 1e-3).network()
    lesson = Episode(0, 7, 20, network, exploring=0.1, bot="careful", bot_share=0.5)
    one, other = actor(lesson), actor(lesson)
    assert one.games == 20
    assert np.array_equal(one.state_places, other.state_places)
    assert np.array_equal(one.targets, other.targets)
    assert not np.array_equal(one.state_places, actor(Episode(0, 8, 20, network)).state_places)


def test_what_is_learned_is_who_won() -> None:
    """Every target is 1 or 0, except those before an explored move."""
    from defuse.lab.train.actor import Actor, Episode
    from defuse.lab.train.learner import Learner
    from defuse.lab.train.practice import everything

    actor, network = Actor(everything(["two-player"])), Learner(1, 1e-3).network()
    samples = actor(Episode(0, 7, 30, network))
    assert set(samples.targets) == {0.0, 1.0}
    assert samples.won_games == samples.games == 30
    explored = actor(Episode(0, 7, 30, network, exploring=0.1))
    assert len(set(explored.targets)) > 10
    assert all(0 <= target <= 1 for target in explored.targets)
    examples = actor(Episode(0, 7, 30, network, exploring=0.1, examples=True, bot="careful"))
    assert set(examples.targets) == {0.0, 1.0}
    assert examples.won_games == 0  # nobody was the learner


def test_an_exam_has_one_seat_for_the_learner() -> None:
    from defuse.lab.train.actor import LEARNER, Actor, Episode
    from defuse.lab.train.learner import Learner
    from defuse.lab.train.practice import everything

    setting = Setup(edition("original"), 4)
    network = Learner(1, 1e-3).network()
    samples = Actor(everything(["original"]))(Episode(0, 7, 40, network, bot="timid", exam=setting))
    assert samples.games == 40
    assert 0 < samples.won_games < 40
    assert LEARNER == 0


def test_other_deals_and_rules_are_practised() -> None:
    from defuse.lab.train.practice import everything

    dice, practice = Dice(5), everything(["original", "zombie"])
    picked = [practice.pick(dice) for _ in range(300)]
    varied = [setting.options for setting in picked if setting.options]
    assert 60 < len(varied) < 180
    assert {options["deal"] for options in varied if "deal" in options} >= {4, 5, 6, 7, 8}
    assert any(options.get("combos") == "cats" for options in varied)
    for setting in picked:
        assert setting.plan.players == setting.players  # each can be played


def test_a_training_can_start_from_weights_that_play_well(tmp_path: Path) -> None:
    from defuse.lab.train.training import Training, fine_tuning

    regimen = fine_tuning("original", 1, ("original",))
    assert same(Training(tmp_path / "named", regimen).learner.network(), packaged_network("original"))
    save_network(packaged_network("original"), tmp_path / "own.npz")
    by_file = Training(tmp_path / "file", fine_tuning(str(tmp_path / "own.npz"), 1, ("original",)))
    assert same(by_file.learner.network(), packaged_network("original"))
    assert main(["train", str(tmp_path / "new"), "--from", str(tmp_path / "none.npz")]) == 2


def test_it_learns() -> None:
    """After a few thousand decisions it predicts the winner better than a coin."""
    from defuse.lab.train.actor import Actor, Episode
    from defuse.lab.train.learner import Learner
    from defuse.lab.train.practice import everything

    actor, learner = Actor(everything(["two-player"])), Learner(1, 1e-3)
    losses = [learner.learn(actor(Episode(number, number, 60, learner.network(), 0.1)), 2) for number in range(12)]
    assert min(losses[-3:]) < losses[0]


def test_a_training_goes_on_after_a_rest(tmp_path: Path) -> None:
    from defuse.lab.train.training import Training

    first = trained(tmp_path, 3)
    assert first.lessons == 3
    second = Training(tmp_path, small())
    assert (second.lessons, second.games, second.exams) == (3, first.games, first.exams)
    assert same(second.learner.network(), first.learner.network())
    assert trained(tmp_path, 2).lessons == 5
    assert [path.name for path in sorted((tmp_path / "league").iterdir())] == ["0000002.npz", "0000004.npz"]
    with (tmp_path / "curve.csv").open() as file:
        assert {row["edition"] for row in csv.DictReader(file)} >= {"original", "good-vs-evil"}
    assert load_network(tmp_path / "weights.npz").state.shape[1] > 8


def test_the_same_training_twice_is_the_same(tmp_path: Path) -> None:
    one, other = trained(tmp_path / "one", 3), trained(tmp_path / "other", 3)
    assert same(one.learner.network(), other.learner.network())
    assert one.exams
    assert [exam.won for exam in one.exams] == [exam.won for exam in other.exams]


def test_another_training_in_the_folder_is_refused(tmp_path: Path) -> None:
    from defuse.lab.train.training import BadTraining, Regimen, Training

    trained(tmp_path, 1)
    with pytest.raises(BadTraining, match="other settings"):
        Training(tmp_path, Regimen(seed=5))
    (tmp_path / "checkpoint.pt").write_bytes(b"x")
    with pytest.raises(BadTraining, match="no training can be read"):
        Training(tmp_path, small())


def test_the_command_trains_and_says_how_to_play(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its 0.6 seconds are those of a clock that advances a fifth of a second whenever it is read."""
    from defuse.lab.train.training import Regimen

    clock = count()
    monkeypatch.setattr("defuse.lab.train.training.Regimen", partial(Regimen, games=20))
    monkeypatch.setattr("defuse.lab.train.training.time", SimpleNamespace(monotonic=lambda: 0.2 * next(clock)))
    command = ["train", str(tmp_path / "run"), "--minutes", "0.01", "--box", "two-player", "--workers", "1"]
    assert main(command) == 0
    assert "defuse arena master:" in capsys.readouterr().out
    assert main(command) == 0
    assert "The training goes on after" in capsys.readouterr().out
    assert main([*command, "--seed", "9"]) == 2
    assert "cannot go on" in capsys.readouterr().err
    assert main(["train", str(tmp_path / "run"), "--minutes", "0"]) == 2
    assert main(["train", str(tmp_path / "new"), "--box", "origanal"]) == 2
    assert not (tmp_path / "new").exists()


# Can be interrupted even if the tests run in the background and cannot; shows that it has learned.
INTERRUPTIBLE = """
import signal, sys
from functools import partial
from pathlib import Path
from defuse.cli import main
from defuse.lab.train import training
from defuse.lab.train.training import Training

run = Training.run

def run_and_show(*how):
    for samples in run(*how):
        Path("has-learned").touch()
        yield samples

Training.run = run_and_show
training.Regimen = partial(training.Regimen, games=20)
signal.signal(signal.SIGINT, signal.default_int_handler)
sys.exit(main())
"""


@pytest.mark.parametrize("workers", ["1", "2"] if LONG else ["1"])
def test_an_interrupt_loses_nothing(workers: str, tmp_path: Path) -> None:
    """test_work.py shows how other processes are stopped."""
    command = [sys.executable, "-c", INTERRUPTIBLE, "train", "run", "--box", "two-player", "--workers", workers]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=tmp_path) as process:
        try:
            while not (tmp_path / "has-learned").exists() and process.poll() is None:
                time.sleep(0.02)
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=300)
        finally:
            process.kill()
    assert process.returncode == 130, (out, err)
    assert "Nothing is lost" in err
    assert (tmp_path / "run" / "checkpoint.pt").exists()
