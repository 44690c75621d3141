"""Compile the engine with mypyc, quickly: for development, tests and `make play`. Releases use hatch-mypyc.

mypyc translates the modules in groups, one per part of the project, so that a change in a bot leaves the C code of the
rules unchanged. Every C file is compiled on its own, in parallel on all cores, and every object file is cached under a
digest of its inputs. Finished builds are cached by the digest of their sources in build/compiled; to be used they are
copied beside their sources.
"""

import argparse
import contextlib
import functools
import hashlib
import importlib.metadata
import io
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from tools.steps import alone

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src"
KEPT: Final = ROOT / "build" / "compiled"
STAMP: Final = Path(sys.prefix) / "compiled"  # in the virtual environment, because its Python is the one compiled for

PARTS: Final = {"game": "rules", "sight": "rules"}  # calls between these two are the hottest, so they share a library
# 1 is compiled in two thirds of the time of 3, which releases and `make bench` have (docs/decisions/compiling.md).
LEVEL: Final = os.environ.get("DEFUSE_OPTIMIZE", "1")
# Releases have one C file, so that gcc sees all calls; here it is one for each part. It takes longer and is not reused.
ONE_FILE: Final = LEVEL == "3"
MYPY_CACHE: Final = KEPT / ("mypy-one-file" if ONE_FILE else "mypy")
C_CODE: Final = KEPT / ("c-one-file" if ONE_FILE else "c")
# -fcommon: mypyc's headers define the function table of another part in every file; they must be one table.
# -fvisibility=hidden: functions that nothing outside replaces can be inlined. Releases have it, too (build_wheel.py).
FLAGS: Final = [
    "-pthread",
    "-DNDEBUG",
    "-fwrapv",
    "-fPIC",
    "-fcommon",
    "-fvisibility=hidden",
    f"-O{LEVEL}",
    "-g0",
    "-w",
]
KEPT_BUILDS: Final = 4
KEPT_DAYS: Final = 14  # for object files that no build has used since
SUFFIX: Final[str] = sysconfig.get_config_var("EXT_SUFFIX")


class CannotCompile(Exception):
    """What is missing or wrong, as a sentence."""


# The build of these sources


def modules_to_compile() -> list[Path]:
    """The modules that pyproject.toml lists for releases; the same ones are compiled here."""
    targets = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]["targets"]
    settings = targets["wheel"]["hooks"]["mypyc"]
    found = {path for pattern in settings["include"] for path in ROOT.glob(pattern)}
    return sorted(path for path in found if path.name not in settings["exclude"])


def part_of(module: Path) -> str:
    """The library that contains a module."""
    folder = module.relative_to(SOURCE / "defuse").parts[0]
    return f"defuse_{PARTS.get(folder, folder)}"


