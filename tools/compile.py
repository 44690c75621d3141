"""Compile the engine in place with mypyc: the compiled modules come to lie beside their sources.

It does nothing while the engine is the one last compiled. Where there is no C compiler, or no headers of Python, the
engine stays plain Python. Compiled modules that do not belong to the sources of the moment are removed, never used.
"""

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STAMP = Path(sys.prefix) / "compiled"  # in the virtual environment, for its Python is the one compiled for
BUILD_FILES = ["pyproject.toml", "README.md", "LICENSE"]


def compiled_modules() -> list[Path]:
    return sorted((ROOT / "src").rglob("*.so"))


def remove_compiled() -> None:
    STAMP.unlink(missing_ok=True)
    for module in compiled_modules():
        module.unlink()


def state_of(tree: Path) -> str:
    """A digest of what the compiled engine depends on: all of its sources, and the way it is built."""
    digest = hashlib.sha256((ROOT / "requirements" / "dev.lock").read_bytes())
    build = tomllib.loads((tree / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]
    sources = sorted({path for pattern in build["mypyc"]["include"] for path in tree.glob(pattern)})
    for path in [tree / "pyproject.toml", *sources]:
        digest.update(f"\0{path.relative_to(tree).as_posix()}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def stamp_for(state: str) -> str:
    """A module taken away by hand, or left over by another build, shows as well."""
    return "\n".join([state, *(str(module.relative_to(ROOT)) for module in compiled_modules())])


def is_current() -> bool:
    """Whether the compiled modules are those of the sources as they are now."""
    return STAMP.is_file() and STAMP.read_text() == stamp_for(state_of(ROOT))


def is_stale() -> bool:
    """Whether Python would use compiled modules that are not those of the sources as they are now."""
    return bool(compiled_modules()) and not is_current()


def c_compiler() -> str | None:
    """The compiler that Python was built with, or the usual one; None where there is none or Python's headers lack."""
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return None
    preferred = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return next((name for name in (preferred, "cc", "gcc") if shutil.which(name.split()[0])), None)


def build_wheel(tree: Path, compiler: str) -> Path:
    """The same build as a release's. It works on a copy, since the build hook moves pyproject.toml away for a while."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tree / "dist")]
    environment = {**os.environ, "CC": compiler, "HATCH_BUILD_HOOKS_ENABLE": "1"}
    done = subprocess.run(
        command, cwd=tree, env=environment, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode != 0:
        reason = done.stdout.partition("Error while invoking Mypyc:\n")[2] or done.stdout
        sys.exit(f"{reason.rstrip()}\nCompiling the engine failed; it stays plain Python until this is mended.")
    return next((tree / "dist").glob("*.whl"))


def put_in_place(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as contents:
        for name in contents.namelist():
            if name.endswith(".so"):
                target = ROOT / "src" / name
                # Renamed into place: a process that still runs the former module keeps it.
                fresh = target.with_suffix(".new")
                fresh.write_bytes(contents.read(name))
                fresh.replace(target)


def compile_engine() -> str:
    """What happened, in one line for people; empty when there was nothing to do. Raises SystemExit when it failed."""
    if is_current():
        return ""
    remove_compiled()
    compiler = c_compiler()
    if compiler is None:
        return "No C compiler or no Python headers here: the engine runs as plain Python, the same game but slower."
    print("Compiling the engine; this takes a while, once ...", flush=True)
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder)
        for name in BUILD_FILES:
            shutil.copy2(ROOT / name, tree)
        shutil.copytree(ROOT / "src", tree / "src", ignore=shutil.ignore_patterns("*.so", "*.new", "__pycache__"))
        state = state_of(tree)
        wheel = build_wheel(tree, compiler)
        if state_of(ROOT) != state:
            sys.exit("The engine's sources changed while they were compiled: run the same command again.")
        put_in_place(wheel)
    stray = [module.name for module in compiled_modules() if not belongs(module)]
    if stray or not compiled_modules():
        remove_compiled()
        sys.exit(f"Compiling gave modules that belong to no source (a package without __init__.py?): {stray}")
    STAMP.write_text(stamp_for(state))
    return f"Compiled the engine in {time.monotonic() - start:.0f} s."


def belongs(module: Path) -> bool:
    """Beside its source, or mypyc's one library that holds the code of all."""
    name = module.name.split(".")[0]
    return name.endswith("__mypyc") or module.with_name(f"{name}.py").is_file()


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile the engine in place.")
    parser.add_argument("--pure", action="store_true", help="remove the compiled modules instead")
    if parser.parse_args().pure:
        remove_compiled()
        print("The engine is plain Python now.")
    elif line := compile_engine():
        print(line)


if __name__ == "__main__":
    main()
