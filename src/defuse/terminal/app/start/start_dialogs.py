"""The dialogs of the start screen: the list of recipes, a custom recipe, the rule options."""

from collections.abc import Sequence
from copy import copy
from pathlib import Path
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.events import Key
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from defuse.game.library import LibraryError, Recipe, read_recipe
from defuse.terminal.app.dialogs import Dialog
from defuse.terminal.app.start.start_form import Draft
from defuse.terminal.app.start.start_rows import FormLine, FormRow, OneAtATime, OneOf
from defuse.terminal.app.start.start_words import option_text, option_title, recipe_text, recipe_title
from defuse.words import Words


class RecipeList(Dialog[int]):
    """All recipes with a line about each; the last entry loads a file."""

    def __init__(self, recipes: Sequence[Recipe], at: int, words: Words) -> None:
        super().__init__(words("start-recipes"), words("start-recipes-hint"))
        self._recipes = recipes
        self._at = at
        self._words = words

    def inside(self) -> ComposeResult:
        words = self._words
        options = [
            Option(Content.assemble((f"{recipe_title(recipe, words)}  ", "bold"), (recipe_text(recipe, words), "dim")))
            for recipe in self._recipes
        ]
        yield OptionList(*options, Option(Content.styled(words("start-own-recipe"), "bold")))

    def on_mount(self) -> None:
        self.query_one(OptionList).highlighted = self._at

    def on_key(self, event: Key) -> None:
        """Go to the next recipe that begins with the typed letter."""
        options = self.query_one(OptionList)
        letter = (event.character or "").casefold()
        titles = [recipe_title(recipe, self._words).casefold() for recipe in self._recipes]
        found = [place for place, title in enumerate(titles) if letter.isalpha() and title.startswith(letter)]
        if found:
            event.stop()
            at = options.highlighted or 0
            options.highlighted = next((place for place in found if place > at), found[0])

    @on(OptionList.OptionSelected)
    def _selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_index)


class RecipeFile(Dialog[Recipe]):
    """A custom recipe: its file name, and everything that is wrong with it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "read(-1)", show=False),
        Binding("down", "read(1)", show=False),
        Binding("pageup", "read(-8)", show=False),
        Binding("pagedown", "read(8)", show=False),
    ]

    def __init__(self, words: Words) -> None:
        super().__init__(words("start-recipe-file"), words("dialog-line-hint"))
        self._words = words

    def inside(self) -> ComposeResult:
        yield Input(placeholder="hot-potato.toml")
        with VerticalScroll(can_focus=False):
            yield Static(self._words("start-recipe-file.text"), id="wrong", markup=False)

    @on(Input.Submitted)
    def _submitted(self, event: Input.Submitted) -> None:
        typed = event.value.strip()
        if not typed:
            return
        path = Path(typed)
        try:
            self.dismiss(read_recipe(path.expanduser()))
        except RuntimeError:  # the home of an unknown user
            self._say_wrong(path, [self._words("start-no-home", file=typed)])
        except LibraryError as error:
            self._say_wrong(path.expanduser(), error.reasons)

    def _say_wrong(self, path: Path, reasons: Sequence[str]) -> None:
        """Show every reason, without the file name, which is shown above."""
        lines = [Content.styled(self._words("start-recipe-wrong"), "bold $text-error")]
        lines += [Content(f"✗ {reason.removeprefix(f'{path}: ')}") for reason in reasons]
        self.query_one("#wrong", Static).update(Content("\n").join(lines))
        self.query_one(VerticalScroll).scroll_home(animate=False)

    def action_read(self, by: int) -> None:
        """Scroll the reasons."""
        self.query_one(VerticalScroll).scroll_relative(y=by, animate=False)


class HouseRules(Dialog[dict[str, object]]):
    """The rule options of a game; a star marks the printed values."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "done", show=False),
        Binding("up", "row(-1)", show=False),
        Binding("down", "row(1)", show=False),
        Binding("backspace,delete", "as_printed", show=False),
    ]

    def __init__(self, draft: Draft) -> None:
        words = draft.words
        super().__init__(words("start-house-rules"), words("start-house-rules-hint"))
        self._draft = copy(draft)
        self._draft.wishes = dict(draft.wishes)
        self._words = words

    def inside(self) -> ComposeResult:
        with VerticalScroll(can_focus=False):
            for option in self._draft.option_names():
                line = OneAtATime(option) if option == "deal" else OneOf(option)
                yield FormRow("", option_title(option, self._words), line)
        with Vertical(id="about-rule"):
            yield Static(id="about-option", markup=False)
            yield Static(id="house-wrong", markup=False)
            yield Static(self._words("start-printed"), markup=False, classes="note")

    def on_mount(self) -> None:
        self._show()
        self.query(FormLine).first().focus()

    def _show(self) -> None:
        draft, printed = self._draft, self._draft.printed()
        overrides = draft.overrides()
        for line in self.query(FormLine):
            option = str(line.name)
            values = self._values(option)
            labels = [draft.value_title(option, value) + ("*" if value == printed[option] else "") for value in values]
            value = overrides.get(option, printed[option])
            line.show(labels, *([values.index(value)] if value in values else []))
            line.set_class(option in overrides, "-other")
        problems = [Content(f"✗ {problem}") for problem in draft.problems()]
        wrong = self.query_one("#house-wrong", Static)
        wrong.update(Content("\n").join(problems))
        wrong.display = bool(problems)

    def _values(self, option: str) -> list[object]:
        """The possible values, and the current one even if this game does not allow it."""
        values = self._draft.values(option)
        wish = self._draft.wishes.get(option)
        return values if option != "deal" or wish is None or wish in values else [*values, wish]

    @on(FormLine.Changed)
    def _changed(self, event: FormLine.Changed) -> None:
        option = str(event.line.name)
        self._draft.wish(option, self._values(option)[event.place])
        self._show()

    def on_descendant_focus(self) -> None:
        if isinstance(self.focused, FormLine):
            self.query_one("#about-option", Static).update(option_text(str(self.focused.name), self._words))

    def action_row(self, by: int) -> None:
        if by > 0:
            self.focus_next(".line")
        else:
            self.focus_previous(".line")

    def action_as_printed(self) -> None:
        self._draft.wishes.clear()
        self._show()

    def action_done(self) -> None:
        self.dismiss(self._draft.wishes)
