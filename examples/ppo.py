"""Proximal policy optimisation with masks, in one file: one agent learns at many tables at once.

pip install "defuse-cards[train]"
python examples/ppo.py
"""

import argparse
import copy
import sys
import time
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from defuse.adapters.batch import Batch
from defuse.adapters.opponents import Policy


@dataclass
class Settings:
    """Everything that can be tuned."""

    box: str = "original"
    players: int = 2
    opponents: str = "timid"  # or "self": a frozen copy of the agent, renewed after every exam
    tables: int = 64
    steps: int = 64  # per table and round
    epochs: int = 3
    minibatch: int = 1024
    rate: float = 1e-3
    clip: float = 0.2
    entropy: float = 0.01
    trace: float = 0.95
    width: int = 128
    minutes: float = 10.0  # of CPU time, so that a busy machine learns as much
    rounds: int = 40
    exam: int = 512  # games
    exam_every: int = 10  # rounds
    seed: int = 1


class Agent(nn.Module):
    """Two layers, then the logits of all actions and the value of the situation."""

    def __init__(self, places: int, actions: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(places, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        hidden = self.body(seen)
        logits = self.policy(hidden).masked_fill(~mask, -1e9)
        return Categorical(logits=logits, validate_args=False), self.value(hidden).squeeze(-1)


def best_actions(agent: Agent, seen: Any, mask: Any) -> Any:
    with torch.no_grad():
        chances, _ = agent(torch.from_numpy(seen), torch.from_numpy(mask).bool())
    return chances.probs.argmax(-1).numpy()


def frozen(agent: Agent) -> Policy:
    """A copy of the agent that can sit in any seat."""
    twin = copy.deepcopy(agent).eval()
    return Policy(lambda seen, mask: best_actions(twin, seen[None], mask[None])[0])


def win_rate(agent: Agent, settings: Settings, opponents: Any) -> float:
    """The agent's share of wins over all seats, without exploring."""
    batch = Batch(64, settings.box, settings.players, opponents=opponents)
    arrays = batch.reset(settings.seed + 1000)
    counted = np.zeros(64, int)
    most = -(-settings.exam // 64)  # as many games at every table, so that short ones are not preferred
    won = 0
    while (counted < most).any():
        arrays = batch.step(best_actions(agent, arrays.observations, arrays.masks))
        ended = (arrays.terminals | arrays.truncations) & (counted < most)
        won += int((ended & (arrays.rewards > 0)).sum())
        counted += ended
    return won / int(counted.sum())


class Rollout:
    """What happened at all tables in one round."""

    def __init__(self, batch: Batch, steps: int) -> None:
        tables, places = batch.arrays.observations.shape
        self.seen = torch.zeros(steps, tables, places)
        self.mask = torch.zeros(steps, tables, batch.actions.size, dtype=torch.bool)
        self.action = torch.zeros(steps, tables, dtype=torch.long)
        self.chance = torch.zeros(steps, tables)
        self.reward = torch.zeros(steps, tables)
        self.ended = torch.zeros(steps, tables)
        self.value = torch.zeros(steps + 1, tables)

    def play(self, agent: Agent, batch: Batch) -> None:
        arrays = batch.arrays
        with torch.no_grad():
            for step in range(len(self.seen)):
                self.seen[step] = torch.from_numpy(arrays.observations)
                self.mask[step] = torch.from_numpy(arrays.masks).bool()
                chances, self.value[step] = agent(self.seen[step], self.mask[step])
                self.action[step] = chances.sample()
                self.chance[step] = chances.log_prob(self.action[step])
                batch.step(self.action[step].numpy())
                self.reward[step] = torch.from_numpy(arrays.rewards)
                self.ended[step] = torch.from_numpy(arrays.terminals | arrays.truncations)
            seen, mask = torch.from_numpy(arrays.observations), torch.from_numpy(arrays.masks).bool()
            self.value[-1] = agent(seen, mask)[1]

    def advantages(self, trace: float) -> torch.Tensor:
        """Generalised advantages; rewards are not discounted."""
        found = torch.zeros_like(self.reward)
        later = torch.zeros_like(self.reward[0])
        for step in reversed(range(len(self.reward))):
            going_on = 1 - self.ended[step]
            error = self.reward[step] + self.value[step + 1] * going_on - self.value[step]
            found[step] = later = error + trace * going_on * later
        return found


def improve(agent: Agent, optimizer: torch.optim.Optimizer, rollout: Rollout, settings: Settings) -> None:
    advantage = rollout.advantages(settings.trace)
    target = (advantage + rollout.value[:-1]).flatten()
    advantage = ((advantage - advantage.mean()) / (advantage.std() + 1e-8)).flatten()
    seen, mask = rollout.seen.flatten(0, 1), rollout.mask.flatten(0, 1)
    action, before = rollout.action.flatten(), rollout.chance.flatten()
    for _ in range(settings.epochs):
        for part in torch.randperm(len(action)).split(settings.minibatch):
            chances, value = agent(seen[part], mask[part])
            ratio = (chances.log_prob(action[part]) - before[part]).exp()
            clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
            gain = torch.min(ratio * advantage[part], clipped * advantage[part]).mean()
            loss = -gain + 0.5 * (value - target[part]).square().mean() - settings.entropy * chances.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()


def learn(settings: Settings) -> Agent:
    torch.set_num_threads(1)  # so small a network gains nothing from more, and the table is the same everywhere
    torch.manual_seed(settings.seed)
    itself = settings.opponents == "self"
    sizes = Batch(1, settings.box, settings.players)
    agent = Agent(sizes.setting.size, sizes.actions.size, settings.width)
    optimizer = torch.optim.Adam(agent.parameters(), settings.rate, eps=1e-5)
    measured = "timid" if itself else settings.opponents
    began, done, steps = time.monotonic(), 0, 0
    print(f"| steps | won against {measured} |\n|---:|---:|")
    print(f"| 0 | {win_rate(agent, settings, measured):.1%} |", flush=True)
    batch: Batch | None = None
    while done < settings.rounds and time.process_time() < 60 * settings.minutes:
        if batch is None or (itself and done % settings.exam_every == 0):
            batch = Batch(
                settings.tables,
                settings.box,
                settings.players,
                opponents=frozen(agent) if itself else settings.opponents,
            )
            batch.reset(settings.seed + done)
            rollout = Rollout(batch, settings.steps)
        rollout.play(agent, batch)
        improve(agent, optimizer, rollout, settings)
        done, steps = done + 1, steps + settings.tables * settings.steps
        if done % settings.exam_every == 0:
            print(f"| {steps:,} | {win_rate(agent, settings, measured):.1%} |", flush=True)
    print(f"{time.monotonic() - began:.0f} s, {time.process_time():.0f} s of CPU time", file=sys.stderr)
    return agent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, value in vars(Settings()).items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=type(value), default=value)
    learn(Settings(**vars(parser.parse_args())))


if __name__ == "__main__":
    main()
