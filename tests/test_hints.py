"""Hints: true sentences made of what the seat knows, a legal move, figures of the judge, kind where it has none."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

import pytest

from defuse.bots import new_bot
from defuse.coach.account import account
from defuse.coach.hints import CoachHint, hint, lesson_hint
from defuse.coach.judge import judge_of
from defuse.coach.move_words import move_told
from defuse.coach.points import percent
from defuse.coach.review import judge_for, review
from defuse.game import moves as m
from defuse.game.kinds import DEFUSE, EXPLODING_KITTEN, GODCAT, NOPE, NUMBERS, UNKNOWN, ZOMBIE_KITTEN
from defuse.game.library import edition
from defuse.game.moves import Move
from defuse.game.refusals import Refusal
from defuse.game.setup import new_game
from defuse.lessons import LESSONS, Lesson
from defuse.record.situation import Situation, set_up
from defuse.sight.observer import Observer
from defuse.sight.odds import own_risk
from defuse.sight.view import View
from defuse.terminal.shared.invitation import Invitation
from defuse.terminal.shared.local_game import LocalGame
from defuse.words import ENGLISH, languages, words_in
from tests.extent import seeds

NAMES: Final = ["Ann", "Ben", "Cem", "Dee", "Eva"]
WORDS = words_in(ENGLISH)
GAMES: Final = [("original", 4), ("original", 2), ("good-vs-evil", 3), ("zombie", 4), ("original+streaking", 3)]


class Asked:
    """A moment at which a seat is asked, with the whole table for those who check what is said."""

    def __init__(self, view: View, moves: list[Move], pile: list[int]) -> None:
        self.view, self.moves, self.pile = view, moves, pile


def moments(name: str, players: int, seed: int) -> Iterator[Asked]:
    """Every question to the last seat in a game between careful players."""
    game = new_game(name, players, seed=seed)
    observers = [Observer(game, seat, weighing=True) for seat in range(players)]
    bot = new_bot("careful", seed)
    while not game.over:
        seat = game.next_seat()
        view, moves = observers[seat].view(), observers[seat].moves()
        if seat == players - 1:
            yield Asked(view, moves, list(game.table.pile))
        assert not isinstance(game.play(seat, bot.choose(view, moves)), Refusal)
        for observer in observers:
            observer.news()


def told_in(found: CoachHint, id: str) -> list[dict[str, object]]:
    return [dict(about) for said, about in (found.nudge, *found.reasons) if said == id]


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_every_sentence_of_a_hint_is_true(name: str, players: int) -> None:
    """The table with all its cards is only for this check."""
    seat = players - 1
    judge = judge_of(name, players)
    thought_of: Counter[str] = Counter()
    for seed in seeds(2, f"hints {name} {players}", long=12):
        for each in moments(name, players, seed):
            view = each.view
            found = hint(view, each.moves, NAMES, judge)
            if found is None:
                assert len(each.moves) == 1
                continue
            thought_of[found.nudge[0]] += 1
            for about in told_in(found, "hint-kittens"):
                assert about == {"kittens": each.pile.count(EXPLODING_KITTEN), "cards": len(each.pile)}
            for about in told_in(found, "hint-risk"):
                assert about["percent"] == percent(own_risk(view))
            for about in told_in(found, "hint-unseen-nopes"):
                elsewhere = view.discard.count(NOPE) + sum(hand.count(NOPE) for hand in view.hands)
                assert about["nopes"] == view.cast[NOPE] - elsewhere - view.pile.count(NOPE)
            for id in ("hint-think-knows", "hint-think-put-back", "hint-think-known-card", "hint-think-whom"):
                for about in told_in(found, id):
                    other = NAMES.index(str(about["other"]))
                    assert view.alive[other] or view.dead[other], "the dead of Zombie Kittens play on"
                    assert other != seat
            for about in told_in(found, "hint-think-known-card"):
                assert set(view.hands[NAMES.index(str(about["other"]))]) != {UNKNOWN}
            if found.nudge[0] == "hint-think-top":
                assert view.pile[0] == each.pile[-1] or view.imploding_on_top
            if found.nudge[0] == "hint-think-unarmed":
                assert not {DEFUSE, ZOMBIE_KITTEN, GODCAT} & set(view.hand)
            if found.nudge[0] == "hint-think-last-nope":
                assert view.hand.count(NOPE) == 1
            if found.nudge[0] == "hint-think-owed":
                assert found.nudge[1] == {"number": view.owed}
            assert bool(told_in(found, "hint-silent")) == (judge is None)
    assert len(thought_of) >= 4, thought_of


@pytest.mark.parametrize(("name", "players"), GAMES[:3])
def test_the_move_is_one_of_the_best_and_the_figures_are_the_judges(name: str, players: int) -> None:
    judge = judge_of(name, players)
    assert judge is not None
    (seed,) = seeds(1, f"hinted moves {name} {players}", long=1)
    seen = 0
    for each in moments(name, players, seed):
        found, opinion = hint(each.view, each.moves, NAMES, judge), judge.opinion(each.view, each.moves)
        if found is None or opinion is None:
            continue
        seen += 1
        equal = [move_told(move, each.view, NAMES) for move in opinion.equals()]
        assert found.move in equal
        assert all(move in equal for move in found.also)
        (about,) = told_in(found, "hint-chance")
        best = opinion.equals()[equal.index(found.move)]
        assert about["percent"] == percent(opinion.chance_after(best) or 0.0)
        rest = told_in(found, "hint-rest")
        assert len(rest) == (len(equal) < len(opinion.moves))
        if found.nudge[0] == "hint-think-no-matter":
            assert not rest
    assert seen >= 3


def test_a_hint_is_the_same_whatever_the_seat_cannot_know() -> None:
    """It is made of the view alone; two tables that look alike get the same words."""
    players = ["Ann", "Ben", "Cem"]
    hands = {"Ann": ["nope", "skip", "tacocat"], "Ben": ["defuse", "attack"], "Cem": ["favor", "shuffle"]}
    others = {"Ann": hands["Ann"], "Ben": ["favor", "attack"], "Cem": ["defuse", "shuffle"]}
    piles = (["exploding_kitten", "skip", "tacocat", "exploding_kitten"], ["skip", "exploding_kitten"] * 2)
    piles[1][2:] = ["exploding_kitten", "tacocat"]
    found = []
    for held, deck in ((hands, piles[0]), (others, piles[1])):
        game = set_up(Situation("original", players, deck=list(deck), hands=held))
        observer = Observer(game, 0, weighing=True)
        found.append(hint(observer.view(), observer.moves(), players, judge_of("original", 3)))
    assert found[0] is not None
    assert found[0] == found[1]


def test_where_there_is_nothing_to_choose_nothing_is_said() -> None:
    game = new_game("original", 3, seed=1)
    view = Observer(game, 0).view()
    assert hint(view, [], NAMES, None) is None
    assert hint(view, [m.PASS_ON_IT], NAMES, None) is None


def test_a_kitten_seen_on_top_is_what_the_coach_speaks_of() -> None:
    hands = {"Ann": ["see_the_future_3", "skip", "tacocat"], "Ben": ["defuse"]}
    deck = ["exploding_kitten", "tacocat", "favor", "shuffle"]
    game = set_up(Situation("original", ["Ann", "Ben"], deck=deck, hands=hands))
    observer = Observer(game, 0, weighing=True)
    assert not isinstance(game.play(0, m.play(NUMBERS["see_the_future_3"])), Refusal)
    while 0 not in game.waiting:
        assert not isinstance(game.play(game.next_seat(), m.PASS_ON_IT), Refusal)
    observer.news()
    found = hint(observer.view(), observer.moves(), ["Ann", "Ben"], judge_of("original", 2))
    assert found is not None
    assert found.nudge == ("hint-think-top", {})
    assert found.move == move_told(m.play(NUMBERS["skip"]), observer.view(), ["Ann", "Ben"])
    assert "The risk of drawing is 100%" in " ".join(map(WORDS.tell, found.reasons))


@pytest.mark.parametrize("name", LESSONS)
def test_every_question_of_a_lesson_has_a_hint_towards_its_move(name: str) -> None:
    lesson = Lesson(name, "You")
    while lesson.wanted is not None:
        nudge = (f"{lesson.guide.id}.hint", dict[str, str | int | list[str]]())
        found = lesson_hint(lesson.view(), lesson.wanted, lesson.moves(), nudge, lesson.players)
        assert WORDS.tell(found.nudge) == lesson.guide.hint(WORDS)
        assert found.move == move_told(lesson.wanted, lesson.view(), lesson.players)
        assert not {"hint-silent", "hint-chance", "hint-rest"} & {id for id, _ in found.reasons}
        assert all("{" not in WORDS.tell(each) for each in found.reasons)
        assert lesson.try_move(lesson.wanted) is None


@pytest.mark.parametrize("language", languages())
def test_hints_are_told_in_every_language(language: str) -> None:
    words = words_in(language)
    (seed,) = seeds(1, f"hints told {language}", long=1)
    for each in moments("original", 4, seed):
        found = hint(each.view, each.moves, NAMES, judge_of("original", 4))
        if found is not None:
            for told in (found.nudge, found.move, *found.also, *found.reasons):
                assert words.tell(told)


# What was hinted does not count


def a_game(seed: int) -> tuple[LocalGame, list[int]]:
    """A game whose person plays at random, and how many events they had heard whenever they were asked."""
    local_game = LocalGame.begin(Invitation(edition("original"), 2, bot="easy", seed=seed))
    person, heard = new_bot("random", seed), list[int]()
    while not local_game.over:
        seat = local_game.next_seat()
        observer = local_game.observer(seat)
        if seat == 0:
            heard.append(len(local_game.heard(0)))
        move = person.choose(observer.view(), observer.moves()) if seat == 0 else local_game.choose_for(seat)
        assert local_game.submit(seat, move) is None
    return local_game, heard


def test_what_was_hinted_counts_neither_as_loss_nor_as_stake() -> None:
    local_game, heard = a_game(4)
    record = local_game.record
    judge = judge_for(record)
    assert judge is not None
    whole = review(record, 0, judge)
    assert (whole.hinted, whole.decisions) == (0, len(account(record, 0, judge).decisions))
    assert whole.decisions >= 4
    none = review(record, 0, judge, hinted=heard)
    assert (none.hinted, none.decisions, none.lost, none.stake, none.error_rate) == (whole.decisions, 0, 0.0, 0.0, None)
    moments_heard = sorted(set(heard))
    halves = [review(record, 0, judge, hinted=moments_heard[place::2]) for place in range(2)]
    assert sum(each.decisions for each in halves) == whole.decisions
    assert sum(each.lost for each in halves) == pytest.approx(whole.lost)
    assert sum(each.stake for each in halves) == pytest.approx(whole.stake)
    assert all(each.curve == whole.curve and each.dearest == whole.dearest for each in (none, *halves))


def test_hints_at_moments_that_never_were_change_nothing() -> None:
    local_game, _ = a_game(5)
    judge = judge_for(local_game.record)
    assert judge is not None
    assert review(local_game.record, 0, judge, hinted=[10_000]) == review(local_game.record, 0, judge)
