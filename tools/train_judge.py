"""Train the judge of the arena (lab/arena/judge.py): who wins, from tables with all cards visible.

`python -m tools.train_judge FILE` plays games of our bots, fits the network to their winners and writes it. It needs
torch. The judge may be wrong without making any result wrong: a better one only narrows the intervals of --less-luck.
"""

import argparse
import time
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from defuse.bots.entrants import entrant
from defuse.game.library import edition
from defuse.lab.arena.judge import SIZE, Evaluator, save_judge, seat_rows
from defuse.lab.arena.luck import LuckTerms
from defuse.lab.running.tables import Setup, longest
from defuse.sight.observer import Observer

GAMES: Final = [
    *[("original", players) for players in (2, 3, 4, 5)] * 3,
    ("recipe:lightning-kittens", 2),
    ("compact", 2),
    ("original+imploding", 3),
    ("good-vs-evil", 4),
    ("zombie", 4),
    ("recipe:mind-games", 5),
    ("party-pack", 6),
    ("original+imploding+streaking+barking", 6),
    ("original+imploding+streaking+barking", 4),
]
BOTS: Final = [["careful"], ["careful", "timid"], ["careful", "easy"], ["master", "careful"], ["master"]]
SHARE: Final = 0.25  # of the positions of a game
WIDTHS: Final = (64, 16)
_MOST: Final = 10

Positions = list[tuple[NDArray[np.float16], int]]  # a row for each player who is alive, and which of them wins


class _Following(LuckTerms):
    """Knows which places are undecided, and judges nothing."""

    def _correct(self, *_: Any) -> None:
        return

    @property
    def loose(self) -> list[bool]:
        return self._loose


def positions(random: Random, setting: Setup) -> Positions:
    """Some positions of one game."""
    game = setting.deal(random.randrange(2**60))
    names = random.choice(BOTS)
    bots = [entrant(random.choice(names)).bot(random.randrange(2**31)) for _ in range(setting.players)]
    observers = [Observer(game, seat, getattr(bot, "weighs", False) is True) for seat, bot in enumerate(bots)]
    luck = _Following(game, Evaluator(*[np.zeros(0, np.float32)] * 5), 0)
    found: list[tuple[NDArray[np.float16], list[int]]] = []
    for _ in range(longest(game)):
        seat = game.next_seat()
        if seat < 0:
            break
        moves = game.legal_moves(seat)
        known = len(moves) == 1 and not moves[0].open
        luck.submit(seat, moves[0] if known else bots[seat].choose(observers[seat].view(), moves.copy()))
        if not game.over and random.random() < SHARE:
            alive = [each for each in range(setting.players) if game.table.is_present(each)]
            found.append((np.stack(seat_rows(game.table, luck.loose, alive)).astype(np.float16), alive))
    return [(rows, alive.index(game.winner)) for rows, alive in found if game.winner in alive]


def play(seconds: float, seed: int) -> Positions:
    """Positions of as many games as can be played in so many seconds of CPU time."""
    random, settings = Random(seed), [Setup(edition(box), players) for box, players in GAMES]
    began = time.process_time()
    found: Positions = []
    while time.process_time() - began < seconds:
        found += positions(random, random.choice(settings))
    return found


def padded(known: Positions) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Rows of all players, which of them exist, and which wins."""
    rows = np.zeros((len(known), _MOST, SIZE), np.float16)
    there = np.zeros((len(known), _MOST), np.bool_)
    for number, (found, _) in enumerate(known):
        rows[number, : len(found)] = found
        there[number, : len(found)] = True
    return torch.from_numpy(rows), torch.from_numpy(there), torch.tensor([winner for _, winner in known])


def fit(known: Positions, epochs: int, seed: int) -> Evaluator:
    torch.manual_seed(seed)
    rows, there, winner = padded(known)
    wide, narrow = WIDTHS
    layers = [nn.Linear(SIZE, wide), nn.ReLU(), nn.Linear(wide, narrow), nn.ReLU(), nn.Linear(narrow, 1, bias=False)]
    net = nn.Sequential(*layers)
    test = max(1, len(winner) // 10)  # the latest games

    def loss(part: torch.Tensor) -> torch.Tensor:
        scores = net(rows[part].float()).squeeze(-1).masked_fill(~there[part], -1e9)
        return nn.functional.cross_entropy(scores, winner[part])

    optimizer = torch.optim.AdamW(net.parameters(), 1e-3, weight_decay=0.1)
    steps = epochs * (1 + (len(winner) - test) // 512)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 2e-3, steps)
    for epoch in range(epochs):
        for part in (torch.randperm(len(winner) - test)).split(512):
            optimizer.zero_grad()
            loss(part).backward()
            optimizer.step()
            schedule.step()
        with torch.no_grad():
            print(f"epoch {epoch + 1}: {loss(torch.arange(len(winner) - test, len(winner))):.4f}", flush=True)
    weights = [each.detach().numpy() for each in net.parameters()]
    return Evaluator(weights[0].T, weights[1], weights[2].T, weights[3], weights[4][0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--seconds", type=float, default=600.0, help="of CPU time to play")
    parser.add_argument("--epochs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    known = play(asked.seconds, asked.seed)
    print(f"{len(known):,} positions")
    save_judge(fit(known, asked.epochs, asked.seed), asked.file)


if __name__ == "__main__":
    main()
