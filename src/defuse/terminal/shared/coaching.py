"""What the coach says after a game at this keyboard, and the error rate over the last games, kept in a file."""

import hashlib
import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from defuse.coach.points import percent
from defuse.coach.review import Review, judge_for, review
from defuse.coach.telling import told
from defuse.folders import state_folder
from defuse.record.record import Record, write_record
from defuse.terminal.shared.local_game import LocalGame
from defuse.words import Words

MOST: Final = 20  # games that count
_FILE: Final = "coach.json"


@dataclass(frozen=True)
class CoachedGame:
    """What the decisions of one game cost together, and what the second best moves would have cost."""

    game: str  # a digest of its record
    lost: float
    stake: float


def coached_games(folder: Path | None = None) -> list[CoachedGame]:
    """The last games that were reviewed; none if the file is no such file."""
    try:
        kept = json.loads(((folder or state_folder()) / _FILE).read_text(encoding="utf-8"))
        return [CoachedGame(str(each["game"]), float(each["lost"]), float(each["stake"])) for each in kept][-MOST:]
    except (OSError, ValueError, KeyError, TypeError):
        return []


def keep_coached(record: Record, found: Review, folder: Path | None = None) -> list[CoachedGame]:
    """Add a game to those that count, once; where it cannot be kept it counts for now."""
    game = hashlib.sha256(write_record(record).encode()).hexdigest()[:16]
    others = [each for each in coached_games(folder) if each.game != game]
    games = [*others, CoachedGame(game, found.lost, found.stake)][-MOST:]
    path = (folder or state_folder()) / _FILE
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps([asdict(game) for game in games]) + "\n", encoding="utf-8")
    except OSError:
        pass
    return games


def own_review(local_game: LocalGame) -> Review | None:
    """The review of the only person at the table; None with several, or where the coach is silent."""
    seat = local_game.only_person
    judge = None if seat is None else judge_for(local_game.record)
    if seat is None or judge is None:
        return None
    return review(local_game.record, seat, judge, local_game.players, hinted=local_game.hinted)


def coach_lines(local_game: LocalGame, found: Review, words: Words, drawn: bool) -> list[str]:
    """Everything the coach says; the curve only where it can be seen. The game counts from now on."""
    lines = [line for number, line in enumerate(told(found, words)) if drawn or number != 1]
    games = keep_coached(local_game.record, found)
    stake = sum(game.stake for game in games)
    if len(games) > 1 and stake > 0.0:
        rate = percent(sum(game.lost for game in games) / stake)
        lines.append(words("coach-last-games", games=len(games), rate=rate))
    return lines
