"""A seat in text: what it knows, what has happened, which moves are legal; and answers read to the letter.

For language models. There is no prompt in it: how a model is asked is up to who asks it. Moves are written in the
notation of scenarios and records; players are P0, P1 and so on.
"""

from collections.abc import Sequence
from typing import Final

from defuse.game.engine import Game
from defuse.game.events import Event
from defuse.game.moves import Move
from defuse.game.writing import write_move
from defuse.record.notation import BadNotation, read_move
from defuse.record.transcript import sentence
from defuse.sight.view import View, name, names
from defuse.words import ENGLISH, words_in

FORMAT: Final = "1"  # changes with the lines below, so that results of different formats are never compared
LONGEST_ANSWER: Final = 200


class BadAnswer(ValueError):
    """An answer that is no legal move; the message says why."""


def player_names(seats: int) -> list[str]:
    return [f"P{seat}" for seat in range(seats)]


def table_text(view: View) -> str:
    """What a seat knows now."""
    players = player_names(view.seats)
    lines = [
        f"You are {players[view.seat]}.",
        f"Turn: {players[view.turn]}, turns owed: {view.owed}, order of play: {_order(view, players)}",
        f"Your hand: {_cards(view.hand)}",
        *[f"{players[seat]}: {_player(view, seat)}" for seat in range(view.seats) if seat != view.seat],
        f"Draw pile: {view.pile_size} cards{_known_places(view)}",
        f"Discard pile, newest first: {_cards(view.discard)}",
    ]
    lines += [f"In front of {players[one.bearer]}: {name(one.kind)} of {players[one.owner]}" for one in view.front]
    if view.imploding_up:
        lines.append(f"Face up in the draw pile: {view.imploding_up} imploding_kitten")
    if any(view.mat):
        lines.append(f"On the mat: {_cards_named([('godcat', view.mat[0]), ('devilcat', view.mat[1])])}")
    if view.storage_size:
        lines.append(f"In the Tower of Power: {view.storage_size} cards")
    return "\n".join([*lines, *_question(view, players)])


def told(news: Sequence[Event], view: View) -> list[str]:
    """What a seat has heard, as sentences."""
    players, words = player_names(view.seats), words_in(ENGLISH)
    told = (sentence(event, players, view.seat, words) for event in news)
    return [line for line in told if line is not None]


def moves_text(moves: Sequence[Move], seats: int) -> list[str]:
    """The legal moves. A blank, written `_`, is to be filled in: a depth, an order, a kind, five cards."""
    players = player_names(seats)
    return [write_move(move, players) for move in moves]


def observation(view: View, news: Sequence[Event], moves: Sequence[Move]) -> str:
    """All three parts as one text, in the order: what happened, the table, the moves."""
    happened = [f"- {line}" for line in told(news, view)]
    listed = [f"- {line}" for line in moves_text(moves, view.seats)]
    parts = ["What happened since you were asked last:", *(happened or ["- nothing"]), "", table_text(view), ""]
    return "\n".join([*parts, "Your legal moves:", *listed])


def read_answer(answer: str, game: Game, seat: int) -> Move:
    """The move that an answer is, to the letter; raises BadAnswer. Nothing is guessed, corrected or searched for.

    Only blanks around the move do not count.
    """
    text = answer.strip()
    if not text or "\n" in text or len(text) > LONGEST_ANSWER:
        raise BadAnswer("expected one move on one line, and nothing else")
    players = player_names(game.table.seats)
    try:
        move = read_move(text, players, game.table)
    except BadNotation as error:
        raise BadAnswer(str(error)) from None
    refusal = game.clone().submit(seat, move)
    if refusal is not None:
        raise BadAnswer(f"{text} is not legal: {refusal}")
    return move


def _cards(cards: Sequence[int]) -> str:
    return ", ".join(names(list(cards))) or "none"


def _cards_named(there: Sequence[tuple[str, bool]]) -> str:
    return ", ".join(card for card, is_there in there if is_there)


def _order(view: View, players: Sequence[str]) -> str:
    seats = [(view.turn + step * view.direction) % view.seats for step in range(view.seats)]
    return " ".join(players[seat] for seat in seats if view.alive[seat])


def _player(view: View, seat: int) -> str:
    if not view.alive[seat] and not view.dead[seat]:
        return "out"
    said = f"{len(view.hands[seat])} cards"
    known = [card for card in view.hands[seat] if card >= 0]
    facts = [f"among them {_cards(known)}"] if known else []
    if view.marked[seat]:
        facts.append(f"marked: {_cards(view.marked[seat])}")
    if view.blind[seat]:
        facts.append("blind")
    if view.dead[seat]:
        facts.append("dead")
    return "; ".join([said, *facts])


def _known_places(view: View) -> str:
    """What is sure of the pile, from the top; `_` for a card that may be any."""
    last = max((place for place, card in enumerate(view.pile) if card >= 0), default=-1)
    return "" if last < 0 else f"; from the top: {_cards(view.pile[: last + 1])}"


def _question(view: View, players: Sequence[str]) -> list[str]:
    question = view.question
    if question is None:
        return []
    said = f"Question: {question.word}"
    if question.card >= 0:
        said += f", about {name(question.card)}"
    if question.cards:
        said += f", cards from the top: {_cards(question.cards)}"
    act = question.act
    if act is not None:
        said += f", about {_cards(act.cards)} of {players[act.seat]}"
        if act.target >= 0:
            said += f" at {players[act.target]}"
        if act.named >= 0:
            said += f" for {name(act.named)}"
        if question.chain:
            said += f", Noped {question.chain} times"
    return [said]
