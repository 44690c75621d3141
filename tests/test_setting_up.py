"""What `make play` and `make test` do first: steps, packages, Node, the compiled engine."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import threading
import urllib.request
import venv
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import SimpleNamespace

import pytest

from tools import build_web, packages
from tools import compile as compiling
from tools.first_start import free_port
from tools.steps import CannotGoOn, Steps, call

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 120  # seconds; only a failure waits so long


# Steps


def test_steps_that_do_not_need_each_other_go_side_by_side() -> None:
    both = threading.Barrier(2, timeout=PATIENCE)  # breaks, and so fails the test, unless two are there at once
    steps = Steps()
    steps.add("packages", lambda: _meet(both))
    steps.add("client", lambda: _meet(both))
    steps.run()


def _meet(others: threading.Barrier) -> None:
    others.wait()


def test_a_step_begins_when_those_it_needs_are_done() -> None:
    done: list[str] = []
    steps = Steps()
    steps.add("start", lambda: done.append("start"), needs=["packages", "client"])
    steps.add("packages", lambda: done.append("packages"))
    steps.add("client", lambda: done.append("client"), needs=["packages"])
    steps.run()
    assert done == ["packages", "client", "start"]


def test_what_needs_a_failed_step_does_not_begin() -> None:
    def fail() -> None:
        raise CannotGoOn("no network")

    done: list[str] = []
    steps = Steps()
    steps.add("packages", fail)
    steps.add("start", lambda: done.append("start"), needs=["packages"])
    with pytest.raises(CannotGoOn, match="no network"):
        steps.run()
    assert done == []


def test_steps_are_told_with_their_seconds() -> None:
    steps = Steps()
    for name, seconds in (("packages", 19.2), ("client", 16.8), ("engine", 0.1), ("start", 2.0)):
        steps.add(name, lambda: None)
        steps.steps[-1].seconds = seconds
    assert steps.told().partition(": ")[2] == "packages 19, client 17, start 2"


def test_a_program_that_fails_is_shown_with_what_to_do(tmp_path: Path) -> None:
    failing = [sys.executable, "-c", "print('the disk is full'); raise SystemExit(3)"]
    with pytest.raises(CannotGoOn, match=r"the disk is full\nMake room\."):
        call(failing, tmp_path, "Make room.")
    with pytest.raises(CannotGoOn, match=r"Install it\."):
        call([tmp_path / "no-such-program"], tmp_path, "Install it.")


# Packages


def test_every_package_for_running_is_locked_and_no_other() -> None:
    """The small lock files are parts of the large one, with the same versions."""
    whole = _locked("dev")
    for part in ("run", "build", "compile", "node"):
        assert _locked(part) <= whole, part
    assert not {"mypy", "pytest", "ruff", "playwright", "ray", "hatchling"} & {name for name, _ in _locked("run")}


def _locked(name: str) -> set[tuple[str, str]]:
    lines = (ROOT / "requirements" / f"{name}.lock").read_text("utf-8").splitlines()
    pairs = [line.split(" ")[0].split("==") for line in lines if "==" in line and line[0].isalpha()]
    return {(name, version) for name, version in pairs}


def test_another_lock_file_is_installed_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    monkeypatch.setattr(packages, "ROOT", tmp_path)
    before = {name: packages.state(name) for name in packages.SETS}
    with (tmp_path / "requirements" / "dev.lock").open("a") as lock:
        lock.write("# another\n")
    assert {name for name in packages.SETS if packages.state(name) != before[name]} == {"dev"}


def test_too_little_room_on_the_disk_is_said_before_anything_is_fetched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: shutil._ntuple_diskusage(10**9, 10**9 - 10**7, 10**7))
    with pytest.raises(CannotGoOn, match="10 MB are free on this disk, and the packages take 250 MB"):
        packages._look_for_room(packages.SETS["run"][1])


# Node


@pytest.mark.parametrize(
    ("version", "is_fine"),
    [
        ("v20.18.3", False),
        ("v20.19.0", True),
        ("v20.20.2", True),
        ("v21.7.0", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v23.4.0", False),
        ("v24.0.0", True),
        ("v31.2.1", True),
        ("", False),
    ],
)
def test_the_machines_node_is_taken_where_it_is_recent_enough(version: str, is_fine: bool) -> None:
    assert build_web.is_recent_enough(version) == is_fine


def test_our_node_is_no_older_than_what_the_tools_ask_for() -> None:
    """package.json names the versions that all packages of the build accept."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    named = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["engines"]["node"]
    assert lock[""]["engines"]["node"] == named
    assert lock["node_modules/@sveltejs/vite-plugin-svelte"]["engines"]["node"] == named


