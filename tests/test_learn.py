"""The guided game: its lessons are valid scenarios, following them wins, and wrong moves get help."""

import io
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

from defuse.game import moves as m
from defuse.game.cards.favor import FAVOR
from defuse.game.events import Event
from defuse.game.kinds import DEFUSE, EXPLODING_KITTEN, NOPE, UNKNOWN
from defuse.game.moves import Move
from defuse.game.refusals import Refusal
from defuse.game.writing import write_move
from defuse.lessons import LESSONS, YOU, Course, Guide, Hint, Lesson, guide_ids
from defuse.lessons.lesson import ANY_TARGET
from defuse.record.scenario import NOTE, check_file, read_said, read_scenario
from defuse.record.unchanged import fingerprint
from defuse.sight.redaction import redact
from defuse.terminal.plain.console import WIDTH, Console
from defuse.terminal.plain.learning import PlainSchool, learn
from defuse.words import ENGLISH, words_in
from tests.extent import seeds

FOLDER = Path(str(files("defuse.lessons")))
ENGLISH_WORDS = words_in(ENGLISH)
FAREWELL = ENGLISH_WORDS("learn-goodbye")
CONGRATULATIONS = ENGLISH_WORDS("learn-done")

every_lesson = pytest.mark.parametrize("name", LESSONS)


def unwrapped(text: str) -> str:
    return " ".join(text.split())


def wanted(lesson: Lesson) -> Move:
    assert lesson.wanted is not None
    return lesson.wanted


# The files


@every_lesson
def test_a_lesson_is_a_scenario_that_holds(name: str) -> None:
    assert str(check_file(FOLDER / f"{name}.toml")) == f"ok {FOLDER / name}.toml"


def test_every_file_is_a_lesson() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.toml")) == sorted(LESSONS)
    assert 6 <= len(LESSONS) <= 9


@every_lesson
def test_a_lesson_is_short_and_the_guide_asks_for_every_move(name: str) -> None:
    scenario = read_scenario((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))
    assert scenario.situation.players[YOU] == "You"
    lines = [line for line in scenario.lines if line.sign in ("", NOTE)]
    asked = []
    for before, line in zip([None, *lines], lines, strict=False):
        if not line.sign and read_said(line, scenario.situation.players).seat == YOU:
            assert before is not None
            assert before.sign == NOTE, f"{name}: nobody asks for {line.text}"
            asked.append(line)
        elif line.sign == NOTE:
            assert line.text.partition(" ")[2] in ("", ANY_TARGET)
    assert 1 <= len(asked) <= 4
    assert lines[-1].sign == NOTE, f"{name}: the guide has the last word"


def test_the_guide_counts_turns_as_the_scenario_does() -> None:
    """If a number of turns is checked right before the guide speaks, the guide says that number."""
    scenario = read_scenario((FOLDER / "revenge.toml").read_text(encoding="utf-8"))
    counted = 0
    for before, line in zip(scenario.lines, scenario.lines[1:], strict=False):
        turns = re.fullmatch(r"turn \w+ ([3-9])", before.text)
        if turns is not None and line.sign == NOTE:
            assert re.search(rf"\b{turns[1]}\b", ENGLISH_WORDS(line.text)), line.text
            counted += 1
    assert counted == 3
    for first, second, sum in re.findall(r"(\d) \+ (\d) = (\d)", " ".join(map(ENGLISH_WORDS, texts()))):
        assert int(first) + int(second) == int(sum)


def texts() -> list[str]:
    """The ids of everything that the guide says in lessons."""
    return [id for id in guide_ids() if not id.startswith("learn-title-")]


# Single lessons


def followed(name: str) -> Iterator[Lesson]:
    """A lesson before each of the moves of a learner who does as asked."""
    lesson = Lesson(name, "You")
    while not lesson.finished:
        yield lesson
        assert lesson.try_move(wanted(lesson)) is None


