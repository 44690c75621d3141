"""Outside bots play like any others, and no rogue can harm a match."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

import defuse
from defuse.bots import Bot, RandomBot
from defuse.bots.defaults import default_move
from defuse.bots.outside.answers import Introduction
from defuse.bots.outside.bot import OutsideBot
from defuse.bots.outside.faults import Fault, Faults
from defuse.bots.outside.limits import Limits, limits_for
from defuse.bots.outside.process import BotProcess
from defuse.bots.outside.process_pool import POOL, meet
from defuse.bots.outside.programs import NotABot, program_at
from defuse.bots.outside.wording import last_words, no_limits, why_no_bot, why_not_met
from defuse.game.chance import Dice
from defuse.game.moves import Move
from defuse.lab.running.tables import Outcome, Seat, play_game
from defuse.sight.view import View
from defuse.words import words_in
from tests.extent import LONG
from tests.random_games import SetUp, all_editions, players_of

GALLERY = Path(__file__).parent / "rogues"
HONEST = GALLERY / "honest.py"
PATIENT = Limits(move_seconds=60.0, game_seconds=600.0, start_seconds=60.0, memory_mb=200, processes=20, file_mb=4)
HASTY = Limits(move_seconds=0.1, game_seconds=600.0, start_seconds=60.0)  # for bots that never answer
IMPATIENT = Limits(start_seconds=0.1)  # for those that never introduce themselves
AGES = 120.0  # seconds on the clock after which something has gone wrong

ON_LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks into /proc")

pytestmark = pytest.mark.usefixtures("_nobody_stays")


@pytest.fixture
def _nobody_stays(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every test begins and ends without idle processes, and waits until it is known why a process ended."""
    monkeypatch.setattr("defuse.bots.outside.process._OBITUARY_SECONDS", AGES)
    POOL.close()
    POOL.forget()
    yield
    POOL.close()
    POOL.forget()


def play(bots: list[Bot], seed: int, edition: str = "original") -> Outcome:
    """Play a game; an illegal move would be an error."""
    game = SetUp(edition, len(bots), quick=True).deal(seed)
    return play_game(game, [Seat(bot) for bot in bots], Dice(0), edition)


def against_random(path: Path, limits: Limits, games: int = 1, asked: int = 0) -> Faults:
    """The faults of a bot in some games of two, in each seat in turn; more games until it was asked so often."""
    faults = Faults()
    number = -1
    while number + 1 < games or faults.asked < asked:
        number += 1
        outside = OutsideBot(path, number, limits)
        other = RandomBot(number)
        play([outside, other] if number % 2 == 0 else [other, outside], number)
        faults.add(outside.faults)
    return faults


def written(folder: Path, text: str) -> Path:
    """A bot with this source."""
    file = folder / "bot.py"
    file.write_text(text, encoding="utf-8")
    return file


def processes_of(folder: Path) -> list[str]:
    """The processes that run something in a folder."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            command = (process / "cmdline").read_bytes().decode(errors="replace")
        except OSError:
            continue
        if str(folder) in command:
            found.append(command)
    return found


def gone(folder: Path) -> bool:
    """Whether no process runs in a folder any more; waits for it."""
    until = time.monotonic() + AGES
    while processes_of(folder) and time.monotonic() < until:
        time.sleep(0.02)
    return not processes_of(folder)


class Slow:
    """A bot that plays the first legal move, and takes its time for every answer on a virtual clock."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.takes = [0.0]  # seconds per answer, in turn
        self.games = self.asks = 0
        self.has_introduced_itself = True
        self.cpu_seconds = 0.0
        self.errors = ""

    @property
    def spent(self) -> float:
        return self.now - 1000.0

    def play(self, limits: Limits) -> OutsideBot:
        """A game against a random bot in which it is asked often enough."""
        for seed in range(1000):
            self.now, self.asks = 1000.0, 0
            bot = OutsideBot(HONEST, seed, limits, clock=lambda: self.now)
            play([bot, RandomBot(seed)], seed)
            POOL.forget()
            if bot.faults.asked > 6:
                return bot
        raise AssertionError("it was never asked often enough")

    def hear(self, until: float) -> bytes | Fault:
        takes = self.takes[(self.asks - 1) % len(self.takes)]
        self.now = min(self.now + takes, max(self.now, until))
        if self.now >= until:
            return Fault("late", "it had not answered when its time was over")
        text = self.asked["moves"][0]["text"].replace(" _", " 0")
        return json.dumps({"ask": self.asked["ask"], "move": text}).encode()

    def ask(self, message: dict[str, Any]) -> None:
        self.asked = message

    def introduce(self, seconds: float) -> None: ...

    def tell(self, message: dict[str, Any]) -> None: ...

    def rest(self) -> None: ...

    def end(self, politely: bool = True) -> None: ...


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    """Replaces every started process."""
    bot = Slow()
    monkeypatch.setattr("defuse.bots.outside.bot.BotProcess", lambda *_, **__: bot)
    return bot


