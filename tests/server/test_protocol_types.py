"""The types of the browser client are up to date, and what a card file declares is part of them."""

import subprocess
import sys
from pathlib import Path

from tools.protocol_types import WRITTEN, typescript

# A card of tomorrow: a question with a word of its own, and an answer of one word. It is loaded with the other cards.
A_CARD_FILE = """
import sys
from defuse.game.cards import looks
from defuse.game.moves import declare_answer
from defuse.game.questions import declare

juggling = looks.ChooseHeck()  # compiled classes cannot be subclassed here
juggling.number, juggling.word = 30, "juggle"
declare(juggling)
JUGGLE = declare_answer(40, "juggle")
"""
WHAT_FOLLOWS = """
import json
from defuse.game.questions import Asked
from defuse.server.wire.frame_encoding import listed_move, wire_question
from defuse.server.wire.table_structs import CHOICE_WORDS
from defuse.sight.view import View
from msgspec.json import encode
from tools.protocol_types import typescript

assert "juggle" in CHOICE_WORDS
asked = Asked()
asked.word, asked.seat, asked.waiting, asked.asks_me, asked.card, asked.other = "juggle", 2, (2,), True, 4, -1
sent = json.loads(encode(wire_question(asked)))
assert sent == {"word": "juggle", "seat": 2, "waiting": [2], "asks_me": True, "card": 4, "other": -1}
assert json.loads(encode(listed_move(JUGGLE, View()))) == {"verb": "juggle"}
verbs, questions = typescript().split("export const EMOTES")
assert '| "juggle"' in verbs
assert '| "juggle"' in questions
"""


def test_the_types_of_the_browser_are_those_of_the_server() -> None:
    assert WRITTEN.read_text(encoding="utf-8") == typescript(), "run python -m tools.protocol_types"


def test_a_card_declares_a_question_and_an_answer_and_browsers_are_sent_them() -> None:
    root = Path(__file__).parent.parent.parent
    subprocess.run([sys.executable, "-c", A_CARD_FILE + WHAT_FOLLOWS], check=True, cwd=root)
