"""The mine: games are searched in parallel, what is found is graded, and the best of it is tried out and kept.

Everything is written down as it is done, so that a run which was interrupted goes on where it stopped:

    DIR/work/SEED/*.json       what was found in each chunk of games
    DIR/work/SEED/tried.jsonl  what came of trying a find out
    DIR/*.toml                 the puzzles that were kept, named THEME-GRADE-ID.toml

Figures are worked out when a puzzle is kept: with a judge that was calibrated anew nothing has to be tried out again.
"""

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from defuse.coach.judge import Opinion, judge_of
from defuse.coach.review import judge_for
from defuse.game.library import edition, plan
from defuse.game.moves import DRAW
from defuse.game.setup import deal
from defuse.game.writing import write_move
from defuse.lab.running.seeds import mixed
from defuse.lab.running.tables import longest
from defuse.lab.running.work import Crew, work
from defuse.puzzles.mining.choosing import Candidate, Selection
from defuse.puzzles.mining.confirming import Confirmation, confirmed
from defuse.puzzles.mining.grading import finders, grade
from defuse.puzzles.mining.moments import Found, is_clear, searched, searched_record, wholly_judged
from defuse.puzzles.mining.theme import theme_of
from defuse.puzzles.mining.writing import as_puzzle, chances_of, finished, unfinished
from defuse.puzzles.puzzle import Figures, Puzzle, read_puzzle
from defuse.record.record import load_record

CHUNK: Final = 20  # games of a task
EDITIONS: Final = ("original", "good-vs-evil", "original+imploding+streaking+barking", "party-pack", "zombie")
PLAYERS: Final = (2, 3, 4, 5)
_FOR_A_THEME: Final = 2  # finds of a theme that are kept of a game
_OF_PLAIN: Final = 8  # one of so many is
_PATIENCE: Final = 3  # times as long as a quick game a game may take


@dataclass(frozen=True)
class Dig:
    """Some games between bots."""

    edition: str
    players: int
    chunk: int
    seed: int

    @property
    def file(self) -> str:
        return f"{self.edition} {self.players} {self.chunk:04}.json"


@dataclass(frozen=True)
class DigRecord:
    """A recorded game."""

    path: Path
    seed: int

    @property
    def file(self) -> str:
        return f"record {hashlib.sha256(self.path.read_bytes()).hexdigest()[:16]}.json"


@dataclass(frozen=True)
class DigPuzzle:
    """A puzzle that was made before, to be judged, graded and tried out anew."""

    path: Path
    seed: int

    @property
    def file(self) -> str:
        return f"puzzle {hashlib.sha256(self.path.read_bytes()).hexdigest()[:16]}.json"


Task = Dig | DigRecord | DigPuzzle


def dig(task: Task) -> tuple[str, list[Candidate]]:
    """The candidates of a task, and the file in which they are kept."""
    if isinstance(task, DigPuzzle):
        again = candidate_again(task.path)
        return task.file, [] if again is None else [again]
    found: list[Candidate] = []
    for game, moments in _games(task):
        of_theme: dict[str, int] = {}
        for moment in moments:
            candidate = candidate_of(moment, game)
            if candidate is not None and of_theme.get(candidate.theme, 0) < _FOR_A_THEME:
                of_theme[candidate.theme] = of_theme.get(candidate.theme, 0) + 1
                found.append(candidate)
    return task.file, found


def _games(task: Dig | DigRecord) -> Iterator[tuple[str, Iterator[Found]]]:
    if isinstance(task, DigRecord):
        record = load_record(task.path)
        judge = judge_for(record)
        if judge is not None:
            yield task.file, searched_record(record, judge)
        return
    judge = judge_of(task.edition, task.players)
    if judge is None:
        return
    for number in range(task.chunk * CHUNK, (task.chunk + 1) * CHUNK):
        luck = mixed(task.seed, number, task.players, EDITIONS.index(task.edition))
        game = deal(plan(edition(task.edition), task.players, {}), luck, quick=False)
        yield (
            f"{task.edition} {task.players} {number}",
            searched(task.edition, game, judge, luck, _PATIENCE * longest(game)),
        )