# The rogue's gallery

ROGUES: dict[str, tuple[str, Limits]] = {
    "crashes_at_hello": ("crashed", PATIENT),
    "crashes_in_the_middle": ("crashed", PATIENT),
    "exits_quietly": ("crashed", PATIENT),
    "hangs_at_hello": ("late", IMPATIENT),
    "hangs": ("late", HASTY),
    "stops_itself": ("late", HASTY),
    "burns_time": ("late", HASTY),
    "shuts_its_ears": ("late", HASTY),
    "answers_late": ("late", HASTY),
    "floods_without_an_end_of_line": ("flooded", PATIENT),
    "floods_with_answers": ("flooded", PATIENT),
    "floods_standard_error": ("flooded", PATIENT),
    "has_too_many_children": ("flooded", PATIENT),
    "writes_garbage": ("nonsense", PATIENT),
    "writes_deep_json": ("nonsense", PATIENT),
    "writes_huge_numbers": ("nonsense", PATIENT),
    "writes_odd_json": ("nonsense", PATIENT),
    "plays_illegal_moves": ("illegal", PATIENT),
    "leaves_blanks": ("illegal", PATIENT),
    "eats_memory": ("memory", PATIENT),
    "eats_memory_together": ("memory", PATIENT),
    "leaves_children_behind": ("crashed", PATIENT),
    "shuts_its_mouth": ("crashed", PATIENT),
    "kills_its_keeper": ("crashed", PATIENT),
    "writes_a_huge_file": ("crashed", PATIENT),
    "looks_around": ("crashed", PATIENT),
}


def test_every_rogue_is_shown() -> None:
    assert {file.stem for file in GALLERY.glob("*.py")} == {*ROGUES, "honest", "ends_after_each_game"}


