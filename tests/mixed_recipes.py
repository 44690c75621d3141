"""Recipes that mix cards of all boxes at random: what people deal who own everything (ZMB-15)."""

from random import Random
from typing import Final

from defuse.game.kinds import card_names
from tests import extent

NUMBER: Final = 10
IN_A_SHARE: Final = 2

_ONE_AT_MOST: Final = ("tower_of_power", "imploding_kitten", "barking_kitten")  # Barking Kittens come in pairs
_COUNTED: Final = ("exploding_kitten", "defuse", "nope", "godcat", "devilcat", *_ONE_AT_MOST)


def mixed_recipes() -> dict[str, dict[str, object]]:
    """Ten recipes, half of them others with every commit; `make test` plays two of them."""
    found = {f"mixed-{seed}": mixed_recipe(Random(seed)) for seed in extent.seeds(NUMBER, "mixed recipes")}
    return {name: found[name] for name in extent.share(list(found), IN_A_SHARE, "mixed recipes")}


def mixed_recipe(random: Random) -> dict[str, object]:
    """A recipe for two to ten players with half of all kinds or more, and enough kittens for the game to end."""
    others = [name for name in card_names() if name not in _COUNTED]
    chosen = random.sample(others, random.randint(len(others) // 2, len(others)))
    cards: dict[str, object] = {name: random.randint(1, 5) for name in chosen}
    streaking = random.choice((0, 1, 1, 2))
    cards["streaking_kitten"] = streaking
    # Each Streaking Kitten holds back a kitten that somebody else has to draw.
    cards["exploding_kitten"] = f"players + {streaking + random.randint(0, 2)}"
    cards["defuse"] = random.choice(("players", "players + 2", "2 * players"))
    cards["nope"] = random.randint(2, 8)
    for name in _ONE_AT_MOST:
        cards[name] = (2 if name == "barking_kitten" else 1) * random.randint(0, 1)
    if "armageddon" in cards:
        cards |= {"godcat": 1, "devilcat": 1}
    return {
        "title": "A mix of all boxes",
        "players": [2, 10],
        "hand": {"cards": random.randint(3, 6), "defuses": random.randint(0, 1)},
        "options": {"five_different": random.random() < 0.5},
        "cards": {name: count for name, count in cards.items() if count},
    }
