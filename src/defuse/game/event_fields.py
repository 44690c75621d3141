"""The fields of an event: which slot of `Event` holds what, what programs call it, and whether it is secret."""

from typing import Final

from mypy_extensions import mypyc_attr

# What a field is, for programs: the browser's types and the names in JSON follow from it.
A_SEAT: Final = "seat"
A_CARD: Final = "card"
A_ROW_OF_CARDS: Final = "cards"
A_NUMBER: Final = "number"
A_FLAG: Final = "flag"
AN_ACTION: Final = "action"

# The parts of an event that can be secret, as bits.
SECRET_CARD: Final = 1
SECRET_CARDS: Final = 2
SECRET_NUMBER: Final = 4
SECRET_WHOLE: Final = 8

_SECRET_BITS: Final[dict[str, int]] = {"card": SECRET_CARD, "cards": SECRET_CARDS, "number": SECRET_NUMBER}


@mypyc_attr(acyclic=True)
class Field:
    """One field of an event."""

    __slots__ = ("form", "is_secret", "is_sent", "name", "slot")

    def __init__(self, name: str, slot: str, form: str, is_secret: bool = False, is_sent: bool = True) -> None:
        self.name = name  # as programs are told it
        self.slot = slot  # of Event
        self.form = form
        self.is_secret = is_secret
        self.is_sent = is_sent

    @property
    def secret_bit(self) -> int:
        return _SECRET_BITS[self.slot] if self.is_secret else 0


SEAT: Final = Field("seat", "seat", A_SEAT)  # every event has it
OTHER: Final = Field("other", "other", A_SEAT)
CARD: Final = Field("card", "card", A_CARD)
CARDS: Final = Field("cards", "cards", A_ROW_OF_CARDS)
ACT: Final = Field("act", "act", AN_ACTION)
BOTTOM: Final = Field("bottom", "number", A_FLAG)  # whether the number is FROM_BOTTOM
KITTEN: Final = Field("kitten", "number", A_CARD)  # a second card, beside CARD


def number(name: str = "number") -> Field:
    """The number of the event, under a name that says what it counts."""
    return Field(name, "number", A_NUMBER)


def secret(field: Field) -> Field:
    """Only the audience of the event may know this field."""
    if field.slot not in _SECRET_BITS:
        raise ValueError(f"{field.name} cannot be secret: redaction hides card, cards and number")
    return Field(field.name, field.slot, field.form, True, field.is_sent)


def unsent(field: Field) -> Field:
    """The engine needs this field; programs are not told it."""
    return Field(field.name, field.slot, field.form, field.is_secret, False)
