"""The start screen: what is played, by whom, and how; Enter starts the recommended game."""

from pathlib import Path
from typing import ClassVar, Final

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.events import Key
from textual.message import Message
from textual.widgets import Input, Static

from defuse.game.library.editions import RECIPES_BOX
from defuse.record.record import BadRecord
from defuse.terminal.app.dialogs import Choose, Reader
from defuse.terminal.app.page import Page
from defuse.terminal.app.start.start_dialogs import HouseRules, RecipeFile, RecipeList
from defuse.terminal.app.start.start_form import COUNTDOWNS, Draft, base_boxes, expansions_of
from defuse.terminal.app.start.start_rows import AnyOf, FormLine, FormRow, KeyLabel, OneAtATime, OneOf, Opener
from defuse.terminal.app.start.start_texts import about, cards_in, dealt_facts, kept_title, kitten
from defuse.terminal.app.start.start_words import bot_title, box_title, recipe_title
from defuse.terminal.shared.invitation import REACTIONS, Invitation
from defuse.terminal.shared.local_game import LocalGame
from defuse.terminal.shared.saved_games import SavedGame, SavedGames, load_game
from defuse.words import Words

Picked = tuple[Invitation, LocalGame | None, Path | None]

_LONGEST_NAMES: Final = 240  # a full table of long names
_HIGH: Final = 38  # lines of a window that has room for everything
# The rows and their keys.
_KEYS: Final[dict[str, str]] = {
    "box": "b",
    "expansions": "e",
    "left_out": "x",
    "recipe": "r",
    "players": "n",
    "people": "p",
    "bots": "s",
    "countdown": "c",
    "reactions": "a",
    "rules": "o",
}


