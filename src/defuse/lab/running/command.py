"""What the lab commands share: exit codes, error messages, progress, output files."""

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from defuse.asked import CannotDo
from defuse.extras import install_line
from defuse.words import Words

if TYPE_CHECKING:
    from rich.console import Console

FAILED: Final = 1
WRONG: Final = 2
INTERRUPTED: Final = 130


def carry_out(command: Callable[[], int], words: Words) -> int:
    """Run a command; returns 0 for success, 1 for a failure, 2 if it cannot be done, 130 if interrupted."""
    from defuse.lab.running.work import CannotWork, NoRay, TaskFailed

    try:
        return command()
    except CannotDo as error:
        return refuse(WRONG, *error.reasons)
    except NoRay:
        return refuse(WRONG, words("lab-no-ray", install=install_line("ray")))
    except CannotWork as error:
        return refuse(WRONG, words("lab-ray-failed", problem=str(error)))
    except TaskFailed as error:
        return refuse(FAILED, words("lab-task-failed", task=str(error.task), problem=error.problem))
    except KeyboardInterrupt:
        return refuse(INTERRUPTED, words("lab-interrupted"))


def refuse(code: int, *reasons: str) -> int:
    for reason in reasons:
        print(f"defuse: {reason}", file=sys.stderr)
    return code


@contextmanager
def progress_bar(words: Words, are_bots: bool = False) -> Iterator[Callable[[int, int], None]]:
    """A progress bar with the remaining time on a terminal; yields a function that takes games done and all games.

    With `are_bots` bots are started, not games played.
    """
    if not sys.stderr.isatty():
        yield lambda done, games: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

    from defuse.lab.running.wording import Wording

    whole = Wording(words).whole
    columns = (BarColumn(), TextColumn("{task.description}"), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=None)

        def show(done: int, games: int) -> None:
            if are_bots:
                told = words("league-starting", done=whole(done), all=whole(games))
            else:
                told = words("lab-progress", done=whole(done), all=whole(games))
            bar.update(task, completed=done, total=games, description=told)

        yield show


def deliver(contents: Mapping[Path, bytes], show: Callable[["Console"], None], words: Words) -> int:
    """Write the files, then show the report even if they could not be written, and list them.

    If one of the files is standard output, nothing else is shown there.
    """
    from defuse.output_files import STANDARD_OUTPUT, why_not_written, write_all

    problem = ""
    try:
        write_all(contents)
    except OSError as error:
        problem = why_not_written(error)
    if STANDARD_OUTPUT in contents:
        return refuse(WRONG, words("lab-not-written", problem=problem)) if problem else 0
    from defuse.lab.simulate.layout import ReportPage

    page = ReportPage()
    show(page)
    if problem:
        return refuse(WRONG, words("lab-not-written", problem=problem))
    for path in contents:
        page.print(words("lab-written", file=str(path)))
    return 0
