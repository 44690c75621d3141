"""Train a small agent with MaskablePPO of sb3-contrib, and see how often it wins before and after.

pip install "defuse-cards[gymnasium,examples]"
python examples/train_an_agent.py --opponents timid --steps 100000
"""

import argparse
import time

from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import VecEnv

from defuse.adapters.gymnasium import DefuseEnv


def environments(box: str, players: int, opponents: str, number: int, seed: int) -> VecEnv:
    """Several games at once in this process."""
    kwargs = {"box": box, "players": players, "opponents": opponents}
    return make_vec_env(DefuseEnv, number, seed, env_kwargs=kwargs)


def win_rate(model: MaskablePPO, env: DefuseEnv, games: int) -> float:
    """The agent's win rate over all seats."""
    won = 0
    for seed in range(games):
        seen, _ = env.reset(seed=seed)
        reward, ended = 0.0, False
        while not ended:
            action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, reward, terminated, truncated, _ = env.step(action)
            ended = terminated or truncated
        won += reward > 0
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--box", default="original")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--opponents", default="timid", help="the bot in all other seats")
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--games", type=int, default=500, help="for each win rate")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    many = environments(asked.box, asked.players, asked.opponents, 8, asked.seed)
    model = MaskablePPO(
        "MlpPolicy",
        many,
        n_steps=512,
        batch_size=512,
        n_epochs=4,
        gamma=1.0,
        ent_coef=0.01,
        learning_rate=5e-4,
        policy_kwargs={"net_arch": [128, 128]},
        seed=asked.seed,
    )
    exam = DefuseEnv(asked.box, asked.players, asked.opponents)
    print(f"before: wins {win_rate(model, exam, asked.games):.1%} of {asked.games} games")
    start = time.monotonic()
    model.learn(asked.steps)
    print(f"{asked.steps:,} steps in {time.monotonic() - start:.0f} s")
    print(f"after: wins {win_rate(model, exam, asked.games):.1%} of {asked.games} games")


if __name__ == "__main__":
    main()