# The compiled engine


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of everything that the digest of the compiled engine covers."""
    if compiling.state() is None:
        pytest.skip("nothing can be compiled here")
    without = shutil.ignore_patterns("*.so", "__pycache__", "site", "weights")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=without)
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    monkeypatch.setattr(compiling, "ROOT", tmp_path)
    monkeypatch.setattr(compiling, "SOURCE", tmp_path / "src")
    monkeypatch.setattr(compiling, "KEPT", tmp_path / "build" / "compiled")
    monkeypatch.setattr(compiling, "STAMP", tmp_path / "compiled")
    return tmp_path


def _add_a_comment(path: Path) -> None:
    path.write_text(path.read_text("utf-8") + "\n# another\n", "utf-8")


def test_what_is_compiled_depends_on_the_compiled_sources_alone(copied: Path) -> None:
    before = compiling.state()
    _add_a_comment(copied / "requirements" / "dev.lock")
    _add_a_comment(copied / "pyproject.toml")
    _add_a_comment(copied / "src" / "defuse" / "cli.py")
    assert compiling.state() == before
    _add_a_comment(copied / "src" / "defuse" / "game" / "engine.py")
    assert compiling.state() != before


def test_what_is_compiled_depends_on_mypy_on_the_compiler_and_on_the_settings(
    copied: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    states = {compiling.state()}
    for name, other in (("FLAGS", ["-O0"]), ("PARTS", {}), ("version_of", lambda _: "cc 1.0")):
        with monkeypatch.context() as changed:
            changed.setattr(compiling, name, other)
            states.add(compiling.state())
    with monkeypatch.context() as changed:
        changed.setattr("importlib.metadata.version", lambda _: "0.1")
        states.add(compiling.state())
    assert len(states) == 5


def test_a_kept_build_is_used_only_for_its_own_sources(copied: Path) -> None:
    build = copied / "build" / "compiled" / "builds" / str(compiling.state())
    module = build / "defuse" / "game" / f"engine{compiling.SUFFIX}"
    module.parent.mkdir(parents=True)
    module.write_bytes(b"compiled")
    engine = copied / "src" / "defuse" / "game" / "engine.py"
    beside = engine.with_name(module.name)

    assert compiling.place()
    assert beside.read_bytes() == b"compiled"
    assert compiling.is_current()
    _add_a_comment(engine)
    assert compiling.is_stale()
    assert not compiling.place()
    assert not beside.exists()


def test_a_library_has_all_files_of_mypyc_that_an_earlier_run_wrote(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiling, "C_CODE", tmp_path)
    for name in ("__native_defuse.c", "int_ops.c", "bytes_extra_ops.c"):
        (tmp_path / name).touch()
    told = SimpleNamespace(
        name="defuse_rules__mypyc",
        sources=[str(tmp_path / "__native_rules.c"), str(tmp_path / "int_ops.c")],  # as mypyc says when nothing changed
        include_dirs=[],
        depends=[],
    )
    files = [unit.c_file.name for unit in compiling._library(told).units]
    assert files == ["__native_rules.c", "int_ops.c", "bytes_extra_ops.c"]


def test_every_module_belongs_to_one_part_and_the_rules_are_one(copied: Path) -> None:
    modules = compiling.modules_to_compile()
    rules = {path.relative_to(copied / "src" / "defuse").parts[0] for path in modules if _is_of_the_rules(path)}
    assert rules == {"game", "sight"}
    assert len(modules) == len(set(modules))


def _is_of_the_rules(module: Path) -> bool:
    return compiling.part_of(module) == "defuse_rules"


# make play


@contextmanager
def play(port: int, folder: Path) -> Iterator["subprocess.Popen[str]"]:
    """`make play` in this very tree, which is set up, without compiling."""
    command = [sys.executable, "-m", "tools.play", "--no-compile", "--port", str(port), "--no-browser"]
    command += ["--database", str(folder / "rooms.sqlite")]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
    ) as process:
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):  # the test failed before it ended the process
                os.killpg(process.pid, signal.SIGKILL)


def until_ready(told: Iterable[str]) -> str:
    """The line that says how long `make play` took; the test fails with all that was told if there is none."""
    before = []
    for line in told:
        if line.startswith("ready after "):
            return line
        before.append(line)
    raise AssertionError(f"make play has ended: {''.join(before)}")


def test_make_play_serves_a_page_says_how_long_it_took_and_ends_in_order(tmp_path: Path) -> None:
    port = free_port()
    with play(port, tmp_path) as playing:
        assert playing.stdout is not None
        said = until_ready(playing.stdout)
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=PATIENCE) as page:
            assert b"<script" in page.read()
        playing.send_signal(signal.SIGINT)
        assert playing.wait(PATIENCE) == 0
    assert said.endswith("\n")
    with socket.socket() as again:
        assert again.connect_ex(("127.0.0.1", port)) != 0  # nobody listens any more


def test_make_play_says_so_when_its_port_is_taken(tmp_path: Path) -> None:
    port = free_port()
    with play(port, tmp_path) as playing:
        assert playing.stdout is not None
        until_ready(playing.stdout)
        with play(port, tmp_path) as second:
            told, _ = second.communicate(timeout=PATIENCE)
        assert second.returncode == 1
        assert f"make play PORT={port + 1}" in told
        playing.send_signal(signal.SIGTERM)
        playing.wait(PATIENCE)


def make_environment(folder: Path) -> None:
    """Do what `tools.packages` does, with the installed pip."""
    venv.create(folder / ".venv", with_pip=False, symlinks=True)
    (packages.site_packages(folder / ".venv") / "pip").symlink_to(packages.site_packages() / "pip")
    (folder / ".venv" / "installed").mkdir()
    (folder / ".venv" / "installed" / "environment").write_text(packages.environment_stamp(folder), "utf-8")


def test_a_first_start_without_a_network_says_what_is_missing(tmp_path: Path) -> None:
    """pip is sent to an address where nothing listens; its output is shown, with what to do."""
    environment = os.environ | {"PIP_INDEX_URL": "http://127.0.0.1:9/", "PIP_RETRIES": "0", "PIP_NO_CACHE_DIR": "1"}
    environment |= {"PIP_CONFIG_FILE": os.devnull}
    for name in ("PIP_FIND_LINKS", "PIP_EXTRA_INDEX_URL"):
        environment.pop(name, None)
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    make_environment(tmp_path)
    command = [sys.executable, "-m", "tools.packages", "run"]
    done = subprocess.run(command, cwd=tmp_path, env=environment, check=False, capture_output=True, text=True)
    assert done.returncode == 1
    assert "Is there a network" in done.stderr
    assert not (tmp_path / ".venv" / "installed" / "run").exists()