@every_lesson
def test_following_the_guide_leads_to_the_end_of_a_lesson(name: str) -> None:
    said: list[str] = []
    for lesson in followed(name):
        assert lesson.view().question is not None
        heard = lesson.news()
        assert heard[-1] is lesson.guide
        said += [news.id for news in heard if isinstance(news, Guide)]
        said.append(f"{said[-1]}.hint")
        assert lesson.guide.text(ENGLISH_WORDS)
        assert lesson.guide.hint(ENGLISH_WORDS)
    said += [news.id for news in lesson.news() if isinstance(news, Guide)]
    assert sorted(said) == sorted(id for id in texts() if id.startswith(f"learn-{name}-"))


@every_lesson
def test_another_move_that_is_allowed_gets_a_hint_and_changes_nothing(name: str) -> None:
    for lesson in followed(name):
        lesson.news()
        before = fingerprint(lesson.table)
        for move in lesson.observer.game.every_move(YOU):
            if any_way(move) == any_way(wanted(lesson)) and (move.target == wanted(lesson).target or lesson.guide.free):
                continue
            assert lesson.try_move(move) == Hint(lesson.guide), write_move(move, lesson.players)
            assert (fingerprint(lesson.table), lesson.news()) == (before, [])


def any_way(move: Move) -> object:
    """A move without its target, and without the chain length that a Nope answers."""
    return (move.verb, move.card, sorted(move.cards), move.named, 0 if move.verb == m.NOPE_IT else move.number)


@every_lesson
def test_a_move_against_the_rules_is_refused_and_changes_nothing(name: str) -> None:
    wrong = [m.insert(99), m.give(0), m.aim(1), m.order([0]), m.HOLD_IT, m.play(EXPLODING_KITTEN), m.play(FAVOR, 1)]
    for lesson in followed(name):
        lesson.news()
        before = fingerprint(lesson.table)
        for move in wrong:
            said = lesson.try_move(move)
            assert isinstance(said, Refusal), write_move(move, lesson.players)
            assert said.rule
            assert (fingerprint(lesson.table), lesson.news()) == (before, [])


@every_lesson
def test_the_lesson_goes_on_whatever_the_learner_may_choose(name: str) -> None:
    """Every target, where any is allowed, leads to the end of the lesson with the same words of the guide."""
    told: set[tuple[str, ...]] = set()
    ways: list[list[int]] = [[]]
    for way in ways:
        lesson = Lesson(name, "You")
        said = [news.id for news in lesson.news() if isinstance(news, Guide)]
        taken = 0
        while not lesson.finished:
            move = wanted(lesson)
            if lesson.guide.free == ANY_TARGET:
                possible = [each.target for each in lesson.moves() if each.verb == move.verb]
                if taken == len(way):
                    ways += [[*way, target] for target in dict.fromkeys(possible)]
                    break
                move = Move(move.verb, move.card, way[taken], move.cards, move.named, move.number)
                taken += 1
            assert lesson.try_move(move) is None
            said += [news.id for news in lesson.news() if isinstance(news, Guide)]
        else:
            told.add(tuple(said))
            assert name != "cats" or list(lesson.view().hand) == [DEFUSE, NOPE]
    assert len(told) == 1
    assert len(ways) == (1 + 2 + 4 if name == "cats" else 1)


@every_lesson
def test_the_learner_sees_and_hears_only_what_a_player_does(name: str) -> None:
    heard: list[Event] = []
    for lesson in followed(name):
        view = lesson.view()
        assert view.seat == YOU
        assert all(card == UNKNOWN for hand in view.hands[1:] for card in hand)
        assert name in ("future", "showdown") or all(card == UNKNOWN for card in view.pile)
        heard += [news for news in lesson.news() if isinstance(news, Event)]
    heard += [news for news in lesson.news() if isinstance(news, Event)]
    told = [redact(event, YOU) for event in lesson.observer.game.events]
    assert [shown(event) for event in heard] == [shown(event) for event in told if event is not None][-len(heard) :]


def shown(event: Event) -> object:
    return (event.what, event.seat, event.other, event.card, event.number, event.cards)


def test_a_finished_lesson_takes_no_more_moves() -> None:
    *_, lesson = followed("attack")
    assert lesson.written() == ""
    assert lesson.try_move(m.DRAW_A_CARD) is not None


