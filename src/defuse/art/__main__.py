"""`python -m defuse.art FOLDER`: draws the deck into a folder."""

import argparse
from pathlib import Path

from defuse.art.deck import files


def main(arguments: list[str] | None = None) -> None:
    """Write every drawing; existing files are replaced."""
    parser = argparse.ArgumentParser(
        prog="python -m defuse.art", description="Draw every card, avatar and emblem as SVG."
    )
    parser.add_argument("folder", type=Path, help="where the drawings go; it is made if it is not there")
    folder: Path = parser.parse_args(arguments).folder
    try:
        write(folder)
    except OSError as problem:
        parser.error(f"cannot write to {folder}: {problem.strerror}")


def write(folder: Path) -> None:
    """Write all drawings into a folder."""
    for name, text in files():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