@ON_LINUX
@pytest.mark.alternating
@pytest.mark.parametrize("name", ROGUES)
def test_a_rogue_loses_moves_and_harms_nobody(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is played to its end, what was wrong is counted by its kind, and no process is left."""
    kind, limits = ROGUES[name]
    if name == "shuts_its_mouth":  # and does not end
        monkeypatch.setattr("defuse.bots.outside.process._OBITUARY_SECONDS", 0.1)
    faults = against_random(Path(shutil.copy(GALLERY / f"{name}.py", tmp_path)), limits, asked=4)
    POOL.close()
    assert faults.counts[kind] > 0, faults
    assert 0 < faults.lost <= faults.asked
    assert faults.last
    assert gone(tmp_path)


def test_an_honest_bot_loses_nothing_in_any_edition() -> None:
    """It fills in every blank with a listed value; one process plays all of these games."""
    for number, edition in enumerate(all_editions()):
        players = players_of(edition)[number % len(players_of(edition))]
        outside = OutsideBot(HONEST, number, PATIENT)
        play([outside, *(RandomBot(seat) for seat in range(1, players))], number, edition)
        assert outside.faults.lost == 0, outside.faults
    (process,) = [process for _, process in POOL._idle]
    assert process.introduction == Introduction("honest", "1")
    assert process.games > len(all_editions()) / 2  # games in which it is never asked are not announced


def test_a_late_answer_is_never_taken_for_the_next_one() -> None:
    """The late answers are illegal moves, so accepting one would show."""
    faults = against_random(GALLERY / "answers_late.py", HASTY, games=2)
    assert faults.counts["late"] > 0
    assert faults.counts["illegal"] == 0


def test_a_bot_that_is_late_three_times_in_a_row_is_not_asked_again_in_that_game() -> None:
    faults = against_random(GALLERY / "hangs.py", HASTY)
    assert faults.asked > 0
    assert faults.counts["late"] == min(3, faults.asked)
    assert faults.lost == faults.asked


def test_a_bot_that_is_too_slow_in_five_games_in_a_row_is_not_started_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    against_random(GALLERY / "hangs_at_hello.py", IMPATIENT, games=5)

    def start(*_: object) -> None:
        raise AssertionError("it was started once more")

    monkeypatch.setattr("defuse.bots.outside.bot.BotProcess", start)
    faults = against_random(GALLERY / "hangs_at_hello.py", IMPATIENT, games=2)
    assert faults.counts["late"] == 2
    assert faults.lost == faults.asked


def test_the_time_of_a_move_is_limited_on_the_clock(slow: Slow) -> None:
    """Three late answers in a row are one too many."""
    slow.takes = [1.5]
    bot = slow.play(Limits(move_seconds=1.0, game_seconds=60.0))
    assert bot.faults.counts["late"] == 3
    assert bot.faults.lost == bot.faults.asked
    assert slow.spent == pytest.approx(3.0)


def test_a_bot_that_is_late_twice_in_a_row_is_still_asked(slow: Slow) -> None:
    slow.takes = [1.5, 1.5, 0.5]
    bot = slow.play(Limits(move_seconds=1.0, game_seconds=60.0))
    late = bot.faults.asked - bot.faults.asked // 3
    assert bot.faults.counts["late"] == late > 3
    assert slow.spent == pytest.approx(late * 1.0 + bot.faults.asked // 3 * 0.5)


def test_the_time_of_a_game_is_limited_too(slow: Slow) -> None:
    slow.takes = [0.75]
    bot = slow.play(Limits(move_seconds=1.0, game_seconds=2.0))
    assert bot.faults.asked - bot.faults.lost == 2  # and half a second was left for the third answer
    assert bot.faults.counts["late"] == 3
    assert slow.spent == pytest.approx(2.0)


def test_a_crash_costs_the_move_and_three_of_them_the_game() -> None:
    once = against_random(GALLERY / "crashes_in_the_middle.py", PATIENT)
    assert once.lost < once.asked
    assert once.counts["crashed"] <= 3
    at_once = against_random(GALLERY / "exits_quietly.py", PATIENT)
    assert at_once.counts["crashed"] == min(3, at_once.asked)


def test_a_bot_that_ends_after_each_game_loses_only_the_first_move_of_the_next() -> None:
    faults = against_random(GALLERY / "ends_after_each_game.py", PATIENT, games=6)
    assert 0 < faults.lost == faults.counts["crashed"] < 6


class Absent(Bot):
    """Always plays the default."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, view: View, moves: list[Move]) -> Move:
        return moves[0] if len(moves) == 1 and not moves[0].open else default_move(view, moves, self.dice)


def test_a_failing_bot_plays_the_default_with_dice_of_the_seed() -> None:
    for seed in range(5 if LONG else 2):
        failing: list[Bot] = [OutsideBot(GALLERY / "crashes_at_hello.py", seed, PATIENT), RandomBot(seed)]
        absent: list[Bot] = [Absent(seed), RandomBot(seed)]
        one, other = play(failing, seed), play(absent, seed)
        assert (one.winner, one.out, one.moves) == (other.winner, other.out, other.moves)


# Memory

RESERVES = """
import json, mmap, sys
reserved = mmap.mmap(-1, 64 << 30, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | 0x4000)  # MAP_NORESERVE
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"name": "reserves"}))
    elif message["type"] == "move":
        print(json.dumps({"ask": message["ask"], "move": message["moves"][0]["text"].replace(" _", " 0")}))
"""


@ON_LINUX
def test_address_space_that_is_only_reserved_does_not_count(tmp_path: Path) -> None:
    """As Node and the Java machine reserve it: 64 gigabytes, of which next to nothing is used."""
    met, errors = meet(program_at(written(tmp_path, RESERVES)), PATIENT)
    assert met == Introduction("reserves", ""), errors


@ON_LINUX
def test_a_bot_that_is_stopped_for_its_memory_is_told_how_much_it_used() -> None:
    faults = against_random(GALLERY / "eats_memory.py", PATIENT)
    used = re.fullmatch(r"it used (\d+) MB of memory and was stopped; it may use 200 MB", faults.last)
    assert used is not None, faults.last
    assert 200 < int(used[1]) < 20_000


def test_more_time_for_a_move_is_more_for_everything_and_less_is_less_for_the_move_alone() -> None:
    usual = Limits()
    assert limits_for(None, None) == usual
    assert limits_for(None, 300) == replace(usual, memory_mb=300)
    assert limits_for(0.2, None) == replace(usual, move_seconds=0.2)
    more = limits_for(10.0, None)
    assert (more.move_seconds, more.game_seconds, more.start_seconds, more.cpu_seconds) == (10.0, 600.0, 50.0, 12_000)


@ON_LINUX
def test_a_system_without_proc_lists_processes_with_ps(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the supervisor does on macOS, tried out with the `ps` of this system."""
    from defuse.bots.outside import supervisor

    if shutil.which("ps") is None:
        pytest.skip("this system has no ps")
    waits = [sys.executable, "-c", "import sys; print(flush=True); sys.stdin.read()"]
    with subprocess.Popen(waits, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
        assert child.stdout is not None
        child.stdout.readline()
        monkeypatch.setattr(supervisor, "_HAS_PROC", False)
        assert supervisor._parents()[child.pid] == os.getpid()
        assert 1_000_000 < supervisor._memory([child.pid], 0) < 1_000_000_000
        assert child.stdin is not None
        child.stdin.close()


# The messages of a process

LISTENER = """
import json, pathlib, sys
heard = pathlib.Path(__file__).with_name("heard.txt").open("a")
asked = 0
for line in sys.stdin:
    heard.write(line)
    heard.flush()
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"name": "listener"}))
    elif message["type"] == "move":
        asked += 1
        if asked == CRASH:
            sys.exit("enough")
        text = message["moves"][0]["text"]
        print(json.dumps({"ask": message["ask"], "move": text.replace(" _", " 0")}))
