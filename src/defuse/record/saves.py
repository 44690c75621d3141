"""A game as the text of a file, at any moment, to be played on later; its events so far are not kept."""

import json
from typing import Final

from defuse.game.engine import Game
from defuse.game.saving import BadSave, freeze, thaw

FORMAT: Final = "defuse-save"
VERSION: Final = 1


def save_game(game: Game) -> str:
    """The table of a game as text. Chance that was laid down beforehand belongs to scenarios and is not saved."""
    if game.table.pins:
        raise BadSave("pins: expected none, there is chance laid down beforehand")
    return json.dumps({"format": FORMAT, "version": VERSION, "table": freeze(game.table)})


def load_game(text: str) -> Game:
    """A game that goes on where it was saved; raises BadSave if the text is no save or one that cannot be."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise BadSave("this is not a saved game: no JSON") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadSave(f'this is not a saved game: expected "format": "{FORMAT}"')
    version = data.get("version")
    if type(version) is not int or version != VERSION:
        raise BadSave(f"version: expected {VERSION}, there is another")
    table = thaw(data.get("table"))
    if table.pins:
        raise BadSave("pins: expected none, there is chance laid down beforehand")
    table.log = []
    return Game(table)
