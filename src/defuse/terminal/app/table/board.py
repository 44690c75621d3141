"""The table as one seat sees it: the other seats, the piles, the risk, the story, and the hand."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Grid, Horizontal, HorizontalScroll, Vertical, VerticalScroll
from textual.content import Content
from textual.events import Click, Resize
from textual.message import Message
from textual.widgets import Static

from defuse.game.cards.skips import REVERSE
from defuse.game.events import TURN_BEGAN, Event
from defuse.game.kinds import TOWER_OF_POWER, UNKNOWN
from defuse.record.transcript import sentence
from defuse.sight.odds import risk_of_drawing
from defuse.sight.view import View, name, names
from defuse.terminal.app.looks import FRONT, KNOWN, MARKED, ON_TOP, family, sign
from defuse.terminal.app.titles import room_for, title_lines, title_parts
from defuse.terminal.shared.facts import (
    in_front,
    kittens_in_play,
    known_beside_marks,
    on_mat,
    remembered,
    risk_for_another,
)
from defuse.words import Words

_KEPT_LINES = 400  # how much of the story can be scrolled back
_MOST_BACKS = 12  # more cards are shown as a number
_METER = 24  # cells
_TITLE_LINES = 3  # of a card, on a small screen
_NARROWEST_CARD, _NARROWEST_WITHOUT_KEY, _WIDEST_CARD, _FRAME = 10, 7, 24, 2
_LATEST = 12  # discarded cards shown if there is room


class SeatBox(Static):
    """One player: the number of cards, what lies in front, what is known."""

    def __init__(self) -> None:
        super().__init__(markup=False)

    def show(self, view: View, seat: int, players: Sequence[str], words: Words) -> None:
        hand = view.hands[seat]
        alive = view.alive[seat]
        turn = view.turn == seat and view.winner < 0
        self.border_title = Content(f"{'▶ ' if turn else ''}{players[seat]}")
        self.border_subtitle = Content(words("screen-owes", number=view.owed)) if turn and view.owed > 1 else None
        self.set_class(turn, "-turn")
        self.set_class(not alive, "-out")
        if not alive and not view.dead[seat]:
            self.update(Content(words("table-out")))
            return
        backs = "▮" * len(hand) if len(hand) <= _MOST_BACKS else "▮▮▮"
        first = Content.assemble((f"{backs} ", "$text-primary"), str(len(hand)))
        self.update(Content("\n").join([first, *map(Content, _in_short(view, seat, words))]))


def _in_short(view: View, seat: int, words: Words) -> list[str]:
    """What is known of a player, with signs instead of words."""
    facts = [words("table-blind")] if view.blind[seat] else []
    facts += [words("table-dead")] if view.dead[seat] else []
    for lying in view.front:
        if lying.bearer == seat:
            crown = f" {view.storage_size}" if lying.role == TOWER_OF_POWER else ""
            facts.append(f"{FRONT} {words.title(name(lying.kind))}{crown}")
    marked, known = view.marked[seat], known_beside_marks(view, seat)
    facts += [f"{MARKED} {words.counted(names(marked))}"] if marked else []
    return facts + ([f"{KNOWN} {words.counted(names(known))}"] if known else [])


class Seats(Grid):
    """All other players in seat order, beginning at the left of the viewer."""

    def show(self, view: View, players: Sequence[str], words: Words) -> None:
        seats = [(view.seat + step) % view.seats for step in range(1, view.seats)]
        if view.seat >= view.seats:  # from above, or as a spectator
            seats = list(range(view.seats))
        boxes = list(self.query(SeatBox))
        missing = [SeatBox() for _ in range(len(seats) - len(boxes))]
        if missing:
            self.mount_all(missing)
        for box in boxes[len(seats) :]:
            box.remove()
        columns = len(seats) if len(seats) <= 4 else (len(seats) + 1) // 2
        self.styles.grid_size_columns = columns
        self.set_class(len(seats) > 4, "-many")
        for box, seat in zip([*boxes, *missing], seats, strict=False):
            box.show(view, seat, players, words)


class Piles(Container):
    """The draw pile, the discard pile, the risk of the next draw, and the remembered cards of the pile."""

    def compose(self) -> ComposeResult:
        with Horizontal():
            yield Static(id="draw-pile", markup=False)
            yield Static(id="discard-pile", markup=False)
            yield Static(id="risk", markup=False)
        yield Static(id="memory", markup=False)

    def show(self, view: View, players: Sequence[str], words: Words) -> None:
        self._show_draw_pile(view, words)
        self._show_discard_pile(view, words)
        self._show_risk(view, players, words)
        memory = self.query_one("#memory", Static)
        known = [*remembered(view, words), *_own_front(view, players, words), *_around(view, words)]
        memory.display = bool(known)
        memory.update(Content(" ".join(known)))

    def _show_draw_pile(self, view: View, words: Words) -> None:
        box = self.query_one("#draw-pile", Static)
        box.border_title = Content(words("screen-draw-pile", number=view.pile_size))
        lines = [Content(words.counted(names([kind] * number))) for kind, number in kittens_in_play(view).items()]
        if view.imploding_on_top:
            lines[-1] = Content.styled(f"{ON_TOP} {lines[-1].plain}", "bold $text-error")
        box.update(Content("\n").join(lines))

    def _show_discard_pile(self, view: View, words: Words) -> None:
        box = self.query_one("#discard-pile", Static)
        box.border_title = Content(words("screen-discard-pile", number=len(view.discard)))
        latest = [words.title(name(card)) for card in view.discard[:_LATEST]]
        styles = ["bold"] + ["$text-muted"] * _LATEST
        lines = [Content.styled(title, style) for title, style in zip(latest, styles, strict=False)]
        box.update(Content("\n").join(lines))

    def _show_risk(self, view: View, players: Sequence[str], words: Words) -> None:
        box = self.query_one("#risk", Static)
        box.border_title = Content(words("screen-risk"))
        box.update(meter(view, players, words))


def meter(view: View, players: Sequence[str], words: Words) -> Content:
    """The risk of the next draw as this seat knows it, as a bar and as a number."""
    drawing = risk_of_drawing(view)
    risk = drawing.of(view.seat)
    full = round(risk * _METER)
    level = "$text-success" if risk < 0.1 else "$text-warning" if risk < 0.34 else "$text-error"
    bar = Content.assemble(("█" * full, level), ("░" * (_METER - full), "$text-muted"))
    lines = [bar, Content.styled(_percent(risk, words), f"bold {level}")]
    return Content("\n").join([*lines, *map(Content, risk_for_another(drawing, view, players, words))])


def _percent(risk: float, words: Words) -> str:
    if risk in (0.0, 1.0):
        return words("screen-risk-none") if risk == 0.0 else words("screen-risk-sure")
    return words("screen-risk-percent", percent=round(100 * risk, 1))


def _own_front(view: View, players: Sequence[str], words: Words) -> list[str]:
    mine = [] if view.seat >= view.seats else in_front(view, view.seat, players, words)
    return [words("table-you", facts="; ".join(mine))] if mine else []


def _around(view: View, words: Words) -> list[str]:
    """The mat, and whether play returns after an attack."""
    mat = on_mat(view)
    lines = [words("table-mat", cards=words.counted(names(mat)))] if mat else []
    return lines + ([words("table-play-returns")] if view.back_to >= 0 else [])


def direction(view: View, words: Words) -> str:
    """The direction of play (the Collar of Shame), in games where it can change."""
    if not view.cast[REVERSE]:
        return ""
    return words("screen-clockwise") if view.direction == 1 else words("screen-counterclockwise")


class Story(VerticalScroll):
    """What has happened, in sentences, the latest at the bottom."""

    can_focus = False

    def compose(self) -> ComposeResult:
        yield Static(markup=False)

    def show(self, lines: Sequence[Content]) -> None:
        self.query_one(Static).update(Content("\n").join(lines[-_KEPT_LINES:]))
        self.anchor()  # the newest line stays in sight, also when the parts around change their height


@dataclass(frozen=True)
class Tile:
    """A kind of card in the hand: how many there are, and whether it can be used now."""

    kind: int
    number: int
    marked: int
    legal: bool
    key: str


class CardTile(Static, can_focus=True):
    """A card of the hand, with its key."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "play", show=False)]

    class Chosen(Message):
        """The card is played."""

        def __init__(self, kind: int) -> None:
            super().__init__()
            self.kind = kind

    class Looked(Message):
        """The card is looked at."""

        def __init__(self, kind: int) -> None:
            super().__init__()
            self.kind = kind

    def __init__(self, tile: Tile, words: Words) -> None:
        super().__init__(markup=False, classes=f"card -{family(tile.kind)}")
        self.tile = tile
        self._words = words

    @property
    def longest_word(self) -> int:
        """How many cells the longest word of the title takes."""
        return max(cell_len(part.rstrip()) for part in title_parts(self._words.title(name(self.tile.kind))))

    @property
    def whole_title(self) -> int:
        """How many cells the title takes if nothing of it is left out."""
        return room_for(self._words.title(name(self.tile.kind)), _TITLE_LINES)

    def on_mount(self) -> None:
        tile = self.tile
        self.set_class(tile.legal, "-legal")
        key = Content.styled(tile.key, "reverse") if tile.legal else Content("")
        self.border_title = Content(" ").join([key, Content(sign(tile.kind))]) if key else Content(sign(tile.kind))
        many = f"×{tile.number}" if tile.number > 1 else ""
        self.border_subtitle = Content(" ".join(filter(None, [many, MARKED * tile.marked])))

    def fit(self, width: int) -> None:
        """Take that width, and write the title in whole words, and what the card does."""
        self.styles.width = width
        title = "\n".join(title_lines(self._words.title(name(self.tile.kind)), width - _FRAME))
        self.update(Content.assemble((title, "bold" if self.tile.legal else ""), "\n", self._text()))

    def _text(self) -> Content:
        """What the card does, if there is room."""
        kind = self.tile.kind
        if kind == UNKNOWN or self.app.size.height < 38:
            return Content("")
        return Content.styled("\n" + self._words.card_text(name(kind)), "$text-muted")

    def on_focus(self) -> None:
        self.post_message(self.Looked(self.tile.kind))

    def on_click(self, event: Click) -> None:
        event.stop()
        self.action_play()

    def action_play(self) -> None:
        self.post_message(self.Chosen(self.tile.kind))


