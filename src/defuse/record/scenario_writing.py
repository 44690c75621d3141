"""Writes a record as a scenario file."""

import json
from dataclasses import replace

from defuse.game.agenda import Step
from defuse.game.engine import Game
from defuse.game.moves import PASS
from defuse.game.questions import QUESTIONS
from defuse.game.saving import freeze
from defuse.record.record import Entry, Record, Replay, begin
from defuse.record.table_talk import TableTalk


def as_scenario(record: Record, title: str) -> str:
    """A record as a scenario file that passes `defuse check`: without passes, with every chance pinned."""
    start = record.start
    lines = [
        f"title   = {_toml(title)}",
        f"edition = {_toml(start.edition)}",
        f"players = {_toml(start.players)}",
    ]
    if start.options:
        inside = ", ".join(f"{name} = {_toml(value)}" for name, value in start.options.items())
        lines.append(f"options = {{ {inside} }}")
    for key in ("turn", "turns_left", "attacked", "direction", "deck", "discard", "storage", "removed", "blind", "out"):
        value = getattr(start, key)
        if value not in (None, []):
            lines.append(f"{key} = {_toml(value)}")
    if start.mat is not None:
        lines.append(f"mat = {_toml(start.mat)}")
    for key, by_name in (("hands", start.hands), ("front", start.front), ("left_behind", start.left_behind)):
        lines += [f"{key}.{_toml(name)} = {_toml(cards)}" for name, cards in by_name.items()]
    lines += ['play = """', *(_in_quotes(line) for line in _played(record)), '"""', ""]
    return "\n".join(lines)


def _toml(value: object) -> str:
    """TOML for the values of situations: texts, numbers, booleans and lists of texts; JSON writes them the same."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _in_quotes(line: str) -> str:
    """A line between triple quotation marks; names may contain characters with a meaning there."""
    return line.replace("\\", "\\\\").replace('"', '\\"')


def _played(record: Record) -> list[str]:
    """The moves without passes; the chance of a pass moves to the line before it. The last line checks the winner."""
    lines: list[str] = []
    run = Replay(record)
    talk = TableTalk(begin(replace(record, quick=False)), record.players)  # the game as the lines tell it
    kept, place = None, 0  # the latest move other than a pass, and its line
    for entry in record.entries:
        if entry.move.verb != PASS:
            lines += _before(talk, run.game, entry)
            kept, place = entry, len(lines)
            lines.append(record.line(entry))
            talk.say(entry.seat, entry.move, entry.outcomes)
        elif entry.outcomes and kept is not None:
            kept = Entry(kept.seat, kept.move, kept.outcomes + entry.outcomes)
            lines[place] = record.line(kept)
            talk.game.table.pins += entry.outcomes
        run.step()
    if run.game.over:
        lines.append(f"? winner {record.players[run.game.winner]}")
    return lines


def _before(talk: TableTalk, game: Game, entry: Entry) -> list[str]:
    """Shut the windows that the game has shut before a move, and return the lines without which they stay open.

    A line shuts the windows that its move does not answer. Where it would answer one that the game has shut, a check
    shuts all windows, and passes shut all but the last. Where it answers a window in which nobody who is asked could
    react, passes shut those before it, and a check says that this one is open.
    """
    passes: list[str] = []
    is_too_early = False
    there = _position(game)
    while talk.window_open and _position(talk.game) != there:
        is_too_early |= talk.answers_window(entry.seat, entry.move)
        seat = talk.game.waiting[0]
        passes.append(f"{talk.players[seat]}: pass")
        talk.pass_for(seat)
    if not talk.window_open:
        return [f"? turn {talk.players[game.table.turn]} {game.table.owed}"] if is_too_early else []
    if talk.answers_window(entry.seat, entry.move):
        return passes if is_too_early else []
    asks = f"? asks {talk.players[talk.game.waiting[0]]} {QUESTIONS[talk.game.question.what].word}"
    talk.keep_open()
    return [*passes, asks]


def _position(game: Game) -> dict[str, object]:
    """A table without its luck and without those who have passed."""
    state = freeze(game.table)
    for key in ("seed", "shuffles", "picks", "pins", "quick", "public_table"):
        del state[key]
    steps = game.table.agenda
    state["agenda"] = [Step(s.what, s.seat, 0, s.other, s.card, s.number, s.cards, s.act).as_list() for s in steps]
    return state
