"""OpenSpiel games told node by node, as files with readable diffs; run with `python -m` to write them again."""

import re
from pathlib import Path

import defuse.adapters.openspiel

FOLDER = Path(__file__).parent / "playthroughs"
COUNTS = (2, 3, 4)


def file_of(players: int) -> Path:
    return FOLDER / f"lightning-kittens-{players}.txt"


def written(players: int, actions: list[int] | None = None) -> str:
    """A game with these actions, or with random ones; without tensors, which are long."""
    from open_spiel.python.algorithms.generate_playthrough import playthrough  # takes a second and a half

    name = f"{defuse.adapters.openspiel.NAME}(box=recipe:lightning-kittens,players={players})"
    lines = playthrough(name, actions, seed=players).splitlines()
    return "".join(f"{line}\n" for line in lines if not re.search(r"Tensor\(|^\s*\S*: [◯◉]|^[◯◉ ]+$", line))


def actions_in(text: str) -> list[int]:
    return [int(action) for action in re.findall(r"^action: (\d+)$", text, re.MULTILINE)]


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for number in COUNTS:
        file_of(number).write_text(written(number), encoding="utf-8")
