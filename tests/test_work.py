"""Tasks are done in order and alike by one process, several, or Ray; and everything stops when it should."""

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from multiprocessing import active_children
from multiprocessing.context import SpawnProcess
from pathlib import Path

import pytest

from defuse.lab.running.processes import Processes
from defuse.lab.running.work import CannotWork, Crew, TaskFailed, ThisProcess, cores, crew, work
from tests.extent import LONG

ROOT = Path(__file__).parent.parent
AGES = 1_000_000.0


def square(number: int) -> int:
    return number * number


def inverse(number: int) -> float:
    return 1 / number


def take_a_nap(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def die(number: int) -> int:
    if number:
        os._exit(number)
    return number


def write_much(number: int) -> bytes:
    return bytes(20_000_000)


def call_it(what: Callable[[], int]) -> int:
    return what()


def generator(number: int) -> object:
    return (each for each in range(number))


def say_how_ctrl_c_is_heard(number: int) -> tuple[bool, bool]:
    held_back = signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())
    return signal.getsignal(signal.SIGINT) is signal.SIG_IGN, held_back


def say_who(number: int) -> tuple[int, str | None]:
    return os.getpid(), os.environ.get("OMP_NUM_THREADS")


@pytest.fixture(params=[1, 2, 3] if LONG else [1, 2])
def any_crew(request: pytest.FixtureRequest) -> Crew:
    workers: int = request.param
    return crew(workers)


def test_results_come_in_the_order_of_the_tasks(any_crew: Crew) -> None:
    assert list(work(square, range(40), any_crew)) == [number * number for number in range(40)]


def test_a_crew_can_work_again(any_crew: Crew) -> None:
    for _ in range(2):
        assert list(work(square, [3], any_crew)) == [9]
    assert list(work(square, [], any_crew)) == []


def test_one_process_is_this_one_and_several_are_others() -> None:
    assert isinstance(crew(1), ThisProcess)
    assert {pid for pid, _ in work(say_who, range(3), crew(1))} == {os.getpid()}
    assert os.getpid() not in {pid for pid, _ in work(say_who, range(6), crew(2))}
    assert crew().size == cores() >= 1


def test_sums_get_one_thread_each(any_crew: Crew, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OMP_NUM_THREADS", "7")
    assert {threads for _, threads in work(say_who, range(4), any_crew)} == {"1"}
    assert os.environ["OMP_NUM_THREADS"] == "7"


def test_tasks_are_taken_only_when_somebody_is_about_to_be_free(any_crew: Crew) -> None:
    """There may be any number of them."""
    taken = 0

    def without_end() -> Iterator[int]:
        nonlocal taken
        while True:
            taken += 1
            yield taken

    found = work(square, without_end(), any_crew)
    assert [next(found) for _ in range(5)] == [1, 4, 9, 16, 25]
    found.close()
    assert taken <= 5 + 2 * any_crew.size
    assert active_children() == []


def test_an_error_is_reported_with_its_task_and_stops_everything(any_crew: Crew) -> None:
    found = work(inverse, [1, 2, 0, 4], any_crew)
    assert [next(found), next(found)] == [1.0, 0.5]
    with pytest.raises(TaskFailed) as failed:
        next(found)
    assert failed.value.task == 0
    assert "ZeroDivisionError" in failed.value.problem
    assert active_children() == []


def test_a_process_that_dies_is_reported() -> None:
    with pytest.raises(TaskFailed) as failed:
        list(work(die, [0, 3, 0], Processes(2)))
    assert "has died" in failed.value.problem
    assert active_children() == []


def test_nobody_is_waited_for_when_nobody_listens_any_more() -> None:
    """The others sleep for days, but are stopped anyway."""
    found = work(take_a_nap, [0.0, AGES, AGES, AGES], Processes(2))
    assert next(found) == 0.0
    found.close()
    assert active_children() == []


def test_a_worker_killed_while_sending_its_result_is_not_waited_for() -> None:
    for _ in range(3):
        found = work(write_much, range(100), Processes(2))
        assert len(next(found)) == 20_000_000
        found.close()
    assert active_children() == []


def test_what_cannot_be_sent_is_reported() -> None:
    with pytest.raises(TaskFailed, match=r"lambda|local"):
        list(work(call_it, [lambda: 1], Processes(2)))
    with pytest.raises(TaskFailed, match="pickle"):
        list(work(generator, [1], Processes(2)))
    assert active_children() == []


def test_an_interrupt_stops_the_others() -> None:
    def interrupted() -> Iterator[float]:
        yield AGES
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        next(work(take_a_nap, interrupted(), Processes(2)))
    assert active_children() == []


def test_no_more_processes_than_tasks_unless_they_are_asked_for() -> None:
    assert [crew(None, None, tasks).size for tasks in (0, 1, 1000)] == [1, 1, cores()]
    assert crew(3, None, 1).size == 3


def test_ray_says_why_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(CannotWork):
        next(work(square, [1], crew(1, "local")))


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is no signal there")
def test_a_worker_never_hears_ctrl_c_also_while_it_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    def held_back() -> bool:
        return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())

    inherited: list[bool] = []
    start = SpawnProcess.start

    def noted(process: SpawnProcess) -> None:
        inherited.append(held_back())
        start(process)

    monkeypatch.setattr(SpawnProcess, "start", noted)
    assert list(work(say_how_ctrl_c_is_heard, [1], crew(2))) == [(True, False)]
    assert inherited == [True]
    assert not held_back()