"""


@pytest.fixture
def _heard_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give a bot all the time it needs to hear goodbye."""
    monkeypatch.setattr("defuse.bots.outside.process._FAREWELL_SECONDS", AGES)


def heard_in(folder: Path, games: int, crash: int = 0) -> list[dict[str, object]]:
    """What a bot in the first seat was told in some games, line by line."""
    bot = written(folder, LISTENER.replace("CRASH", str(crash)))
    against_random(bot, PATIENT, games)
    POOL.close()
    return [json.loads(line) for line in (folder / "heard.txt").read_text(encoding="utf-8").splitlines()]


@pytest.mark.usefixtures("_heard_to_the_end")
def test_one_process_plays_game_after_game(tmp_path: Path) -> None:
    told = heard_in(tmp_path, 5)
    rest = [message["type"] for message in told if message["type"] != "move"]
    games = rest.count("game")  # a game in which it is never asked is not announced
    assert games > 1
    assert rest == ["hello", *["game", "over"] * games, "goodbye"]
    assert [message["game"] for message in told if message["type"] == "over"] == list(range(1, games + 1))
    asked = [message["ask"] for message in told if message["type"] == "move"]
    assert asked == list(range(1, len(asked) + 1))


def test_a_process_that_is_started_in_the_middle_is_told_all_that_has_happened(tmp_path: Path) -> None:
    told = heard_in(tmp_path, 1, crash=2)
    starts = [number for number, message in enumerate(told) if message["type"] == "hello"]
    assert len(starts) > 1
    assert told[starts[1] + 1] == told[starts[0] + 1] | {"game": 1}
    before = [message["events"] for message in told[: starts[1]] if message["type"] == "move"]
    again = told[starts[1] + 2]["events"]
    assert isinstance(again, list)
    flat = [event for events in before if isinstance(events, list) for event in events]
    assert again[: len(flat)] == flat
    assert len(again) > len(flat)


@pytest.mark.usefixtures("_heard_to_the_end")
def test_the_same_game_is_told_in_the_same_bytes(tmp_path: Path) -> None:
    """No clock, no seed, no names: only this game."""
    texts = []
    for name in ("one", "other"):
        folder = tmp_path / name
        folder.mkdir()
        heard_in(folder, 2)
        POOL.forget()
        texts.append((folder / "heard.txt").read_bytes())
    assert texts[0] == texts[1]


def test_a_seat_with_one_move_only_is_not_asked(tmp_path: Path) -> None:
    for message in heard_in(tmp_path, 2):
        moves = message.get("moves", [])
        assert isinstance(moves, list)
        assert len(moves) != 1 or "fill" in moves[0]


def test_two_seats_of_one_bot_have_a_process_each() -> None:
    bots: list[Bot] = [OutsideBot(HONEST, seat, PATIENT) for seat in range(2)]
    play(bots, 4)
    first, second = (process for _, process in POOL._idle)
    assert first is not second


