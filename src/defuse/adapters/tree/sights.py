"""A moment of a game as text: as one seat sees it, as everybody does, or with all cards visible."""

from defuse.adapters.tree.run import CHANCE, TreeRun
from defuse.game.engine import Game
from defuse.game.kinds import UNKNOWN
from defuse.game.questions import QUESTIONS
from defuse.game.saving import freeze
from defuse.sight.observer import Observer
from defuse.sight.view import View, name, names
from defuse.sight.view_building import table_seen_by

NOT_DEALT = "not dealt yet"


def observer(run: TreeRun, seat: int, weighing: bool = False) -> Observer:
    """An observer that has followed the game since the deal."""
    assert run.game is not None
    assert run.outset is not None
    follower = Observer(run.outset, seat, weighing)
    follower.game = run.game
    return follower


def view_of(run: TreeRun, seat: int, weighing: bool = False) -> View:
    return observer(run, seat, weighing).view()


def hand_of(run: TreeRun, seat: int) -> list[int]:
    """The hand of a seat as the seat itself sees it."""
    if run.game is None:
        return []
    table = table_seen_by(run.game.table, seat)
    hand = table.hands[seat]
    return [UNKNOWN] * len(hand) if table.is_blind(seat) else hand


def hand_text(run: TreeRun, seat: int) -> str:
    return "hand: " + " ".join(names(hand_of(run, seat)))


def asked_text(run: TreeRun, seat: int) -> str:
    """The question, with the cards that only this seat sees; empty if it is not asked."""
    if run.game is None or run.player != seat:
        return ""
    step = run.game.table.agenda[-1]
    question = QUESTIONS[step.what]
    return " ".join(["asked:", question.word, *names(question.shows(run.game.table, step))])


def said_text(run: TreeRun, seat: int) -> str:
    """The words that the seat has chosen of its move so far."""
    if run.player != seat or run.speller is None or not run.speller.said:
        return ""
    return "said: " + ", ".join(run.setting.actions.names[action] for action in run.speller.said)


def view_text(view: View) -> str:
    """A view in a few lines."""
    lines = [f"seat {seat}: {_player(view, seat)}" for seat in range(view.seats)]
    lines.append(f"pile of {view.pile_size}: {' '.join(names(view.pile))}")
    if view.imploding_up:
        lines.append(f"face up in the pile: {view.imploding_up}, on top: {view.imploding_on_top}")
    lines.append(f"discard: {' '.join(names(view.discard))}")
    lines += [f"in front of {lying.bearer}: {name(lying.kind)} of {lying.owner}" for lying in view.front]
    if any(view.mat) or view.storage_size:
        lines.append(f"mat: {view.mat}, storage: {view.storage_size}")
    lines.append(f"turn of {view.turn}, owes {view.owed}, direction {view.direction:+}, back to {view.back_to}")
    question = view.question
    if question is not None:
        asked = f"{question.word} {question.seat} {question.other} {question.chain} {name(question.card)}"
        act = "" if question.act is None else f" about {question.act.as_list()}"
        lines.append(f"question: {asked}{act}")
    if view.winner >= 0:
        lines.append(f"won by {view.winner}")
    return "\n".join(lines)


def _player(view: View, seat: int) -> str:
    said = " ".join(names(view.hands[seat]))
    if view.marked[seat]:
        said += f" (marked: {' '.join(names(view.marked[seat]))})"
    if view.blind[seat]:
        said += " (blind)"
    if view.dead[seat]:
        return f"{said} (dead)"
    return said if view.alive[seat] else "out"


def whole_text(run: TreeRun) -> str:
    """Everything about a game: two games that can continue differently have different texts."""
    if run.game is None:
        return str(run.dealing) if run.dealing is not None else f"seed: {run.bytes}"
    lines = _table_lines(run.game)
    if run.luck is not None:
        lines.append("open places: " + "".join("?" if loose else "." for loose in reversed(run.luck.loose)))
        if run.luck.pins:
            lines.append(f"drawn: {run.luck.pins}")
    if run.player == CHANCE:
        lines.append(f"chance, for seat {run.seat}: {'the top' if run.move is None else run.move}")
    elif run.speller is not None:
        lines.append(f"seat {run.player} chooses; {said_text(run, run.player)}")
    lines.append(f"moves: {run.moves_made}")
    return "\n".join(lines)


def _table_lines(game: Game) -> list[str]:
    """The table: cards by name, the rest as raw state."""
    state = freeze(game.table)
    table = game.table
    lines = [f"seat {seat}: {' '.join(names(hand))}" for seat, hand in enumerate(table.hands)]
    lines.append(f"pile: {' '.join(names(table.pile[::-1]))}")
    lines += [f"{place}: {' '.join(names(cards))}" for place, cards in _heaps(game) if cards]
    rest = {"turn", "owed", "alive", "blind", "direction", "attacked", "back_to", "mat", "marked", "front", "agenda"}
    lines += [f"{key}: {state[key]}" for key in sorted(rest)]
    if table.public_table is not None:
        lines.append(f"seen by the others: {freeze(table.public_table)['agenda']}")
    return lines


def _heaps(game: Game) -> list[tuple[str, list[int]]]:
    table = game.table
    return [
        ("discard", table.discard[::-1]),
        ("storage", table.storage),
        ("removed", table.removed),
        ("in the air", table.air),
    ]
