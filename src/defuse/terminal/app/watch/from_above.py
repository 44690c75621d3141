"""The table from above: all hands open, the draw pile from the top, and what the player in turn can know."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from textual.app import ComposeResult
from textual.containers import Container, Horizontal, Vertical
from textual.content import Content
from textual.events import Click
from textual.message import Message
from textual.widgets import Static

from defuse.game.kinds import IMPLODING_KITTEN, UNKNOWN
from defuse.sight.odds import is_deadly
from defuse.sight.view import View, name, names
from defuse.terminal.app import looks
from defuse.terminal.app.table.board import meter
from defuse.terminal.shared.facts import in_front, on_mat, remembered
from defuse.words import Words

_BETWEEN: Final = 2  # cells between two cards
_MORE: Final = " …"  # where there is no room for the rest


def card_part(kind: int, words: Words, number: int = 1, marked: int = 0) -> Content:
    """A card with its sign and its number."""
    title = Content.styled(words.title(name(kind)), "bold $text-error" if _goes_off(kind) else "")
    many = f" ×{number}" if number > 1 else ""
    return Content.assemble((f"{looks.sign(kind)} ", looks.colour(kind)), title, many, "☞" * marked)


def _goes_off(kind: int) -> bool:
    return is_deadly(kind) or kind == IMPLODING_KITTEN


class FixedText(Static):
    """A text in an area of fixed size; redrawn only when it has changed."""

    def __init__(self, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes, markup=False)
        self._shown = Content("")

    def write(self, text: Content) -> None:
        if not text.is_same(self._shown):
            self._shown = text
            self.update(text, layout=False)


class Flow(FixedText):
    """Parts one after the other, as many in a line as fit; no part is broken."""

    def __init__(self, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id, classes)
        self._parts: Sequence[Content] = ()
        self._one_a_line = False

    def show(self, parts: Sequence[Content], one_a_line: bool = False) -> None:
        self._parts = parts
        self._one_a_line = one_a_line
        self._fill()

    def on_resize(self) -> None:
        self._fill()

    def _fill(self) -> None:
        width, height = self.content_size
        rows = self._rows(width)
        if 0 < height < len(rows):
            del rows[height:]
            while len(rows[-1]) > 1 and _length(rows[-1]) + len(_MORE) > width:
                rows[-1].pop()
            rows[-1][-1] = Content.assemble(rows[-1][-1].truncate(max(1, width - len(_MORE))), _MORE)
        self.write(Content("\n").join(Content(" " * _BETWEEN).join(row) for row in rows))

    def _rows(self, width: int) -> list[list[Content]]:
        rows: list[list[Content]] = []
        for part in self._parts:
            fitting = part.truncate(width, ellipsis=True) if part.cell_length > width > 0 else part
            if rows and not self._one_a_line and _length([*rows[-1], fitting]) <= width:
                rows[-1].append(fitting)
            else:
                rows.append([fitting])
        return rows


def _length(row: Sequence[Content]) -> int:
    return sum(part.cell_length for part in row) + _BETWEEN * (len(row) - 1)


class OpenHand(Horizontal):
    """One player with all cards; a click changes to the view of that seat."""

    class Clicked(Message):
        """The viewer wants to look from this seat."""

        def __init__(self, seat: int) -> None:
            super().__init__()
            self.seat = seat

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def compose(self) -> ComposeResult:
        yield FixedText(classes="who")
        yield Flow(classes="cards")

    def on_click(self, event: Click) -> None:
        event.stop()
        self.post_message(self.Clicked(self.seat))

    def show(self, view: View, players: Sequence[str], words: Words) -> None:
        seat = self.seat
        turn = view.turn == seat and view.winner < 0
        alive = view.alive[seat] or view.dead[seat]
        self.set_class(turn, "-turn")
        self.set_class(not alive, "-out")
        who = Content.styled(f"{_pointer(view, seat)} {players[seat]}", "bold")
        number = f"\n  {words('table-cards', number=len(view.hands[seat]))}" if alive else ""
        self.query_one(".who", FixedText).write(Content.assemble(who, (number, "$text-muted")))
        parts = self._parts(view, players, words, turn) if alive else [Content(words("table-out"))]
        self.query_one(Flow).show(parts)

    def _parts(self, view: View, players: Sequence[str], words: Words, turn: bool) -> list[Content]:
        seat = self.seat
        marked = Counter(view.marked[seat])
        facts = [words("screen-owes", number=view.owed)] if turn and view.owed > 1 else []
        facts += [words("table-blind")] if view.blind[seat] else []
        facts += [words("table-dead")] if view.dead[seat] else []
        parts = [Content.styled(fact, "bold $text-warning") for fact in facts]
        hand = sorted(Counter(view.hands[seat]).items())
        parts += [card_part(kind, words, number, marked[kind]) for kind, number in hand]
        return parts + [Content.styled(fact, "$text-secondary") for fact in in_front(view, seat, players, words)]


def _pointer(view: View, seat: int) -> str:
    if view.winner == seat:
        return "★"
    return "▶" if view.turn == seat and view.winner < 0 else " "


class OpenHands(Vertical):
    """All players, in seat order."""

    def show(self, view: View, players: Sequence[str], words: Words) -> None:
        for hand in self.query(OpenHand):
            hand.show(view, players, words)


class Labelled(Horizontal):
    """A label with its contents beside or below it."""

    def __init__(self, id: str, inside: FixedText) -> None:
        super().__init__(id=id)
        self._inside = inside

    def compose(self) -> ComposeResult:
        yield FixedText(classes="who")
        yield self._inside

    def label(self, text: str) -> None:
        self.query_one(".who", FixedText).write(Content(text))


class OpenPiles(Container):
    """The draw pile, the discard pile, and the risk as the player in turn knows it."""

    def __init__(self) -> None:
        super().__init__()
        self._coming = Flow(classes="cards")
        self._gone = Flow(classes="cards")
        self._belief = FixedText(classes="cards")

    def compose(self) -> ComposeResult:
        yield Labelled("coming", self._coming)
        yield Labelled("gone", self._gone)
        yield Labelled("belief", self._belief)

    def show(self, view: View, mind: View | None, players: Sequence[str], words: Words, one_a_line: bool) -> None:
        self.query_one("#coming", Labelled).label(words("screen-draw-pile", number=view.pile_size))
        self.query_one("#gone", Labelled).label(words("screen-discard-pile", number=len(view.discard)))
        width = 2 if one_a_line else 0
        pile = [_numbered(place, card, words, width) for place, card in enumerate(view.pile, 1)]
        self._coming.show(pile, one_a_line)
        mat = on_mat(view)
        facts = [words("table-mat", cards=words.counted(names(mat)))] if mat else []
        facts += [words("table-play-returns")] if view.back_to >= 0 else []
        self._gone.show([*map(Content, facts), *(card_part(card, words) for card in view.discard)], one_a_line)
        belief = self.query_one("#belief", Labelled)
        if mind is None:
            belief.label("")
            self._belief.write(Content.styled(words("screen-won", who=players[view.winner]), "bold $text-accent"))
        else:
            belief.label(words("film-risk", who=players[mind.seat]))
            bar = meter(mind, players, words)
            more = [bar, *map(Content, remembered(mind, words))]
            self._belief.write(Content("\n").join(more) if one_a_line else Content("  ").join(bar.split("\n")))


def _numbered(place: int, card: int, words: Words, width: int = 0) -> Content:
    return Content.assemble((f"{place:>{width}} ", "$text-muted"), card_part(card, words))


def known_pile(view: View, words: Words) -> Content:
    """The draw pile from the top, with a question mark for every unknown card."""
    lines = [
        Content(f"{place:>2} ?") if card == UNKNOWN else _numbered(place, card, words, 2)
        for place, card in enumerate(view.pile, 1)
    ]
    return Content("\n").join(lines)
