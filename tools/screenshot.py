"""Draws docs/table.svg, the picture in the README: a real game played by bots, seen from the first seat."""

import asyncio
import re
import tempfile
from pathlib import Path

from defuse.bots import new_bot
from defuse.game.agenda import CHOOSE_PLAY
from defuse.game.library import edition
from defuse.terminal.app.table.playing import PlayApp
from defuse.terminal.shared.invitation import Invitation
from defuse.terminal.shared.local_game import LocalGame
from defuse.terminal.shared.saved_games import SavedGames

PICTURE = Path(__file__).parent.parent / "docs" / "table.svg"
SIZE = (110, 32)
SEED = 11
TURNS = 2  # turns of the person that have been played


def sitting_in_the_middle(invitation: Invitation) -> LocalGame:
    """A game in which the person, played by a bot, is to move after a few turns."""
    local_game = LocalGame.begin(invitation)
    you = new_bot("careful", SEED)
    turns = 0
    while not local_game.over:
        for _ in local_game.let_bots_move():
            pass
        observer = local_game.observer(0)
        question = observer.view().question
        if question is None:
            break
        turns += question.what == CHOOSE_PLAY and question.asks_me
        if turns > TURNS and question.asks_me and question.what == CHOOSE_PLAY:
            break
        local_game.submit(0, you.choose(observer.view(), observer.moves()))
    return local_game


async def draw() -> str:
    invitation = Invitation(edition("original+imploding"), 5, seed=SEED)
    with tempfile.TemporaryDirectory() as folder:
        app = PlayApp(
            invitation, chosen=True, resumed=sitting_in_the_middle(invitation), saved_games=SavedGames(Path(folder))
        )
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause(0.5)
            return app.export_screenshot(title="defuse play")


if __name__ == "__main__":
    without_fonts = re.sub(r"@font-face \{.*?\}\s*", "", asyncio.run(draw()), flags=re.S)  # loads nothing
    PICTURE.write_text(without_fonts, encoding="utf-8")
