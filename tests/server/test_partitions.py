"""A network that drops packets, between servers, database and browsers; `make soak-server` has every fault."""

import pytest

from tests.extent import LONG, seeds, share
from tests.lacking import lacking
from tests.server.networks import permitted
from tests.server.partitions import FAULTS, run
from tests.server.postgres import MISSING, programs


@pytest.mark.skipif(not LONG, reason="make test-long, and make soak-server")
@pytest.mark.parametrize("fault", share(list(FAULTS), 1, "a fault of the network"))
def test_a_fault_of_the_network_ends_in_waiting_or_in_a_takeover(fault: str) -> None:
    if programs() is None:
        lacking(MISSING)
    if why := permitted():
        pytest.skip(why)
    (seed,) = seeds(1, fault)
    done = run([fault], rooms=4, seed=seed)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "1 faults of the network" in done.stdout
