"""A game as one seat experienced it, as text: every event it heard and every action it chose."""

from typing import Final

from defuse.adapters.tree.run import Heard, TreeRun
from defuse.game.engine import Game
from defuse.game.event_kinds import event_kind
from defuse.game.events import Event
from defuse.game.kinds import UNKNOWN
from defuse.record.happenings import FORMS
from defuse.sight.redaction import redact
from defuse.sight.view import name, names
from defuse.sight.view_building import table_seen_by

NOTHING_YET: Final = Heard(0, 0, "")


def told(event: Event) -> str:
    """An event as somebody hears of it: a word, who it is about, and what else is known."""
    said = [f"{event_kind(event.what).name} {event.seat}"]
    if event.other >= 0:
        said.append(f"at {event.other}")
    act = event.act
    if act is not None:
        said += [FORMS[act.form], name(act.kind), *names(act.cards)]
        if act.named != UNKNOWN:
            said.append(f"for {name(act.named)}")
    elif event.card != UNKNOWN:
        said.append(name(event.card))
    if event.number:
        said.append(f"#{event.number}")
    if event.cards and act is None:
        said += names(event.cards)
    return " ".join(said)


def story(run: TreeRun, seat: int) -> str:
    """Everything that a seat, or a spectator, knows to have happened; later calls only append to it."""
    game = run.game
    if game is None:
        return ""
    heard = run.heard.get(seat, NOTHING_YET)
    until = known_events(game, seat)
    if until > heard.events or len(run.choices) > heard.choices:
        heard = run.heard[seat] = _go_on(run, game, seat, heard, until)
    return heard.text


def known_events(game: Game, seat: int) -> int:
    """How many events have reached a seat: the others do not notice a secret choice (SK-1)."""
    veiled = table_seen_by(game.table, seat) is not game.table
    return game.public_until if veiled else len(game.events)


def _go_on(run: TreeRun, game: Game, seat: int, heard: Heard, until: int) -> Heard:
    parts = [heard.text]
    events, at = game.events, heard.events
    for choice in run.choices[heard.choices :]:
        if choice.seat == seat:
            parts += _heard(events[at : choice.events], seat)
            at = max(at, choice.events)
            parts.append(f"> {run.setting.actions.names[choice.action]}\n")
    parts += _heard(events[at:until], seat)
    return Heard(max(at, until), len(run.choices), "".join(parts))


def _heard(events: list[Event], seat: int) -> list[str]:
    known = (redact(event, seat) for event in events)
    return [told(event) + "\n" for event in known if event is not None]
