"""The `defuse` command."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from defuse import __version__


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="defuse", description="Every edition of Exploding Kittens (unofficial).")
    parser.add_argument("--version", action="version", version=f"defuse {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    check = commands.add_parser("check", help="run scenario files or folders of them")
    check.add_argument("paths", nargs="+", metavar="PATH", type=Path)
    chosen = parser.parse_args(arguments)
    return _check(chosen.paths)


def _check(paths: list[Path]) -> int:
    from defuse.record.scenario import check_file, scenario_files

    passed = failed = 0
    for path in paths:
        for file in scenario_files(path):
            report = check_file(file)
            print(report)
            if report.failure is None:
                passed += 1
            else:
                failed += 1
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
