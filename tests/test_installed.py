"""The wheel, installed by the steps of the image into its own folder, without any developer tools."""

import contextlib
import fcntl
import hashlib
import os
import re
import shlex
import shutil
import socket
import sqlite3
import subprocess
import sys
import time
import zipfile
from pathlib import Path

import pytest

from tests.containerfile import command, instructions
from tests.extent import LONG
from tests.lacking import lacking
from tools.build_wheel import CLIENT, build
from tools.try_wheel import fetch, is_well

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "image"
STEPS = ("deploy/Containerfile", "deploy/install.sh", "requirements/host.lock")


class Image:
    """A folder that stands for the root of the image."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def path(self, inside: str) -> Path:
        return self.root / inside.removeprefix("/")

    def words(self, command: list[str]) -> list[str]:
        """A command of the image, with its paths mapped to this folder."""
        folders = ("/opt/", "/data", "/build/")
        return [str(self.path(word)) if word.startswith(folders) else word for word in command]

    def run(self, command: list[str], **settings: str) -> subprocess.CompletedProcess[str]:
        """Run a command of the image, with nothing of the checkout within reach."""
        environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
        return subprocess.run(
            self.words(command),
            cwd=self.root,
            env=environment | settings,
            capture_output=True,
            text=True,
            timeout=600,
            check=False,
        )

    def python(self, *arguments: str, **settings: str) -> str:
        done = self.run(["/opt/defuse/bin/python", *arguments], **settings)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel and the image; the first worker makes it for the whole test run.

    The image is kept in the checkout: a first run installs it from nothing, later ones upgrade it to another wheel.
    """
    if not CLIENT.is_file():
        lacking("The browser client, which belongs into the wheel, has not been built: run `make web`.")
    base = tmp_path_factory.getbasetemp()
    done = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "image-is-made"
    KEPT.mkdir(parents=True, exist_ok=True)
    with (KEPT / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not done.exists():
            shutil.rmtree(KEPT / "dist", ignore_errors=True)
            build(KEPT / "dist", compiled=False)
            install_or_upgrade(Image(KEPT / "root"), wheel_in(KEPT))
            done.touch()
    return KEPT


def wheel_in(folder: Path) -> Path:
    (found,) = (folder / "dist").glob("*.whl")
    return found


def install_or_upgrade(image: Image, wheel: Path) -> None:
    """Install from scratch if other steps, another lock or another Python made the image, or if it is broken."""
    stamp = image.root / "stamp"
    steps = sys.version + "".join((ROOT / name).read_text("utf-8") for name in STEPS)
    contents = f"\n{hashlib.sha256(wheel.read_bytes()).hexdigest()}"
    made_by = stamp.read_text("utf-8") if stamp.is_file() else ""
    if not LONG and made_by == steps + contents:
        return
    if LONG or not made_by.startswith(steps):
        shutil.rmtree(image.root, ignore_errors=True)
    else:
        stamp.unlink()
    install(image, wheel)
    stamp.write_text(steps + contents, "utf-8")


def install(image: Image, wheel: Path) -> None:
    """Do what the Containerfile's first COPY and RUN do."""
    *sources, target = instructions("COPY")[0].split()
    for folder in (image.path(target), image.path("/data")):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    for source in sources:
        if (ROOT / source).is_dir():
            shutil.copytree(ROOT / source, image.path(target), dirs_exist_ok=True)
        else:
            shutil.copy(ROOT / source, image.path(target))
    shutil.copy(wheel, image.path(target))
    # The image keeps all bytecode; here little of it would ever be read.
    done = image.run(shlex.split(instructions("RUN")[0]), PYTHON=sys.executable, PIP_NO_COMPILE="1")
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.startswith("defuse ")


@pytest.fixture
def image(made: Path) -> Image:
    return Image(made / "root")


def test_the_wheel_is_plain_python_with_the_client_in_it(made: Path) -> None:
    wheel = wheel_in(made)
    names = zipfile.ZipFile(wheel).namelist()
    assert wheel.name.startswith("defuse_cards-")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert "defuse/server/site/index.html" in names
    assert [name for name in names if name.endswith((".so", ".pyd", ".pyc"))] == []


def test_it_plays_a_game_serves_a_page_and_holds_an_arena(image: Image) -> None:
    names = "from importlib.metadata import distributions; print(*(each.name for each in distributions()))"
    assert {"mypy", "pytest", "hatchling"} & set(image.python("-c", names).split()) == set()
    told = image.python(str(ROOT / "tools" / "try_wheel.py"))
    assert told.splitlines() == ["ok: play a game", "ok: serve a page", "ok: hold an arena"]


def test_it_is_compiled_to_bytecode_for_users_who_may_not_write_there(image: Image) -> None:
    assert list(image.path("/opt/defuse").glob("lib/python3*/site-packages/defuse/__pycache__/cli.*.pyc"))


def test_the_line_that_adds_an_extra_works_as_it_is_printed(image: Image) -> None:
    """The extra is already installed, so nothing has to be downloaded; a package of another name would have to be."""
    line = image.python("-c", "from defuse.extras import install_line; print(install_line('postgres'))")
    done = image.run(["sh", "-c", line], PIP_NO_INDEX="1")
    assert done.returncode == 0, done.stderr
    assert "asyncpg" in done.stdout


def test_the_image_serves_and_its_health_check_says_so(image: Image) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    check = [word.replace(":8484", f":{port}") for word in command("HEALTHCHECK")]
    assert image.run(check).returncode == 1  # nobody listens yet
    serve = image.words([*command("ENTRYPOINT"), *command("CMD"), "--port", str(port), "--host", "127.0.0.1"])
    with subprocess.Popen(serve, cwd=image.root, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        try:
            while not is_well(f"http://127.0.0.1:{port}"):
                assert server.poll() is None
                time.sleep(0.05)
            assert image.run(check).returncode == 0
            assert "/assets/" in fetch(f"http://127.0.0.1:{port}/r/any-room")
            back_up(image, "/data/copy.sqlite")
        finally:
            server.terminate()
            server.wait(30)


def back_up(image: Image, copy: str) -> None:
    """Back up as docs/hosting.md says, while the server runs."""
    (told,) = re.findall(r"sudo (/opt/defuse/bin/defuse rooms backup .*)", (ROOT / "docs" / "hosting.md").read_text())
    image.path(copy).unlink(missing_ok=True)
    told = told.replace("/root/rooms-backup.sqlite", str(image.path(copy)))
    done = image.run(shlex.split(told.replace("/var/lib/defuse/rooms.sqlite", str(image.path("/data/rooms.sqlite")))))
    assert done.returncode == 0, done.stderr
    with contextlib.closing(sqlite3.connect(image.path(copy))) as kept:
        assert kept.execute("SELECT count(*) FROM room").fetchone() == (0,)