class Hand(HorizontalScroll):
    """The viewer's cards, one tile for each kind."""

    can_focus = False

    async def show(self, tiles: Sequence[Tile], words: Words) -> None:
        focused = self.app.focused
        kind = focused.tile.kind if isinstance(focused, CardTile) else None
        cards = [CardTile(tile, words) for tile in tiles]
        async with self.batch():
            await self.remove_children()
            await self.mount_all(cards)
        self._fit()
        for card in cards:
            if card.tile.kind == kind:
                card.focus()

    def on_resize(self, event: Resize) -> None:
        self._fit()

    def _fit(self) -> None:
        """Make the cards as wide as the space allows, within bounds; those with long words come first."""
        cards = list(self.query(CardTile))
        if cards and self.size.width:
            words = [card.longest_word for card in cards]
            without_key = [place for place, card in enumerate(cards) if not card.tile.legal]
            titles = [card.whole_title for card in cards]
            for card, width in zip(cards, widths(words, self.size.width, without_key, titles), strict=True):
                card.fit(width)


def widths(
    longest_words: Sequence[int], room: int, without_key: Sequence[int] = (), titles: Sequence[int] = ()
) -> list[int]:
    """How wide each card is: alike if all titles are whole then, otherwise as each needs it, as far as there is room.

    Whole words come first, then whole titles. The cards without a key can be narrower than the others if that saves a
    word.
    """
    even = max(_NARROWEST_CARD, min(_WIDEST_CARD, room // len(longest_words)))
    needed = [max(_NARROWEST_CARD - 1, word + _FRAME) for word in longest_words]
    whole = [max(width, title + _FRAME) for width, title in zip(needed, titles or longest_words, strict=True)]
    if max(whole) <= even:
        return [even] * len(needed)
    for place in without_key:
        spare = needed[place] - max(_NARROWEST_WITHOUT_KEY, longest_words[place] + _FRAME)
        needed[place] -= max(0, min(spare, sum(needed) - room))
    while sum(needed) > room and max(needed) > _NARROWEST_CARD:
        needed[needed.index(max(needed))] -= 1
    for place in sorted(range(len(needed)), key=lambda place: whole[place] - needed[place]):
        if sum(needed) - needed[place] + whole[place] <= room:
            needed[place] = max(needed[place], whole[place])
    while sum(needed) < room and min(needed) < even:
        needed[needed.index(min(needed))] += 1
    return needed


def tiles(view: View, legal: Iterable[int], keys: str = "1234567890") -> list[Tile]:
    """The hand of a view, sorted, with the usable cards marked as legal."""
    able = set(legal)
    marked = Counter(view.marked[view.seat])
    found = []
    for place, (kind, number) in enumerate(sorted(Counter(view.hand).items())):
        key = keys[place] if place < len(keys) else ""
        found.append(Tile(kind, number, marked[kind], kind in able, key))
    return found


class Board(Container):
    """Everything on the table except the hand."""

    def compose(self) -> ComposeResult:
        with Vertical(id="felt"):
            yield Seats()
            yield Piles()
        yield Story()

    def show(self, view: View, players: Sequence[str], words: Words) -> None:
        self.query_one(Seats).show(view, players, words)
        self.query_one(Piles).show(view, players, words)

    def tell(self, lines: Sequence[Content]) -> None:
        self.query_one(Story).show(lines)


def told(events: Iterable[Event], players: Sequence[str], you: int | None, words: Words) -> list[Content]:
    """Events as sentences; the beginning of a turn stands out."""
    lines = []
    for event in events:
        line = sentence(event, players, you, words)
        if line is not None:
            lines.append(Content.styled(line, "bold $text-primary" if event.what == TURN_BEGAN else ""))
    return lines
