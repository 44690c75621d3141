"""The benchmarks run; their results are for `make bench`."""

import asyncio

import pytest

from benchmarks import adapters, store
from benchmarks.__main__ import CLONE_US, GAMES_PER_UNIT, PLAIN, bars, summed_up, table
from benchmarks.measure import SETTINGS, measure
from benchmarks.simulation import Kept, measure_kept, measure_two_workers, told


@pytest.mark.parametrize("setting", SETTINGS)
def test_every_setting_can_be_measured(setting: str) -> None:
    result = summed_up([measure(setting, 0.2)])
    assert all(figure > 0 for figure in result.values())
    assert table({setting: result}).count("\n") == 1


def test_every_bar_belongs_to_a_setting() -> None:
    result = summed_up([measure("original-2", 0.2)])
    assert set(GAMES_PER_UNIT) <= {*SETTINGS, PLAIN}
    assert set(CLONE_US) <= set(SETTINGS)
    assert "games/unit" in bars(dict.fromkeys([*SETTINGS, PLAIN], result))


def test_simulations_can_be_measured() -> None:
    kept = measure_kept("original-2", 0.01)
    assert kept.engine > 0
    assert kept.simulation > 0
    assert measure_two_workers(100, 1) > 0
    lines = told({"fast": Kept(100.0, 90.0), "slow": Kept(100.0, 50.0)}, 1.9).splitlines()
    assert [line.endswith("must") for line in lines[1:]] == [True, False, True]


def test_adapters_can_be_measured() -> None:
    paces = adapters.measure(adapters.ours(), 0.01)
    assert set(adapters.BARS) <= set(paces)
    assert all(pace.per_unit > 0 for pace in paces.values())
    slow = adapters.Pace(1.0, 1000.0)
    lines = adapters.told({adapters.ENGINE: slow, "PettingZoo env": slow}).splitlines()
    assert lines[-1].endswith("MISSED")


def test_a_store_can_be_measured() -> None:
    found = asyncio.run(store.measure(":memory:", 3, 0.05))
    assert found.appends_per_unit > 0
    assert found.cpu_us > 0
    assert store.table({("SQLite", 3): [found]}).count("\n") == 1
