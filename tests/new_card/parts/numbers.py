"""The new card as numbers: encodings, actions, and the libraries of researchers with their own checks."""

import warnings
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Final

import pyspiel
from gymnasium.utils.env_checker import check_env

from defuse.adapters.gymnasium import DefuseEnv
from defuse.adapters.pettingzoo import env
from tests import test_actions, test_encoding, test_gymnasium, test_pettingzoo, test_simulate
from tests.new_card.meetings import Check, Part
from tests.new_card.parts.editions import MANY, PRINTED, seeds, set_ups
from tests.openspiel_games import load, random_states
from tests.random_games import chosen_edition

with warnings.catch_warnings():  # its tests import what it calls deprecated itself
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, seed_test


def encodings() -> Iterator[None]:
    for seed in seeds("encodings"):
        test_encoding.check_decisions(PRINTED, 3, seed)
        test_encoding.check_told_apart(PRINTED, 3, seed)
        yield


def actions() -> Iterator[None]:
    for set_up, seed in set_ups("actions"):
        test_actions.check_game(set_up, seed, Random(seed))
        yield


def pettingzoo() -> Iterator[None]:
    box = chosen_edition(MANY)
    with warnings.catch_warnings():  # about observations that are dictionaries
        warnings.simplefilter("ignore")
        api_test(env(box, 3), num_cycles=30)
        seed_test(lambda: env(box, 2), num_cycles=10)
    for seed in seeds("PettingZoo"):
        for _ in test_pettingzoo.play_at_random(env(box, 3), seed):
            pass
        yield


def gymnasium() -> Iterator[None]:
    one = DefuseEnv(chosen_edition(MANY), 3, "random")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(one)
    for seed in seeds("Gymnasium"):
        test_gymnasium.play_at_random(one, seed)
        yield


def openspiel() -> Iterator[None]:
    pyspiel.random_sim_test(load(PRINTED, 2, "seeded"), num_sims=1, serialize=True, verbose=False)
    for seed in seeds("OpenSpiel"):
        for _ in random_states(load(PRINTED, 3, "exact"), Random(seed)):
            pass
        yield


def simulation() -> Iterator[None]:
    """A simulation counts the card as a slow recount does."""
    for set_up, seed in set_ups("simulation"):
        test_simulate.check_recount([(replace(set_up, quick=False), seed)])
        yield


PLAYED: Final[list[Part]] = [
    (encodings, 2, 8),
    (actions, 2, 8),
    (pettingzoo, 1, 5),
    (gymnasium, 1, 5),
    (openspiel, 1, 5),
    (simulation, 2, 8),
]
CHECKED: Final[list[Check]] = []