def candidate_of(moment: Found, game: str) -> Candidate | None:
    """A moment with its theme, its scenario and the bots that find the answer; None if it makes no puzzle."""
    theme = theme_of(moment.edition, moment.view, moment.legal, moment.opinion)
    judge = judge_of(moment.edition, moment.view.seats)
    if theme is None or judge is None or _is_plain(moment):
        return None
    written = as_puzzle(moment, judge)
    if written is None:
        return None
    text, puzzle, opinion = written
    return _candidate(text, game, theme, puzzle, opinion)


def candidate_again(path: Path) -> Candidate | None:
    """A finished puzzle as a candidate; None if its answer is not clear any more."""
    text = unfinished(path.read_text(encoding="utf-8"))
    puzzle = read_puzzle("", text)
    opinion = opinion_of(puzzle)
    if opinion is None:
        return None
    theme = theme_of(puzzle.edition, puzzle.view, puzzle.moves(), opinion)
    return None if theme is None else _candidate(text, path.stem, theme, puzzle, opinion)


def opinion_of(puzzle: Puzzle) -> Opinion | None:
    """What the judge says of every move of a puzzle; None if its answer is not clear."""
    judge = judge_of(puzzle.edition, len(puzzle.players))
    legal = puzzle.moves()
    opinion = None if judge is None else judge.opinion(puzzle.view, legal)
    if judge is None or opinion is None:
        return None
    whole = wholly_judged(judge, puzzle.view, legal, opinion, puzzle.game)
    if whole is None or not is_clear(whole) or not puzzle.is_solved_by(whole.moves[whole.best]):
        return None
    return whole


def _candidate(text: str, game: str, theme: str, puzzle: Puzzle, opinion: Opinion) -> Candidate:
    found = finders(puzzle, slow=False)
    second = write_move(opinion.ranked()[1][0], puzzle.players).partition("@")[0]
    answer = write_move(puzzle.answer, puzzle.players).partition("@")[0]
    return Candidate(
        text=text,
        game=game,
        theme=theme,
        found=found,
        grade=grade(found),
        pattern=f"{theme} {puzzle.edition} {puzzle.view.seats} {answer.strip()} | {second.strip()}",
        alike=f"{puzzle.edition} {sorted(puzzle.view.hand)} {puzzle.view.pile_size} {answer}",
    )


def _is_plain(moment: Found) -> bool:
    """Whether anybody would do that: most draws are such, and only a few of them are looked at any further."""
    best = moment.opinion.moves[moment.opinion.best]
    if best.verb != DRAW or moment.opinion.advised != moment.opinion.best:
        return False
    return moment.place % _OF_PLAIN != 0


@dataclass(frozen=True)
class Tryout:
    """A candidate that is to be tried out; its seed differs from that of a later check."""

    candidate: Candidate
    seed: int


def try_out(trial: Tryout) -> tuple[Candidate, Confirmation, tuple[str, ...]]:
    """The candidate, what came of it, and who finds its answer."""
    puzzle = read_puzzle("", trial.candidate.text)
    opinion = opinion_of(puzzle)
    if opinion is None:
        return trial.candidate, Confirmation(0.0, 0.0), ()
    result = confirmed(puzzle.view, opinion, trial.seed, hurried=True)
    return trial.candidate, result, finders(puzzle) if result.is_safe else ()


def finish(candidate: Candidate, gain: float, found: tuple[str, ...]) -> tuple[str, str] | None:
    """The id and the file of a candidate that has passed; None if its answer is not clear any more."""
    puzzle = read_puzzle("", candidate.text)
    opinion = opinion_of(puzzle)
    if opinion is None:
        return None
    figures = Figures(candidate.theme, grade(found), found, opinion.error, gain, chances_of(puzzle, opinion))
    return finished(candidate.text, puzzle, figures)


def check(task: tuple[Path, int]) -> tuple[Path, Confirmation]:
    """A finished puzzle tried out again with other luck."""
    path, seed = task
    puzzle = read_puzzle(path.stem, path.read_text(encoding="utf-8"))
    opinion = opinion_of(puzzle)
    return path, Confirmation(0.0, 0.0) if opinion is None else confirmed(puzzle.view, opinion, seed)


