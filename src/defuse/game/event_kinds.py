"""How an event is declared, and the quick lists that follow from it.

`events.py` declares the events of the rules. The file of a card can declare an event of its own in the same way: a
number that is free, and `declare(...)`. Numbers and names are for ever: records of other programs hold them.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from defuse.game.event import FROM_BOTTOM, Event
from defuse.game.event_effects import AT_OTHER, DRAW_PILE, HAND, NOWHERE, OTHER_HAND, Effect
from defuse.game.event_fields import BOTTOM, SEAT, SECRET_WHOLE, Field
from defuse.game.event_messages import SLOTS_OF_VALUES, VALUES, Message, Value
from defuse.game.kinds import UNKNOWN

EVENT_PLACES: Final = 96  # numbers of events are smaller than this


@mypyc_attr(acyclic=True)
class EventKind:
    """The declaration of an event."""

    __slots__ = ("about", "effect", "fields", "messages", "name", "number", "values")

    def __init__(
        self,
        number: int,
        name: str,
        about: str,
        fields: tuple[Field, ...],
        effect: Effect,
        messages: tuple[Message, ...],
        values: Mapping[str, Value],
    ) -> None:
        self.number = number
        self.name = name  # as programs are told it
        self.about = about  # what has happened, for docs/protocol.md
        self.fields = fields
        self.effect = effect
        self.messages = messages
        self.values = {**VALUES, **values}

    @property
    def sent_fields(self) -> tuple[Field, ...]:
        """What programs are told."""
        return tuple(field for field in self.fields if field.is_sent)

    @property
    def moved_slot(self) -> str:
        """The slot with the cards that it moves; nothing if it moves none, or always the same card."""
        slots = [field.slot for field in self.fields]
        found = [slot for slot in ("act", "cards", "card") if slot in slots]
        return found[0] if found and self.effect.moves else ""

    def message_for(self, event: Event) -> Message | None:
        """The message that tells an event of this kind, None if it is silent."""
        for message in self.messages:
            when = message.when
            if when is None or when(event):
                return message if message.id else None
        return None


EVENT_KINDS: Final[list[EventKind | None]] = [None] * EVENT_PLACES

# For quick code, by the number of the event. An event that nobody has declared is secret and touches everything.
SECRETS: Final[list[int]] = [SECRET_WHOLE] * EVENT_PLACES  # SECRET_... bits of what only the audience may know
IS_ABOUT_PILE: Final[list[bool]] = [True] * EVENT_PLACES  # it changes the draw pile, or shows something of it
IS_ABOUT_HANDS: Final[list[bool]] = [True] * EVENT_PLACES  # likewise for a hand
SOURCES: Final[list[int]] = [NOWHERE] * EVENT_PLACES  # where its one card comes from, and goes
TARGETS: Final[list[int]] = [NOWHERE] * EVENT_PLACES
SEEN_IN: Final[list[int]] = [NOWHERE] * EVENT_PLACES  # the hand in which its card is seen, at random
_CHANGES_PILE: Final[list[bool]] = [True] * EVENT_PLACES
_HAS_BOTTOM: Final[list[bool]] = [False] * EVENT_PLACES  # its number says whether it is about the bottom card

_VARIABLES: Final[dict[str, tuple[str, ...]]] = {}  # of every message, by its id


def declare(
    number: int,
    name: str,
    about: str,
    *fields: Field,
    effect: Effect,
    told: Sequence[Message],
    values: Mapping[str, Value] | None = None,
    is_secret: bool = False,
) -> None:
    """Declare an event, once and for ever.

    fields: what it carries besides its seat. effect: what it does to cards. told: its messages, of which the first one
    whose condition holds tells it. values: variables of messages that say something else than usual. is_secret: nobody
    outside its audience hears of it at all.
    """
    kind = EventKind(number, name, about, (SEAT, *fields), effect, tuple(told), values or {})
    problem = _problem(kind)
    if problem:
        raise ValueError(f"event {number} ({name}): {problem}")
    EVENT_KINDS[number] = kind
    for message in told:
        _VARIABLES[message.id] = message.variables
    SECRETS[number] = SECRET_WHOLE if is_secret else 0
    for field in fields:
        SECRETS[number] |= field.secret_bit
    IS_ABOUT_PILE[number] = effect.is_about(DRAW_PILE)
    IS_ABOUT_HANDS[number] = effect.is_about(HAND, OTHER_HAND)
    if kind.moved_slot == "card":
        SOURCES[number] = effect.source
        TARGETS[number] = effect.target
    if effect.shows_one:
        SEEN_IN[number] = effect.shown
    _CHANGES_PILE[number] = DRAW_PILE in effect.changed
    _HAS_BOTTOM[number] = any(field.name == BOTTOM.name for field in fields)


def event_kind(number: int) -> EventKind:
    """The declaration of an event."""
    kind = EVENT_KINDS[number]
    if kind is None:
        raise LookupError(f"event {number} is not declared")
    return kind


def declared() -> list[EventKind]:
    """All events that were declared so far, in the order of their numbers. `event_list.py` has every one there is."""
    return [kind for kind in EVENT_KINDS if kind is not None]


def may_change_top(event: Event) -> bool:
    """Whether another card may lie on top of the pile after this event."""
    what = event.what
    return _CHANGES_PILE[what] and not (_HAS_BOTTOM[what] and event.number == FROM_BOTTOM)


# What a declaration can get wrong


def _problem(kind: EventKind) -> str:
    """What is wrong with a declaration, or nothing."""
    if not 0 <= kind.number < EVENT_PLACES:
        return f"its number is not one of 0 to {EVENT_PLACES - 1}"
    taken = EVENT_KINDS[kind.number]
    if taken is not None:
        return f"its number is that of {taken.name}; the next free one is {EVENT_KINDS.index(None, len(declared()))}"
    if any(other.name == kind.name for other in declared()):
        return "its name is taken"
    if not kind.name.isidentifier() or kind.name != kind.name.lower() or not kind.about:
        return "it needs a name in lower case, and a sentence that says what has happened"
    return _problem_with_fields(kind) or _problem_with_effect(kind) or _problem_with_messages(kind)


def _problem_with_fields(kind: EventKind) -> str:
    slots = [field.slot for field in kind.fields]
    names = ["event", "told", *(field.name for field in kind.fields)]
    if len(set(slots)) < len(slots):
        return "two fields share a slot"
    return "two fields share a name" if len(set(names)) < len(names) else ""


def _problem_with_effect(kind: EventKind) -> str:
    effect = kind.effect
    if effect.moves and (effect.kind == UNKNOWN) != (kind.moved_slot != ""):
        return "it moves the cards of a field, or one of a kind that the effect names"
    if effect.shows_one and (effect.shown not in (HAND, OTHER_HAND) or not _has_slot(kind, ("card",))):
        return "it shows one card of a hand: the one of the field CARD"
    if effect.is_about(OTHER_HAND, AT_OTHER) and not _has_slot(kind, ("other",)):
        return "nothing says which other seat it is about"
    return ""


def _problem_with_messages(kind: EventKind) -> str:
    if not kind.messages or kind.messages[-1].when is not None:
        return "its last message needs to tell it whatever the case; if nothing is to be told, say silence()"
    if any(message.when is None for message in kind.messages[:-1]):
        return "a message comes after one that always tells it"
    for message in kind.messages:
        if message.id and not message.id.startswith("event-"):
            return f"{message.id}: ids of its messages begin with event-"
        for variable in message.variables:
            if variable not in kind.values:
                return f"{message.id}: nothing says what the variable {variable} is"
            if kind.values[variable] is VALUES.get(variable) and not _has_slot(kind, SLOTS_OF_VALUES[variable]):
                return f"{message.id}: no field holds the variable {variable}"
    return _clash(kind)


def _has_slot(kind: EventKind, slots: tuple[str, ...]) -> bool:
    return any(field.slot in slots for field in kind.fields)


def _clash(kind: EventKind) -> str:
    """A message that several events share has the same variables everywhere."""
    for message in kind.messages:
        if _VARIABLES.get(message.id, message.variables) != message.variables:
            return f"{message.id}: it has other variables elsewhere"
    return ""
