"""The learner: a network in torch that is fitted to who won."""

from collections import deque
from dataclasses import fields
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn.functional import binary_cross_entropy_with_logits, embedding_bag

from defuse.bots.network import Network
from defuse.encoding.encode import MOVE_SIZE, STATE_SIZE
from defuse.lab.train.actor import TrainingSamples

WIDTH: Final = 192
NARROW: Final = 96
_BATCH: Final = 512
_REMEMBERED: Final = 24  # sets of samples that are kept for further passes
_STEADY: Final = 2000  # steps over which the playing network averages the learning one


class ValueNet(nn.Module):
    """The network of `defuse.bots.network` with the same parameter names, so that each converts to the other."""

    def __init__(self) -> None:
        super().__init__()
        self.state = nn.Parameter(torch.randn(STATE_SIZE, WIDTH) * 0.05)
        self.move = nn.Parameter(torch.randn(MOVE_SIZE, WIDTH) * 0.05)
        self.bias = nn.Parameter(torch.zeros(WIDTH))
        self.hidden = nn.Parameter(torch.randn(WIDTH, NARROW) * (2 / WIDTH) ** 0.5)
        self.hidden_bias = nn.Parameter(torch.zeros(NARROW))
        self.out = nn.Parameter(torch.randn(NARROW) * (1 / NARROW) ** 0.5)
        self.out_bias = nn.Parameter(torch.full((1,), -1.0))

    def forward(self, state: Tensor, move: Tensor) -> Tensor:
        """Log odds from the sums of the first layer."""
        second = torch.relu(state + move + self.bias) @ self.hidden + self.hidden_bias
        return torch.relu(second) @ self.out + self.out_bias

    def network(self) -> Network:
        """The numpy network that bots play with."""
        return Network(**{each.name: getattr(self, each.name).detach().numpy().copy() for each in fields(Network)})


class Learner:
    """Fits a network to sets of decisions, each of which is used a few times.

    The network changes noisily with every batch; its running mean is the one that plays.
    """

    def __init__(self, seed: int, rate: float) -> None:
        torch.manual_seed(seed)
        self.net = ValueNet()
        self._mean = ValueNet()
        self._steps = 0
        self.optimiser = torch.optim.Adam(self.net.parameters(), lr=rate)
        self._random = np.random.default_rng(seed)
        self._remembered: deque[TrainingSamples] = deque(maxlen=_REMEMBERED)

    def start_from(self, network: Network) -> None:
        """Go on from these weights; the running mean changes as slowly as late in a training."""
        for net in (self.net, self._mean):
            net.load_state_dict({each.name: torch.from_numpy(getattr(network, each.name)) for each in fields(Network)})
        self._steps = _STEADY

    def network(self) -> Network:
        """The network that plays."""
        return self._mean.network()

    def set_rate(self, rate: float) -> None:
        for group in self.optimiser.param_groups:
            group["lr"] = rate

    def learn(self, samples: TrainingSamples, passes: int) -> float:
        """Fit to these samples, then to earlier ones for the other passes; returns the mean loss of the new ones."""
        self._remembered.append(samples)
        loss = self._fit(samples)
        for _ in range(passes - 1):
            self._fit(self._remembered[self._random.integers(len(self._remembered))])
        return loss

    def _fit(self, samples: TrainingSamples) -> float:
        order = self._random.permutation(len(samples.targets))
        total = 0.0
        for start in range(0, len(order), _BATCH):
            chosen = order[start : start + _BATCH]
            state = _added(samples.state_places, samples.state_values, samples.state_starts, chosen, self.net.state)
            move = _added(samples.move_places, samples.move_values, samples.move_starts, chosen, self.net.move)
            loss = binary_cross_entropy_with_logits(self.net(state, move), torch.from_numpy(samples.targets[chosen]))
            self.optimiser.zero_grad()
            loss.backward()
            self.optimiser.step()
            self._steady()
            total += loss.item() * len(chosen)
        return total / len(order)

    @torch.no_grad()
    def _steady(self) -> None:
        self._steps += 1
        share = max(1 / self._steps, 1 / _STEADY)
        for mean, now in zip(self._mean.parameters(), self.net.parameters(), strict=True):
            mean.lerp_(now, share)

    def remembers(self) -> dict[str, object]:
        """Everything that is needed to resume, except the samples."""
        return {
            "net": self.net.state_dict(),
            "mean": self._mean.state_dict(),
            "steps": self._steps,
            "optimiser": self.optimiser.state_dict(),
            "random": self._random.bit_generator.state,
        }

    def recall(self, kept: dict[str, Any]) -> None:
        """Resume from what `remembers` returned."""
        self.net.load_state_dict(kept["net"])
        self._mean.load_state_dict(kept["mean"])
        self._steps = kept["steps"]
        self.optimiser.load_state_dict(kept["optimiser"])
        self._random.bit_generator.state = kept["random"]


def _added(places: np.ndarray, values: np.ndarray, starts: np.ndarray, chosen: np.ndarray, table: Tensor) -> Tensor:
    """For each chosen row, the weighted sum of the table rows at its places."""
    ends = np.append(starts[1:], len(places))
    lengths = (ends - starts)[chosen]
    begins = np.cumsum(lengths) - lengths
    index = np.arange(lengths.sum()) + np.repeat(starts[chosen] - begins, lengths)
    rows, weights, offsets = (torch.from_numpy(part) for part in (places[index], values[index], begins))
    return embedding_bag(rows.long(), table, offsets.long(), mode="sum", per_sample_weights=weights)