class Mine:
    """A folder of puzzles and of the work on them."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        self.seed = seed
        self.work = folder / "work" / str(seed)
        self.work.mkdir(parents=True, exist_ok=True)
        self._tried = self.work / "tried.jsonl"

    def tasks(self, games: int) -> Iterator[Dig]:
        """The games between bots that have not been searched yet: of every game and number of players in turn."""
        lines = [(name, players) for name in EDITIONS for players in PLAYERS]
        for chunk in range(-(-games // (CHUNK * len(lines)))):
            for name, players in lines:
                task = Dig(name, players, chunk, self.seed)
                if not (self.work / task.file).exists():
                    yield task

    def files(self, paths: Iterable[Path]) -> Iterator[DigRecord | DigPuzzle]:
        """The records and the puzzles of these files that have not been searched yet."""
        for path in paths:
            task = DigPuzzle(path, self.seed) if path.suffix == ".toml" else DigRecord(path, self.seed)
            if not (self.work / task.file).exists():
                yield task

    def dig(self, tasks: Iterable[Task], crew: Crew, tell: Callable[[str, int], None]) -> None:
        for file, found in work(dig, tasks, crew):
            new = self.work / f".{file}"
            new.write_text(json.dumps([asdict(each) for each in found]), encoding="utf-8")
            new.replace(self.work / file)
            tell(file.removesuffix(".json"), len(found))

    def candidates(self) -> list[Candidate]:
        found: list[Candidate] = []
        for file in sorted(self.work.glob("*.json")):
            for each in json.loads(file.read_text(encoding="utf-8")):
                found.append(Candidate(**{**each, "found": tuple(each["found"])}))
        return found

    def tried(self) -> dict[str, dict[str, Any]]:
        """What is known of the candidates that were tried out, by their texts' digests."""
        if not self._tried.exists():
            return {}
        rows = [json.loads(line) for line in self._tried.read_text(encoding="utf-8").splitlines() if line.endswith("}")]
        return {str(row["key"]): row for row in rows}

    def keep(self, wanted: int, most_bytes: int, crew: Crew, tell: Callable[[int, int], None]) -> list[Path]:
        """Try candidates out until enough are kept; what was tried before is not tried again."""
        known = self.tried()
        choice = Selection(self.candidates(), wanted, most_bytes)
        with self._tried.open("a", encoding="utf-8") as log:

            def trials() -> Iterator[Tryout]:
                while (candidate := choice.next()) is not None:
                    row = known.get(_key(candidate))
                    if row is None:
                        yield Tryout(candidate, mixed(self.seed, int(_key(candidate), 16)))
                    else:
                        _settle(choice, candidate, row)

            while True:  # those that fail make room for more
                before = choice.tried
                for candidate, result, found in work(try_out, trials(), crew):
                    row = {"key": _key(candidate), "safe": result.is_safe, "gain": result.gain, "found": found}
                    print(json.dumps(row), file=log, flush=True)
                    _settle(choice, candidate, row)
                    tell(len(choice.kept), wanted)
                if choice.tried == before:
                    break
        return self._write(choice)

    def _write(self, choice: Selection) -> list[Path]:
        paths: list[Path] = []
        for old in self.folder.glob("*.toml"):
            old.unlink()
        for candidate, id, text in choice.kept:
            grade = read_puzzle(id, text).figures.grade
            path = self.folder / f"{candidate.theme}-{grade}-{id}.toml"
            path.write_text(text, encoding="utf-8")
            paths.append(path)
        return sorted(paths)


def checked(paths: Sequence[Path], seed: int, crew: Crew) -> Iterator[tuple[Path, Confirmation]]:
    """Finished puzzles tried out once more."""
    tasks = [(path, mixed(seed, number)) for number, path in enumerate(paths)]
    yield from work(check, tasks, crew)


def _settle(choice: Selection, candidate: Candidate, row: dict[str, Any]) -> None:
    """Keep a candidate that has been tried out, or drop it."""
    done = finish(candidate, float(row["gain"]), tuple(row["found"])) if row["safe"] else None
    if done is None:
        choice.drop(candidate)
    else:
        choice.keep(candidate, *done)


def _key(candidate: Candidate) -> str:
    return hashlib.sha256(candidate.text.encode()).hexdigest()[:12]
