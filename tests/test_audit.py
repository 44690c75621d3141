"""What `make audit` says about what it finds, and about data that it cannot reach."""

import json

from tools.audit import npm_faults, python_faults

FAULT = {"id": "PYSEC-2026-1", "fix_versions": ["2.0"], "aliases": [], "description": ""}
GOOD = {"name": "a", "version": "1", "vulns": []}
BAD = {"name": "b", "version": "1.0", "vulns": [FAULT]}
SKIPPED = {"name": "c", "skip_reason": "c was not found"}


def test_faults_of_python_packages_are_named() -> None:
    found = python_faults(json.dumps({"dependencies": [GOOD, BAD]}), "", "requirements/host.lock")
    assert str(found).splitlines() == ["requirements/host.lock: 1 known faults", "  b 1.0: PYSEC-2026-1, mended in 2.0"]


def test_no_fault_is_said_as_well() -> None:
    assert str(python_faults(json.dumps({"dependencies": [GOOD]}), "", "x")) == "x: no known faults"
    assert str(npm_faults('{"vulnerabilities": {}}', "")) == "npm packages: no known faults"


def test_faults_of_npm_packages_are_named() -> None:
    found = npm_faults(json.dumps({"vulnerabilities": {"left-pad": {"severity": "high", "range": "<2"}}}), "")
    assert found.faults == ["left-pad: high (<2)"]


def test_data_that_cannot_be_reached_is_said_and_is_no_fault() -> None:
    lost = [python_faults("", "ERROR: no route to host\n", "x"), npm_faults('{"message": "no route"}', "")]
    for found in lost:
        assert found.faults == []
        assert "the data cannot be reached" in str(found)
        assert "no route" in str(found)


def test_packages_that_were_not_looked_up_are_no_good_news() -> None:
    found = python_faults(json.dumps({"dependencies": [GOOD, BAD, SKIPPED]}), "", "x")
    head, fault = str(found).splitlines()
    assert head == "x: not looked up, the data cannot be reached (1 of 3 packages, such as c was not found)"
    assert fault.startswith("  b 1.0")