class StartScreen(Page[Picked]):
    """Its result is the chosen game, or a saved game with its path."""

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (118, "-wide")]  # noqa: RUF012 (Textual declares it so)
    VERTICAL_BREAKPOINTS = [(0, "-low"), (_HIGH, "-high")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "start", show=False),
        Binding("escape,q,Q", "leave", show=False),
        Binding("up", "row(-1)", show=False),
        Binding("down", "row(1)", show=False),
        Binding("g,G", "go_on", show=False),
        Binding("k,K", "kept", show=False),
        Binding("w,W", "watch", show=False),
        Binding("i,I", "cards", show=False),
        Binding("l,L", "learn", show=False),
        *(Binding(f"{key},{key.upper()}", f"go('{row}')", show=False) for row, key in _KEYS.items()),
    ]

    class LessonsWanted(Message):
        """The player wants the lessons first."""

    def __init__(self, invitation: Invitation, saved_games: SavedGames, can_learn: bool = False) -> None:
        super().__init__(classes="-roomy")  # rarely removed again: that restyles the whole screen
        self._given = invitation
        self._words: Words = invitation.words
        self._draft = Draft(invitation)
        self._saved_games = saved_games
        self._can_learn = can_learn
        self._kept: list[SavedGame] = []
        self._leaves_out = False  # whether the row for that was asked for
        self._card_at = 0  # the card that can be left out or taken back
        self._broken = ""  # why a saved game cannot be resumed
        self._boxes = base_boxes()
        self._countdowns = sorted({*COUNTDOWNS, invitation.countdown})

    # Layout

    def compose(self) -> ComposeResult:
        words = self._words
        said = words("cli-description")
        yield Static(Content.assemble((" Defuse ", "bold reverse"), f"  {said}"), id="start-header", markup=False)
        yield Static(kitten(said), id="start-kitten", markup=False)
        with Horizontal(id="start-page"):
            with VerticalScroll(id="start-form", can_focus=False):
                yield Static(id="start-game", markup=False)
                yield KeyLabel("G", "screen.go_on", id="start-go-on")
                yield KeyLabel("K", "screen.kept", id="start-kept")
                yield Static(id="start-broken", markup=False)
                yield Static(words("start-hint"), id="start-hint", markup=False)
                yield self._row("box", words("start-box"), OneOf("box"))
                yield self._row("expansions", words("start-expansions"), AnyOf("expansions"))
                yield self._row(
                    "left_out", words("start-left-out"), OneAtATime("left_out", words("start-left-out-toggle"))
                )
                yield self._row("recipe", words("start-recipe"), OneAtATime("recipe", words("start-all-recipes")))
                yield self._row("players", words("start-players"), OneOf("players"))
                yield self._row("people", words("start-people"), self._names())
                yield self._row("bots", words("start-strength"), OneOf("bots"))
                yield self._row("countdown", words("start-countdown"), OneOf("countdown"))
                yield self._row("reactions", words("start-reactions"), OneOf("reactions"))
                yield self._row("rules", words("start-options"), Opener("rules"))
            with VerticalScroll(id="start-cards", can_focus=False):
                yield Static(id="start-cards-list", markup=False)
        yield Static(id="start-about", markup=False)
        with Horizontal(id="start-deeds"):
            yield KeyLabel("↵", "screen.start", words("start-start"))
            yield KeyLabel("W", "screen.watch", id="start-watch")
            yield KeyLabel("I", "screen.cards", words("start-cards"))
            yield KeyLabel("L", "screen.learn", words("start-learn") if self._can_learn else "")
            yield KeyLabel("F2", "app.colours", words("key-colours"), id="start-colours")
            yield KeyLabel("Esc", "screen.leave", words("start-leave"))

    def _row(self, name: str, label: str, line: FormLine | Input) -> FormRow:
        return FormRow(_KEYS[name], label, line)

    def _names(self) -> Input:
        people, nobody = " ".join(self._draft.people), self._words("start-nobody")
        return Input(people, nobody, name="people", classes="line", compact=True, max_length=_LONGEST_NAMES)

    def on_mount(self) -> None:
        self._kept = self._saved_games.unfinished()
        self._show()
        self._row_of("box").line.focus()

    # Showing

    def _show(self) -> None:
        draft, words = self._draft, self._words
        self._show_game()
        self._show_kept()
        boxes = [box.name for box in self._boxes]
        self._line("box").show([box_title(box, words) for box in self._boxes], boxes.index(draft.box))
        own = expansions_of(draft.box)
        taken = [place for place, box in enumerate(own) if box.name in draft.expansions]
        self._line("expansions").show([box_title(box, words) for box in own], *taken)
        cards = draft.expansion_cards()
        self._card_at = min(self._card_at, max(0, len(cards) - 1))
        marked = [f"{'■' if card in draft.left_out else '□'} {words.title(card)}" for card in cards]
        self._line("left_out").show(marked, self._card_at)
        recipes = draft.recipes()
        self._line("recipe").show([recipe_title(each, words) for each in recipes], recipes.index(draft.recipe))
        counts = draft.counts()
        self._line("players").show(list(map(str, counts)), *([counts.index(draft.players)] if counts else []))
        self._line("bots").show([bot_title(bot, words) for bot in draft.bots], draft.bots.index(draft.bot))
        seconds = [words("start-seconds", number=each) if each else words("start-off") for each in self._countdowns]
        self._line("countdown").show(seconds, self._countdowns.index(draft.countdown))
        self._line("reactions").show([words("start-ask"), words("start-call")], REACTIONS.index(draft.reactions))
        others = len(draft.overrides())
        self._line("rules").show([words("start-changed", number=others) if others else words("start-as-printed")])
        people = len(draft.people)
        self._display(
            expansions=bool(own),
            left_out=bool(cards) and self._has_room(),
            recipe=draft.by_recipe,
            bots=people < draft.players,
        )
        self._display(countdown=people > 0, reactions=people > 1)
        self.query_one("#start-watch", KeyLabel).say(words("start-watch") if draft.people else words("start-play"))
        self._show_about()

    def _show_game(self) -> None:
        draft, words = self._draft, self._words
        problems = draft.problems()
        lines = [Content.styled(draft.sentence(), "bold")]
        lines += [Content.styled(f"✗ {problem}", "$text-error") for problem in problems]
        facts = dealt_facts(draft)
        if facts and not problems:
            lines.append(Content.styled(facts, "dim"))
        panel = self.query_one("#start-game", Static)
        panel.update(Content("\n").join(lines))
        panel.border_title = Content(words("start-not-yet") if problems else words("start-yours"))
        panel.border_subtitle = None if problems else Content(words("start-enter"))
        panel.set_class(bool(problems), "-wrong")
        self.query_one("#start-cards-list", Static).update(cards_in(draft))
        self.query_one("#start-cards").border_title = Content(words("start-cards"))

    def _show_kept(self) -> None:
        words = self._words
        latest = words("start-go-on", kept=kept_title(self._kept[0], words)) if self._kept else ""
        self.query_one("#start-go-on", KeyLabel).say(latest)
        self.query_one("#start-broken").display = bool(self._broken)
        self.query_one("#start-broken", Static).update(Content(f"✗ {self._broken}"))
        self.set_class(not self._kept and not self._broken, "-roomy")
        more = len(self._kept) - 1
        self.query_one("#start-kept", KeyLabel).say(words("start-kept-more", number=more) if more > 0 else "")

    def _show_about(self) -> None:
        """Show a line about the focused row."""
        row = self.focused.name if self.focused is not None else None
        at = self.focused.at if isinstance(self.focused, FormLine) else 0
        self.query_one("#start-about", Static).update(Content(about(row or "", self._draft, at)))

    def _has_room(self) -> bool:
        """Whether the row of cards that can be left out is shown: a low window has it once it is wanted."""
        return self._leaves_out or bool(self._draft.left_out) or self.size.height >= _HIGH

    def _row_of(self, name: str) -> FormRow:
        return self.query_one(f"#row-{name}", FormRow)

    def _line(self, name: str) -> FormLine:
        line = self._row_of(name).line
        assert isinstance(line, FormLine)
        return line

    def _display(self, **rows: bool) -> None:
        for name, shown in rows.items():
            self._row_of(name).display = shown

    # Choosing

    @on(FormLine.Changed)
    def _changed(self, event: FormLine.Changed) -> None:
        draft, place = self._draft, event.place
        match event.line.name:
            case "box":
                draft.box = self._boxes[place].name
            case "expansions":
                draft.expansions ^= {expansions_of(draft.box)[place].name}
            case "left_out":
                self._card_at = place
            case "recipe":
                draft.recipe = draft.recipes()[place]
            case "players":
                draft.wanted_players = draft.counts()[place]
            case "bots":
                draft.bot = draft.bots[place]
            case "countdown":
                draft.countdown = self._countdowns[place]
            case "reactions":
                draft.reactions = REACTIONS[place]
        self._show()

    @on(FormLine.Moved)
    def _moved(self) -> None:
        self._show_about()

    def on_descendant_focus(self) -> None:
        self._show_about()

    @on(Input.Changed)
    def _named(self, event: Input.Changed) -> None:
        if event.value != " ".join(self._draft.people):
            self._draft.name_people(event.value)
            self._show()

    @on(Input.Submitted)
    def _named_all(self) -> None:
        self.action_row(1)

    def on_key(self, event: Key) -> None:
        """Set the number of players by a digit."""
        if event.character and event.character in "0123456789":
            number = int(event.character) or 10
            counts = self._draft.counts()
            if number in counts:
                self._draft.wanted_players = number
                self._show()
            else:
                said = self._words("cli-players", number=number, counts=", ".join(map(str, counts)))
                self.notify(said, severity="warning", markup=False)

    @on(FormLine.Opened)
    def _opened(self, event: FormLine.Opened) -> None:
        if event.line.name == "recipe":
            self._choose_recipe()
        elif event.line.name == "left_out":
            self._draft.leave_out(self._draft.expansion_cards()[self._card_at])
            self._show()
        else:
            self._choose_rules()

    @work
    async def _choose_recipe(self) -> None:
        draft = self._draft
        recipes = draft.recipes()
        place = await self.app.push_screen_wait(RecipeList(recipes, recipes.index(draft.recipe), self._words))
        if place is None:
            return
        if place < len(recipes):
            draft.recipe = recipes[place]
        else:
            own = await self.app.push_screen_wait(RecipeFile(self._words))
            if own is not None:
                draft.recipe = draft.own_recipe = own
        self._show()

    @work
    async def _choose_rules(self) -> None:
        wishes = await self.app.push_screen_wait(HouseRules(self._draft))
        if wishes is not None:
            self._draft.wishes = wishes
            self._show()

    def action_row(self, by: int) -> None:
        """Go to the row above or below."""
        if by > 0:
            self.focus_next(".line")
        else:
            self.focus_previous(".line")

    def action_go(self, name: str) -> None:
        """Go to a row by its key; a row with its own page opens it."""
        if name == "recipe" and not self._draft.by_recipe:
            self._draft.box = RECIPES_BOX
            self._show()
        if name == "left_out":
            self._leaves_out = True
            self._show()
        row = self._row_of(name)
        if not row.display:
            self.app.bell()
            return
        row.line.focus()
        if name == "recipe":
            self._choose_recipe()
        elif name == "rules":
            self._choose_rules()

    def action_watch(self) -> None:
        self._draft.watch()
        self.query_one(Input).value = " ".join(self._draft.people)
        self._show()

    def action_cards(self) -> None:
        self.app.push_screen(Reader(self._draft.title, cards_in(self._draft, in_full=True), self._words))

    # Leaving

    def action_start(self) -> None:
        if self._draft.problems():
            self.app.bell()
        else:
            self.dismiss((self._draft.invitation(), None, None))

    def action_leave(self) -> None:
        if isinstance(self.focused, Input):  # only leave the names
            self.action_row(1)
        else:
            self.dismiss(None)

    def action_learn(self) -> None:
        if self._can_learn:
            self.post_message(self.LessonsWanted())

    def action_go_on(self) -> None:
        if self._kept:
            self._go_on_with(self._kept[0])

    @work
    async def action_kept(self) -> None:
        """Choose from all unfinished games."""
        if self._kept:
            labels = [kept_title(kept, self._words) for kept in self._kept]
            place = await self.app.push_screen_wait(Choose(self._words("start-which-kept"), labels, self._words))
            if place is not None:
                self._go_on_with(self._kept[place])

    def _go_on_with(self, kept: SavedGame) -> None:
        try:
            local_game = load_game(kept.path, self._saved_games.folder)
        except BadRecord as error:
            self._kept.remove(kept)
            self._broken = self._words("start-kept-broken", file=str(kept.path), problem=str(error))
            self._show_kept()
            return
        chosen = self._given if self._draft.problems() else self._draft.invitation()
        self.dismiss((chosen, local_game, kept.path))
