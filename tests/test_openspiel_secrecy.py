"""OpenSpiel observers show exactly what the seat knows: as text, as numbers, and by which player is asked."""

from random import Random
from typing import Any

import pyspiel
import pytest

from defuse.adapters.asking import next_asked
from defuse.adapters.openspiel.openspiel_observer import OpenSpielObserver
from defuse.adapters.tree.run import OVER, TreeRun, copied
from defuse.adapters.tree.setting import TreeSetup, setting
from defuse.encoding.speller import Speller, seen_at
from defuse.game.events import Event
from defuse.game.library import edition_names
from defuse.sight.observer import Observer
from tests.extent import share
from tests.non_interference import Interference, Letter, Post, compare, compare_all
from tests.openspiel_games import TINY, every_state, load
from tests.random_games import SetUp, players_of

PLAYABLE = [name for name in edition_names() if players_of(name)]
EVERYBODY, ONESELF, ALL = (
    pyspiel.PrivateInfoType.NONE,
    pyspiel.PrivateInfoType.SINGLE_PLAYER,
    pyspiel.PrivateInfoType.ALL_PLAYERS,
)


class Shown:
    """A state for observers that contains only a run."""

    def __init__(self, run: TreeRun) -> None:
        self.run = run


def letters(played: TreeSetup, privately: Any) -> Post:
    """Everything that a seat can observe of a run, from the first observation on."""
    kinds = [
        pyspiel.IIGObservationType(perfect_recall=recall, public_info=public, private_info=private)
        for recall in (True, False)
        for public, private in ((True, EVERYBODY), (True, privately), (False, privately))
    ]
    runs: dict[Observer, TreeRun] = {}

    def letter(witness: Observer, news: list[Event]) -> Letter:
        if witness not in runs:
            runs[witness] = TreeRun(played)
            runs[witness].outset = copied(witness.game)
        run, seat = runs[witness], witness.seat
        run.game = game = witness.game
        run.player = OVER if game.over else next_asked(game)
        run.speller = None
        if run.player == seat:
            run.speller = Speller(played.actions, game.legal_moves(seat), seen_at(game.table, seat))
        seen: Letter = {"events": [], "open": run.open}
        for number, kind in enumerate(kinds):
            if seat < played.players or kind.private_info == EVERYBODY:
                observer: Any = OpenSpielObserver(played, kind)
                observer.set_from(Shown(run), seat)
                seen[f"text {number}"] = observer.string_from(Shown(run), seat)
                seen[f"tensor {number}"] = observer.tensor.tolist()
        return seen

    return letter


@pytest.mark.parametrize("box", PLAYABLE)
def test_a_player_observes_the_same_whatever_it_cannot_know(box: str) -> None:
    for players in share(players_of(box), 1, f"observers {box}"):
        post = letters(setting(box, players, "", "exact", False), ONESELF)
        compare_all([SetUp(box, players)], f"observers {box} {players}", post, steps=8, positions=3)


def test_the_alarm_goes_off_when_all_hands_are_shown() -> None:
    with pytest.raises(Interference):
        _look_long(letters(setting("original", 3, "", "exact", False), ALL))


def _look_long(post: Post) -> None:
    random = Random(1)
    for _ in range(100):
        compare(SetUp("original", 3), random.getrandbits(60), post)


def test_in_one_information_state_a_player_has_one_past_and_one_choice() -> None:
    """Perfect recall, over the whole tree of a small game."""
    game = load(str(TINY), 2)
    choices: dict[tuple[int, str], list[int]] = {}
    pasts: dict[tuple[int, str], tuple[object, ...]] = {}
    for state, past in _with_pasts(game.new_initial_state(), ((), ())):
        player = state.current_player()
        key = (player, state.information_state_string(player))
        assert choices.setdefault(key, state.legal_actions()) == state.legal_actions()
        assert pasts.setdefault(key, past[player]) == past[player]
    assert len(choices) > 1000


def _with_pasts(state: Any, pasts: tuple[tuple[object, ...], ...]) -> Any:
    """Every state in which a player is asked, with what each player has known and done before."""
    if state.is_terminal():
        return
    player = state.current_player()
    if player >= 0:
        yield state, pasts
    for action in state.legal_actions():
        after = list(pasts)
        if player >= 0:
            after[player] = (*pasts[player], (state.information_state_string(player), action))
        yield from _with_pasts(state.child(action), tuple(after))


def test_information_states_are_told_apart_by_their_numbers_as_by_their_text() -> None:
    numbers: dict[tuple[float, ...], str] = {}
    for state in every_state(load(str(TINY), 2, options="first_player:0").new_initial_state()):
        player = state.current_player()
        if player >= 0:
            written = state.information_state_string(player)
            assert numbers.setdefault(tuple(state.information_state_tensor(player)), written) == written
    assert len(set(numbers.values())) == len(numbers)