def state() -> str | None:
    """A digest of sources, compiler versions and settings; None if nothing can be compiled."""
    compiler = c_compiler()
    if compiler is None:
        return None
    try:
        mypy = importlib.metadata.version("mypy")
    except importlib.metadata.PackageNotFoundError:
        return None
    digest = hashlib.sha256(repr([mypy, version_of(compiler), FLAGS, ONE_FILE, PARTS, SUFFIX]).encode())
    for path in modules_to_compile():
        digest.update(f"\0{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes())
    return digest.hexdigest()[:24]


def c_compiler() -> str | None:
    """Python's own compiler, or the usual one; None without a compiler or without Python's headers."""
    if os.name == "nt" or not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return None
    preferred = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return next((name for name in (preferred, "cc", "gcc") if shutil.which(shlex.split(name)[0])), None)


@functools.cache
def version_of(compiler: str) -> str:
    done = subprocess.run([*shlex.split(compiler), "--version"], stdout=subprocess.PIPE, text=True, check=False)
    return done.stdout.partition("\n")[0]


# Compiled modules beside their sources


def compiled_modules() -> list[Path]:
    return sorted(SOURCE.rglob("*.so"))


def remove_compiled() -> None:
    STAMP.unlink(missing_ok=True)
    for module in compiled_modules():
        module.unlink()


def stamp_for(found: str) -> str:
    """The stamp also lists the modules, so that one that was removed or left over by another build shows."""
    return "\n".join([found, *(str(module.relative_to(ROOT)) for module in compiled_modules())])


def is_current() -> bool:
    """Whether the compiled modules belong to the current sources."""
    found = state()
    return found is not None and STAMP.is_file() and STAMP.read_text("utf-8") == stamp_for(found)


def is_stale() -> bool:
    """Whether Python would use compiled modules that do not belong to the current sources."""
    return bool(compiled_modules()) and not is_current()


def finished_build() -> Path | None:
    """The folder of the cached build of these sources, if there is one."""
    found = state()
    folder = KEPT / "builds" / str(found)
    return folder if found is not None and folder.is_dir() else None


def place() -> bool:
    """Use the finished build of these sources and no other; returns whether there is one."""
    if is_current():
        return True
    remove_compiled()
    build = finished_build()
    if build is None:
        return False
    for module in build.rglob("*.so"):
        target = SOURCE / module.relative_to(build)
        # Renamed into place: a running process keeps the old module.
        fresh = target.with_suffix(".new")
        shutil.copy2(module, fresh)
        fresh.replace(target)
    STAMP.write_text(stamp_for(build.name), "utf-8")
    return True


# Compiling


@dataclass(frozen=True)
class Unit:
    """One C file, and what the compiler needs for it."""

    c_file: Path
    include: tuple[str, ...] = ()
    headers: tuple[Path, ...] = ()  # the generated headers among those it includes
    first_header: str = ""  # its first include, if precompiling that for all files pays

    def arguments(self) -> list[str]:
        return [f"-I{folder}" for folder in (*self.include, sysconfig.get_path("include"))]

    def inside_headers(self) -> bytes:
        return b"".join(header.read_bytes() for header in self.headers)


@dataclass(frozen=True)
class Library:
    """One extension module: its name and its C files."""

    name: str
    units: tuple[Unit, ...]

    def file_name(self) -> str:
        return self.name.replace(".", "/") + SUFFIX


@dataclass
class Compiler:
    """Compiles C files that are not in the cache."""

    command: list[str]
    used: set[Path] = field(default_factory=set)

    @classmethod
    def found_here(cls) -> "Compiler":
        compiler = c_compiler()
        if compiler is None:
            raise CannotCompile(
                "No C compiler or no Python headers here: the engine runs as plain Python, the same game but slower."
            )
        return cls([*shlex.split(compiler), *FLAGS])

    def key(self, *parts: bytes) -> str:
        digest = hashlib.sha256(repr([self.command, version_of(self.command[0]), SUFFIX]).encode())
        for part in parts:
            digest.update(hashlib.sha256(part).digest())
        return digest.hexdigest()[:32]

    def run(self, arguments: Sequence[object], output: Path) -> None:
        """Run the compiler; the output appears under its name only when it is complete."""
        output.parent.mkdir(parents=True, exist_ok=True)
        unfinished = output.with_name(f"{output.name}.{os.getpid()}")
        command = [*self.command, *map(str, arguments), "-o", str(unfinished)]
        done = subprocess.run(command, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode != 0:
            unfinished.unlink(missing_ok=True)
            raise CannotCompile(done.stdout.strip() or f"{shlex.join(command)} ended with {done.returncode}")
        unfinished.replace(output)

    def precompiled(self, unit: Unit) -> Path:
        """The precompiled first header of a C file, shared by all files with the same one."""
        folder = KEPT / "headers" / self.key(unit.first_header.encode(), unit.inside_headers())
        header = folder / "first.h"
        compiled = folder / "first.h.gch"
        if not compiled.is_file():
            folder.mkdir(parents=True, exist_ok=True)
            header.write_text(f'#include "{unit.first_header}"\n', "utf-8")
            self.run([*unit.arguments(), "-x", "c-header", header], compiled)
        self.used.add(folder)
        return header

    def object_file(self, unit: Unit, first: Path | None) -> Path:
        output = KEPT / "objects" / f"{self.key(unit.c_file.read_bytes(), unit.inside_headers())}.o"
        if not output.is_file():
            begin = [] if first is None else ["-include", first]
            self.run([*unit.arguments(), *begin, "-c", unit.c_file], output)
        self.used.add(output)
        return output

    def link(self, objects: Sequence[Path], output: Path) -> None:
        shared = shlex.split(sysconfig.get_config_var("LDSHARED"))[1:]  # without the compiler's own name
        self.run([*shared, *objects], output)


def translate(modules: Sequence[Path]) -> list[Library]:
    """Let mypyc write C code."""
    try:
        import setuptools  # type: ignore[import-untyped]  # noqa: F401  mypyc wants it imported first
        from mypyc.build import mypycify
    except ModuleNotFoundError as error:
        raise CannotCompile(f"{error.name} is missing: run `make compile`.") from None
    os.environ["MYPYPATH"] = str(SOURCE)
    groups: dict[str, list[str]] = {}
    for module in modules:
        groups.setdefault(part_of(module), []).append(str(module.relative_to(ROOT)))
    paths = [path for group in groups.values() for path in group]
    said = io.StringIO()
    with contextlib.chdir(ROOT), _from_scratch_if_interrupted(), contextlib.redirect_stdout(said):
        try:
            extensions = mypycify(
                ["--cache-dir", str(MYPY_CACHE), *paths],
                separate=[(group, name) for name, group in groups.items()],
                multi_file=not ONE_FILE,
                target_dir=str(C_CODE),
            )
        except SystemExit:
            raise CannotCompile(said.getvalue().strip()) from None
        return [_library(extension) for extension in extensions]


@contextlib.contextmanager
def _from_scratch_if_interrupted() -> Iterator[None]:
    """Start from scratch after an interruption: mypyc trusts the C code of unchanged parts to be complete."""
    mark = KEPT / "translating"
    if mark.exists():
        shutil.rmtree(C_CODE, ignore_errors=True)
        shutil.rmtree(MYPY_CACHE, ignore_errors=True)
    mark.touch()
    yield
    mark.unlink()


def _library(extension: Any) -> Library:
    """A part's library contains the code of its modules and mypyc's own; all others only load one module."""
    files = [Path(path).absolute() for path in extension.sources]
    part = re.fullmatch(r"(.*)__mypyc", extension.name)
    if part is None:
        return Library(extension.name, tuple(Unit(file, first_header="Python.h") for file in files))
    # mypyc forgets which further files of its own the unchanged modules need; those it once wrote are still here.
    files += sorted({path for path in C_CODE.glob("*.c") if not path.name.startswith("__native")} - set(files))
    include = tuple(str(Path(path).absolute()) for path in extension.include_dirs)
    headers = tuple(Path(path).absolute() for path in extension.depends)
    units = [
        Unit(file, include, headers, f"__native_internal_{part[1]}.h")
        if file.name.startswith("__native")
        else Unit(file, include)
        for file in files
    ]
    return Library(extension.name, tuple(units))


def build(into: Path) -> None:
    """Compile everything into a folder with the layout of the sources."""
    compiler = Compiler.found_here()
    modules = modules_to_compile()
    try:
        libraries = translate(modules)
    except (AssertionError, LookupError, ValueError):  # mypyc stumbles over C code from before a class changed
        libraries = translate(modules)  # from scratch, because the first try was interrupted
    units = {unit for library in libraries for unit in library.units}
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        beginnings = {unit.first_header: unit for unit in units if unit.first_header}
        firsts = dict(zip(beginnings, workers.map(compiler.precompiled, beginnings.values()), strict=True))
        largest_first = sorted(units, key=lambda unit: -unit.c_file.stat().st_size)
        compiling = {
            unit: workers.submit(compiler.object_file, unit, firsts.get(unit.first_header)) for unit in largest_first
        }
        objects = {unit: job.result() for unit, job in compiling.items()}
        linking = [
            workers.submit(compiler.link, [objects[unit] for unit in library.units], into / library.file_name())
            for library in libraries
        ]
        for link in linking:
            link.result()
    _forget(compiler.used)


def _forget(used: set[Path]) -> None:
    """Remove what no build has used for a while."""
    for path in used:
        path.touch()
    old = time.time() - KEPT_DAYS * 86400
    builds = sorted((KEPT / "builds").iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
    stale = [
        path for folder in ("objects", "headers") for path in (KEPT / folder).iterdir() if path.stat().st_mtime < old
    ]
    for path in [*builds[KEPT_BUILDS:], *stale]:
        shutil.rmtree(path) if path.is_dir() else path.unlink()


def compile_engine() -> str:
    """Make sure that a finished build of these sources is cached; returns a line about it, empty if it was."""
    Compiler.found_here()
    with alone(KEPT / "lock"):
        found = state()
        if found is None:
            raise CannotCompile("mypy is missing: run `make compile`.")
        if finished_build() is not None:
            return ""
        print("Compiling the engine ...", flush=True)
        start = time.monotonic()
        unfinished = KEPT / "builds" / f"{found}.unfinished"
        shutil.rmtree(unfinished, ignore_errors=True)
        unfinished.mkdir(parents=True)
        build(unfinished)
        if state() != found:
            raise CannotCompile("The engine's sources changed while they were compiled: run the same command again.")
        unfinished.rename(KEPT / "builds" / found)
        return f"Compiled the engine in {time.monotonic() - start:.0f} s."


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the engine and use it from now on.")
    way = parser.add_mutually_exclusive_group()
    way.add_argument("--aside", action="store_true", help="only compile, for the next --place: a game may be running")
    way.add_argument("--place", action="store_true", help="only use what is compiled already; fails if nothing is")
    way.add_argument("--pure", action="store_true", help="back to plain Python")
    asked = parser.parse_args()
    try:
        if asked.pure:
            remove_compiled()
            print("The engine is plain Python now.")
        elif asked.place:
            return 0 if place() else 1
        elif asked.aside or not is_current():
            if line := compile_engine():
                print(line)
            if not asked.aside:
                place()
    except (CannotCompile, OSError) as problem:
        if not asked.aside and is_stale():
            remove_compiled()
        print(problem)
        return 0 if c_compiler() is None else 1
    return 0


if __name__ == "__main__":
    code = main()
    sys.stdout.flush()
    os._exit(code)  # freeing mypy's memory piece by piece would cost seconds