def test_the_learner_has_the_name_that_the_language_gives() -> None:
    lesson = Lesson("nope", "Du")
    assert lesson.players == ["Du", "Ann", "Ben"]
    assert Lesson("cats", "Du").written() == "pair tacocat tacocat @Ann"


# The course


def test_the_course_goes_forward_back_and_on_again() -> None:
    course = Course("You")
    names = [course.lesson.name]
    while course.number < course.length:
        course.next()
        names.append(course.lesson.name)
    assert names == list(LESSONS)
    last = course.lesson
    course.again()
    assert course.lesson is not last
    assert course.lesson.name == last.name
    course.back()
    assert (course.number, course.lesson.name) == (len(LESSONS) - 1, LESSONS[-2])
    course.next()
    assert not course.over
    course.next()
    assert course.over
    for _ in LESSONS:
        course.back()
    assert course.number == 1


# At the plain table


class Learner:
    """A learner at the keyboard, who has access to the lesson."""

    def __init__(self) -> None:
        self.out = io.StringIO()
        self.school = PlainSchool(Console(self, self.out), ENGLISH_WORDS)
        self.left = 5000

    def readline(self) -> str:
        self.left -= 1
        assert self.left >= 0, "the lessons do not end"
        return f"{self.line()}\n"

    def line(self) -> str:
        return self.school.course.lesson.written()

    def heard(self) -> str:
        self.school.teach()
        return self.out.getvalue()


def said(typed: str, lesson: int = 1) -> str:
    """What is written when a learner types these lines in a lesson, and then nothing more."""
    out = io.StringIO()
    assert learn(ENGLISH_WORDS, io.StringIO("next\n" * (lesson - 1) + f"{typed}\n"), out) == 0
    return unwrapped(out.getvalue().rpartition(f"Lesson {lesson} of {len(LESSONS)}")[2])


def test_following_the_guide_tells_everything_and_ends_with_congratulations() -> None:
    heard = unwrapped(Learner().heard())
    assert heard.endswith(CONGRATULATIONS)
    assert "defuse play" in CONGRATULATIONS
    for number, name in enumerate(LESSONS, 1):
        title = ENGLISH_WORDS(f"learn-title-{name}")
        assert f"Lesson {number} of {len(LESSONS)}: {title}" in heard
    for id in texts():
        text = unwrapped(ENGLISH_WORDS(id))
        assert heard.count(f"Mittens: {text}") == (0 if id.endswith(".hint") else 1), id


COURSE = """
draw 1 _
draw 0 _
see 2 _
nope skip n _
attack 2 1 _
2 attack _
pair 1 ben / 3 ann defuse _
2 five defuse / draw top _
draw feed nope
"""


def test_a_first_timer_gets_through_with_numbers_and_short_words() -> None:
    typed = "\n".join("" if word == "_" else word for word in COURSE.replace("/", "").split())
    out = io.StringIO()
    assert learn(ENGLISH_WORDS, io.StringIO(f"{typed}\n"), out) == 0
    heard = unwrapped(out.getvalue())
    assert heard.endswith(CONGRATULATIONS)
    assert "Another time" not in heard
    assert ENGLISH_WORDS("learn-write", move="").strip() not in heard


class Fumbler(Learner):
    """Types random input, and does as asked only now and then."""

    words = ("", "?", "help", "help skip", "help me", "table", "draw", "pass", "nope", "pair", "triple", "five", "skip")
    rubbish = ("@", "0", "99", "-1", "²", "draw draw", "insert x", "order 1 1", "1 ben", "\x1b[2J", "é" * 999, "give")
    pages = ("again", "back", "next")

    def __init__(self, random: Random) -> None:
        super().__init__()
        self.random = random

    def line(self) -> str:
        roll = self.random.random()
        if roll < 0.3:
            return self.school.course.lesson.written()
        if roll < 0.7:
            return str(self.random.randint(0, 7))
        return self.random.choice(self.pages if roll > 0.97 else self.words if roll < 0.9 else self.rubbish)