def test_a_bot_that_nobody_tells_of_the_game_plays_all_the_same() -> None:
    """A bot that only chooses and never listens can be asked from anywhere."""

    class OnlyChoosing(Bot):
        def __init__(self) -> None:
            self.inner = OutsideBot(HONEST, 1, PATIENT)

        def choose(self, view: View, moves: list[Move]) -> Move:
            return self.inner.choose(view, moves)

    bot = OnlyChoosing()
    play([bot, RandomBot(1)], 1)
    assert bot.inner.faults.asked > 0
    assert not bot.inner.faults
    del bot
    assert len(POOL._idle) == 1


# Environment and processes


@ON_LINUX
def test_a_bot_inherits_neither_our_environment_nor_our_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SECRET_OF_THE_ARENA", "seed 42")
    with (tmp_path / "open").open("w") as kept_open:
        os.set_inheritable(kept_open.fileno(), True)
        faults = against_random(GALLERY / "looks_around.py", PATIENT)
    environment, files = json.loads(faults.errors.splitlines()[0])
    assert "PATH" in environment
    assert not any("SECRET" in name or "DEFUSE" in name or "PYTEST" in name for name in environment)
    assert files == [0, 1, 2, 3]  # the last one is the folder that it reads


@ON_LINUX
def test_a_bot_sleeps_while_others_think() -> None:
    process = BotProcess(program_at(HONEST), PATIENT)
    assert process.introduce(60) is None
    number = process._status.split()[1].decode()
    until = time.monotonic() + AGES
    state = ""
    while state != "T" and time.monotonic() < until:
        time.sleep(0.01)
        state = Path(f"/proc/{number}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    process.end()
    assert state == "T"


@ON_LINUX
def test_bots_end_with_their_parent_even_if_that_is_killed(tmp_path: Path) -> None:
    bot = shutil.copy(GALLERY / "leaves_children_behind.py", tmp_path)
    arena = (
        "import os, signal, sys\n"
        "from defuse.bots.outside.process import BotProcess\n"
        "from defuse.bots.outside.limits import Limits\nfrom defuse.bots.outside.programs import program_at\n"
        "for path in sys.argv[1:]:\n"
        "    assert BotProcess(program_at(path), Limits(start_seconds=60)).introduce(60) is None\n"
        "os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    environment = os.environ | {"PYTHONPATH": str(Path(defuse.__file__).parent.parent)}
    ended = subprocess.run([sys.executable, "-c", arena, bot, bot], env=environment, check=False)
    assert ended.returncode == -signal.SIGKILL
    assert gone(tmp_path)


def test_a_process_that_has_used_half_of_its_cpu_time_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BotProcess, "cpu_seconds", PATIENT.cpu_seconds)
    assert not against_random(HONEST, PATIENT)
    assert POOL._idle == []


@ON_LINUX
def test_a_process_that_has_used_all_of_its_cpu_time_is_ended() -> None:
    process = BotProcess(program_at(GALLERY / "burns_time.py"), Limits(cpu_seconds=1))
    assert process.introduce(60) is None
    process.ask({"type": "move"})
    assert process.hear(time.monotonic() + AGES) == Fault("crashed", "it was ended by SIGXCPU")
    process.end()


def test_questions_to_a_bot_that_reads_nothing_do_not_pile_up_in_our_way(tmp_path: Path) -> None:
    deaf = written(tmp_path, 'import time\nprint(\'{"name": "deaf"}\')\ntime.sleep(1000)\n')
    process = BotProcess(program_at(deaf), PATIENT)
    assert process.introduce(60) is None
    for _ in range(40):
        process.ask({"long": "x" * 10_000})
        assert process.hear(time.monotonic()) == Fault("late", "it had not answered when its time was over")
    process.end(politely=False)


# Systems without a supervisor


@pytest.mark.parametrize(
    ("name", "kind"),
    [("exits_quietly", "crashed"), ("hangs", "late"), ("floods_without_an_end_of_line", "flooded"), ("eats", "")],
)
def test_a_bot_without_a_keeper_is_ended_as_well(name: str, kind: str, tmp_path: Path) -> None:
    """As on Windows: threads at the pipes, and only the limits of time and lines."""
    path = GALLERY / f"{name}.py" if kind else HONEST
    process = BotProcess(program_at(Path(shutil.copy(path, tmp_path))), PATIENT, kept=False)
    assert process.introduce(60) is None
    process.ask({"type": "move", "ask": 1, "moves": [{"number": 0, "text": "draw"}], "view": {}})
    said = process.hear(time.monotonic() + (0.1 if kind == "late" else AGES))
    process.end(politely=False)
    if kind:
        assert isinstance(said, Fault)
        assert said.kind == kind
    else:
        assert isinstance(said, bytes)
        assert json.loads(said)["move"] == 0
    assert not sys.platform.startswith("linux") or gone(tmp_path)


# Programs that are not bots


def test_a_bot_is_a_python_file_a_program_or_a_folder(tmp_path: Path) -> None:
    assert program_at(HONEST).command == (sys.executable, str(HONEST))
    shutil.copy(HONEST, tmp_path / "bot.py")
    assert program_at(tmp_path) == program_at(tmp_path / "bot.py")
    program = tmp_path / "program"
    program.write_text(f"#!/bin/sh\nexec {sys.executable} bot.py\n", encoding="utf-8")
    program.chmod(0o755)
    assert program_at(program).command == (str(program),)
    if os.name == "posix":
        assert meet(program_at(program), PATIENT) == (Introduction("honest", "1"), "")


def test_what_is_no_bot_is_said_in_words(tmp_path: Path) -> None:
    words = words_in("en")
    text = tmp_path / "notes.txt"
    text.write_text("nothing to run", encoding="utf-8")
    said = []
    for path in (tmp_path / "missing.py", tmp_path, text):
        with pytest.raises(NotABot) as caught:
            OutsideBot(path, 1)
        said.append(why_no_bot(caught.value, words))
    assert said[0] == f"There is no file {tmp_path / 'missing.py'}."
    assert said[1] == f"There is no bot.py in the folder {tmp_path}."
    assert said[2].startswith(f"{text} cannot be run")
    assert no_limits(words)


@ON_LINUX
def test_a_bot_that_does_not_introduce_itself_is_told_at_once(tmp_path: Path) -> None:
    words = words_in("en")
    fault, errors = meet(program_at(GALLERY / "crashes_at_hello.py"), PATIENT)
    assert isinstance(fault, Fault)
    lines = why_not_met("mine", fault, errors, words)
    assert lines[0] == "mine cannot play: it ended with exit code 1"
    assert "ValueError: what is this" in lines[-1]
    assert last_words("mine", Faults(errors="a\x1b[31m"), words) == ["mine wrote to standard error:", "    a [31m"]
    assert last_words("mine", Faults(), words) == []
    program = tmp_path / "program"
    program.write_text("this is no program", encoding="utf-8")
    program.chmod(0o755)
    fault, errors = meet(program_at(program), PATIENT)
    assert fault == Fault("crashed", "it ended with exit code 127")
    assert errors.startswith("cannot be started")


HELLOS = {
    '{"version": "1"}': "without a name",
    '{"name": ["x"]}': "without a name",
    '{"name": "x", "protocol": 2}': "it speaks version '2' of defuse-bot, this is version 1",
    "hello": "not JSON",
    '"hello"': "not a JSON object",
}


def test_a_wrong_answer_to_hello_is_told(tmp_path: Path) -> None:
    for hello, problem in HELLOS.items():
        bot = written(tmp_path, f"import time\nprint('''{hello}''')\ntime.sleep(1000)")
        fault, _ = meet(program_at(bot), PATIENT)
        assert isinstance(fault, Fault), hello
        assert fault.kind == "nonsense", hello
        assert problem in fault.what, hello


def test_faults_of_many_games_add_up() -> None:
    one, other = Faults(asked=5, lost=2), Faults(asked=7)
    one.note(Fault("late", "slow"), "first")
    other.add(one)
    other.add(Faults(asked=1))
    assert (other.asked, other.lost, other.counts["late"], other.last, other.errors) == (13, 2, 1, "slow", "first")
    assert other
    assert not Faults(asked=3)


def test_random_lines_are_never_more_than_nonsense(tmp_path: Path) -> None:
    """Random bytes, short and long, as answers to everything after hello."""
    random = Random(8)
    lines = [bytes(random.randrange(256) for _ in range(random.randrange(40))).replace(b"\n", b"") for _ in range(60)]
    bot = written(
        tmp_path,
        "import json, sys\nlines = " + repr(lines) + '\nsys.stdin.readline()\nprint(\'{"name": "noise"}\')\n'
        "for number, line in enumerate(sys.stdin):\n"
        '    if json.loads(line)["type"] == "move":\n'
        '        sys.stdout.buffer.write(lines[number % 60] + b"\\n")\n',
    )
    faults = against_random(bot, PATIENT, games=3)
    assert faults.lost == faults.asked == faults.counts["nonsense"]