@pytest.mark.parametrize("seed", seeds(3, "learners who fumble", long=10))
def test_random_input_gets_help_and_comes_to_the_end(seed: int) -> None:
    heard = Fumbler(Random(seed)).heard()
    assert unwrapped(heard).endswith(CONGRATULATIONS)
    assert "{" not in heard
    told = [line for line in heard.splitlines() if " > " not in line]
    assert max(map(len, told)) <= WIDTH
    assert all(line.isprintable() for line in told)
    assert set(re.findall(r"^(?:Ann|Ben) draws(.*)\.$", heard, re.M)) == {" a card"}
    assert not re.search(r"^(?:Ann|Ben) (?:sees|slips .* back under)", heard, re.M)


def test_another_move_gets_a_hint_and_a_wrong_one_its_rule() -> None:
    look = "Have a look first: play See the Future."
    assert f"Mittens: Another time, perhaps. {look}" in said("draw", 3)
    assert f"You do not have these cards in your hand. (TURN-1) Mittens: {look}" in said("attack", 3)
    assert "The pile is not that deep. (EK-1)" in said("draw\n9", 2)
    assert f"What do you do? > Mittens: {look}" in said("", 3)
    assert "There is no card “foo”." in said("foo", 3)


def test_the_move_is_spelled_out_after_several_attempts() -> None:
    assert "Type this:" not in said("draw", 3)
    assert "Type this: see_the_future_3" in said("draw\nfoo", 3)


def test_letting_it_happen_is_not_what_nope_is_about() -> None:
    heard = said("\nnope", 4)
    assert "Another time, perhaps. Do not let her have it: say Nope." in heard
    assert "Ann’s Favor is stopped." in heard


def test_what_a_card_does_what_can_be_done_and_the_table_can_be_asked_for() -> None:
    assert "Skip (skip): End this turn without drawing." in said("help skip", 3)
    assert said("?", 3).count("see_the_future_3 Look at the top three cards.") == 2
    assert said("table", 3).count("Draw pile: 6 cards") == 2
    assert "There is no card “dog”." in said("help dog", 3)
    assert "again this lesson from its beginning" in said("help")
    assert "Skip (skip)" in said("pair\nhelp skip\n1", 7), "also in the middle of a choice"


@pytest.mark.parametrize(
    ("typed", "title"),
    [
        ("next", "Lesson 2 of 9: Defuse"),
        ("next\nback", "Lesson 1 of 9: Drawing"),
        ("back", "Lesson 1 of 9: Drawing"),
        ("NEXT\nnext\nagain", "Lesson 3 of 9: See the Future"),
        ("draw\ndraw\n", "Lesson 2 of 9: Defuse"),
        ("draw\ndraw\nnext", "Lesson 2 of 9: Defuse"),
        ("draw\ndraw\nagain", "Lesson 1 of 9: Drawing"),
        ("draw\ndraw\nwhat\nhelp skip", "Lesson 1 of 9: Drawing"),
        ("next\n" * 6 + "pair\nback", "Lesson 6 of 9: Attacking back"),
    ],
)
def test_lessons_can_be_left_out_and_taken_again(typed: str, title: str) -> None:
    out = io.StringIO()
    assert learn(ENGLISH_WORDS, io.StringIO(f"{typed}\n"), out) == 0
    assert re.findall(r"^Lesson .*$", out.getvalue(), re.M)[-1] == title


def test_past_the_last_lesson_the_course_is_over() -> None:
    assert said("next", len(LESSONS)).endswith(CONGRATULATIONS)


@pytest.mark.parametrize("typed", ["quit", "exit", "QUIT", "draw\nquit", "draw\ndraw\nquit", "next\ndraw\nbye", ""])
def test_leaving_ends_with_a_farewell(typed: str) -> None:
    out = io.StringIO()
    assert learn(ENGLISH_WORDS, io.StringIO(typed), out) == 0
    assert unwrapped(out.getvalue()).endswith(FAREWELL)


def test_ctrl_c_is_a_way_to_leave() -> None:
    class Interrupted:
        def readline(self) -> str:
            raise KeyboardInterrupt

    out = io.StringIO()
    assert learn(ENGLISH_WORDS, Interrupted(), out) == 0
    assert unwrapped(out.getvalue()).endswith(FAREWELL)
